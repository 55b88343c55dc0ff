//! Solo on the other side of the board (9.35).

use sandtable_natisk::ids::{Side, Theatre};
use sandtable_natisk::{Ask, Event};
use serde_json::Value;

use crate::common::{Position, Table, luck, marker, nippon, placed, points};

/// The player has `seattle-1`, and whoever takes `seattle-2` fills the campaign.
fn nearly_full(marker: i8) -> Position {
    nippon().only(&["seattle"]).taken(&["seattle-1"]).marker("seattle", marker)
}

/// The bot fills Seattle with an `army1` and a tactical advantage.
fn bot_fills(marker: i8) -> Table {
    let table = nearly_full(marker).row(&["army1"]).bot();
    assert_eq!(placed(&table), ["army1 seattle-2"]);
    table
}

fn opened(table: &Table) -> Option<(Side, Theatre, u8)> {
    table.events().iter().find_map(|event| match *event {
        Event::Opened { side, theatre, lead } => Some((side, theatre, lead)),
        _ => None,
    })
}

#[test]
fn r9_35_the_player_opens_what_follows_a_campaign_the_bot_filled() {
    let mut table = bot_fills(0);
    assert_eq!(points(&table), [2, 0]);
    assert_eq!(table.legal(), ["open denver", "open san-francisco"], "the player chooses");
    assert_eq!(table.asks(), Some(Ask::Open { from: Theatre::Seattle, ahead: Side::Japan, lead: 1 }));
    table.luck("draw army2").play("germany open denver");
    assert_eq!(marker(&table, "denver"), -1, "one extra step");
}

#[test]
fn r9_35_the_extra_step_comes_even_if_the_player_won_the_campaign() {
    let mut table = bot_fills(5);
    assert_eq!(points(&table), [0, 2]);
    table.luck("draw army2").play("germany open san-francisco");
    assert_eq!(marker(&table, "san-francisco"), -1);
}

#[test]
fn r9_35_the_extra_step_comes_after_the_head_start() {
    let mut table = nippon().only(&["boston", "honolulu"]).marker("boston", -4).row(&["army3"]).bot();
    assert_eq!(placed(&table), ["army3 boston-2"]);
    table.luck("research spy");
    assert!(luck(&table)[0].starts_with("draw"), "the production of the free `boston-1`");
    table.luck("draw army1").luck("draw army2").play("germany open new-york");
    assert_eq!(marker(&table, "new-york"), -3, "2 for +2, and 1");
    assert_eq!(points(&table), [2, 0]);
}

#[test]
fn r9_35_no_extra_step_after_the_players_own_success() {
    let position = |marker| nearly_full(marker).field("cup", Value::Null).reserve(&["army1", "air1"]);
    let mut filled = position(0).player();
    filled.play("germany place army1 seattle-2");
    assert_eq!(filled.asks(), Some(Ask::Open { from: Theatre::Seattle, ahead: Side::Germany, lead: 0 }));
    filled.any_luck(1).play("germany open denver");
    assert_eq!(opened(&filled), Some((Side::Germany, Theatre::Denver, 0)));
    let mut by_track = position(5).player();
    by_track.play("germany place army1 seattle-2").any_luck(1).play("germany open denver");
    assert_eq!(opened(&by_track), Some((Side::Germany, Theatre::Denver, 1)), "the head start of +1");
}
