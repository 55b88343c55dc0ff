//! How ground slows a unit, or keeps it out (16.3 to 16.11).

use crate::ids::{Ground, Trait};
use crate::space::UD;
use crate::tables::{Branch, UnitRow};

/// What a piece of ground means to a unit that moves there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Going {
    /// May it not go there at all?
    pub closed: bool,
    /// By what the allowance of the whole move is divided: 1, 2 or 3 (16.2).
    pub pace: i32,
    /// What coming in costs besides, in 0.1 mm.
    pub entry: i32,
    /// What going out costs besides, in 0.1 mm.
    pub exit: i32,
}

impl Going {
    /// As on open ground.
    pub const OPEN: Going = Going { closed: false, pace: 1, entry: 0, exit: 0 };
    const CLOSED: Going = Going { closed: true, ..Going::OPEN };

    const fn slow(pace: i32) -> Going {
        Going { pace, ..Going::OPEN }
    }

    /// For this kind of unit.
    pub fn of(ground: Ground, row: &UnitRow) -> Going {
        let mounted = row.is_mounted();
        match ground {
            Ground::Wood => Going::in_wood(row),
            // 16.4
            Ground::Hill => Going { entry: UD, pace: 1 + i32::from(mounted), ..Going::OPEN },
            // 16.5
            Ground::Rough if mounted => Going::slow(2),
            // 16.6
            Ground::Marsh if mounted || row.has(Trait::Artillery) => Going::CLOSED,
            Ground::Marsh => Going::slow(3),
            // 16.7
            Ground::River if row.has(Trait::Swimmer) => Going::slow(2), // 18.11
            Ground::River => Going::CLOSED,
            // 16.8, 16.11
            Ground::Ford | Ground::Village => Going::slow(2),
            // 16.10
            Ground::Works if row.has(Trait::Chariot) => Going::CLOSED,
            Ground::Works => Going { entry: UD, exit: UD, ..Going::OPEN },
            Ground::Rough | Ground::Road => Going::OPEN,
        }
    }

    // 16.3
    fn in_wood(row: &UnitRow) -> Going {
        let heavy_horse = row.is_mounted() && row.defence.1 >= 7;
        if heavy_horse || row.has(Trait::Chariot) || row.has(Trait::Artillery) {
            return Going::CLOSED;
        }
        let at_home = row.has(Trait::Skirmisher) || row.has(Trait::Woodsman) || row.branch() == Branch::Light;
        Going::slow(if at_home { 1 } else { 2 })
    }
}

#[cfg(test)]
mod tests {
    use super::Going;
    use crate::ids::{Ground, Kind};
    use crate::space::UD;

    fn going(ground: Ground, kind: Kind) -> (bool, i32, i32, i32) {
        let going = Going::of(ground, kind.row());
        (going.closed, going.pace, going.entry, going.exit)
    }

    #[test]
    fn woods_halve_the_movement_but_not_of_the_light() {
        assert_eq!(going(Ground::Wood, Kind::RomLegion), (false, 2, 0, 0));
        assert_eq!(going(Ground::Wood, Kind::CelPict), (false, 1, 0, 0));
        assert_eq!(going(Ground::Wood, Kind::CelSpear), (false, 1, 0, 0));
        assert_eq!(going(Ground::Wood, Kind::AuxSyr), (false, 1, 0, 0));
        assert_eq!(going(Ground::Wood, Kind::RomPcav), (false, 2, 0, 0));
        for closed in [Kind::CelChar, Kind::RomCarro, Kind::DacRox] {
            assert!(going(Ground::Wood, closed).0);
        }
    }

    #[test]
    fn hills_cost_one_ud_and_slow_horses() {
        assert_eq!(going(Ground::Hill, Kind::RomLegion), (false, 1, UD, 0));
        assert_eq!(going(Ground::Hill, Kind::RomPcav), (false, 2, UD, 0));
    }

    #[test]
    fn marshes_leave_a_third_and_stop_horses_and_engines() {
        assert_eq!(going(Ground::Marsh, Kind::RomLegion), (false, 3, 0, 0));
        assert!(going(Ground::Marsh, Kind::RomPcav).0 && going(Ground::Marsh, Kind::RomCarro).0);
    }

    #[test]
    fn swimmers_cross_rivers() {
        assert_eq!(going(Ground::River, Kind::AuxBatav), (false, 2, 0, 0));
        assert!(going(Ground::River, Kind::RomLegion).0);
        assert_eq!(going(Ground::Ford, Kind::RomLegion), (false, 2, 0, 0));
    }

    #[test]
    fn rough_ground_slows_horses_and_works_cost_one_ud_both_ways() {
        assert_eq!(going(Ground::Rough, Kind::RomPcav), (false, 2, 0, 0));
        assert_eq!(going(Ground::Rough, Kind::RomLegion), (false, 1, 0, 0));
        assert_eq!(going(Ground::Works, Kind::RomLegion), (false, 1, UD, UD));
        assert!(going(Ground::Works, Kind::CelChar).0);
        assert_eq!(going(Ground::Village, Kind::RomLegion), (false, 2, 0, 0));
    }
}
