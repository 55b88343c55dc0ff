//! Section 14: the ultras.

use sandtable_core::Viewer;
use sandtable_siege::ids::Token;

use crate::book::dice;
use crate::common::{Look, Scene, later, read};
use crate::stage::{FULL, asked, bring, cards, ha_go, march, march_with, reserve, reveal, revealing, unseen};

#[test]
fn r14_1_a_substitute_leaves_and_its_ultra_comes() {
    for token in Token::SUBSTITUTES {
        let scene = reveal(later(), &format!("token {token}; roll 3"));
        assert_eq!(scene.foes_in("rear-3"), token.stands_for().word());
        assert_eq!((unseen(&scene).count(token), scene.spent().as_str()), (0, ""));
    }
}

#[test]
fn r14_2_an_ultra_is_worth_5_or_leaves_the_game() {
    let mut scene = later().foe("type74 tank-2").hand("il2").scene();
    scene.play("defender-1 target il2 e1");
    let view = scene.view(Viewer::Public);
    assert_eq!((scene.trophies("defender-1").as_str(), view.players[0].points), ("type74", 5));
    let scene = march(later().foe("type74 tank-2 armor 1"));
    let buried = scene.view(Viewer::Public).buried;
    assert_eq!(
        (scene.spent().as_str(), buried.count(read("type74")), scene.trophies("defender-1").as_str()),
        ("", 1, "")
    );
    for token in ["he111", "fw200", "v1"] {
        let board = Token::ALL.iter().filter(|token| token.is_ultra());
        let position = board.fold(later(), |position, ultra| position.foe(&format!("{ultra} air-2")));
        let scene = reveal(position, &format!("token {token}; roll 2"));
        assert_eq!(scene.foes_in("air-2").split(' ').count(), 6, "{token}");
    }
}

#[test]
fn r14_3_type_74_leaves_everybody_two_cards() {
    let position = later().hand("wire wire il2 frost").hand_of("defender-2", "push lull mud");
    let mut scene = revealing(position, 1);
    bring(&mut scene, "token sub-type74; roll 1");
    assert_eq!(scene.forbidden_by("defender-1 done"), "14.3");
    scene.play("defender-1 discard wire");
    assert_eq!(asked(&scene), "defender-1");
    scene.play("defender-1 discard frost");
    bring(&mut scene, "card tank-r; card tank-r; card tank-g; card tank-g");
    scene.play("defender-2 discard lull");
    assert_eq!((scene.hand("defender-1").as_str(), scene.discard().as_str()), ("wire il2", "wire lull"));
    assert_eq!(
        (scene.science_discard().as_str(), scene.hand("defender-2").as_str()),
        ("frost", "tank-r tank-r tank-g tank-g push mud")
    );
}

#[test]
fn r14_4_with_type_74_nobody_exchanges() {
    let scene = march(later().foe("type74 rear-1").hand("il2"));
    assert!(matches!(scene.asks(), Some(sandtable_siege::Ask::Trade { .. })), "{:?}", scene.asks());
    let mut scene = later().foe("type74 rear-1").hand("recruits retrain wire").scene();
    bring(&mut scene, "card il2");
    scene
        .play("defender-1 play recruits")
        .play("defender-1 deck main")
        .luck("card mud")
        .play("defender-2 deck science");
    assert_eq!((cards(&scene, "defender-1"), cards(&scene, "defender-2")), (3, 1));
    bring(&mut scene, "card push");
    scene.play("defender-1 play retrain").play("defender-1 discard wire").play("defender-1 done");
    assert_eq!(scene.hand("defender-1"), "il2 push");
}

#[test]
fn r14_5_raketenjagdpanzer_fires_when_it_appears_and_after_its_move() {
    let scene = reveal(later(), "token sub-rjpz2; roll 2");
    assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-2")), ("rjpz2 rear-2 armor 5", 1));
    let scene = march(later().foe("rjpz2 air-1"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.fires("wall-6"), scene.fires("wall-1")),
        ("rjpz2 art-6 armor 5", 1, 0)
    );
}

/// How many fire tokens all structures have.
fn all_fires(scene: &Scene) -> u8 {
    let sectors = scene.view(Viewer::Public).sectors;
    sectors.iter().map(|sector| sector.wall_fires + sector.building_fires).sum()
}

#[test]
fn r14_6_no_rocket_without_a_move() {
    let scene = march(later().foe("rjpz2 air-2 hedgehogs"));
    assert_eq!((scene.foe("e1").as_str(), all_fires(&scene)), ("rjpz2 air-2 armor 5", 0));
    let mut scene =
        later().foe("rjpz2 air-2").foe("me262 air-4").lull().hand("mud").hand_of("defender-2", FULL).scene();
    scene.play("defender-1 play mud").play("defender-1 done");
    assert_eq!((scene.foe("e1").as_str(), all_fires(&scene)), ("rjpz2 air-2 armor 5", 0));
    let scene = march(later().foe("rjpz2 tank-2 armor 1"));
    assert_eq!((scene.foe("e1").as_str(), all_fires(&scene)), ("gone", 0));
}

#[test]
fn r14_6_a_stopped_one_and_one_that_stays_by_its_die_fire() {
    let scene = march(later().foe("rjpz2 tank-3"));
    assert_eq!((scene.foe("e1").as_str(), scene.fires("building-2")), ("rjpz2 tank-2 armor 4", 1));
    for (cell, die) in [("air-3", 3), ("rear-3", 4)] {
        let scene = march_with(later().foe(&format!("me262 {cell}")), &format!("roll {die}"));
        assert_eq!((scene.foe("e1"), scene.fires("wall-3")), (format!("me262 {cell} armor 5"), 1));
    }
}

#[test]
fn r14_7_me262_moves_by_the_die_and_fires() {
    let scene = reveal(later(), "token sub-me262; roll 4");
    assert_eq!((scene.foe("e1").as_str(), scene.fires("wall-4")), ("me262 rear-4 armor 5", 1));
    let listed = dice("14.7");
    for (die, cell) in [(1, "art-4"), (2, "tank-3"), (3, "art-3"), (4, "air-3"), (5, "tank-3"), (6, "art-2")]
    {
        let scene = march_with(later().foe("me262 art-3"), &format!("roll {die}"));
        let wall = format!("wall-{}", &cell[cell.len() - 1..]);
        assert_eq!((scene.foe("e1"), scene.fires(&wall)), (format!("me262 {cell} armor 5"), 1));
        let way = match cell {
            "art-4" => "one sector clockwise",
            "art-2" => "one sector counter-clockwise",
            "tank-3" => "one cell inward",
            "air-3" => "one cell outward",
            _ => "none",
        };
        assert_eq!(listed[die - 1], way, "a roll of {die}");
    }
}

#[test]
fn r14_8_the_broken_wall_no_longer_stops_the_rocket() {
    let scene = march_with(later().foe("me262 tank-3"), "roll 2");
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("me262 tank-3 armor 4", "1 2 4 5 6"));
    assert_eq!(scene.fires("building-3"), 1);
    let scene = march_with(later().pillboxes("3").foe("me262 tank-3"), "roll 2");
    assert_eq!(
        (scene.pillboxes().as_str(), scene.fires("wall-3")),
        ("", 1),
        "under the pillbox stands the wall"
    );
}

#[test]
fn r14_9_type_61_answers_every_point_with_two_ha_go() {
    let scene = march(later().foe("type61 tank-2"));
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("type61 tank-2 armor 3", [0, 2, 0, 0, 0, 0]));
    let scene = march(later().foe("type61 air-2 fires 3"));
    assert_eq!(
        (scene.foe("e1").as_str(), ha_go(&scene)),
        ("type61 art-2 armor 1 fires 3", [0, 6, 0, 0, 0, 0])
    );
}

#[test]
fn r14_10_in_its_last_moment_it_releases_none() {
    let scene = march(later().foe("type61 air-2 fires 4"));
    assert_eq!((scene.foe("e1").as_str(), ha_go(&scene)), ("gone", [0; 6]));
    let scene = march(later().foe("type61 tank-2 fires 3"));
    assert_eq!(
        (scene.foes_in("tank-2").as_str(), ha_go(&scene)),
        ("", [0, 2, 0, 0, 0, 0]),
        "the wall's two stay"
    );
}

#[test]
fn r14_11_ferdinand_returns_two_enemies() {
    let mut scene = reveal(later().reserve("pz3 sub-ferdinand"), "token sub-ferdinand; roll 1");
    let chances: Vec<String> = scene.chances().into_iter().map(|(chance, _)| chance).collect();
    assert!(chances.contains(&"token maus".into()) && chances.contains(&"token remb".into()));
    assert!(!chances.contains(&"token v1".into()) && !chances.contains(&"token rev3".into()), "no events");
    assert!(!chances.iter().any(|chance| chance.contains("sub-") || chance.contains("hago")));
    bring(&mut scene, "token maus; token remb");
    assert_eq!(reserve(&scene), 3);
    assert!(!scene.spent().contains("maus") && !scene.spent().contains("remb"));
    let chances: Vec<String> = scene.chances().into_iter().map(|(chance, _)| chance).collect();
    assert_eq!(
        chances,
        ["token pz3", "token maus", "token remb"],
        "no third one: the next token is revealed"
    );
}

#[test]
fn r14_12_ferdinand_and_the_structure_go_and_as_many_return_as_it_had_armour() {
    let position = later().foe("ferdinand tank-2 armor 3").reserve("pz3");
    let scene = march_with(position, "token tiger-e; token tiger-e; token pz3");
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str(), reserve(&scene)), ("gone", "1 3 4 5 6", 4));
    let position = later().walls("1").foe("ferdinand tank-2").foe("pz3 tank-1 armor 1");
    let scene = march_with(position, "token pz3");
    assert_eq!(
        (scene.spent().as_str(), scene.buildings().as_str()),
        ("", "1 3 4 5 6"),
        "who fell with it returns, and nobody else is there"
    );
    let position = later().foe("ferdinand tank-2").foe("pz3 tank-1 armor 1").foe("pz3 air-4 fires 2");
    let scene = march_with(position, "token pz3");
    assert_eq!(scene.spent(), "pz3", "who burns later does not make up for those that were not there");
}

#[test]
fn r14_13_ferdinand_is_one_of_the_attackers() {
    let mut scene = march(later().foe("ferdinand tank-2").foe("tiger-e tank-2"));
    assert_eq!(scene.legal(), ["suffer e1", "suffer e2"]);
    scene.play("defender-1 suffer e1");
    assert_eq!((scene.foe("e1").as_str(), scene.foe("e2").as_str()), ("gone", "tiger-e tank-2 armor 3"));
    let mut scene = march(later().foe("ferdinand tank-2").foe("tiger-e tank-2"));
    scene.play("defender-1 suffer e2");
    assert_eq!((scene.foe("e1").as_str(), scene.foe("e2").as_str()), ("gone", "tiger-e tank-2 armor 2"));
}

#[test]
fn r14_13_with_fire_and_with_a_pillbox() {
    for (victim, tiger) in [("e1", "tiger-e tank-2 armor 3"), ("e2", "tiger-e tank-2 armor 3 fires 2")] {
        let mut scene = march(later().burning("wall-2", 2).foe("ferdinand tank-2").foe("tiger-e tank-2"));
        scene.play(&format!("defender-1 suffer {victim}"));
        assert_eq!((scene.foe("e1").as_str(), scene.foe("e2").as_str()), ("gone", tiger));
    }
    let scene = march(later().pillboxes("2").foe("ferdinand tank-2"));
    assert_eq!(
        (scene.foe("e1").as_str(), scene.pillboxes().as_str(), scene.walls().as_str()),
        ("gone", "", "1 2 3 4 5 6")
    );
}

#[test]
fn r14_14_leopard_takes_a_science_card_from_everybody_who_has_one() {
    let position = later().hand("wire frost mud").hand_of("defender-2", FULL);
    let mut scene = revealing(position, 1);
    bring(&mut scene, "token sub-leopard1; roll 2");
    assert_eq!(scene.legal(), ["discard frost", "discard mud"]);
    let why = |step: &str| (scene.why_not(step).id, scene.forbidden_by(step));
    assert_eq!(why("defender-1 discard wire"), ("siege-why-science-only".into(), "14.14".into()));
    assert_eq!(why("defender-1 discard heroic"), ("siege-why-not-in-hand".into(), "14.14".into()));
    scene.play("defender-1 discard mud");
    assert_eq!((scene.hand("defender-1").as_str(), cards(&scene, "defender-2")), ("wire frost", 6));
}

#[test]
fn r14_15_leopard_goes_to_the_rolled_sector_and_one_cell_inward() {
    let scene = march_with(later().foe("leopard1 air-3"), "roll 6");
    assert_eq!(scene.foe("e1"), "leopard1 art-6 armor 4");
    let scene = march_with(later().foe("leopard1 tank-3"), "roll 6");
    assert_eq!((scene.foe("e1").as_str(), scene.walls().as_str()), ("leopard1 tank-6 armor 3", "1 2 3 4 5"));
}
