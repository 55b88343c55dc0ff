//! Bots named in a word, and the five levels.
//!
//! A game says which bots its levels are ([`Game::LEVELS`]); unless it says otherwise:
//!
//! | level    | bot                |                                                                           |
//! |----------|--------------------|---------------------------------------------------------------------------|
//! | `level1` | `beginner`         | looks one step ahead every other time, otherwise does anything            |
//! | `level2` | `greedy`           | always looks one step ahead                                               |
//! | `level3` | `ismcts:200`       | tree search, 200 simulations                                              |
//! | `level4` | `ismcts:2000`      | tree search, 2,000 simulations                                            |
//! | `level5` | `ismcts:1500ms:60` | tree search, a second and a half on every thread it gets, longer playouts |
//!
//! Levels 1 to 4 play the same game for the same seed; level 5 depends on the machine.

use std::fmt::Display;
use std::str::FromStr;
use std::time::Duration;

use sandtable_core::{Game, ParseError};

use crate::ismcts::USUAL_DEPTH;
use crate::rollouts::USUAL_STOPS;
use crate::{Beginner, Bot, Budget, Careless, Greedy, Ismcts, Quick, Random, Rollouts};

/// A bot by name: `random`, `quick`, `careless:30` (percent of the choices), `beginner`, `greedy`, `rollouts:100` (playouts a move),
/// `rollouts:200ms` (time a move), `rollouts:200ms:3` (each to the third place where it may end), `ismcts:1000` (simulations a move), `ismcts:200ms`,
/// `ismcts:200ms:60` (playouts of 60 steps instead of 20), `level1` to `level5`.
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
    /// [`Careless`], with the percentage of its slips.
    Careless(u8),
    /// [`Beginner`], careful every other time.
    Beginner,
    /// [`Greedy`].
    Greedy,
    /// [`Rollouts`] with this budget, and with as many stops.
    Rollouts(Budget, u32),
    /// [`Ismcts`] with this budget, and playouts of so many steps.
    Ismcts(Budget, u32),
    /// A level from 1 to 5.
    Level(u8),
}

/// A playout that went on for longer would be mostly luck.
const MOST_STOPS: u32 = 9;
/// No playout needs more steps to the end of any game.
const MOST_STEPS: u32 = 9999;

impl BotSpec {
    /// The five levels, the weakest first.
    pub const LEVELS: [BotSpec; 5] =
        [BotSpec::Level(1), BotSpec::Level(2), BotSpec::Level(3), BotSpec::Level(4), BotSpec::Level(5)];

    /// Does it think for a time, and the more the more threads it has?
    pub fn goes_by_the_clock(self) -> bool {
        matches!(
            self,
            BotSpec::Level(5..) | BotSpec::Ismcts(Budget::Time(_), _) | BotSpec::Rollouts(Budget::Time(_), _)
        )
    }

    /// The bot itself. It thinks on `cores` threads if it goes by the clock, else on one, so that a number of
    /// simulations gives the same move on every machine.
    pub fn bot<G: Game>(self, cores: usize) -> Box<dyn Bot<G::State>> {
        let threads = if self.goes_by_the_clock() { cores } else { 1 };
        match self {
            BotSpec::Random => Box::new(Random),
            BotSpec::Quick => Box::new(Quick),
            BotSpec::Careless(slips) => Box::new(Careless { slips }),
            BotSpec::Beginner => Box::new(Beginner { care: 0.5 }),
            BotSpec::Greedy => Box::new(Greedy::default()),
            BotSpec::Rollouts(budget, stops) => {
                Box::new(Rollouts { threads, stops, ..Rollouts::new(budget) })
            }
            BotSpec::Ismcts(budget, steps) => {
                Box::new(Ismcts { threads, depth: steps.into(), ..Ismcts::new(budget) })
            }
            BotSpec::Level(_) => self.in_game::<G>().bot::<G>(cores),
        }
    }

    /// The same bot, which thinks for so much time at the most.
    #[must_use]
    pub fn within(self, limit: Duration) -> BotSpec {
        match self {
            BotSpec::Ismcts(budget, steps) => BotSpec::Ismcts(budget.within(limit), steps),
            BotSpec::Rollouts(budget, stops) => BotSpec::Rollouts(budget.within(limit), stops),
            other => other,
        }
    }

    /// What a level is in this game; any other bot is itself.
    #[must_use]
    pub fn in_game<G: Game>(self) -> BotSpec {
        let BotSpec::Level(level) = self else { return self };
        let word = G::LEVELS[usize::from(level.clamp(1, 5)) - 1];
        match word.parse() {
            Ok(BotSpec::Level(_)) | Err(_) => panic!("level {level} of `{}` is no bot: `{word}`", G::ID),
            Ok(bot) => bot,
        }
    }
}

impl Display for BotSpec {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BotSpec::Random => f.pad("random"),
            BotSpec::Quick => f.pad("quick"),
            BotSpec::Careless(slips) => f.pad(&format!("careless:{slips}")),
            BotSpec::Beginner => f.pad("beginner"),
            BotSpec::Greedy => f.pad("greedy"),
            BotSpec::Rollouts(budget, USUAL_STOPS) => f.pad(&format!("rollouts:{budget}")),
            BotSpec::Rollouts(budget, stops) => f.pad(&format!("rollouts:{budget}:{stops}")),
            BotSpec::Ismcts(budget, USUAL_DEPTH) => f.pad(&format!("ismcts:{budget}")),
            BotSpec::Ismcts(budget, steps) => f.pad(&format!("ismcts:{budget}:{steps}")),
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
            "beginner" => Ok(BotSpec::Beginner),
            "greedy" => Ok(BotSpec::Greedy),
            _ => match text.split_once(':') {
                Some(("careless", percent)) => slips(percent).map(BotSpec::Careless),
                Some(("rollouts", words)) => {
                    let (budget, stops) = search(words, USUAL_STOPS, MOST_STOPS)?;
                    Ok(BotSpec::Rollouts(budget, stops))
                }
                Some(("ismcts", words)) => {
                    let (budget, steps) = search(words, USUAL_DEPTH, MOST_STEPS)?;
                    Ok(BotSpec::Ismcts(budget, steps))
                }
                _ => level(text),
            },
        }
    }
}

/// How long a bot thinks, and how far its playouts go.
fn search(text: &str, usual: u32, most: u32) -> Result<(Budget, u32), ParseError> {
    let Some((budget, reach)) = text.split_once(':') else { return Ok((text.parse()?, usual)) };
    match reach.parse() {
        Ok(known) if (1..=most).contains(&known) && known.to_string() == reach => {
            Ok((budget.parse()?, known))
        }
        _ => Err(ParseError::new(reach, format!("how far playouts go, from 1 to {most}"))),
    }
}

fn slips(text: &str) -> Result<u8, ParseError> {
    let known = (1..=100).find(|percent: &u8| percent.to_string() == text);
    known.ok_or_else(|| ParseError::new(text, "how many of 100 choices are careless, from 1 to 100"))
}

fn level(text: &str) -> Result<BotSpec, ParseError> {
    let known = BotSpec::LEVELS.into_iter().find(|level| level.to_string() == text);
    known.ok_or_else(|| {
        ParseError::new(
            text,
            "a bot: random, quick, careless:30 (percent), beginner, greedy, rollouts:100 (playouts), rollouts:200ms, \
             rollouts:200ms:3 (longer ones), ismcts:1000 (simulations), ismcts:200ms, ismcts:200ms:60 (longer playouts), or level1 to level5",
        )
    })
}

impl Display for Budget {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Budget::Simulations(count) => write!(f, "{count}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
            Budget::AtMost(count, time) => write!(f, "{count}/{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Budget {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Budget, ParseError> {
        let number = |digits: &str| match digits.parse::<u32>() {
            Ok(number @ 1..) if number.to_string() == digits => Ok(number),
            _ => Err(ParseError::new(
                text,
                format!(
                    "a number of simulations (1000) or of milliseconds (200ms), from 1 to {}, or both (1000/200ms)",
                    u32::MAX
                ),
            )),
        };
        let time = |digits: &str| Ok(Duration::from_millis(number(digits)?.into()));
        match (text.strip_suffix("ms"), text.split_once('/')) {
            (None, _) => Ok(Budget::Simulations(number(text)?)),
            (Some(_), Some((count, limit))) => {
                Ok(Budget::AtMost(number(count)?, time(limit.strip_suffix("ms").unwrap_or(limit))?))
            }
            (Some(digits), None) => Ok(Budget::Time(time(digits)?)),
        }
    }
}

sandtable_core::serde_as_word!(BotSpec);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        let words = "random quick careless:30 careless:100 beginner greedy rollouts:100 rollouts:200ms rollouts:100:1 rollouts:200ms:3 ismcts:1000 ismcts:200ms ismcts:1000/200ms ismcts:1000:60 ismcts:200ms:5 ismcts:1000/200ms:9999 \
                     level1 level2 level3 level4 level5";
        for word in words.split_whitespace() {
            assert_eq!(word.parse::<BotSpec>().unwrap().to_string(), word);
        }
    }

    #[test]
    fn what_is_no_bot_is_told_what_is() {
        for word in
            ["", "Random", "rnd", "level0", "level6", "level", "ismcts", "rollouts", "careless", "uct:5"]
        {
            let error = word.parse::<BotSpec>().unwrap_err().to_string();
            assert!(
                error.starts_with(&format!("`{word}` should be a bot: random, quick, careless:30")),
                "{error}"
            );
        }
        for budget in [
            "",
            "0",
            "0ms",
            "-5",
            "1e3",
            "200s",
            "ms",
            "+7",
            "007",
            "5000000000",
            "7/8",
            "7/",
            "/7ms",
            "1/2/3ms",
        ] {
            for bot in ["ismcts", "rollouts"] {
                let error = format!("{bot}:{budget}").parse::<BotSpec>().unwrap_err().to_string();
                assert!(
                    error.starts_with(&format!("`{budget}` should be a number of simulations (1000)")),
                    "{error}"
                );
            }
        }
        for (bot, most) in [("rollouts", 9), ("ismcts", 9999)] {
            for reach in ["", "0", "10000", "2ms", "03", "2:2", "+2"] {
                let error = format!("{bot}:100:{reach}").parse::<BotSpec>().unwrap_err().to_string();
                let wanted = format!("`{reach}` should be how far playouts go, from 1 to {most}");
                assert!(error.starts_with(&wanted), "{error}");
            }
        }
        for percent in ["", "0", "101", "007", "5ms"] {
            let error = format!("careless:{percent}").parse::<BotSpec>().unwrap_err().to_string();
            assert!(error.starts_with(&format!("`{percent}` should be how many of 100")), "{error}");
        }
    }

    #[test]
    fn only_the_clock_takes_more_cores() {
        let clocked = |word: &str| word.parse::<BotSpec>().unwrap().goes_by_the_clock();
        assert!(["level5", "ismcts:200ms", "rollouts:200ms"].into_iter().all(clocked));
        assert!(!["level4", "ismcts:1000", "rollouts:100", "quick"].into_iter().any(clocked));
    }
}
