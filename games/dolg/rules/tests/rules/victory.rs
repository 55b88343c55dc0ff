//! 19, 20: victory, end, options.

use sandtable_core::{Game as _, Outcome, Rules as _, Seat, SeatSet};
use sandtable_dolg::ids::{Mark, Victory};
use sandtable_dolg::{Dolg, VictoryChoice};
use serde_json::json;

use crate::common::{Battle, Scene, battle, has};

/// The end of a turn of the south: both have four legions, so many of them fleeing.
fn ending(south: usize, north: usize) -> Battle {
    let mut battle = battle("end-turn");
    for nth in 0..4 {
        let flees = |number: usize| if nth < number { " fleeing" } else { "" };
        let x = 2000 + 2000 * nth;
        battle = battle.south(&format!("rom-legion {x} 3000 0{}", flees(south)));
        battle = battle.north(&format!("rom-legion {x} 8000 360{}", flees(north)));
    }
    battle
}

/// What comes of it when the turn ends at once.
fn end(battle: Battle) -> (Scene, Option<Outcome>) {
    let scene = battle.scene();
    let outcome = scene.state().outcome();
    (scene, outcome)
}

fn winners(battle: Battle) -> Option<SeatSet> {
    end(battle).1.map(|outcome| outcome.winners)
}

#[test]
fn r19_1_victory_is_tested_at_the_end_of_every_turn() {
    assert_eq!(winners(ending(0, 2)), Some(SeatSet::only(Seat(0))));
    assert_eq!(winners(ending(0, 1)), None);
}

#[test]
fn r19_2_half_of_the_points_is_enough() {
    let (_, outcome) = end(ending(2, 1));
    let outcome = outcome.expect("it is over");
    assert_eq!((outcome.winners, outcome.reason.id.as_ref()), (SeatSet::only(Seat(1)), "dolg-end-losses"));
}

#[test]
fn r19_3_annihilation_needs_them_all() {
    let annihilation =
        |battle: Battle| battle.options(|options| options.victory = VictoryChoice::Annihilation);
    assert_eq!(winners(annihilation(ending(0, 3))), None);
    let (_, outcome) = end(annihilation(ending(0, 4)));
    assert_eq!(outcome.expect("it is over").reason.id, "dolg-end-annihilation");
}

#[test]
fn r19_4_the_death_of_a_general() {
    let general = |battle: Battle| battle.options(|options| options.victory = VictoryChoice::General);
    assert_eq!(winners(general(ending(0, 3))), None);
    let dead = general(ending(0, 0)).killed(sandtable_dolg::ids::Side::North);
    let (_, outcome) = end(dead);
    assert_eq!(outcome.expect("it is over").reason.id, "dolg-end-general");
}

#[test]
fn r19_5_the_army_check() {
    let check = || ending(2, 0).options(|options| options.army_check = true);
    for (dice, over) in [("dice 3 3", false), ("dice 3 4", true)] {
        let mut scene = check().scene();
        scene.luck(dice);
        assert_eq!(scene.state().outcome().is_some(), over, "{dice}");
    }
}

#[test]
fn r19_6_the_last_turn() {
    let last = ending(1, 0).set("turn", json!(15)).set("first", json!("north"));
    let (_, outcome) = end(last);
    let outcome = outcome.expect("it is over");
    assert_eq!(
        (outcome.winners, outcome.reason.id.as_ref()),
        (SeatSet::only(Seat(1)), "dolg-end-turn-limit")
    );
    let long = ending(1, 0).options(|options| options.victory = VictoryChoice::Annihilation);
    assert_eq!(winners(long.set("turn", json!(15)).set("first", json!("north"))), None);
}

#[test]
fn r19_7_nightfall() {
    let night = ending(1, 0).options(|options| options.nightfall = true).set("shuffles", json!(2));
    assert_eq!(end(night).1.expect("it is over").reason.id, "dolg-end-nightfall");
    assert_eq!(winners(ending(1, 0).set("shuffles", json!(2))), None);
}

#[test]
fn r19_8_both_at_once_and_draws() {
    assert_eq!(winners(ending(3, 2)), Some(SeatSet::only(Seat(1))));
    assert_eq!(winners(ending(2, 2)), Some(SeatSet::only(Seat(0)).with(Seat(1))));
    let alone = ending(2, 2).options(|options| options.opponent = sandtable_dolg::Opponent::Ai);
    assert_eq!(winners(alone), Some(SeatSet::NONE));
}

#[test]
fn r20_1_options_have_their_defaults() {
    let options = sandtable_dolg::Options::default();
    assert_eq!((options.points, options.victory.victory()), (1000, Some(Victory::Losses)));
    assert!(!options.mercenaries && !options.terrain && !options.nightfall && !options.army_check);
    assert_eq!(Dolg::settings().len(), 17);
}

#[test]
fn r20_3_units_come_in_the_order_of_deployment() {
    let mut scene = battle("flight")
        .south("rom-legion 3000 3000 0 broken")
        .south("rom-legion 6000 3000 0 broken")
        .north("rom-legion 6000 9000 360")
        .scene();
    scene.luck("dice 1 1").luck("dice 6 6").any_luck(1);
    assert!(!has(&scene, "s1", Mark::Broken) && has(&scene, "s2", Mark::Broken));
}
