//! The text of a record: one step a line, with what luck brought and a hash of the state after it.
//!
//! The form is strict (fixed order, single spaces, no empty lines), so that one record has one text and a damaged
//! byte cannot hide in a tolerance. Steps taken back stay in the text; `undo 12` says where play went on.
//!
//! ```text
//! sandtable 1
//! game toy
//! rules 1
//! options {"gems":3}
//! state {...}                 if the first position was set by hand
//! dice <64 hex digits>        the commitment, if the luck comes from dice
//! ---
//! * draw ruby #8a1f03b2c4d5e6f7
//! white take ruby #0123456789abcdef
//! undo 1 #8a1f03b2c4d5e6f7
//! *! draw opal #...           luck given by hand although there are dice
//! ---
//! key <64 hex digits>         once the game is over
//! ```

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::ParseError;

use crate::{Commitment, Json, Key, RecordError, StateHash};

/// A game as text: what was chosen before it, and every step.
///
/// ```
/// let text = "sandtable 1\ngame toy\nrules 1\noptions {}\n---\n* draw ruby\nwhite take ruby\n";
/// let record = sandtable_session::Record::parse(text)?;
/// assert_eq!(record.steps.len(), 2);
/// assert_eq!(record.to_string(), text);
///
/// let error = sandtable_session::Record::parse("sandtable 1\ngame toy\nrule 1\n").unwrap_err();
/// assert_eq!(error.to_string(), "line 3: `rule 1` should be a line `rules ...`");
/// # Ok::<(), sandtable_session::RecordError>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's id.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Its options.
    pub options: Json,
    /// The first position, if it was set by hand.
    pub state: Option<Json>,
    /// The commitment to the dice, if the luck comes from dice.
    pub dice: Option<Commitment>,
    /// The lines of play.
    pub steps: Vec<Step>,
    /// The key of the dice, once it may be known. A saved game that nobody else reads may hold it earlier, and then
    /// goes on with the same dice when it is loaded.
    pub key: Option<Key>,
}

/// One line of play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What was done.
    pub kind: StepKind,
    /// The hash of the state after it; hand-written records may leave it out.
    pub hash: Option<StateHash>,
}

/// What was done in a [`Step`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StepKind {
    /// Luck brought this.
    Luck {
        /// The outcome.
        word: String,
        /// Was it given by hand although there are dice?
        given: bool,
    },
    /// A seat did this.
    Act {
        /// The word of the seat.
        seat: String,
        /// The action.
        word: String,
    },
    /// Play went back to this ply.
    Undo(usize),
}

impl Record {
    /// Reads a record. What the words mean is looked at when it is replayed.
    pub fn parse(text: &str) -> Result<Record, RecordError> {
        let mut lines = Lines { rest: text.lines(), line: "", number: 0 };
        lines.advance();
        lines.constant("sandtable 1")?;
        let game = lines.field("game")?;
        let rules = lines.field("rules")?;
        let options = lines.field("options")?;
        let state = lines.maybe("state")?;
        let dice = lines.maybe("dice")?;
        lines.constant(RULER)?;
        let steps = lines.steps()?;
        let key = lines.key(dice.is_some())?;
        Ok(Record { game, rules, options, state, dice, steps, key })
    }

    /// The line of the text where this step stands, counted from 1.
    pub fn line_of(&self, step: usize) -> usize {
        let header = 5 + usize::from(self.state.is_some()) + usize::from(self.dice.is_some());
        header + step + 1
    }
}

const RULER: &str = "---";

/// The lines of a text, one at a time.
struct Lines<'a> {
    rest: std::str::Lines<'a>,
    line: &'a str,
    number: usize,
}

impl Lines<'_> {
    /// To the next line; past the end, to an empty one.
    fn advance(&mut self) {
        self.line = self.rest.next().unwrap_or_default();
        self.number += 1;
    }

    fn wrong(&self, wanted: &str) -> RecordError {
        RecordError::new(self.number, wrong(self.line, wanted))
    }

    fn constant(&mut self, wanted: &str) -> Result<(), RecordError> {
        if self.line != wanted {
            return Err(self.wrong(&format!("`{wanted}`")));
        }
        self.advance();
        Ok(())
    }

    fn field<T: Value>(&mut self, name: &str) -> Result<T, RecordError> {
        self.maybe(name)?.ok_or_else(|| self.wrong(&format!("a line `{name} ...`")))
    }

    fn maybe<T: Value>(&mut self, name: &str) -> Result<Option<T>, RecordError> {
        let Some(text) = self.line.strip_prefix(name).and_then(|rest| rest.strip_prefix(' ')) else {
            return Ok(None);
        };
        let value = T::read(text).map_err(|why| RecordError::new(self.number, format!("{name}: {why}")))?;
        self.advance();
        Ok(Some(value))
    }

    fn steps(&mut self) -> Result<Vec<Step>, RecordError> {
        let mut steps = Vec::new();
        while self.line != RULER && !self.is_at_end() {
            steps.push(self.line.parse().map_err(|why: String| RecordError::new(self.number, why))?);
            self.advance();
        }
        Ok(steps)
    }

    fn key(&mut self, has_dice: bool) -> Result<Option<Key>, RecordError> {
        if self.is_at_end() {
            return Ok(None);
        }
        self.constant(RULER)?;
        if !has_dice {
            return Err(self.wrong("left out: a key needs a line `dice` above to open"));
        }
        let key = self.field("key")?;
        if self.is_at_end() { Ok(Some(key)) } else { Err(self.wrong("left out: the key is the last line")) }
    }

    fn is_at_end(&self) -> bool {
        self.line.is_empty() && self.rest.clone().next().is_none()
    }
}

/// What can stand after the name of a line.
trait Value: Sized {
    fn read(text: &str) -> Result<Self, String>;
}

impl Value for String {
    fn read(text: &str) -> Result<String, String> {
        let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        let is_id = !text.is_empty() && text.chars().all(is_plain);
        if is_id { Ok(text.to_owned()) } else { Err(wrong(text, "an id of a-z, 0-9 and -")) }
    }
}

impl Value for u32 {
    fn read(text: &str) -> Result<u32, String> {
        plain_number(text).ok_or_else(|| wrong(text, "a number"))
    }
}

impl Value for Json {
    fn read(text: &str) -> Result<Json, String> {
        let mut json: Json =
            serde_json::from_str(text).map_err(|why| wrong(text, &format!("JSON ({why})")))?;
        json.sort_all_objects();
        Ok(json)
    }
}

impl Value for Key {
    fn read(text: &str) -> Result<Key, String> {
        text.parse().map_err(|why: ParseError| why.to_string())
    }
}

fn wrong(text: &str, wanted: &str) -> String {
    ParseError::new(text, wanted).to_string()
}

/// A number as it is printed: neither `+5` nor `05`.
fn plain_number<T: FromStr + Display>(text: &str) -> Option<T> {
    text.parse().ok().filter(|number: &T| number.to_string() == text)
}

impl FromStr for Step {
    type Err = String;

    fn from_str(line: &str) -> Result<Step, String> {
        let (kind, hash) = match line.rsplit_once(" #") {
            Some((kind, hash)) => (kind, Some(hash.parse().map_err(|why| format!("the hash {why}"))?)),
            None => (line, None),
        };
        Ok(Step { kind: kind.parse()?, hash })
    }
}

impl FromStr for StepKind {
    type Err = String;

    fn from_str(text: &str) -> Result<StepKind, String> {
        let is_tidy = text.split(' ').all(|word| !word.is_empty() && !word.contains(char::is_control));
        let (who, word) = text.split_once(' ').filter(|_| is_tidy).ok_or_else(|| unreadable(text))?;
        let word = word.to_owned();
        match who {
            "*" => Ok(StepKind::Luck { word, given: false }),
            "*!" => Ok(StepKind::Luck { word, given: true }),
            "undo" => plain_number(&word).map(StepKind::Undo).ok_or_else(|| unreadable(text)),
            seat => Ok(StepKind::Act { seat: seat.to_owned(), word }),
        }
    }
}

fn unreadable(text: &str) -> String {
    wrong(text, "`* <outcome>`, `<seat> <action>` or `undo <ply>`, with single spaces")
}

impl Display for StepKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StepKind::Luck { word, given: false } => write!(f, "* {word}"),
            StepKind::Luck { word, given: true } => write!(f, "*! {word}"),
            StepKind::Act { seat, word } => write!(f, "{seat} {word}"),
            StepKind::Undo(ply) => write!(f, "undo {ply}"),
        }
    }
}

impl Display for Step {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.hash {
            Some(hash) => write!(f, "{} #{hash}", self.kind),
            None => write!(f, "{}", self.kind),
        }
    }
}

impl Display for Record {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "sandtable 1\ngame {}\nrules {}\noptions {}", self.game, self.rules, self.options)?;
        if let Some(state) = &self.state {
            writeln!(f, "state {state}")?;
        }
        if let Some(dice) = self.dice {
            writeln!(f, "dice {dice}")?;
        }
        writeln!(f, "{RULER}")?;
        self.steps.iter().try_for_each(|step| writeln!(f, "{step}"))?;
        match self.key {
            Some(key) => writeln!(f, "{RULER}\nkey {key}"),
            None => Ok(()),
        }
    }
}
