//! `sandtable puzzles`: lists the puzzles of a game, or puts one and says whether the answer is right and why. What is shown is what the seat knows.

use std::io::{BufRead, Write, stdin};

use anyhow::{Context, Result, bail};
use sandtable_board::Package;
use sandtable_bots::Why;
use sandtable_core::{Message, Turn, Viewer};
use sandtable_session::{Puzzle, Table};

use crate::program::Program;
use crate::telling;

/// The reasons are looked for in the same worlds each time.
const SEED: u64 = 0x9022;
/// With this many other choices a right answer is compared.
const RIVALS: usize = 6;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    #[arg(value_name = "NUMBER")]
    puzzle: Option<usize>,
}

/// Exit code 1 if the puzzle was answered wrongly.
pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let package = program.package(&args.game)?;
    let Some(number) = args.puzzle else { return list(package, program, out).map(|()| true) };
    let puzzle = find(package, number)?;
    Asked { package, table: puzzle.table(package.title)?, puzzle, program }.ask(&mut stdin().lock(), out)
}

fn find(package: &Package, number: usize) -> Result<Puzzle> {
    let count = package.puzzles.len();
    match number.checked_sub(1).and_then(|place| package.puzzles.get(place)) {
        Some(text) => text.text.parse().map_err(anyhow::Error::msg),
        None if count == 0 => bail!("`{}` has no puzzles", package.id()),
        None => bail!("`{number}` should be a puzzle from 1 to {count}"),
    }
}

fn list(package: &Package, program: &Program, out: &mut impl Write) -> Result<()> {
    for number in 1..=package.puzzles.len() {
        let puzzle = find(package, number)?;
        let table = puzzle.table(package.title)?;
        writeln!(out, "{number:>3}. {}", program.say(&question(&*table, &puzzle, program)))?;
    }
    Ok(())
}

fn question(table: &dyn Table, puzzle: &Puzzle, program: &Program) -> Message {
    let ask = table.ask().unwrap_or_else(|| Message::new("sandtable-choose"));
    let seat = program.seat_of(table.id(), &puzzle.seat);
    Message::new("sandtable-puzzle-line").with("seat", seat).with("ask", ask).with("ply", table.ply() as i64)
}

/// A puzzle before somebody.
struct Asked<'a> {
    package: &'a Package,
    puzzle: Puzzle,
    table: Box<dyn Table>,
    program: &'a Program,
}

impl Asked<'_> {
    fn ask(&self, input: &mut dyn BufRead, out: &mut dyn Write) -> Result<bool> {
        let Turn::Seat(seat) = self.table.turn() else { bail!("nobody is to move") };
        telling::position(&*self.table, Viewer::Seat(seat), self.program, out)?;
        writeln!(out, "\n{}", self.program.say(&question(&*self.table, &self.puzzle, self.program)))?;
        let choices = self.table.choices();
        for (number, choice) in (1..).zip(&choices) {
            writeln!(out, "{number:>3}. {}  [{}]", self.program.say(&choice.say), choice.word)?;
        }
        writeln!(out, "{}", self.program.text("sandtable-puzzle-task"))?;
        loop {
            write!(out, "> ")?;
            out.flush()?;
            let mut line = String::new();
            if input.read_line(&mut line)? == 0 {
                return Ok(false);
            }
            let typed = line.split_whitespace().collect::<Vec<_>>().join(" ");
            let place = typed.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
            let chosen = place
                .and_then(|place| choices.get(place))
                .or_else(|| choices.iter().find(|choice| choice.word == typed));
            if let Some(choice) = chosen {
                return self.judge(&choice.word, out);
            }
            let wrong = Message::new("sandtable-no-such-number").with("text", typed);
            writeln!(out, "{}", self.program.say(&wrong.with("count", choices.len() as i64)))?;
        }
    }

    /// Right or wrong, and why.
    fn judge(&self, word: &str, out: &mut dyn Write) -> Result<bool> {
        let is_right = self.puzzle.is_solved_by(word);
        let best = if is_right { word } else { &self.puzzle.solutions[0] };
        let choices = self.table.choices();
        let others = choices.iter().map(|choice| choice.word.as_str());
        let others = others.filter(|other| !self.puzzle.is_solved_by(other)).take(RIVALS);
        let rivals: Vec<&str> = if is_right { others.collect() } else { vec![word] };
        let words: Vec<&str> = std::iter::once(best).chain(rivals).collect();
        let whys = self.package.title.reasons(&*self.table.position(), &words, SEED)?;
        if is_right {
            writeln!(out, "{}", self.program.text("sandtable-puzzle-right"))?;
        } else {
            writeln!(out, "{}", self.program.text("sandtable-puzzle-wrong"))?;
            self.tell(word, &whys[1], "sandtable-puzzle-yours", out)?;
        }
        self.tell(best, &whys[0], "sandtable-puzzle-best", out)?;
        Ok(is_right)
    }

    fn tell(&self, word: &str, why: &Why, id: &'static str, out: &mut dyn Write) -> Result<()> {
        let say = self.table.describe(word).context("a choice can be described")?;
        writeln!(out, "{}", self.program.say(&Message::new(id).with("say", say)))?;
        let because = why.because.iter().map(|reason| ("table-because", reason));
        let although = why.although.iter().map(|reason| ("table-although", reason));
        for (id, reason) in because.chain(although) {
            writeln!(out, "  {}", self.program.say(&Message::new(id).with("reason", reason.clone())))?;
        }
        Ok(())
    }
}
