//! A tiny game with all a session has to cope with: luck, two seats, secrets, and ways to tell them.
//!
//! Each seat is dealt a card, and one goes unseen into the vault. A seat pushes its luck for a growing pot (a 1 loses
//! it and the turn, but not by the old rules 2) and banks it. It may make private marks, show its own card, peek into the vault, or let the rival peek.

use std::collections::BTreeMap;

use sandtable_core::*;
use serde::{Deserialize, Serialize};

#[derive(Debug)]
pub(crate) struct Vault;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Options {
    pub target: u8,
    pub peeks: bool,
    pub mood: Mood,
    pub remarks: Vec<String>,
}

sandtable_core::words! {
    pub enum Mood: "mood" { Calm = "calm", Wild = "wild" }
}

sandtable_core::words! {
    pub enum Face: "face" { One = "1", Two = "2", Three = "3", Four = "4", Five = "5", Six = "6" }
}

impl Default for Options {
    fn default() -> Options {
        Options { target: 10, peeks: true, mood: Mood::Calm, remarks: Vec::new() }
    }
}

impl Game for Vault {
    const ID: &'static str = "vault";
    const RULES: u32 = 3;
    const OLDEST_RULES: u32 = 2;
    type Options = Options;
    type State = Position;

    fn settings() -> Vec<Setting> {
        vec![
            Setting::number("target", 3, 200),
            Setting::switch("peeks"),
            Setting::choice("mood", &["calm", "wild"]).since(3),
            Setting::lines("remarks", 2, "a fine game"),
        ]
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["red", "blue"]
    }

    fn setup(options: &Options, rules: u32) -> Result<Position, BadOptions> {
        if options.target.is_multiple_of(7) {
            return Err(BadOptions::new("target", "sevens bring bad luck"));
        }
        Ok(Position {
            rules_number: RulesNumber::new(rules),
            cards: [None; 2],
            vault: None,
            peeked: SeatSet::NONE,
            shown: SeatSet::NONE,
            marks: [0; 2],
            pot: 0,
            scores: [0; 2],
            to_move: Seat(0),
            is_rolling: false,
            target: options.target,
            peeks: options.peeks,
        })
    }
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Position {
    #[serde(skip)]
    rules_number: RulesNumber,
    pub cards: [Option<Face>; 2],
    pub vault: Option<Face>,
    peeked: SeatSet,
    shown: SeatSet,
    marks: [u8; 2],
    pub pot: u8,
    pub scores: [u8; 2],
    to_move: Seat,
    is_rolling: bool,
    target: u8,
    peeks: bool,
}

sandtable_core::notation! {
    pub enum Act: "verb" in "vault" {
        Bank = "bank",
        Mark(mark: u8 = 1..=9) = "mark {mark}",
        Peek = "peek",
        Push = "push",
        Show = "show",
        Tip = "tip",
    }
}

sandtable_core::notation! {
    pub enum Luck: "luck" {
        Deal(face: Face) = "deal {face}",
        Hide(face: Face) = "hide {face}",
        Roll(face: Face) = "roll {face}",
    }
}

sandtable_core::words! {
    pub enum Question: "question" in "vault" { PushOrBank = "push-or-bank" }
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Event {
    Dealt { card: Secret<Face> },
    Hidden,
    Rolled { face: Face },
    Marked { seat: Seat, mark: u8 },
    Peeked { card: Secret<Face> },
    Shown { card: Face },
    Banked { pot: u8 },
    Lost,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct View {
    cards: [Option<Face>; 2],
    vault: Option<Face>,
    pot: u8,
    scores: [u8; 2],
    marks: Option<u8>,
}

impl Say for Event {
    fn say(&self) -> Message {
        Message::new("vault-event").with("what", format!("{self:?}"))
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        vec![Message::new("vault-pot").with("pot", self.pot)]
    }
}

impl Position {
    fn rival(&self) -> Seat {
        Seat(1 - self.to_move.0)
    }

    fn hand_over(&mut self) {
        self.pot = 0;
        self.to_move = self.rival();
    }

    fn luck(&self) -> fn(Face) -> Luck {
        match (self.cards, self.vault) {
            ([Some(_), Some(_)], Some(_)) => Luck::Roll,
            ([Some(_), Some(_)], None) => Luck::Hide,
            _ => Luck::Deal,
        }
    }
}

impl Rules for Position {
    type Action = Act;
    type Chance = Luck;
    type Event = Event;

    fn turn(&self) -> Turn {
        if self.scores.iter().any(|&score| score >= self.target) {
            Turn::Over
        } else if self.vault.is_none() || self.is_rolling {
            Turn::Chance
        } else {
            Turn::Seat(self.to_move)
        }
    }

    fn legal(&self, out: &mut Vec<Act>) {
        let Turn::Seat(seat) = self.turn() else { return };
        let next_mark = self.marks[seat.index()] + 1;
        let may_peek = self.peeks && !self.peeked.has(seat);
        out.extend((self.pot > 0).then_some(Act::Bank));
        out.extend((next_mark <= 9).then_some(Act::Mark(next_mark)));
        out.extend(may_peek.then_some(Act::Peek));
        out.push(Act::Push);
        out.extend((!self.shown.has(seat)).then_some(Act::Show));
        out.extend((self.peeks && !self.peeked.has(self.rival())).then_some(Act::Tip));
    }

    fn apply<L: Log<Event>>(&mut self, act: Act, log: &mut L) {
        let seat = self.to_move;
        match act {
            Act::Push => self.is_rolling = true,
            Act::Mark(mark) => {
                self.marks[seat.index()] = mark;
                log.add(Event::Marked { seat, mark });
            }
            Act::Peek => {
                self.peeked = self.peeked.with(seat);
                log.add(Event::Peeked { card: Secret::of(self.vault.unwrap(), seat) });
            }
            Act::Tip => {
                self.peeked = self.peeked.with(self.rival());
                log.add(Event::Peeked { card: Secret::of(self.vault.unwrap(), self.rival()) });
            }
            Act::Show => {
                self.shown = self.shown.with(seat);
                log.add(Event::Shown { card: self.cards[seat.index()].unwrap() });
            }
            Act::Bank => {
                self.scores[seat.index()] += self.pot;
                log.add(Event::Banked { pot: self.pot });
                self.hand_over();
            }
        }
    }

    fn chances(&self, out: &mut Vec<(Luck, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(Face::ALL.iter().map(|&face| (self.luck()(face), 1)));
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Luck, log: &mut L) {
        match outcome {
            Luck::Deal(face) => {
                let seat = Seat(u8::from(self.cards[0].is_some()));
                self.cards[seat.index()] = Some(face);
                log.add(Event::Dealt { card: Secret::of(face, seat) });
            }
            Luck::Hide(face) => {
                self.vault = Some(face);
                log.add(Event::Hidden);
            }
            Luck::Roll(face) => {
                self.is_rolling = false;
                self.pot += face as u8 + 1;
                log.add(Event::Rolled { face });
                if face == Face::One && self.rules_number() >= 3 {
                    self.hand_over();
                    log.add(Event::Lost);
                }
            }
        }
    }

    fn rules_number(&self) -> u32 {
        self.rules_number.get()
    }

    fn set_rules_number(&mut self, rules: u32) {
        self.rules_number = RulesNumber::new(rules);
    }

    fn outcome(&self) -> Option<Outcome> {
        let winner = self.scores.iter().position(|&score| score >= self.target)?;
        Some(Outcome {
            winners: SeatSet::only(Seat(winner as u8)),
            scores: self.scores.map(i32::from).to_vec(),
            reason: Message::new("vault-full"),
        })
    }
}

impl Hidden for Position {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let is = |seat: usize| viewer == Viewer::Seat(Seat(seat as u8));
        let sees = |seat: usize| is(seat) || self.shown.has(Seat(seat as u8));
        let peeks = (0..2).any(|seat| is(seat) && self.peeked.has(Seat(seat as u8)));
        View {
            cards: std::array::from_fn(|seat| self.cards[seat].filter(|_| sees(seat))),
            vault: self.vault.filter(|_| peeks),
            pot: self.pot,
            scores: self.scores,
            marks: (0..2).find(|&seat| is(seat)).map(|seat| self.marks[seat]),
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Dealt { card } => Some(Event::Dealt { card: card.seen_by(viewer) }),
            Event::Peeked { card } => Some(Event::Peeked { card: card.seen_by(viewer) }),
            Event::Marked { seat, .. } => (viewer == Viewer::Seat(*seat)).then(|| event.clone()),
            _ => Some(event.clone()),
        }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let rival = Seat(1 - seat.0);
        if !self.shown.has(rival) && self.cards[rival.index()].is_some() {
            self.cards[rival.index()] = Some(rng.pick(Face::ALL));
        }
        if !self.peeked.has(seat) && self.vault.is_some() {
            self.vault = Some(rng.pick(Face::ALL));
        }
    }

    fn disguise(&self, act: Act, _viewer: Viewer) -> Option<Act> {
        (!matches!(act, Act::Mark(_))).then_some(act)
    }
}

impl Shown for Position {
    type Element = Act;
    type Ask = Question;

    fn ask(&self) -> Option<Question> {
        matches!(self.turn(), Turn::Seat(_)).then_some(Question::PushOrBank)
    }

    fn path(&self, act: Act, out: &mut Vec<Act>) {
        out.push(act);
    }

    fn why_not(&self, act: Act) -> Message {
        Message::new("vault-why-not").with("act", act.to_string())
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.scores[seat.index()].into())
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

    fn check(&self) -> Result<(), String> {
        if self.pot > 60 {
            return Err(format!("the pot is {}, but it holds at most 60", self.pot));
        }
        Ok(())
    }
}
