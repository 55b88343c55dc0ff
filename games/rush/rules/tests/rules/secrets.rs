//! What a player may know of the others' hands, and what the worlds are that a bot imagines.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Rng, Seat, Viewer};
use sandtable_rush::Event;
use sandtable_rush::ids::{Card, Side};

use crate::common::{Look, Scene, players, read, set};

/// The hands of red that blue can imagine.
fn imagined(scene: &Scene) -> BTreeSet<Vec<Card>> {
    let hand = |seed| {
        let mut world = scene.state().clone();
        world.determinize(Seat(1), &mut Rng::new(seed));
        world.squad(Side::Red).hand.each().collect()
    };
    (0..300).map(hand).collect()
}

#[test]
fn any_three_cards_of_the_squad_may_be_in_a_hidden_hand() {
    let mut scene = players(2).hangar("red", "engineers engineers technicians volunteers t-34 ms-1").any();
    scene.play("red end");
    let hands = imagined(&scene);
    assert_eq!(hands.len(), 10 + 4, "three of five kinds, or both engineers and another: {hands:?}");
    let seen = scene.view(Viewer::Seat(Seat(1))).players[0].clone();
    assert_eq!((seen.hand, seen.hangar, seen.depot, seen.hand_size), (None, None, None, 3));
}

#[test]
fn what_is_drawn_for_the_next_turn_only_its_owner_hears() {
    let mut scene = players(2).hangar("red", "engineers t-34 ms-1").reserve("t-26 bt-2 t-43 kv-1").any();
    scene.play("red end");
    let drawn = |viewer| {
        let heard = scene.heard(viewer).into_iter();
        let cards = heard.filter_map(|event| match event {
            Event::Drew { card, .. } => Some(card.value()),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    assert_eq!(drawn(Viewer::Public), [None; 3]);
    assert_eq!(drawn(Viewer::Seat(Seat(1))), [None; 3]);
    assert!(drawn(Viewer::Seat(Seat(0))).iter().all(Option::is_some));
}

#[test]
fn what_was_drawn_before_a_reshuffle_everybody_knows() {
    let position = players(2).hangar("red", "t-34 technicians").depot("red", "engineers engineers ms-1 is-2");
    let mut scene = position.any();
    scene.play("red end");
    let sure = [read::<Card>("t-34"), read("technicians")];
    let hands = imagined(&scene);
    assert!(hands.iter().all(|hand| sure.iter().all(|card| hand.contains(card))), "{hands:?}");
    assert_eq!(hands.len(), 3, "the third card is an engineer, the MS-1 or the IS-2");
    scene.play("blue end");
    assert_eq!(scene.squad("red").known, [None; 2], "an open hand needs no memory");
}

#[test]
fn a_card_given_up_to_sabotage_is_no_longer_in_the_hand() {
    let position = players(2).hangar("red", "t-34 technicians").depot("red", "engineers engineers ms-1 is-2");
    let mut scene = position.hand("blue", "bt-7").any();
    scene.play("red end").play("blue use bt-7 sabotage").play("red drop t-34");
    assert!(imagined(&scene).iter().all(|hand| hand.contains(&read("technicians")) && hand.len() == 2));
    assert_eq!(scene.squad("red").known, [Some(read("technicians")), None]);
}

#[test]
fn an_open_hand_is_what_it_is() {
    let scene = players(2).hand("red", "t-34 engineers").hangar("red", "ms-1 is-2").scene();
    assert_eq!(imagined(&scene).len(), 1);
    assert_eq!(scene.view(Viewer::Public).players[0].hand, Some(set("t-34 engineers")));
}
