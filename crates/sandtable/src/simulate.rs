//! `sandtable simulate`: many games between bots, and what they tell of the game.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use sandtable_bots::{BotSpec, Findings, Plan, Rate, Report, SeatFindings, Spread, StatFindings};
use sandtable_core::Message;

use crate::program::Program;
use crate::{options, plot, progress};

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(long, default_value_t = 1000, value_name = "N")]
    games: usize,
    #[arg(long, default_value = "greedy", value_delimiter = ',', value_name = "BOT,BOT")]
    bots: Vec<BotSpec>,
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    #[arg(short, long, value_name = "NAME=VALUE")]
    option: Vec<String>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let title = program.title(&args.game)?;
    let options = options::options(title, &args.option)?;
    let plan = Plan { bots: args.bots.clone(), games: args.games, seed: args.seed };
    let report = progress::with_bar(args.games, |done| title.simulate(&options, &plan, done))?;
    print(&report, program, out)?;
    if let Some(path) = &args.json {
        program.save(path, &(serde_json::to_string_pretty(&report)? + "\n"), out)?;
    }
    if let Some(path) = &args.svg {
        program.save(path, &plot::svg(&report.findings, program), out)?;
    }
    Ok(true)
}

fn print(report: &Report, program: &Program, out: &mut impl Write) -> Result<()> {
    let findings = &report.findings;
    let heading = Message::new("sandtable-simulated")
        .with("game", program.title_of(findings.game))
        .with("games", findings.games as i64)
        .with("seconds", format!("{:.1}", report.pace.seconds))
        .with("speed", format!("{:.0}", report.pace.steps_per_second));
    writeln!(out, "{}\n", program.say(&heading))?;
    seats(findings, program, out)?;
    spreads(findings, program, out)?;
    endings(findings, program, out)?;
    stats(findings, program, out)
}

fn seats(findings: &Findings, program: &Program, out: &mut impl Write) -> Result<()> {
    let columns = ["seat", "bot", "wins", "interval", "score"];
    let [seat, bot, wins, interval, score] =
        columns.map(|name| program.text(&format!("sandtable-column-{name}")));
    writeln!(out, "{seat:<16} {bot:<14} {wins:>8} {interval:>16} {score:>16}")?;
    for SeatFindings { seat, bot, wins, scores } in &findings.seats {
        let seat = program.seat_of(findings.game, seat);
        let (share, interval) = percents(wins);
        let score = format!("{:.1} +- {:.1}", scores.mean, scores.deviation);
        writeln!(out, "{seat:<16} {:<14} {share:>8} {interval:>16} {score:>16}", bot.to_string())?;
    }
    let odd = Message::new("sandtable-shared")
        .with("shared", findings.shared as i64)
        .with("lost", findings.lost_by_all as i64);
    writeln!(out, "{}\n", program.say(&odd))?;
    Ok(())
}

fn spreads(findings: &Findings, program: &Program, out: &mut impl Write) -> Result<()> {
    let columns = ["mean", "least", "median", "p95", "most"];
    let [mean, least, median, p95, most] =
        columns.map(|name| program.text(&format!("sandtable-column-{name}")));
    writeln!(out, "{:<26} {mean:>8} {least:>8} {median:>8} {p95:>8} {most:>8}", "")?;
    let rows: [(&str, Option<&Spread>); 5] = [
        ("rounds", findings.rounds.as_ref()),
        ("steps", Some(&findings.steps)),
        ("choices", Some(&findings.choices)),
        ("leads", Some(&findings.lead_changes)),
        ("legal", Some(&findings.legal)),
    ];
    for (name, Spread { mean, least, median, p95, most, .. }) in
        rows.into_iter().filter_map(|(name, spread)| Some((name, spread?)))
    {
        let name = program.text(&format!("sandtable-row-{name}"));
        writeln!(out, "{name:<26} {mean:>8.1} {least:>8} {median:>8} {p95:>8} {most:>8}")?;
    }
    Ok(())
}

fn endings(findings: &Findings, program: &Program, out: &mut impl Write) -> Result<()> {
    writeln!(out, "\n{}", program.text("sandtable-endings"))?;
    for (reason, &times) in &findings.endings {
        let (share, interval) = percents(&Rate::new(times as f64, findings.games as u64));
        writeln!(out, "{times:>8} {share:>8} {interval:>16}  {reason}")?;
    }
    Ok(())
}

fn stats(findings: &Findings, program: &Program, out: &mut impl Write) -> Result<()> {
    if findings.stats.is_empty() {
        return Ok(());
    }
    let fair = format!("{:.1}", 100.0 / findings.seats.len() as f64);
    writeln!(out, "\n{}", program.say(&Message::new("sandtable-stats").with("fair", fair)))?;
    let columns = ["winners", "others", "led", "wins", "interval"];
    let [winners, others, led, wins, interval] =
        columns.map(|name| program.text(&format!("sandtable-column-{name}")));
    writeln!(out, "{:<20} {winners:>12} {others:>10} {led:>8} {wins:>8} {interval:>16}", "")?;
    for StatFindings { thing, winners, others, most } in &findings.stats {
        let (thing, led, (share, interval)) = (program.text(thing), most.games, percents(most));
        writeln!(out, "{thing:<20} {winners:>12.2} {others:>10.2} {led:>8} {share:>8} {interval:>16}")?;
    }
    Ok(())
}

/// A rate and its interval.
fn percents(rate: &Rate) -> (String, String) {
    let [share, low, high] = [rate.share, rate.low, rate.high].map(|part| 100.0 * part);
    (format!("{share:.1} %"), format!("{low:.1} - {high:.1} %"))
}
