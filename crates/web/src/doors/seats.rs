//! Who sits where: links to seats, changes of hands, the curtain.
//!
//! A link is followed by a plain GET, as links are; but only a browser that keeps our cookie sits down, so that the robots
//! which look at links in messengers do not take seats.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use store::Token;
use table::Seat;

use super::table::Wanted;
use super::visit::Visit;
use crate::House;
use crate::guard::cookie::IsKnown;
use crate::guard::csrf::Fields;
use crate::live::USUAL_BOT;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// Brings whoever has the link into the seat.
pub(super) async fn link(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Extension(known): Extension<IsKnown>,
    Path(token): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, Trouble> {
    let token = Token::from_link(&token);
    let found = house.store.seat_by_token(&token.hash()).await.map_err(|error| house.failed(error))?;
    let (id, seat) = found.ok_or_else(|| Trouble::new(StatusCode::NOT_FOUND, "house-error-no-seat"))?;
    if known == IsKnown(false) {
        return match Fields::from(wanted).field("again") {
            None => Ok(Redirect::to(&format!("/s/{token}?again=1")).into_response()),
            Some(_) => Err(Trouble::new(StatusCode::FORBIDDEN, "house-error-no-cookies")),
        };
    }
    house.remember(&visitor).await?;
    let mut desk = house.desk(&id).await?;
    desk.sit(&house, &visitor.guest, Seat(seat)).await.map_err(|error| house.failed(error))?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// Gives a seat to somebody else.
pub(super) async fn change(visit: Visit) -> Result<Response, Trouble> {
    let holder = visit.fields.text("holder").to_owned();
    give(visit, &holder).await
}

/// A bot keeps the place until its holder is back.
pub(super) async fn leave(visit: Visit) -> Result<Response, Trouble> {
    give(visit, USUAL_BOT).await
}

async fn give(mut visit: Visit, holder: &str) -> Result<Response, Trouble> {
    let seat = visit.seat()?;
    visit.house.remember(&visit.visitor).await?;
    let given = visit.desk.change(&visit.house, &visit.visitor.guest, seat, holder).await;
    visit.answer(given).await
}

/// Lifts the curtain.
pub(super) async fn lift(mut visit: Visit) -> Result<Response, Trouble> {
    let seat = visit.seat()?;
    visit.desk.lift(&visit.visitor.guest, seat);
    visit.answer(Ok(())).await
}
