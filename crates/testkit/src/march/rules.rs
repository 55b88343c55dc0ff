//! The rules of March, what is hidden in it, and the checks.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use sandtable_core::{
    Amount, Checked, Hidden, Judged, Log, Message, Outcome, Rng, Rules, Say, Seat, SeatSet, Secret, Sketch,
    Turn, Viewer, ensure,
};
use serde::{Deserialize, Serialize};

use super::{Burial, Event, Order, Side, flaw};

const END: u8 = 24;
const SWAMP: RangeInclusive<u8> = 10..=13;
const PACE: u8 = 8;
const TURNS: u8 = 12;
/// Where the cache may be.
const SPOTS: [u8; 4] = [16, 18, 20, 22];

/// A position of March.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Road<const FLAW: u8> {
    /// The mile of the cache.
    pub(super) cache: Option<u8>,
    /// Who had word from a patrol.
    knows: SeatSet,
    /// Where it was looked for in vain.
    searched: [bool; SPOTS.len()],
    pub(super) columns: [u8; 2],
    /// How many miles the column to move can still march.
    pub(super) left: u8,
    /// How many turns are over.
    turns: u8,
    is_found: bool,
}

/// What a viewer sees of March.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The mile of each column.
    pub columns: [u8; 2],
    /// The mile of the cache, for those who know it.
    pub cache: Option<u8>,
    knows: SeatSet,
    searched: [bool; SPOTS.len()],
    left: u8,
    turns: u8,
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let column = |side: Side| {
            Message::new("march-column").with("side", side.say()).with("mile", self.columns[side as usize])
        };
        let cache = self.cache.map(|mile| Message::new("march-cache").with("mile", mile));
        Side::ALL.iter().copied().map(column).chain(cache).collect()
    }
}

impl<const FLAW: u8> Road<FLAW> {
    pub(super) fn start() -> Self {
        Road {
            cache: None,
            knows: SeatSet::NONE,
            searched: [false; SPOTS.len()],
            columns: [0; 2],
            left: PACE,
            turns: 0,
            is_found: false,
        }
    }

    /// Whose column is to move.
    pub(super) fn side(&self) -> Side {
        Side::ALL[usize::from(self.turns % 2)]
    }

    fn seat(&self) -> Seat {
        Seat(self.side() as u8)
    }

    /// The mile of the column to move.
    pub(super) fn mile(&self) -> u8 {
        self.columns[self.side() as usize]
    }

    fn may_patrol(&self) -> bool {
        self.left == PACE && !self.knows.has(self.seat())
    }

    /// May the column to move stop after this many miles?
    fn may_stop(&self, miles: i32) -> bool {
        let mile = i32::from(self.mile()).saturating_add(miles);
        miles >= 1
            && miles <= i32::from(self.left)
            && mile <= i32::from(END)
            && !(i32::from(*SWAMP.start())..=i32::from(*SWAMP.end())).contains(&mile)
    }

    /// How far the column may march: unbroken stretches of miles after which it may stop.
    pub(super) fn stretches(&self) -> Vec<RangeInclusive<i32>> {
        let mut stretches: Vec<RangeInclusive<i32>> = Vec::new();
        for miles in (1..=i32::from(PACE)).filter(|&miles| self.may_stop(miles)) {
            match stretches.last_mut() {
                Some(last) if last.end() + 1 == miles => *last = *last.start()..=miles,
                _ => stretches.push(miles..=miles),
            }
        }
        stretches
    }

    fn march(&mut self, miles: i32, log: &mut impl Log<Event>) {
        let miles = u8::try_from(miles).expect("a legal march is a few miles forwards");
        let side = self.side();
        self.columns[side as usize] += miles;
        self.left -= miles;
        log.add(Event::Marched { side, mile: self.columns[side as usize] });
    }

    fn patrol(&mut self, log: &mut impl Log<Event>) {
        self.knows = self.knows.with(self.seat());
        self.left = 0;
        let mile = Secret::of(self.cache.expect("the cache was buried first"), self.seat());
        log.add(Event::Patrolled { side: self.side(), mile });
    }

    fn camp(&mut self, log: &mut impl Log<Event>) {
        let (side, mile) = (self.side(), self.mile());
        self.is_found = self.cache == Some(mile);
        log.add(Event::Camped { side, found: self.is_found });
        if let Some(spot) = SPOTS.iter().position(|&spot| spot == mile && !self.is_found) {
            self.searched[spot] = true;
        }
        if !self.is_found {
            self.turns += 1;
            self.left = PACE;
        }
    }

    fn winners(&self) -> SeatSet {
        let farthest = self.columns.iter().max();
        let seats = [Seat(0), Seat(1)].into_iter();
        if self.is_found {
            return SeatSet::only(self.seat());
        }
        seats.filter(|seat| Some(&self.columns[seat.index()]) == farthest).collect()
    }

    fn knows(&self, seat: Seat) -> bool {
        self.knows.has(seat) || self.turn() == Turn::Over
    }
}

impl<const FLAW: u8> Rules for Road<FLAW> {
    type Action = Order;
    type Chance = Burial;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.cache {
            None => Turn::Chance,
            Some(_) if self.is_found || self.turns == TURNS => Turn::Over,
            Some(_) => Turn::Seat(self.seat()),
        }
    }

    fn legal(&self, out: &mut Vec<Order>) {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return;
        }
        out.push(Order::Camp);
        for stretch in self.stretches() {
            out.extend([*stretch.start(), *stretch.end()].map(|miles| Order::March { miles: Amount(miles) }));
        }
        out.extend(self.may_patrol().then_some(Order::Patrol));
        out.dedup();
    }

    fn is_legal(&self, order: Order) -> bool {
        matches!(self.turn(), Turn::Seat(_))
            && match order {
                Order::Camp => true,
                Order::March { miles } if FLAW == flaw::ONE_TOO_MANY => {
                    self.may_stop(miles.0) || miles.0 == i32::from(self.left) + 1
                }
                Order::March { miles } => self.may_stop(miles.0),
                Order::Patrol => self.may_patrol(),
            }
    }

    fn apply<L: Log<Event>>(&mut self, order: Order, log: &mut L) {
        match order {
            Order::Camp => self.camp(log),
            Order::March { miles } => self.march(miles.0, log),
            Order::Patrol => self.patrol(log),
        }
    }

    fn chances(&self, out: &mut Vec<(Burial, u32)>) {
        if self.turn() == Turn::Chance {
            out.extend(SPOTS.map(|mile| (Burial::Bury { mile }, 1)));
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Burial, log: &mut L) {
        let Burial::Bury { mile } = outcome;
        self.cache = Some(mile);
        log.add(Event::Buried);
    }

    fn outcome(&self) -> Option<Outcome> {
        (self.turn() == Turn::Over).then(|| Outcome {
            winners: self.winners(),
            scores: self.columns.map(i32::from).to_vec(),
            reason: Message::new(if self.is_found { "march-end-found" } else { "march-end-far" }),
        })
    }
}

impl<const FLAW: u8> Hidden for Road<FLAW> {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        let knows = match viewer {
            Viewer::Seat(seat) => self.knows(seat),
            Viewer::Public => self.turn() == Turn::Over,
        };
        View {
            columns: self.columns,
            cache: self.cache.filter(|_| knows),
            knows: self.knows,
            searched: self.searched,
            left: self.left,
            turns: self.turns,
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Patrolled { side, mile } => Event::Patrolled { side: *side, mile: mile.seen_by(viewer) },
            _ => event.clone(),
        })
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        if self.cache.is_none() || self.knows(seat) {
            return;
        }
        let unsearched = SPOTS.iter().zip(self.searched).filter(|(_, searched)| !searched);
        let spots: Vec<u8> = unsearched.map(|(&spot, _)| spot).collect();
        self.cache = Some(rng.pick(&spots));
    }
}

impl<const FLAW: u8> Judged for Road<FLAW> {
    fn value(&self, seat: Seat) -> f32 {
        let (own, other) = (self.columns[seat.index()], self.columns[1 - seat.index()]);
        let guess = 0.5 + (f32::from(own) - f32::from(other)) / 100.0;
        self.outcome().map_or(guess, |outcome| outcome.share(seat))
    }
}

impl<const FLAW: u8> Checked for Road<FLAW> {
    fn census(&self) -> BTreeMap<String, u32> {
        BTreeMap::from([("column".to_owned(), 2)])
    }

    fn check(&self) -> Result<(), String> {
        ensure(self.cache.is_none_or(|mile| SPOTS.contains(&mile)), || {
            format!("no cache can be at {:?}", self.cache)
        })?;
        ensure(self.columns.iter().all(|mile| *mile <= END && !SWAMP.contains(mile)), || {
            format!("no columns can be at {:?}", self.columns)
        })?;
        ensure(self.left <= PACE, || format!("{} miles are left, but the pace is {PACE}", self.left))?;
        ensure(self.turns <= TURNS, || format!("{} turns are over, but there are {TURNS}", self.turns))
    }

    fn rounds(&self) -> Option<u32> {
        Some(u32::from(self.turns) / 2 + 1)
    }
}
