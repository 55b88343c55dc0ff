//! The program; all of it is in the library beside, so that tests can reach the engine without a process.

use std::process::ExitCode;

fn main() -> ExitCode {
    sandtable::run(std::env::args_os())
}
