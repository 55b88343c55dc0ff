//! `sandtable army`: the armies of a game as text, checked, ready-made or at random.

use std::io::{Read, Write};
use std::path::Path;

use anyhow::{Context, Result, bail};
use sandtable_core::{ArmyLimits, ArmyList, ArmyLists, Message, ParseError, Rng};

use crate::program::Program;
use crate::seed;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(value_name = "FILE", conflicts_with_all = ["preset", "random"])]
    army: Option<std::path::PathBuf>,
    #[arg(long, value_name = "ARMY", conflicts_with = "random")]
    preset: Option<String>,
    #[arg(long, value_name = "FACTION")]
    random: Option<String>,
    #[arg(long, value_name = "NUMBER")]
    points: Option<u16>,
    #[arg(long)]
    hired: bool,
    #[arg(long, value_name = "NUMBER")]
    seed: Option<u64>,
}

/// Prints an army, what it costs and what is wrong with it; without one, the names of those that are ready.
pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let lists = lists_of(&args.game, program)?;
    let limits = ArmyLimits { points: args.points.unwrap_or(*lists.points().end()), hired: args.hired };
    let army = match (&args.army, &args.preset, &args.random) {
        (Some(path), _, _) => read(path, lists, program)?,
        (_, Some(word), _) => preset(word, lists)?,
        (_, _, Some(faction)) => random(faction, limits, args.seed, lists)?,
        _ => return list(lists, program, out),
    };
    writeln!(out, "{army}")?;
    judge(&army, limits, lists, program, out)
}

/// The armies of a game, if it has such.
pub(crate) fn lists_of(game: &str, program: &Program) -> Result<&'static dyn ArmyLists> {
    let lists = program.title(game)?.army_lists();
    lists.with_context(|| format!("`{game}` has no armies that are put together before the game"))
}

/// The army in a file.
pub(crate) fn read(path: &Path, lists: &dyn ArmyLists, program: &Program) -> Result<ArmyList> {
    let mut text = String::new();
    let done = if path == Path::new("-") {
        std::io::stdin().read_to_string(&mut text).map(drop)
    } else {
        std::fs::read_to_string(path).map(|read| text = read)
    };
    done.with_context(|| format!("`{}`", path.display()))?;
    match ArmyList::read(&text, lists) {
        Ok(army) => Ok(army),
        Err(why) => bail!("`{}`: {}", path.display(), program.say(&why)),
    }
}

fn preset(word: &str, lists: &dyn ArmyLists) -> Result<ArmyList> {
    let presets = lists.presets();
    let names: Vec<_> = presets.iter().map(|ready| ready.army.name.clone()).collect();
    match presets.into_iter().find(|ready| ready.army.name == word) {
        Some(ready) => Ok(ready.army),
        None => bail!("`{word}` should be a ready-made army: {}", names.join(", ")),
    }
}

fn random(faction: &str, limits: ArmyLimits, seed: Option<u64>, lists: &dyn ArmyLists) -> Result<ArmyList> {
    let mut rng = Rng::new(seed.unwrap_or_else(seed::fresh));
    let words = lists.factions().into_iter().map(|known| known.word);
    let army = lists.random(faction, limits, &mut rng);
    army.ok_or_else(|| ParseError::none_of(faction, "faction", words).into())
}

fn list(lists: &dyn ArmyLists, program: &Program, out: &mut impl Write) -> Result<bool> {
    for ready in lists.presets() {
        writeln!(out, "{:<18} {}", ready.army.name, program.say(&ready.name))?;
    }
    Ok(true)
}

/// Says what it costs and all that is wrong with it; whether it is legal.
fn judge(
    army: &ArmyList,
    limits: ArmyLimits,
    lists: &dyn ArmyLists,
    program: &Program,
    out: &mut impl Write,
) -> Result<bool> {
    let price = Message::new("table-points").with("count", lists.price(army));
    writeln!(out, "{}", program.say(&price))?;
    let faults = lists.faults(army, limits);
    for fault in &faults {
        writeln!(out, "{}", program.say(fault))?;
    }
    Ok(faults.is_empty())
}
