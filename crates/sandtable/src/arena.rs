//! `sandtable arena`: bots against each other, seats swapped, with ratings.

use std::io::Write;

use anyhow::Result;
use sandtable_bots::{BotSpec, Pairing, Plan, Rate, Standing};

use crate::program::Program;
use crate::{options, progress};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(
        long,
        default_value = "random,level1,level2,level3",
        value_delimiter = ',',
        value_name = "BOT,BOT"
    )]
    bots: Vec<BotSpec>,
    #[arg(long, default_value_t = 100, value_name = "N")]
    games: usize,
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let title = program.title(&args.game)?;
    let options = options::options(title, &args.option)?;
    let plan = Plan { bots: args.bots.clone(), games: args.games, seed: args.seed };
    let pairs = args.bots.len() * args.bots.len().saturating_sub(1) / 2;
    let standings = progress::with_bar(pairs * args.games, |done| title.arena(&options, &plan, done))?;
    let columns = ["bot", "elo", "wins", "interval"];
    let [bot, elo, wins, interval] = columns.map(|name| program.text(&format!("sandtable-column-{name}")));
    writeln!(out, "{bot:<14} {elo:>7} {wins:>8} {interval:>16}")?;
    for Standing { bot, elo, wins } in &standings.table {
        writeln!(out, "{:<14} {elo:>+7.0} {}", bot.to_string(), rate(wins))?;
    }
    let sides = ["first-side", "second-side"].map(|name| program.text(&format!("sandtable-column-{name}")));
    writeln!(out, "\n{:<22} {wins:>8} {interval:>16} {:>12} {:>12}", "", sides[0], sides[1])?;
    for Pairing { bot, rival, wins, by_side } in &standings.pairings {
        let [first, second] = by_side.map(|side| percent(side.share));
        writeln!(out, "{:<22} {} {first:>12} {second:>12}", format!("{bot} - {rival}"), rate(wins))?;
    }
    Ok(true)
}

fn rate(rate: &Rate) -> String {
    let interval = format!("{:.1} - {:.1} %", 100.0 * rate.low, 100.0 * rate.high);
    format!("{:>8} {interval:>16}", percent(rate.share))
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
