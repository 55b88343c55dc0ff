//! Science cards that choose one enemy, two, or a pillbox: 17.1, 17.3, 17.4, 17.7 to 17.9, 17.15, 17.18, 17.19.

use crate::common::{Look, cells_reached, later};

const ALL_BUT_REAR: usize = 24;

fn reached(card: &str) -> usize {
    let cells = cells_reached(|| later().hand(card), &format!("target {card}"), "pz3");
    cells.split_whitespace().count()
}

#[test]
fn r17_1_the_reach_of_cards_that_choose_an_enemy() {
    assert_eq!((reached("bmp1"), reached("disinfo"), reached("obj120")), (30, 30, ALL_BUT_REAR));
    assert_eq!((reached("swingfire"), reached("ontos"), reached("bm13")), (10, 10, 10));
    let rear = "rear-1 rear-2 rear-3 rear-4 rear-5 rear-6";
    assert_eq!(cells_reached(|| later().hand("db3b"), "target db3b", "pz3"), rear);
    let scene = later().hand("obj120 db3b").foe("pz3 rear-1").foe("pz3 air-1").scene();
    assert_eq!(scene.forbidden_by("defender-1 target obj120 e1"), "17.1");
    assert_eq!(scene.forbidden_by("defender-1 target db3b e2"), "17.1");
}

#[test]
fn r17_3_rocket_cards_damage_and_set_on_fire_in_their_colour() {
    for (card, cell, other) in
        [("bm13", "rear-2", "rear-3"), ("ontos", "city-4", "air-5"), ("swingfire", "tank-5", "tank-1")]
    {
        let position = later().hand(card).foe(&format!("pz3 {cell}")).foe(&format!("pz3 {other}"));
        let mut scene = position.buildings("1").scene();
        assert_eq!(scene.legal_after(&format!("target {card}")), ["e1"]);
        scene.play(&format!("defender-1 target {card} e1"));
        assert_eq!(scene.foe("e1"), format!("pz3 {cell} armor 1 fires 1"));
    }
}

#[test]
fn r17_3_the_fire_burns_in_the_same_turn() {
    let mut scene = later().hand("bm13").foe("tiger-e air-2").lull().scene();
    scene.any_luck(1).play("defender-1 target bm13 e1").play("defender-1 done");
    assert_eq!(scene.foe("e1"), "tiger-e art-2 armor 1 fires 1");
}

#[test]
fn r17_4_bmp_1_hits_anybody() {
    let mut scene = later().hand("bmp1").foe("bv238 city-5").buildings("1").scene();
    scene.play("defender-1 target bmp1 e1");
    assert_eq!(scene.foe("e1"), "bv238 city-5 armor 1");
}

#[test]
fn r17_7_db_3b_destroys_in_the_rear() {
    let mut scene = later().hand("db3b").foe("me262 rear-5").scene();
    scene.play("defender-1 target db3b e1");
    assert_eq!((scene.foe("e1"), scene.trophies("defender-1")), ("gone".to_owned(), "me262".to_owned()));
}

#[test]
fn r17_8_disinformation_moves_an_enemy_to_any_other_cell() {
    let mut scene = later().hand("disinfo").foe("pz3 tank-1").scene();
    scene.play("defender-1 target disinfo e1");
    assert_eq!(scene.legal().len(), 29);
    assert_eq!(scene.forbidden_by("defender-1 to tank-1"), "17.8");
    scene.play("defender-1 to rear-4");
    assert_eq!(scene.foe("e1"), "pz3 rear-4 armor 2");
}

#[test]
fn r17_8_a_building_there_is_attacked() {
    let mut scene = later().hand("disinfo").foe("pz3 tank-1").foe("ju87 air-1").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-3");
    assert_eq!(
        (scene.foe("e1"), scene.buildings()),
        ("pz3 city-3 armor 1".to_owned(), "1 2 4 5 6".to_owned())
    );
    let mut scene = later().hand("disinfo").foe("ju87 air-1").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-3");
    assert_eq!((scene.trophies("defender-1").as_str(), scene.spent().as_str()), ("", "ju87"));
    let mut scene = later().hand("disinfo").foe("pz3 tank-1").burning("building-3", 2).scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-3");
    assert_eq!(
        (scene.foe("e1"), scene.buildings()),
        ("pz3 city-3 armor 2 fires 2".to_owned(), "1 2 4 5 6".to_owned())
    );
}

#[test]
fn r13_4_walls_on_the_way_are_not_touched() {
    let mut scene = later().hand("disinfo").foe("pz3 tank-1").buildings("1 2").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to city-3");
    assert_eq!((scene.foe("e1"), scene.walls()), ("pz3 city-3 armor 2".to_owned(), "1 2 3 4 5 6".to_owned()));
}

#[test]
fn r13_4_an_ultra_moved_by_a_card_makes_just_that_move() {
    let mut scene = later().hand("disinfo").foe("rjpz2 air-1").scene();
    scene.play("defender-1 target disinfo e1").play("defender-1 to art-3");
    assert_eq!(scene.foe("e1"), "rjpz2 art-3 armor 5");
    let fires: u8 = (1..=6).map(|sector| scene.fires(&format!("wall-{sector}"))).sum();
    assert_eq!(fires, 0, "and no rocket");
}

#[test]
fn r17_9_or_a_pillbox_to_another_wall_without_one() {
    let mut scene = later().hand("disinfo").walls("1 2 3").pillboxes("1 2").scene();
    assert_eq!(scene.legal(), ["done", "shift 1 3", "shift 2 3"]);
    assert_eq!(scene.forbidden_by("defender-1 shift 1 2"), "17.9");
    assert_eq!(scene.forbidden_by("defender-1 shift 1 5"), "17.9");
    assert_eq!(scene.forbidden_by("defender-1 shift 3 1"), "17.9");
    scene.play("defender-1 shift 2 3");
    assert_eq!(scene.pillboxes(), "1 3");
    assert_eq!(scene.science_discard(), "disinfo");
}

#[test]
fn r17_8_ferdinand_dies_with_the_building_and_returns_tokens() {
    let position =
        later().hand("disinfo").foe("ferdinand tank-1 armor 2").field("reserve", serde_json::Value::Null);
    let mut scene =
        position.field("spent", serde_json::json!({"pz3": 1, "he111": 1, "maus": 1, "tiger-e": 1})).scene();
    scene.play("defender-1 target disinfo e1");
    scene.luck("token pz3").luck("token maus").play("defender-1 to city-3");
    assert_eq!((scene.foe("e1"), scene.buildings()), ("gone".to_owned(), "1 2 4 5 6".to_owned()));
    assert_eq!((scene.spent().as_str(), scene.trophies("defender-1").as_str()), ("tiger-e he111", ""));
}

#[test]
fn r17_15_object_120_damages_and_drives_to_any_rear_cell() {
    let mut scene = later().hand("obj120").foe("tiger-e city-4").buildings("1").scene();
    scene.play("defender-1 target obj120 e1");
    let rear = ["rear-1", "rear-2", "rear-3", "rear-4", "rear-5", "rear-6"];
    assert_eq!(
        (scene.foe("e1"), scene.legal_after("to")),
        ("tiger-e city-4 armor 2".to_owned(), rear.map(str::to_owned).to_vec())
    );
    assert_eq!(scene.forbidden_by("defender-1 to air-1"), "17.15");
    scene.play("defender-1 to rear-6");
    assert_eq!(scene.foe("e1"), "tiger-e rear-6 armor 2");
}

#[test]
fn r17_15_the_dead_are_not_moved() {
    let mut scene = later().hand("obj120").foe("ju87 tank-4").foe("pz3 tank-4").scene();
    scene.play("defender-1 target obj120 e1");
    assert_eq!(
        (scene.trophies("defender-1"), scene.foe("e2")),
        ("ju87".to_owned(), "pz3 tank-4 armor 2 fires 1".to_owned())
    );
    assert_eq!(scene.legal(), ["done"]);
}

#[test]
fn r17_15_type_61_answers_where_it_was_hit() {
    let mut scene = later().hand("obj120").foe("type61 tank-4").scene();
    scene.play("defender-1 target obj120 e1").play("defender-1 to rear-1");
    assert_eq!(
        (scene.foes_in("rear-4").as_str(), scene.foe("e1").as_str()),
        ("hago hago", "type61 rear-1 armor 3")
    );
}

#[test]
fn r17_18_two_enemies_of_a_cell_damage_each_other_by_their_armour() {
    let position = later().hand("provoke").foe("heli tank-2").foe("ru251 tank-2 armor 1").foe("pz3 tank-1");
    let mut scene = position.scene();
    assert_eq!(scene.legal_after("target provoke"), ["e1", "e2"]);
    assert_eq!(scene.forbidden_by("defender-1 target provoke e3"), "17.18");
    scene.play("defender-1 target provoke e1");
    assert_eq!(scene.legal(), ["aim e2"]);
    assert_eq!(scene.forbidden_by("defender-1 aim e3"), "17.18");
    scene.play("defender-1 aim e2");
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("heli tank-2 armor 2".to_owned(), "gone".to_owned()));
    assert_eq!(scene.trophies("defender-1"), "ru251");
}

#[test]
fn r17_18_both_may_die_and_both_are_trophies() {
    let mut scene = later().hand("provoke").foe("pz3 city-2").foe("bv238 city-2").buildings("1").scene();
    scene.play("defender-1 target provoke e2").play("defender-1 aim e1");
    assert_eq!(scene.trophies("defender-1"), "pz3 bv238");
}

#[test]
fn r17_18_not_in_the_rear_and_not_with_leopard_1_or_the_repair_crew() {
    let position = later().hand("provoke").foe("pz3 rear-2").foe("pz3 rear-2").foe("pz3 air-2");
    let scene = position.foe("leopard1 air-2").foe("remb air-2").scene();
    assert_eq!(scene.legal(), ["done"]);
    assert_eq!(scene.forbidden_by("defender-1 target provoke e1"), "17.1");
    assert_eq!(scene.forbidden_by("defender-1 target provoke e4"), "14.16");
    assert_eq!(scene.forbidden_by("defender-1 target provoke e5"), "15.1");
}

#[test]
fn r17_19_breakthrough_divides_four_points_in_one_colour() {
    let position = later().hand("breakthru").foe("tiger-e rear-3").foe("pz3 city-4").foe("pz3 tank-1");
    let mut scene = position.buildings("1").scene();
    assert_eq!(scene.legal_after("color breakthru"), ["red", "green"]);
    assert_eq!(scene.forbidden_by("defender-1 color breakthru blue"), "4.2");
    scene.play("defender-1 color breakthru green");
    assert_eq!(scene.legal(), ["aim e1", "aim e2"], "at least one point is dealt");
    assert_eq!(scene.forbidden_by("defender-1 done"), "17.19");
    assert_eq!(scene.forbidden_by("defender-1 aim e3"), "17.19");
    for foe in ["e2", "e1", "e2", "e1"] {
        assert_eq!(scene.trophies("defender-1"), "", "nothing happens before the last point");
        scene.play(&format!("defender-1 aim {foe}"));
    }
    assert_eq!((scene.foe("e1"), scene.foe("e2")), ("tiger-e rear-3 armor 1".to_owned(), "gone".to_owned()));
}

#[test]
fn r17_19_nobody_gets_more_than_the_armour_and_on_the_fatal_line_one() {
    let mut scene =
        later().hand("breakthru").foe("pz3 air-1 armor 1").foe("p40 art-1").foe("e100 art-1").scene();
    scene.play("defender-1 color breakthru red").play("defender-1 aim e1").play("defender-1 aim e2");
    assert_eq!(scene.legal(), ["done", "aim e3"]);
    assert_eq!(scene.forbidden_by("defender-1 aim e2"), "17.19");
    scene.play("defender-1 done");
    assert_eq!(
        (scene.trophies("defender-1"), scene.foe("e3")),
        ("pz3 p40".to_owned(), "e100 art-1 armor 4".to_owned())
    );
}

#[test]
fn r17_19_what_nobody_can_take_is_lost_and_all_is_one_moment() {
    let position = later().hand("breakthru").foe("pz3 air-1 armor 1").foe("remb rear-5").foe("ju87 air-2");
    let mut scene = position.scene();
    scene.play("defender-1 color breakthru red").play("defender-1 aim e3").play("defender-1 aim e1");
    assert_eq!(scene.legal(), ["return pz3", "return ju87"], "the repair crew sees both");
    scene.play("defender-1 return ju87");
    assert_eq!(
        (scene.foe("e2"), scene.trophies("defender-1")),
        ("ju87 rear-5 armor 1".to_owned(), "pz3".to_owned())
    );
}
