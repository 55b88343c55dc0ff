//! The rules of a position: one match on what it waits for per question. What the answers call lies in the files of the
//! phases.

use sandtable_core::{Log, Message, Outcome, Rng, Rules, SeatSet, Turn};

use crate::flow::Frame;
use crate::ids::{Side, UnitId};
use crate::movement::Gait;
use crate::state::State;
use crate::words::{Action, Chance, Event};

impl Rules for State {
    type Action = Action;
    type Chance = Chance;
    type Event = Event;

    fn turn(&self) -> Turn {
        match self.frames.top() {
            None => Turn::Over,
            Some(Frame::Equal { .. }) if self.player_decides() => Turn::Seat(Side::South.seat()),
            Some(frame) if waits_for_luck(frame) => Turn::Chance,
            Some(frame) => Turn::Seat(self.asked(frame).seat()),
        }
    }

    fn legal(&self, out: &mut Vec<Action>) {
        let first = out.len();
        if let Some(frame) = self.frames.top() {
            self.list(frame, out);
        }
        out[first..].sort_unstable();
    }

    fn is_legal(&self, action: Action) -> bool {
        match self.frames.top() {
            Some(Frame::Place { unit, left }) => self.may_shift(unit, left, action),
            Some(Frame::PlaceGround { nth, left, .. }) => self.may_shift_ground(nth as usize, left, action),
            Some(Frame::Segments { unit, trip }) => {
                action == Action::Done || self.may_segment(unit, trip, action)
            }
            Some(Frame::Manoeuvre { unit, trip, made }) => self.may_manoeuvre(unit, trip, made, action),
            Some(
                Frame::GetAway { .. } | Frame::Drift { .. } | Frame::Back { .. } | Frame::TurnFreely { .. },
            ) => self.may_go_on(action),
            _ => {
                let mut legal = Vec::new();
                self.legal(&mut legal);
                legal.binary_search(&action).is_ok()
            }
        }
    }

    fn apply<L: Log<Event>>(&mut self, action: Action, log: &mut L) {
        if let Some(frame) = self.frames.top() {
            self.act(frame, action, log);
        }
        self.settle(log);
    }

    fn chances(&self, out: &mut Vec<(Chance, u32)>) {
        match self.frames.top() {
            Some(Frame::DeployFirst | Frame::FirstTurn) => {
                out.extend(Side::ALL.iter().map(|&side| (Chance::First(side), 1)));
            }
            Some(Frame::Check { .. } | Frame::ArmyCheck { .. }) => {
                out.extend((0..36).map(|both| (Chance::Dice(both / 6 + 1, both % 6 + 1), 1)));
            }
            Some(Frame::Draw { .. }) => self.deck.chances(Chance::Draw, out),
            Some(Frame::RandomEvent) => self.deck.chances(Chance::Reveal, out),
            Some(Frame::Steal) => self.hand(self.mover.enemy()).chances(Chance::Steal, out),
            Some(Frame::Equal { number }) if !self.player_decides() => {
                out.extend((1..=number).map(|nth| (Chance::Pick(nth), 1)));
            }
            Some(Frame::Equal { .. }) => {}
            Some(frame) if is_draft(frame) => self.draft_chances(frame, out),
            Some(frame) if waits_for_luck(frame) => out.extend((1..=6).map(|face| (Chance::Roll(face), 1))),
            _ => {}
        }
    }

    fn resolve<L: Log<Event>>(&mut self, outcome: Chance, log: &mut L) {
        if let Some(frame) = self.frames.top() {
            self.befall(frame, outcome, log);
        }
        self.settle(log);
    }

    fn sample(&self, rng: &mut Rng) -> Chance {
        let mut die = || rng.below(6) as u8 + 1;
        match self.frames.top() {
            Some(Frame::DeployFirst | Frame::FirstTurn) => Chance::First(rng.pick(Side::ALL)),
            Some(Frame::Check { .. } | Frame::ArmyCheck { .. }) => Chance::Dice(die(), die()),
            Some(Frame::Draw { .. }) => Chance::Draw(self.deck.sample(rng)),
            Some(Frame::RandomEvent) => Chance::Reveal(self.deck.sample(rng)),
            Some(Frame::Steal) => Chance::Steal(self.hand(self.mover.enemy()).sample(rng)),
            Some(Frame::Equal { number }) => Chance::Pick(rng.below(number.into()) as u8 + 1),
            Some(frame) if is_draft(frame) => {
                let mut chances = Vec::new();
                self.draft_chances(frame, &mut chances);
                rng.weighted(&chances)
            }
            _ => Chance::Roll(die()),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let (ending, winner) = self.ending?;
        let seated = || Side::ALL.iter().copied().take(self.options.seats().len());
        // 19.8: a draw is shared by two; alone it is no victory
        let won = |side: &Side| winner.map_or(!self.options.is_solo(), |winner| winner == *side);
        let winners: SeatSet = seated().filter(won).map(Side::seat).collect();
        let reason = Message::new(format!("dolg-end-{ending}"));
        let reason = reason.with(
            "winner",
            winner.map_or_else(|| Message::new("dolg-nobody"), |side| sandtable_core::Say::say(&side)),
        );
        let lost = |side: Side| self.lost_points(side);
        Some(Outcome {
            winners,
            scores: seated().map(|side| i32::from(lost(side.enemy()))).collect(),
            reason: reason.with("south", lost(Side::South)).with("north", lost(Side::North)),
        })
    }
}

/// Does the frame wait for dice or cards?
pub(crate) const fn waits_for_luck(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::VictoryDie
            | Frame::GroundDie { .. }
            | Frame::DeployFirst
            | Frame::Draw { .. }
            | Frame::FirstTurn
            | Frame::Steal
            | Frame::ArmyCheck { .. }
            | Frame::Check { .. }
            | Frame::RandomEvent
            | Frame::Hits { .. }
            | Frame::Damage { .. }
            | Frame::GeneralDie { .. }
            | Frame::Draft { .. }
            | Frame::SectionDie { .. }
            | Frame::LinesDie
            | Frame::GroupDie
            | Frame::SideDie { .. }
            | Frame::PostDie { .. }
            | Frame::Behaviour
            | Frame::Equal { .. }
    ) || is_draft(frame)
}

/// Does luck name a faction, a general or a kind of unit (21.3 to 21.9)?
const fn is_draft(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::AiFaction | Frame::AiGeneral | Frame::Enlist { .. } | Frame::TopUp | Frame::Sort { .. }
    )
}

impl State {
    /// Whom a frame asks.
    pub(crate) fn asked(&self, frame: Frame) -> Side {
        match frame {
            Frame::Faction { side } | Frame::Lead { side } | Frame::Muster { side } => side,
            Frame::Lay { side, .. } | Frame::PlaceGround { side, .. } => side,
            Frame::Deploy { side } | Frame::Post { side } | Frame::Trim { side } => side,
            Frame::Place { unit, .. } => unit.side(),
            Frame::Replace { role } | Frame::PlayEvent { role, .. } => self.side_of(role),
            Frame::AiEvent { role, .. } => self.side_of(role),
            Frame::Equal { .. } => Side::South,
            _ => self.mover,
        }
    }

    fn list(&self, frame: Frame, out: &mut Vec<Action>) {
        match frame {
            Frame::Faction { .. } => self.list_factions(out),
            Frame::Lead { side } => self.list_generals(side, out),
            Frame::Muster { side } => self.list_musters(side, out),
            Frame::Lay { .. } => State::list_grounds(out),
            Frame::PlaceGround { nth, left, .. } => self.list_ground_places(nth as usize, left, out),
            Frame::Deploy { side } => self.list_deployments(side, out),
            Frame::Place { unit, left } => self.list_places(unit, left, out),
            Frame::Post { side } => self.list_posts(side, out),
            Frame::Activation => self.list_orders(out),
            Frame::Activate { order, left } => self.list_activations(order, left, out),
            Frame::Target { order } => self.list_order_targets(order, out),
            Frame::Movement => self.list_movers(out),
            Frame::Move { unit } => self.list_gaits(unit, out),
            Frame::Segments { unit, trip } => {
                self.list_segments(unit, trip, out);
                out.push(Action::Done);
            }
            Frame::Manoeuvre { unit, trip, made } => self.list_manoeuvres(unit, trip, made, out),
            Frame::Wings { unit, placing } => self.list_wings(unit, placing, out),
            Frame::GetAway { .. } | Frame::Drift { .. } | Frame::Back { .. } | Frame::TurnFreely { .. } => {
                self.list_going_on(out);
            }
            Frame::Ranged => self.list_shots(out),
            Frame::Melee => self.list_fights(out),
            Frame::Replace { .. } => out.extend([Action::Replace, Action::Pass]),
            Frame::PlayEvent { role, .. } => self.list_events(role, out),
            Frame::Refill => out.extend([Action::DrawThree, Action::Exchange]),
            Frame::Exchange { .. } => {
                self.list_discards(self.mover, out);
                out.push(Action::Done);
            }
            Frame::Trim { side } => self.list_discards(side, out),
            Frame::Equal { number } if self.player_decides() => out.extend((1..=number).map(Action::Prefer)),
            _ => {}
        }
    }

    pub(crate) fn act<L: Log<Event>>(&mut self, frame: Frame, action: Action, log: &mut L) {
        match (frame, action) {
            (Frame::Faction { side }, Action::Faction(faction)) => {
                self.army_mut(side).faction = Some(faction);
            }
            (Frame::Faction { side } | Frame::Lead { side }, Action::Take(preset)) => {
                self.take_army(side, preset);
            }
            (Frame::Lead { side }, Action::Lead(general)) => {
                self.frames.done();
                self.army_mut(side).general = Some(general);
            }
            (Frame::Muster { side }, Action::Muster(kind)) => self.muster(side, kind),
            (Frame::Muster { .. }, Action::Done) => self.frames.done(),
            (Frame::Lay { side, left }, Action::Lay(ground)) => self.lay(side, left, ground, log),
            (Frame::Lay { side, left }, Action::Done) => self.stop_laying(side, left),
            (Frame::PlaceGround { side, nth, left }, action) => self.shift_ground(side, nth, left, action),
            (Frame::Deploy { side }, Action::Deploy(kind)) => self.deploy(side, kind, log),
            (Frame::Place { unit, left }, action) => self.shift(unit, left, action),
            (Frame::Post { .. }, Action::Appoint(unit)) => {
                self.frames.done();
                self.appoint(unit, log);
            }
            (Frame::Activation, Action::Order(card)) => self.play_order(card, log),
            (Frame::Activate { order, left }, Action::Activate(unit)) => {
                self.activate_one(order, left, unit, log);
            }
            (Frame::Activate { order, .. }, Action::Done) => {
                self.frames.goto(Frame::Activate { order, left: 0 });
            }
            (Frame::Target { order }, Action::Choose(unit)) => self.carry_out(order, unit, log),
            (Frame::Movement, Action::Move(unit)) => self.frames.call(Frame::Move { unit }),
            (Frame::Movement, Action::Appoint(unit)) => self.appoint_freely(unit, log),
            (Frame::Activation | Frame::Movement | Frame::Ranged, Action::Done) => self.frames.done(),
            (Frame::Move { unit }, action) => self.begin(unit, action, log),
            (Frame::Segments { unit, trip }, Action::Done) => self.end_segments(unit, trip, log),
            (Frame::Segments { unit, trip }, action) => {
                let trip = self.go_segment(unit, trip, action);
                self.frames.goto(Frame::Segments { unit, trip });
            }
            (Frame::Manoeuvre { unit, trip, made }, action) => self.manoeuvre(unit, trip, made, action, log),
            (Frame::Wings { unit, .. }, action) => self.change_wings(unit, action, log),
            (
                Frame::GetAway { .. } | Frame::Drift { .. } | Frame::Back { .. } | Frame::TurnFreely { .. },
                action,
            ) => {
                self.go_on(frame, action, log);
            }
            (Frame::Ranged, Action::Shoot(unit, target)) => self.shoot(unit, target, log),
            (Frame::Melee, Action::Fight(unit, enemy)) => self.fight_out(unit, enemy, log),
            (Frame::Replace { role }, Action::Replace) => self.replace_event(role),
            (Frame::Replace { .. } | Frame::PlayEvent { .. }, Action::Pass) => self.frames.done(),
            (Frame::PlayEvent { role, left }, Action::Event(card)) => self.play_event(role, left, card, log),
            (Frame::Refill, Action::DrawThree) => {
                self.frames.goto(Frame::Draw { side: self.mover, left: crate::tables::DRAWS.1 });
            }
            (Frame::Refill, Action::Exchange) => self.frames.goto(Frame::Exchange { discarded: 0 }),
            (Frame::Exchange { discarded }, Action::Discard(card)) => self.exchange(card, discarded, log),
            (Frame::Exchange { discarded }, Action::Done) => {
                self.frames.goto(Frame::Draw { side: self.mover, left: discarded + 1 });
            }
            (Frame::Trim { side }, Action::Discard(card)) => self.trim(side, card, log),
            (Frame::Equal { number }, Action::Prefer(nth)) => self.decide_equal(nth, number, log),
            (frame, action) => unreachable!("`{action}` was not listed for {frame:?}"),
        }
    }

    fn befall<L: Log<Event>>(&mut self, frame: Frame, outcome: Chance, log: &mut L) {
        match (frame, outcome) {
            (Frame::VictoryDie, Chance::Roll(face)) => self.roll_victory(face, log),
            (Frame::GroundDie { south }, Chance::Roll(face)) => self.roll_for_ground(south, face, log),
            (Frame::DeployFirst, Chance::First(side)) => {
                log.add(Event::First { side });
                self.frames.goto(Frame::Deploy { side });
            }
            (Frame::FirstTurn, Chance::First(side)) => {
                log.add(Event::First { side });
                (self.first, self.mover) = (side, side);
                self.frames.goto(Frame::Turn);
            }
            (Frame::Draw { side, left }, Chance::Draw(card)) => {
                self.frames.goto(Frame::Draw { side, left: left - 1 });
                self.draw(side, card, log);
            }
            (Frame::Steal, Chance::Steal(card)) => {
                self.frames.done();
                self.steal(self.mover, card, log);
            }
            (Frame::Check { unit, cause }, Chance::Dice(one, two)) => {
                self.check_morale(unit, cause, [one, two], log);
            }
            (Frame::ArmyCheck { side }, Chance::Dice(one, two)) => {
                self.roll_army_check(side, [one, two], log);
            }
            (Frame::RandomEvent, Chance::Reveal(card)) => self.reveal_event(card),
            (Frame::Hits { .. }, Chance::Roll(face)) => self.roll_hit(frame, face, log),
            (Frame::Damage { .. }, Chance::Roll(face)) => self.roll_damage(frame, face, log),
            (Frame::GeneralDie { side, peril }, Chance::Roll(face)) => {
                self.roll_for_general(side, peril, face, log);
            }
            (frame, outcome) => self.befall_ai(frame, outcome, log),
        }
    }

    /// Luck of the solo game.
    fn befall_ai<L: Log<Event>>(&mut self, frame: Frame, outcome: Chance, log: &mut L) {
        match (frame, outcome) {
            (Frame::Equal { number }, Chance::Pick(nth)) => self.decide_equal(nth, number, log),
            (Frame::AiFaction | Frame::AiGeneral, Chance::Pick(nth)) => self.name_by_luck(frame, nth, log),
            (frame, Chance::Enlist(kind)) => self.enlist(frame, kind, log),
            (Frame::Draft { branch }, Chance::Roll(face)) => self.roll_draft(branch, face, log),
            (Frame::SectionDie { kind, flank }, Chance::Roll(face)) => {
                self.roll_section(kind, flank, face, log);
            }
            (Frame::LinesDie, Chance::Roll(face)) => self.roll_lines(face, log),
            (Frame::GroupDie, Chance::Roll(face)) => self.roll_groups(face),
            (Frame::SideDie { line }, Chance::Roll(face)) => self.roll_side(line, face),
            (Frame::PostDie { rolls }, Chance::Roll(face)) => self.roll_post(rolls, face, log),
            (Frame::Behaviour, Chance::Roll(face)) => self.roll_behaviour(face, log),
            (frame, outcome) => unreachable!("`{outcome}` was not listed for {frame:?}"),
        }
    }

    /// What an unengaged or engaged unit does in the movement phase (8.1, 10.1).
    fn begin<L: Log<Event>>(&mut self, unit: UnitId, action: Action, log: &mut L) {
        match action {
            Action::Regular => self.begin_move(unit, Gait::Regular, log),
            Action::March => self.begin_move(unit, Gait::March, log),
            Action::Reduced => self.begin_move(unit, Gait::Reduced, log),
            Action::Charge(target, edge, offset) => self.charge(unit, (target, edge, offset), log),
            Action::Done => self.hold(unit),
            action => self.act_engaged(unit, action, log),
        }
    }
}
