//! Laws about a game at a table: played again it comes out the same, and taken back it is as it was.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Seat, Turn};
use sandtable_session::{Dice, Record, Session};

use crate::step::StepIn;
use crate::{Step, Walk};

/// The record of a game, read from its text and played again, gives the same states.
pub fn same_steps_same_state<G: Game>(walk: &mut Walk<'_, G>) {
    while walk.step() {}
    let once = replayed::<G>(&walk.record().to_string());
    assert!(
        once.state() == walk.state(),
        "the record leads elsewhere:\n{:?}\n{:?}",
        walk.state(),
        once.state()
    );
    let hashed = once.record();
    let twice = replayed::<G>(&hashed.to_string());
    assert!(twice.record() == hashed, "the record of the record is another");
}

/// What a record's text leads to; every hash in it must fit.
fn replayed<G: Game>(text: &str) -> Session<G> {
    let record = Record::parse(text).unwrap_or_else(|why| panic!("the record does not read back: {why}"));
    Session::replay(&record).unwrap_or_else(|why| panic!("the record does not replay: {why}"))
}

/// A seat can take back only its own steps, never luck or a step that handed the turn on; taken back and done again
/// they lead to the same state. Where it may not, nothing changes.
pub fn undo_stays_inside_commit_points<G: Game>(walk: &mut Walk<'_, G>) {
    let session = Session::<G>::by_rules(walk.rules(), walk.options().clone(), Dice::by_hand());
    let mut session = session.unwrap_or_else(|why| panic!("these options make no game: {why}"));
    while let Some(step) = walk.choose() {
        let before = session.state().clone();
        walk.take(step);
        follow(&mut session, step);
        for seat in walk.seats() {
            match session.can_undo(seat) {
                Some(ply) => {
                    check_may(walk, ply, seat);
                    check_undo(&mut session, seat, step, &before);
                }
                None => check_refused(&mut session, seat),
            }
        }
    }
}

fn follow<G: Game>(session: &mut Session<G>, step: StepIn<G>) {
    let taken = match step {
        Step::Act(seat, action) => session.act(seat, action),
        Step::Luck(outcome) => session.resolve(outcome),
    };
    taken.unwrap_or_else(|why| panic!("the session refuses {step:?}: {}", why.message));
}

/// May this seat go back to `ply`?
fn check_may<G: Game>(walk: &Walk<'_, G>, ply: usize, seat: Seat) {
    assert_eq!(ply + 1, walk.ply(), "an undo takes back one step");
    let own = matches!(walk.steps()[ply], Step::Act(actor, _) if actor == seat);
    assert!(own, "{seat:?} can take back {:?}", walk.steps()[ply]);
    assert_eq!(
        walk.state().turn(),
        Turn::Seat(seat),
        "{seat:?} can take back a step that handed the turn on"
    );
}

fn check_undo<G: Game>(session: &mut Session<G>, seat: Seat, step: StepIn<G>, before: &G::State) {
    let hash = session.hash();
    let undone = session.undo(seat);
    assert!(undone.is_ok(), "{seat:?} could take back {step:?}, but was refused: {undone:?}");
    assert!(
        session.state() == before,
        "taking back {step:?} leads elsewhere:\n{before:?}\n{:?}",
        session.state()
    );
    follow(session, step);
    assert_eq!(session.hash(), hash, "{step:?} taken back and done again leads elsewhere");
}

fn check_refused<G: Game>(session: &mut Session<G>, seat: Seat) {
    let (ply, state) = (session.ply(), session.state().clone());
    assert!(session.undo(seat).is_err(), "{seat:?} could not take anything back, but did");
    assert!(
        session.ply() == ply && *session.state() == state,
        "a refused undo of {seat:?} changed something"
    );
}
