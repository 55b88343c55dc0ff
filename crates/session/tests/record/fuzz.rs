//! Seeded noise: whatever comes in, the answer is a value.

use sandtable_core::{Rng, Turn};
use sandtable_session::{Dice, Record, Table, verify};

use crate::{RED, eventful, finished, title};

/// How often each kind of noise is tried; `SANDTABLE_LONG` multiplies it, as everywhere.
fn rounds() -> std::ops::Range<u64> {
    let factor = std::env::var("SANDTABLE_LONG").ok().and_then(|text| text.parse().ok()).unwrap_or(1);
    0..4000 * factor
}

/// Pieces a careless or hostile hand might put into a record.
const SCRAPS: &[&str] = &[
    "\n",
    "\r\n",
    " ",
    "#",
    " #",
    "---\n",
    "undo 1\n",
    "undo 99999999999999999999\n",
    "* roll 6\n",
    "red push\n",
    "\t",
    "key ",
    "dice ",
    "state {}\n",
    "state []\n",
    "{",
    "}",
    "\"",
    "[[[[",
    "\u{fffd}",
    "\0",
    "*!",
    "-1",
    "1e999",
    "sandtable 1\n",
];

fn mutated(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.below(4) {
        let place = rng.below(bytes.len() as u32) as usize;
        match rng.below(4) {
            0 => bytes[place] = rng.bits() as u8,
            1 => drop(bytes.drain(place..(place + rng.below(40) as usize).min(bytes.len()))),
            2 => drop(bytes.splice(place..place, rng.pick(SCRAPS).bytes())),
            _ => bytes.truncate(place),
        }
        if bytes.is_empty() {
            bytes.push(b'\n');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn mutated_records_are_read_or_refused() {
    let good = [eventful(Dice::by_hand()), eventful(Dice::from_seed(1)), finished(Dice::from_seed(2))];
    let good = good.map(|session| session.record().to_string());
    for seed in rounds() {
        let mut rng = Rng::new(seed);
        let text = mutated(&good[rng.below(3) as usize], &mut rng);
        let Ok(record) = Record::parse(&text) else { continue };
        assert_eq!(Record::parse(&record.to_string()).as_ref(), Ok(&record), "seed {seed}");
        if verify(title(), &record).is_ok() {
            let again = title().load(&record).unwrap().record();
            assert!(verify(title(), &again).is_ok(), "seed {seed}: what was loaded can be saved");
        }
    }
}

#[test]
fn noise_is_refused() {
    for seed in rounds() {
        let mut rng = Rng::new(seed);
        let length = rng.below(300);
        let bytes: Vec<u8> = (0..length).map(|_| rng.bits() as u8).collect();
        assert!(Record::parse(&String::from_utf8_lossy(&bytes)).is_err(), "seed {seed}");
    }
}

#[test]
fn a_table_survives_noise_between_good_steps() {
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let mut table = title().open(&serde_json::json!({}), Dice::from_seed(seed)).unwrap();
        while table.turn() != Turn::Over && table.revision() < 300 {
            disturb(table.as_mut(), &mut rng);
            match table.turn() {
                Turn::Seat(seat) => {
                    let choices = table.choices();
                    let word = &choices[rng.below(choices.len() as u32) as usize].word;
                    table.act(seat, word).unwrap();
                }
                _ => drop(table.luck(None).unwrap()),
            }
        }
        assert!(verify(title(), &table.record()).is_ok(), "seed {seed}:\n{}", table.record());
    }
}

/// Asks for something that is mostly refused, and checks that a refusal changes nothing.
fn disturb(table: &mut dyn Table, rng: &mut Rng) {
    let before = (table.hash(), table.revision());
    let word = mutated("push bank mark 1", rng);
    let refused = match rng.below(6) {
        0 => table.act(RED, &word).is_err(),
        1 => table.luck(Some(&word)).is_err(),
        2 => table.undo(RED).is_err(),
        3 => table.undo_to(rng.below(90) as usize).is_err(),
        4 => table.act_at(rng.below(90) as usize, RED, &word).is_err(),
        _ => table.preview(RED, &word).is_err(),
    };
    if refused {
        assert_eq!((table.hash(), table.revision()), before, "`{word}` was refused");
    }
}
