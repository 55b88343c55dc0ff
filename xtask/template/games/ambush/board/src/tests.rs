//! What must hold of every board, and what only this one shows.

use sandtable_ambush::{Card, Options, Side};
use sandtable_board::{Clickables, GameBoard as _, Walk};
use sandtable_core::{Seat, Viewer};
use sandtable_i18n::Lang;

use super::{AmbushBoard, PACKAGE};

fn ambush() -> Walk<AmbushBoard> {
    let options = vec![Options::default(), Options { hand: 2 }];
    Walk { board: AmbushBoard, texts: PACKAGE.texts, options, every: 1 }
}

#[test]
fn every_choice_can_be_clicked_step_by_step() {
    ambush().every_choice_can_be_clicked(4);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    ambush().everything_has_a_name(2);
}

#[test]
fn everything_names_its_paragraph() {
    ambush().everything_names_its_paragraph(2);
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_the_drawing() {
    ambush().secrets_are_not_drawn(4);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    ambush().ids_are_unique_and_boards_small(2, 8_000);
}

#[test]
fn the_rivals_cards_are_counted_and_hidden() {
    let ambush = ambush();
    ambush.walk(2, |session, seat| {
        let rival = session.state().hand(Side::of(seat).rival()).total();
        let markup = ambush.markup(session.state(), Viewer::Seat(seat), &Clickables::default(), Lang::En);
        assert_eq!(markup.matches("ambush-back").count(), rival as usize);
    });
}

#[test]
fn every_card_and_every_seat_can_be_shown() {
    assert!(Card::ALL.iter().all(|card| AmbushBoard.piece(card.word()).is_some()));
    assert!(AmbushBoard.piece("castle").is_none());
    assert!(Side::ALL.iter().all(|side| Seat(AmbushBoard.hue(side.word()) as u8) == side.seat()));
}
