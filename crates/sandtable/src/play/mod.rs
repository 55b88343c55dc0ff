//! `sandtable play`: a game in the terminal, every seat a person or a bot.

mod chairs;
mod evening;
mod prompt;

use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use bots::Gym;
use record::{Dice, Table};
use table::Rng;

use crate::voice::Voice;
use crate::{options, record_file, seed};
use evening::Evening;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "load")]
    game: Option<String>,
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<String>,
    #[arg(short, long, value_name = "SEAT=WHO")]
    seat: Vec<String>,
    #[arg(long, value_name = "FILE", conflicts_with = "option")]
    load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

pub(crate) fn run(args: &Args, voice: Voice, out: &mut impl Write) -> Result<bool> {
    let (title, table) = match &args.load {
        Some(path) => load(args, path)?,
        None => open(args)?,
    };
    let chairs = chairs::filled(title, table.as_ref(), &args.seat)?;
    let mut evening = Evening {
        title,
        heard: vec![0; chairs.len()],
        looking: None,
        clears: io::stdout().is_terminal(),
        rng: Rng::new(args.seed.unwrap_or_else(seed::fresh)),
        keeps: args.record.clone(),
        table,
        chairs,
        voice,
        input: &mut io::stdin().lock(),
        out,
    };
    evening.play()?;
    Ok(true)
}

fn open(args: &Args) -> Result<(&'static dyn Gym, Box<dyn Table>)> {
    let title = options::title(args.game.as_deref().unwrap_or_default())?;
    let table = title.open(&options::options(title, &args.option)?, dice(args))?;
    Ok((title, table))
}

/// A saved game does not hold the key of its dice, or saving would be a way to look ahead; it goes on with other dice.
fn load(args: &Args, path: &Path) -> Result<(&'static dyn Gym, Box<dyn Table>)> {
    let record = record_file::read(path)?;
    if let Some(game) = args.game.as_ref().filter(|game| **game != record.game) {
        bail!("`{}` is a game of `{}`, not of `{game}`", path.display(), record.game);
    }
    let title = options::title(&record.game)?;
    let mut table = title.load(&record)?;
    if table.dice().key().is_none() {
        table.bring(dice(args));
    }
    Ok((title, table))
}

fn dice(args: &Args) -> Dice {
    args.seed.map_or_else(Dice::secret, Dice::from_seed)
}
