//! What a squad is worth, line by line (13.8).

use sandtable_core::{Message, Say, TallyLine};

use crate::cards::Tally as _;
use crate::ids::{Nation, Side};
use crate::state::State;
use crate::tables::{ACHIEVEMENT_MEDALS, BASE_MEDALS};

impl State {
    /// Medals by nation, destroyed bases, achievements.
    pub(crate) fn account(&self, side: Side) -> Vec<TallyLine> {
        let squads = self.final_squads();
        let cards = &squads[side.index()];
        let medals = Nation::ALL.iter().map(|nation| {
            TallyLine::new(
                Message::new("rush-tally-medals").with("nation", nation.say()),
                cards.medals_of(*nation),
            )
        });
        let bases = cards.count(crate::ids::Card::Base);
        let base_line =
            TallyLine::new(Message::new("rush-tally-bases").with("number", bases), bases * BASE_MEDALS);
        let achievements = self.in_play().filter(|&one| self.holder(one, &squads) == Some(side));
        let achieved = achievements.map(|one| TallyLine::new(one.say(), ACHIEVEMENT_MEDALS));
        medals.chain([base_line]).chain(achieved).filter(|line| line.points > 0).collect()
    }
}
