//! The server without a network: requests go straight to the router, the tables are in a file of their own.

mod absence;
mod app;
mod armies;
mod browser;
mod connections;
mod council;
mod diffs;
mod floods;
mod forged;
mod hands;
mod hints;
mod keeping;
mod lesson;
mod many;
mod names;
mod people;
mod playing;
mod puzzles;
mod ranges;
mod review;
mod taking_back;
mod two_nodes;
mod wishes;
