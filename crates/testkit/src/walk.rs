//! One random game, a step at a time.
//!
//! Two streams come from the seed: one chooses the steps, the other is the law's own. So the same seed is the same
//! game under every law, whatever a law looks at on the way.

use sandtable_core::{Game, Rng, Rules, Seat, Turn, Viewer};
use sandtable_session::{Json, Record};

use crate::Step;
use crate::position::first_position;
use crate::step::{self, StepIn, chances, legal, ranges};

/// A random game under way.
#[derive(Debug)]
pub struct Walk<'a, G: Game> {
    rules: u32,
    options: &'a G::Options,
    state: G::State,
    steps: Vec<StepIn<G>>,
    events: Vec<<G::State as Rules>::Event>,
    most: usize,
    luck: Rng,
    /// The law's own random stream.
    pub rng: Rng,
}

impl<'a, G: Game> Walk<'a, G> {
    /// At the first position of these options; at most `most` steps will be taken.
    pub fn new(options: &'a G::Options, seed: u64, most: usize) -> Walk<'a, G> {
        Walk::by_rules(G::RULES, options, seed, most)
    }

    /// The same by the rules of this number.
    pub fn by_rules(rules: u32, options: &'a G::Options, seed: u64, most: usize) -> Walk<'a, G> {
        let state = first_position::<G>(rules, options);
        let mut luck = Rng::new(seed);
        let rng = luck.branch();
        Walk { rules, options, state, steps: Vec::new(), events: Vec::new(), most, luck, rng }
    }

    /// The position now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The number of the rules it is played by.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// The options it is played with.
    pub fn options(&self) -> &'a G::Options {
        self.options
    }

    /// How many steps were taken.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// What happened in the last step.
    pub fn events(&self) -> &[<G::State as Rules>::Event] {
        &self.events
    }

    /// The steps taken so far.
    pub fn steps(&self) -> &[StepIn<G>] {
        &self.steps
    }

    /// The game so far as a record, without hashes.
    pub fn record(&self) -> Record {
        let seats = G::seats(self.options);
        let steps = self
            .steps
            .iter()
            .map(|step| sandtable_session::Step { kind: step.kind(seats), hash: None })
            .collect();
        let options = written_options::<G>(self.rules, self.options);
        Record {
            game: G::ID.to_owned(),
            rules: self.rules,
            options,
            state: None,
            dice: None,
            steps,
            key: None,
        }
    }

    /// The seats of the game.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        (0..G::seats(self.options).len()).map(|seat| Seat(seat as u8))
    }

    /// Every viewer, the public last.
    pub fn viewers(&self) -> impl Iterator<Item = Viewer> + use<G> {
        Viewer::all(G::seats(self.options).len())
    }

    /// Picks the next step without taking it; none when the game is over or long enough.
    pub fn choose(&mut self) -> Option<StepIn<G>> {
        if self.ply() >= self.most {
            return None;
        }
        match self.state.turn() {
            Turn::Seat(seat) => Some(Step::Act(seat, self.choose_action())),
            Turn::Chance => Some(Step::Luck(self.luck.weighted(&chances(&self.state)))),
            Turn::Over => None,
        }
    }

    /// A legal action; if it belongs to a range, with any of its amounts.
    fn choose_action(&mut self) -> <G::State as Rules>::Action {
        let action = self.luck.pick(&legal(&self.state));
        let ranges = ranges(&self.state);
        let Some(range) = ranges.iter().find(|range| range.has(action)) else { return action };
        let count = (range.to - range.from()) / range.step + 1;
        range.at(range.from() + range.step * self.luck.below(count as u32) as i32)
    }

    /// Takes a step that was chosen.
    pub fn take(&mut self, step: StepIn<G>) {
        self.events.clear();
        step::take(&mut self.state, step, &mut self.events);
        self.steps.push(step);
    }

    /// Chooses a step and takes it: was there one?
    pub fn step(&mut self) -> bool {
        match self.choose() {
            Some(step) => self.take(step),
            None => return false,
        }
        true
    }

    /// Takes the step this byte chooses, for fuzzing: was there one?
    pub fn steer(&mut self, byte: u8) -> bool {
        let steps = step::steps(&self.state);
        if steps.is_empty() || self.ply() >= self.most {
            return false;
        }
        self.take(steps[byte as usize % steps.len()]);
        true
    }

    /// Goes through the game and looks at every position, the first and the last among them.
    pub fn each(&mut self, mut look: impl FnMut(&mut Walk<'a, G>)) {
        look(self);
        while self.step() {
            look(self);
        }
    }
}

/// The options as JSON, without those that came after the rules of this number.
pub(crate) fn written_options<G: Game>(rules: u32, options: &G::Options) -> Json {
    let mut written = serde_json::to_value(options).expect("options are JSON");
    for newer in G::settings().iter().filter(|setting| setting.since > rules) {
        written.as_object_mut().expect("options are an object").remove(newer.name);
    }
    written
}
