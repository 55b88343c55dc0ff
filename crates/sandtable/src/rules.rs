//! `sandtable rules`: the rules as text, whole or only what is asked for.

use std::io::Write;

use anyhow::{Context, Result};
use table::Message;

use crate::options;
use crate::voice::Voice;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    passage: Vec<String>,
}

pub(crate) fn run(args: &Args, voice: Voice, out: &mut dyn Write) -> Result<bool> {
    let title = options::title(&args.game)?;
    look_up(title.id(), &args.passage.join(" "), voice, out)
}

/// Prints the passages with a number or with some words; false if there are none.
pub(crate) fn look_up(game: &str, wanted: &str, voice: Voice, out: &mut dyn Write) -> Result<bool> {
    let rules = speech::rules(voice.lang(), game).with_context(|| format!("`{game}` has no rules page"))?;
    let passages = speech::passages(rules, wanted);
    if passages.is_empty() {
        writeln!(out, "{}", voice.say(&Message::new("sandtable-no-passage").with("text", wanted)))?;
        return Ok(false);
    }
    writeln!(out, "{}", passages.join("\n\n").trim_end())?;
    Ok(true)
}
