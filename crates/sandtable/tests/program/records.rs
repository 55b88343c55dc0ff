//! `verify`, `replay` and `review`.

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
fn a_review_says_what_cost_most() {
    let folder = played();
    let args = ["review", "game", "--simulations", "40", "--json", "r.json", "--svg", "r.svg"];
    let run = folder.run(&args, "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("what cost most") && run.out.contains("Better: "), "{}", run.out);
    let review: serde_json::Value = serde_json::from_str(&folder.read("r.json")).expect("JSON");
    assert_eq!((&review["game"], &review["seats"][1]["seat"]), (&"natisk".into(), &"allies".into()));
    let costliest = review["seats"][0]["costliest"].as_array().expect("a list");
    assert!(!costliest.is_empty() && costliest.len() <= 5, "{costliest:?}");
    let marks: usize = review["seats"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|seat| seat["costliest"].as_array().map_or(0, Vec::len))
        .sum();
    let picture = folder.read("r.svg");
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    assert_eq!((picture.matches("<polyline").count(), picture.matches("<circle").count()), (2, marks));
    assert_eq!(folder.run(&args, "").out, run.out, "the same simulations, the same review");
}

#[test]
fn a_review_speaks_russian_and_keeps_its_time() {
    let folder = played();
    let run = folder.run(&["review", "-", "--seconds", "1", "--lang", "ru"], folder.read("game"));
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Натиск!") && run.out.contains("Лучше: "), "{}", run.out);
    let both = folder.run(&["review", "game", "--seconds", "1", "--simulations", "9"], "");
    assert_eq!(both.code, Some(2), "{}", both.err);
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
