//! Taking back: alone, or with the consent of the others.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Response;

use super::act::asked;
use super::table::{Fragment, answer as shown};
use crate::House;
use crate::guard::csrf::Fields;
use crate::live::Play;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// The last step.
pub(super) async fn undo(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    take_back(&house, &visitor, &id, fragment, &fields, Play::Undo).await
}

/// All steps since the last commit point.
pub(super) async fn restart(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    take_back(&house, &visitor, &id, fragment, &fields, Play::Restart).await
}

async fn take_back(
    house: &Arc<House>,
    visitor: &Visitor,
    id: &str,
    fragment: Fragment,
    fields: &Fields,
    play: Play<'_>,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(id).await?;
    let asked = asked(&desk, visitor, fields)?;
    desk.play(house, &asked, play).await.map_err(|error| house.failed(error))?;
    shown(house, desk, visitor, fragment).await
}

/// Asks the others.
pub(super) async fn plead(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    let asked = asked(&desk, &visitor, &fields)?;
    desk.plead(&house, &asked).await.map_err(|error| house.failed(error))?;
    shown(&house, desk, &visitor, fragment).await
}

/// Answers whoever asks.
pub(super) async fn answer(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    let yes = fields.text("answer") == "yes";
    desk.answer(&house, &visitor.guest, yes).await.map_err(|error| house.failed(error))?;
    shown(&house, desk, &visitor, fragment).await
}
