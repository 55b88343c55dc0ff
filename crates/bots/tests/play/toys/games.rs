//! The toys themselves: each has a best play that can be worked out by hand.

use std::cell::Cell;
use std::cmp::Ordering;

use sandtable_core::{Rng, Seat, SeatSet, Turn, Viewer};
use serde::{Deserialize, Serialize};

use super::ToyRules;

/// Nim: take any number from one heap; whoever takes the last counter wins. A choice is `16 * heap + number`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Heaps {
    pub(crate) heaps: [u8; 3],
    pub(crate) mover: u8,
}

impl Heaps {
    /// Whoever moves to 0 has won with best play.
    pub(crate) fn nim_sum(&self) -> u8 {
        self.heaps.iter().fold(0, |sum, heap| sum ^ heap)
    }
}

impl ToyRules for Heaps {
    const ID: &'static str = "heaps";
    const SEATS: &'static [&'static str] = &["north", "south"];

    fn start() -> Heaps {
        Heaps { heaps: [3, 4, 5], mover: 0 }
    }
    fn turn(&self) -> Turn {
        if self.heaps == [0; 3] { Turn::Over } else { Turn::Seat(Seat(self.mover)) }
    }
    fn legal(&self) -> Vec<u8> {
        let heaps = (0..).zip(self.heaps);
        heaps.flat_map(|(heap, left)| (1..=left).map(move |number| 16 * heap + number)).collect()
    }
    fn apply(&mut self, choice: u8) {
        self.heaps[choice as usize / 16] -= choice % 16;
        self.mover = 1 - self.mover;
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        self.heaps.to_vec()
    }
    fn value(&self, seat: Seat) -> f32 {
        if self.turn() == Turn::Over { f32::from(seat.0 != self.mover) } else { 0.5 }
    }
}

/// Three seats take one or two counters by turns; the last counter wins.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Trio {
    pub(crate) left: u8,
    pub(crate) mover: u8,
}

impl ToyRules for Trio {
    const ID: &'static str = "trio";
    const SEATS: &'static [&'static str] = &["red", "green", "blue"];

    fn start() -> Trio {
        Trio { left: 9, mover: 0 }
    }
    fn turn(&self) -> Turn {
        if self.left == 0 { Turn::Over } else { Turn::Seat(Seat(self.mover)) }
    }
    fn legal(&self) -> Vec<u8> {
        (1..=self.left.min(2)).collect()
    }
    fn apply(&mut self, choice: u8) {
        self.left -= choice;
        self.mover = (self.mover + 1) % 3;
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        vec![self.left, self.mover]
    }
    fn value(&self, seat: Seat) -> f32 {
        match self.turn() {
            Turn::Over => f32::from(u8::from((seat.0 + 1) % 3 == self.mover)),
            _ => 1.0 / 3.0,
        }
    }
}

/// Luck hides a stone under one of three shells, twice as often in the middle. The finder names a shell, the hider
/// has seen it all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Shells {
    pub(crate) stone: Option<u8>,
    pub(crate) guess: Option<u8>,
}

impl Shells {
    const WEIGHTS: [(u8, u32); 3] = [(0, 1), (1, 2), (2, 1)];
}

impl ToyRules for Shells {
    const ID: &'static str = "shells";
    const SEATS: &'static [&'static str] = &["finder", "hider"];

    fn start() -> Shells {
        Shells { stone: None, guess: None }
    }
    fn turn(&self) -> Turn {
        match (self.stone, self.guess) {
            (None, _) => Turn::Chance,
            (_, None) => Turn::Seat(Seat(0)),
            _ => Turn::Over,
        }
    }
    fn legal(&self) -> Vec<u8> {
        vec![0, 1, 2]
    }
    fn apply(&mut self, choice: u8) {
        self.guess = Some(choice);
    }
    fn chances(&self) -> Vec<(u8, u32)> {
        Shells::WEIGHTS.to_vec()
    }
    fn resolve(&mut self, outcome: u8) {
        self.stone = Some(outcome);
    }
    fn sight(&self, viewer: Viewer) -> Vec<u8> {
        let knows = viewer == Viewer::Seat(Seat(1)) || self.turn() == Turn::Over;
        self.guess.into_iter().chain(self.stone.filter(|_| knows)).collect()
    }
    fn redeal(&mut self, seat: Seat, rng: &mut Rng) {
        if seat == Seat(0) && matches!(self.turn(), Turn::Seat(_)) {
            self.stone = Some(rng.weighted(&Shells::WEIGHTS));
        }
    }
    fn value(&self, seat: Seat) -> f32 {
        match self.turn() {
            Turn::Over => f32::from((seat.0 == 0) == (self.guess == self.stone)),
            _ => 0.5,
        }
    }
}

/// Two partners choose one after the other. Playing safe (0) gives both a little whatever the second does; daring
/// (1) wins for both if the second answers with 2, and else loses for both.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Pact {
    pub(crate) chosen: Vec<u8>,
}

impl ToyRules for Pact {
    const ID: &'static str = "pact";
    const SEATS: &'static [&'static str] = &["first", "second"];

    fn start() -> Pact {
        Pact { chosen: Vec::new() }
    }
    fn turn(&self) -> Turn {
        if self.chosen.len() == 2 { Turn::Over } else { Turn::Seat(Seat(self.chosen.len() as u8)) }
    }
    fn legal(&self) -> Vec<u8> {
        if self.chosen.is_empty() { vec![0, 1] } else { vec![0, 1, 2, 3] }
    }
    fn apply(&mut self, choice: u8) {
        self.chosen.push(choice);
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        self.chosen.clone()
    }
    fn allies(_seat: Seat) -> SeatSet {
        [Seat(0), Seat(1)].into_iter().collect()
    }
    fn value(&self, _seat: Seat) -> f32 {
        match self.chosen[..] {
            [0, _] => 0.4,
            [1, 2] => 1.0,
            [1, _] => 0.0,
            _ => 0.5,
        }
    }
}

/// Alone against a die: roll (1) and add up, or stop (0) and take what there is; above 10 all is lost.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Press {
    pub(crate) total: u8,
    pub(crate) rolling: bool,
    pub(crate) stopped: bool,
}

impl ToyRules for Press {
    const ID: &'static str = "press";
    const SEATS: &'static [&'static str] = &["player"];

    fn start() -> Press {
        Press { total: 0, rolling: false, stopped: false }
    }
    fn turn(&self) -> Turn {
        match (self.stopped || self.total > 10, self.rolling) {
            (true, _) => Turn::Over,
            (_, true) => Turn::Chance,
            _ => Turn::Seat(Seat(0)),
        }
    }
    fn legal(&self) -> Vec<u8> {
        vec![0, 1]
    }
    fn apply(&mut self, choice: u8) {
        self.stopped = choice == 0;
        self.rolling = choice == 1;
    }
    fn chances(&self) -> Vec<(u8, u32)> {
        (1..=6).map(|pips| (pips, 1)).collect()
    }
    fn resolve(&mut self, outcome: u8) {
        self.total += outcome;
        self.rolling = false;
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        vec![self.total]
    }
    fn value(&self, _seat: Seat) -> f32 {
        if self.total > 10 { 0.0 } else { f32::from(self.total) / 10.0 }
    }
}

/// Two teams of two at a rope, by turns: pull it as far as one likes, 1 or 2, five times in all.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Tug {
    /// What each team has pulled.
    pub(crate) pulled: [u8; 2],
    pub(crate) turns: u8,
}

impl ToyRules for Tug {
    const ID: &'static str = "tug";
    const SEATS: &'static [&'static str] = &["north", "east", "south", "west"];

    fn start() -> Tug {
        Tug { pulled: [0; 2], turns: 0 }
    }
    fn turn(&self) -> Turn {
        if self.turns == 5 { Turn::Over } else { Turn::Seat(Seat(self.turns % 4)) }
    }
    fn legal(&self) -> Vec<u8> {
        vec![1, 2]
    }
    fn apply(&mut self, choice: u8) {
        self.pulled[usize::from(self.turns % 2)] += choice;
        self.turns += 1;
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        self.pulled.to_vec()
    }
    fn allies(seat: Seat) -> SeatSet {
        (0..4).map(Seat).filter(|other| other.0 % 2 == seat.0 % 2).collect()
    }
    fn value(&self, seat: Seat) -> f32 {
        let [mine, theirs] = [0, 1].map(|team| self.pulled[(usize::from(seat.0) + team) % 2]);
        match mine.cmp(&theirs) {
            Ordering::Less => 0.0,
            Ordering::Equal => 0.5,
            Ordering::Greater => 1.0,
        }
    }
}

thread_local! {
    /// How often somebody on this thread asked what a choice of [`Habit`] is worth.
    pub(crate) static JUDGED: Cell<u32> = const { Cell::new(0) };
}

/// One choice of four, each worth so many hundredths; who does not think takes the first.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Habit {
    pub(crate) worths: [u8; 4],
    pub(crate) chosen: Option<u8>,
}

impl ToyRules for Habit {
    const ID: &'static str = "habit";
    const SEATS: &'static [&'static str] = &["lone"];

    fn start() -> Habit {
        Habit { worths: [50, 40, 70, 60], chosen: None }
    }
    fn turn(&self) -> Turn {
        if self.chosen.is_some() { Turn::Over } else { Turn::Seat(Seat(0)) }
    }
    fn legal(&self) -> Vec<u8> {
        vec![0, 1, 2, 3]
    }
    fn apply(&mut self, choice: u8) {
        self.chosen = Some(choice);
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        self.chosen.into_iter().collect()
    }
    fn usual(&self) -> Option<u8> {
        Some(0)
    }
    fn value(&self, _seat: Seat) -> f32 {
        JUDGED.set(JUDGED.get() + 1);
        self.chosen.map_or(0.5, |choice| f32::from(self.worths[usize::from(choice)]) / 100.0)
    }
}

/// A ticket out of a hundred; half of all worlds win, whichever it is.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Lottery {
    pub(crate) ticket: Option<u8>,
    pub(crate) wins: Option<u8>,
}

impl ToyRules for Lottery {
    const ID: &'static str = "lottery";
    const SEATS: &'static [&'static str] = &["player"];

    fn start() -> Lottery {
        Lottery { ticket: None, wins: None }
    }
    fn turn(&self) -> Turn {
        match (self.ticket, self.wins) {
            (None, _) => Turn::Seat(Seat(0)),
            (Some(_), None) => Turn::Chance,
            _ => Turn::Over,
        }
    }
    fn legal(&self) -> Vec<u8> {
        (0..100).collect()
    }
    fn apply(&mut self, choice: u8) {
        self.ticket = Some(choice);
    }
    fn chances(&self) -> Vec<(u8, u32)> {
        vec![(0, 1), (1, 1)]
    }
    fn resolve(&mut self, outcome: u8) {
        self.wins = Some(outcome);
    }
    fn sight(&self, _viewer: Viewer) -> Vec<u8> {
        Vec::new()
    }
    fn value(&self, _seat: Seat) -> f32 {
        self.wins.map_or(0.5, f32::from)
    }
}
