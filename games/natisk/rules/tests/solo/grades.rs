//! The largest change (9.9), seen in where the bot's strategic advantage of 3 goes (9.28) and in which unit a stratagem
//! leaves. The better grade is always in South East Asia, which every tie would pass over.

use sandtable_natisk::Event;
use sandtable_natisk::ids::Theatre;

use crate::common::{Position, Table, base, lines, placed};

/// Where the advantage goes if the bot takes `af-1-1`.
fn goes_to(position: Position) -> String {
    let table = position.row(&["army1"]).bot();
    assert_eq!(placed(&table), ["army1 af-1-1"]);
    let moved = table.events().iter().find_map(|event| match event {
        Event::Moved { theatre, .. } if *theatre != Theatre::Africa => Some(theatre.to_string()),
        _ => None,
    });
    moved.unwrap_or_default()
}

/// The same with a marker in South East Asia and one marker for all the others but Africa.
fn asia_against_the_rest(asia: i8, rest: i8) -> String {
    let others = ["western-europe", "pacific", "eastern-europe"].map(|theatre| (theatre, rest));
    goes_to(base().marker("south-east-asia", asia).markers(&others))
}

#[test]
fn r9_9_grade_1_the_bot_leads_instead_of_the_player() {
    assert_eq!(asia_against_the_rest(2, 0), "south-east-asia", "before a lead out of nothing");
    assert_eq!(asia_against_the_rest(2, 3), "south-east-asia", "before a mere draw");
}

#[test]
fn r9_9_grade_2_the_bot_leads_instead_of_nobody() {
    assert_eq!(asia_against_the_rest(0, 3), "south-east-asia", "before a draw instead of a lead");
    assert_eq!(asia_against_the_rest(0, -3), "south-east-asia", "before a growing lead");
}

#[test]
fn r9_9_grade_3_nobody_leads_instead_of_the_player() {
    assert_eq!(asia_against_the_rest(3, -5), "south-east-asia", "before a growing lead");
    assert_eq!(asia_against_the_rest(3, 9), "south-east-asia", "before a shrinking one");
}

#[test]
fn r9_9_grade_4_the_largest_lead_of_the_bot_grows() {
    assert_eq!(asia_against_the_rest(-4, 5), "south-east-asia", "before a shrinking lead of the player");
    assert_eq!(asia_against_the_rest(-4, -3), "south-east-asia", "before smaller leads of the bot");
    assert_eq!(asia_against_the_rest(-4, -5), "eastern-europe", "now that one is larger");
}

#[test]
fn r9_9_grade_5_the_largest_lead_of_the_player_shrinks() {
    assert_eq!(asia_against_the_rest(6, 5), "south-east-asia", "before smaller leads of the player");
    let smaller_lead_of_the_bot = base().markers(&[
        ("south-east-asia", 6),
        ("eastern-europe", -2),
        ("western-europe", -2),
        ("pacific", -13),
    ]);
    assert_eq!(goes_to(smaller_lead_of_the_bot), "south-east-asia");
}

#[test]
fn r9_9_grade_6_any_other_move_before_no_move_at_all() {
    let at_sea = |asia| {
        let position = base().only(&["africa", "pacific", "south-east-asia"]).taken(&["sa-1-2", "sa-1-3"]);
        position.markers(&[("pacific", -13), ("south-east-asia", asia)])
    };
    assert_eq!(
        goes_to(at_sea(-2)),
        "south-east-asia",
        "the largest lead is in the Pacific, but cannot grow (4.10)"
    );
    assert_eq!(goes_to(at_sea(-10)), "", "nor can this one now");
}

/// The player leads by more in the Pacific, and whatever the bot does here gives the campaign to the player.
fn hopeless(row: &[&str]) -> Table {
    let position = base().only(&["western-europe", "pacific"]).taken(&["we-1-1", "we-1-2", "po-1-1"]);
    position.markers(&[("western-europe", 9), ("pacific", 12)]).row(row).bot_with("counter-attack")
}

#[test]
fn r9_9_grade_7_even_a_move_that_helps_the_player_before_no_move_at_all() {
    let table = hopeless(&["air-blitz", "army1"]);
    assert_eq!(placed(&table), ["army1 we-1-3"]);
    assert!(lines(&table).contains(&"3.3:1".to_owned()), "strength 0 changes nothing: {:?}", lines(&table));
    let table = hopeless(&["army2", "army1"]);
    assert!(!lines(&table).contains(&"3.3:1".to_owned()), "both are of grade 7");
}

#[test]
fn r9_9_several_leads_can_be_the_largest() {
    let position = base().filled("pacific", 1).markers(&[("western-europe", -5), ("pacific", -5)]);
    let position = position.markers(&[("eastern-europe", -4), ("south-east-asia", 9)]);
    assert_eq!(goes_to(position), "pacific", "grade 4 as well as Western Europe, and worth more (9.28)");
}

#[test]
fn r9_9_the_lead_where_the_unit_stands_counts_too() {
    let position = || base().markers(&[("western-europe", -5), ("pacific", 6), ("eastern-europe", 5)]);
    let position = || position().marker("south-east-asia", 5);
    assert_eq!(goes_to(position()), "western-europe", "the bot's largest lead");
    assert_eq!(goes_to(position().marker("africa", -9)), "pacific", "the largest is in Africa, out of reach");
}

#[test]
fn r9_9_a_complete_theatre_is_not_compared() {
    let position = base().markers(&[("western-europe", -5), ("pacific", 6), ("eastern-europe", 5)]);
    assert_eq!(goes_to(position.lost("south-east-asia")), "western-europe");
}
