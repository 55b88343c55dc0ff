//! What is kept beside the tests: golden texts, counts, records, and inputs that once failed.

mod toy;

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

use sandtable_core::prelude::*;

use sandtable_core::{Game, Rng};
use sandtable_session::Record;
use sandtable_testkit::{
    Fuzz, Walk, at_random, caught, check_records, mutate, perft, perft_table, playthrough, search,
};
use toy::{Options, Toy, flaw};

type Magpies = Toy<{ flaw::NONE }>;

const FEW: Options = Options { gems: 2 };

#[test]
fn the_golden_game_is_played_as_ever() {
    sandtable_testkit::golden!("magpies", playthrough::<Magpies>(&FEW, 1, 100));
}

#[test]
fn a_game_cut_short_says_so() {
    let text = playthrough::<Magpies>(&FEW, 1, 3);
    assert_eq!(text.lines().last(), Some("not over"));
    assert!(text.starts_with("magpies {\"gems\":2}, rules 1, seed 1\n"), "{text}");
}

#[test]
fn the_counts_of_the_first_steps() {
    let first = Magpies::setup(&FEW, Magpies::RULES).unwrap();
    assert_eq!(perft(&first, 0), 1);
    assert_eq!(perft(&first, 2), 9, "three kinds lie aside, three are drawn");
    assert_eq!(perft(&first, 3), 3 * 2 + 6 * 3, "two of a kind leave only two kinds");
}

#[test]
fn the_golden_counts_are_as_ever() {
    let [few, usual] =
        [FEW, Options::default()].map(|options| Magpies::setup(&options, Magpies::RULES).unwrap());
    sandtable_testkit::golden!("perft", perft_table(&[("two of each", few), ("four of each", usual)], 6));
}

#[test]
fn a_finished_game_counts_as_one_way() {
    let mut walk = Walk::<Magpies>::new(&FEW, 1, 100);
    while walk.step() {}
    assert_eq!(perft(walk.state(), 5), 1);
}

#[test]
fn every_ending_is_found_and_its_record_holds() {
    let found = search::<Magpies>(&FEW, 200, at_random);
    let folder = Scratch::new("records");
    assert!(caught(|| check_records::<Magpies>(&folder.0)).is_err(), "an empty folder proves nothing");
    for ((reason, winners), record) in &found {
        let winners: String = winners.iter().map(|seat| seat.0.to_string()).collect();
        folder.write(&format!("{reason}-{winners}.txt"), &record.to_string());
    }
    let endings = check_records::<Magpies>(&folder.0);
    assert_eq!(endings, found.into_keys().collect());
    let reasons: BTreeSet<String> = endings.into_iter().map(|(reason, _)| reason).collect();
    assert_eq!(reasons, BTreeSet::from(["magpies-richer".to_owned(), "magpies-tie".to_owned()]));
}

#[test]
fn a_damaged_record_is_named() {
    let record = search::<Magpies>(&FEW, 1, at_random).into_values().next().unwrap();
    let damage: [(&str, &dyn Fn(Record) -> String); 3] = [
        ("the hash", &|mut record| {
            record.steps[3].hash = record.steps[2].hash;
            record.to_string()
        }),
        ("all should", &|mut record| {
            record.steps[3].hash = None;
            record.to_string()
        }),
        ("should be `sandtable 1`", &|record| format!("\n{record}")),
    ];
    for (wanted, damaged) in damage {
        let folder = Scratch::new("damaged");
        folder.write("bad.txt", &damaged(record.clone()));
        let why = caught(|| check_records::<Magpies>(&folder.0)).unwrap_err();
        assert!(why.contains("bad.txt: ") && why.contains(wanted), "{why}");
    }
}

#[test]
fn bytes_can_steer_a_game() {
    Fuzz::new([[0, 1, 2, 3]], 50).run(|bytes| {
        let mut walk = Walk::<Magpies>::new(&FEW, 0, 100);
        let taken = bytes.iter().take_while(|&&byte| walk.steer(byte)).count();
        assert_eq!(taken, walk.ply());
        assert_eq!(walk.state().check(), Ok(()));
    });
}

#[test]
fn a_fuzz_panic_tells_the_input_and_its_seed_finds_it_again() {
    let last = RefCell::new(Vec::new());
    let why = caught(|| {
        Fuzz::new(["a good line\n", "another"], 100_000).run(|bytes| {
            *last.borrow_mut() = bytes.to_vec();
            assert!(!bytes.contains(&b'#'), "a hash mark");
        });
    });
    let why = why.unwrap_err();
    assert!(why.contains("seed ") && why.contains("SANDTABLE_SEED="), "{why}");
    assert!(
        why.contains(&format!("b\"{}\"", last.borrow().escape_ascii())) && why.contains("a hash mark"),
        "{why}"
    );
}

#[test]
fn kept_inputs_are_tried_first() {
    let folder = Scratch::new("fuzz");
    folder.write("once-bad.txt", "boom");
    let mut tried = Vec::new();
    Fuzz::new(["fine"], 10).kept_in(&folder.0).run(|bytes| tried.push(bytes.to_vec()));
    assert_eq!(tried[..2], [b"boom".to_vec(), b"fine".to_vec()]);
    assert_eq!(
        tried.len(),
        3 + 10 * sandtable_testkit::factor() as usize,
        "each kept input is then tried among the good ones"
    );
    let why = caught(|| Fuzz::new(["fine"], 10).kept_in(&folder.0).run(|bytes| assert_ne!(bytes, b"boom")));
    assert!(why.unwrap_err().contains("once-bad.txt"));
}

#[test]
fn a_mutation_changes_something_sooner_or_later() {
    let (mut rng, good) = (Rng::new(1), b"one two\nthree four\n");
    let changed: BTreeSet<Vec<u8>> = (0..500).map(|_| mutate(good, &mut rng)).collect();
    for wanted in ["two one\nthree four\n", "three four\none two\n", "one two\none two\nthree four\n"] {
        let near = |text: &Vec<u8>| text.starts_with(wanted.trim_end().as_bytes());
        assert!(changed.iter().any(near), "`{wanted}` never came");
    }
    assert!(changed.len() > 100, "only {} different", changed.len());
    (0..500).for_each(|_| drop(mutate(b"", &mut rng)));
}

/// A folder that goes away with the test.
struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let folder = env::temp_dir().join(format!("testkit-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        Scratch(folder)
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.0.join(name), text).unwrap();
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}
