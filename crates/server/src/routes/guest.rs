//! What a guest is called and which language they read.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;

use crate::App;
use crate::app_error::AppError;
use crate::middleware::cookie::usual_name;
use crate::middleware::csrf::Fields;
use crate::model::Visitor;

/// How long a name may be.
const LONG: usize = 40;

/// Another name.
pub(super) async fn name(
    State(app): State<Arc<App>>,
    Extension(mut visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, AppError> {
    let words = fields.text("name").split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().filter(|c| !c.is_control()).take(LONG).collect();
    if !name.is_empty() {
        visitor.name = name;
        app.rename(&visitor).await?;
    }
    Ok(back(&fields))
}

/// Another language.
pub(super) async fn lang(
    State(app): State<Arc<App>>,
    Extension(mut visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, AppError> {
    if let Ok(lang) = fields.text("lang").parse() {
        // Who never chose a name is called in the new language.
        let locale = app.site.locale(lang);
        if visitor.name == usual_name(&visitor.guest, &visitor.locale) {
            visitor.name = usual_name(&visitor.guest, &locale);
        }
        visitor.locale = locale;
        app.rename(&visitor).await?;
    }
    Ok(back(&fields))
}

/// To where the form was. Only to a page of ours: `//elsewhere` and `/\elsewhere` would lead away.
fn back(fields: &Fields) -> Redirect {
    let path = fields.text("back");
    let is_ours =
        path.starts_with('/') && !path[1..].starts_with(['/', '\\']) && !path.contains(char::is_control);
    Redirect::to(if is_ours && path.is_ascii() { path } else { "/" })
}
