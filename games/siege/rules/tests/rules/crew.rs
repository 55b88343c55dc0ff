//! Section 15: the repair crew.

use sandtable_siege::Mode;

use crate::common::{Look, Position, later, with_options};
use crate::stage::{FULL, asked, bring, ha_go, march, march_with, reveal, revealing};

#[test]
fn r15_1_nothing_moves_or_touches_the_repair_crew() {
    let scene = march(later().foe("remb air-1"));
    assert_eq!(scene.foes_in("air-1"), "remb");
    for token in ["rot-cw", "mv-red", "he111; roll 1", "v1; roll 1", "maus; roll 4"] {
        let scene = reveal(later().foe("remb air-1"), &format!("token {token}"));
        assert_eq!(scene.foes_in("air-1"), "remb", "{token}");
    }
    let mut scene = later().foe("remb air-1").foe("type61 air-1").hand("napalm hellcat carpet").scene();
    scene
        .play("defender-1 cell napalm air-1")
        .play("defender-1 cell hellcat air-1")
        .play("defender-1 color carpet red");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.foe("e2").as_str()),
        ("remb air-1 armor 0", "type61 air-1 armor 2 fires 1")
    );
}

#[test]
fn r15_2_the_first_enemy_destroyed_comes_back_whole() {
    let scene = march(later().foe("e100 tank-2 armor 1 fires 1").foe("remb air-5"));
    assert_eq!((scene.foes_in("air-5").as_str(), scene.foe("e2").as_str()), ("e100", "e100 air-5 armor 4"));
    assert_eq!(scene.spent(), "remb");
    let scene = march(later().foe("type74 tank-2 armor 1").foe("remb air-5"));
    assert_eq!(
        (scene.foes_in("air-5").as_str(), scene.foes_in("tank-2").as_str()),
        ("remb", ""),
        "not an ultra"
    );
    let mut scene = later().foe("hago air-1").foe("remb air-5").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(
        (scene.foes_in("air-5").as_str(), scene.spent().as_str()),
        ("hago", "remb"),
        "a Ha-Go counts, too"
    );
}

/// A Pz.Kpfw. III and a Ha-Go fall at two walls in one movement event.
fn two_dead(position: Position) -> Position {
    position.foe("pz3 tank-1 armor 1").foe("hago tank-4").foe("remb rear-5")
}

#[test]
fn r15_3_the_active_player_chooses_or_the_fieldmarshal() {
    let mut scene = march(two_dead(later()));
    assert_eq!(
        (asked(&scene).as_str(), scene.legal()),
        ("defender-1", vec!["return pz3".into(), "return hago".into()])
    );
    scene.play("defender-1 return pz3");
    assert_eq!((scene.foes_in("rear-5").as_str(), scene.spent().as_str()), ("pz3", "remb"));
    let position = with_options(|options| (options.mode, options.players) = (Mode::Fieldmarshal, 3));
    let mut scene = march(two_dead(position));
    assert_eq!(asked(&scene), "fieldmarshal");
    scene.play("fieldmarshal return hago");
    assert_eq!((scene.foes_in("rear-5").as_str(), scene.spent().as_str()), ("hago", "pz3 remb"));
}

#[test]
fn r15_4_it_appears_once_more() {
    let mut scene =
        later().foe("maus air-1 armor 1").foe("remb rear-5").foe("pz3 air-3").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!(
        (scene.foe("e2").as_str(), scene.foe("e3").as_str()),
        ("maus air-5 armor 3", "pz3 art-3 armor 2")
    );
    let mut scene = later().foe("chiha air-1 armor 1").foe("remb rear-5").hand("air-r").scene();
    scene.luck("roll 2").play("defender-1 hit air-r e1");
    assert_eq!(ha_go(&scene), [1, 1, 0, 0, 0, 0]);
}

#[test]
fn r15_4_its_effect_comes_before_the_burning_and_it_does_not_burn() {
    let position =
        later().foe("panther-g tank-2 armor 1 fires 2").foe("remb air-5").foe("e100 rear-1 armor 2 fires 2");
    let scene = march(position);
    assert_eq!(scene.foe("e3"), "e100 air-1 armor 1 fires 2", "repaired to 3, then burnt by 2");
    assert_eq!(scene.foe("e2"), "panther-g air-5 armor 2");
}

#[test]
fn r15_4_its_effect_waits_for_returns_and_rockets() {
    let position = later()
        .foe("panther-g tank-2 armor 1")
        .foe("remb air-5")
        .foe("rjpz2 air-4")
        .foe("e100 air-1 armor 3");
    let scene = march_with(position, "");
    let at = |wanted: &dyn Fn(&sandtable_siege::Event) -> bool| {
        scene.events().iter().position(wanted).expect("it happened")
    };
    let mended = at(&|event| matches!(event, sandtable_siege::Event::Mended { .. }));
    let rocket = at(&|event| matches!(event, sandtable_siege::Event::Rocket { .. }));
    let repaired = at(&|event| matches!(event, sandtable_siege::Event::Repaired { .. }));
    assert!(mended < rocket && rocket < repaired, "{:?}", scene.events());
}

#[test]
fn r15_5_pz2h_brought_back_reveals_at_once_outside_phase_6() {
    let position = later().foe("pz2h air-1 armor 1").foe("remb rear-5").hand("air-r wire").lull();
    let mut scene = position.scene();
    bring(&mut scene, "token sab-art; token pz3; roll 3; token sab-tank");
    scene.play("defender-1 hit air-r e1");
    assert_eq!((scene.foes_in("rear-5").as_str(), scene.foes_in("rear-3").as_str()), ("pz2h", "pz3"));
    assert_eq!((asked(&scene).as_str(), scene.asks()), ("defender-1", Some(sandtable_siege::Ask::Play)));
}

#[test]
fn r15_5_in_phase_6_they_join_the_queue() {
    let position = later().foe("pz2h air-1").foe("remb rear-5").hand_of("defender-2", FULL);
    let mut scene = revealing(position, 2);
    bring(&mut scene, "token he111; roll 1; token sab-air");
    assert_eq!((scene.foes_in("rear-5").as_str(), asked(&scene).as_str()), ("pz2h", "Chance"));
    bring(&mut scene, "token sab-art; token sab-tank; token rot-cw");
    assert_eq!(asked(&scene), "defender-2");
}
