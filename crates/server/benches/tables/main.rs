//! How long pages take: `cargo bench -p sandtable-server --bench tables`.
//!
//! - `choices`: the page of a table where the seat to move has 1,000 choices; it should stay under 100 ms.
//! - `answers`: the same page as a script gets it, compressed: whole, and as what has changed.
//! - `undos`: the page of a table that has to be loaded first, after more and more steps were taken back and done again; the
//!   time per stored step should not grow with them.

mod wide;

use std::time::{Duration, Instant};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use sandtable_server::{App, Config, router};
use sandtable_session::{Dice, Title};
use sandtable_store::testing::{Engine, TestDatabase};
use sandtable_store::{NewSeat, NewSteps, NewTable, SeatOwner, Secret, Store};
use tower::ServiceExt;

const KEY: [u8; 32] = [1; 32];

/// A guest with a cookie.
struct Guest {
    router: Router,
    cookie: String,
}

impl Guest {
    async fn new(router: Router) -> Guest {
        let shelf = router.clone().oneshot(Request::get("/").body(Body::empty()).unwrap()).await.unwrap();
        let cookie = shelf.headers()[header::SET_COOKIE].to_str().unwrap();
        Guest { cookie: cookie.split(';').next().unwrap().to_owned(), router }
    }

    fn id(&self) -> String {
        self.cookie[self.cookie.len() - 16..].to_owned()
    }

    /// The inside of a page as a script asks for it, showing the page with this tag: its length and its tag.
    async fn inside(&self, path: &str, shown: &str) -> (usize, String) {
        let request = Request::get(path)
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT_ENCODING, "gzip")
            .header("x-fragment", "1")
            .header("x-page", shown);
        let answer = self.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        let tag = answer.headers()["x-page"].to_str().unwrap().to_owned();
        (to_bytes(answer.into_body(), usize::MAX).await.unwrap().len(), tag)
    }

    /// The length of a page.
    async fn get(&self, path: &str) -> usize {
        let request = Request::get(path).header(header::COOKIE, &self.cookie).body(Body::empty()).unwrap();
        let answer = self.router.clone().oneshot(request).await.unwrap();
        assert!(answer.status().is_success(), "{path}: {}", answer.status());
        to_bytes(answer.into_body(), usize::MAX).await.unwrap().len()
    }
}

async fn lay(store: &Store, id: &str, guest: &str) {
    let table = NewTable {
        id: id.to_owned(),
        game: wide::TITLE.id().to_owned(),
        rules: wide::TITLE.rules(),
        options: wide::TITLE.defaults(),
        state: None,
        dice_key: Secret(KEY),
        seats: vec![NewSeat { owner: SeatOwner::Guest(guest.to_owned()), token: None }],
        host: guest.to_owned(),
        public: true,
        rematch_of: None,
        absence: sandtable_store::AbsenceTerms::default(),
        settings: sandtable_store::TableSettings::default(),
        lesson: false,
    };
    store.create(&table).await.unwrap();
}

/// The lines of a game in which a step was taken back and done again this often.
fn lines(undos: usize) -> Vec<String> {
    let mut game = wide::TITLE.open(&wide::TITLE.defaults(), Dice::from_key(KEY)).unwrap();
    for nth in 0..50 {
        game.act(sandtable_core::Seat(0), &format!("take {nth}")).unwrap();
    }
    for _ in 0..undos {
        game.undo_to(49).unwrap();
        game.act(sandtable_core::Seat(0), "take 7").unwrap();
    }
    game.record().steps.iter().map(ToString::to_string).collect()
}

async fn timed(mut run: impl AsyncFnMut() -> usize) -> (Duration, usize) {
    let mut times = Vec::new();
    let mut size = 0;
    for _ in 0..7 {
        let start = Instant::now();
        size = run().await;
        times.push(start.elapsed());
    }
    times.sort();
    (times[times.len() / 2], size)
}

#[tokio::main]
async fn main() {
    let database = TestDatabase::new(Engine::Sqlite).await;
    let app = App::open(Config::new(database.url(), wide::PACKAGES).for_tests()).await.unwrap();
    let store = database.open().await;
    let guest = Guest::new(router(app.clone())).await;
    lay(&store, "choices", &guest.id()).await;
    let (time, size) = timed(async || guest.get("/t/choices").await).await;
    println!("choices: 1000 choices, {size} bytes, median {time:?}");
    let (time, size) = timed(async || guest.inside("/t/choices", "").await.0).await;
    println!("answers: whole, {size} bytes, median {time:?}");
    let (_, mut tag) = guest.inside("/t/choices", "").await;
    let changed = async || {
        let (size, next) = guest.inside("/t/choices", &tag).await;
        tag = next;
        size
    };
    let (time, size) = timed(changed).await;
    println!("answers: what has changed, {size} bytes, median {time:?}");
    for undos in [0, 100, 1000, 4000] {
        let (id, lines) = (format!("undos{undos}"), lines(undos));
        lay(&store, &id, &guest.id()).await;
        let new = NewSteps { lines: &lines, ply: 50, turn: Some(0), ..NewSteps::default() };
        store.append(&id, &new).await.unwrap();
        let (time, _) = timed(async || {
            app.drop_idle_tables(Duration::ZERO);
            guest.get(&format!("/t/{id}/replay?ply=0")).await
        })
        .await;
        let steps = lines.len() as u32;
        println!("undos: {undos} undos, {steps} steps, median {time:?}, {:?} per step", time / steps);
    }
}
