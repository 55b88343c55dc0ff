//! The program; all of it is in the library beside, so that tests can reach the engine without a process.

use std::process::ExitCode;

/// Pages are made of many small strings; the system's allocator would take a third of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    sandtable::run(sandtable_games::all(), std::env::args_os())
}
