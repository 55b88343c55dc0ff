//! The stage "scripts" of `cargo xtask test`: the types in the `JSDoc` of the scripts fit, as `tsc` sees it.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::cargo::succeeds;
use crate::packages::in_path;
use crate::source::tree;

/// The exact version, so that the same scripts pass everywhere.
const COMPILER: &str = "typescript@5.9.3";

/// Scripts are modules for browsers of today; nothing is compiled.
const OPTIONS: [&str; 10] = [
    "--allowJs",
    "--checkJs",
    "--noEmit",
    "--strict",
    "--target",
    "es2022",
    "--module",
    "es2022",
    "--moduleResolution",
    "bundler",
];

/// Checks them, if node is there.
pub(crate) fn run(root: &Path) -> Result<bool> {
    if !in_path("node") || !in_path("npx") {
        println!("skipped: node and npx are not there");
        return Ok(true);
    }
    let mut command = Command::new("npx");
    command.args(["--yes", "-p", COMPILER, "tsc"]).args(OPTIONS).args(scripts(root)?);
    succeeds(command.current_dir(root))
}

fn scripts(root: &Path) -> Result<Vec<PathBuf>> {
    let files = tree(&root.join("crates/server/assets"))?.into_iter();
    Ok(files.filter(|path| path.extension().is_some_and(|ext| ext == "js")).collect())
}

#[cfg(test)]
mod tests {
    use super::scripts;

    #[test]
    fn the_scripts_of_the_pages_are_found() {
        let root = crate::root();
        assert!(scripts(&root).unwrap().contains(&root.join("crates/server/assets/sandtable.js")));
    }
}
