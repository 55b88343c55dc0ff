//! The stage "axe" of `cargo xtask test`: fetches axe-core, by which the browser tests check every page for what keeps people with
//! a screen reader or a keyboard out. It goes into `target` and is never part of the sources. Without node, or where it cannot be
//! fetched, those tests say that they are skipped.

use std::path::Path;
use std::process::Command;

use anyhow::Result;

use crate::cargo::succeeds;
use crate::packages::in_path;

/// The exact version, so that the same pages pass everywhere.
const AXE: &str = "axe-core@4.10.3";

/// Fetches it, if it is not there yet.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let folder = root.join("target/axe");
    if folder.join("node_modules/axe-core/axe.min.js").exists() {
        return Ok(true);
    }
    if !in_path("node") || !in_path("npm") {
        println!("skipped: node and npm are not there");
        return Ok(true);
    }
    std::fs::create_dir_all(&folder)?;
    let mut command = Command::new("npm");
    command.args([
        "install",
        "--no-save",
        "--no-audit",
        "--no-fund",
        "--fetch-retries",
        "0",
        "--prefix",
        ".",
        AXE,
    ]);
    if !succeeds(command.current_dir(&folder)).unwrap_or(false) {
        println!("skipped: {AXE} cannot be fetched");
    }
    Ok(true)
}
