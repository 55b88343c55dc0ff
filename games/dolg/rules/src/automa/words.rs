//! The nouns of the solo game: rows of behaviour, priorities, items of the movement list, sections of the field.

use sandtable_core::Say as _;

sandtable_core::words! {
    /// A part of the field as the south sees it (2.4).
    pub enum Section: "section of the field" in "dolg-section" {
        /// West.
        Left = "left",
        /// The middle.
        Centre = "centre",
        /// East.
        Right = "right",
    }
}

sandtable_core::words! {
    /// A row of the table of behaviour (22.3).
    pub enum Row: "row of behaviour" in "dolg-row" {
        /// Up to 1.
        Retreat = "retreat",
        /// 2 and 3.
        Defence = "defence",
        /// 4 and 5.
        Advance = "advance",
        /// 6 to 8.
        Attack = "attack",
        /// 9 and more.
        FullAttack = "full-attack",
    }
}

sandtable_core::words! {
    /// Why the AI activates a unit (22.10, 22.11).
    pub enum Priority: "priority" in "dolg-priority" {
        /// It has to withdraw (23.3).
        Withdrawal = "withdrawal",
        /// It has a target at short range.
        Short = "short",
        /// It can charge.
        Charge = "charge",
        /// It can close a breach or come into line.
        Line = "line",
        /// The dearest of its type.
        Points = "points",
        /// An activation is left over (22.12).
        Rest = "rest",
    }
}

sandtable_core::words! {
    /// What the AI does with a unit in the movement phase, and why (23).
    pub enum Item: "item" in "dolg-item" {
        /// 23.3
        MustWithdraw = "must-withdraw",
        /// 23.4
        Obvious = "obvious",
        /// 23.5
        Guard = "guard",
        /// 23.6
        Withdraw = "withdraw",
        /// 23.7
        SafeShot = "safe-shot",
        /// 23.8
        StrongShot = "strong-shot",
        /// 23.9
        FormLine = "form-line",
        /// 23.10
        AdvanceLine = "advance-line",
        /// 23.11
        Extend = "extend",
        /// 23.12
        Outflank = "outflank",
        /// 23.13
        Defend = "defend",
        /// 23.14
        DefendVan = "defend-van",
        /// 23.15
        Wedge = "wedge",
        /// 23.16
        CatchUp = "catch-up",
        /// 23.17
        MarchUp = "march-up",
        /// 23.18
        ChargeSection = "charge-section",
        /// 23.19
        ChargeGeneral = "charge-general",
        /// 23.20
        Charge = "charge",
        /// 23.21
        Approach = "approach",
        /// 23.22
        Hold = "hold",
        /// 24.8
        Pursue = "pursue",
        /// 24.2
        GetAway = "get-away",
        /// 24.9
        Return = "return",
    }
}

impl Item {
    /// Its paragraph of the rules text.
    pub const fn paragraph(self) -> &'static str {
        match self {
            Item::MustWithdraw => "23.3",
            Item::Obvious => "23.4",
            Item::Guard => "23.5",
            Item::Withdraw => "23.6",
            Item::SafeShot => "23.7",
            Item::StrongShot => "23.8",
            Item::FormLine => "23.9",
            Item::AdvanceLine => "23.10",
            Item::Extend => "23.11",
            Item::Outflank => "23.12",
            Item::Defend => "23.13",
            Item::DefendVan => "23.14",
            Item::Wedge => "23.15",
            Item::CatchUp => "23.16",
            Item::MarchUp => "23.17",
            Item::ChargeSection => "23.18",
            Item::ChargeGeneral => "23.19",
            Item::Charge => "23.20",
            Item::Approach => "23.21",
            Item::Hold => "23.22",
            Item::Pursue => "24.8",
            Item::GetAway => "24.2",
            Item::Return => "24.9",
        }
    }
}

impl Row {
    /// The row of a behaviour value (22.3).
    pub const fn of(value: i8) -> Row {
        match value {
            ..=1 => Row::Retreat,
            2..=3 => Row::Defence,
            4..=5 => Row::Advance,
            6..=8 => Row::Attack,
            _ => Row::FullAttack,
        }
    }

    /// The items of its movement list, in order (23.2).
    pub const fn items(self) -> &'static [Item] {
        use Item::{
            AdvanceLine, Approach, CatchUp, Charge, ChargeGeneral, ChargeSection, Defend, DefendVan, Extend,
            FormLine, Guard, MarchUp, MustWithdraw, Obvious, Outflank, SafeShot, StrongShot, Wedge, Withdraw,
        };
        match self {
            Row::Retreat => &[MustWithdraw, Obvious, Guard, Withdraw, SafeShot, FormLine, Defend, Extend],
            Row::Defence => &[MustWithdraw, Obvious, FormLine, SafeShot, Guard, Withdraw, Defend, Extend],
            Row::Advance => {
                &[MustWithdraw, Obvious, SafeShot, AdvanceLine, Extend, Guard, DefendVan, CatchUp]
            }
            Row::Attack => &[
                MustWithdraw,
                ChargeSection,
                StrongShot,
                AdvanceLine,
                Wedge,
                Outflank,
                Guard,
                CatchUp,
                AdvanceLine,
            ],
            Row::FullAttack => {
                &[MustWithdraw, ChargeGeneral, Charge, Wedge, Approach, StrongShot, AdvanceLine, MarchUp]
            }
        }
    }

    /// Whom an order activates, in order (22.10).
    pub const fn activations(self, javelins_first: bool) -> &'static [(Priority, &'static [Arm])] {
        use Arm::{Javelin, Melee, Missile};
        use Priority::{Charge, Line, Points, Short};
        const FIGHTERS: &[Arm] = &[Melee, Javelin];
        match self {
            Row::Retreat => &[
                (Line, FIGHTERS),
                (Points, &[Missile]),
                (Points, &[Melee]),
                (Points, &[Javelin]),
                (Short, &[Missile]),
                (Charge, FIGHTERS),
            ],
            Row::Defence => &[
                (Short, &[Missile]),
                (Points, &[Missile]),
                (Line, FIGHTERS),
                (Points, &[Javelin]),
                (Points, &[Melee]),
                (Charge, FIGHTERS),
            ],
            Row::Advance if javelins_first => &[
                (Short, &[Missile]),
                (Points, &[Javelin]),
                (Points, &[Missile]),
                (Charge, FIGHTERS),
                (Line, FIGHTERS),
            ],
            Row::Advance => &[
                (Short, &[Missile]),
                (Points, &[Missile]),
                (Points, &[Javelin]),
                (Charge, FIGHTERS),
                (Line, FIGHTERS),
            ],
            Row::Attack => &[
                (Short, &[Missile]),
                (Charge, FIGHTERS),
                (Points, &[Javelin]),
                (Points, &[Melee]),
                (Line, FIGHTERS),
            ],
            Row::FullAttack => &[
                (Charge, FIGHTERS),
                (Points, &[Javelin]),
                (Short, &[Missile]),
                (Points, &[Missile]),
                (Points, &[Melee]),
            ],
        }
    }
}

/// A type of unit for activation (22.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arm {
    /// Missile units, and skirmishers with javelins.
    Missile,
    /// Those without a ranged attack.
    Melee,
    /// Those with javelins that are no skirmishers.
    Javelin,
}

/// The paragraph behind an item, in a message.
pub(crate) fn said(item: Item) -> sandtable_core::Message {
    item.say().with("rule", item.paragraph())
}
