//! The server seen by real Chromium: the kit that browser tests and the pictures in `docs/shots` are made with.
//!
//! A [`TestServer`] runs in the test's own process over an empty database and offers the packages it is given; a
//! [`Person`] is a browser with its own cookies. Nothing here sleeps and hopes: every wait is for a condition, and is
//! bounded.

mod checks;
mod chromium;
mod dragging;
mod flaky_proxy;
mod guided_game;
mod page_state;
mod person;
mod random_player;
mod scene;
mod screen;
pub mod shots;
mod test_server;
mod whole_game;

pub use dragging::{Drag, Dragging};
pub use flaky_proxy::FlakyProxy;
pub use guided_game::{GuidedGame, NEXT};
pub use page_state::PageState;
pub use person::Person;
pub use random_player::{Input, RandomPlayer};
pub use scene::{Owner, Scene};
pub use screen::{Motion, Screen, Theme};
pub use test_server::TestServer;
pub use whole_game::WholeGame;
