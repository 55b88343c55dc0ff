//! Responses that are put off: how the offers tell what they are about, and what the program answers for a seat.

use sandtable_core::prelude::*;
use sandtable_core::{Seat, Turn};
use sandtable_onehour::{Onehour, Options};
use sandtable_session::{Dice, Session, Table, Wishes, only_answer};

use super::common::{Scene, empty};

const UK: Seat = Seat(1);

/// Germany has just attacked a space; the British are offered Code Breaking.
fn offered(space: &str, near: &str) -> Scene {
    let mut scene = empty("germany").on(near, "german-army1").markers("uk", 2).scene();
    scene.play(&format!("germany attack {space}"));
    scene
}

/// A table at this position.
fn table(scene: &Scene) -> Session<Onehour> {
    Session::from_state(Options::default(), scene.state().clone(), Dice::by_hand()).unwrap()
}

#[test]
fn an_offer_concerns_the_attacked_space() {
    let scene = offered("france", "germany");
    let offer = scene.state().repeated_offer().unwrap();
    assert_eq!((offer.word, offer.decline.to_string()), ("code-breaking", "decline".to_owned()));
    assert!(offer.concerns("france") && !offer.concerns("balkans") && !offer.concerns("moon"));
    assert_eq!(offer.subjects.len(), 31, "it may follow an attack on any space");
    assert!(empty("germany").scene().state().repeated_offer().is_none(), "a turn is no offer");
}

#[test]
fn an_offer_concerns_the_pieces_it_can_hit() {
    let mut scene = empty("germany")
        .on("germany", "german-army1 german-army1")
        .on("poland", "german-army1")
        .on("south-ussr", "german-army1")
        .markers("ussr", 1)
        .scene();
    scene.play("germany redeploy").play("germany recall german-army1 germany").play("germany done");
    let offer = scene.state().repeated_offer().unwrap();
    assert_eq!(offer.word, "partisans");
    let concerned: Vec<_> =
        offer.subjects.iter().filter(|one| one.is_concerned).map(|one| one.word).collect();
    assert_eq!((offer.subjects.len(), concerned), (5, vec!["south-ussr"]), "the Soviet home");
}

#[test]
fn an_offer_is_declined_for_the_year() {
    let mut wishes = Wishes::default();
    let first = table(&offered("france", "germany"));
    assert_eq!(wishes.answer(&first), None);
    assert_eq!(wishes.put_off(&first, None).as_deref(), Some("decline"));
    assert_eq!(wishes.answer(&table(&offered("balkans", "germany"))).as_deref(), Some("decline"));
    let standing: Vec<_> = wishes.standing(&first).map(|wish| wish.offer.as_str()).collect();
    assert_eq!(standing, ["code-breaking"]);
    let mut next_year = empty("germany").on("germany", "german-army1").markers("uk", 2).year(1941).scene();
    next_year.play("germany attack france");
    let next_year = table(&next_year);
    assert_eq!(wishes.standing(&next_year).count(), 0);
    assert_eq!(wishes.answer(&next_year), None);
    assert!(wishes.is_empty(), "it has ended");
}

#[test]
fn an_offer_is_declined_until_it_concerns_a_space() {
    let mut wishes = Wishes::default();
    let first = table(&offered("france", "germany"));
    assert_eq!(wishes.put_off(&first, Some("moon")), None, "no such space");
    assert_eq!(wishes.put_off(&first, Some("balkans")).as_deref(), Some("decline"));
    assert_eq!(wishes.answer(&first).as_deref(), Some("decline"));
    let written = serde_json::to_string(&wishes).unwrap();
    assert_eq!(serde_json::from_str::<Wishes>(&written).unwrap(), wishes);
    assert_eq!(wishes.answer(&table(&offered("balkans", "germany"))), None, "now it is asked");
    assert_eq!(wishes.answer(&first), None, "and from now on");
}

#[test]
fn a_new_wish_takes_the_place_of_the_old_one_and_is_revoked() {
    let (mut wishes, table) = (Wishes::default(), table(&offered("france", "germany")));
    wishes.put_off(&table, None);
    wishes.put_off(&table, Some("balkans"));
    assert_eq!(wishes.standing(&table).count(), 1);
    assert!(!wishes.revoke("magic") && wishes.revoke("code-breaking"));
    assert_eq!(wishes.answer(&table), None);
}

#[test]
fn right_after_an_undo_the_seat_is_asked() {
    let mut table = table(&offered("france", "germany"));
    let mut wishes = Wishes::default();
    let decline = wishes.put_off(&table, None).unwrap();
    Table::act(&mut table, UK, &decline).unwrap();
    assert!(Table::repeated_offer(&table).is_none());
    table.undo_to(0).unwrap();
    assert_eq!(wishes.answer(&table), None);
    assert_eq!(wishes.standing(&table).count(), 1, "the wish stays");
    Table::act(&mut table, UK, "decline").unwrap();
    assert!(!table.is_taken_back());
}

/// The rules take such a choice themselves: everything is open, so nobody learns anything from it.
#[test]
fn no_question_has_a_single_answer() {
    for seed in 0..40 {
        let mut table = Session::<Onehour>::new(Options::default(), Dice::from_seed(seed)).unwrap();
        let mut rng = sandtable_core::Rng::new(seed);
        while let Turn::Seat(seat) = table.turn() {
            let legal = table.legal();
            assert!(legal.len() > 1, "{:?}: {legal:?}", table.state().ask());
            assert_eq!(only_answer(&table, seat), None);
            table.act(seat, rng.pick(&legal)).unwrap();
        }
        assert_eq!(table.turn(), Turn::Over);
    }
}
