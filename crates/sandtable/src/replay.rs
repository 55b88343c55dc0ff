//! `sandtable replay`: a record told step by step, through somebody's eyes.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, bail};
use sandtable_core::{Message, Viewer};

use crate::program::Program;
use crate::{record_file, telling};

#[derive(clap::Args)]
pub(crate) struct Args {
    file: PathBuf,
    #[arg(long, value_name = "PLY")]
    to: Option<usize>,
    #[arg(long = "as", id = "as", value_name = "SEAT", default_value = "public")]
    viewer: String,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let record = record_file::read(&args.file)?;
    let whole = program.title(&record.game)?.load(&record)?;
    let viewer: Viewer = telling::viewer(whole.as_ref(), &args.viewer)?;
    let to = args.to.unwrap_or(whole.ply());
    let Some(table) = whole.seek(to) else {
        bail!("ply `{to}` should be a number from 0 to {}", whole.ply());
    };
    writeln!(out, "{}", program.title_of(table.id()))?;
    telling::log(table.as_ref(), viewer, 0, program, out)?;
    let heading = Message::new("sandtable-after").with("ply", table.ply() as i64);
    writeln!(out, "\n{}", program.say(&heading))?;
    telling::position(table.as_ref(), viewer, program, out)?;
    if let Some(outcome) = table.outcome() {
        writeln!(out)?;
        telling::outcome(table.as_ref(), &outcome, program, out)?;
    }
    Ok(true)
}
