//! `sandtable completions` and `sandtable man`: what a package of the program installs beside it.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap_complete::Shell;

use crate::cli;
use crate::program::Program;

#[derive(clap::Args)]
pub(crate) struct CompletionsArgs {
    shell: Shell,
}

#[derive(clap::Args)]
pub(crate) struct ManArgs {
    folder: Option<PathBuf>,
}

/// Prints the completions for a shell.
pub(crate) fn completions(args: &CompletionsArgs, program: &Program, out: &mut impl Write) -> Result<bool> {
    // The generator panics if it cannot write; a buffer takes everything.
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut cli::command(program), "sandtable", &mut script);
    out.write_all(&script)?;
    Ok(true)
}

/// Writes a manual page per command into a folder, or prints the first.
pub(crate) fn man(args: &ManArgs, program: &Program, out: &mut impl Write) -> Result<bool> {
    let command = cli::command(program);
    match &args.folder {
        None => clap_mangen::Man::new(command).render(out)?,
        Some(folder) => {
            let place = || folder.display().to_string();
            fs::create_dir_all(folder).with_context(place)?;
            clap_mangen::generate_to(command, folder).with_context(place)?;
        }
    }
    Ok(true)
}
