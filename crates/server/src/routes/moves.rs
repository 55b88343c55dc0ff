//! What a seat does: act, drag, take back alone or with the consent of the others, give up.

use axum::response::Response;
use sandtable_core::Seat;
use sandtable_store::StoreError;

use super::table::action;
use super::table_request::TableRequest;
use crate::app_error::AppError;
use crate::live::{LiveTableGuard, Play};

/// A choice; with `amount`, the action of the same family with that number. Several with `;` between are played one after the
/// other, each checked as if it came alone.
pub(super) async fn act(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let word = action(&request, live.game.game())?;
    let mover = live.seating.asked_seat(request.guest());
    let chain: Vec<String> = word.split(';').take(LONGEST_CHAIN).map(str::to_owned).collect();
    let played = live.play(&request.app, &wanted, Play::Chain(&chain)).await;
    moved(request, live, mover, played).await
}

/// The answer to a move. Whoever made it at a screen with several seats sees what came of it before the curtain falls; a move
/// that was sent again shows nothing more.
async fn moved(
    request: TableRequest,
    live: LiveTableGuard,
    mover: Option<Seat>,
    played: Result<bool, StoreError>,
) -> Result<Response, AppError> {
    if !matches!(played, Ok(true)) {
        return request.answer(live, played).await;
    }
    request.app.metrics.count_move(request.arrived.elapsed());
    match mover.filter(|_| live.seating.curtain(request.guest()).is_some()) {
        Some(seat) => request.show_result(live, seat).await,
        None => request.answer(live, played).await,
    }
}

/// More actions than a click ever stands for.
const LONGEST_CHAIN: usize = 40;

/// An element dragged onto a target: the chain of actions that brings it there, each checked as if it came alone.
pub(super) async fn drop_element(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let (element, target) = (request.fields.text("element"), request.fields.text("target"));
    let snapshot = live.snapshot();
    let chain = snapshot.chain(request.guest(), element, target);
    if chain.is_empty() {
        let why = snapshot.explain(request.guest(), target, &[element.to_owned()]);
        live.notify(request.guest(), why);
    }
    drop(snapshot);
    let mover = live.seating.asked_seat(request.guest());
    let played = live.play(&request.app, &wanted, Play::Chain(&chain)).await;
    moved(request, live, mover, played).await
}

/// The last step back.
pub(super) async fn undo(request: TableRequest) -> Result<Response, AppError> {
    take_back(request, Play::Undo).await
}

/// All steps since the last commit point.
pub(super) async fn restart(request: TableRequest) -> Result<Response, AppError> {
    take_back(request, Play::Restart).await
}

async fn take_back(request: TableRequest, play: Play<'_>) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let played = live.play(&request.app, &wanted, play).await;
    request.answer(live, played).await
}

/// Asks the others for an undo.
pub(super) async fn request_undo(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let asked = live.request_undo(&request.app, &wanted).await;
    request.answer(live, asked).await
}

/// Answers whoever asks.
pub(super) async fn answer_undo(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let yes = request.fields.text("answer") == "yes";
    let answered = live.answer_undo(&request.app, request.guest(), yes).await;
    request.answer(live, answered).await
}

/// Giving up.
pub(super) async fn resign(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    let resigned = live.resign(&request.app, &wanted).await;
    request.answer(live, resigned).await
}
