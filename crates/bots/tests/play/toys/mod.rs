//! Toy games. Each says only what is its own in [`ToyRules`]; [`Toy`] makes a whole state of it.

use std::collections::BTreeMap;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use sandtable_core::{
    BadOptions, Checked, Game, Hidden, Judged, Log, Message, Outcome, ParseError, Ranged, Rng, Rules, Say,
    Seat, SeatSet, Setting, Shown, Sketch, Turn, Viewer,
};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

mod games;

pub(crate) use games::{Habit, Heaps, JUDGED, Lottery, Pact, Press, Shells, Trio, Tug};

/// The notation of everything in a toy game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Number(pub(crate) u8);

impl Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl FromStr for Number {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Number, ParseError> {
        text.parse().map(Number).map_err(|_| ParseError::new(text, "a number"))
    }
}

impl Say for Number {
    fn say(&self) -> Message {
        Message::new("toy-number").with("number", self.0)
    }
}

impl Ranged for Number {}

sandtable_core::serde_as_word!(Number);

/// What a viewer sees of a toy game.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Sight(pub(crate) Vec<u8>);

impl Sketch for Sight {
    fn sketch(&self) -> Vec<Message> {
        vec![Message::new("toy-sight").with("numbers", format!("{:?}", self.0))]
    }
}

/// What one toy game has of its own.
pub(crate) trait ToyRules:
    Clone + Eq + Hash + Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    const ID: &'static str;
    const SEATS: &'static [&'static str];

    fn start() -> Self;
    fn turn(&self) -> Turn;
    fn legal(&self) -> Vec<u8>;
    fn apply(&mut self, choice: u8);
    fn sight(&self, viewer: Viewer) -> Vec<u8>;
    /// How each seat stands; at the end the seats with 1 have won.
    fn value(&self, seat: Seat) -> f32;

    fn allies(seat: Seat) -> SeatSet {
        SeatSet::only(seat)
    }
    fn chances(&self) -> Vec<(u8, u32)> {
        Vec::new()
    }
    fn resolve(&mut self, _outcome: u8) {}
    fn redeal(&mut self, _seat: Seat, _rng: &mut Rng) {}
    /// What seems best at first sight, if anything does.
    fn usual(&self) -> Option<u8> {
        None
    }
}

/// A position of a toy game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound = "", transparent)]
pub(crate) struct Toy<R: ToyRules>(pub(crate) R);

impl<R: ToyRules> Rules for Toy<R> {
    type Action = Number;
    type Chance = Number;
    type Event = Number;

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn legal(&self, out: &mut Vec<Number>) {
        out.extend(self.0.legal().into_iter().map(Number));
    }

    fn apply<L: Log<Number>>(&mut self, action: Number, log: &mut L) {
        self.0.apply(action.0);
        log.add(action);
    }

    fn chances(&self, out: &mut Vec<(Number, u32)>) {
        out.extend(self.0.chances().into_iter().map(|(number, weight)| (Number(number), weight)));
    }

    fn resolve<L: Log<Number>>(&mut self, outcome: Number, _log: &mut L) {
        self.0.resolve(outcome.0);
    }

    fn outcome(&self) -> Option<Outcome> {
        let values = || (0..R::SEATS.len() as u8).map(|seat| self.value(Seat(seat)));
        let winners: SeatSet =
            (0..).map(Seat).zip(values()).filter(|one| one.1 >= 1.0).map(|one| one.0).collect();
        let scores = values().map(|value| (value * 100.0) as i32).collect();
        let reason = Message::new(if winners.is_empty() { "toy-lost" } else { "toy-won" });
        (self.turn() == Turn::Over).then_some(Outcome { winners, scores, reason })
    }
}

impl<R: ToyRules> Hidden for Toy<R> {
    type View = Sight;

    fn view(&self, viewer: Viewer) -> Sight {
        Sight(self.0.sight(viewer))
    }

    fn mask(event: &Number, _viewer: Viewer) -> Option<Number> {
        Some(*event)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        self.0.redeal(seat, rng);
    }
}

impl<R: ToyRules> Shown for Toy<R> {
    type Element = Number;
    type Ask = Number;

    fn ask(&self) -> Option<Number> {
        matches!(self.turn(), Turn::Seat(_)).then_some(Number(0))
    }

    fn path(&self, action: Number, out: &mut Vec<Number>) {
        out.push(action);
    }
}

impl<R: ToyRules> Judged for Toy<R> {
    fn value(&self, seat: Seat) -> f32 {
        self.0.value(seat)
    }

    fn rollout_policy(&self, choices: &[Number], rng: &mut Rng) -> Number {
        self.0.usual().map_or_else(|| rng.pick(choices), Number)
    }
}

impl<R: ToyRules> Checked for Toy<R> {
    fn census(&self) -> BTreeMap<String, u32> {
        BTreeMap::new()
    }
}

/// A toy game as a game.
#[derive(Debug)]
pub(crate) struct ToyGame<R>(PhantomData<R>);

/// Toys have no options.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoOptions {}

impl<R: ToyRules> Game for ToyGame<R> {
    const ID: &'static str = R::ID;
    const RULES: u32 = 1;
    type Options = NoOptions;
    type State = Toy<R>;

    fn settings() -> Vec<Setting> {
        Vec::new()
    }
    fn seats(_options: &NoOptions) -> &'static [&'static str] {
        R::SEATS
    }
    fn setup(_options: &NoOptions, _rules: u32) -> Result<Toy<R>, BadOptions> {
        Ok(Toy(R::start()))
    }
    fn allies(_options: &NoOptions, seat: Seat) -> SeatSet {
        R::allies(seat)
    }
}
