//! Who sits where: links to seats, changes of hands, the curtain.
//!
//! A link is followed by a plain GET, as links are; but only a browser that keeps our cookie sits down, so that the robots
//! which look at links in messengers do not take seats.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_core::Seat;
use sandtable_store::Token;

use super::table::Wanted;
use super::table_request::TableRequest;
use crate::App;
use crate::app_error::AppError;
use crate::live::BOTS;
use crate::middleware::cookie::IsKnown;
use crate::middleware::csrf::Fields;
use crate::model::Visitor;

/// Brings whoever has the link into the seat.
pub(super) async fn link(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(known): Extension<IsKnown>,
    Path(token): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, AppError> {
    let token = Token::from_link(&token);
    let found = app.store.seat_by_token(&token.hash()).await.map_err(|error| app.failed(error))?;
    let (id, seat) = found.ok_or_else(|| AppError::new(StatusCode::NOT_FOUND, "web-error-no-seat"))?;
    if known == IsKnown(false) {
        return match Fields::from(wanted).field("again") {
            None => Ok(Redirect::to(&format!("/s/{token}?again=1")).into_response()),
            Some(_) => Err(AppError::new(StatusCode::FORBIDDEN, "web-error-no-cookies")),
        };
    }
    app.remember(&visitor).await?;
    let mut live = app.live(&id).await?;
    live.sit(&app, &visitor.guest, Seat(seat)).await.map_err(|error| app.failed(error))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// Gives a seat to somebody else.
pub(super) async fn change(request: TableRequest) -> Result<Response, AppError> {
    request.app.remember(&request.visitor).await?;
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    let owner = request.fields.text("holder");
    let given = live.change_owner(&request.app, request.guest(), seat, owner).await;
    request.answer(live, given).await
}

/// A bot plays for the seat's owner until they sit down again.
pub(super) async fn leave(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    let left = live.leave(&request.app, request.guest(), seat).await;
    request.answer(live, left).await
}

/// Which bot is to stand in for the seat's owner while they are away.
pub(super) async fn choose_stand_in(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    let bot = match request.fields.text("bot") {
        "table" => None,
        bot if BOTS.contains(&bot) => Some(bot),
        _ => return Err(AppError::unreadable()),
    };
    let chosen = live.choose_stand_in(&request.app, request.guest(), seat, bot).await;
    request.answer(live, chosen).await
}

/// The answer to somebody who has seen other hands and wants to sit down.
pub(super) async fn answer_sitting(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let question = request.fields.text("question").parse().map_err(|_| AppError::unreadable())?;
    let yes = request.fields.text("answer") == "yes";
    let answered = live.answer_sitting(&request.app, request.guest(), question, yes).await;
    request.answer(live, answered).await
}

/// Lifts the curtain.
pub(super) async fn lift_curtain(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    live.lift_curtain(request.guest(), seat);
    request.answer(live, Ok(())).await
}
