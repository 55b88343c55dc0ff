//! The rules of a game.

use axum::Extension;
use axum::extract::Path;
use axum::response::Response;

use super::table::html;
use crate::app_error::AppError;
use crate::model::Visitor;
use crate::pages;

/// The rules in the visitor's language.
pub(super) async fn rules(
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let text = pages::rules::html(&game, &visitor).ok_or_else(AppError::not_found)?;
    Ok(html(pages::rules(&visitor, &game, &text)))
}
