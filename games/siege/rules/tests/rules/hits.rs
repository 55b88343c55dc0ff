//! Section 4: playing cards, hitting, damage and trophies.

use crate::common::{Look, base, cells_reached, later};

#[test]
fn r3_1_as_many_cards_as_wanted_one_after_the_other() {
    let mut scene = later().hand("tank-r tank-r art-g").foe("pz3 tank-1").foe("pz3 art-3").scene();
    scene.play("defender-1 hit tank-r e1").play("defender-1 hit art-g e2").play("defender-1 hit tank-r e1");
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("gone".to_owned(), "pz3 art-3 armor 1".to_owned()));
    assert_eq!(scene.legal(), ["done"]);
}

#[test]
fn r4_1_a_played_card_goes_to_the_discard_pile_of_its_deck() {
    let mut scene = later().hand("tank-r bmp1").foe("tiger-e tank-1").scene();
    scene.play("defender-1 hit tank-r e1").play("defender-1 target bmp1 e1");
    assert_eq!((scene.discard(), scene.science_discard()), ("tank-r".to_owned(), "bmp1".to_owned()));
    assert_eq!(scene.hand("defender-1"), "");
}

#[test]
fn r4_1_only_cards_of_the_own_hand_with_a_target_are_played() {
    let scene = later().hand("tank-r bombing").hand_of("defender-2", "il2").foe("pz3 art-3").scene();
    assert_eq!(scene.legal(), ["done", "sector bombing 3"]);
    assert_eq!(scene.forbidden_by("defender-1 target il2 e1"), "3.1");
    assert_eq!(scene.forbidden_by("defender-1 hit tank-r e1"), "4.3");
    assert_eq!(scene.forbidden_by("defender-1 hit tank-r e9"), "4.3");
    assert_eq!(scene.forbidden_by("defender-1 sector bombing 4"), "4.2");
    assert_eq!(scene.why_not("defender-1 target tank-r e1").id, "siege-why-not-this-way");
}

#[test]
fn r4_3_a_hit_card_hits_its_line_in_its_colour() {
    for (card, cells) in [
        ("air-r", "air-1 air-2"),
        ("air-g", "air-3 air-4"),
        ("air-b", "air-5 air-6"),
        ("art-r", "art-1 art-2"),
        ("art-g", "art-3 art-4"),
        ("art-b", "art-5 art-6"),
        ("tank-r", "tank-1 tank-2"),
        ("tank-g", "tank-3 tank-4"),
        ("tank-b", "tank-5 tank-6"),
    ] {
        assert_eq!(cells_reached(|| base().hand(card), &format!("hit {card}"), "pz3"), cells, "{card}");
        let mut scene = base().hand(card).foe(&format!("tiger-e {}", &cells[..cells.len() / 2])).scene();
        scene.play(&format!("defender-1 hit {card} e1"));
        assert!(scene.foe("e1").ends_with("armor 2"), "{card}");
    }
}

#[test]
fn r4_3_any_colour_cards_hit_in_every_sector_on_their_line() {
    for arm in ["air", "art", "tank"] {
        let cells = (1..=6).map(|sector| format!("{arm}-{sector}")).collect::<Vec<_>>().join(" ");
        let card = format!("{arm}-any");
        assert_eq!(cells_reached(|| base().hand(&card), &format!("hit {card}"), "pz3"), cells);
        let mut scene = base().hand(&card).foe(&format!("pz3 {arm}-4")).scene();
        scene.play(&format!("defender-1 hit {card} e1"));
        assert_eq!(scene.foe("e1"), format!("pz3 {arm}-4 armor 1"));
    }
}

#[test]
fn r4_4_a_counterattack_hits_on_three_lines_in_its_colour() {
    for (card, one, two) in [("cntr-r", 1, 2), ("cntr-g", 3, 4), ("cntr-b", 5, 6)] {
        let cells = format!("tank-{one} tank-{two} art-{one} art-{two} air-{one} air-{two}");
        assert_eq!(cells_reached(|| base().hand(card), &format!("hit {card}"), "pz3"), cells);
        let mut scene = base().hand(card).foe(&format!("pz3 air-{two}")).scene();
        scene.play(&format!("defender-1 hit {card} e1"));
        assert_eq!(scene.foe("e1"), format!("pz3 air-{two} armor 1"));
    }
}

#[test]
fn r4_3_no_hit_card_reaches_the_rear_or_the_city() {
    let scene = base().hand("tank-r cntr-r").foe("pz3 rear-1").foe("pz3 city-2").buildings("3").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 hit cntr-r e1"), "4.3");
    assert_eq!(scene.forbidden_by("defender-1 hit tank-r e2"), "4.3");
}

#[test]
fn r4_5_damage_lowers_armour_and_at_0_the_enemy_is_destroyed() {
    let mut scene = base().hand("tank-r tank-r tank-r").foe("tiger-e tank-1").scene();
    for left in ["tiger-e tank-1 armor 2", "tiger-e tank-1 armor 1", "gone"] {
        scene.play("defender-1 hit tank-r e1");
        assert_eq!(scene.foe("e1"), left);
    }
}

#[test]
fn r4_6_the_player_whose_card_destroys_an_enemy_has_the_trophy() {
    let mut scene = base().hand("tank-r il2").foe("sdkfz140 tank-1").foe("maus air-4").scene();
    scene.play("defender-1 hit tank-r e1").play("defender-1 target il2 e2");
    assert_eq!((scene.trophies("defender-1"), scene.spent()), ("sdkfz140 maus".to_owned(), String::new()));
    assert_eq!(scene.state().points("defender-1".parse().unwrap()), 5);
}

#[test]
fn r4_6_whoever_has_the_turn() {
    let position = later().hand("joint").hand_of("defender-2", "tank-g").foe("hago air-1").foe("ju87 air-3");
    let mut scene = position.foe("pz3 tank-3 armor 1").scene();
    scene.play("defender-1 joint defender-2").play("defender-2 hit tank-g e3");
    assert_eq!(
        (scene.trophies("defender-1"), scene.trophies("defender-2")),
        (String::new(), "pz3".to_owned())
    );
}

#[test]
fn r8_2_victory_comes_in_the_middle_of_a_turn() {
    let mut scene = base().hand("tank-r wire").foe("pz3 tank-1 armor 1").reserve("").scene();
    scene.play("defender-1 hit tank-r e1");
    assert_eq!(scene.ending(), "points");
}
