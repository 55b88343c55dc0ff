//! Where the server's secrets are: in the database, which is convenient for one household, or in a file of their own, so that
//! neither the database nor a backup of it is enough to sign a cookie or to follow a link. Cookies and links are worth nothing
//! without them, so none are made where tables exist.

use std::path::Path;

use futures_util::TryStreamExt;

use crate::db::{Tx, values};
use crate::schema::{house_value, store_house_value};
use crate::{Result, Secret, Secrets, Store, StoreError, Token, private_file};

/// What the database says in place of secrets that were moved to a file.
const IN_FILE: &str = "file";

/// What the database knows of the secrets.
enum Stored {
    Nothing,
    Here(Secrets),
    InFile,
}

impl Store {
    /// The secrets of the server, made when they are first asked for. All nodes share them. With a file they are kept there:
    /// those of the database move into it.
    pub async fn secrets(&self, file: Option<&Path>) -> Result<Secrets> {
        let mut tx = self.db.begin().await?;
        tx.lock_schema().await?;
        let stored = stored(&mut tx).await?;
        let secrets = match (file, stored) {
            (None, Stored::Here(secrets)) => return Ok(secrets),
            (None, Stored::InFile) => return Err(named_elsewhere()),
            (None, Stored::Nothing) => fresh(&mut tx, "its secret is gone").await?,
            (Some(path), stored) => in_file(&mut tx, path, stored).await?,
        };
        put(&mut tx, file, &secrets).await?;
        tx.commit().await?;
        Ok(secrets)
    }

    /// Makes a new secret to sign with; the others are accepted as before. No server may run meanwhile.
    pub async fn rotate_secret(&self, file: Option<&Path>) -> Result<()> {
        let secrets = self.secrets(file).await?.rotated()?;
        let mut tx = self.db.begin().await?;
        put(&mut tx, file, &secrets).await?;
        tx.commit().await
    }

    /// Accepts the current secret alone. Links to seats that were made by others are worth nothing from now on: there are new
    /// ones. How many seats have a new link. No server may run meanwhile.
    pub async fn drop_old_secrets(&self, file: Option<&Path>) -> Result<u64> {
        let secrets = Secrets { old: Vec::new(), ..self.secrets(file).await? };
        let mut tx = self.db.begin().await?;
        let renewed = renew_links(&mut tx, &secrets.current).await?;
        put(&mut tx, file, &secrets).await?;
        tx.commit().await?;
        Ok(renewed)
    }
}

async fn stored(tx: &mut Tx) -> Result<Stored> {
    Ok(match house_value(tx, "secret").await?.as_deref() {
        None => Stored::Nothing,
        Some(IN_FILE) => Stored::InFile,
        Some(text) => Stored::Here(Secrets::read(text)?),
    })
}

/// The file comes first: should writing it fail, the database still has them.
async fn put(tx: &mut Tx, file: Option<&Path>, secrets: &Secrets) -> Result<()> {
    let text = secrets.to_text();
    let Some(path) = file else { return store_house_value(tx, "secret", &text).await };
    if std::fs::read_to_string(path).ok().as_deref() != Some(text.as_str()) {
        private_file::write(path, &text).map_err(|error| StoreError::file(path, &error))?;
    }
    store_house_value(tx, "secret", IN_FILE).await
}

async fn in_file(tx: &mut Tx, path: &Path, stored: Stored) -> Result<Secrets> {
    match (read_file(path)?, stored) {
        (None, Stored::Here(secrets)) => Ok(secrets),
        (None, _) => {
            fresh(tx, &format!("its secret was in a file, and `{}` is not there", path.display())).await
        }
        (Some(secrets), Stored::Here(own)) if secrets.iter().all(|secret| *secret != own.current) => {
            refuse_with_tables(tx, &other_secret(path)).await?;
            Ok(secrets)
        }
        (Some(secrets), _) => Ok(secrets),
    }
}

fn read_file(path: &Path) -> Result<Option<Secrets>> {
    match std::fs::read_to_string(path) {
        Ok(text) => Secrets::read(&text)
            .map(Some)
            .map_err(|error| StoreError::Damaged(format!("`{}`: {error}", path.display()))),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::file(path, &error)),
    }
}

async fn fresh(tx: &mut Tx, why: &str) -> Result<Secrets> {
    refuse_with_tables(tx, why).await?;
    Secrets::fresh()
}

/// With another secret nobody would be known any more.
async fn refuse_with_tables(tx: &mut Tx, why: &str) -> Result<()> {
    let row = tx.row("SELECT id FROM tables LIMIT 1", vec![]).await?;
    if row.is_none() {
        return Ok(());
    }
    Err(StoreError::Other(format!(
        "the database has tables, but {why}; with another secret everybody would lose their seats"
    )))
}

fn other_secret(path: &Path) -> String {
    format!(
        "its secret is not the one in `{}` (move that file away to have the database's own written there)",
        path.display()
    )
}

fn named_elsewhere() -> StoreError {
    StoreError::Other("the secret of this database is in a file: name it with `--secret-file`".to_owned())
}

/// Gives every seat whose link another secret made the link of this one.
async fn renew_links(tx: &mut Tx, secret: &Secret) -> Result<u64> {
    let sql = "SELECT table_id, seat, links, token FROM seats WHERE token IS NOT NULL";
    let rows: Vec<_> = tx.stream(sql).try_collect().await?;
    let mut renewed = 0;
    for row in &rows {
        let (table, seat, links) = (row.text("table_id")?, row.int("seat")?, row.int("links")?);
        let hash = Token::of_seat(secret, &table, seat as u8, links as u32).hash();
        if row.text("token")? != hash.0 {
            let sql = "UPDATE seats SET token = $3 WHERE table_id = $1 AND seat = $2";
            renewed += tx.run(sql, values![table, seat, hash.0]).await?;
        }
    }
    Ok(renewed)
}
