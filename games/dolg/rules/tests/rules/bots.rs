//! What bots choose who do not think long, and how they judge a position.

use sandtable_core::{Judged as _, Rng, Seat};

use crate::common::{Battle, Scene, battle};

/// What the quick bot does here.
fn choice(scene: &Scene) -> String {
    let mut choices = Vec::new();
    scene.state().candidates(&mut choices);
    scene.state().rollout_policy(&choices, &mut Rng::new(1)).to_string()
}

fn moving(battle: Battle) -> Scene {
    let mut scene = battle.scene();
    scene.play("south move s1");
    scene
}

#[test]
fn bots_charge_a_rear() {
    let ready = battle("movement").south("rom-legion 5000 3000 0 activated").north("dac-arch 5000 5000 0");
    let charge = choice(&moving(ready));
    assert!(charge.starts_with("charge n1 rear"), "{charge}");
}

#[test]
fn bots_do_not_charge_into_ruin() {
    let ready = battle("movement").south("par-nob 5000 3000 0 activated").north("rom-praet 5000 4800 360");
    let stay = choice(&moving(ready));
    assert!(!stay.starts_with("charge"), "{stay}");
}

#[test]
fn bots_close_in_and_face_the_enemy() {
    let far = battle("movement").south("rom-legion 3000 2000 0 activated").north("rom-legion 7000 7000 360");
    let mut scene = moving(far);
    let mut gaits = 0;
    while choice(&scene) != "done" && gaits < 6 {
        scene.play(&format!("south {}", choice(&scene)));
        gaits += 1;
    }
    let pose = scene.state().unit("s1".parse().expect("a unit")).pose;
    assert!(pose.x > 3400 && pose.y > 2400 && (30..150).contains(&pose.heading.half_degrees()), "{pose:?}");
}

#[test]
fn bots_shoot_at_what_they_can_hurt() {
    let scene = battle("ranged")
        .south("dac-arch 5000 3000 0 activated")
        .north("par-cata 4300 4500 360")
        .north("par-arch 5700 4500 360")
        .scene();
    let shot = choice(&scene);
    assert!(shot.starts_with("shoot s1"), "{shot}");
}

#[test]
fn bots_know_who_is_ahead() {
    let value = |south: &str| {
        let scene = battle("activation").south(south).north("rom-legion 5000 7000 360").scene();
        scene.state().value(Seat(0))
    };
    let fresh = value("rom-legion 5000 2000 0");
    assert!(value("rom-legion 5000 2000 0 wounds=4") < fresh);
    assert!(value("rom-legion 5000 2000 0 broken") < fresh);
    assert!(value("rom-legion 5000 2000 0 fleeing") < value("rom-legion 5000 2000 0 broken"));
}
