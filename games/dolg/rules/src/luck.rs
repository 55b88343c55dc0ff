//! What luck that has just come due means to a seat, in a few words after its odds. Dice to hit and for damage say nothing one by one; the
//! forecast of a combat tells what they come to.

use sandtable_core::{Message, Say, Viewer};

use crate::flow::{Frame, Peril};
use crate::ids::{Card, Cause, Mark, Side, UnitId, Victory};
use crate::state::State;
use crate::tables::FLIGHT_MARGIN;
use crate::words::Chance;

impl State {
    pub(crate) fn meaning_of_luck(&self, outcome: Chance, side: Side) -> Option<Message> {
        Some(match (self.frames.top()?, outcome) {
            (Frame::DeployFirst, Chance::First(first)) => whose("deploys", first == side),
            (Frame::FirstTurn, Chance::First(first)) => whose("begins", first == side),
            (Frame::VictoryDie, Chance::Roll(face)) => {
                luck("decides").with("victory", Victory::of_die(face).say())
            }
            (Frame::GroundDie { south }, Chance::Roll(face)) => {
                let layer = if south == 0 { Side::South } else { Side::North };
                whose("grounds", layer == side).with("number", face.div_ceil(2))
            }
            // What the enemy draws is for the enemy to know.
            (Frame::Draw { side: owner, .. }, Chance::Draw(card)) if owner == side => order_of(card),
            (Frame::Steal, Chance::Steal(card)) if self.mover == side => order_of(card),
            (Frame::RandomEvent, Chance::Reveal(card)) => self.meaning_of_event(card, side),
            (Frame::Check { unit, cause }, Chance::Dice(one, two)) => {
                let what = luck(self.meaning_of_check(unit, cause, [one, two]));
                self.named(what.with("unit", unit.say()), Viewer::Seat(side.seat()))
            }
            (Frame::ArmyCheck { side: checked }, Chance::Dice(one, two)) => {
                let stands = one + two <= self.leadership(checked);
                whose(if stands { "army-stands" } else { "army-breaks" }, checked == side)
            }
            (Frame::GeneralDie { side: led, peril }, Chance::Roll(face)) => {
                whose(meaning_of_peril(peril, face), led == side)
            }
            _ => return None,
        })
    }

    /// For which part the random event works, if for any (13.21).
    fn meaning_of_event(&self, card: Card, side: Side) -> Message {
        match self.random_part(self.fight(), card.row().event) {
            Some(role) => whose("event", self.side_of(role) == side),
            None => luck("event-nothing"),
        }
    }

    /// 14.2 to 14.5
    fn meaning_of_check(&self, unit: UnitId, cause: Cause, [one, two]: [u8; 2]) -> &'static str {
        let (value, sum) = (self.morale(unit, cause), (one + two) as i8);
        let broken = self.is(unit, Mark::Broken);
        match cause {
            _ if one == 1 || two == 1 || sum <= value || self.would_hold_the_line(unit, cause) => "passes",
            Cause::Organize | Cause::Withdrawal | Cause::Rally => "fails",
            Cause::Stampede => "flees",
            _ if broken || sum - value >= FLIGHT_MARGIN => "flees",
            _ => "breaks",
        }
    }
}

/// 13.13, 17.3, 17.4
const fn meaning_of_peril(peril: Peril, face: u8) -> &'static str {
    match (peril, face) {
        (Peril::Wounds, 1) | (Peril::Event, 5..) | (Peril::Destruction, ..4) => "general-killed",
        (Peril::Event, _) => "general-wounded",
        _ => "general-lives",
    }
}

fn luck(what: &str) -> Message {
    Message::new(format!("dolg-luck-{what}"))
}

/// The same of one's own side and of the enemy.
fn whose(what: &str, own: bool) -> Message {
    if own { luck(what) } else { luck(&format!("{what}-enemy")) }
}

/// A card by its order: there are too many to name each.
fn order_of(card: Card) -> Message {
    luck(&format!("order-{}", card.row().order.row().kind))
}
