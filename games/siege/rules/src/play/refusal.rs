//! Why a card cannot be played like this, with the paragraph that forbids it. Each case is a message `siege-why-...`.

use super::list::ON_ENEMIES;
use super::reach::{Sights, bit, colored};
use crate::frame::Frame;
use crate::ids::{Card, Cell, Color, FoeId, Player, Ring, Sector};
use crate::options::Variant;
use crate::state::{Mods, PILLBOXES, State};
use crate::why::Why;
use crate::words::{Action, Twist};

impl State {
    /// Why this is not among what the frame offers.
    pub(crate) fn why_not_play(&self, frame: Frame, action: Action) -> Why {
        match (frame, action) {
            (Frame::Play, action) => self.why_not_from(self.active, action),
            (Frame::Joint { player }, action) => self.why_not_join(player, action),
            (Frame::Aim { card, mods, .. } | Frame::Again { card, mods, .. }, Action::Aim(foe)) => {
                self.why_not_hit(card, mods, foe)
            }
            (Frame::Again { .. }, Action::Add(Card::Crew, _)) => ("crew-first", "16.9"),
            (
                Frame::Aim { player, card, mods } | Frame::Again { player, card, mods },
                Action::Add(modifier, twist),
            ) => self.why_not_add(player, card, mods, modifier, twist),
            (Frame::Aim { .. } | Frame::Again { .. }, _) => ("must-aim", "16.1"),
            (Frame::Assign { color, .. }, Action::Aim(foe)) => self.why_not_assign(color, foe),
            (Frame::Assign { .. }, _) => ("must-assign", "17.19"),
            (Frame::Redeploy { .. }, _) => ("must-redeploy", "17.8"),
            (Frame::Eject { .. }, _) => ("must-eject", "17.15"),
            (Frame::Provoke { .. }, _) => ("no-opponent", "17.18"),
            (Frame::Engineers { player, .. }, Action::Build(card, _)) => self.why_not_build(player, card),
            (Frame::Engineers { .. }, _) => ("must-build", "17.10"),
            (Frame::Retrain { .. }, _) => ("must-retrain", "16.14"),
            (Frame::Keep { .. }, _) => ("must-keep", "17.17"),
            (Frame::Lay { .. }, _) => ("must-lay", "17.17"),
            _ => ("not-now", "3.1"),
        }
    }

    fn why_not_join(&self, player: Player, action: Action) -> Why {
        let barred = |card: Card| self.hand(player).has(card) && !self.joinable(player).has(card);
        match action {
            action if needed(action).is_some_and(barred) => ("joint-limits", "16.16"),
            Action::Hit(..) | Action::Target(..) | Action::Sector(..) | Action::Cell(..) => {
                self.why_not_from(player, action)
            }
            Action::Color(..) | Action::Play(..) | Action::Shift(..) => self.why_not_from(player, action),
            _ => ("joint-limits", "16.16"),
        }
    }

    fn why_not_from(&self, player: Player, action: Action) -> Why {
        let hand = self.hand(player);
        if needed(action).is_some_and(|card| !hand.has(card)) {
            return ("not-in-hand", "3.1");
        }
        match action {
            Action::Hit(card, foe) => self.why_not_hit(card, Mods::default(), foe),
            Action::Boost(card, ..) if !card.is_hit() => ("not-a-hit", "16.1"),
            Action::Boost(card, modifier, twist) => {
                self.why_not_add(player, card, Mods::default(), modifier, twist)
            }
            Action::Target(card, foe) => self.why_not_target(card, foe),
            Action::Sector(card, sector) => self.why_not_sector(card, sector),
            Action::Cell(card, cell) => self.why_not_cell(card, cell),
            Action::Color(card, color) => self.why_not_color(card, color),
            Action::Play(Card::Guards) => ("guards-first", "16.12"),
            Action::Play(card) if card.is_modifier() => ("modifier-alone", "16.1"),
            Action::Play(card) if card.is_material() => ("no-materials", "5.1"),
            Action::Play(_) => ("idle", "4.2"),
            Action::Salvage(_) => ("not-in-discard", "5.11"),
            Action::Shift(from, to) => self.why_not_shift(from, to),
            Action::Joint(_) => ("cannot-join", "16.16"),
            Action::Wall(sector) if self.has_wall(sector) => ("wall-stands", "5.1"),
            Action::Wall(_) => ("no-materials", "5.1"),
            Action::Douse(card, _) if !card.is_material() => ("not-a-material", "10.8"),
            Action::Douse(..) => ("not-burning", "10.8"),
            Action::Rebuild(card, _) if !card.is_material() => ("not-a-material", "17.23"),
            Action::Rebuild(_, sector) if self.has_building(sector) => ("building-stands", "17.23"),
            Action::Rebuild(..) => ("not-in-hand", "17.23"),
            Action::Combined(color, _) => self.why_not_combined(color),
            _ => ("must-play", "3.1"),
        }
    }

    /// Colour before line: who has the colour wrong need not think of the line.
    fn why_not_hit(&self, card: Card, mods: Mods, id: FoeId) -> Why {
        let Some(foe) = self.foe(id) else { return ("no-such-enemy", "4.3") };
        let color = mods.color_of(card);
        let city =
            foe.ring() == Ring::City && mods.arm_of(card).is_none() && self.has(Variant::CityCounterattack);
        match () {
            () if !card.is_hit() => ("not-a-hit", "4.3"),
            () if !foe.is_touchable() => ("untouchable", "15.1"),
            () if color.is_some_and(|color| color != foe.color()) => ("wrong-color", "4.3"),
            () if city => ("luftwaffe", "11.2"),
            () if !foe.ring().is_field() => ("rear-or-city", "4.3"),
            () if foe.token.row().luftwaffe => ("luftwaffe", "11.1"),
            () => ("wrong-line", "4.3"),
        }
    }

    fn why_not_add(&self, player: Player, card: Card, mods: Mods, modifier: Card, twist: Twist) -> Why {
        match () {
            () if !modifier.is_modifier() => ("not-a-modifier", "16.1"),
            () if !self.hand(player).has(modifier) => ("not-in-hand", "16.1"),
            () if mods.possible(card, modifier).any(|possible| possible == twist) => {
                ("nothing-to-hit", "16.1")
            }
            () if modifier == Card::LendLease => ("no-change", "16.3"),
            () if modifier == Card::Rearm => ("no-change", "16.4"),
            () => ("not-a-modifier", "16.1"),
        }
    }

    fn why_not_target(&self, card: Card, id: FoeId) -> Why {
        let Some(foe) = self.foe(id) else { return ("no-such-enemy", "4.1") };
        let grounded = matches!(card, Card::Hedgehogs | Card::Push);
        match () {
            () if !ON_ENEMIES.has(card) => ("not-this-way", "4.1"),
            () if !foe.is_touchable() => ("untouchable", "15.1"),
            () if card.is_science() && !foe.feels_science() => ("leopard", "14.16"),
            () if grounded && foe.token.row().luftwaffe => ("luftwaffe", "11.1"),
            () if card == Card::Hedgehogs => ("hedgehogs-out", "5.5"),
            () if !Sights::of_card(card).see(foe) => {
                ("out-of-reach", if card.is_science() { "17.1" } else { "4.1" })
            }
            () => ("no-opponent", "17.18"),
        }
    }

    fn why_not_sector(&self, card: Card, sector: Sector) -> Why {
        match card {
            Card::Pillbox if !self.has_wall(sector) => ("no-wall", "5.7"),
            Card::Pillbox if self.pillboxes.count_ones() >= PILLBOXES => ("pillboxes-used", "5.7"),
            Card::Pillbox => ("has-pillbox", "5.7"),
            Card::Heroic => ("no-building", "17.6"),
            Card::Bombing | Card::Offensive => ("nobody-there", "4.2"),
            _ => ("not-this-way", "4.1"),
        }
    }

    fn why_not_cell(&self, card: Card, cell: Cell) -> Why {
        match card {
            Card::Napalm if !cell.ring().is_field() => ("out-of-reach", "17.1"),
            Card::Napalm | Card::Hellcat if self.haunted(card) & bit(cell) == 0 => ("nobody-there", "4.2"),
            _ => ("not-this-way", "4.1"),
        }
    }

    fn why_not_color(&self, card: Card, color: Color) -> Why {
        match card {
            Card::Carpet | Card::Breakthrough if self.haunted(card) & colored(color) == 0 => {
                ("nobody-there", "4.2")
            }
            _ => ("not-this-way", "4.1"),
        }
    }

    fn why_not_shift(&self, from: Sector, to: Sector) -> Why {
        match () {
            () if !self.has_pillbox(from) => ("no-pillbox", "17.9"),
            () if !self.has_wall(to) => ("no-wall", "17.9"),
            () => ("has-pillbox", "17.9"),
        }
    }

    fn why_not_build(&self, player: Player, card: Card) -> Why {
        match () {
            () if !card.is_material() => ("not-a-material", "17.10"),
            () if !self.hand(player).has(card) => ("not-in-hand", "17.10"),
            () => ("wall-stands", "17.10"),
        }
    }

    fn why_not_combined(&self, color: Color) -> Why {
        match () {
            () if !self.has(Variant::CombinedStrike) => ("no-combined", "19.12"),
            () if self.arms_of(color).is_none() => ("no-three-arms", "19.12"),
            () => ("combined-target", "19.12"),
        }
    }

    fn why_not_assign(&self, color: Color, id: FoeId) -> Why {
        match self.foe(id) {
            None => ("no-such-enemy", "17.19"),
            Some(foe) if !foe.is_touchable() => ("untouchable", "15.1"),
            Some(foe) if !foe.feels_science() => ("leopard", "14.16"),
            Some(foe) if foe.color() != color => ("wrong-color", "17.19"),
            Some(_) => ("enough-points", "17.19"),
        }
    }
}

/// The card of the hand that an action is about.
fn needed(action: Action) -> Option<Card> {
    match action {
        Action::Hit(card, _)
        | Action::Boost(card, ..)
        | Action::Target(card, _)
        | Action::Sector(card, _)
        | Action::Cell(card, _)
        | Action::Color(card, _)
        | Action::Douse(card, _)
        | Action::Play(card) => Some(card),
        Action::Salvage(_) => Some(Card::Salvage),
        Action::Shift(..) => Some(Card::Disinformation),
        Action::Joint(_) => Some(Card::Joint),
        Action::Rebuild(..) => Some(Card::Builders),
        _ => None,
    }
}
