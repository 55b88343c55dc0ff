//! The rules of the game, as scenes.

#![allow(missing_docs)]

mod attack;
mod battle;
mod bots;
mod build;
mod clicks;
mod common;
mod control;
mod offers;
mod parts;
mod reasons;
mod redeploy;
mod responses;
mod scoring;
mod setup;
mod sheets_allies;
mod sheets_axis;
mod supply;
mod year;
