//! The files pages load. Their addresses change with them, so that a browser may keep them for ever.

use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;

use crate::assets;
use crate::trouble::Trouble;

/// A file.
pub(super) async fn asset(
    Path((edition, name)): Path<(String, String)>,
) -> Result<impl IntoResponse, Trouble> {
    let asset = assets::find(&name).ok_or_else(Trouble::not_found)?;
    // A page of an older edition gets the file of today, but must not keep it under the old address.
    let keep = if edition == assets::edition() { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [(CONTENT_TYPE, asset.mime), (CACHE_CONTROL, keep)];
    Ok((headers, asset.text))
}
