//! 18: traits, each by what it does.

use sandtable_dolg::ids::{Kind, Mark, Side};

use crate::common::{LULL, battle, dice, has, morale, unit};

#[test]
fn r18_1_skirmishers_pass_through_friends() {
    let mut scene = battle("movement")
        .south("aux-syr 5000 3000 0 activated")
        .south("rom-legion 5000 4000 0")
        .north("rom-legion 12000 9000 360")
        .scene();
    scene.play("south move s1").play("south regular").play("south advance 1700");
}

#[test]
fn r18_2_onrush_strikes_first() {
    let mut scene = battle("melee")
        .south("cel-noble 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360 wounds=6")
        .scene();
    scene.luck(LULL).luck("roll 6").luck("roll 1").luck("roll 1").luck("roll 1").play("south fight s1 n1");
    assert_eq!(dice(&scene).len(), 1);
}

/// Does the charger wound with this damage die?
fn wounds(kind: &str, marks: &str, damage: &str) -> bool {
    let mut scene = battle("melee")
        .south(&format!("{kind} 5000 3000 0{marks}"))
        .north("rom-legion 5000 3630 360")
        .scene();
    scene.luck(LULL).luck("roll 5").luck("roll 1").luck("roll 1").luck("roll 1").luck(damage).any_luck(1);
    scene.play("south fight s1 n1");
    unit(&scene, "n1").wounds > 0
}

#[test]
fn r18_3_a_lance_damages_more() {
    assert!(wounds("rom-contar", " charged target=n1", "roll 2"), "2 + 5 + onrush and lance exceed 7");
    assert!(!wounds("rom-contar", "", "roll 2"));
}

#[test]
fn r18_4_fury_hits_better_and_does_not_withdraw() {
    let mut scene =
        battle("movement").south("cel-pict 5000 3000 0 activated").north("rom-legion 5000 3630 360").scene();
    scene.play("south move s1").refuse("south withdraw");
    assert!(scene.legal().contains(&"retreat".to_owned()));
}

// D32
#[test]
fn r18_5_fear_is_checked_once() {
    let mut scene = battle("melee")
        .south("cel-char 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360")
        .scene();
    scene.luck("dice 6 6").luck(LULL).any_luck(1).play("south fight s1 n1");
    assert!(has(&scene, "n1", Mark::Frightened));
    let mut again = battle("melee")
        .south("cel-char 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360 frightened")
        .scene();
    again.luck(LULL).any_luck(1).play("south fight s1 n1");
    assert!(has(&again, "n1", Mark::Frightened));
}

#[test]
fn r18_6_chariots_do_not_turn_in_a_fight() {
    let mut scene =
        battle("movement").south("cel-char 5000 3000 0 activated").north("rom-legion 5755 3000 540").scene();
    scene.play("south move s1").refuse("south turn-to n1");
}

#[test]
fn r18_7_the_elite_may_replace_the_random_event() {
    let mut scene = battle("melee").south("rom-praet 5000 3000 0").north("rom-legion 5000 3630 360").scene();
    scene.luck("reveal k13").play("south fight s1 n1");
    assert_eq!(scene.legal(), ["replace", "pass"]);
}

#[test]
fn r18_8_veterans_have_better_morale() {
    let scene = battle("movement")
        .south("rom-vexil 5000 3000 0 activated")
        .south("rom-legion 7000 3000 0 veteran")
        .north("rom-legion 12000 9000 360")
        .scene();
    assert_eq!([morale(scene.state(), "s1"), morale(scene.state(), "s2")], [10, 10]);
}

#[test]
fn r18_9_a_levy_gives_way_to_an_onrush() {
    // Dacian levy: hit 3; against dodge 6 a four hits, against an onrush only a five.
    let hit = |target: &str| {
        let mut scene = battle("melee")
            .south(&format!("cel-noble 5000 3000 0 charged target={target}"))
            .north("dac-levy 5000 3630 360")
            .north("dac-levy 12000 9000 360")
            .scene();
        scene.luck(LULL);
        for roll in ["roll 1", "roll 1", "roll 1", "roll 1", "roll 4"] {
            scene.luck(roll);
        }
        scene.any_luck(1).play("south fight s1 n1");
        scene.events().iter().any(|event| {
            matches!(event, sandtable_dolg::Event::HitRoll { unit, face: 4, hit: true } if unit.side() == Side::North)
        })
    };
    assert_eq!([hit("n1"), hit("n2")], [false, true]);
}

#[test]
fn r18_10_woodsmen_keep_their_movement_in_woods() {
    let wood = serde_json::json!([{ "ground": "wood", "x": 5000, "y": 3500, "width": 2500, "depth": 2000 }]);
    for (kind, most) in [("cel-pict", 2500), ("cel-noble", 1250)] {
        let mut scene = battle("movement")
            .south(&format!("{kind} 5000 3000 0 activated"))
            .north("rom-legion 12000 9000 360")
            .set("grounds", wood.clone())
            .scene();
        scene.play("south move s1").play("south regular").refuse(&format!("south advance {}", most + 1));
        scene.play(&format!("south advance {most}"));
    }
}

#[test]
fn r18_11_swimmers_cross_rivers() {
    let river = serde_json::json!([{ "ground": "river", "x": 5000, "y": 4000, "width": 8000, "depth": 400 }]);
    for (kind, most) in [("aux-batav", 1250), ("aux-thrac", 480)] {
        let mut scene = battle("movement")
            .south(&format!("{kind} 5000 3000 0 activated"))
            .north("rom-legion 12000 9000 360")
            .set("grounds", river.clone())
            .scene();
        scene.play("south move s1").play("south regular").play(&format!("south advance {most}"));
        scene.refuse("south advance 100");
    }
}

#[test]
fn r18_12_artillery_shoots_only_if_it_held() {
    let battle =
        || battle("movement").south("rom-carro 5000 3000 0 activated").north("rom-legion 5000 6000 360");
    let mut held = battle().scene();
    held.play("south done");
    assert_eq!(held.legal(), ["shoot s1 n1", "done"]);
    let mut moved = battle().scene();
    moved
        .play("south move s1")
        .refuse("south charge n1 front 0")
        .play("south reduced")
        .play("south advance 100");
    moved.refuse("south aim");
}

#[test]
fn r18_13_formations_by_their_trait() {
    assert!(Kind::CelSpear.row().has(sandtable_dolg::ids::Trait::Phalanx));
    let mut scene =
        battle("movement").south("cel-spear 5000 3000 0 activated").north("rom-legion 5000 9000 360").scene();
    scene.play("south move s1").play("south reduced").refuse("south form testudo").play("south form phalanx");
}
