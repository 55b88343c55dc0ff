//! 1, 5: before the battle.

use sandtable_core::{Checked as _, Hidden as _, Rules as _, Seat, Viewer};
use sandtable_dolg::ids::{Faction, Kind, Mark, Side};
use sandtable_dolg::{Dolg, Options, VictoryChoice};

use crate::common::{Scene, has, pose, unit};

fn scene(options: Options) -> Scene {
    sandtable_testkit::Scene::<Dolg>::new(&options)
}

fn small() -> Options {
    Options { points: 500, ..Options::default() }
}

/// Both armies are mustered: the south has the larger one.
fn mustered(options: Options) -> Scene {
    let mut scene = scene(options);
    scene.play("south take celts-500").play("north take rome-500");
    scene
}

/// All units lie on the table.
fn deployed(options: Options) -> Scene {
    let mut scene = mustered(options);
    while scene.legal().iter().any(|action| action.starts_with("deploy") || action == "done") {
        let side = scene.state().turn() == sandtable_core::Turn::Seat(Seat(0));
        let step = scene.legal().into_iter().find(|action| action.starts_with("deploy") || action == "done");
        scene.play(&format!("{} {}", if side { "south" } else { "north" }, step.expect("a step")));
    }
    scene
}

#[test]
fn r1_1_two_sides_with_one_general_each() {
    let scene = mustered(small());
    for army in scene.view(Viewer::Public).armies {
        assert!(army.general.is_some());
    }
}

#[test]
fn r1_2_mustering_comes_before_deployment_and_turns() {
    let mut scene = scene(small());
    assert!(scene.legal().contains(&"faction celts".to_owned()));
    scene.play("south take celts-500").play("north take rome-500");
    assert!(scene.legal().iter().all(|action| action.starts_with("deploy")));
    assert_eq!(scene.state().turn(), sandtable_core::Turn::Seat(Seat(0)));
}

#[test]
fn r5_1_terrain_comes_first() {
    let mut scene = scene(Options { terrain: true, ..small() });
    scene.luck("roll 1").luck("roll 6");
    assert!(scene.legal().contains(&"lay wood".to_owned()));
}

#[test]
fn r5_2_pieces_of_ground_lie_between_the_zones() {
    let mut scene = scene(Options { terrain: true, ..small() });
    scene.luck("roll 2").luck("roll 3");
    scene.play("south lay wood").refuse("south depth 3799").refuse("south across 1249");
    scene.play("south depth 3800").play("south across 1250").play("south done");
    scene.play("north lay hill").refuse("north across 3000").play("north across 4000").play("north done");
    scene.play("north done");
    assert!(
        scene.legal().contains(&"faction rome".to_owned()),
        "one and two pieces, the second was not wanted"
    );
    assert_eq!(scene.view(Viewer::Public).grounds.len(), 2);
}

#[test]
fn r5_3_armies_are_secret_until_both_are_mustered() {
    let mut scene = scene(small());
    scene
        .play("south faction celts")
        .play("south lead boudica")
        .play("south muster cel-noble")
        .play("south done");
    let south = |scene: &Scene| scene.view(Viewer::Seat(Seat(1))).armies[0].clone();
    assert_eq!((south(&scene).faction, south(&scene).points), (None, None));
    scene.refuse("north take rome-1000").play("north take rome-500");
    assert_eq!(south(&scene).points, Some(120));
    assert_eq!(south(&scene).reserve, None, "which units they are shows later");
}

#[test]
fn r5_4_the_larger_army_deploys_first_or_luck_decides() {
    let scene = mustered(small());
    assert_eq!(scene.state().turn(), sandtable_core::Turn::Seat(Seat(0)), "five against four units");
    let mut equal = self::scene(small());
    equal.luck("first north").play("south take rome-500").play("north take rome-500");
    assert_eq!(equal.state().turn(), sandtable_core::Turn::Seat(Seat(1)));
}

/// The south waits while the north, of one price and number of units, has laid one.
fn facing(kinds: &[&str]) -> Scene {
    let mut scene = scene(Options { points: 600, ..Options::default() });
    scene.play("south take celts-500").play("north faction rome").play("north lead unknown");
    for kind in kinds {
        scene.play(&format!("north muster {kind}"));
    }
    scene.play("north done").play("south deploy cel-noble").play("south done");
    scene.play(&format!("north deploy {}", kinds[0])).play("north done");
    scene
}

#[test]
fn r5_3_an_imagined_army_tells_nothing_of_the_true_one() {
    let armies = [["rom-praet", "rom-legion", "aux-brit"], ["rom-vexil", "rom-vexil", "aux-brit"]];
    let [one, other] = armies.map(|kinds| facing(&kinds).state().clone());
    let mut found = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let [one, other] = [&one, &other].map(|truth| {
            let mut world = truth.clone();
            world.determinize(Seat(0), &mut sandtable_core::Rng::new(seed));
            world
        });
        assert_eq!(one, other, "seed {seed}");
        assert_eq!(one.check(), Ok(()));
        let laid = one.unit("n1".parse().expect("a unit")).kind;
        assert!(laid.row().faction == Faction::Rome || laid.row().faction == Faction::Auxilia);
        found.insert(laid.word());
    }
    assert!(found.len() > 6, "only {found:?} are imagined");
}

#[test]
fn r5_5_units_are_laid_in_turn_and_face_down() {
    let mut scene = mustered(small());
    scene.play("south deploy cel-noble").play("south done").play("north deploy rom-legion");
    let seen = scene.view(Viewer::Seat(Seat(1))).units;
    assert_eq!((seen[0].kind, seen[1].kind), (None, Some(Kind::RomLegion)));
    assert_eq!(seen[0].pose, unit(&scene, "s1").pose);
}

#[test]
fn r5_6_the_zone_is_230_millimetres_deep() {
    let mut scene = mustered(small());
    scene.play("south deploy cel-noble").refuse("south depth 1986").play("south depth 1985");
    scene.refuse("south face 91").refuse("south across 439").play("south across 440");
    scene.refuse("south face -90").play("south across 540").play("south depth 700");
    scene.play("south face -90").play("south done");
    assert_eq!(pose(&scene, "s1"), (540, 700, 630));
}

#[test]
fn r5_7_all_units_are_turned_up() {
    let scene = deployed(small());
    assert!(scene.view(Viewer::Public).units.iter().all(|unit| unit.kind.is_some()));
}

#[test]
fn r5_8_who_laid_the_last_unit_places_the_general_first() {
    let mut scene = deployed(small());
    assert_eq!(scene.state().turn(), sandtable_core::Turn::Seat(Seat(0)));
    scene.refuse("south appoint n1").play("south appoint s2");
    assert!(scene.state().has_general("s2".parse().expect("a unit")));
    assert_eq!(scene.state().turn(), sandtable_core::Turn::Seat(Seat(1)));
}

#[test]
fn r5_9_a_die_may_decide_what_decides() {
    let mut scene = deployed(Options { victory: VictoryChoice::Rolled, ..small() });
    scene.luck("roll 4").any_luck(1).play("south appoint s1").play("north appoint n1");
    let victory = scene.view(Viewer::Public).victory;
    assert_eq!(victory, Some(sandtable_dolg::ids::Victory::Annihilation));
}

#[test]
fn r5_10_each_side_draws_its_leadership() {
    let mut scene = deployed(small());
    scene.any_luck(7).play("south appoint s1").play("north appoint n1");
    let sizes = scene.view(Viewer::Public).armies.map(|army| army.hand_size);
    assert_eq!(sizes, [6, 6]);
    assert_eq!(scene.view(Viewer::Public).turn, 1);
    assert!(has(&scene, "s1", Mark::Standing));
    assert_eq!(Side::of(Seat(0)), Side::South);
}
