//! Calling cargo.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result};

/// What cargo tells the programs it runs about their own package.
const ABOUT_US: [&str; 2] = ["CARGO_PKG_", "CARGO_MANIFEST_"];

/// `cargo` with these arguments in this folder. It is told nothing about our package: build scripts that look at such variables
/// would be run again whenever somebody calls cargo by hand, and half of the dependencies built again.
pub(crate) fn cargo(root: &Path, args: &[&str]) -> Command {
    let program = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let mut command = Command::new(program);
    command.current_dir(root).args(args);
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    for name in names.filter(|name| ABOUT_US.iter().any(|about| name.starts_with(about))) {
        command.env_remove(name);
    }
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
