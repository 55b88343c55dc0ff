//! The rules of «Осада»: one to six defenders hold a city against an enemy that comes from all sides.
//!
//! Six sectors cross five lines, from the rear to the city. Every turn a defender draws, exchanges, trades and plays
//! cards; then the enemies move one step inward, break walls and buildings, and two new tokens are revealed. When the
//! reserve is used up and the last enemy gone, the city is held; when the last building falls, it is lost. With the
//! expansion Wunderwaffe there are fire, a science centre with a deck of its own, and ultras. In one mode a player
//! leads the enemy. The paragraphs cited are those of `games/siege/text/en.md`.
//!
//! **Set-up** ([`Frame`]): `Lot`, `Site` or `ChooseSite`, `Mix`, `Starters`, `Arrange`, `Substitutes` or `ChooseSubstitutes`,
//! `Claim`, `Mobilise` (the first hands), `Conscript`.
//! **A turn**: `Turn`, then a `Phase` each: `Draw`; `Exchange` and `Refill`; `Trade` and `Answer`; `Play` with the frames of
//! single cards and `Sweep`; `Advance` (`Dice`, `Paths`, `Collisions`, `Casualty`, `Rockets`) and `Burn`; `Reveal` (`Place`,
//! `Appear`, `Swarm`, `Flight`, `Toll`), for a Fieldmarshal `Conscript`, `Orders`, `Second`, `More`; `EndTurn`.
//! **After every moment**: `Bury`, perhaps `Mend`, `Returns`, `Emerge`.

mod check;
mod click;
mod damage;
mod deaths;
mod flights;
mod flow;
mod foe;
mod frame;
pub mod ids;
mod judge;
mod known;
mod luck;
mod messages;
mod movement;
mod options;
mod per_defender;
mod play;
mod reasons;
mod reveal;
mod rules;
mod setup;
mod shown;
mod sketch;
mod state;
mod state_json;
mod structures;
pub mod tables;
mod tally;
mod turn;
mod view;
mod why;
mod words;

use sandtable_core::{BadOptions, Game, Seat, SeatSet, Setting};

pub use frame::{Frame, Scope};
pub use messages::{Ask, Event};
pub use options::{Edition, First, Mode, Options, ScienceSite, Variant, Variants};
pub use state::{Ending, Foe, Mods, Offer, Reason, State, Toll, TurnMarks};
pub use view::{FoeView, PlayerView, SectorView, View};
pub use words::{Action, Chance, Element, Twist};

/// The game.
#[derive(Debug)]
pub struct Siege;

impl Game for Siege {
    const ID: &'static str = "siege";
    const RULES: u32 = 2;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        Options::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        setup::seats(options)
    }

    fn setup(options: &Options, rules: u32) -> Result<State, BadOptions> {
        setup::setup(options, rules)
    }

    fn allies(options: &Options, seat: Seat) -> SeatSet {
        let defenders = options.defenders();
        if seat.0 >= defenders { SeatSet::only(seat) } else { (0..defenders).map(Seat).collect() }
    }

    fn is_open(options: &Options) -> bool {
        options.mode != Mode::Fieldmarshal
    }
}
