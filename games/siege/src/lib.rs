//! The rules of «Осада»: one to six defenders hold a city against an enemy that comes from all sides.
//!
//! Six sectors cross five lines, from the rear to the city. Every turn a defender draws, exchanges, trades and plays
//! cards; then the enemies move one step inward, break walls and buildings, and two new tokens are revealed. When the
//! reserve is used up and the last enemy gone, the city is held; when the last building falls, it is lost. With the
//! expansion Wunderwaffe there are fire, a science centre with a deck of its own, and ultras. In one mode a player
//! leads the enemy. The paragraphs cited are those of `docs/rules/en/siege.md`.
//!
//! **Set-up** ([`Frame`]): `Site` or `ChooseSite`, `Mix`, `Starters`, `Arrange`, `Substitutes` or `ChooseSubstitutes`,
//! `Claim`, `Mobilise` (the first hands), `Conscript`.
//! **A turn**: `Turn`, then a `Phase` each: `Draw`; `Exchange` and `Refill`; `Trade` and `Answer`; `Play` with the frames of
//! single cards and `Sweep`; `Advance` (`Dice`, `Paths`, `Collisions`, `Casualty`, `Rockets`) and `Burn`; `Reveal` (`Place`,
//! `Appear`, `Swarm`, `Flight`, `Toll`), for a Fieldmarshal `Conscript`, `Orders`, `Second`, `More`; `EndTurn`.
//! **After every moment**: `Bury`, perhaps `Mend`, `Returns`, `Emerge`.

mod apply;
mod check;
mod damage;
mod deaths;
mod flights;
mod flow;
mod foe;
mod frame;
pub mod ids;
mod known;
mod layout;
mod legal;
mod movement;
mod options;
pub mod packed;
mod path;
mod play;
mod reveal;
mod setup;
mod sketch;
mod state;
mod structures;
pub mod tables;
mod turn;
mod value;
mod view;
mod words;

use std::collections::BTreeMap;

use table::{BadOptions, Game, Log, Message, Outcome, Rng, Seat, SeatSet, Setting, Turn, Viewer};

pub use frame::{Frame, Scope};
pub use options::{Edition, Mode, Options, Rule, Rules, ScienceSite};
pub use state::{Ending, Foe, Mods, Offer, Reason, State, Toll, TurnMarks};
pub use view::{FoeView, PlayerView, SectorView, View};
pub use words::{Action, Ask, Chance, Element, Event, Twist};

/// The game.
#[derive(Debug)]
pub struct Siege;

impl Game for Siege {
    const ID: &'static str = "siege";
    const RULES: u32 = 1;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        Options::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        setup::seats(options)
    }

    fn setup(options: &Options) -> Result<State, BadOptions> {
        setup::setup(options)
    }

    fn allies(options: &Options, seat: Seat) -> SeatSet {
        let defenders = options.defenders();
        if seat.0 >= defenders { SeatSet::only(seat) } else { (0..defenders).map(Seat).collect() }
    }

    fn is_open(options: &Options) -> bool {
        options.mode != Mode::Fieldmarshal
    }
}

impl table::State for State {
    type Action = Action;
    type Chance = Chance;
    type Element = Element;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn turn(&self) -> Turn {
        match self.decider() {
            Some(player) => Turn::Seat(self.seat(player)),
            None if self.frames.is_empty() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn ask(&self) -> Option<Ask> {
        self.question()
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.act(action, log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_chances(out);
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        self.befall(outcome, log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        self.sample_chance(rng)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.view_for(viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        self.imagine(seat, rng);
    }

    fn disguise(&self, action: Action, viewer: Viewer) -> Option<Action> {
        self.masked(action, viewer)
    }

    fn sensible(&self, out: &mut Vec<Action>) {
        match self.frames.top() {
            Some(Frame::Trade { .. }) => self.list_sensible_offers(out),
            _ => self.list_legal(out),
        }
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        self.list_path(action, out);
    }

    fn value(&self, seat: Seat) -> f32 {
        self.prospects(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let score = |seat: u8| match self.player(Seat(seat)) {
            ids::Player::Fieldmarshal => 0,
            defender => i32::from(self.points(defender)),
        };
        Some(Outcome {
            winners: ending.winners,
            scores: (0..self.seats()).map(score).collect(),
            reason: self.epilogue(ending),
        })
    }

    fn census(&self) -> BTreeMap<String, u32> {
        self.all_pieces()
    }

    fn check(&self) -> Result<(), String> {
        self.invariants()
    }

    fn spell_out(&self, message: Message) -> Message {
        self.in_words(message)
    }

    fn why_not(&self, action: Action) -> Message {
        self.refusal(action)
    }
}
