//! The six phases of a turn, and what holds until its end.

use maud::{Markup, html};
use siege::ids::Phase;
use table::{Message, Say};

use super::{Drawing, icon};

const PHASES: [(Phase, &str); 6] = [
    (Phase::Draw, "cards"),
    (Phase::Exchange, "swap"),
    (Phase::Trade, "joint"),
    (Phase::Play, "aim"),
    (Phase::Move, "inward"),
    (Phase::Reveal, "more"),
];

pub(super) fn strip(drawing: &Drawing<'_>) -> Markup {
    let view = drawing.view;
    html! {
        section.s-turn {
            p.s-whose {
                @if view.phase == Phase::Setup { span { (drawing.easel.say(&view.phase)) } } @else {
                    i class={ "mark seat-" (view.active.index()) } {}
                    (drawing.tell(&Message::new("siege-board-turn").with("player", view.active.say())))
                }
                (marks(drawing))
            }
            ol.s-phases {
                @for (at, (phase, sign)) in (1u8..).zip(PHASES) {
                    @let now = phase == view.phase;
                    @let name = drawing.easel.say(&phase);
                    li.now[now] aria-current=[now.then_some("step")] title=(name) data-rule="3.1" {
                        b { (at) } (icon(sign)) span { (drawing.text(&format!("phase-{phase}"))) }
                    }
                }
            }
        }
    }
}

/// Lull, mud, guards: signs that the rest of the turn differs from others.
fn marks(drawing: &Drawing<'_>) -> Markup {
    let turn = drawing.view.turn;
    let marks = [(turn.lull, "lull", "lull"), (turn.mud, "mud", "mud"), (turn.guards, "guards", "star")];
    html! {
        @for (_, word, sign) in marks.into_iter().filter(|(is_on, ..)| *is_on) {
            span.badge.turn title=(drawing.text(&format!("{word}-now"))) {
                (icon(sign)) (drawing.easel.text(&format!("siege-card-{word}")))
            }
        }
    }
}
