//! What every request passes before its route: whom it is meant for, how often somebody asks, the form, who asks, whether
//! the form is ours, and what browsers must hold to.

pub(crate) mod address;
pub(crate) mod body;
pub(crate) mod compression;
pub(crate) mod cookie;
pub(crate) mod csrf;
pub(crate) mod headers;
pub(crate) mod host;
pub(crate) mod limits;
pub(crate) mod request_log;
pub(crate) mod signer;
pub(crate) mod slots;

use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::App;

/// A sentence in the language of the browser. No page: who floods us must cost us little.
fn refusal(app: &App, headers: &HeaderMap, status: StatusCode, id: &str) -> Response {
    let text = app.site.locale(cookie::browser_language(headers)).text(id);
    (status, text).into_response()
}
