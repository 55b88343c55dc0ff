//! The bot's turn and its stratagem tokens (9.6 to 9.8, 9.10).

use sandtable_core::Viewer;
use sandtable_natisk::Event;
use sandtable_natisk::ids::Stratagem;
use sandtable_natisk::tables::EUROPEAN_UNITS;

use crate::common::{base, has_line, is_rolling, lines, luck, placed, row};

#[test]
fn r9_6_stratagem_then_algorithm_then_a_unit_at_the_right_end() {
    let mut table = base().only(&["eastern-europe"]).row(&["navy3", "army1", "army2"]).bot_with("secure");
    assert!(is_rolling(&table), "two units are left for the die");
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
    assert_eq!(table.legal(), ["place air1 ee-1-1"], "now the player");
}

#[test]
fn r9_6_with_an_empty_bag_step_c_draws_nothing() {
    let units = EUROPEAN_UNITS.iter().flat_map(|&(unit, count, _)| vec![unit.word(); count as usize]);
    let position = base().only(&["eastern-europe"]).filled("eastern-europe", 1).taken(&["ee-2-1", "ee-2-2"]);
    let mut table = position.row(&units.collect::<Vec<_>>()).bot();
    table.luck("roll 1");
    assert_eq!(placed(&table), ["air1 ee-2-3"]);
    assert_eq!(row(&table).len(), 21, "all others were in the row already");
    assert_eq!(table.legal().len(), 10, "now the player, with two units for five spaces");
}

#[test]
fn r9_7_steamroll_goes_into_the_cup_after_the_first_draw() {
    let table = base().drawn();
    assert_eq!(luck(&table).len(), 7);
    assert!(!luck(&table).contains(&"stratagem steamroll".to_owned()), "never the first");
    let cup = base().bot_with("secure").view(Viewer::Public).cup.unwrap();
    let inside: Vec<_> = cup.inside().map(Stratagem::word).collect();
    assert_eq!((cup.drawn.word(), inside.len()), ("secure", 7));
    assert!(inside.contains(&"steamroll") && !inside.contains(&"secure"), "{inside:?}");
}

#[test]
fn r9_7_no_stratagem_comes_twice_running() {
    let table = base().previous("secure").drawn();
    assert_eq!(luck(&table).len(), 7);
    assert!(!luck(&table).contains(&"stratagem secure".to_owned()), "it lies beside the cup");
    assert!(luck(&table).contains(&"stratagem steamroll".to_owned()));
    let cup = base().previous("secure").bot_with("glory").view(Viewer::Public).cup.unwrap();
    assert!(cup.inside().any(|one| one.word() == "secure"), "back after the next draw");
}

#[test]
fn r9_8_without_stratagems_none_is_drawn() {
    let position = || base().marker("pacific", -1).row(&["air1", "air2"]);
    assert!(has_line(&position().bot_with("secure"), "1.4"));
    let without = position().bot();
    assert!(is_rolling(&without) && without.view(Viewer::Public).cup.is_none());
    assert_eq!(lines(&without), ["1.5:1", "2.4:1"], "no line 1.4, 2.3 or 3.3");
}

#[test]
fn r9_10_a_line_that_would_leave_nothing_is_skipped() {
    let leading = base().marker("pacific", -1).bot_with("secure");
    assert_eq!(lines(&leading)[0], "1.4:1");
    let nowhere = base().bot_with("secure");
    assert_eq!(lines(&nowhere), ["1.5:1", "2.4:1"], "the bot leads nowhere, so Secure says nothing");
    assert_eq!(placed(&nowhere), ["air1 af-1-1"]);
}

#[test]
fn r9_10_each_line_sees_what_the_lines_before_it_have_left() {
    let table =
        base().filled("western-europe", 1).filled("eastern-europe", 1).row(&["navy1", "army1", "air1"]);
    let table = table.bot_with("glory");
    assert_eq!(lines(&table), ["1.4:3", "1.4:2", "1.5:1", "2.3:1"]);
    assert!(is_rolling(&table), "all three units fit a land and sea space");
}
