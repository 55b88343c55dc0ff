//! Historical battles: who fights whom on which ground, what the AI is after, and what else ends the battle (25).

use std::fmt::{self, Display};
use std::str::FromStr;

use sandtable_core::{Amount, ParseError, Reader};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::ids::{Faction, Ground, Kind, MOST_UNITS, Side, UnitId};
use crate::roster::{Kinds, Troops};
use crate::setup::{FactionChoice, ScenarioChoice, VictoryChoice};
use crate::space::{Heading, Point, Rect, SECTION, TOLERANCE, within};
use crate::state::{Area, MOST_GROUNDS, State};
use crate::tables::{POINTS, TABLES, TURNS};

sandtable_core::words! {
    /// What the AI is after (22.2).
    pub enum Stance: "stance" {
        /// Nothing but victory.
        Open = "open",
        /// It defends a place or a unit.
        Defends = "defends",
        /// It has to take a place or destroy a unit.
        Attacks = "attacks",
    }
}

/// A historical battle (25.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Scenario {
    /// The player's faction, and the points of his army.
    pub south: (FactionChoice, u16),
    /// The AI's faction, and the points its draft has to reach.
    pub north: (FactionChoice, u16),
    /// What the AI is after.
    pub stance: Stance,
    /// The pieces of ground.
    pub grounds: [Option<Area>; MOST_GROUNDS],
    /// The player wins with so many steady units on the hills at the end of a game turn; 0 if that decides nothing.
    pub hold: u8,
    /// The AI wins with a steady unit at this place at the end of one of its turns.
    pub token: Option<(i16, i16)>,
    /// The player wins after so many game turns; 0 for the usual limit.
    pub turns: u8,
    /// The cards the AI takes before the draft (21.4).
    pub compulsory: Troops,
    /// The kinds of which the AI takes no cards (21.3).
    pub barred: Kinds,
}

const fn area(ground: Ground, (x, y): (i16, i16), (width, depth): (i16, i16)) -> Area {
    Area { ground, x, y, width, depth }
}

impl Scenario {
    const EMPTY: Scenario = Scenario {
        south: (FactionChoice::Rome, 1800),
        north: (FactionChoice::Celts, 1800),
        stance: Stance::Open,
        grounds: [None; MOST_GROUNDS],
        hold: 0,
        token: None,
        turns: 0,
        compulsory: Troops::EMPTY,
        barred: Kinds::EMPTY,
    };

    /// 25.3
    const GRAUPIUS: Scenario = Scenario {
        stance: Stance::Defends,
        grounds: [
            Some(area(Ground::Hill, (6000, 8000), (4000, 2000))),
            Some(area(Ground::Works, (6000, 7200), (4000, 400))),
            None,
            None,
            None,
            None,
        ],
        hold: 2,
        ..Scenario::EMPTY
    };

    /// 25.4
    const EAGLE: Scenario = Scenario {
        south: (FactionChoice::Rome, 1500),
        north: (FactionChoice::Germans, 1700),
        stance: Stance::Attacks,
        grounds: [
            Some(area(Ground::Wood, (1250, 4500), (2500, 2000))),
            Some(area(Ground::Wood, (10_750, 4500), (2500, 2000))),
            None,
            None,
            None,
            None,
        ],
        token: Some((6000, 1000)),
        turns: 10,
        ..Scenario::EMPTY
    };

    /// 25.5
    const TAPAE: Scenario = Scenario { north: (FactionChoice::Dacia, 2200), ..Scenario::EMPTY };
}

/// A scenario of one's own, written as lines (25.6).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct OwnScenario(pub Option<Scenario>);

/// An example of a line.
pub(crate) const EXAMPLE: &str = "ground wood 3000 4500 2500 2000";
/// How a line begins.
const VERBS: &str = "`south`, `north`, `stance`, `ground`, `hold`, `token`, `turns`, `with` or `without`";
/// The most lines of a scenario.
pub(crate) const MOST_LINES: usize = 16;

impl Scenario {
    fn read(lines: &[String]) -> Result<Scenario, ParseError> {
        let mut scenario = Scenario::EMPTY;
        lines.iter().try_for_each(|line| scenario.read_line(line.trim()))?;
        Ok(scenario)
    }

    fn read_line(&mut self, line: &str) -> Result<(), ParseError> {
        let mut words = Reader::new(line);
        let verb: Verb = words.read(VERBS)?;
        match verb {
            Verb::South => self.south = read_army(&mut words)?,
            Verb::North => self.north = read_army(&mut words)?,
            Verb::Stance => self.stance = words.read("`open`, `defends` or `attacks`")?,
            Verb::Hold => self.hold = words.number(1, 48)?,
            Verb::Turns => self.turns = words.number(1, TURNS.1)?,
            Verb::Token => self.token = Some(read_place(&mut words)?),
            Verb::Ground => self.add_ground(line, &mut words)?,
            Verb::With => self.add_compulsory(line, &mut words)?,
            Verb::Without => self.bar(words.read("a kind of unit")?),
        }
        words.end()
    }

    fn add_compulsory(&mut self, line: &str, words: &mut Reader<'_>) -> Result<(), ParseError> {
        let kind: Kind = words.read("a kind of unit")?;
        let copies = kind.row().copies;
        let number = words.number(1, copies)?;
        if self.compulsory.count(kind) + number > copies {
            return Err(ParseError::new(line, format!("at most {copies} cards of `{kind}`")));
        }
        (0..number).for_each(|_| self.compulsory.put(kind));
        Ok(())
    }

    fn bar(&mut self, kind: Kind) {
        if !self.barred.has(kind) {
            self.barred.put(kind);
        }
    }

    /// What is wrong with the cards the AI has to take, if anything (21.4).
    pub(crate) fn compulsory_fault(&self, mercenaries: bool) -> Option<String> {
        let serves = |kind: Kind| {
            self.north.0.faction().is_some_and(|faction| {
                faction.takes(kind, mercenaries) || kind.row().faction == faction // siege engines
            })
        };
        let wrong = |kind: &Kind| !serves(*kind) || self.barred.has(*kind);
        if let Some(kind) = self.compulsory.kinds().find(wrong) {
            return Some(format!("`with {kind}`: the north cannot have it"));
        }
        let number = usize::from(self.compulsory.total());
        (number > MOST_UNITS).then(|| format!("{number} compulsory units, {MOST_UNITS} are the most"))
    }

    fn add_ground(&mut self, line: &str, words: &mut Reader<'_>) -> Result<(), ParseError> {
        let ground = words.read("a kind of ground")?;
        let ((x, y), (width, depth)) = (read_place(words)?, read_place(words)?);
        let place = self.grounds.iter_mut().find(|place| place.is_none());
        let place =
            place.ok_or_else(|| ParseError::new(line, format!("at most {MOST_GROUNDS} pieces of ground")))?;
        *place = Some(Area { ground, x, y, width, depth });
        Ok(())
    }

    /// As it is written.
    fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("south {} {}", self.south.0, self.south.1),
            format!("north {} {}", self.north.0, self.north.1),
            format!("stance {}", self.stance),
        ];
        lines.extend(self.grounds.iter().flatten().map(|area| {
            format!("ground {} {} {} {} {}", area.ground, area.x, area.y, area.width, area.depth)
        }));
        lines.extend((self.hold > 0).then(|| format!("hold {}", self.hold)));
        lines.extend(self.token.map(|(x, y)| format!("token {x} {y}")));
        lines.extend((self.turns > 0).then(|| format!("turns {}", self.turns)));
        lines.extend(self.compulsory.iter().map(|(kind, number)| format!("with {kind} {number}")));
        lines.extend(self.barred.kinds().map(|kind| format!("without {kind}")));
        lines
    }

    /// What the options of the battle become (25.1).
    pub(crate) fn imposed(&self, options: crate::setup::Options) -> crate::setup::Options {
        crate::setup::Options {
            south: self.south.0,
            north: self.north.0,
            points: self.south.1,
            victory: VictoryChoice::Losses,
            terrain: false,
            nightfall: false,
            army_check: false,
            ..options
        }
    }
}

sandtable_core::words! {
    /// What a line of a scenario begins with.
    enum Verb: "line of a scenario" {
        South = "south",
        North = "north",
        Stance = "stance",
        Ground = "ground",
        Hold = "hold",
        Token = "token",
        Turns = "turns",
        With = "with",
        Without = "without",
    }
}

fn read_army(words: &mut Reader<'_>) -> Result<(FactionChoice, u16), ParseError> {
    let faction: FactionChoice = words.read("a faction")?;
    let leads = faction.faction().is_some_and(|faction| Faction::LEADING.contains(&faction));
    if !leads {
        return Err(ParseError::new(faction.word(), "a faction that leads armies"));
    }
    Ok((faction, read_number(words, POINTS.0.into(), POINTS.1.into())? as u16))
}

/// A whole number within bounds.
fn read_number(words: &mut Reader<'_>, low: i32, high: i32) -> Result<i32, ParseError> {
    let Amount(number) = words.read("a number")?;
    let wrong = || ParseError::new(&number.to_string(), format!("a number from {low} to {high}"));
    (low..=high).contains(&number).then_some(number).ok_or_else(wrong)
}

/// Across and up, no farther than the largest table.
fn read_place(words: &mut Reader<'_>) -> Result<(i16, i16), ParseError> {
    let (_, largest) = TABLES[TABLES.len() - 1];
    let across = read_number(words, 0, largest.width)?;
    Ok((across as i16, read_number(words, 0, largest.height)? as i16))
}

impl FromStr for Scenario {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Scenario, ParseError> {
        let lines: Vec<String> =
            text.lines().filter(|line| !line.trim().is_empty()).map(str::to_owned).collect();
        Scenario::read(&lines)
    }
}

impl Display for Scenario {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.lines().join("\n"))
    }
}

impl Serialize for OwnScenario {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.map_or_else(Vec::new, |scenario| scenario.lines()).serialize(to)
    }
}

impl<'de> Deserialize<'de> for OwnScenario {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OwnScenario, D::Error> {
        let lines = Vec::<String>::deserialize(from)?;
        if lines.is_empty() {
            return Ok(OwnScenario(None));
        }
        Scenario::read(&lines).map(|scenario| OwnScenario(Some(scenario))).map_err(D::Error::custom)
    }
}

impl crate::setup::Options {
    /// The historical battle that is fought, if any (25.1).
    pub fn battle(&self) -> Option<Scenario> {
        match self.scenario {
            ScenarioChoice::None => None,
            ScenarioChoice::Graupius => Some(Scenario::GRAUPIUS),
            ScenarioChoice::Eagle => Some(Scenario::EAGLE),
            ScenarioChoice::Tapae => Some(Scenario::TAPAE),
            ScenarioChoice::Own => self.own_scenario.0,
        }
    }

    /// What the units of the AI have to cost at least (21.5, 25.1).
    pub(crate) fn ai_points(&self) -> u16 {
        self.battle().map_or(self.points, |battle| battle.north.1)
    }
}

impl State {
    /// Who has reached the aim of the scenario at the end of this turn (25.3, 25.4).
    pub(crate) fn aim_reached(&self) -> Option<Side> {
        let battle = self.options.battle()?;
        let round_over = self.mover != self.first;
        if self.mover == super::AI && self.is_at_token(battle) {
            return Some(super::AI);
        }
        let held = battle.hold > 0 && round_over && self.on_hills() >= usize::from(battle.hold);
        let lasted = battle.turns > 0 && round_over && self.turn >= battle.turns;
        (held || lasted).then_some(super::AI.enemy())
    }

    fn is_at_token(&self, battle: Scenario) -> bool {
        let Some((x, y)) = battle.token else { return false };
        let token = Rect::new(Point::at(x.into(), y.into()), Heading::NORTH, SECTION / 2, SECTION / 2);
        let touches = |unit: UnitId| self.is_steady(unit) && within(&self.rect(unit), &token, TOLERANCE);
        self.standing(super::AI).any(touches)
    }

    /// The steady units of the player on hills.
    fn on_hills(&self) -> usize {
        let holds = |&unit: &UnitId| self.is_steady(unit) && self.is_on(unit, Ground::Hill);
        self.standing(super::AI.enemy()).filter(holds).count()
    }
}
