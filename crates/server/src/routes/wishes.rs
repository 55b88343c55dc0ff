//! Offers that come again and again: putting one off, and being asked again.

use axum::response::Response;

use super::table_request::TableRequest;
use crate::app_error::AppError;

/// Declines what is offered, now and for a while.
pub(super) async fn put_off(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let subject = match request.fields.text("until") {
        "period" => None,
        "subject" => Some(request.fields.text("subject")),
        _ => return Err(AppError::unreadable()),
    };
    let declined = live.put_off(&request.app, &wanted, subject).await;
    request.answer(live, declined).await
}

/// Asks about an offer again.
pub(super) async fn ask_again(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let seat = request.seat(&live)?;
    let revoked = live.ask_again(&request.app, request.guest(), seat, request.fields.text("offer")).await;
    request.answer(live, revoked).await
}
