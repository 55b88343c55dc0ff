//! From options to the first position (2, 14.1). The deals are chance steps.

use sandtable_core::{BadOptions, Stack};
use serde::{Deserialize, Serialize};

use crate::cards::{Cards, all_vehicles};
use crate::flow::Frame;
use crate::ids::{BASES, Card, Nation, Side};
use crate::purchase::{Purchase, Row};
use crate::state::{Base, DEPTH, Deeds, PLAYERS, Squad, State};
use crate::tables::{BARRACKS, DOUBLES, HAND, SINGLES};

sandtable_core::words! {
    /// Which cards are played only once per turn (3.8).
    pub enum Once: "word" {
        /// Vehicles.
        Vehicles = "vehicles",
        /// All cards.
        All = "all",
    }
}

sandtable_core::words! {
    /// When a base card leaves the hand (4.5, 4.7).
    pub enum Leaves: "word" {
        /// When the hand is laid open.
        Reveal = "reveal",
        /// When it is drawn.
        Draw = "draw",
    }
}

sandtable_core::words! {
    /// What Assault does to a sound vehicle with armour 1 (11.2).
    pub enum Versus: "word" {
        /// Damages it.
        Turn = "turn",
        /// Destroys it.
        Destroy = "destroy",
    }
}

/// What can be chosen before the game (14.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Options {
    /// Two to five (1.1).
    pub players: u8,
    /// The number of the seat that begins; 0 for any (2.1).
    pub first: u8,
    /// Which cards are played only once per turn (3.8).
    pub once_per_turn: Once,
    /// When a base card leaves the hand (4.5, 4.7).
    pub base_leaves_hand: Leaves,
    /// Must Research find something (8.9)?
    pub research_needs_target: bool,
    /// Are the medals for attack and Assault added up (10.7)?
    pub merge_turn_medals: bool,
    /// What Assault does to a sound vehicle with armour 1 (11.2).
    pub assault_vs_armor1: Versus,
    /// Do the limits of a card hold for its Assault too (11.9)?
    pub passives_bind_assault: bool,
    /// The number of rounds after which the game ends; 0 for no limit (12.6).
    pub round_limit: u8,
    /// Do defenders belong to the final squad (13.2)?
    pub count_defenders: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            players: 2,
            first: 0,
            once_per_turn: Once::Vehicles,
            base_leaves_hand: Leaves::Reveal,
            research_needs_target: false,
            merge_turn_medals: false,
            assault_vs_armor1: Versus::Turn,
            passives_bind_assault: false,
            round_limit: 0,
            count_defenders: false,
        }
    }
}

impl Options {
    /// Do they make a game?
    pub(crate) fn check(&self) -> Result<(), BadOptions> {
        let players = self.players;
        if !(2..=PLAYERS as u8).contains(&players) {
            return Err(BadOptions::new("players", format!("{players} players; two to five can play")));
        }
        if self.first > players {
            let why = format!("there is no seat {}; 1 to {players}, or 0 for any", self.first);
            return Err(BadOptions::new("first", why));
        }
        Ok(())
    }
}

/// The barracks cards of one player (2.3).
pub(crate) fn barracks() -> Cards {
    BARRACKS.iter().flat_map(|&(card, count, _)| std::iter::repeat_n(card, count as usize)).collect()
}

/// All medal cards (1.8).
pub(crate) fn all_medals() -> Cards {
    let of = |nation| {
        let singles = std::iter::repeat_n(Card::single(nation), SINGLES as usize);
        singles.chain(std::iter::repeat_n(Card::double(nation), DOUBLES as usize))
    };
    Nation::ALL.iter().flat_map(|&nation| of(nation)).collect()
}

/// The first position; the options have been checked.
pub(crate) fn first_position(options: &Options) -> State {
    let players = options.players as usize;
    let squad = Squad { hangar: barracks(), bases: [Some(Base::default()); BASES], ..Squad::default() };
    let mut squads = [Squad::default(); PLAYERS];
    squads[..players].fill(squad);
    let first = Side::ALL[usize::from(options.first.saturating_sub(1))];
    State {
        options: *options,
        squads,
        reserve: Row::default(),
        deck: all_vehicles(),
        discard: Cards::EMPTY,
        discard_top: None,
        graveyard: Cards::EMPTY,
        medals: all_medals(),
        achievements: 0,
        first,
        mover: first,
        round: 0,
        open: false,
        deeds: Deeds::default(),
        purchase: Purchase::default(),
        trigger: None,
        frames: preparations(options),
        ending: None,
    }
}

/// The deals, last things first: who begins, the achievements, the reserve, a hand for everybody, the first turn (2.1,
/// 2.4, 2.5, 2.7).
fn preparations(options: &Options) -> Stack<Frame, DEPTH> {
    let mut frames = Stack::new();
    frames.call(Frame::Turn);
    for &side in Side::ALL[..options.players as usize].iter().rev() {
        frames.call(Frame::Draw { side, left: HAND });
    }
    frames.call(Frame::Refill);
    frames.call(Frame::Achievements { left: options.players + 1 });
    if options.first == 0 {
        frames.call(Frame::First);
    }
    frames
}
