//! The server without a network: requests go straight to the router, the tables are in a file of their own.

mod app;
mod browser;
mod council;
mod forged;
mod keeping;
mod many;
mod people;
mod playing;
mod ranges;
mod taking_back;
mod two_nodes;
