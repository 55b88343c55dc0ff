//! Section 7: tokens are revealed.

use sandtable_siege::ids::Token;
use serde_json::json;

use crate::common::{Look, base, later, read, with_options};
use crate::stage::{FULL, asked, bring, reserve, reveal, revealing, unseen};

#[test]
fn r7_1_each_token_is_settled_before_the_next_is_seen() {
    let mut scene = revealing(base(), 2);
    scene.luck("token maus");
    assert_eq!(scene.chances().len(), 6, "the die, and no second token");
    scene.luck("roll 3");
    assert_eq!(scene.foe("e1"), "maus air-3 armor 3");
    bring(&mut scene, "token pz3; roll 1");
    assert_eq!(scene.foe("e2"), "pz3 rear-1 armor 2");
}

#[test]
fn r7_1_a_short_reserve_gives_what_it_has() {
    let position = base()
        .foe("tiger-e rear-1")
        .reserve("pz3")
        .hand_of("defender-2", "wire wire wire wire sandbags sandbags");
    let mut scene = revealing(position, 2);
    bring(&mut scene, "token pz3; roll 2");
    assert_eq!((reserve(&scene), asked(&scene).as_str()), (0, "defender-2"));
}

#[test]
fn r7_2_an_enemy_appears_in_the_rear_with_full_armour() {
    for (token, armor, points) in
        [("sdkfz140", 1, 1), ("pz3", 2, 2), ("tiger-e", 3, 3), ("e100", 4, 4), ("pz2h", 2, 4)]
    {
        let position = if token == "e100" { later() } else { base() };
        let scene = reveal(position, &format!("token {token}; roll 4"));
        assert_eq!(scene.foe("e1"), format!("{token} rear-4 armor {armor}"));
        let row = read::<Token>(token).row();
        assert_eq!((row.armor, row.vp), (armor, points));
    }
}

#[test]
fn r7_3_more_tokens_join_the_end_of_the_queue() {
    for (token, more) in [("rev3", 3), ("rev4", 4)] {
        let mut scene = revealing(base().hand_of("defender-2", "wire wire wire wire sandbags sandbags"), 2);
        bring(&mut scene, &format!("token {token}; token sab-air"));
        for _ in 0..more {
            assert_eq!(asked(&scene), "Chance");
            bring(&mut scene, "token pz3; roll 1");
        }
        assert_eq!(
            (asked(&scene).as_str(), scene.foes_in("rear-1")),
            ("defender-2", vec!["pz3"; more].join(" "))
        );
        assert_eq!(scene.spent(), format!("sab-air {token}"));
    }
}

#[test]
fn r7_4_pz2h_brings_three_more_with_rolls_of_their_own() {
    let mut scene = revealing(base().hand_of("defender-2", "wire wire wire wire sandbags sandbags"), 1);
    bring(&mut scene, "token pz2h; roll 1; token pz3; roll 2; token pz3; roll 3; token tiger-e; roll 6");
    let rear = ["rear-1", "rear-2", "rear-3", "rear-6"].map(|cell| scene.foes_in(cell));
    assert_eq!(rear, ["pz2h", "pz3", "pz3", "tiger-e"]);
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r7_5_pz4h_moves_its_colour_and_itself() {
    let scene = reveal(base().foe("pz3 air-1").foe("pz3 rear-2").foe("pz3 air-3"), "token pz4h; roll 2");
    let foes = ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe));
    assert_eq!(foes, ["pz3 art-1 armor 2", "pz3 air-2 armor 2", "pz3 air-3 armor 2", "pz4h air-2 armor 3"]);
}

#[test]
fn r7_6_maus_moves_everybody() {
    let scene = reveal(base().foe("pz3 air-1").foe("sdkfz140 tank-5"), "token maus; roll 4");
    let foes = ["e1", "e2", "e3"].map(|foe| scene.foe(foe));
    assert_eq!(foes, ["pz3 art-1 armor 2", "gone", "maus air-4 armor 3"]);
    assert_eq!(scene.walls(), "1 2 3 4 6");
}

#[test]
fn r7_7_panther_repairs_everybody_by_one() {
    let position = later().foe("tiger-e air-1 armor 1").foe("pz3 air-2").foe("type61 air-3 armor 2");
    let scene = reveal(position, "token panther-g; roll 4");
    let foes = ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe));
    assert_eq!(
        foes,
        ["tiger-e air-1 armor 2", "pz3 air-2 armor 2", "type61 air-3 armor 3", "panther-g rear-4 armor 2"]
    );
}

#[test]
fn r7_8_a_colour_moves_from_the_rear_to_the_city_and_does_not_burn() {
    let position =
        later().walls("3").buildings("1 2").foe("pz3 rear-3").foe("tiger-e tank-3 fires 1").foe("pz3 city-4");
    let scene = reveal(position.foe("pz3 art-2"), "token mv-green");
    let foes = ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe));
    assert_eq!(
        foes,
        ["pz3 air-3 armor 2", "tiger-e tank-3 armor 2 fires 1", "pz3 city-5 armor 2", "pz3 art-2 armor 2"]
    );
    assert_eq!((scene.walls().as_str(), scene.spent().as_str()), ("", "mv-green"));
    for (token, sector) in
        [("mv-red", 1), ("mv-red", 2), ("mv-green", 3), ("mv-green", 4), ("mv-blue", 5), ("mv-blue", 6)]
    {
        let scene = reveal(base().foe(&format!("pz3 air-{sector}")), &format!("token {token}"));
        assert_eq!(scene.foe("e1"), format!("pz3 art-{sector} armor 2"));
    }
}

#[test]
fn r7_9_all_enemies_turn_on_their_line() {
    let board =
        || base().buildings("1").foe("pz3 rear-6").foe("pz3 air-1").foe("pz3 tank-3").foe("pz3 city-4");
    for (token, sectors) in [("rot-cw", [1, 2, 4, 5]), ("rot-ccw", [5, 6, 2, 3])] {
        let scene = reveal(board(), &format!("token {token}"));
        let foes = ["e1", "e2", "e3", "e4"].map(|foe| scene.foe(foe));
        let [rear, air, tank, city] = sectors;
        let cells =
            [format!("rear-{rear}"), format!("air-{air}"), format!("tank-{tank}"), format!("city-{city}")];
        assert_eq!(foes, cells.map(|cell| format!("pz3 {cell} armor 2")));
        assert_eq!(scene.walls(), "1 2 3 4 5 6");
    }
}

#[test]
fn r7_10_sabotage_takes_all_hit_cards_of_an_arm() {
    for (token, arm) in [("sab-air", "air"), ("sab-art", "art"), ("sab-tank", "tank")] {
        let hand = "air-r air-any art-g art-any tank-b tank-any cntr-r wire";
        let scene =
            reveal(base().hand(hand).hand_of("defender-2", "air-b art-b tank-r"), &format!("token {token}"));
        for hand in [scene.hand("defender-1"), scene.hand("defender-2")] {
            assert!(!hand.contains(&format!("{arm}-")), "{hand}");
        }
        assert!(scene.hand("defender-1").contains("cntr-r") && scene.hand("defender-1").contains("wire"));
        assert_eq!((scene.discard().split(' ').count(), scene.hand("defender-1").split(' ').count()), (3, 6));
    }
}

#[test]
fn r7_11_everybody_discards_one_the_active_player_first() {
    let position = with_options(|options| options.players = 4).field("active", json!("defender-2"));
    let position =
        position.hand_of("defender-2", "push lull").hand_of("defender-3", FULL).hand_of("defender-1", "il2");
    let mut scene = revealing(position, 1);
    scene.luck("token disc1").play("defender-2 discard lull");
    assert_eq!(scene.why_not("defender-3 discard frost").id, "siege-why-not-in-hand");
    assert_eq!(scene.forbidden_by("defender-3 done"), "7.11");
    scene.play("defender-3 discard wire");
    assert_eq!(asked(&scene), "defender-1", "the fourth has no cards");
    scene.play("defender-1 discard il2");
    assert_eq!((scene.hand("defender-2").as_str(), scene.discard().as_str()), ("push", "wire il2 lull"));
}

#[test]
fn r7_12_science_cards_may_be_discarded_unless_the_option_is_off() {
    let board = |any: bool| {
        let position = with_options(|options| options.forced_discard_any = any);
        position.hand("frost wire").hand_of("defender-2", "mud napalm heroic")
    };
    let scene = reveal(board(true), "token disc1");
    assert_eq!(scene.legal(), ["discard wire", "discard frost"]);
    let mut scene = revealing(board(false), 1);
    bring(&mut scene, "token disc1");
    assert_eq!(scene.legal(), ["discard wire"]);
    assert_eq!(scene.forbidden_by("defender-1 discard frost"), "7.12");
    bring(&mut scene, "card wire; card wire; card wire");
    scene.play("defender-1 discard wire");
    assert_eq!(scene.hand("defender-2"), "wire wire wire heroic napalm mud");
    let scene = reveal(board(false), "token sub-type74; roll 1");
    assert_eq!(asked(&scene), "Chance", "one main card and no more than two are none too many");
    let scene = reveal(board(false), "token sub-leopard1; roll 1");
    assert_eq!(
        (scene.legal(), unseen(&scene).count(read("sub-leopard1"))),
        (vec!["discard frost".into()], 0)
    );
}
