//! A game step by step, and its record to download.

use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::table::{Fragment, html};
use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::pages;

/// A step of the game.
pub(super) async fn replay(request: TableRequest) -> Result<Response, AppError> {
    let TableRequest { visitor, fields, fragment, .. } = &request;
    let table = request.snapshot().await?;
    let page = table.replay(visitor, fields.text("ply").parse().ok(), fields.text("as"));
    Ok(html(match fragment {
        Fragment::Inside(_) => pages::replay_fragment(visitor, &page),
        Fragment::Whole => pages::replay(visitor, &page),
    }))
}

/// The record; it holds every secret, and so is nobody's before the end.
pub(super) async fn record(request: TableRequest) -> Result<Response, AppError> {
    let table = request.snapshot().await?;
    let text = table.record().ok_or_else(AppError::not_yours)?;
    let name = format!("attachment; filename=\"{}.record\"", table.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}
