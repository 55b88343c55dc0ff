//! Changes as server-sent events. An event says only that a table has a new version, and to a browser whether its guest is to
//! move; what is new, the page asks for by the ordinary route, and so nothing can leak here. A browser listens once for all
//! the tables it has open, a program to one table. A stream stays open, so there are not many per address, and none
//! for those who keep no cookie.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use futures_util::{Stream, StreamExt, stream};
use serde::Serialize;

use super::table::Wanted;
use super::table_request::{TableRequest, visited};
use crate::App;
use crate::app_error::AppError;
use crate::live::{LiveTable, Subscription};
use crate::middleware::address::ClientAddress;
use crate::middleware::cookie::IsKnown;
use crate::middleware::csrf::Fields;
use crate::model::Visitor;

/// How often a silent stream shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Tells a page whenever it should look again, at once if it has missed something.
pub(super) async fn live(
    request: TableRequest,
    Extension(known): Extension<IsKnown>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    headers: HeaderMap,
) -> Result<Response, AppError> {
    if known == IsKnown(false) {
        return Err(AppError::new(StatusCode::FORBIDDEN, "web-error-no-cookies"));
    }
    let slot = request.app.streams.take(address).ok_or_else(too_many)?;
    let live = request.live().await?;
    let subscription = live.join(request.guest()).ok_or_else(too_many)?;
    let version = live.version();
    drop(live);
    let seen = seen(&headers, &request.fields).unwrap_or(version);
    let missed = stream::iter((seen < version).then(|| change(version)));
    // The page counts as present, and its stream as open, for as long as it lives.
    let notices = stream::unfold((subscription, slot), async |(mut subscription, slot)| {
        let version = subscription.next().await;
        Some((change(version), (subscription, slot)))
    });
    Ok(told(&request.app, missed.chain(notices)))
}

/// More tables than these one browser does not follow.
const MOST_TABLES: usize = 30;

/// How a table stands, as far as a tab in the background needs to know.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
struct Standing {
    table: String,
    version: u64,
    /// Is the guest to move?
    mine: bool,
}

impl Standing {
    fn event(&self, kind: &str) -> Event {
        let told = Event::default().event(kind);
        told.json_data(self).unwrap_or_default()
    }
}

/// Tells a browser how all its tables stand, and whenever one of them changes; with `now` only the former. A table that is
/// gone is left out: its page is told when it asks.
pub(super) async fn browser(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(known): Extension<IsKnown>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Query(wanted): Wanted,
) -> Result<Response, AppError> {
    if known == IsKnown(false) {
        return Err(AppError::new(StatusCode::FORBIDDEN, "web-error-no-cookies"));
    }
    let from = address.map(|address| address.to_string()).unwrap_or_default();
    let ids: BTreeSet<&String> =
        wanted.iter().filter(|(name, _)| name == "t").map(|(_, id)| id).take(MOST_TABLES).collect();
    let slot = app.streams.take(address).ok_or_else(too_many)?;
    let (mut standings, mut changes) = (Vec::new(), Vec::new());
    for id in ids {
        let Ok(live) = visited(&app, id, &visitor.guest, &from).await else { continue };
        standings.push(standing(&live, &visitor.guest));
        let subscription = live.join(&visitor.guest).ok_or_else(too_many)?;
        changes.push(changes_of(&app, id, &visitor.guest, subscription).boxed());
    }
    if wanted.iter().any(|(name, _)| name == "now") {
        return Ok(Json(standings).into_response());
    }
    let first = stream::iter(standings).map(|standing| standing.event("stand"));
    let later = stream::select_all(changes).map(move |standing| {
        // The stream counts as open for as long as it lives.
        let _ = &slot;
        standing.event("change")
    });
    Ok(told(&app, first.chain(later).chain(stream::pending())))
}

fn standing(live: &LiveTable, guest: &str) -> Standing {
    Standing { table: live.id.clone(), version: live.version(), mine: live.awaits(guest) }
}

/// How a table stands after each change, for as long as somebody listens.
fn changes_of(
    app: &Arc<App>,
    id: &str,
    guest: &str,
    subscription: Subscription,
) -> impl Stream<Item = Standing> + use<> {
    let start = (Arc::clone(app), id.to_owned(), guest.to_owned(), subscription);
    stream::unfold(start, async |(app, id, guest, mut subscription)| {
        let version = subscription.next().await;
        let mine = app.cache.loaded(&id).await.is_some_and(|live| live.awaits(&guest));
        Some((Standing { table: id.clone(), version, mine }, (app, id, guest, subscription)))
    })
}

/// Events until the app closes.
fn told(app: &App, events: impl Stream<Item = Event> + Send + 'static) -> Response {
    let mut closing = app.closing.subscribe();
    let closed = async move { closing.wait_for(|closing| *closing).await.map(drop) };
    let events = events.map(Ok::<_, Infallible>).take_until(Box::pin(closed));
    Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response()
}

fn too_many() -> AppError {
    AppError::new(StatusCode::TOO_MANY_REQUESTS, "web-error-too-many-pages")
}

fn change(version: u64) -> Event {
    Event::default().event("change").id(version.to_string()).data(version.to_string())
}

/// The version the page has.
fn seen(headers: &HeaderMap, wanted: &Fields) -> Option<u64> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    last.or_else(|| wanted.field("since"))?.parse().ok()
}
