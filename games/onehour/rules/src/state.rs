//! A position, and the questions one can ask of it: control, supply, room, ways. Who controls what is kept beside the pieces,
//! because it is asked at every step; it always follows from them (4.6).

use sandtable_core::Stack;
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::force::{ARMIES, FLEETS, Force, Pile, UnitSet, commanded, of_side, owned};
use crate::ids::{Deed, Nation, Reason, Response, Side, Space, Track, Unit};
use crate::lines::{reach, steps_from};
use crate::setup::Options;
use crate::space_set::SpaceSet;
use crate::state_json::StateJson;
use crate::tables::{STACK, TRACK_ENDS, YEARS};

/// The most frames: a turn, the end of an action, a battle with its dice, and what a response does.
pub(crate) const DEPTH: usize = 8;
/// All nations have passed.
pub(crate) const ALL_NATIONS: u8 = (1 << Nation::COUNT) - 1;

/// A position of the game.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "StateJson", try_from = "StateJson")]
pub struct State {
    pub(crate) options: Options,
    pub(crate) forces: [Force; Space::COUNT],
    /// The pieces that have moved in this Redeploy (9.3).
    pub(crate) moved: [Force; Space::COUNT],
    /// What each side controls.
    pub(crate) control: [SpaceSet; Side::COUNT],
    pub(crate) reserve: Pile,
    /// Chinese armies in their pool lie here too (1.6).
    pub(crate) losses: Pile,
    pub(crate) removed: Pile,
    pub(crate) tracks: [[u8; Track::COUNT]; Nation::COUNT],
    pub(crate) markers: [u8; Nation::COUNT],
    pub(crate) will: [u8; Side::COUNT],
    /// Counted from 0.
    pub(crate) year: u8,
    /// The turn order track.
    pub(crate) order: [Nation; Nation::COUNT],
    /// The order of the round under way (3.6).
    pub(crate) round: [Nation; Nation::COUNT],
    /// How many nations have had their turn in it.
    pub(crate) at: u8,
    /// Who has passed since the last action, as bits (3.5).
    pub(crate) passed: u8,
    /// Whose turn it is, or was last.
    pub(crate) mover: Nation,
    /// 7.12
    pub(crate) usa_at_war: bool,
    /// Has the USA its bonus marker (7.12)?
    pub(crate) bonus: bool,
    /// Was General Winter played this year (13.2)?
    pub(crate) winter: bool,
    pub(crate) battle: Battle,
    /// The track that was advanced in this Industry action.
    pub(crate) advanced: Option<Track>,
    /// The Soviet armies that left Siberia in this Redeploy (13.22).
    pub(crate) departed: [Option<Departure>; STACK as usize],
    /// How often each response was played, by the nations of its box.
    pub(crate) played: [[u8; 2]; Response::COUNT],
    /// The victory spaces of each side at the end of each year.
    pub(crate) scored: [[u8; Side::COUNT]; YEARS],
    pub(crate) frames: Stack<Frame, DEPTH>,
    pub(crate) ending: Option<Ending>,
}

/// The attack of this action, and what became of it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Battle {
    /// The attacked space.
    pub target: Option<Space>,
    /// What the attacker adds by die and reserves.
    pub attack: u8,
    /// What the defenders add.
    pub defence: u8,
    /// Do the defenders have the Atlantic Wall (8.4)?
    pub wall: bool,
    /// The piece that went from the map to Losses in it.
    pub lost: Option<Unit>,
}

/// An army that left Siberia.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Departure {
    /// Which kind.
    pub unit: Unit,
    /// Where it went; none for the Reserve.
    pub to: Option<Space>,
}

/// How the war ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ending {
    /// Why.
    pub reason: Reason,
    /// Who won.
    pub winner: Side,
}

impl State {
    /// What the game was set up with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// The pieces in a space.
    #[inline]
    pub fn force(&self, space: Space) -> Force {
        self.forces[space.index()]
    }

    /// What a side controls (4).
    #[inline]
    pub fn controlled(&self, side: Side) -> SpaceSet {
        self.control[side as usize]
    }

    /// Who controls a space, if anybody.
    pub fn controller(&self, space: Space) -> Option<Side> {
        Side::ALL.iter().copied().find(|&side| self.controlled(side).has(space))
    }

    /// Does the nation's side control its capital (3.8)?
    #[inline]
    pub fn has_capital(&self, nation: Nation) -> bool {
        self.controlled(nation.side()).has(nation.capital())
    }

    /// The value of a track.
    #[inline]
    pub fn track(&self, nation: Nation, track: Track) -> u8 {
        self.tracks[nation.index()][track as usize]
    }

    /// Can a track go further (10.1)?
    pub(crate) fn can_advance(&self, nation: Nation, track: Track) -> bool {
        self.track(nation, track) < TRACK_ENDS[nation.index()][track as usize]
    }

    /// The action markers a nation has left this year.
    pub fn markers(&self, nation: Nation) -> u8 {
        self.markers[nation.index()]
    }

    /// The Political Will of a side.
    pub fn will(&self, side: Side) -> u8 {
        self.will[side as usize]
    }

    /// Who controls a space now (4.1, 4.2, 4.3).
    fn count_control(&self, space: Space) -> Option<Side> {
        let force = self.force(space);
        let number = |side| force.number(of_side(side).and(fighters_in(space)));
        let (axis, allies) = (number(Side::Axis), number(Side::Allies));
        match space.is_sea() {
            true if axis > 0 && allies > 0 => None,
            _ if axis > allies => Some(Side::Axis),
            _ if allies > axis => Some(Side::Allies),
            _ => space.home().map(Nation::side),
        }
    }

    /// The space has changed hands, perhaps.
    #[inline]
    pub(crate) fn update_control(&mut self, space: Space) {
        let controller = self.count_control(space);
        for &side in Side::ALL {
            self.control[side as usize].set(space, controller == Some(side));
        }
    }

    /// Every space may have changed hands.
    pub(crate) fn update_all_control(&mut self) {
        for &space in Space::ALL {
            self.update_control(space);
        }
    }

    /// Puts a piece on the map.
    #[inline]
    pub(crate) fn place(&mut self, unit: Unit, space: Space) {
        self.forces[space.index()].put(unit);
        self.update_control(space);
    }

    /// Takes a piece off the map.
    #[inline]
    pub(crate) fn lift(&mut self, unit: Unit, space: Space) {
        self.forces[space.index()].take(unit);
        self.update_control(space);
    }

    /// The spaces in which there is any of these kinds.
    #[inline]
    pub(crate) fn spaces_with(&self, units: UnitSet) -> SpaceSet {
        let mut bits = 0;
        for (at, force) in self.forces.iter().enumerate() {
            bits |= u32::from(force.any(units)) << at;
        }
        SpaceSet(bits)
    }

    /// The spaces a nation can supply (5.1, 5.2, 5.3, 5.5): walking on from its capital over what its side controls, and over
    /// seas only where a fleet of its own stands. Where the walk ends does not matter (5.6). Nothing is kept (5.7).
    pub fn supply(&self, nation: Nation) -> SpaceSet {
        let controlled = self.controlled(nation.side());
        let capital = SpaceSet::only(nation.capital());
        if !self.has_capital(nation) {
            return capital;
        }
        let bridges = controlled & (SpaceSet::LAND | self.spaces_with(owned(nation).and(FLEETS)));
        let (mut reached, mut frontier) = (capital, capital);
        while let Some(space) = frontier.pop() {
            let next = steps_from(space, nation, controlled) & !reached;
            reached |= next;
            frontier |= next & bridges;
        }
        reached
    }

    /// Is there room for one more of these in the space (4.4)?
    #[inline]
    pub(crate) fn has_room(&self, unit: Unit, space: Space) -> bool {
        let same = if unit.is_fleet() { FLEETS } else { ARMIES };
        unit.fits(space) && self.force(space).number(owned(unit.nation()).and(same)) < STACK
    }

    /// The pieces of the fighting type that a nation commands in a space (7.2, 7.9, 7.11).
    #[inline]
    pub(crate) fn fighters(nation: Nation, space: Space) -> UnitSet {
        commanded(nation).and(fighters_in(space))
    }

    /// Does an enemy of this side fight in the space (8.1)?
    #[inline]
    pub(crate) fn has_enemy(&self, side: Side, space: Space) -> bool {
        self.force(space).any(of_side(side.enemy()).and(fighters_in(space)))
    }

    /// May a nation attack this space at all (7.1, 7.14, 3.8)? Whether it can is another question.
    pub(crate) fn is_target(&self, nation: Nation, space: Space) -> bool {
        let side = nation.side();
        let bound = self.has_capital(nation) || space == nation.capital();
        bound && (!self.controlled(side).has(space) || self.has_enemy(side, space))
    }

    /// The spaces from which a nation's pieces can go into the target (7.3, 7.4, 7.5), without going out of or over the seas
    /// `avoided`.
    pub(crate) fn origins(&self, nation: Nation, target: Space, avoided: SpaceSet) -> SpaceSet {
        let controlled = self.controlled(nation.side());
        let near = steps_from(target, nation, controlled) & !avoided;
        if target.is_sea() {
            return near & SpaceSet::SEA;
        }
        let mut origins = near;
        let mut jumps = near & SpaceSet::SEA & controlled;
        while let Some(sea) = jumps.pop() {
            origins |= steps_from(sea, nation, controlled);
        }
        origins & !avoided & !SpaceSet::only(target)
    }

    /// Can this nation attack this space now (7.1 to 7.8)? Supply does not matter (7.8, 5.8). `movers` are the spaces with its pieces of the fighting kind.
    pub(crate) fn can_attack(&self, nation: Nation, target: Space, movers: SpaceSet) -> bool {
        self.is_target(nation, target)
            && (self.is_in_place(nation, target) || {
                let origins = self.origins(nation, target, SpaceSet::NONE) & movers;
                !origins.is_empty() && self.has_room_for_attackers(nation, target)
            })
    }

    /// Do its pieces stand in the space together with enemies (7.7)?
    pub(crate) fn is_in_place(&self, nation: Nation, target: Space) -> bool {
        self.force(target).any(State::fighters(nation, target)) && self.has_enemy(nation.side(), target)
    }

    /// 7.6
    pub(crate) fn has_room_for_attackers(&self, nation: Nation, target: Space) -> bool {
        self.force(target).number(owned(nation).and(fighters_in(target))) < STACK
    }

    /// Where a piece may go in a Redeploy, control and supply as they are before it moves (9.2, 9.6).
    pub(crate) fn destinations(&self, unit: Unit, from: Space, supplied: SpaceSet) -> SpaceSet {
        let nation = unit.nation();
        let controlled = self.controlled(nation.side());
        let kind = if unit.is_fleet() { SpaceSet::SEA } else { SpaceSet::ALL };
        reach(from, supplied & controlled & kind, |space| steps_from(space, nation, controlled))
    }

    /// How many pieces of a kind in a space have not moved in this Redeploy (9.3).
    #[inline]
    pub(crate) fn unmoved(&self, unit: Unit, space: Space) -> u8 {
        self.force(space).count(unit) - self.moved[space.index()].count(unit)
    }

    /// The action that is under way or was just done, for responses.
    pub(crate) fn deed(&self) -> Option<Deed> {
        self.frames.iter().find_map(|frame| match frame {
            Frame::Finish { deed } | Frame::Responses { deed, .. } => Some(deed),
            _ => None,
        })
    }

    /// The place of a nation on the turn order track.
    pub(crate) fn rank(&self, nation: Nation) -> usize {
        self.order.iter().position(|&one| one == nation).unwrap_or(0)
    }
}

/// What fights in a space: fleets at sea, armies on land (7.2).
#[inline]
pub(crate) fn fighters_in(space: Space) -> UnitSet {
    if space.is_sea() { FLEETS } else { ARMIES }
}
