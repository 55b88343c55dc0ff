//! The list of games: the only crate that names them all. To add a game, add a line to `ALL`.

use bots::Gym;
use record::TitleOf;

/// In the order in which they are shown.
static ALL: &[&dyn Gym] =
    &[&TitleOf::<natisk::Natisk>::new(), &TitleOf::<siege::Siege>::new(), &TitleOf::<rush::Rush>::new()];

/// Every game.
pub fn all() -> &'static [&'static dyn Gym] {
    ALL
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn Gym> {
    ALL.iter().copied().find(|title| title.id() == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_finds_its_own_game() {
        for title in all() {
            let found = find(title.id()).expect("it is in the list");
            assert_eq!((found.id(), found.rules()), (title.id(), title.rules()));
            assert_eq!(all().iter().filter(|other| other.id() == title.id()).count(), 1);
        }
        assert!(find("no such game").is_none());
    }
}
