//! The laws hold for a sound game, and each can fail: for every law there is a toy that breaks it.

mod toy;

use sandtable_session::Record;
use sandtable_testkit::caught;
use sandtable_testkit::laws::{Trial, all, run};
use toy::{Options, Toy, flaw};

sandtable_testkit::laws! {
    game: Toy<{ flaw::NONE }>,
    options: [("usual", Options::default()), ("few gems", Options { gems: 2 })],
    games: 50,
    steps: 200,
}

/// The laws this toy breaks, with their reports.
fn broken<const FLAW: u8>() -> Vec<(&'static str, String)> {
    let tables = [("few gems", Options { gems: 2 }), ("usual", Options::default())];
    let trial = Trial { tables: &tables, games: 20, steps: 200 };
    let breaks = |(name, law)| Some((name, caught(|| run::<Toy<FLAW>>(name, law, &trial)).err()?));
    all().into_iter().filter_map(breaks).collect()
}

/// A report names law, options, seed and ply, and ends in a record that can be read.
fn check_report(law: &str, report: &str) {
    let (words, record) = report.split_once("the record up to there:\n").expect("a report has a record");
    for wanted in [&format!("the law `{law}` is broken: "), "options `", "seed ", "ply "] {
        assert!(words.contains(wanted), "`{wanted}` is missing in: {report}");
    }
    let record = Record::parse(record).unwrap_or_else(|why| panic!("{why} in: {report}"));
    let ply = words.split("ply ").nth(1).and_then(|rest| rest.split(';').next());
    assert_eq!(ply, Some(record.steps.len().to_string().as_str()), "the record goes up to the ply: {report}");
}

macro_rules! flaws {
    ($($test:ident: $flaw:ident breaks $($law:ident)+;)+) => {
        $(#[test] fn $test() {
            let broken = broken::<{ flaw::$flaw }>();
            let names: Vec<_> = broken.iter().map(|&(law, _)| law).collect();
            assert_eq!(names, [$(stringify!($law)),+], "{broken:#?}");
            for (law, report) in &broken {
                check_report(law, report);
            }
        })+
    };
}

flaws! {
    a_choice_listed_twice: DUPLICATE_CHOICES breaks lists_are_in_order;
    a_seat_without_a_question: NO_QUESTION breaks lists_are_in_order;
    an_outcome_without_weight: WEIGHTLESS_OUTCOME
        breaks lists_are_in_order luck_is_drawn_as_it_is_weighted odds_are_what_luck_brings;
    a_sample_that_is_not_listed: UNLISTED_SAMPLE
        breaks lists_are_in_order luck_is_drawn_as_it_is_weighted advice_is_the_same_in_all_worlds;
    a_sample_that_favours_one_outcome: LOADED_SAMPLE breaks luck_is_drawn_as_it_is_weighted;
    a_door_that_lets_all_in: GULLIBLE breaks only_the_listed_is_played;
    an_element_that_does_not_read_back: MUMBLED_ELEMENT breaks notation_reads_back;
    a_field_that_is_not_saved: FORGETFUL_BYTES breaks states_read_back;
    a_position_of_other_rules: OTHER_RULES breaks rules_numbers_are_kept same_steps_same_state;
    a_start_that_is_never_the_same: RESTLESS breaks same_steps_same_state;
    imagining_what_one_sees: IMAGINES_OWN_NEST breaks imagined_worlds_look_the_same;
    imagining_fewer_gems: IMAGINES_FEWER breaks imagined_worlds_look_the_same;
    imagining_by_what_is_really_there: IMAGINES_BY_THE_TRUTH
        breaks advice_is_the_same_in_all_worlds odds_are_what_luck_brings;
    an_event_that_tells_all: NO_MASK breaks masks_hide_what_views_hide;
    an_event_only_the_public_hears: DEAF_SEATS breaks masks_hide_what_views_hide;
    a_gem_that_vanishes: LOSES_GEMS breaks census_is_constant;
    a_path_that_begins_another: SHORT_PATH breaks paths_are_prefix_free;
    a_step_disturbed_by_imagining: DISTURBED breaks undo_stays_inside_commit_points;
    a_game_without_end: ENDLESS breaks games_end odds_are_what_luck_brings;
    a_loser_who_feels_fine: HAPPY_LOSER breaks games_end;
    a_seat_without_a_score: SHORT_SCORES breaks games_end;
    a_nest_too_full: CROWDED_NEST breaks invariants_hold odds_are_what_luck_brings;
    a_hash_of_an_address: HASHED_ADDRESS breaks rules_numbers_are_kept copies_stay_as_they_are;
    a_move_without_a_message: SILENT breaks messages_can_be_said;
    a_refusal_that_panics: SPEECHLESS_REFUSAL breaks messages_can_be_said answers_are_the_same_in_all_worlds;
}

#[test]
fn a_copy_that_is_none() {
    let broken = broken::<{ flaw::SHARED_COPY }>();
    let names: Vec<_> = broken.iter().map(|&(law, _)| law).collect();
    // The session keeps old positions too, and they change with the new one.
    let wanted = ["same_steps_same_state", "undo_stays_inside_commit_points", "copies_stay_as_they_are"];
    assert_eq!(names, wanted, "{broken:#?}");
    assert!(broken[2].1.contains("a copy changed while the game went on"), "{}", broken[2].1);
}

#[test]
fn a_legal_step_that_panics() {
    let broken = broken::<{ flaw::STUMBLES }>();
    assert_eq!(broken.len(), all::<Toy<{ flaw::STUMBLES }>>().len(), "no law gets through such a game");
    let report = &broken[1].1;
    check_report("only_the_listed_is_played", report);
    assert!(report.contains("is listed but panics: the blue one slipped"), "{report}");
}
