//! The guided first game: opening its table, and skipping it.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Response;
use sandtable_board::Lesson;
use sandtable_store::{AbsenceTerms, SeatOwner, TableSettings};

use super::new_table::opened;
use super::table_request::TableRequest;
use crate::App;
use crate::app::NewTableRequest;
use crate::app_error::AppError;
use crate::middleware::address::ClientAddress;
use crate::model::Visitor;

/// Plays everybody but the learner.
const OPPONENT: &str = "level1";

/// A table with the guided first game of a game.
pub(super) async fn learn(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let (package, lesson) = app.package(&game).zip(app.site.lesson(&game)).ok_or_else(AppError::not_found)?;
    let seats = package.title.seats(&lesson.record.options).map_err(|_| AppError::not_found())?;
    app.check_caps(&visitor.guest, address).await?;
    let request = NewTableRequest {
        game,
        rules: lesson.record.rules,
        options: lesson.record.options.clone(),
        state: lesson.record.state.clone(),
        owners: seats.iter().map(|seat| owner(&lesson, seat, &visitor)).collect(),
        public: false,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: TableSettings::default(),
        lesson: true,
    };
    opened(&app, &visitor, request, None).await
}

fn owner(lesson: &Lesson, seat: &str, visitor: &Visitor) -> SeatOwner {
    if lesson.seats.contains(&seat) {
        SeatOwner::Guest(visitor.guest.clone())
    } else {
        SeatOwner::Bot(OPPONENT.to_owned())
    }
}

/// The learner has had enough: the game goes on as any other.
pub(super) async fn skip(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    request.check_belongs(&live)?;
    let skipped = live.skip_lesson(&request.app, request.guest()).await;
    request.answer(live, skipped).await
}
