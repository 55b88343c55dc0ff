//! `sandtable review`: a record looked at again, choice by choice: what each seat could have done better, and why.

use std::io::Write;
use std::iter;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, Result};
use sandtable_bots::{BotSpec, Budget, CostlyChoice, GameReview, ReviewPlan, SeatReview};
use sandtable_core::Message;

use crate::program::Program;
use crate::{plot, progress, record_file};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long = "seconds", id = "review-seconds", default_value_t = 60, value_name = "N")]
    seconds: u64,
    #[arg(long, value_name = "N", conflicts_with = "review-seconds", value_parser = clap::value_parser!(u32).range(1..))]
    simulations: Option<u32>,
    #[arg(long = "bot", id = "reviewer", default_value = "level4", value_name = "BOT")]
    bot: BotSpec,
    #[arg(long = "seed", id = "review-seed", default_value_t = 1, value_name = "NUMBER")]
    seed: u64,
    #[arg(long = "json", id = "review-json", value_name = "FILE")]
    json: Option<PathBuf>,
    #[arg(long = "svg", id = "review-svg", value_name = "FILE")]
    svg: Option<PathBuf>,
}

impl Args {
    fn plan(&self) -> ReviewPlan {
        let budget = match self.simulations {
            Some(count) => Budget::Simulations(count),
            None => Budget::Time(Duration::from_secs(self.seconds)),
        };
        ReviewPlan { bot: self.bot, budget, seed: self.seed }
    }
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let record = record_file::read(&args.file)?;
    let title = program.title(&record.game)?;
    let table = title.load(&record)?;
    let review = progress::with_percent(|show| {
        title.review(table.as_ref(), &args.plan(), &mut |percent| {
            show(percent);
            ControlFlow::Continue(())
        })
    });
    let review = review.context("the review was stopped")?;
    print(&review, program, out)?;
    if let Some(path) = &args.json {
        program.save(path, &(serde_json::to_string_pretty(&review)? + "\n"), out)?;
    }
    if let Some(path) = &args.svg {
        program.save(path, &plot::review_svg(&review, program), out)?;
    }
    Ok(true)
}

fn print(review: &GameReview, program: &Program, out: &mut impl Write) -> Result<()> {
    let heading = Message::new("sandtable-reviewed")
        .with("game", program.title_of(&review.game))
        .with("steps", review.plies as i64);
    writeln!(out, "{}", program.say(&heading))?;
    review.seats.iter().try_for_each(|seat| print_seat(&review.game, seat, program, out))
}

fn print_seat(game: &str, seat: &SeatReview, program: &Program, out: &mut impl Write) -> Result<()> {
    let id = if seat.costliest.is_empty() { "sandtable-review-good" } else { "sandtable-review-seat" };
    let heading = Message::new(id).with("seat", program.seat_of(game, &seat.seat));
    writeln!(out, "\n{}", program.say(&heading))?;
    if !seat.costliest.is_empty() {
        let columns =
            ["step", "chance", "cost"].map(|name| program.text(&format!("sandtable-column-{name}")));
        writeln!(out, "{:>6} {:>8} {:>8}", columns[0], columns[1], columns[2])?;
    }
    seat.costliest.iter().try_for_each(|costly| print_choice(costly, program, out))
}

fn print_choice(costly: &CostlyChoice, program: &Program, out: &mut impl Write) -> Result<()> {
    let (step, chance, cost) = (costly.ply + 1, percent(costly.chance), percent(costly.cost));
    writeln!(out, "{step:>6} {chance:>8} {cost:>8}  {}", program.say(&costly.done.say))?;
    let better = Message::new("sandtable-review-better").with("action", costly.better.say.clone());
    let reasons =
        [("sandtable-review-because", &costly.because), ("sandtable-review-against", &costly.against)];
    let told = reasons.into_iter().filter(|(_, said)| !said.is_empty());
    let told = told.map(|(id, said)| Message::new(id).with("reasons", together(said, program)));
    for line in iter::once(better).chain(told) {
        writeln!(out, "{:26}{}", "", program.say(&line))?;
    }
    Ok(())
}

fn together(reasons: &[Message], program: &Program) -> String {
    reasons.iter().map(|reason| program.say(reason)).collect::<Vec<_>>().join("; ")
}

fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}
