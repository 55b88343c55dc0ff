//! `cargo xtask bless`: the golden tests write what they found instead of comparing it.

use std::path::Path;

use anyhow::Result;

use crate::cargo::{cargo, succeeds};

/// Runs every test with `golden` in its name, with `SANDTABLE_BLESS` set.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let mut command = cargo(root, &["test", "--workspace", "--tests", "--quiet", "golden"]);
    let blessed = succeeds(command.env("SANDTABLE_BLESS", "1"))?;
    println!("{}", if blessed { "written; see what changed with `git diff`" } else { "some tests failed" });
    Ok(blessed)
}
