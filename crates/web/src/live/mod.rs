//! Tables while somebody plays, watches or thinks at them.

mod desk;
mod hub;
mod kept;
mod moves;
mod people;
pub(crate) mod picture;
mod presence;
mod replay;
pub(crate) mod thinking;

pub(crate) use desk::Desk;
pub(crate) use hub::{DeskGuard, Hub};
pub(crate) use moves::{Asked, Play};
