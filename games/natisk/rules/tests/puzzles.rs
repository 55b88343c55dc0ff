//! The puzzles of the game: their records replay, and their solutions are still far better than all else.

use sandtable_natisk::Natisk;

#[test]
fn every_puzzle_is_still_right() {
    assert!(sandtable_testkit::puzzles!(Natisk) >= 10);
}
