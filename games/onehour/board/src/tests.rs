//! What must hold of every board.

use sandtable_board::{GameBoard as _, Walk};
use sandtable_onehour::Options;
use sandtable_onehour::ids::Nation;

use super::{OnehourBoard, PACKAGE};

fn onehour() -> Walk<OnehourBoard> {
    let options = vec![Options::default(), Options { dice: true, ..Options::default() }];
    Walk { board: OnehourBoard, texts: PACKAGE.texts, options, every: 7 }
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
fn ids_are_unique_and_a_board_stays_small() {
    onehour().ids_are_unique_and_boards_small(1, 150_000);
}

#[test]
fn every_seat_has_a_colour_of_its_own() {
    let hues: Vec<usize> = Nation::ALL.iter().map(|nation| OnehourBoard.hue(nation.word())).collect();
    assert_eq!(hues, [0, 1, 2, 3, 4]);
}
