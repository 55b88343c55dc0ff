//! The pages: pure functions from what a visitor may see to markup.

mod choices;
mod curtain;
mod error;
mod layout;
mod log;
mod new_table;
mod outcome;
mod pictures;
mod replay;
pub mod rules;
mod seats;
mod shelf;
mod table;
mod talk;
mod told;

pub use curtain::curtain;
pub use error::error;
pub use new_table::new_table;
pub use replay::{replay, replay_fragment};
pub use rules::rules;
pub use shelf::shelf;
pub use table::{table, table_fragment};
pub(crate) use told::bot_name;
pub use told::{preview, why};
