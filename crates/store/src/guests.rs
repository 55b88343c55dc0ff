//! Guests.

use crate::db::values;
use crate::{Guest, Result, Store, now};

impl Store {
    /// Stores a guest, new or changed.
    pub async fn put_guest(&self, guest: &Guest) -> Result<()> {
        let sql = "INSERT INTO guests (id, name, lang, seen) VALUES ($1, $2, $3, $4)
            ON CONFLICT (id) DO UPDATE SET name = excluded.name, lang = excluded.lang, seen = excluded.seen";
        let mut tx = self.db.begin().await?;
        tx.run(sql, values![&guest.id, &guest.name, &guest.lang, now()]).await?;
        tx.commit().await
    }

    /// The guest with this id.
    pub async fn guest(&self, id: &str) -> Result<Option<Guest>> {
        let row = self.db.row("SELECT id, name, lang FROM guests WHERE id = $1", values![id]).await?;
        row.map(|row| Ok(Guest { id: row.text("id")?, name: row.text("name")?, lang: row.text("lang")? }))
            .transpose()
    }
}
