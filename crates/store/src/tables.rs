//! Opening tables, finding them, listing them. What cannot be read of one table never hides another: a list leaves it out
//! and names it.

use crate::db::{Row, Tx, Value, values};
use crate::{
    AbsenceTerms, Counts, Experience, Json, NewTable, Result, SeatOwner, SeatRow, Secret, StepRow, Store,
    StoreError, TableId, TableList, TablePlace, TableRow, TableSettings, TokenHash, UndoRequest, now, steps,
};

/// Rows of tables with their seats: a table is as many rows as it has seats, and one without seats if it has lost them.
macro_rules! tables {
    ($($which:tt)*) => {
        concat!(
            "SELECT t.*, n.id AS rematch, s.holder, s.token, s.links,
            s.stand_in AS seat_stand_in, s.wishes, g.name AS guest_name
            FROM tables t LEFT JOIN seats s ON s.table_id = t.id
            LEFT JOIN guests g ON g.id = s.guest LEFT JOIN tables n ON n.rematch_of = t.id ",
            $($which)*,
            " ORDER BY t.is_over, t.touched DESC, t.id, s.seat"
        )
    };
}

/// A list of tables by their ids: the rows in one query, and the ids alone, for when a page of the rows cannot be read.
macro_rules! list {
    ($ids:literal) => {
        List { rows: tables!("WHERE t.id IN (", $ids, ")"), ids: $ids }
    };
}

struct List {
    rows: &'static str,
    ids: &'static str,
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

    /// The table with all its steps, as they were at one moment. A table that has lost steps is damaged.
    pub async fn load(&self, id: &str) -> Result<(TableRow, Vec<StepRow>)> {
        let mut tx = self.db.snapshot().await?;
        let table = one(id, &tx.rows(tables!("WHERE t.id = $1"), values![id]).await?)?;
        let rows = tx.rows(steps::STEPS, values![id, 0u64]).await?;
        tx.commit().await?;
        let steps: Vec<StepRow> = rows.iter().map(steps::step).collect::<Result<_>>()?;
        let is_whole = steps.iter().map(|step| step.seq).eq(1..=table.seq);
        if is_whole { Ok((table, steps)) } else { Err(lost_steps(&table, steps.len())) }
    }

    /// The tables a guest opened or sits at, but for puzzles, games in progress first, then the latest; `limit` of them from number
    /// `from` on.
    pub async fn tables_of(&self, guest: &str, from: u32, limit: u32) -> Result<TableList> {
        let list = list!(
            "SELECT id FROM tables WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1))
                AND (lesson = 0 OR settings NOT LIKE '%\"puzzle\":%')
            ORDER BY is_over, touched DESC, id LIMIT $3 OFFSET $2"
        );
        self.listed(list, values![guest, i64::from(from), i64::from(limit)]).await
    }

    /// The ids of all the tables a guest opened or sits at.
    pub async fn table_ids_of(&self, guest: &str) -> Result<Vec<TableId>> {
        let sql =
            "SELECT id FROM tables WHERE host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1)";
        self.db.rows(sql, values![guest]).await?.iter().map(|row| row.text("id")).collect()
    }

    /// Tables anybody may watch but those that this guest opened or sits at, games in progress first, then the latest; `limit` of
    /// them from number `from` on.
    pub async fn public_tables(&self, guest: &str, from: u32, limit: u32) -> Result<TableList> {
        let list = list!(
            "SELECT id FROM tables WHERE is_public = 1 AND host <> $1
                AND id NOT IN (SELECT table_id FROM seats WHERE guest = $1)
            ORDER BY is_over, touched DESC, id LIMIT $3 OFFSET $2"
        );
        self.listed(list, values![guest, i64::from(from), i64::from(limit)]).await
    }

    /// A list with what can be read of it. Only a store that does not answer is an error.
    async fn listed(&self, list: List, values: Vec<Value>) -> Result<TableList> {
        let found = match self.db.rows(list.rows, values.clone()).await {
            Ok(rows) => fold(&rows),
            Err(StoreError::Damaged(why)) => {
                tracing::error!(why, "a list of tables is read one by one");
                self.one_by_one(list.ids, values).await?
            }
            Err(error) => return Err(error),
        };
        let mut listed = TableList::default();
        for (id, table) in found {
            match table {
                Ok(table) => listed.tables.push(table),
                Err(error) => {
                    tracing::error!(table = id, %error, "the table is damaged");
                    listed.damaged.push(id);
                }
            }
        }
        Ok(listed)
    }

    async fn one_by_one(
        &self,
        ids: &'static str,
        values: Vec<Value>,
    ) -> Result<Vec<(TableId, Result<TableRow>)>> {
        let rows = match self.db.rows(ids, values).await {
            Err(StoreError::Damaged(_)) => return Ok(Vec::new()), // not even the ids can be read
            rows => rows?,
        };
        let mut found = Vec::new();
        for id in rows.iter().filter_map(|row| row.text("id").ok()) {
            let table = self.table(&id).await;
            found.push((id, table));
        }
        Ok(found)
    }

    /// The tables whose game is not over, the latest first: `limit` of them after this place.
    pub async fn live_tables(&self, after: Option<&TablePlace>, limit: u32) -> Result<Vec<TablePlace>> {
        let sql =
            "SELECT touched, id FROM tables WHERE is_over = 0 AND touched <= $1 AND (touched < $1 OR id > $2)
            ORDER BY touched DESC, id LIMIT $3";
        let (touched, id) = after.map_or((i64::MAX, ""), |place| (place.touched as i64, &place.id));
        let rows = self.db.rows(sql, values![touched, id, i64::from(limit)]).await?;
        rows.iter()
            .map(|row| Ok(TablePlace { touched: row.count("touched")?, id: row.text("id")? }))
            .collect()
    }

    /// How many tables this guest has opened since then, of those that are still there.
    pub async fn count_opened(&self, host: &str, since: u64) -> Result<u64> {
        let sql = "SELECT COUNT(*) AS tables FROM tables WHERE host = $1 AND created >= $2";
        let row = self.db.row(sql, values![host, since]).await?;
        row.map_or(Ok(0), |row| row.count("tables"))
    }

    /// Which games this guest has tables of, opened or sat down at, and how many of them are over. Puzzles do not count.
    pub async fn experience(&self, guest: &str) -> Result<Vec<Experience>> {
        let sql = "SELECT game, COUNT(*) AS tables, CAST(SUM(is_over) AS BIGINT) AS finished FROM tables
            WHERE (host = $1 OR id IN (SELECT table_id FROM seats WHERE guest = $1))
                AND (lesson = 0 OR settings NOT LIKE '%\"puzzle\":%') GROUP BY game";
        let read = |row: &Row| {
            let (tables, finished) = (row.count("tables")?, row.count("finished")?);
            Ok(Experience { game: row.text("game")?, tables, finished })
        };
        self.db.rows(sql, values![guest]).await?.iter().map(read).collect()
    }

    /// Ends the lesson of a table, which goes on as any other; its version.
    pub async fn end_lesson(&self, id: &str) -> Result<u64> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET version = version + 1, touched = $2, lesson = 0 WHERE id = $1 RETURNING version";
        let Some(row) = tx.row(sql, values![id, now()]).await? else {
            return Err(self.refusal(tx, id).await);
        };
        self.finish(tx, id, &row).await
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
        touched, version, seq, said, ply, is_over, plea, absence, stand_in, lesson, settings)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, 1, 0, 0, 0, 0, '', $11, $12, $13, $14)";
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
        table.lesson,
        json_text(&table.settings),
    ];
    tx.run(sql, row).await?;
    Ok(())
}

fn one(id: &str, rows: &[Row]) -> Result<TableRow> {
    fold(rows).pop().map_or_else(|| Err(StoreError::NotFound(format!("table `{id}`"))), |(_, table)| table)
}

/// The tables of these rows, each as far as it can be read.
fn fold(rows: &[Row]) -> Vec<(TableId, Result<TableRow>)> {
    let named = rows.iter().filter_map(|row| Some((row.text("id").ok()?, row))).collect::<Vec<_>>();
    let tables = named.chunk_by(|(one, _), (next, _)| one == next);
    tables.map(|rows| (rows[0].0.clone(), with_seats(rows))).collect()
}

/// A table is as many rows as it has seats.
fn with_seats(rows: &[(TableId, &Row)]) -> Result<TableRow> {
    let mut table = read_table(rows[0].1)?;
    table.seats = rows.iter().map(|(_, row)| read_seat(row)).collect::<Result<_>>()?;
    Ok(table)
}

fn lost_steps(table: &TableRow, found: usize) -> StoreError {
    let (id, seq) = (&table.id, table.seq);
    StoreError::Damaged(format!("table `{id}` has {found} steps, which should be those from 1 to {seq}"))
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
        lesson: row.maybe_int("lesson")? == Some(1),
        settings: json("the settings of a table", &row.text("settings")?)?,
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
    let owner = row.maybe_text("holder")?;
    let owner = owner.ok_or_else(|| StoreError::Damaged("the table has lost its seats".to_owned()))?;
    Ok(SeatRow {
        owner: owner.parse::<SeatOwner>()?,
        name: row.maybe_text("guest_name")?,
        token: row.maybe_text("token")?.map(TokenHash),
        links: row.int("links")? as u32,
        stand_in: row.maybe_text("seat_stand_in")?,
        wishes: row.maybe_text("wishes")?,
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

fn json_text(settings: &TableSettings) -> String {
    serde_json::to_string(settings).unwrap_or_else(|_| "{}".to_owned())
}

fn json<T: serde::de::DeserializeOwned>(what: &str, text: &str) -> Result<T> {
    serde_json::from_str(text).map_err(|_| StoreError::damaged(what, text, "good JSON"))
}
