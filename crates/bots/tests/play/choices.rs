//! What the bots choose where the best choice is known.

use crate::toys::{Habit, Heaps, JUDGED, Number, Pact, Press, Shells, Toy, ToyGame, ToyRules, Trio};
use sandtable_bots::{Bot, BotSpec, Budget, Careless, Greedy, Ismcts, Quick, Random, Rollouts};
use sandtable_core::prelude::*;
use sandtable_core::{Rng, Seat, Seen, Turn};

fn ismcts(simulations: u32) -> Ismcts {
    Ismcts::new(Budget::Simulations(simulations))
}

fn rollouts(playouts: u32) -> Rollouts {
    Rollouts::new(Budget::Simulations(playouts))
}

/// What a bot does in this position.
fn choice<R: ToyRules>(bot: &mut dyn Bot<Toy<R>>, rules: R, seed: u64) -> u8 {
    let state = Toy(rules);
    let Turn::Seat(seat) = state.turn() else { panic!("nobody is to move") };
    let Number(choice) = bot.choose(&Seen::new(&state, seat), &mut Rng::new(seed));
    choice
}

#[test]
fn ismcts_wins_nim_whenever_it_can_be_won() {
    for heaps in [[3, 4, 5], [1, 2, 0], [2, 3, 4], [0, 5, 3], [1, 1, 5], [4, 4, 2]] {
        for mover in [0, 1] {
            let mut after = Heaps { heaps, mover };
            let taken = choice(&mut ismcts(50_000), after.clone(), 7);
            after.apply(taken);
            assert_eq!(after.nim_sum(), 0, "from {heaps:?} to {:?}", after.heaps);
        }
    }
}

#[test]
fn threads_vote_for_the_same_winning_move() {
    let mut bot = Ismcts { threads: 3, ..ismcts(30_000) };
    let mut after = Heaps { heaps: [1, 2, 5], mover: 0 };
    let state = Toy(after.clone());
    after.apply(choice(&mut bot, after.clone(), 1));
    assert_eq!(after.nim_sum(), 0);
    let visits = |seed| -> Vec<u32> {
        let weighed = bot.weigh(&Seen::new(&state, Seat(0)), &mut Rng::new(seed));
        weighed.iter().map(|one| one.visits).collect()
    };
    assert_eq!(visits(5), visits(5), "the same seed, the same visits");
    assert_eq!(visits(5).iter().sum::<u32>(), 30_000, "every thread does its part");
}

#[test]
fn a_number_of_simulations_is_deterministic_and_kept() {
    let state = Toy(Heaps::start());
    let weigh = |seed| ismcts(777).weigh(&Seen::new(&state, Seat(0)), &mut Rng::new(seed));
    assert_eq!(weigh(3), weigh(3));
    assert_ne!(weigh(3), weigh(4), "another seed searches otherwise");
    assert_eq!(weigh(3).iter().map(|one| one.visits).sum::<u32>(), 777);
}

#[test]
fn no_bot_sees_through_the_shell() {
    let searching = ["ismcts:300", "rollouts:60", "level1", "level2", "level3", "level4"];
    let bots = searching.into_iter().chain(["random", "quick", "careless:50", "beginner", "greedy"]);
    for spec in bots.map(|word| word.parse::<BotSpec>().unwrap()) {
        for seed in 0..20 {
            let guesses = [0, 1, 2].map(|stone| {
                let hidden = Shells { stone: Some(stone), guess: None };
                choice(&mut *spec.bot::<ToyGame<Shells>>(1), hidden, seed)
            });
            assert!(guesses.iter().all(|&guess| guess == guesses[0]), "{spec} cheats: {guesses:?}");
        }
    }
}

#[test]
fn ismcts_guesses_what_is_likely() {
    for stone in 0..3 {
        let hidden = Shells { stone: Some(stone), guess: None };
        assert_eq!(choice(&mut ismcts(2000), hidden, 1), 1);
    }
}

#[test]
fn each_of_three_seats_plays_for_itself() {
    // With five left, taking two gives blue the game; taking one leaves it to green, who has nothing to win.
    for mover in 0..3 {
        assert_eq!(choice(&mut ismcts(3000), Trio { left: 5, mover }, 2), 1);
        assert_eq!(choice(&mut ismcts(3000), Trio { left: 2, mover }, 2), 2);
    }
}

#[test]
fn partners_trust_each_other() {
    assert_eq!(choice(&mut ismcts(2000), Pact { chosen: vec![] }, 1), 1, "a foe would not answer with 2");
    assert_eq!(choice(&mut ismcts(2000), Pact { chosen: vec![1] }, 1), 2);
}

#[test]
fn alone_it_stops_in_time() {
    let at = |total| Press { total, ..Press::start() };
    assert_eq!(choice(&mut ismcts(2000), at(9), 1), 0);
    assert_eq!(choice(&mut ismcts(2000), at(2), 1), 1);
}

#[test]
fn a_short_playout_takes_the_guess() {
    let state = Toy(Pact { chosen: vec![] });
    let first = |bot: Ismcts| {
        let weighed = bot.weigh(&Seen::new(&state, Seat(0)), &mut Rng::new(1));
        weighed.iter().map(|one| format!("{:.1}", one.value)).collect::<Vec<_>>()
    };
    let short = Ismcts { depth: 0, ..ismcts(2) };
    assert_eq!(first(short), ["0.5", "0.5"], "nobody has answered yet");
    assert_eq!(first(short.with_whole_playouts())[0], "0.4", "safe whatever the answer");
    let mut longer = Ismcts { depth: 0, ..ismcts(500) };
    assert_eq!(choice(&mut longer, Pact { chosen: vec![] }, 1), 1, "the tree still reaches the end");
}

#[test]
fn greedy_takes_what_wins_at_once() {
    for seed in 0..10 {
        assert_eq!(choice(&mut Greedy::default(), Trio { left: 2, mover: 1 }, seed), 2);
        assert_eq!(choice(&mut Greedy::default(), Heaps { heaps: [0, 4, 0], mover: 0 }, seed), 16 + 4);
        assert_eq!(choice(&mut Greedy { worlds: 64 }, Shells { stone: Some(0), guess: None }, seed), 1);
    }
}

#[test]
fn greedy_has_no_favourite_among_equals() {
    let chosen: std::collections::BTreeSet<u8> =
        (0..50).map(|seed| choice(&mut Greedy::default(), Trio::start(), seed)).collect();
    assert_eq!(chosen.len(), 2);
}

#[test]
fn random_does_everything_sooner_or_later() {
    let chosen: std::collections::BTreeSet<u8> =
        (0..500).map(|seed| choice(&mut Random, Heaps::start(), seed)).collect();
    assert_eq!(chosen.len(), Heaps::start().legal().len());
}

#[test]
fn a_forced_choice_costs_no_thought() {
    let forced = Heaps { heaps: [0, 1, 0], mover: 0 };
    let endless = Budget::Time(std::time::Duration::from_secs(1_000_000));
    assert_eq!(choice(&mut Ismcts::new(endless), forced.clone(), 1), 16 + 1);
    assert_eq!(choice(&mut Rollouts::new(endless), forced.clone(), 1), 16 + 1);
    assert_eq!(choice(&mut Ismcts { threads: 4, ..ismcts(u32::MAX) }, forced, 1), 16 + 1);
}

#[test]
fn a_time_budget_ends() {
    let budget = Budget::Time(std::time::Duration::from_millis(5));
    let mut bots: [Box<dyn Bot<Toy<Heaps>>>; 2] = [
        Box::new(Ismcts { threads: 2, ..Ismcts::new(budget) }),
        Box::new(Rollouts { threads: 2, ..Rollouts::new(budget) }),
    ];
    for bot in &mut bots {
        assert!(Heaps::start().legal().contains(&choice(&mut **bot, Heaps::start(), 1)));
    }
}

#[test]
fn rollouts_depart_from_what_is_usual_where_it_pays() {
    for seed in 0..20 {
        assert_eq!(choice(&mut rollouts(40), Trio { left: 2, mover: 1 }, seed), 2);
        assert_eq!(choice(&mut rollouts(60), Heaps { heaps: [0, 4, 0], mover: 0 }, seed), 16 + 4);
        assert_eq!(choice(&mut rollouts(400), Shells { stone: Some(0), guess: None }, seed), 1);
        let mut three = Rollouts { threads: 3, ..rollouts(120) };
        assert_eq!(choice(&mut three, Trio { left: 2, mover: 0 }, seed), 2);
    }
}

#[test]
fn rollouts_stay_with_what_is_usual_where_nothing_is_proved() {
    for seed in 0..20 {
        let usual = choice(&mut Quick, Heaps::start(), seed);
        assert_eq!(choice(&mut rollouts(11), Heaps::start(), seed), usual, "twelve choices, eleven playouts");
        let mut doubtful = Rollouts { doubt: f64::INFINITY, ..rollouts(300) };
        assert_eq!(choice(&mut doubtful, Heaps::start(), seed), usual);
    }
}

#[test]
fn rollouts_are_the_same_for_a_seed() {
    let chosen = |seed| choice(&mut rollouts(200), Heaps::start(), seed);
    let choices: Vec<u8> = (0..20).map(chosen).collect();
    assert_eq!(choices, (0..20).map(chosen).collect::<Vec<_>>());
    assert!(choices.iter().any(|&one| one != choices[0]), "another seed, other playouts");
}

#[test]
fn rollouts_keep_to_their_budget() {
    for budget in [0, 3, 4, 8, 9, 25, 100] {
        JUDGED.set(0);
        choice(&mut rollouts(budget), Habit::start(), 1);
        let played = JUDGED.get();
        assert!(played <= budget && (played * 2 > budget || budget < 8), "{played} of {budget}");
    }
    assert_eq!(choice(&mut rollouts(7), Habit::start(), 1), 0, "too few for two rounds");
    assert_eq!(choice(&mut rollouts(16), Habit::start(), 1), 2);
}

#[test]
fn the_careless_slip_as_often_as_they_are_said_to() {
    let strays =
        |slips| (0..1000).filter(|&seed| choice(&mut Careless { slips }, Habit::start(), seed) != 0).count();
    assert_eq!(strays(0), 0);
    assert!((250..350).contains(&strays(40)), "three of four slips are seen: {}", strays(40));
    assert!((700..800).contains(&strays(100)), "{}", strays(100));
}
