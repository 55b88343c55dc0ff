//! The table itself, and small questions about it.

use axum::extract::{FromRequestParts, Query};
use axum::http::header::CONTENT_TYPE;
use axum::http::request::Parts;
use axum::response::{Html, IntoResponse, Response};
use maud::Markup;
use sandtable_board::Plan;
use sandtable_core::read_amount;
use sandtable_session::Table;

use super::damaged;
use super::table_request::TableRequest;
use crate::App;
use crate::app_error::AppError;
use crate::model::{TablePage, Visitor};
use crate::{page_diff, pages};

/// How much of the page is wanted.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Fragment {
    /// All of it: there is no script.
    Whole,
    /// What the script puts in place; with the tag of the page it shows, if it has one.
    Inside(Option<String>),
}

impl<S: Send + Sync> FromRequestParts<S> for Fragment {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Fragment, Self::Rejection> {
        if !parts.headers.contains_key("x-fragment") {
            return Ok(Fragment::Whole);
        }
        let shown = parts.headers.get("x-page").and_then(|tag| tag.to_str().ok());
        Ok(Fragment::Inside(shown.map(str::to_owned)))
    }
}

/// What stands after the `?`, in order.
pub(super) type Wanted = Query<Vec<(String, String)>>;

/// The page of a table; `?why=` puts the reason on it.
pub(super) async fn table(request: TableRequest) -> Result<Response, AppError> {
    let mut live = match request.live().await {
        Err(error) if error == AppError::damaged() => return damaged::page(request).await,
        live => live?,
    };
    let picked = request.picked();
    if let Some(thing) = request.fields.field("why") {
        let why = live.snapshot().explain(request.guest(), thing, &picked);
        live.notify(request.guest(), why);
    }
    request.show(live, picked).await
}

/// The table as markup: whole, or only what changes.
pub(super) fn rendered(app: &App, visitor: &Visitor, page: &TablePage, fragment: &Fragment) -> Response {
    match (fragment, page.curtain) {
        (Fragment::Inside(shown), _) => inside(app, visitor, page, shown.as_deref()),
        (Fragment::Whole, Some(_)) => html(pages::curtain(visitor, page)),
        (Fragment::Whole, None) => html(pages::table(visitor, page)),
    }
}

/// The inside of the page under a new tag, or how to make it from the page the script shows.
fn inside(app: &App, visitor: &Visitor, page: &TablePage, shown: Option<&str>) -> Response {
    let text = pages::table_fragment(visitor, page).into_string();
    let (tag, diff) = app.shown_pages.replace(&visitor.guest, shown, &text);
    let tag = [("x-page", tag)];
    match diff {
        Some(diff) => {
            (tag, [(CONTENT_TYPE, page_diff::MEDIA_TYPE)], page_diff::written(&diff)).into_response()
        }
        None => (tag, Html(text)).into_response(),
    }
}

/// Why something cannot be clicked.
pub(super) async fn why(request: TableRequest) -> Result<Response, AppError> {
    let table = request.snapshot().await?;
    let why = table.explain(request.guest(), request.fields.text("element"), &request.picked());
    Ok(html(pages::why(&request.visitor, table.game().id(), &why)))
}

/// What a choice would do.
pub(super) async fn preview(request: TableRequest) -> Result<Response, AppError> {
    let table = request.snapshot().await?;
    let words: Vec<String> = action(&request, table.game())?.split(';').map(str::to_owned).collect();
    // What is chosen by a number, or by one click for several, is not written anywhere yet.
    let unwritten = words.len() > 1 || request.fields.field("amount").is_some();
    let say = if unwritten { table.sentences(&words) } else { Vec::new() };
    let preview = table.preview(request.guest(), &words[0]);
    let outlook = table.outlook(&request.visitor, &Plan::of(&words));
    Ok(html(pages::preview(&request.visitor, &say, &preview, &outlook)))
}

/// What dragging an element onto a target would do, or why it cannot be dragged there.
pub(super) async fn steer(request: TableRequest) -> Result<Response, AppError> {
    let table = request.snapshot().await?;
    let fields = &request.fields;
    let steer = table.steer(&request.visitor, fields.text("element"), fields.text("target"));
    Ok(html(pages::steer(&request.visitor, table.game().id(), &steer)))
}

/// More targets than any board has; of a longer list the rest is left out.
const MOST_TARGETS: usize = 500;

/// Onto which of these targets an element can be dragged.
pub(super) async fn targets(request: TableRequest) -> Result<Response, AppError> {
    let table = request.snapshot().await?;
    let element = request.fields.text("element");
    let named = request.fields.iter().filter(|(name, _)| *name == "target").map(|(_, target)| target);
    let open =
        named.take(MOST_TARGETS).filter(|target| !table.chain(request.guest(), element, target).is_empty());
    Ok(html(pages::targets(open)))
}

/// The action a form names; with `amount`, the action of the same family with that number, of which `per` make one. A word
/// that is no action is left as it is, for the game to say what is wrong with it.
pub(super) fn action(request: &TableRequest, game: &dyn Table) -> Result<String, AppError> {
    let word = request.fields.text("action");
    let Some(amount) = request.fields.field("amount") else { return Ok(word.to_owned()) };
    let per = request.fields.field("per").map_or(Some(1), |per| per.parse().ok().filter(|&per| per > 0));
    let amount = per.and_then(|per| read_amount(amount, per)).ok_or_else(AppError::unreadable)?;
    Ok(game.with_amount(word, amount).unwrap_or_else(|_| word.to_owned()))
}

pub(super) fn html(markup: Markup) -> Response {
    Html(markup.into_string()).into_response()
}
