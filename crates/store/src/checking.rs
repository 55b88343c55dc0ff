//! What is left of a damaged table, and how far the check of all tables has come.

use crate::db::{Row, values};
use crate::schema::{house_value, store_house_value};
use crate::{CheckProgress, Remains, Result, Store, StoreError};

impl Store {
    /// Whatever can be read of a table, column by column and line by line.
    pub async fn remains(&self, id: &str) -> Result<Remains> {
        let sql =
            "SELECT game, CAST(rules AS TEXT) AS rules, options, host, is_over FROM tables WHERE id = $1";
        let row = or_nothing(self.db.rows(sql, values![id]).await)?.pop();
        let text = |column: &str| row.as_ref().and_then(|row| row.text(column).ok()).unwrap_or_default();
        let host = text("host");
        let sql = "SELECT DISTINCT guest FROM seats WHERE table_id = $1 AND guest IS NOT NULL";
        let seated = texts(&or_nothing(self.db.rows(sql, values![id]).await)?, "guest");
        Ok(Remains {
            game: text("game"),
            rules: text("rules"),
            options: text("options"),
            over: row.as_ref().is_some_and(|row| row.flag("is_over").unwrap_or_default()),
            guests: seated.into_iter().chain([host.clone()]).filter(|guest| !guest.is_empty()).collect(),
            host,
            lines: self.lines_left(id).await?,
        })
    }

    async fn lines_left(&self, id: &str) -> Result<Vec<String>> {
        let sql = "SELECT line FROM steps WHERE table_id = $1 ORDER BY seq";
        Ok(texts(&or_nothing(self.db.rows(sql, values![id]).await)?, "line"))
    }

    /// Ends the game of a damaged table, whatever its steps are.
    pub async fn end_damaged(&self, id: &str) -> Result<()> {
        let mut tx = self.db.begin().await?;
        let sql = "UPDATE tables SET is_over = 1, turn = NULL, ending = 'damaged', plea = '' WHERE id = $1";
        if tx.run(sql, values![id]).await? == 0 {
            return Err(StoreError::NotFound(format!("table `{id}`")));
        }
        tx.commit().await
    }

    /// The check of all tables that was not finished, if there is one.
    pub async fn check_progress(&self) -> Result<Option<CheckProgress>> {
        let mut tx = self.db.snapshot().await?;
        let text = house_value(&mut tx, "check").await?;
        // What cannot be read is no progress: the check begins again.
        Ok(text.and_then(|text| serde_json::from_str(&text).ok()))
    }

    /// The check has come this far; none if it is finished.
    pub async fn put_check_progress(&self, progress: Option<&CheckProgress>) -> Result<()> {
        let text = progress.and_then(|progress| serde_json::to_string(progress).ok()).unwrap_or_default();
        let mut tx = self.db.begin().await?;
        store_house_value(&mut tx, "check", &text).await?;
        tx.commit().await
    }
}

/// What is damaged is as good as not there.
fn or_nothing(rows: Result<Vec<Row>>) -> Result<Vec<Row>> {
    match rows {
        Err(StoreError::Damaged(_)) => Ok(Vec::new()),
        rows => rows,
    }
}

fn texts(rows: &[Row], column: &str) -> Vec<String> {
    rows.iter().filter_map(|row| row.text(column).ok()).collect()
}
