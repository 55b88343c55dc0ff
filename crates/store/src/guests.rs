//! Guests, and the secret that signs their cookies.

use crate::db::values;
use crate::{Guest, Result, Secret, Store, StoreError, now};

impl Store {
    /// The secret of the server, made when the store was first opened. All nodes share it.
    pub async fn secret(&self) -> Result<Secret> {
        let row = self.db.row("SELECT value FROM house WHERE name = 'secret'", vec![]).await?;
        let row = row.ok_or_else(|| StoreError::Damaged("the secret of the server is gone".to_owned()))?;
        Secret::read(&row.text("value")?)
    }

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
