//! `cargo xtask bless`: the golden tests write what they found instead of comparing it.
//!
//! Which tests those are is read from their source, so that no naming rule can be forgotten.

use std::path::Path;

use anyhow::Result;

use crate::cargo::{cargo, succeeds};
use crate::source::{folders, source};

/// Runs every test that calls `golden!`, with `SANDTABLE_BLESS` set.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let mut code = String::new();
    for (parent, tests) in [("games", "rules/tests"), ("crates", "tests")] {
        for member in folders(&root.join(parent))? {
            code += &source(&root.join(parent).join(member).join(tests))?;
        }
    }
    let mut command = cargo(root, &["test", "--workspace", "--tests", "--quiet", "--"]);
    let blessed = succeeds(command.args(golden_tests(&code)).env("SANDTABLE_BLESS", "1"))?;
    println!("{}", if blessed { "written; see what changed with `git diff`" } else { "some tests failed" });
    Ok(blessed)
}

/// The functions that call `golden!`.
fn golden_tests(code: &str) -> Vec<&str> {
    let mut tests = Vec::new();
    let mut function = "";
    for line in code.lines().map(str::trim_start) {
        if let Some(rest) = line.strip_prefix("fn ") {
            function = rest.split('(').next().unwrap_or_default();
        }
        if line.contains("golden!(") && !tests.contains(&function) {
            tests.push(function);
        }
    }
    tests
}

#[cfg(test)]
mod tests {
    use super::golden_tests;

    #[test]
    fn a_golden_test_is_one_that_calls_golden() {
        let code = "fn one() {\n    golden!(\"a\", b);\n    golden!(\"b\", b);\n}\nfn two() {}\nfn three() {\n  sandtable_testkit::golden!(x, y)\n}\n";
        assert_eq!(golden_tests(code), ["one", "three"]);
    }
}
