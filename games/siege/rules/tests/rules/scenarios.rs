//! Whole situations, as one meets them at the table. Each is an example of the paragraph it carries.

use sandtable_siege::Options;
use sandtable_siege::ids::Token;
use sandtable_siege::tables::TOKENS;

use crate::common::{Look, later, with_options};
use crate::stage::{FULL, asked, bring, cards, ha_go, march, march_with, reveal, revealing, set_up};

#[test]
fn r1_8_the_sums_of_all_tokens() {
    let sum = |count: &dyn Fn(usize) -> u8| -> (u32, u32) {
        let rows = TOKENS.iter().enumerate();
        let pairs = rows.map(|(at, row)| (u32::from(count(at)), u32::from(count(at) * row.vp)));
        pairs.fold((0, 0), |sum, pair| (sum.0 + pair.0, sum.1 + pair.1))
    };
    assert_eq!(sum(&|at| TOKENS[at].base), (49, 74));
    assert_eq!(sum(&|at| TOKENS[at].new), (19, 41));
    assert_eq!(sum(&|at| TOKENS[at].kept), (27, 41));
    assert_eq!(sum(&|at| TOKENS[at].short).0, 42);
    assert_eq!(sum(&|at| u8::from(Token::ALL[at].is_ultra())), (6, 30));
}

#[test]
fn r6_3_a_pz3_and_a_tiger_at_the_wall() {
    let mut scene = march(later().foe("pz3 tank-3").foe("tiger-e tank-3"));
    scene.play("defender-1 suffer e2");
    assert_eq!(scene.walls(), "1 2 4 5 6");
    assert_eq!([scene.foe("e1"), scene.foe("e2")], ["pz3 tank-3 armor 2", "tiger-e tank-3 armor 2"]);
}

#[test]
fn r6_4_the_same_with_a_pillbox() {
    let mut scene = march(later().pillboxes("3").foe("pz3 tank-3").foe("tiger-e tank-3"));
    scene.play("defender-1 suffer e2");
    assert_eq!((scene.walls().as_str(), scene.pillboxes().as_str()), ("1 2 3 4 5 6", ""));
    assert_eq!([scene.foe("e1"), scene.foe("e2")], ["pz3 tank-3 armor 2", "tiger-e tank-3 armor 2"]);
}

#[test]
fn r11_6_ru251_from_the_artillery_line_with_and_without_a_wall() {
    let scene = march(later().foe("ru251 art-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("ru251 tank-1 armor 1", "2 3 4 5 6"));
    let scene = march(later().walls("").foe("ru251 art-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.buildings().as_str()), ("ru251 city-1 armor 1", "2 3 4 5 6"));
}

#[test]
fn r11_6_ru251_from_the_tank_line() {
    let scene = march(later().foe("ru251 tank-1"));
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("ru251 tank-1 armor 1", "2 3 4 5 6"));
}

#[test]
fn r11_2_bv238_on_the_tank_line() {
    let mut scene = later().foe("bv238 tank-5").hand("air-b tank-b hedgehogs il2").scene();
    scene
        .refuse("defender-1 hit tank-b e1")
        .refuse("defender-1 target hedgehogs e1")
        .play("defender-1 hit air-b e1");
    assert_eq!(scene.foe("e1"), "bv238 tank-5 armor 1");
    scene.play("defender-1 target il2 e1");
    assert_eq!((scene.foe("e1").as_str(), scene.trophies("defender-1").as_str()), ("gone", "bv238"));
}

#[test]
fn r11_9_p40_on_its_immune_and_on_its_fatal_line() {
    let mut scene = later().foe("p40 air-1").hand("air-r").scene();
    scene.play("defender-1 hit air-r e1");
    assert_eq!((scene.foe("e1").as_str(), scene.discard().as_str()), ("p40 air-1 armor 3", "air-r"));
    let mut scene = later().foe("p40 art-1").hand("art-r").scene();
    scene.play("defender-1 hit art-r e1");
    assert_eq!(scene.trophies("defender-1"), "p40");
}

#[test]
fn r11_10_gepard_at_the_wall() {
    let scene = march(later().foe("gepard tank-2"));
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("gone", "1 3 4 5 6"));
    assert_eq!((scene.spent().as_str(), scene.trophies("defender-1").as_str()), ("gepard", ""));
}

#[test]
fn r12_4_he111_through_an_open_sector() {
    let rings = ["rear", "air", "art", "tank", "city"];
    let position = rings.iter().fold(later().walls("1 2 3 4 6").buildings("1 2 3 4 6"), |position, ring| {
        position.foe(&format!("pz3 {ring}-5"))
    });
    let scene = reveal(position.foe("tiger-e city-2").foe("tiger-e tank-2"), "token he111; roll 5");
    assert!(rings.iter().all(|ring| scene.foes_in(&format!("{ring}-5")).is_empty()));
    assert_eq!((scene.foes_in("city-2").as_str(), scene.foes_in("tank-2").as_str()), ("", "tiger-e"));
    assert_eq!((scene.buildings().as_str(), scene.walls().as_str()), ("1 3 4 6", "1 2 3 4 6"));
}

#[test]
fn r12_6_v1_between_a_bv238_and_a_tiger() {
    let scene = reveal(later().foe("bv238 art-3").foe("tiger-e art-3"), "token v1; roll 3");
    assert_eq!((scene.foes_in("art-3").as_str(), scene.walls().as_str()), ("tiger-e", "1 2 4 5 6"));
}

#[test]
fn r10_2_a_rocket_at_a_building_with_two_fires() {
    let scene = march_with(later().walls("").burning("building-3", 2).foe("me262 rear-3"), "roll 3");
    assert_eq!((scene.buildings().as_str(), scene.fires("building-3")), ("1 2 4 5 6", 0));
}

#[test]
fn r9_2_the_science_centre_falls() {
    let position = later().walls("").foe("tiger-e tank-1").lull();
    let mut scene = position.hand_of("defender-2", "frost wire wire wire wire sandbags").scene();
    scene.play("defender-1 done");
    assert_eq!(scene.view(sandtable_core::Viewer::Public).science_deck.total(), 0);
    scene.luck("card lull").play("defender-2 discard wire").play("defender-2 play frost");
    assert_eq!(
        (scene.foe("e1").as_str(), scene.hand("defender-2").as_str()),
        ("tiger-e tank-1 armor 2", "sandbags wire wire wire lull")
    );
    assert_eq!(scene.science_discard(), "");
}

#[test]
fn r11_11_chi_ha_rolls_a_four() {
    let scene = reveal(later(), "token chiha; roll 5; roll 4");
    assert_eq!(ha_go(&scene), [1, 1, 1, 1, 0, 0]);
}

#[test]
fn r11_12_new_ha_go_for_three_buildings() {
    let scene = reveal(later().buildings("1 2 6"), "token newhago");
    assert_eq!(ha_go(&scene), [1, 1, 0, 0, 0, 1]);
}

#[test]
fn r8_2_only_ha_go_are_left() {
    let mut scene =
        later().foe("hago tank-2").foe("pz3 air-1 armor 1").reserve("").buildings("4").hand("air-r").scene();
    scene.play("defender-1 hit air-r e2");
    assert_eq!(scene.ending(), "points");
}

#[test]
fn r8_1_the_last_enemy_dies_in_the_last_building() {
    let scene = march(later().walls("").buildings("2").foe("ju87 tank-2").reserve(""));
    assert_eq!(scene.ending(), "fallen");
}

#[test]
fn r2_3_six_players_and_two() {
    for (players, limit, swaps) in [(6, 4, 2), (2, 6, 1)] {
        assert_eq!(cards(&set_up(&Options { players, ..Options::default() }), "defender-1"), limit);
        let position =
            with_options(|options| options.players = players).hand("il2").hand_of("defender-2", FULL);
        let mut scene = march(position);
        scene.play("defender-2 done");
        assert_eq!(scene.asks(), Some(sandtable_siege::Ask::Trade { left: swaps }));
    }
}

#[test]
fn r7_3_reveal_3_as_the_first_of_two() {
    let mut scene = revealing(later().hand_of("defender-2", FULL), 2);
    bring(
        &mut scene,
        "token rev3; token pz3; roll 1; token tiger-e; roll 2; token e100; roll 3; token sab-air",
    );
    assert_eq!(
        [scene.foe("e1"), scene.foe("e2"), scene.foe("e3")],
        ["pz3 rear-1 armor 2", "tiger-e rear-2 armor 3", "e100 rear-3 armor 4"]
    );
    assert_eq!(asked(&scene), "defender-2");
}
