//! What others did while the viewer waited: a list for the script, which shows one thing after the other in the strip above the
//! board. Without script the log and the replay tell the same.

use maud::{Markup, html};

use super::phrases::mark;
use crate::model::{Happening, SceneStep, Visitor};

/// The steps with their boards.
pub fn scenes(visitor: &Visitor, game: &str, steps: &[SceneStep]) -> Markup {
    html! {
        ol #scenes {
            @for step in steps {
                li data-ply=(step.ply) data-own[step.own] {
                    @for happening in &step.happened { (told(visitor, game, step, happening)) }
                    div.board { (step.board) }
                }
            }
        }
    }
}

fn told(visitor: &Visitor, game: &str, step: &SceneStep, happening: &Happening) -> Markup {
    html! {
        p.told data-about=(happening.about.join(" ")) { (mark(visitor, game, step.seat)) " " (visitor.say(&happening.say)) }
    }
}

/// Where things are told as they happen: a strip that covers a little of the board and shifts nothing.
pub(super) fn strip(visitor: &Visitor) -> Markup {
    html! {
        div #strip.strip.scripted-only data-kept hidden {
            p #strip-text aria-live="polite" {}
            button #strip-skip.btn.small type="button" aria-keyshortcuts="Escape" { (visitor.text("web-telling-skip")) }
        }
    }
}

/// How fast it is told.
pub(super) fn telling_pace(visitor: &Visitor) -> Markup {
    html! {
        label #telling.telling.small.scripted-only data-kept {
            (visitor.text("web-telling"))
            select #telling-pace {
                @for pace in ["off", "fast", "normal", "slow"] {
                    option value=(pace) { (visitor.text(&format!("web-telling-{pace}"))) }
                }
            }
        }
    }
}
