//! Section 8: playing Nippon.

use sandtable_core::prelude::*;

use sandtable_core::Turn;
use sandtable_natisk::Event;
use sandtable_natisk::ids::Board;

use crate::common::{Look, Position, nippon};

#[test]
fn r8_4_godzilla_fits_every_ground_with_strength_four() {
    for space in ["boston-1", "boston-2", "boston-3"] {
        let mut scene = nippon("japan").reserve("japan", "godzilla").scene();
        scene.any_luck(1).play(&format!("japan place godzilla {space}"));
        assert_eq!(scene.marker("boston"), -4, "{space}");
    }
}

#[test]
fn r8_4_leaders_do_not_count_it() {
    for (leader, space) in [("general", "boston-2"), ("admiral", "boston-1")] {
        let mut scene = nippon("japan").reserve("japan", leader).on("boston-3", "japan godzilla").scene();
        scene.any_luck(1).play(&format!("japan place {leader} {space}"));
        assert_eq!(scene.marker("boston"), -1, "{leader}");
    }
}

#[test]
fn r8_4_a_german_spy_may_be_godzilla() {
    let mut scene = nippon("germany").reserve("germany", "spy").last("japan", "godzilla").scene();
    scene.luck("research nuclear").luck("draw army1").play("germany place spy boston-2");
    assert_eq!(scene.marker("boston"), 4);
}

#[test]
fn r8_5_the_bombing_plane_bombs_and_leaders_count_it() {
    let mut scene =
        nippon("japan").reserve("japan", "air-bomb general").reserve("germany", "air1 army1").scene();
    scene.luck("draw army1").luck("bomb air1").luck("draw army1").play("japan place air-bomb boston-1");
    assert_eq!((scene.marker("boston"), scene.reserve("germany").as_str()), (0, "army1"));
    scene.luck("draw navy1").play("germany place army1 jacksonville-2");
    scene.luck("draw navy1").play("japan place general boston-3");
    assert_eq!(scene.marker("boston"), -2);
}

#[test]
fn r8_5_a_german_spy_may_be_the_bombing_plane() {
    let mut scene = nippon("germany")
        .reserve("germany", "spy")
        .reserve("japan", "air1 army1")
        .last("japan", "air-bomb")
        .scene();
    scene.luck("bomb air1").luck("draw army1").play("germany place spy boston-3");
    assert_eq!((scene.marker("boston"), scene.reserve("japan").as_str()), (0, "army1"));
}

/// Jacksonville with its sea space taken, about to be filled.
fn jacksonville(mover: &str, marker: i8) -> Position {
    nippon(mover).on("jacksonville-1", "germany navy1").marker("jacksonville", marker)
}

#[test]
fn r8_6_a_filled_campaign_goes_to_the_side_of_the_marker() {
    for (marker, points) in [(0, [3, 0]), (3, [1, 2]), (1, [3, 2])] {
        let mut scene = jacksonville("japan", marker).scene();
        scene.play("japan place air1 jacksonville-2");
        assert_eq!(scene.points(), points, "from {marker}, with propaganda 1 for Japan");
    }
}

#[test]
fn r8_7_the_mover_opens_a_linked_campaign_whoever_won() {
    let mut scene = jacksonville("japan", 4).scene();
    scene.play("japan place air1 jacksonville-2");
    assert_eq!(
        (scene.points(), scene.legal()),
        ([1, 2], vec!["open atlanta".to_owned(), "open new-orleans".to_owned()])
    );
    assert_eq!(scene.forbidden_by("japan open dallas"), "8.7");
    assert_eq!(scene.forbidden_by("japan open boston"), "8.7");
    assert_eq!(scene.forbidden_by("japan done"), "8.7");
    assert_eq!(scene.why_not("japan open dallas").id, "natisk-why-not-linked");
    assert_eq!(scene.why_not("japan open boston").id, "natisk-why-opened-before");
    scene.luck("draw army1").play("japan open atlanta");
    assert_eq!(
        (scene.marker("atlanta"), scene.is_open("atlanta"), scene.is_open("jacksonville")),
        (0, true, false)
    );
}

#[test]
fn r8_7_with_all_linked_ones_opened_any_other_will_do() {
    let mut scene = jacksonville("japan", 0).marker("atlanta", 0).closed("new-orleans").scene();
    scene.play("japan place air1 jacksonville-2");
    assert_eq!(scene.legal().len(), 15 - 4 - 2);
    scene.luck("draw army1").play("japan open kansas-city");
}

#[test]
fn r8_7_with_none_left_the_marker_leaves_the_game() {
    let opened = Board::Nippon.theatres().iter().filter(|city| !city.row().start);
    let all = opened.fold(jacksonville("japan", 0), |position, city| position.closed(city.word()));
    let mut scene = all.scene();
    scene.luck("draw army1").play("japan place air1 jacksonville-2");
    assert_eq!(scene.state().open_theatres().count(), 3);
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("germany")));
}

/// The rulebook's picture of Boston: Germany reaches +2, opens New York, and its marker starts two spaces on the German
/// side.
#[test]
fn r8_8_germany_wins_boston_and_is_ahead_in_new_york() {
    let mut scene = nippon("germany").reserve("germany", "army2").marker("boston", 5).scene();
    scene.play("germany place army2 boston-3");
    assert_eq!(
        (scene.marker("boston"), scene.legal()),
        (7, vec!["take boston-1".to_owned(), "take boston-2".to_owned()])
    );
    scene.luck("draw army1").play("germany take boston-1").luck("research spy").play("germany take boston-2");
    assert_eq!(scene.points(), [0, 2], "the points come before the next campaign");
    scene.luck("draw army1").play("germany open new-york");
    assert_eq!((scene.marker("new-york"), scene.points()), (2, [0, 2]));
}

#[test]
fn r8_8_the_head_start_is_one_two_or_three() {
    for (unit, lead) in [("army1", 1), ("army2", 2), ("army3", 3), ("elite-army", 3)] {
        let won = nippon("japan")
            .reserve("japan", unit)
            .on("boston-1", "japan navy1")
            .on("boston-2", "germany army1");
        let mut scene = won.marker("boston", -5).scene();
        scene.luck("draw air1").play(&format!("japan place {unit} boston-3")).play("japan open chicago");
        assert_eq!((scene.marker("boston"), scene.marker("chicago")), (-5 - lead, -lead), "{unit}");
    }
}

#[test]
fn r8_8_a_plain_space_wins_nothing() {
    let mut scene = nippon("japan").reserve("japan", "army2").marker("boston", -3).scene();
    scene.luck("draw air1").play("japan place army2 boston-3");
    assert_eq!((scene.marker("boston"), scene.is_open("boston")), (-5, true));
}

#[test]
fn r8_9_filled_and_won_at_once_gives_the_head_start() {
    let mut scene = jacksonville("germany", 5).reserve("germany", "army1").scene();
    scene.play("germany place army1 jacksonville-2").luck("draw air1").play("germany open atlanta");
    assert_eq!((scene.points(), scene.marker("atlanta")), ([0, 1 + 2], 1));
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Campaign { .. })));
}

#[test]
fn r8_10_a_tactical_advantage_may_win_and_the_march_is_void() {
    let mut scene = nippon("germany").reserve("germany", "army3").marker("seattle", 5).scene();
    scene.play("germany place army3 seattle-2").luck("draw air1").play("germany take seattle-1");
    scene.luck("draw air1").play("germany open denver");
    assert_eq!((scene.marker("seattle"), scene.marker("denver")), (6, 1));
}

#[test]
fn r8_11_strategic_advantage_touches_other_open_campaigns_only() {
    let mut scene = nippon("japan").marker("washington", 0).marker("boston", -4).scene();
    scene.play("japan place air1 washington-1");
    assert_eq!(scene.legal_after("advance"), ["boston", "seattle", "jacksonville", "honolulu"]);
    assert_eq!(scene.forbidden_by("japan advance washington"), "4.9");
    assert_eq!(scene.forbidden_by("japan advance chicago"), "8.3");
    scene.luck("draw air1").play("japan advance boston");
    assert_eq!(
        (scene.marker("boston"), scene.is_open("boston")),
        (-5, true),
        "as far as the last plain space"
    );
}

#[test]
fn r8_11_the_setback_stops_at_five_too() {
    let mut scene =
        nippon("japan").reserve("japan", "nuclear").marker("boston", 4).marker("honolulu", -1).scene();
    scene.play("japan place nuclear jacksonville-2");
    let markers = ["boston", "honolulu", "seattle"].map(|city| scene.marker(city));
    assert_eq!((markers, scene.is_open("boston")), ([5, 1, 2], true));
    assert!(scene.state().front(sandtable_natisk::ids::Theatre::Chicago).is_none());
}

#[test]
fn r8_12_a_blitz_that_ends_the_campaign_has_no_follow_up() {
    let filled = nippon("germany").reserve("germany", "air-blitz army1").on("jacksonville-1", "japan navy1");
    let mut scene = filled.scene();
    scene.play("germany place air-blitz jacksonville-2").luck("draw air1").play("germany open atlanta");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("japan")));
    let won = nippon("germany").reserve("germany", "blitz-army army1").marker("boston", 5);
    let mut scene = won.on("boston-1", "japan navy1").on("boston-2", "japan army1").scene();
    scene.luck("draw air1").play("germany place blitz-army boston-3").play("germany open chicago");
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("japan")));
}

#[test]
fn r8_12_a_blitz_that_does_not_end_it_is_followed_there() {
    let mut scene = nippon("germany").reserve("germany", "air-blitz army1").scene();
    scene.play("germany place air-blitz boston-3");
    assert_eq!(scene.legal(), ["place army1 boston-2", "done"]);
}

#[test]
fn r8_13_a_scientist_may_go_to_a_campaign_never_opened() {
    let mut scene = nippon("japan").reserve("japan", "scientist").on("jacksonville-1", "japan navy1").scene();
    assert_eq!(scene.legal().len(), 44);
    scene.luck("draw army1").play("japan place scientist new-york-1");
    assert_eq!((scene.points(), scene.is_open("new-york")), ([2, 0], false));
    let filled = nippon("japan").on("atlanta-2", "germany scientist").on("jacksonville-1", "japan navy1");
    let mut scene = filled.reserve("germany", "army1").scene();
    scene.play("japan place air1 jacksonville-2").luck("draw army1").play("japan open atlanta");
    assert_eq!(scene.legal_after("place army1 atlanta"), ["-1", "-3"], "the space stays taken");
}

#[test]
fn r8_13_a_tactical_advantage_does_nothing_there() {
    let mut scene = nippon("japan").reserve("japan", "scientist").scene();
    scene.luck("draw army1").play("japan place scientist atlanta-1");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Moved { .. })));
}

#[test]
fn r8_13_after_a_blitz_the_scientist_is_bound_to_the_campaign() {
    let mut scene = nippon("germany").reserve("germany", "air-blitz scientist").scene();
    scene.play("germany place air-blitz boston-3");
    assert_eq!(scene.legal_after("place scientist"), ["boston-1", "boston-2"]);
    assert_eq!(scene.forbidden_by("germany place scientist chicago-1"), "5.5");
}

#[test]
fn r8_14_the_tracks_have_no_point_icons() {
    assert!(Board::Nippon.theatres().iter().all(|city| city.row().track.icons.is_none()));
    let mut scene = jacksonville("japan", -4).scene();
    scene.play("japan place air1 jacksonville-2");
    assert_eq!(scene.points(), [1 + 2, 0], "filled at 5, without a bonus");
    let mut scene = jacksonville("japan", -5).scene();
    scene.play("japan place air1 jacksonville-2");
    assert_eq!(scene.points(), [1 + 2, 0], "won by the track, without the 2 points of 6.6");
}

#[test]
fn r8_15_japan_at_25_gives_germany_one_last_turn() {
    let mut scene = nippon("japan").points(24, 0).scene();
    scene.luck("draw army1").play("japan place air1 jacksonville-2");
    assert_eq!(scene.ending(), "none");
    scene.luck("draw army1").play("germany place air1 honolulu-3");
    assert_eq!(scene.ending(), "japan last-turn");
}

#[test]
fn r8_15_germany_wins_at_once_and_wins_ties() {
    let mut scene = nippon("germany").points(3, 24).scene();
    scene.luck("draw army1").play("germany place air1 honolulu-3");
    assert_eq!(scene.ending(), "germany points");
    let mut scene = nippon("germany").points(25, 24).last_turn().scene();
    scene.luck("draw army1").play("germany place air1 honolulu-3");
    assert_eq!(scene.ending(), "germany tie");
}

#[test]
fn r8_15_who_has_no_unit_loses() {
    let mut scene = nippon("japan").scene();
    scene.luck("bomb air1").luck("draw army1").play("japan place air1 honolulu-2");
    assert_eq!(scene.ending(), "japan no-unit");
}
