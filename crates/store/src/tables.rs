//! Opening tables, finding them, listing them.

use crate::db::{Db, Row, Tx, Value, values};
use crate::{
    AbsenceTerms, Counts, Json, NewTable, Result, SeatOwner, SeatRow, Secret, StepRow, Store, StoreError,
    TableId, TableRow, TokenHash, UndoRequest, now, steps,
};

/// Rows of tables with their seats: a table is as many rows as it has seats.
macro_rules! tables {
    ($which:literal) => {
        concat!(
            "SELECT t.*, n.id AS rematch, s.holder, s.token, s.links,
            s.stand_in AS seat_stand_in, g.name AS guest_name
            FROM tables t JOIN seats s ON s.table_id = t.id
            LEFT JOIN guests g ON g.id = s.guest LEFT JOIN tables n ON n.rematch_of = t.id ",
            $which,
            " ORDER BY t.is_over, t.touched DESC, t.id, s.seat"
        )
    };
}

impl Store {
    /// Opens a table. Its first version is 1.
    pub async fn create(&self, table: &NewTable) -> Result<()> {
        let mut tx = self.db.begin().await?;
        insert_table(&mut tx, table).await?;
        for (seat, new) in (0u8..).zip(&table.seats) {
            let sql = "INSERT INTO seats (table_id, seat, holder, guest, token, links) VALUES ($1, $2, $3, $4, $5, 0)";
            let token = new.token.as_ref().map(|hash| hash.0.as_str());
            let owner = new.owner.to_string();
            tx.run(sql, values![&table.id, seat, owner, new.owner.guest(), token]).await?;
        }
        tx.notify(&table.id, 1).await?;
        tx.commit().await
    }

    /// The table with this id.
    pub async fn table(&self, id: &str) -> Result<TableRow> {
        let rows = self.db.rows(tables!("WHERE t.id = $1"), values![id]).await?;
        one(id, &rows)
    }

    /// The table with all its steps, as they were at one moment.
    pub async fn load(&self, id: &str) -> Result<(TableRow, Vec<StepRow>)> {
        let mut tx = self.db.snapshot().await?;
        let table = one(id, &tx.rows(tables!("WHERE t.id = $1"), values![id]).await?)?;
        let rows = tx.rows(steps::STEPS, values![id, 0u64]).await?;
        tx.commit().await?;
        Ok((table, rows.iter().map(steps::step).collect::<Result<_>>()?))
    }

    /// The tables a guest opened or sits at, games in progress first, then the latest.
    pub async fn tables_of(&self, guest: &str) -> Result<Vec<TableRow>> {
        let sql = tables!("WHERE t.host = $1 OR t.id IN (SELECT table_id FROM seats WHERE guest = $1)");
        listed(&self.db, sql, values![guest]).await
    }

    /// Tables anybody may watch, games in progress first, then the latest.
    pub async fn public_tables(&self, limit: u32) -> Result<Vec<TableRow>> {
        let sql = tables!(
            "WHERE t.id IN (SELECT id FROM tables WHERE is_public = 1 ORDER BY is_over, touched DESC, id LIMIT $1)"
        );
        listed(&self.db, sql, values![i64::from(limit)]).await
    }

    /// The ids of the tables whose game is not over.
    pub async fn live_tables(&self) -> Result<Vec<TableId>> {
        let rows =
            self.db.rows("SELECT id FROM tables WHERE is_over = 0 ORDER BY touched DESC, id", vec![]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// Tables where a bot is to move and a person plays too, the latest first.
    pub async fn waiting_for_bots(&self, limit: u32) -> Result<Vec<TableId>> {
        let sql = "SELECT t.id FROM tables t JOIN seats s ON s.table_id = t.id AND s.seat = t.turn
            WHERE t.is_over = 0 AND (s.holder LIKE 'bot %' OR s.holder LIKE 'stand-in %')
            AND EXISTS (SELECT 1 FROM seats p WHERE p.table_id = t.id AND p.holder LIKE 'guest %')
            ORDER BY t.touched DESC, t.id LIMIT $1";
        let rows = self.db.rows(sql, values![i64::from(limit)]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// How much is stored.
    pub async fn counts(&self) -> Result<Counts> {
        let sql = "SELECT (SELECT COUNT(*) FROM guests) AS guests, COUNT(*) AS tables,
            CAST(COALESCE(SUM(1 - is_over), 0) AS BIGINT) AS live, CAST(COALESCE(SUM(seq), 0) AS BIGINT) AS steps
            FROM tables";
        let Some(row) = self.db.row(sql, vec![]).await? else { return Ok(Counts::default()) };
        Ok(Counts {
            guests: row.count("guests")?,
            tables: row.count("tables")?,
            live: row.count("live")?,
            steps: row.count("steps")?,
        })
    }
}

async fn insert_table(tx: &mut Tx, table: &NewTable) -> Result<()> {
    let sql =
        "INSERT INTO tables (id, game, rules, options, state, dice_key, host, is_public, rematch_of, created,
        touched, version, seq, said, ply, is_over, plea, absence, stand_in)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 1, 0, 0, 0, 0, '', $11, $12)";
    let state = table.state.as_ref().map(Json::to_string);
    let row = values![
        &table.id,
        &table.game,
        i64::from(table.rules),
        table.options.to_string(),
        state.as_deref(),
        table.dice_key.to_hex(),
        &table.host,
        table.public,
        table.rematch_of.as_deref(),
        now(),
        i64::from(table.absence.minutes),
        &table.absence.stand_in,
    ];
    tx.run(sql, row).await?;
    Ok(())
}

fn one(id: &str, rows: &[Row]) -> Result<TableRow> {
    fold(rows)?.pop().ok_or_else(|| StoreError::NotFound(format!("table `{id}`")))
}

async fn listed(db: &Db, sql: &'static str, values: Vec<Value>) -> Result<Vec<TableRow>> {
    fold(&db.rows(sql, values).await?)
}

fn fold(rows: &[Row]) -> Result<Vec<TableRow>> {
    let mut tables: Vec<TableRow> = Vec::new();
    for row in rows {
        let id = row.text("id")?;
        if tables.last().is_none_or(|last| last.id != id) {
            tables.push(read_table(row)?);
        }
        if let Some(table) = tables.last_mut() {
            table.seats.push(read_seat(row)?);
        }
    }
    Ok(tables)
}

fn read_table(row: &Row) -> Result<TableRow> {
    Ok(TableRow {
        id: row.text("id")?,
        game: row.text("game")?,
        rules: row.int("rules")? as u32,
        options: json("options", &row.text("options")?)?,
        state: row.maybe_text("state")?.map(|text| json("a state", &text)).transpose()?,
        dice_key: Secret::read(&row.text("dice_key")?)?,
        host: row.text("host")?,
        public: row.flag("is_public")?,
        rematch_of: row.maybe_text("rematch_of")?,
        rematch: row.maybe_text("rematch")?,
        absence: read_absence(row)?,
        created: row.count("created")?,
        touched: row.count("touched")?,
        version: row.count("version")?,
        seq: row.count("seq")?,
        said: row.count("said")?,
        ply: row.count("ply")?,
        turn: row.maybe_int("turn")?.map(|seat| seat as u8),
        over: row.flag("is_over")?,
        ending: row.maybe_text("ending")?,
        undo_request: read_undo_request(&row.text("plea")?)?,
        seats: Vec::new(),
    })
}

fn read_seat(row: &Row) -> Result<SeatRow> {
    Ok(SeatRow {
        owner: row.text("holder")?.parse::<SeatOwner>()?,
        name: row.maybe_text("guest_name")?,
        token: row.maybe_text("token")?.map(TokenHash),
        links: row.int("links")? as u32,
        stand_in: row.maybe_text("seat_stand_in")?,
    })
}

/// Tables from before anybody could choose have the usual terms.
fn read_absence(row: &Row) -> Result<AbsenceTerms> {
    let usual = AbsenceTerms::default();
    Ok(AbsenceTerms {
        minutes: row.maybe_int("absence")?.map_or(usual.minutes, |minutes| minutes as u32),
        stand_in: row.maybe_text("stand_in")?.unwrap_or(usual.stand_in),
    })
}

fn read_undo_request(text: &str) -> Result<Option<UndoRequest>> {
    if text.is_empty() {
        return Ok(None);
    }
    json("a request for an undo", text).map(Some)
}

fn json<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|_| StoreError::damaged(what, text, "good JSON"))
}
