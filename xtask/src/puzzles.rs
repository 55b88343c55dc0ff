//! `cargo xtask puzzles`: bots play games, and what is worth asking is written into `target/puzzles`.
//!
//! The search is an example of `sandtable-games`, which depends on the games and on no server. It is optimised, because it takes long.

use std::path::Path;

use anyhow::Result;
use clap::Args;

use crate::cargo::{cargo, succeeds};

/// What to look for.
#[derive(Args)]
pub(crate) struct Wanted {
    /// The game, and what the search is told besides: `--games 100`, `--seed 5`, `--options '{"players":3}'`; `--help` lists all.
    #[arg(required = true, allow_hyphen_values = true, trailing_var_arg = true)]
    search: Vec<String>,
}

/// Finds puzzles.
pub(crate) fn run(root: &Path, wanted: &Wanted) -> Result<bool> {
    let mut args =
        vec!["run", "--release", "--package", "sandtable-games", "--example", "find-puzzles", "--"];
    args.extend(wanted.search.iter().map(String::as_str));
    succeeds(&mut cargo(root, &args))
}
