//! March: a toy game with ranges, chains and a secret, which keeps every law and can be told to break one.
//!
//! Two columns march along one road of 24 miles. In its turn a column marches up to eight miles, in as many stretches as
//! it likes, but it cannot stop in the swamp, miles 10 to 13; then it camps and searches the place. A cache is buried
//! near the end of the road. Once a game a column may stay in camp and send out a patrol, which finds the cache and
//! tells nobody else. Whoever camps at the cache wins, else whoever came farther in six turns.
//!
//! `FLAW` is one of [`flaw`]; each flaw is one `if` in the place where a real mistake would be.

mod rules;
mod shown;

use sandtable_core::{BadOptions, Game, Message, Secret, Setting, messages, notation, words};
use sandtable_i18n::Texts;
use serde::{Deserialize, Serialize};

pub use rules::{Road, View};

/// What can be wrong with the toy.
pub mod flaw {
    /// Nothing.
    pub const NONE: u8 = 0;
    /// The gap between two ranges is offered with them.
    pub const BRIDGED_GAP: u8 = 1;
    /// Of two ranges only the first is offered.
    pub const LOST_RANGE: u8 = 2;
    /// A mile too many is granted.
    pub const ONE_TOO_MANY: u8 = 3;
    /// What is clicked depends on the amount.
    pub const CROOKED_PATH: u8 = 4;
    /// Dragging leads to the cache.
    pub const STEERS_TO_CACHE: u8 = 5;
    /// A refused click tells where the cache is.
    pub const TALKATIVE_CLICK: u8 = 6;
    /// A refused action tells where the cache is.
    pub const TALKATIVE_REFUSAL: u8 = 7;
}

/// The rules of March.
#[derive(Debug)]
pub struct March<const FLAW: u8 = 0>;

/// There is nothing to choose.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Options {}

/// Every sentence of March.
pub const TEXTS: Texts = sandtable_i18n::texts!("march", "text/march", "ftl");

words! {
    /// Whose column it is.
    pub enum Side: "side" in "march-side" {
        /// The first seat.
        Red = "red",
        /// The second seat.
        Blue = "blue",
    }
}

notation! {
    /// What a column can do.
    pub enum Order: "order" in "march-do" {
        /// `camp`: stay here and search.
        Camp = "camp",
        /// `march 5`: this many miles along the road.
        March { miles: sandtable_core::Amount } = "march {miles}",
        /// `patrol`: find out where the cache is.
        Patrol = "patrol",
    }
}

notation! {
    /// Where the cache is.
    pub enum Burial: "outcome" {
        /// `bury 18`: at this mile.
        Bury { mile: u8 = 1..=24 } = "bury {mile}",
    }
}

notation! {
    /// What can be clicked, and where things can be dragged.
    pub enum Thing: "thing" {
        /// `camp`: the tents.
        Camp = "camp",
        /// `column-red`: a column.
        Column { side: Side } = "column-{side}",
        /// `mile-7`: a place on the road.
        Mile { mile: u8 = 0..=24 } = "mile-{mile}",
        /// `patrol`: the riders.
        Patrol = "patrol",
        /// `road`: the road as a whole.
        Road = "road",
    }
}

words! {
    /// The one question there is.
    pub enum Question: "question" in "march-ask" {
        /// What now?
        Order = "order",
    }
}

messages! {
    /// What happened.
    #[derive(Clone, PartialEq, Debug, Serialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Event in "march" {
        /// The cache was buried.
        Buried,
        /// A column marched to this mile.
        Marched { side: Side, mile: u8 },
        /// A patrol came back.
        Patrolled { side: Side, mile: Secret<u8> } => match mile.value() {
            Some(mile) => Message::new("march-patrolled").with("side", sandtable_core::Say::say(side)).with("mile", mile),
            None => Message::new("march-patrolled-unseen").with("side", sandtable_core::Say::say(side)),
        },
        /// A column camped, and found the cache or did not.
        Camped { side: Side, found: bool } => Message::new(if *found { "march-found" } else { "march-camped" })
            .with("side", sandtable_core::Say::say(side)),
    }
}

impl<const FLAW: u8> Game for March<FLAW> {
    const ID: &'static str = "march";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Road<FLAW>;

    fn settings() -> Vec<Setting> {
        Vec::new()
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["red", "blue"]
    }

    fn setup(_options: &Options, _rules: u32) -> Result<Road<FLAW>, BadOptions> {
        Ok(Road::start())
    }
}
