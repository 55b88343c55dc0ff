//! Finds puzzles: `cargo xtask puzzles GAME`. Bots play games, and what is worth asking is written as files, at most one of each game.
//! The files go into the game's `text/puzzles` once somebody has looked at them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Parser;
use sandtable_board::Package;
use sandtable_bots::{FoundPuzzle, PuzzleSearch};
use sandtable_session::{Json, Puzzle};

/// Finds puzzles in games of bots.
#[derive(Parser)]
struct Args {
    /// The game.
    game: String,
    /// How many games to play.
    #[arg(long, default_value_t = 20)]
    games: u64,
    /// After so many puzzles it is enough.
    #[arg(long, default_value_t = 10)]
    most: usize,
    /// The number of the first game: the same number, the same games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The options as JSON; several sets take turns.
    #[arg(long, default_value = "{}", value_parser = json)]
    options: Vec<Json>,
    /// How many simulations a bot spends on each choice while it plays.
    #[arg(long, default_value_t = 400)]
    playing: u32,
    /// How many each choice gets when a puzzle is confirmed.
    #[arg(long, default_value_t = 4000)]
    confirming: u32,
    /// How many each choice gets when a kept puzzle is checked.
    #[arg(long, default_value_t = 300)]
    checking: u32,
    /// By how much the solution is better than all others, in percent of a victory.
    #[arg(long, default_value_t = 12)]
    lead: u8,
    /// The folder the files are written to.
    #[arg(long, default_value = "target/puzzles")]
    into: PathBuf,
    /// The number of the first file.
    #[arg(long, default_value_t = 1)]
    first: usize,
}

fn json(text: &str) -> Result<Json, serde_json::Error> {
    serde_json::from_str(text)
}

fn main() -> Result<()> {
    let args = Args::parse();
    let package = sandtable_games::find(&args.game).context("no such game")?;
    let folder = args.into.join(&args.game);
    fs::create_dir_all(&folder)?;
    let mut search = PuzzleSearch {
        playing: args.playing,
        confirming: args.confirming,
        checking: args.checking,
        lead: f64::from(args.lead) / 100.0,
        known: Vec::new(),
    };
    let mut number = args.first;
    for (game, options) in (args.seed..args.seed + args.games).zip(args.options.iter().cycle()) {
        if number == args.first + args.most {
            break;
        }
        let Some(found) = package.title.find_puzzle(options, &search, game)? else { continue };
        let file = folder.join(format!("{number:02}.txt"));
        println!("{} {}", file.display(), told(game, &found, package));
        search.known.push(found.kind.clone());
        fs::write(file, puzzle(found, &args).to_string())?;
        number += 1;
    }
    Ok(())
}

/// What somebody who chooses among them wants to know.
fn told(game: u64, found: &FoundPuzzle, package: &Package) -> String {
    let FoundPuzzle { record, seat, solutions, value, lead, checked_lead, kind } = found;
    format!(
        "{} game {game}, step {}, {seat}, {kind}: {solutions:?}, {value:.2}, lead {lead:.2}, {checked_lead:.2} when checked",
        package.id(),
        record.steps.len(),
    )
}

/// It is checked for two thirds of the lead that it was chosen for, so that small changes of a game's judgement do not spoil it.
fn puzzle(found: FoundPuzzle, args: &Args) -> Puzzle {
    Puzzle {
        seat: found.seat.to_owned(),
        solutions: found.solutions,
        simulations: args.checking,
        lead: args.lead * 2 / 3,
        record: found.record,
    }
}
