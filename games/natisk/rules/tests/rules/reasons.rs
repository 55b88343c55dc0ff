//! What is told to be better or worse: each reason in a position in which nothing weighs more, and what luck may bring.

use std::collections::BTreeSet;

use sandtable_core::Message;
use sandtable_core::prelude::*;
use sandtable_i18n::{Catalogue, Lang};
use sandtable_natisk::ids::Board;
use sandtable_natisk::{Level, Mode, Natisk, Options};

use crate::common::{Position, base, read};

fn catalogue() -> Catalogue {
    sandtable_testkit::catalogue_of(sandtable_i18n::texts!("natisk", "../text", "ftl"))
}

/// The weightiest reason that a choice of one side gives a side, with its sign.
fn weightiest(position: Position, step: &str, side: &str) -> String {
    let mut scene = position.scene();
    let before = scene.state().clone();
    scene.any_luck(1).play(step);
    let mut found = Vec::new();
    before.reasons(scene.state(), scene.seat(side), &mut found);
    found.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    let first = found.first().expect("a reason");
    format!("{} {}", if first.worth > 0.0 { "+" } else { "-" }, catalogue().say(Lang::En, &first.say))
}

/// What a choice of the Axis means to both sides.
#[track_caller]
fn check(position: impl Fn() -> Position, step: &str, axis: &str, allies: &str) {
    assert_eq!(weightiest(position(), step, "axis"), axis);
    assert_eq!(weightiest(position(), step, "allies"), allies);
}

fn army3(marker: i8) -> Position {
    base("axis").reserve("axis", "army3").marker("western-europe", marker)
}

#[test]
fn markers_are_reasons() {
    let step = "axis place army3 we-1-2";
    let place = "in Western Europe";
    for (marker, axis, allies) in [
        (0, "+ you take the lead", "- the rival takes the lead"),
        (3, "+ the rival no longer leads", "- you no longer lead"),
        (-3, "+ it extends your lead", "- the rival gets further ahead"),
        (6, "+ it cuts the rival's lead", "- your lead shrinks"),
        (-9, "+ you come close to the end of the track", "- the rival comes close to the end of the track"),
        (-12, "+ it wins everything still undecided", "- the rival wins everything still undecided"),
    ] {
        check(|| army3(marker), step, &format!("{axis} {place}"), &format!("{allies} {place}"));
    }
}

#[test]
fn campaigns_are_reasons() {
    let nearly_full = |marker| {
        let taken = base("axis").reserve("axis", "army1").marker("western-europe", marker);
        taken.full("allies", "we-1").on("we-2-1", "axis army1").on("we-2-2", "allies army1")
    };
    let step = "axis place army1 we-2-3";
    let (won, lost) =
        ("+ it wins the campaign in Western Europe", "- the campaign in Western Europe goes to the rival");
    check(|| nearly_full(-2), step, won, lost);
    check(|| nearly_full(4), step, lost, won);
}

#[test]
fn a_last_space_left_to_the_rival_is_a_reason() {
    let position = base("axis").full("allies", "ee-1 ee-2").marker("eastern-europe", 5);
    let position =
        position.on("ee-3-1", "axis army1").on("ee-3-2", "allies army1").on("ee-3-3", "allies army2");
    let why = "- the rival only has to fill the last space of the campaign in Eastern Europe";
    assert_eq!(weightiest(position, "axis place air1 ee-3-5", "axis"), why);
}

#[test]
fn points_are_reasons() {
    let step = "axis place air1 sa-1-1";
    check(
        || base("axis"),
        step,
        "+ it scores 2 points of propaganda",
        "- the rival scores 2 points of propaganda",
    );
    let step = "axis place air1 sa-1-2";
    check(
        || base("axis").points(24, 0),
        step,
        "+ it brings you to 25 points",
        "- the rival gets to 25 points",
    );
}

#[test]
fn the_points_for_a_closed_theatre_are_no_propaganda() {
    let mut scene = army3(-12).reserve("allies", "air1 army1 army2 navy1").scene();
    scene.any_luck(1).play("axis place army3 we-1-2");
    let before = scene.state().clone();
    let effects = ["axis take we-1-1", "axis take we-1-3", "axis take we-2-1", "axis take we-2-2"];
    for step in effects {
        scene.play(step);
    }
    scene.play("axis take we-3-1").play("axis take we-3-2").play("axis advance pacific");
    let mut found = Vec::new();
    before.reasons(scene.state(), scene.seat("axis"), &mut found);
    let points: Message = Message::new("natisk-because-scores").with("points", 1);
    assert!(found.iter().any(|reason| reason.say == points), "the point of we-1-3 alone: {found:?}");
}

#[test]
fn units_and_weapons_are_reasons() {
    let more = base("axis").full("allies", "af-1");
    assert_eq!(
        weightiest(more, "axis place air1 af-2-2", "axis"),
        "+ it gives you 2 more units to choose from"
    );
    let last = || base("axis").full("allies", "sa-1").bag("axis", "");
    assert_eq!(
        weightiest(last(), "axis place air1 sa-2-3", "axis"),
        "- it leaves you fewer units to choose from"
    );
    let blitz = base("axis").full("allies", "we-1").reserve("axis", "air-blitz air1");
    assert_eq!(
        weightiest(blitz, "axis place air-blitz we-2-3", "axis"),
        "+ you may place another unit at once"
    );
    let strategic = base("axis").full("allies", "po-1").on("po-2-1", "allies navy1");
    assert_eq!(
        weightiest(strategic, "axis place air1 po-2-3", "axis"),
        "+ you may move a marker elsewhere by 2 spaces"
    );
    let research = base("axis").full("allies", "po-1");
    assert_eq!(weightiest(research, "axis place air1 po-2-1", "axis"), "+ it gets you a special weapon");
    let partisans = base("axis").full("allies", "sa-1").reserve("axis", "partisans");
    let partisans = partisans.marker("south-east-asia", -2);
    assert_eq!(weightiest(partisans, "axis place partisans sa-2-3", "axis"), "- it spends a special weapon");
    let bombing = || base("axis").full("allies", "sa-1").reserve("allies", "air1 army1");
    check(
        bombing,
        "axis place air1 sa-2-1",
        "+ the rival loses a unit to bombing",
        "- you lose a unit to bombing",
    );
}

#[test]
fn the_end_is_the_only_reason() {
    let mut scene = base("allies").last_turn().points(3, 10).scene();
    let before = scene.state().clone();
    scene.any_luck(1).play("allies place air1 we-1-3");
    for (side, why) in [("allies", "it wins the game"), ("axis", "it loses the game")] {
        let mut found = Vec::new();
        before.reasons(scene.state(), scene.seat(side), &mut found);
        let said: Vec<_> = found.iter().map(|reason| catalogue().say(Lang::En, &reason.say)).collect();
        assert_eq!(said, [why], "{side}");
    }
}

#[test]
fn units_that_fight_alike_are_told_together() {
    let scene = base("axis").scene();
    let mut state = scene.state().clone();
    let said = |state: &sandtable_natisk::State, outcome: &str| {
        let what = state.luck_means(read(outcome), scene.seat("axis"));
        what.map(|what| catalogue().say(Lang::En, &what))
    };
    state.apply(read("place air1 we-1-2"), &mut sandtable_core::Quiet);
    assert_eq!(said(&state, "research elite-army"), said(&state, "research elite-air"));
    assert_eq!(said(&state, "research spy").as_deref(), Some("spy"));
    state.resolve(read("research spy"), &mut sandtable_core::Quiet);
    assert_eq!(said(&state, "draw spy").as_deref(), Some("a special weapon"));
    assert_eq!(said(&state, "draw army2").as_deref(), Some("army 2"));
    assert_eq!(state.luck_means(read("draw army2"), scene.seat("allies")), None, "the rival does not see it");
}

#[test]
fn whatever_is_a_reason_can_be_said() {
    let blanks = ["research army+navy 9 nuclear", "first army 4 blitz"].map(|blank| blank.parse().unwrap());
    let usual = Options { blanks: blanks.to_vec(), ..Options::default() };
    let mut told = BTreeSet::new();
    for board in [Board::Base, Board::Nippon] {
        for (mode, level) in [(Mode::Duel, Level::Easy), (Mode::Solo, Level::Hard)] {
            let options = Options { board, mode, level, ..usual.clone() };
            let games =
                (0..40).map(|seed| sandtable_testkit::tell_reasons::<Natisk>(&catalogue(), &options, seed));
            games.for_each(|ids| told.extend(ids));
        }
    }
    let reasons = told.iter().filter(|id| id.starts_with("natisk-because-")).count();
    assert_eq!(reasons, 29, "all kinds of reasons come up: {told:?}");
}
