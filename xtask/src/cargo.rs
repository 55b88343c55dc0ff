//! Calling cargo.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// `cargo` with these arguments in this folder.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).args(args);
    command
}

/// Runs it to the end: did it succeed?
pub(crate) fn succeeds(command: &mut Command) -> Result<bool> {
    let status = command.status().with_context(|| format!("could not run {command:?}"))?;
    Ok(status.success())
}

/// Is `cargo nextest` installed?
pub(crate) fn has_nextest(root: &Path) -> bool {
    let mut asked = cargo(root, &["nextest", "--version"]);
    asked.stdout(Stdio::null()).stderr(Stdio::null());
    asked.status().is_ok_and(|status| status.success())
}
