//! The review of a game that is over, and playing on from one of its positions. Whoever may look at the replay may do both.

use axum::response::{IntoResponse, Redirect, Response};
use sandtable_core::{Message, Seat, Turn};
use sandtable_session::Dice;
use sandtable_store::{AbsenceTerms, Fork, SeatOwner, TableSettings};

use super::new_table::opened;
use super::table::{Fragment, html};
use super::table_request::TableRequest;
use crate::app::NewTableRequest;
use crate::app_error::AppError;
use crate::live::{LiveTable, USUAL_BOT, reviews};
use crate::middleware::signer::random;
use crate::pages;

/// The review as far as it is made.
pub(super) async fn show(request: TableRequest) -> Result<Response, AppError> {
    page(request, None).await
}

/// Lets the game be reviewed.
pub(super) async fn begin(request: TableRequest) -> Result<Response, AppError> {
    let finished = request.live().await?.finished_game().ok_or_else(AppError::not_yours)?;
    let begun = reviews::begin(&request.app, finished, request.guest()).await;
    if begun.map_err(|error| request.app.failed(error))? {
        return Ok(Redirect::to(&format!("/t/{}/review", request.id)).into_response());
    }
    page(request, Some(Message::new("web-review-busy"))).await
}

async fn page(request: TableRequest, notice: Option<Message>) -> Result<Response, AppError> {
    let live = request.live().await?;
    if !live.is_over() {
        return Err(AppError::not_yours());
    }
    let table = live.snapshot();
    drop(live);
    let state = reviews::state(&request.app, &request.id).await.map_err(|error| request.app.failed(error))?;
    let page = table.review_page(state, request.fields.text("who") == "all", notice);
    Ok(html(match &request.fragment {
        Fragment::Inside(_) => pages::review_fragment(&request.visitor, &page),
        Fragment::Whole => pages::review(&request.visitor, &page),
    }))
}

/// A new table from a position of this game on: the visitor has the seat that was to move, and the others of whoever had it, bots the rest.
pub(super) async fn fork(request: TableRequest) -> Result<Response, AppError> {
    let live = request.live().await?;
    let seat = request.seat(&live)?;
    let ply: usize = request.fields.text("ply").parse().map_err(|_| AppError::unreadable())?;
    let new = forked(&live, seat, ply, request.guest())?;
    drop(live);
    request.app.check_caps(request.guest(), None).await?;
    opened(&request.app, &request.visitor, new, None).await
}

/// The position as the seat knew it; what was hidden from it is dealt again.
fn forked(live: &LiveTable, seat: Seat, ply: usize, guest: &str) -> Result<NewTableRequest, AppError> {
    let game = live.game.game();
    let then = game.seek(ply).filter(|then| then.turn() == Turn::Seat(seat)).filter(|_| live.is_over());
    let then = then.ok_or_else(AppError::not_yours)?;
    let title = live.title();
    let state = title.imagine(&*then.position(), seat, u64::from_le_bytes(random()));
    // What cannot be set up again is not stored.
    title
        .set_by(game.rules(), live.options(), &state, Dice::by_hand())
        .map_err(|_| AppError::unreadable())?;
    let settings = TableSettings {
        board: live.seating.settings().board.clone(),
        forked_from: Some(Fork { table: live.id.clone(), ply: ply as u64 }),
        ..TableSettings::default()
    };
    Ok(NewTableRequest {
        game: game.id().to_owned(),
        rules: game.rules(),
        options: live.options().clone(),
        state: Some(state),
        owners: owners(live, seat, guest),
        public: false,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings,
        lesson: false,
    })
}

fn owners(live: &LiveTable, seat: Seat, guest: &str) -> Vec<SeatOwner> {
    let owner_of = |seat: Seat| live.seating.owner(seat).and_then(SeatOwner::guest);
    let mine = |other: Seat| other == seat || (owner_of(seat).is_some() && owner_of(other) == owner_of(seat));
    let owner = |other: Seat| {
        if mine(other) { SeatOwner::Guest(guest.to_owned()) } else { SeatOwner::Bot(USUAL_BOT.to_owned()) }
    };
    (0..live.game.game().seats().len() as u8).map(Seat).map(owner).collect()
}
