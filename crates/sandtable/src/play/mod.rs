//! `sandtable play`: a game in the terminal, every seat a person or a bot.

mod offer;
mod players;
mod prompt;
mod terminal_game;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use sandtable_bots::PlayableTitle;
use sandtable_core::{ArmyList, Rng};
use sandtable_session::{Dice, Table, Wishes};

use crate::program::Program;
use crate::{army, options, record_file, seed, telling};
use terminal_game::TerminalGame;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    #[arg(short, long, value_name = "SEAT=WHO")]
    seat: Vec<String>,
    #[arg(long, value_name = "SPLIT")]
    split: Option<String>,
    #[arg(long, value_name = "SEAT=FILE", conflicts_with = "load")]
    army: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "option")]
    load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let (title, table) = match &args.load {
        Some(path) => load(args, path, program)?,
        None => open(args, program)?,
    };
    let split = players::split(title, table.as_ref(), args.split.as_deref())?;
    let players = players::filled(title, table.as_ref(), split, &args.seat)?;
    let armies = armies(args, table.as_ref(), program)?;
    let mut game = TerminalGame {
        armies,
        title,
        heard: vec![0; players.len()],
        wishes: vec![Wishes::default(); players.len()],
        looking: None,
        clears: io::stdout().is_terminal(),
        rng: Rng::new(args.seed.unwrap_or_else(seed::fresh)),
        keeps: args.record.clone(),
        table,
        players,
        program,
        input: &mut io::stdin().lock(),
        out,
    };
    game.play()?;
    Ok(true)
}

/// The armies that seats bring: `--army south=danube.army`.
fn armies(args: &Args, table: &dyn Table, program: &Program) -> Result<Vec<Option<ArmyList>>> {
    let mut armies = vec![None; table.seats().len()];
    for wish in &args.army {
        let Some((seat, path)) = wish.split_once('=') else {
            bail!("`{wish}` should be a seat and the file of its army, like `{}=my.army`", table.seats()[0]);
        };
        let seat = telling::seat_of(table.seats(), seat)?;
        let lists = army::lists_of(table.id(), program)?;
        armies[seat.index()] = Some(army::read(Path::new(path), lists, program)?);
    }
    Ok(armies)
}

fn open(args: &Args, program: &Program) -> Result<(&'static dyn PlayableTitle, Box<dyn Table>)> {
    let title = program.title(args.game.as_deref().unwrap_or_default())?;
    let table = title.open(&options::options(title, &args.option)?, dice(args))?;
    Ok((title, table))
}

/// A saved game does not hold the key of its dice, or saving would be a way to look ahead; it goes on with other dice.
fn load(args: &Args, path: &Path, program: &Program) -> Result<(&'static dyn PlayableTitle, Box<dyn Table>)> {
    let record = record_file::read(path)?;
    if let Some(game) = args.game.as_ref().filter(|game| **game != record.game) {
        bail!("`{}` is a game of `{}`, not of `{game}`", path.display(), record.game);
    }
    let title = program.title(&record.game)?;
    let mut table = title.load(&record)?;
    if table.dice().key().is_none() {
        table.bring(dice(args));
    }
    Ok((title, table))
}

fn dice(args: &Args) -> Dice {
    args.seed.map_or_else(Dice::secret, Dice::from_seed)
}
