//! What must hold of every board, for every mode of this game; and what only this board shows.

use sandtable_core::prelude::*;

use sandtable_core::Viewer;
use sandtable_i18n::Lang;
use sandtable_session::Session;
use sandtable_siege::ids::{Card, FoeId, Phase, Ring, Sector, Token};
use sandtable_siege::{Edition, Event, FoeView, Mode, Options, ScienceSite, Siege};

use sandtable_board::{Clickables, Cue, GameBoard as _, Walk};

use super::{PACKAGE, SYMBOLS, SiegeBoard};

/// Every mode and number of players once, with options that bring questions of their own.
fn modes() -> Vec<Options> {
    let usual = Options::default();
    vec![
        Options { edition: Edition::Base, players: 1, ..usual.clone() },
        Options {
            players: 3,
            own_buildings: true,
            combined_strike: true,
            city_counterattack: true,
            ..usual.clone()
        },
        Options { players: 6, mode: Mode::Coop, science_site: ScienceSite::Choose, ..usual.clone() },
        Options { players: 2, mode: Mode::Fieldmarshal, random_mix: true, ..usual.clone() },
        Options { players: 4, mode: Mode::Fieldmarshal, fewer_enemies: true, growing_fire: true, ..usual },
    ]
}

fn siege() -> Walk<SiegeBoard> {
    Walk { board: SiegeBoard, texts: PACKAGE.texts, options: modes(), every: 3 }
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
    siege().every_choice_can_be_clicked(2);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    siege().everything_has_a_name(1);
}

#[test]
fn everything_names_its_paragraph() {
    siege().everything_names_its_paragraph(1);
}

#[test]
fn every_click_is_explained() {
    siege().every_click_is_explained();
}

#[test]
fn everything_explains_itself() {
    siege().everything_explains_itself(PACKAGE.rules);
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_the_drawing() {
    siege().secrets_are_not_drawn(1);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    siege().ids_are_unique_and_boards_small(1, 120_000);
}

#[test]
fn the_fieldmarshals_tokens_are_drawn_for_nobody_else() {
    let siege = siege();
    siege.walk(1, |session, _| {
        let defender = siege.markup(
            session.state(),
            Viewer::Seat(sandtable_core::Seat(0)),
            &Clickables::default(),
            Lang::En,
        );
        let public = siege.markup(session.state(), Viewer::Public, &Clickables::default(), Lang::En);
        assert!(!defender.contains("id=\"t-") && !public.contains("id=\"t-"));
    });
}

/// Who came onto the board since the last reveal began, by all events from the start.
fn appeared(session: &Session<Siege>) -> Vec<FoeId> {
    let mut appeared = Vec::new();
    for event in session.events().flatten() {
        match *event {
            Event::Phase { phase: Phase::Reveal, .. } => appeared.clear(),
            Event::Appeared { foe, .. } | Event::Mended { foe, .. } => appeared.push(foe),
            Event::Destroyed { foe, .. } => appeared.retain(|other| *other != foe),
            _ => {}
        }
    }
    appeared
}

#[test]
fn whoever_came_with_the_last_reveal_is_marked() {
    let siege = siege();
    siege.walk(1, |session, seat| {
        let appeared = appeared(session);
        let view = session.state().view(Viewer::Seat(seat));
        let here = |foe: &&FoeView| appeared.contains(&foe.foe);
        let marked = view.foes.iter().filter(here).count();
        let markup = siege.table_markup(session, Viewer::Seat(seat));
        assert_eq!(markup.matches("class=\"s-foe new\"").count(), marked);
    });
}

#[test]
fn damage_and_destruction_leave_a_ghost() {
    let foe: FoeId = "e7".parse().expect("an enemy");
    let (token, cell) = (Token::TigerE, Sector::ALL[0].at(Ring::Air));
    let hurt = Event::Damaged { foe, token, damage: 1, left: 2 };
    let dead = Event::Destroyed { foe, token, cell, by: None };
    assert_eq!(SiegeBoard.cue(&hurt), Some(Cue { element: "f-e7".to_owned(), at: 2 }));
    assert_eq!(SiegeBoard.cue(&dead), Some(Cue { element: "f-e7".to_owned(), at: 0 }));
    assert_eq!(SiegeBoard.cue(&Event::TooQuiet), None);
}

#[test]
fn every_card_and_token_is_drawn_in_the_rules() {
    let words = Card::ALL.iter().map(ToString::to_string).chain(Token::ALL.iter().map(ToString::to_string));
    for word in words {
        assert!(SiegeBoard.piece(&word).is_some(), "`{word}` is not drawn");
    }
    assert!(SiegeBoard.piece("sector").is_none());
}

#[test]
fn every_icon_is_among_the_symbols() {
    let drawn = |markup: String| {
        let icons = markup.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
        icons.map(ToOwned::to_owned).collect::<Vec<_>>()
    };
    let pieces = Card::ALL.iter().map(ToString::to_string).chain(Token::ALL.iter().map(ToString::to_string));
    for icon in
        pieces.filter_map(|word| SiegeBoard.piece(&word)).flat_map(|markup| drawn(markup.into_string()))
    {
        assert!(SYMBOLS.contains(&format!("id=\"{icon}\"")), "`{icon}` is no symbol");
    }
}
