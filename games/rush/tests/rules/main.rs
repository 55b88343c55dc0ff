//! The rules of the game, as scenes.

#![allow(missing_docs)]

mod abilities;
mod assault;
mod attack;
mod book;
mod buying;
mod common;
mod data;
mod ending;
mod hunch;
mod medals;
mod parts;
mod secrets;
mod setup;
mod turn;
