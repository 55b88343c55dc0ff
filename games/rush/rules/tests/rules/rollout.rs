//! What bots leave out, and what players do in playouts.

use sandtable_core::prelude::*;

use sandtable_core::{Game, Quiet, Rng, Seat, Turn};
use sandtable_rush::{Options, Rush};

use crate::common::{Scene, players};

/// What a player does who does not think long; always the same, whatever the whim.
fn rollout_policy(scene: &Scene) -> String {
    let mut choices = Vec::new();
    scene.state().candidates(&mut choices);
    let mut hunches = (0..20).map(|seed| scene.state().rollout_policy(&choices, &mut Rng::new(seed)));
    let first = hunches.next().unwrap();
    assert!(hunches.all(|other| other == first), "not always `{first}`");
    first.to_string()
}

fn candidates(scene: &Scene) -> Vec<String> {
    let mut choices = Vec::new();
    scene.state().candidates(&mut choices);
    choices.iter().map(ToString::to_string).collect()
}

#[test]
fn the_better_vehicle_is_bought_rather_than_none() {
    let mut scene = players(2).hand("red", "engineers zis-5").reserve("ms-1 stug-iii t-26 is-7").scene();
    assert_eq!(rollout_policy(&scene), "buy stug-iii");
    scene.play("red buy stug-iii");
    assert_eq!(rollout_policy(&scene), "pay zis-5");
}

#[test]
fn of_like_vehicles_the_one_that_an_achievement_counts_is_bought() {
    let reserve = |achievement| {
        players(2)
            .hand("red", "engineers engineers")
            .reserve("t-50 t-34 kv-1 kv-2")
            .achievements(achievement)
            .scene()
    };
    assert_eq!(rollout_policy(&reserve("medium")), "buy t-34");
    assert_eq!(rollout_policy(&reserve("light")), "buy t-50");
}

#[test]
fn a_payment_that_fits_is_preferred_and_what_is_paid_is_settled() {
    let mut scene = players(2).hand("red", "engineers zis-5 double-usa").reserve("t-34 is-7").scene();
    scene.play("red buy t-34");
    assert_eq!(rollout_policy(&scene), "pay double-usa");
    scene.play("red pay double-usa");
    assert_eq!(candidates(&scene), ["settle"]);
}

#[test]
fn an_attack_comes_first_if_something_falls() {
    let base = players(2).hand("red", "kv-2 engineers").reserve("ms-1").scene();
    assert_eq!(rollout_policy(&base), "attack kv-2");
    let vehicle = players(2).guard("blue-1", "ms-1").hand("red", "t-43 engineers").reserve("t-26").scene();
    assert_eq!(rollout_policy(&vehicle), "attack t-43");
    let together = players(2).hand("red", "stug-iii pz-kpfw-i engineers").guard("blue-1", "t-43");
    let together = together.guard("blue-2", "t-34").guard("blue-3", "t-44").reserve("t-26").scene();
    assert_eq!(rollout_policy(&together), "attack pz-kpfw-i", "the weak one only joins in");
}

#[test]
fn nobody_attacks_where_nothing_falls() {
    let scene = players(2).hand("red", "ms-1 engineers").reserve("t-26").scene();
    assert!(scene.legal().contains(&"attack ms-1".to_owned()));
    assert_eq!(rollout_policy(&scene), "buy t-26");
}

#[test]
fn what_falls_is_struck() {
    let mut scene = players(2).guard("blue-1", "t-43").hand("blue", "engineers").hand("red", "kv-2").scene();
    scene.play("red attack kv-2");
    assert_eq!(rollout_policy(&scene), "strike kv-2 blue-2", "the base is worth three medals, the tank one");
    let mut scene = players(2).turned("blue-3").hand("red", "ms-1").scene();
    scene.play("red attack ms-1");
    assert_eq!(rollout_policy(&scene), "strike ms-1 blue-3");
}

#[test]
fn abilities_are_used() {
    let hand =
        |cards: &str| players(2).hand("red", cards).hangar("red", "engineers").depot("red", "technicians");
    assert_eq!(rollout_policy(&hand("gaz-67 engineers").reserve("t-26").scene()), "use gaz-67 reinforcement");
    assert_eq!(rollout_policy(&hand("m32 engineers").reserve("t-26").scene()), "use m32 repair");
    assert_eq!(rollout_policy(&hand("panther-ii").scene()), "use panther-ii invulnerability");
    let mut repair = hand("m32").scene();
    repair.play("red use m32 repair");
    assert_eq!(rollout_policy(&repair), "scrap technicians");
}

#[test]
fn technicians_go_for_something_better_and_medals_are_kept() {
    let scene = players(2).hand("red", "technicians engineers").reserve("t-26 is-7").scene();
    assert_eq!(rollout_policy(&scene), "use technicians research");
    let scene = players(2).hand("red", "m32").depot("red", "single-usa base").razed("blue-1").scene();
    assert!(rollout_policy(&scene).starts_with("place m32"), "Repair would cost medals (8.11)");
}

/// Otherwise whoever looks one step ahead would see nothing in them.
#[test]
fn what_research_and_repair_are_about_to_do_counts_as_done() {
    let red = |scene: &Scene| scene.state().value(Seat(0));
    let mut research = players(2).hand("red", "technicians engineers").reserve("t-26 is-7").scene();
    let before = red(&research);
    research.play("red use technicians research");
    assert!(red(&research) > before);
    let mut repair = players(2).hand("red", "m32").depot("red", "technicians engineers t-43").scene();
    let before = red(&repair);
    repair.play("red use m32 repair");
    let promised = red(&repair);
    assert!(promised > before);
    repair.play("red scrap technicians").play("red scrap engineers");
    assert_eq!(red(&repair).to_bits(), promised.to_bits());
}

#[test]
fn free_bases_are_guarded_but_not_in_the_last_round() {
    let scene = players(2).hand("red", "ms-1").scene();
    assert_eq!(rollout_policy(&scene), "place ms-1 red-1");
    let scene = players(2).hand("red", "ms-1").last_round("bases").scene();
    assert_eq!(rollout_policy(&scene), "end");
}

#[test]
fn of_like_bases_bots_look_at_one() {
    let mut scene = players(3).turned("blue-2").guard("green-3", "ms-1").hand("red", "t-43").scene();
    let places = candidates(&scene).into_iter().filter(|one| one.starts_with("place")).count();
    assert_eq!(places, 1);
    scene.play("red attack t-43");
    let strikes =
        ["blue-1", "blue-2", "blue-3", "green-1", "green-3"].map(|spot| format!("strike t-43 {spot}"));
    assert_eq!(candidates(&scene), strikes, "twins are found side by side");
}

/// In games of such players, with anything done now and then.
#[test]
fn a_hunch_is_one_of_the_choices_and_choices_are_legal() {
    for seed in 0..60 {
        let options = Options { players: 2 + seed as u8 % 4, ..Options::default() };
        let (mut state, mut rng) = (Rush::setup(&options, Rush::RULES).unwrap(), Rng::new(seed));
        let (mut legal, mut candidates) = (Vec::new(), Vec::new());
        while state.turn() != Turn::Over && state.rounds() < Some(60) {
            if state.turn() == Turn::Chance {
                let outcome = state.sample(&mut rng);
                state.resolve(outcome, &mut Quiet);
                continue;
            }
            (legal, candidates) = (Vec::new(), Vec::new());
            state.legal(&mut legal);
            state.candidates(&mut candidates);
            assert!(candidates.is_sorted() && candidates.iter().all(|action| legal.contains(action)));
            let rollout_policy = state.rollout_policy(&candidates, &mut rng);
            assert!(candidates.contains(&rollout_policy), "`{rollout_policy}` of {candidates:?}");
            state.apply(if rng.below(5) == 0 { rng.pick(&legal) } else { rollout_policy }, &mut Quiet);
        }
        assert!(!legal.is_empty() && !candidates.is_empty());
    }
}
