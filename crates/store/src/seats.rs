//! Who sits where. A change says who is expected there, not which version: chat in between is no conflict, and of two
//! that want one open seat exactly one gets it.

use crate::db::values;
use crate::seat_events::insert_events;
use crate::{Result, SeatEvent, SeatOwner, Store, StoreError, TableId, TokenHash, now};

impl Store {
    /// Gives a seat to somebody else, if it still has the owner the caller thinks, with another secret link where one
    /// is given: the old one is worth nothing any more. What is told of it is written down with it. The table's new
    /// version.
    pub async fn set_owner(
        &self,
        id: &str,
        seat: u8,
        expected: &SeatOwner,
        owner: &SeatOwner,
        link: Option<&TokenHash>,
        events: &[SeatEvent],
    ) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $2 WHERE id = $1 RETURNING version";
        let row = tx.row(sql, values![id, now()]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        // Which bot stands in and what is answered unasked are the choice of one guest, and not of the next.
        let sql = "UPDATE seats SET holder = $3, guest = $4, links = links + $6, token = COALESCE($7, token),
            stand_in = CASE WHEN guest = $4 THEN stand_in END, wishes = CASE WHEN guest = $4 THEN wishes END
            WHERE table_id = $1 AND seat = $2 AND holder = $5";
        let (text, expected) = (owner.to_string(), expected.to_string());
        let (more, link) = (u8::from(link.is_some()), link.map(|hash| hash.0.as_str()));
        if tx.run(sql, values![id, seat, text, owner.guest(), expected, more, link]).await? == 0 {
            drop(tx);
            return Err(self.seat_refusal(id, seat).await?);
        }
        insert_events(&mut tx, id, events).await?;
        self.finish(tx, id, &row).await
    }

    /// The guest of a seat says which bot is to stand in for them, or leaves it to the table. The table's new version.
    pub async fn set_stand_in(&self, id: &str, seat: u8, guest: &str, bot: Option<&str>) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $2 WHERE id = $1 RETURNING version";
        let row = tx.row(sql, values![id, now()]).await?;
        let Some(row) = row else { return Err(self.refusal(tx, id).await) };
        let sql = "UPDATE seats SET stand_in = $4 WHERE table_id = $1 AND seat = $2 AND guest = $3";
        if tx.run(sql, values![id, seat, guest, bot]).await? == 0 {
            drop(tx);
            return Err(self.seat_refusal(id, seat).await?);
        }
        self.finish(tx, id, &row).await
    }

    /// Keeps what the guest of a seat wants to be answered unasked. As with notes, the table gets no new version: others must
    /// not even learn that something was wished.
    pub async fn put_wishes(&self, id: &str, seat: u8, guest: &str, wishes: Option<&str>) -> Result<()> {
        let sql = "UPDATE seats SET wishes = $4 WHERE table_id = $1 AND seat = $2 AND guest = $3";
        let mut tx = self.db.begin().await?;
        if tx.run(sql, values![id, seat, guest, wishes]).await? == 0 {
            drop(tx);
            return Err(self.seat_refusal(id, seat).await?);
        }
        tx.commit().await
    }

    /// What the guest of a seat wants to be answered unasked.
    pub async fn wishes(&self, id: &str, seat: u8) -> Result<Option<String>> {
        let sql = "SELECT wishes FROM seats WHERE table_id = $1 AND seat = $2";
        let row = self.db.row(sql, values![id, seat]).await?;
        row.map_or(Ok(None), |row| row.maybe_text("wishes"))
    }

    /// The table and seat a secret link leads to.
    pub async fn seat_by_token(&self, token: &TokenHash) -> Result<Option<(TableId, u8)>> {
        let row = self.db.row("SELECT table_id, seat FROM seats WHERE token = $1", values![&token.0]).await?;
        row.map(|row| Ok((row.text("table_id")?, row.int("seat")? as u8))).transpose()
    }

    async fn seat_refusal(&self, id: &str, seat: u8) -> Result<StoreError> {
        let table = self.table(id).await?;
        Ok(match table.seats.get(usize::from(seat)) {
            Some(_) => StoreError::Conflict { seq: table.seq, version: table.version },
            None => no_seat(id, seat),
        })
    }
}

fn no_seat(id: &str, seat: u8) -> StoreError {
    StoreError::NotFound(format!("seat `{seat}` at table `{id}`"))
}
