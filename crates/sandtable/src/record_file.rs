//! Records in files; `-` is the standard input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use anyhow::{Context, Result};
use sandtable_session::Record;

/// The text of a file, whatever its bytes: a record that is not text is not readable, and the parser says where.
pub(crate) fn text(path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        io::stdin().read_to_end(&mut bytes)?;
    } else {
        bytes = fs::read(path).with_context(|| format!("could not read `{}`", path.display()))?;
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The record in a file.
pub(crate) fn read(path: &Path) -> Result<Record> {
    Record::parse(&text(path)?).with_context(|| format!("`{}` is no record", path.display()))
}

/// Writes a record to a file.
pub(crate) fn write(path: &Path, record: &Record) -> Result<()> {
    fs::write(path, record.to_string()).with_context(|| format!("could not write `{}`", path.display()))
}
