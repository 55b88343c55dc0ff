//! A position set up by hand and played in the notation, for tests that read like the rulebook.
//!
//! The luck is scripted, and luck left over fails the test: a rule that draws one card too few is found too. Where
//! luck does not matter, [`Scene::any_luck`] says so.

use std::collections::VecDeque;
use std::fmt::Debug;
use std::str::FromStr;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Hidden, Message, ParseError, Rng, Rules, Seat, Shown, Turn, Viewer};
use sandtable_session::Json;

use crate::mutants::set_up_by;
use crate::position::first_position;
use crate::step::{chances, legal};

/// A game under way whose luck is known beforehand.
///
/// ```ignore
/// let mut scene = Scene::<Toy>::new(&Options::default());
/// scene.luck("draw ruby").any_luck(1);
/// scene.play("white take ruby").refuse("white take ruby");
/// ```
#[derive(Debug)]
pub struct Scene<G: Game> {
    options: G::Options,
    state: G::State,
    script: VecDeque<String>,
    any: Option<Rng>,
    events: Vec<<G::State as Rules>::Event>,
}

impl<G: Game> Scene<G> {
    /// At the first position of these options.
    pub fn new(options: &G::Options) -> Scene<G> {
        Scene::by_rules(G::RULES, options)
    }

    /// The same by the rules of this number.
    pub fn by_rules(rules: u32, options: &G::Options) -> Scene<G> {
        let state = first_position::<G>(rules, options);
        Scene { options: options.clone(), state, script: VecDeque::new(), any: None, events: Vec::new() }
    }

    /// Starts from the first position with these fields instead, given as a JSON object; it must be a sound one.
    /// What was played before is gone.
    pub fn set(&mut self, fields: &Json) -> &mut Self {
        let state = set_up_by::<G>(self.state.rules_number(), &self.options, fields);
        self.state = state.unwrap_or_else(|why| panic!("a bad position: {why}"));
        self
    }

    /// Luck will bring this next; at once, if chance is to move.
    pub fn luck(&mut self, outcome: &str) -> &mut Self {
        self.script.push_back(outcome.to_owned());
        while self.state.turn() == Turn::Chance && !self.script.is_empty() {
            self.resolve();
        }
        self
    }

    /// Where the script is empty luck may bring anything, the same for the same seed.
    pub fn any_luck(&mut self, seed: u64) -> &mut Self {
        self.any = Some(Rng::new(seed));
        self.settle();
        self
    }

    /// A seat does this, `allies place army2 we-1-2`, and luck follows its script until a seat is to move.
    pub fn play(&mut self, step: &str) -> &mut Self {
        self.settle();
        self.events.clear();
        let (seat, action) = self.read(step);
        assert!(self.may(seat, action), "`{step}` is not legal; {}", self.waits());
        self.state.apply(action, &mut self.events);
        self.check(step);
        self.settle();
        self
    }

    /// A seat may not do this.
    pub fn refuse(&mut self, step: &str) -> &mut Self {
        let (seat, action) = self.read(step);
        assert!(!self.may(seat, action), "`{step}` is legal, but should be refused");
        self
    }

    /// Why a seat may not do this.
    pub fn why_not(&self, step: &str) -> Message {
        let (seat, action) = self.read(step);
        assert!(!self.may(seat, action), "`{step}` is legal, so there is no reason why not");
        self.state.why_not(action)
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// What a viewer sees now.
    pub fn view(&self, viewer: Viewer) -> <G::State as Hidden>::View {
        self.state.view(viewer)
    }

    /// The seat with this word.
    pub fn seat(&self, word: &str) -> Seat {
        let seats = self.seats();
        let found = seats.iter().position(|&seat| seat == word);
        Seat(found.unwrap_or_else(|| panic!("`{word}` should be a seat: {}", seats.join(", "))) as u8)
    }

    /// What is asked of the seat to move.
    pub fn asks(&self) -> Option<<G::State as Shown>::Ask> {
        self.state.ask()
    }

    /// The choices of the seat to move, in the notation.
    pub fn legal(&self) -> Vec<String> {
        legal(&self.state).iter().map(ToString::to_string).collect()
    }

    /// What luck can bring now, in the notation, with weights.
    pub fn chances(&self) -> Vec<(String, u32)> {
        chances(&self.state).iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    /// What happened in the last play, the luck after it included.
    pub fn events(&self) -> &[<G::State as Rules>::Event] {
        &self.events
    }

    /// What a viewer heard of the last play.
    pub fn heard(&self, viewer: Viewer) -> Vec<<G::State as Rules>::Event> {
        self.events.iter().filter_map(|event| G::State::mask(event, viewer)).collect()
    }

    /// Ends the scene: no luck may be left over. Dropping it does the same.
    pub fn finish(self) {}

    fn seats(&self) -> &'static [&'static str] {
        G::seats(&self.options)
    }

    fn settle(&mut self) {
        while self.state.turn() == Turn::Chance {
            self.resolve();
        }
    }

    /// Lets luck bring what the script says, or anything if that is allowed.
    fn resolve(&mut self) {
        let listed = chances(&self.state);
        let outcome = match (self.script.pop_front(), &mut self.any) {
            (Some(word), _) => read(&word),
            (None, Some(rng)) => rng.weighted(&listed),
            (None, None) => panic!("luck is to decide but none is scripted; {}", self.waits()),
        };
        let can_be = listed.iter().any(|&(other, _)| other == outcome);
        assert!(can_be, "luck cannot bring `{outcome}`; {}", self.waits());
        self.state.resolve(outcome, &mut self.events);
        self.check(&outcome.to_string());
    }

    fn read(&self, step: &str) -> (Seat, <G::State as Rules>::Action) {
        let (seat, action) = step.split_once(' ').unwrap_or((step, ""));
        (self.seat(seat), read(action))
    }

    fn may(&self, seat: Seat, action: <G::State as Rules>::Action) -> bool {
        self.state.turn() == Turn::Seat(seat) && self.state.is_legal(action)
    }

    fn check(&self, step: &str) {
        self.state.check().unwrap_or_else(|why| panic!("after `{step}` the state is not sound: {why}"));
    }

    /// What the game waits for, for a message.
    fn waits(&self) -> String {
        match self.state.turn() {
            Turn::Seat(seat) => format!("{} may: {}", self.seats()[seat.index()], self.legal().join(", ")),
            Turn::Chance => {
                let words: Vec<_> = self.chances().into_iter().map(|(word, _)| word).collect();
                format!("luck can bring: {}", words.join(", "))
            }
            Turn::Over => "the game is over".to_owned(),
        }
    }
}

fn read<T: FromStr<Err = ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}

impl<G: Game> Drop for Scene<G> {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            assert!(self.script.is_empty(), "luck is left over: {:?}", self.script);
        }
    }
}
