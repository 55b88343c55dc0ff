//! The table itself, and small questions about it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, Query, State};
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Redirect, Response};
use maud::Markup;

use crate::House;
use crate::guard::csrf::Fields;
use crate::live::{DeskGuard, thinking};
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

/// The page of a table.
pub(super) async fn table(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(wanted): Wanted,
    fragment: Fragment,
) -> Result<Response, Trouble> {
    let desk = house.desk(&id).await?;
    let picked = wanted.into_iter().filter(|(name, _)| name == "pick").map(|(_, element)| element);
    show(&house, desk, &visitor, picked.collect(), fragment).await
}

/// Renders the table for the visitor.
async fn show(
    house: &Arc<House>,
    mut desk: DeskGuard,
    visitor: &Visitor,
    picked: Vec<String>,
    fragment: Fragment,
) -> Result<Response, Trouble> {
    let notes = if desk.belongs(&visitor.guest) {
        let kept = house.store.note(&desk.row.id, &visitor.guest).await;
        Some(kept.map_err(|error| house.failed(error))?.unwrap_or_default())
    } else {
        None
    };
    let page = desk.page(house, visitor, picked, notes);
    drop(desk);
    Ok(rendered(visitor, &page, fragment))
}

fn rendered(visitor: &Visitor, page: &TablePage, fragment: Fragment) -> Response {
    let markup = match (fragment, page.curtain) {
        (Fragment(true), _) => pages::table_fragment(visitor, page),
        (Fragment(false), Some(_)) => pages::curtain(visitor, page),
        (Fragment(false), None) => pages::table(visitor, page),
    };
    html(markup)
}

/// The answer to a form: the inside of the page for the script, else the way back to the page.
pub(super) async fn answer(
    house: &Arc<House>,
    mut desk: DeskGuard,
    visitor: &Visitor,
    fragment: Fragment,
) -> Result<Response, Trouble> {
    thinking::wake(house, &mut desk);
    if fragment == Fragment(true) {
        return show(house, desk, visitor, Vec::new(), fragment).await;
    }
    Ok(Redirect::to(&format!("/t/{}", desk.row.id)).into_response())
}

/// Why something cannot be clicked.
pub(super) async fn why(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, Trouble> {
    let desk = house.desk(&id).await?;
    let why = desk.why_not(&visitor.guest, Fields::from(wanted).text("element"));
    Ok(html(pages::why(&visitor, desk.kept.game.id(), &why)))
}

/// What a choice would do.
pub(super) async fn preview(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
    Path(id): Path<String>,
    Query(wanted): Wanted,
) -> Result<Response, Trouble> {
    let desk = house.desk(&id).await?;
    let foreseen = desk.preview(&visitor.guest, Fields::from(wanted).text("action"));
    Ok(html(pages::preview(&visitor, desk.kept.game.id(), &foreseen)))
}

pub(super) fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}
