//! Changes as server-sent events. An event says only that the table has a new version; what is new, the page asks for
//! by the ordinary route, and so nothing can leak here. A stream stays open, so there are not many per address, and none
//! for those who keep no cookie.

use std::convert::Infallible;
use std::time::Duration;

use axum::Extension;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::{StreamExt, stream};

use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::middleware::address::ClientAddress;
use crate::middleware::cookie::IsKnown;
use crate::middleware::csrf::Fields;

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
    let too_many = || AppError::new(StatusCode::TOO_MANY_REQUESTS, "web-error-too-many-pages");
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
    let mut closing = request.app.closing.subscribe();
    let closed = async move { closing.wait_for(|closing| *closing).await.map(drop) };
    let events = missed.chain(notices).map(Ok::<_, Infallible>).take_until(Box::pin(closed));
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
