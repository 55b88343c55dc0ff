//! A host deletes a table, after a page that asks whether that is meant; those who sat there find it on their shelf.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};

use super::table::html;
use super::table_request::TableRequest;
use crate::App;
use crate::app_error::AppError;
use crate::model::{DeletePage, Visitor};
use crate::pages;

/// Is it meant?
pub(super) async fn form(request: TableRequest) -> Result<Response, AppError> {
    let left = request.app.store.remains(&request.id).await.map_err(|error| request.app.failed(error))?;
    if left.host != request.guest() {
        return Err(AppError::not_yours());
    }
    let mut people = Vec::new();
    for guest in left.guests.iter().filter(|guest| *guest != request.guest()) {
        people.extend(request.app.guest(guest).await.map(|guest| guest.name));
    }
    let page = DeletePage { id: request.id, game: left.game, people };
    Ok(html(pages::delete_table(&request.visitor, &page)))
}

/// It is.
pub(super) async fn delete(request: TableRequest) -> Result<Response, AppError> {
    request.app.delete_table(&request.id, request.guest()).await?;
    Ok(Redirect::to("/").into_response())
}

/// The visitor has read which tables are gone.
pub(super) async fn forget(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, AppError> {
    app.store.forget_deleted_tables(&visitor.guest).await.map_err(|error| app.failed(error))?;
    Ok(Redirect::to("/"))
}
