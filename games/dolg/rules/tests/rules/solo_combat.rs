//! 24: combat and flight of the AI.

use sandtable_core::Shown as _;
use sandtable_dolg::ids::{Card, CombatEvent, Mark, Side};
use sandtable_dolg::{Event, Item};

use crate::common::{LULL, Scene, event_card, has, pose};
use crate::solo_common::{against_ai, ai, followed};

/// The target and the class of the first shot.
fn aimed(scene: &Scene) -> Option<(String, u8)> {
    scene.events().iter().find_map(|event| match event {
        Event::Aims { target, class, .. } => Some((target.to_string(), *class)),
        _ => None,
    })
}

const ARCHERS: &str = "dac-arch 5000 7000 360 activated";

// D9
#[test]
fn r24_1_targets_by_class() {
    let threat = ai("ranged", 6)
        .south("rom-legion 4600 5000 0 wounds=2")
        .south("aux-cant 5700 5000 0")
        .north(ARCHERS)
        .north("dac-falx 5900 7200 360")
        .scene();
    assert_eq!(aimed(&threat), Some(("s2".to_owned(), 1)), "the faster unit can charge");
    let hurt = ai("ranged", 6)
        .south("rom-legion 4600 4900 360 wounds=2")
        .south("rom-legion 5600 4900 360")
        .north(ARCHERS)
        .scene();
    assert_eq!(aimed(&hurt), Some(("s1".to_owned(), 2)));
    let soft =
        ai("ranged", 6).south("rom-legion 4600 3500 0").south("rom-carro 5600 3500 0").north(ARCHERS).scene();
    assert_eq!(aimed(&soft), Some(("s2".to_owned(), 4)), "the lowest dodge and shield");
    let charger =
        ai("ranged", 6).south("rom-pcav 4600 3500 0").south("rom-carro 5600 3500 0").north(ARCHERS).scene();
    assert_eq!(aimed(&charger), Some(("s1".to_owned(), 3)));
}

#[test]
fn r24_2_skirmishers_get_away() {
    let mut scene = ai("ranged", 6)
        .south("rom-legion 5000 5000 0")
        .north("cel-sling 5000 6500 360 activated moved regular aimed")
        .scene();
    scene.luck(LULL).luck("draw k96").luck(&format!("draw {}", event_card("crushing-blow")));
    for _ in 0..4 {
        scene.luck("roll 1");
    }
    assert_eq!(followed(&scene), [("n1".to_owned(), Item::GetAway)]);
    assert!(pose(&scene, "n1").1 > 6500);
}

#[test]
fn r24_3_the_best_fight_first() {
    let scene = ai("melee", 6)
        .south("rom-praet 3000 3000 0")
        .south("aux-bale 8000 3000 0")
        .north("cel-spear 3000 3630 360")
        .north("cel-noble 8000 3630 360")
        .scene();
    let first = scene.events().iter().find_map(|event| match event {
        Event::Fought { unit, .. } => Some(unit.to_string()),
        _ => None,
    });
    assert_eq!(first.as_deref(), Some("n2"));
}

/// A fight of the south against a unit of the AI, after a random event without effect.
fn attacked(unit: &str) -> Scene {
    let mut scene = against_ai("melee", 6).south("rom-legion 5000 3000 0").north(unit).scene();
    scene.luck(LULL);
    scene
}

fn happened(scene: &Scene) -> Vec<CombatEvent> {
    let event = |event: &Event| match event {
        Event::Happened { card, works: true, .. } => Some(card.row().event),
        _ => None,
    };
    scene.events().iter().filter_map(event).collect()
}

// A13
#[test]
fn r24_4_two_cards_in_every_combat() {
    let mut scene = attacked("cel-noble 5000 3630 360");
    let (resist, assault) = (event_card("resist"), event_card("furious-assault"));
    scene.luck(&format!("draw {resist}")).luck(&format!("draw {assault}"));
    scene.any_luck(1).play("south fight s1 n1");
    let turned = scene.events().iter().filter(|event| matches!(event, Event::TurnedUp { .. })).count();
    assert_eq!(turned, 2);
    assert_eq!(happened(&scene), [CombatEvent::Resist], "the other is for the attacker");
    assert!(scene.events().contains(&Event::Discarded { side: Side::North, card: assault }));
}

// D14
#[test]
fn r24_5_the_event_of_most_use() {
    let mut scene = attacked("cel-noble 5000 3630 360");
    scene.luck(&format!("draw {}", event_card("veterans")));
    scene.luck(&format!("draw {}", event_card("confusion")));
    scene.any_luck(1).play("south fight s1 n1");
    assert_eq!(happened(&scene), [CombatEvent::Confusion], "no blow at all is better than a veteran");
    let mut idle = attacked("cel-noble 5000 3630 360");
    idle.luck(&format!("draw {}", event_card("change-of-wind")));
    idle.luck(&format!("draw {}", event_card("spears-against-horses")));
    idle.any_luck(1).play("south fight s1 n1");
    assert_eq!(happened(&idle), [], "neither can be used");
}

// D14
#[test]
fn r24_5_events_of_fixed_use() {
    let first = |one: Card, other: Card| {
        let mut scene = ai("melee", 6)
            .south("rom-legion 5000 3000 0")
            .north("cel-farmer 5000 3630 360")
            .general(Side::South, "unknown", "s1")
            .scene();
        scene.luck(LULL);
        scene.luck(&format!("draw {one}")).luck(&format!("draw {other}"));
        scene.any_luck(1);
        happened(&scene).first().copied()
    };
    let [slain, wounded, veterans] = ["officers-slain", "general-wounded", "veterans"].map(event_card);
    assert_eq!(first(slain, wounded), Some(CombatEvent::GeneralWounded), "0.3 and 1");
    assert_eq!(first(Card::K96, veterans), Some(CombatEvent::Veterans), "a lull is worth nothing");
}

#[test]
fn r24_6_elite_units_play_both_and_replace_the_random_event() {
    let mut scene =
        against_ai("melee", 6).south("rom-legion 5000 3000 0").north("rom-praet 5000 3630 360").scene();
    scene.luck(&format!("reveal {}", event_card("crushing-blow"))).luck(LULL);
    scene
        .luck(&format!("draw {}", event_card("resist")))
        .luck(&format!("draw {}", event_card("counter-attack")));
    scene.any_luck(1).play("south fight s1 n1");
    let mut played = happened(&scene);
    played.sort_unstable();
    assert_eq!(played, [CombatEvent::Resist, CombatEvent::CounterAttack]);
}

#[test]
fn r24_7_cards_until_one_is_of_use() {
    let battle = against_ai("melee", 6).options(|options| options.ai_events = true);
    let mut scene = battle.south("rom-legion 5000 3000 0").north("cel-noble 5000 3630 360").scene();
    scene.luck(LULL);
    for event in ["change-of-wind", "furious-assault", "crushing-blow", "resist"] {
        scene.luck(&format!("draw {}", event_card(event)));
    }
    scene.any_luck(1).play("south fight s1 n1");
    assert_eq!(happened(&scene), [CombatEvent::Resist]);
}

// D30
#[test]
fn r24_8_straight_on_after_an_onrush() {
    let mut scene = ai("melee", 6)
        .south("cel-farmer 5000 3000 0 wounds=7")
        .north("cel-noble 5000 3630 360 charged moved activated target=s1")
        .scene();
    scene.luck(LULL).luck("draw k96").luck(&format!("draw {}", event_card("resist")));
    for face in ["roll 6", "roll 1", "roll 1", "roll 1"] {
        scene.luck(face);
    }
    assert!(has(&scene, "s1", Mark::Destroyed));
    assert_eq!(pose(&scene, "n1"), (5000, 3630 - 1250, 360));
}

#[test]
fn r24_9_a_rallied_unit_returns() {
    let mut scene = ai("flight", 6)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 7000 360")
        .north("cel-noble 6005 8800 0 fleeing broken")
        .scene();
    scene.luck("dice 1 6");
    assert_eq!(followed(&scene), [("n2".to_owned(), Item::Return)]);
    assert!(pose(&scene, "n2").1 < 8800, "{:?}", pose(&scene, "n2"));
}

#[test]
fn r13_22_against_the_ai_an_event_can_be_put_off_until_a_card_fits() {
    let offered = |scene: &Scene| scene.state().repeated_offer().map(|offer| offer.concerns("hand"));
    let mut idle = against_ai("melee", 6)
        .south("rom-legion 5000 3000 0")
        .north("cel-noble 5000 3630 360")
        .hand(Side::South, &event_card("well-aimed-volley").to_string())
        .scene();
    assert_eq!(offered(&idle), None, "a choice of fights is no offer");
    idle.luck(LULL).play("south fight s1 n1");
    assert_eq!(offered(&idle), Some(false), "nobody shoots");
    let mut useful = against_ai("melee", 6)
        .south("rom-legion 5000 3000 0")
        .north("cel-noble 5000 3630 360")
        .hand(Side::South, &event_card("crushing-blow").to_string())
        .scene();
    useful.luck(LULL).play("south fight s1 n1");
    assert_eq!(offered(&useful), Some(true));
}
