//! 23: every item of the movement list of the AI.

use sandtable_dolg::ids::{Formation, Mark, Side, Wing};
use sandtable_dolg::{Event, Item, Row};

use crate::common::{Battle, Scene, has, pose, unit};
use crate::solo_common::{ai, followed};

/// The movement phase of the AI at this behaviour.
fn moves(value: i8) -> Battle {
    ai("movement", value)
}

fn first(scene: &Scene) -> Option<(String, Item)> {
    followed(scene).first().cloned()
}

fn did(unit: &str, item: Item) -> (String, Item) {
    (unit.to_owned(), item)
}

#[test]
fn r23_1_the_dearest_unit_comes_first_and_its_reason_is_kept() {
    let scene = moves(6)
        .south("rom-legion 5000 500 0")
        .north("cel-spear 5000 8000 360 activated")
        .north("cel-noble 7000 8000 360 activated")
        .scene();
    let units: Vec<String> = followed(&scene).into_iter().map(|(unit, _)| unit).collect();
    assert_eq!(units, ["n2", "n1"]);
    let view = scene.view(sandtable_core::Viewer::Seat(sandtable_core::Seat(0)));
    let reason = view.units.iter().find(|one| one.unit.to_string() == "n2").and_then(|one| one.reason);
    assert_eq!(reason, Some(Item::AdvanceLine));
    let told = scene.events().iter().any(|event| matches!(event, Event::Follows { row: Row::Attack, .. }));
    assert!(told);
}

#[test]
fn r23_2_every_item_is_in_a_row() {
    let rows = [Row::Retreat, Row::Defence, Row::Advance, Row::Attack, Row::FullAttack];
    let listed = |item: Item| rows.iter().any(|row| row.items().contains(&item));
    let others = [Item::Hold, Item::Pursue, Item::GetAway, Item::Return];
    for &item in Item::ALL {
        assert_eq!(listed(item), !others.contains(&item), "{item}");
    }
    assert_eq!(
        Row::Advance.items()[2..],
        [Item::SafeShot, Item::AdvanceLine, Item::Extend, Item::Guard, Item::DefendVan, Item::CatchUp]
    );
}

// D10
#[test]
fn r23_3_a_worn_unit_withdraws() {
    let engaged = |unit: &str, enemy: &str| {
        moves(6).south(&format!("{enemy} 5000 3000 0")).north(&format!("{unit} activated")).scene()
    };
    let weak = engaged("cel-spear 5000 3630 360 wounds=4", "rom-legion");
    assert_eq!(first(&weak), Some(did("n1", Item::MustWithdraw)));
    let sturdy = engaged("cel-noble 5000 3630 360 wounds=4", "rom-legion");
    assert_ne!(first(&sturdy), Some(did("n1", Item::MustWithdraw)), "exactly 3 more: it stays");
    let two = moves(6)
        .south("rom-legion 5000 3000 0")
        .south("rom-legion 4120 3000 0")
        .north("cel-noble 4560 3630 360 wounds=4 activated")
        .scene();
    assert_eq!(first(&two), Some(did("n1", Item::MustWithdraw)), "two enemies count 2 more");
    let healthy = engaged("cel-spear 5000 3630 360 wounds=3", "rom-legion");
    assert_ne!(first(&healthy), Some(did("n1", Item::MustWithdraw)));
    let blocked =
        moves(6).south("rom-legion 5000 3000 0").north("cel-pict 5000 3630 360 wounds=5 activated").scene();
    assert_eq!(first(&blocked), Some(did("n1", Item::MustWithdraw)));
    assert!(
        blocked.events().iter().any(|event| matches!(event, Event::Retreated { .. })),
        "the furious retreat"
    );
}

// D29
#[test]
fn r23_4_an_obvious_charge() {
    let scene = |mark: &str| {
        moves(3)
            .south(format!("rom-legion 5000 5000 0 {mark}").trim())
            .north("cel-noble 5000 7000 360 activated")
            .scene()
    };
    assert_eq!(first(&scene("broken")), Some(did("n1", Item::Obvious)));
    assert_ne!(first(&scene("")), Some(did("n1", Item::Obvious)));
    let flank = moves(3).south("rom-legion 5000 5000 180").north("cel-noble 5000 7000 360 activated").scene();
    assert_eq!(first(&flank), Some(did("n1", Item::Obvious)));
}

#[test]
fn r23_5_the_general_is_guarded() {
    let battle = |value| {
        moves(value)
            .south("rom-pcav 5000 5500 0")
            .north("cel-noble 5000 8500 360")
            .north("cel-spear 7000 8500 360 activated")
            .general(Side::North, "unknown", "n1")
    };
    let scene = battle(1).scene();
    assert_eq!(first(&scene), Some(did("n2", Item::Guard)));
    let (x, y, _) = pose(&scene, "n2");
    assert!((x - 5000).abs() < 2000 && y < 8500, "between him and the enemy: {x}, {y}");
    let own = moves(1)
        .south("rom-pcav 5000 5000 0")
        .north("cel-noble 5000 8000 360 activated")
        .general(Side::North, "unknown", "n1")
        .scene();
    assert_eq!(first(&own), Some(did("n1", Item::Guard)), "he gives way himself");
}

#[test]
fn r23_6_a_risky_fight_is_left() {
    let scene = moves(1).south("rom-praet 5000 3000 0").north("cel-farmer 5000 3630 360 activated").scene();
    assert_eq!(first(&scene), Some(did("n1", Item::Withdraw)));
    let even = moves(1).south("cel-farmer 5000 3000 0").north("cel-noble 5000 3630 360 activated").scene();
    assert_ne!(first(&even), Some(did("n1", Item::Withdraw)));
}

// D13, D21
#[test]
fn r23_7_skirmishers_shoot_where_they_can_get_away() {
    let mut scene =
        moves(5).south("rom-legion 5000 4000 0").north("cel-sling 5000 7500 360 activated").scene();
    assert_eq!(first(&scene), Some(did("n1", Item::SafeShot)));
    assert!(scene.events().iter().any(|event| matches!(event, Event::Aims { .. })));
    scene.any_luck(8);
    let archers = moves(5).south("rom-pcav 5000 6000 0").north("cel-sling 5000 8500 360 activated").scene();
    let (_, y, _) = pose(&archers, "n1");
    assert!(y >= 6000 + 630, "not into the arms of the cavalry: {y}");
}

#[test]
fn r23_8_the_strongest_shot_minds_no_danger() {
    let scene = moves(6).south("rom-pcav 5000 4000 0").north("cel-sling 5000 7500 360 activated").scene();
    assert_eq!(first(&scene), Some(did("n1", Item::StrongShot)));
    let gap = pose(&scene, "n1").1 - 4000 - 630;
    assert!(gap <= 1800, "at short range: {gap}");
}

// D11, D12
#[test]
fn r23_9_a_ragged_line_is_mended() {
    let scene = moves(3)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 8500 360")
        .north("cel-noble 6005 8500 360")
        .north("cel-spear 7010 7900 360 activated")
        .scene();
    assert_eq!(first(&scene), Some(did("n3", Item::FormLine)));
    assert_eq!(pose(&scene, "n3"), (7010, 8500, 360));
    let back = moves(1).south("rom-legion 5000 500 0").north("cel-noble 5000 7000 360 activated").scene();
    assert_eq!(first(&back), Some(did("n1", Item::FormLine)));
    assert_eq!(pose(&back, "n1").1, 8250, "half of its movement back");
}

#[test]
fn r23_10_the_line_advances_as_one() {
    let mut scene = moves(6)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 8500 360 activated")
        .north("cel-spear 6005 8500 360 activated")
        .north("cel-pict 7010 8500 360 activated")
        .north("cel-farmer 6005 9255 360 activated")
        .scene();
    scene.any_luck(1);
    let places: Vec<i16> = ["n1", "n2", "n3", "n4"].map(|word| pose(&scene, word).1).to_vec();
    assert_eq!(places, [6500, 6500, 6500, 7255], "as far as the spearmen go, the second rank behind them");
    let careful = moves(5)
        .south("rom-pcav 5000 3000 0")
        .north("cel-spear 5000 8500 360 activated")
        .north("cel-noble 6005 8500 360")
        .scene();
    let y = pose(&careful, "n1").1;
    assert!((7130..8500).contains(&y), "out of the cavalry's reach: {y}");
}

#[test]
fn r23_10_a_charge_that_keeps_the_line() {
    let scene = moves(5)
        .south("rom-legion 5000 4485 0")
        .north("cel-noble 5000 7300 360 activated")
        .north("cel-noble 6005 7300 360 activated")
        .scene();
    let mut scene = scene;
    scene.any_luck(1);
    let charged = scene.events().iter().any(|event| matches!(event, Event::Charged { .. }));
    assert!(charged, "{:?}", followed(&scene));
}

#[test]
fn r23_11_a_breach_is_covered() {
    let scene = moves(5)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 8500 360")
        .north("cel-noble 6005 8500 360 activated")
        .north("cel-noble 7485 8500 360")
        .north("cel-noble 8490 8500 360")
        .set("automa", {
            let mut keeps = crate::solo_common::keeps(5);
            keeps["item"] = serde_json::json!(4);
            keeps
        })
        .scene();
    assert_eq!(first(&scene), Some(did("n2", Item::Extend)));
    let wings = unit(&scene, "n2").wings;
    assert_eq!(wings[Wing::Left as usize], sandtable_dolg::ids::Counter::Extended, "its left looks east");
}

// D16
#[test]
fn r23_12_wings_envelop() {
    let scene = moves(6).south("rom-legion 5000 3000 0").north("cel-noble 5440 3630 360 activated").scene();
    assert_eq!(first(&scene), Some(did("n1", Item::Outflank)));
    assert!(scene.events().iter().any(|event| matches!(event, Event::Winged { .. })));
}

fn formed(scene: &Scene, word: &str) -> Option<Formation> {
    unit(scene, word).formation
}

#[test]
fn r23_13_a_threatened_unit_closes_up() {
    let scene = |kind: &str, enemy: &str| {
        moves(3).south(enemy).north(&format!("{kind} 5000 7500 360 activated")).scene()
    };
    let wall = scene("cel-noble", "rom-legion 5000 5200 0");
    assert_eq!(
        (first(&wall), formed(&wall, "n1")),
        (Some(did("n1", Item::Defend)), Some(Formation::ShieldWall))
    );
    let phalanx = scene("cel-spear", "rom-pcav 5000 4500 0");
    assert_eq!(formed(&phalanx, "n1"), Some(Formation::Phalanx));
    let far = scene("cel-noble", "rom-legion 5000 500 0");
    assert_eq!(formed(&far, "n1"), None);
    let shot = moves(3).south("rom-carro 5000 3000 0").north("rom-praet 5000 7500 360 activated").scene();
    assert_eq!(formed(&shot, "n1"), Some(Formation::Testudo));
}

#[test]
fn r23_14_the_vanguard_closes_up() {
    let scene = |y: u32| {
        moves(5)
            .south(&format!("rom-carro 5000 {y} 0"))
            .north("cel-noble 5000 8500 360 activated")
            .set("automa", {
                let mut keeps = crate::solo_common::keeps(5);
                keeps["item"] = serde_json::json!(6);
                keeps
            })
            .scene()
    };
    assert_eq!(first(&scene(5500)), Some(did("n1", Item::DefendVan)));
    assert_eq!(first(&scene(3000)), None, "under fire, but no vanguard");
}

#[test]
fn r23_15_a_wedge_before_the_charge() {
    let scene = moves(9).south("rom-legion 5000 3500 0").north("sar-lanc 5000 8000 360 activated").scene();
    assert_eq!((first(&scene), formed(&scene, "n1")), (Some(did("n1", Item::Wedge)), Some(Formation::Wedge)));
    let near = moves(9).south("rom-legion 5000 5500 0").north("sar-lanc 5000 8000 360 activated").scene();
    assert_eq!(first(&near), Some(did("n1", Item::Charge)));
}

fn behind(value: i8) -> Scene {
    moves(value)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 6500 360")
        .north("cel-noble 6005 6500 360")
        .north("cel-noble 7010 9000 360 activated")
        .scene()
}

#[test]
fn r23_16_laggards_come_up() {
    assert_eq!(first(&behind(6)), Some(did("n3", Item::CatchUp)));
    assert_eq!(pose(&behind(6), "n3").1, 6500);
}

#[test]
fn r23_17_laggards_march() {
    let scene = behind(9);
    assert_eq!(first(&scene), Some(did("n3", Item::MarchUp)));
    assert!(has(&scene, "n3", Mark::Marched));
}

/// Two legions, the one in the west with the general or not, and two nobles that can charge both.
fn charges(value: i8, general: &str) -> Battle {
    moves(value)
        .south("rom-legion 5000 6000 0")
        .south("rom-legion 12000 6000 0")
        .north("cel-noble 5000 8000 360 activated")
        .north("cel-pict 12000 8000 360 activated")
        .general(Side::South, "unknown", general)
}

#[test]
fn r23_18_first_where_the_general_is() {
    let mut scene = charges(6, "s2").scene();
    scene.any_luck(1);
    let order: Vec<(String, Item)> = followed(&scene);
    assert_eq!(order[0], ("n2".to_owned(), Item::ChargeSection), "the cheaper unit, but in his section");
    assert_eq!(
        charges(6, "s1").scene().state().army(Side::South).post.map(|unit| unit.to_string()),
        Some("s1".to_owned())
    );
    let hopeless =
        moves(6).south("rom-praet 5000 6000 0").north("cel-farmer 5000 7500 360 activated").scene();
    assert_ne!(first(&hopeless), Some(did("n1", Item::ChargeSection)), "it is refused");
}

// A31, A32
#[test]
fn r23_19_near_the_general_nothing_is_refused() {
    let mut scene = charges(9, "s2").scene();
    scene.any_luck(1);
    assert_eq!(first(&scene), Some(did("n2", Item::ChargeGeneral)));
    let dead = moves(9)
        .south("rom-praet 5000 6000 0")
        .north("cel-farmer 5000 7500 360 activated")
        .killed(Side::South)
        .scene();
    let mut dead = dead;
    dead.any_luck(1);
    assert_eq!(first(&dead), Some(did("n1", Item::Charge)));
}

#[test]
fn r23_20_then_any_charge() {
    let mut scene = charges(9, "s2").scene();
    scene.any_luck(1);
    assert_eq!(followed(&scene)[1], ("n1".to_owned(), Item::Charge));
}

#[test]
fn r23_21_closer_for_the_next_charge() {
    let scene = moves(9).south("rom-legion 5000 3000 0").north("cel-noble 5000 8000 360 activated").scene();
    assert_eq!(first(&scene), Some(did("n1", Item::Approach)));
    let gap = pose(&scene, "n1").1 - 3000 - 630;
    assert!((50..=2900).contains(&gap), "within its movement: {gap}");
}

#[test]
fn r23_22_who_has_nothing_to_do_holds() {
    let scene = moves(3).south("rom-legion 5000 500 0").north("cel-noble 5000 8500 360 activated").scene();
    assert_eq!(followed(&scene), []);
    assert_eq!(pose(&scene, "n1"), (5000, 8500, 360));
}
