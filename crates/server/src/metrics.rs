//! Numbers about the app for Prometheus. Each [`App`](crate::App) has a recorder of its own, so that two in one process, as
//! in tests, do not count together.

use std::time::Duration;

use axum::http::Method;
use metrics::{counter, gauge, histogram, with_local_recorder};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusRecorder};

/// The upper ends of the buckets of the move latency, in seconds.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0];

const MOVE_SECONDS: &str = "sandtable_move_seconds";
const BOTS_THINKING: &str = "sandtable_bots_thinking";
const BOT_MOVES: &str = "sandtable_bot_moves_total";
const STORE_ERRORS: &str = "sandtable_store_errors_total";
const REFUSED_CONNECTIONS: &str = "sandtable_refused_connections_total";

/// Counters; some gauges are set only when somebody looks.
pub(crate) struct Metrics {
    recorder: PrometheusRecorder,
}

/// What is counted only when somebody looks.
pub(crate) struct Gauges {
    pub(crate) tables: usize,
    pub(crate) watchers: usize,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let moves = Matcher::Full(MOVE_SECONDS.to_owned());
        let builder = PrometheusBuilder::new().set_buckets_for_metric(moves, &BUCKETS);
        let metrics = Metrics { recorder: builder.expect("there are buckets").build_recorder() };
        metrics.record(|| {
            counter!(BOT_MOVES).increment(0);
            counter!(STORE_ERRORS).increment(0);
            counter!(REFUSED_CONNECTIONS).increment(0);
            gauge!(BOTS_THINKING).set(0.0);
        });
        metrics
    }

    fn record<T>(&self, count: impl FnOnce() -> T) -> T {
        with_local_recorder(&self.recorder, count)
    }

    pub(crate) fn count_request(&self, method: &Method, route: &str, status: u16) {
        let method = if is_usual(method) { method.as_str() } else { "other" };
        let (method, route, status) = (method.to_owned(), route.to_owned(), status.to_string());
        self.record(|| {
            counter!("sandtable_requests_total", "method" => method, "route" => route, "status" => status)
                .increment(1);
        });
    }

    /// A move was made and stored in this time.
    pub(crate) fn count_move(&self, time: Duration) {
        self.record(|| histogram!(MOVE_SECONDS).record(time.as_secs_f64()));
    }

    pub(crate) fn count_bot_move(&self) {
        self.record(|| counter!(BOT_MOVES).increment(1));
    }

    pub(crate) fn count_store_error(&self) {
        self.record(|| counter!(STORE_ERRORS).increment(1));
    }

    pub(crate) fn count_refused_connection(&self) {
        self.record(|| counter!(REFUSED_CONNECTIONS).increment(1));
    }

    /// A bot thinks for as long as the answer lives.
    pub(crate) fn thinking(&self) -> Thinking<'_> {
        self.record(|| gauge!(BOTS_THINKING).increment(1.0));
        Thinking(self)
    }

    /// Sorts away what was recorded; to be called now and then, lest it pile up while nobody looks.
    pub(crate) fn upkeep(&self) {
        self.recorder.handle().run_upkeep();
    }

    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        self.record(|| {
            // The name is older than the type it counts; dashboards know it.
            gauge!("sandtable_open_desks").set(gauges.tables as f64);
            gauge!("sandtable_watchers").set(gauges.watchers as f64);
        });
        self.recorder.handle().render()
    }
}

/// A bot is thinking.
pub(crate) struct Thinking<'a>(&'a Metrics);

impl Drop for Thinking<'_> {
    fn drop(&mut self) {
        self.0.record(|| gauge!(BOTS_THINKING).decrement(1.0));
    }
}

fn is_usual(method: &Method) -> bool {
    [Method::GET, Method::POST, Method::HEAD].contains(method)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_shown() {
        let (metrics, other) = (Metrics::new(), Metrics::new());
        metrics.count_request(&Method::GET, "/t/{id}", 200);
        metrics.count_request(&Method::GET, "/t/{id}", 200);
        other.count_request(&Method::GET, "/t/{id}", 200);
        metrics.count_move(Duration::from_millis(2));
        let thinking = metrics.thinking();
        let text = metrics.text(&Gauges { tables: 3, watchers: 0 });
        for line in [
            "sandtable_requests_total{method=\"GET\",route=\"/t/{id}\",status=\"200\"} 2",
            "sandtable_move_seconds_bucket{le=\"0.001\"} 0",
            "sandtable_move_seconds_bucket{le=\"0.0025\"} 1",
            "sandtable_move_seconds_bucket{le=\"+Inf\"} 1",
            "sandtable_move_seconds_count 1",
            "sandtable_open_desks 3",
            "sandtable_bots_thinking 1",
            "sandtable_bot_moves_total 0",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
        drop(thinking);
        assert!(metrics.text(&Gauges { tables: 0, watchers: 0 }).contains("sandtable_bots_thinking 0"));
    }
}
