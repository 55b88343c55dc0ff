//! What happened, as one viewer may hear it.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Rules, Viewer};
use sandtable_session::Session;

/// The events of the line of play as one viewer may hear them. The unmasked ones cannot be reached.
pub struct EventLog<'a, G: Game> {
    session: Option<&'a Session<G>>,
    viewer: Viewer,
}

impl<'a, G: Game> EventLog<'a, G> {
    pub(crate) fn new(session: &'a Session<G>, viewer: Viewer) -> EventLog<'a, G> {
        EventLog { session: Some(session), viewer }
    }

    /// Nothing has happened yet.
    pub fn none() -> EventLog<'a, G> {
        EventLog { session: None, viewer: Viewer::Public }
    }

    /// The events, the latest first.
    pub fn latest(&self) -> impl Iterator<Item = <G::State as Rules>::Event> + '_ {
        let steps = self.session.into_iter().flat_map(|session| session.events().rev());
        steps.flat_map(|events| events.iter().rev()).filter_map(|event| G::State::mask(event, self.viewer))
    }
}
