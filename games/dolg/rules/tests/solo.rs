//! Whole battles against the AI of the solo game, and of the AI against itself.

use std::collections::BTreeMap;

use sandtable_core::{Game as _, Judged as _, Rng, Rules as _, Seat, SeatSet, Seen, Turn};
use sandtable_dolg::tables::Preset;
use sandtable_dolg::{
    Action, Dolg, Event, FactionChoice, Item, Opponent, Options, Row, ScenarioChoice, State, Ties,
    VictoryChoice,
};

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

/// What happened in a battle in which the south takes this army and the AI leads both sides.
fn itself(options: &Options, army: Preset, seed: u64) -> (State, Vec<Event>) {
    let mut state = Dolg::setup(options, Dolg::RULES).expect("good options");
    let (mut rng, mut events) = (Rng::new(seed), Vec::new());
    loop {
        match state.turn() {
            Turn::Over => return (state, events),
            Turn::Chance => {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut events);
            }
            Turn::Seat(_) => {
                let mut choices = Vec::new();
                state.candidates(&mut choices);
                let take = Action::Take(army);
                let quick = state.rollout_policy(&choices, &mut rng);
                let action = if choices.contains(&take) { take } else { quick };
                state.apply(action, &mut events);
            }
        }
    }
}

const ARMIES: [(FactionChoice, [Preset; 3]); 6] = [
    (FactionChoice::Rome, [Preset::Rome500, Preset::Rome1000, Preset::Rome1800]),
    (FactionChoice::Celts, [Preset::Celts500, Preset::Celts1000, Preset::Celts1800]),
    (FactionChoice::Dacia, [Preset::Dacia500, Preset::Dacia1000, Preset::Dacia1800]),
    (FactionChoice::Germans, [Preset::Germans500, Preset::Germans1000, Preset::Germans1800]),
    (FactionChoice::Parthia, [Preset::Parthia500, Preset::Parthia1000, Preset::Parthia1800]),
    (FactionChoice::Sarmatians, [Preset::Sarmatians500, Preset::Sarmatians1000, Preset::Sarmatians1800]),
];

/// What is rare enough not to be seen in a few battles; a scene shows each of them.
const RARE: [Item; 5] = [Item::Extend, Item::Defend, Item::DefendVan, Item::MarchUp, Item::ChargeGeneral];

/// What many battles of the AI against itself were like.
#[derive(Default, Debug)]
struct Study {
    battles: u64,
    turns: u32,
    rows: BTreeMap<Row, u32>,
    items: BTreeMap<Item, u32>,
    /// Won and fought by the faction of the north, which the AI has drafted.
    north: BTreeMap<FactionChoice, (u32, u32)>,
}

impl Study {
    /// Every faction against every other, at 500, 1,000 and 1,800 points in turn.
    fn of(battles: u64) -> Study {
        let mut study = Study::default();
        for seed in 0..battles {
            study.add(seed);
        }
        study
    }

    fn add(&mut self, seed: u64) {
        let (_, armies) = ARMIES[seed as usize % 6];
        let (north, _) = ARMIES[(seed / 6) as usize % 6];
        let size = seed as usize % 3;
        let points = [500, 1000, 1800][size];
        let mercenaries = seed.is_multiple_of(4);
        let options = Options { opponent: Opponent::AiBoth, north, mercenaries, ..solo(points) };
        let (state, events) = itself(&options, armies[size], seed);
        let outcome = state.outcome().expect("the battle ends");
        self.battles += 1;
        let (won, fought) = self.north.entry(north).or_default();
        (*won, *fought) = (*won + u32::from(outcome.winners.is_empty()), *fought + 1);
        for event in &events {
            match event {
                Event::Follows { item, .. } => *self.items.entry(*item).or_default() += 1,
                Event::Behaviour { value, .. } => *self.rows.entry(Row::of(*value)).or_default() += 1,
                Event::Turn { .. } => self.turns += 1,
                _ => {}
            }
        }
    }
}

/// The AI against itself: all battles end, every row is used, and every item that is not rare; in a long run every item.
#[test]
fn the_ai_uses_every_row_and_item() {
    let factor = sandtable_testkit::factor();
    let study = Study::of(36 * factor);
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
        let (state, _) = itself(&options, Preset::Rome1000, 5);
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
