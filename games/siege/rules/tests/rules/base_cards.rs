//! Section 5: the main cards of the base game.

use sandtable_siege::Event;

use crate::common::{Look, base, cells_reached, later};

#[test]
fn r5_1_sandbags_and_wire_build_a_missing_wall() {
    let mut scene = base().hand("sandbags wire wire").walls("1 2 3 4").scene();
    assert_eq!(scene.legal(), ["done", "wall 5", "wall 6"]);
    assert_eq!(scene.forbidden_by("defender-1 wall 1"), "5.1");
    scene.play("defender-1 wall 6");
    assert_eq!((scene.walls(), scene.hand("defender-1")), ("1 2 3 4 6".to_owned(), "wire".to_owned()));
    assert_eq!(scene.discard(), "sandbags wire");
    assert_eq!(scene.forbidden_by("defender-1 wall 5"), "5.1");
}

#[test]
fn r5_1_the_building_behind_it_does_not_matter() {
    let mut scene = base().hand("sandbags wire").walls("1").buildings("1 2").scene();
    scene.play("defender-1 wall 5");
    assert_eq!(scene.walls(), "1 5");
}

#[test]
fn r5_1_materials_alone_are_not_played() {
    let scene = base().hand("sandbags sandbags").walls("1").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 douse sandbags wall-1"), "10.8");
    assert_eq!(scene.forbidden_by("defender-1 play sandbags"), "5.1");
}

#[test]
fn r5_2_il2_destroys_outside_the_rear() {
    let everywhere = cells_reached(|| base().hand("il2"), "target il2", "tiger-e");
    assert_eq!(everywhere.split(' ').count(), 24);
    assert!(!everywhere.contains("rear"));
    let mut scene = base().hand("il2").foe("tiger-e city-2").buildings("1").scene();
    scene.play("defender-1 target il2 e1");
    assert_eq!((scene.foe("e1"), scene.trophies("defender-1")), ("gone".to_owned(), "tiger-e".to_owned()));
    let scene = base().hand("il2").foe("tiger-e rear-2").scene();
    assert_eq!(scene.forbidden_by("defender-1 target il2 e1"), "4.1");
}

#[test]
fn r5_2_il2_destroys_luftwaffe_ultras_and_enemies_on_their_immune_line() {
    for foe in ["bv238 city-4", "me262 tank-3", "leopard1 air-2", "p40 air-1", "gepard art-6"] {
        let mut scene = later().hand("il2").foe(foe).buildings("1").scene();
        scene.play("defender-1 target il2 e1");
        assert_eq!(scene.foe("e1"), "gone", "{foe}");
        assert_eq!(scene.trophies("defender-1"), foe.split(' ').next().unwrap_or_default());
    }
}

#[test]
fn r5_3_a_precise_shot_destroys_whom_the_hit_card_hits() {
    let mut scene = base().hand("precise art-b").foe("tiger-e art-5").foe("pz3 art-1").scene();
    assert_eq!(scene.legal(), ["done", "hit art-b e1", "boost art-b precise"]);
    scene.play("defender-1 boost art-b precise");
    assert_eq!(scene.legal(), ["aim e1"]);
    scene.play("defender-1 aim e1");
    assert_eq!((scene.foe("e1"), scene.trophies("defender-1")), ("gone".to_owned(), "tiger-e".to_owned()));
    assert_eq!(scene.discard(), "art-b precise");
}

#[test]
fn r5_3_it_is_not_played_without_a_hit() {
    let scene = base().hand("precise art-b").foe("tiger-e air-5").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 play precise"), "16.1");
    assert_eq!(scene.forbidden_by("defender-1 boost art-b precise"), "16.1");
}

#[test]
fn r5_4_hedgehogs_hold_an_enemy_in_any_cell_for_this_turn() {
    assert_eq!(cells_reached(|| base().hand("hedgehogs"), "target hedgehogs", "pz3").split(' ').count(), 30);
    let mut scene = base().hand("hedgehogs").foe("pz3 air-1").foe("pz3 air-2").scene();
    scene.play("defender-1 target hedgehogs e1");
    assert_eq!(scene.foe("e1"), "pz3 air-1 armor 2 hedgehogs");
    scene.luck("token mv-red").luck("token rot-cw").any_luck(1).play("defender-1 done");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("pz3 air-1 armor 2".to_owned(), "pz3 tank-3 armor 2".to_owned())
    );
}

#[test]
fn r5_5_hedgehogs_come_off_at_the_next_turn_or_with_their_enemy() {
    let mut scene = base().hand("hedgehogs").foe("pz3 air-1").lull().scene();
    scene.any_luck(1).play("defender-1 target hedgehogs e1").play("defender-1 done");
    assert_eq!(scene.foe("e1"), "pz3 air-1 armor 2");
    assert!(scene.events().iter().any(|event| matches!(event, Event::HedgehogsOff { .. })));
    let mut scene = base().hand("hedgehogs il2").foe("pz3 air-1 hedgehogs").foe("pz3 air-2").scene();
    assert_eq!(scene.forbidden_by("defender-1 target hedgehogs e2"), "5.5");
    scene.play("defender-1 target il2 e1").play("defender-1 target hedgehogs e2");
    assert_eq!(scene.foe("e2"), "pz3 air-2 armor 2 hedgehogs");
}

#[test]
fn r5_4_a_card_moves_an_enemy_under_hedgehogs() {
    let mut scene = base().hand("push").foe("pz3 tank-1 hedgehogs").scene();
    scene.play("defender-1 target push e1");
    assert_eq!(scene.foe("e1"), "pz3 rear-1 armor 2 hedgehogs");
}

#[test]
fn r5_6_push_sends_an_enemy_to_the_rear_of_its_sector() {
    let reached = cells_reached(|| base().hand("push"), "target push", "pz3");
    assert_eq!((reached.split(' ').count(), reached.contains("rear")), (24, false));
    let mut scene = base().hand("push").foe("pz3 city-4").buildings("1 4").lull().scene();
    scene.play("defender-1 target push e1");
    assert_eq!(scene.foe("e1"), "pz3 rear-4 armor 2");
    assert_eq!(
        (scene.walls().as_str(), scene.buildings().as_str()),
        ("1 2 3 4 5 6", "1 4"),
        "nothing was touched"
    );
    scene.any_luck(1).play("defender-1 done");
    assert_eq!(scene.foe("e1"), "pz3 air-4 armor 2", "it advances again");
}

#[test]
fn r5_7_a_pillbox_goes_on_a_wall_without_one() {
    let mut scene = base().hand("dotcard").walls("1 2 3").pillboxes("2").scene();
    assert_eq!(scene.legal_after("sector dotcard"), ["1", "3"]);
    assert_eq!(scene.forbidden_by("defender-1 sector dotcard 2"), "5.7");
    assert_eq!(scene.forbidden_by("defender-1 sector dotcard 4"), "5.7");
    scene.play("defender-1 sector dotcard 3");
    assert_eq!(scene.pillboxes(), "2 3");
}

#[test]
fn r5_7_with_both_on_the_board_the_card_cannot_be_played() {
    let scene = base().hand("dotcard").pillboxes("2 5").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 sector dotcard 1"), "5.7");
}

#[test]
fn r5_8_building_among_enemies_does_nothing_to_anybody() {
    let position = later().hand("sandbags wire wire builders").walls("1").buildings("1");
    let mut scene = position.foe("pz3 tank-3").foe("pz3 city-4").scene();
    scene.play("defender-1 wall 3").play("defender-1 rebuild wire 4");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("pz3 tank-3 armor 2".to_owned(), "pz3 city-4 armor 2".to_owned())
    );
    assert_eq!((scene.walls(), scene.buildings()), ("1 3".to_owned(), "1 4".to_owned()));
}

#[test]
fn r5_9_after_a_lull_no_tokens_are_revealed() {
    let mut scene = base().hand("lull").foe("pz3 rear-1").scene();
    scene.any_luck(1).play("defender-1 play lull").play("defender-1 done");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Revealed { .. })));
    assert_eq!(scene.foe("e1"), "pz3 air-1 armor 2", "but the enemies move");
}

#[test]
fn r5_10_modification_draws_two_main_cards_beyond_the_limit() {
    let mut scene = base().hand("modif wire wire wire wire tank-r").foe("pz3 tank-1").scene();
    scene.luck("card tank-r").luck("card il2").play("defender-1 play modif");
    assert_eq!(scene.hand("defender-1"), "tank-r tank-r wire wire wire wire il2");
    scene.play("defender-1 target il2 e1");
    assert_eq!(scene.trophies("defender-1"), "pz3");
}

#[test]
fn r5_10_the_deck_is_renewed_without_the_card_being_played() {
    let mut scene = base().hand("modif").deck("tank-r").discard("wire").scene();
    scene.luck("card tank-r").luck("card wire").play("defender-1 play modif");
    assert_eq!((scene.hand("defender-1"), scene.discard()), ("tank-r wire".to_owned(), "modif".to_owned()));
    let mut scene = base().hand("modif").deck("tank-r").scene();
    scene.luck("card tank-r").play("defender-1 play modif");
    assert_eq!(scene.hand("defender-1"), "tank-r", "one is all there is (3.3)");
}

#[test]
fn r5_11_salvage_takes_any_card_of_the_main_discard_pile() {
    let mut scene = later().hand("repair tank-r").discard("il2 wire").foe("tiger-e tank-1").scene();
    scene.play("defender-1 hit tank-r e1");
    assert_eq!(scene.legal_after("salvage"), ["tank-r", "wire", "il2"]);
    assert_eq!(scene.forbidden_by("defender-1 salvage repair"), "5.11");
    scene.play("defender-1 salvage tank-r").play("defender-1 hit tank-r e1");
    assert_eq!(scene.foe("e1"), "tiger-e tank-1 armor 1", "the same card twice in a turn");
    assert_eq!(scene.discard(), "tank-r wire il2 repair");
}
