//! The laws hold for a game with ranges, and those about ranges and answers find what can be wrong with them.

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
    let too_far = |_: &mut sandtable_core::Rng| "march 9".parse().expect("an order");
    let refusals = tell_game::<March>(&catalogue, &Options::default(), 1, too_far);
    assert!(refusals.iter().all(|refusal| refusal.id == "march-why-too-far"), "{refusals:?}");
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
