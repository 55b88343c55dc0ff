//! For whoever watches the server: is it alive, can it serve, how is it doing?

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::House;

/// The process answers.
pub(crate) async fn live() -> &'static str {
    "alive\n"
}

/// The store answers too, and we are not about to stop.
pub(crate) async fn ready(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    if *house.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    match house.store.ping().await {
        Ok(()) => (StatusCode::OK, "ready\n"),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n"),
    }
}

/// Numbers for Prometheus.
pub(crate) async fn metrics(State(house): State<Arc<House>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], house.metrics_text())
}
