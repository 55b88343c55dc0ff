//! 5 and 6: buying, and Draft.

use sandtable_core::{Shown as _, Viewer};
use sandtable_rush::Ask;

use crate::common::{Look, Scene, players, set};

#[test]
fn r5_1_payment_and_card_go_to_the_depot() {
    let mut scene = players(2).hand("red", "t-43").reserve("t-34 ms-1 t-26 bt-2").scene();
    scene.luck("open kv-1").play("red buy t-34").play("red pay t-43").play("red settle");
    assert_eq!((scene.depot("red").as_str(), scene.reserve().as_str()), ("t-34 t-43", "ms-1 t-26 bt-2 kv-1"));
    let scene = players(2).hand("red", "engineers").reserve("t-34 ms-1 t-26 bt-2").scene();
    assert_eq!(scene.legal_after("buy"), ["ms-1", "t-26", "bt-2"], "1 does not buy what costs 2");
}

#[test]
fn r5_2_without_a_mark_nothing_is_paid() {
    let mut scene =
        players(2).razed("blue-1").hand("red", "technicians volunteers engineers").reserve("ms-1").any();
    scene.play("red buy ms-1");
    assert_eq!(scene.legal(), ["pay engineers"]);
    assert_eq!(scene.forbidden_by("red pay technicians"), "5.2");
    assert_eq!(scene.forbidden_by("red pay volunteers"), "5.2");
    assert_eq!(scene.forbidden_by("red pay base"), "5.2");
}

#[test]
fn r5_3_nothing_for_nothing() {
    let mut scene = players(2).hand("red", "technicians ms-1").reserve("renault-ft t-34").any();
    assert_eq!(scene.forbidden_by("red pay ms-1"), "5.3");
    scene.play("red buy renault-ft").refuse("red settle").play("red pay ms-1").play("red settle");
    assert_eq!(scene.depot("red"), "ms-1 renault-ft");
    let scene = players(2).hand("red", "technicians").reserve("renault-ft").scene();
    assert_eq!(scene.forbidden_by("red buy renault-ft"), "5.3");
}

#[test]
fn r5_4_more_may_be_paid_and_is_lost() {
    let mut scene = players(2).hand("red", "is-3 engineers ms-1").reserve("t-26 bt-2").any();
    scene.play("red buy t-26").play("red pay is-3").play("red pay ms-1").play("red pay engineers");
    scene.play("red settle");
    assert_eq!((scene.hand("red").as_str(), scene.legal_after("buy").len()), ("", 0));
    assert_eq!(scene.depot("red"), "engineers ms-1 t-26 is-3");
}

#[test]
fn r5_5_only_what_can_be_completed_may_be_added() {
    let mut scene = players(2).hand("red", "engineers engineers").reserve("t-34 kv-1 t-26").any();
    assert_eq!(scene.legal_after("buy"), ["t-26", "t-34"]);
    scene.play("red buy t-34").play("red pay engineers");
    assert_eq!(scene.legal(), ["pay engineers"]);
    assert_eq!(scene.forbidden_by("red settle"), "5.5");
    let purchase = scene.view(Viewer::Public).purchase.expect("a purchase");
    assert_eq!((purchase.cost, purchase.paid, purchase.missing), (2, 1, 1));
    scene.play("red pay engineers").play("red settle");
}

#[test]
fn r5_5_what_is_bought_is_chosen_before_the_first_payment() {
    let mut scene = players(2).hand("red", "volunteers engineers engineers").reserve("t-26 ms-1").any();
    scene.play("red use volunteers draft").play("red buy t-26").play("red pay engineers");
    assert_eq!(scene.forbidden_by("red buy ms-1"), "5.5");
}

#[test]
fn r5_5_the_question_says_what_is_missing_and_when_it_is_paid() {
    let mut scene = players(2).hand("red", "ms-1 engineers").reserve("renault-ft").any();
    scene.play("red buy renault-ft");
    assert_eq!(scene.asks(), Some(Ask::Pay { cost: 0, paid: 0, missing: 0 }), "a card has to pay");
    scene.play("red pay ms-1");
    assert_eq!(scene.asks(), Some(Ask::Paid { cost: 0, paid: 0 }), "one with nothing has paid");
    let mut scene = players(2).hand("red", "engineers engineers").reserve("t-26").any();
    scene.play("red buy t-26");
    assert_eq!(scene.asks(), Some(Ask::Pay { cost: 1, paid: 0, missing: 1 }));
    scene.play("red pay engineers");
    assert_eq!(scene.asks(), Some(Ask::Paid { cost: 1, paid: 1 }));
}

#[test]
fn r5_6_one_purchase_of_one_card() {
    let mut scene = players(2).hand("red", "t-43 engineers").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1");
    assert_eq!(scene.forbidden_by("red buy t-26"), "5.6");
    scene.play("red pay t-43").play("red settle");
    assert_eq!(scene.forbidden_by("red buy t-26"), "5.6");
}

#[test]
fn r5_7_the_rest_moves_up_and_new_cards_come_beside_the_deck() {
    let mut scene = players(2).hand("red", "volunteers t-44").reserve("t-26 bt-2 ms-1 t-34").scene();
    scene.play("red use volunteers draft").play("red buy t-26").play("red buy ms-1").play("red pay t-44");
    scene.luck("open kv-1").luck("open kv-2").play("red settle");
    assert_eq!(scene.reserve(), "bt-2 t-34 kv-1 kv-2");
}

#[test]
fn r5_8_the_discard_becomes_the_deck_when_a_card_is_needed() {
    let mut scene =
        players(2).hand("red", "engineers").reserve("ms-1 t-26 bt-2 t-34").deck("").discard("kv-1 kv-2");
    let mut scene = std::mem::replace(&mut scene, players(2)).scene();
    scene.luck("open kv-2").play("red buy ms-1").play("red pay engineers").play("red settle");
    let view = scene.view(Viewer::Public);
    assert_eq!((scene.reserve().as_str(), view.deck, view.discard.total()), ("t-26 bt-2 t-34 kv-2", 1, 0));
    let position =
        players(2).hand("red", "engineers").reserve("ms-1 t-26 bt-2 t-34").deck("kv-1").discard("kv-2");
    let mut scene = position.scene();
    scene.luck("open kv-1").play("red buy ms-1").play("red pay engineers").play("red settle");
    let view = scene.view(Viewer::Public);
    assert_eq!((view.deck, view.discard.total()), (0, 1), "an empty deck alone is no reason");
}

#[test]
fn r5_9_with_deck_and_discard_empty_the_reserve_is_short() {
    let position = players(2).hand("red", "engineers").reserve("ms-1 t-26 bt-2 t-34").deck("");
    let mut scene = position.scene();
    scene.play("red buy ms-1").play("red pay engineers").play("red settle");
    assert_eq!(scene.reserve(), "t-26 bt-2 t-34");
    scene.luck("open t-26").luck("draw ms-1").luck("draw engineers").play("red end");
    assert_eq!(scene.reserve(), "bt-2 t-34 t-26", "what was discarded comes back");
    assert_eq!(scene.ending(), "none");
}

#[test]
fn r5_10_national_resources_pay_for_their_nation_and_add_up() {
    let scene = players(2).hand("red", "is-2").reserve("t-43 m6").scene();
    assert_eq!(scene.legal_after("buy"), ["t-43"], "6 Soviet resources buy no American tank");
    let mut scene = players(2).hand("red", "t-28 engineers engineers").reserve("kv-1 m6").any();
    scene.play("red buy kv-1").play("red pay t-28").play("red pay engineers").play("red pay engineers");
    scene.play("red settle");
    assert_eq!(scene.depot("red"), "engineers engineers t-28 kv-1");
}

#[test]
fn r5_11_a_national_card_needs_a_card_of_its_nation() {
    let mut scene = players(2).hand("red", "t-28 engineers").reserve("m3-stuart ms-1").any();
    scene.play("red buy m3-stuart");
    assert_eq!(scene.forbidden_by("red pay t-28"), "5.11");
    let mut scene = players(2).hand("red", "t-28 engineers").reserve("m3-stuart ms-1").any();
    scene.play("red buy ms-1").play("red pay engineers").play("red pay t-28");
}

#[test]
fn r6_1_draft_allows_any_number_of_purchases() {
    let mut scene = players(2)
        .hand("red", "volunteers engineers engineers engineers")
        .reserve("ms-1 t-26 bt-2 t-34")
        .any();
    scene.play("red use volunteers draft");
    for card in ["ms-1", "t-26", "bt-2"] {
        scene.play(&format!("red buy {card}")).play("red pay engineers").play("red settle");
    }
    assert_eq!(scene.depot("red"), "engineers engineers engineers volunteers ms-1 t-26 bt-2");
}

#[test]
fn r6_2_a_purchase_before_draft_does_not_count_and_is_not_extended() {
    let mut scene =
        players(2).hand("red", "volunteers engineers engineers").reserve("ms-1 t-26 bt-2 t-34").any();
    scene.play("red buy ms-1").play("red pay engineers");
    assert_eq!(scene.forbidden_by("red use volunteers draft"), "3.6");
    scene.play("red settle").refuse("red buy t-26").play("red use volunteers draft").play("red buy t-26");
}

#[test]
fn r6_3_a_batch_is_paid_together_and_refilled_together() {
    let mut scene = players(2).hand("red", "volunteers t-44").reserve("t-26 bt-2 t-34 kv-1").scene();
    scene.play("red use volunteers draft").play("red buy t-26").play("red buy bt-2").play("red buy t-34");
    assert_eq!(scene.forbidden_by("red buy kv-1"), "6.6");
    scene.play("red pay t-44").luck("open ms-1").luck("open kv-2").luck("open is-2").play("red settle");
    assert_eq!(scene.depot("red"), "volunteers t-26 bt-2 t-34 t-44");
    assert_eq!(scene.reserve(), "kv-1 ms-1 kv-2 is-2");
}

#[test]
fn r6_4_the_surplus_of_a_batch_does_not_pay_for_the_next() {
    let mut scene =
        players(2).hand("red", "volunteers is-3 engineers").reserve("t-34 bt-7 t-26 ms-1").scene();
    scene.play("red use volunteers draft");
    for card in ["t-34", "bt-7", "t-26", "ms-1"] {
        scene.play(&format!("red buy {card}"));
    }
    scene.play("red pay is-3");
    scene.luck("open bt-2").luck("open t-43").luck("open kv-1").luck("open t-44").play("red settle");
    assert_eq!(scene.legal_after("buy"), ["bt-2"], "only the 1 is left");
}

#[test]
fn r6_5_one_card_with_nothing_buys_all_that_cost_nothing() {
    let position =
        || players(2).hand("red", "volunteers ms-1").reserve("renault-ft pz-kpfw-i m2-light-tank t-34");
    let mut scene = position().scene();
    scene.play("red use volunteers draft").play("red buy renault-ft").play("red buy pz-kpfw-i");
    scene.play("red buy m2-light-tank").play("red pay ms-1");
    scene.luck("open su-26").luck("open wespe").luck("open t-26").play("red settle");
    assert_eq!(scene.legal_after("buy"), Vec::<String>::new(), "what is opened now needs another card");
    assert_eq!(scene.depot("red"), "volunteers ms-1 pz-kpfw-i m2-light-tank renault-ft");
}

#[test]
fn r6_6_nation_by_nation_what_its_own_resources_do_not_cover() {
    let position = || players(2).hand("red", "volunteers t-28 engineers").reserve("t-34 m3-stuart m12 t-26");
    let mut scene = position().any();
    scene.play("red use volunteers draft").play("red buy t-34").play("red buy m3-stuart");
    scene.play("red pay t-28").refuse("red settle").play("red pay engineers").play("red settle");
    assert_eq!(scene.depot("red"), "engineers volunteers t-28 t-34 m3-stuart");
    let mut scene = position().any();
    scene.play("red use volunteers draft").play("red buy t-34");
    assert_eq!(
        scene.forbidden_by("red buy m12"),
        "6.6",
        "the third Soviet resource is no use to an American"
    );
}

#[test]
fn r6_7_a_second_draft_may_be_played() {
    let mut scene = players(2).hand("red", "volunteers t-34").reserve("ms-1").any();
    scene.play("red use volunteers draft").play("red use t-34 draft").play("red place t-34 red-1");
    assert_eq!(scene.depot("red"), "volunteers");
    assert_eq!(scene.squad("red").hand, set(""));
}

/// What is offered by one click, as words.
fn by_one_click(scene: &Scene) -> Vec<String> {
    let mut shortcuts = Vec::new();
    scene.state().shortcuts(&mut shortcuts);
    shortcuts.iter().flat_map(|shortcut| &shortcut.actions).map(ToString::to_string).collect()
}

#[test]
fn r5_5_the_only_payment_is_offered_as_one_click() {
    let mut scene = players(2).hand("red", "engineers engineers engineers").reserve("t-34").any();
    assert_eq!(by_one_click(&scene), [""; 0], "nothing is bought yet");
    scene.play("red buy t-34");
    assert_eq!(by_one_click(&scene), ["pay engineers", "pay engineers", "settle"], "a third would be wasted");
    scene.play("red pay engineers");
    assert_eq!(by_one_click(&scene), ["pay engineers", "settle"]);
    scene.play("red pay engineers");
    assert_eq!(by_one_click(&scene), [""; 0], "it is paid");
    let mut scene = players(2).hand("red", "engineers single-ussr").reserve("ms-1").any();
    scene.play("red buy ms-1");
    assert_eq!(by_one_click(&scene), [""; 0], "either of the two pays");
}

#[test]
fn r5_4_what_would_be_lost_is_told_before() {
    let warning = |scene: &Scene, action: &str| {
        let action = action.parse().expect("an action");
        scene.state().forecast(action).map(|message| message.id.into_owned())
    };
    let mut scene = players(2).hand("red", "is-3 engineers").reserve("t-26").any();
    scene.play("red buy t-26");
    assert_eq!(warning(&scene, "pay is-3").as_deref(), Some("rush-waste-surplus"));
    assert_eq!(warning(&scene, "pay engineers"), None, "it costs 1");
    scene.play("red pay engineers");
    assert_eq!(warning(&scene, "pay is-3").as_deref(), Some("rush-waste-paid"));
    assert_eq!(warning(&scene, "settle"), None);
    let scene = players(2).hand("red", "technicians").reserve("is-3").any();
    assert_eq!(warning(&scene, "use technicians research").as_deref(), Some("rush-waste-research"));
    let scene = players(2).hand("red", "technicians").reserve("ms-1").any();
    assert_eq!(warning(&scene, "use technicians research"), None, "there is something to find (8.9)");
}
