//! What the environment can change, tried on a process of its own.

mod toy;

use std::cell::RefCell;
use std::env;
use std::process::Command;

use sandtable_testkit::Walk;
use sandtable_testkit::laws::{Trial, run};
use toy::{Options, Toy, flaw};

type Magpies = Toy<{ flaw::NONE }>;

thread_local! {
    static GAMES: RefCell<usize> = const { RefCell::new(0) };
}

fn count(_walk: &mut Walk<'_, Magpies>) {
    GAMES.with_borrow_mut(|games| *games += 1);
}

#[test]
#[ignore = "run by the other tests, with an environment"]
fn five_games() {
    let tables = [("few gems", Options { gems: 2 })];
    run("count", count, &Trial { tables: &tables, games: 5, steps: 10 });
    println!("{} games", GAMES.take());
}

fn output_with(name: &str, value: &str) -> String {
    let mut child = Command::new(env::current_exe().unwrap());
    child.args(["--ignored", "--exact", "five_games", "--nocapture"]);
    child.env_remove("SANDTABLE_LONG").env_remove("SANDTABLE_SEED").env(name, value);
    let output = child.output().unwrap();
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

#[test]
fn a_long_run_plays_more_games() {
    assert!(output_with("SANDTABLE_LONG", "3").contains("15 games"));
}

#[test]
fn a_seed_runs_alone() {
    assert!(output_with("SANDTABLE_SEED", "77").contains("1 games"));
}

#[test]
fn a_factor_that_is_no_number_is_refused() {
    let output = output_with("SANDTABLE_LONG", "very");
    assert!(output.contains("SANDTABLE_LONG is `very`; it should be a whole number"), "{output}");
}
