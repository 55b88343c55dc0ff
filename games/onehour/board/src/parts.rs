//! The parts of the lists.

use maud::{Markup, html};
use sandtable_board::BoardContext;
use sandtable_core::{Message, Say};
use sandtable_onehour::ids::{Deed, Track, Unit};
use sandtable_onehour::{Element, NationView, SpaceView, View};

/// A thing that can perhaps be clicked, with its name in sight.
fn thing(element: Element, name: &str, rule: &str, context: &BoardContext<'_>) -> Markup {
    let word = element.to_string();
    html! {
        div.onehour-thing data-element=(word) {
            span aria-hidden="true" { (name) }
            (context.click_layer(&word, name))
            (context.rule(rule))
        }
    }
}

/// The actions of the sheet whose turn it is, the response that is offered, and the buttons.
pub(crate) fn actions(view: &View, context: &BoardContext<'_>) -> Markup {
    let button = |element, id: &str, rule| thing(element, &context.text(id), rule, context);
    html! {
        h3 { (context.name(&view.mover)) ": " (context.text("onehour-board-actions")) }
        div.onehour-row {
            @for deed in Deed::ALL { (thing(Element::Deed(*deed), &context.name(deed), "3.3", context)) }
            (button(Element::Pass, "onehour-pass", "3.4"))
            @if let Some(response) = view.offer {
                (thing(Element::Response(response), &context.name(&response), "11.3", context))
                (button(Element::Decline, "onehour-decline", "11.3"))
            }
            (button(Element::Done, "onehour-done", "3.7"))
        }
    }
}

/// A space with its pieces.
pub(crate) fn space(view: &SpaceView, context: &BoardContext<'_>) -> Markup {
    let nobody = || Message::new("onehour-camp-nobody");
    let control = Message::new("onehour-board-control")
        .with("control", view.control.map_or_else(nobody, |side| side.say()));
    html! {
        section.onehour-space {
            (thing(Element::Space(view.space), &context.name(&view.space), "1.3", context))
            small { (context.say(&control)) }
            @for unit in view.force.kinds() {
                (counted(Element::Piece(view.space, unit), unit, view.force.count(unit), context))
            }
        }
    }
}

fn counted(element: Element, unit: Unit, count: u8, context: &BoardContext<'_>) -> Markup {
    let count = Message::new("onehour-count").with("unit", unit.say()).with("count", count);
    thing(element, &context.say(&count), "1.5", context)
}

/// A nation sheet: markers, tracks, Reserve and Losses.
pub(crate) fn sheet(view: &NationView, context: &BoardContext<'_>) -> Markup {
    let markers = Message::new("onehour-board-markers").with("markers", view.markers);
    html! {
        section.onehour-sheet {
            h4 { (context.name(&view.nation)) }
            small { (context.say(&markers)) }
            div.onehour-row { @for track in Track::ALL { (self::track(view, *track, context)) } }
            (thing(Element::ReserveBox(view.nation), &context.text("onehour-board-reserve"), "6.3", context))
            @for (unit, count) in &view.reserve { (counted(Element::Reserve(*unit), *unit, *count, context)) }
            p { (context.text("onehour-board-losses")) }
            @for (unit, count) in &view.losses { (counted(Element::Losses(*unit), *unit, *count, context)) }
        }
    }
}

fn track(view: &NationView, track: Track, context: &BoardContext<'_>) -> Markup {
    let value = Message::new("onehour-board-track")
        .with("track", track.say())
        .with("value", view.tracks[track as usize]);
    thing(Element::Track(view.nation, track), &context.say(&value), "1.8", context)
}
