//! What lies beside the map: both sides, the viewer's reserve and bag, and in the solo game the bot's row and the
//! stratagems.

use maud::{Markup, html};
use sandtable_board::Fragment;
use sandtable_core::{Message, Say as _};
use sandtable_natisk::ids::{Side, Stratagem, Unit, Units};
use sandtable_natisk::{Cup, SideView};

use super::{Drawing, PARTS, Part, side_class, track, unit};

/// Both sides and what is left to research.
pub(super) fn sides(drawing: &Drawing<'_>) -> Markup {
    html! {
        div.n-sides {
            @for side in &drawing.view.sides { (side_card(drawing, side)) }
            div.n-pool title=(drawing.context.text("natisk-board-pool-hint")) {
                svg.n-effect viewBox="0 0 24 24" aria-hidden="true" { use href="#n-research" {} }
                b { (drawing.view.research) }
                span { (drawing.context.text("natisk-board-pool")) }
            }
        }
    }
}

fn side_card(drawing: &Drawing<'_>, side: &SideView) -> Markup {
    let won = drawing.view.ending.is_some_and(|ending| ending.winner == side.side);
    let last_turn = drawing.view.last_turn && !side.side.is_first() && drawing.view.ending.is_none();
    html! {
        div class={ "n-card " (side_class(side.side)) @if won { " won" } } {
            h3 { (track::emblem_mark(side.side)) (drawing.context.name(&side.side)) }
            b.n-total { (side.points) }
            p {
                (counted(drawing, "natisk-board-to-come", side.unplaced)) ", "
                (counted(drawing, "natisk-board-special", side.special))
            }
            @if last_turn { p.n-alarm { (drawing.context.text("natisk-board-last-turn")) } }
            @if won { p.n-alarm { (drawing.context.text("natisk-board-won")) } }
            div.n-facts {
                (fact(drawing, side.side, "natisk-board-last", side.last.as_slice()))
                (fact(drawing, side.side, "natisk-board-bombed", side.bombed.as_slice()))
                (fact(drawing, side.side, "natisk-board-exposed", &side.exposed))
            }
        }
    }
}

fn counted(drawing: &Drawing<'_>, id: &'static str, number: u16) -> String {
    drawing.context.say(&Message::new(id).with("number", number))
}

/// Units the viewer knows of, under a word for how.
fn fact(drawing: &Drawing<'_>, side: Side, id: &str, units: &[Unit]) -> Markup {
    html! {
        @if !units.is_empty() {
            span.n-fact { small { (drawing.context.text(id)) } @for &unit in units { (drawing.mention(side, unit)) } }
        }
    }
}

/// The viewer's reserve, the bot's row, and the button that ends a blitz.
pub(super) fn tray(drawing: &Drawing<'_>) -> Markup {
    let own = drawing.view.sides.iter().find_map(|side| Some((side.side, side.reserve.as_ref()?)));
    html! {
        @if own.is_some() || drawing.view.solo {
            div.n-tray {
                @if let Some((side, reserve)) = own { (held(drawing, side, reserve)) }
                @if drawing.view.solo { (row(drawing)) }
            }
        }
    }
}

fn held(drawing: &Drawing<'_>, side: Side, reserve: &Units) -> Markup {
    html! {
        section.n-reserve {
            h3 { (drawing.context.text("natisk-board-reserve")) }
            div.n-units {
                @if reserve.is_empty() { p.quiet { (drawing.context.text("natisk-board-empty")) } }
                @for (unit, count) in reserve.iter() { (reserved(drawing, side, unit, count)) }
                @if drawing.context.clickables.click("done").is_some() {
                    div.n-done data-element="done" data-rule="5.5" {
                        (drawing.context.text("natisk-done")) (drawing.click_layer("done", &drawing.context.text("natisk-done")))
                    }
                }
            }
        }
    }
}

fn reserved(drawing: &Drawing<'_>, side: Side, unit: Unit, count: u8) -> Markup {
    let element = format!("reserve-{unit}");
    let name = drawing.several(unit, count);
    html! {
        div.n-held data-element=(element) title=(name) {
            (drawing.token(side, unit, Some(&format!("r-{unit}"))))
            @if count > 1 { b { "\u{d7}" (count) } }
            (drawing.click_layer(&element, &name))
            (drawing.context.rule(unit::paragraph(unit)))
        }
    }
}

impl Drawing<'_> {
    fn several(&self, unit: Unit, count: u8) -> String {
        if count == 1 {
            return self.context.name(&unit);
        }
        self.context.say(&Message::new("natisk-board-several").with("unit", unit.say()).with("count", count))
    }
}

/// The viewer's own bag, for those who want to count.
pub(super) fn bag(drawing: &Drawing<'_>) -> Markup {
    let own = drawing.view.sides.iter().find_map(|side| Some((side.side, side.bag.as_ref()?)));
    html! {
        @if let Some((side, bag)) = own {
            details.n-bag id="n-bag" {
                summary { (counted(drawing, "natisk-board-bag", bag.total())) }
                div.n-units {
                    @for (unit, count) in bag.iter() { (in_bag(drawing, side, unit, count)) }
                }
            }
        }
    }
}

pub(super) fn in_bag(drawing: &Drawing<'_>, side: Side, unit: Unit, count: u8) -> Fragment {
    let (lang, row) = (drawing.context.locale.lang(), unit::row(unit, &drawing.view.blanks));
    PARTS.get(Part::InBag { lang, side, unit, row, count }, || drawn_in_bag(drawing, side, unit, count))
}

pub(super) fn drawn_in_bag(drawing: &Drawing<'_>, side: Side, unit: Unit, count: u8) -> Markup {
    let name = drawing.several(unit, count);
    html! {
        div.n-held title=(name) {
            (drawing.token(side, unit, None))
            span.sr { (name) }
            @if count > 1 { b { "\u{d7}" (count) } }
        }
    }
}

/// The bot's open units and its stratagem (9.1, 9.7).
fn row(drawing: &Drawing<'_>) -> Markup {
    let bot = drawing.view.board.first();
    html! {
        section.n-row {
            h3 { (drawing.context.text("natisk-board-row")) }
            div.n-units {
                @for (at, &unit) in (1_u8..).zip(&drawing.view.row) { (in_row(drawing, bot, at, unit)) }
            }
            @if let Some(cup) = drawing.view.cup { (stratagems(drawing, cup)) }
        }
    }
}

fn in_row(drawing: &Drawing<'_>, bot: Side, at: u8, unit: Unit) -> Markup {
    let element = format!("row-{at}");
    let name = Message::new("natisk-board-row-unit").with("number", at).with("unit", unit.say());
    let name = drawing.context.say(&name);
    html! {
        div.n-held data-element=(element) title=(name) {
            (drawing.token(bot, unit, Some(&element)))
            (drawing.click_layer(&element, &name))
            (drawing.context.rule(unit::paragraph(unit)))
        }
    }
}

fn stratagems(drawing: &Drawing<'_>, cup: Cup) -> Markup {
    html! {
        div.n-cup {
            span.n-force {
                small { (drawing.context.text("natisk-board-in-force")) }
                @match cup.in_force {
                    Some(stratagem) => (named(drawing, stratagem)),
                    None => (drawing.context.text("natisk-nothing")),
                }
                @if cup.in_force.is_some_and(|in_force| in_force != cup.drawn) {
                    " (" (named(drawing, cup.drawn)) ")"
                }
            }
            details id="n-cup" {
                summary { (counted(drawing, "natisk-board-cup", cup.inside().count() as u16)) }
                ul { @for stratagem in cup.inside() { li { (named(drawing, stratagem)) } } }
            }
        }
    }
}

/// A stratagem, linked to its paragraph: they stand in the order of section 10.
fn named(drawing: &Drawing<'_>, stratagem: Stratagem) -> Markup {
    let paragraph = format!("10.{}", stratagem as u8 + 1);
    html! { a href=(drawing.context.rules_link(&paragraph)) { (drawing.context.name(&stratagem)) } }
}
