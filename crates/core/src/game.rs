//! A game: from options to the first position.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{ArmyLists, Message, Seat, SeatSet, Setting, State};

/// A set of rules: from options to the first position.
pub trait Game: Debug + Send + Sync + 'static {
    /// The name in urls and saved games; never changes.
    const ID: &'static str;
    /// The number of the rules: goes up by one whenever an old record could replay differently.
    const RULES: u32;
    /// The oldest number whose records are still played as they were.
    const OLDEST_RULES: u32 = 1;
    /// The bots of the five levels, the weakest first, by the words of `sandtable-bots`. The last one goes by the clock.
    const LEVELS: [&'static str; 5] = ["beginner", "greedy", "ismcts:200", "ismcts:2000", "ismcts:1500ms:60"];
    /// What can be chosen before the game starts.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A position.
    type State: State;

    /// The options described as data, so that a form or a prompt can be made from them.
    fn settings() -> Vec<Setting>;
    /// The words for the seats, in order.
    fn seats(options: &Self::Options) -> &'static [&'static str];
    /// The first position by the rules of this number, which is one from [`Game::OLDEST_RULES`] to [`Game::RULES`]. No
    /// luck here: deals are chance steps.
    fn setup(options: &Self::Options, rules: u32) -> Result<Self::State, BadOptions>;

    // What follows is provided.

    /// The seats that win and lose together with this one, itself among them.
    fn allies(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Usual ways in which fewer players than seats share them.
    fn splits(_options: &Self::Options) -> &'static [Split] {
        &[]
    }

    /// The armies that can be put together before the game, if there are such.
    fn army_lists() -> Option<&'static dyn ArmyLists> {
        None
    }

    /// Does every seat see and hear all that any other does? Then people at one screen need no curtain between them.
    fn is_open(_options: &Self::Options) -> bool {
        false
    }
}

/// A way to share the seats: one player may have several.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Split {
    /// Its word; the message `<game>-split-<word>` names it.
    pub word: &'static str,
    /// The player of each seat, counted from 0.
    pub players: &'static [u8],
}

impl Split {
    /// How many players there are.
    pub fn count(&self) -> usize {
        self.players.iter().max().map_or(0, |last| usize::from(*last) + 1)
    }

    /// The places of the seats of a player.
    pub fn seats_of(&self, player: usize) -> impl Iterator<Item = usize> {
        let players = self.players.iter().enumerate();
        players.filter(move |(_, one)| usize::from(**one) == player).map(|(seat, _)| seat)
    }
}

/// Options that make no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BadOptions {
    /// The option at fault, or empty.
    pub option: String,
    /// What is wrong and what would be right, for whoever wrote the options.
    pub why: String,
    /// The same for whoever filled in a form.
    pub say: Message,
}

impl BadOptions {
    /// This option is wrong because.
    pub fn new(option: &str, why: impl Into<String>) -> BadOptions {
        BadOptions { option: option.to_owned(), why: why.into(), say: Message::new("table-bad-option") }
    }

    /// The same, told to people by this message.
    #[must_use]
    pub fn said(self, say: Message) -> BadOptions {
        BadOptions { say, ..self }
    }
}

impl Display for BadOptions {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.option.is_empty() {
            write!(f, "{}", self.why)
        } else {
            write!(f, "option `{}`: {}", self.option, self.why)
        }
    }
}

impl std::error::Error for BadOptions {}
