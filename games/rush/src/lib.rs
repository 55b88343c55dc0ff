//! The rules of World of Tanks: Rush, for two to five players.
//!
//! Everybody starts with six poor cards and buys vehicles from a common reserve. A card is played in one of three
//! ways: to pay for others, for its abilities, after which it defends a base, or in the one attack of the turn. Destroyed
//! vehicles bring medals, destroyed bases count three of them; both come into the squad as cards and get in its
//! way. When somebody has no base left or the single medals of a nation are taken, the round is played out and
//! achievements are given to whoever has most of something. The paragraphs cited are those of `docs/rules/en/rush.md`.
//!
//! **A turn** ([`Frame`]): `Turn` (step I), `Play` (step II), `Pools`, `Renew` with `Refill`, `Discard`, `Draw`, `EndTurn`.
//! A play is `Purchase` and `Refill`; or `Abilities`, with `Draw`, `Refill`, `Sabotage`, `Assault`, `Research` or `Repair`;
//! or `Declare`, `Strike` and `Award`. Before the first turn: `First`, `Achievements`, `Refill`, and `Draw` for everybody.

mod apply;
mod cards;
mod check;
mod effects;
mod flow;
mod hunch;
pub mod ids;
mod layout;
mod legal;
mod purchase;
mod scoring;
mod setup;
mod state;
pub mod tables;
mod telling;
mod value;
mod view;
mod words;

use std::collections::BTreeMap;

use table::{BadOptions, Game, Log, Message, Outcome, Rng, Say, Seat, Setting, Turn, Viewer};

pub use cards::Cards;
pub use flow::Frame;
use ids::Side;
pub use purchase::{Funds, Purchase, Row};
pub use scoring::{Decider, Score};
pub use setup::{Leaves, Once, Options, Versus};
pub use state::{Base, Deeds, Defender, Reason, Squad, State};
pub use telling::Event;
pub use view::{AchievementView, MedalsView, PlayerView, PurchaseView, View};
pub use words::{Action, Ask, Chance, Element};

/// The game.
#[derive(Debug)]
pub struct Rush;

impl Game for Rush {
    const ID: &'static str = "rush";
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
        match self.chooser() {
            Some(side) => Turn::Seat(side.seat()),
            None if self.ending.is_some() => Turn::Over,
            None => Turn::Chance,
        }
    }

    fn ask(&self) -> Option<Ask> {
        Some(match self.frames.top()? {
            Frame::Play => Ask::Play,
            Frame::Purchase => {
                let (costs, paid) = (self.costs(self.purchase.basket), self.purchase.paid);
                let (cost, missing) = (costs.iter().sum(), paid.missing(costs));
                if self.is_paid() {
                    Ask::Paid { cost, paid: paid.total() }
                } else {
                    Ask::Pay { cost, paid: paid.total(), missing }
                }
            }
            Frame::Abilities { card, left: 0 } => Ask::Place { card },
            Frame::Abilities { card, .. } => Ask::Abilities { card, guards: self.can_defend(card) },
            Frame::Assault { card } => Ask::Assault { card },
            Frame::Sabotage { .. } => Ask::Drop { by: self.mover },
            Frame::Research { limit } => Ask::Take { limit },
            Frame::Repair { left } => Ask::Scrap { left },
            Frame::Declare { nation, .. } => Ask::Attack { nation },
            Frame::Strike { nation, .. } => Ask::Strike { nation },
            Frame::Award { nation, kills } => Ask::Medals { nation, medals: kills },
            _ => return None,
        })
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
        let at_play = self.frames.top() == Some(Frame::Play);
        match action {
            Action::Buy(card) | Action::Take(card) => out.push(Element::Reserve(card)),
            Action::Pay(card) | Action::Drop(card) => out.push(Element::Hand(card)),
            Action::Use(card, _) | Action::Place(card, _) if at_play => out.push(Element::Hand(card)),
            Action::Attack(card) | Action::Strike(card, _) => out.push(Element::Hand(card)),
            Action::Scrap(card) => out.push(Element::Depot(card)),
            Action::Doubles(number) => out.push(Element::Doubles(number)),
            Action::Settle => out.push(Element::Settle),
            Action::Done => out.push(Element::Done),
            Action::End => out.push(Element::End),
            Action::Use(..) | Action::Place(..) | Action::Assault(..) => {}
        }
        match action {
            Action::Use(_, ability) => out.push(Element::Ability(ability)),
            Action::Place(_, spot) | Action::Assault(spot, ids::Aim::Base) => out.push(Element::Base(spot)),
            Action::Assault(spot, ids::Aim::Vehicle) => out.push(Element::Defender(spot)),
            Action::Attack(_) => out.push(Element::Attack),
            Action::Strike(_, spot) => {
                let guarded = self.base(spot).is_some_and(|base| base.defender.is_some());
                out.push(if guarded { Element::Defender(spot) } else { Element::Base(spot) });
            }
            _ => {}
        }
    }

    fn value(&self, seat: Seat) -> f32 {
        match self.ending {
            Some(_) => {
                let winners = self.winners();
                if winners.has(seat) { 1.0 / winners.len() as f32 } else { 0.0 }
            }
            None => self.prospects(Side::of(seat)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let reason = self.ending?;
        let (winners, scores) = (self.winners(), self.scores());
        let names = words::list(winners.iter().map(|seat| Side::of(seat).say()));
        Some(Outcome {
            winners,
            scores: self.sides().map(|side| i32::from(scores[side.index()].total)).collect(),
            reason: Message::new(format!("rush-end-{reason}"))
                .with("winners", names)
                .with("number", winners.len() as u8)
                .with("points", scores.iter().map(|score| score.total).max().unwrap_or(0))
                .with("by", Message::new(format!("rush-by-{}", self.decider()))),
        })
    }

    fn census(&self) -> BTreeMap<String, u32> {
        self.card_census()
    }

    fn check(&self) -> Result<(), String> {
        self.invariants()
    }

    fn rounds(&self) -> Option<u32> {
        Some(self.round.into())
    }

    fn holdings(&self, seat: Seat) -> Vec<(String, u32)> {
        self.possessions(Side::of(seat))
    }

    fn sensible(&self, out: &mut Vec<Action>) {
        let start = out.len();
        self.list_legal(out);
        self.drop_twins(start, out);
    }

    fn hunch(&self, choices: &[Action], rng: &mut Rng) -> Action {
        self.most_appealing(choices, rng)
    }

    fn why_not(&self, action: Action) -> Message {
        self.refusal(action)
    }
}
