//! Whole battles: a golden playthrough, battles of players who do not think long, and a record of every ending.

use sandtable_core::{Judged as _, Rng, Seat, SeatSet, Seen};
use sandtable_dolg::{Action, Dolg, Options, State, VictoryChoice};

fn points(points: u16) -> Options {
    Options { points, ..Options::default() }
}

/// By rules of thumb, in a world the seat can imagine.
fn quickly(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    let world = seen.imagine(rng);
    let mut choices = Vec::new();
    world.candidates(&mut choices);
    world.rollout_policy(&choices, rng)
}

#[test]
fn golden_battle_goes_as_it_went() {
    sandtable_testkit::golden!("random", sandtable_testkit::playthrough::<Dolg>(&points(500), 7, 4_000));
}

/// The battles whose records are kept: their names and options.
fn kinds() -> [(&'static str, Options); 6] {
    let victory = |victory| Options { victory, ..points(500) };
    [
        ("losses", points(500)),
        ("annihilation", victory(VictoryChoice::Annihilation)),
        ("general", victory(VictoryChoice::General)),
        ("army-check", Options { army_check: true, ..points(500) }),
        ("nightfall", Options { nightfall: true, victory: VictoryChoice::Annihilation, ..points(2500) }),
        ("terrain", Options { terrain: true, ..points(700) }),
    ]
}

/// Every way a battle can end, won by either side.
fn endings() -> Vec<(String, SeatSet)> {
    let reasons = ["losses", "annihilation", "general", "army-check", "turn-limit", "nightfall"];
    let reasons = reasons.map(|reason| format!("dolg-end-{reason}"));
    reasons
        .into_iter()
        .flat_map(|reason| [0, 1].map(|seat| (reason.clone(), SeatSet::only(Seat(seat)))))
        .collect()
}

/// The records are those of players who do not think long, or not at all; `SANDTABLE_BLESS=1` looks for them again.
#[test]
fn golden_records_show_every_ending() {
    if std::env::var("SANDTABLE_BLESS").is_ok_and(|value| value == "1") {
        write_records();
    }
    let shown = sandtable_testkit::records!(Dolg);
    for ending in endings() {
        assert!(shown.contains(&ending), "no record shows {ending:?}");
    }
}

fn careless(seen: &Seen<'_, State>, rng: &mut Rng) -> Action {
    if rng.below(10) < 7 { quickly(seen, rng) } else { sandtable_testkit::at_random(seen, rng) }
}

fn write_records() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/records");
    for (name, options) in kinds() {
        let found = if options.nightfall {
            sandtable_testkit::search::<Dolg>(&options, 12, quickly)
        } else {
            sandtable_testkit::search::<Dolg>(&options, 60, careless)
        };
        for found in &found {
            sandtable_testkit::write_record::<Dolg>(folder, name, &options, found);
        }
    }
}

/// Whoever uses rules of thumb beats whoever plays at random.
#[test]
fn rules_of_thumb_beat_chance() {
    let mut won = 0;
    for seed in 0..10 {
        let thumb = Seat((seed % 2) as u8);
        let found = sandtable_testkit::search::<Dolg>(&points(500 + seed as u16), 1, |seen, rng| {
            if seen.seat() == thumb { quickly(seen, rng) } else { sandtable_testkit::at_random(seen, rng) }
        });
        won += found.keys().filter(|(_, winners)| *winners == SeatSet::only(thumb)).count();
    }
    assert!(won >= 7, "{won} of 10 battles won");
}
