//! 16.11 to 16.16: the main cards of Wunderwaffe that are played alone.

use std::collections::BTreeMap;

use sandtable_siege::Event;
use sandtable_siege::ids::Card;
use serde_json::json;

use crate::common::{Look, later, with_options};

#[test]
fn r16_11_guards_units_draw_a_card_after_each_hit_card() {
    let mut scene = later().hand("guards tank-r").foe("tiger-e tank-1").foe("tiger-e art-1").scene();
    scene.play("defender-1 play guards");
    scene.luck("card art-r").play("defender-1 hit tank-r e1");
    scene.luck("card wire").play("defender-1 hit art-r e2");
    assert_eq!(scene.hand("defender-1"), "wire", "those drawn this way count, too");
}

#[test]
fn r16_11_only_hit_cards_count() {
    let mut scene = later().hand("guards il2 bmp1").foe("tiger-e tank-1").foe("tiger-e art-1").scene();
    scene.play("defender-1 play guards").play("defender-1 target il2 e1").play("defender-1 target bmp1 e2");
    assert_eq!(scene.hand("defender-1"), "");
}

#[test]
fn r16_11_a_bundle_with_experienced_crew_is_one_hit_card() {
    let mut scene = later().hand("guards tank-r crew").foe("tiger-e tank-1").scene();
    scene.play("defender-1 play guards").play("defender-1 boost tank-r crew").play("defender-1 aim e1");
    scene.luck("card wire").play("defender-1 aim e1");
    assert_eq!(
        (scene.foe("e1"), scene.hand("defender-1")),
        ("tiger-e tank-1 armor 1".to_owned(), "wire".to_owned())
    );
}

#[test]
fn r11_9_a_hit_on_the_immune_line_counts_as_played() {
    let mut scene = later().hand("guards air-r").foe("p40 air-1").scene();
    scene.play("defender-1 play guards").luck("card wire").play("defender-1 hit air-r e1");
    assert_eq!(scene.hand("defender-1"), "wire");
}

#[test]
fn r16_12_guards_units_come_before_the_hits_and_not_twice() {
    let mut scene = later().hand("guards tank-r").foe("tiger-e tank-1").scene();
    scene.play("defender-1 hit tank-r e1");
    assert_eq!(
        (scene.legal(), scene.forbidden_by("defender-1 play guards")),
        (vec!["done".to_owned()], "16.12".to_owned())
    );
    let mut scene = later().hand("guards repair").scene();
    scene.play("defender-1 play guards").play("defender-1 salvage guards");
    assert_eq!(scene.forbidden_by("defender-1 play guards"), "16.12");
}

#[test]
fn r16_12_a_joint_hit_neither_prevents_them_nor_gives_a_card() {
    let position = later().hand("guards joint").hand_of("defender-2", "tank-r").foe("tiger-e tank-1");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2").play("defender-2 hit tank-r e1");
    assert!(scene.legal().contains(&"play guards".to_owned()));
    let position = later().hand("guards joint").hand_of("defender-2", "tank-r").foe("tiger-e tank-1");
    let mut scene = position.scene();
    scene.play("defender-1 play guards").play("defender-1 joint defender-2").play("defender-2 hit tank-r e1");
    assert_eq!((scene.hand("defender-1"), scene.hand("defender-2")), (String::new(), String::new()));
}

#[test]
fn r16_13_recruits_give_everybody_a_card_of_either_deck() {
    let mut scene =
        with_options(|options| options.players = 3).hand("recruits").hand_of("defender-2", "wire").scene();
    scene.play("defender-1 play recruits");
    assert_eq!(scene.legal(), ["deck main", "deck science"]);
    scene.luck("card mud").play("defender-1 deck science");
    scene.luck("card il2").play("defender-2 deck main");
    scene.luck("card frost").play("defender-3 deck science");
    let hands = ["defender-1", "defender-2", "defender-3"].map(|player| scene.hand(player));
    assert_eq!(hands, ["mud", "wire il2", "frost"]);
    assert_eq!(scene.discard(), "recruits");
}

#[test]
fn r16_13_the_active_player_draws_first() {
    let position = with_options(|options| options.players = 3).field("active", json!("defender-2"));
    let mut scene = position.hand_of("defender-2", "recruits").scene();
    scene.luck("card mud").play("defender-2 play recruits").play("defender-2 deck science");
    scene.luck("card il2").play("defender-3 deck main").luck("card frost").play("defender-1 deck science");
    let hands = ["defender-1", "defender-2", "defender-3"].map(|player| scene.hand(player));
    assert_eq!(hands, ["frost", "mud", "il2"]);
}

#[test]
fn r16_13_beyond_the_hand_limit() {
    let six = "wire wire wire wire tank-r tank-r";
    let mut scene = later().hand("recruits").hand_of("defender-2", six).scene();
    scene.play("defender-1 play recruits").luck("card mud").play("defender-1 deck science");
    scene.luck("card il2").play("defender-2 deck main");
    assert_eq!(scene.hand("defender-2").split(' ').count(), 7);
}

#[test]
fn r16_13_without_a_science_card_to_draw_it_is_a_main_card() {
    let mut scene = later().hand("recruits").buildings("2 3").scene();
    scene.luck("card wire").luck("card il2").play("defender-1 play recruits");
    assert_eq!((scene.hand("defender-1"), scene.hand("defender-2")), ("wire".to_owned(), "il2".to_owned()));
}

#[test]
fn r4_2_recruits_need_a_card_to_draw() {
    let others = Card::ALL.iter().filter(|&&card| card != Card::Recruits);
    let gone: BTreeMap<&str, u8> = others.map(|card| (card.word(), card.row().count)).collect();
    let position = later().hand("recruits").buildings("2 3").field("deck", json!({}));
    let scene = position.field("gone", json!(gone)).scene();
    assert_eq!(scene.forbidden_by("defender-1 play recruits"), "4.2");
}

#[test]
fn r16_14_retraining_replaces_any_number_of_cards_by_main_cards() {
    let mut scene = later().hand("retrain mud wire wire tank-r").scene();
    scene.play("defender-1 play retrain");
    assert_eq!(scene.legal(), ["done", "discard tank-r", "discard wire", "discard mud"]);
    scene.play("defender-1 discard mud").play("defender-1 discard wire");
    scene.luck("card il2").luck("card push").play("defender-1 done");
    assert_eq!(scene.hand("defender-1"), "tank-r wire il2 push");
    assert_eq!((scene.discard(), scene.science_discard()), ("wire retrain".to_owned(), "mud".to_owned()));
}

#[test]
fn r16_14_all_cards_or_none() {
    let mut scene = later().hand("retrain wire").scene();
    scene.luck("card il2").play("defender-1 play retrain").play("defender-1 discard wire");
    assert_eq!(scene.hand("defender-1"), "il2", "with an empty hand there is nothing more to ask");
    let mut scene = later().hand("retrain wire").scene();
    scene.play("defender-1 play retrain").play("defender-1 done");
    assert_eq!(scene.hand("defender-1"), "wire");
}

#[test]
fn r4_2_retraining_needs_another_card() {
    let scene = later().hand("retrain").scene();
    assert_eq!(scene.forbidden_by("defender-1 play retrain"), "4.2");
}

#[test]
fn r16_15_a_joint_operation_lets_another_play_a_hit_or_a_science_card() {
    let hand = "tank-r bombing precise il2 guards wire";
    let position = later().hand("joint ap").hand_of("defender-2", hand).foe("tiger-e tank-1");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2");
    assert_eq!(scene.legal(), ["done", "hit tank-r e1", "sector bombing 1"]);
    assert_eq!(scene.forbidden_by("defender-2 boost tank-r precise"), "16.16");
    assert_eq!(scene.forbidden_by("defender-2 douse wire wall-1"), "16.16");
    assert_eq!(scene.forbidden_by("defender-2 target il2 e1"), "16.16");
    assert_eq!(scene.forbidden_by("defender-2 play guards"), "16.16");
    assert_eq!(scene.forbidden_by("defender-2 target bmp1 e1"), "3.1");
    scene.play("defender-2 sector bombing 1");
    assert_eq!((scene.foe("e1"), scene.discard()), ("tiger-e tank-1 armor 2".to_owned(), "joint".to_owned()));
    assert_eq!(scene.science_discard(), "bombing");
    assert_eq!(scene.legal(), ["done"], "and the turn is the first defender's again");
}

#[test]
fn r16_15_the_trophy_is_the_other_players() {
    let position = later().hand("joint").hand_of("defender-2", "db3b").foe("tiger-e rear-1");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2").play("defender-2 target db3b e1");
    assert_eq!(
        (scene.trophies("defender-1"), scene.trophies("defender-2")),
        (String::new(), "tiger-e".to_owned())
    );
}

#[test]
fn r16_15_what_a_science_card_still_asks_is_the_other_players() {
    let position =
        later().hand("joint").hand_of("defender-2", "breakthru").foe("pz3 tank-1").foe("pz3 rear-2");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2").play("defender-2 color breakthru red");
    for foe in ["e1", "e2", "e2", "e1"] {
        scene.play(&format!("defender-2 aim {foe}"));
    }
    assert_eq!(scene.trophies("defender-2"), "pz3 pz3");
}

#[test]
fn r16_16_only_another_player_with_a_card_that_can_be_played() {
    let position = with_options(|options| options.players = 4).hand("joint tank-r");
    let position = position
        .hand_of("defender-2", "il2 precise")
        .hand_of("defender-3", "tank-g")
        .hand_of("defender-4", "tank-r");
    let mut scene = position.foe("pz3 tank-1").scene();
    assert_eq!(scene.legal_after("joint"), ["defender-4"]);
    for nobody in ["defender-1", "defender-2", "defender-3", "fieldmarshal"] {
        assert_eq!(scene.forbidden_by(&format!("defender-1 joint {nobody}")), "16.16");
    }
    scene.play("defender-1 joint defender-4").play("defender-4 done");
    assert_eq!(
        (scene.foe("e1"), scene.hand("defender-4")),
        ("pz3 tank-1 armor 2".to_owned(), "tank-r".to_owned())
    );
    assert_eq!(scene.discard(), "joint", "declined, but played");
}

#[test]
fn r16_16_builders_cannot_be_played_this_way_but_engineers_can() {
    let position =
        later().hand("joint wire").hand_of("defender-2", "builders wire").walls("1").buildings("1");
    let scene = position.scene();
    assert!(scene.legal_after("joint").is_empty());
    let position = later().hand("joint wire").hand_of("defender-2", "engineers sandbags").walls("1 2 3 4");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2").play("defender-2 play engineers");
    scene.play("defender-1 build wire 5").play("defender-2 build sandbags 6");
    assert_eq!(scene.walls(), "1 2 3 4 5 6");
    assert_eq!(
        (scene.discard(), scene.science_discard()),
        ("sandbags wire joint".to_owned(), "engineers".to_owned())
    );
}

#[test]
fn r18_2_alone_a_joint_operation_cannot_be_played() {
    let scene =
        with_options(|options| options.players = 1).hand("joint tank-r bmp1").foe("pz3 tank-1").scene();
    assert!(scene.legal_after("joint").is_empty());
}

#[test]
fn r16_15_the_event_tells_who_is_asked() {
    let position = later().hand("joint").hand_of("defender-2", "tank-r").foe("pz3 tank-1");
    let mut scene = position.scene();
    scene.play("defender-1 joint defender-2");
    let asked = |event: &Event| matches!(event, Event::Joined { player } if player.word() == "defender-2");
    assert!(scene.events().iter().any(asked));
}

#[test]
fn r16_15_planning_in_a_joint_operation_fills_the_other_hand() {
    let mut scene = later().hand("joint").hand_of("defender-2", "planning").deck("wire il2").scene();
    scene.play("defender-1 joint defender-2");
    scene.luck("card il2").luck("card wire").play("defender-2 play planning").play("defender-2 keep il2");
    assert_eq!((scene.hand("defender-2"), scene.discard()), ("il2".to_owned(), "joint".to_owned()));
    assert_eq!(scene.legal(), ["done"]);
}

#[test]
fn r8_2_a_joint_hit_may_win_the_game() {
    let position = later().hand("joint wire").hand_of("defender-2", "tank-r").foe("pz3 tank-1 armor 1");
    let mut scene = position.reserve("").scene();
    scene.play("defender-1 joint defender-2").play("defender-2 hit tank-r e1");
    assert_eq!(scene.ending(), "points");
}
