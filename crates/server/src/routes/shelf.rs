//! The shelf: the games, the visitor's tables, tables to watch.

use std::sync::Arc;

use axum::Extension;
use axum::extract::{Query, State};
use axum::response::Response;
use sandtable_board::Package;
use sandtable_bots::PlayableTitle;
use sandtable_core::Setting;
use sandtable_session::Json;
use sandtable_store::{SeatOwner, SeatRow, TableList, TableRow};
use serde_json::json;

use super::new_table::{played_at_once, ready, solo, values};
use super::table::{Wanted, html};
use crate::App;
use crate::app_error::AppError;
use crate::middleware::csrf::Fields;
use crate::model::{DeletedLine, ShelfGame, ShelfPage, TableLine, TableLines, Visitor};
use crate::pages;

/// How many tables of others are on a page.
const OPEN: u32 = 20;
/// How many of the visitor's own.
const MINE: u32 = 30;
/// Nobody turns over more pages.
const MOST_PAGES: u32 = 10_000;

/// The shelf.
pub(super) async fn shelf(
    State(app): State<Arc<App>>,
    Extension(visitor): Extension<Visitor>,
    Query(wanted): Wanted,
) -> Result<Response, AppError> {
    let (wanted, guest) = (wanted.into(), visitor.guest.as_str());
    let (mine_page, open_page) = (page_number(&wanted, "mine"), page_number(&wanted, "open"));
    let from = |page: u32, length: u32| (page - 1) * length;
    // One more than is shown says whether there are more.
    let mine = app.store.tables_of(guest, from(mine_page, MINE), MINE + 1).await;
    let mine = mine.map_err(|error| app.failed(error))?;
    let open = app.store.public_tables(guest, from(open_page, OPEN), OPEN + 1).await;
    let open = open.map_err(|error| app.failed(error))?;
    let deleted = app.store.deleted_tables(guest).await.map_err(|error| app.failed(error))?;
    let deleted = deleted.into_iter().map(|table| DeletedLine { game: table.game, host: table.host_name });
    let played = app.store.experience(guest).await.map_err(|error| app.failed(error))?;
    let is_new = |id: &str| played.iter().all(|one| one.game != id);
    let page = ShelfPage {
        games: app.site.packages.iter().map(|package| game(package, is_new(package.id()))).collect(),
        mine: lines(&app, &visitor, &mine, mine_page, MINE),
        damaged: mine.damaged,
        open: lines(&app, &visitor, &open, open_page, OPEN),
        deleted: deleted.collect(),
    };
    Ok(html(pages::shelf(&visitor, &page)))
}

/// Which page of a list the address names, from 1.
fn page_number(wanted: &Fields, list: &str) -> u32 {
    wanted.text(list).parse().unwrap_or(1).clamp(1, MOST_PAGES)
}

/// What is shown of a list that was asked for one table more.
fn lines(app: &App, visitor: &Visitor, list: &TableList, page: u32, length: u32) -> TableLines {
    let length = length as usize;
    let has_more = list.tables.len() + list.damaged.len() > length;
    let shown = list.tables.iter().take(length);
    TableLines { lines: shown.map(|row| table_line(app, row, visitor)).collect(), page, has_more }
}

fn game(package: &Package, is_new: bool) -> ShelfGame {
    let (title, lesson) = (package.title, package.newcomers.lesson.is_some());
    let seats = title.seats(&title.defaults()).unwrap_or_default();
    let solo = solo(title).is_some();
    let counts = counts(title).into_iter().filter(|&count| count > 1 || !solo);
    let (least, most) =
        counts.fold((seats.len(), seats.len()), |(least, most), count| (least.min(count), most.max(count)));
    let at_once = played_at_once(package).and_then(|preset| title.seats(&ready(title, preset)).ok());
    let plays_solo = at_once.is_some_and(|seats| seats.len() == 1);
    let puzzles = !package.puzzles.is_empty();
    ShelfGame { id: title.id(), seats, least, most, solo, plays_solo, lesson, puzzles, is_new }
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
pub(super) fn variant(app: &App, game: &str, options: &Json, visitor: &Visitor) -> Vec<String> {
    let Some(package) = app.package(game) else { return Vec::new() };
    let title = package.title;
    let usual = title.defaults();
    let chosen = |setting: Setting| {
        let word = options.get(setting.name)?.as_str()?.to_owned();
        let is_usual = usual.get(setting.name).and_then(|word| word.as_str()) == Some(&word);
        (!is_usual).then(|| visitor.text(&format!("{game}-option-{}-{word}", setting.name)))
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
        variant: variant(app, &row.game, &row.options, visitor),
        people: row.seats.iter().filter_map(person).collect(),
        your_turn: !row.over && to_move.is_some_and(is_mine),
        over: row.over,
        ply: row.ply as usize,
        is_host: row.host == visitor.guest,
    }
}
