//! Bots named in a word, and the five levels.
//!
//! | level    | bot                                                                       |
//! |----------|---------------------------------------------------------------------------|
//! | `level1` | a beginner: looks one step ahead every other time, otherwise does anything |
//! | `level2` | greedy: always looks one step ahead                                       |
//! | `level3` | tree search, 200 simulations                                              |
//! | `level4` | tree search, 2,000 simulations                                            |
//! | `level5` | tree search, a second and a half on every thread it gets                  |
//!
//! Levels 1 to 4 play the same game for the same seed; level 5 depends on the machine.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use sandtable_core::{ParseError, State};

use crate::{Beginner, Bot, Budget, Greedy, Ismcts, Quick, Random};

/// A bot by name: `random`, `quick`, `greedy`, `ismcts:1000` (simulations a move), `ismcts:200ms` (time a move), `level1` to
/// `level5`.
///
/// ```
/// use sandtable_bots::BotSpec;
///
/// assert_eq!("level3".parse(), Ok(BotSpec::Level(3)));
/// let error = "ismcts:fast".parse::<BotSpec>().unwrap_err().to_string();
/// assert!(error.starts_with("`fast` should be a number of simulations (1000) or of milliseconds (200ms)"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotSpec {
    /// [`Random`].
    Random,
    /// [`Quick`].
    Quick,
    /// [`Greedy`].
    Greedy,
    /// [`Ismcts`] with this budget.
    Ismcts(Budget),
    /// A level from 1 to 5.
    Level(u8),
}

impl BotSpec {
    /// The five levels, the weakest first.
    pub const LEVELS: [BotSpec; 5] =
        [BotSpec::Level(1), BotSpec::Level(2), BotSpec::Level(3), BotSpec::Level(4), BotSpec::Level(5)];

    /// Does it think for a time, and the more the more threads it has?
    pub fn goes_by_the_clock(self) -> bool {
        matches!(self, BotSpec::Level(5..) | BotSpec::Ismcts(Budget::Time(_)))
    }

    /// The bot itself. It thinks on `cores` threads if it goes by the clock, else on one, so that a number of
    /// simulations gives the same move on every machine.
    pub fn bot<S: State>(self, cores: usize) -> Box<dyn Bot<S>> {
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Quick => Box::new(Quick),
            BotSpec::Greedy | BotSpec::Level(2) => Box::new(Greedy::default()),
            BotSpec::Level(..=1) => Box::new(Beginner { care: 0.5 }),
            BotSpec::Ismcts(_) | BotSpec::Level(3..) => Box::new(self.searcher(cores)),
        }
    }

    fn searcher(self, cores: usize) -> Ismcts {
        let budget = match self {
            BotSpec::Ismcts(budget) => budget,
            BotSpec::Level(5..) => Budget::Time(Duration::from_millis(1500)),
            BotSpec::Level(4) => Budget::Simulations(2000),
            _ => Budget::Simulations(200),
        };
        let threads = if matches!(budget, Budget::Time(_)) { cores } else { 1 };
        Ismcts { threads, ..Ismcts::new(budget) }
    }
}

impl Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BotSpec::Random => f.pad("random"),
            BotSpec::Quick => f.pad("quick"),
            BotSpec::Greedy => f.pad("greedy"),
            BotSpec::Ismcts(Budget::Simulations(count)) => f.pad(&format!("ismcts:{count}")),
            BotSpec::Ismcts(Budget::Time(time)) => f.pad(&format!("ismcts:{}ms", time.as_millis())),
            BotSpec::Level(level) => f.pad(&format!("level{level}")),
        }
    }
}

impl FromStr for BotSpec {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<BotSpec, ParseError> {
        match text {
            "random" => Ok(BotSpec::Random),
            "quick" => Ok(BotSpec::Quick),
            "greedy" => Ok(BotSpec::Greedy),
            _ => match text.split_once(':') {
                Some(("ismcts", budget)) => budget.parse().map(BotSpec::Ismcts),
                _ => level(text),
            },
        }
    }
}

fn level(text: &str) -> Result<BotSpec, ParseError> {
    let known = BotSpec::LEVELS.into_iter().find(|level| level.to_string() == text);
    known.ok_or_else(|| {
        ParseError::new(
            text,
            "a bot: random, quick, greedy, ismcts:1000 (simulations), ismcts:200ms, or level1 to level5",
        )
    })
}

impl FromStr for Budget {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Budget, ParseError> {
        let number = |digits: &str| match digits.parse::<u32>() {
            Ok(number @ 1..) if number.to_string() == digits => Ok(number),
            _ => Err(ParseError::new(
                text,
                format!("a number of simulations (1000) or of milliseconds (200ms), from 1 to {}", u32::MAX),
            )),
        };
        match text.strip_suffix("ms") {
            Some(digits) => Ok(Budget::Time(Duration::from_millis(number(digits)?.into()))),
            None => Ok(Budget::Simulations(number(text)?)),
        }
    }
}

sandtable_core::serde_as_word!(BotSpec);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        for word in [
            "random",
            "quick",
            "greedy",
            "ismcts:1000",
            "ismcts:200ms",
            "level1",
            "level2",
            "level3",
            "level4",
            "level5",
        ] {
            assert_eq!(word.parse::<BotSpec>().unwrap().to_string(), word);
        }
    }

    #[test]
    fn what_is_no_bot_is_told_what_is() {
        for word in ["", "Random", "rnd", "level0", "level6", "level", "ismcts", "uct:5"] {
            let error = word.parse::<BotSpec>().unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("`{word}` should be a bot: random, quick, greedy, ismcts:1000")),
                "{error}"
            );
        }
        for budget in ["", "0", "0ms", "-5", "1e3", "200s", "ms", "+7", "007", "5000000000"] {
            let error = format!("ismcts:{budget}").parse::<BotSpec>().unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("`{budget}` should be a number of simulations (1000)")),
                "{error}"
            );
        }
    }

    #[test]
    fn only_the_clock_takes_more_cores() {
        assert_eq!("level5".parse::<BotSpec>().unwrap().searcher(4).threads, 4);
        assert_eq!("ismcts:200ms".parse::<BotSpec>().unwrap().searcher(4).threads, 4);
        assert_eq!("ismcts:1000".parse::<BotSpec>().unwrap().searcher(4).threads, 1);
        assert_eq!("level4".parse::<BotSpec>().unwrap().searcher(4).threads, 1);
    }
}
