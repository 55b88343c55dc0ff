//! What must hold of every board, for every number of players; and what only this one shows.

use sandtable_core::prelude::*;

use sandtable_core::{Seat, Viewer};
use sandtable_i18n::Lang;
use sandtable_rush::ids::{Card, Side, Spot};
use sandtable_rush::{Event, Frame, Options, Rush};
use sandtable_session::Session;

use sandtable_board::{Clickables, GameBoard as _, Walk};

use super::{PACKAGE, RushBoard, SYMBOLS};

/// Every number of players, once with other rulings; games are cut short.
fn tables() -> Vec<Options> {
    let mut tables: Vec<Options> =
        (2..=5).map(|players| Options { players, round_limit: 12, ..Options::default() }).collect();
    tables.push(Options { merge_turn_medals: true, count_defenders: true, ..tables[1] });
    tables
}

fn rush() -> Walk<RushBoard> {
    Walk { board: RushBoard, texts: PACKAGE.texts, options: tables(), every: 5 }
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
    rush().every_choice_can_be_clicked(2);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    rush().everything_has_a_name(1);
}

#[test]
fn everything_names_its_paragraph() {
    rush().everything_names_its_paragraph(1);
}

#[test]
fn every_click_is_explained() {
    rush().every_click_is_explained();
}

#[test]
fn everything_explains_itself() {
    rush().everything_explains_itself(PACKAGE.rules);
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_the_drawing() {
    rush().secrets_are_not_drawn(1);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    rush().ids_are_unique_and_boards_small(1, 120_000);
}

#[test]
fn a_watcher_sees_only_the_hand_of_the_mover() {
    let rush = rush();
    rush.walk(1, |session, _| {
        let view = session.state().view(Viewer::Public);
        let markup = rush.markup(session.state(), Viewer::Public, &Clickables::default(), Lang::En);
        let hidden: usize = view
            .players
            .iter()
            .filter(|player| player.side != view.mover)
            .map(|player| player.hand_size as usize)
            .sum();
        assert_eq!(markup.matches("data-piece=\"back\"").count(), hidden);
        assert!(!markup.contains("data-element=\"depot-"), "a depot is for its owner");
    });
}

#[test]
fn a_purchase_says_what_is_missing() {
    let rush = rush();
    rush.walk(2, |session, seat| {
        let view = session.state().view(Viewer::Seat(seat));
        let markup = rush.markup(session.state(), Viewer::Seat(seat), &Clickables::default(), Lang::En);
        assert_eq!(markup.contains("r-bill"), view.frames.last() == Some(&Frame::Purchase));
        for card in view.purchase.iter().flat_map(|purchase| &purchase.cards) {
            let name = format!("r-place chosen\" data-element=\"reserve-{card}\"");
            assert!(markup.contains(&name), "`{card}` is not marked");
        }
    });
}

/// The spots where something happened since the seat's last turn ended, counted from the start.
fn touched(session: &Session<Rush>, seat: Seat) -> Vec<Spot> {
    let (mut mover, mut spots) = (None, Vec::new());
    for event in session.events().flatten() {
        match *event {
            Event::Turn { side, .. }
                if mover.replace(side).is_none_or(|before: Side| before.seat() == seat) =>
            {
                spots.clear();
            }
            Event::Placed { spot, .. }
            | Event::BaseDamaged { spot }
            | Event::BaseDestroyed { spot, .. }
            | Event::Damaged { spot, .. }
            | Event::Destroyed { spot, .. }
            | Event::Evicted { spot, .. } => spots.push(spot),
            _ => {}
        }
    }
    spots
}

#[test]
fn what_was_hit_lately_is_marked() {
    let rush = rush();
    rush.walk(1, |session, seat| {
        let fresh = touched(session, seat);
        let view = session.state().view(Viewer::Seat(seat));
        let markup = rush.table_markup(session, Viewer::Seat(seat));
        let spots = view.players.iter().flat_map(|player| player.bases.map(|(spot, _)| spot));
        for spot in spots {
            let marked = markup.contains(&format!("r-slot fresh\" id=\"s-{spot}\""));
            assert_eq!(marked, fresh.contains(&spot), "{spot}");
        }
    });
}

#[test]
fn the_nearest_player_is_the_viewer() {
    let rush = rush();
    rush.walk(1, |session, seat| {
        let markup = rush.table_markup(session, Viewer::Seat(seat));
        let home = markup.split("r-home").nth(1).and_then(|rest| rest.split("id=\"p-").nth(1));
        assert!(home.is_some_and(|rest| rest.starts_with(Side::of(seat).word())));
    });
}

/// Every sign that is used is there.
fn expect_signs(markup: &str) {
    for sign in markup.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
        assert!(SYMBOLS.contains(&format!("id=\"{sign}\"")), "there is no sign `{sign}`");
    }
}

#[test]
fn every_sign_is_among_the_symbols() {
    let rush = rush();
    rush.walk(1, |session, seat| {
        expect_signs(&rush.markup(session.state(), Viewer::Seat(seat), &Clickables::default(), Lang::En));
    });
    for card in Card::ALL {
        expect_signs(&RushBoard.piece(card.word()).expect("the rules show every card").into_string());
    }
}
