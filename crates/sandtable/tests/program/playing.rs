//! Whole games in the terminal, from scripts.

use super::{Folder, sandtable};

/// The first choice, again and again.
fn ones(count: usize) -> String {
    "1\n".repeat(count)
}

#[test]
fn a_game_of_bots_plays_itself() {
    let folder = Folder::new();
    let args = ["play", "natisk", "--seat", "axis=random", "--seat", "allies=random", "--seed", "5"];
    let run = folder.run(&[&args[..], &["--record", "bots.record"]].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Winner") && run.out.contains("Written to bots.record"), "{}", run.out);
    let verified = folder.run(&["verify", "bots.record"], "");
    assert_eq!(verified.code, Some(0), "{}", verified.out);
    assert!(verified.out.contains("dice as promised"), "{}", verified.out);
}

#[test]
fn the_same_seed_is_the_same_game() {
    let game = || {
        let folder = Folder::new();
        let seats = ["--seat", "axis=greedy", "--seat", "allies=random"];
        folder.run(&[&["play", "natisk", "--seed", "9", "--record", "one"][..], &seats].concat(), "");
        folder.read("one")
    };
    assert_eq!(game(), game());
}

#[test]
fn a_person_plays_to_the_end_by_numbers() {
    let folder = Folder::new();
    let run = folder
        .run(&["play", "natisk", "--seat", "allies=random", "--seed", "1", "--record", "r"], ones(2000));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Written to r"), "{}", run.out);
    assert_eq!(folder.run(&["verify", "r"], "").code, Some(0));
}

#[test]
fn solo_has_one_seat_and_the_automa() {
    let args = ["play", "natisk", "--option", "mode=solo", "--seed", "2", "--record", "r"];
    let run = sandtable(&args, ones(2000));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Written to r"), "{}", run.out);
}

#[test]
fn the_input_may_end_at_any_time() {
    for lines in 0..4 {
        let run = sandtable(&["play", "natisk", "--seat", "allies=random", "--seed", "1"], ones(lines));
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.ends_with("to keep it.\n"), "{}", run.out);
    }
}

#[test]
fn nonsense_is_answered_and_changes_nothing() {
    let folder = Folder::new();
    let nonsense = "\n99\n0\nfrobnicate\nplace army2\nplace army9 nowhere\nsave\nundo\nhelp\nlog\nsave a\n\u{fffd}\nquit\n";
    let run = folder.run(&["play", "natisk", "--seed", "1"], nonsense);
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("should be a number from 1 to"), "{}", run.out);
    assert!(run.out.contains("frobnicate") && run.out.contains("cannot be done"), "{}", run.out);
    assert!(run.out.contains("Save where?"), "{}", run.out);
    folder.run(&["play", "natisk", "--seed", "1"], "save b\nquit\n");
    assert_eq!(folder.read("a"), folder.read("b"), "the nonsense left no trace in the record");
}

#[test]
fn bytes_that_are_no_text_are_answered_too() {
    let run = sandtable(&["play", "natisk", "--seed", "1"], b"\xff\xfe\nquit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("cannot be done"), "{}", run.out);
}

#[test]
fn notation_is_taken_as_well_as_numbers() {
    let folder = Folder::new();
    let listed = folder.run(&["play", "natisk", "--seed", "1"], "");
    let first = listed.out.lines().find(|line| line.trim_start().starts_with("1. ")).expect("a list");
    let word = first.split(['[', ']']).nth(1).expect("the notation in brackets");
    folder.run(&["play", "natisk", "--seed", "1", "--seat", "allies=random"], "1\nsave a\n");
    folder.run(&["play", "natisk", "--seed", "1", "--seat", "allies=random"], format!("{word}\nsave b\n"));
    assert_eq!(folder.read("a"), folder.read("b"));
}

#[test]
fn a_saved_game_goes_on() {
    let folder = Folder::new();
    folder.run(&["play", "natisk", "--seat", "allies=random", "--seed", "1"], ones(5) + "save half\nquit\n");
    let half = folder.read("half");
    assert!(!half.contains("key "), "a saved game must not tell the dice to come");
    let args = ["play", "--load", "half", "--seat", "allies=random", "--seed", "1", "--record", "whole"];
    let run = folder.run(&args, ones(2000));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let whole = folder.read("whole");
    assert!(whole.starts_with(half.trim_end()), "the game goes on where it was:\n{half}\n{whole}");
    assert_eq!(folder.run(&["verify", "half", "whole"], "").code, Some(0));
}

#[test]
fn a_saved_game_goes_on_with_other_dice() {
    let folder = Folder::new();
    folder.run(&["play", "natisk", "--seat", "allies=random", "--seed", "1"], ones(5) + "save half\nquit\n");
    folder.run(&["play", "--load", "half", "--seat", "allies=random", "--record", "whole"], ones(2000));
    let verified = folder.run(&["verify", "whole"], "");
    assert_eq!(verified.code, Some(0), "{}", verified.out);
    assert!(verified.out.contains("given by hand"), "{}", verified.out);
}

#[test]
fn the_wrong_game_is_not_loaded() {
    let folder = Folder::new();
    folder.write("x", "sandtable 1\ngame chess\nrules 1\noptions {}\n---\n");
    let run = folder.run(&["play", "natisk", "--load", "x"], "");
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("is a game of `chess`"), "{}", run.err);
}

#[test]
fn two_people_share_a_terminal_behind_a_curtain() {
    let seats = ["--seat", "axis=me", "--seat", "allies=me"];
    let run = sandtable(&[&["play", "natisk", "--seed", "1"][..], &seats].concat(), "\n1\n".repeat(400));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.matches("press Enter").count() > 4, "{}", run.out);
    let first = run.out.find("press Enter").expect("a curtain");
    assert!(!run.out[..first].contains("1. "), "nothing is shown before the first curtain");
}

#[test]
fn a_hint_is_one_of_the_choices() {
    let run = sandtable(&["play", "natisk", "--seed", "1"], "hint\nquit\n");
    let hint = run.out.lines().find(|line| line.contains("A strong bot would choose")).expect("a hint");
    let word = hint.split('[').nth(1).expect("the notation");
    assert!(run.out.matches(word).count() > 1, "{hint} is listed");
}

#[test]
fn a_rule_is_looked_up_in_the_middle_of_the_game() {
    let run = sandtable(&["play", "natisk", "--seed", "1", "--lang", "en"], "rules 3.2\nrules 99.9\nquit\n");
    assert!(run.out.contains("**3.2**") && run.out.contains("No paragraph has “99.9”"), "{}", run.out);
}

#[test]
fn it_speaks_russian() {
    let run = sandtable(&["--lang", "ru", "play", "natisk", "--seed", "1"], "99\nhelp\nquit\n");
    assert_eq!(run.code, Some(0));
    let letters = run.out.chars().filter(|c| ('а'..='я').contains(c)).count();
    assert!(letters > 200, "{}", run.out);
    assert!(run.out.contains("нужно число от 1 до"), "{}", run.out);
    assert!(!run.out.contains("[natisk-") && !run.out.contains("[sandtable-"), "{}", run.out);
}

/// Five people at one terminal: an empty line lifts a curtain. Germany attacks twice, and the British put the response off.
#[test]
fn an_offer_is_put_off_in_the_terminal() {
    let nations = ["germany", "uk", "japan", "ussr", "usa"].map(|nation| format!("--seat={nation}=me"));
    let args: Vec<&str> =
        ["play", "onehour", "--seed", "1"].into_iter().chain(nations.iter().map(String::as_str)).collect();
    let passes = "\npass\n\npass\n\npass\n";
    let first = "\nattack balkans\n1\ndone\n\nnot-until moon\nnot-again\n\ndecline\n\nask-again\npass\n";
    let second = "\nattack scandinavia\n1\ndone\n\ndecline\n\nask-again code-breaking\nask-again\nquit\n";
    let run = sandtable(&args, format!("{first}{passes}{second}"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let count = |text: &str| run.out.matches(text).count();
    assert_eq!(count("This cannot be put off so."), 1, "{}", run.out);
    assert_eq!(count("You decline: Code Breaking (this year)."), 1, "{}", run.out);
    assert_eq!(
        count("Not again this year: not-again"),
        3,
        "the British are asked once, the USA twice: {}",
        run.out
    );
    assert_eq!(
        (count("You will be asked again."), count("You decline nothing unasked.")),
        (1, 1),
        "{}",
        run.out
    );
}

#[test]
fn seats_are_shared_as_usual() {
    let quit = |args: &[&str]| sandtable(&[&["play", "onehour", "--seed", "1"], args].concat(), "\nquit\n");
    let run = quit(&["--split", "two", "--seat", "uk=random"]);
    assert!(run.out.contains("Germany") && run.code == Some(0), "{}", run.out);
    assert!(run.out.contains("Hand over") || run.out.contains("Enter"), "Japan is mine too: {}", run.out);
    let run = quit(&["--split", "seven"]);
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("two, three, four, five"), "{}", run.err);
}
