//! The shelf: the games, the visitor's tables, tables to watch.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use sandtable_bots::PlayableTitle;
use sandtable_core::Setting;
use sandtable_session::Json;
use sandtable_store::{SeatOwner, SeatRow, TableRow};
use serde_json::json;

use super::new_table::{solo, values};
use super::table::html;
use crate::App;
use crate::app_error::AppError;
use crate::model::{ShelfGame, ShelfPage, TableLine, Visitor};
use crate::pages;

/// How many tables of others are shown.
const OPEN: u32 = 20;
/// How many of the visitor's own.
const MINE: usize = 30;

/// The shelf.
pub(super) async fn shelf(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, AppError> {
    let mine = app.store.tables_of(&visitor.guest).await.map_err(|error| app.failed(error))?;
    let open = app.store.public_tables(OPEN).await.map_err(|error| app.failed(error))?;
    let is_others = |row: &&TableRow| mine.iter().all(|own| own.id != row.id);
    let page = ShelfPage {
        games: app.site.packages.iter().map(|package| game(package.title)).collect(),
        open: open.iter().filter(is_others).map(|row| table_line(&app, row, &visitor)).collect(),
        mine: mine.iter().take(MINE).map(|row| table_line(&app, row, &visitor)).collect(),
    };
    Ok(html(pages::shelf(&visitor, &page)))
}

fn game(title: &'static dyn PlayableTitle) -> ShelfGame {
    let seats = title.seats(&title.defaults()).unwrap_or_default();
    let solo = solo(title).is_some();
    let counts = counts(title).into_iter().filter(|&count| count > 1 || !solo);
    let (least, most) =
        counts.fold((seats.len(), seats.len()), |(least, most), count| (least.min(count), most.max(count)));
    ShelfGame { id: title.id(), seats, least, most, solo }
}

/// How many seats there can be, by any one option.
fn counts(title: &dyn PlayableTitle) -> Vec<usize> {
    let seats = |name: &str, value: Json| title.seats(&json!({ name: value })).map(<[_]>::len).ok();
    let settings = title.settings();
    settings
        .iter()
        .flat_map(|setting| values(setting).filter_map(|value| seats(setting.name, value)))
        .collect()
}

/// The choices among the options that make it another game: those with words that are not the usual ones.
fn variant(app: &App, row: &TableRow, visitor: &Visitor) -> Vec<String> {
    let Some(package) = app.package(&row.game) else { return Vec::new() };
    let title = package.title;
    let usual = title.defaults();
    let chosen = |setting: Setting| {
        let word = row.options.get(setting.name)?.as_str()?.to_owned();
        let is_usual = usual.get(setting.name).and_then(|word| word.as_str()) == Some(&word);
        (!is_usual).then(|| visitor.text(&format!("{}-option-{}-{word}", row.game, setting.name)))
    };
    title.settings().into_iter().filter_map(chosen).collect()
}

/// A table in a list.
fn table_line(app: &App, row: &TableRow, visitor: &Visitor) -> TableLine {
    let to_move = row.turn.and_then(|seat| row.seats.get(usize::from(seat)));
    let is_mine = |seat: &SeatRow| matches!(&seat.owner, SeatOwner::Guest(guest) if *guest == visitor.guest);
    let bot = |seat: &SeatRow| seat.owner.bot().map(|level| pages::bot_name(visitor, level));
    let person = |seat: &SeatRow| seat.name.clone().or_else(|| bot(seat));
    TableLine {
        id: row.id.clone(),
        game: row.game.clone(),
        variant: variant(app, row, visitor),
        people: row.seats.iter().filter_map(person).collect(),
        your_turn: !row.over && to_move.is_some_and(is_mine),
        over: row.over,
        ply: row.ply as usize,
    }
}
