//! A table of which not everything can be read. Its game is closed; what is left of its record is given out once the game has
//! ended, because a record holds what nobody may know before. Whoever belongs to the table can end it.

use axum::http::StatusCode;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_store::Remains;

use super::table::html;
use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::model::DamagedPage;
use crate::pages;

/// The page in place of the table.
pub(super) async fn page(request: TableRequest) -> Result<Response, AppError> {
    let left = remains(&request).await?;
    let page = DamagedPage {
        can_end: can_end(&request, &left),
        is_host: left.host == request.guest(),
        is_over: left.over,
        lines: left.lines.len(),
        id: request.id,
    };
    Ok((StatusCode::INTERNAL_SERVER_ERROR, html(pages::damaged(&request.visitor, &page))).into_response())
}

/// The lines of the record that are left.
pub(super) async fn lines(request: TableRequest) -> Result<Response, AppError> {
    let left = damaged(&request).await?;
    if !left.over {
        return Err(AppError::not_yours());
    }
    let Remains { game, rules, options, lines, .. } = left;
    let text =
        format!("sandtable 1\ngame {game}\nrules {rules}\noptions {options}\n---\n{}\n", lines.join("\n"));
    let name = format!("attachment; filename=\"{}.lines\"", request.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text)
        .into_response())
}

/// Ends the game, so that what is left of its record can be had.
pub(super) async fn end(request: TableRequest) -> Result<Response, AppError> {
    let left = damaged(&request).await?;
    if !can_end(&request, &left) {
        return Err(AppError::not_yours());
    }
    request.app.store.end_damaged(&request.id).await.map_err(|error| request.app.failed(error))?;
    Ok(Redirect::to(&format!("/t/{}", request.id)).into_response())
}

/// Whoever belongs to it can end it, unless it is this program that does not know the game.
fn can_end(request: &TableRequest, left: &Remains) -> bool {
    let belongs = left.guests.iter().any(|guest| guest == request.guest());
    belongs && !left.over && request.app.package(&left.game).is_some()
}

/// What is left of the table, if it is damaged indeed.
async fn damaged(request: &TableRequest) -> Result<Remains, AppError> {
    match request.live().await {
        Err(error) if error == AppError::damaged() => remains(request).await,
        Err(error) => Err(error),
        Ok(_) => Err(AppError::not_found()),
    }
}

async fn remains(request: &TableRequest) -> Result<Remains, AppError> {
    request.app.store.remains(&request.id).await.map_err(|error| request.app.failed(error))
}
