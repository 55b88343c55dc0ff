//! `cargo xtask shots`: pictures of every page at two sizes and in two themes, for the README.

use std::path::Path;

use anyhow::Result;

use crate::cargo::{cargo, succeeds};
use crate::packages;

/// Where the pictures are kept.
const FOLDER: &str = "docs/shots";

/// Takes them all anew.
pub(crate) fn run(root: &Path) -> Result<bool> {
    packages::for_pictures()?;
    let shoot = ["run", "--quiet", "--package", "browser", "--bin", "shots", "--", FOLDER];
    succeeds(&mut cargo(root, &shoot))
}
