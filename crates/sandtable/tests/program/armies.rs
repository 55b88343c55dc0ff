//! Armies at the terminal: checked, printed, and brought to a game.

use super::{Folder, sandtable};

#[test]
fn ready_made_and_random_armies_are_printed_and_legal() {
    let names = sandtable(&["army", "dolg"], "");
    assert!(
        names.out.contains("rome-500") && names.out.contains("Rome, the printed example"),
        "{}",
        names.out
    );
    let example = sandtable(&["army", "dolg", "--preset", "rome-example"], "");
    assert_eq!(example.code, Some(0));
    assert!(example.out.starts_with("rome-example: rome, hadrian, 2 rom-praet,"), "{}", example.out);
    assert!(example.out.contains("1525 points"), "{}", example.out);
    let random =
        |seed: &str| sandtable(&["army", "dolg", "--random", "celts", "--points", "700", "--seed", seed], "");
    assert_eq!((random("1").code, random("1").out), (Some(0), random("1").out));
    assert_ne!(random("1").out, random("2").out);
}

#[test]
fn an_army_is_checked_by_its_file() {
    let folder = Folder::new();
    folder.write("good.army", "Limes:\nrome\nhadrian\n2 rom-legion\n");
    assert_eq!(folder.run(&["army", "dolg", "good.army", "--points", "500"], "").code, Some(0));
    let dear = folder.run(&["army", "dolg", "good.army", "--points", "200"], "");
    assert_eq!(dear.code, Some(1));
    assert!(dear.out.contains("200 are allowed (rules 4.3)"), "{}", dear.out);
    folder.write("bad.army", "Limes:\nrome\nhadrian\n2 rom-legoin\n");
    let bad = folder.run(&["army", "dolg", "bad.army"], "");
    assert_eq!(bad.code, Some(2));
    assert!(bad.err.contains("Line 4") && bad.err.contains("rom-legion"), "{}", bad.err);
    assert_eq!(folder.run(&["army", "dolg", "none.army"], "").code, Some(2));
    assert_eq!(folder.run(&["army", "natisk"], "").code, Some(2));
    assert_eq!(folder.run(&["army", "dolg", "--random", "gauls"], "").code, Some(2));
}

#[test]
fn armies_are_brought_to_a_game() {
    let folder = Folder::new();
    folder.write("south.army", "Limes: rome, hadrian, rom-legion");
    folder.write("north.army", "Forest: germans, unknown, 2 ger-warr");
    let args = ["play", "dolg", "--option", "points=300", "--seat", "north=random", "--seed", "1"];
    let both = ["--army", "south=south.army", "--army", "north=north.army"];
    let run = folder.run(&[&args[..], &both].concat(), "quit\n");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("Hadrian") && run.out.contains("Germans"), "both are opened: {}", run.out);
    let dear = folder.run(
        &[&["play", "dolg", "--option", "points=200", "--option", "south=celts"][..], &both].concat(),
        "",
    );
    assert_eq!(dear.code, Some(2));
    assert!(dear.err.contains("must be of this faction"), "{}", dear.err);
    assert_eq!(folder.run(&[&args[..], &["--army", "south.army"]].concat(), "").code, Some(2));
}
