//! What the outcomes of luck mean to a seat: units as far as they fight alike, and what a die decides.

use sandtable_core::{Message, Say, Seat};

use crate::flow::Frame;
use crate::ids::Unit;
use crate::state::State;
use crate::tables::theatre_of_die;
use crate::words::Chance;

impl State {
    /// What is drawn for the rival is not told: the rival alone sees it.
    pub(crate) fn meaning(&self, outcome: Chance, seat: Seat) -> Option<Message> {
        match (self.frames.top()?, outcome) {
            (Frame::Draw { side, .. }, Chance::Draw(unit)) => {
                let is_seen = side == self.side(seat) || self.is_bot(side);
                is_seen.then(|| self.kind_of(unit))
            }
            (Frame::Research { side, .. } | Frame::Requisition { side }, Chance::Research(unit)) => {
                (side == self.side(seat)).then(|| weapon_of(unit))
            }
            (_, Chance::Bomb(unit)) => Some(self.kind_of(unit)),
            (Frame::Die { space }, Chance::Roll(face)) => Some(self.rolled_unit(space, face)?.say()),
            (Frame::Handicap { .. }, Chance::Roll(face)) => {
                let choice = || Message::new("natisk-luck-choice");
                Some(theatre_of_die(face).map_or_else(choice, |theatre| theatre.say()))
            }
            (_, Chance::Foothold(theatre)) => Some(theatre.say()),
            (_, Chance::Stratagem(stratagem)) => Some(stratagem.say()),
            _ => None,
        }
    }

    /// A national unit by its name, any special weapon as such.
    fn kind_of(&self, unit: Unit) -> Message {
        if self.row_of(unit).special { Message::new("natisk-luck-weapon") } else { unit.say() }
    }
}

/// A special weapon by its name, or together with those that do the same.
fn weapon_of(unit: Unit) -> Message {
    match unit {
        Unit::EliteArmy | Unit::EliteNavy | Unit::EliteAir => Message::new("natisk-luck-elite"),
        Unit::TaskArmy | Unit::TaskNavy | Unit::TaskAir => Message::new("natisk-luck-task-force"),
        Unit::BlitzArmy | Unit::BlitzNavy => Message::new("natisk-luck-blitz"),
        Unit::BombNavy | Unit::BombAir => Message::new("natisk-luck-bombing"),
        unit => unit.say(),
    }
}
