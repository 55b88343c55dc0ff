//! A theatre of war: its name and battle track, then its campaigns. The head with the track is what is clicked when a
//! theatre is asked for.

use maud::{Markup, html};
use sandtable_board::Room;
use sandtable_core::{Message, Say};
use sandtable_natisk::ids::Board;
use sandtable_natisk::{TheatreView, marker_place};

use super::{Drawing, PARTS, Part};

/// How a campaign stands.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Standing {
    Finished,
    Active,
    Waiting,
}

impl Drawing<'_> {
    /// The panel of a theatre; `place` is its class on the map, `style` its position there.
    pub(super) fn theatre(&self, theatre: &TheatreView, place: &str, style: Option<&str>) -> Markup {
        let name = self.context.name(&theatre.theatre);
        let element = theatre.theatre.to_string();
        let complete = theatre.front.is_some() && !theatre.open;
        let rule = if self.view.board == Board::Nippon { "8.2" } else { "1.2" };
        html! {
            (Room(6 * 1024))
            section class={ "n-theatre " (place) @if complete { " complete" } } id={ "t-" (element) } style=[style] {
                div.n-head data-element=(element) data-rule=(rule) {
                    h3 { (name) }
                    @if complete { span.n-stamp { (self.context.text("natisk-board-complete")) } }
                    @if theatre.front.is_none() { span.n-stamp { (self.context.text("natisk-board-unopened")) } }
                    @if let Some(front) = theatre.front { (self.track(theatre.theatre, front.marker)) }
                    (self.click_layer(&element, &self.theatre_name(theatre)))
                }
                @for at in 0..theatre.theatre.campaigns() { (self.campaign(theatre, at)) }
            }
        }
    }

    fn theatre_name(&self, theatre: &TheatreView) -> String {
        let name = match theatre.front {
            None => theatre.theatre.say(),
            Some(front) => Message::new("natisk-board-marker")
                .with("theatre", theatre.theatre.say())
                .with("marker", marker_place(theatre.theatre, front.marker)),
        };
        self.context.say(&name)
    }

    fn campaign(&self, theatre: &TheatreView, at: u8) -> Markup {
        let points = theatre.theatre.row().campaigns[at as usize].points;
        let standing = standing(theatre, at);
        let class = match standing {
            Standing::Finished => "finished",
            Standing::Active => "active",
            Standing::Waiting => "waiting",
        };
        let part = Part::Points { lang: self.context.locale.lang(), points, standing };
        let mine = theatre.spaces.iter().filter(|(space, _)| space.row().campaign == at);
        html! {
            div class={ "n-campaign " (class) } {
                div.n-spaces { @for &(space, occupant) in mine { (self.space(space, occupant)) } }
                (PARTS.get(part, || self.points(points, standing)))
            }
        }
    }

    fn points(&self, points: u8, standing: Standing) -> Markup {
        let note = match standing {
            Standing::Finished => Some("natisk-board-finished"),
            Standing::Active => Some("natisk-board-active"),
            Standing::Waiting => None,
        };
        let worth = self.context.say(&Message::new("natisk-board-worth").with("points", points));
        html! {
            span.n-points title=(worth) {
                span.sr { (worth) @if let Some(note) = note { ", " (self.context.text(note)) } }
                span aria-hidden="true" { (points) }
            }
        }
    }
}

fn standing(theatre: &TheatreView, at: u8) -> Standing {
    match theatre.front {
        Some(front) if !theatre.open || at < front.finished => Standing::Finished,
        Some(front) if at == front.finished => Standing::Active,
        _ => Standing::Waiting,
    }
}
