//! A game step by step, and its record to take away.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::table::{Fragment, html};
use super::visit::Visit;
use crate::pages;
use crate::trouble::Trouble;

/// A step of the game.
pub(super) async fn replay(visit: Visit) -> Response {
    let Visit { visitor, desk, fields, fragment, .. } = visit;
    let page = desk.replay(&visitor, fields.text("ply").parse().ok(), fields.text("as"));
    drop(desk);
    html(match fragment {
        Fragment(true) => pages::replay_fragment(&visitor, &page),
        Fragment(false) => pages::replay(&visitor, &page),
    })
}

/// The record; it holds every secret, and so is nobody's before the end.
pub(super) async fn record(visit: Visit) -> Result<Response, Trouble> {
    let text = visit.desk.record().ok_or_else(Trouble::not_yours)?;
    let name = format!("attachment; filename=\"{}.record\"", visit.desk.row.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}
