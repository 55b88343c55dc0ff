//! A puzzle: a position out of a game, and the choices of the seat to move that are far better than all others. Everything is
//! judged from what that seat knows.
//!
//! A puzzle is a few lines, and then the record of the game up to the question:
//!
//! ```text
//! seat white
//! solution take ruby
//! simulations 300                    with this many for each choice
//! lead 8                             the solutions are better than all others by this many percent of a victory
//! sandtable 1
//! game toy
//! ...
//! ```
//!
//! If several choices are as good, there is a line for each. The record holds what is hidden from the seat, so a program that shows the
//! position to somebody imagines all that afresh.

use std::fmt::Display;
use std::str::FromStr;

use crate::{Record, RecordError, Table, Title};

/// A puzzle.
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The word of the seat that is asked.
    pub seat: String,
    /// The choices that are right, in the notation; the best first.
    pub solutions: Vec<String>,
    /// How many simulations each choice gets when the puzzle is checked.
    pub simulations: u32,
    /// By how much the solutions are better than all others then, in percent of a victory.
    pub lead: u8,
    /// The game up to the question.
    pub record: Record,
}

impl Puzzle {
    /// Is this choice right?
    pub fn is_solved_by(&self, word: &str) -> bool {
        self.solutions.iter().any(|solution| solution == word)
    }

    /// The table at the question.
    pub fn table(&self, title: &dyn Title) -> Result<Box<dyn Table>, RecordError> {
        title.load(&self.record)
    }
}

impl FromStr for Puzzle {
    type Err = String;

    fn from_str(text: &str) -> Result<Puzzle, String> {
        let at = text.find("sandtable ").ok_or("the record is missing: it begins with `sandtable 1`")?;
        let (head, record) = text.split_at(at);
        let record = Record::parse(record).map_err(|why| format!("the record, {why}"))?;
        let lines: Vec<_> = head.lines().map(|line| line.split_once(' ').unwrap_or((line, ""))).collect();
        let unknown =
            lines.iter().find(|(name, _)| !["seat", "solution", "simulations", "lead"].contains(name));
        if let Some((name, _)) = unknown {
            return Err(format!("`{name}` should be seat, solution, simulations or lead"));
        }
        let all = |wanted: &'static str| {
            lines.iter().filter(move |(name, _)| *name == wanted).map(|&(_, value)| value.to_owned())
        };
        let solutions: Vec<String> = all("solution").collect();
        if solutions.is_empty() {
            return Err("a line `solution ...` is missing".to_owned());
        }
        let number =
            |name| only(all(name), name)?.parse().map_err(|_| format!("`{name}` should be a number"));
        Ok(Puzzle {
            seat: only(all("seat"), "seat")?,
            solutions,
            simulations: number("simulations")?,
            lead: number("lead")?
                .try_into()
                .map_err(|_| "`lead` should be a number of percent".to_owned())?,
            record,
        })
    }
}

fn only(mut values: impl Iterator<Item = String>, name: &str) -> Result<String, String> {
    match (values.next(), values.next()) {
        (Some(value), None) => Ok(value),
        _ => Err(format!("there should be one line `{name} ...`")),
    }
}

impl Display for Puzzle {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "seat {}", self.seat)?;
        self.solutions.iter().try_for_each(|solution| writeln!(f, "solution {solution}"))?;
        writeln!(f, "simulations {}\nlead {}", self.simulations, self.lead)?;
        write!(f, "{}", self.record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "sandtable 1\ngame toy\nrules 1\noptions {}\n---\n* draw ruby\n";

    fn read(head: &str) -> Result<Puzzle, String> {
        format!("{head}{RECORD}").parse()
    }

    #[test]
    fn a_puzzle_prints_as_it_was_read() {
        let head = "seat white\nsolution take ruby\nsolution take opal\nsimulations 300\nlead 8\n";
        let puzzle = read(head).unwrap();
        assert_eq!(puzzle.to_string(), format!("{head}{RECORD}"));
        assert!(puzzle.is_solved_by("take opal") && !puzzle.is_solved_by("pass"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let wrong = [
            ("seat white\nsimulations 3\nlead 8\n", "`solution ...` is missing"),
            ("seat white\nsolution pass\nsimulations 3\nlead much\n", "`lead` should be a number"),
            ("seat white\nseat black\nsolution pass\nsimulations 3\nlead 8\n", "one line `seat ...`"),
            ("seat white\nsolution pass\nhint 3\n", "`hint` should be seat, solution, simulations or lead"),
        ];
        for (head, why) in wrong {
            let error = read(head).unwrap_err();
            assert!(error.contains(why), "{error}\nshould say\n{why}");
        }
        assert!("seat white\n".parse::<Puzzle>().unwrap_err().contains("the record is missing"));
    }
}
