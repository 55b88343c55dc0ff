//! `verify` and `replay`.

use super::{Folder, Run};

/// A folder with a whole game in `game`.
fn played() -> Folder {
    let folder = Folder::new();
    let seats = ["--seat", "axis=random", "--seat", "allies=random"];
    folder.run(&[&["play", "natisk", "--seed", "3", "--record", "game"][..], &seats].concat(), "");
    folder
}

/// What `verify` says to the game with one change.
fn verify_changed(folder: &Folder, change: impl FnOnce(&str) -> String) -> Run {
    folder.write("changed", &change(&folder.read("game")));
    folder.run(&["verify", "changed"], "")
}

#[test]
fn a_good_record_is_good() {
    let folder = played();
    let run = folder.run(&["verify", "game", "-"], folder.read("game"));
    assert_eq!(run.code, Some(0));
    assert_eq!(run.out.matches("good").count(), 2, "{}", run.out);
}

#[test]
fn a_tampered_step_is_named() {
    let folder = played();
    let game = folder.read("game");
    let steps: Vec<&str> = game.lines().skip_while(|line| *line != "---").skip(1).collect();
    let victim = steps.iter().position(|line| line.starts_with("axis place")).expect("a placement");
    let wrong = format!("{}{}", &steps[victim][..steps[victim].len() - 16], "0".repeat(16));
    let run = verify_changed(&folder, |game| game.replacen(steps[victim], &wrong, 1));
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("BAD") && run.out.contains(&format!("step {}:", victim + 1)), "{}", run.out);
}

#[test]
fn an_illegal_step_is_named() {
    let folder = played();
    let run = verify_changed(&folder, |game| game.replacen("axis place ", "allies place ", 1));
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("step ") && run.out.contains("it is the turn of `axis`"), "{}", run.out);
}

#[test]
fn dice_that_were_not_promised_are_found() {
    let folder = played();
    let run = verify_changed(&folder, |game| game.replacen("key 03", "key 04", 1));
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("does not open the commitment"), "{}", run.out);
}

#[test]
fn a_file_that_is_no_record_is_bad_and_the_others_are_still_read() {
    let folder = played();
    folder.write("junk", "hello");
    let run = folder.run(&["verify", "junk", "game"], "");
    assert_eq!(run.code, Some(1));
    assert!(run.out.contains("junk: BAD. line 1") && run.out.contains("game: good"), "{}", run.out);
}

#[test]
fn a_replay_tells_the_game_through_somebodys_eyes() {
    let folder = played();
    let whole = folder.run(&["replay", "game"], "");
    assert_eq!(whole.code, Some(0));
    assert!(whole.out.contains("Winner"), "{}", whole.out);
    let axis = folder.run(&["replay", "game", "--to", "12", "--as", "axis"], "");
    let allies = folder.run(&["replay", "game", "--to", "12", "--as", "allies"], "");
    assert!(axis.out.contains("After step 12:") && !axis.out.contains("Winner"), "{}", axis.out);
    assert_ne!(axis.out, allies.out, "each sees its own reserve");
}

#[test]
fn a_replay_cannot_go_beyond_the_end_or_through_nobodys_eyes() {
    let folder = played();
    for (args, wanted) in [(["--to", "99999"], "should be a number from 0 to"), (["--as", "moon"], "a seat")]
    {
        let run = folder.run(&[&["replay", "game"][..], &args].concat(), "");
        assert_eq!(run.code, Some(2));
        assert!(run.err.contains(wanted), "{}", run.err);
    }
}
