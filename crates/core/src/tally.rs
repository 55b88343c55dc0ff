//! How the points of a seat came about.

use serde::Serialize;

use crate::Message;

/// A line of the account of a seat's points.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct TallyLine {
    /// What the points are for.
    pub say: Message,
    /// How many; below 0 what was lost.
    pub points: i32,
}

impl TallyLine {
    /// So many points for this.
    pub fn new(say: Message, points: impl Into<i32>) -> TallyLine {
        TallyLine { say, points: points.into() }
    }
}
