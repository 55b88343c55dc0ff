//! The program `sandtable`: one module a command.
//!
//! A command gives `true` (exit code 0), `false` (a check failed, 1) or an error (2). Nothing here knows a game: games
//! are reached through `titles`, and every sentence a person reads comes from the language files. What the libraries
//! say about bad input stays English, because it quotes notation and names fields.

mod arena;
mod bench;
mod cli;
mod engine;
mod keeping;
mod options;
mod play;
mod plot;
mod progress;
mod record_file;
mod replay;
mod rules;
mod seed;
mod serve;
mod simulate;
mod telling;
mod titles_command;
mod verify;
mod voice;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;

pub use engine::Engine;

use cli::{Cli, Command};
use voice::Voice;

/// Runs the program with these arguments, the first of them its own name.
pub fn run(args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let cli = match cli::parse(args) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match dispatch(cli) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn dispatch(cli: Cli) -> Result<bool> {
    let voice = Voice::new(cli.lang);
    let mut out = io::stdout().lock();
    let done = match cli.command.unwrap_or(Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args, voice, &mut out),
        Command::Play(args) => play::run(&args, voice, &mut out),
        Command::Engine => engine::run(voice.lang(), &mut io::stdin().lock(), &mut out),
        Command::Replay(args) => replay::run(&args, voice, &mut out),
        Command::Verify(args) => verify::run(&args, voice, &mut out),
        Command::Simulate(args) => simulate::run(&args, voice, &mut out),
        Command::Arena(args) => arena::run(&args, voice, &mut out),
        Command::Bench(args) => bench::run(&args, voice, &mut out),
        Command::Titles => titles_command::run(voice, &mut out),
        Command::Rules(args) => rules::run(&args, voice, &mut out),
        Command::Backup(args) => keeping::backup(&args, voice, &mut out),
        Command::Restore(args) => keeping::restore(&args, voice, &mut out),
        Command::Export(args) => keeping::export(&args, &mut out),
    }?;
    out.flush()?;
    Ok(done)
}

/// The reader went away (`sandtable titles | head -1`): nothing is wrong.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    let kind =
        |cause: &(dyn std::error::Error + 'static)| cause.downcast_ref::<io::Error>().map(io::Error::kind);
    error.chain().any(|cause| kind(cause) == Some(io::ErrorKind::BrokenPipe))
}
