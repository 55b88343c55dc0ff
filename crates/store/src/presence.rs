//! Who has a page of a table open at which node, and when the guests of its seats last had one. Nodes that share a store ask each other through it; a row expires unless
//! its node confirms it, so a node that dies takes its pages with it. The times are the nodes'
//! own: their clocks may differ by less than [`PRESENCE_EXPIRES`].

use std::time::Duration;

use crate::db::values;
use crate::{GuestId, Result, Store, now};

/// How long a row counts after its node last confirmed it.
pub const PRESENCE_EXPIRES: Duration = Duration::from_mins(1);

impl Store {
    /// A guest has a page of the table open at this node; the other nodes are notified. True if it was written down: in a
    /// file, where there are no other nodes, only of those who have a seat.
    pub async fn arrive(&self, table: &str, guest: &str, node: &str) -> Result<bool> {
        if !self.is_worth_noting(table, guest).await? {
            return Ok(false);
        }
        let mut tx = self.db.begin().await?;
        let sql = "INSERT INTO presence (table_id, guest, node, seen) VALUES ($1, $2, $3, $4)
            ON CONFLICT (table_id, guest, node) DO UPDATE SET seen = excluded.seen";
        tx.run(sql, values![table, guest, node, now()]).await?;
        tx.notify_presence(table).await?;
        tx.commit().await?;
        Ok(true)
    }

    /// A guest has no page of the table open at this node any more; the other nodes are notified. Of whoever has a seat
    /// it is remembered when that was.
    pub async fn leave(&self, table: &str, guest: &str, node: &str) -> Result<()> {
        if !self.is_worth_noting(table, guest).await? {
            return Ok(());
        }
        let mut tx = self.db.begin().await?;
        let sql = "DELETE FROM presence WHERE table_id = $1 AND guest = $2 AND node = $3";
        tx.run(sql, values![table, guest, node]).await?;
        let sql = "INSERT INTO visits (table_id, guest, seen)
            SELECT $1, $2, $3 WHERE EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND guest = $2)
            ON CONFLICT (table_id, guest) DO UPDATE SET seen = excluded.seen";
        tx.run(sql, values![table, guest, now()]).await?;
        tx.notify_presence(table).await?;
        tx.commit().await
    }

    async fn is_worth_noting(&self, table: &str, guest: &str) -> Result<bool> {
        let sql = "SELECT seat FROM seats WHERE table_id = $1 AND guest = $2";
        Ok(self.is_shared() || self.db.row(sql, values![table, guest]).await?.is_some())
    }

    /// The node is alive, and so are its pages: how many are known. What dead nodes left behind is deleted; when the guests
    /// who have a seat were last there is remembered.
    pub async fn confirm_presence(&self, node: &str) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "INSERT INTO visits (table_id, guest, seen)
            SELECT p.table_id, p.guest, MAX(p.seen) FROM presence p
            JOIN seats s ON s.table_id = p.table_id AND s.guest = p.guest
            WHERE p.seen < $1 AND p.node <> $2 GROUP BY p.table_id, p.guest ORDER BY p.table_id, p.guest
            ON CONFLICT (table_id, guest) DO UPDATE SET seen = excluded.seen WHERE visits.seen < excluded.seen";
        tx.run(sql, values![oldest(), node]).await?;
        tx.run("DELETE FROM presence WHERE seen < $1 AND node <> $2", values![oldest(), node]).await?;
        let pages = tx.run("UPDATE presence SET seen = $1 WHERE node = $2", values![now(), node]).await?;
        tx.commit().await?;
        Ok(pages)
    }

    /// When guests last had a page of the table open, at any node, in milliseconds since 1970.
    pub async fn last_seen(&self, table: &str) -> Result<Vec<(GuestId, u64)>> {
        let sql = "SELECT guest, MAX(seen) AS seen FROM (
            SELECT guest, seen FROM visits WHERE table_id = $1
            UNION ALL SELECT guest, seen FROM presence WHERE table_id = $1) AS seen_at GROUP BY guest";
        let rows = self.db.rows(sql, values![table]).await?;
        rows.iter().map(|row| Ok((row.text("guest")?, row.count("seen")?))).collect()
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
