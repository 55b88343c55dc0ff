//! What must hold of every board, for every mode of this game; and what only this board shows.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;
use sandtable_core::{Game, Viewer};
use sandtable_i18n::{Catalogue, Lang, Locale};
use sandtable_natisk::ids::Board;
use sandtable_natisk::{Blank, Event, Mode, Natisk, Options};

use sandtable_board::{BoardContext, Click, Clickables, LessonTexts, Newcomers, Package, TEXTS, Walk};

use super::{Drawing, NatiskBoard, PACKAGE, panel, track};

/// The options of every mode, once with blank tokens.
fn modes() -> Vec<Options> {
    let blanks = ["first army+navy 3", "second any 2 blitz", "research air 9 partisans"];
    let blanks: Vec<Blank> = blanks.iter().map(|blank| blank.parse().expect("a blank token")).collect();
    let mut modes = vec![Options { blanks, ..Options::default() }];
    for &board in Board::ALL {
        modes.extend(Mode::ALL.iter().map(|&mode| Options { board, mode, ..Options::default() }));
    }
    modes
}

fn natisk() -> Walk<NatiskBoard> {
    Walk { board: NatiskBoard, texts: PACKAGE.texts, options: modes(), every: 1 }
}

#[test]
fn every_puzzle_can_be_asked_and_solved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../text/puzzles");
    sandtable_board::check_puzzles(&PACKAGE, folder).unwrap();
}

#[test]
fn the_first_game_can_be_played_and_is_explained() {
    sandtable_board::check_lesson(&PACKAGE).unwrap();
}

/// The lesson with something changed in its record or in its English comments.
fn spoiled(change: fn(&str) -> String, is_record: bool) -> Package {
    let lesson = PACKAGE.newcomers.lesson.unwrap();
    let [record, en, ru] = [lesson.record, lesson.comments(Lang::En), lesson.comments(Lang::Ru)];
    let (record, en, ru) = if is_record {
        (change(record), en.to_owned(), ru.to_owned())
    } else {
        (record.to_owned(), change(en), change(ru))
    };
    let [record, en, ru] = [record, en, ru].map(|text| &*text.leak());
    let lesson = Some(LessonTexts::new(lesson.seats, record, en, ru));
    Package { newcomers: Newcomers { lesson, ..PACKAGE.newcomers }, ..PACKAGE }
}

/// Turns a good text into a bad one.
type Change = fn(&str) -> String;

#[test]
fn what_is_wrong_with_a_first_game_is_found() {
    let wrong: [(Change, bool, &str); 7] = [
        (|record| record.replace("place army3 ee-1-2", "place army3 po-1-1"), true, "is not legal"),
        (|record| record.split_inclusive('\n').take(17).collect(), true, "steps of the learner"),
        (|text| text.replace("[6.4]", "[6.44]"), false, "there is no paragraph 6.44"),
        (
            |text| text.replace("8 at ee-1-2", "8 at ee-9-9"),
            false,
            "decision 8 (en): `ee-9-9` is not on the board",
        ),
        (|text| text.replace("\n3\n", "\n3 "), false, "a sentence should follow"),
        (
            |text| {
                text.replace(
                    "1 at south",
                    &format!("1 at south-east-asia\n{}\n\n2 at south", "long ".repeat(99).trim()),
                )
            },
            false,
            "should be",
        ),
        (|text| text.replace("25", &"25".repeat(200)), false, "letters are too many"),
    ];
    for (change, is_record, why) in wrong {
        let found = sandtable_board::check_lesson(&spoiled(change, is_record)).unwrap_err();
        assert!(found.contains(why), "{found}\nshould say\n{why}");
    }
    let none = Package { newcomers: Newcomers::NONE, ..PACKAGE };
    assert_eq!(sandtable_board::check_lesson(&none), Err("there is no lesson".to_owned()));
}

#[test]
fn every_choice_can_be_clicked_step_by_step() {
    natisk().every_choice_can_be_clicked(2);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    natisk().everything_has_a_name(1);
}

#[test]
fn everything_names_its_paragraph() {
    natisk().everything_names_its_paragraph(1);
}

#[test]
fn every_click_is_explained() {
    natisk().every_click_is_explained();
}

#[test]
fn everything_explains_itself() {
    natisk().everything_explains_itself(PACKAGE.rules);
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_the_drawing() {
    natisk().secrets_are_not_drawn(1);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    natisk().ids_are_unique_and_boards_small(1, 80_000);
}

#[test]
fn a_watcher_sees_no_reserve_and_no_bag() {
    let natisk = natisk();
    natisk.walk(1, |session, _| {
        let markup = natisk.markup(session.state(), Viewer::Public, &Clickables::default(), Lang::En);
        assert!(!markup.contains("data-element=\"reserve-") && !markup.contains("n-bag"));
    });
}

#[test]
fn the_units_of_the_last_turn_are_marked() {
    let natisk = natisk();
    natisk.walk(1, |session, seat| {
        let (mut last, mut placed) = (None, Vec::new());
        for event in session.events().flatten() {
            let Event::Placed { side, space, .. } = *event else { continue };
            if last.replace(side) != Some(side) {
                placed.clear();
            }
            placed.push(space);
        }
        let markup = natisk.table_markup(session, Viewer::Seat(seat));
        for space in &placed {
            assert!(markup.contains(&format!("fresh\" id=\"s-{space}\"")), "`{space}` is not marked");
        }
        assert_eq!(markup.matches(" fresh\"").count(), placed.len());
    });
}

#[test]
fn what_is_kept_looks_as_it_does_now() {
    let catalogue = Catalogue::new([PACKAGE.texts, TEXTS]).expect("good texts").shared();
    let asked = Clickables {
        elements: vec![("done".to_owned(), Click::Pick("?pick=done".to_owned()))],
        ..Clickables::default()
    };
    natisk().walk(1, |session, seat| {
        let view = &session.state().view(Viewer::Seat(seat));
        let spaces: Vec<_> =
            view.theatres.iter().flat_map(|theatre| theatre.spaces.iter().copied()).collect();
        let none = &Clickables::default();
        for (&lang, clickables) in Lang::ALL.iter().flat_map(|lang| [(lang, none), (lang, &asked)]) {
            let locale = &Locale::new(&catalogue, lang);
            let fresh = &spaces.iter().map(|&(space, _)| space).step_by(2).collect::<Vec<_>>();
            let drawing = Drawing {
                view,
                fresh,
                context: BoardContext { game: Natisk::ID, clickables, locale, settings: &BTreeMap::new() },
            };
            for &(space, occupant) in &spaces {
                let (element, is_fresh) = (space.to_string(), fresh.contains(&space));
                let now = drawing.drawn_space(space, occupant, &element, is_fresh).into_string();
                assert_eq!(*drawing.space(space, occupant).0, *now);
            }
            kept_parts_are_as_drawn(&drawing);
        }
    });
}

/// Tracks, points, and the units each side mentions and holds.
fn kept_parts_are_as_drawn(drawing: &Drawing<'_>) {
    for theatre in &drawing.view.theatres {
        let Some(front) = theatre.front else { continue };
        let now = drawing.drawn_track(theatre.theatre, front.marker).into_string();
        assert_eq!(*drawing.track(theatre.theatre, front.marker).0, *now);
    }
    let points = drawing.view.sides.each_ref().map(|side| (side.side, side.points));
    assert_eq!(*track::score(drawing).0, *track::drawn_score(drawing, points).into_string());
    for side in &drawing.view.sides {
        if let Some(unit) = side.last {
            let now = drawing.drawn_mention(side.side, unit).into_string();
            assert_eq!(*drawing.mention(side.side, unit).0, *now);
        }
        for (unit, count) in side.bag.iter().flat_map(sandtable_core::Bag::iter) {
            let now = panel::drawn_in_bag(drawing, side.side, unit, count).into_string();
            assert_eq!(*panel::in_bag(drawing, side.side, unit, count).0, *now);
        }
    }
}
