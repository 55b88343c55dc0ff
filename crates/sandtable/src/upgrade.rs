//! `sandtable upgrade --check`: would this program play every table of a database as it was played? Each is replayed, and
//! nothing is changed.

use std::collections::BTreeMap;
use std::io::Write;

use anyhow::{Context, Result, bail};
use sandtable_core::Message;
use sandtable_session::{Commitment, Dice, Record, Step};
use sandtable_store::{Store, StoredGame};
use tokio::runtime::Runtime;

use crate::program::Program;
use crate::{keeping, progress};

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(long, required = true)]
    check: bool,
    #[arg(long, value_name = "FILE|URL")]
    database: Option<String>,
}

/// What became of the tables of one game by rules of one number.
#[derive(Default)]
struct Tally {
    tables: u64,
    running: u64,
    lost: u64,
}

/// What was found.
#[derive(Default)]
struct Findings {
    tallies: BTreeMap<(String, u32), Tally>,
    /// The tables that would be lost, and why.
    lost: Vec<(String, String)>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let database = keeping::database(args.database.as_deref())?;
    let runtime = Runtime::new().context("cannot start threads")?;
    let store = runtime.block_on(Store::open_unchanged(&database))?;
    let ids = runtime.block_on(store.every_table())?;
    let mut findings = Findings::default();
    progress::with_bar(ids.len(), |show| {
        for (done, id) in ids.iter().enumerate() {
            let stored = runtime.block_on(store.stored_game(id));
            findings.add(id, stored.map_err(anyhow::Error::from), program);
            show(done + 1);
        }
    });
    runtime.block_on(store.close());
    tell(&findings, program, out)?;
    Ok(findings.lost.is_empty())
}

impl Findings {
    fn add(&mut self, id: &str, stored: Result<StoredGame>, program: &Program) {
        let kind =
            stored.as_ref().map_or_else(|_| (String::new(), 0), |game| (game.game.clone(), game.rules));
        let tally = self.tallies.entry(kind).or_default();
        tally.tables += 1;
        tally.running += u64::from(stored.as_ref().is_ok_and(|game| !game.over));
        if let Err(why) = stored.and_then(|game| replayed(&game, program)) {
            tally.lost += 1;
            self.lost.push((id.to_owned(), format!("{why:#}")));
        }
    }
}

/// Replays the game of a table: every step legal, every hash right, every die as the key throws it.
fn replayed(stored: &StoredGame, program: &Program) -> Result<()> {
    let steps = stored.lines.len() as u64;
    if steps != stored.seq {
        bail!("it has {steps} steps, but should have {}", stored.seq);
    }
    program.title(&stored.game)?.load(&record(stored)?)?;
    Ok(())
}

fn record(stored: &StoredGame) -> Result<Record> {
    let lines = stored.lines.iter().map(|line| line.parse::<Step>().map_err(anyhow::Error::msg));
    let dice = Dice::from_key(stored.dice_key.0);
    let commitment: Option<Commitment> = dice.commitment();
    Ok(Record {
        game: stored.game.clone(),
        rules: stored.rules,
        options: stored.options.clone(),
        state: stored.state.clone(),
        dice: commitment,
        steps: lines.collect::<Result<_>>()?,
        key: dice.key(),
    })
}

fn tell(findings: &Findings, program: &Program, out: &mut impl Write) -> Result<()> {
    let heads = ["game", "rules", "tables", "running", "lost"];
    let heads = heads.map(|head| program.text(&format!("sandtable-upgrade-{head}")));
    writeln!(out, "{}", row(&heads))?;
    for ((game, rules), tally) in &findings.tallies {
        let (game, rules) =
            if game.is_empty() { ("?", "?".to_owned()) } else { (game.as_str(), rules.to_string()) };
        let counts = [tally.tables, tally.running, tally.lost].map(|count| count.to_string());
        let [tables, running, lost] = counts;
        writeln!(out, "{}", row(&[game.to_owned(), rules, tables, running, lost]))?;
    }
    for (id, why) in &findings.lost {
        let bad = Message::new("sandtable-upgrade-bad").with("table", id.as_str()).with("why", why.as_str());
        writeln!(out, "{}", program.say(&bad))?;
    }
    let verdict =
        if findings.lost.is_empty() { "sandtable-upgrade-fine" } else { "sandtable-upgrade-losses" };
    let number = findings.lost.len() as i64;
    writeln!(out, "{}", program.say(&Message::new(verdict).with("number", number)))?;
    Ok(())
}

/// The first column to the left, numbers to the right.
fn row([game, numbers @ ..]: &[String; 5]) -> String {
    numbers.iter().fold(format!("{game:<12}"), |row, number| format!("{row} {number:>10}"))
}
