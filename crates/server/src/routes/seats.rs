//! Who sits where: changes of hands, the curtain.

use axum::http::StatusCode;
use axum::response::Response;
use sandtable_core::Seat;

use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::live::{BOTS, LiveTable};
use crate::middleware::cookie::{numbered_name, usual_name};
use crate::model::Visitor;
use crate::names;

/// Gives a seat to somebody else.
pub(super) async fn change(mut request: TableRequest) -> Result<Response, AppError> {
    let owner = request.fields.text("holder").to_owned();
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    if owner == "me" {
        check_name(&live, &mut request.visitor, seat)?;
    }
    request.app.remember(&request.visitor).await?;
    let given = live.change_owner(&request.app, request.guest(), seat, &owner).await;
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

/// Nobody sits down under a name that could be taken for another's at the table. Who never chose one gets another number.
pub(super) fn check_name(live: &LiveTable, visitor: &mut Visitor, seat: Seat) -> Result<(), AppError> {
    let others: Vec<_> = live.seating.names_beside(&visitor.guest, seat).collect();
    let is_free = |name: &String| !others.iter().any(|other| names::are_alike(other, name));
    if is_free(&visitor.name) {
        return Ok(());
    }
    let is_usual = visitor.name == usual_name(&visitor.guest, &visitor.locale);
    let mut names = (100..1000).filter(|_| is_usual).map(|number| numbered_name(number, &visitor.locale));
    let taken = || AppError::new(StatusCode::CONFLICT, "web-error-name-taken");
    visitor.name = names.find(is_free).ok_or_else(taken)?;
    Ok(())
}

/// Lifts the curtain.
pub(super) async fn lift_curtain(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    live.lift_curtain(request.guest(), seat);
    request.answer(live, Ok(())).await
}
