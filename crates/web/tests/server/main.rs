//! The server without a network: requests go straight to the router, the tables are in a file of their own.

mod browser;
mod council;
mod forged;
mod house;
mod many;
mod people;
mod playing;
mod taking_back;
mod two_nodes;
