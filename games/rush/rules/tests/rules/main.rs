//! The rules of the game, as scenes.

#![allow(missing_docs)]

mod abilities;
mod assault;
mod attack;
mod book;
mod buying;
mod clicks;
mod common;
mod data;
mod drags;
mod ending;
mod medals;
mod parts;
mod reasons;
mod rollout;
mod secrets;
mod setup;
mod turn;
mod written;
