//! What bots know: sets in one order, no idle moves, capitals in danger.

use sandtable_bots::{Bot, Greedy, Plan, arena};
use sandtable_core::prelude::*;
use sandtable_core::{Rng, Seat, Seen};
use sandtable_onehour::{Onehour, Options, State};

use super::common::{Position, Scene, empty, opening, read};

fn candidates(scene: &Scene) -> Vec<String> {
    let mut list = Vec::new();
    scene.state().candidates(&mut list);
    list.iter().map(ToString::to_string).collect()
}

fn value(position: Position, seat: u8) -> f32 {
    let scene = position.scene();
    let state: &State = scene.state();
    state.value(Seat(seat))
}

#[test]
fn a_set_is_thought_of_in_one_order() {
    let mut scene = opening("germany").scene();
    scene.play("germany attack france").play("germany send german-army2 germany");
    let list = candidates(&scene);
    assert!(!list.iter().any(|one| one == "send german-army1 germany"), "{list:?}");
    assert!(list.iter().any(|one| one == "send italian-army italy") && list.iter().any(|one| one == "done"));
    assert!(scene.legal().iter().any(|one| one == "send german-army1 germany"), "people are free");
}

#[test]
fn hopeless_attacks_are_not_thought_of() {
    let scene = empty("germany")
        .on("germany", "german-army1")
        .on("poland", "soviet-army2 soviet-army2 soviet-army2")
        .scene();
    assert!(scene.legal().iter().any(|one| one == "attack poland"));
    assert!(!candidates(&scene).iter().any(|one| one == "attack poland"));
}

#[test]
fn a_threatened_capital_counts_against_its_side() {
    let front = |moscow: &str| {
        empty("ussr").on("north-ussr", "german-army2 german-army2 german-army2").on("moscow", moscow)
    };
    let three = value(front("soviet-army2 soviet-army2 soviet-army2"), 3);
    let two = value(front("soviet-army2 soviet-army2").reserve("soviet-army2"), 3);
    assert!(three > two, "{three} {two}");
}

#[test]
fn the_value_of_both_sides_adds_up_to_one() {
    let scene = opening("germany").scene();
    let [axis, allies] = [0, 1].map(|seat| scene.state().value(Seat(seat)));
    assert!((axis + allies - 1.0).abs() < 1e-6);
}

/// The USSR puts its armies into Moscow when the Germans stand before it.
#[test]
fn a_greedy_ussr_guards_moscow() {
    let scene = empty("ussr")
        .on("north-ussr", "german-army2 german-army1")
        .on("moscow", "soviet-army1")
        .on("poland", "german-army2")
        .reserve("soviet-army1 soviet-army1")
        .scene();
    let mut state = scene.state().clone();
    let mut rng = Rng::new(1);
    for _ in 0..3 {
        let action = Greedy { worlds: 1 }.choose(&Seen::new(&state, Seat(3)), &mut rng);
        state.apply(action, &mut sandtable_core::Quiet);
        if state.force(read("moscow")).count(read("soviet-army1"))
            + state.force(read("moscow")).count(read("soviet-army2"))
            > 1
        {
            return;
        }
    }
    panic!("Moscow stays open: {:?}", state.force(read("moscow")));
}

/// Allies sit together in an arena: whoever wins takes the whole victory, whichever side it has.
#[test]
fn an_arena_gives_a_whole_side_to_a_bot() {
    let plan = Plan { bots: ["greedy", "random"].map(read).to_vec(), games: 8, seed: 1 };
    let standings = arena::<Onehour>(&Options::default(), &plan, &|_| ()).unwrap();
    let wins = standings.pairings[0].wins;
    assert!((wins.points - wins.points.round()).abs() < 1e-6 && wins.points > 6.5, "{wins:?}");
}
