//! How the bot chooses a space: lines 2.1 to 2.4 (9.16 to 9.19).

use crate::common::{Position, base, has_line, is_rolling, lines, nippon, placed};

const FIVE: [&str; 5] = ["air1", "air1", "air1", "air2", "air2"];
const FOUR: [&str; 4] = ["air1", "air1", "air1", "air2"];

#[test]
fn r9_16_only_spaces_where_a_unit_fits() {
    let navy = base().row(&["navy1"]).bot();
    assert!(lines(&navy).contains(&"2.1:3".to_owned()), "{:?}", lines(&navy));
    assert_eq!(placed(&navy), ["navy1 af-1-3"], "the strategic advantage is on land");
    let army = base().row(&["army1"]).bot();
    assert_eq!(placed(&army), ["army1 af-1-1"]);
    assert!(!has_line(&base().bot(), "2.1"), "air fits everywhere");
}

#[test]
fn r9_16_only_the_active_campaign() {
    let table = base().only(&["western-europe"]).bot();
    assert_eq!(placed(&table), ["air1 we-1-1"], "the strategic advantage is two rows below");
}

#[test]
fn r9_17_a_space_that_closes_the_theatre_comes_first() {
    let position = |marker| base().only(&["eastern-europe"]).marker("eastern-europe", marker).row(&["army1"]);
    let table = position(-12).bot();
    assert_eq!(lines(&table), ["2.2:1"]);
    assert_eq!(placed(&table), ["army1 ee-1-1"], "1 and a tactical advantage of 1");
    let table = position(-11).bot();
    assert!(!has_line(&table, "2.2"));
    assert_eq!(placed(&table), ["army1 ee-1-2"], "production comes before a tactical advantage");
}

#[test]
fn r9_17_closing_goes_before_winning_the_campaign() {
    let position = base().only(&["eastern-europe"]).taken(&["ee-1-1"]).marker("eastern-europe", -12);
    let table = position.row(&["army1", "army2"]).bot();
    assert_eq!(placed(&table), ["army2 ee-1-2"], "both win the campaign, but only one closes");
}

#[test]
fn r9_17_and_before_the_stratagem() {
    let position = |marker| base().only(&["eastern-europe"]).marker("eastern-europe", marker).row(&["army1"]);
    let table = position(-12).bot_with("economic-warfare");
    assert_eq!(placed(&table), ["army1 ee-1-1"], "it closes, though the stratagem wants production");
    let table = position(-11).bot_with("economic-warfare");
    assert_eq!(placed(&table), ["army1 ee-1-2"]);
}

#[test]
fn r9_18_the_stratagem_narrows_the_spaces() {
    let position = || base().only(&["africa"]);
    let research = position().bot_with("research");
    assert_eq!(lines(&research), ["2.3:1"]);
    assert_eq!(placed(&research), ["air1 af-1-3"]);
    let glory = position().bot_with("glory");
    assert_eq!(placed(&glory), ["air1 af-1-4"]);
    let without_a_space_condition = position().bot_with("secure");
    assert_eq!(lines(&without_a_space_condition), ["2.4:1"]);
    assert_eq!(placed(&without_a_space_condition), ["air1 af-1-1"]);
}

/// The space the bot takes with a row of this many air units.
fn space(position: Position, row: &[&str]) -> String {
    let mut table = position.row(row).bot();
    if is_rolling(&table) {
        table.luck("roll 1");
    }
    placed(&table)[0].split_once(' ').unwrap().1.to_owned()
}

#[test]
fn r9_19_propaganda_from_20_points_on() {
    let africa = || base().only(&["africa"]);
    assert_eq!(space(africa().points(20, 0), &FIVE), "af-1-4");
    assert_eq!(space(africa().points(19, 0), &FIVE), "af-1-1", "then strategic advantage");
}

#[test]
fn r9_19_strategic_advantage_before_propaganda_of_one_behind() {
    let asia = |taken: &[&str]| base().only(&["south-east-asia"]).points(0, 9).taken(taken);
    assert_eq!(space(asia(&[]), &FIVE), "sa-1-3");
    assert_eq!(space(asia(&["sa-1-3"]), &FIVE), "sa-1-1");
}

#[test]
fn r9_19_propaganda_if_the_player_is_3_ahead() {
    let europe = || base().only(&["western-europe"]);
    assert_eq!(space(europe().points(4, 7), &FOUR), "we-1-3");
    assert_eq!(space(europe().points(4, 6), &FOUR), "we-1-1", "2 are too few");
    let city = || nippon().only(&["new-york"]).marker("new-york", 0);
    assert_eq!(space(city().points(0, 3), &FOUR), "new-york-1", "before research and production");
    assert_eq!(space(city().points(0, 2), &FOUR), "new-york-2");
}

#[test]
fn r9_19_research_and_production_is_a_kind_of_its_own() {
    let europe = |taken: &[&str]| base().only(&["western-europe"]).filled("western-europe", 2).taken(taken);
    assert_eq!(space(europe(&[]), &FIVE), "we-3-2", "after strategic advantage");
    assert_eq!(space(europe(&["we-3-2"]), &FIVE), "we-3-1", "before nothing at all");
    let city = nippon().only(&["new-york"]).marker("new-york", 0);
    assert_eq!(space(city, &FIVE), "new-york-2", "before bombing");
}

#[test]
fn r9_19_production_with_four_units_or_fewer() {
    let europe = || base().only(&["western-europe"]);
    assert_eq!(space(europe(), &FOUR), "we-1-1");
    assert_eq!(space(europe(), &FIVE), "we-1-2", "five before the placement: research");
    assert_eq!(space(europe().filled("western-europe", 1), &FOUR), "we-2-2", "before bombing");
    assert_eq!(space(europe().filled("western-europe", 1), &FIVE), "we-2-1", "after bombing");
    let africa = |row: &[&str]| space(base().only(&["africa"]).filled("africa", 1), row);
    assert_eq!(africa(&FOUR), "af-2-2", "improved production is production");
    assert_eq!(africa(&FIVE), "af-2-1", "after a tactical advantage");
}

#[test]
fn r9_19_research_then_bombing_then_tactical_advantage() {
    assert_eq!(space(base().only(&["pacific"]), &FIVE), "po-1-2", "research before bombing");
    let pacific = base().only(&["pacific"]).filled("pacific", 1).taken(&["po-2-3"]);
    assert_eq!(space(pacific, &FIVE), "po-2-1", "improved research is research");
    let city = nippon().only(&["chicago"]).marker("chicago", 0);
    assert_eq!(space(city, &FIVE), "chicago-1", "and comes before bombing too");
    let east = |taken: &[&str]| base().only(&["eastern-europe"]).filled("eastern-europe", 2).taken(taken);
    assert_eq!(space(east(&["ee-3-3"]), &FIVE), "ee-3-1", "bombing before tactical advantage");
    assert_eq!(space(east(&["ee-3-3", "ee-3-1"]), &FIVE), "ee-3-2", "tactical advantage before propaganda");
    assert_eq!(space(base().only(&["eastern-europe"]), &FIVE), "ee-1-1", "and before production");
}

#[test]
fn r9_19_then_production_then_propaganda_then_nothing() {
    let west = base().only(&["western-europe"]).taken(&["we-1-2"]);
    assert_eq!(space(west, &FIVE), "we-1-1", "production before propaganda");
    let east = |taken: &[&str]| base().only(&["eastern-europe"]).filled("eastern-europe", 1).taken(taken);
    assert_eq!(space(east(&["ee-2-2"]), &FIVE), "ee-2-1", "propaganda before no icon");
    assert_eq!(space(east(&["ee-2-1", "ee-2-2"]), &FIVE), "ee-2-3");
}

#[test]
fn r9_19_the_leftmost_of_a_kind() {
    let asia = base().only(&["south-east-asia"]).taken(&["sa-1-3"]);
    assert_eq!(space(asia, &FIVE), "sa-1-1", "propaganda of any value");
}
