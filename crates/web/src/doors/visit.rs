//! A visitor at a table: what nearly every door needs. The desk is held from here until the answer is made, so that
//! what a door reads and what it changes are of one moment.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::Method;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use store::StoreError;
use table::Seat;

use super::table::{Fragment, rendered};
use crate::House;
use crate::guard::csrf::Fields;
use crate::live::{Asked, Desk, DeskGuard, thinking};
use crate::model::Visitor;
use crate::trouble::Trouble;

/// How long the id of a move may be.
const MOVE_ID: usize = 64;

/// Somebody who asks for something at a table.
pub(super) struct Visit {
    pub(super) house: Arc<House>,
    pub(super) visitor: Visitor,
    pub(super) desk: DeskGuard,
    /// The form of a POST; of a GET, what stands after the `?`.
    pub(super) fields: Fields,
    pub(super) fragment: Fragment,
    /// When the request came, before it waited for the desk.
    pub(super) arrived: Instant,
}

impl FromRequestParts<Arc<House>> for Visit {
    type Rejection = Trouble;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visit, Trouble> {
        let arrived = Instant::now();
        let Extension(visitor) =
            Extension::from_request_parts(parts, house).await.map_err(|_| Trouble::unreadable())?;
        let Path(id) =
            Path::<String>::from_request_parts(parts, house).await.map_err(|_| Trouble::not_found())?;
        let fields = fields(parts, house).await?;
        let Ok(fragment) = Fragment::from_request_parts(parts, house).await;
        let desk = house.desk(&id).await?;
        Ok(Visit { house: Arc::clone(house), visitor, desk, fields, fragment, arrived })
    }
}

async fn fields(parts: &mut Parts, house: &Arc<House>) -> Result<Fields, Trouble> {
    if parts.method == Method::POST {
        let Ok(form) = Fields::from_request_parts(parts, house).await;
        return Ok(form);
    }
    let query = Query::<Vec<(String, String)>>::from_request_parts(parts, house).await;
    query.map(|Query(wanted)| wanted.into()).map_err(|_| Trouble::unreadable())
}

impl Visit {
    /// The seat the form names.
    pub(super) fn seat(&self) -> Result<Seat, Trouble> {
        self.desk.kept.seat(self.fields.text("seat")).ok_or_else(Trouble::unreadable)
    }

    /// Only those who sit here or opened the table come through.
    pub(super) fn check_belongs(&self) -> Result<(), Trouble> {
        if self.desk.belongs(&self.visitor.guest) { Ok(()) } else { Err(Trouble::not_yours()) }
    }

    /// The answer to a form once the store has done its part: the inside of the page for the script, else the way
    /// back to the page.
    pub(super) async fn answer<T>(mut self, done: Result<T, StoreError>) -> Result<Response, Trouble> {
        done.map_err(|error| self.house.failed(error))?;
        thinking::wake(&self.house, &mut self.desk);
        if self.fragment == Fragment(true) {
            return self.show(Vec::new()).await;
        }
        Ok(Redirect::to(&format!("/t/{}", self.desk.row.id)).into_response())
    }

    /// The table as the visitor sees it, with what they picked so far.
    pub(super) async fn show(mut self, picked: Vec<String>) -> Result<Response, Trouble> {
        let notes = self.desk.note(&self.house, &self.visitor.guest).await;
        let notes = notes.map_err(|error| self.house.failed(error))?;
        let page = self.desk.page(&self.house, &self.visitor, picked, notes);
        drop(self.desk);
        Ok(rendered(&self.visitor, &page, self.fragment))
    }
}

/// What a form asks for, if it can be read. It does not hold on to the desk, which is to do it.
pub(super) fn asked<'a>(desk: &Desk, visitor: &'a Visitor, fields: &'a Fields) -> Result<Asked<'a>, Trouble> {
    let move_id = fields.field("move").filter(|id| !id.is_empty());
    let is_plain = |id: &str| id.len() <= MOVE_ID && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if move_id.is_some_and(|id| !is_plain(id)) {
        return Err(Trouble::unreadable());
    }
    Ok(Asked {
        guest: &visitor.guest,
        seat: desk.kept.seat(fields.text("seat")).ok_or_else(Trouble::unreadable)?,
        age: fields.text("age").parse().map_err(|_| Trouble::unreadable())?,
        move_id,
    })
}
