//! What a script gets that tells which page it shows: only what has changed.

use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use tower::ServiceExt;

use crate::browser::{Browser, TestApp};

/// An answer to a script: the tag of the page, whether it is a diff, and the text.
struct Inside {
    tag: String,
    is_diff: bool,
    text: String,
}

async fn inside(browser: &Browser, table: &str, shown: &str) -> Inside {
    let request = Request::get(table)
        .header("x-fragment", "1")
        .header("x-page", shown)
        .header(header::COOKIE, browser.cookie.as_deref().unwrap());
    let response = browser.router.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let header = |name: &str| response.headers()[name].to_str().unwrap().to_owned();
    let (tag, is_diff) = (header("x-page"), header("content-type") == "application/x-sandtable-changes");
    let body = to_bytes(response.into_body(), usize::MAX).await.unwrap();
    Inside { tag, is_diff, text: String::from_utf8(body.to_vec()).unwrap() }
}

fn pieces(text: &str) -> Vec<&str> {
    let opening =
        text.match_indices('<').map(|(at, _)| at).filter(|&at| at > 0 && !text[at..].starts_with("</"));
    let cuts: Vec<usize> = [0].into_iter().chain(opening).chain([text.len()]).collect();
    cuts.windows(2).map(|two| &text[two[0]..two[1]]).collect()
}

/// What the script makes of a diff.
fn patched(old: &str, diff: &str) -> String {
    let (line, new) = diff.split_once('\n').unwrap();
    let (old, mut new) = (pieces(old), pieces(new).into_iter());
    let number = |text: &str| text.parse::<usize>().unwrap();
    let part = |part: &str| match part.split_once(':') {
        Some((first, count)) => old[number(first)..][..number(count)].concat(),
        None => new.by_ref().take(number(&part[1..])).collect(),
    };
    line.split(' ').map(part).collect()
}

/// A page without the id of the next move, which is another on every page.
fn settled(page: &str) -> String {
    let ids = page.split("name=\"move\" value=\"").enumerate();
    ids.map(|(at, part)| if at == 0 { part } else { &part[16..] }).collect()
}

#[tokio::test]
async fn a_move_is_answered_with_what_has_changed() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.form("/play/natisk", &[("automa", "1")]).await.location.unwrap();
    let page = ada.get(&table).await;
    let first = inside(&ada, &table, "").await;
    assert!(!first.is_diff && first.text.starts_with("<main"));
    ada.act(&table, &page, &page.actions()[0]).await;
    let second = inside(&ada, &table, &first.tag).await;
    assert!(second.is_diff, "{}", second.text);
    assert!(second.text.len() < first.text.len() / 3, "{} of {}", second.text.len(), first.text.len());
    let whole = inside(&ada, &table, "").await;
    assert_eq!(settled(&patched(&first.text, &second.text)), settled(&whole.text));
}

#[tokio::test]
async fn a_tag_that_is_not_ones_own_brings_the_whole_page() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    let table = ada.open(&[("seat0", "automa"), ("seat1", "me"), ("public", "true")]).await;
    ada.get(&table).await;
    eve.get(&table).await;
    let hers = inside(&ada, &table, "").await;
    assert!(!inside(&eve, &table, &hers.tag).await.is_diff);
    assert!(!inside(&eve, &table, "nonsense").await.is_diff);
    assert!(inside(&ada, &table, &hers.tag).await.is_diff, "it is still hers");
}
