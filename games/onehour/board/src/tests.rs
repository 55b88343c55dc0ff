//! What must hold of every board.

use sandtable_board::{Clickables, GameBoard as _, Walk};
use sandtable_core::{Hidden as _, Viewer};
use sandtable_i18n::Lang;
use sandtable_onehour::ids::Nation;
use sandtable_onehour::{NationView, Options, View};

use super::{OnehourBoard, PACKAGE};

fn onehour() -> Walk<OnehourBoard> {
    let options = vec![Options::default(), Options { dice: true, ..Options::default() }];
    Walk { board: OnehourBoard, texts: PACKAGE.texts, options, every: 7 }
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

#[test]
fn every_choice_can_be_clicked_step_by_step() {
    onehour().every_choice_can_be_clicked(1);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    onehour().everything_has_a_name(1);
}

#[test]
fn everything_names_its_paragraph() {
    onehour().everything_names_its_paragraph(1);
}

#[test]
fn every_click_is_explained() {
    onehour().every_click_is_explained();
}

#[test]
fn everything_explains_itself() {
    onehour().everything_explains_itself(PACKAGE.rules);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    onehour().ids_are_unique_and_boards_small(1, 150_000);
}

#[test]
fn every_seat_has_a_colour_of_its_own() {
    let hues: Vec<usize> = Nation::ALL.iter().map(|nation| OnehourBoard.hue(nation.word())).collect();
    assert_eq!(hues, [0, 1, 2, 3, 4]);
}

#[test]
fn every_piece_is_drawn_once() {
    let onehour = onehour();
    onehour.walk(1, |session, seat| {
        let view = session.state().view(Viewer::Seat(seat));
        let markup = onehour.table_markup(session, Viewer::Seat(seat));
        let drawn = markup.matches(" id=\"p-").count() - markup.matches(" id=\"p-legend").count();
        assert_eq!(drawn, usize::from(pieces(&view)));
    });
}

/// How many pieces are in the game.
fn pieces(view: &View) -> u8 {
    let boxes =
        |nation: &NationView| nation.reserve.iter().chain(&nation.losses).map(|(_, count)| count).sum::<u8>();
    let on_map = view.spaces.iter().flat_map(|space| space.force.kinds().map(|unit| space.force.count(unit)));
    on_map.sum::<u8>() + view.nations.iter().map(boxes).sum::<u8>() + view.china_pool
}

#[test]
fn plates_carry_what_the_overlays_go_by() {
    let onehour = onehour();
    onehour.walk(1, |session, seat| {
        let markup = onehour.table_markup(session, Viewer::Seat(seat));
        for space in session.state().view(Viewer::Seat(seat)).spaces {
            let plate = markup.split(&format!(" id=\"s-{}\"", space.space)).next().unwrap_or_default();
            let class = plate.rsplit("class=\"").next().unwrap_or_default();
            for &nation in Nation::ALL {
                let marked = class.contains(&format!(" o-in-{nation}"));
                assert_eq!(marked, space.supplied.contains(&nation), "{} {nation}", space.space);
            }
            let side = space.control.map_or("nobody", |side| side.word());
            assert!(class.contains(&format!(" o-held-{side}")), "{}", space.space);
        }
    });
}

#[test]
fn whatever_an_event_moves_is_on_the_board() {
    let onehour = onehour();
    onehour.walk(1, |session, seat| {
        let markup = onehour.table_markup(session, Viewer::Seat(seat));
        let cues = session.events().flatten().filter_map(|event| OnehourBoard.cue(event));
        for cue in cues {
            assert!(markup.contains(&format!(" id=\"{}\"", cue.element)), "`{}` is missing", cue.element);
        }
    });
}

#[test]
fn a_picked_attack_shows_what_it_would_come_to() {
    let onehour = onehour();
    let picked = Clickables { picked: vec!["action-attack".to_owned()], ..Clickables::default() };
    onehour.walk(1, |session, seat| {
        let prospects = session.state().view(Viewer::Seat(seat)).prospects;
        let markup = onehour.markup(session.state(), Viewer::Seat(seat), &picked, Lang::En);
        assert_eq!(markup.matches("class=\"o-odds\"").count(), prospects.len());
    });
}
