//! How a solo game ends (9.36).

use sandtable_core::prelude::*;

use serde_json::Value;

use crate::common::{Table, base, placed, points};

/// How it ended for the player and why, `won tie`; nothing while it goes on.
fn end(table: &Table) -> String {
    let Some(outcome) = table.state().outcome() else { return String::new() };
    let won = outcome.winners.has(table.seat("allies"));
    let reason = outcome.reason.id.trim_start_matches("natisk-end-");
    format!("{} {reason}", if won { "won" } else { "lost" })
}

#[test]
fn r9_36_the_player_wins_if_the_bot_cannot_place() {
    assert_eq!(end(&base().row(&[]).points(24, 0).bot()), "won no-unit", "whatever the points");
    let stuck = base().only(&["eastern-europe"]).row(&["navy1"]).bot();
    assert_eq!(end(&stuck), "won no-space");
    assert_eq!(end(&base().bot()), "");
}

#[test]
fn r9_36_the_bot_wins_if_the_player_cannot_place() {
    let mut table = base().reserve(&[]).points(0, 24).bot_with("secure");
    table.luck("draw army1");
    assert_eq!(end(&table), "lost no-unit");
    let mut stuck = base().only(&["eastern-europe"]).reserve(&["navy1"]).bot_with("secure");
    stuck.luck("draw army1").luck("draw army1");
    assert_eq!(end(&stuck), "lost no-space");
}

/// The bot has 24 points and takes a propaganda of 1; then the player has the last turn.
fn last_turn(player: u8) -> Table {
    let mut table = base().only(&["western-europe", "south-east-asia"]).points(24, player).bot();
    assert_eq!(placed(&table), ["air1 we-1-3"]);
    table.luck("draw army1");
    assert_eq!((points(&table), end(&table).as_str()), ([25, player], ""), "the player still has a turn");
    table.luck("draw navy1");
    table
}

#[test]
fn r9_36_after_25_points_of_the_bot_the_player_has_one_turn() {
    let mut table = last_turn(20);
    table.play("allies place air1 sa-1-1");
    assert_eq!((points(&table), end(&table).as_str()), ([25, 22], "lost last-turn"));
    let mut table = last_turn(24);
    table.play("allies place air1 sa-1-1");
    assert_eq!((points(&table), end(&table).as_str()), ([25, 26], "won last-turn"));
}

#[test]
fn r9_36_a_tie_goes_to_the_player() {
    let mut table = last_turn(24);
    table.play("allies place air1 sa-1-2");
    assert_eq!((points(&table), end(&table).as_str()), ([25, 25], "won tie"));
}

#[test]
fn r9_36_25_points_of_the_player_end_the_game() {
    let position = |player| base().points(0, player).field("cup", Value::Null);
    let mut table = position(24).player();
    table.luck("draw army1").play("allies place air1 sa-1-2");
    assert_eq!(end(&table), "won points");
    let mut table = position(23).player();
    table.any_luck(1).play("allies place air1 sa-1-2");
    assert_eq!(end(&table), "");
}
