//! The sequence of play, top to bottom: what each frame does when its time comes, and what it then waits for.

use sandtable_core::{Flow, Log};
use serde::{Deserialize, Serialize};

use crate::combat::{Role, Strike};
use crate::ids::{Cause, Kind, Order, Side, UnitId};
use crate::movement::{Made, Trip};
use crate::state::{State, UnitSet};
use crate::tables::Branch;
use crate::words::Event;

/// A piece of unfinished business. Where no side is named, it is that of the mover.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
#[allow(missing_docs, reason = "the fields are the nouns of the game")]
pub enum Frame {
    /// All that comes before the first turn (5.1).
    SetUp,
    /// Choice: whose cards the army is mustered from (4.1).
    Faction { side: Side },
    /// Choice: who leads it (4.4).
    Lead { side: Side },
    /// Choice: the next unit, or enough (4.2).
    Muster { side: Side },
    /// Both armies are laid open (5.3).
    OpenArmies,
    /// Luck: what decides the battle (5.9).
    VictoryDie,
    /// Luck: how many pieces of ground each side lays; how many the south does, once that is known (5.2).
    GroundDie { south: u8 },
    /// Choice: the next piece of ground, or no more; how many each side may still lay (5.2).
    Lay { side: Side, left: [u8; 2] },
    /// Choice: where it lies; so many shifts are left (5.2).
    PlaceGround { side: Side, nth: u8, left: u8 },
    /// Luck, if the armies have as many units: who deploys first (5.4).
    DeployFirst,
    /// Choice: the next unit of a side (5.5).
    Deploy { side: Side },
    /// Choice: where it lies; so many shifts are left (5.5).
    Place { unit: UnitId, left: u8 },
    /// All units are turned up (5.7).
    Reveal,
    /// Choice: the unit of a general (5.8).
    Post { side: Side },
    /// Luck: cards into a hand.
    Draw { side: Side, left: u8 },
    /// Luck: who has the first turn (5.10).
    FirstTurn,
    /// A turn begins (6.1).
    Turn,
    /// Choice: the next order, or enough (6.3).
    Activation,
    /// Choice: the units an order activates (6.4).
    Activate { order: Order, left: u8 },
    /// Choice: what an order is done to.
    Target { order: Order },
    /// Luck: the card Scouts take (7.18).
    Steal,
    /// Choice: where a unit looks that has stopped fleeing (7.10).
    TurnFreely { unit: UnitId },
    /// Choice: the next unit that moves (8.1).
    Movement,
    /// Choice: how it moves (8.1).
    Move { unit: UnitId },
    /// Choice: segments of regular movement, a march or a pursuit (8.2, 8.4, 12.9).
    Segments { unit: UnitId, trip: Trip },
    /// Choice: reduced movement and manoeuvres; those made so far as bits (8.5).
    Manoeuvre { unit: UnitId, trip: Trip, made: Made },
    /// Choice: how far without turning, in this direction (8.7, 11.8).
    Drift { unit: UnitId, trip: Trip, direction: u16, made: Made },
    /// Choice: which way a skirmisher gets away after its shot (11.8).
    GetAway { unit: UnitId, trip: Trip },
    /// Choice: how far, straight back or about (10.5, 10.6).
    Back { unit: UnitId, trip: Trip },
    /// Choice: further counters of the same kind (10.2, 10.3).
    Wings { unit: UnitId, placing: bool },
    /// Choice: the next ranged attack, or enough (11.1).
    Ranged,
    /// Choice: the next fight, until there is none left (12.1).
    Melee,
    /// Who rallies or flees on is looked up (14.9).
    Flight,
    /// They do so one after the other.
    Rallies { units: UnitSet },
    /// Cards at the end of a turn (6.8).
    Cards,
    /// Cards up to the hand limit (7.17).
    FillHand { side: Side },
    /// Choice: three cards, or an exchange (6.8).
    Refill,
    /// Choice: what is discarded before one more is drawn (6.8).
    Exchange { discarded: u8 },
    /// Choice: what is discarded down to the leadership (6.8).
    Trim { side: Side },
    /// The turn passes, the victory is tested (6.10).
    EndTurn,
    /// Luck: the army check (19.5).
    ArmyCheck { side: Side },
    /// Units check their morale one after the other.
    Checks { cause: Cause, units: UnitSet },
    /// Luck: a morale check (14.2).
    Check { unit: UnitId, cause: Cause },
    /// Luck: the random event of a combat (13.21).
    RandomEvent,
    /// The random event works (13.21).
    Random,
    /// Choice: is it replaced (13.23)?
    Replace { role: Role },
    /// Choice: an event of the hand (13.22).
    PlayEvent { role: Role, left: u8 },
    /// After fear: events, strikes and morale, if the two still meet (12.1).
    Engage,
    /// What comes before the dice (13.14).
    Before,
    /// Who strikes first (12.4).
    Strikes,
    /// The second attack of intensive shooting (13.1).
    Again,
    /// A unit of the combat strikes.
    Strike { role: Role },
    /// Luck: dice to hit (11.5).
    Hits { strike: Strike, left: u8, hits: u8, wounds: u8 },
    /// Luck: dice for damage (11.5).
    Damage { strike: Strike, left: u8, wounds: u8 },
    /// The wounds are counted (12.5).
    Wounds,
    /// Morale after the wounds (12.6).
    Shaken,
    /// What comes after a combat.
    Aftermath,
    /// A unit begins to flee: parting attacks, then flight (14.6).
    Flee { unit: UnitId },
    /// A parting attack (14.6).
    Parting { by: UnitId, unit: UnitId },
    /// The wounds of a parting attack are counted.
    Parted { unit: UnitId },
    /// A flight movement (14.7).
    Run { unit: UnitId },
    /// Luck: what becomes of a general (17.3, 17.4, 13.13).
    GeneralDie { side: Side, peril: Peril },
    /// Luck, unless it is named: the faction of the AI (21.3).
    AiFaction,
    /// Luck, unless he is named: the general of the AI (21.6).
    AiGeneral,
    /// Luck: how many cards of a branch the AI takes (21.4).
    Draft { branch: Branch },
    /// Luck: which they are (21.4).
    Enlist { branch: Branch, left: u8 },
    /// Luck: more of them, until the points are reached (21.5).
    TopUp,
    /// Luck: the next card of a pile goes to a section; so many steps of the minimum are done (21.8).
    Sort { step: u8 },
    /// Luck: to which section, or to which flank (21.8, 21.9).
    SectionDie { kind: Kind, flank: bool },
    /// Luck: the number of lines (21.10).
    LinesDie,
    /// Luck: which of equal groups comes first (21.11).
    GroupDie,
    /// Luck: on which side a line of the centre goes on (21.13).
    SideDie { line: u8 },
    /// The AI deploys (21.13).
    Array,
    /// Luck: where the general of the AI is; after so many rolls (21.15).
    PostDie { rolls: u8 },
    /// The general of the AI goes to one of the units the die names (21.15).
    AiPost { face: u8 },
    /// Luck if the general is dead: the behaviour of the AI (22.1).
    Behaviour,
    /// The AI chooses its orders, and lays the other cards aside (22.4 to 22.7).
    ChooseOrders,
    /// The AI plays events of the cards it has turned up (24.4).
    AiEvent { role: Role, left: u8, drawn: u8 },
    /// A rallied unit of the AI goes back to its line (24.9).
    Return { unit: UnitId },
    /// Luck, or a choice: which of several equal things the AI does (21.16).
    Equal { number: u8 },
}

/// What a general is in danger of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Peril {
    /// Three wounds in one combat (17.3).
    Wounds,
    /// His unit is destroyed (17.4).
    Destruction,
    /// The event (13.13).
    Event,
}

impl State {
    /// Runs until a seat or luck has to decide, or the battle is over.
    pub(crate) fn settle<L: Log<Event>>(&mut self, log: &mut L) {
        sandtable_core::settle(|| self.frames.top().map_or(Flow::Wait, |frame| self.step(frame, log)));
    }

    /// What waits for a side that the rules lead, they decide (21.1).
    fn step<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        let flow = self.go_on_with(frame, log);
        let decided = flow == Flow::Wait && self.is_left_to_rules(frame);
        if decided { self.decide(frame, log) } else { flow }
    }

    fn go_on_with<L: Log<Event>>(&mut self, frame: Frame, log: &mut L) -> Flow {
        match frame {
            Frame::Lay { side, left } => self.next_layer(side, left),
            Frame::PlaceGround { .. } | Frame::Place { .. } => Flow::Wait,
            Frame::Lead { .. } | Frame::Muster { .. } | Frame::Post { .. } => Flow::Wait,
            Frame::VictoryDie | Frame::FirstTurn | Frame::Steal | Frame::GroundDie { .. } => Flow::Wait,
            Frame::Activation | Frame::TurnFreely { .. } | Frame::Refill | Frame::Exchange { .. } => {
                Flow::Wait
            }
            Frame::Move { .. } | Frame::Segments { .. } | Frame::Manoeuvre { .. } => Flow::Wait,
            Frame::Back { unit, .. } => self.frames.wait_if(self.stands(unit)),
            Frame::Drift { .. } | Frame::GetAway { .. } | Frame::Target { .. } => Flow::Wait,
            Frame::Wings { unit, placing } => self.frames.wait_if(self.has_wings_to_change(unit, placing)),
            Frame::Check { unit, .. } => self.frames.wait_if(self.stands(unit)),
            Frame::GeneralDie { .. } | Frame::ArmyCheck { .. } => Flow::Wait,
            Frame::SetUp => self.done_then(State::set_up),
            Frame::Faction { side } => self.frames.wait_if(self.army(side).faction.is_none()),
            Frame::OpenArmies => self.done_then(|state| state.open_armies(log)),
            Frame::DeployFirst => self.choose_first_deployer(),
            Frame::Deploy { side } => self.next_deployer(side),
            Frame::Reveal => self.done_then(|state| state.reveal(log)),
            Frame::Draw { left, .. } => {
                let more = left > 0 && self.provide_deck(log);
                self.frames.wait_if(more)
            }
            Frame::Turn => self.done_then(|state| state.begin_turn(log)),
            Frame::Activate { left, .. } if left > 0 && self.can_activate_any() => Flow::Wait,
            Frame::Activate { .. } => self.done_then(|state| state.hurrying = false),
            Frame::Movement => self.frames.wait_if(self.can_anybody_move()),
            Frame::Ranged => self.next_shot(),
            Frame::Melee => self.next_fight(),
            Frame::Flight => self.begin_flight(),
            Frame::Rallies { units } => self.next_rally(units),
            Frame::Cards => self.done_then(State::begin_cards),
            Frame::FillHand { side } => self.done_then(|state| state.fill_hand(side)),
            Frame::Trim { side } => self.frames.wait_if(self.surplus(side) > 0),
            Frame::EndTurn => self.done_then(|state| state.end_turn(log)),
            Frame::Checks { cause, units } => self.next_check(cause, units),
            Frame::RandomEvent => {
                let there = self.provide_deck(log);
                self.frames.wait_if(there)
            }
            Frame::Random => self.done_then(|state| state.apply_random(log)),
            Frame::Replace { role } => self.frames.wait_if(self.may_replace(role)),
            Frame::PlayEvent { role, left } => self.frames.wait_if(left > 0 && self.may_play_event(role)),
            Frame::Before => self.done_then(|state| state.before_dice(log)),
            Frame::Engage => self.done_then(State::engage),
            Frame::Again => self.done_then(State::shoot_again),
            Frame::Strikes => self.done_then(State::order_strikes),
            Frame::Strike { role } => self.done_then(|state| state.strike(role, log)),
            Frame::Hits { left: 0, strike, hits, wounds } => {
                self.frames.goto(Frame::Damage { strike, left: hits, wounds });
                Flow::Go
            }
            Frame::Damage { left: 0, strike, wounds } => self.done_then(|state| state.suffer(strike, wounds)),
            Frame::Hits { .. } | Frame::Damage { .. } => Flow::Wait,
            Frame::Wounds => self.done_then(|state| state.count_wounds(log)),
            Frame::Shaken => self.done_then(State::check_shaken),
            Frame::Aftermath => self.done_then(|state| state.end_combat(log)),
            Frame::Flee { unit } => self.done_then(|state| state.flee(unit, log)),
            Frame::Parting { by, unit } => self.done_then(|state| state.parting_attack(by, unit, log)),
            Frame::Parted { unit } => self.done_then(|state| state.count_fresh(unit, log)),
            Frame::Run { unit } => self.done_then(|state| state.run(unit, log)),
            frame => self.prepare_ai(frame, log),
        }
    }

    pub(crate) fn done_then(&mut self, act: impl FnOnce(&mut State)) -> Flow {
        self.frames.done();
        act(self);
        Flow::Go
    }

    /// All that comes before the first turn, last things first (1.2, 5.1).
    fn set_up(&mut self) {
        self.frames.call(Frame::FirstTurn);
        if self.options.is_solo() {
            return self.set_up_solo();
        }
        self.frames.call(Frame::Reveal);
        self.frames.call(Frame::DeployFirst);
        self.frames.call(Frame::OpenArmies);
        for side in [Side::North, Side::South] {
            self.frames.call(Frame::Muster { side });
            self.frames.call(Frame::Lead { side });
            self.frames.call(Frame::Faction { side });
        }
        if self.options.terrain {
            self.frames.call(Frame::GroundDie { south: 0 });
        }
    }

    /// The phases of a turn, last things first (6.1).
    fn begin_turn<L: Log<Event>>(&mut self, log: &mut L) {
        self.turn += u8::from(self.mover == self.first);
        log.add(Event::Turn { side: self.mover, turn: self.turn });
        self.refresh();
        self.frames.call(Frame::EndTurn);
        self.frames.call(Frame::Cards);
        self.frames.call(Frame::Flight);
        self.frames.call(Frame::Melee);
        self.frames.call(Frame::Ranged);
        self.frames.call(Frame::Movement);
        self.frames.call(Frame::Activation);
        if self.options.is_automated(self.mover) {
            self.begin_ai_turn();
        }
    }
}
