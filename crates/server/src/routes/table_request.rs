//! A visitor at a table: what nearly every route needs. The table is locked only for a change; pages are made from a
//! snapshot of it, after the lock is released.

use std::sync::Arc;
use std::time::Instant;

use axum::Extension;
use axum::extract::{FromRequestParts, Path, Query};
use axum::http::request::Parts;
use axum::http::{Method, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use sandtable_core::Seat;
use sandtable_store::{StoreError, StoredArmy};

use super::table::{Fragment, rendered};
use crate::App;
use crate::app_error::AppError;
use crate::live::{LiveTable, LiveTableGuard, MoveRequest, Personal, TableSnapshot, bots};
use crate::middleware::address::ClientAddress;
use crate::middleware::csrf::Fields;
use crate::model::Visitor;

/// How long the id of a move may be.
const MOVE_ID: usize = 64;

/// Somebody who asks for something at a table.
pub(super) struct TableRequest {
    pub(super) app: Arc<App>,
    pub(super) visitor: Visitor,
    /// The table's id.
    pub(super) id: String,
    /// The form of a POST; of a GET, what stands after the `?`.
    pub(super) fields: Fields,
    pub(super) fragment: Fragment,
    /// Where it comes from, as far as it is known.
    address: String,
    /// When the request came, before it waited for the table.
    pub(super) arrived: Instant,
}

impl FromRequestParts<Arc<App>> for TableRequest {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<TableRequest, AppError> {
        let arrived = Instant::now();
        let Extension(visitor) =
            Extension::from_request_parts(parts, app).await.map_err(|_| AppError::unreadable())?;
        let Path(id) =
            Path::<String>::from_request_parts(parts, app).await.map_err(|_| AppError::not_found())?;
        let fields = fields(parts, app).await?;
        let Ok(fragment) = Fragment::from_request_parts(parts, app).await;
        let address = parts.extensions.get::<ClientAddress>().and_then(|known| known.0);
        let address = address.map(|address| address.to_string()).unwrap_or_default();
        Ok(TableRequest { app: Arc::clone(app), visitor, id, fields, fragment, address, arrived })
    }
}

/// The table, locked; it knows that the guest is there.
pub(super) async fn visited(
    app: &Arc<App>,
    id: &str,
    guest: &str,
    address: &str,
) -> Result<LiveTableGuard, AppError> {
    let mut live = app.live(id).await?;
    if !live.seating.may_look(guest) {
        return Err(AppError::new(StatusCode::FORBIDDEN, "web-error-no-watching"));
    }
    let welcomed = live.welcome(app, guest, address).await;
    welcomed.map_err(|error| app.failed(error))?;
    bots::wake(app, &mut live);
    Ok(live)
}

async fn fields(parts: &mut Parts, app: &Arc<App>) -> Result<Fields, AppError> {
    if parts.method == Method::POST {
        let Ok(form) = Fields::from_request_parts(parts, app).await;
        return Ok(form);
    }
    let query = Query::<Vec<(String, String)>>::from_request_parts(parts, app).await;
    query.map(|Query(wanted)| wanted.into()).map_err(|_| AppError::unreadable())
}

impl TableRequest {
    /// The table, locked; it knows that the visitor is there.
    pub(super) async fn live(&self) -> Result<LiveTableGuard, AppError> {
        visited(&self.app, &self.id, self.guest(), &self.address).await
    }

    /// The table at this moment.
    pub(super) async fn snapshot(&self) -> Result<TableSnapshot, AppError> {
        Ok(self.live().await?.snapshot())
    }

    pub(super) fn guest(&self) -> &str {
        &self.visitor.guest
    }

    /// Where it comes from, as far as it is known.
    pub(super) fn address(&self) -> &str {
        &self.address
    }

    /// The seat the form names.
    pub(super) fn seat(&self, live: &LiveTable) -> Result<Seat, AppError> {
        live.game.seat(self.fields.text("seat")).ok_or_else(AppError::unreadable)
    }

    /// Only those who sit here or opened the table come through.
    pub(super) fn check_belongs(&self, live: &LiveTable) -> Result<(), AppError> {
        if live.seating.belongs(self.guest()) { Ok(()) } else { Err(AppError::not_yours()) }
    }

    /// What the form asks to be done for a seat, if it can be read.
    pub(super) fn move_request(&self, live: &LiveTable) -> Result<MoveRequest<'_>, AppError> {
        let move_id = self.fields.field("move").filter(|id| !id.is_empty());
        let is_plain = |id: &str| id.len() <= MOVE_ID && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if move_id.is_some_and(|id| !is_plain(id)) {
            return Err(AppError::unreadable());
        }
        Ok(MoveRequest {
            guest: self.guest(),
            seat: self.seat(live)?,
            revision: self.fields.text("revision").parse().map_err(|_| AppError::unreadable())?,
            move_id,
        })
    }

    /// What was clicked so far, as the address has it.
    pub(super) fn picked(&self) -> Vec<String> {
        let picked = self.fields.iter().filter(|(name, _)| *name == "pick");
        picked.map(|(_, element)| element.to_owned()).collect()
    }

    /// The answer to a form once the store has done its part: the inside of the page for the script, else the way back to
    /// the page.
    pub(super) async fn answer<T>(
        self,
        mut live: LiveTableGuard,
        done: Result<T, StoreError>,
    ) -> Result<Response, AppError> {
        done.map_err(|error| self.app.failed(error))?;
        bots::wake(&self.app, &mut live);
        if self.fragment != Fragment::Whole {
            return self.show(live, Vec::new()).await;
        }
        Ok(Redirect::to(&format!("/t/{}", self.id)).into_response())
    }

    /// The armies the visitor keeps, if they can bring one now.
    async fn armies(&self, live: &LiveTable) -> Result<Option<Vec<StoredArmy>>, AppError> {
        if !live.takes_army_of(self.guest()) {
            return Ok(None);
        }
        let kept = self.app.store.armies(self.guest(), live.game.game().id()).await;
        kept.map(Some).map_err(|error| self.app.failed(error))
    }

    /// The table as the visitor sees it, with what they picked so far.
    pub(super) async fn show(self, live: LiveTableGuard, picked: Vec<String>) -> Result<Response, AppError> {
        self.show_as(live, Personal { picked, ..Personal::default() }).await
    }

    /// What came of a move, as the seat that made it sees it, before the next one has the screen.
    pub(super) async fn show_result(
        self,
        mut live: LiveTableGuard,
        mover: Seat,
    ) -> Result<Response, AppError> {
        bots::wake(&self.app, &mut live);
        self.show_as(live, Personal { mover: Some(mover), ..Personal::default() }).await
    }

    async fn show_as(self, mut live: LiveTableGuard, personal: Personal) -> Result<Response, AppError> {
        let notes = live.note(&self.app, self.guest()).await.map_err(|error| self.app.failed(error))?;
        let seen = live.look_at_wishes(&self.app, self.guest()).await;
        seen.map_err(|error| self.app.failed(error))?;
        let armies = self.armies(&live).await?;
        let notice = live.take_notice(self.guest());
        let snapshot = live.snapshot();
        drop(live);
        let page = snapshot.page(&self.app, &self.visitor, Personal { notice, notes, armies, ..personal });
        Ok(rendered(&self.app, &self.visitor, &page, &self.fragment))
    }
}
