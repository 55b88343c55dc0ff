//! The link of a seat. Following it shows what it is for; only the button there seats anybody, so that the robots which
//! look at links in messengers, and whoever opens one by accident, take no seat.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_core::Seat;
use sandtable_store::Token;

use super::seats::check_name;
use super::table::html;
use crate::App;
use crate::app_error::AppError;
use crate::live::LiveTableGuard;
use crate::model::{InvitationPage, Visitor};
use crate::pages;

/// Asks whether to take the seat; who has it already goes to the table.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(token): Path<String>,
) -> Result<Response, AppError> {
    let (live, seat) = match find(&app, &token).await {
        Ok(found) => found,
        Err(error) => {
            return Ok(taken(&app, &visitor, &token).await.unwrap_or_else(|| error.into_response()));
        }
    };
    if live.seating.plays(&visitor.guest, seat) {
        return Ok(to_table(&live));
    }
    let game = live.game.game();
    let mut page = InvitationPage {
        token,
        game: game.id(),
        seat: game.seats()[seat.index()],
        holder: live.seating.row(seat).name.clone(),
        host: live.seating.host().to_owned(),
    };
    drop(live);
    page.host = app.guest(&page.host).await.map(|guest| guest.name).unwrap_or_default();
    Ok(html(pages::invitation(&visitor, &page)))
}

/// Brings whoever has the link into the seat.
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    Extension(mut visitor): Extension<Visitor>,
    Path(token): Path<String>,
) -> Result<Response, AppError> {
    let (mut live, seat) = find(&app, &token).await?;
    check_name(&live, &mut visitor, seat)?;
    app.remember(&visitor).await?;
    live.sit(&app, &visitor.guest, seat).await.map_err(|error| app.failed(error))?;
    Ok(to_table(&live))
}

/// For whoever comes when the seat is taken: a page that offers to watch, if the table the link names allows it.
async fn taken(app: &Arc<App>, visitor: &Visitor, link: &str) -> Option<Response> {
    let (_, table) = link.split_once('.')?;
    let live = app.live(table).await.ok().filter(|live| live.seating.may_look(&visitor.guest))?;
    let page = pages::taken(visitor, live.game.game().id(), &live.id);
    Some((StatusCode::NOT_FOUND, html(page)).into_response())
}

/// The table and the seat a link leads to.
async fn find(app: &Arc<App>, link: &str) -> Result<(LiveTableGuard, Seat), AppError> {
    let token = link.split_once('.').map_or(link, |(token, _)| token);
    let hash = Token::from_link(token).hash();
    let found = app.store.seat_by_token(&hash).await.map_err(|error| app.failed(error))?;
    let (id, seat) = found.ok_or_else(|| AppError::new(StatusCode::NOT_FOUND, "web-error-no-seat"))?;
    Ok((app.live(&id).await?, Seat(seat)))
}

fn to_table(live: &LiveTableGuard) -> Response {
    Redirect::to(&format!("/t/{}", live.id)).into_response()
}
