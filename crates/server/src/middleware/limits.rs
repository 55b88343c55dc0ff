//! How often somebody may ask: a bucket that fills slowly and every request takes a drop from. One bucket per guest and one
//! per address; behind a proxy the address is the proxy's own unless it says whom it speaks for.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::App;
use crate::middleware::cookie::{browser_language, cookie_of};

/// How many requests a second somebody may make in the long run, and how many at once.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rate {
    /// In the long run.
    pub per_second: f64,
    /// At once.
    pub burst: f64,
}

/// The limits of an app. None means no limit, as tests on one machine need.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Limits {
    /// For each guest.
    pub guest: Option<Rate>,
    /// For each address.
    pub address: Option<Rate>,
    /// Does a proxy in front say in `X-Forwarded-For` whom it speaks for?
    pub behind_proxy: bool,
}

impl Limits {
    /// Enough for people, not for floods.
    pub const USUAL: Limits = Limits {
        guest: Some(Rate { per_second: 20.0, burst: 60.0 }),
        address: Some(Rate { per_second: 60.0, burst: 240.0 }),
        behind_proxy: false,
    };
}

/// An address, as far as it is counted.
pub(crate) type Address = String;

/// Where a request came from, if anybody knows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin(pub(crate) Option<Address>);

/// How many buckets are kept before the full ones are thrown away.
const MANY: usize = 20_000;

/// The buckets of everybody.
#[derive(Default)]
pub(crate) struct Buckets(Mutex<HashMap<String, Bucket>>);

struct Bucket {
    drops: f64,
    seen: Instant,
}

impl Buckets {
    /// Takes a drop from somebody's bucket, if there is one.
    pub(crate) fn take(&self, who: String, rate: Rate, now: Instant) -> bool {
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() > MANY {
            buckets.retain(|_, bucket| bucket.filled(rate, now) < rate.burst);
        }
        let bucket = buckets.entry(who).or_insert(Bucket { drops: rate.burst, seen: now });
        bucket.drops = bucket.filled(rate, now);
        bucket.seen = now;
        let has_drop = bucket.drops >= 1.0;
        if has_drop {
            bucket.drops -= 1.0;
        }
        has_drop
    }
}

impl Bucket {
    fn filled(&self, rate: Rate, now: Instant) -> f64 {
        let gained = now.saturating_duration_since(self.seen).as_secs_f64() * rate.per_second;
        (self.drops + gained).min(rate.burst)
    }
}

/// Turns away whoever asks too often.
pub(crate) async fn limit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let origin = Origin(address_of(&request, app.config.limits.behind_proxy));
    request.extensions_mut().insert(origin);
    if is_within(&app, &request) {
        return next.run(request).await;
    }
    // No page: who floods us must cost us little.
    let text = app.site.locale(browser_language(request.headers())).text("web-error-too-often");
    (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, "1")], text).into_response()
}

fn is_within(app: &App, request: &Request) -> bool {
    let Limits { guest, address, behind_proxy } = app.config.limits;
    let now = Instant::now();
    let take = |who: Option<String>, rate: Option<Rate>| match (who, rate) {
        (Some(who), Some(rate)) => app.buckets.take(who, rate, now),
        _ => true,
    };
    let cookie = cookie_of(request.headers()).and_then(|cookie| app.signer.guest(&cookie));
    take(address_of(request, behind_proxy), address)
        && take(cookie.map(|guest| format!("guest {}", guest.id)), guest)
}

fn address_of(request: &Request, behind_proxy: bool) -> Option<String> {
    let forwarded = if behind_proxy { forwarded_for(request.headers()) } else { None };
    let peer = || request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0.ip().to_string());
    forwarded.or_else(peer)
}

/// The last address of the list is the one the proxy itself saw.
fn forwarded_for(headers: &HeaderMap) -> Option<String> {
    let list = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next().map(|address| address.trim().to_owned()).filter(|address| address.len() < 64)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_bucket_runs_dry_and_fills_again() {
        let buckets = Buckets::default();
        let rate = Rate { per_second: 2.0, burst: 3.0 };
        let start = Instant::now();
        let take =
            |who: &str, later: u64| buckets.take(who.into(), rate, start + Duration::from_millis(later));
        assert_eq!([take("a", 0), take("a", 0), take("a", 0), take("a", 0)], [true, true, true, false]);
        assert!(take("b", 0), "everybody has a bucket of their own");
        assert!(!take("a", 400));
        assert!(take("a", 600));
    }
}
