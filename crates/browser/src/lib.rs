//! The house seen by real Chromium: what the browser tests and the pictures in `docs/shots` are made with.
//!
//! A [`House`] is a server of this process over an empty database; a [`Person`] is a browser with cookies of its own.
//! Nothing here sleeps and hopes: every wait is for a condition, and is bounded.

mod checks;
mod chromium;
mod house;
mod line;
mod person;
mod play;
mod scene;
mod screen;

pub use checks::Checked;
pub use house::House;
pub use line::Line;
pub use person::Person;
pub use play::{Fingers, Glance};
pub use scene::Scene;
pub use screen::{Screen, Theme};
