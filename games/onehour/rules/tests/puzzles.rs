//! The puzzles of the game: their records replay, and their solutions are still far better than all else.

use sandtable_onehour::Onehour;

#[test]
fn every_puzzle_is_still_right() {
    assert!(sandtable_testkit::puzzles!(Onehour) >= 10);
}
