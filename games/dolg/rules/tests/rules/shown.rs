//! What people are shown beside the rules: names of units, what cards would do, the odds of a fight.

use sandtable_core::{Hidden as _, Message, Say as _, Shown as _, Viewer};
use sandtable_dolg::ids::{Side, UnitId};
use sandtable_dolg::{Action, CardUse, Event, View};

use crate::common::{LULL, Scene, battle, card, duel, event_card};

fn view(scene: &Scene, side: Side) -> View {
    scene.state().view(Viewer::Seat(side.seat()))
}

#[test]
fn units_are_called_by_kind_and_number() {
    let scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .south("rom-praet 9000 3000 0")
        .north("rom-legion 5000 3630 360")
        .north("rom-legion 9000 9000 360")
        .scene();
    let view = view(&scene, Side::South);
    let ids = ["s1", "n1", "s2", "n2"].map(|unit| view.name(unit.parse().expect("a unit")).id);
    assert_eq!(ids, ["dolg-unit-of-side", "dolg-unit-of-side", "dolg-unit-named", "dolg-unit-named"]);
    let fought = Event::Fought { unit: "s2".parse().expect("a unit"), enemy: "n1".parse().expect("a unit") };
    let told = scene.state().describe_event(&fought, Viewer::Public);
    let name = |unit: &str| view.name(unit.parse().expect("a unit"));
    assert_eq!(told, Message::new("dolg-log-fought").with("unit", name("s2")).with("enemy", name("n1")));
}

#[test]
fn what_lies_face_down_has_no_kind_in_its_name() {
    let scene = duel().set("face_down", true.into()).scene();
    let unit: UnitId = "n1".parse().expect("a unit");
    let moved = Event::Moved { unit };
    let said = [Side::South, Side::North].map(|side| {
        let told = scene.state().describe_event(&moved, Viewer::Seat(side.seat()));
        assert_eq!(told, view(&scene, side).named(moved.say()));
        format!("{told:?}")
    });
    assert!(said[0].contains("dolg-unit-face-down") && said[1].contains("dolg-unit-named"), "{said:?}");
}

/// What the south's cards would do before it plays an event against this enemy.
fn event_uses(north: &str, event: &str) -> Vec<CardUse> {
    let mut scene = battle("melee")
        .south("rom-legion 5000 3000 0")
        .south("rom-legion 9000 3000 0")
        .north(north)
        .north("rom-legion 9000 9000 360")
        .hand(Side::South, &event_card(event).to_string())
        .scene();
    scene.luck(LULL).play("south fight s1 n1");
    assert!(view(&scene, Side::North).armies[0].uses.is_empty(), "the enemy learns nothing");
    view(&scene, Side::South).armies[0].uses.iter().map(|(_, now)| *now).collect()
}

#[test]
fn events_say_what_they_do_to_the_dice() {
    let front = "rom-legion 5000 3630 360";
    let better = [CardUse::Dice { own: true, from: 15, to: 18 }];
    assert_eq!(event_uses(front, "furious-assault"), better);
    assert_eq!(event_uses(front, "crushing-blow"), better);
    let rear = "rom-legion 5000 3630 0";
    let [CardUse::Dice { own: true, from, to }] = event_uses(rear, "furious-assault")[..] else {
        panic!("dice of the attacker");
    };
    assert_eq!(from, to, "all but a one hit already");
    assert_eq!(event_uses(front, "war-cries"), [CardUse::Works], "it is not about the dice");
    assert_eq!(event_uses(front, "well-aimed-volley"), [CardUse::Idle], "nobody shoots");
}

#[test]
fn orders_say_whom_they_reach() {
    let uses = |order: &str| {
        let scene = battle("activation")
            .south("rom-legion 5000 3000 0 wounds=2")
            .south("rom-legion 7000 3000 0")
            .south("rom-praet 9000 3000 0")
            .north("rom-legion 5000 9000 360")
            .hand(Side::South, &card(order).to_string())
            .scene();
        view(&scene, Side::South).armies[0].uses.iter().map(|(_, now)| *now).collect::<Vec<_>>()
    };
    assert_eq!(uses("probe"), [CardUse::Activates { units: 2, of: 3 }]);
    assert_eq!(uses("full-mobilization"), [CardUse::Activates { units: 3, of: 3 }]);
    assert_eq!(uses("field-medics"), [CardUse::Targets { units: 1 }]);
    assert_eq!(uses("recover-officers"), [CardUse::Idle]);
    assert_eq!(uses("inspiring-leader"), [CardUse::Works]);
}

#[test]
fn the_odds_of_a_fight_are_said_before_it() {
    let scene = duel().scene();
    let fight: Action = "fight s1 n1".parse().expect("an action");
    let odds = scene.state().forecast(fight).expect("odds");
    assert_eq!(odds.id, "dolg-odds-both");
    // Four dice at 15 of 36 each way.
    let strike = Message::new("dolg-odds").with("dice", 4_u8).with("percent", 42_u32);
    let wounds = sandtable_dolg::WOUNDS.say(60);
    let strike = strike.with("wounds", wounds);
    assert_eq!(odds, Message::new("dolg-odds-both").with("own", strike.clone()).with("back", strike));
    assert_eq!(scene.state().forecast("pass".parse().expect("an action")), None);
}
