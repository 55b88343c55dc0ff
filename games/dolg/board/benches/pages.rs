//! How long the pages of a large battle take: `cargo bench -p sandtable-dolg-board --bench pages`.
//!
//! Two armies of 3,000 points, played at random up to a question of each kind: the whole page as a browser gets it, without
//! compression, and what a drag or an arrow key asks for. Each should stay under 50 ms.

#![allow(clippy::disallowed_types, reason = "a bench looks at the clock")]

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use sandtable_board::Package;
use sandtable_core::{Rng, Seat, Turn, Viewer};
use sandtable_dolg::Dolg;
use sandtable_dolg_board::PACKAGE;
use sandtable_server::{App, Config, router};
use sandtable_session::{Choice, Dice, Table, Title, TitleOf};
use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{AbsenceTerms, NewSeat, NewSteps, NewTable, SeatOwner, Secret, Store};
use serde_json::json;
use tower::ServiceExt;

static PACKAGES: &[Package] = &[PACKAGE];
static TITLE: TitleOf<Dolg> = TitleOf::new();
const KEY: [u8; 32] = [1; 32];
/// So many units are on the table at least, unless they are still being deployed.
const UNITS: usize = 40;
/// The questions, by how one of their choices begins.
const QUESTIONS: [&str; 6] = ["deploy ", "order ", "move ", "advance ", "charge ", "shoot "];

/// A battle up to a question of the south, played at random by armies as large as possible; none if nobody was asked in time.
fn battle(verb: &str, seed: u64) -> Option<Box<dyn Table>> {
    let options = json!({ "points": 3000, "terrain": true });
    let mut table = TITLE.open(&options, Dice::from_key(KEY)).expect("good options");
    let mut rng = Rng::new(seed);
    loop {
        match table.turn() {
            Turn::Over => return None,
            Turn::Chance => drop(table.luck(None).expect("luck")),
            Turn::Seat(seat) => {
                let choices = table.choices();
                let is_asked = choices.iter().any(|choice| choice.word.starts_with(verb));
                if seat == Seat(0) && is_asked && (units(&*table) >= UNITS || verb == "deploy ") {
                    return Some(table);
                }
                table.act(seat, &choose(&choices, &mut rng)).expect("a choice");
            }
        }
    }
}

/// Another unit as long as one can be mustered, or else anything.
fn choose(choices: &[Choice], rng: &mut Rng) -> String {
    let units: Vec<&Choice> = choices.iter().filter(|choice| choice.word.starts_with("muster ")).collect();
    let all: Vec<&Choice> = choices.iter().filter(|choice| !choice.word.starts_with("take ")).collect();
    rng.pick(if units.is_empty() { &all } else { &units }).word.clone()
}

fn units(table: &dyn Table) -> usize {
    table.view(Viewer::Public)["units"].as_array().map_or(0, Vec::len)
}

async fn lay(store: &Store, id: &str, guest: &str, table: &dyn Table) {
    let owner = || SeatOwner::Guest(guest.to_owned());
    let new = NewTable {
        id: id.to_owned(),
        game: TITLE.id().to_owned(),
        rules: TITLE.rules(),
        options: table.options(),
        state: None,
        dice_key: Secret(KEY),
        seats: vec![NewSeat { owner: owner(), token: None }, NewSeat { owner: SeatOwner::Open, token: None }],
        host: guest.to_owned(),
        public: true,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: sandtable_store::TableSettings::default(),
        lesson: false,
    };
    store.create(&new).await.expect("a new table");
    let lines: Vec<String> = table.record().steps.iter().map(ToString::to_string).collect();
    let steps = NewSteps { lines: &lines, ply: table.ply() as u64, turn: Some(0), ..NewSteps::default() };
    store.append(id, &steps).await.expect("its steps");
}

async fn get(router: &Router, cookie: &str, path: &str) -> usize {
    let request = Request::get(path).header(header::COOKIE, cookie).body(Body::empty()).expect("a request");
    let answer = router.clone().oneshot(request).await.expect("an answer");
    assert!(answer.status().is_success(), "{path}: {}", answer.status());
    to_bytes(answer.into_body(), usize::MAX).await.expect("a body").len()
}

/// The median of some runs, the first of which loads the table; and the size.
async fn timed(router: &Router, cookie: &str, path: &str) -> (Duration, usize) {
    let size = get(router, cookie, path).await;
    let mut times = Vec::new();
    for _ in 0..15 {
        let start = Instant::now();
        get(router, cookie, path).await;
        times.push(start.elapsed());
    }
    times.sort();
    (times[times.len() / 2], size)
}

#[tokio::main]
async fn main() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let app = App::open(Config::new(database.url(), PACKAGES).for_tests()).await.expect("the app");
    let (store, router) = (database.open().await, router(app));
    let shelf = router.clone().oneshot(Request::get("/").body(Body::empty()).expect("a request")).await;
    let cookie = shelf.expect("the shelf").headers()[header::SET_COOKIE].to_str().expect("text").to_owned();
    let cookie = cookie.split(';').next().expect("a cookie");
    for (nth, verb) in QUESTIONS.iter().enumerate() {
        let id = format!("battle{nth}");
        let Some(table) = (1..20).find_map(|seed| battle(verb, seed)) else {
            println!("{verb}: nobody was asked while {UNITS} units stood");
            continue;
        };
        lay(&store, &id, &cookie[cookie.len() - 16..], &*table).await;
        let (time, size) = timed(&router, cookie, &format!("/t/{id}")).await;
        println!("{verb}: {} units, {size} bytes, median {time:?}", units(&*table));
        if let Some(range) = table.ranges().first() {
            let action = range.word.replace(' ', "%20");
            let asked = format!("/t/{id}/preview?action={action}&amount={}", range.to);
            println!("  preview: median {:?}", timed(&router, cookie, &asked).await.0);
        }
        if let Some(unit) =
            table.choices().iter().find_map(|choice| choice.word.strip_prefix("move ").map(str::to_owned))
        {
            let asked = format!("/t/{id}/steer?element={unit}&target=@6000,3000");
            println!("  steer: median {:?}", timed(&router, cookie, &asked).await.0);
        }
    }
}
