//! Tables while somebody plays, watches or thinks at them.

mod desk;
pub(crate) mod herald;
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
pub(crate) use people::USUAL_BOT;
pub(crate) use presence::Footstep;
