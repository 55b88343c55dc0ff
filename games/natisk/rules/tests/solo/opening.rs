//! Before the first turn (9.1 to 9.5).

use sandtable_core::prelude::*;

use sandtable_core::{Game, Rng, Viewer};
use sandtable_natisk::ids::{Board, Side, Theatre};
use sandtable_natisk::{Event, Level, Mode, Natisk, Options};

use crate::common::{Table, base, forbidden_by, luck, marker, points, row};

fn solo() -> Options {
    Options { mode: Mode::Solo, ..Options::default() }
}

/// The units are dealt; what comes next is the bot's head start.
fn dealt(options: &Options) -> Table {
    let mut table = Table::new(options);
    for unit in ["navy3", "army1", "air1", "army1", "general"] {
        table.luck(&format!("draw {unit}"));
    }
    for unit in ["army2", "air1", "navy1"] {
        table.luck(&format!("draw {unit}"));
    }
    table
}

fn rolled(options: &Options, faces: &[u8]) -> Table {
    let mut table = dealt(options);
    for face in faces {
        table.luck(&format!("roll {face}"));
    }
    table
}

fn markers(table: &Table) -> [i8; 5] {
    ["western-europe", "pacific", "eastern-europe", "africa", "south-east-asia"]
        .map(|theatre| marker(table, theatre))
}

/// Does luck now draw the bot's first stratagem?
fn bot_begins(table: &Table) -> bool {
    luck(table).iter().all(|word| word.starts_with("stratagem"))
}

#[test]
fn r9_1_five_open_units_for_the_bot_and_three_for_the_player() {
    let mut table = dealt(&solo());
    assert_eq!(row(&table), ["navy3", "army1", "air1", "army1", "general"], "in the order they came");
    assert_eq!(table.view(Viewer::Public).row.len(), 5, "open for everybody");
    let player = &table.view(Viewer::Seat(table.seat("allies"))).sides[1];
    assert_eq!(player.reserve.map(|units| units.total()), Some(3));
    table.luck("roll 1").luck("roll 1").luck("roll 1");
    assert!(bot_begins(&table), "the bot moves first");
}

#[test]
fn r9_1_the_player_is_the_second_side() {
    assert_eq!(Natisk::seats(&solo()), ["allies"]);
    assert_eq!(Natisk::seats(&Options { board: Board::Nippon, ..solo() }), ["germany"]);
    assert_eq!(Natisk::seats(&Options::default()), ["axis", "allies"], "without the bot there are two seats");
}

#[test]
fn r9_2_easy_is_three_rolls_of_one_step() {
    let table = rolled(&Options { level: Level::Easy, ..solo() }, &[1, 2, 3]);
    assert_eq!(markers(&table), [-1, -1, -1, 0, 0]);
    assert!(bot_begins(&table), "no fourth roll");
}

#[test]
fn r9_2_medium_is_three_rolls_of_two_steps() {
    let table = rolled(&Options { level: Level::Medium, ..solo() }, &[4, 5, 1]);
    assert_eq!(markers(&table), [-2, 0, 0, -2, -2]);
    assert!(bot_begins(&table), "no fourth roll");
}

#[test]
fn r9_2_hard_is_four_rolls_of_two_steps_and_a_face_may_come_again() {
    let options = Options { level: Level::Hard, ..solo() };
    let table = rolled(&options, &[3, 3, 2]);
    assert!(!bot_begins(&table), "a fourth roll is due");
    let table = rolled(&options, &[3, 3, 2, 3]);
    assert_eq!(markers(&table), [0, -2, -6, 0, 0]);
    assert!(bot_begins(&table));
}

#[test]
fn r9_3_on_a_six_the_player_chooses_the_theatre() {
    let mut table = rolled(&solo(), &[6]);
    assert_eq!(table.legal().len(), 5);
    table.refuse("allies place army2 we-1-2").refuse("allies favour boston");
    assert_eq!(forbidden_by(&table, "allies place army2 we-1-2"), "9.3");
    table.luck("roll 5").luck("roll 6").play("allies favour africa");
    assert_eq!(markers(&table), [0, 0, 0, -2, -2]);
    table.any_luck(1).play("allies favour africa");
    let (side, theatre) = (Side::Axis, Theatre::Africa);
    assert_eq!(table.events()[0], Event::Moved { side, theatre, from: -2, to: -4 });
    assert!(matches!(table.events()[1], Event::Stratagem { .. }), "three rolls, no more");
}

#[test]
fn r9_3_no_other_face_asks_the_player() {
    for face in 1..=5 {
        let table = rolled(&solo(), &[face]);
        assert!(table.asks().is_none() && luck(&table).contains(&"roll 1".to_owned()), "after a {face}");
    }
}

#[test]
fn r9_4_extra_points_and_steps_on_every_track() {
    let options = Options { level: Level::Easy, bot_points: 7, bot_steps: 3, ..solo() };
    let table = rolled(&options, &[1, 1, 2]);
    assert_eq!(markers(&table), [-5, -4, -3, -3, -3]);
    assert_eq!(points(&table), [7, 0]);
}

#[test]
fn r9_4_no_marker_starts_beyond_the_penultimate_space() {
    let options = Options { level: Level::Hard, bot_steps: 10, ..solo() };
    assert_eq!(markers(&dealt(&options)), [-10; 5]);
    assert_eq!(markers(&rolled(&options, &[1, 1, 4, 5])), [-13, -10, -10, -10, -10]);
    let table = Table::new(&Options { board: Board::Nippon, bot_steps: 10, ..solo() });
    assert_eq!(["boston", "seattle", "jacksonville", "honolulu"].map(|city| marker(&table, city)), [-5; 4]);
    assert!(table.state().front("chicago".parse().unwrap()).is_none(), "no marker, no steps");
}

#[test]
fn r9_4_a_handicap_that_decides_the_game_is_refused() {
    assert!(Natisk::setup(&Options { bot_points: 24, bot_steps: 10, ..solo() }, Natisk::RULES).is_ok());
    assert!(Natisk::setup(&Options { bot_points: 25, ..solo() }, Natisk::RULES).is_err());
    assert!(Natisk::setup(&Options { bot_steps: 11, ..solo() }, Natisk::RULES).is_err());
}

#[test]
fn r9_5_two_of_the_four_start_campaigns_and_two_steps_in_each() {
    let mut table = dealt(&Options { board: Board::Nippon, ..solo() });
    assert_eq!(
        luck(&table),
        ["foothold boston", "foothold seattle", "foothold jacksonville", "foothold honolulu"]
    );
    table.luck("foothold jacksonville");
    assert_eq!(
        luck(&table),
        ["foothold boston", "foothold seattle", "foothold honolulu"],
        "never the same twice"
    );
    table.luck("foothold boston");
    assert_eq!(
        ["boston", "seattle", "jacksonville", "honolulu"].map(|city| marker(&table, city)),
        [-2, 0, -2, 0]
    );
    assert!(bot_begins(&table), "no die");
}

/// Luck is drawn 700 times; does everything listed come about as often as it should?
fn comes_as_listed(table: &Table) -> bool {
    let mut rng = Rng::new(3);
    let drawn: Vec<_> = (0..700).map(|_| table.state().sample(&mut rng).to_string()).collect();
    let all: u32 = table.chances().iter().map(|(_, weight)| weight).sum();
    table.chances().iter().all(|(word, weight)| {
        let found = drawn.iter().filter(|other| *other == word).count() as u32;
        found.abs_diff(700 * weight / all) < 50
    })
}

#[test]
fn luck_is_drawn_as_it_is_listed() {
    let bombing = base().only(&["south-east-asia"]).filled("south-east-asia", 1);
    let nippon = Options { board: Board::Nippon, ..solo() };
    for (name, table) in [
        ("the first unit of the bot", Table::new(&solo())),
        ("the die", dealt(&solo())),
        ("a foothold", dealt(&nippon)),
        ("a stratagem", rolled(&solo(), &[1, 2, 3])),
        ("research", base().only(&["pacific"]).row(&["navy1"]).bot()),
        ("a bombing", bombing.row(&["navy1"]).reserve(&["air1", "air1"]).bot()),
    ] {
        assert!(comes_as_listed(&table), "{name}");
    }
}
