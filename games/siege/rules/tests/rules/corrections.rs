//! Section 20: what rules 2 corrected, each by both numbers.

use sandtable_core::{Game, Viewer};
use sandtable_session::{Dice, Title, TitleOf};
use sandtable_siege::{Edition, First, Mode, Options, ScienceSite, Siege};
use serde_json::json;

use crate::common::{Look, Position, Scene, later, with_options};
use crate::stage::{FULL, asked, bring, ha_go, reserve, reveal, set_up};

fn play(scene: &mut Scene, actions: &[&str]) {
    for action in actions {
        scene.play(&format!("defender-1 {action}"));
    }
}

/// A token moves Ferdinand into a wall, and tokens may return of what lies in the enemy discard.
fn moved_ferdinand(rules: u32) -> Scene {
    let position = with_options(|options| options.they_return = true).rules(rules);
    reveal(position.foe("ferdinand tank-3"), "token mv-green")
}

#[test]
fn r4_6_an_event_is_discarded_when_its_effect_is_over() {
    let scene = moved_ferdinand(2);
    assert_eq!((scene.foe("e1").as_str(), scene.spent().as_str()), ("gone", "mv-green"), "it stays there");
    let scene = reveal(later(), "token rev3");
    assert_eq!(scene.spent(), "rev3", "over once its tokens are in the queue");
}

#[test]
fn r20_1_an_event_could_return_itself() {
    let mut scene = moved_ferdinand(1);
    let before = reserve(&scene);
    assert_eq!(scene.chances(), [("token mv-green".to_owned(), 1)]);
    bring(&mut scene, "token mv-green");
    assert_eq!((scene.spent().as_str(), reserve(&scene)), ("", before + 1));
}

/// A repair crew, a weak enemy beside it and another one in reach of the second strike.
fn crew_and_two(rules: u32) -> Scene {
    let position = later().rules(rules).hand("art-r crew").foe("remb art-1").foe("pz3 art-1 armor 1");
    let mut scene = position.foe("tiger-e art-2 armor 1").scene();
    play(&mut scene, &["boost art-r crew", "aim e2"]);
    scene
}

#[test]
fn r8_4_both_strikes_of_a_card_are_one_moment() {
    let mut scene = crew_and_two(2);
    assert_eq!((scene.foe("e2"), scene.foes_in("art-1")), ("gone".to_owned(), "remb".to_owned()));
    assert_eq!(scene.legal_after("aim"), ["e3"]);
    play(&mut scene, &["aim e3"]);
    assert_eq!(scene.legal(), ["return pz3", "return tiger-e"], "they fell in one moment");
    play(&mut scene, &["return tiger-e"]);
    assert_eq!((scene.foes_in("art-1"), scene.trophies("defender-1")), ("tiger-e".into(), "pz3".into()));
}

#[test]
fn r8_4_a_waived_or_lapsed_second_strike_ends_the_moment() {
    let mut scene = crew_and_two(2);
    play(&mut scene, &["done"]);
    assert_eq!((scene.foe("e1"), scene.discard()), ("pz3 art-1 armor 2".into(), "art-r crew".into()));
    let alone = later().hand("art-r crew").foe("remb art-1").foe("pz3 art-1 armor 1");
    let mut scene = alone.scene();
    play(&mut scene, &["boost art-r crew", "aim e2"]);
    assert_eq!((scene.foe("e1"), scene.discard()), ("pz3 art-1 armor 2".into(), "art-r crew".into()));
}

#[test]
fn r14_10_type_61_destroyed_by_two_strikes_answers_nothing() {
    let position = |rules| later().rules(rules).hand("art-r crew").foe("type61 art-1 armor 2");
    for (rules, answer) in [(1, [2, 0, 0, 0, 0, 0]), (2, [0; 6])] {
        let mut scene = position(rules).scene();
        play(&mut scene, &["boost art-r crew", "aim e1", "aim e1"]);
        assert_eq!((scene.foes_in("art-1").as_str(), ha_go(&scene)), ("", answer), "rules {rules}");
    }
    let mut scene = position(2).scene();
    play(&mut scene, &["boost art-r crew", "aim e1", "done"]);
    assert_eq!(ha_go(&scene), [2, 0, 0, 0, 0, 0], "it survived the only strike");
}

/// The last enemy that counts falls to a first strike, and a Ha-Go is in reach of the second.
fn last_enemy(rules: u32) -> Scene {
    let position = later().rules(rules).hand("art-r crew").foe("pz3 art-1 armor 1").foe("hago art-2");
    let mut scene = position.reserve("").scene();
    play(&mut scene, &["boost art-r crew", "aim e1"]);
    scene
}

#[test]
fn r8_3_victory_waits_for_the_second_strike() {
    let mut scene = last_enemy(2);
    assert_eq!(
        (scene.ending(), scene.legal()),
        ("none".into(), vec!["done".to_owned(), "aim e2".to_owned()])
    );
    play(&mut scene, &["done"]);
    assert_eq!(scene.ending(), "points");
}

#[test]
fn r20_2_each_strike_was_a_moment_of_its_own() {
    let mut scene = crew_and_two(1);
    assert_eq!(
        (scene.foe("e1").as_str(), scene.legal_after("aim")),
        ("pz3 art-1 armor 2", vec!["e1".into(), "e3".into()])
    );
    play(&mut scene, &["aim e1"]);
    assert_eq!(scene.foe("e1"), "pz3 art-1 armor 1");
    assert_eq!(last_enemy(1).ending(), "points", "victory did not wait");
}

/// Type 61 in the city is hit and pushed into the building of the next sector.
fn pushed(rules: u32, armor: u8) -> Scene {
    let position = with_options(|options| options.city_counterattack = true).rules(rules);
    let position = position.hand("cntr-r demoral").foe(&format!("type61 city-2 armor {armor}"));
    let mut scene = position.buildings("1 4").scene();
    play(&mut scene, &["boost cntr-r demoral", "aim e1"]);
    scene
}

#[test]
fn r14_10_ha_go_come_where_each_point_was_taken() {
    let scene = pushed(2, 4);
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("type61 city-1 armor 2", [2, 2, 0, 0, 0, 0]));
    let scene = pushed(2, 2);
    assert_eq!(
        (scene.foes_in("city-1").as_str(), ha_go(&scene)),
        ("", [0; 6]),
        "it did not survive the card"
    );
}

#[test]
fn r14_10_a_push_between_two_strikes_is_remembered() {
    let position = with_options(|options| options.city_counterattack = true).hand("cntr-r demoral crew");
    let mut scene = position.foe("type61 city-2").buildings("4").scene();
    play(&mut scene, &["boost cntr-r crew", "add demoral", "aim e1"]);
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("type61 city-1 armor 3", [0; 6]));
    play(&mut scene, &["aim e1"]);
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("type61 city-1 armor 2", [2, 2, 0, 0, 0, 0]));
}

#[test]
fn r20_3_all_ha_go_came_where_type_61_stood_at_the_end() {
    let scene = pushed(1, 4);
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("type61 city-1 armor 2", [4, 0, 0, 0, 0, 0]));
}

/// A Ru 251 is hit, moves in phase 5 and would be moved by a token in phase 6.
fn broken(rules: u32) -> Position {
    with_options(|options| options.broken_gear = true).rules(rules).hand("air-r").foe("ru251 air-1")
}

fn broken_and_moved(rules: u32) -> Scene {
    let mut scene = broken(rules).hand_of("defender-2", FULL).scene();
    bring(&mut scene, "token mv-red; token sab-air");
    play(&mut scene, &["hit air-r e1", "done"]);
    scene
}

#[test]
fn r19_4_one_cell_in_a_whole_turn() {
    let mut scene = broken_and_moved(2);
    assert_eq!(scene.foe("e1"), "ru251 art-1 armor 1", "the token no longer moved it");
    bring(&mut scene, "token sab-art; token sab-tank");
    scene.any_luck(1).play("defender-2 done").play("defender-2 done");
    assert_eq!(scene.foe("e1"), "ru251 tank-1 armor 1", "a new turn, a new cell");
}

#[test]
fn r19_4_a_wall_that_breaks_the_gear_ends_the_moves_of_the_turn() {
    let position = with_options(|options| options.broken_gear = true).foe("ru251 art-1");
    let mut scene = position.hand_of("defender-2", FULL).scene();
    bring(&mut scene, "token mv-red; token sab-air");
    play(&mut scene, &["done"]);
    assert_eq!(scene.foe("e1"), "ru251 tank-1 armor 1", "it had moved before it was hurt");
    let position = with_options(|options| options.broken_gear = true).foe("ru251 tank-1").buildings("1 4");
    let mut scene = position.hand_of("defender-2", FULL).scene();
    bring(&mut scene, "token mv-red; token sab-air");
    play(&mut scene, &["done"]);
    assert_eq!(
        scene.foe("e1"),
        "gone",
        "the attack on the wall was no move, so it went on into the building"
    );
}

#[test]
fn r20_4_every_token_moved_it_one_cell_more() {
    assert_eq!(broken_and_moved(1).foe("e1"), "ru251 tank-1 armor 1");
}

fn led_by(first: First, mode: Mode, players: u8) -> Options {
    Options { first, mode, players, science_site: ScienceSite::Choose, ..Options::default() }
}

#[test]
fn r2_3_a_defender_is_named_to_begin() {
    let options = led_by(First::Defender2, Mode::Coop, 3);
    assert_eq!(asked(&Scene::new(&options)), "defender-2", "the first player also chooses the site");
    assert_eq!(asked(&set_up(&options)), "defender-2");
    let marshal = led_by(First::Defender2, Mode::Fieldmarshal, 3);
    assert_eq!(asked(&set_up(&marshal)), "defender-2");
    for (mode, players) in [(Mode::Fieldmarshal, 2), (Mode::Coop, 1)] {
        let refused = Siege::setup(&led_by(First::Defender2, mode, players), 2).unwrap_err();
        assert_eq!((refused.option.as_str(), &*refused.say.id), ("first", "siege-bad-first"));
    }
}

#[test]
fn r2_3_the_lot_is_drawn_before_anything_else() {
    let mut scene = Scene::new(&led_by(First::Lot, Mode::Ordinary, 3));
    let lots = [1, 2, 3].map(|n| (format!("first defender-{n}"), 1));
    assert_eq!(scene.chances(), lots);
    bring(&mut scene, "first defender-3");
    assert_eq!(asked(&scene), "defender-3");
    let alone = Scene::new(&led_by(First::Lot, Mode::Coop, 1));
    assert_eq!(asked(&alone), "defender-1", "alone there is nothing to draw");
}

#[test]
fn r2_3_the_first_player_claims_and_draws_first() {
    let options =
        Options { edition: Edition::Base, own_buildings: true, ..led_by(First::Lot, Mode::Coop, 3) };
    let mut scene = Scene::new(&options);
    bring(&mut scene, "first defender-2");
    let mut claims = Vec::new();
    scene.any_luck(1);
    while scene.view(Viewer::Public).phase.word() == "setup" {
        let action = scene.legal().swap_remove(0);
        if action.starts_with("claim") {
            claims.push(asked(&scene));
        }
        scene.play(&format!("{} {action}", asked(&scene)));
    }
    assert_eq!(claims, ["defender-2", "defender-3", "defender-1"]);
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r20_5_the_first_seat_began() {
    let options = led_by(First::Lot, Mode::Ordinary, 3);
    assert_eq!(asked(&Scene::by_rules(1, &options)), "defender-1");
    let title = TitleOf::<Siege>::new();
    let refused = title.open_by(1, &json!({ "first": "lot" }), Dice::by_hand()).unwrap_err();
    assert_eq!(refused.to_string(), "option `first`: it came with rules 2, this is a game of 1");
    let old = title.open_by(1, &json!({}), Dice::by_hand()).unwrap();
    assert_eq!((old.options().get("first"), old.record().rules), (None, 1));
}

#[test]
fn frames_and_marks_of_rules_2_are_none_of_rules_1() {
    let title = TitleOf::<Siege>::new();
    let set = |rules, frames| {
        let state = json!({ "frames": frames });
        title.set_by(rules, &json!({}), &state, Dice::by_hand()).map(drop)
    };
    assert_eq!(set(2, json!([{ "turn": { "player": "defender-1" } }, "lot"])), Ok(()));
    let why = set(1, json!([{ "turn": { "player": "defender-1" } }, "lot"])).unwrap_err().to_string();
    assert_eq!(why, "there is no such frame before rules 2");
}
