//! One server per SQLite file. The lock is on a file of its own beside the database, because SQLite's own locks would be
//! lost with any other handle to the database that is closed. The system releases it however the process ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};

use crate::open::Location;
use crate::private_file::with_suffix;
use crate::{Result, StoreError};

/// The right to serve a database. Of a SQLite file one process has it; PostgreSQL gives it to everybody.
#[derive(Debug)]
pub struct ServerLock {
    _file: Option<File>,
}

impl ServerLock {
    /// Takes it for what the URL names, or says who has it. To be called before the store is opened.
    pub fn take(url: &str) -> Result<ServerLock> {
        match Location::read(url)? {
            Location::Server(_) => Ok(ServerLock { _file: None }),
            Location::File(path) => Ok(ServerLock { _file: Some(lock(&path)?) }),
        }
    }
}

fn lock(path: &Path) -> Result<File> {
    let lock_path = lock_path(path);
    let wrong = |error: std::io::Error| StoreError::file(&lock_path, &error);
    let mut options = OpenOptions::new();
    let mut file =
        options.read(true).write(true).create(true).truncate(false).open(&lock_path).map_err(wrong)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => return Err(taken(path, &mut file)),
        Err(TryLockError::Error(error)) => return Err(wrong(error)),
    }
    file.set_len(0).and_then(|()| write!(file, "{}", std::process::id())).map_err(wrong)?;
    Ok(file)
}

/// The same for every way to write the path.
fn lock_path(path: &Path) -> PathBuf {
    with_suffix(&path.canonicalize().unwrap_or_else(|_| path.to_owned()), ".lock")
}

fn taken(path: &Path, file: &mut File) -> StoreError {
    let mut process = String::new();
    // Who it is helps, but the refusal stands without it.
    let _ = file.read_to_string(&mut process);
    StoreError::Other(format!(
        "`{}` is served by process {} already; one file has one server, several can share PostgreSQL",
        path.display(),
        process.trim()
    ))
}
