//! The AI against itself: `cargo bench -p sandtable-dolg --bench ai -- 1800 20` fights 20 battles at 1,800 points and tells who won, which rows and
//! items of its rules were used, and how much processor time a turn took (under 100 ms is the aim). There are armies for
//! 500, 1,000 and 1,800 points.

#[path = "../tests/study/mod.rs"]
mod study;

use std::collections::BTreeMap;
use std::fmt::Display;
use std::fs;

use sandtable_dolg::{Event, Item, Row};
use study::{SIZES, Study};

/// Processor time of this thread so far in nanoseconds; Linux brings it up to date when the thread yields.
fn now() -> u64 {
    std::thread::yield_now();
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells the time of a thread");
    text.split(' ').next().and_then(|word| word.parse().ok()).expect("nanoseconds")
}

/// The time of every turn but the last of a battle, which ends in the middle.
#[derive(Default)]
struct Stopwatch {
    began: Option<u64>,
    turns: Vec<u64>,
}

impl Stopwatch {
    fn watch(&mut self, events: &[Event]) {
        if events.iter().any(|event| matches!(event, Event::Turn { .. })) {
            let time = now();
            self.turns.extend(self.began.map(|began| time - began));
            self.began = Some(now());
        }
    }
}

fn main() {
    let numbers: Vec<u16> = std::env::args().filter_map(|word| word.parse().ok()).collect();
    let (points, battles) = (numbers.first().copied().unwrap_or(1800), numbers.get(1).copied().unwrap_or(20));
    assert!(SIZES.contains(&points), "there are armies for {SIZES:?} points");
    let (mut study, mut stopwatch) = (Study::default(), Stopwatch::default());
    for seed in 0..battles.into() {
        stopwatch.began = None;
        study.add(seed, points, &mut |events| stopwatch.watch(events));
    }
    tell(&study, points);
    tell_times(&mut stopwatch.turns);
}

fn tell(study: &Study, points: u16) {
    let turns = f64::from(study.turns) / 2.0 / study.battles as f64;
    println!("{} battles at {points} points, {turns:.1} game turns on average", study.battles);
    println!("endings: {:?}", study.endings);
    for (side, factions) in [("south", &study.south), ("north", &study.north)] {
        let won: Vec<_> =
            factions.iter().map(|(faction, (won, all))| format!("{faction} {won}/{all}")).collect();
        println!("{side} won: {}", won.join(", "));
    }
    println!("rows of {} turns: {}", study.turns, shares(Row::ALL, &study.rows));
    println!("items: {}", shares(Item::ALL, &study.items));
}

fn shares<T: Display + Ord>(all: &[T], counts: &BTreeMap<T, u32>) -> String {
    let count = |one: &T| format!("{one} {}", counts.get(one).copied().unwrap_or(0));
    all.iter().map(count).collect::<Vec<_>>().join(", ")
}

fn tell_times(turns: &mut [u64]) {
    turns.sort_unstable();
    let at = |part: usize| turns[(turns.len() - 1) * part / 1000] as f64 / 1e6;
    println!(
        "processor time of {} turns in ms: median {:.2}, p90 {:.2}, p99 {:.2}, max {:.2}",
        turns.len(),
        at(500),
        at(900),
        at(990),
        at(1000)
    );
}
