//! Which puzzles guests have solved. Each guest's belong to that guest alone.

use crate::db::{Row, values};
use crate::{Result, SolvedPuzzle, Store, now};

impl Store {
    /// The puzzles a guest has solved, by game and puzzle.
    pub async fn solved_puzzles(&self, guest: &str) -> Result<Vec<SolvedPuzzle>> {
        let sql = "SELECT game, puzzle, tries, at FROM solved_puzzles WHERE guest = $1 ORDER BY game, puzzle";
        self.db.rows(sql, values![guest]).await?.iter().map(read).collect()
    }

    /// Writes down that a guest has solved a puzzle with so many tries; false if they had solved it before, which stays as it was.
    pub async fn solve_puzzle(&self, guest: &str, game: &str, puzzle: &str, tries: u64) -> Result<bool> {
        let mut tx = self.db.begin().await?;
        let sql = "INSERT INTO solved_puzzles (guest, game, puzzle, at, tries) VALUES ($1, $2, $3, $4, $5)
            ON CONFLICT (guest, game, puzzle) DO NOTHING";
        let is_new = tx.run(sql, values![guest, game, puzzle, now(), tries]).await? > 0;
        tx.commit().await.map(|()| is_new)
    }
}

fn read(row: &Row) -> Result<SolvedPuzzle> {
    Ok(SolvedPuzzle {
        game: row.text("game")?,
        puzzle: row.text("puzzle")?,
        tries: row.count("tries")?,
        at: row.count("at")?,
    })
}
