//! Whoever asks, comes and goes, listens or talks without end is a nuisance to nobody else.

use std::time::{Duration, Instant};

use axum::body::Body;
use axum::http::{Request, Response, header};
use futures_util::FutureExt;
use sandtable_server::{Act, Caps, Limits, Rate, Rates};
use tokio_stream::StreamExt;
use tower::ServiceExt;

use crate::app::{listen, soon};
use crate::browser::{Browser, TestApp};
use crate::playing::{to_move, two_guests};

/// Enough of everything; nothing comes back while a test runs.
const PLENTY: Rate = Rate { every: Duration::from_hours(1), burst: 1000 };
const FEW: Rate = Rate { every: Duration::from_hours(1), burst: 20 };

#[tokio::test]
async fn no_page_hears_of_spectators() {
    let app = TestApp::new().await;
    let (table, ada, bob) = two_guests(&app).await;
    let live = format!("{table}/live");
    let mut heard = listen(&ada, &live, None).await;
    for _ in 0..5 {
        let mut stranger = app.browser();
        stranger.get("/").await;
        drop(listen(&stranger, &live, None).await);
    }
    assert_eq!(heard.next().now_or_never(), None);
    let _here = listen(&bob, &live, None).await;
    assert!(soon(heard.next()).await.is_some(), "who sits here is another matter");
}

#[tokio::test]
async fn somebody_who_comes_and_goes_is_told_of_once_a_second() {
    let app = TestApp::new().await;
    let (table, ada, mut bob) = two_guests(&app).await;
    let live = format!("{table}/live");
    let mut heard = listen(&ada, &live, None).await;
    let start = Instant::now();
    let mut notices = Vec::new();
    for _ in 0..30 {
        drop(listen(&bob, &live, None).await);
        notices.extend(heard.next().now_or_never().flatten());
    }
    assert!(!notices.is_empty() && notices.len() as u64 <= 1 + start.elapsed().as_secs(), "{notices:?}");
    bob.form(&format!("{table}/chat"), &[("text", "now")]).await;
    let told = heard.next().now_or_never().flatten().expect("a new version is told at once");
    assert_ne!(told, notices[0], "it is a new version");
}

#[tokio::test]
async fn who_has_looked_too_often_can_still_move() {
    let rates: Rates = |act| if act == Act::Look { FEW } else { PLENTY };
    let app = TestApp::with_limits(Limits { guest: Some(rates), ..Limits::default() }).await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (mover, page) = to_move(&table, [&mut ada, &mut bob]).await;
    while mover.get(&table).await.status == 200 {}
    let looked = Request::get(&table).header(header::COOKIE, mover.cookie.clone().unwrap());
    let looked = app.router.clone().oneshot(looked.body(Body::empty()).unwrap()).await.unwrap();
    assert_eq!(looked.status(), 429);
    let wait: u64 = looked.headers()[header::RETRY_AFTER].to_str().unwrap().parse().unwrap();
    assert!(wait > 3000 && wait <= 3601, "the next one comes in an hour: {wait}");
    let action = page.actions()[0].clone();
    let answer = mover.form(&format!("{table}/act"), &page.move_fields(&[("action", &action)]).pairs()).await;
    assert_eq!(answer.status, 303);
    let mut eve = app.browser();
    assert!(eve.get(&table).await.says("id=\"table\""), "others look as before");
}

#[tokio::test]
async fn all_of_one_address_are_limited_together() {
    let rates: Rates = |_| FEW;
    let limits = Limits { address: Some(rates), behind_proxy: true, ..Limits::default() };
    let app = TestApp::with_limits(limits).await;
    let looked = async |from: &str| {
        let request = Request::get("/").header("x-forwarded-for", from).body(Body::empty()).unwrap();
        app.browser().send(request).await.status
    };
    for host in 0..FEW.burst {
        assert_eq!(looked(&format!("2001:db8:0:1::{host:x}")).await, 200);
    }
    assert_eq!(looked("2001:db8:0:1::ffff").await, 429, "the network has asked enough");
    assert_eq!(looked("2001:db8:0:2::1").await, 200);
}

#[tokio::test]
async fn who_talks_without_end_does_not_make_pages_long() {
    let app = TestApp::new().await;
    let (table, mut ada, mut eve) = two_guests(&app).await;
    ada.form(&format!("{table}/chat"), &[("text", "have a good game")]).await;
    let before = ada.get(&table).await.body.len();
    for _ in 0..40 {
        eve.form(&format!("{table}/chat"), &[("text", &"\"".repeat(500))]).await;
    }
    let after = ada.get(&table).await;
    assert!(after.body.len() < before + 12_000, "{before} became {}", after.body.len());
    assert!(after.says("have a good game"), "nor drives out what others said");
    app.app.drop_idle_tables(Duration::ZERO);
    let loaded = ada.get(&table).await;
    assert!(loaded.body.len() < before + 12_000 && loaded.says("have a good game"));
}

/// The answer to somebody who begins to listen from an address.
async fn stream(browser: &Browser, table: &str, from: &str) -> Response<Body> {
    let request = Request::get(format!("{table}/live"))
        .header("x-forwarded-for", from)
        .header(header::COOKIE, browser.cookie.clone().unwrap_or_default());
    browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap()
}

#[tokio::test]
async fn streams_are_counted_by_address_and_in_all() {
    let streams = Some(Caps { per_address: 2, total: 3 });
    let app = TestApp::with_limits(Limits { streams, behind_proxy: true, ..Limits::default() }).await;
    let (table, ada, bob) = two_guests(&app).await;
    let here = "2001:db8:0:1::1";
    let first = stream(&ada, &table, here).await;
    let second = stream(&bob, &table, "2001:db8:0:1:ffff::2").await;
    assert_eq!((first.status().as_u16(), second.status().as_u16()), (200, 200));
    assert_eq!(stream(&ada, &table, here).await.status(), 429, "one network has two already");
    let third = stream(&ada, &table, "192.0.2.1").await;
    assert_eq!(third.status(), 200);
    assert_eq!(stream(&bob, &table, "192.0.2.2").await.status(), 429, "three are all there can be");
    drop(first);
    assert_eq!(stream(&ada, &table, "192.0.2.2").await.status(), 200, "a closed one makes room");
}

#[tokio::test]
async fn nobody_listens_without_a_cookie() {
    let app = TestApp::new().await;
    let (table, ada, _) = two_guests(&app).await;
    let forged = Browser { cookie: Some("sandtable=made-up".to_owned()), ..app.browser() };
    for stranger in [app.browser(), forged] {
        assert_eq!(stream(&stranger, &table, "192.0.2.1").await.status(), 403);
    }
    assert_eq!(stream(&ada, &table, "192.0.2.1").await.status(), 200);
}
