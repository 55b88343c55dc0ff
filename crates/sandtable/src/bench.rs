//! `sandtable bench`: how fast the rules are, on one thread.

use std::io::Write;
use std::time::Duration;

use anyhow::Result;
use sandtable_bots::{Effort, PlayableTitle, Playouts};

use crate::options;
use crate::program::Program;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: Option<String>,
    #[arg(long, default_value_t = 3, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    #[arg(long)]
    markdown: bool,
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let titles: Vec<&dyn PlayableTitle> = match &args.game {
        Some(id) => vec![program.title(id)?],
        None => program.packages().iter().map(|package| package.title).collect(),
    };
    let columns = ["game", "steps-second", "games-second", "searched-second", "state-bytes", "action-bytes"];
    row(args, out, &columns.map(|name| program.text(&format!("sandtable-column-{name}"))))?;
    if args.markdown {
        writeln!(out, "|---|{}", "---:|".repeat(columns.len() - 1))?;
    }
    for title in titles {
        let options = options::options(title, &args.option)?;
        let found = title.playouts(&options, Effort::Time(Duration::from_secs(args.seconds)), args.seed)?;
        row(args, out, &figures(title.id(), &found))?;
    }
    Ok(true)
}

fn figures(game: &str, found: &Playouts) -> [String; 6] {
    let games = found.games as f64 / found.seconds.max(f64::MIN_POSITIVE);
    [
        game.to_owned(),
        grouped(found.steps_per_second()),
        grouped(games),
        grouped(found.searched_per_second()),
        found.state_bytes.to_string(),
        found.action_bytes.to_string(),
    ]
}

fn row(args: &Args, out: &mut impl Write, cells: &[String; 6]) -> Result<()> {
    if args.markdown {
        writeln!(out, "| {} |", cells.join(" | "))?;
    } else {
        let [game, rest @ ..] = cells;
        let rest: Vec<String> = rest.iter().map(|cell| format!("{cell:>16}")).collect();
        writeln!(out, "{game:<12}{}", rest.concat())?;
    }
    Ok(())
}

/// `12,345,678`.
fn grouped(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0.0, 999.0, 1000.4, 12_345_678.0].map(grouped), ["0", "999", "1,000", "12,345,678"]);
    }
}
