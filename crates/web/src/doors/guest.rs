//! What a guest is called and which language they read.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;

use crate::House;
use crate::guard::cookie::usual_name;
use crate::guard::csrf::Fields;
use crate::model::Visitor;
use crate::trouble::Trouble;

/// How long a name may be.
const LONG: usize = 40;

/// Another name.
pub(super) async fn name(
    State(house): State<Arc<House>>,
    Extension(mut visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, Trouble> {
    let words = fields.text("name").split_whitespace().collect::<Vec<_>>().join(" ");
    let name: String = words.chars().filter(|c| !c.is_control()).take(LONG).collect();
    if !name.is_empty() {
        visitor.name = name;
        house.rename(&visitor).await?;
    }
    Ok(back(&fields))
}

/// Another language.
pub(super) async fn lang(
    State(house): State<Arc<House>>,
    Extension(mut visitor): Extension<Visitor>,
    fields: Fields,
) -> Result<Redirect, Trouble> {
    if let Ok(lang) = fields.text("lang").parse() {
        // Who never chose a name is called in the new language.
        if visitor.name == usual_name(&visitor.guest, visitor.lang) {
            visitor.name = usual_name(&visitor.guest, lang);
        }
        visitor.lang = lang;
        house.rename(&visitor).await?;
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
