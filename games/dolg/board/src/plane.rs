//! The table seen from a side: its own edge is below. Lengths of the rules are tenths of a millimetre, those of the drawing
//! millimetres with one digit after the point.

use std::fmt::{Display, Formatter};

use sandtable_dolg::ids::Side;
use sandtable_dolg::space::{Heading, Pose};
use sandtable_dolg::tables::Table;

/// A length of the drawing, from tenths of a millimetre.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Mm(pub(crate) i32);

impl Display for Mm {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenth) = (self.0.abs() / 10, self.0.abs() % 10);
        if tenth == 0 { write!(f, "{sign}{whole}") } else { write!(f, "{sign}{whole}.{tenth}") }
    }
}

/// The table as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Plane {
    pub(crate) table: Table,
    /// Is it seen from the north?
    turned: bool,
}

impl Plane {
    pub(crate) fn new(table: Table, side: Option<Side>) -> Plane {
        Plane { table, turned: side == Some(Side::North) }
    }

    /// From the left edge and from the upper edge of the drawing.
    pub(crate) fn at(&self, x: i32, y: i32) -> (Mm, Mm) {
        let Table { width, height } = self.table;
        if self.turned { (Mm(width - x), Mm(y)) } else { (Mm(x), Mm(height - y)) }
    }

    /// The middle of a card.
    pub(crate) fn of(&self, pose: Pose) -> (Mm, Mm) {
        self.at(pose.x.into(), pose.y.into())
    }

    /// The style of what lies there: its place.
    pub(crate) fn style(&self, x: i32, y: i32) -> String {
        let (left, top) = self.at(x, y);
        format!("--x:{left};--y:{top}")
    }

    /// Half degrees clockwise from upright.
    pub(crate) fn turn(&self, heading: Heading) -> i32 {
        (heading.half_degrees() + if self.turned { 360 } else { 0 }) % 720
    }

    /// Points for a polygon.
    pub(crate) fn points(&self, points: impl IntoIterator<Item = (i32, i32)>) -> String {
        let words = points.into_iter().map(|(x, y)| {
            let (left, top) = self.at(x, y);
            format!("{left},{top}")
        });
        words.collect::<Vec<_>>().join(" ")
    }

    /// The plane for drops: the coordinates of the left, upper, right and lower edge, counted from the north-western corner.
    pub(crate) fn corners(&self) -> String {
        let Table { width, height } = self.table;
        if self.turned { format!("{width},{height},0,0") } else { format!("0,0,{width},{height}") }
    }
}

/// Half degrees as an angle of a style.
pub(crate) fn degrees(half_degrees: i32) -> String {
    format!("{}deg", f64::from(half_degrees) / 2.0)
}
