//! 16: terrain.

use sandtable_dolg::ids::Mark;
use serde_json::{Value, json};

use crate::common::{Battle, LULL, Scene, battle, unit};

fn ground(word: &str, x: i32, y: i32) -> Value {
    json!([{ "ground": word, "x": x, "y": y, "width": 2500, "depth": 2000 }])
}

/// A unit of the south before a piece of this ground that begins 10 mm ahead.
fn before(word: &str, kind: &str) -> Scene {
    let mut scene = battle("movement")
        .south(&format!("{kind} 5000 3000 0 activated"))
        .north("rom-legion 12000 9000 360")
        .set("grounds", ground(word, 5000, 3315 + 100 + 1000))
        .scene();
    scene.play("south move s1").play("south regular");
    scene
}

/// The longest straight way.
fn longest(scene: &Scene) -> i32 {
    let lengths =
        scene.legal().into_iter().filter_map(|action| action.strip_prefix("advance ")?.parse().ok());
    lengths.max().unwrap_or(0)
}

/// Does a die of this face hit in the fight of two legions, by the south and by the north?
fn hits(battle: Battle, face: u8) -> [bool; 2] {
    let mut found = [false; 2];
    let mut scene = battle.scene();
    scene.luck(LULL);
    for _ in 0..8 {
        scene.luck(&format!("roll {face}"));
    }
    scene.any_luck(1).play("south fight s1 n1");
    for event in scene.events() {
        if let sandtable_dolg::Event::HitRoll { unit, hit: true, .. } = event {
            found[unit.side().index()] = true;
        }
    }
    found
}

fn duel_on(word: &str, x: i32, y: i32) -> Battle {
    battle("melee")
        .south("rom-legion 5000 3000 0")
        .north("rom-legion 5000 3630 360")
        .set("grounds", json!([{ "ground": word, "x": x, "y": y, "width": 2500, "depth": 500 }]))
}

#[test]
fn r16_1_pieces_are_upright_rectangles() {
    let scene = before("wood", "rom-legion");
    let area = scene.view(sandtable_core::Viewer::Public).grounds[0];
    assert_eq!((area.rect().half_front, area.rect().half_depth), (1250, 1000));
}

#[test]
fn r16_2_the_slowest_ground_counts_for_the_whole_move() {
    assert_eq!(longest(&before("wood", "rom-legion")), 1000, "half of four UD, although it begins outside");
}

#[test]
fn r16_3_woods_slow_stop_and_take_the_force_out_of_charges() {
    assert_eq!(longest(&before("wood", "aux-brit")), 2500, "light infantry");
    assert_eq!(longest(&before("wood", "cel-char")), 100, "closed to chariots");
    let charge = |ground: &str| {
        battle("melee")
            .south("rom-legion 5000 3000 0 charged target=n1")
            .north("rom-legion 5000 3630 360")
            .set("grounds", json!([{ "ground": ground, "x": 5000, "y": 3000, "width": 2500, "depth": 500 }]))
    };
    assert!(!hits(charge("wood"), 2)[0] && hits(charge("rough"), 2)[0]);
}

#[test]
fn r16_4_hills() {
    assert_eq!(longest(&before("hill", "rom-legion")), 1500, "one UD more to come onto it");
    assert_eq!(longest(&before("hill", "rom-pcav")), 1250, "half of seven UD less one");
    assert_eq!(hits(duel_on("hill", 5000, 3700), 3), [false, true], "uphill a four is needed");
}

#[test]
fn r16_5_rough_ground_slows_horses() {
    assert_eq!(longest(&before("rough", "rom-pcav")), 1750);
    assert_eq!(longest(&before("rough", "rom-legion")), 2000);
}

#[test]
fn r16_6_marshes() {
    assert_eq!(longest(&before("marsh", "rom-legion")), 666);
    assert_eq!(longest(&before("marsh", "rom-pcav")), 100);
    assert_eq!(hits(duel_on("marsh", 5000, 3000), 3), [false, true]);
}

#[test]
fn r16_7_rivers() {
    assert_eq!(longest(&before("river", "rom-legion")), 100);
    assert_eq!(longest(&before("river", "aux-batav")), 1250);
    assert_eq!(hits(duel_on("river", 5000, 3000), 2), [false, true], "in it the dodge is one lower");
}

#[test]
fn r16_8_fords() {
    assert_eq!(longest(&before("ford", "rom-legion")), 1000);
    assert_eq!(hits(duel_on("ford", 5000, 3000), 3), [false, true]);
}

#[test]
fn r16_9_roads() {
    let mut scene = battle("movement")
        .south("rom-legion 5000 3000 0 activated")
        .north("rom-legion 12000 9000 360")
        .set("grounds", json!([{ "ground": "road", "x": 5000, "y": 4500, "width": 400, "depth": 9000 }]))
        .scene();
    scene.play("south move s1").play("south regular");
    assert_eq!(longest(&scene), 2500);
}

#[test]
fn r16_10_works() {
    assert_eq!(longest(&before("works", "rom-legion")), 1500);
    assert_eq!(hits(duel_on("works", 5000, 3630), 3), [false, true], "behind works the dodge is one higher");
}

#[test]
fn r16_11_villages() {
    assert_eq!(longest(&before("village", "rom-legion")), 1000);
    let mut scene = battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .north("rom-legion 5000 4930 360")
        .set("grounds", ground("village", 5000, 4930))
        .scene();
    scene.luck(LULL).luck("roll 4").luck("roll 1").luck("roll 1").luck("roll 1").play("south shoot s1 n1");
    assert_eq!(unit(&scene, "n1").wounds, 0, "4 + 3 - 1 do not exceed 6");
    assert!(unit(&scene, "s1").is(Mark::Shot));
}
