//! What must hold of every board, for every mode of this game; and what only this board shows.

use siege::{Edition, Mode, Options, ScienceSite, Siege};
use speech::Lang;
use table::{State as _, Viewer};

use super::{News, draw};
use crate::boards::walk::Walk;
use crate::model::Hot;

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

fn siege() -> Walk<Siege> {
    Walk {
        options: modes(),
        every: 3,
        draw: |state, viewer, hot, visitor| draw(&state.view(viewer), viewer, &News::default(), hot, visitor),
    }
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
        let defender = siege.markup(session.state(), Viewer::Seat(table::Seat(0)), &Hot::default(), Lang::En);
        let public = siege.markup(session.state(), Viewer::Public, &Hot::default(), Lang::En);
        assert!(!defender.contains("id=\"t-") && !public.contains("id=\"t-"));
    });
}
