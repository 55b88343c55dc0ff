//! What a defender's points are made of: trophies, kind by kind (8.5).

use sandtable_core::{Message, Say, TallyLine};

use crate::ids::{Player, Token};
use crate::state::State;

impl State {
    /// A line for every kind of trophy.
    pub(crate) fn account(&self, player: Player) -> Vec<TallyLine> {
        if player == Player::Fieldmarshal {
            return Vec::new();
        }
        let line = |(token, count): (Token, u8)| {
            let say = Message::new("siege-tally-trophy").with("token", token.say()).with("count", count);
            TallyLine::new(say, i32::from(token.row().vp) * i32::from(count))
        };
        self.trophies[player].iter().map(line).collect()
    }

    /// The points of a player; the Fieldmarshal has none.
    pub(crate) fn score_of(&self, player: Player) -> i32 {
        if player == Player::Fieldmarshal { 0 } else { self.points(player).into() }
    }
}
