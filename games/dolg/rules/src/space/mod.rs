//! The open table as exact geometry: cards are oriented rectangles, and every answer is a whole number.
//!
//! A length is an `i32` of 0.1 mm, a heading a whole number of half degrees (2.1). Sines are integers of a table. The corners of a card and
//! everything derived from them lie on a lattice 256 times finer than 0.1 mm ([`FINE`]), so that overlap, distance and arcs are comparisons of
//! integers and come out the same on every machine. Where a card comes to rest is rounded to 0.1 mm, once per action.
//!
//! Nothing here knows a unit, a side or a rule of movement: that is `moves`.

mod angle;
mod contact;
mod convex;
mod fire;
mod overlap;
mod pose;
mod rect;
mod sweep;
mod wheel;
mod zone;

pub use angle::{Heading, Vector};
pub use contact::{Cells, Contact, Edge, MOST_STEPS, contact, flush_beside, flush_pose};
pub use convex::Convex;
pub use fire::{Aims, free_line, free_lines, is_free_line, is_in_the_way, nearest_point};
pub(crate) use overlap::square_distance;
pub use overlap::{depth, distance, is_nearer, overlaps, overlaps_deeper, within};
pub use pose::{Point, Pose};
pub use rect::Rect;
pub(crate) use rect::SCALE;
pub use sweep::{Span, Way};
pub use wheel::{WHEEL_STEP, Wing, wheel, wheel_body, wheel_cost, wheel_step, wheel_steps, widest_wheel};
pub use zone::{Zone, corner_in_front_arc, in_front_arc, reaches_front_arc, zone};

/// Points of the fine lattice per 0.1 mm.
pub const FINE: i32 = 256;
/// One unit of distance, 50 mm (2.1).
pub const UD: i32 = 500;
/// The front of a card, 88 mm (3.2).
pub const FRONT: i32 = 880;
/// The depth of a card, 63 mm (3.2).
pub const DEPTH: i32 = 630;
/// A section of the front or rear, 22 mm; a wing counter is a square of this size (1.3).
pub const SECTION: i32 = 220;
/// A section of a flank, 31.5 mm (3.2).
pub const FLANK_SECTION: i32 = 315;
/// What counts as contact, and how deep cards may overlap without being in each other's way: 0.5 mm (2.7).
pub const TOLERANCE: i32 = 5;
/// How much of a section has to be in contact: 3 mm (2.7).
pub const CELL_OVERLAP: i32 = 30;
