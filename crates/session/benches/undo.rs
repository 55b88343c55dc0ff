//! How long a table takes to load after many undos: `cargo bench -p sandtable-session --bench undo`.
//!
//! A game of March is played for a few turns; then the last step is taken back and done again, over and over. The
//! time per line of the record should not depend on the number of undos, nor on how long the game was before them.

use std::time::{Duration, Instant};

use sandtable_core::Seat;
use sandtable_session::{Dice, Session, StepKind, Table};
use sandtable_testkit::march::{March, Options};

fn opened() -> Session<March> {
    Session::new(Options::default(), Dice::by_hand()).expect("the usual options")
}

/// A long game, mile by mile, whose last step was taken back and done again this often.
fn played(undos: usize) -> Session<March> {
    let mut session = opened();
    Table::luck(&mut session, Some("bury 22")).expect("a place for the cache");
    for seat in [0, 1, 0, 1].map(Seat) {
        for word in ["march 1", "march 1", "march 1", "march 1", "camp"] {
            Table::act(&mut session, seat, word).expect("it is far to the swamp");
        }
    }
    Table::act(&mut session, Seat(0), "camp").expect("a column can always camp");
    for _ in 0..undos {
        let ply = session.ply() - 1;
        session.undo_to(ply).expect("an earlier ply");
        Table::act(&mut session, Seat(0), "camp").expect("it was legal before");
    }
    session
}

/// Loads a record as a server does: line by line, with what each undo took back.
fn load(steps: &[StepKind]) -> usize {
    let mut session = opened();
    let mut told = 0;
    for step in steps {
        match step {
            StepKind::Act { seat, word } => {
                let seat = Seat(u8::from(seat == "blue"));
                Table::act(&mut session, seat, word).expect("it was legal before");
            }
            StepKind::Luck { word, .. } => drop(Table::luck(&mut session, Some(word))),
            StepKind::Undo(ply) => {
                let undone = session.undo_to(*ply).expect("an earlier ply");
                told += undone.entries.iter().map(Vec::len).sum::<usize>();
            }
        }
    }
    told
}

fn median_time(steps: &[StepKind]) -> Duration {
    let mut times: Vec<Duration> = (0..7)
        .map(|_| {
            let start = Instant::now();
            std::hint::black_box(load(steps));
            start.elapsed()
        })
        .collect();
    times.sort();
    times[times.len() / 2]
}

fn main() {
    println!("{:>7} {:>7} {:>9} {:>12}", "undos", "lines", "load", "per line");
    for undos in [0, 10, 100, 1_000, 10_000] {
        let steps: Vec<_> = played(undos).record().steps.into_iter().map(|step| step.kind).collect();
        let time = median_time(&steps);
        let per_line = time.as_nanos() / steps.len() as u128;
        println!("{undos:>7} {:>7} {:>6.2} ms {per_line:>9} ns", steps.len(), time.as_secs_f64() * 1e3);
    }
}
