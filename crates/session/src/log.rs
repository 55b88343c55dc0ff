//! What happened, as each viewer may hear it.

use sandtable_core::{Game, Quiet, Seat, State, Viewer};
use serde::Serialize;

use crate::replay::json;
use crate::session::{PlayedStep, TypedStep, TypedStepOf};
use crate::{Json, Session};

/// A step of the line of play, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Entry {
    /// The ply after it.
    pub ply: usize,
    /// Who did it; none if it was luck.
    pub seat: Option<Seat>,
    /// The action in the notation, as far as the viewer may read it. Luck is only told by its events.
    pub word: Option<String>,
    /// The action as a sentence, likewise.
    pub say: Option<sandtable_core::Message>,
    /// What came of it.
    pub events: Vec<Told>,
}

/// An event, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// As a sentence.
    pub say: sandtable_core::Message,
    /// As data, for animation.
    pub event: Json,
}

impl<G: Game> Session<G> {
    /// The steps from this ply on, as the viewer may hear of them. It costs these steps alone, however long the game is.
    pub fn log(&self, viewer: Viewer, from: usize) -> Vec<Entry> {
        self.logs(&[viewer], from).pop().unwrap_or_default()
    }

    /// The same for several viewers at once, a list for each.
    pub(crate) fn logs(&self, viewers: &[Viewer], from: usize) -> Vec<Vec<Entry>> {
        let mut logs = vec![Vec::new(); viewers.len()];
        let Some(mut state) = self.at(from) else { return logs };
        for ply in from..self.ply() {
            let played = self.played(ply);
            let actions: Vec<_> = viewers.iter().map(|&viewer| read(&state, played.step, viewer)).collect();
            played.step.apply_to(&mut state, &mut Quiet);
            for ((log, &viewer), action) in logs.iter_mut().zip(viewers).zip(actions) {
                log.push(entry(&state, played, ply + 1, viewer, action));
            }
        }
        logs
    }
}

/// An action in the notation and as a sentence.
type ReadAction = (String, sandtable_core::Message);

/// The step that led to this state and this ply, for one viewer.
fn entry<S: State>(
    after: &S,
    played: &PlayedStep<S>,
    ply: usize,
    viewer: Viewer,
    action: Option<ReadAction>,
) -> Entry {
    let (word, say) = action.unzip();
    Entry { ply, seat: actor(&played.step), word, say, events: told(after, &played.events, viewer) }
}

fn actor<A, C>(step: &TypedStep<A, C>) -> Option<Seat> {
    match step {
        TypedStep::Act(seat, _) => Some(*seat),
        TypedStep::Luck { .. } => None,
    }
}

/// The action as it reads for the viewer; a seat reads its own as they are.
fn read<S: State>(before: &S, step: TypedStepOf<S>, viewer: Viewer) -> Option<ReadAction> {
    let action = match step {
        TypedStep::Act(seat, action) if viewer == Viewer::Seat(seat) => Some(action),
        TypedStep::Act(_, action) => before.disguise(action, viewer),
        TypedStep::Luck { .. } => None,
    };
    action.map(|action| (action.to_string(), before.describe(action)))
}

/// The events, masked.
fn told<S: State>(after: &S, events: &[S::Event], viewer: Viewer) -> Vec<Told> {
    let heard = events.iter().filter_map(|event| S::mask(event, viewer));
    heard.map(|event| Told { say: after.describe_event(&event, viewer), event: json(&event) }).collect()
}
