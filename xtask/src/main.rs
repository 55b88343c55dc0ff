//! The project's chores: `cargo xtask test`, `rules`, `names`, `states`, `bless`, `shots`, `puzzles`, `new-game`.
//!
//! Everything is built in the one dev profile: a second profile would double the build, and the crates that play games
//! are optimised there anyway.

mod axe;
mod bless;
mod cargo;
mod names;
mod new_game;
mod packages;
mod puzzles;
mod rules;
mod scripts;
mod shots;
mod source;
mod states;
mod test;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Chores of the project.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Chores {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Everything that must be green: format, lints, docs, names, scripts, tests, doc tests, rules coverage.
    Test(test::Wanted),
    /// Which paragraphs of the rules have no test, or no code that cites them.
    Rules,
    /// Which sources outside of the list of games name a game.
    Names,
    /// Writes the golden files anew; look at the difference before you keep it.
    Bless,
    /// Writes docs/states.md, the page about positions as they are written, from the sources.
    States,
    /// Takes the pictures of the pages again, into docs/shots.
    Shots(shots::Wanted),
    /// Finds puzzles in games of bots: `cargo xtask puzzles GAME --games 100`.
    Puzzles(puzzles::Wanted),
    /// Starts a new game from the template: `cargo xtask new-game skirmish`.
    NewGame {
        /// Lower-case letters and digits, beginning with a letter.
        name: String,
    },
}

fn main() -> ExitCode {
    let root = root();
    let done = match Chores::parse().chore {
        Chore::Test(wanted) => test::run(&root, &wanted),
        Chore::Rules => rules::run(&root),
        Chore::Names => names::run(&root),
        Chore::Bless => bless::run(&root),
        Chore::States => states::write(&root),
        Chore::Shots(wanted) => shots::run(&root, &wanted),
        Chore::Puzzles(wanted) => puzzles::run(&root, &wanted),
        Chore::NewGame { name } => new_game::run(&root, &name),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}
