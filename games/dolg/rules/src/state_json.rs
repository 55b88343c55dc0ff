//! A position as it is written: JSON that a person can read and change. The deck may be left `null`: then whatever is
//! nowhere else is in it.

use sandtable_core::Stack;
use serde::{Deserialize, Serialize, Serializer};

use crate::automa::{Automa, Item};
use crate::cards::{Cards, all_cards};
use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{Counter, Ending, Formation, Kind, MOST_UNITS, Mark, PLACES, Side, UnitId, Victory};
use crate::setup::{FactionChoice, Options, VictoryChoice};
use crate::space::Pose;
use crate::state::{Area, Army, DEPTH, MOST_GROUNDS, Marks, Pairs, State, Unit};

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct StateJson {
    /// What was chosen before the game.
    #[serde(serialize_with = "write_options")]
    options: Options,
    /// What decides the battle; null until it is thrown.
    victory: Option<Victory>,
    /// What belongs to each side besides units and hand.
    armies: [Army; 2],
    /// The units of the south in the order of deployment.
    south: Vec<UnitJson>,
    /// The units of the north.
    north: Vec<UnitJson>,
    /// The pieces of ground.
    grounds: Vec<Area>,
    /// The cards not drawn yet; null for whatever is nowhere else.
    deck: Option<Cards>,
    /// Spent and discarded cards.
    discard: Cards,
    /// The hand of each side.
    hands: [Cards; 2],
    /// The cards of each hand that the enemy has seen.
    known: [Cards; 2],
    /// How often the discard became the deck.
    shuffles: u8,
    /// The game turn; 0 before the first.
    turn: u8,
    /// Whose turn it is.
    mover: Side,
    /// Who had the first turn.
    first: Side,
    /// Was an order played in this turn?
    ordered: bool,
    /// Was Officers' call played in this turn?
    called_officers: bool,
    /// Does Forced march wait for an activation order?
    hurrying: bool,
    /// Do the units lie face down?
    face_down: bool,
    /// Who laid the last unit.
    last_deployer: Side,
    /// The fights of this turn that are over.
    fought: Pairs,
    /// The combat under way.
    combat: Option<Combat>,
    /// What the game still has to do.
    frames: Stack<Frame, DEPTH>,
    /// How it ended, and who won.
    ending: Option<(Ending, Option<Side>)>,
    /// What the AI of the solo game keeps.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    automa: Option<Automa>,
}

/// The options of a battle for two, as long as there is nothing else to say.
#[derive(Serialize)]
struct OptionsForTwo {
    points: u16,
    south: FactionChoice,
    north: FactionChoice,
    mercenaries: bool,
    victory: VictoryChoice,
    terrain: bool,
    nightfall: bool,
    army_check: bool,
}

fn write_options<S: Serializer>(options: &Options, to: S) -> Result<S::Ok, S::Error> {
    if options.is_solo() {
        return options.serialize(to);
    }
    let Options { points, south, north, mercenaries, victory, terrain, nightfall, army_check, .. } = *options;
    OptionsForTwo { points, south, north, mercenaries, victory, terrain, nightfall, army_check }.serialize(to)
}

/// The written form of a unit.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct UnitJson {
    kind: Kind,
    pose: Pose,
    wounds: u8,
    fresh: u8,
    formation: Option<Formation>,
    wings: [Counter; 2],
    marks: Vec<Mark>,
    target: Option<UnitId>,
    spent: u16,
    pace: u8,
    empty_quivers: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    reason: Option<Item>,
}

impl From<&Unit> for UnitJson {
    fn from(unit: &Unit) -> UnitJson {
        UnitJson {
            kind: unit.kind,
            pose: unit.pose,
            wounds: unit.wounds,
            fresh: unit.fresh,
            formation: unit.formation,
            wings: unit.wings,
            marks: unit.marks.iter().collect(),
            target: unit.target,
            spent: unit.spent,
            pace: unit.pace,
            empty_quivers: unit.empty_quivers,
            reason: unit.reason,
        }
    }
}

impl From<UnitJson> for Unit {
    fn from(written: UnitJson) -> Unit {
        let mut marks = Marks::default();
        written.marks.iter().for_each(|&mark| marks.set(mark, true));
        Unit {
            kind: written.kind,
            pose: written.pose,
            wounds: written.wounds,
            fresh: written.fresh,
            formation: written.formation,
            wings: written.wings,
            marks,
            target: written.target,
            spent: written.spent,
            pace: written.pace,
            empty_quivers: written.empty_quivers,
            reason: written.reason,
        }
    }
}

impl From<State> for StateJson {
    fn from(state: State) -> StateJson {
        let units = |side: Side| {
            let number = state.deployed(side);
            (0..number).map(|nth| UnitJson::from(state.unit(UnitId::of(side, nth)))).collect()
        };
        StateJson {
            options: state.options,
            victory: state.victory,
            armies: state.armies,
            south: units(Side::South),
            north: units(Side::North),
            grounds: state.areas().collect(),
            deck: Some(state.deck),
            discard: state.discard,
            hands: state.hands,
            known: state.known,
            shuffles: state.shuffles,
            turn: state.turn,
            mover: state.mover,
            first: state.first,
            ordered: state.ordered,
            called_officers: state.called_officers,
            hurrying: state.hurrying,
            face_down: state.face_down,
            last_deployer: state.last_deployer,
            fought: state.fought,
            combat: state.combat,
            frames: state.frames,
            ending: state.ending,
            automa: state.automa,
        }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(written: StateJson) -> Result<State, String> {
        written.options.check().map_err(|why| why.to_string())?;
        let mut state = State {
            options: written.options,
            victory: written.victory,
            armies: written.armies,
            units: units(written.south, written.north)?,
            grounds: grounds(&written.grounds)?,
            deck: Cards::EMPTY,
            discard: written.discard,
            hands: written.hands,
            known: written.known,
            shuffles: written.shuffles,
            turn: written.turn,
            mover: written.mover,
            first: written.first,
            ordered: written.ordered,
            called_officers: written.called_officers,
            hurrying: written.hurrying,
            face_down: written.face_down,
            last_deployer: written.last_deployer,
            fought: written.fought,
            combat: written.combat,
            frames: written.frames,
            ending: written.ending,
            automa: written.automa,
        };
        state.deck = written.deck.unwrap_or_else(|| state.cards_left());
        Ok(state)
    }
}

fn units(south: Vec<UnitJson>, north: Vec<UnitJson>) -> Result<[Unit; PLACES], String> {
    let mut units = [Unit::NONE; PLACES];
    for (side, list) in [(Side::South, south), (Side::North, north)] {
        if list.len() > MOST_UNITS {
            return Err(format!("{} units of the {side}, but at most {MOST_UNITS} fit", list.len()));
        }
        for (nth, unit) in list.into_iter().enumerate() {
            units[UnitId::of(side, nth).index()] = unit.into();
        }
    }
    Ok(units)
}

fn grounds(given: &[Area]) -> Result<[Option<Area>; MOST_GROUNDS], String> {
    if given.len() > MOST_GROUNDS {
        return Err(format!("{} pieces of ground, but at most {MOST_GROUNDS} fit", given.len()));
    }
    let mut grounds = [None; MOST_GROUNDS];
    for (place, &area) in grounds.iter_mut().zip(given) {
        *place = Some(area);
    }
    Ok(grounds)
}

impl State {
    /// The action cards that lie nowhere.
    fn cards_left(&self) -> Cards {
        let elsewhere = |card: &_| {
            self.discard.has(*card)
                || self.hands.iter().any(|hand| hand.has(*card))
                || self.combat.is_some_and(|combat| combat.random == Some(*card))
        };
        all_cards().kinds().filter(|card| !elsewhere(card)).collect()
    }
}
