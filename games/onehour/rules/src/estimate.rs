//! What an attack would probably come to: numbers decide who controls a space, totals who loses a piece.

/// An attack with all that can go.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Estimate {
    /// Pieces of the attacker's side in the space then.
    pub(crate) own: u8,
    /// Pieces of the defenders.
    pub(crate) enemies: u8,
    pub(crate) attack: u8,
    pub(crate) defence: u8,
    pub(crate) attack_reserves: u8,
    pub(crate) defence_reserves: u8,
    pub(crate) sea: bool,
}

impl Estimate {
    /// Who probably loses a piece: 1 if the defenders do, -1 if the attacker does. Half of the reserves are counted.
    pub(crate) fn blow(self) -> i8 {
        if self.enemies == 0 {
            return 0;
        }
        let attack = 2 * self.attack + self.attack_reserves;
        let defence = 2 * self.defence + self.defence_reserves;
        (attack > defence) as i8 - (attack < defence) as i8
    }

    /// Does the space probably change hands?
    pub(crate) fn takes(self) -> bool {
        let enemies = self.enemies - u8::from(self.blow() > 0);
        let own = self.own.saturating_sub(u8::from(self.blow() < 0));
        if self.sea { own > 0 && enemies == 0 } else { own > enemies && own > 0 }
    }

    /// Even with all reserves the attacker can only lose a piece, and nothing is taken by it.
    pub(crate) fn is_hopeless(self) -> bool {
        self.enemies > 0 && self.attack + self.attack_reserves < self.defence && !self.takes()
    }
}
