//! People who are away: after the time a table states, and not before, others may let a bot stand in, the one the absent side
//! chose; whoever comes back takes the seat back at once.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, Response, header};
use sandtable_server::Config;
use sandtable_store::Store;
use sandtable_store::testing::pretend_absence;
use tower::ServiceExt;

use crate::browser::{Browser, Page, TestApp};
use crate::playing::two_guests;

/// A page that listens, until it is dropped.
pub(crate) async fn listening(browser: &Browser, table: &str) -> Response<Body> {
    let cookie = browser.cookie.clone().unwrap();
    let request = Request::get(format!("{table}/live")).header(header::COOKIE, cookie);
    browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

fn id(table: &str) -> &str {
    table.trim_start_matches("/t/")
}

/// Waits until a node has stored who came and left so far: it does so in order, so a newcomer comes last.
pub(crate) async fn presence_is_stored(app: &TestApp, store: &Store) {
    let mut newcomer = app.browser();
    let table = newcomer.open(&[("seat1", "here")]).await;
    newcomer.get(&table).await;
    for _ in 0..5000 {
        if !store.last_seen(id(&table)).await.unwrap().is_empty() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    panic!("it is never stored who was there")
}

/// Two guests, the second of whom has opened the page and closed it again; what is stored of it, and the word of his seat.
struct Left {
    app: TestApp,
    store: Store,
    table: String,
    ada: Browser,
    bob: Browser,
    seat: String,
}

impl Left {
    async fn new() -> Left {
        let app = TestApp::new().await;
        let (table, ada, mut bob) = two_guests(&app).await;
        let store = Store::open(&app.folder.database()).await.unwrap();
        let seat = bob.get(&table).await.value("seat").unwrap();
        let left = Left { app, store, table, ada, bob, seat };
        drop(listening(&left.bob, &left.table).await);
        left.until_seen().await;
        left
    }

    fn guest(&self) -> &str {
        let cookie = self.bob.cookie.as_ref().unwrap();
        &cookie[cookie.len() - 16..]
    }

    /// Waits until it is stored that he was there.
    async fn until_seen(&self) {
        presence_is_stored(&self.app, &self.store).await;
        let seen = self.store.last_seen(id(&self.table)).await.unwrap();
        assert!(seen.iter().any(|(guest, _)| guest == self.guest()), "{seen:?}");
    }

    /// As if everybody had been there this much earlier; the table is read again.
    async fn later(&self, minutes: u64) {
        presence_is_stored(&self.app, &self.store).await;
        pretend_absence(&self.store, Duration::from_mins(minutes)).await;
        self.app.app.drop_idle_tables(Duration::ZERO);
        assert_eq!(self.app.app.open_tables(), 0);
    }

    /// Ada lets a bot play for him.
    async fn replace(&mut self, bot: &str) -> Page {
        let fields = [("seat", self.seat.as_str()), ("holder", bot)];
        self.ada.post(&format!("{}/seat", self.table), &fields).await
    }

    async fn owner(&self) -> String {
        let row = self.store.table(id(&self.table)).await.unwrap();
        let seat = row.seats.iter().find(|seat| seat.owner.guest() == Some(self.guest()));
        seat.map(|seat| seat.owner.to_string().replace(self.guest(), "bob")).unwrap_or_default()
    }
}

const MAY: &str = "away; a bot may stand in";
const TOO_SOON: &str = "not been away for long enough";

#[tokio::test]
async fn nobody_is_replaced_because_they_reload_the_page() {
    let mut left = Left::new().await;
    for bot in ["level3", "level1", "me", "link"] {
        left.replace(bot).await;
        assert_eq!(left.owner().await, "guest bob", "{bot}");
    }
    assert!(left.replace("level3").await.says(TOO_SOON));
    left.later(4).await;
    assert!(left.replace("level3").await.says(TOO_SOON));
    assert_eq!(left.owner().await, "guest bob");
}

#[tokio::test]
async fn the_chosen_bot_stands_in_until_whoever_was_away_comes_back() {
    let mut left = Left::new().await;
    let choice = [("seat", left.seat.as_str()), ("bot", "level1")];
    left.bob.post(&format!("{}/stand-in", left.table), &choice).await;
    assert!(!left.ada.get(&left.table).await.says(MAY));
    left.later(6).await;
    assert!(left.ada.get(&left.table).await.says(MAY), "the page says so");
    left.replace("level5").await;
    assert_eq!(left.owner().await, "guest bob", "not the bot the others would like");
    let given = left.replace("level1").await;
    assert_eq!(left.owner().await, "stand-in level1 for bob away");
    assert!(given.says("is away") && given.says("Bot 1, recruit"), "{}", given.body);
    assert!(left.ada.get(&left.table).await.says("lets Bot 1, recruit stand in"), "it is in the log");

    let back = left.bob.get(&left.table).await;
    assert_eq!(left.owner().await, "guest bob", "at once");
    assert!(back.says("is back"), "{}", back.body);
    left.ada.form("/lang", &[("lang", "ru"), ("back", "/")]).await;
    let log = left.ada.get(&left.table).await;
    assert!(log.says("давно не появляется") && log.says("снова за столом"), "{}", log.body);
    assert!(left.replace("level1").await.says("недостаточно долго"), "and he was here just now");
}

#[tokio::test]
async fn nobody_stands_in_for_somebody_whose_page_is_open() {
    let mut left = Left::new().await;
    let open = listening(&left.bob, &left.table).await;
    pretend_absence(&left.store, Duration::from_hours(1)).await;
    assert!(left.replace("level3").await.says("cannot give that seat"));
    assert_eq!(left.owner().await, "guest bob");
    drop(open);
}

#[tokio::test]
async fn a_table_may_wait_for_days() {
    let app = TestApp::new().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let fields = [("seat1", "link"), ("absence", "4320"), ("stand_in", "level2")];
    let table = ada.open(&fields).await;
    let invitation = ada.get(&table).await.links()[1].clone();
    let seat = bob.sit(&invitation).await.value("seat").unwrap();
    let store = Store::open(&app.folder.database()).await.unwrap();
    let mut left = Left { app, store, table, ada, bob, seat };
    left.later(24 * 60).await;
    let refused = left.replace("level2").await;
    assert!(refused.says(TOO_SOON) && refused.says("3 days"), "{}", refused.body);
    left.later(2 * 24 * 60).await;
    left.replace("level2").await;
    assert_eq!(left.owner().await, "stand-in level2 for bob away");
    for (absence, stand_in) in [("0", "level3"), ("99999999", "level3"), ("x", "level3"), ("5", "me")] {
        let wrong = [("seat1", "link"), ("absence", absence), ("stand_in", stand_in)];
        assert_eq!(left.ada.form("/new/natisk", &wrong).await.status, 400, "{absence} {stand_in}");
    }
}

#[tokio::test]
async fn an_absence_goes_on_across_a_restart_but_everybody_has_time_to_come_back() {
    let mut left = Left::new().await;
    left.later(6).await;
    let folder = Arc::clone(&left.app.folder);
    for (grace, owner) in [(5, "guest bob"), (0, "stand-in level3 for bob away")] {
        let config = Config::new(folder.database(), sandtable_games::all()).for_tests();
        let config = Config { grace: Duration::from_mins(grace), ..config };
        left.app = TestApp::run(config, Arc::clone(&folder)).await;
        left.ada.router = left.app.router.clone();
        left.replace("level3").await;
        assert_eq!(left.owner().await, owner, "{grace} minutes after a start");
    }
}

#[tokio::test]
async fn an_absence_begins_when_a_server_dies_under_an_open_page() {
    let mut left = Left::new().await;
    left.later(60).await;
    let open = listening(&left.bob, &left.table).await;
    presence_is_stored(&left.app, &left.store).await;
    assert_eq!(left.store.guests_elsewhere(id(&left.table), "").await.unwrap(), [left.guest()]);
    // Killed, it cannot write down that the page is closed.
    std::mem::forget(open);
    let folder = Arc::clone(&left.app.folder);
    left.app = TestApp::over(folder).await;
    left.ada.router = left.app.router.clone();
    left.later(4).await;
    assert!(left.replace("level3").await.says(TOO_SOON), "he was there an hour and four minutes later");
    left.later(2).await;
    left.replace("level3").await;
    assert_eq!(left.owner().await, "stand-in level3 for bob away");
}

#[tokio::test]
async fn who_leaves_a_seat_to_a_bot_does_so_at_once_and_until_they_say_so() {
    let mut left = Left::new().await;
    let seat = left.seat.clone();
    let told = left.bob.post(&format!("{}/leave", left.table), &[("seat", &seat)]).await;
    assert!(told.says("leaves the seat to Bot 3, captain"), "{}", told.body);
    left.bob.get(&left.table).await;
    assert_eq!(left.owner().await, "stand-in level3 for bob", "looking on is not sitting down");
    left.bob.post(&format!("{}/seat", left.table), &[("seat", &seat), ("holder", "me")]).await;
    assert_eq!(left.owner().await, "guest bob");
    let other = left.ada.get(&left.table).await.value("seat").unwrap();
    left.bob.post(&format!("{}/leave", left.table), &[("seat", &other)]).await;
    let row = left.store.table(id(&left.table)).await.unwrap();
    assert!(row.seats.iter().all(|seat| seat.owner.bot().is_none()), "nobody leaves another's seat");
}

#[tokio::test]
async fn a_new_owner_of_a_seat_chooses_for_themselves() {
    let mut left = Left::new().await;
    let seat = left.seat.clone();
    for bot in ["level9", "random", ""] {
        let fields = [("seat", seat.as_str()), ("bot", bot)];
        assert_eq!(left.bob.form(&format!("{}/stand-in", left.table), &fields).await.status, 400, "{bot}");
    }
    let chosen = [("seat", seat.as_str()), ("bot", "level1")];
    let refused = left.ada.post(&format!("{}/stand-in", left.table), &chosen).await;
    assert!(refused.says("not your seat"), "nobody chooses for another");
    let page = left.bob.post(&format!("{}/stand-in", left.table), &chosen).await;
    assert!(page.says("value=\"level1\" selected"), "{}", page.body);
    let link = page.links()[0].clone();
    let phone = left.app.browser().sit(&link).await;
    assert!(phone.says("value=\"table\" selected") && phone.says("takes over from"), "{}", phone.body);
}

#[tokio::test]
async fn who_is_away_is_still_asked_for_an_undo() {
    let mut left = Left::new().await;
    // Ada moves until it is his turn, then a bot plays for him.
    loop {
        let page = left.ada.get(&left.table).await;
        let Some(action) = page.actions().first().cloned() else { break };
        left.ada.act(&left.table, &page, &action).await;
    }
    left.later(6).await;
    left.replace("level3").await;
    let page = left.ada.wait(&left.table).await;
    assert_eq!(left.owner().await, "stand-in level3 for bob away");
    let fields = page.move_fields(&[]);
    let asked = left.ada.post(&format!("{}/request-undo", left.table), &fields.pairs()).await;
    assert_eq!(asked.revision(), page.revision(), "the bot cannot agree for him");
    assert!(asked.says("asks to go back"), "{}", asked.body);
    left.bob.post(&format!("{}/answer", left.table), &[("answer", "yes")]).await;
    assert!(left.ada.get(&left.table).await.revision() > page.revision(), "he can");
}

#[tokio::test]
async fn a_rematch_waits_as_long_and_brings_stand_ins_along() {
    let mut left = Left::new().await;
    left.later(6).await;
    left.replace("level3").await;
    let page = left.ada.get(&left.table).await;
    left.ada.post(&format!("{}/resign", left.table), &page.move_fields(&[]).pairs()).await;
    let next = left.ada.form(&format!("{}/rematch", left.table), &[]).await.location.unwrap();
    let row = left.store.table(id(&next)).await.unwrap();
    assert_eq!(row.absence, left.store.table(id(&left.table)).await.unwrap().absence);
    left.table = next;
    assert_eq!(left.owner().await, "stand-in level3 for bob away");
    assert!(left.bob.get(&left.table).await.says("is back"));
    assert_eq!(left.owner().await, "guest bob");
}
