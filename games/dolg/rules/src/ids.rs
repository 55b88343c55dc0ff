//! The nouns: sides and kinds of cards.

use sandtable_core::Seat;

sandtable_core::words! {
    /// A side; its seat has the same number.
    pub enum Side: "side" in "dolg-side" {
        /// Leads first.
        Red = "red",
        /// Answers first.
        Blue = "blue",
    }
}

sandtable_core::words! {
    /// A kind of card, weakest first.
    pub enum Card: "card" in "dolg-card" {
        /// Strength 1.
        Patrol = "patrol",
        /// Strength 2.
        Squad = "squad",
        /// Strength 3.
        Tank = "tank",
    }
}

impl Side {
    /// The other side.
    #[must_use]
    pub fn rival(self) -> Side {
        match self {
            Side::Red => Side::Blue,
            Side::Blue => Side::Red,
        }
    }

    /// Where the side sits.
    pub fn seat(self) -> Seat {
        Seat(self as u8)
    }

    /// Who sits there.
    pub fn of(seat: Seat) -> Side {
        Side::ALL[seat.index()]
    }
}
