//! Tables that go away: their host deletes them, or nobody needs them any more. Those who sat at a deleted table can be told.

use std::time::Duration;

use crate::archive::deletions_of_parts;
use crate::db::{Row, Tx, Value, values};
use crate::{DeletedTable, Result, Store, StoreError, TableId, now};

/// How long those who sat at a deleted table can be told.
const REMEMBERED: Duration = Duration::from_hours(90 * 24);

impl Store {
    /// Deletes a table for its host; everybody else who sat there is written down, to be told.
    pub async fn delete(&self, id: &str, host: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let forgotten = now().saturating_sub(REMEMBERED.as_millis() as u64);
        tx.run("DELETE FROM deleted_tables WHERE at < $1", values![forgotten]).await?;
        let sql = "INSERT INTO deleted_tables (table_id, guest, game, host_name, at)
            SELECT DISTINCT t.id, s.guest, t.game, COALESCE(g.name, ''), CAST($3 AS BIGINT)
            FROM tables t JOIN seats s ON s.table_id = t.id LEFT JOIN guests g ON g.id = t.host
            WHERE t.id = $1 AND t.host = $2 AND s.guest IS NOT NULL AND s.guest <> t.host";
        tx.run(sql, values![id, host, now()]).await?;
        let sql = "DELETE FROM tables WHERE id = $1 AND host = $2 RETURNING version";
        if !remove(&mut tx, id, sql, values![host]).await? {
            return Err(StoreError::NotFound(format!("table `{id}`")));
        }
        tx.commit().await
    }

    /// Deletes up to `limit` tables that were last touched before this time and at which no person ever moved, or that are puzzles
    /// nobody played on from; their ids.
    pub async fn expire(&self, before: u64, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t WHERE t.touched < $1
            AND (t.lesson = 1 AND t.settings LIKE '%\"puzzle\":%' OR t.is_over = 0
                AND NOT EXISTS (SELECT 1 FROM steps s WHERE s.table_id = t.id AND s.guest IS NOT NULL))
            ORDER BY t.touched LIMIT $2";
        let rows = self.db.rows(sql, values![before, i64::from(limit)]).await?;
        let mut expired = Vec::new();
        for id in rows.iter().filter_map(|row| row.text("id").ok()) {
            let mut tx = self.db.begin().await?;
            let sql = "DELETE FROM tables WHERE id = $1 AND touched < $2 RETURNING version";
            // Somebody may have come in between.
            if remove(&mut tx, &id, sql, values![before]).await? {
                tx.commit().await?;
                expired.push(id);
            }
        }
        Ok(expired)
    }

    /// The tables that were deleted under this guest, the latest first.
    pub async fn deleted_tables(&self, guest: &str) -> Result<Vec<DeletedTable>> {
        let sql = "SELECT table_id, game, host_name FROM deleted_tables WHERE guest = $1 ORDER BY at DESC, table_id";
        self.db.rows(sql, values![guest]).await?.iter().map(read).collect()
    }

    /// Was the table deleted by its host?
    pub async fn is_deleted(&self, id: &str) -> Result<bool> {
        let row = self.db.row("SELECT guest FROM deleted_tables WHERE table_id = $1", values![id]).await?;
        Ok(row.is_some())
    }

    /// The guest knows.
    pub async fn forget_deleted_tables(&self, guest: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        tx.run("DELETE FROM deleted_tables WHERE guest = $1", values![guest]).await?;
        tx.commit().await
    }
}

/// Deletes all of a table, with this statement for the table itself; false if it found none, and then nothing is to be kept.
async fn remove(tx: &mut Tx, id: &str, last: &'static str, more: Vec<Value>) -> Result<bool> {
    for deletion in deletions_of_parts().chain(["DELETE FROM presence WHERE table_id = $1"]) {
        tx.run(deletion, values![id]).await?;
    }
    tx.run("UPDATE tables SET rematch_of = NULL WHERE rematch_of = $1", values![id]).await?;
    let values = values![id].into_iter().chain(more).collect();
    let Some(row) = tx.row(last, values).await? else { return Ok(false) };
    // A damaged table may have no version; any other number does.
    tx.notify(id, row.count("version").unwrap_or_default() + 1).await?;
    Ok(true)
}

fn read(row: &Row) -> Result<DeletedTable> {
    Ok(DeletedTable { id: row.text("table_id")?, game: row.text("game")?, host_name: row.text("host_name")? })
}
