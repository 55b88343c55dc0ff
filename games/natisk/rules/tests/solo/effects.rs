//! What the bot's placements do, and what the player's do to the bot (9.27 to 9.34).

use sandtable_core::{Secret, Shown as _, Viewer};
use sandtable_natisk::Event;
use sandtable_natisk::ids::{Side, Unit};
use serde_json::{Value, json};

use crate::common::{
    Position, Table, base, forbidden_by, lines, luck, marker, nippon, placed, points, row, written,
};

#[test]
fn r9_27_produced_units_go_to_the_right_end() {
    let mut table = base().only(&["western-europe"]).row(&["navy1"]).bot();
    assert_eq!(placed(&table), ["navy1 we-1-1"]);
    table.luck("draw army2").luck("draw air2");
    assert_eq!(row(&table), ["army2", "air2"], "production and step C");
    let mut improved = base().only(&["africa"]).filled("africa", 1).row(&["navy1"]).bot();
    assert_eq!(placed(&improved), ["navy1 af-2-2"]);
    improved.luck("draw army2").luck("draw army3").luck("draw air2");
    assert_eq!(row(&improved), ["army2", "army3", "air2"]);
}

#[test]
fn r9_27_researched_weapons_go_unseen_into_the_bag() {
    let mut table = base().only(&["pacific"]).row(&["navy1"]).bot();
    assert_eq!(placed(&table), ["navy1 po-1-2"]);
    table.luck("research spy");
    assert!(row(&table).is_empty());
    assert_eq!(written(&table, "bags")[0]["spy"], 1);
    let player = Viewer::Seat(table.seat("allies"));
    let told = table.heard(player).into_iter().find_map(|event| match event {
        Event::Researched { side: Side::Axis, unit } => Some(unit.value()),
        _ => None,
    });
    assert_eq!(told, Some(None), "that something was researched, but not what");
    assert!(table.view(player).sides[0].bag.is_none(), "nor does the player look into the bot's bag");
    assert!(luck(&table).contains(&"draw spy".to_owned()));
}

#[test]
fn r9_27_research_and_production_goes_to_the_right_end() {
    let position = base().only(&["western-europe"]).filled("western-europe", 2).taken(&["we-3-2"]);
    let mut table = position.row(&["navy1"]).bot();
    assert_eq!(placed(&table), ["navy1 we-3-1"]);
    table.luck("research nuclear").luck("draw air2");
    assert_eq!(row(&table), ["nuclear", "air2"]);
    let open = Event::Requisitioned { side: Side::Axis, unit: Secret::open(Unit::Nuclear) };
    assert!(table.heard(Viewer::Public).contains(&open));
}

fn advances(position: Position) -> Vec<&'static str> {
    let table = position.row(&["army1"]).bot();
    let theatres = ["western-europe", "pacific", "eastern-europe", "south-east-asia"];
    theatres.into_iter().filter(|theatre| marker(&table, theatre) == -3).collect()
}

#[test]
fn r9_28_bot_advances_where_the_change_is_largest() {
    let table = base().markers(&[("eastern-europe", 4), ("south-east-asia", 1)]).row(&["army1"]).bot();
    assert_eq!(placed(&table), ["army1 af-1-1"]);
    assert_eq!(marker(&table, "south-east-asia"), -2, "from the player's lead to the bot's");
    assert_eq!(marker(&table, "eastern-europe"), 4);
    assert_eq!(marker(&table, "africa"), -1, "its own theatre only moves by the march");
}

#[test]
fn r9_28_ties_go_by_points_and_then_by_height() {
    assert_eq!(advances(base()), ["eastern-europe"], "the highest");
    assert_eq!(advances(base().filled("pacific", 1)), ["pacific"], "3 points, the others have 2");
    assert_eq!(advances(base().only(&["africa", "pacific", "south-east-asia"])), ["pacific"]);
}

#[test]
fn r9_28_the_advance_stops_on_the_penultimate_space() {
    let position = base().only(&["africa", "pacific"]).marker("pacific", -12).row(&["army1"]);
    assert_eq!(marker(&position.bot(), "pacific"), -13);
    let alone = base().only(&["africa"]).row(&["army1"]).bot();
    assert_eq!(placed(&alone), ["army1 af-1-1"], "with nowhere to go nothing happens");
}

#[test]
fn r9_28_skilled_leadership_looks_twice() {
    let table = base().row(&["leadership"]).bot();
    assert_eq!(placed(&table), ["leadership af-1-1"]);
    assert_eq!([marker(&table, "eastern-europe"), marker(&table, "western-europe")], [-3, -3]);
}

#[test]
fn r9_29_the_scientist_is_air_of_strength_3() {
    let table = base().row(&["scientist"]).bot();
    assert_eq!(placed(&table), ["scientist=elite-air af-1-1"]);
    assert_eq!(marker(&table, "africa"), -3);
}

#[test]
fn r9_29_and_stays_in_active_campaigns() {
    let table = base().only(&["western-europe"]).row(&["scientist"]).bot();
    assert_eq!(
        placed(&table),
        ["scientist=elite-air we-1-1"],
        "not on the strategic advantage two rows below"
    );
    let table = nippon().only(&["jacksonville"]).row(&["scientist"]).bot();
    assert_eq!(placed(&table), ["scientist=elite-air jacksonville-1"], "nor in a campaign never opened");
    let player = base().reserve(&["scientist"]).player();
    assert!(player.legal().contains(&"place scientist we-3-2".to_owned()), "the player's may (5.14)");
}

#[test]
fn r9_30_a_blitz_is_followed_in_the_same_theatre() {
    let mut table = base().filled("pacific", 1).row(&["air-blitz", "navy1", "army2"]).bot();
    table.luck("roll 1");
    assert_eq!(placed(&table), ["air-blitz af-1-1"]);
    table.luck("roll 1").luck("research spy");
    assert_eq!(placed(&table)[1], "navy1 af-1-3", "though the Pacific has more free spaces now");
    table.luck("draw army3");
    assert_eq!(row(&table), ["army2", "army3"], "one unit is drawn for both");
    assert!(!table.legal().is_empty(), "and now the player");
}

#[test]
fn r9_30_with_the_same_stratagem() {
    let table = base().row(&["air-blitz", "navy1", "army2"]).bot_with("rapid-deployment");
    assert_eq!(placed(&table), ["air-blitz af-1-1", "navy1 af-1-3"], "the leftmost, twice");
    let drawn = table.events().iter().filter(|event| matches!(event, Event::Stratagem { .. }));
    assert_eq!(drawn.count(), 1);
}

#[test]
fn r9_30_if_nothing_fits_nothing_is_lost() {
    let mut table = base().only(&["eastern-europe"]).row(&["blitz-army", "navy1"]).bot();
    table.luck("draw navy2");
    assert_eq!(placed(&table), ["blitz-army ee-1-2"]);
    assert_eq!(lines(&table).last().unwrap(), "1.1:0", "a navy does not fit `ee-1-1`");
    table.luck("draw navy3");
    assert!(!table.legal().is_empty(), "the player is to place");
    let mut elsewhere = base().marker("eastern-europe", -1).row(&["blitz-army", "navy1"]).bot_with("secure");
    elsewhere.luck("draw navy2").luck("draw navy3");
    assert_eq!(placed(&elsewhere), ["blitz-army ee-1-2"], "though the navy fits in other theatres");
    assert_eq!(row(&elsewhere), ["navy1", "navy2", "navy3"]);
    let mut last_unit = base().row(&["air-blitz"]).bot();
    last_unit.luck("draw navy3");
    assert_eq!(placed(&last_unit).len(), 1);
}

#[test]
fn r9_30_a_filled_row_sends_the_follow_up_to_the_next() {
    let position = || base().only(&["eastern-europe"]).row(&["blitz-army", "navy1"]);
    let table = position().taken(&["ee-1-2"]).bot();
    assert_eq!(placed(&table), ["blitz-army ee-1-1", "navy1 ee-2-3"]);
    let complete =
        position().filled("eastern-europe", 2).taken(&["ee-3-1", "ee-3-2", "ee-3-3", "ee-3-4"]).bot();
    assert_eq!(placed(&complete), ["blitz-army ee-3-5"], "a complete theatre has no next row");
}

fn took(table: &Table) -> Vec<String> {
    let took = |event: &Event| match event {
        Event::Took { space, .. } => Some(space.to_string()),
        _ => None,
    };
    table.events().iter().filter_map(took).collect()
}

/// The bot's `army2` takes `we-1-2`, researches a spy and closes Western Europe.
fn closing(others: &[&str]) -> Table {
    let row = [&["army2"], others].concat();
    let mut table = base().marker("western-europe", -12).row(&row).bot();
    assert_eq!(placed(&table), ["army2 we-1-2"]);
    table.luck("research spy");
    table
}

#[test]
fn r9_31_free_spaces_in_the_order_of_the_list() {
    let mut table = closing(&[]);
    assert_eq!(took(&table), ["we-3-2", "we-3-1"], "strategic advantage, research and production");
    assert_eq!(marker(&table, "africa"), -3);
    table
        .luck("research nuclear")
        .luck("draw army1")
        .luck("draw army3")
        .luck("bomb army1")
        .luck("draw navy1");
    assert_eq!(
        took(&table)[2..],
        ["we-1-1", "we-2-2", "we-2-1", "we-1-3"],
        "production from the top, bombing, propaganda"
    );
    assert_eq!(row(&table), ["nuclear", "army1", "army3", "navy1"]);
    assert_eq!(points(&table), [13, 0], "2, 3 and 5, 2 from the track, and the propaganda");
}

#[test]
fn r9_31_units_are_counted_again_before_each_effect() {
    let mut table = closing(&["navy1", "navy1", "navy1", "air1", "air1"]);
    table.luck("research nuclear").luck("bomb army1").luck("draw army1").luck("draw army3");
    assert_eq!(
        took(&table)[2..],
        ["we-2-1", "we-1-1", "we-2-2", "we-1-3"],
        "with many units bombing comes first"
    );
    let mut table = closing(&["navy1", "navy1", "navy1"]);
    table.luck("research nuclear").luck("draw army1").luck("bomb army1").luck("draw army3");
    assert_eq!(
        took(&table)[2..],
        ["we-1-1", "we-2-1", "we-2-2", "we-1-3"],
        "four units before the first production"
    );
}

#[test]
fn r9_31_within_a_kind_from_the_top_whatever_the_value() {
    let mut table = base().only(&["eastern-europe"]).marker("eastern-europe", -13).row(&["army1"]).bot();
    assert_eq!(placed(&table), ["army1 ee-1-2"]);
    table
        .luck("draw army2")
        .luck("research spy")
        .luck("research nuclear")
        .luck("bomb air1")
        .luck("draw air1");
    assert_eq!(
        took(&table),
        ["ee-3-3", "ee-2-2", "ee-3-1", "ee-2-1", "ee-3-4"],
        "a propaganda of 1 before one of 2"
    );
    assert_eq!(points(&table), [1 + 2 + (2 + 3 + 6) + 2, 0]);
}

#[test]
fn r9_32_the_bot_bombs_at_random() {
    let position = || base().only(&["south-east-asia"]).filled("south-east-asia", 1).row(&["navy1"]);
    let mut table = position().reserve(&["air1", "air1"]).bot();
    assert_eq!(placed(&table), ["navy1 sa-2-1"]);
    let each = [("bomb air1".to_owned(), 2), ("bomb army1".to_owned(), 1)];
    assert_eq!(table.chances(), each, "every unit is equally likely");
    let before = written(&table, "bags")[1]["air1"].as_u64().unwrap();
    table.luck("bomb air1");
    assert_eq!(written(&table, "reserves")[1], json!({ "air1": 1, "army1": 1 }));
    assert_eq!(written(&table, "bags")[1]["air1"], before + 1);
    let nobody = position().reserve(&[]).bot_with("secure");
    assert!(luck(&nobody)[0].starts_with("draw"), "an empty reserve is not bombed");
}

/// The player's `army2` is to bomb this row.
fn bombing(row: &[&str]) -> Table {
    let position = base().only(&["western-europe"]).filled("western-europe", 1).field("cup", Value::Null);
    position.row(row).reserve(&["army2", "air1"]).player()
}

#[test]
fn r9_33_the_player_chooses_which_unit_is_bombed() {
    let mut table = bombing(&["general", "spy", "navy1"]);
    table.play("allies place army2 we-2-1").refuse("allies bomb 2");
    assert_eq!(table.legal(), ["bomb 1", "bomb 3"], "no special weapon");
    assert_eq!(table.why_not("allies bomb 2").id, "natisk-why-bomb-special");
    let click = |element: &str| table.state().why_not_click(element.parse().unwrap(), &[]).map(|why| why.id);
    assert_eq!((click("row-2").as_deref(), click("row-3")), (Some("natisk-why-bomb-special"), None));
    assert_eq!(forbidden_by(&table, "allies done"), "9.33", "one must be chosen");
    table.luck("draw army1").luck("draw general").luck("draw air1").play("allies bomb 1");
    assert_eq!(placed(&table), ["spy=army2 we-2-2"], "as an army; the navy does not fit");
    assert_eq!(row(&table), ["navy1", "general", "air1"], "the only general came back out of the bag");
}

#[test]
fn r9_33_only_special_weapons_may_be_bombed_if_there_is_nothing_else() {
    let mut table = bombing(&["spy", "nuclear"]);
    table.play("allies place army2 we-2-1");
    assert_eq!(table.legal(), ["bomb 1", "bomb 2"]);
    table.any_luck(1).play("allies bomb 2");
    let bot = &table.view(Viewer::Public).sides[0];
    assert_eq!((bot.bombed, bot.exposed.as_slice()), (Some(Unit::Nuclear), &[Unit::Nuclear][..]), "openly");
    let mut empty = bombing(&[]);
    empty.luck("draw army1").play("allies place army2 we-2-1");
    assert!(empty.asks().is_none(), "nothing to bomb, and the bot has lost");
}

#[test]
fn r9_34_the_players_spy_copies_the_scientist_as_it_was_played() {
    let mut table = base().row(&["scientist"]).reserve(&["spy"]).bot();
    table.luck("draw army2");
    table.refuse("allies place spy we-3-2").any_luck(1).play("allies place spy po-1-2");
    let told = |event: &Event| matches!(event, Event::Placed { unit: Unit::Spy, played: Unit::EliteAir, .. });
    assert!(told(&table.events()[0]));
    let moved = |event: &Event| matches!(event, Event::Moved { side: Side::Allies, from: 0, to: 3, .. });
    assert!(table.events().iter().any(moved), "3 steps");
}

#[test]
fn r9_34_the_bots_spy_copies_the_players_last_unit() {
    let spy = |unit| base().row(&["spy"]).copied(unit).bot();
    let army = spy("army3");
    assert_eq!((placed(&army), marker(&army, "africa")), (vec!["spy=army3 af-1-1".to_owned()], -3));
    let navy = spy("navy2");
    assert_eq!(placed(&navy), ["spy=navy2 af-1-3"], "a navy does not fit land");
    let scientist = spy("scientist");
    assert_eq!(
        (placed(&scientist), marker(&scientist, "africa")),
        (vec!["spy=elite-air af-1-1".to_owned()], -3)
    );
}

#[test]
fn r9_34_before_the_players_first_unit_the_bots_spy_cannot_be_placed() {
    let table = base().row(&["spy", "army1"]).bot();
    assert_eq!(placed(&table), ["army1 af-1-1"]);
    assert!(lines(&table).contains(&"3.1:1".to_owned()));
    let alone = base().row(&["spy"]).bot();
    assert!(sandtable_core::Rules::outcome(alone.state()).is_some(), "a spy alone loses (9.11)");
}
