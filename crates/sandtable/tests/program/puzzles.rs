//! Puzzles in the terminal: listed, answered, explained.

use sandtable_games::find;

use super::sandtable;

/// The best choice of a puzzle of natisk.
fn solution(id: &str) -> String {
    find("natisk").and_then(|package| package.puzzle(id)).expect("there is one").solutions[0].clone()
}

#[test]
fn puzzles_are_listed_for_every_game() {
    for package in sandtable_games::all() {
        let run = sandtable(&["puzzles", package.id()], "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert_eq!(run.out.lines().count(), package.puzzles.len());
    }
}

#[test]
fn a_right_answer_is_told_from_a_wrong_one() {
    let right = sandtable(&["puzzles", "natisk", "1"], format!("nonsense\n{}\n", solution("01")));
    assert_eq!((right.code, right.err.as_str()), (Some(0), ""));
    assert!(
        right.out.contains("should be a number from 1 to") && right.out.contains("Right!"),
        "{}",
        right.out
    );
    let wrong = sandtable(&["puzzles", "natisk", "1"], "1\n");
    assert_eq!((wrong.code, wrong.err.as_str()), (Some(1), ""));
    assert!(
        wrong.out.contains("There is a much better move.") && wrong.out.contains("Best: "),
        "{}",
        wrong.out
    );
    let russian = sandtable(&["--lang", "ru", "puzzles", "natisk", "1"], "1\n");
    assert!(russian.out.contains("Есть ход намного лучше."), "{}", russian.out);
}

#[test]
fn a_number_that_is_no_puzzle_is_refused() {
    for number in ["0", "99"] {
        let run = sandtable(&["puzzles", "natisk", number], "");
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains("should be a puzzle from 1 to"), "{}", run.err);
    }
}
