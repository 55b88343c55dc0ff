//! Looking for games that end in a certain way, to keep their records.

use std::collections::BTreeMap;
use std::fs;

use sandtable_core::{Game, Outcome, Rng, Rules, SeatSet, Seen, State, Turn};
use sandtable_session::{Dice, Record, Session};

/// A game this long is given up.
const LONGEST: usize = 10_000;

/// A way a game can end: the message id of the reason, and who won.
pub type Ending = (String, SeatSet);

/// The way this game ended.
pub(crate) fn ending(outcome: Outcome) -> Ending {
    (outcome.reason.id.into_owned(), outcome.winners)
}

/// Plays one game per seed and gives the shortest record for each way a game ended.
///
/// `choose` plays all seats; [`at_random`] is one way. The luck comes from dice whose key is the seed, so that the
/// records can be proven.
pub fn search<G: Game>(
    options: &G::Options,
    games: u64,
    mut choose: impl FnMut(&Seen<'_, G::State>, &mut Rng) -> <G::State as Rules>::Action,
) -> BTreeMap<Ending, Record> {
    let mut found: BTreeMap<Ending, Record> = BTreeMap::new();
    for seed in 0..games {
        let session = play::<G>(options, seed, &mut choose);
        let Some(outcome) = session.state().outcome() else { continue };
        let ending = ending(outcome);
        let shortest = found.get(&ending).map_or(usize::MAX, |record| record.steps.len());
        if session.ply() < shortest {
            found.insert(ending, session.record());
        }
    }
    found
}

/// Keeps the record of a game in a folder, named after its options, its end and its winners: `base-points-axis.txt`.
pub fn write_record<G: Game>(
    folder: &str,
    name: &str,
    options: &G::Options,
    (ending, record): (&Ending, &Record),
) {
    let seats = G::seats(options);
    let winners: Vec<&str> = ending.1.iter().map(|seat| seats[seat.index()]).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join("-") };
    let reason = ending.0.trim_start_matches(&format!("{}-end-", G::ID));
    let written = fs::create_dir_all(folder)
        .and_then(|()| fs::write(format!("{folder}/{name}-{reason}-{winners}.txt"), record.to_string()));
    written.unwrap_or_else(|why| panic!("could not write to {folder}: {why}"));
}

/// Any action, each as likely as the other.
pub fn at_random<S: State>(seen: &Seen<'_, S>, rng: &mut Rng) -> S::Action {
    let mut legal = Vec::new();
    seen.legal(&mut legal);
    rng.pick(&legal)
}

fn play<G: Game>(
    options: &G::Options,
    seed: u64,
    choose: &mut impl FnMut(&Seen<'_, G::State>, &mut Rng) -> <G::State as Rules>::Action,
) -> Session<G> {
    let session = Session::<G>::new(options.clone(), Dice::from_seed(seed));
    let mut session = session.unwrap_or_else(|why| panic!("these options make no game: {why}"));
    let mut rng = Rng::new(seed);
    while session.ply() < LONGEST {
        let went_on = match session.turn() {
            Turn::Seat(seat) => {
                let action = choose(&session.seen(seat), &mut rng);
                session.act(seat, action)
            }
            Turn::Chance => session.roll().map(drop),
            Turn::Over => break,
        };
        went_on.unwrap_or_else(|why| panic!("seed {seed}, ply {}: {}", session.ply(), why.message));
    }
    session
}
