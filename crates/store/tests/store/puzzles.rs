//! Puzzles that guests have solved.

use std::collections::BTreeSet;

use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{NewSteps, NewTable, Store, TableSettings};

use crate::new_table;

both! { a_puzzle_is_solved_once, each_guest_solves_for_themselves, a_table_with_a_puzzle_is_not_kept_unless_it_is_played_on }

async fn solved(store: &Store, guest: &str) -> Vec<(String, String, u64)> {
    let puzzles = store.solved_puzzles(guest).await.unwrap();
    puzzles.into_iter().map(|solved| (solved.game, solved.puzzle, solved.tries)).collect()
}

fn puzzle(game: &str, puzzle: &str, tries: u64) -> (String, String, u64) {
    (game.to_owned(), puzzle.to_owned(), tries)
}

async fn a_puzzle_is_solved_once(database: TestDatabase) {
    let store = database.open().await;
    assert!(store.solve_puzzle("ann", "rush", "p2", 3).await.unwrap());
    assert!(!store.solve_puzzle("ann", "rush", "p2", 1).await.unwrap(), "the first time stays");
    assert!(store.solve_puzzle("ann", "rush", "p1", 1).await.unwrap());
    assert!(store.solve_puzzle("ann", "natisk", "p2", 2).await.unwrap(), "another game's is another");
    let all = [puzzle("natisk", "p2", 2), puzzle("rush", "p1", 1), puzzle("rush", "p2", 3)];
    assert_eq!(solved(&store, "ann").await, all);
    assert!(store.solved_puzzles("ann").await.unwrap().iter().all(|solved| solved.at > 0));
}

async fn each_guest_solves_for_themselves(database: TestDatabase) {
    let store = database.open().await;
    store.solve_puzzle("ann", "rush", "p1", 1).await.unwrap();
    assert!(solved(&store, "bob").await.is_empty());
    assert!(store.solve_puzzle("bob", "rush", "p1", 2).await.unwrap());
    assert_eq!(solved(&store, "ann").await, [puzzle("rush", "p1", 1)]);
}

async fn a_table_with_a_puzzle_is_not_kept_unless_it_is_played_on(database: TestDatabase) {
    let store = database.open().await;
    let settings = TableSettings { puzzle: Some("p1".to_owned()), ..TableSettings::default() };
    for id in ["left", "over", "played on", "lesson"] {
        let settings = if id == "lesson" { TableSettings::default() } else { settings.clone() };
        store.create(&NewTable { settings, lesson: true, ..new_table(id) }).await.unwrap();
        let by = Some("ann");
        let solved = ["sea: land"].map(str::to_owned);
        store.append(id, &NewSteps { lines: &solved, by, ..NewSteps::default() }).await.unwrap();
    }
    store.end_lesson("played on").await.unwrap();
    store.end("over", 1, "won").await.unwrap();
    let listed = async || {
        let list = store.tables_of("ann", 0, 9).await.unwrap().tables;
        list.into_iter().map(|table| table.id).collect::<BTreeSet<_>>()
    };
    let kept = BTreeSet::from(["lesson", "played on"].map(str::to_owned));
    assert_eq!(listed().await, kept);
    let experience = store.experience("ann").await.unwrap();
    assert_eq!(experience.iter().map(|one| (one.tables, one.finished)).collect::<Vec<_>>(), [(2, 0)]);
    database.execute(&["UPDATE tables SET touched = 5"]).await;
    let expired: BTreeSet<_> = store.expire(6, 9).await.unwrap().into_iter().collect();
    assert_eq!(expired, BTreeSet::from(["left", "over"].map(str::to_owned)));
    assert_eq!(listed().await, kept);
}

#[tokio::test]
async fn solved_puzzles_travel_with_an_export() {
    let old = TestDatabase::new(Engine::Sqlite).await;
    let store = old.open().await;
    store.solve_puzzle("ann", "rush", "p1", 4).await.unwrap();
    let mut lines = Vec::new();
    assert_eq!(store.export(&mut lines).await.unwrap(), 1);
    let new = TestDatabase::new(Engine::Postgres).await.open().await;
    new.restore(lines.as_slice()).await.unwrap();
    assert_eq!(new.solved_puzzles("ann").await.unwrap(), store.solved_puzzles("ann").await.unwrap());
}
