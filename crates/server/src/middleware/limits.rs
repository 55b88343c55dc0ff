//! How often somebody may do something. Every kind of act has limits of its own, so that looking never keeps anybody from
//! moving: who is made to look often, as by others who come and go, can still play. Guests are limited by their cookie,
//! and all who share an address together.

use std::hash::Hash;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};

use super::address::{Address, ClientAddress};
use super::cookie::cookie_of;
use super::refusal;
use super::slots::Caps;
use crate::App;

/// A kind of act.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// Looking at a page.
    Look,
    /// A small question about a table or an army: why, what if.
    Ask,
    /// A file of a page.
    Load,
    /// Beginning to listen to a table.
    Listen,
    /// Asking what a bot would do, or would have done.
    Hint,
    /// A move, and all else that is done at a table.
    Move,
    /// Chat and notes, and armies that are kept.
    Talk,
    /// Opening a table.
    Open,
    /// Another name or language.
    Rename,
}

impl Act {
    const ALL: [Act; 9] = [
        Act::Look,
        Act::Ask,
        Act::Load,
        Act::Listen,
        Act::Hint,
        Act::Move,
        Act::Talk,
        Act::Open,
        Act::Rename,
    ];

    /// What a request to this route does.
    fn of(method: &Method, route: &str) -> Act {
        let last = route.rsplit('/').next().unwrap_or_default();
        if method == Method::POST {
            return match (last, route) {
                ("chat" | "notes", _) => Act::Talk,
                ("hint" | "review", _) => Act::Hint,
                _ if route.starts_with("/armies/") => Act::Talk,
                ("rematch" | "fork", _) | (_, "/play/{game}" | "/learn/{game}" | "/new/{game}") => Act::Open,
                (_, "/name" | "/lang") => Act::Rename,
                _ => Act::Move,
            };
        }
        match last {
            "live" => Act::Listen,
            "why" | "preview" | "steer" | "targets" => Act::Ask,
            "{name}" => Act::Load,
            _ if route.starts_with("/armies/") => Act::Ask,
            _ => Act::Look,
        }
    }
}

/// How often something may be done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// One more each time this has passed.
    pub every: Duration,
    /// At once.
    pub burst: u32,
}

impl Rate {
    const fn per_second(times: u32, burst: u32) -> Rate {
        Rate { every: Duration::from_nanos(1_000_000_000 / times as u64), burst }
    }

    fn quota(self) -> Quota {
        let burst = NonZeroU32::new(self.burst).unwrap_or(NonZeroU32::MIN);
        let every = self.every.max(Duration::from_nanos(1));
        Quota::with_period(every).unwrap_or(Quota::per_second(burst)).allow_burst(burst)
    }
}

/// How often each kind of act may be done.
pub type Rates = fn(Act) -> Rate;

/// The limits of an app. None means no limit, as tests on one machine need.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// For each guest.
    pub guest: Option<Rates>,
    /// For each address.
    pub address: Option<Rates>,
    /// Connections.
    pub connections: Option<Caps>,
    /// Pages that listen to their table.
    pub streams: Option<Caps>,
    /// Does a proxy in front say in `X-Forwarded-For` whom it speaks for?
    pub behind_proxy: bool,
}

/// Enough for a person.
fn of_guest(act: Act) -> Rate {
    match act {
        Act::Look | Act::Ask | Act::Move => Rate::per_second(20, 60),
        Act::Load => Rate::per_second(50, 200),
        Act::Listen => Rate::per_second(2, 30),
        Act::Talk => Rate::per_second(1, 10),
        Act::Hint => Rate { every: Duration::from_secs(3), burst: 20 },
        Act::Open => Rate { every: Duration::from_secs(5), burst: 20 },
        Act::Rename => Rate { every: Duration::from_secs(2), burst: 10 },
    }
}

/// Enough for several people under one roof.
fn of_address(act: Act) -> Rate {
    let Rate { every, burst } = of_guest(act);
    Rate { every: every / 4, burst: burst * 4 }
}

impl Limits {
    /// Enough for people, not for floods.
    pub const USUAL: Limits = Limits {
        guest: Some(of_guest),
        address: Some(of_address),
        connections: Some(Caps { per_address: 256, total: 10_000 }),
        streams: Some(Caps { per_address: 100, total: 5_000 }),
        behind_proxy: false,
    };

    /// The same for a process that may open this many files: a quarter is left for other things than connections, and half
    /// of the connections for other things than streams.
    pub(crate) fn within(mut self, files: usize) -> Limits {
        if let Some(connections) = &mut self.connections {
            connections.total = connections.total.min(files - files / 4);
            let total = connections.total;
            self.streams.iter_mut().for_each(|streams| streams.total = streams.total.min(total / 2));
        }
        self
    }
}

/// What everybody has done lately.
pub(crate) struct Limiters {
    guests: Option<ByAct<String>>,
    addresses: Option<ByAct<Address>>,
}

struct ByAct<K: Hash + Eq + Clone>([DefaultKeyedRateLimiter<K>; Act::ALL.len()]);

impl<K: Hash + Eq + Clone> ByAct<K> {
    fn new(rates: Rates) -> ByAct<K> {
        ByAct(Act::ALL.map(|act| RateLimiter::keyed(rates(act).quota())))
    }

    /// Counts one more act, or says how long to wait before it.
    fn take(&self, who: &K, act: Act) -> Result<(), Duration> {
        let now = DefaultClock::default().now();
        self.0[act as usize].check_key(who).map_err(|until| until.wait_time_from(now))
    }

    fn tidy(&self) {
        self.0.iter().for_each(|limiter| {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        });
    }
}

impl Limiters {
    pub(crate) fn new(limits: &Limits) -> Limiters {
        Limiters { guests: limits.guest.map(ByAct::new), addresses: limits.address.map(ByAct::new) }
    }

    /// Forgets who has not been here lately.
    pub(crate) fn tidy(&self) {
        self.guests.iter().for_each(ByAct::tidy);
        self.addresses.iter().for_each(ByAct::tidy);
    }

    fn take(
        &self,
        app: &App,
        request: &Request,
        ClientAddress(address): ClientAddress,
    ) -> Result<(), Duration> {
        let route = request.extensions().get::<MatchedPath>().map_or("", MatchedPath::as_str);
        let act = Act::of(request.method(), route);
        if let (Some(limiter), Some(address)) = (&self.addresses, address) {
            limiter.take(&address, act)?;
        }
        let Some(limiter) = &self.guests else { return Ok(()) };
        let guest = cookie_of(request.headers()).and_then(|cookie| app.signer.guest(&cookie));
        guest.map_or(Ok(()), |guest| limiter.take(&guest.id, act))
    }
}

/// Turns away whoever asks too often, and says when to come back.
pub(crate) async fn limit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let address = ClientAddress::of(&request, app.config.limits.behind_proxy);
    request.extensions_mut().insert(address);
    let Err(wait) = app.limiters.take(&app, &request, address) else { return next.run(request).await };
    let mut response = refusal(&app, request.headers(), StatusCode::TOO_MANY_REQUESTS, "web-error-too-often");
    // In whole seconds, rounded up.
    response.headers_mut().insert(RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_of_act_has_a_limit_of_its_own() {
        let slow: Rates =
            |act| Rate { every: Duration::from_mins(1), burst: if act == Act::Move { 2 } else { 1 } };
        let limiter = ByAct::new(slow);
        let take = |who: &str, act| limiter.take(&who.to_owned(), act).is_ok();
        assert_eq!([take("ada", Act::Look), take("ada", Act::Look)], [true, false]);
        assert_eq!([(); 3].map(|()| take("ada", Act::Move)), [true, true, false]);
        assert!(take("bob", Act::Look), "everybody is counted apart");
        let wait = limiter.take(&"ada".to_owned(), Act::Look).unwrap_err();
        assert!(wait <= Duration::from_mins(1) && wait > Duration::ZERO);
    }

    #[test]
    fn acts_are_told_by_route() {
        let acts = [
            (Method::GET, "/", Act::Look),
            (Method::HEAD, "/t/{id}", Act::Look),
            (Method::GET, "/t/{id}/live", Act::Listen),
            (Method::GET, "/live", Act::Listen),
            (Method::GET, "/t/{id}/preview", Act::Ask),
            (Method::GET, "/assets/{edition}/{name}", Act::Load),
            (Method::GET, "/new/{game}", Act::Look),
            (Method::POST, "/new/{game}", Act::Open),
            (Method::POST, "/play/{game}", Act::Open),
            (Method::POST, "/learn/{game}", Act::Open),
            (Method::POST, "/t/{id}/rematch", Act::Open),
            (Method::POST, "/t/{id}/act", Act::Move),
            (Method::POST, "/s/{token}", Act::Move),
            (Method::POST, "/t/{id}/chat", Act::Talk),
            (Method::POST, "/t/{id}/hint", Act::Hint),
            (Method::POST, "/t/{id}/review", Act::Hint),
            (Method::POST, "/t/{id}/fork", Act::Open),
            (Method::GET, "/armies/{game}", Act::Ask),
            (Method::POST, "/armies/{game}", Act::Talk),
            (Method::POST, "/armies/{game}/rename", Act::Talk),
            (Method::POST, "/name", Act::Rename),
            (Method::GET, "", Act::Look),
        ];
        for (method, route, act) in acts {
            assert_eq!(Act::of(&method, route), act, "{method} {route}");
        }
    }

    #[test]
    fn few_files_mean_few_connections() {
        let Limits { connections, streams, .. } = Limits::USUAL.within(1024);
        assert_eq!((connections.unwrap().total, streams.unwrap().total), (768, 384));
        assert_eq!(Limits::USUAL.within(1_000_000).connections, Limits::USUAL.connections);
    }
}
