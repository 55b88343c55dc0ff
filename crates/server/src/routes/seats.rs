//! Who sits where: changes of hands, the curtain.

use axum::http::StatusCode;
use axum::response::Response;
use sandtable_core::Seat;

use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::live::{LiveTable, USUAL_BOT};
use crate::middleware::cookie::{numbered_name, usual_name};
use crate::model::Visitor;
use crate::names;

/// Gives a seat to somebody else.
pub(super) async fn change(request: TableRequest) -> Result<Response, AppError> {
    let owner = request.fields.text("holder").to_owned();
    give(request, &owner).await
}

/// A bot plays for the seat's owner until they are back.
pub(super) async fn leave(request: TableRequest) -> Result<Response, AppError> {
    give(request, USUAL_BOT).await
}

async fn give(mut request: TableRequest, owner: &str) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    if owner == "me" {
        check_name(&live, &mut request.visitor, seat)?;
    }
    request.app.remember(&request.visitor).await?;
    let given = live.change_owner(&request.app, request.guest(), seat, owner).await;
    request.answer(live, given).await
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
