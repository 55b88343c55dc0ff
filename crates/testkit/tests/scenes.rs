//! A scene plays what it is told, and says clearly why it does not.

mod toy;

use sandtable_core::{Say, Viewer};
use sandtable_testkit::{Scene, caught};
use serde_json::json;
use toy::{Options, Toy, flaw};

type Magpies = Scene<Toy<{ flaw::NONE }>>;

/// Red lies aside; pip holds two greens and a blue.
fn opening() -> Magpies {
    let mut scene = Magpies::new(&Options { gems: 2 });
    scene.luck("red").luck("green").luck("green").luck("blue");
    scene
}

/// What goes wrong after the opening.
fn panic_of(act: impl FnOnce(&mut Magpies)) -> String {
    let scene = caught(|| act(&mut opening()));
    scene.expect_err("this should have panicked")
}

#[test]
fn steps_are_played_and_luck_follows_the_script() {
    let mut scene = opening();
    assert_eq!(scene.legal(), ["bury green", "bury blue", "peek", "show green", "show blue"]);
    assert_eq!(scene.asks().map(|ask| ask.say().id).as_deref(), Some("magpies-play"));
    scene.play("pip peek").refuse("pip peek").refuse("pop show red");
    scene.luck("red").luck("blue").play("pip show green").play("pip bury blue");
    assert_eq!(scene.events().len(), 3, "one buried, two drawn: {:?}", scene.events());
    assert_eq!(
        scene.legal().len(),
        5,
        "the bag is empty, so pop has two gems and may peek: {:?}",
        scene.legal()
    );
    scene.finish();
}

#[test]
fn each_viewer_hears_its_own_part() {
    let mut scene = opening();
    scene.play("pip peek");
    let pip = Viewer::Seat(scene.seat("pip"));
    assert_ne!(scene.heard(pip), scene.heard(Viewer::Public));
    assert_eq!(scene.heard(pip), scene.events());
    assert_ne!(scene.view(pip), scene.view(Viewer::Public));
    assert_eq!(scene.why_not("pip peek").id, "magpies-why-not");
}

#[test]
fn fields_can_be_set_by_hand() {
    let mut scene = Magpies::new(&Options::default());
    scene.set(&json!({
        "aside": "blue", "drawing": false, "mover": 1, "bag": {}, "nests": [{}, { "red": 2 }],
    }));
    assert_eq!(scene.legal(), ["bury red", "peek", "show red"]);
    scene.play("pop show red").refuse("pop show red");
    assert!(
        scene.legal().is_empty() && scene.asks().is_none(),
        "pop keeps its last gem, and the game is over"
    );
}

#[test]
fn a_bad_position_is_refused() {
    let crowded = |scene: &mut Magpies| _ = scene.set(&json!({ "nests": [{ "red": 4 }, {}] }));
    assert!(panic_of(crowded).contains("more than three gems"));
    let unknown = |scene: &mut Magpies| _ = scene.set(&json!({ "nest": [] }));
    assert!(panic_of(unknown).contains("`nest`"));
}

#[test]
fn an_illegal_step_names_the_legal_ones() {
    let why = |step: &str| panic_of(|scene| _ = scene.play(step));
    let legal = "pip may: bury green, bury blue, peek, show green, show blue";
    assert_eq!(why("pip show red"), format!("`pip show red` is not legal; {legal}"));
    assert_eq!(why("pop peek"), format!("`pop peek` is not legal; {legal}"));
    assert!(why("pup peek").contains("`pup` should be a seat: pip, pop"));
    assert!(why("pip shw red").contains("did you mean `show`?"));
}

#[test]
fn refusing_what_is_legal_fails() {
    let why = panic_of(|scene| _ = scene.refuse("pip peek"));
    assert_eq!(why, "`pip peek` is legal, but should be refused");
    assert!(panic_of(|scene| _ = scene.why_not("pip peek")).contains("is legal"));
}

#[test]
fn luck_must_be_there_possible_and_used_up() {
    let missing = panic_of(|scene| _ = scene.play("pip show green").play("pip show green"));
    assert_eq!(missing, "luck is to decide but none is scripted; luck can bring: red, blue");
    let impossible = panic_of(|scene| _ = scene.luck("green").play("pip show green").play("pip show green"));
    assert_eq!(impossible, "luck cannot bring `green`; luck can bring: red, blue");
    let left = panic_of(|scene| _ = scene.luck("red").play("pip peek"));
    assert_eq!(left, r#"luck is left over: ["red"]"#);
}

#[test]
fn any_luck_goes_on_by_itself_and_the_same_each_time() {
    let played = |seed| {
        let mut scene = Magpies::new(&Options::default());
        scene.any_luck(seed).refuse("pop peek").play("pip peek");
        scene.state().clone()
    };
    assert_eq!(played(1), played(1));
    assert!((0..20).any(|seed| played(seed) != played(1)), "other seeds bring other luck");
}

#[test]
fn chances_are_listed_with_weights() {
    let scene = Magpies::new(&Options { gems: 2 });
    assert_eq!(scene.chances(), [("red".to_owned(), 2), ("green".to_owned(), 2), ("blue".to_owned(), 2)]);
}
