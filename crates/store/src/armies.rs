//! Armies that guests have put together and kept for their games. Each belongs to one guest alone.

use crate::db::values;
use crate::{Result, Store, StoredArmy, now};

impl Store {
    /// A guest's armies for a game, the latest first.
    pub async fn armies(&self, guest: &str, game: &str) -> Result<Vec<StoredArmy>> {
        let sql = "SELECT name, army FROM armies WHERE guest = $1 AND game = $2 ORDER BY touched DESC, name";
        let rows = self.db.rows(sql, values![guest, game]).await?;
        rows.iter().map(|row| Ok(StoredArmy { name: row.text("name")?, text: row.text("army")? })).collect()
    }

    /// Stores an army in place of one of the same name; false if the guest has `most` of them already.
    pub async fn put_army(&self, guest: &str, game: &str, army: &StoredArmy, most: u32) -> Result<bool> {
        let mut tx = self.db.begin().await?;
        let sql = "SELECT name FROM armies WHERE guest = $1 AND game = $2 AND name <> $3";
        if tx.rows(sql, values![guest, game, &army.name]).await?.len() >= most as usize {
            return Ok(false);
        }
        let sql = "INSERT INTO armies (guest, game, name, army, touched) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (guest, game, name) DO UPDATE SET army = excluded.army, touched = excluded.touched";
        tx.run(sql, values![guest, game, &army.name, &army.text, now()]).await?;
        tx.commit().await.map(|()| true)
    }

    /// Stores an army under another name; false if there is no such army, or the new name is taken.
    pub async fn rename_army(&self, guest: &str, game: &str, name: &str, army: &StoredArmy) -> Result<bool> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE armies SET name = $4, army = $5, touched = $6 WHERE guest = $1 AND game = $2 AND name = $3
            AND NOT EXISTS (SELECT 1 FROM armies o WHERE o.guest = $1 AND o.game = $2 AND o.name = $4)";
        let changed = tx.run(sql, values![guest, game, name, &army.name, &army.text, now()]).await?;
        tx.commit().await.map(|()| changed > 0)
    }

    /// Deletes an army; it may be gone already.
    pub async fn delete_army(&self, guest: &str, game: &str, name: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let sql = "DELETE FROM armies WHERE guest = $1 AND game = $2 AND name = $3";
        tx.run(sql, values![guest, game, name]).await?;
        tx.commit().await
    }
}
