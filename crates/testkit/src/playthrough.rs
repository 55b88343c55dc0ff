//! A whole game as text, for a golden file: when it changes, the first line that differs names the step.

use std::fmt::Write;

use sandtable_core::prelude::*;

use sandtable_core::{Game, State};
use sandtable_session::Session;

use crate::step::{StepIn, steps};
use crate::{Step, Walk};

/// The game that this seed plays: at each step the number of choices, the question, the step, a hash of the state
/// after it, and what happened. It stops after `most` steps if it is not over by then.
pub fn playthrough<G: Game>(options: &G::Options, seed: u64, most: usize) -> String {
    let mut walk = Walk::<G>::new(options, seed, most);
    let mut lines = Vec::new();
    while let Some(step) = walk.choose() {
        lines.push(line(&walk, step));
        walk.take(step);
    }
    let game = Session::<G>::replay(&walk.record()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
    let record = game.record();
    let mut text = format!("{} {}, rules {}, seed {seed}\n", G::ID, record.options, G::RULES);
    for ((line, step), events) in lines.iter().zip(&record.steps).zip(game.events()) {
        let _ = writeln!(text, "{line} {step}");
        for event in events {
            let _ = writeln!(text, "          {event:?}");
        }
    }
    let _ = writeln!(text, "{}", ending(walk.state()));
    text
}

fn line<G: Game>(walk: &Walk<'_, G>, step: StepIn<G>) -> String {
    let asked = match (step, walk.state().ask()) {
        (Step::Act(..), Some(ask)) => format!(" {ask:?}:"),
        _ => String::new(),
    };
    format!("{:>4} {:>3}{asked}", walk.ply() + 1, steps(walk.state()).len())
}

fn ending<S: State>(state: &S) -> String {
    state.outcome().map_or_else(|| "not over".to_owned(), |outcome| format!("{outcome:?}"))
}
