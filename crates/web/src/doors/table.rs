//! The table itself, and small questions about it.

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;

use super::visit::Visit;
use crate::model::{TablePage, Visitor};
use crate::pages;
use crate::trouble::Trouble;

/// Does the script want only the inside of the page?
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Fragment(pub(crate) bool);

impl<S: Send + Sync> FromRequestParts<S> for Fragment {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Fragment, Self::Rejection> {
        Ok(Fragment(parts.headers.contains_key("x-fragment")))
    }
}

/// What stands after the `?`, in order.
pub(super) type Wanted = Query<Vec<(String, String)>>;

/// The page of a table; `?why=` puts the reason on it.
pub(super) async fn table(mut visit: Visit) -> Result<Response, Trouble> {
    let picked = picked(&visit);
    if let Some(thing) = visit.fields.field("why") {
        let why = visit.desk.why_not(&visit.visitor.guest, thing, &picked);
        visit.desk.notify(&visit.visitor.guest, why);
    }
    visit.show(picked).await
}

/// What was clicked so far, as the address has it.
fn picked(visit: &Visit) -> Vec<String> {
    let picked = visit.fields.iter().filter(|(name, _)| *name == "pick");
    picked.map(|(_, element)| element.to_owned()).collect()
}

/// The table as markup: whole, or only what changes.
pub(super) fn rendered(visitor: &Visitor, page: &TablePage, fragment: Fragment) -> Response {
    let markup = match (fragment, page.curtain) {
        (Fragment(true), _) => pages::table_fragment(visitor, page),
        (Fragment(false), Some(_)) => pages::curtain(visitor, page),
        (Fragment(false), None) => pages::table(visitor, page),
    };
    html(markup)
}

/// Why something cannot be clicked.
pub(super) async fn why(visit: Visit) -> Response {
    let why = visit.desk.why_not(&visit.visitor.guest, visit.fields.text("element"), &picked(&visit));
    html(pages::why(&visit.visitor, visit.desk.kept.game.id(), &why))
}

/// What a choice would do.
pub(super) async fn preview(visit: Visit) -> Response {
    let foreseen = visit.desk.preview(&visit.visitor.guest, visit.fields.text("action"));
    html(pages::preview(&visit.visitor, visit.desk.kept.game.id(), &foreseen))
}

pub(super) fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}
