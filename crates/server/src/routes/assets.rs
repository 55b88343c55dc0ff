//! The files pages load. Their addresses change with them, so that a browser may keep them for ever.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use crate::App;
use crate::app_error::AppError;

/// A file.
pub(super) async fn asset(
    State(app): State<Arc<App>>,
    Path((edition, name)): Path<(String, String)>,
) -> Result<impl IntoResponse, AppError> {
    let assets = &app.site.assets;
    let asset = *assets.find(&name).ok_or_else(AppError::not_found)?;
    // A page of an older edition gets the file of today, but must not keep it under the old address.
    let keep = if edition == assets.edition() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, keep)];
    Ok((headers, asset.text))
}
