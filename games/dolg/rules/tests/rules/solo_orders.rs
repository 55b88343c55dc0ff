//! 22: behaviour, orders and activation of the AI.

use sandtable_dolg::ids::Side;
use sandtable_dolg::{Arm, Event, Priority, Row, ScenarioChoice, Terms};

use crate::common::{Battle, Scene, card};
use crate::solo_common::{activated, against_ai, ai, ai_turn, ordered};

/// The behaviour that was found out.
fn behaviour(scene: &Scene) -> (i8, Terms) {
    let found = scene.events().iter().find_map(|event| match event {
        Event::Behaviour { value, terms, .. } => Some((*value, *terms)),
        _ => None,
    });
    found.expect("a behaviour")
}

/// An army in rows of ten, the first of its units with these words.
fn army(mut battle: Battle, side: Side, kinds: &[(&str, usize)], first: (usize, &str)) -> Battle {
    let all = kinds.iter().flat_map(|&(kind, number)| std::iter::repeat_n(kind, number));
    for (nth, kind) in all.enumerate() {
        let (x, row) = (800 + 1300 * (nth % 10), 800 * (nth / 10));
        let words = if nth < first.0 { first.1 } else { "" };
        let (y, heading) = if side == Side::South { (500 + row, 0) } else { (8600 - row, 360) };
        let unit = format!("{kind} {x} {y} {heading} {words}");
        battle = battle.add(side, unit.trim());
    }
    battle
}

/// Dacians of 2,200 points against Romans of 1,800, so many of them out of action.
fn dacians(romans_out: usize, dacians_out: usize) -> Battle {
    let rome = [("rom-legion", 10), ("rom-praet", 4)];
    let dacia = [
        ("dac-pile", 4),
        ("dac-falx", 7),
        ("dac-coma", 4),
        ("dac-rox", 2),
        ("dac-javel", 1),
        ("dac-arch", 2),
    ];
    let battle = army(against_ai("activation", 0), Side::South, &rome, (romans_out, "wounds=4"));
    army(battle, Side::North, &dacia, (dacians_out, "wounds=4"))
}

#[test]
fn r22_1_leadership_or_a_die_if_the_general_is_dead() {
    let led = dacians(0, 0).general(Side::North, "decebalus", "n1");
    assert_eq!(behaviour(&ai_turn(led).scene()).1.leadership, 8);
    let battle = army(against_ai("activation", 0), Side::South, &[("rom-legion", 4)], (0, ""));
    let flees = army(battle, Side::North, &[("dac-pile", 4)], (1, "fleeing"));
    let terms = behaviour(&ai_turn(flees.general(Side::North, "decebalus", "n1")).scene()).1;
    assert_eq!((terms.leadership, terms.generals), (8, -2), "a fleeing general still leads");
    let mut dead = ai_turn(dacians(0, 0).killed(Side::North)).scene();
    dead.luck("roll 3");
    let (value, terms) = behaviour(&dead);
    assert_eq!((terms.leadership, terms.generals, value), (3, -2, 2), "3 + 1 for the points - 2");
}

// V10
#[test]
fn r22_2_differences_in_full_steps() {
    let value = |romans, dacians_out| behaviour(&ai_turn(dacians(romans, dacians_out)).scene()).0;
    assert_eq!(value(2, 5), 6, "6 + 1 - 1");
    assert_eq!(value(2, 8), 5, "6 + 1 - 2");
    assert_eq!(value(0, 2), 7, "two are no full step");
    let fleeing = army(against_ai("activation", 0), Side::South, &[("rom-legion", 4)], (2, "fleeing"));
    let fleeing = army(fleeing, Side::North, &[("cel-noble", 4)], (0, ""));
    let terms = behaviour(&ai_turn(fleeing).scene()).1;
    assert_eq!((terms.shaken, terms.lost), (0, 1), "a fleeing unit counts in both rows");
    let lost = dacians(0, 0).killed(Side::South);
    assert_eq!(behaviour(&ai_turn(lost).scene()).1.generals, 2);
    let historical = |scenario| {
        let battle = against_ai("activation", 0).options(|options| options.scenario = scenario);
        let battle = army(battle, Side::South, &[("rom-legion", 4)], (0, ""));
        behaviour(&ai_turn(army(battle, Side::North, &[("cel-noble", 4)], (0, ""))).scene()).1.scenario
    };
    assert_eq!(
        [ScenarioChoice::Graupius, ScenarioChoice::Eagle, ScenarioChoice::Tapae].map(historical),
        [-3, 4, 0]
    );
}

// V12
#[test]
fn r22_3_five_rows() {
    use Row::{Advance, Attack, Defence, FullAttack, Retreat};
    let rows = [-3, 1, 2, 3, 4, 5, 6, 8, 9, 14].map(Row::of);
    assert_eq!(
        rows,
        [Retreat, Retreat, Defence, Defence, Advance, Advance, Attack, Attack, FullAttack, FullAttack]
    );
}

/// Three nobles and two slingers of the AI far from two legions.
fn host() -> Battle {
    let battle = against_ai("activation", 0).south("rom-legion 5000 500 0").south("rom-legion 7000 500 0");
    let battle = battle.north("cel-noble 5000 9000 360").north("cel-noble 6005 9000 360");
    battle.north("cel-noble 7010 9000 360").north("cel-sling 8015 9000 360").north("cel-sling 9020 9000 360")
}

/// The AI draws cards with these orders.
fn draws(battle: Battle, orders: &[&str]) -> Scene {
    let mut scene = ai_turn(battle).scene();
    let mut used = Vec::new();
    for order in orders {
        let found = sandtable_dolg::ids::Card::ALL
            .iter()
            .find(|card| card.row().order.word() == *order && !used.contains(*card));
        let found = *found.expect("a card with this order");
        used.push(found);
        scene.luck(&format!("draw {found}"));
    }
    scene
}

#[test]
fn r22_4_two_of_three_cards_are_played() {
    let mut scene = draws(host(), &["probe", "skirmish", "mobilization"]);
    scene.any_luck(3);
    assert_eq!(
        ordered(&scene),
        ["probe", "mobilization"],
        "three units without a general, and the other two"
    );
    let discards = scene.events().iter().filter(|event| matches!(event, Event::Discarded { .. })).count();
    assert_eq!(discards, 1);
}

#[test]
fn r22_5_first_the_movement_order_that_activates_most() {
    let seven = host().north("cel-spear 10025 9000 360").north("cel-spear 11030 9000 360");
    let mut scene = draws(seven, &["skirmish", "general-mobilization", "probe"]);
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["probe", "general-mobilization"], "half of seven is three, then two");
    let mut none = draws(host(), &["officers-call", "forced-march", "inspiring-leader"]);
    none.any_luck(3);
    assert_eq!(ordered(&none), ["inspiring-leader"], "without a movement order as for the second card");
}

#[test]
fn r22_6_then_shooting_recovery_command_movement() {
    let near = host().south("rom-legion 8500 6500 0");
    let mut scene = draws(near, &["probe", "aim-release", "inspiring-leader"]);
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["aim-release", "probe"], "the order that names its units comes first");
    let mut scene = draws(host(), &["probe", "aim-release", "inspiring-leader"]);
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["inspiring-leader", "probe"], "nobody could shoot");
    let wounded = host().north("cel-noble 10025 9000 360 wounds=2");
    let mut scene = draws(wounded, &["probe", "field-medics", "inspiring-leader"]);
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["field-medics", "probe"]);
}

// D8, D28
#[test]
fn r22_7_what_is_useful() {
    let mut again = draws(host(), &["full-mobilization", "probe", "skirmish"]);
    again.any_luck(3);
    assert_eq!(ordered(&again), ["full-mobilization"], "nobody is left over for a second movement order");
    let hurt =
        || host().north("cel-noble 10025 9000 360 wounds=2").north("cel-noble 11030 9000 360 wounds=3");
    let mut scene = draws(hurt(), &["probe", "field-medics", "reinforce"]);
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["reinforce", "probe"], "reinforce comes before the medics");
    let healed = scene
        .events()
        .iter()
        .any(|event| matches!(event, Event::Healed { unit, .. } if unit.to_string() == "n7"));
    assert!(healed, "most wounds first");
    let mut back = draws(host(), &["organized-withdrawal", "skirmish", "officers-call"]);
    back.any_luck(3);
    assert_eq!(ordered(&back), ["skirmish"], "no withdrawal for whoever attacks");
    let mut hurry = draws(host(), &["probe", "forced-march", "officers-call"]);
    hurry.any_luck(3);
    assert_eq!(ordered(&hurry), ["forced-march", "probe"]);
}

// D28
#[test]
fn r22_7_which_of_two_orders_of_a_type() {
    let fled = || host().north("cel-noble 10025 9000 0 fleeing").north("cel-noble 11030 9000 360 broken");
    let hand = |battle: Battle| battle.hand(Side::South, &card("probe").to_string());
    let worn = || {
        let battle = host().north("cel-pict 10025 9000 360 wounds=4");
        hand(battle.general(Side::North, "unknown", "n6"))
    };
    for (battle, [one, other]) in [
        (fled(), ["regroup", "organize-units"]),
        (fled(), ["organize-units", "reinforce"]),
        (hand(host()), ["forced-march", "scouts"]),
        (worn(), ["forced-march", "transfer"]),
        (worn(), ["transfer", "scouts"]),
        (hand(host()), ["scouts", "inspiring-leader"]),
    ] {
        let mut scene = draws(battle, &["skirmish", other, one]);
        scene.any_luck(3);
        let played = ordered(&scene);
        assert!(
            played.contains(&one.to_owned()) && !played.contains(&other.to_owned()),
            "{one} before {other}: {played:?}"
        );
    }
}

// D7
#[test]
fn r22_8_orders_that_name_their_units_come_first() {
    let battle = host().north("cel-char 10025 9000 360");
    let mut scene = draws(battle, &["mobilization", "cavalry-advance", "officers-call"]);
    scene.any_luck(3);
    let activations = activated(&scene);
    assert!(
        activations.iter().all(|(unit, _)| unit != "n6"),
        "the chariots are called by name: {activations:?}"
    );
    let scouts = card("scouts");
    let battle = host().hand(Side::South, &card("full-mobilization").to_string());
    let mut scene = draws(battle, &["probe", "scouts", "officers-call"]);
    assert_eq!(ordered(&scene), [scouts.row().order.to_string()]);
    scene.luck(&format!("steal {}", card("full-mobilization"))).any_luck(3);
    assert_eq!(ordered(&scene), ["scouts", "probe", "full-mobilization"], "the stolen card is a third order");
}

#[test]
fn r22_9_three_types_of_units() {
    let scene = against_ai("activation", 0)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 1000 9000 360")
        .north("cel-javel 3000 9000 360")
        .north("cel-sling 5000 9000 360")
        .north("cel-char 7000 9000 360")
        .north("cel-horse 9000 9000 360")
        .scene();
    let arm = |word: &str| scene.state().arm_of(word.parse().expect("a unit"));
    assert_eq!(
        ["n1", "n2", "n3", "n4", "n5"].map(arm),
        [Arm::Melee, Arm::Missile, Arm::Missile, Arm::Javelin, Arm::Missile]
    );
}

// V11, A3
#[test]
fn r22_10_who_is_activated_follows_the_row() {
    use Arm::{Javelin, Melee, Missile};
    use Priority::{Charge, Line, Points, Short};
    let order = |row: Row, javelins| {
        row.activations(javelins).iter().map(|&(first, arms)| (first, arms[0])).collect::<Vec<_>>()
    };
    let advance = [(Short, Missile), (Points, Missile), (Points, Javelin), (Charge, Melee), (Line, Melee)];
    assert_eq!(order(Row::Advance, false), advance);
    assert_eq!(order(Row::Advance, true)[1..3], [(Points, Javelin), (Points, Missile)]);
    assert_eq!(order(Row::Retreat, false)[0], (Line, Melee));
    assert_eq!(order(Row::FullAttack, false)[0], (Charge, Melee));
    assert_eq!(order(Row::Attack, false)[1], (Charge, Melee));
    assert_eq!(order(Row::Defence, false)[2], (Line, Melee));
    let weak = ai("activation", 6)
        .south("rom-legion 5000 3000 0")
        .north("cel-spear 5000 3630 360 wounds=4")
        .north("cel-noble 8000 9000 360")
        .hand(Side::North, &card("probe").to_string());
    let mut scene = weak.scene();
    scene.any_luck(2);
    assert_eq!(activated(&scene)[0], ("n1".to_owned(), Priority::Withdrawal));
}

/// Whom a probe of the AI activates at this behaviour.
fn probed(battle: Battle) -> Vec<(String, Priority)> {
    let mut scene = battle.hand(Side::North, &card("probe").to_string()).scene();
    scene.any_luck(2);
    activated(&scene)
}

// D19
#[test]
fn r22_11_short_points_charge_and_line() {
    let near = |value| {
        ai("activation", value)
            .south("rom-legion 5000 5000 0")
            .north("cel-noble 5000 7000 360")
            .north("cel-char 9000 9000 360")
            .north("cel-sling 6200 7000 360")
    };
    assert_eq!(
        probed(near(6))[..2],
        [("n3".to_owned(), Priority::Short), ("n1".to_owned(), Priority::Charge)]
    );
    assert_eq!(
        probed(near(9))[..2],
        [("n1".to_owned(), Priority::Charge), ("n2".to_owned(), Priority::Points)]
    );
    let ragged = ai("activation", 3)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 9000 360")
        .north("cel-noble 6005 9000 360")
        .north("cel-spear 7010 8000 360");
    assert_eq!(probed(ragged)[0], ("n3".to_owned(), Priority::Line));
    let engaged = ai("activation", 6)
        .south("rom-legion 5000 3000 0")
        .north("cel-noble 5440 3630 360")
        .north("cel-spear 9000 9000 360");
    assert_eq!(probed(engaged)[0], ("n1".to_owned(), Priority::Charge), "it can envelop");
}

#[test]
fn r22_12_the_dearest_get_what_is_left() {
    let battle = ai("activation", 9)
        .south("rom-legion 5000 500 0")
        .north("cel-sling 5000 9000 360")
        .north("cel-farmer 7000 9000 360");
    let chosen = probed(battle);
    assert_eq!(chosen.len(), 2);
    let last = ai("activation", 5)
        .south("rom-legion 5000 500 0")
        .north("cel-noble 5000 9000 360")
        .north("cel-farmer 9000 9000 360");
    assert_eq!(probed(last)[0], ("n1".to_owned(), Priority::Rest));
}

#[test]
fn r22_13_one_card_more() {
    let battle = host().options(|options| options.ai_orders = true);
    let frames = serde_json::json!([
        "end-turn", "cards", "flight", "melee", "ranged", "movement", "activation", "choose-orders",
        { "draw": { "side": "north", "left": 4 } }, "behaviour", { "check": { "unit": "s1", "cause": "general-lost" } },
    ]);
    let mut scene = battle.of_north().set("frames", frames).scene();
    for order in ["probe", "inspiring-leader", "skirmish", "officers-call"] {
        scene.luck(&format!("draw {}", card(order)));
    }
    scene.any_luck(3);
    assert_eq!(ordered(&scene), ["inspiring-leader", "skirmish", "probe"].map(str::to_owned).to_vec());
}
