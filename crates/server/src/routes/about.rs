//! What things on a board are: the same for everybody, so it may be kept.

use axum::Extension;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::http::header::CACHE_CONTROL;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;

use super::table::html;
use crate::app_error::AppError;
use crate::model::Visitor;
use crate::pages;

/// How long a browser may keep an answer: a new program may say it better.
const KEPT: &str = "private, max-age=3600";

/// The kind of a thing, the paragraph about it, and the language of the page that asks.
#[derive(Deserialize)]
pub(super) struct Thing {
    #[serde(default)]
    piece: String,
    #[serde(default)]
    rule: String,
    #[serde(default)]
    lang: String,
}

/// A small card about a thing.
pub(super) async fn about(
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
    Query(thing): Query<Thing>,
) -> Result<Response, AppError> {
    let package = visitor.site.package(&game).ok_or_else(AppError::not_found)?;
    let locale = thing.lang.parse().map_or_else(|_| visitor.locale.clone(), |lang| visitor.site.locale(lang));
    let card = pages::about(package, &locale, &thing.piece, &thing.rule);
    // Nothing to say about a thing is an answer too, not a mistake of whoever points at it.
    let card = card.map_or_else(|| StatusCode::NO_CONTENT.into_response(), |card| html(card).into_response());
    Ok(([(CACHE_CONTROL, KEPT)], card).into_response())
}
