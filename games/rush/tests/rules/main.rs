//! The rules of the game, as scenes.

#![allow(missing_docs)]

mod book;
mod common;
mod data;
