//! Changes as server-sent events. An event says only that the table has a new version; what is new, the page asks for
//! through the same door as ever, and so nothing can leak here.

use std::convert::Infallible;
use std::time::Duration;

use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};
use tokio_stream::wrappers::WatchStream;

use super::visit::Visit;
use crate::guard::csrf::Fields;
use crate::trouble::Trouble;

/// How often a silent line shows that it is alive.
const HEARTBEAT: Duration = Duration::from_secs(15);

/// Tells a page whenever it should look again, at once if it has missed something.
pub(super) async fn live(visit: Visit, headers: HeaderMap) -> Result<Response, Trouble> {
    let Visit { house, visitor, desk, fields, .. } = visit;
    let too_many = || Trouble::new(StatusCode::TOO_MANY_REQUESTS, "house-error-too-many-pages");
    let audience = desk.join(&visitor.guest).ok_or_else(too_many)?;
    let version = desk.row.version;
    drop(desk);
    let seen = seen(&headers, &fields).unwrap_or(version);
    let missed = stream::iter((seen < version).then(|| change(version)));
    let rings = WatchStream::from_changes(audience.rings()).map(move |ring| {
        // The page counts as present for as long as its stream lives.
        let _here = &audience;
        change(ring.version)
    });
    let mut closing = house.closing.subscribe();
    let closed = async move { closing.wait_for(|closing| *closing).await.map(drop) };
    let events = missed.chain(rings).map(Ok::<_, Infallible>).take_until(Box::pin(closed));
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

fn change(version: u64) -> Event {
    Event::default().event("change").id(version.to_string()).data(version.to_string())
}

/// The version the page has.
fn seen(headers: &HeaderMap, wanted: &Fields) -> Option<u64> {
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok());
    last.or_else(|| wanted.field("since"))?.parse().ok()
}
