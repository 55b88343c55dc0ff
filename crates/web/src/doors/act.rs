//! A seat acts, or gives up.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;

use super::table::{Fragment, answer};
use crate::House;
use crate::guard::csrf::Fields;
use crate::live::{Asked, Desk, Play};
use crate::model::Visitor;
use crate::trouble::Trouble;

/// How long the id of a move may be.
const MOVE_ID: usize = 64;

/// What a form asks for, if it can be read.
pub(super) fn asked<'a>(desk: &Desk, visitor: &'a Visitor, fields: &'a Fields) -> Result<Asked<'a>, Trouble> {
    let unreadable = || Trouble::new(StatusCode::BAD_REQUEST, "house-error-unreadable");
    let move_id = fields.field("move").filter(|id| !id.is_empty());
    if move_id.is_some_and(|id| id.len() > MOVE_ID || !id.bytes().all(|byte| byte.is_ascii_alphanumeric())) {
        return Err(unreadable());
    }
    Ok(Asked {
        guest: &visitor.guest,
        seat: desk.kept.seat(fields.text("seat")).ok_or_else(unreadable)?,
        age: fields.text("age").parse().map_err(|_| unreadable())?,
        move_id,
    })
}

/// A choice.
pub(super) async fn act(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let start = Instant::now();
    let mut desk = house.desk(&id).await?;
    let asked = asked(&desk, &visitor, &fields)?;
    let played = desk.play(&house, &asked, Play::Act(fields.text("action"))).await;
    if played.map_err(|error| house.failed(error))? {
        house.metrics.count_move(start.elapsed());
    }
    answer(&house, desk, &visitor, fragment).await
}

/// Giving up.
pub(super) async fn resign(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    let asked = asked(&desk, &visitor, &fields)?;
    desk.resign(&house, &asked).await.map_err(|error| house.failed(error))?;
    answer(&house, desk, &visitor, fragment).await
}
