//! What a viewer sees, what it hears of events, and the worlds it may imagine. Players know the contents of
//! their own bags (every unit that went in was seen); of the rival only what lies on the board, how many units are left, and
//! which special weapons a bombing has shown (2.3, 2.7, 4.3, 4.5).

use sandtable_core::{Hidden, Message, Rng, Say, Seat, Sketch, Viewer};
use serde::Serialize;

use crate::flow::Frame;
use crate::ids::{Board, Side, Space, Theatre, Unit, Units};
use crate::setup::Blank;
use crate::state::{Cup, Ending, Front, State};
use crate::state_json::of_bits;
use crate::words::{Event, marker_place};

/// The table as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// Which board.
    pub board: Board,
    /// Is the first side the bot?
    pub solo: bool,
    /// The theatres of the board, in order.
    pub theatres: Vec<TheatreView>,
    /// Both sides, the first mover first.
    pub sides: [SideView; 2],
    /// How many special weapons are left to research.
    pub research: u16,
    /// The bot's row, left to right.
    pub row: Vec<Unit>,
    /// The stratagems.
    pub cup: Option<Cup>,
    /// The blank tokens in play (2.6).
    pub blanks: Vec<Blank>,
    /// Is it the last turn (7.1)?
    pub last_turn: bool,
    /// What is still to be done, the most urgent last.
    pub frames: Vec<Frame>,
    /// Who won and why.
    pub ending: Option<Ending>,
}

/// A theatre as everybody sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TheatreView {
    /// Which one.
    pub theatre: Theatre,
    /// Marker and progress, if it was ever opened.
    pub front: Option<Front>,
    /// Can units still be placed there?
    pub open: bool,
    /// Its spaces with whoever stands there.
    pub spaces: Vec<(Space, Option<(Side, Unit)>)>,
}

/// A side as the viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SideView {
    /// Which one.
    pub side: Side,
    /// Its points.
    pub points: u8,
    /// How many units it has that are not on the board, in bag and reserve together.
    pub unplaced: u16,
    /// How many of them are special weapons.
    pub special: u16,
    /// The special weapons among them that a bombing has shown; only for the players.
    pub exposed: Vec<Unit>,
    /// What was bombed out of its reserve last; only for the players.
    pub bombed: Option<Unit>,
    /// What it placed last, as it was played (5.12).
    pub last: Option<Unit>,
    /// The reserve, for its owner.
    pub reserve: Option<Units>,
    /// The bag, for its owner.
    pub bag: Option<Units>,
}

impl Hidden for State {
    type View = View;

    fn view(&self, viewer: Viewer) -> View {
        View {
            board: self.board,
            solo: self.solo,
            theatres: self.board.theatres().iter().map(|&theatre| self.theatre_view(theatre)).collect(),
            sides: self.board.sides().map(|side| self.side_view(side, viewer)),
            research: self.research.total(),
            row: self.row.iter().collect(),
            cup: self.cup,
            blanks: self.blanks.iter().flatten().copied().collect(),
            last_turn: self.last_turn,
            frames: self.frames.iter().collect(),
            ending: self.ending,
        }
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event.clone() {
            Event::Drew { side, unit } => Event::Drew { side, unit: unit.seen_by(viewer) },
            Event::Researched { side, unit } => Event::Researched { side, unit: unit.seen_by(viewer) },
            Event::Requisitioned { side, unit } => Event::Requisitioned { side, unit: unit.seen_by(viewer) },
            Event::Bombed { side, unit } => Event::Bombed { side, unit: unit.seen_by(viewer) },
            open => open,
        })
    }

    /// Deals again what the seat cannot see: which special weapons the rival holds, and which of the rival's units are
    /// in the reserve. The bot's row is open, so only its bag is dealt again.
    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        let rival = self.side(seat).rival();
        let size = self.reserves[rival.index()].total();
        for _ in 0..20 {
            self.gather_reserve(rival);
            self.swap_weapons(rival, rng);
            self.deal_reserve(rival, size, rng);
            if !self.must_place(rival) || self.can_place(rival) {
                return;
            }
        }
        self.gather_reserve(rival);
        self.deal_something_to_place(rival, rng);
        self.deal_reserve(rival, size, rng);
    }
}

impl State {
    fn theatre_view(&self, theatre: Theatre) -> TheatreView {
        let mine = |space: &Space| space.theatre() == theatre;
        let spaces = self.board.spaces().filter(mine).map(|space| (space, self.occupant(space)));
        TheatreView {
            theatre,
            front: self.front(theatre),
            open: self.is_open(theatre),
            spaces: spaces.collect(),
        }
    }

    fn side_view(&self, side: Side, viewer: Viewer) -> SideView {
        let owner = !self.is_bot(side) && viewer == Viewer::Seat(self.seat(side));
        let units = self.unplaced(side);
        let special = units.each().filter(|&unit| self.row_of(unit).special).count();
        let shown = viewer != Viewer::Public || self.is_bot(side);
        SideView {
            side,
            points: self.points(side),
            unplaced: units.total(),
            special: special as u16,
            exposed: of_bits(self.exposed[side.index()]).filter(|_| shown).collect(),
            bombed: self.bombed[side.index()].filter(|_| shown),
            last: self.last[side.index()],
            reserve: owner.then_some(self.reserves[side.index()]),
            bag: owner.then_some(self.bags[side.index()]),
        }
    }

    /// Everything a side holds that is not on the board.
    pub(crate) fn unplaced(&self, side: Side) -> Units {
        let mut units = self.bags[side.index()];
        units.pour(&self.reserves[side.index()]);
        if self.is_bot(side) {
            self.row.iter().for_each(|unit| units.put(unit));
        }
        units
    }

    fn must_place(&self, side: Side) -> bool {
        self.frames.top() == Some(Frame::Place { side })
    }

    /// The reserve goes back into the bag.
    fn gather_reserve(&mut self, side: Side) {
        let reserve = self.reserves[side.index()].take_all();
        self.bags[side.index()].pour(&reserve);
    }

    /// Fills up the reserve to this number.
    fn deal_reserve(&mut self, side: Side, number: u16, rng: &mut Rng) {
        let at = side.index();
        for _ in self.reserves[at].total()..number {
            let unit = self.bags[at].draw(rng);
            self.reserves[at].put(unit);
        }
    }

    /// Exchanges the special weapons in a bag, but for those the rival has seen, for as many unknown ones.
    fn swap_weapons(&mut self, side: Side, rng: &mut Rng) {
        let secret = self.secret_weapons(side);
        secret.each().for_each(|unit| self.bags[side.index()].take(unit));
        self.research.pour(&secret);
        for _ in 0..secret.total() {
            let unit = self.research.draw(rng);
            self.bags[side.index()].put(unit);
        }
    }

    /// The special weapons in a bag that the rival has not seen. Of a kind that was seen one is known; there may be another.
    fn secret_weapons(&self, side: Side) -> Units {
        let mut secret = Units::EMPTY;
        for (unit, count) in self.bags[side.index()].iter().filter(|&(unit, _)| self.row_of(unit).special) {
            let seen = (self.exposed[side.index()] >> unit as u64 & 1) as u8;
            (seen..count).for_each(|_| secret.put(unit));
        }
        secret
    }

    /// Whoever is about to place has something to place (7.5): a unit of the bag, or if none there fits, a special weapon that
    /// might be there, goes into the reserve.
    fn deal_something_to_place(&mut self, side: Side, rng: &mut Rng) {
        let at = side.index();
        let own = self.fitting(side, self.bags[at]);
        let unit = if own.is_empty() { self.swap_for_fitting(side, rng) } else { Some(own.sample(rng)) };
        if let Some(unit) = unit {
            self.bags[at].take(unit);
            self.reserves[at].put(unit);
        }
    }

    /// Exchanges an unknown special weapon in a bag for one that could be placed now.
    fn swap_for_fitting(&mut self, side: Side, rng: &mut Rng) -> Option<Unit> {
        let (secret, fitting) = (self.secret_weapons(side), self.fitting(side, self.research));
        if secret.is_empty() || fitting.is_empty() {
            return None;
        }
        let (given, taken) = (secret.sample(rng), fitting.sample(rng));
        self.bags[side.index()].take(given);
        self.research.put(given);
        self.research.take(taken);
        self.bags[side.index()].put(taken);
        Some(taken)
    }

    /// Those of the units that this side could place now.
    fn fitting(&self, side: Side, units: Units) -> Units {
        let active = self.active_spaces();
        units.each().filter(|&unit| self.spaces_for(side, unit, active) != 0).collect()
    }
}

impl Sketch for View {
    fn sketch(&self) -> Vec<Message> {
        let mut lines: Vec<Message> = self.sides.iter().map(side_line).collect();
        lines.push(Message::new("natisk-sketch-research").with("number", self.research));
        for theatre in &self.theatres {
            lines.extend(theatre_lines(theatre));
        }
        if self.solo {
            lines.push(Message::new("natisk-sketch-row").with("units", list(self.row.iter().map(Say::say))));
        }
        if let Some(in_force) = self.cup.and_then(|cup| cup.in_force) {
            lines.push(Message::new("natisk-sketch-stratagem").with("stratagem", in_force.say()));
        }
        for side in &self.sides {
            if let Some(reserve) = &side.reserve {
                let units: Vec<Unit> = reserve.each().collect();
                let units = list(units.iter().map(Say::say));
                lines.push(Message::new("natisk-sketch-reserve").with("units", units));
            }
        }
        lines
    }
}

fn side_line(side: &SideView) -> Message {
    Message::new("natisk-sketch-side")
        .with("side", side.side.say())
        .with("points", side.points)
        .with("unplaced", side.unplaced)
        .with("special", side.special)
}

/// A theatre that can still be fought for: its marker, its active campaign and the spaces of it.
fn theatre_lines(view: &TheatreView) -> Vec<Message> {
    let Some(front) = view.front.filter(|_| view.open) else { return Vec::new() };
    let campaign = &view.theatre.row().campaigns[front.finished as usize];
    let head = Message::new("natisk-sketch-theatre")
        .with("theatre", view.theatre.say())
        .with("marker", marker_place(view.theatre, front.marker))
        .with("campaign", front.finished + 1)
        .with("campaigns", view.theatre.campaigns())
        .with("points", campaign.points);
    let active = view.spaces.iter().filter(|(space, _)| space.row().campaign == front.finished);
    std::iter::once(head).chain(active.map(|&(space, occupant)| space_line(space, occupant))).collect()
}

fn space_line(space: Space, occupant: Option<(Side, Unit)>) -> Message {
    match occupant {
        Some((side, unit)) => Message::new("natisk-sketch-taken")
            .with("space", space.to_string())
            .with("side", side.say())
            .with("unit", unit.say()),
        None => Message::new("natisk-sketch-free")
            .with("space", space.to_string())
            .with("ground", space.row().ground.say())
            .with("effect", space.row().effect.say()),
    }
}

/// Things one after the other; `natisk-nothing` if there are none.
fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let join = |tail, head| Message::new("natisk-list").with("head", head).with("tail", tail);
    things.rev().reduce(join).unwrap_or_else(|| Message::new("natisk-nothing"))
}
