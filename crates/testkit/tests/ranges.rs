//! The laws hold for a game with ranges, and those about ranges and answers find what can be wrong with them.

use std::cell::RefCell;

use sandtable_core::{BadOptions, Game, Rng, Setting};
use sandtable_testkit::caught;
use sandtable_testkit::laws::{Law, Trial, answers_are_the_same_in_all_worlds, ranges_hold, run};
use sandtable_testkit::march::{March, Options, TEXTS, flaw};
use sandtable_testkit::{catalogue_of, tell_game};

sandtable_testkit::laws! {
    game: March,
    options: [("usual", Options::default())],
    games: 50,
    steps: 200,
}

#[test]
fn everything_is_said_in_every_language() {
    let catalogue = catalogue_of(TEXTS);
    let too_far = |_: &mut Rng| "march 9".parse().expect("an order");
    let refusals = tell_game::<March>(&catalogue, &Options::default(), 1, too_far);
    assert!(refusals.iter().all(|refusal| refusal.id == "march-why-too-far"), "{refusals:?}");
}

thread_local! {
    static PLAYED: RefCell<Vec<u32>> = const { RefCell::new(Vec::new()) };
}

/// March with two corrections, which remembers by which rules it was played.
#[derive(Debug)]
struct Corrected;

impl Game for Corrected {
    const ID: &'static str = March::<0>::ID;
    const RULES: u32 = 3;
    const OLDEST_RULES: u32 = 2;
    type Options = Options;
    type State = <March as Game>::State;

    fn settings() -> Vec<Setting> {
        March::<0>::settings()
    }

    fn seats(options: &Options) -> &'static [&'static str] {
        March::<0>::seats(options)
    }

    fn setup(options: &Options, rules: u32) -> Result<Self::State, BadOptions> {
        PLAYED.with_borrow_mut(|played| played.push(rules));
        March::<0>::setup(options, rules)
    }
}

#[test]
fn games_of_every_number_are_told() {
    let camp = |_: &mut Rng| "camp".parse().expect("an order");
    tell_game::<Corrected>(&catalogue_of(TEXTS), &Options::default(), 1, camp);
    assert_eq!(PLAYED.take(), [2, 3]);
}

/// The laws that March breaks with this flaw.
fn broken<const FLAW: u8>() -> Vec<&'static str> {
    let laws: [(_, Law<March<FLAW>>); 2] = [
        ("ranges_hold", ranges_hold),
        ("answers_are_the_same_in_all_worlds", answers_are_the_same_in_all_worlds),
    ];
    let trial = Trial { tables: &[("usual", Options::default())], games: 20, steps: 200 };
    let broken = laws.into_iter().filter(|&(name, law)| caught(|| run(name, law, &trial)).is_err());
    broken.map(|(name, _)| name).collect()
}

macro_rules! flaws {
    ($($test:ident: $flaw:ident breaks $($law:ident)+;)+) => {
        $(#[test] fn $test() { assert_eq!(broken::<{ flaw::$flaw }>(), [$(stringify!($law)),+]); })+
    };
}

flaws! {
    a_gap_that_is_offered: BRIDGED_GAP breaks ranges_hold;
    a_range_that_is_lost: LOST_RANGE breaks ranges_hold;
    an_amount_too_many: ONE_TOO_MANY breaks ranges_hold;
    an_amount_clicked_otherwise: CROOKED_PATH breaks ranges_hold;
    dragging_that_knows_better: STEERS_TO_CACHE breaks answers_are_the_same_in_all_worlds;
    a_click_that_tells_a_secret: TALKATIVE_CLICK breaks answers_are_the_same_in_all_worlds;
    a_refusal_that_tells_a_secret: TALKATIVE_REFUSAL breaks answers_are_the_same_in_all_worlds;
}
