//! The list of games: the only crate that names them all. To add a game, add its package to `ALL`.

use sandtable_board::Package;

/// In the order in which they are shown.
static ALL: &[Package] = &[
    sandtable_natisk_board::PACKAGE,
    sandtable_siege_board::PACKAGE,
    sandtable_rush_board::PACKAGE,
    sandtable_onehour_board::PACKAGE,
    sandtable_dolg_board::PACKAGE,
];

/// Every game.
pub fn all() -> &'static [Package] {
    ALL
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Package> {
    sandtable_board::find(ALL, id)
}

#[cfg(test)]
mod tests {
    use sandtable_bots::BotSpec;

    use super::*;

    #[test]
    fn every_id_finds_its_own_game() {
        for package in all() {
            let found = find(package.id()).expect("it is in the list");
            assert_eq!((found.id(), found.title.rules()), (package.id(), package.title.rules()));
            assert_eq!(all().iter().filter(|other| other.id() == package.id()).count(), 1);
        }
        assert!(find("no such game").is_none());
    }

    #[test]
    fn of_the_five_levels_only_the_last_goes_by_the_clock() {
        for package in all() {
            let levels = BotSpec::LEVELS.map(|level| package.title.in_game(level));
            let clocked = levels.map(BotSpec::goes_by_the_clock);
            assert_eq!(clocked, [false, false, false, false, true], "{}: {levels:?}", package.id());
        }
    }
}
