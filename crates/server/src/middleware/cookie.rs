//! Who is asking: a guest without an account, known by a signed cookie. A guest is written down only once they do
//! something; until then name and language follow from the id and the browser.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use sandtable_core::Message;
use sandtable_i18n::{Lang, Locale};
use tracing::{Instrument, Span};

use super::signer::{COOKIE_NAME, CookieGuest, fresh_id};
use crate::App;
use crate::app_error::{self, AppError};
use crate::model::Visitor;

/// How long a browser keeps the cookie.
const LIFETIME: Duration = Duration::days(365);

/// Whether this request brought a cookie of ours.
#[derive(Clone, Copy, PartialEq)]
pub(crate) struct IsKnown(pub(crate) bool);

/// The value of our cookie.
pub(crate) fn cookie_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|header| header.to_str().ok());
    let mut cookies = cookies.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == COOKIE_NAME).map(|cookie| cookie.value().to_owned())
}

/// Finds out who asks, gives newcomers a cookie, and makes a page of whatever went wrong behind.
pub(crate) async fn identify(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let known = cookie_of(request.headers()).and_then(|cookie| app.signer.guest(&cookie));
    let is_known = known.is_some();
    let has_good_cookie = known.as_ref().is_some_and(|guest| !guest.is_old);
    let guest = known.map_or_else(fresh_id, |CookieGuest { id, .. }| id);
    let visitor = visitor(&app, guest, request.headers(), is_known).await;
    let path = request.uri().path().to_owned();
    request.extensions_mut().insert(visitor.clone());
    request.extensions_mut().insert(IsKnown(is_known));
    // In a task of its own: what has begun is finished even if the browser goes away meanwhile, and a panic ends there.
    let answer = tokio::spawn(next.run(request).instrument(Span::current())).await;
    let mut response = app_error::explained(answer.unwrap_or_else(|_| AppError::fault()), &visitor, &path);
    if !has_good_cookie && let Ok(cookie) = HeaderValue::from_str(&set_cookie(&app, &visitor.guest)) {
        response.headers_mut().append(SET_COOKIE, cookie);
    }
    response
}

fn set_cookie(app: &App, guest: &str) -> String {
    let is_https = app.config.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let cookie = Cookie::build((COOKIE_NAME, guest.to_owned()))
        .http_only(true)
        .same_site(SameSite::Lax)
        .path("/")
        .max_age(LIFETIME)
        .secure(is_https);
    app.signer.sign(cookie.build()).to_string()
}

async fn visitor(app: &App, guest: String, headers: &HeaderMap, is_known: bool) -> Visitor {
    let row = if is_known { app.guest(&guest).await } else { None };
    let lang =
        row.as_ref().and_then(|row| row.lang.parse().ok()).unwrap_or_else(|| browser_language(headers));
    let locale = app.site.locale(lang);
    let name = row.map_or_else(|| usual_name(&guest, &locale), |row| row.name);
    let csrf = app.signer.form_token(&guest);
    let site = Arc::clone(&app.site);
    Visitor { guest, name, locale, csrf, site }
}

/// The first language of the browser's list that we speak.
pub(crate) fn browser_language(headers: &HeaderMap) -> Lang {
    let list = headers.get(ACCEPT_LANGUAGE).and_then(|list| list.to_str().ok()).unwrap_or_default();
    let mut wanted = list.split(',').map(|entry| entry.split(';').next().unwrap_or_default().trim());
    wanted.find_map(Lang::of_locale).unwrap_or(Lang::En)
}

/// `Guest 123`, the number being a part of the id's hash.
pub(crate) fn usual_name(guest: &str, locale: &Locale) -> String {
    let hash = blake3::hash(guest.as_bytes());
    numbered_name(u16::from_le_bytes([hash.as_bytes()[0], hash.as_bytes()[1]]) % 900 + 100, locale)
}

/// `Guest 123`.
pub(crate) fn numbered_name(number: u16, locale: &Locale) -> String {
    locale.say(&Message::new("web-guest").with("number", number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_cookie_is_found_among_others() {
        let mut headers = HeaderMap::new();
        headers.append(COOKIE, HeaderValue::from_static("theme=dark; sandtable=ada.00; x=1"));
        assert_eq!(cookie_of(&headers).as_deref(), Some("ada.00"));
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
