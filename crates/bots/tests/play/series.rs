//! Series of games: the same for the same seed, whatever the number of threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::toys::{Heaps, NoOptions, Pact, Press, Shells, ToyGame, Trio, Tug};
use sandtable_bots::{Plan, arena, simulate};
use sandtable_core::Game;

fn plan(bots: &[&str], games: usize, seed: u64) -> Plan {
    Plan { bots: bots.iter().map(|bot| bot.parse().unwrap()).collect(), games, seed }
}

fn on_threads<T: Send>(threads: usize, work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap().install(work)
}

fn quiet(_done: usize) {}

#[test]
fn threads_change_nothing() {
    fn same<G: Game<Options = NoOptions>>(bots: &[&str]) {
        let plan = plan(bots, 30, 9);
        let met = |threads| on_threads(threads, || arena::<G>(&NoOptions {}, &plan, &quiet).unwrap());
        assert_eq!(met(1), met(4));
        let alike = Plan { bots: plan.bots[..1].to_vec(), ..plan.clone() };
        let found =
            |threads| on_threads(threads, || simulate::<G>(&NoOptions {}, &alike, &quiet).unwrap().findings);
        assert_eq!(found(1), found(4));
    }
    same::<ToyGame<Heaps>>(&["ismcts:50", "greedy", "random"]);
    same::<ToyGame<Trio>>(&["level1", "ismcts:50"]);
    same::<ToyGame<Press>>(&["greedy", "random", "quick"]);
}

#[test]
fn the_stronger_bot_comes_first() {
    let plan = plan(&["random", "ismcts:200", "greedy"], 60, 1);
    let standings = arena::<ToyGame<Heaps>>(&NoOptions {}, &plan, &quiet).unwrap();
    let order: Vec<String> = standings.table.iter().map(|row| row.bot.to_string()).collect();
    assert_eq!(order, ["ismcts:200", "greedy", "random"]);
    let first = &standings.table[0];
    assert!(first.wins.low > 0.8 && first.wins.games == 120, "{first:?}");
    let pairs: Vec<String> =
        standings.pairings.iter().map(|pair| format!("{}-{}", pair.bot, pair.rival)).collect();
    assert_eq!(pairs, ["random-ismcts:200", "random-greedy", "ismcts:200-greedy"]);
    assert!(standings.table.iter().map(|row| row.elo).sum::<f64>().abs() < 1e-6);
}

#[test]
fn a_bot_against_itself_breaks_even() {
    // The seats are swapped and the seeds are the same, so that equal bots play equal games.
    for bots in [["random", "random"], ["greedy", "greedy"]] {
        let plan = plan(&bots, 40, 3);
        let heaps = arena::<ToyGame<Heaps>>(&NoOptions {}, &plan, &quiet).unwrap();
        let trio = arena::<ToyGame<Trio>>(&NoOptions {}, &plan, &quiet).unwrap();
        let press = arena::<ToyGame<Press>>(&NoOptions {}, &plan, &quiet).unwrap();
        for standings in [heaps, trio, press] {
            let wins = standings.pairings[0].wins;
            assert!((wins.share - 0.5).abs() < 1e-6 && wins.games == 40, "{wins:?}");
        }
    }
}

#[test]
fn alone_the_better_result_wins() {
    let standings =
        arena::<ToyGame<Press>>(&NoOptions {}, &plan(&["ismcts:200", "random"], 100, 1), &quiet).unwrap();
    assert!(standings.pairings[0].wins.low > 0.6, "{:?}", standings.pairings[0]);
}

#[test]
fn of_two_crews_the_one_with_the_better_result_wins() {
    // Mixed crews would win and lose together, and every bot would be as good as any other.
    let standings =
        arena::<ToyGame<Pact>>(&NoOptions {}, &plan(&["ismcts:200", "random"], 100, 1), &quiet).unwrap();
    let pairing = &standings.pairings[0];
    assert!(pairing.wins.low > 0.7 && pairing.by_side[0] == pairing.by_side[1], "{pairing:?}");
}

#[test]
fn an_odd_number_of_games_is_made_even_and_counted() {
    let most = AtomicUsize::new(0);
    let plan = plan(&["random", "greedy"], 5, 1);
    let progress = |done: usize| _ = most.fetch_max(done, Ordering::Relaxed);
    let standings = arena::<ToyGame<Trio>>(&NoOptions {}, &plan, &progress).unwrap();
    assert_eq!((standings.pairings[0].wins.games, most.into_inner()), (6, 6));
}

#[test]
fn a_report_adds_up() {
    let done = AtomicUsize::new(0);
    let progress = |_| _ = done.fetch_add(1, Ordering::Relaxed);
    let report = simulate::<ToyGame<Shells>>(&NoOptions {}, &plan(&["random"], 400, 5), &progress).unwrap();
    let found = report.findings;
    assert_eq!((found.game, found.games, done.into_inner()), ("shells", 400, 400));
    let [finder, hider] = &found.seats[..] else { panic!("two seats") };
    assert!((finder.wins.points + hider.wins.points - 400.0).abs() < 1e-9);
    assert!(finder.wins.low < 1.0 / 3.0 && 1.0 / 3.0 < finder.wins.high, "a blind guess: {finder:?}");
    assert_eq!((found.steps.mean, found.choices.most, found.lead_changes.most), (2.0, 1, 0));
    assert_eq!((found.legal.mean, found.legal.median, found.legal.most), (3.0, 3, 3));
    assert_eq!(found.endings, [("toy-won".to_owned(), 400)].into());
    assert_eq!((finder.scores.least, finder.scores.most), (0, 100));
    assert_eq!(report.pace.steps, 800);
}

#[test]
fn shared_and_lost_games_are_told_apart() {
    let report = simulate::<ToyGame<Pact>>(&NoOptions {}, &plan(&["random"], 200, 5), &quiet).unwrap();
    let found = report.findings;
    assert_eq!(found.shared + found.lost_by_all, 200);
    assert!(found.shared > 0 && found.lost_by_all > found.shared);
    assert!((found.seats[0].wins.points * 2.0 - found.shared as f64).abs() < 1e-9, "half a win each");
    assert_eq!(found.endings.len(), 2);
}

#[test]
fn the_lead_changes_as_a_lone_seat_goes_up_and_down() {
    let report = simulate::<ToyGame<Press>>(&NoOptions {}, &plan(&["random"], 200, 5), &quiet).unwrap();
    let found = report.findings;
    assert_eq!(found.lead_changes.least, 0);
    assert_eq!(found.lead_changes.most, 2, "behind, ahead, and bust");
}

#[test]
fn the_lead_goes_from_team_to_team() {
    let report = simulate::<ToyGame<Tug>>(&NoOptions {}, &plan(&["random"], 200, 5), &quiet).unwrap();
    let found = report.findings;
    assert_eq!((found.lead_changes.least, found.lead_changes.most), (0, 4), "allies are ahead together");
}

#[test]
fn an_arena_tells_what_was_won_with_each_side() {
    let standings =
        arena::<ToyGame<Tug>>(&NoOptions {}, &plan(&["greedy", "random"], 40, 1), &quiet).unwrap();
    let [first, second] = standings.pairings[0].by_side;
    assert_eq!((first.games, second.games), (20, 20));
    assert!((first.points + second.points - standings.pairings[0].wins.points).abs() < 1e-9);
    assert!(first.share > second.share, "the first team pulls once more: {first:?}, {second:?}");
}

#[test]
fn bots_must_fit_the_seats() {
    let error = |bots: &[&str]| {
        simulate::<ToyGame<Trio>>(&NoOptions {}, &plan(bots, 1, 1), &quiet).unwrap_err().to_string()
    };
    let wanted = "option `bots`: there are 2 for 3 seats; name one for each seat, or one for all";
    assert_eq!(error(&["random", "greedy"]), wanted);
    assert!(error(&[]).starts_with("option `bots`: there are 0 for 3 seats"));
    let alone = arena::<ToyGame<Trio>>(&NoOptions {}, &plan(&["random"], 1, 1), &quiet).unwrap_err();
    assert_eq!(alone.to_string(), "option `bots`: an arena needs two bots or more");
}

#[test]
fn no_games_are_no_trouble() {
    let report = simulate::<ToyGame<Heaps>>(&NoOptions {}, &plan(&["random"], 0, 1), &quiet).unwrap();
    assert_eq!((report.findings.games, report.findings.seats.len()), (0, 2));
    let standings =
        arena::<ToyGame<Heaps>>(&NoOptions {}, &plan(&["random", "greedy"], 0, 1), &quiet).unwrap();
    assert_eq!((standings.pairings[0].wins.games, standings.table[0].elo), (0, 0.0));
}
