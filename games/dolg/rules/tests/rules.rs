//! One test per paragraph of `games/dolg/text/en.md`.

use sandtable_core::{Rules as _, Seat, SeatSet, Viewer};
use sandtable_dolg::{Card, Dolg, Hand, Options, Side, State};
use sandtable_testkit::Scene;

/// After the deal: red holds a patrol and a tank, blue a tank and a squad.
fn dealt() -> Scene<Dolg> {
    let mut scene = Scene::new(&Options { hand: 2 });
    scene.luck("draw patrol").luck("draw tank").luck("draw tank").luck("draw squad");
    scene
}

fn points(scene: &Scene<Dolg>) -> (u8, u8) {
    (scene.state().points(Side::Red), scene.state().points(Side::Blue))
}

#[test]
fn r1_1_there_are_twelve_cards() {
    let scene = Scene::<Dolg>::new(&Options::default());
    let chances = scene.chances();
    let wanted = [("draw patrol", 5), ("draw squad", 4), ("draw tank", 3)];
    assert_eq!(chances, wanted.map(|(word, weight)| (word.to_owned(), weight)));
}

#[test]
fn r1_2_hands_are_hidden_from_the_rival() {
    let scene = dealt();
    let of_blue = scene.view(Viewer::Seat(Seat(1))).hands;
    assert_eq!(of_blue[0], Hand::Hidden(2));
    assert_eq!(of_blue[1], Hand::Open([Card::Squad, Card::Tank].into_iter().collect()));
    assert_eq!(scene.view(Viewer::Public).hands, [Hand::Hidden(2), Hand::Hidden(2)]);
}

#[test]
fn r2_1_red_leads_a_card_from_its_hand() {
    let mut scene = dealt();
    assert_eq!(scene.legal(), ["play patrol", "play tank"]);
    scene.refuse("red play squad").refuse("red withdraw").refuse("blue play tank");
    assert_eq!(scene.why_not("red play squad").id, "dolg-why-not-held");
    scene.play("red play patrol");
    assert_eq!(scene.legal(), ["play squad", "play tank", "withdraw"]);
}

#[test]
fn r2_2_the_stronger_card_wins_two_points_and_the_lead() {
    let mut scene = dealt();
    scene.play("red play patrol").play("blue play squad");
    assert_eq!(points(&scene), (0, 2));
    assert_eq!(scene.legal(), ["play tank"], "blue leads now");
}

#[test]
fn r2_3_a_withdrawal_costs_a_point_and_no_card() {
    let mut scene = dealt();
    scene.play("red play patrol").play("blue withdraw");
    assert_eq!(points(&scene), (1, 0));
    assert_eq!(scene.state().hand(Side::Blue).total(), 2);
    scene.play("red play tank");
}

#[test]
fn r2_4_the_die_decides_a_tie() {
    for (roll, wanted) in [("roll 3", (2, 0)), ("roll 4", (0, 2))] {
        let mut scene = dealt();
        scene.luck(roll).play("red play tank").play("blue play tank");
        assert_eq!(points(&scene), wanted, "{roll}");
    }
}

#[test]
fn r3_1_whoever_cannot_lead_ends_the_game() {
    let mut scene = dealt();
    scene.play("red play patrol").play("blue withdraw").play("red play tank").play("blue withdraw");
    assert!(scene.state().outcome().is_some(), "blue still has cards, but red should lead");
    assert_eq!(scene.legal(), [""; 0]);
}

#[test]
fn r3_2_more_points_win_and_equal_points_share() {
    let winners = |state: &State| state.outcome().expect("it is over").winners;
    let mut scene = dealt();
    scene.play("red play patrol").play("blue withdraw").play("red play tank").play("blue withdraw");
    assert_eq!(winners(scene.state()), SeatSet::only(Seat(0)));
    let mut scene = dealt();
    scene.play("red play tank").play("blue play squad").play("red play patrol").play("blue play tank");
    assert_eq!(winners(scene.state()), SeatSet::only(Seat(0)).with(Seat(1)));
}
