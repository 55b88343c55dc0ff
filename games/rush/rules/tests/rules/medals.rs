//! 10: medals.

use sandtable_rush::{Event, Options};

use crate::common::{Look, Position, Scene, players, with};

/// Red destroys this number of Soviet light tanks of three opponents with American tanks, one after the other.
fn kills(position: Position, number: usize) -> Scene {
    let attackers = ["m3-stuart", "m5-stuart", "m24-chaffee", "m2-light-tank"];
    let targets = [("blue-1", "ms-1"), ("blue-2", "t-26"), ("green-1", "bt-2"), ("green-2", "bt-7")];
    let guarded =
        targets.iter().take(number).fold(position, |position, (spot, card)| position.guard(spot, card));
    let mut scene = guarded.hand("red", &attackers[..number].join(" ")).scene();
    for attacker in &attackers[..number] {
        scene.play(&format!("red attack {attacker}"));
    }
    for (attacker, (spot, _)) in attackers.iter().zip(targets).take(number) {
        scene.play(&format!("red strike {attacker} {spot}"));
    }
    scene
}

#[test]
fn r10_1_a_medal_of_the_attackers_nation_for_each_vehicle() {
    let scene = kills(players(3), 1);
    assert_eq!((scene.medals("usa"), scene.medals("ussr")), ((8, 3), (9, 3)));
    let mut scene = players(2).guard("blue-1", "m8-greyhound").hand("red", "t-43").scene();
    scene.play("red attack t-43").play("red strike t-43 blue-1");
    assert_eq!(scene.depot("red"), "single-ussr t-43", "support counts too");
}

#[test]
fn r10_2_no_medal_for_a_base() {
    let mut scene = players(2).hand("red", "m6").scene();
    scene.play("red attack m6").play("red strike m6 blue-1");
    assert_eq!((scene.medals("usa"), scene.depot("red").as_str()), ((9, 3), "base m6"));
}

#[test]
fn r10_3_a_double_for_every_two_by_choice() {
    assert_eq!(kills(players(3), 2).legal(), ["doubles 0", "doubles 1"]);
    assert_eq!(kills(players(3), 3).legal(), ["doubles 0", "doubles 1"]);
    assert_eq!(kills(players(3), 4).legal(), ["doubles 0", "doubles 1", "doubles 2"]);
    let mut scene = kills(players(3), 3);
    scene.play("red doubles 1");
    assert_eq!(scene.medals("usa"), (8, 2));
    assert_eq!(kills(players(3), 1).medals("usa"), (8, 3), "never a double for one");
}

#[test]
fn r10_4_without_doubles_singles() {
    let scene = kills(players(3).doubles("usa", 0), 2);
    assert_eq!(scene.medals("usa"), (7, 0));
}

#[test]
fn r10_5_the_singles_must_suffice() {
    let scene = kills(players(3).singles("usa", 2).doubles("usa", 2), 4);
    assert_eq!(scene.legal(), ["doubles 1", "doubles 2"]);
    assert_eq!(scene.forbidden_by("red doubles 0"), "10.5");
    let scene = kills(players(3).singles("usa", 1).doubles("usa", 1), 4);
    assert_eq!(scene.medals("usa"), (0, 0), "as many as possible, and the rest is lost");
    let scene = kills(players(3).singles("usa", 1), 4);
    assert_eq!(scene.medals("usa"), (1, 1), "one double and a single would be one medal short");
    let scene = kills(players(3).singles("usa", 0).last_round("medals"), 3);
    assert_eq!(scene.medals("usa"), (0, 2), "the odd one is lost, and no second double taken for it");
}

#[test]
fn r10_6_no_single_no_medal() {
    let scene = kills(players(3).singles("usa", 0).last_round("medals"), 1);
    assert_eq!((scene.medals("usa"), scene.depot("red").as_str()), ((0, 3), "m3-stuart"));
    let last = |event: &Event| matches!(event, Event::SinglesTaken { .. });
    assert!(!scene.events().iter().any(last), "the last one was taken earlier");
}

#[test]
fn r10_7_attack_and_assault_are_not_added_up_unless_the_option_says_so() {
    let play = |merge_turn_medals| {
        let mut scene = with(Options { merge_turn_medals, ..Options::default() })
            .guard("blue-1", "ms-1")
            .hurt("blue-2", "t-26")
            .hand("red", "pz-kpfw-i pz-kpfw-iv")
            .reserve("t-34 bt-2 t-43 kv-1")
            .any();
        scene.play("red attack pz-kpfw-i").play("red strike pz-kpfw-i blue-1");
        scene
            .play("red use pz-kpfw-iv assault")
            .play("red assault blue-2 vehicle")
            .play("red place pz-kpfw-iv red-1");
        scene.play("red end");
        scene
    };
    assert_eq!(play(false).medals("ger"), (7, 3), "one and one");
    assert_eq!(play(true).legal(), ["doubles 0", "doubles 1"]);
}
