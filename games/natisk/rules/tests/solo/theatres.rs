//! How the bot chooses a theatre: lines 1.1 to 1.5 (9.11 to 9.15).

use sandtable_core::prelude::*;

use sandtable_core::Outcome;

use crate::common::{Position, Table, base, has_line, lines, nippon, placed, points};

#[test]
fn r9_11_only_theatres_where_a_unit_fits() {
    let navy = base().row(&["navy1"]).bot();
    assert_eq!(lines(&navy)[0], "1.1:4", "a navy has no place in the first row of Eastern Europe");
    let air = base().row(&["air1"]).bot();
    assert!(!has_line(&air, "1.1"), "air fits everywhere");
    let complete = base().only(&["pacific", "africa"]).row(&["navy1"]).bot();
    assert!(!has_line(&complete, "1.1"), "complete theatres are not even options");
}

fn outcome(table: &Table) -> Option<Outcome> {
    table.state().outcome()
}

#[test]
fn r9_11_if_there_is_none_the_player_wins_at_once() {
    let stuck = base().only(&["eastern-europe"]).row(&["navy1", "navy2"]).drawn();
    let outcome_of_stuck = outcome(&stuck).expect("over before a stratagem is drawn");
    assert!(outcome_of_stuck.winners.has(stuck.seat("allies")));
    assert_eq!(outcome_of_stuck.reason.id, "natisk-end-no-space");
    assert!(outcome(&base().only(&["eastern-europe"]).row(&["navy1", "army1"]).drawn()).is_none());
}

/// Does the bot see a theatre it can close?
fn closes(position: Position) -> bool {
    has_line(&position.bot(), "1.2")
}

#[test]
fn r9_12_a_theatre_that_can_be_closed_comes_first() {
    let position = |marker| base().marker("south-east-asia", marker).row(&["navy2"]);
    let table = position(-9).bot();
    assert_eq!(lines(&table)[..2], ["1.1:4", "1.2:1"]);
    assert_eq!(placed(&table), ["navy2 sa-1-3"]);
    let table = position(-8).bot();
    assert!(!has_line(&table, "1.2"));
    assert_eq!(placed(&table), ["navy2 af-1-3"], "one step short, so Africa has most free spaces");
}

#[test]
fn r9_12_the_tactical_advantage_of_the_space_is_foreseen() {
    let position = |marker, unit| base().marker("eastern-europe", marker).row(&[unit]);
    assert!(closes(position(-12, "army1")), "1 and 1 for `ee-1-1`");
    assert!(!closes(position(-11, "army1")));
    assert!(!closes(position(-12, "army1").taken(&["ee-1-1"])), "the space is taken");
    assert!(closes(position(-11, "leadership")), "1 and twice 1 (5.16)");
    assert!(!closes(position(-8, "task-army")), "5 and nothing (5.8)");
    assert!(closes(position(-9, "task-army")));
}

#[test]
fn r9_12_the_count_of_leaders_is_foreseen() {
    let led = |units: [&str; 2]| {
        let units = [("ee-1-1", units[0]), ("ee-1-2", units[1])];
        base().filled("eastern-europe", 1).marker("eastern-europe", -11).units(&units).row(&["general"])
    };
    assert!(closes(led(["axis army1", "axis air1"])), "1 and 2");
    assert!(!closes(led(["axis army1", "axis elite-army"])), "special weapons do not count (5.4)");
    assert!(!closes(led(["axis army1", "allies army1"])), "nor do the player's");
}

#[test]
fn r9_12_spy_and_scientist_are_foreseen() {
    let position = |marker, unit| base().marker("eastern-europe", marker).row(&[unit]).taken(&["ee-1-1"]);
    assert!(closes(position(-7, "spy").copied("nuclear")), "7");
    assert!(!closes(position(-7, "spy").copied("army3")));
    assert!(closes(position(-11, "scientist")), "3 (9.29)");
    assert!(!closes(position(-10, "scientist")));
    let spy = |marker, unit| base().marker("eastern-europe", marker).row(&["spy"]).copied(unit);
    assert!(closes(spy(-11, "leadership")), "1 and twice 1 for `ee-1-1`, as the leadership it copies");
    assert!(!closes(spy(-8, "task-army")), "5 and nothing for `ee-1-1`");
}

#[test]
fn r9_12_blitz_follow_ups_are_not_looked_at() {
    let position = base().filled("eastern-europe", 1).marker("eastern-europe", -11);
    assert!(!closes(position.row(&["blitz-army", "army2"])), "1 and 2 would do it, but in two placements");
}

#[test]
fn r9_12_in_nippon_plus_1_closes() {
    let position = |marker| nippon().marker("honolulu", marker).row(&["navy2"]);
    assert!(closes(position(-4)));
    assert!(!closes(position(-3)));
}

/// The last space of the first row of Western Europe is free.
fn last_space(marker: i8, unit: &str) -> Table {
    base().taken(&["we-1-1", "we-1-2"]).marker("western-europe", marker).row(&[unit]).bot()
}

#[test]
fn r9_13_a_campaign_that_can_be_won_comes_next() {
    let table = last_space(0, "army1");
    assert!(lines(&table).contains(&"1.3:1".to_owned()), "{:?}", lines(&table));
    assert_eq!(placed(&table), ["army1 we-1-3"]);
    assert_eq!(points(&table), [3, 0], "propaganda and campaign");
}

#[test]
fn r9_13_the_red_space_wins_nothing() {
    assert_eq!(placed(&last_space(1, "army1")), ["army1 af-1-1"]);
    assert_eq!(placed(&last_space(2, "army1")), ["army1 af-1-1"], "nor does the player's half");
    assert_eq!(placed(&last_space(1, "army2")), ["army2 we-1-3"]);
}

#[test]
fn r9_13_the_strength_of_partisans_is_foreseen() {
    assert_eq!(placed(&last_space(2, "partisans")), ["partisans we-1-3"], "3 where the player leads (5.17)");
    assert_eq!(placed(&last_space(3, "partisans")), ["partisans af-1-1"]);
}

#[test]
fn r9_13_closing_a_theatre_beats_winning_a_campaign() {
    let position = base().taken(&["we-1-1", "we-1-2"]).marker("africa", -9).row(&["air2"]);
    let table = position.bot();
    assert_eq!(lines(&table)[0], "1.2:1");
    assert!(placed(&table)[0].ends_with("af-1-1"), "{:?}", placed(&table));
}

#[test]
fn r9_14_the_stratagem_narrows_the_theatres() {
    let position = || base().marker("pacific", -1);
    let secure = position().bot_with("secure");
    assert_eq!(lines(&secure)[0], "1.4:1");
    assert_eq!(placed(&secure), ["air1 po-1-2"]);
    let without_a_theatre_condition = position().bot_with("rapid-deployment");
    assert_eq!(placed(&without_a_theatre_condition), ["air1 af-1-1"]);
}

#[test]
fn r9_14_but_only_among_what_can_be_won() {
    let table = base().marker("pacific", -1).taken(&["we-1-1", "we-1-2"]).bot_with("secure");
    assert_eq!(lines(&table)[0], "1.3:1");
    assert_eq!(placed(&table), ["air1 we-1-3"], "Secure would have left the Pacific only");
}

/// The theatre the bot takes, by the first letters of its spaces.
fn theatre(position: Position) -> String {
    let table = position.row(&["air1"]).bot();
    placed(&table)[0]["air1 ".len()..].split('-').next().unwrap().to_owned()
}

#[test]
fn r9_15_most_free_spaces_then_most_points() {
    assert_eq!(theatre(base()), "af", "four free spaces");
    let three_free = || base().taken(&["af-1-1"]);
    assert_eq!(theatre(three_free()), "af", "3 points, Western Europe and South East Asia only 2");
    assert_eq!(theatre(three_free().taken(&["af-1-2"])), "we", "three free spaces, but Africa has two");
}

#[test]
fn r9_15_free_spaces_count_even_if_no_unit_fits_them() {
    let table = base().only(&["western-europe", "south-east-asia"]).row(&["navy1"]).bot();
    assert_eq!(placed(&table), ["navy1 we-1-1"], "three free in either, though only two for a navy");
}

#[test]
fn r9_15_then_the_highest_on_the_board() {
    let three_free = || base().taken(&["af-1-1", "po-2-1"]).filled("western-europe", 1).filled("pacific", 1);
    assert_eq!(
        theatre(three_free().filled("eastern-europe", 1)),
        "ee",
        "four theatres with 3 spaces for 3 points"
    );
    assert_eq!(theatre(three_free()), "we");
    assert_eq!(theatre(three_free().only(&["africa", "pacific", "south-east-asia"])), "af");
    let two_free = base().taken(&["sa-1-1"]).only(&["pacific", "south-east-asia"]);
    assert_eq!(theatre(two_free), "po");
}

#[test]
fn r9_15_in_nippon_the_order_of_the_table() {
    assert_eq!(placed(&nippon().bot()), ["air1 boston-1"], "three free spaces, like Honolulu, but higher");
    let table = nippon().taken(&["boston-2"]).bot();
    assert_eq!(placed(&table), ["air1 honolulu-1"], "three free spaces");
    let table = nippon().only(&["seattle", "jacksonville"]).bot();
    assert_eq!(placed(&table), ["air1 seattle-1"]);
}
