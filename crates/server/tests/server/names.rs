//! What people and the server itself are called: names that are what they seem, and a server that answers to its own.

use axum::body::Body;
use axum::http::{Request, header};

use crate::browser::{Browser, TestApp};
use crate::playing::two_guests;

/// What the page says the visitor is called.
async fn name(browser: &mut Browser) -> String {
    browser.get("/").await.value("name").unwrap_or_default()
}

#[tokio::test]
async fn a_name_that_is_not_what_it_seems_is_refused() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    ada.post("/name", &[("name", "Ada"), ("back", "/")]).await;
    for bad in ["A\u{200b}da", "\u{202e}adA", "Аdа", "Ada\u{2066}"] {
        assert_eq!(ada.form("/name", &[("name", bad)]).await.status, 422, "{bad}");
        assert_eq!(name(&mut ada).await, "Ada");
    }
    assert!(ada.form("/name", &[("name", "Аdа")]).await.says("mixes letters"));
    assert_eq!(ada.form("/name", &[("name", "Ада Lovelace")]).await.status, 303);
}

#[tokio::test]
async fn nobody_takes_a_name_that_looks_like_anothers_at_the_table() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = two_guests(&app).await;
    ada.post("/name", &[("name", "Caca"), ("back", "/")]).await;
    for alike in ["Саса", "caca", "CACA"] {
        assert_eq!(bob.form("/name", &[("name", alike)]).await.status, 409, "{alike}");
    }
    assert_eq!(ada.form("/name", &[("name", "CACA")]).await.status, 303, "her own name can be hers");
    let mut eve = app.browser();
    assert_eq!(eve.form("/name", &[("name", "Caca")]).await.status, 303, "she sits elsewhere");
    let own = bob.get(&table).await.links()[0].clone();
    eve.get(&own).await;
    let refused = eve.form(&own, &[]).await;
    assert_eq!(refused.status, 409);
    assert!(refused.says("looks the same"), "{}", refused.body);
    assert_eq!(bob.get(&table).await.links(), [own.as_str()], "nobody took the seat");
    let mut phone = app.browser();
    bob.post("/name", &[("name", "Bob"), ("back", "/")]).await;
    phone.post("/name", &[("name", "Bob"), ("back", "/")]).await;
    assert!(phone.sit(&own).await.says("id=\"table\""), "nobody is beside himself");
}

#[tokio::test]
async fn who_never_chose_a_name_gets_one_that_is_free() {
    let app = TestApp::new().await;
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let usual = name(&mut bob).await;
    assert!(usual.starts_with("Guest "), "{usual}");
    ada.post("/name", &[("name", &usual), ("back", "/")]).await;
    let table = ada.open(&[("seat1", "link")]).await;
    let link = ada.get(&table).await.links()[1].clone();
    assert!(bob.sit(&link).await.says("id=\"table\""));
    let given = name(&mut bob).await;
    assert!(given.starts_with("Guest ") && given != usual, "{given}");
}

#[tokio::test]
async fn a_request_by_a_foreign_name_is_not_answered() {
    let app = TestApp::new().await;
    let (table, ada, _) = two_guests(&app).await;
    let asked = async |host: &str, path: &str| {
        let request = Request::get(path).header(header::HOST, host).body(Body::empty()).unwrap();
        ada.clone().send(request).await
    };
    for host in ["evil.example", "evil.example:7440", "localhost.evil.example", "192.0.2.1.evil.example"] {
        let page = asked(host, &table).await;
        assert_eq!(page.status, 421, "{host}");
        assert!(!page.says("id=\"table\"") && page.says("--public-url"));
    }
    for host in ["localhost:7440", "127.0.0.1:7440", "[::1]:7440", "192.168.1.5:7440"] {
        assert_eq!(asked(host, &table).await.status, 200, "{host}");
    }
    assert_eq!(asked("sandtable:7440", "/health/live").await.status, 200, "monitoring may use any name");
}

#[tokio::test]
async fn files_identify_nobody_and_come_small() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let page = ada.get("/").await;
    let (_, path) = page.body.split_once("href=\"/assets/").expect("pages have files");
    let path = format!("/assets/{}", path.split('"').next().unwrap());
    for (accepted, encoding) in
        [("gzip, deflate, br", Some("br")), ("gzip", Some("gzip")), ("identity", None)]
    {
        let request = Request::get(&path).header(header::ACCEPT_ENCODING, accepted);
        let response =
            tower::ServiceExt::oneshot(app.router.clone(), request.body(Body::empty()).unwrap()).await;
        let headers = response.unwrap().headers().clone();
        assert_eq!(headers[header::CACHE_CONTROL], "public, max-age=31536000, immutable");
        assert_eq!(headers.get(header::SET_COOKIE), None);
        let used = headers.get(header::CONTENT_ENCODING).map(|used| used.to_str().unwrap());
        assert_eq!(used, encoding, "{accepted}");
    }
}
