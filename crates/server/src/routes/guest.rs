//! What a guest is called and which language they read.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;
use sandtable_store::SeatRow;

use crate::App;
use crate::app_error::AppError;
use crate::middleware::cookie::usual_name;
use crate::middleware::csrf::Fields;
use crate::model::Visitor;
use crate::names;

/// How long a name may be.
const LONG: usize = 40;
/// At how many tables a new name is compared with those of others; games in progress come first.
const CHECKED: u32 = 200;

/// Another name.
pub(super) async fn name(
    State(app): State<Arc<App>>,
    Extension(mut visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, AppError> {
    let words = fields.text("name").split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().filter(|c| !c.is_control()).take(LONG).collect();
    if !name.is_empty() && name != visitor.name {
        visitor.name = name;
        check(&app, &visitor).await?;
        app.rename(&visitor).await?;
    }
    Ok(back(&fields))
}

/// A name must be what it seems, and not seem to be another's at a table of the visitor.
async fn check(app: &App, visitor: &Visitor) -> Result<(), AppError> {
    names::check(&visitor.name).map_err(|why| AppError::new(StatusCode::UNPROCESSABLE_ENTITY, why))?;
    let tables = app.store.tables_of(&visitor.guest, 0, CHECKED).await.map_err(|error| app.failed(error))?;
    let seats = tables.tables.iter().filter(|table| !table.over).flat_map(|table| &table.seats);
    let mut others = seats.filter(|seat| seat.owner.guest() != Some(&visitor.guest));
    let is_like =
        |seat: &SeatRow| seat.name.as_ref().is_some_and(|name| names::are_alike(name, &visitor.name));
    if others.any(is_like) {
        return Err(AppError::new(StatusCode::CONFLICT, "web-error-name-taken"));
    }
    Ok(())
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
