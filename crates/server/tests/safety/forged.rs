//! Messages that do not come from our pages, or not from whom they should, or not now: none changes anything, and none is
//! a fault of ours. Each message is a request that would do something if one thing about it were not wrong.

use axum::body::Body;
use axum::http::{Method, Request, header};
use sandtable_core::Rng;
use sandtable_store::{StepRow, TableRow};

use crate::guest::{Guest, encoded, form};
use crate::test_app::{Scenario, TestApp, id};

const FORM: &str = "application/x-www-form-urlencoded";
const ROUTES: [&str; 19] = [
    "army",
    "act",
    "drop",
    "undo",
    "restart",
    "request-undo",
    "answer",
    "resign",
    "rematch",
    "chat",
    "notes",
    "seat",
    "leave",
    "stand-in",
    "put-off",
    "ask-again",
    "sitting",
    "lift",
    "live",
];
const GARBAGE: [&str; 12] = [
    "",
    " ",
    "0",
    "-1",
    "18446744073709551616",
    "null",
    "../../etc/passwd",
    "<script>alert(1)</script>",
    "'; DROP TABLE steps;--",
    "\u{0}\u{1}\u{7f}",
    "\u{202e}\u{1f4a3}",
    "place army2 we-1-1 place army2 we-1-1",
];

/// A flood of forged messages against one table.
struct Flood<'a> {
    app: &'a TestApp,
    table: String,
    scenario: Scenario,
    /// Each plays the seat of their number; the last plays nothing.
    guests: Vec<Guest>,
    /// Whose turn it is, as an index of `guests`, and a move they could make.
    mover: usize,
    good: [(&'static str, String); 4],
    rng: Rng,
}

impl Flood<'_> {
    async fn new(app: &TestApp, scenario: Scenario, seed: u64) -> Flood<'_> {
        let mut guests = Vec::new();
        for _ in 0..=scenario.seats() {
            guests.push(Guest::new(&app.router).await);
        }
        let ids: Vec<_> = guests.iter().map(|guest| guest.id().to_owned()).collect();
        let seated: Vec<_> = ids[..scenario.seats()].iter().map(String::as_str).collect();
        let table = app.lay(&scenario, None, [9; 32], &seated).await;
        for mover in 0..scenario.seats() {
            let page = guests[mover].get(&table).await;
            if let Some(action) = page.actions().first().cloned() {
                let [seat, revision, id] = page.move_fields();
                let good = [seat, revision, id, ("action", action)];
                return Flood { app, table, scenario, guests, mover, good, rng: Rng::new(seed) };
            }
        }
        panic!("nobody is to move at {table}")
    }

    fn below(&mut self, end: usize) -> usize {
        self.rng.below(end as u32) as usize
    }

    fn garbage(&mut self) -> String {
        match self.below(3) {
            0 => GARBAGE[self.below(GARBAGE.len())].to_owned(),
            1 => (0..self.below(40)).map(|_| char::from(self.rng.bits() as u8)).collect(),
            _ => "9".repeat(self.below(200)),
        }
    }

    /// Anybody who may not move now.
    fn stranger(&mut self) -> usize {
        let other = self.below(self.guests.len() - 1);
        if other < self.mover { other } else { other + 1 }
    }

    fn watcher(&self) -> &Guest {
        &self.guests[self.guests.len() - 1]
    }

    fn good_fields(&self) -> Vec<(&'static str, String)> {
        self.good.to_vec()
    }

    async fn post(&mut self, guest: usize, route: &str, fields: &[(&str, String)]) -> u16 {
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let path = format!("{}/{route}", self.table);
        let fragment = self.below(2) == 0;
        let guest = &mut self.guests[guest];
        let answer = if fragment {
            guest.post_fragment(&path, &fields).await
        } else {
            guest.post(&path, &fields).await
        };
        answer.status.as_u16()
    }

    async fn send(&mut self, guest: usize, request: axum::http::request::Builder, body: Vec<u8>) -> u16 {
        self.guests[guest].send(request, Body::from(body)).await.status.as_u16()
    }

    /// A good move by somebody who may not make it.
    async fn wrong_seat(&mut self) -> u16 {
        let (guest, mut fields) = (self.stranger(), self.good_fields());
        if self.below(2) == 0 {
            let seats = self.scenario.title.seats(&self.scenario.options).unwrap();
            fields[0].1 = seats[self.below(seats.len())].into();
        }
        self.post(guest, "act", &fields).await
    }

    /// The one to move, having seen another table.
    async fn stale(&mut self) -> u16 {
        let mut fields = self.good_fields();
        let revision: usize = fields[1].1.parse().unwrap();
        let wrong = (revision + 1 + self.below(1000)).to_string();
        let garbage = self.garbage();
        let is_garbage = self.below(3) == 0 && garbage.parse() != Ok(revision);
        fields[1].1 = if is_garbage { garbage } else { wrong };
        let route = ["act", "undo", "restart", "request-undo", "resign"][self.below(5)];
        self.post(self.mover, route, &fields).await
    }

    /// The one to move, with a choice that is none.
    async fn illegal(&mut self) -> u16 {
        let mut fields = self.good_fields();
        fields[3].1 = match self.below(3) {
            0 => self.garbage(),
            1 => "place army2 moon-1-1".to_owned(),
            _ => format!("{} {}", fields[3].1, self.garbage().trim()).trim().to_owned() + " x",
        };
        self.post(self.mover, "act", &fields).await
    }

    /// Everything right, but the token of the form, or where it comes from.
    async fn foreign_form(&mut self) -> u16 {
        let mut fields = self.good_fields();
        let csrf = match self.below(4) {
            0 => self.garbage(),
            1 => self.watcher().csrf.clone(),
            2 => bent(&self.guests[self.mover].csrf),
            _ => self.guests[self.mover].csrf.clone(),
        };
        let is_right = csrf == self.guests[self.mover].csrf;
        fields.push(("csrf", csrf));
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let route = ROUTES[self.below(13)];
        let mut request = Request::post(format!("{}/{route}", self.table)).header(header::CONTENT_TYPE, FORM);
        if is_right || self.below(2) == 0 {
            let origin =
                ["null", "https://evil.example", "http://tables.example.evil.example"][self.below(3)];
            request = request.header(header::ORIGIN, origin).header(header::HOST, "tables.example");
        }
        self.send(self.mover, request, form(&fields).into_bytes()).await
    }

    /// A stranger at every route, with right and wrong fields.
    async fn stranger_at_every_route(&mut self) -> u16 {
        let mut fields = self.good_fields();
        for (_, value) in &mut fields {
            if self.rng.below(4) == 0 {
                *value = GARBAGE[self.rng.below(GARBAGE.len() as u32) as usize].into();
            }
        }
        let holder = ["me", "link", "level1", "automa", "guest x"][self.below(5)];
        fields.push(("holder", holder.to_owned()));
        fields.push(("answer", ["yes", "no", "?"][self.below(3)].to_owned()));
        fields.push(("text", self.garbage()));
        let route = ROUTES[self.below(13)];
        self.post(self.guests.len() - 1, route, &fields).await
    }

    /// Bytes instead of a form, other kinds of form, forms that are too long.
    async fn garbage_body(&mut self) -> u16 {
        let good = self.good_fields();
        let good: Vec<_> = good.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let body = match self.below(4) {
            0 => sandtable_testkit::mutate(form(&good).as_bytes(), &mut self.rng),
            1 => (0..self.below(500)).map(|_| self.rng.bits() as u8).collect(),
            2 => format!("{}&x={}", form(&good), "y".repeat(64 * 1024)).into_bytes(),
            _ => serde_json::to_vec(&good).unwrap(),
        };
        let kinds = [FORM, "application/json", "multipart/form-data; boundary=x", "text/plain", ""];
        let route = ROUTES[self.below(13)];
        let request = Request::post(format!("{}/{route}", self.table));
        let request = request.header(header::CONTENT_TYPE, kinds[self.below(kinds.len())]);
        let guest = self.below(self.guests.len());
        self.send(guest, request, body).await
    }

    /// Methods no route knows, and those that change nothing.
    async fn wrong_method(&mut self) -> u16 {
        let methods = ["PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "GET", "PROPFIND", "M-SEARCH"];
        let method = Method::from_bytes(methods[self.below(methods.len())].as_bytes()).unwrap();
        let fields = self.good_fields();
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let route = ROUTES[self.below(ROUTES.len())];
        let request =
            Request::builder().method(method).uri(format!("{}/{route}?{}", self.table, form(&fields)));
        let guest = self.below(self.guests.len());
        self.send(guest, request.header(header::CONTENT_TYPE, FORM), form(&fields).into_bytes()).await
    }

    /// Addresses and questions that mean nothing.
    async fn garbage_address(&mut self) -> u16 {
        let garbage = encoded(&self.garbage());
        let path = match self.below(10) {
            0 => format!("/t/{garbage}"),
            1 => format!("/t/{garbage}/replay?ply={garbage}"),
            2 => format!("/s/{garbage}"),
            3 => format!("/new/{garbage}?option.board={garbage}"),
            4 => format!("/assets/{garbage}/{garbage}"),
            5 => format!("{}/replay?ply={garbage}&as={garbage}", self.table),
            6 => format!("{}/why?element={garbage}", self.table),
            7 => format!("{}/preview?action={garbage}&action=%ff", self.table),
            8 => format!("{}/scenes?from={garbage}", self.table),
            _ => format!("{}?pick={garbage}&pick=%c3%28&{garbage}", self.table),
        };
        let guest = self.below(self.guests.len());
        self.send(guest, Request::get(path), Vec::new()).await
    }

    /// A good move under somebody else's name, with a cookie we never made.
    async fn forged_cookie(&mut self) -> u16 {
        let mut fields = self.good_fields();
        let real = self.guests[self.mover].cookie.clone();
        fields.push(("csrf", self.guests[self.mover].csrf.clone()));
        let cookie = match self.below(4) {
            0 => bent(&real),
            1 => format!("sandtable={}", self.guests[self.mover].id()),
            2 => format!("sandtable={}.{}", self.guests[self.mover].id(), "0".repeat(64)),
            _ => format!("sandtable={}", encoded(&self.garbage())),
        };
        let fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let request = Request::post(format!("{}/act", self.table)).header(header::CONTENT_TYPE, FORM);
        let mut forger =
            Guest { router: self.app.router.clone(), cookie, csrf: String::new(), tape: String::new() };
        forger.send(request, form(&fields)).await.status.as_u16()
    }

    async fn message(&mut self) -> (&'static str, u16) {
        match self.below(9) {
            0 => ("wrong seat", self.wrong_seat().await),
            1 => ("stale", self.stale().await),
            2 => ("illegal", self.illegal().await),
            3 => ("foreign form", self.foreign_form().await),
            4 => ("stranger", self.stranger_at_every_route().await),
            5 => ("garbage body", self.garbage_body().await),
            6 => ("wrong method", self.wrong_method().await),
            7 => ("garbage address", self.garbage_address().await),
            _ => ("forged cookie", self.forged_cookie().await),
        }
    }

    async fn truth(&self) -> (TableRow, Vec<StepRow>, usize, u64) {
        let (row, steps) = self.app.truth(&self.table).await;
        let said = self.app.store.chat(id(&self.table), 0).await.unwrap().len();
        (row, steps, said, self.app.store.counts().await.unwrap().tables)
    }
}

/// The same with another last digit.
fn bent(signature: &str) -> String {
    let last = if signature.ends_with('0') { "1" } else { "0" };
    format!("{}{last}", &signature[..signature.len() - 1])
}

async fn flood(scenario: Scenario, messages: u64) {
    let app = TestApp::new().await;
    let mut flood = Flood::new(&app, scenario, sandtable_testkit::only_seed().unwrap_or(1)).await;
    let before = flood.truth().await;
    for nth in 1..=messages {
        let (kind, status) = flood.message().await;
        assert!(status < 500, "message {nth}, {kind}: {status}");
        if nth % 250 == 0 {
            assert_eq!(flood.truth().await, before, "something has changed by message {nth}");
            flood.guests.iter_mut().for_each(|guest| guest.tape.clear());
        }
    }
    let (mover, good) = (flood.mover, flood.good_fields());
    flood.post(mover, "act", &good).await;
    assert!(flood.truth().await.0.seq > before.0.seq, "the same move from whom it should come is made");
}

#[tokio::test]
async fn a_flood_of_forged_messages_changes_nothing_in_any_game() {
    let scenarios = Scenario::all();
    let messages = 5000 * sandtable_testkit::factor() / scenarios.len() as u64;
    for scenario in scenarios {
        flood(scenario, messages - messages % 250).await;
    }
}
