//! A game step by step, and its record to take away.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, Query, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::table::{Fragment, Wanted, html};
use crate::House;
use crate::guard::csrf::Fields;
use crate::model::Visitor;
use crate::pages;
use crate::trouble::Trouble;

/// A step of the game.
pub(super) async fn replay(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(wanted): Wanted,
    fragment: Fragment,
) -> Result<Response, Trouble> {
    let wanted = Fields::from(wanted);
    let desk = house.desk(&id).await?;
    let page = desk.replay(&visitor, wanted.text("ply").parse().ok(), wanted.text("as"));
    drop(desk);
    let page = match fragment {
        Fragment(true) => pages::replay_fragment(&visitor, &page),
        Fragment(false) => pages::replay(&visitor, &page),
    };
    Ok(html(page))
}

/// The record; it holds every secret, and so is nobody's before the end.
pub(super) async fn record(
    State(house): State<Arc<House>>,
    Path(id): Path<String>,
) -> Result<Response, Trouble> {
    let text = house.desk(&id).await?.record().ok_or_else(Trouble::not_yours)?;
    let name = format!("attachment; filename=\"{id}.record\"");
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}
