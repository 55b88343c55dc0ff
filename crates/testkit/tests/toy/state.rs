//! The rules of Magpies.

use std::collections::BTreeMap;

use sandtable_core::{
    Bag, Checked, Hidden, Judged, Log, Message, Outcome, Rng, Rules, Seat, SeatSet, Secret, Shown, Turn,
    Viewer,
};
use serde::{Deserialize, Serialize};

use super::flaw;
use super::tally::{Tally, imagining};
use super::words::{Did, Gem, Move, Question, Spot};

type Gems = Bag<Gem, { Gem::COUNT }, 4, 1>;

/// A position of Magpies.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Roost<const FLAW: u8> {
    bag: Gems,
    aside: Option<Gem>,
    knows: SeatSet,
    nests: [Gems; 2],
    hoards: [Gems; 2],
    shown: [Gems; 2],
    mover: Seat,
    drawing: bool,
    peeks: Tally<FLAW>,
}

/// Somebody did something with a gem.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Event {
    pub did: Did,
    pub seat: Seat,
    pub gem: Secret<Gem>,
}

/// What a viewer sees of Magpies: of hidden gems only the number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct View {
    pub bag: u16,
    aside: Option<Gem>,
    own: Option<(Gems, Gems)>,
    sizes: [(u16, u16); 2],
    shown: [Gems; 2],
    knows: SeatSet,
}

fn rival(seat: Seat) -> Seat {
    Seat(1 - seat.0)
}

impl<const FLAW: u8> Roost<FLAW> {
    pub fn new(bag: Gems) -> Self {
        let none = [Gems::EMPTY; 2];
        Roost {
            bag,
            aside: None,
            knows: SeatSet::NONE,
            nests: none,
            hoards: none,
            shown: none,
            mover: Seat(0),
            drawing: true,
            peeks: Tally::new(),
        }
    }

    fn settle(&mut self) {
        let full = if FLAW == flaw::CROWDED_NEST { 4 } else { 3 };
        let nest = self.nests[self.mover.index()].total();
        if self.drawing && (nest == full || self.bag.is_empty()) {
            self.drawing = false;
        }
        if !self.drawing && nest <= 1 {
            self.mover = rival(self.mover);
            self.drawing = !self.bag.is_empty();
        }
    }

    fn leave_nest(&mut self, gem: Gem) {
        self.nests[self.mover.index()].take(gem);
    }

    fn show(&mut self, gem: Gem) {
        match FLAW {
            flaw::ENDLESS => self.bag.put(gem),
            _ => self.shown[self.mover.index()].put(gem),
        }
    }

    fn bury(&mut self, gem: Gem) {
        match FLAW {
            flaw::ENDLESS => self.bag.put(gem),
            flaw::LOSES_GEMS => {}
            _ => self.hoards[self.mover.index()].put(gem),
        }
    }

    fn score(&self, seat: Seat) -> i32 {
        let worth = |gem: Gem| (gem as i32 + 1) * if self.aside == Some(gem) { 2 } else { 1 };
        self.shown[seat.index()].each().map(worth).sum()
    }

    fn knows(&self, seat: Seat) -> bool {
        self.knows.has(seat) || self.turn() == Turn::Over
    }

    /// The gems of a heap again, but dealt from the pool.
    fn redeal(heap: &mut Gems, pool: &mut Gems, rng: &mut Rng) {
        *heap = (0..heap.total()).map(|_| pool.draw(rng)).collect();
    }
}

impl<const FLAW: u8> Rules for Roost<FLAW> {
    type Action = Move<FLAW>;
    type Chance = Gem;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.nests[self.mover.index()].total() {
            _ if self.aside.is_none() || self.drawing => Turn::Chance,
            0 | 1 => Turn::Over,
            _ => Turn::Seat(self.mover),
        }
    }

    fn legal(&self, out: &mut Vec<Move<FLAW>>) {
        let Turn::Seat(seat) = self.turn() else { return };
        let gems = || self.nests[seat.index()].iter().map(|(gem, _)| gem);
        out.extend(gems().map(Move::Bury));
        if !self.knows(seat) {
            out.push(Move::Peek);
        }
        out.extend(gems().map(Move::Show));
        if FLAW == flaw::DUPLICATE_CHOICES {
            out.insert(0, out[0]);
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Move<FLAW>, log: &mut L) {
        let seat = self.mover;
        match action {
            Move::Bury(gem) => {
                self.leave_nest(gem);
                self.bury(gem);
                log.add(Event::new(Did::Bury, seat, Secret::of(gem, seat)));
            }
            Move::Peek => {
                self.knows = self.knows.with(seat);
                self.peeks.add();
                let gem = self.aside.map(|gem| Secret::of(gem, seat));
                log.add(Event::new(Did::Peek, seat, gem.expect("the first draw lies aside")));
            }
            Move::Show(gem) => {
                assert!(FLAW != flaw::STUMBLES || gem != Gem::Blue, "the blue one slipped");
                self.leave_nest(gem);
                self.show(gem);
                log.add(Event::new(Did::Show, seat, Secret::open(gem)));
            }
        }
        self.settle();
    }

    fn chances(&self, out: &mut Vec<(Gem, u32)>) {
        if self.turn() == Turn::Chance {
            self.bag.chances(|gem| gem, out);
            if FLAW == flaw::WEIGHTLESS_OUTCOME {
                out[0].1 = u32::from(out.len() == 1);
            }
        }
    }

    fn resolve<L: Log<Event>>(&mut self, gem: Gem, log: &mut L) {
        self.bag.take(gem);
        if self.aside.is_none() {
            self.aside = Some(gem);
            return;
        }
        self.nests[self.mover.index()].put(gem);
        log.add(Event::new(Did::Draw, self.mover, Secret::of(gem, self.mover)));
        self.settle();
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.turn() != Turn::Over {
            return None;
        }
        let seats = [Seat(0), Seat(1)];
        let best = seats.map(|seat| self.score(seat)).into_iter().max();
        let counted = if FLAW == flaw::SHORT_SCORES { 1 } else { 2 };
        let tie = self.score(seats[0]) == self.score(seats[1]);
        Some(Outcome {
            winners: seats.into_iter().filter(|&seat| Some(self.score(seat)) == best).collect(),
            scores: seats[..counted].iter().map(|&seat| self.score(seat)).collect(),
            reason: Message::new(if tie { "magpies-tie" } else { "magpies-richer" }),
        })
    }

    fn sample(&self, rng: &mut Rng) -> Gem {
        match FLAW {
            flaw::UNLISTED_SAMPLE => rng.pick(Gem::ALL),
            flaw::LOADED_SAMPLE => self.bag.iter().next().expect("there is a gem").0,
            _ => self.bag.sample(rng),
        }
    }

    fn rules_number(&self) -> u32 {
        if FLAW == flaw::OTHER_RULES { 2 } else { 1 }
    }

    fn is_legal(&self, action: Move<FLAW>) -> bool {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        FLAW == flaw::GULLIBLE || legal.contains(&action)
    }
}

impl<const FLAW: u8> Hidden for Roost<FLAW> {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let (nests, hoards) = (&self.nests, &self.hoards);
        let own = |seat: Seat| (nests[seat.index()], hoards[seat.index()]);
        let (own, knows) = match viewer {
            Viewer::Seat(seat) => (Some(own(seat)), self.knows(seat)),
            Viewer::Public => (None, self.turn() == Turn::Over),
        };
        View {
            bag: self.bag.total(),
            aside: self.aside.filter(|_| knows),
            own,
            sizes: [0, 1].map(|seat| (nests[seat].total(), hoards[seat].total())),
            shown: self.shown,
            knows: self.knows,
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        match FLAW {
            flaw::NO_MASK => Some(*event),
            flaw::DEAF_SEATS if event.did == Did::Show && viewer != Viewer::Public => None,
            _ => Some(event.seen_by(viewer)),
        }
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        imagining();
        let known = self.knows(seat);
        let other = rival(seat).index();
        if FLAW == flaw::IMAGINES_BY_THE_TRUTH && self.hoards[other].has(Gem::Red) {
            rng.bits();
        }
        let mut pool = self.bag;
        pool.pour(&self.nests[other]);
        pool.pour(&self.hoards[other]);
        if let Some(aside) = self.aside.filter(|_| !known) {
            pool.put(aside);
            self.aside = Some(pool.draw(rng));
        }
        if FLAW == flaw::IMAGINES_OWN_NEST {
            pool.pour(&self.nests[seat.index()]);
            Self::redeal(&mut self.nests[seat.index()], &mut pool, rng);
        }
        Self::redeal(&mut self.nests[other], &mut pool, rng);
        Self::redeal(&mut self.hoards[other], &mut pool, rng);
        self.bag = pool;
        if FLAW == flaw::IMAGINES_FEWER && self.hoards[other].total() > 0 {
            self.hoards[other] = Gems::EMPTY;
        }
    }

    fn disguise(&self, action: Move<FLAW>, viewer: Viewer) -> Option<Move<FLAW>> {
        let hidden = matches!(action, Move::Bury(_)) && viewer != Viewer::Seat(self.mover);
        (!hidden).then_some(action)
    }
}

impl<const FLAW: u8> Shown for Roost<FLAW> {
    type Element = Spot<FLAW>;
    type Ask = Question;

    fn ask(&self) -> Option<Question> {
        let asked = matches!(self.turn(), Turn::Seat(_)) && FLAW != flaw::NO_QUESTION;
        asked.then_some(Question::Play)
    }

    fn path(&self, action: Move<FLAW>, out: &mut Vec<Spot<FLAW>>) {
        match action {
            Move::Peek => out.push(Spot::Aside),
            Move::Bury(gem) => out.extend([Spot::Nest(gem), Spot::Hoard]),
            Move::Show(gem) if FLAW == flaw::SHORT_PATH => out.push(Spot::Nest(gem)),
            Move::Show(gem) => out.extend([Spot::Nest(gem), Spot::Table]),
        }
    }

    fn luck_means(&self, gem: Gem, _seat: Seat) -> Option<Message> {
        Some(Message::new("magpies-gem").with("gem", gem.to_string()))
    }

    fn why_not(&self, _action: Move<FLAW>) -> Message {
        assert!(FLAW != flaw::SPEECHLESS_REFUSAL, "no words for it");
        Message::new("magpies-why-not")
    }
}

impl<const FLAW: u8> Judged for Roost<FLAW> {
    fn value(&self, seat: Seat) -> f32 {
        match self.outcome() {
            Some(outcome) if FLAW == flaw::HAPPY_LOSER => outcome.share(seat).max(0.1),
            Some(outcome) => outcome.share(seat),
            None => 0.5,
        }
    }
}

impl<const FLAW: u8> Checked for Roost<FLAW> {
    fn census(&self) -> BTreeMap<String, u32> {
        let heaps = || [&self.nests, &self.hoards, &self.shown].into_iter().flatten().chain([&self.bag]);
        let count = |gem: Gem| {
            let in_heaps: u32 = heaps().map(|heap| u32::from(heap.count(gem))).sum();
            in_heaps + u32::from(self.aside == Some(gem))
        };
        Gem::ALL.iter().map(|&gem| (gem.to_string(), count(gem))).collect()
    }

    fn check(&self) -> Result<(), String> {
        match self.nests.iter().position(|nest| nest.total() > 3) {
            Some(seat) => Err(format!("the nest of seat {seat} holds more than three gems")),
            None => Ok(()),
        }
    }
}
