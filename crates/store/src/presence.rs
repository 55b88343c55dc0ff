//! Who has a page of a table open at which node. Nodes that share a store ask each other through it; a row expires unless
//! its node confirms it, so a node that dies takes its pages with it. The times are the nodes'
//! own: their clocks may differ by less than [`PRESENCE_EXPIRES`].

use std::time::Duration;

use crate::db::values;
use crate::{GuestId, Result, Store, now};

/// How long a row counts after its node last confirmed it.
pub const PRESENCE_EXPIRES: Duration = Duration::from_mins(1);

impl Store {
    /// A guest has a page of the table open at this node; the other nodes are notified.
    pub async fn arrive(&self, table: &str, guest: &str, node: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let sql = "INSERT INTO presence (table_id, guest, node, seen) VALUES ($1, $2, $3, $4)
            ON CONFLICT (table_id, guest, node) DO UPDATE SET seen = excluded.seen";
        tx.run(sql, values![table, guest, node, now()]).await?;
        tx.notify_presence(table).await?;
        tx.commit().await
    }

    /// A guest has no page of the table open at this node any more; the other nodes are notified.
    pub async fn leave(&self, table: &str, guest: &str, node: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let sql = "DELETE FROM presence WHERE table_id = $1 AND guest = $2 AND node = $3";
        tx.run(sql, values![table, guest, node]).await?;
        tx.notify_presence(table).await?;
        tx.commit().await
    }

    /// The node is alive, and so are its pages: how many are known. What dead nodes left behind is deleted.
    pub async fn confirm_presence(&self, node: &str) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        tx.run("DELETE FROM presence WHERE seen < $1 AND node <> $2", values![oldest(), node]).await?;
        let pages = tx.run("UPDATE presence SET seen = $1 WHERE node = $2", values![now(), node]).await?;
        tx.commit().await?;
        Ok(pages)
    }

    /// The guests who have a page of the table open at another node.
    pub async fn guests_elsewhere(&self, table: &str, node: &str) -> Result<Vec<GuestId>> {
        let sql = "SELECT DISTINCT guest FROM presence WHERE table_id = $1 AND node <> $2 AND seen >= $3";
        let rows = self.db.rows(sql, values![table, node, oldest()]).await?;
        rows.iter().map(|row| row.text("guest")).collect()
    }
}

fn oldest() -> u64 {
    now().saturating_sub(PRESENCE_EXPIRES.as_millis() as u64)
}
