//! Hidden information: what each viewer sees and hears, and what a seat may imagine.

use std::fmt::Debug;

use serde::Serialize;

use crate::{Rng, Rules, Seat, Sketch, Viewer};

/// A position of which not everybody sees everything.
pub trait Hidden: Rules {
    /// What a viewer sees.
    type View: Clone + PartialEq + Debug + Serialize + Sketch;

    /// What this viewer may see, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What this viewer hears of an event, if anything.
    fn mask(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Deals all that the seat cannot see afresh.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng);

    /// How an action of another seat reads for this viewer, if it reads at all.
    fn disguise(&self, action: Self::Action, _viewer: Viewer) -> Option<Self::Action> {
        Some(action)
    }
}
