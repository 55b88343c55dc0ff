//! Reviews of games that are over: one for each table, which goes with it. A review is made bit by bit; what there is of it is stored, so that
//! a restart goes on, and so that nodes that share a store do not make it twice.

use crate::db::{Row, values};
use crate::{Result, Store, StoreError, StoredReview, TableId, now};

impl Store {
    /// The review of a table, as far as it is made.
    pub async fn review(&self, table: &str) -> Result<Option<StoredReview>> {
        let sql = "SELECT done, total, is_finished, review, at FROM reviews WHERE table_id = $1";
        self.db.row(sql, values![table]).await?.as_ref().map(read).transpose()
    }

    /// Takes over the making of a review: a new one, or one that nobody has gone on with since this time. False if there is no need, because it is
    /// finished or somebody else makes it.
    pub async fn begin_review(&self, table: &str, total: u64, abandoned_before: u64) -> Result<bool> {
        let mut tx = self.db.begin().await?;
        if tx.row("SELECT id FROM tables WHERE id = $1", values![table]).await?.is_none() {
            return Err(StoreError::NotFound(format!("table `{table}`")));
        }
        let sql = "INSERT INTO reviews (table_id, done, total, is_finished, review, at) VALUES ($1, 0, $2, 0, '', $3)
            ON CONFLICT (table_id) DO UPDATE SET at = excluded.at WHERE reviews.is_finished = 0 AND reviews.at < $4";
        let begun = tx.run(sql, values![table, total, now(), abandoned_before]).await? > 0;
        tx.commit().await.map(|()| begun)
    }

    /// Stores what there is of a review that was begun, and confirms that somebody makes it; false if it is gone, as its table is, or was
    /// finished before.
    pub async fn put_review(&self, table: &str, review: &StoredReview) -> Result<bool> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE reviews SET done = $2, total = $3, is_finished = $4, review = $5, at = $6
            WHERE table_id = $1 AND is_finished = 0";
        let row = values![table, review.done, review.total, review.finished, &review.text, now()];
        let stored = tx.run(sql, row).await? > 0;
        tx.commit().await.map(|()| stored)
    }

    /// Tables whose review was begun and that nobody has gone on with since this time, the longest forgotten first.
    pub async fn abandoned_reviews(&self, before: u64, limit: u32) -> Result<Vec<TableId>> {
        let sql =
            "SELECT table_id FROM reviews WHERE is_finished = 0 AND at < $1 ORDER BY at, table_id LIMIT $2";
        let rows = self.db.rows(sql, values![before, i64::from(limit)]).await?;
        rows.iter().map(|row| row.text("table_id")).collect()
    }

    /// Forgets the review of a table, so that it can be made again; there may be none.
    pub async fn delete_review(&self, table: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        tx.run("DELETE FROM reviews WHERE table_id = $1", values![table]).await?;
        tx.commit().await
    }
}

fn read(row: &Row) -> Result<StoredReview> {
    Ok(StoredReview {
        done: row.count("done")?,
        total: row.count("total")?,
        finished: row.flag("is_finished")?,
        text: row.text("review")?,
        at: row.count("at")?,
    })
}
