//! The invariants of a position. A position set up by hand passes here before anybody plays it, so that rules code
//! can trust what it finds.

use std::collections::BTreeMap;

use sandtable_core::{Checked, Rules as _, Seat, ensure};

use crate::flow::Frame;
use crate::force::{ARMIES, CHINESE, FLEETS, owned};
use crate::ids::{Deed, Nation, Reason, Response, Space, Unit};
use crate::responses::is_aid;
use crate::state::State;
use crate::state_json::wanted;
use crate::tables::{FIRST_YEAR, MOST_WILL, RESPONSES, STACK, TRACK_ENDS, YEARS};

/// More strength than this is never added to a battle.
const MOST_ADDED: u8 = 40;
/// Nor are there more markers.
const MOST_MARKERS: u8 = 6;

impl Checked for State {
    fn census(&self) -> BTreeMap<String, u32> {
        Unit::ALL.iter().map(ToString::to_string).zip(self.everywhere()).collect()
    }

    fn check(&self) -> Result<(), String> {
        self.options.check().map_err(|why| why.to_string())?;
        self.check_pieces()?;
        for &space in Space::ALL {
            self.check_space(space).map_err(|why| format!("`{space}`: {why}"))?;
        }
        self.check_sheets()?;
        self.check_turn()?;
        self.frames.iter().try_for_each(|frame| self.check_frame(frame))?;
        self.check_order()?;
        self.check_rest()
    }

    fn rounds(&self) -> Option<u32> {
        Some(u32::from(self.year) + 1)
    }

    /// The victory spaces of the nation's side by year, 0 where a year was not reached; and how often the nation played each response.
    fn stats(&self, seat: Seat) -> Vec<(String, u32)> {
        let nation = Nation::of(seat);
        let years = self.scored.iter().zip(FIRST_YEAR..);
        let years = years.map(|(spaces, year)| (format!("{year}"), spaces[nation.side() as usize]));
        let played = RESPONSES.iter().zip(&self.played).map(|(row, times)| {
            let flag = row.players.iter().position(|&one| one == nation);
            (row.response.to_string(), flag.map_or(0, |flag| times[flag]))
        });
        years.chain(played).map(|(thing, count)| (format!("onehour-held-{thing}"), count.into())).collect()
    }
}

impl State {
    /// Every piece is somewhere.
    fn check_pieces(&self) -> Result<(), String> {
        for (&unit, (found, wanted)) in Unit::ALL.iter().zip(self.everywhere().into_iter().zip(wanted())) {
            ensure(found == wanted, || format!("{found} of `{unit}`, but there are {wanted}"))?;
        }
        ensure(self.reserve.count(Unit::ChineseArmy) == 0, || {
            "Chinese armies wait in their pool, not in a Reserve".to_owned()
        })
    }

    /// Kinds and stacking (1.5, 1.6, 4.4).
    fn check_space(&self, space: Space) -> Result<(), String> {
        let force = self.force(space);
        for unit in force.kinds() {
            ensure(unit.fits(space), || format!("`{unit}` cannot stand there"))?;
            let moved = self.moved[space.index()].count(unit);
            ensure(moved <= force.count(unit), || format!("{moved} of `{unit}` have moved there"))?;
        }
        let stray = self.moved[space.index()].kinds().find(|&unit| !force.has(unit));
        ensure(stray.is_none(), || "what has moved there is not there".to_owned())?;
        for &nation in Nation::ALL {
            for kind in [ARMIES, FLEETS] {
                let number = force.number(owned(nation).and(kind));
                ensure(number <= STACK, || format!("{number} pieces of `{nation}`; at most {STACK} fit"))?;
            }
        }
        ensure(force.number(CHINESE) <= STACK, || "too many Chinese armies".to_owned())
    }

    /// Tracks, markers, Political Will, order (1.8, 1.9, 2.3).
    fn check_sheets(&self) -> Result<(), String> {
        for &nation in Nation::ALL {
            let at = nation.index();
            let fits = self.tracks[at].iter().zip(&TRACK_ENDS[at]).all(|(value, end)| value <= end);
            ensure(fits, || format!("a track of `{nation}` is beyond its end"))?;
            ensure(self.markers[at] <= MOST_MARKERS, || format!("too many markers of `{nation}`"))?;
            for (order, name) in [(&self.order, "order"), (&self.round, "round")] {
                ensure(order.contains(&nation), || format!("`{nation}` is not in the {name}"))?;
            }
        }
        ensure(self.will.iter().all(|&will| will <= MOST_WILL), || {
            format!("more Political Will than {MOST_WILL}")
        })?;
        ensure((self.year as usize) < YEARS, || format!("there is no year {}", self.year))?;
        ensure(self.scored.iter().flatten().all(|&spaces| spaces <= 14), || {
            "more victory spaces than there are".to_owned()
        })?;
        ensure(!self.bonus || self.usa_at_war, || "a bonus marker without war".to_owned())
    }

    /// Whose turn it is, and what it left to be remembered.
    fn check_turn(&self) -> Result<(), String> {
        ensure(self.at as usize <= Nation::COUNT, || format!("turn {} of a round", self.at))?;
        let battle = self.battle;
        ensure(battle.attack <= MOST_ADDED && battle.defence <= MOST_ADDED, || {
            "more strength is added to the battle than there is".to_owned()
        })?;
        ensure(battle.lost.is_none_or(|unit| self.losses.has(unit)), || {
            "the piece lost in battle is not in Losses".to_owned()
        })?;
        let deed = self.deed();
        let attacks = deed == Some(Deed::Attack) || self.ending.is_some();
        ensure(battle.target.is_none() || attacks, || "a target without an attack".to_owned())?;
        ensure(battle.target.is_some() || deed != Some(Deed::Attack), || {
            "an attack without a target".to_owned()
        })?;
        if let Some(track) = self.advanced {
            ensure(self.tracks[self.mover.index()][track as usize] > 0, || {
                "a track that was advanced is at 0".to_owned()
            })?;
        }
        self.check_departed()
    }

    /// The armies that left Siberia are where they went (13.22).
    fn check_departed(&self) -> Result<(), String> {
        for one in self.departed.iter().flatten() {
            let like = self.departed.iter().filter(|&&other| other == Some(*one)).count();
            let there = match one.to {
                Some(space) => self.force(space).count(one.unit),
                None => self.reserve.count(one.unit),
            };
            let fits = one.unit.nation() == Nation::Ussr && one.to != Some(Space::Siberia);
            ensure(fits && like <= usize::from(there), || format!("`{}` did not go there", one.unit))?;
        }
        Ok(())
    }

    fn check_frame(&self, frame: Frame) -> Result<(), String> {
        match frame {
            Frame::Build { left, raised, .. } => {
                let ends = TRACK_ENDS[self.mover.index()];
                ensure(left <= ends[0], || format!("{left} points are left to build"))?;
                let units = self.mover.units();
                let fits = units
                    .iter()
                    .all(|&unit| crate::legal::raised_of(unit, raised) <= self.reserve.count(unit));
                ensure(fits && raised >> (4 * units.len()) == 0, || {
                    "what was raised is not in Reserve".to_owned()
                })
            }
            Frame::Attack { walled, .. } => {
                ensure(walled.is_empty() || self.battle.target == Some(Space::France), || {
                    "there is an Atlantic Wall in France only".to_owned()
                })
            }
            Frame::Reserves { nation, .. } => {
                let battles = self.battle.target.is_some();
                let fights = nation == self.mover || nation.side() != self.mover.side();
                ensure(battles && fights, || format!("`{nation}` has no reserves to commit"))
            }
            Frame::Loss { nation, .. } => {
                let fits = nation == self.mover || nation.side() != self.mover.side();
                ensure(fits, || format!("`{nation}` does not fight here"))
            }
            Frame::Responses { deed, at, .. } => {
                let known = usize::from(at) <= RESPONSES.len();
                ensure(known && (deed == Deed::Industry || self.advanced.is_none()), || {
                    "no such row of responses".to_owned()
                })
            }
            Frame::Offer { response, nation } => self.check_offer(response, nation),
            Frame::Effect { response, by, left, .. } => {
                let players = response.row().players.contains(&by) && response.row().sheet == self.mover;
                let most = if is_aid(response) { 2 } else { 0 };
                ensure(players && left <= most, || format!("`{response}` cannot be carried out"))
            }
            Frame::Aftermath { by } => {
                ensure(by != self.mover, || "nobody responds to themselves".to_owned())
            }
            _ => Ok(()),
        }
    }

    /// A response that is offered is the next of its row, and can be played.
    fn check_offer(&self, response: Response, nation: Nation) -> Result<(), String> {
        let row = response.row();
        let next = self.frames.iter().any(|frame| {
            matches!(frame, Frame::Responses { deed, at, .. }
                if usize::from(at) == response.index() && deed == row.after)
        });
        let fits = next && row.sheet == self.mover && self.can_respond(response, nation);
        ensure(fits, || format!("`{response}` cannot be offered to `{nation}`"))
    }

    /// A turn, and above it only what can follow from it; so nothing is ever owed twice.
    fn check_order(&self) -> Result<(), String> {
        let frames: Vec<Frame> = self.frames.iter().collect();
        let side = self.mover.side();
        let fits = match frames[..] {
            [] | [Frame::Turn] => true,
            [Frame::Turn, Frame::Finish { deed: Deed::Build }, Frame::Build { .. }] => true,
            [Frame::Turn, Frame::Finish { deed: Deed::Redeploy }, Frame::Redeploy { .. }] => true,
            [Frame::Turn, Frame::Responses { .. }, Frame::Offer { .. }] => true,
            [
                Frame::Turn,
                Frame::Responses { deed, .. },
                Frame::Aftermath { by },
                Frame::Effect { response, by: player, .. },
            ] => by == player && response.row().after == deed,
            [Frame::Turn, Frame::Finish { deed: Deed::Attack }, ref battle @ ..] => match *battle {
                [Frame::Battle, Frame::Attack { .. }] | [Frame::Loss { .. }] => true,
                [Frame::Result, Frame::Defence { asked }, Frame::Reserves { nation, .. }] => {
                    nation == self.mover && asked == 0 || asked & nation.bit() != 0
                }
                [
                    Frame::Result,
                    Frame::Defence { asked: 0 },
                    Frame::Reserves { nation, .. },
                    ref dice @ ..,
                ] => {
                    let [one, other] = [side.enemy(), side].map(|side| Frame::Dice { side });
                    nation == self.mover && self.options.dice && (dice == [one] || dice == [one, other])
                }
                _ => false,
            },
            _ => false,
        };
        ensure(fits, || format!("frames in no possible order: {frames:?}"))
    }

    /// The game waits for a seat or for luck with something to choose from, or it is over.
    fn check_rest(&self) -> Result<(), String> {
        ensure(self.ending.is_some() == self.frames.is_empty(), || {
            "a game is over exactly if it has an ending and no frames".to_owned()
        })?;
        let (mut legal, mut chances) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        self.chances(&mut chances);
        let waits = self.ending.is_some() || legal.len() > 1 || !chances.is_empty();
        ensure(waits && self.rests(), || format!("there is nothing to choose for {:?}", self.frames.top()))?;
        let decided = self.ending.is_some_and(|ending| ending.reason == Reason::Capitals);
        let two = Nation::ALL.iter().any(|nation| self.captured(nation.side()) >= 2);
        ensure(self.ending.is_some() || !two || deed_under_way(self), || {
            "two capitals are taken".to_owned()
        })?;
        ensure(!decided || two, || "no two capitals are taken".to_owned())
    }

    /// Does the top frame really wait?
    fn rests(&self) -> bool {
        match self.frames.top() {
            Some(Frame::Turn) => {
                let at = self.round.get(self.at as usize);
                at == Some(&self.mover)
                    && self.markers(self.mover) > 0
                    && self.passed != crate::state::ALL_NATIONS
            }
            Some(Frame::Reserves { nation, .. }) => self.reserves(nation).next().is_some(),
            Some(Frame::Build { .. } | Frame::Attack { .. } | Frame::Redeploy { .. }) => self.at > 0,
            _ => true,
        }
    }
}

/// An action that is not complete may hold two capitals for a while (12.3).
fn deed_under_way(state: &State) -> bool {
    state.frames.top() != Some(Frame::Turn)
}
