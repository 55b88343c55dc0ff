//! A small game for tests: one to five seats, each with a secret. Whoever is to move offers a pact to the next seat,
//! which answers, or passes; after two rounds all is over. There are tables where everybody wins or loses together,
//! tables without secrets, and tables in a hurry, where nothing is offered in the last round.

use std::collections::BTreeMap;

use maud::Markup;
use sandtable_board::{Newcomers, Package, SketchBoard};
use sandtable_core::{
    BadOptions, Checked, Game, Hidden, Judged, Log, Message, Outcome, Rng, Rules, Say, Seat, SeatSet,
    Setting, Shown, Sketch, Turn, Viewer,
};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use serde::{Deserialize, Serialize};

/// A list of games that has nothing else.
pub(crate) static PACKAGES: &[Package] = &[Package {
    title: &TitleOf::<Council>::new(),
    board: &SketchBoard::<Council>::new(),
    texts: NO_TEXT,
    rules: NO_TEXT,
    guide: None,
    assets: &[],
    board_settings: &[],
    shelf_picture: Markup::default,
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
}];

const NO_TEXT: Texts = Texts { name: "council", en: "", ru: "" };

const SEATS: [&str; 5] = ["red", "blue", "green", "gold", "grey"];
const ROUNDS: u8 = 2;
const HIGHEST: u8 = 90;

#[derive(Debug)]
pub(crate) struct Council;

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    players: u8,
    together: bool,
    open: bool,
    hurried: bool,
}

impl Default for Options {
    fn default() -> Options {
        Options { players: 3, together: false, open: false, hurried: false }
    }
}

impl Game for Council {
    const ID: &'static str = "council";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Position;

    fn settings() -> Vec<Setting> {
        let switches = ["together", "open", "hurried"].map(Setting::switch);
        std::iter::once(Setting::number("players", 1, 5)).chain(switches).collect()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        &SEATS[..usize::from(options.players)]
    }

    fn setup(options: &Options, _rules: u32) -> Result<Position, BadOptions> {
        if options.together && options.players == 2 {
            return Err(
                BadOptions::new("together", "two are no council").said(Message::new("table-bad-switch"))
            );
        }
        let options = options.clone();
        Ok(Position { options, secrets: Vec::new(), pacts: [0; 5], turns: 0, is_offered: false })
    }

    fn allies(options: &Options, seat: Seat) -> SeatSet {
        if options.together { (0..options.players).map(Seat).collect() } else { SeatSet::only(seat) }
    }

    fn is_open(options: &Options) -> bool {
        options.open
    }
}

sandtable_core::words! {
    /// What a seat can do.
    pub(crate) enum Deed: "deed" {
        /// Offers a pact to the next seat.
        Offer = "offer",
        /// Offers nothing.
        Pass = "pass",
        /// Takes the offer.
        Accept = "accept",
        /// Does not.
        Refuse = "refuse",
        /// The question to whoever is to move.
        Ask = "ask",
    }
}

impl Say for Deed {
    fn say(&self) -> Message {
        Message::new(format!("council-{self}"))
    }
}

/// A secret, dealt by luck: `80`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Secret(u8);

impl std::fmt::Display for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl std::str::FromStr for Secret {
    type Err = sandtable_core::ParseError;

    fn from_str(text: &str) -> Result<Secret, sandtable_core::ParseError> {
        text.parse().map(Secret).map_err(|_| sandtable_core::ParseError::new(text, "a number"))
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    options: Options,
    secrets: Vec<u8>,
    pacts: [u8; 5],
    turns: u8,
    is_offered: bool,
}

impl Position {
    fn mover(&self) -> Seat {
        Seat((self.turns + u8::from(self.is_offered)) % self.options.players)
    }

    fn has_nothing_to_offer(&self) -> bool {
        let is_last_round = self.turns >= (ROUNDS - 1) * self.options.players;
        self.options.players == 1 || self.options.hurried && is_last_round
    }

    fn end_turn(&mut self) {
        self.turns += 1;
        self.is_offered = false;
    }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    secrets: Vec<Option<u8>>,
    turns: u8,
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        self.secrets.iter().flatten().map(|secret| Message::new(format!("secret-{secret}"))).collect()
    }
}

impl Rules for Position {
    type Action = Deed;
    type Chance = Secret;
    type Event = Deed;

    fn turn(&self) -> Turn {
        if self.secrets.len() < usize::from(self.options.players) {
            return Turn::Chance;
        }
        if self.turns >= ROUNDS * self.options.players { Turn::Over } else { Turn::Seat(self.mover()) }
    }

    fn legal(&self, out: &mut Vec<Deed>) {
        match self.turn() {
            Turn::Seat(_) if self.is_offered => out.extend([Deed::Accept, Deed::Refuse]),
            Turn::Seat(_) if self.has_nothing_to_offer() => out.push(Deed::Pass),
            Turn::Seat(_) => out.extend([Deed::Offer, Deed::Pass]),
            Turn::Chance | Turn::Over => {}
        }
    }

    fn apply<L: Log<Deed>>(&mut self, action: Deed, log: &mut L) {
        log.add(action);
        match action {
            Deed::Offer => self.is_offered = true,
            Deed::Accept => {
                self.pacts[self.mover().index()] += 1;
                self.end_turn();
            }
            Deed::Pass | Deed::Refuse | Deed::Ask => self.end_turn(),
        }
    }

    fn chances(&self, out: &mut Vec<(Secret, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend((10..=HIGHEST).map(|secret| (Secret(secret), 1)));
        }
    }

    fn resolve<L: Log<Deed>>(&mut self, outcome: Secret, _log: &mut L) {
        self.secrets.push(outcome.0);
    }

    /// Together: any pact at all wins for everybody. Otherwise the most pacts win; several may share.
    fn outcome(&self) -> Option<Outcome> {
        let pacts = &self.pacts[..usize::from(self.options.players)];
        let most = pacts.iter().copied().max().unwrap_or_default();
        let all = (0..self.options.players).map(Seat);
        let winners = match self.options.together {
            true if most == 0 => SeatSet::NONE,
            true => all.collect(),
            false => all.filter(|seat| pacts[seat.index()] == most).collect(),
        };
        let scores = pacts.iter().map(|&pacts| i32::from(pacts)).collect();
        let reason = Message::new("council-over");
        (self.turn() == Turn::Over).then_some(Outcome { winners, scores, reason })
    }
}

impl Hidden for Position {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let is_seen = |seat: usize| self.options.open || viewer == Viewer::Seat(Seat(seat as u8));
        let secrets = self.secrets.iter().enumerate();
        let secrets = secrets.map(|(seat, &secret)| is_seen(seat).then_some(secret)).collect();
        View { secrets, turns: self.turns }
    }

    fn mask(event: &Deed, _viewer: Viewer) -> Option<Deed> {
        Some(*event)
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let is_open = self.options.open;
        let hidden = self.secrets.iter_mut().enumerate().filter(|(at, _)| !is_open && *at != seat.index());
        hidden.for_each(|(_, secret)| *secret = 10 + rng.below(u32::from(HIGHEST) - 9) as u8);
    }
}

impl Shown for Position {
    type Element = Deed;
    type Ask = Deed;

    fn ask(&self) -> Option<Deed> {
        matches!(self.turn(), Turn::Seat(_)).then_some(Deed::Ask)
    }

    fn path(&self, action: Deed, out: &mut Vec<Deed>) {
        out.push(action);
    }
}

impl Judged for Position {
    fn value(&self, seat: Seat) -> f32 {
        self.outcome().map_or(0.5, |outcome| outcome.share(seat))
    }
}

impl Checked for Position {
    fn census(&self) -> BTreeMap<String, u32> {
        BTreeMap::new()
    }
}

sandtable_testkit::laws! {
    game: Council,
    options: [
        ("three", Options::default()),
        ("five", Options { players: 5, ..Options::default() }),
        ("open", Options { open: true, ..Options::default() }),
        ("together", Options { together: true, players: 4, open: true, hurried: true }),
    ],
    games: 20,
    steps: 60,
}
