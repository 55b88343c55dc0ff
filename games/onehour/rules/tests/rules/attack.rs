//! Section 7: who can attack what, and the USA's entry into the war.

use super::common::{at, can, cited, control, empty, fought, losses, markers, opening, view};

#[test]
fn r7_1_neutral_and_enemy_spaces_are_targets_and_own_ones_are_not() {
    let scene = opening("germany").scene();
    for space in ["france", "balkans", "north-ussr", "south-ussr", "north-africa"] {
        assert!(can(&scene, &format!("attack {space}")), "{space}");
    }
    for space in ["italy", "poland", "baltic", "mediterranean"] {
        assert_eq!(cited(&scene, &format!("germany attack {space}")), "7.1", "{space}");
    }
}

#[test]
fn r7_1_a_controlled_space_with_enemies_is_a_target() {
    let scene = empty("germany").on("france", "german-army1 german-army1 british-army1").scene();
    assert_eq!(control(&scene, "france"), "axis");
    assert!(can(&scene, "attack france"));
}

#[test]
fn r7_1_an_ally_is_not_attacked() {
    let scene = empty("usa")
        .on("france", "british-army1")
        .on("uk", "american-army1")
        .on("north-sea", "british-fleet1")
        .scene();
    assert!(!can(&scene, "attack france"));
}

#[test]
fn r7_2_armies_attack_land_and_fleets_seas() {
    let mut scene = empty("uk")
        .on("north-sea", "british-army1 british-fleet1")
        .on("atlantic", "german-fleet1")
        .on("france", "german-army1")
        .scene();
    scene.play("uk attack atlantic");
    assert_eq!((at(&scene, "atlantic", "british-fleet1"), at(&scene, "north-sea", "british-army1")), (1, 1));
    let scene = empty("uk").on("north-sea", "british-army1").on("atlantic", "german-fleet1").scene();
    assert!(!can(&scene, "attack atlantic"), "armies on board do not fight at sea");
}

#[test]
fn r7_3_from_adjacent_spaces_and_from_on_board() {
    let mut scene =
        empty("uk").on("north-sea", "british-army1 british-fleet1").on("france", "german-army1").scene();
    scene.play("uk attack france");
    assert_eq!(at(&scene, "north-sea", "british-army1"), 0);
    let scene = empty("germany").on("poland", "german-army1").scene();
    assert!(
        can(&scene, "attack north-ussr") && !can(&scene, "attack france") && !can(&scene, "attack moscow")
    );
}

#[test]
fn r7_3_restricted_lines_are_for_the_ussr_and_japan() {
    let scene = empty("japan").on("china", "japanese-army1").scene();
    assert!(can(&scene, "attack siberia"));
    let scene = empty("germany").on("stalingrad", "german-army1").scene();
    assert!(!can(&scene, "attack middle-east"));
    let scene = empty("ussr").on("stalingrad", "soviet-army1").on("middle-east", "italian-army").scene();
    assert!(can(&scene, "attack middle-east"));
}

#[test]
fn r7_4_armies_jump_over_one_controlled_sea() {
    let mut scene = opening("germany").scene();
    scene.play("germany attack north-africa");
    assert_eq!(at(&scene, "north-africa", "italian-army"), 1);
    assert_eq!(control(&scene, "north-africa"), "axis");
    assert!(fought(&scene).is_none() && view(&scene).victory[0].len() == 1);
    let scene = empty("germany").on("italy", "italian-army").scene();
    assert!(!can(&scene, "attack north-africa"), "nobody controls the empty sea");
    assert_eq!(cited(&scene, "germany attack north-africa"), "7.4");
}

#[test]
fn r7_4_the_sea_may_be_controlled_by_an_ally() {
    let scene = empty("usa")
        .on("uk", "american-army1")
        .on("north-sea", "british-fleet1")
        .on("france", "german-army1")
        .scene();
    assert!(can(&scene, "attack france"));
}

#[test]
fn r7_4_both_lines_must_be_usable() {
    let scene = empty("usa")
        .on("china", "american-army1")
        .on("sea-of-japan", "american-fleet1")
        .on("siberia", "japanese-army1")
        .scene();
    assert!(!can(&scene, "attack siberia"), "the coast of Siberia is for the USSR and Japan");
    let scene = empty("japan").on("japan", "japanese-army1").on("sea-of-japan", "japanese-fleet1").scene();
    assert!(can(&scene, "attack siberia"));
}

#[test]
fn r7_4_armies_on_board_jump_over_the_next_sea_unless_a_strait_is_closed() {
    let board = |position: super::common::Position| {
        position
            .on("atlantic", "british-fleet1 british-army1")
            .on("mediterranean", "british-fleet1")
            .on("italy", "italian-army")
    };
    assert!(can(&board(empty("uk")).scene(), "attack italy"), "through Gibraltar");
    let closed = board(empty("uk")).on("north-africa", "german-army1").scene();
    assert!(!can(&closed, "attack italy"));
    assert!(can(&closed, "attack north-africa"), "from the Atlantic itself");
}

#[test]
fn r7_5_fleets_go_to_adjacent_seas_and_through_open_straits() {
    let scene = empty("germany").on("baltic", "german-fleet1").scene();
    assert!(!can(&scene, "attack north-sea"), "nobody controls Scandinavia");
    assert_eq!(cited(&scene, "germany attack north-sea"), "7.5");
    let scene = empty("germany").on("baltic", "german-fleet1").on("scandinavia", "german-army1").scene();
    assert!(can(&scene, "attack north-sea") && !can(&scene, "attack atlantic"));
    let scene = empty("usa").on("east-pacific", "american-fleet1").scene();
    assert!(can(&scene, "attack atlantic"), "Panama is American");
}

#[test]
fn r7_6_pieces_come_from_several_spaces_one_by_one() {
    let mut scene = opening("germany").scene();
    scene.play("germany attack france").play("germany send german-army1 germany");
    scene.play("germany send italian-army italy").play("germany send german-army2 germany");
    assert_eq!(at(&scene, "france", "italian-army") + at(&scene, "france", "german-army1"), 2);
}

/// The army in Scandinavia opens the Danish Straits; that it leaves does not close them for this attack.
#[test]
fn r7_6_all_ways_are_judged_before_anybody_moves() {
    let mut scene = empty("germany")
        .on("scandinavia", "german-army1")
        .on("north-sea", "german-fleet1")
        .on("baltic", "german-fleet1 german-army2")
        .on("uk", "british-army1 british-army1 british-army1")
        .scene();
    scene.play("germany attack uk").play("germany send german-army1 scandinavia");
    assert_eq!(control(&scene, "scandinavia"), "-", "the straits are closed now");
    scene.play("germany send german-army2 baltic");
    assert_eq!(at(&scene, "baltic", "german-army2"), 0);
}

#[test]
fn r7_7_pieces_in_the_target_fight_without_moving() {
    let mut scene =
        empty("germany").on("france", "german-army2 british-army1").on("germany", "german-army1").scene();
    scene.play("germany attack france").play("germany done");
    assert_eq!(fought(&scene), Some((2, 1)));
    assert_eq!(losses(&scene, "british-army1"), 4);
    let mut scene =
        empty("germany").on("france", "german-army2 british-army1").on("germany", "german-army1").scene();
    scene.play("germany attack france").play("germany send german-army1 germany");
    assert_eq!(fought(&scene), Some((3, 1)), "those in place always fight");
}

#[test]
fn r7_8_attackers_need_no_supply() {
    let mut scene =
        empty("japan").on("usa", "japanese-army2").on("atlantic", "").on("uk", "british-army1").scene();
    assert!(!super::common::supplied(&scene, "japan", "usa"));
    assert!(!can(&scene, "attack uk"));
    let mut other = empty("japan").on("india", "japanese-army2").on("middle-east", "british-army1").scene();
    other.play("japan attack middle-east");
    assert_eq!(fought(&other), Some((2, 1)));
    scene.play("japan pass");
}

#[test]
fn r7_9_allies_in_the_target_neither_fight_nor_fall() {
    let mut scene = empty("uk")
        .on("france", "british-army1 american-army2 american-army2 german-army2")
        .on("north-sea", "british-fleet1")
        .scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((1, 2)), "the American armies do not count");
    assert_eq!((losses(&scene, "british-army1"), at(&scene, "france", "american-army2")), (4, 2));
}

#[test]
fn r7_10_nobody_there_means_no_battle_but_responses() {
    let mut scene = opening("germany").markers("uk", 1).scene();
    scene.play("germany attack balkans").play("germany send german-army1 germany").play("germany done");
    assert!(fought(&scene).is_none());
    assert!(super::common::is_offered(&scene, "code-breaking"));
    scene.play("uk decline");
}

#[test]
fn r7_11_the_usa_attacks_with_chinese_armies_in_china_alone() {
    let mut scene = empty("usa")
        .on("usa", "american-army1")
        .on("china", "chinese-army chinese-army japanese-army1")
        .track("usa", "air", 3)
        .scene();
    scene.play("usa attack china");
    assert_eq!(fought(&scene), Some((2, 1)), "without air support");
    assert_eq!(losses(&scene, "japanese-army1"), 4);
    let scene = empty("uk").on("china", "chinese-army japanese-army1").scene();
    assert!(!can(&scene, "attack china"));
}

#[test]
fn r7_11_chinese_and_american_armies_fight_together_and_either_may_be_lost() {
    let mut scene = empty("usa")
        .on("china", "chinese-army american-army1 japanese-army2 japanese-army2")
        .track("usa", "air", 1)
        .scene();
    scene.play("usa attack china");
    assert_eq!(scene.legal(), ["lose american-army1 china", "lose chinese-army china"]);
    scene.play("usa lose chinese-army china");
    assert_eq!(view(&scene).china_pool, 3);
}

#[test]
fn r7_12_the_first_axis_attack_on_the_usa_gives_it_a_marker() {
    let mut scene =
        empty("japan").on("west-pacific", "japanese-fleet1 japanese-army1").markers("usa", 1).scene();
    scene.play("japan attack philippines");
    assert_eq!(markers(&scene, "usa"), 2, "an American home space");
    assert!(view(&scene).bonus && view(&scene).usa_at_war);
    scene.play("usa respond chinese-nationalists");
    assert_eq!(markers(&scene, "usa"), 1);
}

#[test]
fn r7_12_the_marker_can_pay_for_a_response_to_the_same_attack_and_stays() {
    let mut scene =
        empty("japan").on("north-pacific", "japanese-fleet1").on("east-pacific", "american-fleet1").scene();
    assert_eq!(markers(&scene, "usa"), 0);
    scene.play("japan attack east-pacific").play("usa respond chinese-nationalists");
    scene.play("japan pass");
    assert_eq!((view(&scene).year, markers(&scene, "usa")), (1941, 3), "two of 1941 and the bonus");
}

#[test]
fn r7_12_chinese_armies_are_no_american_pieces() {
    let mut scene = empty("japan").on("china", "japanese-army1 chinese-army").scene();
    scene.play("japan attack china");
    assert!(!view(&scene).usa_at_war);
}

#[test]
fn r7_12_once_at_war_there_is_no_bonus() {
    let mut scene = empty("japan")
        .on("north-pacific", "japanese-fleet1")
        .on("east-pacific", "american-fleet1")
        .at_war()
        .scene();
    scene.play("japan attack east-pacific");
    assert!(!view(&scene).bonus);
}

#[test]
fn r7_13_an_american_attack_on_the_axis_ends_that_chance() {
    let mut scene =
        empty("usa").on("east-pacific", "american-fleet1").on("north-pacific", "japanese-fleet1").scene();
    scene.play("usa attack north-pacific");
    assert!(view(&scene).usa_at_war && !view(&scene).bonus);
    let mut scene = empty("usa").on("east-pacific", "american-fleet1").scene();
    scene.play("usa attack north-pacific");
    assert!(!view(&scene).usa_at_war, "an empty neutral sea");
}

#[test]
fn r7_14_everybody_is_at_war_with_everybody() {
    let scene = opening("ussr").scene();
    assert!(can(&scene, "attack poland") && can(&scene, "attack balkans"), "in 1940");
    let scene = opening("japan").scene();
    assert!(can(&scene, "attack siberia"));
    let scene = empty("usa")
        .on("atlantic", "american-fleet1 american-army1")
        .on("north-africa", "italian-army")
        .scene();
    assert!(can(&scene, "attack north-africa"));
}
