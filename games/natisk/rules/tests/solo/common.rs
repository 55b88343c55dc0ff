//! Solo positions in a few words. What a test does not mention is ordinary: every theatre open and empty with its
//! marker on red, bot and player with a single `air1` each, everything else in the bags. The player's
//! side of the board is filled with spare units, because only the bot's own units matter to the bot.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;

use sandtable_core::{Arg, Turn};
use sandtable_natisk::ids::{Board, Theatre};
use sandtable_natisk::{Event, Mode, Natisk, Options};
use sandtable_testkit::Scene;
use serde_json::{Value, json};

pub(crate) type Table = Scene<Natisk>;

/// What the player can spare for spaces that only have to be taken. An `army1` is kept to be drawn.
const SPARE: [&str; 16] = [
    "air2",
    "air2",
    "army3",
    "army3",
    "navy3",
    "navy3",
    "army2",
    "army2",
    "navy2",
    "navy2",
    "general",
    "admiral",
    "air-blitz",
    "air1",
    "army1",
    "army1",
];

/// A solo position in the making. Markers are below 0 on the bot's half.
pub(crate) struct Position {
    options: Options,
    /// Marker and finished campaigns.
    fronts: BTreeMap<Theatre, (i8, u8)>,
    spaces: BTreeMap<String, String>,
    spare: Vec<&'static str>,
    fields: Value,
}

pub(crate) fn base() -> Position {
    Position::new(Options { mode: Mode::Solo, ..Options::default() })
}

pub(crate) fn nippon() -> Position {
    Position::new(Options { mode: Mode::Solo, board: Board::Nippon, ..Options::default() })
}

impl Position {
    pub(crate) fn new(options: Options) -> Position {
        let starts = options.board.theatres().iter().filter(|theatre| theatre.row().start);
        Position {
            fronts: starts.map(|&theatre| (theatre, (0, 0))).collect(),
            spaces: BTreeMap::new(),
            spare: SPARE.to_vec(),
            fields: json!({ "bags": null, "research": null }),
            options,
        }
        .row(&["air1"])
        .reserve(&["air1"])
    }

    /// Puts a marker somewhere, and in Nippon opens that campaign.
    pub(crate) fn marker(mut self, theatre: &str, at: i8) -> Position {
        self.fronts.entry(theatre.parse().unwrap()).or_default().0 = at;
        self
    }

    /// The same for several theatres.
    pub(crate) fn markers(self, markers: &[(&str, i8)]) -> Position {
        markers.iter().fold(self, |position, &(theatre, at)| position.marker(theatre, at))
    }

    /// The player holds the topmost campaigns of a theatre, and they are scored.
    pub(crate) fn filled(mut self, theatre: &str, campaigns: u8) -> Position {
        let theatre: Theatre = theatre.parse().unwrap();
        self.fronts.get_mut(&theatre).unwrap().1 = campaigns;
        for (at, campaign) in theatre.row().campaigns.iter().take(campaigns as usize).enumerate() {
            for number in 1..=campaign.spaces.len() {
                self.take_space(&format!("{}-{}-{number}", theatre.code(), at + 1));
            }
        }
        self
    }

    /// The player has closed every theatre but these.
    pub(crate) fn only(mut self, theatres: &[&str]) -> Position {
        for (theatre, front) in &mut self.fronts {
            if !theatres.contains(&theatre.word()) {
                *front = (theatre.row().track.close, theatre.campaigns());
            }
        }
        self
    }

    /// The bot has closed a theatre.
    pub(crate) fn lost(mut self, theatre: &str) -> Position {
        let theatre: Theatre = theatre.parse().unwrap();
        self.fronts.insert(theatre, (-theatre.row().track.close, theatre.campaigns()));
        self
    }

    /// The player has these spaces.
    pub(crate) fn taken(mut self, spaces: &[&str]) -> Position {
        for space in spaces {
            self.take_space(space);
        }
        self
    }

    fn take_space(&mut self, space: &str) {
        let unit =
            if self.spare.is_empty() { panic!("the player has no spare unit") } else { self.spare.remove(0) };
        let player = self.options.board.sides()[1];
        self.spaces.entry(space.to_owned()).or_insert_with(|| format!("{player} {unit}"));
    }

    /// These units stand on these spaces: `("ee-1-1", "axis army1")`.
    pub(crate) fn units(mut self, units: &[(&str, &str)]) -> Position {
        self.spaces.extend(units.iter().map(|&(space, unit)| (space.to_owned(), unit.to_owned())));
        self
    }

    /// The bot's row, left to right.
    pub(crate) fn row(self, units: &[&str]) -> Position {
        self.field("row", json!(units))
    }

    /// The player's reserve.
    pub(crate) fn reserve(mut self, units: &[&str]) -> Position {
        let mut counts = BTreeMap::<&str, u8>::new();
        for unit in units {
            *counts.entry(unit).or_default() += 1;
            self.spare.retain(|spare| spare != unit);
        }
        self.field("reserves", json!([{}, counts]))
    }

    pub(crate) fn points(self, bot: u8, player: u8) -> Position {
        self.field("points", json!([bot, player]))
    }

    /// The player placed this last.
    pub(crate) fn copied(self, unit: &str) -> Position {
        self.field("last", json!([null, unit]))
    }

    /// This stratagem was in force in the bot's previous turn.
    pub(crate) fn previous(self, stratagem: &str) -> Position {
        let all = sandtable_natisk::ids::Stratagem::ALL.iter().map(|one| one.word());
        let inside: Vec<_> = all.filter(|&one| one != stratagem).collect();
        self.field("cup", json!({ "inside": inside, "drawn": stratagem, "in_force": stratagem }))
    }

    /// Any other field of the written state.
    pub(crate) fn field(mut self, name: &str, value: Value) -> Position {
        self.fields[name] = value;
        self
    }

    /// The bot has its turn, without stratagems.
    pub(crate) fn bot(mut self) -> Table {
        self.options.stratagems = false;
        self.drawn()
    }

    /// The player's turn ends with the draw of an `army1`; that of the bot begins.
    pub(crate) fn drawn(self) -> Table {
        let player = self.options.board.sides()[1];
        let frames = json!([{ "end-turn": { "side": player } }, { "draw": { "side": player, "left": 1 } }]);
        let mut table = self.set(frames);
        table.luck("draw army1");
        table
    }

    /// The bot draws this stratagem and has its turn.
    pub(crate) fn bot_with(self, stratagem: &str) -> Table {
        let bot = self.options.board.first();
        let (end, draw) = (json!({ "side": bot }), json!({ "side": bot, "left": 1 }));
        let frames =
            json!([{ "end-turn": end }, { "draw": draw }, { "algorithm": { "only": null } }, "stratagem"]);
        let mut table = self.set(frames);
        table.luck(&format!("stratagem {stratagem}"));
        table
    }

    /// The player is to place.
    pub(crate) fn player(self) -> Table {
        let player = self.options.board.sides()[1];
        let (side, draw) = (json!({ "side": player }), json!({ "side": player, "left": 1 }));
        self.set(json!([{ "end-turn": side }, { "draw": draw }, { "place": side }]))
    }

    fn set(mut self, frames: Value) -> Table {
        let front = |&(marker, finished): &(i8, u8)| json!({ "marker": marker, "finished": finished });
        let fronts: BTreeMap<_, _> = self.fronts.iter().map(|(theatre, at)| (theatre, front(at))).collect();
        self.fields["fronts"] = json!(fronts);
        self.fields["spaces"] = json!(self.spaces);
        self.fields["frames"] = frames;
        let mut table = Table::new(&self.options);
        table.set(&self.fields);
        table
    }
}

/// What the bot placed and where, `army2 we-1-2`; a unit played as another is `spy=army2 we-1-2`.
pub(crate) fn placed(table: &Table) -> Vec<String> {
    let bot = table.state().board().first();
    let placed = |event: &Event| match *event {
        Event::Placed { side, unit, played, space } if side == bot && unit == played => {
            Some(format!("{unit} {space}"))
        }
        Event::Placed { side, unit, played, space } if side == bot => {
            Some(format!("{unit}={played} {space}"))
        }
        _ => None,
    };
    table.events().iter().filter_map(placed).collect()
}

/// The lines of the algorithm that left fewer options, with how many: `1.4:2`.
pub(crate) fn lines(table: &Table) -> Vec<String> {
    let line = |event: &Event| match event {
        Event::Line { line, left } => Some(format!("{line}:{left}")),
        _ => None,
    };
    table.events().iter().filter_map(line).collect()
}

/// Did this line leave fewer options?
pub(crate) fn has_line(table: &Table, line: &str) -> bool {
    lines(table).iter().any(|told| told.starts_with(&format!("{line}:")))
}

/// The paragraph a refusal cites.
pub(crate) fn forbidden_by(table: &Table, step: &str) -> String {
    match table.why_not(step).args.into_iter().find(|(name, _)| name == "rule") {
        Some((_, Arg::Text(rule))) => rule,
        other => panic!("a refusal cites a rule, not {other:?}"),
    }
}

/// Is the bot's die to be rolled?
pub(crate) fn is_rolling(table: &Table) -> bool {
    table.state().turn() == Turn::Chance && table.chances().iter().all(|(word, _)| word.starts_with("roll"))
}

pub(crate) fn marker(table: &Table, theatre: &str) -> i8 {
    table.state().front(theatre.parse().unwrap()).expect("an opened theatre").marker
}

pub(crate) fn points(table: &Table) -> [u8; 2] {
    table.state().board().sides().map(|side| table.state().points(side))
}

/// The bot's row, left to right.
pub(crate) fn row(table: &Table) -> Vec<String> {
    let view = table.view(sandtable_core::Viewer::Public);
    view.row.iter().map(ToString::to_string).collect()
}

/// A field of the written state.
pub(crate) fn written(table: &Table, field: &str) -> Value {
    serde_json::to_value(table.state()).unwrap()[field].clone()
}

/// What luck can bring, without the weights.
pub(crate) fn luck(table: &Table) -> Vec<String> {
    table.chances().into_iter().map(|(word, _)| word).collect()
}
