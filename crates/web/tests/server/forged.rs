//! What does not come from our pages, or not from whom it should, changes nothing.

use axum::body::Body;
use axum::http::{Request, header};
use web::{Config, Limits, Rate};

use crate::browser::{Folder, Place};
use crate::playing::{to_move, two_guests};

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn a_form_without_our_token_or_from_elsewhere_is_refused() {
    let place = Place::new().await;
    let mut ada = place.browser();
    ada.get("/").await;
    let csrf = ada.csrf.clone();
    let mut eve = place.browser();
    eve.get("/").await;
    let forged = [
        (String::new(), None, 403),
        ("csrf=00".to_owned(), None, 403),
        (format!("csrf={}", eve.csrf), None, 403),
        (format!("csrf={csrf}"), Some("https://evil.example"), 403),
        (format!("csrf={csrf}"), Some("null"), 403),
        (format!("csrf={csrf}"), Some("http://tables.example"), 303),
        (format!("csrf={csrf}&x={}", "y".repeat(70_000)), None, 413),
    ];
    for (body, origin, status) in forged {
        let mut request = Request::post("/play/natisk").header(header::CONTENT_TYPE, FORM);
        request = request.header(header::HOST, "tables.example");
        if let Some(origin) = origin {
            request = request.header(header::ORIGIN, origin);
        }
        assert_eq!(ada.send(request.body(Body::from(body)).unwrap()).await.status, status, "{origin:?}");
    }
}

#[tokio::test]
async fn a_forged_cookie_is_a_stranger() {
    let place = Place::new().await;
    let (table, mut ada, _) = two_guests(&place).await;
    let seat = ada.get(&table).await.value("seat");
    let cookie = ada.cookie.clone().unwrap();
    let mut eve = place.browser();
    let (kept, last) = cookie.split_at(cookie.len() - 1);
    eve.cookie = Some(format!("{kept}{}", if last == "0" { "1" } else { "0" }));
    let page = eve.get(&table).await;
    assert!(page.links().is_empty() && page.value("seat") != seat);
}

#[tokio::test]
async fn wrong_seats_and_garbage_change_nothing() {
    let place = Place::new().await;
    let (table, mut ada, mut bob) = two_guests(&place).await;
    let (_, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let (seat, age, action) =
        (page.value("seat").unwrap(), page.value("age").unwrap(), page.actions()[0].clone());
    let mut eve = place.browser();
    let tries: [(&[(&str, &str)], u16); 6] = [
        (&[("seat", &seat), ("age", &age), ("action", &action), ("move", "m1")], 303),
        (&[("seat", "moon"), ("age", &age), ("action", &action)], 400),
        (&[("seat", &seat), ("age", "-1"), ("action", &action)], 400),
        (&[("seat", &seat), ("age", &age), ("move", "../../x"), ("action", &action)], 400),
        (&[("seat", &seat), ("age", &age)], 303),
        (&[], 400),
    ];
    for (fields, status) in tries {
        let answer = eve.form(&format!("{table}/act"), fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}");
        assert_eq!(ada.get(&table).await.value("age").as_ref(), Some(&age));
    }
    for door in ["undo", "restart", "plead", "answer", "resign", "lift", "seat", "leave", "notes", "rematch"]
    {
        let answer =
            eve.form(&format!("{table}/{door}"), &[("seat", &seat), ("age", &age), ("holder", "me")]).await;
        assert!(!answer.status.is_server_error(), "{door}");
        assert_eq!(ada.get(&table).await.value("age").as_ref(), Some(&age), "{door}");
    }
    for path in
        ["/t/none", "/t/..", "/t/%00", "/t/none/live", "/new/chess", "/rules/chess", "/assets/x/y", "/s/"]
    {
        assert_eq!(eve.get(path).await.status, 404, "{path}");
    }
    assert_eq!(eve.get(&format!("{table}?pick=%F0&pick=x")).await.status.as_u16() / 100, 2);
}

#[tokio::test]
async fn who_asks_too_often_waits() {
    let folder = std::sync::Arc::new(Folder::new());
    let rate = Some(Rate { per_second: 0.001, burst: 5.0 });
    let limits = Limits { guest: rate, ..Limits::default() };
    let config = Config { limits, ..Config::new(folder.database()).for_tests() };
    let place = Place::run(config, folder).await;
    let (mut ada, mut bob) = (place.browser(), place.browser());
    for _ in 0..6 {
        ada.get("/").await;
    }
    assert_eq!(ada.get("/").await.status, 429);
    assert_eq!(bob.get("/").await.status, 200);
}
