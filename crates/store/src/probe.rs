//! Can a move be stored right now? Reading proves nothing: a full disk can be read, and SQLite goes on writing to a file that
//! somebody has removed. So the probe looks at the file and commits as a move would.

use std::path::PathBuf;

use crate::db::{Db, values};
use crate::{Result, Store, StoreError};

/// More than the pages a move may need.
const SQLITE_BYTES: usize = 16 * 1024;

/// The file of a database, to notice when it is no longer there.
#[derive(Clone, Debug)]
pub(crate) struct DatabaseFile {
    path: PathBuf,
    identity: Option<(u64, u64)>,
}

impl DatabaseFile {
    pub(crate) fn new(path: PathBuf) -> DatabaseFile {
        DatabaseFile { identity: identity(&path), path }
    }

    fn check(&self) -> Result<()> {
        if identity(&self.path) == self.identity {
            return Ok(());
        }
        Err(StoreError::Damaged(format!("`{}` is gone, or another file by now", self.path.display())))
    }
}

#[cfg(unix)]
fn identity(path: &std::path::Path) -> Option<(u64, u64)> {
    use std::os::unix::fs::MetadataExt;
    std::fs::metadata(path).ok().map(|file| (file.dev(), file.ino()))
}

#[cfg(not(unix))]
fn identity(path: &std::path::Path) -> Option<(u64, u64)> {
    path.exists().then_some((0, 0))
}

impl Store {
    /// Stores something and removes it again, in one transaction.
    pub async fn probe(&self) -> Result<()> {
        let mut text = "probe".to_owned();
        if let Db::Sqlite { file, .. } = &self.db {
            file.check()?;
            text = text.repeat(SQLITE_BYTES / text.len());
        }
        let mut tx = self.db.begin().await?;
        tx.run("INSERT INTO house (name, value) VALUES ('probe', $1)", values![text]).await?;
        tx.run("DELETE FROM house WHERE name = 'probe'", vec![]).await?;
        tx.commit().await
    }
}
