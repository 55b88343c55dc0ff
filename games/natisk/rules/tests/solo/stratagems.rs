//! The eight stratagems (10), with both worked examples of the rulebook.

use sandtable_natisk::Event;
use sandtable_natisk::ids::Stratagem;

use crate::common::{Position, base, has_line, is_rolling, lines, placed};

const FIVE: [&str; 5] = ["air1", "air1", "air1", "air2", "air2"];

fn west(marker: i8) -> Position {
    base().only(&["western-europe"]).marker("western-europe", marker)
}

#[test]
fn r10_1_big_guns_prefer_special_weapons() {
    let table = west(0).row(&["army3", "elite-army", "army1"]).bot_with("big-guns");
    assert_eq!(lines(&table).last().unwrap(), "3.3:1");
    assert_eq!(placed(&table), ["elite-army we-1-2"]);
    let mut two = west(0).row(&["army3", "elite-army", "spy"]).copied("army1").bot_with("big-guns");
    two.luck("roll 2");
    assert_eq!(placed(&two), ["spy=army1 we-1-2"], "a spy is one too, and the die decides");
}

#[test]
fn r10_1_big_guns_otherwise_cause_the_largest_change() {
    let table = west(2).row(&["army1", "army3", "army2"]).bot_with("big-guns");
    assert_eq!(lines(&table).last().unwrap(), "3.3:1");
    assert_eq!(placed(&table), ["army3 we-1-2"], "it takes the lead from the player");
    let useless =
        west(2).row(&["elite-navy", "army3", "army1"]).taken(&["we-1-1", "we-1-3"]).bot_with("big-guns");
    assert_eq!(placed(&useless), ["army3 we-1-2"], "a special weapon that does not fit is not among them");
    let equal = west(0).row(&["army1", "army3"]).bot_with("big-guns");
    assert!(is_rolling(&equal) && !has_line(&equal, "3.3"), "both take the lead, so both stay");
}

#[test]
fn r10_2_counter_attack_where_the_player_leads() {
    let markers = [("western-europe", 2), ("pacific", 5), ("eastern-europe", -4)];
    let table = base().markers(&markers).row(&["air1", "air2"]).bot_with("counter-attack");
    assert_eq!(lines(&table), ["1.4:2", "1.5:1", "2.4:1", "3.3:1"]);
    assert_eq!(placed(&table), ["air2 we-1-1"], "nobody leads after it");
    let mut equal = base().marker("western-europe", 5).row(&["air1", "air2"]).bot_with("counter-attack");
    equal.luck("roll 1");
    assert_eq!(placed(&equal), ["air1 we-1-1"], "both only shorten the lead");
}

#[test]
fn r10_2_counter_attack_without_a_lead_of_the_player() {
    let table = base().marker("eastern-europe", -4).row(&["air-blitz", "air2"]).bot_with("counter-attack");
    assert!(!has_line(&table, "1.4"));
    assert_eq!(placed(&table), ["air2 af-1-1"], "a unit that moves the marker is still preferred");
}

#[test]
fn r10_3_rapid_deployment_takes_the_leftmost_that_is_left() {
    let table = west(0).row(&["army1", "navy2", "navy1"]).bot_with("rapid-deployment");
    assert_eq!(lines(&table), ["2.4:1", "3.1:2", "3.3:1"]);
    assert_eq!(placed(&table), ["navy2 we-1-1"]);
    let table = west(0).row(&["army1", "navy1", "navy2"]).bot_with("rapid-deployment");
    assert_eq!(placed(&table), ["navy1 we-1-1"]);
}

/// The board of both examples: the second rows of three theatres, the first rows of two.
fn example(taken: &[&str]) -> Position {
    let filled = ["western-europe", "pacific", "eastern-europe"];
    filled.iter().fold(base(), |position, theatre| position.filled(theatre, 1)).taken(taken)
}

#[test]
fn r10_4_research_and_development_example_1_of_the_rulebook() {
    let row = ["admiral", "air2", "navy1", "navy3", "army2"];
    let position = || example(&["af-1-1", "sa-1-1"]).row(&row);
    let table = position().bot_with("research");
    assert_eq!(lines(&table), ["1.4:3", "1.5:1", "2.3:1", "3.1:4"]);
    assert!(is_rolling(&table));
    let units = ["admiral", "air2", "navy1", "navy3", "admiral", "air2"];
    for (face, unit) in (1..).zip(units) {
        let mut table = position().bot_with("research");
        table.luck(&format!("roll {face}"));
        assert_eq!(placed(&table), [format!("{unit} po-2-1")], "the die shows {face}");
    }
}

#[test]
fn r10_4_without_a_research_space_only_special_weapons() {
    let third_row = || west(0).filled("western-europe", 2);
    let table = third_row().row(&["army1", "elite-army"]).bot_with("research");
    assert_eq!(lines(&table), ["2.4:1", "3.3:1"], "research and production is not research");
    assert_eq!(placed(&table), ["elite-army we-3-2"]);
    let none = third_row().row(&["army1", "army2"]).bot_with("research");
    assert!(is_rolling(&none) && !has_line(&none, "3.3"));
    let on_research = base().only(&["pacific"]).row(&["navy1", "elite-navy"]).bot_with("research");
    assert!(is_rolling(&on_research), "on a research space anybody will do");
}

#[test]
fn r10_4_a_theatre_with_research_and_production_only_is_dropped() {
    let table = base().only(&["western-europe", "pacific"]).filled("western-europe", 2).bot_with("research");
    assert_eq!(lines(&table)[0], "1.4:1");
    assert_eq!(placed(&table), ["air1 po-1-2"]);
}

#[test]
fn r10_4_a_research_space_is_free_even_if_no_unit_fits_it() {
    let position = || base().only(&["western-europe", "south-east-asia"]).taken(&["we-1-1"]).row(&["navy1"]);
    let table = position().bot_with("research");
    assert_eq!(placed(&table), ["navy1 we-1-3"], "the research in Western Europe is on land");
    assert_eq!(placed(&position().bot()), ["navy1 sa-1-3"]);
}

#[test]
fn r10_5_secure_where_the_bot_leads() {
    let markers = [("pacific", -1), ("eastern-europe", -6), ("western-europe", 5)];
    let table = base().markers(&markers).bot_with("secure");
    assert_eq!(lines(&table)[0], "1.4:2", "neither the player's lead nor red");
    assert_eq!(placed(&table), ["air1 ee-1-2"]);
    assert!(!has_line(&base().marker("western-europe", 5).bot_with("secure"), "1.4"));
}

/// What was drawn and what is in force.
fn stratagem(events: &[Event]) -> (Stratagem, Stratagem) {
    let both = events.iter().find_map(|event| match *event {
        Event::Stratagem { drawn, in_force } => Some((drawn, in_force)),
        _ => None,
    });
    both.expect("a stratagem was drawn")
}

#[test]
fn r10_6_steamroll_repeats_the_stratagem_of_the_previous_turn() {
    let mut table = base().marker("western-europe", -1).bot_with("secure");
    assert_eq!(stratagem(table.events()), (Stratagem::Secure, Stratagem::Secure));
    table.luck("draw army1").luck("draw army2");
    table
        .luck("draw army1")
        .luck("stratagem steamroll")
        .luck("roll 1")
        .luck("research spy")
        .luck("draw air1");
    table.play("allies place air1 sa-1-1");
    assert_eq!(stratagem(table.events()), (Stratagem::Steamroll, Stratagem::Secure));
    assert_eq!(lines(&table)[..2], ["1.1:4", "1.4:1"]);
    assert_eq!(placed(&table), ["army1 we-1-2"], "where it leads, as in the turn before");
}

#[test]
fn r10_6_after_steamroll_another_stratagem_is_itself() {
    let position = base().marker("pacific", -1).field(
        "cup",
        serde_json::json!({
            "inside": ["big-guns", "counter-attack", "rapid-deployment", "research", "secure", "glory", "economic-warfare"],
            "drawn": "steamroll",
            "in_force": "secure",
        }),
    );
    let table = position.bot_with("glory");
    assert_eq!(stratagem(table.events()), (Stratagem::Glory, Stratagem::Glory));
    assert_eq!(placed(&table), ["air1 af-1-4"]);
}

#[test]
fn r10_7_for_the_glory_example_2_of_the_rulebook() {
    let row = ["navy1", "air2", "navy3", "army2", "admiral"];
    let mut table = example(&["af-1-4"]).row(&row).bot_with("glory");
    assert_eq!(lines(&table), ["1.4:4", "1.4:1", "2.3:1", "3.1:2"]);
    table.luck("roll 6");
    assert_eq!(placed(&table), ["army2 ee-2-1"]);
}

#[test]
fn r10_7_propaganda_only_divides_theatres_of_equal_points() {
    let table = base().filled("western-europe", 2).bot_with("glory");
    assert_eq!(lines(&table), ["1.4:1", "2.4:1"], "5 points, and no propaganda there");
    assert_eq!(placed(&table), ["air1 we-3-2"]);
    let no_propaganda = base().only(&["western-europe", "pacific"]).taken(&["we-1-3"]).bot_with("glory");
    assert!(!has_line(&no_propaganda, "1.4") && !has_line(&no_propaganda, "2.3"));
}

#[test]
fn r10_7_propaganda_is_propaganda_whatever_its_value() {
    let table = base().only(&["south-east-asia"]).filled("south-east-asia", 1).bot_with("glory");
    assert_eq!(placed(&table), ["air1 sa-2-2"], "2 points, though bombing is better by the list");
    let two = base().only(&["pacific", "south-east-asia"]).taken(&["sa-1-2"]).bot_with("glory");
    assert_eq!((lines(&two)[0].as_str(), placed(&two)), ("1.4:1", vec!["air1 sa-1-1".to_owned()]));
}

#[test]
fn r10_8_economic_warfare_wants_production_or_bombing() {
    let table = base().bot_with("economic-warfare");
    assert_eq!(lines(&table), ["1.4:3", "1.5:1", "2.3:1"], "neither Africa nor South East Asia");
    assert_eq!(placed(&table), ["air1 we-1-1"]);
    let table =
        base().only(&["western-europe", "pacific"]).filled("western-europe", 2).bot_with("economic-warfare");
    assert_eq!(lines(&table)[0], "1.4:1", "research and production is not production");
}

fn economic(position: Position, units: usize) -> String {
    let mut table = position.row(&FIVE[..units]).bot_with("economic-warfare");
    assert!(is_rolling(&table));
    table.luck("roll 1");
    placed(&table)[0].split_once(' ').unwrap().1.to_owned()
}

#[test]
fn r10_8_production_with_four_units_or_fewer_and_bombing_with_more() {
    let second_row = || west(0).filled("western-europe", 1);
    assert_eq!(economic(second_row(), 4), "we-2-2");
    assert_eq!(economic(second_row(), 5), "we-2-1");
}

#[test]
fn r10_8_the_other_where_the_first_is_missing() {
    assert_eq!(
        economic(base().only(&["pacific"]), 4),
        "po-1-1",
        "bombing, though research is better by the list"
    );
    assert_eq!(
        economic(base().only(&["eastern-europe"]), 5),
        "ee-1-2",
        "production before tactical advantage"
    );
    let africa = base().only(&["africa"]).filled("africa", 1);
    assert_eq!(economic(africa, 5), "af-2-2", "improved production");
    assert_eq!(economic(base().only(&["africa"]), 4), "af-1-1", "neither: the condition is skipped");
}
