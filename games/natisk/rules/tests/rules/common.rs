//! Positions in a few words. What a test does not mention is ordinary: markers on red, both sides with one `air1`,
//! all other units in the bags and among the special weapons. Rows given to a side with [`Position::full`] take
//! whatever units that side has left, because only the fact that they are full matters.

use std::collections::BTreeMap;

use sandtable_core::{Arg, Source, Viewer};
use sandtable_natisk::ids::{Board, Side, Space, Theatre, Unit, Units};
use sandtable_natisk::tables::{EUROPEAN_UNITS, JAPANESE_UNITS, LATER_WEAPONS, Mix, SPECIAL_WEAPONS};
use sandtable_natisk::{Front, Natisk, Options};
use serde_json::{Value, json};

pub(crate) type Scene = sandtable_testkit::Scene<Natisk>;

/// A position in the making.
pub(crate) struct Position {
    options: Options,
    mover: Side,
    fronts: BTreeMap<Theatre, Front>,
    closed: Vec<Theatre>,
    spaces: BTreeMap<Space, (Side, Unit)>,
    full: Vec<(Side, &'static str)>,
    reserves: [Vec<Unit>; 2],
    bags: [Option<&'static str>; 2],
    pool: Option<(Side, &'static str)>,
    last: [Option<Unit>; 2],
    points: [u8; 2],
    last_turn: bool,
}

/// The base game, this side about to place.
pub(crate) fn base(mover: &str) -> Position {
    Position::new(Options::default(), mover)
}

/// Nippon, this side about to place.
pub(crate) fn nippon(mover: &str) -> Position {
    Position::new(Options { board: Board::Nippon, ..Options::default() }, mover)
}

/// The base game with these blank tokens.
pub(crate) fn blanks(mover: &str, blanks: &[&str]) -> Position {
    let blanks = blanks.iter().map(|blank| read(blank)).collect();
    Position::new(Options { blanks, ..Options::default() }, mover)
}

impl Position {
    fn new(options: Options, mover: &str) -> Position {
        let start = options.board.theatres().iter().filter(|theatre| theatre.row().start);
        Position {
            mover: read(mover),
            fronts: start.map(|&theatre| (theatre, Front { marker: 0, finished: 0 })).collect(),
            closed: Vec::new(),
            spaces: BTreeMap::new(),
            full: Vec::new(),
            reserves: [vec![Unit::Air1], vec![Unit::Air1]],
            bags: [None; 2],
            pool: None,
            last: [None; 2],
            points: [0; 2],
            last_turn: false,
            options,
        }
    }

    /// The reserve of a side: `army3 navy1`.
    pub(crate) fn reserve(mut self, side: &str, units: &str) -> Position {
        self.reserves[read::<Side>(side).index()] = words(units);
        self
    }

    /// The bag of a side; all its other units are in its reserve.
    pub(crate) fn bag(mut self, side: &str, units: &'static str) -> Position {
        self.bags[read::<Side>(side).index()] = Some(units);
        self
    }

    /// What is left to research; the reserve of a side holds all other special weapons.
    pub(crate) fn pool(mut self, units: &'static str, holder: &str) -> Position {
        self.pool = Some((read(holder), units));
        self
    }

    /// The marker stands so far on the second side's half; below 0 it is on the first side's. A campaign of Nippon is
    /// opened by it.
    pub(crate) fn marker(mut self, theatre: &str, marker: i8) -> Position {
        self.fronts.insert(read(theatre), Front { marker, finished: 0 });
        self
    }

    /// Somebody stands there: `we-1-1`, `axis navy1`.
    pub(crate) fn on(mut self, space: &str, occupant: &str) -> Position {
        let (side, unit) = occupant.split_once(' ').expect("a side and a unit");
        self.spaces.insert(read(space), (read(side), read(unit)));
        self
    }

    /// Every space of these rows or theatres, `we-1 po`, that is not mentioned elsewhere is taken by this side.
    pub(crate) fn full(mut self, side: &str, rows: &'static str) -> Position {
        let side = read(side);
        self.full.extend(rows.split_whitespace().map(|row| (side, row)));
        self
    }

    /// A theatre that was won by its track, whatever is free there.
    pub(crate) fn closed(mut self, theatre: &str) -> Position {
        self.closed.push(read(theatre));
        self
    }

    /// What a side placed last.
    pub(crate) fn last(mut self, side: &str, unit: &str) -> Position {
        self.last[read::<Side>(side).index()] = Some(read(unit));
        self
    }

    /// The points of the first and of the second side.
    pub(crate) fn points(mut self, first: u8, second: u8) -> Position {
        self.points = [first, second];
        self
    }

    /// The second side is in its last turn.
    pub(crate) fn last_turn(mut self) -> Position {
        self.last_turn = true;
        self
    }

    /// On the table.
    pub(crate) fn scene(mut self) -> Scene {
        self.gather();
        self.fill_rows();
        self.finish_rows();
        let mut scene = Scene::new(&self.options);
        scene.set(&self.layout());
        scene
    }

    /// What is neither in the bag nor in the pool nor on the board goes into a reserve.
    fn gather(&mut self) {
        for side in self.options.board.sides() {
            if let Some(bag) = self.bags[side.index()] {
                let rest = self.unused(side, mix(side), bag);
                self.reserves[side.index()].extend(rest);
            }
        }
        if let Some((holder, pool)) = self.pool {
            let rest = self.unused(holder, &[SPECIAL_WEAPONS, LATER_WEAPONS].concat(), pool);
            self.reserves[holder.index()].extend(rest);
        }
    }

    /// The units of a mix that a side has nowhere yet, but for some that are spoken for.
    fn unused(&self, side: Side, mix: &[(Unit, u8, Source)], spoken_for: &str) -> Vec<Unit> {
        let mut rest: Vec<Unit> = mix.iter().flat_map(|&(unit, n, _)| vec![unit; n as usize]).collect();
        let placed = self.spaces.values().filter(|(owner, _)| *owner == side).map(|&(_, unit)| unit);
        let used = placed.chain(self.reserves[side.index()].iter().copied()).chain(words(spoken_for));
        for unit in used {
            if let Some(at) = rest.iter().position(|&other| other == unit) {
                rest.remove(at);
            }
        }
        rest
    }

    fn fill_rows(&mut self) {
        for (side, row) in std::mem::take(&mut self.full) {
            let spaces =
                self.options.board.spaces().filter(|space| space.to_string().starts_with(&format!("{row}-")));
            for space in spaces.collect::<Vec<_>>() {
                if !self.spaces.contains_key(&space) {
                    let unit = self.unused(side, mix(side), "").pop().expect("a unit for every space");
                    self.spaces.insert(space, (side, unit));
                }
            }
        }
    }

    /// Campaigns are finished from the top as far as they are full.
    fn finish_rows(&mut self) {
        let taken = |theatre: Theatre, row: u8| {
            let mut spaces = self.options.board.spaces().map(|space| (space, space.row()));
            spaces.all(|(space, s)| {
                s.theatre != theatre || s.campaign != row || self.spaces.contains_key(&space)
            })
        };
        for (&theatre, front) in &mut self.fronts {
            front.finished = (0..theatre.campaigns()).take_while(|&row| taken(theatre, row)).count() as u8;
        }
        for &theatre in &self.closed {
            let marker = self.fronts.get(&theatre).map_or(0, |front| front.marker);
            self.fronts.insert(theatre, Front { marker, finished: theatre.campaigns() });
        }
    }

    fn layout(&self) -> Value {
        let side = self.mover;
        let spaces: BTreeMap<_, _> =
            self.spaces.iter().map(|(space, (side, unit))| (space, format!("{side} {unit}"))).collect();
        json!({
            "fronts": self.fronts,
            "spaces": spaces,
            "reserves": self.reserves.each_ref().map(|units| units.iter().copied().collect::<Units>()),
            "bags": null,
            "research": null,
            "last": self.last,
            "points": self.points,
            "last_turn": self.last_turn,
            "frames": [{"end-turn": {"side": side}}, {"draw": {"side": side, "left": 1}}, {"place": {"side": side}}],
        })
    }
}

/// The national units of a side.
fn mix(side: Side) -> Mix {
    if side == Side::Japan { JAPANESE_UNITS } else { EUROPEAN_UNITS }
}

/// Questions to a scene.
pub(crate) trait Look {
    /// Where a marker stands; above 0 on the second side's half.
    fn marker(&self, theatre: &str) -> i8;
    /// The points of the first and of the second side.
    fn points(&self) -> [u8; 2];
    /// The reserve of a side, as its owner sees it.
    fn reserve(&self, side: &str) -> String;
    /// How many of a unit are in the bag of a side.
    fn in_bag(&self, side: &str, unit: &str) -> u8;
    /// Can units still be placed in a theatre?
    fn is_open(&self, theatre: &str) -> bool;
    /// Who won and why, once it is over.
    fn ending(&self) -> String;
    /// The paragraph a refusal cites.
    fn forbidden_by(&self, step: &str) -> String;
    /// The legal actions that begin like this, without that beginning.
    fn legal_after(&self, start: &str) -> Vec<String>;
}

impl Look for Scene {
    fn marker(&self, theatre: &str) -> i8 {
        self.state().front(read(theatre)).expect("a marker").marker
    }

    fn points(&self) -> [u8; 2] {
        self.state().board().sides().map(|side| self.state().points(side))
    }

    fn reserve(&self, side: &str) -> String {
        let seat = self.seat(side);
        let reserve =
            self.view(Viewer::Seat(seat)).sides[seat.index()].reserve.expect("the viewer's own reserve");
        reserve.each().map(|unit| unit.to_string()).collect::<Vec<_>>().join(" ")
    }

    fn in_bag(&self, side: &str, unit: &str) -> u8 {
        let seat = self.seat(side);
        self.view(Viewer::Seat(seat)).sides[seat.index()].bag.expect("the viewer's own bag").count(read(unit))
    }

    fn is_open(&self, theatre: &str) -> bool {
        self.state().is_open(read(theatre))
    }

    fn ending(&self) -> String {
        let ending = self.view(Viewer::Public).ending;
        ending.map_or("none".to_owned(), |ending| format!("{} {}", ending.winner, ending.reason))
    }

    fn forbidden_by(&self, step: &str) -> String {
        let message = self.why_not(step);
        match message.args.into_iter().find(|(name, _)| name == "rule") {
            Some((_, Arg::Text(rule))) => rule,
            other => panic!("a refusal cites a rule, not {other:?}"),
        }
    }

    fn legal_after(&self, start: &str) -> Vec<String> {
        self.legal()
            .iter()
            .filter_map(|action| action.strip_prefix(start))
            .map(|end| end.trim().to_owned())
            .collect()
    }
}

pub(crate) fn words<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> Vec<T> {
    text.split_whitespace().map(read).collect()
}

pub(crate) fn read<T: std::str::FromStr<Err = sandtable_core::ParseError>>(text: &str) -> T {
    text.parse().unwrap_or_else(|why| panic!("unreadable: {why}"))
}
