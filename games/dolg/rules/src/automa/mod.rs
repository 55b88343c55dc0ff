//! The AI of the solo game (21 to 25): rules, not a bot. Wherever a frame would ask a side that the AI leads, the rules list what it may do
//! next, best first; if several are equal, luck or the player decides (21.16), and what is done is told with its paragraph.

mod array;
mod behaviour;
mod charges;
mod draft;
mod events;
mod lines;
mod manoeuvres;
mod orders;
mod poses;
mod scenario;
mod scout;
mod shots;
mod words;

use sandtable_core::{Amount, Flow, Log, Message, Say as _};
use serde::{Deserialize, Serialize};

pub use behaviour::Terms;
pub(crate) use draft::AI;
pub(crate) use scenario::{EXAMPLE, MOST_LINES};
pub use scenario::{OwnScenario, Scenario, Stance};
pub use words::{Arm, Item, Priority, Row, Section};

use crate::flow::Frame;
use crate::ids::{Card, Mark, Order, Side, UnitId};
use crate::movement::Gait;
use crate::moves::{Chain, Segment};
use crate::roster::Troops;
use crate::setup::Ties;
use crate::state::State;
use crate::words::{Action, Event};

/// The most equal things that are offered.
const MOST_EQUAL: usize = 12;

/// What the AI keeps between its decisions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Automa {
    /// The units of each section until they are deployed (21.8).
    pub piles: [Troops; 3],
    /// The die of the lines (21.10).
    pub lines: u8,
    /// Do equal groups stand in the reverse order of the list of units (21.11)?
    pub reversed: bool,
    /// The lines of the centre for which the side has been thrown, as bits (21.13).
    pub rolled: u8,
    /// Those that go on to the right first.
    pub right_first: u8,
    /// The behaviour value of this turn (22.1).
    pub value: i8,
    /// The place in the movement list (23.1).
    pub item: u8,
    /// Units dearer than this have been asked for the item.
    pub dearest: u16,
    /// How many units guard the general in this turn (23.5).
    pub guards: u8,
    /// Has it played Scouts in this turn (22.8)?
    pub scouted: bool,
}

impl Automa {
    pub(crate) const NEW: Automa = Automa {
        piles: [Troops::EMPTY; 3],
        lines: 0,
        reversed: false,
        rolled: 0,
        right_first: 0,
        value: 0,
        item: 0,
        dearest: u16::MAX,
        guards: 0,
        scouted: false,
    };
}

/// Something the AI does.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Plan {
    /// Its general goes to a unit (21.15).
    Post(UnitId),
    /// These cards are played, the others laid aside (22.5, 22.6).
    Orders([Option<Card>; 3]),
    /// The next order (22.8).
    Play(Card),
    /// A stolen card is of no use.
    LayAside(Card),
    /// A unit is activated.
    Activate(UnitId, Priority),
    /// An order is done to a unit.
    Target(UnitId),
    /// The next item of the movement list.
    NextItem,
    /// A unit moves in pieces.
    Go(UnitId, Item, Gait, Chain, bool),
    /// A unit does one thing: a charge, a formation, wings, going back.
    Do(UnitId, Item, Action),
    /// A unit shoots, by this class of targets.
    Shoot(UnitId, UnitId, u8),
    /// The next fight.
    Fight(UnitId, UnitId),
    /// An answer that needs no telling.
    Answer(Action),
}

impl State {
    /// What the AI keeps; there is one whenever its frames are.
    pub(crate) fn automa(&self) -> &Automa {
        self.automa.as_ref().expect("the frames of the AI lie on the stack only in the solo game")
    }

    pub(crate) fn automa_mut(&mut self) -> &mut Automa {
        self.automa.as_mut().expect("the frames of the AI lie on the stack only in the solo game")
    }

    /// The row of behaviour in this turn (22.3).
    pub(crate) fn row(&self) -> Row {
        Row::of(self.automa().value)
    }

    /// Do the rules decide what this frame asks (21.1)?
    pub(crate) fn is_left_to_rules(&self, frame: Frame) -> bool {
        let asks = self.options.is_automated(self.asked(frame)) && !crate::rules::waits_for_luck(frame);
        matches!(frame, Frame::AiPost { .. }) || asks && self.turn > 0
    }

    /// The frames of the AI that do not wait for luck go on.
    pub(crate) fn prepare_ai<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::AiFaction
            | Frame::AiGeneral
            | Frame::Enlist { .. }
            | Frame::TopUp
            | Frame::Sort { .. } => self.prepare_draft(frame, log),
            Frame::GroupDie => self.frames.wait_if(self.has_equal_groups()),
            Frame::Array => {
                self.begin_array(log);
                Flow::Go
            }
            Frame::Behaviour => self.find_behaviour(log),
            Frame::Return { unit } => self.frames.wait_if(self.stands(unit)),
            _ => Flow::Wait,
        }
    }

    /// The rules decide, or find several things equal.
    pub(crate) fn decide<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        let plans = self.plans(frame);
        match plans.len() {
            0 => self.frames.done(),
            1 => self.carry_out_plan(plans[0], log),
            number => self.frames.call(Frame::Equal { number: number as u8 }),
        }
        Flow::Go
    }

    /// Luck or the player has chosen between equal things (21.16).
    pub(crate) fn decide_equal<L: Log<Event>>(&mut self, nth: u8, number: u8, log: &mut L) {
        self.frames.done();
        log.add(Event::Decided { nth, number });
        let Some(frame) = self.frames.top() else { return };
        if let Some(&plan) = self.plans(frame).get(usize::from(nth) - 1) {
            self.carry_out_plan(plan, log);
        }
    }

    /// Does the player decide between equal things?
    pub(crate) fn player_decides(&self) -> bool {
        self.options.ties == Ties::Player
    }

    /// The best things the AI can do now, all equal.
    fn plans(&self, frame: Frame) -> Vec<Plan> {
        let mut plans = match frame {
            Frame::AiPost { face } => self.ai_posts(face).into_iter().map(Plan::Post).collect(),
            Frame::ChooseOrders => self.order_plans(),
            Frame::Activation => self.play_plans(),
            Frame::Activate { .. } => self.activation_plans(),
            Frame::Target { order } => self.target_plans(order),
            Frame::TurnFreely { unit } => vec![Plan::Answer(self.turn_to_enemy(unit))],
            Frame::Movement => self.movement_plans(),
            Frame::Segments { unit, trip } => vec![self.pursuit_plan(unit, trip)],
            Frame::GetAway { unit, trip } => self.escape_plans(unit, trip),
            Frame::Drift { unit, trip, direction, .. } => {
                let lengths = self.straight(unit, trip, direction.into());
                vec![Plan::Answer(
                    lengths.highest().map_or(Action::Done, |most| Action::Advance(Amount(most))),
                )]
            }
            Frame::Back { unit, trip } => {
                let most = self.back(unit, trip.gait).highest().unwrap_or(0);
                vec![Plan::Answer(Action::Advance(Amount(most)))]
            }
            Frame::Wings { unit, placing } => vec![Plan::Answer(self.next_wing(unit, placing))],
            Frame::Ranged => self.shot_plans(),
            Frame::Melee => self.fight_plans(),
            Frame::Replace { role } => vec![Plan::Answer(self.replacement(role))],
            Frame::AiEvent { role, drawn, .. } => self.event_plans(role, drawn),
            Frame::Return { unit } => self.return_plans(unit),
            _ => Vec::new(),
        };
        plans.truncate(MOST_EQUAL);
        plans
    }

    /// What is equal now, in words, for the player who decides (21.16).
    pub(crate) fn describe_equal(&self, nth: u8) -> Message {
        let frame = self.frames.iter().rev().nth(1);
        let plan = frame.and_then(|frame| self.plans(frame).get(usize::from(nth) - 1).copied());
        plan.map_or_else(|| Message::new("dolg-nothing"), |plan| self.say_plan(plan))
    }

    fn say_plan(&self, plan: Plan) -> Message {
        let unit_does = |unit: UnitId, item: Item| {
            Message::new("dolg-plan-move").with("unit", unit.say()).with("item", words::said(item))
        };
        match plan {
            Plan::Post(unit) | Plan::Target(unit) | Plan::Activate(unit, _) => unit.say(),
            Plan::Orders(cards) => {
                crate::words::list(cards.into_iter().flatten().map(|card| card.row().order.say()))
            }
            Plan::Play(card) | Plan::LayAside(card) => card.say(),
            Plan::Go(unit, item, _, chain, _) => {
                let (x, y) = (i32::from(chain.pose.x) / 10, i32::from(chain.pose.y) / 10);
                let heading = chain.pose.heading.half_degrees() / 2;
                Message::new("dolg-plan-pose")
                    .with("plan", unit_does(unit, item))
                    .with("x", x)
                    .with("y", y)
                    .with("heading", heading)
            }
            Plan::Do(unit, item, action) => Message::new("dolg-plan-do")
                .with("plan", unit_does(unit, item))
                .with("action", sandtable_core::Shown::describe(self, action)),
            Plan::Shoot(unit, target, _) | Plan::Fight(unit, target) => {
                Message::new("dolg-plan-against").with("unit", unit.say()).with("enemy", target.say())
            }
            Plan::Answer(action) => sandtable_core::Shown::describe(self, action),
            Plan::NextItem => Message::new("dolg-nothing"),
        }
    }

    fn carry_out_plan<L: Log<Event>>(&mut self, plan: Plan, log: &mut L) {
        match plan {
            Plan::Post(unit) => self.post_ai(unit, log),
            Plan::Orders(cards) => self.keep_orders(cards, log),
            Plan::Play(card) => {
                self.automa_mut().scouted |= card.row().order == Order::Scouts;
                self.play_order(card, log);
            }
            Plan::LayAside(card) => self.lay_aside(card, log),
            Plan::Activate(unit, priority) => {
                log.add(Event::Chosen { unit, priority, row: self.row() });
                self.act_on_top(Action::Activate(unit), log);
            }
            Plan::Target(unit) => self.act_on_top(Action::Choose(unit), log),
            Plan::NextItem => {
                let automa = self.automa_mut();
                (automa.item, automa.dearest) = (automa.item + 1, u16::MAX);
            }
            Plan::Go(unit, Item::Return, _, chain, _) => {
                self.frames.done();
                self.follow(unit, Item::Return, log);
                self.unit_mut(unit).pose = chain.pose;
                log.add(Event::Moved { unit });
            }
            Plan::Go(unit, item, gait, chain, aims) => {
                self.follow(unit, item, log);
                self.go_chain(unit, gait, &chain, aims, log);
            }
            Plan::Do(unit, item, action) => {
                self.follow(unit, item, log);
                self.do_one(unit, action, log);
            }
            Plan::Shoot(unit, target, class) => {
                log.add(Event::Aims { unit, target, class });
                self.act_on_top(Action::Shoot(unit, target), log);
            }
            Plan::Fight(unit, enemy) => self.act_on_top(Action::Fight(unit, enemy), log),
            Plan::Answer(action) => self.answer(action, log),
        }
    }

    /// The action as if a seat had chosen it.
    fn act_on_top<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        if let Some(frame) = self.frames.top() {
            self.act(frame, action, log);
        }
    }

    fn answer<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        match (self.frames.top(), action) {
            (Some(Frame::AiEvent { .. }), action) => self.answer_event(action, log),
            _ => self.act_on_top(action, log),
        }
    }

    /// The reason is told and kept for whoever asks why (23.1).
    fn follow<L: Log<Event>>(&mut self, unit: UnitId, item: Item, log: &mut L) {
        log.add(Event::Follows { unit, item, row: self.row() });
        let price = self.unit(unit).row().points;
        self.unit_mut(unit).reason = Some(item);
        let automa = self.automa_mut();
        automa.dearest = price;
        automa.guards += u8::from(item == Item::Guard);
    }

    /// A unit goes its way in pieces, and takes aim if it may shoot then.
    fn go_chain<L: Log<Event>>(&mut self, unit: UnitId, gait: Gait, chain: &Chain, aims: bool, log: &mut L) {
        if self.frames.top() == Some(Frame::Movement) {
            self.act_on_top(Action::Move(unit), log);
        }
        let start = match gait {
            Gait::Regular => Some(Action::Regular),
            Gait::March => Some(Action::March),
            Gait::Reduced => Some(Action::Reduced),
            _ => None,
        };
        if let Some(start) = start {
            self.act_on_top(start, log);
        }
        if aims && gait == Gait::Reduced {
            self.act_on_top(Action::Aim, log);
        }
        for segment in chain.segments() {
            self.go_piece(unit, segment, log);
        }
        if matches!(
            self.frames.top(),
            Some(Frame::Segments { .. } | Frame::Manoeuvre { .. } | Frame::Move { .. })
        ) {
            self.act_on_top(Action::Done, log);
        }
    }

    fn go_piece<L: Log<Event>>(&mut self, unit: UnitId, segment: Segment, log: &mut L) {
        match segment {
            Segment::Wheel(wing, angle) => self.act_on_top(Action::Wheel(wing, Amount(angle)), log),
            Segment::Advance(length) => self.act_on_top(Action::Advance(Amount(length)), log),
            Segment::Rotate(angle) => self.act_on_top(Action::Rotate(Amount(angle)), log),
            Segment::Drift(direction, length) => {
                let angle = self.unit(unit).pose.heading.turn_to(direction).rem_euclid(720);
                self.act_on_top(Action::Drift(Amount(angle)), log);
                self.act_on_top(Action::Advance(Amount(length)), log);
            }
        }
    }

    /// A charge, a withdrawal, an envelopment, a formation or a line of one unit.
    fn do_one<L: Log<Event>>(&mut self, unit: UnitId, action: Action, log: &mut L) {
        self.act_on_top(Action::Move(unit), log);
        let manoeuvre = matches!(action, Action::Form(_) | Action::Extend(_));
        if !manoeuvre {
            return self.act_on_top(action, log);
        }
        self.act_on_top(Action::Reduced, log);
        self.act_on_top(action, log);
        self.act_on_top(Action::Done, log);
    }

    /// The section a unit is in (2.4).
    pub(crate) fn section_of(&self, unit: UnitId) -> Section {
        self.section(self.unit(unit).pose.x.into())
    }

    /// Does the AI lead this side in battle?
    pub(crate) fn is_ai(&self, side: Side) -> bool {
        self.options.is_automated(side)
    }

    /// What the AI can still move in this phase.
    fn idle(&self) -> impl Iterator<Item = UnitId> + '_ {
        self.standing(self.mover).filter(|&unit| self.may_move(unit))
    }

    /// The type of a unit for activation (22.9).
    pub fn arm_of(&self, unit: UnitId) -> Arm {
        let row = self.unit(unit).row();
        match row.missiles {
            None => Arm::Melee,
            Some(missiles) if missiles.javelins && !row.has(crate::ids::Trait::Skirmisher) => Arm::Javelin,
            Some(_) => Arm::Missile,
        }
    }

    fn price(&self, unit: UnitId) -> u16 {
        self.unit(unit).row().points
    }

    /// Is the unit in order and free to act: neither engaged nor broken?
    fn is_free_to_act(&self, unit: UnitId) -> bool {
        !self.is(unit, Mark::Broken) && !self.is_engaged(unit)
    }
}

/// Those with the highest rank, all equal.
fn best_of<T: Copy, R: Ord + Copy>(ranked: impl IntoIterator<Item = (R, T)>) -> Vec<T> {
    let mut best: Vec<(R, T)> = Vec::new();
    for (rank, thing) in ranked {
        match best.first() {
            Some((first, _)) if *first > rank => {}
            Some((first, _)) if *first == rank => best.push((rank, thing)),
            _ => best = vec![(rank, thing)],
        }
    }
    best.into_iter().map(|(_, thing)| thing).collect()
}
