//! `sandtable verify`: is a record what it says it is? A bad one is the answer 1, not an error: the others are still read.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use sandtable_core::Message;
use sandtable_session::{Fairness, Record, Verdict};

use crate::program::Program;
use crate::record_file;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required = true, value_name = "FILE", id = "files")]
    files: Vec<PathBuf>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut impl Write) -> Result<bool> {
    let mut all_good = true;
    for path in &args.files {
        let text = record_file::text(path)?;
        match checked(&text, program) {
            Ok(verdict) => writeln!(out, "{}", program.say(&good(path, &verdict)))?,
            Err(why) => {
                all_good = false;
                let bad = Message::new("sandtable-verify-bad")
                    .with("file", path.display().to_string())
                    .with("why", format!("{why:#}"));
                writeln!(out, "{}", program.say(&bad))?;
            }
        }
    }
    Ok(all_good)
}

fn checked(text: &str, program: &Program) -> Result<Verdict> {
    let record = Record::parse(text)?;
    let title = program.title(&record.game)?;
    Ok(sandtable_session::verify(title, &record)?)
}

fn good(path: &Path, verdict: &Verdict) -> Message {
    Message::new("sandtable-verify-good")
        .with("file", path.display().to_string())
        .with("steps", verdict.steps as i64)
        .with("hashes", verdict.hashes as i64)
        .with("dice", dice(verdict.dice))
}

fn dice(dice: Fairness) -> Message {
    match dice {
        Fairness::Proven { thrown, given } => {
            Message::new("sandtable-dice-proven").with("thrown", thrown as i64).with("given", given as i64)
        }
        Fairness::Sealed => Message::new("sandtable-dice-sealed"),
        Fairness::Unsworn => Message::new("sandtable-dice-unsworn"),
    }
}
