use sandtable_core::{Seat, Viewer};
use sandtable_session::{Dice, RefusalKind, Session};

use crate::vault::{Options, Vault};
use crate::{BLUE, RED, dealt, does, eventful, finished, luck_is};

#[track_caller]
fn refused(session: &mut Session<Vault>, seat: Seat, why: &str) {
    assert_eq!(session.can_undo(seat), None);
    let refusal = session.undo(seat).unwrap_err();
    assert_eq!((refusal.kind, refusal.message.split(';').next()), (RefusalKind::NoUndo, Some(why)));
    assert!(session.restart_turn(seat).is_err());
}

#[test]
fn own_steps_are_taken_back_one_by_one() {
    let mut session = dealt(Dice::by_hand());
    let start = session.state().clone();
    does(&mut session, RED, &["mark 1", "show"]);
    let revision = session.revision();
    assert_eq!(session.can_undo(RED), Some(4));
    assert_eq!(session.can_undo(BLUE), None);
    assert_eq!(session.undo(RED).map(|undone| undone.ply), Ok(4));
    assert_eq!(session.undo(RED).map(|undone| undone.ply), Ok(3));
    assert_eq!(session.state(), &start);
    assert_eq!(session.revision(), revision + 2, "the revision only grows");
    refused(&mut session, RED, "the last step was luck");
}

#[test]
fn undo_stops_at_luck() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["mark 1", "push"]);
    luck_is(&mut session, "roll 6");
    refused(&mut session, RED, "the last step was luck");
    does(&mut session, RED, &["mark 2"]);
    assert_eq!(session.restart_turn(RED).map(|undone| undone.ply), Ok(6));
    refused(&mut session, RED, "the last step was luck");
}

#[test]
fn undo_stops_where_the_turn_was_handed_on() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["push"]);
    refused(&mut session, RED, "the last step handed the turn on");
    luck_is(&mut session, "roll 6");
    does(&mut session, RED, &["bank"]);
    refused(&mut session, RED, "the last step handed the turn on");
    refused(&mut session, BLUE, "the last step handed the turn on");
    does(&mut session, BLUE, &["mark 1"]);
    refused(&mut session, RED, "the last step was not yours");
    assert_eq!(session.undo(BLUE).map(|undone| undone.ply), Ok(6));
}

#[test]
fn undo_stops_where_the_seat_learned_something() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["mark 1", "peek"]);
    refused(&mut session, RED, "the last step showed something that was hidden");
    does(&mut session, RED, &["mark 2", "show"]);
    assert_eq!(session.restart_turn(RED).map(|undone| undone.ply), Ok(5));
}

#[test]
fn undo_stops_where_the_rival_learned_what_the_seat_does_not_know() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["tip"]);
    refused(&mut session, RED, "the last step showed something that was hidden");
}

#[test]
fn telling_what_the_seat_knows_itself_is_no_commit_point() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["peek", "tip"]);
    assert_eq!(session.can_undo(RED), Some(4), "red knew what blue was told");
}

#[test]
fn nothing_done_is_nothing_to_undo() {
    let mut session = Session::<Vault>::new(Options::default(), Dice::by_hand()).unwrap();
    refused(&mut session, RED, "nothing has been done yet");
    assert!(session.undo_to(0).is_err());
}

#[test]
fn by_consent_the_luck_stays() {
    let mut session = Session::<Vault>::new(Options::default(), Dice::from_seed(8)).unwrap();
    let deals: Vec<_> = (0..3).map(|_| session.roll().unwrap()).collect();
    does(&mut session, RED, &["push"]);
    let roll = session.roll().unwrap();
    session.undo_to(1).unwrap();
    assert_eq!([session.roll().unwrap(), session.roll().unwrap()], deals[1..]);
    does(&mut session, RED, &["mark 1", "show", "push"]);
    assert_eq!(session.roll().unwrap(), roll, "other choices do not change what the dice bring next");
}

#[test]
fn an_undo_gives_what_it_took_back_as_each_viewer_heard_it() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["mark 1", "show"]);
    let logs: Vec<_> = Viewer::all(2).map(|viewer| session.log(viewer, 3)).collect();
    let undone = session.restart_turn(RED).unwrap();
    assert_eq!((undone.ply, &undone.entries), (3, &logs));
    let words = |viewer: usize| undone.entries[viewer].iter().map(|entry| entry.word.as_deref()).collect();
    let [red, public]: [Vec<_>; 2] = [words(0), words(2)];
    assert_eq!((red, public), (vec![Some("mark 1"), Some("show")], vec![None, Some("show")]));
}

#[test]
fn what_was_taken_back_stays_in_the_record() {
    let session = eventful(Dice::by_hand());
    let text = session.record().to_string();
    let steps: Vec<_> = text.lines().filter_map(|line| line.split(" #").next()).collect();
    let undos = [["red mark 2", "undo 3"], ["* roll 6", "undo 2"]];
    assert!(undos.iter().all(|undo| steps.windows(2).any(|two| two == undo)), "{text}");
    let replayed = Session::<Vault>::replay(&session.record()).unwrap();
    assert_eq!((replayed.state(), replayed.revision()), (session.state(), session.revision()));
}

#[test]
fn a_finished_game_is_not_taken_back_by_its_players() {
    let mut session = finished(Dice::from_seed(3));
    for seat in [RED, BLUE] {
        refused(&mut session, seat, "the last step handed the turn on");
    }
    assert!(eventful(Dice::by_hand()).undo_to(3).is_ok(), "without dice no luck is known beforehand");
}

#[test]
fn undo_works_in_a_replayed_session() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["mark 1", "mark 2"]);
    let mut replayed = Session::<Vault>::replay(&session.record()).unwrap();
    assert_eq!(replayed.restart_turn(RED).map(|undone| undone.ply), Ok(3));
    assert_eq!(replayed.state(), dealt(Dice::by_hand()).state());
}
