//! Every request is counted, timed and written to the log with an id of its own.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::HeaderValue;
use axum::middleware::Next;
use axum::response::Response;
use tracing::Instrument;

use super::signer::fresh_id;
use crate::App;

/// Logs and counts a request.
pub(crate) async fn log(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let id = fresh_id();
    let method = request.method().clone();
    // The pattern and not the path: paths hold the secret links of seats.
    let route = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", %id, %method, %route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let status = response.status().as_u16();
    app.metrics.count_request(&method, &route, status);
    let micros = start.elapsed().as_micros() as u64;
    span.in_scope(|| tracing::info!(status, micros, "answered"));
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert("x-request-id", id);
    }
    response
}
