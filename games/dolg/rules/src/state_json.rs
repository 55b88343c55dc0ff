//! A position as it is written: JSON that a person can read and change. The deck may be left `null`: then whatever is
//! nowhere else is in it.

use sandtable_core::Stack;
use serde::{Deserialize, Deserializer, Serialize};

use crate::automa::{Automa, Item, OwnScenario};
use crate::cards::{Cards, all_cards};
use crate::combat::Combat;
use crate::flow::Frame;
use crate::ids::{Counter, Ending, Formation, Kind, MOST_UNITS, Mark, PLACES, Side, UnitId, Victory};
use crate::setup::{FactionChoice, GeneralChoice, Opponent, Options, ScenarioChoice, Ties, VictoryChoice};
use crate::space::Pose;
use crate::state::{Area, Army, DEPTH, MOST_GROUNDS, Marks, Pairs, State, Unit};

/// The written form of a [`State`].
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(crate) struct StateJson {
    /// What was chosen before the game.
    options: OptionsForTwo,
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
    /// What was chosen for the solo game.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "at_the_end")]
    solo: Option<SoloOptions>,
    /// What the AI of the solo game keeps.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "at_the_end")]
    automa: Option<Automa>,
    /// What the AI did with its units last, and why.
    #[serde(default, skip_serializing_if = "Option::is_none", deserialize_with = "at_the_end")]
    reasons: Option<Vec<(UnitId, Item)>>,
}

/// The options of a battle for two.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
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

impl From<Options> for OptionsForTwo {
    fn from(options: Options) -> OptionsForTwo {
        let Options { points, south, north, mercenaries, victory, terrain, nightfall, army_check, .. } =
            options;
        OptionsForTwo { points, south, north, mercenaries, victory, terrain, nightfall, army_check }
    }
}

/// The options of the solo game beside them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a question of its own")]
struct SoloOptions {
    opponent: Opponent,
    ai_general: GeneralChoice,
    ai_orders: bool,
    ai_events: bool,
    ties: Ties,
    thirds: bool,
    javelins_first: bool,
    scenario: ScenarioChoice,
    own_scenario: OwnScenario,
}

impl From<Options> for SoloOptions {
    fn from(options: Options) -> SoloOptions {
        SoloOptions {
            opponent: options.opponent,
            ai_general: options.ai_general,
            ai_orders: options.ai_orders,
            ai_events: options.ai_events,
            ties: options.ties,
            thirds: options.thirds,
            javelins_first: options.javelins_first,
            scenario: options.scenario,
            own_scenario: options.own_scenario,
        }
    }
}

/// All of them again.
fn all_options(two: &OptionsForTwo, solo: Option<SoloOptions>) -> Options {
    let OptionsForTwo { points, south, north, mercenaries, victory, terrain, nightfall, army_check } = *two;
    let usual = Options::default();
    let options =
        Options { points, south, north, mercenaries, victory, terrain, nightfall, army_check, ..usual };
    solo.map_or(options, |solo| Options {
        opponent: solo.opponent,
        ai_general: solo.ai_general,
        ai_orders: solo.ai_orders,
        ai_events: solo.ai_events,
        ties: solo.ties,
        thirds: solo.thirds,
        javelins_first: solo.javelins_first,
        scenario: solo.scenario,
        own_scenario: solo.own_scenario,
        ..options
    })
}

/// A last field that is written in the solo game only: the bytes of a battle for two end before it.
fn at_the_end<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<T>, D::Error> {
    if from.is_human_readable() {
        return Option::deserialize(from);
    }
    Ok(Option::deserialize(from).unwrap_or(None))
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
            reason: None,
        }
    }
}

impl From<State> for StateJson {
    fn from(state: State) -> StateJson {
        let units = |side: Side| {
            let number = state.deployed(side);
            (0..number).map(|nth| UnitJson::from(state.unit(UnitId::of(side, nth)))).collect()
        };
        let reason = |unit: UnitId| Some((unit, state.unit(unit).reason?));
        let reasons = (0..PLACES).filter_map(|place| reason(UnitId::at(place))).collect();
        let is_solo = state.options.is_solo();
        StateJson {
            options: state.options.into(),
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
            solo: is_solo.then(|| state.options.into()),
            automa: state.automa,
            reasons: is_solo.then_some(reasons),
        }
    }
}

impl TryFrom<StateJson> for State {
    type Error = String;

    fn try_from(written: StateJson) -> Result<State, String> {
        let options = all_options(&written.options, written.solo);
        options.check().map_err(|why| why.to_string())?;
        let mut state = State {
            options,
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
        for (unit, item) in written.reasons.into_iter().flatten() {
            state.unit_mut(unit).reason = Some(item);
        }
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
