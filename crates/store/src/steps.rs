//! Appending steps. The update of the table's own row comes first: whoever makes it holds the row until the commit, so
//! of two that append at one place exactly one finds the number of steps it expected.

use crate::db::{Db, Row, Tx, values};
use crate::{Appended, NewSteps, Result, StepRow, Store, StoreError, now};

/// The steps of table `$1` after number `$2`.
pub(crate) const STEPS: &str =
    "SELECT seq, line, guest, at FROM steps WHERE table_id = $1 AND seq > $2 ORDER BY seq";

impl Store {
    /// Appends steps, all or none, and drops any request for an undo. When it returns they are on the disk. A move made before is not
    /// made again; a table that has moved on is a conflict.
    pub async fn append(&self, id: &str, new: &NewSteps<'_>) -> Result<Appended> {
        if let Db::Sqlite { batch_writer, .. } = &self.db
            && let Some(version) = batch_writer.append(id, new).await?
        {
            return Ok(Appended { seq: new.at + new.lines.len() as u64, version, again: false });
        }
        match self.append_alone(id, new).await {
            Err(refusal @ (StoreError::Conflict { .. } | StoreError::Taken(_))) => {
                self.made_before(id, new.move_id).await?.ok_or(refusal)
            }
            answer => answer,
        }
    }

    async fn append_alone(&self, id: &str, new: &NewSteps<'_>) -> Result<Appended> {
        let mut tx = self.db.begin().await?;
        let seq = new.at + new.lines.len() as u64;
        let sql = "UPDATE tables SET version = version + 1, touched = $3, seq = $4, ply = $5, turn = $6, is_over = $7,
            plea = '' WHERE id = $1 AND seq = $2 AND is_over = 0 RETURNING version";
        let over = new.over;
        let row = tx.row(sql, values![id, new.at, now(), seq, new.ply, new.turn, over]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        insert_lines(&mut tx, id, new).await?;
        let version = self.finish(tx, id, &row).await?;
        Ok(Appended { seq, version, again: false })
    }

    async fn made_before(&self, id: &str, move_id: Option<&str>) -> Result<Option<Appended>> {
        let Some(move_id) = move_id else { return Ok(None) };
        let sql = "SELECT s.seq, t.version FROM steps s JOIN tables t ON t.id = s.table_id
            WHERE s.table_id = $1 AND s.move_id = $2";
        let row = self.db.row(sql, values![id, move_id]).await?;
        row.map(|row| Ok(Appended { seq: row.count("seq")?, version: row.count("version")?, again: true }))
            .transpose()
    }

    /// The number of steps after the move with this id, if it was made.
    pub async fn move_seq(&self, id: &str, move_id: &str) -> Result<Option<u64>> {
        Ok(self.made_before(id, Some(move_id)).await?.map(|made| made.seq))
    }

    /// The steps of a table after this number; after 0, all.
    pub async fn steps(&self, id: &str, after: u64) -> Result<Vec<StepRow>> {
        self.db.rows(STEPS, values![id, after]).await?.iter().map(step).collect()
    }

    /// Ends a game otherwise than by its rules: `resigned allies`.
    pub async fn end(&self, id: &str, at: u64, ending: &str) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $3, is_over = 1, turn = NULL, ending = $4, plea = ''
            WHERE id = $1 AND seq = $2 AND is_over = 0 RETURNING version";
        let row = tx.row(sql, values![id, at, now(), ending]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        self.finish(tx, id, &row).await
    }

    /// Commits a change whose `UPDATE ... RETURNING version` gave this row, and notifies the other nodes.
    pub(crate) async fn finish(&self, mut tx: Tx, id: &str, row: &Row) -> Result<u64> {
        let version = row.count("version")?;
        tx.notify(id, version).await?;
        tx.commit().await?;
        Ok(version)
    }

    /// Why a change found no table as it expected it.
    pub(crate) async fn refusal(&self, mut tx: Tx, id: &str) -> StoreError {
        let row = tx.row("SELECT seq, version FROM tables WHERE id = $1", values![id]).await;
        let conflict =
            |row: Row| Ok(StoreError::Conflict { seq: row.count("seq")?, version: row.count("version")? });
        match row.map(|row| row.map(conflict)) {
            Ok(Some(Ok(conflict))) => conflict,
            Ok(None) => StoreError::NotFound(format!("table `{id}`")),
            Ok(Some(Err(error))) | Err(error) => error,
        }
    }
}

/// The id of the move goes with its last line.
async fn insert_lines(tx: &mut Tx, id: &str, new: &NewSteps<'_>) -> Result<()> {
    let sql = "INSERT INTO steps (table_id, seq, line, guest, move_id, at) VALUES ($1, $2, $3, $4, $5, $6)";
    for (nth, line) in (1u64..).zip(new.lines) {
        let move_id = new.move_id.filter(|_| nth == new.lines.len() as u64);
        tx.run(sql, values![id, new.at + nth, line, new.by, move_id, now()]).await?;
    }
    Ok(())
}

pub(crate) fn step(row: &Row) -> Result<StepRow> {
    Ok(StepRow {
        seq: row.count("seq")?,
        line: row.text("line")?,
        by: row.maybe_text("guest")?,
        at: row.count("at")?,
    })
}
