//! Forms are read whole before any work begins, and within a deadline: whoever sends half of one holds up nothing but
//! their own connection, and that not for long.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::header::CONNECTION;
use axum::http::{HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use tokio::time::timeout;

use super::refusal;
use crate::App;

/// How long a form may be.
const LONGEST: usize = 64 * 1024;

/// Reads the body.
pub(crate) async fn read(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let refused = |status, id| {
        let mut response = refusal(&app, &parts.headers, status, id);
        response.headers_mut().insert(CONNECTION, HeaderValue::from_static("close"));
        response
    };
    match timeout(app.config.deadlines.body, to_bytes(body, LONGEST)).await {
        Ok(Ok(whole)) => next.run(Request::from_parts(parts, Body::from(whole))).await,
        Ok(Err(_)) => refused(StatusCode::PAYLOAD_TOO_LARGE, "web-error-unreadable"),
        Err(_) => refused(StatusCode::REQUEST_TIMEOUT, "web-error-too-slow"),
    }
}
