//! `sandtable rules`: the rules as text, whole or only what is asked for.

use std::io::Write;

use anyhow::Result;
use sandtable_core::Message;

use crate::program::Program;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    passage: Vec<String>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut dyn Write) -> Result<bool> {
    let title = program.title(&args.game)?;
    look_up(title.id(), &args.passage.join(" "), program, out)
}

/// Prints the passages with a number or with some words; false if there are none.
pub(crate) fn look_up(game: &str, wanted: &str, program: &Program, out: &mut dyn Write) -> Result<bool> {
    let rules = program.package(game)?.rules.of(program.lang());
    let passages = sandtable_i18n::passages(rules, wanted);
    if passages.is_empty() {
        writeln!(out, "{}", program.say(&Message::new("sandtable-no-passage").with("text", wanted)))?;
        return Ok(false);
    }
    writeln!(out, "{}", passages.join("\n\n").trim_end())?;
    Ok(true)
}
