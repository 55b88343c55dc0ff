//! Section 12: scoring and victory.

use sandtable_core::prelude::*;
use sandtable_onehour::Event;
use sandtable_onehour::ids::{Reason, Side};

use super::common::{Position, Scene, empty, spaces, view};

fn end_of_year(position: Position, nation: &str) -> Scene {
    let mut scene = position.scene();
    scene.play(&format!("{nation} pass"));
    scene
}

fn ending(scene: &Scene) -> Option<(Reason, Side)> {
    view(scene).ending.map(|ending| (ending.reason, ending.winner))
}

#[test]
fn r12_1_the_lists_have_9_and_14_spaces() {
    use sandtable_onehour::tables::SPACES;
    let list =
        |side: Side| SPACES.iter().filter(|row| row.victory.contains(&side)).map(|row| row.space).collect();
    let allies: sandtable_onehour::SpaceSet = list(Side::Allies);
    assert_eq!(allies, spaces("france italy germany balkans poland china japan north-pacific east-pacific"));
    let axis: sandtable_onehour::SpaceSet = list(Side::Axis);
    assert_eq!(
        axis,
        spaces(
            "usa uk france north-africa balkans south-ussr north-ussr moscow stalingrad india philippines \
                australia north-pacific east-pacific"
        )
    );
}

#[test]
fn r12_1_contested_spaces_count_for_nobody() {
    let scene = empty("germany")
        .on("france", "german-army1 british-army1")
        .on("east-pacific", "american-fleet1 japanese-fleet1")
        .on("balkans", "italian-army")
        .scene();
    assert_eq!(view(&scene).victory, [spaces("balkans"), spaces("")]);
}

/// 5 for the Axis, 2 for the Allies: the Allies lose 3.
#[test]
fn r12_2_the_side_with_fewer_loses_the_difference() {
    let position = empty("germany")
        .on("france", "german-army1")
        .on("balkans", "italian-army")
        .on("north-africa", "italian-army")
        .on("north-ussr", "german-army1")
        .on("south-ussr", "german-army1")
        .on("china", "chinese-army")
        .on("east-pacific", "american-fleet1");
    let scene = end_of_year(position, "germany");
    assert_eq!(view(&scene).will, [12, 9]);
    assert_eq!(view(&scene).scored, [(1940, [5, 2])]);
    let lost = Event::WillLost { side: Side::Allies, lost: 3, left: 9 };
    assert!(scene.events().contains(&lost));
}

#[test]
fn r12_2_political_will_does_not_fall_below_zero() {
    let position = empty("germany")
        .on("moscow", "german-army1")
        .on("germany", "british-army1")
        .on("france", "german-army1")
        .on("balkans", "german-army1")
        .on("north-ussr", "german-army1")
        .will(5, 2)
        .markers("germany", 0)
        .markers("usa", 1);
    let mut scene = position.field("mover", "usa".into()).field("at", 4.into()).scene();
    scene.play("usa pass");
    assert_eq!(view(&scene).will, [5, 0]);
    assert_eq!(ending(&scene), None, "the Allies hold a capital of the Axis");
}

#[test]
fn r12_3_two_capitals_win_at_once() {
    let mut scene = empty("germany")
        .on("uk", "german-army1")
        .on("north-ussr", "german-army1")
        .on("moscow", "")
        .markers("ussr", 3)
        .scene();
    scene.play("germany attack moscow");
    assert_eq!(ending(&scene), Some((Reason::Capitals, Side::Axis)), "before anybody can respond");
    assert_eq!(scene.state().outcome().unwrap().winners, Side::Axis.seats());
}

#[test]
fn r12_3_a_response_can_decide() {
    let mut scene = empty("ussr")
        .on("moscow", "german-army2 soviet-army2")
        .on("north-ussr", "german-army1")
        .on("uk", "german-army1")
        .reserve("german-army1")
        .markers("germany", 1)
        .scene();
    scene.play("ussr attack moscow").play("germany done");
    assert_eq!(ending(&scene), None, "equal totals and equal numbers");
    scene.play("germany respond backhand-blow").play("germany deploy german-army1 moscow");
    assert_eq!(ending(&scene), Some((Reason::Capitals, Side::Axis)));
}

/// The last army leaves Berlin and takes London, while the Allies hold Tokyo and the Axis Moscow.
#[test]
fn r12_3_if_both_sides_have_two_the_acting_side_wins() {
    let mut scene = empty("germany")
        .on("germany", "german-army1 american-army1")
        .on("north-sea", "german-fleet1")
        .on("japan", "american-army1")
        .on("moscow", "german-army2")
        .scene();
    scene.play("germany attack uk");
    assert_eq!(scene.state().captured(Side::Allies), 2);
    assert_eq!(ending(&scene), Some((Reason::Capitals, Side::Axis)));
}

#[test]
fn r12_4_a_side_without_will_loses_unless_it_holds_a_capital() {
    let base = || empty("germany").on("france", "german-army1").will(6, 1);
    let scene = end_of_year(base(), "germany");
    assert_eq!(ending(&scene), Some((Reason::Will, Side::Axis)));
    let mut scene = base().on("japan", "american-army1").on("balkans", "german-army1").scene();
    scene.play("germany pass");
    assert_eq!((ending(&scene), view(&scene).will), (None, [6, 0]));
}

#[test]
fn r12_5_both_at_zero() {
    let scene = end_of_year(empty("germany").will(0, 0), "germany");
    assert_eq!(ending(&scene), None, "neither holds a capital");
    let scene = end_of_year(empty("germany").on("uk", "german-army1").will(0, 0), "germany");
    assert_eq!(ending(&scene), Some((Reason::Will, Side::Axis)), "the Allies hold none");
    let scene = end_of_year(
        empty("germany").on("uk", "german-army1").on("japan", "soviet-army1").will(0, 0),
        "germany",
    );
    assert_eq!(ending(&scene), None, "both do");
}

#[test]
fn r12_6_after_1945_more_will_wins_and_a_tie_is_the_axis() {
    let last = |axis, allies| end_of_year(empty("germany").year(1945).will(axis, allies), "germany");
    assert_eq!(ending(&last(3, 3)), Some((Reason::Tie, Side::Axis)));
    assert_eq!(ending(&last(4, 3)), Some((Reason::Years, Side::Axis)));
    assert_eq!(ending(&last(3, 4)), Some((Reason::Years, Side::Allies)));
    let outcome = last(3, 4).state().outcome().unwrap();
    assert_eq!(outcome.scores, [3, 4, 3, 4, 4]);
    assert_eq!(outcome.winners, Side::Allies.seats());
}
