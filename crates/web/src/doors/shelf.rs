//! The shelf: the games, the visitor's tables, tables to watch.

use std::sync::Arc;

use axum::Extension;
use axum::extract::State;
use axum::response::Response;
use bots::Gym;
use record::Json;
use serde_json::json;

use super::new_table::{solo, values};
use super::table::html;
use crate::House;
use crate::live::picture::table_line;
use crate::model::{ShelfGame, ShelfPage, Visitor};
use crate::pages;
use crate::trouble::Trouble;

/// How many tables of others are shown.
const OPEN: u32 = 20;
/// How many of the visitor's own.
const MINE: usize = 30;

/// The shelf.
pub(super) async fn shelf(
    State(house): State<Arc<House>>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Trouble> {
    let mine = house.store.tables_of(&visitor.guest).await.map_err(|error| house.failed(error))?;
    let open = house.store.public_tables(OPEN).await.map_err(|error| house.failed(error))?;
    let is_others = |row: &&store::TableRow| mine.iter().all(|own| own.id != row.id);
    let page = ShelfPage {
        games: house.config.games.iter().map(|title| game(*title)).collect(),
        open: open.iter().filter(is_others).map(|row| table_line(&house, row, &visitor)).collect(),
        mine: mine.iter().take(MINE).map(|row| table_line(&house, row, &visitor)).collect(),
    };
    Ok(html(pages::shelf(&visitor, &page)))
}

fn game(title: &'static dyn Gym) -> ShelfGame {
    let seats = title.seats(&title.defaults()).unwrap_or_default();
    let solo = solo(title).is_some();
    let counts = counts(title).into_iter().filter(|&count| count > 1 || !solo);
    let (least, most) =
        counts.fold((seats.len(), seats.len()), |(least, most), count| (least.min(count), most.max(count)));
    ShelfGame { id: title.id(), seats, least, most, solo }
}

/// How many seats there can be, by any one option.
fn counts(title: &dyn Gym) -> Vec<usize> {
    let seats = |name: &str, value: Json| title.seats(&json!({ name: value })).map(<[_]>::len).ok();
    let settings = title.settings();
    settings
        .iter()
        .flat_map(|setting| values(setting).filter_map(|value| seats(setting.name, value)))
        .collect()
}
