//! Puzzles: their lists, opening one as a table, trying again and playing on.
//!
//! The record of a puzzle never leaves the server. A table is set up from a position that is imagined afresh from what the solver's seat
//! knows, so that neither the page nor the record of that table can tell more.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Extension;
use axum::extract::{Path, State};
use axum::response::Response;
use sandtable_store::{AbsenceTerms, SeatOwner, TableSettings};

use super::new_table::opened;
use super::shelf::variant;
use super::table::html;
use super::table_request::TableRequest;
use crate::App;
use crate::app::NewTableRequest;
use crate::app_error::AppError;
use crate::live::{Play, USUAL_BOT};
use crate::middleware::address::ClientAddress;
use crate::middleware::csrf::Fields;
use crate::middleware::signer::random;
use crate::model::{PuzzleGames, PuzzleLine, PuzzleList, Visitor};
use crate::pages;
use crate::puzzles::OfferedPuzzle;

/// With how many tries the visitor has solved which puzzle of which game.
type Solved = BTreeMap<(String, String), u64>;

async fn solved(app: &App, visitor: &Visitor) -> Result<Solved, AppError> {
    let solved = app.store.solved_puzzles(&visitor.guest).await.map_err(|error| app.failed(error))?;
    Ok(solved.into_iter().map(|one| ((one.game, one.puzzle), one.tries)).collect())
}

/// The games with puzzles.
pub(super) async fn games(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, AppError> {
    let solved = solved(&app, &visitor).await?;
    let count = |game: &str, ids: &[sandtable_board::PuzzleText]| {
        ids.iter().filter(|known| solved.contains_key(&(game.to_owned(), known.id.to_owned()))).count()
    };
    let packages = app.site.packages.iter().filter(|package| !package.puzzles.is_empty());
    let games =
        packages.map(|package| (package.id(), package.puzzles.len(), count(package.id(), package.puzzles)));
    Ok(html(pages::puzzle_games(&visitor, &PuzzleGames { games: games.collect() })))
}

/// The puzzles of a game.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Path(game): Path<String>,
) -> Result<Response, AppError> {
    let package = app.package(&game).filter(|package| !package.puzzles.is_empty());
    let package = package.ok_or_else(AppError::not_found)?;
    let solved = solved(&app, &visitor).await?;
    let line = |offered: &Arc<OfferedPuzzle>| PuzzleLine {
        id: offered.id,
        number: offered.number,
        seat: offered.seat_word(),
        ask: offered.ask.clone(),
        variant: variant(&app, &game, &offered.puzzle.record.options, &visitor),
        ply: offered.ply(),
        solved: solved.get(&(game.clone(), offered.id.to_owned())).copied(),
    };
    let puzzles = app.site.puzzles(&game).iter().map(line).collect();
    Ok(html(pages::puzzle_list(&visitor, &PuzzleList { game: package.id(), puzzles })))
}

/// A table with a puzzle.
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Extension(ClientAddress(address)): Extension<ClientAddress>,
    Path((game, id)): Path<(String, String)>,
    fields: Fields,
) -> Result<Response, AppError> {
    let offered = app.site.puzzle(&game, &id).ok_or_else(AppError::not_found)?;
    app.check_caps(&visitor.guest, address).await?;
    if let Some(from) = fields.field("from") {
        leave(&app, &visitor, from).await?;
    }
    let record = &offered.puzzle.record;
    let request = NewTableRequest {
        game,
        rules: record.rules,
        options: record.options.clone(),
        state: Some(offered.imagined(u64::from_le_bytes(random()))),
        owners: owners(&offered, &visitor),
        public: false,
        rematch_of: None,
        absence: AbsenceTerms::default(),
        settings: TableSettings { puzzle: Some(id), hints: Some(false), ..TableSettings::default() },
        lesson: true,
    };
    opened(&app, &visitor, request, None).await
}

/// The visitor sits where the question is put, bots everywhere else.
fn owners(offered: &OfferedPuzzle, visitor: &Visitor) -> Vec<SeatOwner> {
    let owner = |seat: usize| {
        if seat == offered.seat.index() {
            SeatOwner::Guest(visitor.guest.clone())
        } else {
            SeatOwner::Bot(USUAL_BOT.to_owned())
        }
    };
    (0..offered.seats().len()).map(owner).collect()
}

/// A table of the visitor's with a puzzle that was not played on is of no more use.
async fn leave(app: &Arc<App>, visitor: &Visitor, table: &str) -> Result<(), AppError> {
    let Ok(live) = app.live(table).await else { return Ok(()) };
    let is_left = live.game.puzzle().is_some() && live.seating.host() == visitor.guest;
    drop(live);
    if is_left { app.delete_table(table, &visitor.guest).await } else { Ok(()) }
}

/// Back to the question, whatever luck has brought since.
pub(super) async fn try_again(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    let wanted = request.move_request(&live)?;
    if live.game.puzzle().is_none_or(|puzzle| puzzle.verdict().is_none()) {
        return request.answer(live, Ok(false)).await;
    }
    let played = live.play(&request.app, &wanted, Play::Back(0)).await;
    request.answer(live, played).await
}

/// From here on it is a game as any other.
pub(super) async fn play_on(request: TableRequest) -> Result<Response, AppError> {
    let mut live = request.live().await?;
    request.check_belongs(&live)?;
    let left = live.play_on(&request.app).await;
    request.answer(live, left).await
}
