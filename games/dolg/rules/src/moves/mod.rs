//! What a unit can do on a table full of others: how far it can go, wheel and turn, whom it can charge, where it flees.
//!
//! A [`Field`] says what lies where, a [`Mover`] who moves, a [`Budget`] what is left to be spent. Amounts come as [`Ranges`] with gaps, because a
//! unit may pass through some friends and not stop in them; what is outside of them is not legal. Nothing here allocates.

mod budget;
mod candidates;
mod charge;
mod engaged;
mod field;
mod flight;
mod going;
mod outline;
mod ranges;
mod snaps;
mod steer;
mod straight;
mod wheels;

pub use budget::Budget;
pub use candidates::{Wish, candidates};
pub use charge::{Charge, Hits, can_charge, charges, charges_at};
pub use engaged::{envelopment, extension, slide, turn_to};
pub use field::{Body, Field, KEEP_AWAY, MARCH_DISTANCE, Mover};
pub use flight::{Flight, flight};
pub use going::Going;
pub use outline::{arc_outline, sight_outline};
pub use ranges::Ranges;
pub use snaps::{Snaps, advance_snaps, slots};
pub use steer::{Chain, Segment, snap, steer, steer_charge, steer_drift};
pub use straight::{after_straight, straight_ranges};
pub use wheels::{after_wheel, can_wheel, rotate_ranges, wheel_ranges, wheels};
