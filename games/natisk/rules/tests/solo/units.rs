//! How the bot chooses a unit: lines 3.1 to 3.7 (9.20 to 9.26).

use sandtable_natisk::{Mode, Options};

use crate::common::{Position, base, has_line, is_rolling, lines, placed};

fn east() -> Position {
    base().only(&["eastern-europe"])
}

/// Of the first row of Western Europe only the propaganda is left, and the player is far ahead.
fn last_space() -> Position {
    base().only(&["western-europe"]).taken(&["we-1-1", "we-1-2"]).marker("western-europe", 9)
}

#[test]
fn r9_20_only_units_that_fit_the_space() {
    let table = base().only(&["western-europe"]).row(&["army1", "navy1"]).bot();
    assert_eq!(lines(&table), ["2.4:1", "3.1:1"]);
    assert_eq!(placed(&table), ["navy1 we-1-1"], "production at sea");
    let table = base().only(&["western-europe"]).row(&["air1", "navy1"]).bot();
    assert!(is_rolling(&table) && !has_line(&table, "3.1"));
}

#[test]
fn r9_21_a_unit_that_closes_the_theatre_comes_first() {
    let position = |marker| base().marker("south-east-asia", marker).row(&["navy1", "navy2"]);
    let table = position(-9).bot();
    assert!(lines(&table).contains(&"3.2:1".to_owned()));
    assert_eq!(placed(&table), ["navy2 sa-1-3"]);
    let table = position(-10).bot();
    assert!(is_rolling(&table), "now both do");
}

#[test]
fn r9_21_then_a_unit_that_wins_the_campaign() {
    let position =
        |marker| east().taken(&["ee-1-1"]).marker("eastern-europe", marker).row(&["army1", "army2"]);
    let table = position(1).bot();
    assert_eq!(lines(&table), ["3.2:1"]);
    assert_eq!(placed(&table), ["army2 ee-1-2"], "the other would only reach red");
    assert!(is_rolling(&position(0).bot()), "both win");
    assert!(is_rolling(&position(5).bot()), "neither wins");
    assert_eq!(placed(&position(-12).bot()), ["army2 ee-1-2"], "both win, but this one closes the theatre");
}

#[test]
fn r9_22_the_stratagem_narrows_the_units() {
    let table = east().row(&["army1", "army2"]).bot_with("rapid-deployment");
    assert_eq!(lines(&table), ["2.4:1", "3.3:1"]);
    assert_eq!(placed(&table), ["army1 ee-1-2"]);
    let without_a_unit_condition = east().row(&["army1", "army2"]).bot_with("secure");
    assert!(is_rolling(&without_a_unit_condition));
}

#[test]
fn r9_22_but_only_among_those_that_win() {
    let position = east().taken(&["ee-1-1"]).marker("eastern-europe", 1).row(&["army1", "army2"]);
    let table = position.bot_with("rapid-deployment");
    assert_eq!(placed(&table), ["army2 ee-1-2"], "the leftmost does not win");
}

#[test]
fn r9_23_no_strength_0_where_there_is_no_icon() {
    let options =
        Options { mode: Mode::Solo, blanks: vec!["first army 0".parse().unwrap()], ..Options::default() };
    let pacific = Position::new(options).only(&["pacific"]).filled("pacific", 1).row(&["blank1", "army1"]);
    let table = pacific.bot();
    assert_eq!(lines(&table), ["2.1:1", "3.4:1"], "armies only fit the space without an icon");
    assert_eq!(placed(&table), ["army1 po-2-4"]);
    let with_an_icon = east().row(&["air-blitz", "army1"]).bot();
    assert!(is_rolling(&with_an_icon) && !has_line(&with_an_icon, "3.4"));
}

#[test]
fn r9_23_unless_there_is_nothing_else() {
    let no_icon =
        || east().filled("eastern-europe", 1).taken(&["ee-2-1", "ee-2-2"]).marker("eastern-europe", 9);
    assert_eq!(placed(&no_icon().row(&["air-blitz", "navy1"]).bot()), ["navy1 ee-2-3"]);
    assert_eq!(placed(&no_icon().row(&["spy", "navy1"]).copied("air-blitz").bot()), ["navy1 ee-2-3"]);
    assert_eq!(placed(&no_icon().row(&["air-blitz"]).bot()), ["air-blitz ee-2-3"]);
    assert!(is_rolling(&no_icon().row(&["scientist", "navy1"]).bot()), "the bot's scientist has 3 (9.29)");
}

#[test]
fn r9_24_no_blitz_on_the_last_space() {
    let table = last_space().row(&["blitz-army", "army1"]).bot();
    assert_eq!(lines(&table), ["3.5:1"]);
    assert_eq!(placed(&table), ["army1 we-1-3"]);
    let spy = last_space().row(&["spy", "army1"]).copied("blitz-navy").bot();
    assert_eq!(lines(&spy), ["3.5:1"], "a spy that copies one");
    let other_spy = last_space().row(&["spy", "army1"]).copied("navy1").bot();
    assert!(is_rolling(&other_spy));
}

#[test]
fn r9_24_unless_spaces_or_no_other_units_are_left() {
    let two_spaces = base().only(&["western-europe"]).taken(&["we-1-1"]).row(&["blitz-army", "army1"]).bot();
    assert!(is_rolling(&two_spaces) && !has_line(&two_spaces, "3.5"));
    assert_eq!(placed(&last_space().row(&["blitz-army"]).bot()), ["blitz-army we-1-3"]);
}

#[test]
fn r9_25_only_the_strongest_from_20_points_on() {
    let position = |points| east().points(points, 0).row(&["army1", "army3", "navy3", "army2"]);
    let table = position(20).bot();
    assert!(lines(&table).contains(&"3.6:1".to_owned()));
    assert_eq!(placed(&table), ["army3 ee-1-2"]);
    let table = position(19).bot();
    assert!(is_rolling(&table) && !has_line(&table, "3.6"));
    let equally_strong = east().points(20, 0).row(&["army1", "army3", "army3"]).bot();
    assert!(is_rolling(&equally_strong) && lines(&equally_strong).contains(&"3.6:2".to_owned()));
}

#[test]
fn r9_25_strength_is_what_the_unit_would_have_there() {
    let own = [("ee-1-1", "axis army1"), ("ee-1-2", "axis air1")];
    let position = |units: &[(&str, &str)]| east().filled("eastern-europe", 1).units(units).points(20, 0);
    assert_eq!(placed(&position(&own).row(&["army2", "general"]).bot()), ["general ee-2-1"], "1 and 2");
    assert_eq!(placed(&position(&[]).row(&["army2", "general"]).bot()), ["army2 ee-2-1"], "1");
}

/// What the bot takes from a row of armies for each face of the die.
fn by_die(row: &[&str]) -> Vec<String> {
    let unit = |face| {
        let mut table = east().row(row).bot();
        assert!(is_rolling(&table) && !has_line(&table, "3.7"));
        table.luck(&format!("roll {face}"));
        assert_eq!(lines(&table).last().unwrap(), "3.7:1");
        placed(&table)[0].split_once(' ').unwrap().0.to_owned()
    };
    (1..=6).map(unit).collect()
}

#[test]
fn r9_26_the_die_counts_from_the_left_and_starts_over() {
    assert_eq!(by_die(&["army1", "army2"]), ["army1", "army2", "army1", "army2", "army1", "army2"]);
    let four = by_die(&["army3", "navy1", "army1", "air2", "general"]);
    assert_eq!(four, ["army3", "army1", "air2", "general", "army3", "army1"], "the navy is not counted");
    let single = east().row(&["navy1", "army2"]).bot();
    assert_eq!(placed(&single), ["army2 ee-1-2"], "a single unit needs no die");
}

#[test]
fn r9_26_only_the_first_six_can_come_up() {
    let seven = by_die(&["army1", "army2", "army3", "air1", "air2", "elite-army", "general"]);
    assert_eq!(seven, ["army1", "army2", "army3", "air1", "air2", "elite-army"]);
}
