//! How long a server with many tables takes to start: `cargo bench -p sandtable-server --bench start`.
//!
//! - `open`: until the app is there; the door opens then. It should stay under a second, whatever there is.
//! - `shelf`: the first page of a guest, with its list of public tables.
//! - `check`: all games replayed, which happens in the background.
//!
//! All tables are public and have the same game of one title, under way after some twenty steps.

use std::time::Instant;

use axum::body::{Body, to_bytes};
use axum::http::Request;
use sandtable_core::Turn;
use sandtable_server::{App, Config, router};
use sandtable_session::Dice;
use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{AbsenceTerms, NewSeat, NewSteps, NewTable, SeatOwner, Secret};
use tower::ServiceExt;

const KEY: [u8; 32] = [1; 32];
const TABLES: u32 = 100_000;
const STEPS: usize = 20;

/// The lines of a game of the first title, in which everybody takes the first choice, and whose turn it is then.
fn lines() -> (Vec<String>, Option<u8>) {
    let title = sandtable_games::all()[0].title;
    let mut game = title.open(&title.defaults(), Dice::from_key(KEY)).unwrap();
    loop {
        match game.turn() {
            Turn::Chance => drop(game.luck(None).unwrap()),
            Turn::Seat(seat) if game.ply() < STEPS => {
                let word = game.choices()[0].word.clone();
                game.act(seat, &word).unwrap();
            }
            turn => {
                let seat = if let Turn::Seat(seat) = turn { Some(seat.0) } else { None };
                return (game.record().steps.iter().map(ToString::to_string).collect(), seat);
            }
        }
    }
}

/// One table by way of the store, and its copies.
async fn fill(database: &TestDatabase) {
    let title = sandtable_games::all()[0].title;
    let store = database.open().await;
    let seats = title.seats(&title.defaults()).unwrap().iter();
    let person = NewSeat { owner: SeatOwner::Guest("ada".to_owned()), token: None };
    let table = NewTable {
        id: "t0".to_owned(),
        game: title.id().to_owned(),
        rules: title.rules(),
        options: title.defaults(),
        state: None,
        dice_key: Secret(KEY),
        seats: seats.map(|_| person.clone()).collect(),
        host: "ada".to_owned(),
        public: true,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: sandtable_store::TableSettings::default(),
        lesson: false,
    };
    store.secrets(None).await.unwrap(); // where tables are, none would be made
    store.create(&table).await.unwrap();
    let (lines, turn) = lines();
    let new =
        NewSteps { lines: &lines, by: Some("ada"), ply: lines.len() as u64, turn, ..NewSteps::default() };
    store.append("t0", &new).await.unwrap();
    store.close().await;
    let copies =
        format!("WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {TABLES} - 1)");
    database
        .execute(&[
            "PRAGMA synchronous = OFF",
            "PRAGMA cache_size = -1000000",
            "CREATE TEMP TABLE copy AS SELECT * FROM tables",
            &format!(
                "INSERT INTO tables (id, game, rules, options, state, dice_key, host, is_public, rematch_of, created, touched,
                    version, seq, said, ply, turn, is_over, ending, plea)
                {copies} SELECT 't' || n, game, rules, options, state, dice_key, 'host' || (n / 10), is_public, NULL, created,
                    touched + n, version, seq, said, ply, turn, is_over, ending, plea FROM copy, n"
            ),
            &format!(
                "INSERT INTO seats (table_id, seat, holder, guest, token, links)
                {copies} SELECT 't' || n, seat, holder, guest, NULL, links FROM (SELECT * FROM seats WHERE table_id = 't0'), n"
            ),
            &format!(
                "INSERT INTO steps (table_id, seq, line, guest, move_id, at)
                {copies} SELECT 't' || n, seq, line, guest, move_id, at FROM (SELECT * FROM steps WHERE table_id = 't0'), n"
            ),
        ])
        .await;
}

#[tokio::main]
async fn main() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    fill(&database).await;
    let start = Instant::now();
    let app = App::open(Config::new(database.url(), sandtable_games::all())).await.unwrap();
    println!("open: {TABLES} tables, {:?}", start.elapsed());
    let start = Instant::now();
    let request = Request::get("/").body(Body::empty()).unwrap();
    let page = router(app.clone()).oneshot(request).await.unwrap();
    assert!(page.status().is_success());
    let length = to_bytes(page.into_body(), usize::MAX).await.unwrap().len();
    println!("shelf: {length} bytes, {:?}", start.elapsed());
    let start = Instant::now();
    assert!(app.check_tables().await.unwrap().is_empty());
    println!("check: {:?}, {:?} per table", start.elapsed(), start.elapsed() / TABLES);
}
