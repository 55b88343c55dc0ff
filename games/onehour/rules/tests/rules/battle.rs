//! Section 8: battles.

use super::common::{at, cited, control, empty, fought, losses, opening, removed, reserve, supplied, view};

#[test]
fn r8_1_a_battle_needs_enemies_of_the_fighting_kind() {
    let mut scene = empty("germany")
        .on("baltic", "british-army1")
        .on("north-sea", "german-fleet1")
        .on("scandinavia", "german-army1")
        .scene();
    scene.play("germany attack baltic");
    assert!(fought(&scene).is_none(), "armies on board do not fight");
    assert_eq!(losses(&scene, "british-army1"), 4, "but their sea is lost (4.5)");
}

#[test]
fn r8_2_the_defenders_of_all_nations_fight_together() {
    let mut scene = empty("germany")
        .on("france", "british-army1 french-army american-army2")
        .on("germany", "german-army2 german-army2 german-army1")
        .scene();
    scene.play("germany attack france");
    for _ in 0..2 {
        scene.play("germany send german-army2 germany");
    }
    scene.play("germany send german-army1 germany");
    assert_eq!(fought(&scene), Some((5, 4)));
}

#[test]
fn r8_3_air_support_needs_own_colours() {
    let mut scene = empty("germany")
        .on("italy", "italian-army")
        .on("france", "french-army")
        .track("germany", "air", 3)
        .track("uk", "air", 3)
        .scene();
    scene.play("germany attack france");
    assert_eq!(fought(&scene), Some((1, 1)), "neither Italians nor French");
    let mut scene = empty("germany")
        .on("italy", "italian-army german-army1")
        .on("france", "french-army british-army1")
        .track("germany", "air", 3)
        .track("uk", "air", 2)
        .scene();
    scene
        .play("germany attack france")
        .play("germany send german-army1 italy")
        .play("germany send italian-army italy");
    assert_eq!(fought(&scene), Some((5, 4)), "mixed forces have it");
}

#[test]
fn r8_3_the_defenders_have_the_highest_value_and_not_the_sum() {
    let mut scene = empty("germany")
        .on("germany", "german-army2")
        .on("france", "british-army1 american-army1")
        .track("uk", "air", 1)
        .track("usa", "air", 2)
        .scene();
    scene.play("germany attack france");
    assert_eq!(fought(&scene), Some((2, 4)));
}

#[test]
fn r8_3_naval_air_at_sea_and_armies_on_board_bring_none() {
    let mut scene = empty("japan")
        .on("west-pacific", "japanese-fleet2")
        .on("south-pacific", "british-fleet1 american-army1")
        .track("japan", "naval", 1)
        .track("japan", "air", 3)
        .track("usa", "naval", 3)
        .scene();
    scene.play("japan attack south-pacific");
    assert_eq!(fought(&scene), Some((3, 1)));
    assert_eq!(removed(&scene, "british-fleet1"), 1);
}

/// Over the North Sea against an army of strength 1 with Air 1: 1 + 1 + 2.
#[test]
fn r8_4_the_atlantic_wall_adds_two_against_the_north_sea() {
    let mut scene = empty("uk")
        .on("uk", "british-army1")
        .on("north-sea", "british-fleet1")
        .on("france", "german-army1")
        .track("germany", "air", 1)
        .scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((1, 4)));
    let mut scene =
        empty("uk").on("north-sea", "british-fleet1 british-army1").on("france", "german-army1").scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((1, 3)), "out of it as well");
}

#[test]
fn r8_4_no_wall_for_other_ways_or_for_armies_in_place() {
    let mut scene = empty("uk")
        .on("north-africa", "british-army1")
        .on("mediterranean", "british-fleet1")
        .on("france", "german-army1")
        .scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((1, 1)));
    let mut scene =
        empty("uk").on("france", "german-army1 british-army1").on("north-sea", "british-fleet1").scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((1, 1)));
}

#[test]
fn r8_4_one_army_by_the_north_sea_is_enough_and_the_axis_has_no_wall_against_it() {
    let mut scene = empty("uk")
        .on("north-africa", "british-army1")
        .on("mediterranean", "british-fleet1")
        .on("uk", "british-army1")
        .on("north-sea", "british-fleet1")
        .on("france", "german-army1")
        .scene();
    scene
        .play("uk attack france")
        .play("uk send british-army1 uk")
        .play("uk send british-army1 north-africa");
    assert_eq!(fought(&scene), Some((2, 3)));
    let mut scene = empty("germany")
        .on("uk", "german-army1")
        .on("north-sea", "german-fleet1")
        .on("france", "french-army")
        .scene();
    scene.play("germany attack france");
    assert_eq!(fought(&scene), Some((1, 1)));
}

#[test]
fn r8_4_an_army_with_another_way_takes_that_one() {
    let mut scene = empty("uk")
        .on("germany", "british-army2")
        .on("north-sea", "british-fleet1")
        .on("france", "german-army1")
        .scene();
    scene.play("uk attack france");
    assert_eq!(fought(&scene), Some((2, 1)), "over land, not over the North Sea");
}

#[test]
fn r8_5_a_die_for_each_side_the_attacker_first() {
    for (dice, totals) in
        [(["roll 3", "roll 1"], (2, 2)), (["roll 4", "roll 6"], (3, 4)), (["roll 6", "roll 5"], (4, 3))]
    {
        let mut scene =
            empty("germany").on("germany", "german-army2").on("france", "british-army2").dice().scene();
        scene.luck(dice[0]).luck(dice[1]);
        scene.play("germany attack france");
        assert_eq!(fought(&scene), Some(totals));
    }
}

#[test]
fn r8_6_the_attacker_commits_reserves_of_the_fighting_kind() {
    let mut scene = opening("germany").scene();
    scene.play("germany attack france").play("germany send german-army1 germany");
    scene.play("germany send german-army2 germany").play("germany done");
    assert_eq!(scene.legal(), ["commit german-army1", "done"], "no fleets");
    assert_eq!(cited(&scene, "germany commit german-fleet1"), "8.6");
    scene.play("germany commit german-army1").play("germany commit german-army1");
    assert_eq!((reserve(&scene, "german-army1"), losses(&scene, "german-army1")), (0, 3));
    scene.play("uk commit british-army1");
    assert_eq!(fought(&scene), Some((6, 2)));
    assert_eq!(removed(&scene, "french-army"), 1, "in any case");
}

#[test]
fn r8_7_then_the_defenders_in_turn_order() {
    let position = || {
        empty("germany")
            .on("germany", "german-army2")
            .on("france", "british-army1 american-army1")
            .on("north-sea", "british-fleet1 american-fleet1")
            .on("atlantic", "british-fleet1 american-fleet1")
            .reserve("british-army1 american-army1")
    };
    let mut scene = position().scene();
    scene.play("germany attack france").play("uk commit british-army1").play("usa done");
    assert_eq!(fought(&scene), Some((2, 3)));
    let mut scene = position().order("usa germany uk japan ussr").scene();
    scene.play("germany attack france").play("usa done").play("uk done");
}

#[test]
fn r8_7_the_usa_commits_for_chinese_armies() {
    let mut scene = empty("japan")
        .on("japan", "japanese-army1")
        .on("china", "chinese-army japanese-army2")
        .on("east-pacific", "american-fleet1")
        .on("north-pacific", "american-fleet1")
        .on("sea-of-japan", "american-fleet1")
        .reserve("american-army2")
        .scene();
    scene.play("japan attack china").play("usa commit american-army2");
    assert_eq!(fought(&scene), Some((2, 3)));
}

#[test]
fn r8_7_armies_on_board_do_not_make_a_defender() {
    let mut scene = empty("japan")
        .on("japan", "japanese-army1")
        .on("north-pacific", "japanese-fleet2")
        .on("east-pacific", "british-fleet1 american-army1")
        .reserve("american-fleet2")
        .scene();
    scene.play("japan attack east-pacific");
    assert_eq!(fought(&scene), Some((2, 1)), "the USA is not asked, though the sea is in its supply");
}

#[test]
fn r8_8_reserves_need_supply_to_the_space() {
    let mut scene = empty("germany")
        .on("uk", "")
        .on("germany", "german-army2")
        .on("france", "british-army1")
        .reserve("british-army2")
        .scene();
    scene.play("germany attack france");
    assert_eq!(fought(&scene), Some((2, 1)), "the British have no fleet in the North Sea");
    let mut scene = empty("japan")
        .on("india", "japanese-army2")
        .on("middle-east", "british-army1")
        .reserve("japanese-army1")
        .scene();
    scene.play("japan attack middle-east");
    assert_eq!(fought(&scene), Some((2, 1)), "nor has an attacker out of supply");
}

#[test]
fn r8_8_attackers_in_the_space_do_not_cut_its_supply() {
    let mut scene = empty("germany")
        .on("poland", "german-army2 german-army2 german-army2")
        .on("north-ussr", "soviet-army1")
        .reserve("soviet-army2")
        .scene();
    scene.play("germany attack north-ussr");
    for _ in 0..2 {
        scene.play("germany send german-army2 poland");
    }
    assert_eq!(control(&scene, "north-ussr"), "axis");
    scene.play("ussr commit soviet-army2");
    assert_eq!(fought(&scene), Some((6, 3)));
}

#[test]
fn r8_8_supply_is_read_when_reserves_are_committed() {
    let mut scene = empty("germany")
        .on("south-ussr", "german-army2")
        .on("balkans", "soviet-army1")
        .reserve("soviet-army2")
        .scene();
    assert!(!supplied(&scene, "ussr", "balkans"), "the Germans stand between");
    scene.play("germany attack balkans").play("ussr commit soviet-army2");
    assert_eq!(fought(&scene), Some((2, 3)), "they have left");
    let mut scene = empty("germany")
        .on("south-ussr", "german-army2")
        .on("moscow", "soviet-army1")
        .reserve("german-army1")
        .scene();
    assert!(supplied(&scene, "germany", "moscow"));
    scene.play("germany attack moscow");
    assert_eq!(fought(&scene), Some((2, 1)), "nobody holds the way for the reserves any more");
}

#[test]
fn r8_9_the_lower_total_loses_a_piece() {
    let mut scene = empty("germany").on("germany", "german-army1").on("france", "british-army2").scene();
    scene.play("germany attack france");
    assert_eq!((losses(&scene, "german-army1"), at(&scene, "france", "british-army2")), (4, 1));
    let mut scene = empty("japan").on("china", "chinese-army japanese-army2").scene();
    scene.play("japan attack china");
    assert_eq!(view(&scene).china_pool, 3, "the pool is the Losses of Chinese armies");
}

#[test]
fn r8_10_the_owner_chooses_the_piece() {
    let mut scene = empty("germany")
        .on("germany", "german-army2 german-army2")
        .on("france", "british-army1 french-army")
        .scene();
    scene.play("germany attack france").play("germany send german-army2 germany");
    assert_eq!(scene.legal(), ["lose british-army1 france", "lose french-army france"]);
    scene.play("uk lose french-army france");
    assert_eq!(losses(&scene, "french-army"), 1);
}

#[test]
fn r8_10_the_nation_with_most_pieces_then_the_earlier_one() {
    let attack = |position: super::common::Position| {
        let mut scene = position.on("germany", "german-army2 german-army2 german-army2").scene();
        scene.play("germany attack france"); // sends the first
        for _ in 0..2 {
            scene.play("germany send german-army2 germany");
        }
        (at(&scene, "france", "british-army1"), at(&scene, "france", "american-army1"))
    };
    let more = empty("germany").on("france", "british-army1 american-army1 american-army1");
    assert_eq!(attack(more), (1, 1));
    let tie = || empty("germany").on("france", "british-army1 american-army1");
    assert_eq!(attack(tie()), (0, 1));
    assert_eq!(attack(tie().order("usa germany uk japan ussr")), (1, 0));
}

/// 4 against 1: the French army leaves the game. With the British reserve 4 against 2: it goes to Losses.
#[test]
fn r8_11_triple_strength_removes_the_piece_for_good() {
    let attack = |answer: &str| {
        let mut scene = opening("germany").scene();
        scene.play("germany attack france").play("germany send german-army1 germany");
        scene.play("germany send german-army2 germany").play("germany done").play("germany done");
        scene.play(answer);
        scene
    };
    let scene = attack("uk done");
    assert_eq!((fought(&scene), removed(&scene, "french-army")), (Some((4, 1)), 1));
    let scene = attack("uk commit british-army1");
    assert_eq!(fought(&scene), Some((4, 2)));
    assert_eq!((losses(&scene, "french-army"), losses(&scene, "british-army1")), (1, 3));
    let mut scene = empty("japan").on("china", "chinese-army japanese-army2 japanese-army1").scene();
    scene.play("japan attack china");
    assert_eq!((view(&scene).china_pool, view(&scene).china_removed), (2, 1), "Chinese armies too");
}

#[test]
fn r8_12_nobody_loses_anything_in_a_tie() {
    let mut scene = empty("germany").on("germany", "german-army1").on("france", "british-army1").scene();
    scene.play("germany attack france");
    assert_eq!((at(&scene, "france", "german-army1"), at(&scene, "france", "british-army1")), (1, 1));
}

#[test]
fn r8_13_the_survivors_of_both_sides_stay() {
    let mut scene = empty("germany")
        .on("germany", "german-army2 german-army2")
        .on("france", "british-army1 british-army1 british-army1")
        .scene();
    scene.play("germany attack france").play("germany send german-army2 germany");
    assert_eq!((at(&scene, "france", "german-army2"), at(&scene, "france", "british-army1")), (2, 2));
    assert_eq!(control(&scene, "france"), "-");
}
