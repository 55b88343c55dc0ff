//! The rules of «Натиск!»: two sides lay units on the spaces of several theatres of war.
//!
//! Every unit pulls the theatre's marker towards its side, and most spaces do something for whoever takes them. A row
//! of spaces that is full is a finished campaign: its points go to the side on whose half the marker stands. A
//! marker on the last space closes the theatre at once. 25 points win, and so does a rival who cannot place.
//! Nippon is played on another board, where every campaign is a theatre and the markers wander; in the solo game the
//! first side is played by an algorithm. The paragraphs cited are those of `docs/rules/en/natisk.md`.
//!
//! **A turn** ([`Frame`]): `Turn`, `Place`, then for each unit `Effect`, `Bombard`, `March`, `Judge` (with `Spoils`,
//! `Reward`, `Open`), `Blitz` (with `Follow`), and at last `Draw` and `EndTurn`. Effects push `Draw`, `Research`,
//! `Requisition`, `Bombard` or `Strategic`. Before the first turn: `Draw` for both, and for the bot's head start `Handicap`,
//! `Favour` or `Foothold`. The bot's own turn is `Stratagem`, `Algorithm` and perhaps `Die`.

mod apply;
mod automa;
mod check;
mod effects;
mod flow;
pub mod ids;
mod layout;
mod legal;
mod setup;
mod state;
pub mod tables;
mod view;
mod words;

use std::collections::BTreeMap;

use table::{BadOptions, Game, Log, Message, Outcome, Rng, Say, Seat, SeatSet, Setting, Turn, Viewer};

pub use flow::Frame;
pub use setup::{Blank, BlankType, Holder, Level, Mode, Options};
pub use state::{Cup, Ending, Front, Reason, Row, State};
pub use view::{CupView, SideView, TheatreView, View};
pub use words::{Action, Ask, Chance, Element, Event};

/// The game.
#[derive(Debug)]
pub struct Natisk;

impl Game for Natisk {
    const ID: &'static str = "natisk";
    const RULES: u32 = 1;
    type Options = Options;
    type State = State;

    fn settings() -> Vec<Setting> {
        Options::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        setup::seats(options)
    }

    fn setup(options: &Options) -> Result<State, BadOptions> {
        setup::setup(options)
    }
}

impl table::State for State {
    type Action = Action;
    type Chance = Chance;
    type Element = Element;
    type Ask = Ask;
    type Event = Event;
    type View = View;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            None => Turn::Over,
            Some(Frame::Bombard { side }) if !self.is_bot(side.rival()) => Turn::Chance,
            Some(
                Frame::Place { side }
                | Frame::Follow { side, .. }
                | Frame::Strategic { side, .. }
                | Frame::Spoils { side, .. }
                | Frame::Open { side, .. }
                | Frame::Bombard { side },
            ) => Turn::Seat(self.seat(side)),
            Some(Frame::Favour { .. }) => Turn::Seat(Seat(0)),
            Some(_) => Turn::Chance,
        }
    }

    fn ask(&self) -> Option<Ask> {
        match self.frames.top()? {
            Frame::Place { .. } => Some(Ask::Place),
            Frame::Follow { theatre, .. } => Some(Ask::Follow { theatre }),
            Frame::Strategic { steps, .. } => Some(Ask::Advance { steps }),
            Frame::Spoils { theatre, .. } => Some(Ask::Take { theatre }),
            Frame::Open { side, from, lead } => Some(Ask::Open { from, ahead: side, lead }),
            Frame::Bombard { side } if self.is_bot(side.rival()) => Some(Ask::Bomb),
            Frame::Favour { steps } => Some(Ask::Favour { steps }),
            _ => None,
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_legal(out);
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        self.act(action, log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        self.list_chances(out);
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        self.befall(outcome, log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        self.sample_chance(rng)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.seen_by(viewer)
    }

    fn mask(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(event.seen_by(viewer))
    }

    fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
        self.imagine(seat, rng);
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        match action {
            Action::Place(unit, space) => out.extend([Element::Reserve(unit), Element::Space(space)]),
            Action::Advance(theatre) | Action::Open(theatre) | Action::Favour(theatre) => {
                out.push(Element::Theatre(theatre));
            }
            Action::Take(space) => out.push(Element::Space(space)),
            Action::Bomb(at) => out.push(Element::Row(at)),
            Action::Done => out.push(Element::Done),
        }
    }

    fn value(&self, seat: Seat) -> f32 {
        let side = self.side(seat);
        match self.ending {
            Some(ending) => f32::from(u8::from(ending.winner == side)),
            None => self.prospects(side),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let ending = self.ending?;
        let seats = if self.solo { 1 } else { 2 };
        let seats = || (0..seats).map(Seat);
        Some(Outcome {
            winners: seats().filter(|&seat| self.side(seat) == ending.winner).collect::<SeatSet>(),
            scores: seats().map(|seat| i32::from(self.points(self.side(seat)))).collect(),
            reason: Message::new(format!("natisk-end-{}", ending.reason))
                .with("side", ending.winner.say())
                .with("points", self.points(ending.winner))
                .with("rival_points", self.points(ending.winner.rival())),
        })
    }

    fn census(&self) -> BTreeMap<String, u32> {
        self.unit_census()
    }

    fn check(&self) -> Result<(), String> {
        self.invariants()
    }

    fn why_not(&self, action: Action) -> Message {
        self.refusal(action)
    }
}

impl State {
    /// A guess at how a side stands: points, and what the markers promise of the points to come.
    fn prospects(&self, side: ids::Side) -> f32 {
        let points = f32::from(self.points(side)) - f32::from(self.points(side.rival()));
        let promise = |theatre: ids::Theatre| {
            let share = f32::from(self.lead(side, theatre)) / f32::from(theatre.row().track.close);
            let finished = self.front(theatre).map_or(0, |front| front.finished) as usize;
            let left: u8 = theatre.row().campaigns[finished..].iter().map(|campaign| campaign.points).sum();
            share * f32::from(left)
        };
        let ahead = points + self.open_theatres().map(promise).sum::<f32>();
        0.5 + 0.5 * ahead / (12.0 + ahead.abs())
    }
}
