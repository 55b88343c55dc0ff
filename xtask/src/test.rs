//! `cargo xtask test`: the stages one after the other. A failed stage does not stop the next, so that one run shows all
//! there is to mend.

use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;

use crate::cargo::{cargo, has_nextest, succeeds};
use crate::{axe, names, packages, rules, scripts, states};

/// How much to test.
#[derive(Args)]
pub(crate) struct Wanted {
    /// A hundred times as many games for every law and rounds of fuzzing.
    #[arg(long)]
    long: bool,
    /// Only the tests with this in their name; no lints, no docs.
    #[arg(long, value_name = "TEXT")]
    filter: Option<String>,
}

/// How many times as much a long run tries.
const TIMES: &str = "100";

type Stage<'a> = (&'static str, Box<dyn Fn() -> Result<bool> + 'a>);

/// Runs the stages and says how it went.
pub(crate) fn run(root: &Path, wanted: &Wanted) -> Result<bool> {
    let stages = match &wanted.filter {
        Some(filter) => filtered(root, wanted, filter),
        None => all(root, wanted),
    };
    let started = Instant::now();
    let mut failed = Vec::new();
    for (name, stage) in &stages {
        println!("==> {name}");
        let begun = Instant::now();
        let passed = stage()?;
        println!("<== {name}: {} in {}", if passed { "passed" } else { "FAILED" }, seconds(begun.elapsed()));
        if !passed {
            failed.push(*name);
        }
    }
    println!("{}", closing_line(stages.len(), &failed, started.elapsed()));
    Ok(failed.is_empty())
}

fn closing_line(stages: usize, failed: &[&str], took: Duration) -> String {
    if failed.is_empty() {
        format!("all {stages} stages passed in {}", seconds(took))
    } else {
        format!("{} of {stages} stages failed in {}: {}", failed.len(), seconds(took), failed.join(", "))
    }
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f32())
}

fn all<'a>(root: &'a Path, wanted: &'a Wanted) -> Vec<Stage<'a>> {
    let mut stages: Vec<Stage<'a>> = vec![
        ("format", Box::new(|| succeeds(&mut cargo(root, &["fmt", "--all", "--check"])))),
        ("lints", Box::new(|| succeeds(&mut lints(root)))),
        ("docs", Box::new(|| succeeds(&mut docs(root)))),
        ("names", Box::new(|| names::run(root))),
        ("scripts", Box::new(|| scripts::run(root))),
    ];
    stages.extend(tried(root, wanted));
    stages.push(("rules", Box::new(|| rules::run(root))));
    stages.push(("states", Box::new(|| states::check(root))));
    stages
}

fn filtered<'a>(root: &'a Path, wanted: &'a Wanted, filter: &'a str) -> Vec<Stage<'a>> {
    let mut stages: Vec<Stage<'a>> = vec![("filter", Box::new(|| matches_a_test(root, filter)))];
    stages.extend(tried(root, wanted));
    stages
}

fn tried<'a>(root: &'a Path, wanted: &'a Wanted) -> Vec<Stage<'a>> {
    vec![
        ("packages", Box::new(|| Ok(packages::for_tests()))),
        ("axe", Box::new(|| axe::run(root))),
        ("tests", Box::new(|| succeeds(&mut tests(root, wanted)))),
        ("doc tests", Box::new(|| succeeds(&mut doc_tests(root, wanted)))),
    ]
}

fn lints(root: &Path) -> Command {
    cargo(root, &["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"])
}

fn docs(root: &Path) -> Command {
    let mut command = cargo(root, &["doc", "--workspace", "--no-deps", "--quiet"]);
    command.env("RUSTDOCFLAGS", "-D warnings");
    command
}

/// Whatever has tests: all targets but benches, which `cargo test` would run.
const TARGETS: [&str; 4] = ["--lib", "--bins", "--tests", "--examples"];

fn tests(root: &Path, wanted: &Wanted) -> Command {
    let mut command = if has_nextest(root) {
        cargo(root, &["nextest", "run", "--workspace", "--no-fail-fast", "--no-tests", "warn"])
    } else {
        let mut command = cargo(root, &["test", "--workspace", "--no-fail-fast"]);
        command.args(TARGETS);
        command
    };
    prepare(&mut command, wanted);
    command
}

/// They are run by `cargo test` alone; nextest does not know them.
fn doc_tests(root: &Path, wanted: &Wanted) -> Command {
    let mut command = cargo(root, &["test", "--workspace", "--doc", "--quiet"]);
    prepare(&mut command, wanted);
    command
}

/// A filter that matches nothing is a mistake, not a success.
fn matches_a_test(root: &Path, filter: &str) -> Result<bool> {
    for kind in [&TARGETS[..], &["--doc"]] {
        let listed = cargo(root, &["test", "--workspace", "--quiet"])
            .args(kind)
            .args(["--", "--list", filter])
            .stderr(Stdio::inherit())
            .output()?;
        if lists_a_test(&String::from_utf8_lossy(&listed.stdout)) {
            return Ok(true);
        }
    }
    println!("no test has `{filter}` in its name");
    Ok(false)
}

fn lists_a_test(list: &str) -> bool {
    list.lines().any(|line| line.ends_with(": test"))
}

fn prepare(command: &mut Command, wanted: &Wanted) {
    if wanted.long {
        command.env("SANDTABLE_LONG", TIMES);
    }
    command.args(&wanted.filter);
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::{closing_line, lists_a_test};

    #[test]
    fn the_last_line_says_how_it_went() {
        let took = Duration::from_millis(1250);
        assert_eq!(closing_line(6, &[], took), "all 6 stages passed in 1.2 s");
        assert_eq!(closing_line(6, &["lints", "rules"], took), "2 of 6 stages failed in 1.2 s: lints, rules");
    }

    #[test]
    fn a_list_without_a_test_is_empty() {
        assert!(lists_a_test("undo::stays: test\n\n1 test, 0 benchmarks\n"));
        assert!(!lists_a_test("0 tests, 0 benchmarks\n\n0 tests, 0 benchmarks\n"));
    }
}
