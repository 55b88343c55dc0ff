//! Looking through a database without changing it: what an upgrade of the program would find there.

use crate::db::{Row, values};
use crate::{Json, Result, Secret, Store, StoreError, TableId, open};

/// What it takes to replay the game of a table.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    /// The game's id.
    pub game: String,
    /// The number of its rules.
    pub rules: u32,
    /// Is it over?
    pub over: bool,
    /// Its options.
    pub options: Json,
    /// The first position, if it was set by hand.
    pub state: Option<Json>,
    /// The key of its dice.
    pub dice_key: Secret,
    /// How many steps there should be.
    pub seq: u64,
    /// The steps as they are written.
    pub lines: Vec<String>,
}

impl Store {
    /// Opens a database only to look at it, of whatever version: it is neither set up nor brought up to date.
    pub async fn open_unchanged(url: &str) -> Result<Store> {
        Ok(Store { db: open::open_unchanged(url).await? })
    }

    /// The ids of all tables, the oldest first.
    pub async fn every_table(&self) -> Result<Vec<TableId>> {
        let rows = self.db.rows("SELECT id FROM tables ORDER BY created, id", vec![]).await?;
        rows.iter().map(|row| row.text("id")).collect()
    }

    /// The game of a table. It asks for nothing that a version of the database has not had.
    pub async fn stored_game(&self, id: &str) -> Result<StoredGame> {
        let sql = "SELECT game, rules, is_over, options, state, dice_key, seq FROM tables WHERE id = $1";
        let row = self.db.row(sql, values![id]).await?;
        let row = row.ok_or_else(|| StoreError::NotFound(format!("table `{id}`")))?;
        let sql = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
        let steps = self.db.rows(sql, values![id]).await?;
        read_game(&row, steps.iter().map(|step| step.text("line")).collect::<Result<_>>()?)
    }
}

fn read_game(row: &Row, lines: Vec<String>) -> Result<StoredGame> {
    Ok(StoredGame {
        game: row.text("game")?,
        rules: row.int("rules")? as u32,
        over: row.flag("is_over")?,
        options: json("options", &row.text("options")?)?,
        state: row.maybe_text("state")?.map(|text| json("a state", &text)).transpose()?,
        dice_key: Secret::read(&row.text("dice_key")?)?,
        seq: row.count("seq")?,
        lines,
    })
}

fn json(what: &str, text: &str) -> Result<Json> {
    serde_json::from_str(text).map_err(|_| StoreError::damaged(what, text, "good JSON"))
}
