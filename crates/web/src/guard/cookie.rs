//! Who is asking: a guest without an account, known by a signed cookie. A guest is written down only once they do
//! something; until then name and language follow from the id and the browser.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use speech::Lang;
use table::Message;
use tracing::{Instrument, Span};

use super::seal::fresh_id;
use crate::House;
use crate::model::Visitor;
use crate::trouble::{self, Trouble};

const NAME: &str = "sandtable";
/// Whether this request brought a cookie of ours.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct IsKnown(pub(crate) bool);

/// The value of our cookie.
pub(crate) fn cookie_of(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut pairs =
        cookies.flat_map(|header| header.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == NAME).map(|(_, value)| value)
}

/// Finds out who asks, gives newcomers a cookie, and makes a page of whatever went wrong behind.
pub(crate) async fn greet(State(house): State<Arc<House>>, mut request: Request, next: Next) -> Response {
    let known = cookie_of(request.headers()).and_then(|cookie| house.seal.guest(cookie)).map(str::to_owned);
    let is_known = known.is_some();
    let guest = known.unwrap_or_else(fresh_id);
    let visitor = visitor(&house, guest, request.headers(), is_known).await;
    let path = request.uri().path().to_owned();
    request.extensions_mut().insert(visitor.clone());
    request.extensions_mut().insert(IsKnown(is_known));
    // In a task of its own: what has begun is finished even if the browser goes away meanwhile, and a panic ends there.
    let answer = tokio::spawn(next.run(request).instrument(Span::current())).await;
    let mut response = trouble::explained(answer.unwrap_or_else(|_| Trouble::fault()), &visitor, &path);
    if !is_known && let Ok(cookie) = HeaderValue::from_str(&set_cookie(&house, &visitor.guest)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn set_cookie(house: &House, guest: &str) -> String {
    let is_https = house.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let secure = if is_https { "; Secure" } else { "" };
    format!("{NAME}={}; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000{secure}", house.seal.cookie(guest))
}

async fn visitor(house: &House, guest: String, headers: &HeaderMap, is_known: bool) -> Visitor {
    let row = if is_known { house.guest(&guest).await } else { None };
    let lang =
        row.as_ref().and_then(|row| row.lang.parse().ok()).unwrap_or_else(|| browser_language(headers));
    let name = row.map_or_else(|| usual_name(&guest, lang), |row| row.name);
    let csrf = house.seal.form_token(&guest);
    Visitor { guest, name, lang, csrf }
}

/// The first language of the browser's list that we speak.
pub(crate) fn browser_language(headers: &HeaderMap) -> Lang {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let mut wanted = list.split(',').map(|entry| entry.split(';').next().unwrap_or_default().trim());
    wanted.find_map(Lang::of_locale).unwrap_or(Lang::En)
}

/// `Guest 123`, the number being a part of the id's hash.
pub(crate) fn usual_name(guest: &str, lang: Lang) -> String {
    let hash = blake3::hash(guest.as_bytes());
    let number = u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]]) % 900 + 100;
    speech::say(lang, &Message::new("house-guest").with("number", number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("theme=dark; sandtable=ada.00; x=1"));
        assert_eq!(cookie_of(&headers), Some("ada.00"));
        assert_eq!(cookie_of(&HeaderMap::new()), None);
    }

    #[test]
    fn the_browser_names_the_languages_it_likes() {
        let of = |list: &'static str| {
            let mut headers = HeaderMap::new();
            headers.append(ACCEPT_LANGUAGE, HeaderValue::from_static(list));
            browser_language(&headers)
        };
        assert_eq!(of("de-DE,ru;q=0.8,en;q=0.5"), Lang::Ru);
        assert_eq!(of("en-GB"), Lang::En);
        assert_eq!(of("*"), Lang::En);
    }
}
