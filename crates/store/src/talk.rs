//! What people say around the game: chat, requests for an undo, and notes. A note is seen by its guest alone, so it does not make
//! the table a new version: others must not even learn that something was written.

use crate::db::{Row, values};
use crate::{ChatMessage, Result, Store, UndoRequest, now};

impl Store {
    /// Says something at a table; the number of the line and the table's new version.
    pub async fn add_chat(&self, id: &str, guest: &str, name: &str, text: &str) -> Result<(u64, u64)> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $2, said = said + 1 WHERE id = $1
            RETURNING version, said";
        let row = tx.row(sql, values![id, now()]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        let seq = row.count("said")?;
        let sql = "INSERT INTO chat (table_id, seq, guest, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)";
        tx.run(sql, values![id, seq, guest, name, text, now()]).await?;
        Ok((seq, self.finish(tx, id, &row).await?))
    }

    /// What was said at a table after this number; after 0, all.
    pub async fn chat(&self, id: &str, after: u64) -> Result<Vec<ChatMessage>> {
        let sql = "SELECT seq, guest, name, text, at FROM chat WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.db.rows(sql, values![id, after]).await?.iter().map(read_message).collect()
    }

    /// Asks for an undo, answers, or lets it go, if the request is still what the caller thinks. The table's new version.
    pub async fn put_undo_request(
        &self,
        id: &str,
        expected: Option<&UndoRequest>,
        request: Option<&UndoRequest>,
    ) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql =
            "UPDATE tables SET version = version + 1, touched = $2, plea = $4 WHERE id = $1 AND plea = $3
            RETURNING version";
        let row =
            tx.row(sql, values![id, now(), undo_request_text(expected), undo_request_text(request)]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        self.finish(tx, id, &row).await
    }

    /// Stores a guest's own notes about a table.
    pub async fn put_note(&self, id: &str, guest: &str, text: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let known = tx.row("SELECT id FROM tables WHERE id = $1", values![id]).await?;
        if known.is_none() {
            return Err(self.refusal(tx, id).await);
        }
        let sql = "INSERT INTO notes (table_id, guest, text) VALUES ($1, $2, $3)
            ON CONFLICT (table_id, guest) DO UPDATE SET text = excluded.text";
        tx.run(sql, values![id, guest, text]).await?;
        tx.commit().await
    }

    /// A guest's own notes about a table.
    pub async fn note(&self, id: &str, guest: &str) -> Result<Option<String>> {
        let sql = "SELECT text FROM notes WHERE table_id = $1 AND guest = $2";
        self.db.row(sql, values![id, guest]).await?.map(|row| row.text("text")).transpose()
    }
}

/// No request is the empty text, so that it can be compared.
fn undo_request_text(request: Option<&UndoRequest>) -> String {
    request.and_then(|request| serde_json::to_string(request).ok()).unwrap_or_default()
}

fn read_message(row: &Row) -> Result<ChatMessage> {
    Ok(ChatMessage {
        seq: row.count("seq")?,
        guest: row.text("guest")?,
        name: row.text("name")?,
        text: row.text("text")?,
        at: row.count("at")?,
    })
}
