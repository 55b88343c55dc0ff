//! Magpies: a small game that keeps every law, and can be told to break one.
//!
//! One gem is set aside unseen. In turn each magpie draws up to three gems into its nest, then shows or buries
//! them down to one; before that it may peek at the gem set aside, whose kind counts double. Only what is shown
//! counts. `FLAW` is one of [`flaw`]; each flaw is one `if` in the place where a real mistake would be.

#![allow(dead_code, unreachable_pub, reason = "every test file uses a part of the toy")]

mod state;
mod tally;
mod words;

use sandtable_core::{BadOptions, Game, Setting};
use serde::{Deserialize, Serialize};

pub use state::Roost;
pub use words::Gem;

/// What can be wrong with the toy.
pub mod flaw {
    pub const NONE: u8 = 0;
    pub const DUPLICATE_CHOICES: u8 = 1;
    pub const NO_QUESTION: u8 = 2;
    pub const WEIGHTLESS_OUTCOME: u8 = 3;
    pub const UNLISTED_SAMPLE: u8 = 4;
    pub const GULLIBLE: u8 = 5;
    pub const STUMBLES: u8 = 6;
    pub const MUMBLED_ELEMENT: u8 = 7;
    pub const FORGETFUL_BYTES: u8 = 8;
    pub const RESTLESS: u8 = 9;
    pub const IMAGINES_OWN_NEST: u8 = 10;
    pub const IMAGINES_FEWER: u8 = 11;
    pub const NO_MASK: u8 = 12;
    pub const DEAF_SEATS: u8 = 13;
    pub const LOSES_GEMS: u8 = 14;
    pub const SHORT_PATH: u8 = 15;
    pub const DISTURBED: u8 = 16;
    pub const ENDLESS: u8 = 17;
    pub const HAPPY_LOSER: u8 = 18;
    pub const SHORT_SCORES: u8 = 19;
    pub const CROWDED_NEST: u8 = 20;
    pub const SHARED_COPY: u8 = 21;
    pub const HASHED_ADDRESS: u8 = 22;
    pub const SILENT: u8 = 23;
    pub const SPEECHLESS_REFUSAL: u8 = 24;
    pub const LOADED_SAMPLE: u8 = 25;
    pub const OTHER_RULES: u8 = 26;
    pub const IMAGINES_BY_THE_TRUTH: u8 = 27;
}

/// The rules of Magpies.
#[derive(Debug)]
pub struct Toy<const FLAW: u8>;

/// How many gems of each kind there are.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    pub gems: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options { gems: 4 }
    }
}

impl<const FLAW: u8> Game for Toy<FLAW> {
    const ID: &'static str = "magpies";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Roost<FLAW>;

    fn settings() -> Vec<Setting> {
        vec![Setting::number("gems", 2, 9)]
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["pip", "pop"]
    }

    fn setup(options: &Options, _rules: u32) -> Result<Roost<FLAW>, BadOptions> {
        if !(2..=9).contains(&options.gems) {
            return Err(BadOptions::new("gems", "should be a number from 2 to 9"));
        }
        let gems = Gem::ALL.iter().flat_map(|&gem| std::iter::repeat_n(gem, options.gems.into()));
        Ok(Roost::new(gems.collect()))
    }
}
