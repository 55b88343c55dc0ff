use sandtable_core::prelude::*;
use sandtable_core::{Turn, Viewer};
use sandtable_session::{Dice, RefusalKind, Session, Table, Title};
use serde_json::json;

use crate::vault::{Act, Face, Luck, Options, Vault};
use crate::{BLUE, RED, VAULT, dealt, does, finished, luck_is, title};

/// Everything about a table that a refusal must leave alone.
fn all_of(table: &dyn Table) -> (String, usize, String) {
    (table.state().to_string(), table.revision(), table.record().to_string())
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut session = dealt(Dice::from_seed(1));
    does(&mut session, RED, &["mark 1"]);
    let before = all_of(&session);
    let table: &mut dyn Table = &mut session;
    let revision = table.revision();
    let refusals = [
        (table.act(RED, "bank"), RefusalKind::Illegal),
        (table.act(RED, "mark 3"), RefusalKind::Illegal),
        (table.act(RED, "mark x"), RefusalKind::ParseError),
        (table.act(RED, ""), RefusalKind::ParseError),
        (table.act(RED, "\u{0}\u{1f600} push"), RefusalKind::ParseError),
        (table.act(BLUE, "push"), RefusalKind::NotYourTurn),
        (table.act(sandtable_core::Seat(200), "push"), RefusalKind::NotYourTurn),
        (table.act_at(revision - 1, RED, "push"), RefusalKind::Stale),
        (table.act_at(revision + 1, RED, "push"), RefusalKind::Stale),
        (table.luck(None).map(drop), RefusalKind::NotYourTurn),
        (table.luck(Some("roll 3")).map(drop), RefusalKind::NotYourTurn),
        (table.luck(Some("rull 3")).map(drop), RefusalKind::ParseError),
        (table.undo_to(99).map(drop), RefusalKind::NoUndo),
        (table.undo(BLUE).map(drop), RefusalKind::NoUndo),
        (table.preview(RED, "bank").map(drop), RefusalKind::Illegal),
    ];
    for (number, (refusal, kind)) in refusals.into_iter().enumerate() {
        assert_eq!(refusal.unwrap_err().kind, kind, "refusal {number}");
    }
    assert_eq!(all_of(&session), before);
    assert!(session.act_at(revision, RED, "push").is_ok());
}

#[test]
fn luck_must_be_possible() {
    let mut session = dealt(Dice::by_hand());
    does(&mut session, RED, &["push"]);
    let before = all_of(&session);
    assert_eq!(session.resolve(Luck::Deal(Face::Two)).unwrap_err().kind, RefusalKind::Illegal);
    assert_eq!(session.act(RED, Act::Push).unwrap_err().message, "luck has to decide first");
    assert_eq!(session.roll().unwrap_err().kind, RefusalKind::NoDice);
    assert_eq!(all_of(&session), before);
}

#[test]
fn a_refusal_says_what_would_be_right() {
    let mut session = dealt(Dice::by_hand());
    let message =
        |session: &mut Session<Vault>, seat, word| Table::act(session, seat, word).unwrap_err().message;
    assert_eq!(
        message(&mut session, RED, "bank"),
        "`bank` is not legal now; legal: `mark 1`, `peek`, `push`, `show`, `tip`"
    );
    assert_eq!(message(&mut session, RED, "pus"), "`pus` should be a verb; did you mean `push`?");
    assert_eq!(message(&mut session, BLUE, "push"), "it is the turn of `red`, not of `blue`");
    does(&mut session, RED, &["push"]);
    luck_is(&mut session, "roll 6");
    assert!(message(&mut session, RED, "mark 9").ends_with("`tip`"), "six fit");
}

#[test]
fn a_finished_game_takes_no_more_steps() {
    let mut session = finished(Dice::from_seed(5));
    assert_eq!(session.act(RED, Act::Push).unwrap_err().kind, RefusalKind::Over);
    assert_eq!(session.roll().unwrap_err().kind, RefusalKind::Over);
    assert_eq!(
        session.undo_to(1).unwrap_err().kind,
        RefusalKind::Over,
        "the key is out: the luck would be known"
    );
    assert!(session.record().key.is_some());
    assert!(session.seek(3).unwrap().record().key.is_none());
}

#[test]
fn every_position_can_be_sought() {
    let mut options = Options { target: 200, ..Options::default() };
    options.peeks = false;
    let mut session = Session::<Vault>::new(options, Dice::from_seed(9)).unwrap();
    let mut positions = vec![session.state().clone()];
    while session.ply() < 150 {
        match session.turn() {
            Turn::Seat(seat) => session.act(seat, session.legal()[0]).unwrap(),
            _ => drop(session.roll().unwrap()),
        }
        positions.push(session.state().clone());
    }
    let replayed = Session::<Vault>::replay(&session.record()).unwrap();
    for (ply, position) in positions.iter().enumerate() {
        assert_eq!(session.at(ply).as_ref(), Some(position));
        let sought = replayed.seek(ply).unwrap();
        assert_eq!((sought.state(), sought.ply()), (position, ply));
        assert_eq!(sought.record().steps[..], session.record().steps[..ply]);
    }
    assert!(session.at(151).is_none() && Table::seek(&session, 151).is_none());
    for ply in [149, 128, 127, 96, 33, 32, 31, 0] {
        session.undo_to(ply).unwrap();
        assert_eq!(session.state(), &positions[ply]);
    }
}

#[test]
fn a_sought_table_plays_on_by_the_same_dice() {
    let session = finished(Dice::from_seed(11));
    let mut sought = session.seek(2).unwrap();
    sought.roll().unwrap();
    assert_eq!(Some(sought.state().clone()), session.at(3));
}

#[test]
fn a_set_position_is_checked() {
    let set =
        |state| title().set(&json!({}), &state, Dice::by_hand()).map(drop).map_err(|bad| bad.to_string());
    let whole = json!({"cards": ["1", "2"], "vault": "3"});
    assert_eq!(set(whole), Ok(()));
    assert_eq!(set(json!({"pot": 61})).unwrap_err(), "the pot is 61, but it holds at most 60");
    let unknown = set(json!({"pott": 1})).unwrap_err();
    assert!(
        unknown.starts_with("field `pott`: there is no such field; there are: cards, is_rolling,"),
        "{unknown}"
    );
    let ill_typed = set(json!({"scores": [0, 0], "pot": "x"})).unwrap_err();
    assert!(ill_typed.starts_with("field `pot`: `\"x\"` does not fit: invalid type"), "{ill_typed}");
    assert_eq!(set(json!([])).unwrap_err(), "`[]` should be a JSON object");
    let nobody = set(json!({"cards": ["1", "2"], "vault": "3", "to_move": 7})).unwrap_err();
    assert_eq!(nobody, "seat 7 is to move, but there are 2");
    let bad_options = title().set(&json!({"target": 7}), &json!({}), Dice::by_hand()).map(drop);
    assert_eq!(bad_options.unwrap_err().to_string(), "option `target`: sevens bring bad luck");
}

#[test]
fn a_set_position_is_played_and_recorded() {
    let state = json!({"cards": ["1", "2"], "vault": "3", "pot": 9, "scores": [4, 0]});
    let mut table = title().set(&json!({}), &state, Dice::by_hand()).unwrap();
    assert_eq!(table.state()["pot"], 9);
    table.act(RED, "bank").unwrap();
    assert_eq!(table.outcome().unwrap().scores, [13, 0]);
    let loaded = title().load(&table.record()).unwrap();
    assert_eq!(loaded.state(), table.state());
    assert_eq!(loaded.seek(0).unwrap().state()["pot"], 9);
}

#[test]
fn a_table_tells_what_it_waits_for() {
    let mut table = title().open(&json!({"target": 20}), Dice::by_hand()).unwrap();
    assert_eq!((table.id(), table.rules(), table.seats()), ("vault", 3, &["red", "blue"][..]));
    assert_eq!(table.options()["target"], 20);
    assert_eq!((table.turn(), table.ask(), table.choices().len()), (Turn::Chance, None, 0));
    assert_eq!(table.chances()[5], ("deal 6".to_owned(), 1));
    for luck in ["deal 1", "deal 1", "hide 1"] {
        assert_eq!(table.luck(Some(luck)).unwrap(), luck);
    }
    assert_eq!((table.turn(), table.chances().len()), (Turn::Seat(RED), 0));
    assert_eq!(table.ask().unwrap().id, "vault-push-or-bank");
    let choice = &table.choices()[0];
    assert_eq!((choice.word.as_str(), choice.path.as_slice()), ("mark 1", &["mark 1".to_owned()][..]));
    assert_eq!(table.sketch(Viewer::Public).len(), 1);
    assert!(table.as_any().downcast_ref::<Session<Vault>>().is_some());
}

#[test]
fn a_refused_action_is_explained() {
    let mut session = dealt(Dice::by_hand());
    let why = |session: &Session<Vault>, seat, word| session.explain(seat, word).id;
    assert_eq!(why(&session, RED, "bank"), "vault-why-not");
    assert_eq!(why(&session, RED, "push"), "table-why-legal");
    assert_eq!(why(&session, RED, "pull"), "table-why-unreadable");
    assert_eq!(why(&session, BLUE, "bank"), "table-why-not-your-turn");
    does(&mut session, RED, &["push"]);
    assert_eq!(why(&session, RED, "bank"), "table-why-luck-first");
    assert_eq!(why(&finished(Dice::from_seed(1)), RED, "bank"), "table-why-over");
}

#[test]
fn a_preview_tells_nothing_the_seat_cannot_know() {
    let session = dealt(Dice::by_hand());
    let before = all_of(&session);
    let texts = |word| format!("{:?}", session.preview(RED, word).unwrap());
    assert!(texts("mark 1").contains("Marked"));
    assert!(texts("show").contains("Three"), "red knows its own card");
    assert_eq!(texts("peek"), "[]", "what lies in the vault is not foreseen");
    assert_eq!(all_of(&session), before);
}

#[test]
fn a_bot_sees_what_its_seat_sees() {
    let session = dealt(Dice::by_hand());
    assert_eq!(session.seen(BLUE).view(), session.state().view(Viewer::Seat(BLUE)));
    let mut legal = vec![Act::Bank];
    session.seen(BLUE).legal(&mut legal);
    assert!(legal.is_empty());
}

#[test]
fn sealed_dice_can_be_brought() {
    let dice = Dice::from_seed(4);
    let mut played = Session::<Vault>::new(Options::default(), dice.clone()).unwrap();
    played.roll().unwrap();
    let mut loaded = VAULT.load(&played.record()).unwrap();
    assert_eq!(loaded.luck(None).unwrap_err().kind, RefusalKind::NoDice);
    loaded.bring(dice);
    assert_eq!(loaded.luck(None).unwrap(), played.roll().unwrap().to_string());
    assert_eq!(loaded.record(), played.record());
    loaded.bring(Dice::from_seed(5));
    let text = loaded.record().to_string();
    assert_eq!(text.matches("\n*! deal").count(), 2, "other dice do not answer for the luck so far: {text}");
}

#[test]
fn a_private_save_goes_on_with_the_same_dice() {
    let mut played = Session::<Vault>::new(Options::default(), Dice::from_seed(4)).unwrap();
    played.roll().unwrap();
    let save = sandtable_session::Record { key: played.dice().key(), ..played.record() };
    let mut loaded = VAULT.load(&sandtable_session::Record::parse(&save.to_string()).unwrap()).unwrap();
    assert_eq!(loaded.luck(None).unwrap(), played.roll().unwrap().to_string());
    assert_eq!(loaded.record().key, None, "the game is not over");
}

#[test]
fn the_course_tells_the_points_of_some_plies_and_of_the_last() {
    let game = finished(Dice::from_seed(1));
    let last = game.ply();
    for most in [1, 2, 3, last, 2 * last] {
        let course = game.course(most);
        let points_at = |ply| {
            let state = game.at(ply).unwrap();
            [RED, BLUE].map(|seat| state.points_by_now(seat).unwrap()).to_vec()
        };
        assert!(course.iter().all(|(ply, points)| *points == points_at(*ply)));
        assert!(course.is_sorted_by(|(one, _), (other, _)| one < other) && course.len() <= most + 1);
        assert_eq!((course[0].0, course[course.len() - 1].0), (0, last));
    }
}

#[test]
fn the_last_step_reads_as_it_is_written() {
    let mut session = dealt(Dice::by_hand());
    assert_eq!(session.last_step().unwrap().to_string(), "* hide 5");
    does(&mut session, RED, &["peek"]);
    assert_eq!(session.last_step().unwrap().to_string(), "red peek");
}
