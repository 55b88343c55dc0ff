//! What the combats one can choose now would be like, for whoever has to choose (11.5, 12.3).

use sandtable_core::{Measure, Message, Quiet, Rules as _, Say as _};
use serde::Serialize;

use crate::charge::Aim;
use crate::combat::{Combat, Role, Strike};
use crate::flow::Frame;
use crate::ids::{Edge, UnitId};
use crate::movement::Gait;
use crate::state::State;
use crate::uses::percent;
use crate::words::{Action, UNITS_OF_DISTANCE};

/// Expected wounds, counted in 36ths.
pub const WOUNDS: Measure = Measure { unit: "dolg-wounds", per: 36, digits: 1 };

/// A combat before any further event: the strike of each part with its dice, where it has one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Prospect {
    /// The two units, that of the mover first.
    pub units: [UnitId; 2],
    /// The edge of the enemy, if it has yet to be charged.
    pub edge: Option<Edge>,
    /// The attacker's and the defender's.
    pub strikes: [Option<(Strike, u8)>; 2],
}

impl Prospect {
    /// The dice of both parts in short; nothing if nobody strikes.
    fn say(&self) -> Option<Message> {
        let odds = |(strike, dice): (Strike, u8)| {
            Message::new("dolg-odds")
                .with("dice", dice)
                .with("percent", percent(strike.chance()))
                .with("wounds", WOUNDS.say((u32::from(dice) * strike.chance()) as i32))
        };
        match self.strikes.map(|strike| strike.map(odds)) {
            [Some(own), Some(back)] => {
                Some(Message::new("dolg-odds-both").with("own", own).with("back", back))
            }
            [Some(one), None] => Some(one),
            [None, Some(back)] => Some(Message::new("dolg-odds-back").with("back", back)),
            [None, None] => None,
        }
    }
}

impl State {
    /// The combat under way, or else all that may be chosen.
    pub(crate) fn prospects(&self) -> Vec<Prospect> {
        if let Some(combat) = &self.combat {
            return vec![self.prospect(combat)];
        }
        let mut actions = Vec::new();
        match self.frames.top() {
            Some(Frame::Ranged) => self.list_shots(&mut actions),
            Some(Frame::Melee) => self.list_fights(&mut actions),
            Some(Frame::Move { unit }) => return self.charge_prospects(unit),
            _ => {}
        }
        let combat = |action: &Action| match *action {
            Action::Shoot(unit, target) => Some(Combat::new([unit, target], true)),
            Action::Fight(unit, enemy) => Some(Combat::new([unit, enemy], false)),
            _ => None,
        };
        actions.iter().filter_map(combat).map(|combat| self.prospect(&combat)).collect()
    }

    /// What is worth knowing before one commits to an action: the odds of a combat, or what a card would do.
    pub(crate) fn odds(&self, action: Action) -> Option<Message> {
        let combat = |units, ranged| self.prospect(&Combat::new(units, ranged)).say();
        match (action, self.frames.top()?) {
            (Action::Shoot(unit, target), _) => combat([unit, target], true),
            (Action::Fight(unit, enemy), _) => combat([unit, enemy], false),
            (Action::Charge(enemy, edge, offset), Frame::Move { unit }) => {
                self.odds_of_charge(unit, (enemy, edge, offset))
            }
            (Action::Order(card), _) => Some(self.use_of_order(card).say()),
            (Action::Event(card), Frame::PlayEvent { role, .. }) => Some(self.use_of_event(role, card).say()),
            _ => None,
        }
    }

    /// How far a charge goes, and what the fight after it would be like.
    fn odds_of_charge(&self, unit: UnitId, aim: Aim) -> Option<Message> {
        let (enemy, edge, offset) = aim;
        let cost = self.find_charge(unit, Gait::Charge, aim)?.cost;
        let mut after = self.clone();
        after.apply(Action::Charge(enemy, edge, offset), &mut Quiet);
        let way = Message::new("dolg-odds-way").with("cost", UNITS_OF_DISTANCE.say(cost));
        Some(match after.prospect(&Combat::new([unit, enemy], false)).say() {
            Some(odds) => Message::new("dolg-odds-charge").with("way", way).with("odds", odds),
            None => way,
        })
    }

    fn prospect(&self, combat: &Combat) -> Prospect {
        let strikes = [Role::Attacker, Role::Defender].map(|role| {
            let strikes = role == Role::Attacker || !combat.ranged;
            strikes.then(|| self.strike_of(combat, role)).flatten()
        });
        Prospect { units: combat.units, edge: None, strikes }
    }

    /// One charge against each edge of each enemy, as near to its middle as can be.
    fn charge_prospects(&self, unit: UnitId) -> Vec<Prospect> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        let mut charges: Vec<_> = legal
            .into_iter()
            .filter_map(|action| match action {
                Action::Charge(enemy, edge, offset) => Some((enemy, edge, offset.abs(), action)),
                _ => None,
            })
            .collect();
        charges.sort_unstable();
        charges.dedup_by_key(|(enemy, edge, ..)| (*enemy, *edge));
        let prospect = |(enemy, edge, _, action)| {
            let mut after = self.clone();
            after.apply(action, &mut Quiet);
            Prospect { edge: Some(edge), ..after.prospect(&Combat::new([unit, enemy], false)) }
        };
        charges.into_iter().map(prospect).collect()
    }
}
