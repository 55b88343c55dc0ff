use sandtable_core::Viewer;
use sandtable_session::{Dice, Entry, Session};

use crate::vault::Vault;
use crate::{BLUE, RED, dealt, does};

fn told(session: &Session<Vault>, viewer: Viewer) -> String {
    serde_json::to_string(&session.log(viewer, 0)).unwrap()
}

fn words(entries: &[Entry]) -> Vec<Option<&str>> {
    entries.iter().map(|entry| entry.word.as_deref()).collect()
}

#[test]
fn each_viewer_hears_what_it_may() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["peek"]);
    for (viewer, knows) in [
        (Viewer::Seat(RED), ["\"3\"", "\"5\""].as_slice()),
        (Viewer::Seat(BLUE), &["\"4\""]),
        (Viewer::Public, &[]),
    ] {
        let log = told(&session, viewer);
        for card in ["\"3\"", "\"4\"", "\"5\""] {
            assert_eq!(log.contains(card), knows.contains(&card), "{viewer:?} and {card}: {log}");
        }
    }
}

#[test]
fn luck_is_told_by_its_events_only() {
    let session = dealt(Dice::by_hand());
    for viewer in Viewer::all(2) {
        let entries = session.log(viewer, 0);
        assert_eq!(entries.len(), 3);
        assert!(
            entries.iter().all(|entry| entry.seat.is_none() && entry.word.is_none() && entry.say.is_none())
        );
        assert!(entries.iter().all(|entry| entry.events.len() == 1));
    }
}

#[test]
fn a_disguised_action_is_read_by_its_seat_alone() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["mark 1", "show"]);
    let of = |viewer| session.log(viewer, 3);
    assert_eq!(words(&of(Viewer::Seat(RED))), [Some("mark 1"), Some("show")]);
    assert_eq!(words(&of(Viewer::Seat(BLUE))), [None, Some("show")]);
    assert_eq!(words(&of(Viewer::Public)), [None, Some("show")]);
    assert!(of(Viewer::Public)[0].events.is_empty());
    assert_eq!(of(Viewer::Public)[0].seat, Some(RED), "that red did something is no secret");
    assert_eq!(of(Viewer::Public)[1].ply, 5);
}

#[test]
fn a_log_can_start_anywhere() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["show"]);
    let whole = session.log(Viewer::Public, 0);
    assert_eq!(session.log(Viewer::Public, 2), whole[2..]);
    assert!(session.log(Viewer::Public, 4).is_empty());
    assert!(session.log(Viewer::Public, 1000).is_empty());
}

#[test]
fn what_was_taken_back_leaves_the_log() {
    let mut session = dealt(Dice::by_hand());
    let before = session.log(Viewer::Public, 0);
    does(&mut session, RED, &["show"]);
    session.undo(RED).unwrap();
    assert_eq!(session.log(Viewer::Public, 0), before);
    assert_eq!(session.events().count(), 3);
}
