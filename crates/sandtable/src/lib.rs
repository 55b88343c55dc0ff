//! The program `sandtable`: one module per command.
//!
//! A command gives `true` (exit code 0), `false` (a check failed, 1) or an error (2). Nothing here knows a game: the
//! games are given to [`run`], and every sentence a person reads comes from the language files. What the libraries
//! say about bad input stays English, because it quotes notation and names fields.

mod arena;
mod army;
mod bench;
mod cli;
mod engine;
mod keeping;
mod manual;
mod options;
mod play;
mod plot;
mod program;
mod progress;
mod puzzles;
mod record_file;
mod replay;
mod review;
mod rules;
mod seed;
mod serve;
mod simulate;
mod telling;
mod titles_command;
mod upgrade;
mod verify;

use std::ffi::OsString;
use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use sandtable_board::Package;

pub use engine::Engine;
pub use program::Program;

use cli::{Cli, Command};

/// Runs the program with these games and these arguments, the first of them its own name.
pub fn run(packages: &'static [Package], args: impl IntoIterator<Item = OsString>) -> ExitCode {
    let args: Vec<OsString> = args.into_iter().collect();
    let program = match Program::new(packages, cli::wanted_language(&args)) {
        Ok(program) => program,
        Err(error) => return failed(&error),
    };
    let cli = match cli::parse(&program, args) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    match dispatch(cli, &program) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}

fn failed(error: &anyhow::Error) -> ExitCode {
    eprintln!("error: {error:#}");
    ExitCode::from(2)
}

fn dispatch(cli: Cli, program: &Program) -> Result<bool> {
    let mut out = io::stdout().lock();
    let done = match cli.command.unwrap_or(Command::Serve(serve::Args::default())) {
        Command::Serve(args) => serve::run(&args, program, &mut out),
        Command::Play(args) => play::run(&args, program, &mut out),
        Command::Engine => engine::run(program, &mut io::stdin().lock(), &mut out),
        Command::Replay(args) => replay::run(&args, program, &mut out),
        Command::Review(args) => review::run(&args, program, &mut out),
        Command::Verify(args) => verify::run(&args, program, &mut out),
        Command::Simulate(args) => simulate::run(&args, program, &mut out),
        Command::Arena(args) => arena::run(&args, program, &mut out),
        Command::Bench(args) => bench::run(&args, program, &mut out),
        Command::Titles => titles_command::run(program, &mut out),
        Command::Army(args) => army::run(&args, program, &mut out),
        Command::Puzzles(args) => puzzles::run(&args, program, &mut out),
        Command::Rules(args) => rules::run(&args, program, &mut out),
        Command::Backup(args) => keeping::backup(&args, program, &mut out),
        Command::Restore(args) => keeping::restore(&args, program, &mut out),
        Command::Export(args) => keeping::export(&args, &mut out),
        Command::RotateSecret(args) => keeping::rotate_secret(&args, program, &mut out),
        Command::Upgrade(args) => upgrade::run(&args, program, &mut out),
        Command::Completions(args) => manual::completions(&args, program, &mut out),
        Command::Man(args) => manual::man(&args, program, &mut out),
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
