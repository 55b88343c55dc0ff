//! Backups and the portable export: everything as JSON lines, from either engine to either engine.
//!
//! The first line says what it is and the last one how many rows there were, so that a file cut short is refused
//! whole. Rows are written as they are stored, one reading of the database at one moment. What an older version exported or
//! backed up is read too: columns it did not have get their defaults, and an older database is brought up to date in a copy.

use std::path::{Path, PathBuf};

use futures_util::TryStreamExt;
use serde_json::Map;
use tokio::io::{AsyncBufRead, AsyncBufReadExt, AsyncWrite, AsyncWriteExt, BufReader, BufWriter};

use crate::db::{Db, Row, Tx, Value};
use crate::private_file::with_suffix;
use crate::schema::{VERSION, house_value, store_house_value};
use crate::{Json, Result, Secret, Store, StoreError, open, private_file, schema};

/// What the first line of an export says.
const TITLE: &str = "sandtable export 1";

/// What a column holds.
#[derive(Clone, Copy)]
enum Kind {
    Int,
    Text,
}
use Kind::{Int, Text};

/// A table of the database, and how its rows are read and written.
struct TableSpec {
    name: &'static str,
    columns: &'static [(&'static str, Kind)],
    select: &'static str,
    /// Deletes what belongs to table `$1`.
    delete: &'static str,
}

macro_rules! table_spec {
    ($name:literal, $first:ident $first_kind:ident $(, $column:ident $kind:ident)*) => {
        TableSpec {
            name: $name,
            columns: &[(stringify!($first), $first_kind) $(, (stringify!($column), $kind))*],
            select: concat!("SELECT ", stringify!($first) $(, ", ", stringify!($column))*, " FROM ", $name),
            delete: concat!("DELETE FROM ", $name, " WHERE table_id = $1"),
        }
    };
}

/// All of them but `house`, of which only the secret travels; those that others refer to come first.
const TABLES: &[TableSpec] = &[
    table_spec!("guests", id Text, name Text, lang Text, seen Int),
    table_spec!(
        "tables",
        id Text, game Text, rules Int, options Text, state Text, dice_key Text, host Text, is_public Int, rematch_of Text,
        created Int, touched Int, version Int, seq Int, said Int, ply Int, turn Int, is_over Int, ending Text, plea Text,
        absence Int, stand_in Text, lesson Int, settings Text
    ),
    table_spec!(
        "seats",
        table_id Text, seat Int, holder Text, guest Text, token Text, links Int, stand_in Text, wishes Text
    ),
    table_spec!(
        "seat_events",
        table_id Text, seq Int, ply Int, at Int, seat Int, kind Text, guest Text, name Text, by_guest Text, by_name Text, bot Text
    ),
    table_spec!("steps", table_id Text, seq Int, line Text, guest Text, move_id Text, at Int),
    table_spec!("chat", table_id Text, seq Int, guest Text, name Text, text Text, at Int),
    table_spec!("notes", table_id Text, guest Text, text Text),
    table_spec!("deleted_tables", table_id Text, guest Text, game Text, host_name Text, at Int),
    table_spec!("armies", guest Text, game Text, name Text, army Text, touched Int),
    table_spec!("reviews", table_id Text, done Int, total Int, is_finished Int, review Text, at Int),
    table_spec!("solved_puzzles", guest Text, game Text, puzzle Text, at Int, tries Int),
];

/// Statements that delete what belongs to a table; what refers to others comes first.
pub(crate) fn deletions_of_parts() -> impl Iterator<Item = &'static str> {
    let is_part = |table: &&TableSpec| table.columns[0].0 == "table_id" && table.name != "deleted_tables";
    TABLES.iter().rev().filter(is_part).map(|table| table.delete)
}

impl Store {
    /// Writes everything as JSON lines; how many rows. The keys of the dice are among them, and the server's secret, unless it is
    /// in a file.
    pub async fn export(&self, out: &mut (impl AsyncWrite + Unpin + Send)) -> Result<u64> {
        export(&self.db, out).await
    }

    /// Reads an export into this store, all or nothing; how many rows. The store must not hold any table or guest.
    pub async fn restore(&self, lines: impl AsyncBufRead + Unpin + Send) -> Result<u64> {
        let mut lines = lines.lines();
        let title = lines.next_line().await.map_err(|error| unreadable(1, &error))?.unwrap_or_default();
        check_header(&title)?;
        let mut tx = self.db.begin().await?;
        refuse_full(&mut tx).await?;
        let mut rows = 0;
        while let Some(line) = lines.next_line().await.map_err(|error| unreadable(rows + 2, &error))? {
            let line = parse(&line).map_err(|why| wrong_line(rows + 2, &why))?;
            if line.get("end").is_some() {
                complete(&line, rows)?;
                tx.commit().await?;
                return Ok(rows);
            }
            put(&mut tx, &line).await.map_err(|error| wrong_line(rows + 2, &error.to_string()))?;
            rows += 1;
        }
        Err(StoreError::Other(format!(
            "the export is cut short after line {}: its last line should say `end`",
            rows + 1
        )))
    }

    /// Copies everything into a new file while the store is in use: SQLite gives a database, PostgreSQL an export.
    pub async fn backup(&self, path: &Path) -> Result<()> {
        if path.exists() {
            return Err(StoreError::Taken(format!("`{}`; a backup makes a new file", path.display())));
        }
        let part = with_suffix(path, ".part"); // until it is complete
        let _ = tokio::fs::remove_file(&part).await; // of a backup that was cut short
        let file = private_file::create(&part).map_err(|error| StoreError::file(&part, &error))?;
        match &self.db {
            Db::Sqlite { reader, .. } => {
                let part = part
                    .to_str()
                    .ok_or_else(|| StoreError::Other(format!("`{}` is not UTF-8", path.display())))?;
                sqlx::query("VACUUM INTO $1").bind(part).execute(reader).await?;
            }
            Db::Postgres(_) => {
                let mut file = BufWriter::new(tokio::fs::File::from_std(file));
                self.export(&mut file).await?;
            }
        }
        finish_file(&part, path).await.map_err(|error| StoreError::file(path, &error))
    }

    /// Reads a backup of either engine, or an export, into this empty store; how many rows.
    pub async fn restore_file(&self, path: &Path) -> Result<u64> {
        let explain = |error: std::io::Error| StoreError::file(path, &error);
        let file = tokio::fs::File::open(path).await.map_err(explain)?;
        let mut file = BufReader::new(file);
        if !file.fill_buf().await.map_err(explain)?.starts_with(b"SQLite format 3\0") {
            return self.restore(file).await;
        }
        let backup = open::open_read_only(path).await?;
        if schema::is_current(&mut backup.snapshot().await?).await? {
            return self.restore_database(backup).await;
        }
        backup.close().await;
        let copy = UpdatedCopy::new(path).await?;
        self.restore_database(copy.open().await?).await
    }

    async fn restore_database(&self, backup: Db) -> Result<u64> {
        let (mut out, lines) = tokio::io::duplex(64 * 1024);
        let writing = async move { export(&backup, &mut out).await.map(|_| backup) };
        let reading = async {
            let mut lines = BufReader::new(lines);
            let rows = self.restore(&mut lines).await;
            let _ = tokio::io::copy_buf(&mut lines, &mut tokio::io::sink()).await; // so that the writer does not fail too
            rows
        };
        let (written, rows) = tokio::join!(writing, reading);
        written?.close().await;
        rows
    }
}

/// A copy of a backup that an older version made, removed when dropped.
struct UpdatedCopy(PathBuf);

impl UpdatedCopy {
    async fn new(backup: &Path) -> Result<UpdatedCopy> {
        let name = format!("sandtable-restore-{}", Secret::fresh()?.to_hex());
        let copy = UpdatedCopy(std::env::temp_dir().join(name));
        let explain = |error: std::io::Error| StoreError::file(&copy.0, &error);
        private_file::create(&copy.0).map_err(explain)?;
        tokio::fs::copy(backup, &copy.0).await.map_err(explain)?;
        Ok(copy)
    }

    /// Brings it up to date.
    async fn open(&self) -> Result<Db> {
        open::open(&format!("sqlite:{}", self.0.display())).await
    }
}

impl Drop for UpdatedCopy {
    fn drop(&mut self) {
        for suffix in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(with_suffix(&self.0, suffix));
        }
    }
}

async fn export(db: &Db, out: &mut (impl AsyncWrite + Unpin + Send)) -> Result<u64> {
    let mut tx = db.snapshot().await?;
    let mut rows = 0;
    write(out, &header(VERSION)).await?;
    if let Some(secret) = house_value(&mut tx, "secret").await? {
        write(out, &serde_json::json!({ "secret": secret }).to_string()).await?;
        rows += 1;
    }
    for table in TABLES {
        let mut stored = tx.stream(table.select);
        while let Some(row) = stored.try_next().await? {
            write(out, &row_line(table, &row)?).await?;
            rows += 1;
        }
    }
    write(out, &serde_json::json!({ "end": rows }).to_string()).await?;
    out.flush().await.map_err(|error| unwritable(&error))?;
    tx.commit().await?;
    Ok(rows)
}

/// Says what it is, and of which version its rows are.
fn header(schema: usize) -> String {
    serde_json::json!({ "title": TITLE, "schema": schema }).to_string()
}

/// An export without a version is of the first.
fn check_header(line: &str) -> Result<()> {
    let wrong = || StoreError::Other(format!("`{}` should be `{}`", shortened(line), header(VERSION)));
    let found = parse(line).map_err(|_| wrong())?;
    let schema = found.get("schema").map_or(Some(1), Json::as_u64);
    let is_known = schema.is_some_and(|schema| schema <= VERSION as u64);
    if found.get("title").and_then(Json::as_str) == Some(TITLE) && is_known { Ok(()) } else { Err(wrong()) }
}

fn row_line(table: &TableSpec, row: &Row) -> Result<String> {
    let mut fields = Map::new();
    for &(column, kind) in table.columns {
        let value = match kind {
            Int => Json::from(row.maybe_int(column)?),
            Text => Json::from(row.maybe_text(column)?),
        };
        fields.insert(column.to_owned(), value);
    }
    Ok(serde_json::json!({ table.name: fields }).to_string())
}

async fn write(out: &mut (impl AsyncWrite + Unpin + Send), line: &str) -> Result<()> {
    let written = async {
        out.write_all(line.as_bytes()).await?;
        out.write_all(b"\n").await
    };
    written.await.map_err(|error| unwritable(&error))
}

async fn refuse_full(tx: &mut Tx) -> Result<()> {
    let sql = "SELECT (SELECT COUNT(*) FROM tables) AS tables, (SELECT COUNT(*) FROM guests) AS guests";
    let Some(row) = tx.row(sql, vec![]).await? else { return Ok(()) };
    let (tables, guests) = (row.count("tables")?, row.count("guests")?);
    if tables + guests > 0 {
        let full = format!("{tables} tables and {guests} guests; restore into an empty store");
        return Err(StoreError::Taken(full));
    }
    Ok(())
}

fn parse(line: &str) -> std::result::Result<Map<String, Json>, String> {
    serde_json::from_str(line)
        .map_err(|error| format!("`{}` should be a JSON object: {error}", shortened(line)))
}

async fn put(tx: &mut Tx, line: &Map<String, Json>) -> Result<()> {
    let Some((name, row)) = line.iter().next() else {
        return Err(StoreError::Other("`{}` should name what it holds".to_owned()));
    };
    if name == "secret" {
        let secret = row.as_str().ok_or_else(|| StoreError::Other("the secret should be text".to_owned()))?;
        return store_house_value(tx, "secret", secret).await;
    }
    let table = TABLES.iter().find(|table| table.name == name);
    let table = table.ok_or_else(|| StoreError::Other(format!("`{name}` should be one of {}", names())))?;
    let present: Vec<_> = table.columns.iter().filter(|(column, _)| row.get(column).is_some()).collect();
    let cells = present.iter().map(|(column, kind)| cell(row, column, *kind)).collect::<Result<_>>()?;
    tx.insert(table.name, present.iter().map(|(column, _)| *column), cells).await
}

fn cell(row: &Json, column: &str, kind: Kind) -> Result<Value> {
    match (kind, row.get(column)) {
        (Int, None | Some(Json::Null)) => Ok(Value::Int(None)),
        (Text, None | Some(Json::Null)) => Ok(Value::Text(None)),
        (Int, Some(Json::Number(number))) if number.is_i64() => Ok(Value::Int(number.as_i64())),
        (Text, Some(Json::String(text))) => Ok(Value::from(text)),
        (Int, Some(other)) => {
            Err(StoreError::Other(format!("`{column}` is `{other}` but should be a whole number")))
        }
        (Text, Some(other)) => Err(StoreError::Other(format!("`{column}` is `{other}` but should be text"))),
    }
}

fn complete(line: &Map<String, Json>, rows: u64) -> Result<()> {
    match line.get("end") {
        Some(said) if said.as_u64() != Some(rows) => {
            Err(StoreError::Other(format!("the export has {rows} rows but its last line says `{said}`")))
        }
        _ => Ok(()),
    }
}

fn names() -> String {
    TABLES.iter().map(|table| format!("`{}`", table.name)).collect::<Vec<_>>().join(", ")
}

fn shortened(line: &str) -> String {
    line.chars().take(60).collect()
}

fn unreadable(line: u64, error: &std::io::Error) -> StoreError {
    StoreError::Other(format!("cannot read line {line} of the export: {error}"))
}

fn unwritable(error: &std::io::Error) -> StoreError {
    StoreError::Other(format!("cannot write the export: {error}"))
}

fn wrong_line(line: u64, why: &str) -> StoreError {
    StoreError::Other(format!("line {line} of the export: {why}"))
}

/// Makes sure the file is on the disk, then gives it its name.
async fn finish_file(part: &Path, path: &Path) -> std::io::Result<()> {
    tokio::fs::File::open(part).await?.sync_all().await?;
    tokio::fs::rename(part, path).await
}
