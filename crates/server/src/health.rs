//! For whoever watches the server: is it alive, can it serve, how is it doing?

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use sandtable_store::{Result, StoreError};
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::App;

/// How long the store may take to answer; a watcher hears of it within a second.
const PATIENCE: Duration = Duration::from_millis(900);
/// How long an answer is good, so that many questions cost no more than one.
const FRESH: Duration = Duration::from_millis(500);

/// A status and what it means.
type Answer = (StatusCode, &'static str);

/// What the store answered last, and when.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Answer)>>);

/// The process answers.
pub(crate) async fn live() -> &'static str {
    "alive\n"
}

/// A move could be stored, and we are not about to stop.
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Answer {
    if *app.closing.borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n");
    }
    let mut last = app.readiness.0.lock().await;
    if let Some((_, answer)) = last.as_ref().filter(|(then, _)| then.elapsed() < FRESH) {
        return *answer;
    }
    let answer = answer(timeout(PATIENCE, app.store.probe()).await.ok());
    *last = Some((Instant::now(), answer));
    answer
}

/// What to say to what the store did; nothing, if it took too long.
fn answer(probed: Option<Result<()>>) -> Answer {
    let text = match probed {
        Some(Ok(())) => return (StatusCode::OK, "ready\n"),
        Some(Err(error)) => {
            tracing::error!(%error, "nothing can be stored");
            match error {
                StoreError::Full(_) => "the disk is full\n",
                StoreError::Damaged(_) => "the database is lost or damaged\n",
                _ => "the store does not answer\n",
            }
        }
        None => "the store does not answer\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, text)
}

/// Numbers for Prometheus.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics_text())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_watches_hears_what_is_wrong() {
        let why = || "why".to_owned();
        assert_eq!(answer(Some(Ok(()))), (StatusCode::OK, "ready\n"));
        for (probed, text) in [
            (Some(Err(StoreError::Full(why()))), "the disk is full\n"),
            (Some(Err(StoreError::Damaged(why()))), "the database is lost or damaged\n"),
            (Some(Err(StoreError::Busy(why()))), "the store does not answer\n"),
            (None, "the store does not answer\n"),
        ] {
            assert_eq!(answer(probed), (StatusCode::SERVICE_UNAVAILABLE, text));
        }
    }
}
