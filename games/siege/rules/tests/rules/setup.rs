//! Section 2: set-up.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::prelude::*;

use sandtable_core::{Rng, Seat, Viewer};
use sandtable_siege::ids::Token;
use sandtable_siege::{Edition, Event, Options, ScienceSite};

use crate::common::{Look, Scene, read};
use crate::stage::{asked, bring, cards, reserve, set_up, unseen};

fn base() -> Options {
    Options { edition: Edition::Base, ..Options::default() }
}

/// Wunderwaffe with the science centre in sector 5 and these starters, about to be arranged.
fn mustered(starters: &str) -> Scene {
    let mut scene = Scene::new(&Options::default());
    scene.luck("roll 5");
    for starter in starters.split(' ') {
        scene.luck(&format!("token {starter}"));
    }
    scene
}

#[test]
fn r2_1_walls_and_buildings_stand_everywhere() {
    for options in [base(), Options::default()] {
        let scene = Scene::new(&options);
        assert_eq!((scene.walls(), scene.buildings()), ("1 2 3 4 5 6".into(), "1 2 3 4 5 6".into()));
        assert_eq!(scene.pillboxes(), "");
    }
}

/// Does every enemy on the board have all its armour?
fn is_whole(scene: &Scene) -> bool {
    scene.state().foes().all(|(_, foe)| foe.armor == foe.token.row().armor)
}

#[test]
fn r2_2_the_first_player_arranges_the_six_starters() {
    let mut scene = Scene::new(&base());
    assert_eq!((asked(&scene).as_str(), reserve(&scene)), ("defender-1", 43));
    let starter = |scene: &Scene, token: &str| {
        scene
            .legal_after("station")
            .into_iter()
            .find(|foe| scene.foe(foe).starts_with(token))
            .expect("a starter")
    };
    for token in ["tiger-e", "pz3", "sdkfz140", "pz3"] {
        let foe = starter(&scene, token);
        scene.luck("card wire").any_luck(1).play(&format!("defender-1 station {foe}"));
    }
    let line = [1, 2, 3, 4, 5, 6].map(|sector| scene.foes_in(&format!("air-{sector}")));
    assert_eq!(line, ["tiger-e", "pz3", "sdkfz140", "pz3", "sdkfz140", "sdkfz140"]);
    assert!(is_whole(&scene), "all with full armour");
}

#[test]
fn r2_3_hand_limit_and_order_go_by_the_number_of_players() {
    for (players, limit) in [(1, 6), (2, 6), (3, 5), (4, 5), (5, 5), (6, 4)] {
        let scene = set_up(&Options { players, ..base() });
        let hands: Vec<u16> = (1..=players).map(|n| cards(&scene, &format!("defender-{n}"))).collect();
        assert_eq!(hands, vec![limit; players as usize]);
        assert_eq!(asked(&scene), "defender-1");
    }
}

#[test]
fn r2_3_turns_go_round() {
    let mut scene = set_up(&Options { players: 3, ..base() });
    let mut order = Vec::new();
    while order.len() < 4 {
        let player = asked(&scene);
        if order.last() != Some(&player) {
            order.push(player.clone());
        }
        scene.play(&format!("{player} {}", scene.legal()[0]));
    }
    assert_eq!(order, ["defender-1", "defender-2", "defender-3", "defender-1"]);
}

#[test]
fn r2_4_the_die_or_the_first_player_places_the_science_centre() {
    let science = |scene: &Scene| scene.view(Viewer::Public).sectors.iter().position(|sector| sector.science);
    let mut scene = Scene::new(&Options::default());
    assert_eq!(scene.chances().len(), 6);
    scene.luck("roll 5");
    assert_eq!(science(&scene), Some(4));
    let mut scene = Scene::new(&Options { science_site: ScienceSite::Choose, ..Options::default() });
    assert_eq!(scene.legal(), [1, 2, 3, 4, 5, 6].map(|sector| format!("site {sector}")));
    scene.any_luck(1).play("defender-1 site 2");
    assert_eq!(science(&scene), Some(1));
}

/// How many of each base token that leaves are still there, and how many tokens there are in all.
fn pile(options: &Options) -> (BTreeMap<&'static str, u8>, u16) {
    let mut scene = Scene::new(options);
    scene.luck("roll 1");
    let words = ["he111", "mv-red", "mv-green", "mv-blue", "sdkfz140", "pz3", "tiger-e"];
    let counts = words.map(|word| (word, unseen(&scene).count(read::<Token>(word))));
    (counts.into_iter().collect(), reserve(&scene))
}

#[test]
fn r2_5_22_base_tokens_stay_out_or_24_by_the_printed_list() {
    let (counts, all) = pile(&Options::default());
    assert_eq!(all, 46);
    let kept = [
        ("he111", 2),
        ("mv-red", 1),
        ("mv-green", 1),
        ("mv-blue", 1),
        ("sdkfz140", 0),
        ("pz3", 5),
        ("tiger-e", 5),
    ];
    assert_eq!(counts, BTreeMap::from(kept));
    let (counts, all) = pile(&Options { literal_removal: true, ..Options::default() });
    assert_eq!((all, counts["mv-red"], counts["mv-green"], counts["mv-blue"]), (44, 1, 0, 0));
}

#[test]
fn r2_6_only_plain_enemies_start_and_the_repair_crew_may() {
    let mut scene = Scene::new(&Options::default());
    scene.luck("roll 1");
    let chances = scene.chances();
    assert_eq!(chances.iter().map(|(_, weight)| weight).sum::<u32>(), 25);
    let weight = |token: &str| {
        let named = chances.iter().find(|(chance, _)| *chance == format!("token {token}"));
        named.map_or(0, |(_, weight)| *weight)
    };
    assert_eq!((weight("pz3"), weight("e100"), weight("remb")), (5, 3, 1));
    assert_eq!((weight("maus"), weight("chiha"), weight("he111"), weight("newhago")), (0, 0, 0, 0));
    let scene = mustered("remb e100 e100 e100 ju87 ju87");
    assert_eq!((asked(&scene).as_str(), scene.legal().len()), ("defender-1", 3));
    assert!(is_whole(&scene), "all with full armour");
}

/// Set-up is complete, and these substitutes went into the reserve.
fn smuggled(substitutes: [Token; 3]) -> Scene {
    let mut scene = mustered("pz3 pz3 pz3 pz3 pz3 remb");
    bring(&mut scene, &substitutes.map(|token| format!("token {token}")).join("; "));
    scene.any_luck(1).play("defender-1 station e6");
    scene
}

#[test]
fn r2_7_three_substitutes_go_in_unseen() {
    for first in 0..6 {
        let substitutes = [0, 1, 2].map(|next| Token::SUBSTITUTES[(first + next) % 6]);
        let scene = smuggled(substitutes);
        assert_eq!(reserve(&scene), 43);
        for viewer in Viewer::all(2) {
            let heard = scene.heard(viewer);
            let hidden =
                |event: &&Event| matches!(event, Event::Substitute { token } if token.value().is_none());
            assert_eq!(heard.iter().filter(hidden).count(), 3);
        }
        assert_eq!(unseen(&scene).each().filter(|token| token.is_substitute()).count(), 6);
    }
}

#[test]
fn r2_7_nobody_can_tell_which_were_left_out() {
    let scene = smuggled([0, 1, 2].map(|at| Token::SUBSTITUTES[at]));
    let left_out = |seed: u64| {
        let mut world = scene.state().clone();
        world.determinize(Seat(0), &mut Rng::new(seed));
        serde_json::to_value(world).expect("a position is JSON")["aside"].to_string()
    };
    let worlds: BTreeSet<String> = (0..200).map(left_out).collect();
    assert_eq!(worlds.len(), 20, "any three of six");
}

#[test]
fn r2_8_two_decks_and_the_first_hands_from_the_main_one() {
    let view = Scene::new(&Options::default()).view(Viewer::Public);
    assert_eq!((view.deck.total(), view.science_deck.total(), view.ha_go), (59, 22, 18));
    let scene = set_up(&Options::default());
    let view = scene.view(Viewer::Public);
    assert_eq!((view.science_deck.total(), view.science_discard.total()), (22, 0));
    assert!(view.players.iter().all(|player| player.hand.kinds().all(|card| !card.is_science())));
}
