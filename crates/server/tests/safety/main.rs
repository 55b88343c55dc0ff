//! What must never leave the server, and what must never change it.
//!
//! The ordinary run is short; `SANDTABLE_LONG=20` tries twenty times as much, among it 100,000 forged messages.

mod forged;
mod guest;
mod links;
mod nodes;
mod planted;
mod test_app;
mod worlds;
