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

use super::table::{Fragment, Wanted, answer};
use crate::House;
use crate::guard::cookie::IsKnown;
use crate::guard::csrf::Fields;
use crate::live::Desk;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// The bot that keeps a place whose holder leaves.
const STAND_IN: &str = "level3";

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
    let (id, seat) = found.ok_or_else(Trouble::not_found)?;
    if known == IsKnown(false) {
        return match Fields::from(wanted).field("again") {
            None => Ok(Redirect::to(&format!("/s/{token}?again=1")).into_response()),
            Some(_) => Err(Trouble::new(StatusCode::FORBIDDEN, "house-error-no-cookies")),
        };
    }
    house.remember(&visitor).await?;
    let mut desk = house.desk(&id).await?;
    desk.sit(&house, &visitor.guest, Seat(seat)).await.map_err(|error| house.failed(error))?;
    answer(&house, desk, &visitor, Fragment(false)).await
}

fn seat_of(desk: &Desk, fields: &Fields) -> Result<Seat, Trouble> {
    let unreadable = || Trouble::new(StatusCode::BAD_REQUEST, "house-error-unreadable");
    desk.kept.seat(fields.text("seat")).ok_or_else(unreadable)
}

/// Gives a seat to somebody else.
pub(super) async fn change(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    give(&house, &visitor, &id, fragment, &fields, fields.text("holder")).await
}

/// A bot keeps the place until its holder is back.
pub(super) async fn leave(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    give(&house, &visitor, &id, fragment, &fields, STAND_IN).await
}

async fn give(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    fragment: Fragment,
    fields: &Fields,
    holder: &str,
) -> Result<Response, Trouble> {
    house.remember(visitor).await?;
    let mut desk = house.desk(id).await?;
    let seat = seat_of(&desk, fields)?;
    desk.change(house, &visitor.guest, seat, holder).await.map_err(|error| house.failed(error))?;
    answer(house, desk, visitor, fragment).await
}

/// Lifts the curtain.
pub(super) async fn lift(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    let seat = seat_of(&desk, &fields)?;
    desk.lift(&visitor.guest, seat);
    answer(&house, desk, &visitor, fragment).await
}
