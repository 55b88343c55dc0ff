//! Talk at a table, among those who sit there.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Response;

use super::table::{Fragment, answer};
use crate::House;
use crate::guard::csrf::Fields;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// How long a line may be.
const LONG: usize = 500;

/// Says something.
pub(super) async fn say(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    fragment: Fragment,
    fields: Fields,
) -> Result<Response, Trouble> {
    let mut desk = house.desk(&id).await?;
    if !desk.belongs(&visitor.guest) {
        return Err(Trouble::not_yours());
    }
    let text: String = fields.text("text").trim().chars().filter(|c| !c.is_control()).take(LONG).collect();
    if !text.is_empty() {
        let said = desk.say(&house, &visitor.guest, &visitor.name, &text).await;
        said.map_err(|error| house.failed(error))?;
    }
    answer(&house, desk, &visitor, fragment).await
}
