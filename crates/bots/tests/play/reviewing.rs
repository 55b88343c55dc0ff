//! Games looked at again: the mistakes are known beforehand.

use std::ops::ControlFlow;
use std::time::Duration;

use sandtable_bots::{BotSpec, Budget, GameReview, PlayableTitle, ReviewPlan, review};
use sandtable_core::{Seat, Turn};
use sandtable_session::{Dice, Session, TitleOf};
use sandtable_testkit::march::March;

use crate::toys::{Habit, Heaps, Lottery, NoOptions, Number, Press, Shells, ToyGame, ToyRules};

fn plan(simulations: u32) -> ReviewPlan {
    let bot = BotSpec::Ismcts(Budget::Simulations(1), 20);
    ReviewPlan { bot, budget: Budget::Simulations(simulations), seed: 7 }
}

fn session<R: ToyRules>() -> Session<ToyGame<R>> {
    Session::new(NoOptions {}, Dice::by_hand()).unwrap()
}

/// Seats take these choices in turn, whoever is to move.
fn played<R: ToyRules>(choices: &[u8]) -> Session<ToyGame<R>> {
    let mut session = session::<R>();
    for &choice in choices {
        let Turn::Seat(seat) = session.turn() else { panic!("nobody is to move before {choice}") };
        session.act(seat, Number(choice)).unwrap();
    }
    session
}

fn reviewed<R: ToyRules>(session: &Session<ToyGame<R>>, plan: &ReviewPlan) -> GameReview {
    review(session, plan, &mut |_| ControlFlow::Continue(())).unwrap()
}

/// The plies of the costliest choices of a seat.
fn costliest(review: &GameReview, seat: usize) -> Vec<usize> {
    review.seats[seat].costliest.iter().map(|costly| costly.ply).collect()
}

#[test]
fn who_throws_a_won_game_away_is_told_where_and_how_not() {
    // Two from the first heap leave 1, 4, 5 and win; then one from the second leaves a sum that the other can make 0.
    let session = played::<Heaps>(&[2, 16 + 4, 32 + 1, 1, 32 + 4]);
    let review = reviewed(&session, &plan(3000));
    assert_eq!((review.game.as_str(), review.plies), ("heaps", 5));
    let south = &review.seats[1];
    assert_eq!(costliest(&review, 0), [2], "with 1 and 5 left, north should have left 1 and 1: {review:?}");
    let blunder = &review.seats[0].costliest[0];
    assert_eq!((blunder.done.word.as_str(), blunder.better.word.as_str()), ("33", "36"));
    assert!(blunder.cost > 0.5 && blunder.chance > 0.8, "{blunder:?}");
    assert_eq!(south.seat, "south");
    assert_eq!(south.curve.last().map(|point| (point.ply, point.chance)), Some((5, 0.0)));
}

#[test]
fn a_choice_without_another_is_not_judged() {
    let session = played::<Heaps>(&[3, 16 + 4, 32 + 4, 32 + 1]);
    let review = reviewed(&session, &plan(200));
    let plies = |seat: usize| review.seats[seat].curve.iter().map(|point| point.ply).collect::<Vec<_>>();
    assert_eq!((plies(0), plies(1)), (vec![0, 2, 4], vec![1, 4]), "the last counter was forced");
}

#[test]
fn the_luckiest_of_many_choices_is_no_better_than_the_others() {
    let mut session = played::<Lottery>(&[42]);
    session.resolve(Number(0)).unwrap();
    let review = reviewed(&session, &plan(2000));
    let chance = review.seats[0].curve[0].chance;
    assert!((0.45..0.55).contains(&chance), "every ticket wins one time in two: {chance}");
    assert!(costliest(&review, 0).is_empty(), "{review:?}");
}

#[test]
fn what_was_taken_back_is_not_judged() {
    let straight = played::<Heaps>(&[2, 16 + 4]);
    let mut back = played::<Heaps>(&[2, 16 + 1, 32 + 1]);
    back.undo_to(1).unwrap();
    back.act(Seat(1), Number(16 + 4)).unwrap();
    assert_eq!(reviewed(&straight, &plan(300)), reviewed(&back, &plan(300)));
}

#[test]
fn the_same_number_gives_the_same_review() {
    let session = played::<Heaps>(&[1, 16 + 2, 32 + 3, 2, 32 + 1]);
    let seeds = |seed| reviewed(&session, &ReviewPlan { seed, ..plan(100) });
    assert_eq!(seeds(1), seeds(1));
    assert_ne!(seeds(1), seeds(2));
}

#[test]
fn bad_luck_is_no_mistake() {
    let reviews: Vec<_> = [0, 1, 2]
        .into_iter()
        .map(|stone| {
            let mut session = session::<Shells>();
            session.resolve(Number(stone)).unwrap();
            session.act(Seat(0), Number(0)).unwrap();
            reviewed(&session, &plan(2000)).seats.remove(0)
        })
        .collect();
    for review in &reviews {
        assert_eq!(review.costliest, reviews[0].costliest, "what was under the shells does not matter");
        assert_eq!(review.curve[0], reviews[0].curve[0]);
        let costly = &review.costliest[0];
        assert_eq!(costly.better.word, "1", "the stone is twice as often in the middle");
        assert!((costly.cost - 0.25).abs() < 0.05, "{costly:?}");
    }
}

#[test]
fn playouts_judge_as_well() {
    let session = played::<Habit>(&[1]);
    let plan = ReviewPlan { bot: "rollouts:40".parse().unwrap(), ..plan(40) };
    let costly = &reviewed(&session, &plan).seats[0].costliest[0];
    assert_eq!((costly.done.word.as_str(), costly.better.word.as_str()), ("1", "2"));
    assert!((costly.cost - 0.3).abs() < 1e-6 && (costly.chance - 0.7).abs() < 1e-6);
}

#[test]
fn a_time_is_kept() {
    let session = played::<Heaps>(&[1, 16 + 2, 32 + 3, 2, 32 + 1]);
    let start = std::time::Instant::now();
    let limit = Duration::from_millis(300);
    let endless = ReviewPlan { budget: Budget::AtMost(u32::MAX, limit), ..plan(1) };
    let review = reviewed(&session, &endless);
    assert!(start.elapsed() < 10 * limit);
    assert!(review.seats.iter().all(|seat| seat.curve.len() > 1));
}

#[test]
fn it_says_how_far_it_is_and_can_be_stopped() {
    let session = played::<Heaps>(&[1, 16 + 2, 32 + 3]);
    let mut told = Vec::new();
    review(&session, &plan(100), &mut |percent| {
        told.push(percent);
        ControlFlow::Continue(())
    });
    assert!(
        told.is_sorted() && told[0] == 0 && told.len() >= 3 && told.iter().all(|&one| one < 100),
        "{told:?}"
    );
    assert_eq!(review(&session, &plan(100), &mut |_| ControlFlow::Break(())), None);
}

#[test]
fn a_review_is_json_that_reads_back() {
    let title: &dyn PlayableTitle = &TitleOf::<ToyGame<Press>>::new();
    let mut table = title.open(&serde_json::json!({}), Dice::from_seed(1)).unwrap();
    table.act(Seat(0), "1").unwrap();
    table.luck(Some("6")).unwrap();
    table.act(Seat(0), "1").unwrap();
    table.luck(Some("6")).unwrap();
    let review = title.review(&*table, &plan(500), &mut |_| ControlFlow::Continue(())).unwrap();
    let text = serde_json::to_string(&review).unwrap();
    assert_eq!(serde_json::from_str::<GameReview>(&text).unwrap(), review);
    assert_eq!(review.seats[0].costliest.len(), 1, "to roll at 6 was a mistake, to roll at 0 was none");
}

#[test]
fn an_amount_beside_the_marks_is_judged_too() {
    let title: &dyn PlayableTitle = &TitleOf::<March>::new();
    let mut table = title.open(&serde_json::json!({}), Dice::from_seed(1)).unwrap();
    let mut beside = 0;
    while table.turn() != Turn::Over && table.ply() < 60 {
        match table.turn() {
            Turn::Seat(seat) => {
                let off_the_marks = table.ranges().into_iter().find_map(|range| {
                    let mut amounts = (range.from..=range.to).step_by(range.step as usize);
                    let amount = amounts.find(|amount| !range.marks.contains(amount))?;
                    table.with_amount(&range.word, amount).ok()
                });
                beside += usize::from(off_the_marks.is_some());
                let word = off_the_marks.unwrap_or_else(|| table.choices()[0].word.clone());
                table.act(seat, &word).unwrap();
            }
            _ => _ = table.luck(None).unwrap(),
        }
    }
    assert!(beside > 0, "march has ranges");
    let review = title.review(&*table, &plan(60), &mut |_| ControlFlow::Continue(())).unwrap();
    assert!(review.seats.iter().map(|seat| seat.curve.len()).sum::<usize>() >= beside);
}

#[test]
fn what_is_imagined_can_be_played_on() {
    let title: &dyn PlayableTitle = &TitleOf::<ToyGame<Shells>>::new();
    let mut table = title.open(&serde_json::json!({}), Dice::by_hand()).unwrap();
    table.luck(Some("0")).unwrap();
    let dealt = |seed| title.imagine(&*table.position(), Seat(0), seed)["stone"].clone();
    assert!((0..20).any(|seed| dealt(seed) != dealt(0)), "the stone is hidden again");
    let state = title.imagine(&*table.position(), Seat(0), 1);
    let mut fork = title.set(&serde_json::json!({}), &state, Dice::by_hand()).unwrap();
    fork.act(Seat(0), "1").unwrap();
    assert!(fork.outcome().is_some());
}
