//! Why something cannot be clicked, with its paragraph, and which things can be dragged where.

use sandtable_core::prelude::*;
use sandtable_core::{Arg, Game, Message, Quiet, Rng, Seat, Target, Turn};
use sandtable_natisk::ids::{Board, Theatre, Unit};
use sandtable_natisk::{Action, Element, Natisk, Options, State};

use crate::common::{Position, Scene, base, nippon, read, words};

/// Why the element cannot be clicked after those that were picked: the reason and its paragraph.
fn refusal(scene: &Scene, element: &str, picked: &str) -> Option<(String, String)> {
    let why = scene.state().why_not_click(read(element), &words(picked))?;
    let rule = why.args.into_iter().find_map(|(name, arg)| match arg {
        Arg::Text(rule) if name == "rule" => Some(rule),
        _ => None,
    });
    Some((why.id.replace("natisk-why-", ""), rule.expect("a refusal cites a rule")))
}

/// Checks the reason and the paragraph.
fn assert_refused(scene: &Scene, element: &str, picked: &str, want: (&str, &str)) {
    let found = refusal(scene, element, picked);
    let found = found.as_ref().map(|(reason, rule)| (reason.as_str(), rule.as_str()));
    assert_eq!(found, Some(want), "`{element}` after `{picked}`");
}

#[test]
fn a_space_is_refused_for_the_unit_that_was_picked() {
    let scene = base("axis").reserve("axis", "army1 navy1").on("we-1-2", "allies army1").scene();
    assert_refused(&scene, "we-1-1", "reserve-army1", ("wrong-ground", "1.3"));
    assert_refused(&scene, "ee-1-1", "reserve-navy1", ("wrong-ground", "1.3"));
    assert_refused(&scene, "we-1-2", "reserve-army1", ("occupied", "3.3"));
    assert_refused(&scene, "ee-2-1", "reserve-army1", ("not-active", "1.7"));
    assert_refused(&scene, "boston-1", "reserve-army1", ("other-board", "1.2"));
}

#[test]
fn a_space_is_refused_for_all_units_before_one_is_picked() {
    let scene =
        base("axis").reserve("axis", "army1 navy1").on("we-1-2", "allies army1").closed("pacific").scene();
    assert_refused(&scene, "we-1-2", "", ("occupied", "3.3"));
    assert_refused(&scene, "po-3-3", "", ("theatre-closed", "6.4"));
    assert_refused(&scene, "ee-2-1", "", ("not-active", "1.7"));
    assert_eq!(refusal(&scene, "we-1-1", ""), None, "the navy can go there");
}

#[test]
fn a_unit_that_fits_nowhere_is_refused() {
    let scene = base("axis").reserve("axis", "army1 navy1 spy");
    let scene =
        ["western-europe", "pacific", "africa", "south-east-asia"].into_iter().fold(scene, Position::closed);
    let scene = scene.scene();
    assert_refused(&scene, "reserve-navy1", "", ("wrong-ground", "1.3"));
    assert_refused(&scene, "reserve-navy1", "reserve-army1", ("wrong-ground", "1.3"));
    assert_refused(&scene, "reserve-spy", "", ("nothing-to-copy", "5.13"));
    assert_refused(&scene, "reserve-army3", "", ("not-in-reserve", "3.3"));
    assert_eq!(refusal(&scene, "reserve-army1", ""), None, "the army can be placed");
}

#[test]
fn after_a_blitz_only_its_theatre_counts() {
    let mut scene =
        base("axis").reserve("axis", "blitz-army army2 navy1").on("we-1-1", "allies navy1").scene();
    scene.luck("research spy").play("axis place blitz-army we-1-2");
    assert_refused(&scene, "ee-1-1", "reserve-army2", ("blitz-elsewhere", "5.5"));
    assert_refused(&scene, "ee-1-1", "", ("blitz-elsewhere", "5.5"));
    assert_refused(&scene, "we-1-1", "reserve-army2", ("occupied", "3.3"));
    assert_eq!(refusal(&scene, "reserve-navy1", ""), None, "`we-1-3` is land and sea");
}

#[test]
fn a_theatre_is_refused_for_what_is_asked_of_it() {
    let mut scene = base("allies").reserve("allies", "army1").closed("pacific").scene();
    assert_refused(&scene, "pacific", "", ("marker", "3.5"));
    scene.play("allies place army1 af-1-1");
    assert_refused(&scene, "africa", "", ("same-theatre", "4.9"));
    assert_refused(&scene, "pacific", "", ("theatre-closed", "6.4"));
    assert_eq!(refusal(&scene, "western-europe", ""), None, "it can be chosen");
    assert_refused(&scene, "we-1-2", "", ("must-advance", "4.9"));
}

#[test]
fn an_effect_is_refused_unless_it_is_left_in_the_closed_theatre() {
    let position = base("allies").reserve("allies", "army3").full("axis", "we-1 we-2");
    let mut scene = position.marker("western-europe", 12).scene();
    scene.play("allies place army3 we-3-3");
    assert_refused(&scene, "we-3-3", "", ("not-spoils", "6.5"));
    assert_refused(&scene, "ee-1-1", "", ("not-spoils", "6.5"));
    assert_eq!(refusal(&scene, "we-3-1", ""), None, "its effect can be taken");
}

#[test]
fn a_campaign_is_refused_unless_it_may_be_opened() {
    let mut scene = nippon("japan").on("jacksonville-1", "germany navy1").scene();
    scene.play("japan place air1 jacksonville-2");
    assert_refused(&scene, "dallas", "", ("not-linked", "8.7"));
    assert_refused(&scene, "boston", "", ("opened-before", "8.7"));
    assert_eq!(refusal(&scene, "atlanta", ""), None, "it can be opened");
}

#[test]
fn a_complete_theatre_says_how_it_was_completed() {
    let closed = base("axis").reserve("axis", "army1").closed("pacific").scene();
    assert_refused(&closed, "po-3-3", "", ("theatre-closed", "6.4"));
    let over = nippon("japan").reserve("japan", "army1").closed("boston").scene();
    assert_refused(&over, "boston-1", "", ("campaign-over", "8.3"));
}

#[test]
fn being_done_is_refused_while_something_has_to_be_chosen() {
    let mut scene = base("allies").reserve("allies", "army1").scene();
    assert_refused(&scene, "done", "", ("must-place", "3.2"));
    scene.play("allies place army1 af-1-1");
    assert_refused(&scene, "done", "", ("must-advance", "4.9"));
}

fn dragged(state: &State, element: &str, target: &str) -> Vec<Action> {
    let mut chain = Vec::new();
    state.steer(read(element), Target::Element(read(target)), &mut chain);
    chain
}

#[test]
fn a_unit_of_the_reserve_can_be_dragged_to_a_space() {
    let mut scene = base("axis").reserve("axis", "blitz-army army2").scene();
    assert_eq!(dragged(scene.state(), "reserve-army2", "we-1-2"), [read("place army2 we-1-2")]);
    assert_eq!(dragged(scene.state(), "reserve-army2", "we-1-1"), [], "that is sea");
    assert_eq!(dragged(scene.state(), "reserve-army3", "we-1-2"), [], "it is not in the reserve");
    assert_eq!(dragged(scene.state(), "reserve-army2", "pacific"), [], "a theatre is not a space");
    scene.luck("research spy").play("axis place blitz-army we-1-2");
    assert_eq!(
        dragged(scene.state(), "reserve-army2", "we-1-3"),
        [read("place army2 we-1-3")],
        "after the blitz"
    );
    assert_eq!(dragged(scene.state(), "reserve-army2", "ee-1-1"), [], "only in the theatre of the blitz");
}

fn everything(board: Board) -> impl Iterator<Item = Element> {
    let units = Unit::ALL.iter().map(|&unit| Element::Reserve(unit));
    let theatres = Theatre::ALL.iter().map(|&theatre| Element::Theatre(theatre));
    units.chain(board.spaces().map(Element::Space)).chain(theatres).chain([Element::Done])
}

fn answers(state: &State) -> Vec<Option<Message>> {
    everything(state.board()).map(|element| state.why_not_click(element, &[])).collect()
}

/// The answers do not change when what the seat cannot see is dealt again.
fn assert_equal_answers(state: &State, seat: Seat, rng: &mut Rng) {
    let mut imagined = state.clone();
    imagined.determinize(seat, rng);
    assert_eq!(answers(&imagined), answers(state));
}

#[test]
fn a_refusal_does_not_tell_what_the_seat_cannot_see() {
    let mut rng = Rng::new(5);
    for board in [Board::Base, Board::Nippon] {
        let mut state = Natisk::setup(&Options { board, ..Options::default() }, Natisk::RULES).unwrap();
        let mut legal = Vec::new();
        while state.turn() != Turn::Over {
            if let Turn::Seat(seat) = state.turn() {
                assert_equal_answers(&state, seat, &mut rng);
                legal.clear();
                state.legal(&mut legal);
                state.apply(rng.pick(&legal), &mut Quiet);
            } else {
                state.resolve(state.sample(&mut rng), &mut Quiet);
            }
        }
    }
}
