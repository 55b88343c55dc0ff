//! The tokens: 49 of the base game, 19 new enemies, 6 substitutes with their ultras, and the Ha-Go. The counts of a
//! pile are columns, because the base game, Wunderwaffe and the short game take different parts of the same box.

use crate::ids::{Ring, Tokens};
use sandtable_core::Source::{self, Inferred, Printed};

sandtable_core::words! {
    /// A token of the enemy (1.8 to 1.10); those of which there are several come first.
    pub enum Token: "token" in "siege-token" {
        /// Sd.Kfz. 140/1.
        SdKfz140 = "sdkfz140",
        /// Pz.Kpfw. III.
        Pz3 = "pz3",
        /// Tiger E.
        TigerE = "tiger-e",
        /// He.111 (12.2).
        He111 = "he111",
        /// Enemies in red sectors move (7.8).
        MoveRed = "mv-red",
        /// Enemies in green sectors move.
        MoveGreen = "mv-green",
        /// Enemies in blue sectors move.
        MoveBlue = "mv-blue",
        /// Pz.Kpfw. E-100.
        E100 = "e100",
        /// Spaehpanzer Ru 251 (11.5).
        Ru251 = "ru251",
        /// The helicopter (11.7).
        Helicopter = "heli",
        /// BV.238 (11.1).
        Bv238 = "bv238",
        /// Ju.87B-2 (11.8).
        Ju87 = "ju87",
        /// Pz.Kpfw. II Ausf. H (7.4).
        Pz2H = "pz2h",
        /// Pz.Kpfw. IV Ausf. H (7.5).
        Pz4H = "pz4h",
        /// Maus (7.6).
        Maus = "maus",
        /// Panther G (7.7).
        PantherG = "panther-g",
        /// All enemies move clockwise (7.9).
        Clockwise = "rot-cw",
        /// All enemies move counter-clockwise.
        CounterClockwise = "rot-ccw",
        /// Sabotage: air force (7.10).
        SabotageAir = "sab-air",
        /// Sabotage: artillery.
        SabotageArt = "sab-art",
        /// Sabotage: tanks.
        SabotageTank = "sab-tank",
        /// All players discard one card (7.11).
        DiscardOne = "disc1",
        /// Reveal three tokens (7.3).
        Reveal3 = "rev3",
        /// Reveal four tokens.
        Reveal4 = "rev4",
        /// P40 "Leoncello" (11.9).
        P40 = "p40",
        /// Panzer IV/70 (A) (11.9).
        Pz4A70 = "pz4-70",
        /// `FlakPz` I Gepard (11.9).
        Gepard = "gepard",
        /// Type 97 Chi-Ha (11.11).
        ChiHa = "chiha",
        /// The repair crew (15.1).
        RepairCrew = "remb",
        /// Fw.200C-1 (12.5).
        Fw200 = "fw200",
        /// V-1 (12.6).
        V1 = "v1",
        /// New Ha-Go (11.12).
        NewHaGo = "newhago",
        /// The substitute of Type74 (14.1).
        SubType74 = "sub-type74",
        /// The substitute of Rjpz2 (14.1).
        SubRjpz2 = "sub-rjpz2",
        /// The substitute of Me262 (14.1).
        SubMe262 = "sub-me262",
        /// The substitute of Type61 (14.1).
        SubType61 = "sub-type61",
        /// The substitute of Ferdinand (14.1).
        SubFerdinand = "sub-ferdinand",
        /// The substitute of Leopard1 (14.1).
        SubLeopard1 = "sub-leopard1",
        /// Type 74 (14.3).
        Type74 = "type74",
        /// Raketenjagdpanzer 2 (14.5).
        Rjpz2 = "rjpz2",
        /// Me.262A-1a (14.7).
        Me262 = "me262",
        /// Type 61 (14.9).
        Type61 = "type61",
        /// Panzerjaeger Tiger (P) Ferdinand (14.11).
        Ferdinand = "ferdinand",
        /// Leopard 1 (14.14).
        Leopard1 = "leopard1",
        /// Type 95 Ha-Go (11.13).
        HaGo = "hago",
    }
}

/// What sort of token it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rank {
    /// An enemy without an effect on appearing.
    Regular,
    /// An enemy with one.
    Special,
    /// The repair crew: an enemy that nothing touches (15.1).
    Crew,
    /// Something happens, and the token is discarded.
    Event,
    /// Stands for an ultra (14.1).
    Substitute,
    /// An ultra.
    Ultra,
    /// From a pile of their own (11.13).
    HaGo,
}

/// A token as printed.
#[derive(Clone, Copy, Debug)]
pub struct TokenRow {
    /// What sort of token.
    pub rank: Rank,
    /// Starting armour; 0 for what is never damaged.
    pub armor: u8,
    /// Victory points as a trophy.
    pub vp: u8,
    /// Is it Luftwaffe (11.1)?
    pub luftwaffe: bool,
    /// Where hit cards do nothing to it (11.9).
    pub immune: Option<Ring>,
    /// Where any damage destroys it (11.10).
    pub fatal: Option<Ring>,
    /// How many the base game has (1.8).
    pub base: u8,
    /// How many of them stay in Wunderwaffe (2.5).
    pub kept: u8,
    /// How many Wunderwaffe adds (1.9).
    pub new: u8,
    /// How many the short game has (19.5).
    pub short: u8,
    /// How it is known.
    pub source: Source,
}

const fn row(rank: Rank, armor: u8, vp: u8, [base, kept, new, short]: [u8; 4], source: Source) -> TokenRow {
    TokenRow { rank, armor, vp, luftwaffe: false, immune: None, fatal: None, base, kept, new, short, source }
}

const fn flying(row: TokenRow) -> TokenRow {
    TokenRow { luftwaffe: true, ..row }
}

const fn torn(row: TokenRow, immune: Ring, fatal: Ring) -> TokenRow {
    TokenRow { immune: Some(immune), fatal: Some(fatal), ..row }
}

/// Every token, in the order of [`Token`].
pub const TOKENS: [TokenRow; Token::COUNT] = [
    row(Rank::Regular, 1, 1, [6, 0, 0, 0], Inferred),  // sdkfz140
    row(Rank::Regular, 2, 2, [11, 5, 0, 2], Inferred), // pz3
    row(Rank::Regular, 3, 3, [10, 5, 0, 3], Inferred), // tiger-e
    row(Rank::Event, 0, 0, [4, 2, 0, 2], Inferred),    // he111
    row(Rank::Event, 0, 0, [2, 1, 0, 2], Inferred),    // mv-red
    row(Rank::Event, 0, 0, [2, 1, 0, 2], Inferred),    // mv-green
    row(Rank::Event, 0, 0, [2, 1, 0, 2], Inferred),    // mv-blue
    row(Rank::Regular, 4, 4, [0, 0, 3, 3], Printed),   // e100
    row(Rank::Regular, 2, 2, [0, 0, 2, 2], Inferred),  // ru251
    row(Rank::Regular, 3, 3, [0, 0, 2, 2], Inferred),  // heli
    flying(row(Rank::Regular, 2, 2, [0, 0, 2, 2], Inferred)), // bv238
    flying(row(Rank::Regular, 1, 1, [0, 0, 2, 2], Inferred)), // ju87
    row(Rank::Special, 2, 4, [1, 1, 0, 1], Inferred),  // pz2h
    row(Rank::Special, 3, 4, [1, 1, 0, 1], Inferred),  // pz4h
    row(Rank::Special, 3, 4, [1, 1, 0, 1], Inferred),  // maus
    row(Rank::Special, 2, 4, [1, 1, 0, 1], Inferred),  // panther-g
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // rot-cw
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // rot-ccw
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // sab-air
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // sab-art
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // sab-tank
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // disc1
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // rev3
    row(Rank::Event, 0, 0, [1, 1, 0, 1], Inferred),    // rev4
    torn(row(Rank::Regular, 3, 3, [0, 0, 1, 1], Inferred), Ring::Air, Ring::Art), // p40
    torn(row(Rank::Regular, 3, 3, [0, 0, 1, 1], Inferred), Ring::Tank, Ring::Air), // pz4-70
    torn(row(Rank::Regular, 3, 3, [0, 0, 1, 1], Inferred), Ring::Art, Ring::Tank), // gepard
    row(Rank::Special, 2, 4, [0, 0, 1, 0], Inferred),  // chiha
    row(Rank::Crew, 0, 0, [0, 0, 1, 1], Inferred),     // remb
    row(Rank::Event, 0, 0, [0, 0, 1, 1], Printed),     // fw200
    row(Rank::Event, 0, 0, [0, 0, 1, 1], Printed),     // v1
    row(Rank::Event, 0, 0, [0, 0, 1, 0], Printed),     // newhago
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-type74
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-rjpz2
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-me262
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-type61
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-ferdinand
    row(Rank::Substitute, 0, 0, [0; 4], Printed),      // sub-leopard1
    row(Rank::Ultra, 5, 5, [0; 4], Inferred),          // type74
    row(Rank::Ultra, 5, 5, [0; 4], Inferred),          // rjpz2
    flying(row(Rank::Ultra, 5, 5, [0; 4], Inferred)),  // me262
    row(Rank::Ultra, 4, 5, [0; 4], Inferred),          // type61
    row(Rank::Ultra, 4, 5, [0; 4], Inferred),          // ferdinand
    row(Rank::Ultra, 4, 5, [0; 4], Inferred),          // leopard1
    row(Rank::HaGo, 1, 0, [0; 4], Printed),            // hago
];

const fn mask_of(ranks: &[Rank]) -> Tokens {
    let (mut mask, mut at) = (Tokens::mask(&[]), 0);
    while at < TOKENS.len() {
        let mut rank = 0;
        while rank < ranks.len() {
            if TOKENS[at].rank as u8 == ranks[rank] as u8 {
                mask = mask.or(Tokens::mask(&[at]));
            }
            rank += 1;
        }
        at += 1;
    }
    mask
}

/// All events.
pub(crate) const EVENTS: Tokens = mask_of(&[Rank::Event]);
/// All that can be starters (2.6).
pub(crate) const STARTERS: Tokens = mask_of(&[Rank::Regular, Rank::Crew]);
/// All substitutes.
pub(crate) const SUBSTITUTES: Tokens = mask_of(&[Rank::Substitute]);
/// All ultras.
pub(crate) const ULTRAS: Tokens = mask_of(&[Rank::Ultra]);

impl Token {
    /// The substitutes, in the order of their ultras.
    pub const SUBSTITUTES: [Token; 6] = [
        Token::SubType74,
        Token::SubRjpz2,
        Token::SubMe262,
        Token::SubType61,
        Token::SubFerdinand,
        Token::SubLeopard1,
    ];

    /// What is printed on it.
    #[inline]
    pub const fn row(self) -> &'static TokenRow {
        &TOKENS[self as usize]
    }

    /// Does it come onto the board?
    pub const fn is_enemy(self) -> bool {
        !matches!(self.row().rank, Rank::Event)
    }

    /// Is it an ultra?
    pub const fn is_ultra(self) -> bool {
        matches!(self.row().rank, Rank::Ultra)
    }

    /// Is it a substitute?
    pub const fn is_substitute(self) -> bool {
        matches!(self.row().rank, Rank::Substitute)
    }

    /// Who comes onto the board for it: for a substitute its ultra (14.1).
    #[must_use]
    pub const fn stands_for(self) -> Token {
        match self {
            Token::SubType74 => Token::Type74,
            Token::SubRjpz2 => Token::Rjpz2,
            Token::SubMe262 => Token::Me262,
            Token::SubType61 => Token::Type61,
            Token::SubFerdinand => Token::Ferdinand,
            Token::SubLeopard1 => Token::Leopard1,
            token => token,
        }
    }

    /// The substitute of an ultra; others stay what they are.
    #[must_use]
    pub const fn substitute(self) -> Token {
        match self {
            Token::Type74 => Token::SubType74,
            Token::Rjpz2 => Token::SubRjpz2,
            Token::Me262 => Token::SubMe262,
            Token::Type61 => Token::SubType61,
            Token::Ferdinand => Token::SubFerdinand,
            Token::Leopard1 => Token::SubLeopard1,
            token => token,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(number: impl Fn(&TokenRow) -> u8) -> u32 {
        TOKENS.iter().map(|row| u32::from(number(row))).sum()
    }

    #[test]
    fn r1_8_the_base_game_has_49_tokens_worth_74() {
        assert_eq!(sum(|row| row.base), 49);
        assert_eq!(sum(|row| row.base * row.vp), 74);
    }

    #[test]
    fn r1_9_wunderwaffe_adds_19_of_13_kinds_worth_41() {
        assert_eq!((sum(|row| row.new), sum(|row| row.new * row.vp)), (19, 41));
        assert_eq!(TOKENS.iter().filter(|row| row.new > 0).count(), 13);
    }

    #[test]
    fn r2_5_22_base_tokens_leave() {
        assert_eq!(sum(|row| row.base - row.kept), 22);
        assert_eq!(sum(|row| row.kept * row.vp), 41);
        assert!(TOKENS.iter().all(|row| row.kept <= row.base));
        let can_start = |row: &TokenRow| matches!(row.rank, Rank::Regular | Rank::Crew);
        assert_eq!(sum(|row| if can_start(row) { row.kept + row.new } else { 0 }), 25);
    }

    #[test]
    fn r19_5_the_short_game_has_42_tokens() {
        assert_eq!(sum(|row| row.short), 42);
        assert!(TOKENS.iter().all(|row| row.short <= row.base + row.new));
        assert_eq!(sum(|row| if row.new > 0 { row.short } else { 0 }), 17);
    }

    #[test]
    fn common_tokens_come_first() {
        for &token in Token::ALL {
            let common = token.row().base > 1 || token.row().new > 1;
            assert_eq!(common, (token as usize) < crate::ids::COMMON_TOKENS, "{token}");
        }
    }
}
