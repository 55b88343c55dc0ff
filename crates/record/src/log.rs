//! What happened, as each viewer may hear it.

use serde::Serialize;
use table::{Game, Quiet, Say, Seat, State, Viewer};

use crate::replay::json;
use crate::session::{Play, PlayOf};
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
    pub say: Option<table::Message>,
    /// What came of it.
    pub events: Vec<Told>,
}

/// An event, for one viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Told {
    /// As a sentence.
    pub say: table::Message,
    /// As data, for animation.
    pub event: Json,
}

impl<G: Game> Session<G> {
    /// The steps from this ply on, as the viewer may hear of them.
    pub fn log(&self, viewer: Viewer, from: usize) -> Vec<Entry> {
        let Some(mut state) = self.at(from) else { return Vec::new() };
        let mut entries = Vec::new();
        for ply in from..self.ply() {
            let taken = self.step(ply);
            let action = readable(&state, taken.play, viewer);
            entries.push(Entry {
                ply: ply + 1,
                seat: actor(&taken.play),
                word: action.map(|action| action.to_string()),
                say: action.map(|action| state.spell_out(action.say())),
                events: told::<G::State>(&taken.events, viewer),
            });
            taken.play.on(&mut state, &mut Quiet);
        }
        entries
    }
}

fn actor<A, C>(play: &Play<A, C>) -> Option<Seat> {
    match play {
        Play::Act(seat, _) => Some(*seat),
        Play::Luck { .. } => None,
    }
}

/// The action as it reads for the viewer; a seat reads its own as they are.
fn readable<S: State>(before: &S, play: PlayOf<S>, viewer: Viewer) -> Option<S::Action> {
    match play {
        Play::Act(seat, action) if viewer == Viewer::Seat(seat) => Some(action),
        Play::Act(_, action) => before.disguise(action, viewer),
        Play::Luck { .. } => None,
    }
}

/// The events, masked.
fn told<S: State>(events: &[S::Event], viewer: Viewer) -> Vec<Told> {
    let heard = events.iter().filter_map(|event| S::mask(event, viewer));
    heard.map(|event| Told { say: event.say(), event: json(&event) }).collect()
}
