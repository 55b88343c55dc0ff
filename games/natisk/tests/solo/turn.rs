//! The bot's turn and its stratagem tokens (9.6 to 9.8, 9.10).

use natisk::Event;

use crate::common::{Table, base, has_line, is_rolling, lines, luck, placed, row};

#[test]
fn r9_6_stratagem_then_algorithm_then_a_unit_at_the_right_end() {
    let position = base().only(&["eastern-europe"]).row(&["navy3", "army1", "army2"]);
    let mut table = position.bot_with("secure");
    assert_eq!(placed(&table), [""; 0], "two units are left for the die");
    table.luck("roll 1");
    assert_eq!(placed(&table), ["army1 ee-1-2"]);
    assert_eq!(row(&table), ["navy3", "army2"], "the gap is closed to the left");
    table.luck("draw navy2").luck("draw air1");
    assert_eq!(row(&table), ["navy3", "army2", "navy2", "air1"], "production first, step C last");
    let steps = table.events().iter().filter_map(|event| match event {
        Event::Stratagem { .. } => Some('A'),
        Event::Placed { .. } => Some('B'),
        Event::Drew { .. } => Some('C'),
        _ => None,
    });
    assert_eq!(steps.collect::<String>(), "ABCC");
    assert!(table.legal().contains(&"place navy1 ee-1-1".to_owned()) || !table.legal().is_empty());
}

#[test]
fn r9_6_with_an_empty_bag_step_c_draws_nothing() {
    let rest = r#"{ "research": { "air2": 1 } }"#;
    assert!(rest.contains("air2"));
    let axis_bag_is_empty = [
        ("we-1-1", "axis air-blitz"),
        ("we-1-2", "axis air1"),
        ("we-1-3", "axis air1"),
        ("we-2-1", "axis air2"),
        ("we-2-2", "axis air2"),
        ("we-2-3", "axis army1"),
        ("po-1-1", "axis army1"),
        ("po-1-2", "axis army1"),
        ("po-2-1", "axis army2"),
        ("po-2-2", "axis army2"),
        ("po-2-3", "axis army3"),
        ("po-2-4", "axis army3"),
        ("ee-1-1", "axis navy1"),
        ("ee-1-2", "axis navy1"),
        ("ee-2-1", "axis navy1"),
        ("ee-2-2", "axis navy2"),
        ("ee-2-3", "axis navy2"),
        ("sa-1-1", "axis navy3"),
        ("sa-1-2", "axis navy3"),
        ("sa-1-3", "axis general"),
        ("sa-2-1", "axis admiral"),
    ];
    let table = base().only(&["africa"]).units(&axis_bag_is_empty).bot();
    assert_eq!(placed(&table), ["air1 af-1-1"]);
    assert!(row(&table).is_empty() && !table.legal().is_empty(), "the player is to place");
}

fn stratagems(table: &Table) -> Vec<String> {
    luck(table).iter().map(|word| word.trim_start_matches("stratagem ").to_owned()).collect()
}

#[test]
fn r9_7_steamroll_is_not_in_the_cup_at_first() {
    let table = base().row(&["army1"]).bot_with("secure");
    let cup = table.view(table::Viewer::Public).cup.unwrap();
    let inside: Vec<_> = cup.inside.iter().map(|one| one.word()).collect();
    assert_eq!(cup.drawn.word(), "secure");
    assert!(
        inside.contains(&"steamroll") && !inside.contains(&"secure"),
        "it went in after the draw: {inside:?}"
    );
    assert_eq!(inside.len(), 7);
}

#[test]
fn r9_7_draw_first_and_then_put_the_previous_one_back() {
    let mut table = base().row(&["army1"]).bot_with("secure");
    table.luck("draw army3").luck("draw army1");
    table.any_luck(0);
    table.finish();
    let mut table = base().row(&["army1"]).bot_with("secure");
    table.luck("draw army3");
    table.refuse("allies done");
    let mut next = base().row(&["army1"]).previous("secure").player();
    next.luck("draw army1");
    play_until_stratagem(&mut next);
    assert_eq!(stratagems(&next).len(), 7);
    assert!(!stratagems(&next).contains(&"secure".to_owned()), "never twice running");
    assert!(stratagems(&next).contains(&"steamroll".to_owned()));
}

fn play_until_stratagem(table: &mut Table) {
    table.play("allies place navy1 we-1-1");
}

#[test]
fn r9_8_without_stratagems_none_is_drawn() {
    let position = || base().markers(&[("pacific", -1)]).row(&["air1", "air2"]);
    let with = position().bot_with("secure");
    assert!(has_line(&with, "1.4"));
    let without = position().bot();
    assert!(is_rolling(&without) && without.view(table::Viewer::Public).cup.is_none());
    for line in ["1.4", "2.3", "3.3"] {
        assert!(!has_line(&without, line), "{:?}", lines(&without));
    }
}

#[test]
fn r9_10_a_line_that_would_leave_nothing_is_skipped() {
    let position = || base().row(&["air1"]);
    let leading = position().marker("pacific", -1).bot_with("secure");
    assert_eq!(lines(&leading)[0], "1.4:1");
    let nowhere = position().bot_with("secure");
    assert_eq!(lines(&nowhere), ["1.5:1", "2.4:1"], "the bot leads nowhere, so Secure says nothing");
    assert_eq!(placed(&nowhere), ["air1 af-1-1"]);
}
