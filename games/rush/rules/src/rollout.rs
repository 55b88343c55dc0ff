//! Rules of thumb, by which everybody plays beyond what a search looks at. They put all choices into one order instead of
//! weighing the plays of a turn against each other, because a rollout has no time for that. The numbers were found by
//! letting such players play each other; only their order matters, and the worth of cards between them.

use crate::flow::Frame;
use crate::ids::{Ability, Achievement, Aim, Card, Class, Spot};
use crate::judge::worth;
use crate::state::{Base, State, fleet};
use crate::words::Action;

/// What is worth less than this may go to the graveyard.
const JUNK: f32 = 1.65;
/// What a vehicle that an achievement counts is worth on top.
const FAME: f32 = 4.4;

impl State {
    /// How much there is to be said for a choice; to stop is 0.
    pub(crate) fn appeal(&self, action: Action) -> f32 {
        match action {
            Action::Buy(card) => 4.0 + self.appeal_of(card),
            Action::Pay(card) => -self.misfit(card),
            Action::Use(card, ability) => self.appeal_to_use(card, ability),
            Action::Place(card, spot) => self.appeal_to_place(card, spot),
            Action::Attack(card) => self.appeal_to_attack(card),
            Action::Strike(card, spot) => self.appeal_to_strike(card, spot),
            Action::Assault(spot, aim) => self.appeal_to_assault(spot, aim),
            Action::Drop(card) => -worth(card),
            Action::Take(card) => self.appeal_of(card),
            Action::Scrap(card) => JUNK - worth(card) - if is_prize(card) { 20.0 } else { 0.0 },
            Action::Doubles(number) => number.into(),
            Action::Settle => 10.0,
            Action::Done | Action::End => 0.0,
        }
    }

    /// A new card: what it will do, unless this is the last round, and what it counts for in the end.
    fn appeal_of(&self, card: Card) -> f32 {
        let use_of_it = if self.trigger.is_some() { 1.0 } else { 1.25 * worth(card) };
        use_of_it + self.fame(card)
    }

    /// Does an achievement in play count the class of the card (13.4)?
    fn fame(&self, card: Card) -> f32 {
        let counted =
            |class: Class| self.is_in_play(Achievement::ALL[Achievement::Light as usize + class as usize]);
        if card.row().class.is_some_and(counted) { FAME } else { 0.0 }
    }

    /// How far a payment is from what is missing.
    fn misfit(&self, card: Card) -> f32 {
        let missing = self.purchase.paid.missing(self.costs(self.purchase.basket));
        card.row().resources.unwrap_or(0).abs_diff(missing).into()
    }

    fn appeal_to_use(&self, card: Card, ability: Ability) -> f32 {
        match ability {
            Ability::Reinforcement | Ability::Invulnerability => 10.0,
            Ability::Draft if self.deeds.drafted => -1.0, // 6.7
            Ability::Draft if card == Card::Volunteers => 12.0,
            Ability::Draft => 2.0,
            Ability::Reconnaissance => 1.2,
            Ability::Sabotage => 3.6,
            Ability::Assault if self.is_anything_damaged() => 9.5,
            Ability::Assault => 3.0,
            Ability::Research if self.finds_better(card) => 7.5,
            Ability::Repair if self.squad(self.mover).depot.kinds().any(is_junk) => 7.0,
            Ability::Research | Ability::Repair => -1.0,
        }
    }

    fn is_anything_damaged(&self) -> bool {
        self.enemy_spots().any(|(_, base)| base.damaged || base.defender.is_some_and(|one| one.damaged))
    }

    /// 8.6
    fn finds_better(&self, card: Card) -> bool {
        let better = |found: Card| found.row().cost <= card.row().number && worth(found) > worth(card) + 0.25;
        self.reserve.iter().any(better)
    }

    /// Weak vehicles guard free bases; nobody is relieved for a better one (7.5), and in the last round nobody guards,
    /// for defenders do not count (13.2).
    fn appeal_to_place(&self, card: Card, spot: Spot) -> f32 {
        match self.base(spot).and_then(|base| base.defender) {
            _ if self.trigger.is_some() => -9.0,
            None => 2.5 + 0.3 * f32::from(card.row().armour) - 0.35 * worth(card) - 0.5 * self.fame(card),
            Some(old) => -0.4 + 0.1 * (worth(old.card) - worth(card)),
        }
    }

    /// Attack if something falls, best together; once it is declared, all join (9.1, 9.2).
    fn appeal_to_attack(&self, card: Card) -> f32 {
        let nation = fleet(card);
        let helps = |other: Card| self.can_fell(other) || self.has_target(card) && self.has_target(other);
        let mut others = self.playables().filter(|&one| one != card && self.can_attack(one, nation));
        match self.frames.top() {
            Some(Frame::Declare { .. }) => 5.0,
            _ if self.can_fell(card) => 13.0,
            _ if others.any(helps) => 18.0,
            _ => -1.0,
        }
    }

    fn can_fell(&self, card: Card) -> bool {
        self.enemy_spots().any(|(spot, base)| self.can_strike(card, spot) && falls(card, base))
    }

    /// The weakest that can do it strikes first; what it opens is left to the stronger.
    fn appeal_to_strike(&self, card: Card, spot: Spot) -> f32 {
        let Some(base) = self.base(spot) else { return -9.0 };
        let gain = match (base.defender, falls(card, base)) {
            (None, true) => 3.0,
            (Some(_), true) => 1.6,
            (None, false) => 0.7,
            (Some(_), false) => 0.5,
        };
        let heavy = f32::from(u8::from(card.row().class == Some(Class::Heavy)));
        gain - 0.1 * f32::from(card.row().strength) - 0.2 * heavy
    }

    fn appeal_to_assault(&self, spot: Spot, aim: Aim) -> f32 {
        let Some(base) = self.base(spot) else { return -9.0 };
        match (aim, base.defender) {
            (Aim::Base, _) if base.damaged => 3.0,
            (Aim::Base, None) => 0.8,
            (Aim::Base, Some(_)) => 0.3,
            (Aim::Vehicle, Some(one)) if one.damaged => 1.5,
            (Aim::Vehicle, _) => 0.5,
        }
    }
}

/// Does the defender, or the base without one, fall by one strike (9.6, 9.8, 9.9)?
fn falls(card: Card, base: Base) -> bool {
    let row = card.row();
    match base.defender {
        Some(one) => one.damaged || row.strength >= one.card.row().armour,
        None => base.damaged || row.class == Some(Class::Heavy),
    }
}

/// Is it worth medals?
pub(crate) fn is_prize(card: Card) -> bool {
    card.row().medals > 0 || card == Card::Base
}

/// May it go to the graveyard?
pub(crate) fn is_junk(card: Card) -> bool {
    !is_prize(card) && worth(card) < JUNK
}
