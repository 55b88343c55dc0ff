//! Whole battles against the AI of the solo game, and of the AI against itself.

mod study;

use sandtable_core::{Judged as _, Rng, Rules as _, Seat, SeatSet, Seen};
use sandtable_dolg::tables::Preset;
use sandtable_dolg::{
    Action, Dolg, Item, Opponent, Options, Row, ScenarioChoice, State, Ties, VictoryChoice,
};

use study::{SIZES, Study, itself};

fn solo(points: u16) -> Options {
    Options { points, opponent: Opponent::Ai, ..Options::default() }
}

/// By rules of thumb.
fn quickly(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    let world = seen.imagine(rng);
    let mut choices = Vec::new();
    world.candidates(&mut choices);
    world.rollout_policy(&choices, rng)
}

fn careless(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    if rng.below(10) < 7 { quickly(seen, rng) } else { sandtable_testkit::at_random(seen, rng) }
}

/// What is rare enough not to be seen in a few battles; a scene shows each of them.
const RARE: [Item; 5] = [Item::Extend, Item::Defend, Item::DefendVan, Item::MarchUp, Item::ChargeGeneral];

/// The AI against itself: all battles end, every row is used, and every item that is not rare; in a long run every item.
#[test]
fn the_ai_uses_every_row_and_item() {
    let factor = sandtable_testkit::factor();
    let mut study = Study::default();
    for seed in 0..36 * factor {
        study.add(seed, SIZES[seed as usize % 3], &mut |_| {});
    }
    println!("{study:#?}");
    assert_eq!(study.rows.len(), Row::COUNT, "{study:?}");
    for item in Row::ALL.iter().flat_map(|row| row.items()) {
        let used = study.items.contains_key(item) || factor < 10 && RARE.contains(item);
        assert!(used, "`{item}` is never used: {study:?}");
    }
}

#[test]
fn scenarios_can_be_fought_out() {
    for scenario in [ScenarioChoice::Graupius, ScenarioChoice::Eagle, ScenarioChoice::Tapae] {
        let options = Options { opponent: Opponent::AiBoth, scenario, ..solo(1000) };
        let state = itself(&options, Preset::Rome1000, 5, &mut |_| {});
        assert!(state.outcome().is_some());
    }
}

/// The player decides between what is equal for the AI (21.16).
#[test]
fn a_battle_with_the_choices_of_the_player_ends() {
    let options = Options { ties: Ties::Player, ..solo(500) };
    assert!(!sandtable_testkit::search::<Dolg>(&options, 2, quickly).is_empty());
}

/// The battles whose records are kept.
fn kinds() -> [(&'static str, Options); 5] {
    let victory = |victory| Options { victory, ..solo(500) };
    [
        ("solo", solo(500)),
        ("solo-annihilation", victory(VictoryChoice::Annihilation)),
        ("solo-general", victory(VictoryChoice::General)),
        ("solo-hard", Options { ai_orders: true, ai_events: true, army_check: true, ..solo(600) }),
        ("solo-eagle", Options { scenario: ScenarioChoice::Eagle, ..solo(500) }),
    ]
}

#[test]
fn records_show_the_endings_of_the_solo_game() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        for (name, options) in kinds() {
            for found in &sandtable_testkit::search::<Dolg>(&options, 40, careless) {
                sandtable_testkit::write_record::<Dolg>(folder, name, &options, found);
            }
        }
    }
    let shown = sandtable_testkit::records!(Dolg);
    for (reason, winners) in [
        ("losses", SeatSet::default()),
        ("losses", SeatSet::only(Seat(0))),
        ("annihilation", SeatSet::default()),
        ("general", SeatSet::default()),
        ("aim", SeatSet::default()),
        ("aim", SeatSet::only(Seat(0))),
    ] {
        assert!(
            shown.contains(&(format!("dolg-end-{reason}"), winners)),
            "no record shows {reason} {winners:?}"
        );
    }
}
