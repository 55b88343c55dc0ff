//! The pages: pure functions from what a visitor may see to markup.

mod armies;
mod choices;
mod curtain;
mod damaged;
mod delete_table;
mod error;
mod invitation;
mod layout;
mod log;
mod new_table;
mod outcome;
mod phrases;
mod pictures;
mod ranges;
mod replay;
pub mod rules;
mod seats;
mod shelf;
mod table;
mod wishes;

pub use armies::armies;
pub(crate) use armies::percent_encoded;
pub use curtain::curtain;
pub use damaged::damaged;
pub use delete_table::delete_table;
pub use error::{error, too_old};
pub use invitation::invitation;
pub use new_table::new_table;
pub(crate) use phrases::bot_name;
pub use phrases::{preview, steer, targets, why};
pub use replay::{replay, replay_fragment};
pub use rules::rules;
pub use shelf::shelf;
pub use table::{table, table_fragment};
