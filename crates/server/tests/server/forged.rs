//! What does not come from our pages, or not from whom it should, changes nothing.

use std::sync::Arc;

use axum::body::Body;
use axum::http::{Request, header};
use sandtable_server::Config;

use crate::browser::{Folder, TestApp};
use crate::playing::{to_move, two_guests};

const FORM: &str = "application/x-www-form-urlencoded";

#[tokio::test]
async fn a_form_without_our_token_or_from_elsewhere_is_refused() {
    let folder = Arc::new(Folder::new());
    let config = Config::new(folder.database(), sandtable_games::all()).for_tests();
    let config = Config { public_url: Some("https://tables.example".to_owned()), ..config };
    let app = TestApp::run(config, folder).await;
    let mut ada = app.browser();
    ada.get("/").await;
    let csrf = ada.csrf.clone();
    let mut eve = app.browser();
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
    let app = TestApp::new().await;
    let (table, mut ada, _) = two_guests(&app).await;
    let seat = ada.get(&table).await.value("seat");
    let cookie = ada.cookie.clone().unwrap();
    let mut eve = app.browser();
    let (kept, last) = cookie.split_at(cookie.len() - 1);
    eve.cookie = Some(format!("{kept}{}", if last == "0" { "1" } else { "0" }));
    let page = eve.get(&table).await;
    assert!(page.links().is_empty() && page.value("seat") != seat);
}

/// A cookie as the program signed them before it used the `cookie` crate.
fn old_cookie(secret: [u8; 32], guest: &str) -> String {
    let key = blake3::derive_key("sandtable web: guest cookies, version 1", &secret);
    format!("sandtable={guest}.{}", blake3::keyed_hash(&key, guest.as_bytes()).to_hex())
}

#[tokio::test]
async fn an_old_cookie_is_accepted_and_signed_again() {
    let app = TestApp::new().await;
    let (table, mut ada, _) = two_guests(&app).await;
    let seat = ada.get(&table).await.value("seat");
    let signed = ada.cookie.clone().unwrap();
    let guest = &signed[signed.len() - 16..];
    let secret = sandtable_store::Store::open(&app.folder.database())
        .await
        .unwrap()
        .secrets(None)
        .await
        .unwrap()
        .current;
    let old = old_cookie(secret.0, guest);
    let mut returned = app.browser();
    returned.cookie = Some(old.clone());
    assert_eq!(returned.get(&table).await.value("seat"), seat, "the guest is known");
    assert_eq!(returned.cookie.as_ref(), Some(&signed), "and has a new cookie");
    let mut forged = app.browser();
    forged.cookie = Some(old_cookie([0; 32], guest));
    assert_ne!(forged.get(&table).await.value("seat"), seat);
}

#[tokio::test]
async fn wrong_seats_and_garbage_change_nothing() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    let (_, page) = to_move(&table, [&mut ada, &mut bob]).await;
    let (seat, revision, action) =
        (page.value("seat").unwrap(), page.value("revision").unwrap(), page.actions()[0].clone());
    let mut eve = app.browser();
    let tries: [(&[(&str, &str)], u16); 6] = [
        (&[("seat", &seat), ("revision", &revision), ("action", &action), ("move", "m1")], 303),
        (&[("seat", "moon"), ("revision", &revision), ("action", &action)], 400),
        (&[("seat", &seat), ("revision", "-1"), ("action", &action)], 400),
        (&[("seat", &seat), ("revision", &revision), ("move", "../../x"), ("action", &action)], 400),
        (&[("seat", &seat), ("revision", &revision)], 303),
        (&[], 400),
    ];
    for (fields, status) in tries {
        let answer = eve.form(&format!("{table}/act"), fields).await;
        assert_eq!(answer.status.as_u16(), status, "{fields:?}");
        assert_eq!(ada.get(&table).await.value("revision").as_ref(), Some(&revision));
    }
    for route in [
        "undo",
        "restart",
        "plead",
        "answer",
        "resign",
        "lift",
        "seat",
        "leave",
        "notes",
        "rematch",
        "stand-in",
        "sitting",
        "put-off",
        "ask-again",
    ] {
        let answer = eve
            .form(&format!("{table}/{route}"), &[("seat", &seat), ("revision", &revision), ("holder", "me")])
            .await;
        assert!(!answer.status.is_server_error(), "{route}");
        assert_eq!(ada.get(&table).await.value("revision").as_ref(), Some(&revision), "{route}");
    }
    for path in
        ["/t/none", "/t/..", "/t/%00", "/t/none/live", "/new/chess", "/rules/chess", "/assets/x/y", "/s/"]
    {
        assert_eq!(eve.get(path).await.status, 404, "{path}");
    }
    assert_eq!(eve.get(&format!("{table}?pick=%F0&pick=x")).await.status.as_u16() / 100, 2);
}
