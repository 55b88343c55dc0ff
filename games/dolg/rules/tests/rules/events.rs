//! 13: events.

use sandtable_dolg::ids::{Mark, Side};

use crate::common::{Battle, LULL, Scene, battle, dice, event_card, has, unit};

/// A fight of two legions in which the attacker plays this event.
fn attacked(event: &str) -> Scene {
    with_event(Side::South, event, "", "")
}

/// The same; the defender plays it.
fn defended(event: &str) -> Scene {
    with_event(Side::North, event, "", "")
}

fn with_event(side: Side, event: &str, south: &str, north: &str) -> Scene {
    fighters(south, north).hand(side, &event_card(event).to_string()).scene()
}

fn fighters(south: &str, north: &str) -> Battle {
    battle("melee")
        .south(&format!("rom-legion 5000 3000 0{south}"))
        .south("rom-legion 9000 3000 0")
        .north(&format!("rom-legion 5000 3630 360{north}"))
        .north("rom-legion 9000 9000 360")
}

/// A volley of slingers at a legion.
fn volley(side: Side, event: &str) -> Scene {
    battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .south("cel-noble 6500 4500 0")
        .north("rom-legion 5000 4930 360")
        .hand(side, &event_card(event).to_string())
        .scene()
}

fn rolls(scene: &mut Scene, rolls: &[&str]) {
    for roll in rolls {
        scene.luck(roll);
    }
}

fn play(scene: &mut Scene, side: &str, event: &str) {
    scene.play(&format!("{side} event {}", event_card(event)));
}

#[test]
fn r13_1_intensive_shooting_shoots_twice() {
    let mut scene = volley(Side::South, "intensive-shooting");
    rolls(&mut scene, &[LULL]);
    scene.play("south shoot s1 n1");
    rolls(&mut scene, &["roll 1"; 8]);
    play(&mut scene, "south", "intensive-shooting");
    assert_eq!(dice(&scene), [("s1".to_owned(), 4), ("s1".to_owned(), 4)]);
}

#[test]
fn r13_2_the_wind_carries_a_die_astray() {
    let mut scene = battle("ranged")
        .south("cel-sling 5000 3000 0 activated")
        .south("cel-noble 6300 4900 0")
        .north("rom-legion 5000 4930 360")
        .hand(Side::North, &event_card("change-of-wind").to_string())
        .scene();
    scene.luck(LULL).play("south shoot s1 n1");
    scene.luck("roll 6");
    play(&mut scene, "north", "change-of-wind");
    assert_eq!((unit(&scene, "n1").wounds, unit(&scene, "s2").wounds), (0, 1));
}

#[test]
fn a_stray_die_spares_the_shooter_though_it_is_nearest() {
    let mut scene = battle("ranged")
        .south("rom-legion 5000 3000 0 activated")
        .south("rom-legion 6300 3900 0")
        .north("cel-noble 5000 3930 360")
        .hand(Side::North, &event_card("change-of-wind").to_string())
        .scene();
    scene.luck(LULL).play("south shoot s1 n1").luck("roll 6");
    play(&mut scene, "north", "change-of-wind");
    assert_eq!((unit(&scene, "s1").wounds, unit(&scene, "s2").wounds), (0, 1));
}

#[test]
fn r13_3_a_well_aimed_volley_hits_better() {
    let mut scene = volley(Side::South, "well-aimed-volley");
    scene.luck(LULL).play("south shoot s1 n1");
    rolls(&mut scene, &["roll 3", "roll 1", "roll 1", "roll 1", "roll 6", "dice 1 1"]);
    play(&mut scene, "south", "well-aimed-volley");
    assert_eq!(unit(&scene, "n1").wounds, 1, "3 + 4 exceed 6");
}

#[test]
fn r13_4_raised_shields_protect() {
    let mut scene = volley(Side::North, "raise-shields");
    scene.luck(LULL).play("south shoot s1 n1");
    rolls(&mut scene, &["roll 4", "roll 1", "roll 1", "roll 1"]);
    play(&mut scene, "north", "raise-shields");
    assert_eq!(unit(&scene, "n1").wounds, 0, "4 + 3 do not exceed 7");
}

#[test]
fn r13_5_out_of_missiles_until_the_end_of_the_next_turn() {
    let mut scene = volley(Side::North, "out-of-missiles");
    scene.luck(LULL).play("south shoot s1 n1");
    rolls(&mut scene, &["roll 1"; 4]);
    play(&mut scene, "north", "out-of-missiles");
    assert_eq!(unit(&scene, "s1").empty_quivers, 2);
    scene.any_luck(1).play("south draw-three");
    assert_eq!(unit(&scene, "s1").empty_quivers, 1, "this turn is over");
}

#[test]
fn r13_6_resist_helps_defence_and_morale() {
    let mut scene = defended("resist");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(
        &mut scene,
        &["roll 6", "roll 3", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 5 6"],
    );
    play(&mut scene, "north", "resist");
    assert_eq!(unit(&scene, "n1").wounds, 1, "3 + 4 do not exceed 7");
    assert!(!has(&scene, "n1", Mark::Broken), "eleven do not exceed nine and two");
}

#[test]
fn r13_7_a_counter_attack_is_one_more_attack() {
    let mut scene = defended("counter-attack");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(&mut scene, &["roll 1"; 12]);
    play(&mut scene, "north", "counter-attack");
    let strikers: Vec<String> = dice(&scene).into_iter().map(|(unit, _)| unit).collect();
    assert_eq!(strikers, ["s1", "n1", "n1"]);
}

#[test]
fn r13_8_a_furious_assault_hits_better() {
    let mut scene = attacked("furious-assault");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(&mut scene, &["roll 2", "roll 1", "roll 1", "roll 1", "roll 6"]);
    rolls(&mut scene, &["roll 1", "roll 1", "roll 1", "roll 1", "dice 1 1"]);
    play(&mut scene, "south", "furious-assault");
    assert_eq!(unit(&scene, "n1").wounds, 1, "2 + 5 exceed 6");
}

#[test]
fn r13_9_a_crushing_blow_damages_more() {
    let mut scene = attacked("crushing-blow");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(&mut scene, &["roll 5", "roll 1", "roll 1", "roll 1", "roll 3"]);
    rolls(&mut scene, &["roll 1", "roll 1", "roll 1", "roll 1", "dice 1 1"]);
    play(&mut scene, "south", "crushing-blow");
    assert_eq!(unit(&scene, "n1").wounds, 1, "3 + 5 exceed 7");
}

#[test]
fn r13_10_an_ambush_needs_cover_or_a_flank() {
    let mut front = attacked("ambush");
    front.luck(LULL).play("south fight s1 n1").refuse(&format!("south event {}", event_card("ambush")));
    let mut flank = battle("melee")
        .south("rom-legion 5000 3000 0")
        .north("rom-legion 5000 3755 180 wounds=6")
        .north("rom-legion 9000 9000 360")
        .hand(Side::South, &event_card("ambush").to_string())
        .scene();
    flank.luck(LULL).play("south fight s1 n1");
    rolls(&mut flank, &["roll 6", "roll 1", "roll 1", "roll 1"]);
    play(&mut flank, "south", "ambush");
    assert_eq!(dice(&flank).len(), 1, "it strikes first");
}

// D26
#[test]
fn r13_11_spears_against_horses_stop_an_onrush() {
    let mut scene = battle("melee")
        .south("rom-contar 5000 3000 0 charged target=n1")
        .north("rom-legion 5000 3630 360")
        .hand(Side::North, &event_card("spears-against-horses").to_string())
        .scene();
    scene.luck(LULL).play("south fight s1 n1").any_luck(3);
    play(&mut scene, "north", "spears-against-horses");
    let struck: Vec<String> = dice(&scene).into_iter().map(|(unit, _)| unit).collect();
    assert_eq!(struck[..2], ["s1", "n1"], "at the same time: no wounds are counted in between");
    let event = format!("event {}", event_card("spears-against-horses"));
    for (kind, offered) in [("rom-legion", true), ("rom-contar", false)] {
        let mut attacker = battle("melee")
            .south(&format!("{kind} 5000 3000 0"))
            .north("rom-contar 5000 3630 360")
            .hand(Side::South, &event_card("spears-against-horses").to_string())
            .scene();
        attacker.luck(LULL).any_luck(1).play("south fight s1 n1");
        assert_eq!(attacker.legal().contains(&event), offered, "{kind}");
    }
}

#[test]
fn r13_12_slain_officers_leave_a_mark() {
    let mut scene = attacked("officers-slain");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(
        &mut scene,
        &["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 1 1"],
    );
    play(&mut scene, "south", "officers-slain");
    assert!(has(&scene, "n1", Mark::NoOfficers));
}

#[test]
fn r13_13_a_general_can_be_wounded() {
    for (face, killed) in [("roll 4", false), ("roll 5", true)] {
        let mut scene = fighters("", "")
            .general(Side::North, "unknown", "n1")
            .hand(Side::South, &event_card("general-wounded").to_string())
            .scene();
        scene.luck(LULL).play("south fight s1 n1").luck(face).any_luck(1);
        play(&mut scene, "south", "general-wounded");
        assert_eq!(scene.state().army(Side::North).killed, killed);
        assert_eq!(scene.state().leadership(Side::North), if killed { 3 } else { 5 });
    }
}

#[test]
fn r13_14_war_cries_come_before_the_dice() {
    let mut scene = attacked("war-cries");
    scene.luck(LULL).play("south fight s1 n1").luck("dice 6 6");
    rolls(&mut scene, &["roll 1"; 8]);
    play(&mut scene, "south", "war-cries");
    assert!(has(&scene, "n1", Mark::Broken));
}

#[test]
fn r13_15_the_confused_do_not_strike() {
    let mut scene = defended("confusion");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(&mut scene, &["roll 1"; 4]);
    play(&mut scene, "north", "confusion");
    assert_eq!(dice(&scene), [("n1".to_owned(), 4)]);
}

#[test]
fn r13_16_veterans_are_made() {
    let mut scene = defended("veterans");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(&mut scene, &["roll 1"; 8]);
    play(&mut scene, "north", "veterans");
    assert!(has(&scene, "n1", Mark::Veteran));
}

#[test]
fn r13_17_hold_the_line_passes_the_next_check() {
    let mut scene = defended("hold-the-line");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(
        &mut scene,
        &["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 6 6"],
    );
    play(&mut scene, "north", "hold-the-line");
    assert!(!has(&scene, "n1", Mark::Broken));
}

#[test]
fn r13_18_panic_lowers_the_checks_by_two() {
    let mut scene = attacked("panic-spreads");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(
        &mut scene,
        &["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 4 4"],
    );
    play(&mut scene, "south", "panic-spreads");
    assert!(has(&scene, "n1", Mark::Broken), "eight exceed nine less two");
}

#[test]
fn r13_19_reserves_close_up_after_the_combat() {
    let mut scene = defended("reserves-close-up");
    scene.luck(LULL).play("south fight s1 n1");
    rolls(
        &mut scene,
        &["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 1 1"],
    );
    play(&mut scene, "north", "reserves-close-up");
    assert_eq!(unit(&scene, "n1").wounds, 0);
}

#[test]
fn r13_20_a_lull_does_nothing_and_is_not_played() {
    let mut scene = fighters("", "").hand(Side::South, "k96").scene();
    scene.luck(LULL).play("south fight s1 n1");
    assert_eq!(scene.legal(), ["pass"]);
}

#[test]
fn r13_21_random_event_then_attacker_then_defender() {
    let mut scene = fighters("", "").hand(Side::South, "k01").hand(Side::North, "k02").scene();
    scene.luck(LULL).play("south fight s1 n1").refuse("north pass").play("south pass");
    rolls(&mut scene, &["roll 1"; 8]);
    scene.play("north pass");
}

#[test]
fn r13_22_events_work_for_the_unit_they_name() {
    let names = ["war-cries", "resist", "well-aimed-volley", "veterans"];
    let cards = names.map(|name| event_card(name).to_string());
    let mut scene = fighters("", "").hand(Side::South, &cards.join(" ")).scene();
    scene.luck(LULL).play("south fight s1 n1");
    let playable = ["veterans", "war-cries"].map(|name| format!("event {}", event_card(name)));
    assert_eq!(scene.legal(), [&playable[..], &["pass".to_owned()]].concat(), "the attacker's, in melee");

    let mut scene = fighters("", "").scene();
    scene.luck(&format!("reveal {}", event_card("confusion")));
    rolls(&mut scene, &["roll 1"; 4]);
    scene.play("south fight s1 n1");
    assert_eq!(dice(&scene), [("n1".to_owned(), 4)], "a random Confusion is the defender's");

    let mut scene = fighters("", "").scene();
    scene.luck(&format!("reveal {}", event_card("change-of-wind")));
    rolls(&mut scene, &["roll 1"; 8]);
    scene.play("south fight s1 n1");
    assert_eq!(dice(&scene).len(), 2, "no wind in melee");
}

#[test]
fn r13_23_the_elite_replace_the_random_event_and_play_two() {
    let mut scene = battle("melee")
        .south("rom-praet 5000 3000 0")
        .north("rom-legion 5000 3630 360")
        .hand(Side::South, &format!("{} {}", event_card("furious-assault"), event_card("crushing-blow")))
        .scene();
    scene.luck("reveal k13").play("south fight s1 n1");
    assert_eq!(scene.legal(), ["replace", "pass"]);
    scene.luck(LULL).play("south replace");
    play(&mut scene, "south", "furious-assault");
    scene.any_luck(1);
    play(&mut scene, "south", "crushing-blow");
}

/// Two cards with this event.
fn pair_of(event: &str) -> Vec<String> {
    let cards = sandtable_dolg::ids::Card::ALL.iter().filter(|card| card.row().event.word() == event);
    cards.take(2).map(ToString::to_string).collect()
}

/// The defender plays an event that the random card brings as well.
fn twice(event: &str, luck: &[&str]) -> Scene {
    let cards = pair_of(event);
    let mut scene = fighters("", " wounds=3 no-officers").hand(Side::North, &cards[0]).scene();
    scene.luck(&format!("reveal {}", cards[1])).play("south fight s1 n1");
    rolls(&mut scene, luck);
    scene.play(&format!("north event {}", cards[0]));
    scene
}

#[test]
fn r13_24_equal_events_add_up_for_the_defender() {
    let checked =
        ["roll 6", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "roll 1", "dice 6 5"];
    let scene = twice("resist", &checked);
    assert!(!has(&scene, "n1", Mark::Broken), "9 - 1 - 1 + 4 are not exceeded by 11");
    let scene = twice("counter-attack", &["roll 1"; 16]);
    let strikers: Vec<String> = dice(&scene).into_iter().map(|(unit, _)| unit).collect();
    assert_eq!(strikers, ["s1", "n1", "n1", "n1"]);
}

#[test]
fn r13_24_equal_events_add_up() {
    let cards = pair_of("furious-assault");
    let mut scene = battle("melee")
        .south("rom-praet 5000 3000 0 broken no-officers")
        .north("rom-legion 5000 3630 360")
        .hand(Side::South, &format!("{} {}", cards[0], cards[1]))
        .scene();
    scene.luck(LULL).play("south fight s1 n1").play("south pass");
    scene.play(&format!("south event {}", cards[0]));
    rolls(&mut scene, &["roll 2", "roll 1", "roll 1", "roll 1", "roll 6"]);
    rolls(&mut scene, &["roll 1", "roll 1", "roll 1", "roll 1", "dice 1 1"]);
    scene.play(&format!("south event {}", cards[1]));
    assert_eq!(unit(&scene, "n1").wounds, 1, "2 + 5 - 2 + 2 exceed 6");
}
