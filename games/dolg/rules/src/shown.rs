//! What a seat is shown: the question, what to click for an action, how far a range goes, and why something is refused.

use sandtable_core::{
    Amount, ArmyList, Measure, Message, Period, Range, RepeatedOffer, Rules as _, Say, Seat, Shown, Subject,
    TallyLine, Target, Turn, Viewer,
};

use crate::flow::Frame;
use crate::ids::{Mark, Side, Wing};
use crate::moves::Ranges;
use crate::refusals::Refusal;
use crate::state::State;
use crate::words::{Action, Ask, Chance, DEGREES, Element, Event, MILLIMETRES, UNITS_OF_DISTANCE};

/// What a number counts: its message, and how pages show it.
type Unit = (&'static str, &'static [Measure]);
/// Lengths are in tenths of a millimetre.
const LENGTH: Unit = ("dolg-tenths", &[MILLIMETRES, UNITS_OF_DISTANCE]);
/// Angles are in half degrees.
const ANGLE: Unit = ("dolg-angle", &[DEGREES]);

impl Shown for State {
    type Element = Element;
    type Ask = Ask;

    fn ask(&self) -> Option<Ask> {
        Some(match self.frames.top()? {
            Frame::Faction { .. } => Ask::Faction,
            Frame::Lead { .. } => Ask::Lead,
            Frame::Muster { .. } => Ask::Muster,
            Frame::Lay { side, left } => Ask::Lay { left: left[side.index()] },
            Frame::PlaceGround { nth, .. } => Ask::PlaceGround { ground: self.grounds[nth as usize]?.ground },
            Frame::Deploy { side } => Ask::Deploy { left: self.army(side).reserve.total() as u8 },
            Frame::Place { unit, .. } => Ask::Place { unit },
            Frame::Post { .. } => Ask::General,
            Frame::Activation => Ask::Orders,
            Frame::Activate { order, left } => Ask::Activate { order, left },
            Frame::Target { order } => Ask::Target { order },
            Frame::TurnFreely { unit } => Ask::Turn { unit },
            Frame::Movement => Ask::Movement,
            Frame::Move { unit } => Ask::Move { unit },
            Frame::Wings { unit, .. } => Ask::Move { unit },
            Frame::Segments { unit, trip } => Ask::Segments { unit, left: self.left(unit, trip) },
            Frame::Manoeuvre { unit, trip, .. } => Ask::Manoeuvres { unit, left: self.left(unit, trip) },
            Frame::Drift { unit, trip, .. } => Ask::Drift { unit, left: self.left(unit, trip) },
            Frame::GetAway { unit, trip } => Ask::GetAway { unit, left: self.left(unit, trip) },
            Frame::Back { unit, .. } => Ask::Back { unit },
            Frame::Ranged => Ask::Shoot,
            Frame::Melee => Ask::Fight,
            Frame::Replace { .. } => Ask::Replace { event: self.combat?.random?.row().event },
            Frame::PlayEvent { role, .. } => {
                let combat = self.combat?;
                Ask::Event { unit: combat.unit(role), enemy: combat.unit(role.other()) }
            }
            Frame::Refill => Ask::Refill,
            Frame::Exchange { discarded } => Ask::Exchange { discarded },
            Frame::Trim { side } => Ask::Trim { over: self.surplus(side) },
            Frame::Equal { number } if self.player_decides() => Ask::Prefer { number },
            _ => return None,
        })
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.taken_points(Side::of(seat)).into())
    }

    fn tally(&self, seat: Seat, _: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        self.account(Side::of(seat))
    }

    fn luck_for(&self) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.frames.top_name())
    }

    /// An event in a combat (13.22), which can be put off until a card in hand fits. Not against people: whoever answers at once
    /// would tell them that none does.
    fn repeated_offer(&self) -> Option<RepeatedOffer<Action>> {
        let Frame::PlayEvent { role, .. } = self.frames.top().filter(|_| self.options.is_solo())? else {
            return None;
        };
        let mut events = Vec::new();
        self.list_events(role, &mut events);
        let is_concerned = events.iter().any(|action| matches!(action, Action::Event(_)));
        let subjects = vec![Subject { word: "hand", name: Message::new("dolg-offer-hand"), is_concerned }];
        let name = Message::new("dolg-offer-event");
        Some(RepeatedOffer { word: "event", name, decline: Action::Pass, subjects })
    }

    /// A game turn.
    fn period(&self) -> Option<Period> {
        Some(Period { number: self.turn.into(), name: Message::new("dolg-offer-turn") })
    }

    fn takes_army(&self) -> bool {
        self.unmustered_side().is_some()
    }

    fn bring_army(&self, army: &ArmyList, out: &mut Vec<Action>) -> Result<(), Message> {
        self.muster_list(army, out)
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        match action {
            Action::Faction(faction) => out.push(Element::Faction(faction)),
            Action::Lead(general) => out.push(Element::General(general)),
            Action::Muster(kind) | Action::Deploy(kind) => out.push(Element::Kind(kind)),
            Action::Take(preset) => out.push(Element::Preset(preset)),
            Action::Lay(ground) => out.push(Element::Ground(ground)),
            Action::Across(_) => out.push(Element::Across),
            Action::Depth(_) => out.push(Element::Depth),
            Action::Face(_) => out.push(Element::Face),
            Action::Appoint(unit) if self.frames.top() == Some(Frame::Movement) => {
                out.extend([Element::Appoint, Element::Unit(unit)]);
            }
            Action::Appoint(unit) | Action::Activate(unit) => out.push(Element::Unit(unit)),
            Action::Choose(unit) | Action::Move(unit) | Action::TurnTo(unit) => out.push(Element::Unit(unit)),
            Action::Order(card) | Action::Event(card) | Action::Discard(card) => {
                out.push(Element::Card(card));
            }
            Action::Charge(unit, edge, offset) | Action::Contact(unit, edge, offset) => {
                out.extend([Element::Unit(unit), Element::Flush(edge, offset)]);
            }
            Action::Shoot(unit, target) | Action::Fight(unit, target) => {
                out.extend([Element::Unit(unit), Element::Unit(target)]);
            }
            action => out.push(button(action)),
        }
    }

    fn ranges(&self, out: &mut Vec<Range<Action>>) {
        let mut add = |ranges: Ranges, (unit, measures): Unit, family: &dyn Fn(Amount) -> Action| {
            out.extend(ranges.iter().map(|(from, to)| Range {
                first: family(Amount(from)),
                to,
                step: 1,
                unit,
                measures,
            }));
        };
        match self.frames.top() {
            Some(Frame::Place { unit, left: 1.. }) => {
                add(self.places_across(unit), LENGTH, &Action::Across);
                add(self.places_deep(unit), LENGTH, &Action::Depth);
                add(self.places_turned(unit), ANGLE, &Action::Face);
            }
            Some(Frame::PlaceGround { nth, left: 1.., .. }) => {
                add(self.grounds_across(nth as usize), LENGTH, &Action::Across);
                add(self.grounds_deep(nth as usize), LENGTH, &Action::Depth);
            }
            Some(Frame::Segments { unit, trip }) => self.add_segments(unit, trip, &mut add),
            Some(Frame::Manoeuvre { unit, trip, made }) => {
                if self.may_advance(unit, made) {
                    self.add_segments(unit, trip, &mut add);
                }
                if State::may_drift(trip, made) {
                    add(self.headings(unit), ANGLE, &Action::Drift);
                }
                if self.may_turn(unit, trip, made) {
                    add(self.rotations(unit), ANGLE, &Action::Rotate);
                }
            }
            Some(Frame::GetAway { unit, .. }) => add(self.headings(unit), ANGLE, &Action::Drift),
            Some(Frame::Drift { unit, trip, direction, .. }) => {
                add(self.straight(unit, trip, direction.into()), LENGTH, &Action::Advance);
            }
            Some(Frame::Back { unit, trip }) => add(self.back(unit, trip.gait), LENGTH, &Action::Advance),
            Some(Frame::TurnFreely { unit }) => add(self.rotations(unit), ANGLE, &Action::Rotate),
            _ => {}
        }
    }

    fn describe_ask(&self, ask: Ask) -> Message {
        match (ask, self.frames.top()) {
            (Ask::Muster, Some(Frame::Muster { side })) => self.describe_muster(side),
            _ => self.named(ask.say(), self.asked_viewer()),
        }
    }

    fn describe(&self, action: Action) -> Message {
        let said = match action {
            Action::Prefer(nth) => self.describe_equal(nth),
            action => self.describe_here(action).unwrap_or_else(|| action.say()),
        };
        self.named(said, self.asked_viewer())
    }

    fn describe_event(&self, event: &Event, viewer: Viewer) -> Message {
        self.named(event.say(), viewer)
    }

    fn name(&self, element: Element) -> Option<Message> {
        match element {
            Element::Unit(unit) => Some(self.name_for(unit, self.asked_viewer())),
            _ => None,
        }
    }

    fn forecast(&self, action: Action) -> Option<Message> {
        self.odds(action)
    }

    fn luck_means(&self, outcome: Chance, seat: Seat) -> Option<Message> {
        self.meaning_of_luck(outcome, Side::of(seat))
    }

    fn why_not(&self, action: Action) -> Message {
        refuse(self.refusal(action))
    }

    fn steer(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        self.steer_to(element, target, out);
    }

    fn why_not_click(&self, element: Element, _picked: &[Element]) -> Option<Message> {
        let mut meanings = Vec::new();
        self.list_meanings(element, &mut meanings);
        match meanings.first() {
            _ if meanings.iter().any(|&action| self.is_legal(action)) => None,
            Some(&action) => Some(self.why_not(action)),
            None => self.beside_the_point(element).map(refuse),
        }
    }
}

fn refuse((why, rule): Refusal) -> Message {
    Message::new(format!("dolg-why-{why}")).with("rule", rule)
}

/// The button or handle of an action that names nothing else.
fn button(action: Action) -> Element {
    match action {
        Action::Regular => Element::Regular,
        Action::March => Element::March,
        Action::Reduced => Element::Reduced,
        Action::Advance(_) => Element::Advance,
        Action::Wheel(wing, _) => Element::Wheel(wing),
        Action::Drift(_) => Element::Drift,
        Action::Rotate(_) => Element::Rotate,
        Action::Extend(wing) => Element::Extend(wing),
        Action::Reduce(wing) => Element::Reduce(wing),
        Action::Form(formation) => Element::Formation(formation),
        Action::Dissolve => Element::Dissolve,
        Action::Aim => Element::Aim,
        Action::Envelop(wing) => Element::Envelop(wing),
        Action::Slide(wing) => Element::Slide(wing),
        Action::Withdraw => Element::Withdraw,
        Action::Retreat => Element::Retreat,
        Action::Replace => Element::Replace,
        Action::Pass => Element::Pass,
        Action::DrawThree => Element::DrawThree,
        Action::Exchange => Element::Exchange,
        Action::Prefer(nth) => Element::Choice(nth),
        _ => Element::Done,
    }
}

type AddRanges<'a> = dyn FnMut(Ranges, Unit, &dyn Fn(Amount) -> Action) + 'a;

impl State {
    /// What a unit has left of its movement, in 0.1 mm.
    fn left(&self, unit: crate::ids::UnitId, trip: crate::movement::Trip) -> u16 {
        self.budget(unit, trip).left().max(0) as u16
    }

    fn add_segments(&self, unit: crate::ids::UnitId, trip: crate::movement::Trip, add: &mut AddRanges<'_>) {
        add(self.straight(unit, trip, 0), LENGTH, &Action::Advance);
        if trip.may_wheel() {
            for &wing in Wing::ALL {
                add(self.wheels(unit, trip, wing), ANGLE, &|angle| Action::Wheel(wing, angle));
            }
        }
    }

    /// The directions in which a unit may go without turning.
    fn headings(&self, unit: crate::ids::UnitId) -> Ranges {
        if self.is(unit, Mark::Backwards) { Ranges::new(270, 450) } else { Ranges::new(0, 719) }
    }

    /// What an action without a name of its own means here, and for which unit.
    fn describe_here(&self, action: Action) -> Option<Message> {
        let id = match (self.frames.top()?, action) {
            (Frame::Place { .. }, Action::Done) => "dolg-do-placed",
            (Frame::Segments { .. } | Frame::Manoeuvre { .. }, Action::Done) => "dolg-do-halt",
            (Frame::Move { .. }, Action::Done) => "dolg-do-hold",
            (Frame::Manoeuvre { .. }, Action::Aim) => "dolg-do-aim-of",
            (Frame::PlayEvent { .. }, Action::Pass) => "dolg-do-no-event",
            (Frame::Move { .. }, Action::Regular) => "dolg-do-regular-of",
            (Frame::Move { .. }, Action::March) => "dolg-do-march-of",
            (Frame::Move { .. }, Action::Reduced) => "dolg-do-reduced-of",
            (Frame::Activation, Action::Done) => "dolg-do-no-orders",
            (Frame::Activate { .. }, Action::Done) => "dolg-do-no-activations",
            (Frame::Movement, Action::Done) => "dolg-do-no-moves",
            (Frame::Ranged, Action::Done) => "dolg-do-no-shots",
            (Frame::Muster { .. }, Action::Done) => "dolg-do-mustered",
            _ => return None,
        };
        let said = Message::new(id);
        Some(match self.acting() {
            Some(unit) => said.with("unit", unit.say()),
            None => said,
        })
    }

    /// The unit a question is about.
    fn acting(&self) -> Option<crate::ids::UnitId> {
        match self.frames.top()? {
            Frame::Place { unit, .. }
            | Frame::Move { unit }
            | Frame::Segments { unit, .. }
            | Frame::Manoeuvre { unit, .. } => Some(unit),
            Frame::PlayEvent { role, .. } => Some(self.combat?.unit(role)),
            _ => None,
        }
    }

    /// Points so far, and what is left to spend.
    fn describe_muster(&self, side: crate::ids::Side) -> Message {
        let army = self.army(side);
        let total = army.general.map_or(0, |general| general.total(army.points));
        Message::new("dolg-ask-muster-points")
            .with("points", army.points)
            .with("total", total)
            .with("limit", self.options.points)
            .with("units", army.reserve.total())
    }

    /// Adds what a click could mean, legal or not, the likeliest first.
    fn list_meanings(&self, element: Element, out: &mut Vec<Action>) {
        match (element, self.frames.top()) {
            (Element::Unit(unit), Some(Frame::Movement)) => out.push(Action::Move(unit)),
            (Element::Unit(unit), Some(Frame::Activate { .. })) => out.push(Action::Activate(unit)),
            (Element::Unit(unit), Some(Frame::Target { .. })) => out.push(Action::Choose(unit)),
            (Element::Unit(unit), Some(Frame::Post { .. })) => out.push(Action::Appoint(unit)),
            (Element::Card(card), Some(Frame::Activation)) => out.push(Action::Order(card)),
            (Element::Card(card), Some(Frame::PlayEvent { .. })) => out.push(Action::Event(card)),
            (Element::Kind(kind), Some(Frame::Muster { .. })) => out.push(Action::Muster(kind)),
            (Element::Formation(formation), Some(Frame::Manoeuvre { .. })) => {
                out.push(Action::Form(formation));
            }
            (Element::March, Some(Frame::Move { .. })) => out.push(Action::March),
            (Element::Regular, Some(Frame::Move { .. })) => out.push(Action::Regular),
            (Element::Aim, Some(Frame::Manoeuvre { .. })) => out.push(Action::Aim),
            (Element::Withdraw, Some(Frame::Move { .. })) => out.push(Action::Withdraw),
            _ => {}
        }
    }
}
