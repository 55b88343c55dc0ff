//! Notes a guest keeps about a table; nobody else sees them, or that they were written.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Response;

use super::table::{Fragment, answer};
use crate::House;
use crate::guard::csrf::Fields;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// How much can be noted.
const LONG: usize = 5000;

/// Keeps the notes.
pub(super) async fn write(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let desk = house.desk(&id).await?;
    if !desk.belongs(&visitor.guest) {
        return Err(Trouble::not_yours());
    }
    let is_plain = |c: &char| !c.is_control() || *c == '\n';
    let text: String = fields.text("text").chars().filter(is_plain).take(LONG).collect();
    let kept = house.store.put_note(&id, &visitor.guest, &text).await;
    kept.map_err(|error| house.failed(error))?;
    answer(&house, desk, &visitor, fragment).await
}
