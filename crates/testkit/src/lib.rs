//! What every game is tested with.
//!
//! * [`laws!`]: what must hold in every position of every game, tried on random games.
//! * [`Scene`]: a position set up by hand, luck scripted, played in the notation.
//! * [`golden!`] and [`playthrough`]: text kept beside the tests.
//! * [`perft`]: how many ways a game can go on, counted.
//! * [`records!`] and [`search`]: whole games kept as files, one for every way a game can end.
//! * [`puzzles!`]: puzzles kept as files, each still right.
//! * [`tell_game`], [`check_settings`], [`check_said`]: whatever a game says is there in every language.
//! * [`allocations!`]: a playout allocates nothing.
//! * [`march`]: a toy game with ranges, for the tests of whatever shows or plays games.
//! * [`Fuzz`] and [`mutate`]: bad input by the thousand, seeded; [`mutate_positions`]: positions set up by hand.
//!
//! How to run them, and what the environment can change, is in `docs/testing.md`. The decision a reader would
//! question: a law is a plain function that walks through one random game and panics, because then it reads like
//! the sentence it checks; [`laws::run`] adds seed, ply and record to whatever it says.

#[doc(hidden)]
pub mod allocations;
mod caught;
mod folder;
mod fuzz;
mod golden;
pub mod laws;
mod long;
pub mod march;
mod mutants;
mod perft;
mod playthrough;
mod position;
mod puzzles;
mod records;
mod scene;
mod search;
mod step;
mod told;
mod told_reasons;
mod walk;

pub use caught::caught;
pub use fuzz::{Fuzz, mutate};
#[doc(hidden)]
pub use golden::golden;
pub use long::{factor, only_seed};
pub use mutants::{mutate_positions, set_up};
pub use perft::{perft, perft_table};
pub use playthrough::playthrough;
pub use position::position;
pub use puzzles::check_puzzles;
pub use records::check_records;
pub use scene::Scene;
pub use search::{Ending, at_random, search, write_record};
pub use step::Step;
pub use told::{catalogue_of, check_said, check_settings, tell_game};
pub use told_reasons::tell_reasons;
pub use walk::Walk;
