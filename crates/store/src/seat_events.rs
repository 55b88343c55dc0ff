//! What happened to the seats of a table, in order: told in its log, and remembered because it says who may have seen which
//! hand.

use crate::db::{Row, Tx, values};
use crate::{Result, SeatEvent, Store, now};

impl Store {
    /// Writes down what happened; the table's new version.
    pub async fn add_seat_events(&self, id: &str, events: &[SeatEvent]) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $2 WHERE id = $1 RETURNING version";
        let row = tx.row(sql, values![id, now()]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        insert_events(&mut tx, id, events).await?;
        self.finish(tx, id, &row).await
    }

    /// What happened to the seats of a table after this number; after 0, all.
    pub async fn seat_events(&self, id: &str, after: u64) -> Result<Vec<SeatEvent>> {
        let sql = "SELECT seq, ply, seat, kind, guest, name, by_guest, by_name, bot FROM seat_events
            WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.db.rows(sql, values![id, after]).await?.iter().map(read_event).collect()
    }
}

/// The caller has changed the table in the same transaction, so nobody else numbers events of it now.
pub(crate) async fn insert_events(tx: &mut Tx, id: &str, events: &[SeatEvent]) -> Result<()> {
    let sql =
        "INSERT INTO seat_events (table_id, seq, ply, at, seat, kind, guest, name, by_guest, by_name, bot)
        SELECT $1, COALESCE(MAX(seq), 0) + 1, $2, $3, $4, $5, $6, $7, $8, $9, $10 FROM seat_events WHERE table_id = $1";
    for event in events {
        let row = values![
            id,
            event.ply,
            now(),
            event.seat,
            event.kind.word(),
            event.guest.as_deref(),
            event.name.as_deref(),
            event.by.as_deref(),
            event.by_name.as_deref(),
            event.bot.as_deref(),
        ];
        tx.run(sql, row).await?;
    }
    Ok(())
}

fn read_event(row: &Row) -> Result<SeatEvent> {
    Ok(SeatEvent {
        seq: row.count("seq")?,
        ply: row.count("ply")?,
        seat: row.int("seat")? as u8,
        kind: row.text("kind")?.parse()?,
        guest: row.maybe_text("guest")?,
        name: row.maybe_text("name")?,
        by: row.maybe_text("by_guest")?,
        by_name: row.maybe_text("by_name")?,
        bot: row.maybe_text("bot")?,
    })
}
