//! Sections 10, 11, 14 and 15 as far as cards are concerned: fire, Luftwaffe, immune and fatal lines, ultras, repair
//! crew.

use sandtable_siege::Event;

use crate::common::{Look, cells_reached, later, with_options};

#[test]
fn r10_5_fire_from_cards_burns_in_the_same_turn() {
    let mut scene = later().hand("napalm").foe("tiger-e air-1").foe("tiger-e air-2").lull().scene();
    scene.any_luck(1).play("defender-1 cell napalm air-1").play("defender-1 done");
    assert_eq!(scene.foe("e1"), "tiger-e art-1 armor 2 fires 1");
    assert_eq!(scene.foe("e2"), "tiger-e art-2 armor 3");
}

#[test]
fn r10_8_one_material_removes_one_fire() {
    let position = later().hand("sandbags wire").burning("wall-3", 2).burning("building-1", 1);
    let mut scene = position.scene();
    let choices = ["sandbags wall-3", "sandbags building-1", "wire wall-3", "wire building-1"];
    assert_eq!(scene.legal_after("douse"), choices);
    assert_eq!(scene.forbidden_by("defender-1 douse wire wall-1"), "10.8");
    scene.play("defender-1 douse sandbags wall-3").play("defender-1 douse wire wall-3");
    assert_eq!((scene.fires("wall-3"), scene.fires("building-1")), (0, 1));
    assert_eq!(scene.discard(), "sandbags wire");
}

#[test]
fn r10_9_a_pillbox_on_a_burning_wall_puts_the_fire_out_and_is_gone() {
    let mut scene = later().hand("dotcard").burning("wall-3", 2).scene();
    scene.play("defender-1 sector dotcard 3");
    assert_eq!((scene.fires("wall-3"), scene.pillboxes().as_str()), (0, ""));
    assert_eq!(scene.walls(), "1 2 3 4 5 6");
    let mut scene = later().hand("disinfo").pillboxes("1").burning("wall-3", 1).scene();
    scene.play("defender-1 shift 1 3");
    assert_eq!((scene.fires("wall-3"), scene.pillboxes().as_str()), (0, ""));
}

#[test]
fn r11_1_tank_and_artillery_cards_hedgehogs_and_push_do_not_touch_luftwaffe() {
    for token in ["bv238", "ju87", "me262"] {
        for (card, start) in [
            ("tank-any", "hit tank-any"),
            ("art-any", "hit art-any"),
            ("hedgehogs", "target hedgehogs"),
            ("push", "target push"),
        ] {
            assert_eq!(cells_reached(|| later().hand(card), start, token), "", "{card} on {token}");
        }
    }
    let scene = later().hand("tank-r push").foe("bv238 tank-1").scene();
    assert_eq!(scene.forbidden_by("defender-1 hit tank-r e1"), "11.1");
    assert_eq!(scene.forbidden_by("defender-1 target push e1"), "11.1");
}

#[test]
fn r11_2_air_force_hits_luftwaffe_on_three_lines() {
    let cells = "tank-5 tank-6 art-5 art-6 air-5 air-6";
    assert_eq!(cells_reached(|| later().hand("air-b"), "hit air-b", "bv238"), cells);
    assert_eq!(cells_reached(|| later().hand("cntr-b"), "hit cntr-b", "bv238"), cells);
    assert_eq!(cells_reached(|| later().hand("air-any"), "hit air-any", "me262").split(' ').count(), 18);
    let mut scene = later().hand("air-b").foe("bv238 tank-5").scene();
    scene.play("defender-1 hit air-b e1");
    assert_eq!(scene.foe("e1"), "bv238 tank-5 armor 1");
}

#[test]
fn r11_2_in_the_city_only_il2_and_science_cards_reach_luftwaffe() {
    let scene = later().hand("air-r cntr-r il2 bmp1").foe("bv238 city-2").buildings("1").scene();
    assert_eq!(scene.legal(), ["done", "target il2 e1", "target bmp1 e1"]);
    assert_eq!(scene.forbidden_by("defender-1 hit air-r e1"), "4.3");
}

#[test]
fn r11_8_a_destroyed_ju87_sets_its_cell_on_fire() {
    let position = later().hand("air-r").foe("ju87 art-1").foe("pz3 art-1").foe("leopard1 art-1");
    let mut scene = position.foe("pz3 art-2").foe("remb art-1").foe("pz3 tank-1").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(
        (scene.foe("e2"), scene.foe("e3")),
        ("pz3 art-1 armor 2 fires 1".to_owned(), "leopard1 art-1 armor 4 fires 1".to_owned())
    );
    assert_eq!(
        (scene.foe("e4").as_str(), scene.foe("e6").as_str()),
        ("pz3 art-2 armor 2", "pz3 tank-1 armor 2")
    );
}

#[test]
fn r11_9_on_its_immune_line_a_hit_card_does_nothing_but_is_played() {
    for (card, foe) in [("air-r", "p40 air-1"), ("tank-g", "pz4-70 tank-3"), ("art-b", "gepard art-5")] {
        let mut scene = later().hand(card).foe(foe).scene();
        scene.play(&format!("defender-1 hit {card} e1"));
        assert_eq!(scene.foe("e1"), format!("{foe} armor 3"));
        assert!(scene.events().iter().any(|event| matches!(event, Event::Unharmed { .. })));
        assert_eq!(scene.discard(), card);
    }
}

#[test]
fn r11_9_nor_does_any_modifier_of_the_bundle() {
    for modifier in ["precise", "ap", "incend", "demoral"] {
        let mut scene = later().hand(&format!("cntr-r {modifier}")).foe("p40 air-1").scene();
        scene.play(&format!("defender-1 boost cntr-r {modifier}")).play("defender-1 aim e1");
        assert_eq!(scene.foe("e1"), "p40 air-1 armor 3", "{modifier}");
    }
}

#[test]
fn r11_9_il2_and_science_cards_work_there() {
    let mut scene = later().hand("bmp1 bm13").foe("p40 air-1").scene();
    scene.play("defender-1 target bmp1 e1").play("defender-1 target bm13 e1");
    assert_eq!(scene.foe("e1"), "p40 air-1 armor 1 fires 1");
}

#[test]
fn r11_10_on_its_fatal_line_any_damage_destroys() {
    for (card, foe) in [("art-r", "p40 art-1"), ("air-g", "pz4-70 air-3"), ("tank-b", "gepard tank-5")] {
        let mut scene = later().hand(card).foe(foe).scene();
        scene.play(&format!("defender-1 hit {card} e1"));
        assert_eq!(scene.foe("e1"), "gone", "{foe}");
        assert_eq!(scene.trophies("defender-1"), foe.split(' ').next().unwrap_or_default());
    }
}

#[test]
fn r11_10_by_fire_and_by_a_provocation_too() {
    let position = later().hand("provoke").foe("gepard tank-5").foe("pz3 tank-5 armor 1");
    let mut scene = position.scene();
    scene.play("defender-1 target provoke e1").play("defender-1 aim e2");
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("gone".to_owned(), "gone".to_owned()));
    let mut scene = later().hand("napalm").foe("p40 air-1").lull().scene();
    scene.any_luck(1).play("defender-1 cell napalm air-1").play("defender-1 done");
    assert_eq!((scene.foe("e1"), scene.spent().as_str()), ("gone".to_owned(), "p40"));
}

#[test]
fn r11_13_a_destroyed_ha_go_goes_back_to_its_pile() {
    let mut scene = later().hand("air-r").foe("hago air-1").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", ""));
    assert_eq!(scene.view(sandtable_core::Viewer::Public).ha_go, 18);
}

#[test]
fn r14_2_precise_shot_destroys_an_ultra_and_it_is_worth_5() {
    let mut scene = later().hand("art-r precise").foe("type74 art-1").scene();
    scene.play("defender-1 boost art-r precise").play("defender-1 aim e1");
    assert_eq!(scene.trophies("defender-1"), "type74");
    assert_eq!(scene.state().points("defender-1".parse().unwrap()), 5);
}

#[test]
fn r14_9_type_61_releases_two_ha_go_for_every_point_it_survives() {
    let mut scene = later().hand("tank-r").foe("type61 tank-2").scene();
    scene.play("defender-1 hit tank-r e1");
    assert_eq!(
        (scene.foe("e1"), scene.foes_in("rear-2").as_str()),
        ("type61 tank-2 armor 3".to_owned(), "hago hago")
    );
}

#[test]
fn r14_10_the_damage_of_one_moment_is_taken_together() {
    let mut scene = later().hand("breakthru").foe("type61 tank-2").scene();
    scene.play("defender-1 color breakthru red");
    scene
        .play("defender-1 aim e1")
        .play("defender-1 aim e1")
        .play("defender-1 aim e1")
        .play("defender-1 done");
    assert_eq!(scene.foes_in("rear-2"), "hago hago hago hago hago hago");
    let mut scene = later().hand("breakthru").foe("type61 tank-2 armor 2").scene();
    scene.play("defender-1 color breakthru red").play("defender-1 aim e1").play("defender-1 aim e1");
    assert_eq!((scene.foe("e1"), scene.foes_in("rear-2").as_str()), ("gone".to_owned(), ""));
}

#[test]
fn r14_10_outright_destruction_releases_none() {
    for (hand, plays) in [
        ("tank-r precise", &["boost tank-r precise", "aim e1"][..]),
        ("il2", &["target il2 e1"]),
        ("heroic", &["sector heroic 2"]),
    ] {
        let mut scene = later().hand(hand).foe("type61 tank-2").scene();
        for play in plays {
            scene.play(&format!("defender-1 {play}"));
        }
        assert_eq!((scene.foe("e1"), scene.foes_in("rear-2").as_str()), ("gone".to_owned(), ""), "{hand}");
    }
}

#[test]
fn r14_10_a_moment_that_kills_it_by_the_building_releases_none() {
    let position = with_options(|options| options.city_counterattack = true).hand("cntr-r demoral");
    let mut scene = position.foe("type61 city-2 armor 2").buildings("1 5").scene();
    scene.play("defender-1 boost cntr-r demoral").play("defender-1 aim e1");
    assert_eq!((scene.foe("e1"), scene.buildings()), ("gone".to_owned(), "5".to_owned()));
    assert_eq!((scene.foes_in("rear-1").as_str(), scene.foes_in("rear-2").as_str()), ("", ""));
}

#[test]
fn r14_16_science_cards_do_nothing_to_leopard_1() {
    let cards = "bmp1 bm13 disinfo obj120 provoke hellcat bombing carpet breakthru flamers offensive";
    let scene = later().hand(cards).foe("leopard1 tank-1").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 target bmp1 e1"), "14.16");
    assert_eq!(scene.forbidden_by("defender-1 cell hellcat tank-1"), "4.2");
    let mut scene =
        later().hand("frost heroic mud").foe("leopard1 tank-2 fires 1").foe("pz3 tank-2 fires 1").scene();
    scene.play("defender-1 play frost").play("defender-1 play mud").play("defender-1 sector heroic 2");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("leopard1 tank-2 armor 4 fires 1".to_owned(), "gone".to_owned())
    );
}

#[test]
fn r14_16_mud_does_not_keep_leopard_1() {
    let mut scene = later().hand("mud").foe("leopard1 air-2").foe("pz3 air-2").lull().scene();
    scene.luck("roll 5").any_luck(1).play("defender-1 play mud").play("defender-1 done");
    assert_eq!(
        (scene.foe("e1"), scene.foe("e2")),
        ("leopard1 art-5 armor 4".to_owned(), "pz3 air-2 armor 2".to_owned())
    );
}

#[test]
fn r14_16_main_cards_work_on_it() {
    let mut scene = later().hand("tank-r push").foe("leopard1 tank-2").scene();
    scene.play("defender-1 hit tank-r e1").play("defender-1 target push e1");
    assert_eq!(scene.foe("e1"), "leopard1 rear-2 armor 3");
}

#[test]
fn r15_1_no_card_touches_the_repair_crew() {
    let cards = "cntr-r precise il2 hedgehogs push bmp1 bm13 disinfo obj120 hellcat bombing carpet breakthru offensive frost";
    let scene = later().hand(cards).foe("remb air-1").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 hit cntr-r e1"), "15.1");
    assert_eq!(scene.forbidden_by("defender-1 target il2 e1"), "15.1");
    let mut scene = later().hand("heroic napalm hellcat").foe("remb air-1").foe("pz3 air-1").scene();
    scene.play("defender-1 cell napalm air-1").play("defender-1 cell hellcat air-1");
    assert_eq!(scene.foe("e1"), "remb air-1 armor 0");
    scene.play("defender-1 sector heroic 1");
    assert_eq!(scene.foe("e1"), "pz3 air-1 armor 2", "it brought back the one beside it");
}

#[test]
fn r15_2_a_card_that_destroys_feeds_the_repair_crew() {
    let mut scene = later().hand("il2").foe("remb rear-5").foe("tiger-e tank-1 fires 2").scene();
    scene.play("defender-1 target il2 e2");
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("tiger-e rear-5 armor 3".to_owned(), "gone".to_owned()));
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", "remb"));
}

#[test]
fn r15_3_the_active_player_chooses_among_several() {
    let position = later().hand("heroic").foe("remb rear-5").foe("tiger-e tank-1").foe("pz3 air-1");
    let mut scene = position.foe("hago air-1").foe("type74 art-1").scene();
    scene.play("defender-1 sector heroic 1");
    assert_eq!(scene.legal(), ["return pz3", "return tiger-e", "return hago"]);
    scene.play("defender-1 return pz3");
    assert_eq!(
        (scene.foe("e1"), scene.trophies("defender-1")),
        ("pz3 rear-5 armor 2".to_owned(), "tiger-e type74".to_owned())
    );
}
