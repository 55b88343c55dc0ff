//! The six phases of a turn, and what holds until its end.

use maud::{Markup, html};
use sandtable_core::{Message, Say};
use sandtable_siege::ids::Phase;

use super::{Board, icon};

const PHASES: [(Phase, &str); 6] = [
    (Phase::Draw, "cards"),
    (Phase::Exchange, "swap"),
    (Phase::Trade, "joint"),
    (Phase::Play, "aim"),
    (Phase::Move, "inward"),
    (Phase::Reveal, "more"),
];

pub(super) fn strip(board: &Board<'_>) -> Markup {
    let view = board.view;
    html! {
        section.s-turn {
            p.s-whose {
                @if view.phase == Phase::Setup { span { (board.context.name(&view.phase)) } } @else {
                    i class={ "mark seat-" (view.active.index()) } {}
                    (board.tell(&Message::new("siege-board-turn").with("player", view.active.say())))
                }
                (marks(board))
            }
            ol.s-phases {
                @for (at, (phase, sign)) in (1u8..).zip(PHASES) {
                    @let now = phase == view.phase;
                    @let name = board.context.name(&phase);
                    li.now[now] aria-current=[now.then_some("step")] title=(name) data-rule="3.1" {
                        b { (at) } (icon(sign)) span { (board.text(&format!("phase-{phase}"))) }
                    }
                }
            }
        }
    }
}

/// Lull, mud, guards: signs that the rest of the turn differs from others.
fn marks(board: &Board<'_>) -> Markup {
    let turn = board.view.turn;
    let marks = [(turn.lull, "lull", "lull"), (turn.mud, "mud", "mud"), (turn.guards, "guards", "star")];
    html! {
        @for (_, word, sign) in marks.into_iter().filter(|(is_on, ..)| *is_on) {
            span.badge.turn title=(board.text(&format!("{word}-now"))) {
                (icon(sign)) (board.context.text(&format!("siege-card-{word}")))
            }
        }
    }
}
