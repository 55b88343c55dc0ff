//! `simulate`, `arena` and `bench`.

use serde_json::Value;

use super::{Folder, sandtable};

#[test]
fn a_simulation_is_a_table_a_json_file_and_a_picture() {
    let folder = Folder::new();
    let args = ["simulate", "natisk", "--games", "40", "--bots", "greedy,random", "--seed", "4"];
    let run = folder.run(&[&args[..], &["--json", "r.json", "--svg", "r.svg"]].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.contains("greedy") && run.out.contains("95 % interval"), "{}", run.out);
    let report: Value = serde_json::from_str(&folder.read("r.json")).expect("JSON");
    assert_eq!(report["findings"]["games"], 40);
    assert_eq!(report["findings"]["seats"].as_array().map(Vec::len), Some(2));
    let picture = folder.read("r.svg");
    assert!(picture.starts_with("<svg") && picture.ends_with("</svg>\n"));
    assert_eq!(picture.matches("<g ").count(), picture.matches("</g>").count());
    assert_eq!(picture.matches("<g ").count(), 6, "victories, two scores, steps, lead, legal moves");
}

#[test]
fn a_game_that_counts_more_reports_more() {
    let folder = Folder::new();
    let args = ["simulate", "rush", "--games", "20", "--bots", "random", "--option", "players=4"];
    let run = folder.run(&[&args[..], &["--json", "r.json", "--svg", "r.svg"]].concat(), "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for said in ["rounds of a game", "a fair share is 25.0 %", "Soviet vehicles", "heavy tanks", "medals"] {
        assert!(run.out.contains(said), "`{said}` is not in:\n{}", run.out);
    }
    let report: Value = serde_json::from_str(&folder.read("r.json")).expect("JSON");
    assert_eq!(report["findings"]["stats"].as_array().map(Vec::len), Some(11));
    let panels = folder.read("r.svg").matches("<g ").count();
    assert_eq!(panels, 10, "victories, stats, four scores, rounds, steps, lead, legal moves");
}

#[test]
fn the_same_seed_finds_the_same() {
    let findings = |seed: &str| {
        let folder = Folder::new();
        folder.run(
            &["simulate", "natisk", "--games", "20", "--bots", "random", "--seed", seed, "--json", "r"],
            "",
        );
        serde_json::from_str::<Value>(&folder.read("r")).expect("JSON")["findings"].clone()
    };
    assert_eq!(findings("4"), findings("4"));
    assert_ne!(findings("4")["steps"], findings("5")["steps"]);
}

#[test]
fn an_arena_ranks_the_bots() {
    let run = sandtable(&["arena", "natisk", "--bots", "random,greedy", "--games", "40"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    let (greedy, random) = (run.out.find("greedy").expect("listed"), run.out.find("random").expect("listed"));
    assert!(greedy < random, "the stronger stands first:\n{}", run.out);
    assert!(run.out.contains("1st side"), "with what each side won:\n{}", run.out);
}

#[test]
fn a_bench_measures_every_game() {
    let run = sandtable(&["bench", "--seconds", "1", "--markdown"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    assert!(run.out.lines().any(|line| line.starts_with("| natisk | ")), "{}", run.out);
}
