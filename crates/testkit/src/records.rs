//! Whole games kept as files: they must still be read, replayed and proven.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use sandtable_core::Game;
use sandtable_session::{Record, TitleOf, verify};

use crate::folder;
use crate::search::{Ending, ending};

/// Checks every record in `tests/records` of the crate whose test calls it; gives the ways their games ended.
#[macro_export]
macro_rules! records {
    ($game:ty) => {
        $crate::check_records::<$game>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records"))
    };
}

/// Checks every record in a folder: it reads, prints as it is, replays, and its hashes and dice are right.
///
/// Gives the ways their games ended, so that a test can ask for all of them.
pub fn check_records<G: Game>(folder: impl AsRef<Path>) -> BTreeSet<Ending> {
    let files = folder::files(folder.as_ref());
    assert!(!files.is_empty(), "there are no records in {}", folder.as_ref().display());
    files
        .iter()
        .filter_map(|file| check::<G>(file).unwrap_or_else(|why| panic!("{}: {why}", file.display())))
        .collect()
}

/// The way the game in a file ended, if it did.
fn check<G: Game>(file: &Path) -> Result<Option<Ending>, String> {
    let text = fs::read_to_string(file).map_err(|why| why.to_string())?;
    let record = Record::parse(&text).map_err(|why| why.to_string())?;
    if record.to_string() != text {
        return Err("the record does not print as it was written".to_owned());
    }
    let verdict = verify(&TitleOf::<G>::new(), &record).map_err(|why| why.to_string())?;
    if verdict.hashes < record.steps.len() {
        return Err(format!("{} of {} steps have a hash; all should", verdict.hashes, record.steps.len()));
    }
    Ok(verdict.outcome.map(ending))
}
