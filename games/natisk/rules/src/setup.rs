//! From options to the first position (2, 8.3, 9.1 to 9.5). The deals are chance steps.

use std::fmt::Display;
use std::str::FromStr;

use sandtable_core::{BadOptions, Message, ParseError, Reader, Setting, Stack};
use serde::{Deserialize, Serialize};

use crate::flow::Frame;
use crate::ids::{Ability, Board, Side, Stratagem, Theatre, Unit, Units};
use crate::state::{BLANKS, Cup, Front, Row, SPACES, State, THEATRES};
use crate::tables::{
    AIR, ANY, ARMY, EUROPEAN_UNITS, JAPANESE_UNITS, LATER_WEAPONS, Mix, NAVY, PRINTED_UNITS, SPECIAL_WEAPONS,
    Types, UnitRow,
};

sandtable_core::words! {
    /// Two people, or one against the bot of section 9.
    pub enum Mode: "mode" {
        /// Two seats.
        Duel = "duel",
        /// One seat against the bot.
        Solo = "solo",
    }
}

sandtable_core::words! {
    /// How far ahead the solo bot starts (9.2).
    pub enum Level: "level" {
        /// Three rolls, one step each.
        Easy = "easy",
        /// Three rolls, two steps each.
        Medium = "medium",
        /// Four rolls, two steps each.
        Hard = "hard",
    }
}

impl Level {
    /// How often the die is rolled, and how many steps each roll is worth.
    pub const fn rolls_and_steps(self) -> (u8, u8) {
        match self {
            Level::Easy => (3, 1),
            Level::Medium => (3, 2),
            Level::Hard => (4, 2),
        }
    }
}

/// What can be chosen before the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The base board or Nippon.
    pub board: Board,
    /// Two sides, or solo.
    pub mode: Mode,
    /// Are skilled leadership and partisans among the special weapons (2.4)? In Nippon they always are (8.1).
    pub later_weapons: bool,
    /// Blank tokens in play (2.6).
    pub blanks: Vec<Blank>,
    /// Difficulty of the solo bot on the base board (9.2).
    pub level: Level,
    /// Does the solo bot use stratagems (9.8)?
    pub stratagems: bool,
    /// Points the solo bot starts with (9.4).
    pub bot_points: u8,
    /// Steps the solo bot is ahead on each track (9.4).
    pub bot_steps: u8,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            board: Board::Base,
            mode: Mode::Duel,
            later_weapons: true,
            blanks: Vec::new(),
            level: Level::Medium,
            stratagems: true,
            bot_points: 0,
            bot_steps: 0,
        }
    }
}

impl Options {
    /// The options described as data.
    pub(crate) fn settings() -> Vec<Setting> {
        vec![
            Setting::choice("board", &["base", "nippon"]),
            Setting::choice("mode", &["duel", "solo"]),
            Setting::switch("later_weapons").when("board", "base"),
            Setting::lines("blanks", BLANKS, "research army 4 blitz"),
            Setting::choice("level", &["easy", "medium", "hard"]).when("mode", "solo"),
            Setting::switch("stratagems").when("mode", "solo"),
            Setting::number("bot_points", 0, 24).when("mode", "solo"),
            Setting::number("bot_steps", 0, 10).when("mode", "solo"),
        ]
    }

    fn check(&self) -> Result<(), BadOptions> {
        let wrong = |option, why: &str| {
            let say = Message::new(format!("natisk-bad-{option}"));
            Err(BadOptions::new(option, why).said(say))
        };
        if self.blanks.len() > BLANKS {
            return wrong("blanks", "at most 6 blank tokens");
        }
        if self.bot_points > 24 {
            return wrong("bot_points", "at most 24 points, or the bot has won before it starts");
        }
        if self.bot_steps > 10 {
            return wrong("bot_steps", "at most 10 steps, so that no track is closed before the start");
        }
        Ok(())
    }
}

sandtable_core::words! {
    /// Where a blank token starts (2.6).
    pub enum Holder: "holder" {
        /// The bag of the side that moves first.
        First = "first",
        /// The bag of the other side.
        Second = "second",
        /// Among the special weapons.
        Research = "research",
    }
}

sandtable_core::words! {
    /// What a blank token counts as (2.6).
    pub enum BlankType: "type" {
        /// An army.
        Army = "army",
        /// A navy.
        Navy = "navy",
        /// An air force.
        Air = "air",
        /// Army and navy at once.
        ArmyNavy = "army+navy",
        /// Fits everywhere.
        Any = "any",
    }
}

/// A blank token as somebody filled it in: `research army 4 blitz` (2.6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Blank {
    /// Where it starts.
    pub holder: Holder,
    /// What it counts as.
    pub kind: BlankType,
    /// Its strength; leaders and partisans make their own.
    pub strength: u8,
    /// What else it can do; neither a spy nor a scientist.
    pub ability: Ability,
}

sandtable_core::serde_as_word!(Blank);

impl Display for Blank {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} {} {}", self.holder, self.kind, self.strength)?;
        match self.ability {
            Ability::None => Ok(()),
            ability => write!(f, " {ability}"),
        }
    }
}

impl FromStr for Blank {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Blank, ParseError> {
        let mut words = Reader::new(text);
        let holder = words.read("a holder, a type and a strength, like `research army 4 blitz`")?;
        let kind = words.read("a type and a strength")?;
        let strength = words.number(0, 9)?;
        let ability = match words.word() {
            "" => Ability::None,
            word => word.parse()?,
        };
        words.end()?;
        match ability {
            Ability::Spy | Ability::Scientist => {
                Err(ParseError::new(text, "a blank token that is neither a spy nor a scientist"))
            }
            _ => Ok(Blank { holder, kind, strength, ability }),
        }
    }
}

impl Blank {
    pub(crate) fn row(self) -> UnitRow {
        let types: Types = match self.kind {
            BlankType::Army => ARMY,
            BlankType::Navy => NAVY,
            BlankType::Air => AIR,
            BlankType::ArmyNavy => ARMY | NAVY,
            BlankType::Any => ANY,
        };
        let special = self.holder == Holder::Research;
        UnitRow { types, strength: self.strength, ability: self.ability, special }
    }
}

/// Everything there is: both sides' units and the special weapons.
pub(crate) struct Parts {
    pub(crate) sides: [Units; 2],
    pub(crate) research: Units,
}

impl Parts {
    /// The parts of a game (1.5, 1.6, 2.4, 2.6, 8.1).
    pub(crate) fn new(board: Board, weapons: u8, blanks: &[Option<Blank>]) -> Parts {
        let first = if board == Board::Base { EUROPEAN_UNITS } else { JAPANESE_UNITS };
        let mut parts =
            Parts { sides: [units(first), units(EUROPEAN_UNITS)], research: units(SPECIAL_WEAPONS) };
        if weapons == 18 {
            parts.research.pour(&units(LATER_WEAPONS));
        }
        for (at, blank) in blanks.iter().enumerate().filter_map(|(at, blank)| Some((at, (*blank)?))) {
            let bag = match blank.holder {
                Holder::First => &mut parts.sides[0],
                Holder::Second => &mut parts.sides[1],
                Holder::Research => &mut parts.research,
            };
            bag.put(Unit::ALL[PRINTED_UNITS + at]);
        }
        parts
    }
}

fn units(mix: Mix) -> Units {
    mix.iter().flat_map(|&(unit, count, _)| std::iter::repeat_n(unit, count as usize)).collect()
}

/// The words for the seats.
pub(crate) fn seats(options: &Options) -> &'static [&'static str] {
    match (options.board, options.mode) {
        (Board::Base, Mode::Duel) => &["axis", "allies"],
        (Board::Base, Mode::Solo) => &["allies"],
        (Board::Nippon, Mode::Duel) => &["japan", "germany"],
        (Board::Nippon, Mode::Solo) => &["germany"],
    }
}

/// The first position.
pub(crate) fn setup(options: &Options) -> Result<State, BadOptions> {
    options.check()?;
    let board = options.board;
    let weapons = if board == Board::Nippon || options.later_weapons { 18 } else { 16 };
    let mut blanks = [None; BLANKS];
    for (slot, &blank) in blanks.iter_mut().zip(&options.blanks) {
        *slot = Some(blank);
    }
    let parts = Parts::new(board, weapons, &blanks);
    let solo = options.mode == Mode::Solo;
    let mut state = State {
        board,
        solo,
        weapons,
        blanks,
        fronts: fronts(board),
        free: (1 << board.spaces().count()) - 1,
        second: 0,
        units: [None; SPACES],
        reserves: [Units::EMPTY; 2],
        bags: parts.sides,
        research: parts.research,
        row: Row::EMPTY,
        cup: (solo && options.stratagems).then(full_cup),
        last: [None; 2],
        exposed: [0; 2],
        bombed: [None; 2],
        points: [0; 2],
        last_turn: false,
        frames: Stack::new(),
        ending: None,
    };
    if solo {
        prepare_bot(&mut state, options);
    } else {
        prepare(&mut state, [3, 3], None);
    }
    Ok(state)
}

/// Markers on red in the theatres open from the start (2.1, 8.3).
fn fronts(board: Board) -> [Option<Front>; THEATRES] {
    let mut fronts = [None; THEATRES];
    let start = |theatre: &&Theatre| theatre.row().start;
    for theatre in board.theatres().iter().filter(start) {
        fronts[theatre.index()] = Some(Front { marker: 0, finished: 0 });
    }
    fronts
}

/// All stratagems but Steamroll, which goes in after the first draw (9.7).
fn full_cup() -> Cup {
    let inside = !(1 << Stratagem::Steamroll as u8);
    Cup { inside, drawn: Stratagem::Steamroll, in_force: None }
}

/// The deals, then the bot's head start if there is one, then the first turn (2.2, 2.5).
fn prepare(state: &mut State, draws: [u8; 2], handicap: Option<Frame>) {
    let [first, second] = state.board.sides();
    state.frames.call(Frame::Turn { side: first });
    if let Some(handicap) = handicap {
        state.frames.call(handicap);
    }
    state.frames.call(Frame::Draw { side: second, left: draws[1] });
    state.frames.call(Frame::Draw { side: first, left: draws[0] });
}

/// The bot's five open units and its advantages (9.1 to 9.5).
fn prepare_bot(state: &mut State, options: &Options) {
    let bot: Side = state.board.first();
    state.points[0] = options.bot_points;
    for theatre in state.board.theatres() {
        state.give_steps(bot, *theatre, options.bot_steps);
    }
    let handicap = match state.board {
        Board::Base => {
            let (left, steps) = options.level.rolls_and_steps();
            Frame::Handicap { left, steps }
        }
        Board::Nippon => Frame::Foothold { left: 2, taken: 0 },
    };
    prepare(state, [5, 3], Some(handicap));
}
