//! Numbers about the house in the text form Prometheus reads.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use axum::http::Method;

/// The upper ends of the buckets of the move latency, in microseconds.
const BUCKETS: [u64; 11] =
    [500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000];

/// Counters; gauges are asked for when somebody looks.
#[derive(Default)]
pub(crate) struct Metrics {
    requests: Mutex<BTreeMap<(String, String, u16), u64>>,
    moves: [AtomicU64; BUCKETS.len()],
    move_count: AtomicU64,
    move_micros: AtomicU64,
    /// Choices made by bots.
    pub(crate) bot_moves: AtomicU64,
    /// Bots thinking now.
    pub(crate) bots_thinking: AtomicU64,
    /// Answers the store failed to give.
    pub(crate) store_errors: AtomicU64,
}

/// What is counted only when somebody looks.
pub(crate) struct Gauges {
    pub(crate) desks: usize,
    pub(crate) watchers: usize,
}

impl Metrics {
    pub(crate) fn count_request(&self, method: &Method, route: &str, status: u16) {
        let method = if is_usual(method) { method.as_str() } else { "other" };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry((method.to_owned(), route.to_owned(), status)).or_default() += 1;
    }

    /// A move was made and kept in this time.
    pub(crate) fn count_move(&self, time: Duration) {
        let micros = time.as_micros() as u64;
        let wide_enough = BUCKETS.iter().zip(&self.moves).filter(|(end, _)| micros <= **end);
        for (_, count) in wide_enough {
            count.fetch_add(1, Relaxed);
        }
        self.move_count.fetch_add(1, Relaxed);
        self.move_micros.fetch_add(micros, Relaxed);
    }

    pub(crate) fn text(&self, gauges: &Gauges) -> String {
        let mut out = String::new();
        self.write_requests(&mut out);
        self.write_moves(&mut out);
        number(&mut out, "sandtable_open_desks", "gauge", gauges.desks as u64);
        number(&mut out, "sandtable_watchers", "gauge", gauges.watchers as u64);
        number(&mut out, "sandtable_bots_thinking", "gauge", self.bots_thinking.load(Relaxed));
        number(&mut out, "sandtable_bot_moves_total", "counter", self.bot_moves.load(Relaxed));
        number(&mut out, "sandtable_store_errors_total", "counter", self.store_errors.load(Relaxed));
        out
    }

    fn write_requests(&self, out: &mut String) {
        out.push_str("# TYPE sandtable_requests_total counter\n");
        for ((method, route, status), count) in &*self.requests.lock().unwrap_or_else(PoisonError::into_inner)
        {
            line(
                out,
                format_args!(
                    "sandtable_requests_total{{method=\"{method}\",route=\"{route}\",status=\"{status}\"}} {count}"
                ),
            );
        }
    }

    fn write_moves(&self, out: &mut String) {
        out.push_str("# TYPE sandtable_move_seconds histogram\n");
        for (end, count) in BUCKETS.iter().zip(&self.moves) {
            let (seconds, count) = (*end as f64 / 1e6, count.load(Relaxed));
            line(out, format_args!("sandtable_move_seconds_bucket{{le=\"{seconds}\"}} {count}"));
        }
        let count = self.move_count.load(Relaxed);
        line(out, format_args!("sandtable_move_seconds_bucket{{le=\"+Inf\"}} {count}"));
        let sum = self.move_micros.load(Relaxed) as f64 / 1e6;
        line(out, format_args!("sandtable_move_seconds_sum {sum}\nsandtable_move_seconds_count {count}"));
    }
}

fn is_usual(method: &Method) -> bool {
    [Method::GET, Method::POST, Method::HEAD].contains(method)
}

fn number(out: &mut String, name: &str, kind: &str, value: u64) {
    line(out, format_args!("# TYPE {name} {kind}\n{name} {value}"));
}

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    writeln!(out, "{text}").expect("a string takes everything");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_counted_is_told() {
        let metrics = Metrics::default();
        metrics.count_request(&Method::GET, "/t/{id}", 200);
        metrics.count_request(&Method::GET, "/t/{id}", 200);
        metrics.count_move(Duration::from_millis(2));
        let text = metrics.text(&Gauges { desks: 3, watchers: 0 });
        for line in [
            "sandtable_requests_total{method=\"GET\",route=\"/t/{id}\",status=\"200\"} 2",
            "sandtable_move_seconds_bucket{le=\"0.001\"} 0",
            "sandtable_move_seconds_bucket{le=\"0.0025\"} 1",
            "sandtable_move_seconds_bucket{le=\"+Inf\"} 1",
            "sandtable_move_seconds_count 1",
            "sandtable_open_desks 3",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} in\n{text}");
        }
    }
}
