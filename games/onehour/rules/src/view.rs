//! What a viewer sees: everything, because nothing is hidden. Besides the pieces it holds what can be read off them but not at a
//! glance: control, supply, what an attack would come to.

use sandtable_core::{Hidden, Rng, Seat, Viewer};
use serde::Serialize;

use crate::flow::Frame;
use crate::force::{Force, Pile, owned};
use crate::ids::{Nation, Response, Side, Space, Track, Unit};
use crate::setup::Options;
use crate::space_set::SpaceSet;
use crate::state::{Ending, State, fighters_in};
use crate::state_json::nations;
use crate::tables::{DICE, FIRST_YEAR, STACK, WALL};
use crate::words::Event;

/// The table.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// What the game was set up with.
    pub options: Options,
    /// The year, 1940 to 1945.
    pub year: u16,
    /// The turn order track.
    pub order: Vec<Nation>,
    /// Who still has a turn in this round after the mover, in order.
    pub to_come: Vec<Nation>,
    /// Whose turn it is.
    pub mover: Nation,
    /// Who is asked now.
    pub asked: Option<Nation>,
    /// Who has passed since the last action.
    pub passed: Vec<Nation>,
    /// The Political Will of Axis and Allies.
    pub will: [u8; Side::COUNT],
    /// The victory spaces that Axis and Allies control now.
    pub victory: [SpaceSet; Side::COUNT],
    /// The victory spaces of Axis and Allies at the end of each year that is over, with the year.
    pub scored: Vec<(u16, [u8; Side::COUNT])>,
    /// The spaces, in their order.
    pub spaces: Vec<SpaceView>,
    /// The nation sheets, in the order of their seats.
    pub nations: Vec<NationView>,
    /// How many Chinese armies wait in the pool.
    pub china_pool: u8,
    /// How many left the game.
    pub china_removed: u8,
    /// Is the USA at war?
    pub usa_at_war: bool,
    /// Has it the bonus marker?
    pub bonus: bool,
    /// Was General Winter played this year?
    pub winter: bool,
    /// The attack under way.
    pub battle: Option<BattleView>,
    /// What the mover could attack now, and with what; only while an action is chosen.
    pub prospects: Vec<Prospect>,
    /// The response that is offered.
    pub offer: Option<Response>,
    /// Where the mover may deploy in the Build under way.
    pub build_spots: SpaceSet,
    /// What is still to be done, the most urgent last.
    pub frames: Vec<Frame>,
    /// How it ended.
    pub ending: Option<Ending>,
}

/// A space.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SpaceView {
    /// Which.
    pub space: Space,
    /// Who controls it.
    pub control: Option<Side>,
    /// The pieces there.
    pub force: Force,
    /// The nations in whose supply it is.
    pub supplied: Vec<Nation>,
}

/// A nation sheet.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct NationView {
    /// Which.
    pub nation: Nation,
    /// Does its side control its capital?
    pub capital: bool,
    /// Action markers left.
    pub markers: u8,
    /// Build, Air, Naval Air.
    pub tracks: [u8; Track::COUNT],
    /// Its Reserve.
    pub reserve: Vec<(Unit, u8)>,
    /// Its Losses.
    pub losses: Vec<(Unit, u8)>,
    /// What left the game.
    pub removed: Vec<(Unit, u8)>,
    /// The spaces in its supply.
    pub supply: SpaceSet,
}

/// The attack under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct BattleView {
    /// The attacked space.
    pub target: Space,
    /// The attacker's total so far.
    pub attack: u8,
    /// The defenders' total so far.
    pub defence: u8,
    /// Does the Atlantic Wall count in it?
    pub wall: bool,
    /// The strength that the attacker could still commit.
    pub attack_reserves: u8,
    /// The strength that the defenders could still commit.
    pub defence_reserves: u8,
    /// How it would go without further reserves.
    pub odds: Odds,
}

/// What an attack with all that can go would come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Prospect {
    /// The space.
    pub target: Space,
    /// The attacker's total without reserves.
    pub attack: u8,
    /// The strength it could commit.
    pub attack_reserves: u8,
    /// The defenders' total without reserves; 0 if nobody defends.
    pub defence: u8,
    /// The strength they could commit.
    pub defence_reserves: u8,
    /// Does the Atlantic Wall count in it?
    pub wall: bool,
    /// How it would go without reserves.
    pub odds: Odds,
}

/// In how many of 36 throws of two dice the attacker wins, nobody does, the defenders do. Without dice one of them is 36.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Odds {
    /// The defenders lose a piece.
    pub win: u8,
    /// Nobody loses anything.
    pub tie: u8,
    /// The attacker loses a piece.
    pub loss: u8,
}

impl Odds {
    /// The odds of these totals.
    pub fn of(attack: u8, defence: u8, dice: bool) -> Odds {
        let mut odds = Odds::default();
        for one in DICE {
            for other in DICE {
                let [more, against] = if dice { [one, other] } else { [0, 0] };
                match (attack + more).cmp(&(defence + against)) {
                    std::cmp::Ordering::Greater => odds.win += 1,
                    std::cmp::Ordering::Equal => odds.tie += 1,
                    std::cmp::Ordering::Less => odds.loss += 1,
                }
            }
        }
        odds
    }
}

impl Hidden for State {
    type View = View;

    fn view(&self, _viewer: Viewer) -> View {
        let supplies = Nation::ALL.iter().map(|&nation| self.supply(nation)).collect::<Vec<_>>();
        let top = self.frames.top();
        let past = self.scored.iter().zip(FIRST_YEAR..).take(self.years_scored());
        View {
            options: self.options,
            year: self.calendar_year(),
            order: self.order.to_vec(),
            to_come: self.to_come(),
            mover: self.mover,
            asked: top.filter(|top| !matches!(top, Frame::Dice { .. })).map(|top| self.decider(top)),
            passed: nations(self.passed).collect(),
            will: self.will,
            victory: [Side::Axis, Side::Allies].map(|side| self.victory_spaces(side)),
            scored: past.map(|(&spaces, year)| (year, spaces)).collect(),
            spaces: Space::ALL.iter().map(|&space| self.space_view(space, &supplies)).collect(),
            nations: Nation::ALL.iter().map(|&one| self.nation_view(one, supplies[one.index()])).collect(),
            china_pool: self.losses.count(Unit::ChineseArmy),
            china_removed: self.removed.count(Unit::ChineseArmy),
            usa_at_war: self.usa_at_war,
            bonus: self.bonus,
            winter: self.winter,
            battle: self.battle_view(),
            prospects: self.prospects(),
            offer: match top {
                Some(Frame::Offer { response, .. }) => Some(response),
                _ => None,
            },
            build_spots: match top {
                Some(Frame::Build { spots, .. }) => spots,
                _ => SpaceSet::NONE,
            },
            frames: self.frames.iter().collect(),
            ending: self.ending,
        }
    }

    fn mask(event: &Event, _viewer: Viewer) -> Option<Event> {
        Some(event.clone())
    }

    fn determinize(&mut self, _seat: Seat, _rng: &mut Rng) {}
}

fn counted(pile: &Pile, nation: Nation) -> Vec<(Unit, u8)> {
    pile.kinds(nation).map(|unit| (unit, pile.count(unit))).collect()
}

impl State {
    /// A year is scored when the next begins, and the last one when all is over.
    fn years_scored(&self) -> usize {
        let over = self.ending.is_some_and(|ending| ending.reason != crate::ids::Reason::Capitals);
        usize::from(self.year) + usize::from(over)
    }

    /// The mover's turn counts from the moment the action is chosen.
    fn to_come(&self) -> Vec<Nation> {
        let at_choice = self.frames.top() == Some(Frame::Turn);
        self.round[self.round.len().min(usize::from(self.at) + usize::from(at_choice))..].to_vec()
    }

    fn space_view(&self, space: Space, supplies: &[SpaceSet]) -> SpaceView {
        let in_supply = |nation: &Nation| supplies[nation.index()].has(space);
        SpaceView {
            space,
            control: self.controller(space),
            force: self.force(space),
            supplied: Nation::ALL.iter().copied().filter(in_supply).collect(),
        }
    }

    fn nation_view(&self, nation: Nation, supply: SpaceSet) -> NationView {
        NationView {
            nation,
            capital: self.has_capital(nation),
            markers: self.markers(nation),
            tracks: self.tracks[nation.index()],
            reserve: counted(&self.reserve, nation),
            losses: counted(&self.losses, nation),
            removed: counted(&self.removed, nation),
            supply,
        }
    }

    fn battle_view(&self) -> Option<BattleView> {
        let target = self.battle.target?;
        let (attack, defence) = self.totals()?;
        let rolled = !self
            .frames
            .iter()
            .any(|frame| matches!(frame, Frame::Attack { .. } | Frame::Battle | Frame::Dice { .. }));
        Some(BattleView {
            target,
            attack,
            defence,
            wall: self.battle.wall,
            attack_reserves: self.reserve_strength(self.mover, target),
            defence_reserves: self.defence_reserves(self.mover, target),
            odds: Odds::of(attack, defence, self.options.dice && !rolled),
        })
    }

    /// The strength a nation could commit here (8.6, 8.8).
    pub(crate) fn reserve_strength(&self, nation: Nation, target: Space) -> u8 {
        let strength = self.reserve.strength(nation, target.is_sea());
        if strength > 0 && self.supply(nation).has(target) { strength } else { 0 }
    }

    /// The strength the defenders could commit here (8.7).
    pub(crate) fn defence_reserves(&self, attacker: Nation, target: Space) -> u8 {
        let enemies = attacker.side().enemy().nations().iter();
        let there = |nation: &&Nation| self.force(target).any(State::fighters(**nation, target));
        enemies.filter(there).map(|&nation| self.reserve_strength(nation, target)).sum()
    }

    fn prospects(&self) -> Vec<Prospect> {
        if self.frames.top() != Some(Frame::Turn) {
            return Vec::new();
        }
        self.targets().map(|target| self.prospect(self.mover, target)).collect()
    }

    /// What the attack comes to if the strongest pieces go that have a way and find room.
    pub(crate) fn prospect(&self, nation: Nation, target: Space) -> Prospect {
        let (world, wall) = self.with_attackers(nation, target);
        let (attack, defence) = world.strengths(nation, target, wall);
        let defended = self.has_enemy(nation.side(), target);
        let defence = if defended { defence } else { 0 };
        Prospect {
            target,
            attack,
            attack_reserves: if defended { world.reserve_strength(nation, target) } else { 0 },
            defence,
            defence_reserves: if defended { world.defence_reserves(nation, target) } else { 0 },
            wall: wall && defended,
            odds: Odds::of(attack, defence, self.options.dice && defended),
        }
    }

    /// The world with the strongest attackers in the target, and whether the Atlantic Wall is in their way (8.4).
    fn with_attackers(&self, nation: Nation, target: Space) -> (State, bool) {
        let origins = self.origins(nation, target, SpaceSet::NONE);
        let free = self.origins(nation, target, SpaceSet::only(Space::NorthSea));
        let guarded = target == Space::France && nation.side() == Side::Allies;
        let mut world = self.clone();
        let (mut wall, kinds) = (false, owned(nation).and(fighters_in(target)));
        for strength in [WALL, 1] {
            for from in origins.iter() {
                for unit in self.force(from).kinds_of(kinds).filter(|unit| unit.strength() == strength) {
                    for _ in 0..self.force(from).count(unit) {
                        if world.force(target).number(kinds) < STACK {
                            world.lift(unit, from);
                            world.place(unit, target);
                            wall |= guarded && !free.has(from);
                        }
                    }
                }
            }
        }
        (world, wall)
    }
}

impl View {
    /// What a space looks like.
    pub fn space(&self, space: Space) -> &SpaceView {
        &self.spaces[space.index()]
    }

    /// A nation sheet.
    pub fn nation(&self, nation: Nation) -> &NationView {
        &self.nations[nation.index()]
    }
}
