//! What somebody thinks about doing, and what a board draws for it.

use sandtable_core::{Game, Hidden, Viewer};

use crate::BoardContext;

/// What somebody thinks about.
#[derive(Clone, Copy, Debug)]
pub struct Plan<'a> {
    /// The actions, in the notation.
    pub words: &'a [String],
    /// What is dragged, and to which point of the board's plane.
    pub drag: Option<(&'a str, (i32, i32))>,
}

impl<'a> Plan<'a> {
    /// These actions.
    pub fn of(words: &'a [String]) -> Plan<'a> {
        Plan { words, drag: None }
    }

    /// What an element would do that is dragged to a target; the target may be a point `@x,y`.
    pub fn drag(words: &'a [String], element: &'a str, target: &str) -> Plan<'a> {
        let point = target.strip_prefix('@').and_then(|point| point.split_once(','));
        let point = point.and_then(|(x, y)| Some((x.parse().ok()?, y.parse().ok()?)));
        Plan { words, drag: point.map(|point| (element, point)) }
    }
}

/// What a board draws before somebody commits to a chain of actions.
pub struct OutlookInput<'a, G: Game> {
    /// What the viewer sees now.
    pub now: &'a <G::State as Hidden>::View,
    /// What the viewer would see then; as it is now if there is nothing to be done.
    pub then: &'a <G::State as Hidden>::View,
    /// What is dragged, and to which point of the board's plane.
    pub drag: Option<(&'a str, (i32, i32))>,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The language; nothing can be clicked.
    pub context: BoardContext<'a>,
}
