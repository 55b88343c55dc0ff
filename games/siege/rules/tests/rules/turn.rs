//! Section 3: the six phases, drawing, exchanging and trading.

use sandtable_core::Viewer;
use sandtable_siege::{Ask, Edition, TurnMarks};
use serde_json::json;

use crate::common::{Look, Position, Scene, base, later, with_options};
use crate::stage::{FULL, asked, bring, cards, march};

/// The first defender is in phase 2, with one exchange.
fn exchanging(position: Position) -> Scene {
    let frames = json!([{"phase": {"phase": "trade"}}, {"exchange": {"left": 1, "dropped": 0}}]);
    position.field("phase", json!("exchange")).field("frames", frames).scene()
}

/// The first defender is in phase 3, with this number of swaps left.
fn trading(position: Position, swaps: u8) -> Scene {
    let frames = json!([{"phase": {"phase": "play"}}, {"trade": {"left": swaps}}]);
    position.field("phase", json!("trade")).field("frames", frames).scene()
}

/// The second defender's phase 1, after a quiet turn.
fn next_turn(position: Position, luck: &str) -> Scene {
    let mut scene = position.lull().scene();
    bring(&mut scene, luck);
    scene.play("defender-1 done");
    scene
}

#[test]
fn r3_1_six_phases_one_after_the_other() {
    let frames = json!([{"phase": {"phase": "exchange"}}, {"draw": {"player": "defender-1", "deck": "main", "left": 1}}]);
    let position = base().foe("tiger-e air-1").hand("wire wire wire sandbags sandbags");
    let position = position.hand_of("defender-2", "il2 lull push modif repair precise");
    let mut scene = position.field("phase", json!("draw")).field("frames", frames).scene();
    let phase = |scene: &Scene| scene.view(Viewer::Public).phase.word();
    assert_eq!(phase(&scene), "draw");
    scene.luck("card air-r");
    assert!(matches!(scene.asks(), Some(Ask::Exchange { left: 1 })), "{:?}", scene.asks());
    scene.play("defender-1 done");
    assert!(matches!(scene.asks(), Some(Ask::Trade { left: 1 })), "{:?}", scene.asks());
    scene.play("defender-1 done");
    assert_eq!((scene.asks(), phase(&scene)), (Some(Ask::Play), "play"));
    bring(&mut scene, "token pz3; roll 2; token rot-cw");
    scene.play("defender-1 done");
    assert_eq!(scene.foe("e1"), "tiger-e art-2 armor 3");
    assert_eq!(scene.foe("e2"), "pz3 rear-3 armor 2");
    assert_eq!((asked(&scene).as_str(), phase(&scene)), ("defender-2", "exchange"));
}

#[test]
fn r3_1_what_holds_for_a_turn_ends_with_it() {
    let marks = json!({"lull": true, "mud": true, "guards": true, "hit": true});
    let mut scene = later().field("turn", marks).hand_of("defender-2", FULL).scene();
    scene.play("defender-1 done");
    assert_eq!(
        (asked(&scene).as_str(), scene.view(Viewer::Public).turn),
        ("defender-2", TurnMarks::default())
    );
}

#[test]
fn r3_2_the_hand_is_filled_to_its_limit_and_never_emptied() {
    let scene =
        next_turn(later().hand_of("defender-2", "air-r il2"), "card wire; card wire; card lull; card push");
    assert_eq!(scene.hand("defender-2"), "air-r wire wire il2 push lull");
    let scene = next_turn(later().hand_of("defender-2", "frost mud wire wire wire sandbags sandbags"), "");
    assert_eq!(cards(&scene, "defender-2"), 7);
}

#[test]
fn r3_3_the_discard_pile_becomes_the_deck_when_a_card_is_needed() {
    let position =
        later().deck("wire").discard("push lull").hand_of("defender-2", "air-r air-r air-g air-g air-b");
    let scene = next_turn(position, "card wire");
    assert_eq!(scene.discard(), "push lull");
    let position = later().deck("wire").discard("push lull").hand_of("defender-2", "air-r air-r air-g air-g");
    let scene = next_turn(position, "card wire; card lull");
    assert_eq!((scene.discard().as_str(), scene.view(Viewer::Public).deck.total()), ("", 1));
}

#[test]
fn r3_3_a_card_in_play_is_in_no_pile_and_nothing_can_be_drawn_from_nothing() {
    let mut scene = later().deck("").discard("push").hand("modif").scene();
    scene.luck("card push").play("defender-1 play modif");
    assert_eq!((scene.hand("defender-1").as_str(), scene.discard().as_str()), ("push", "modif"));
    let scene = next_turn(later().deck("").discard(""), "");
    assert_eq!((asked(&scene).as_str(), cards(&scene, "defender-2")), ("defender-2", 0));
}

#[test]
fn r3_3_the_science_deck_is_renewed_from_its_own_discard_pile() {
    let mut scene = exchanging(
        later().hand("lull").field("science_discard", all_science()).field("science_deck", json!({})),
    );
    scene.luck("card mud").play("defender-1 discard lull").play("defender-1 deck science");
    assert_eq!((scene.hand("defender-1").as_str(), scene.science_discard().as_str()), ("mud", ""));
    assert_eq!(scene.view(Viewer::Public).science_deck.total(), 21);
}

/// One of each science card.
fn all_science() -> serde_json::Value {
    serde_json::to_value(later().scene().view(Viewer::Public).science_deck).expect("a pile is JSON")
}

#[test]
fn r3_4_one_card_is_discarded_and_one_drawn() {
    let mut scene = exchanging(base().hand("wire lull").hand_of("defender-2", "push"));
    assert_eq!(scene.legal(), ["done", "discard wire", "discard lull"]);
    scene.luck("card il2").play("defender-1 discard wire");
    assert_eq!((scene.hand("defender-1").as_str(), scene.discard().as_str()), ("il2 lull", "wire"));
    assert!(matches!(scene.asks(), Some(Ask::Trade { .. })));
    let mut scene = exchanging(base().hand("wire lull").hand_of("defender-2", "push"));
    scene.play("defender-1 done");
    assert_eq!(scene.hand("defender-1"), "wire lull");
}

#[test]
fn r3_5_the_deck_is_chosen_after_the_discard() {
    let mut scene = exchanging(later().hand("frost lull"));
    scene.play("defender-1 discard frost");
    assert_eq!(
        (scene.science_discard().as_str(), scene.legal()),
        ("frost", vec!["deck main".into(), "deck science".into()])
    );
    scene.luck("card mud").play("defender-1 deck science");
    assert_eq!(scene.hand("defender-1"), "lull mud");
}

#[test]
fn r3_5_without_science_cards_there_is_no_choice() {
    let mut scene = exchanging(later().hand("lull").buildings("2 3"));
    scene.luck("card wire").play("defender-1 discard lull");
    assert_eq!(scene.hand("defender-1"), "wire");
    let all = |scene: &Scene| scene.view(Viewer::Public).science_deck;
    let everything = all(&later().scene()).each().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let mut scene = exchanging(later().hand("lull").hand_of("defender-2", &everything));
    assert!(all(&scene).is_empty());
    scene.luck("card wire").play("defender-1 discard lull");
    assert_eq!(scene.hand("defender-1"), "wire");
}

#[test]
fn r3_6_one_card_for_one_card_of_either_deck() {
    let mut scene = trading(later().hand("wire").hand_of("defender-2", "frost"), 1);
    scene.play("defender-1 offer wire defender-2 frost").play("defender-2 accept");
    assert_eq!((scene.hand("defender-1").as_str(), scene.hand("defender-2").as_str()), ("frost", "wire"));
    assert_eq!(scene.asks(), Some(Ask::Play));
    let frames = json!([{"phase": {"phase": "trade"}}, {"exchange": {"left": 1, "dropped": 0}}]);
    let position = later().hand("wire").field("phase", json!("exchange")).field("frames", frames);
    let mut scene = position.scene();
    scene.play("defender-1 done");
    assert_eq!(scene.asks(), Some(Ask::Play));
}

#[test]
fn r3_5_without_main_cards_there_is_no_choice_either() {
    let mut scene = exchanging(later().deck("").hand("frost lull"));
    scene.luck("card mud").play("defender-1 discard frost");
    assert_eq!(scene.hand("defender-1"), "lull mud");
}

/// Phase 2 of the second of this number of defenders, who each have one card.
fn table_of(players: u8) -> Scene {
    let position = with_options(|options| (options.players, options.edition) = (players, Edition::Base));
    let position =
        position.hand_of("defender-2", FULL).hand_of("defender-3", "il2").hand_of("defender-4", "lull");
    let mut scene = march(position);
    scene.play("defender-2 done");
    scene
}

#[test]
fn r3_6_six_players_may_swap_twice() {
    let scene = table_of(5);
    assert!(matches!(scene.asks(), Some(Ask::Trade { left: 1 })), "{:?}", scene.asks());
    let mut scene = table_of(6);
    scene.play("defender-2 offer wire defender-3 il2").play("defender-3 accept");
    assert!(matches!(scene.asks(), Some(Ask::Trade { left: 1 })), "{:?}", scene.asks());
    scene.play("defender-2 offer wire defender-4 lull").play("defender-4 accept");
    assert_eq!((scene.asks(), cards(&scene, "defender-2")), (Some(Ask::Play), 6));
}

#[test]
fn r3_7_a_refused_offer_is_not_repeated_before_a_swap() {
    let mut scene = table_of(6);
    scene.refuse("defender-2 offer wire defender-3 wire");
    scene.play("defender-2 offer wire defender-3 il2");
    assert_eq!(
        (asked(&scene).as_str(), scene.legal()),
        ("defender-3", vec!["accept".into(), "refuse".into()])
    );
    scene.play("defender-3 refuse").refuse("defender-2 offer wire defender-3 il2");
    assert_eq!(scene.forbidden_by("defender-2 offer wire defender-3 il2"), "3.7");
    scene.play("defender-2 offer wire defender-4 lull").play("defender-4 accept");
    scene.play("defender-2 offer wire defender-3 il2").play("defender-3 accept");
    assert_eq!(scene.hand("defender-2"), "sandbags sandbags sandbags wire il2 lull");
}

#[test]
fn r3_7_eight_refusals_end_the_phase() {
    let mut scene = trading(later().hand("il2 lull push").hand_of("defender-2", "air-r air-g air-b"), 1);
    for round in 1..=8 {
        assert!(matches!(scene.asks(), Some(Ask::Trade { .. })), "after {round} refusals");
        let offer = scene.legal().pop().expect("an offer");
        scene.play(&format!("defender-1 {offer}")).play("defender-2 refuse");
    }
    assert_eq!(scene.asks(), Some(Ask::Play));
}

#[test]
fn r3_7_refusals_are_forgotten_with_the_phase() {
    let mut scene = trading(later().hand("wire").hand_of("defender-2", "il2"), 1);
    scene.play("defender-1 offer wire defender-2 il2").play("defender-2 refuse");
    assert_eq!((scene.asks(), scene.view(Viewer::Public).refused.len()), (Some(Ask::Play), 0));
}

#[test]
fn r3_7_two_cards_of_a_kind_are_not_swapped() {
    let scene = trading(later().hand("wire").hand_of("defender-2", "wire il2"), 1);
    assert_eq!(scene.legal(), ["done", "offer wire defender-2 il2"]);
}
