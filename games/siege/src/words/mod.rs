//! Notation, and messages: what is typed, recorded and clicked, and what people are told.

mod action;
mod ask;
mod element;
mod event;
mod names;

pub use action::{Action, Chance, Twist};
pub use ask::Ask;
pub use element::Element;
pub use event::Event;
pub(crate) use names::list;
