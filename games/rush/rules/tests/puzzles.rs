//! The puzzles of the game: their records replay, and their solutions are still far better than all else.

use sandtable_rush::Rush;

#[test]
fn every_puzzle_is_still_right() {
    assert!(sandtable_testkit::puzzles!(Rush) >= 10);
}
