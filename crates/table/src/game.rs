//! The two traits: a [`Game`] is a set of rules, a [`State`] a position in it.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Log, Message, Outcome, Rng, Say, Seat, SeatSet, Setting, Sketch, Turn, Viewer, Word};

/// A set of rules: from options to the first position.
pub trait Game: Debug + Send + Sync + 'static {
    /// The name in urls and saved games; never changes.
    const ID: &'static str;
    /// Goes up by one whenever an old record could replay differently.
    const RULES: u32;
    /// What can be chosen before the game starts.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A position.
    type State: State;

    /// The options described as data, so that a form or a prompt can be made from them.
    fn settings() -> Vec<Setting>;
    /// The words for the seats, in order.
    fn seats(options: &Self::Options) -> &'static [&'static str];
    /// The first position. No luck here: deals are chance steps.
    fn setup(options: &Self::Options) -> Result<Self::State, BadOptions>;

    // What follows is provided.

    /// The seats that win and lose together with this one, itself among them.
    fn allies(_options: &Self::Options, seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }

    /// Does every seat see and hear all that any other does? Then people at one screen need no curtain between them.
    fn is_open(_options: &Self::Options) -> bool {
        false
    }
}

/// A position, always waiting for exactly one of three things: see [`Turn`].
pub trait State: Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// A choice of a seat: `place tank2 north-1`.
    type Action: Word + Say;
    /// An outcome of luck: `roll 5`.
    type Chance: Word;
    /// A thing on the table that can be clicked: `north-1`.
    type Element: Word;
    /// The question put to a seat.
    type Ask: Copy + Eq + Debug + Say;
    /// What happened, for people and for animation.
    type Event: Clone + PartialEq + Debug + Say + Serialize + Send + Sync;
    /// What a viewer sees.
    type View: Clone + PartialEq + Debug + Serialize + Sketch;

    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The question to the seat whose turn it is.
    fn ask(&self) -> Option<Self::Ask>;
    /// Adds what the seat to move may do: sorted, without duplicates; nothing unless a seat is to move.
    fn legal(&self, out: &mut Vec<Self::Action>);
    /// Does a legal action. Trusts the caller; [`State::play`] does not.
    fn apply<L: Log<Self::Event>>(&mut self, action: Self::Action, log: &mut L);
    /// Adds what luck can bring, with weights above 0; nothing unless chance is to move.
    fn chances(&self, out: &mut Vec<(Self::Chance, u32)>);
    /// Lets luck bring this. Trusts the caller.
    fn resolve<L: Log<Self::Event>>(&mut self, outcome: Self::Chance, log: &mut L);

    /// What this viewer may see, built up from nothing.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// What this viewer hears of an event, if anything.
    fn mask(event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// Deals anew all that the seat cannot see.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng);

    /// What to click for an action, in order. No path is the beginning of another.
    fn path(&self, action: Self::Action, out: &mut Vec<Self::Element>);
    /// How the seat stands: 0 lost .. 1 won; a guess before the end.
    fn value(&self, seat: Seat) -> f32;
    /// Who won and why, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// How many of each component there are, wherever they lie: the same at every step of a game.
    fn census(&self) -> BTreeMap<String, u32>;

    // What follows is provided; few games change it.

    /// Are the invariants kept? The laws ask, and whoever sets up a position by hand; play does not.
    fn check(&self) -> Result<(), String> {
        Ok(())
    }

    /// One outcome of luck. Override where listing them is slow.
    fn sample(&self, rng: &mut Rng) -> Self::Chance {
        let mut chances = Vec::new();
        self.chances(&mut chances);
        rng.weighted(&chances)
    }

    /// How an action of another seat reads for this viewer, if it reads at all.
    fn disguise(&self, action: Self::Action, _viewer: Viewer) -> Option<Self::Action> {
        Some(action)
    }

    /// Adds the legal actions worth thinking about, in the same order: all, unless the game knows better. People are free
    /// to do the others too; bots are not, so that they do not pester people with offers nobody wants.
    fn sensible(&self, out: &mut Vec<Self::Action>) {
        self.legal(out);
    }

    /// What a player who does not think long does; the choices are sensible ones, at least one. A search lets everybody play
    /// like that beyond the choices it looks at: anything, unless the game knows better. It must be quick.
    #[inline]
    fn hunch(&self, choices: &[Self::Action], rng: &mut Rng) -> Self::Action {
        rng.pick(choices)
    }

    /// Can `legal` not list everything? Then [`State::is_legal`] is the judge.
    fn wide(&self) -> bool {
        false
    }

    /// May the seat to move do this?
    fn is_legal(&self, action: Self::Action) -> bool {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        legal.binary_search(&action).is_ok()
    }

    /// How many rounds have begun, where the game counts them.
    fn rounds(&self) -> Option<u32> {
        None
    }

    /// What the seat has that a study of the game would count: ids of the messages that name the things, and how many.
    /// The same things in the same order in every position.
    fn holdings(&self, _seat: Seat) -> Vec<(String, u32)> {
        Vec::new()
    }

    /// How the message of an action or a question reads in this position. Override where the notation says too little:
    /// which enemy `e5` is.
    fn spell_out(&self, message: Message) -> Message {
        message
    }

    /// Why the action is not legal, for the seat to move; with the rules paragraph where there is one.
    fn why_not(&self, _action: Self::Action) -> Message {
        Message::new("table-why-not-listed")
    }

    /// Does an action if it is legal, and otherwise changes nothing.
    fn play<L: Log<Self::Event>>(
        &mut self,
        action: Self::Action,
        log: &mut L,
    ) -> Result<(), Illegal<Self::Action>> {
        if !self.is_legal(action) {
            return Err(Illegal(action));
        }
        self.apply(action, log);
        Ok(())
    }
}

/// An action that is not legal now.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Illegal<A>(pub A);

impl<A: Display> Display for Illegal<A> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is not legal now", self.0)
    }
}

impl<A: Debug + Display> std::error::Error for Illegal<A> {}

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

/// One condition of [`State::check`]: if it does not hold, what is wrong.
pub fn ensure(right: bool, wrong: impl FnOnce() -> String) -> Result<(), String> {
    if right { Ok(()) } else { Err(wrong()) }
}
