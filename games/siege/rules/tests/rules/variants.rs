//! Section 19: the optional rules, each with and without its option. Those about cards are in `card_options`.

use sandtable_core::prelude::*;

use sandtable_core::{Game, SettingKind, Viewer};
use sandtable_siege::ids::Token;
use sandtable_siege::{Edition, Event, Mode, Options, Siege, Variant};
use serde_json::json;

use crate::common::{Look, Position, Scene, read, with_options};
use crate::stage::{FULL, asked, bring, cards, march, march_with, reserve, reveal, set_up, unseen};

#[test]
fn r19_1_every_rule_is_an_option_and_off() {
    let defaults = serde_json::to_value(Options::default()).expect("options are JSON");
    let on: Vec<&str> = Variant::ALL
        .iter()
        .map(|variant| variant.word())
        .filter(|name| defaults[name] == json!(true))
        .collect();
    assert_eq!(on, ["forced_discard_any", "science_deck_returns"]);
    let switches: Vec<&str> = Siege::settings()
        .iter()
        .filter(|setting| matches!(setting.kind, SettingKind::Switch))
        .map(|setting| setting.name)
        .collect();
    assert_eq!(switches.len(), Variant::ALL.len());
    let base = Options {
        edition: Edition::Base,
        too_quiet: true,
        growing_fire: true,
        random_mix: true,
        ..Options::default()
    };
    let variants = Siege::setup(&base, Siege::RULES)
        .map(|state| Variant::ALL.iter().filter(|&&variant| state.has(variant)).count());
    assert_eq!(variants.ok(), Some(1), "in the base game only the plain forced discard is left");
}

#[test]
fn r19_2_after_a_scientific_leap_the_limit_is_one_higher_once() {
    let board = |leap: bool| {
        let position = with_options(|options| options.science_leap = leap).walls("").buildings("1 4");
        position.foe("tiger-e tank-1").hand("builders")
    };
    let scene = march(board(false));
    assert_eq!(scene.state().limit(), 6);
    let scene = march_with(board(true), "card lull");
    assert_eq!((scene.state().limit(), cards(&scene, "defender-2")), (7, 7));
    let position =
        with_options(|options| options.science_leap = true).hand("heroic builders wire").buildings("1 4");
    let mut scene = position.field("leap", json!(true)).scene();
    scene.play("defender-1 sector heroic 1");
    assert_eq!(scene.state().limit(), 7, "a second loss adds nothing");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Leap)));
}

#[test]
fn r19_3_fire_and_hedgehogs_make_one_more_fire_once() {
    let board = |burning: bool| {
        with_options(|options| options.burning_hedgehogs = burning).hand("hedgehogs napalm bm13")
    };
    for (on, fires) in [(false, 1), (true, 2)] {
        let mut scene = board(on).foe("e100 air-1 fires 1").scene();
        scene.play("defender-1 target hedgehogs e1");
        assert_eq!(scene.foe("e1"), format!("e100 air-1 armor 4 fires {fires} hedgehogs"));
        let mut scene = board(on).foe("e100 air-1 hedgehogs").scene();
        scene.play("defender-1 cell napalm air-1");
        assert_eq!(scene.foe("e1"), format!("e100 air-1 armor 4 fires {fires} hedgehogs"));
        scene.play("defender-1 target bm13 e1");
        assert_eq!(scene.foe("e1"), format!("e100 air-1 armor 3 fires {} hedgehogs", fires + 1));
    }
}

#[test]
fn r19_4_a_damaged_ru251_moves_one_cell() {
    for (on, cell) in [(false, "tank-1"), (true, "art-1")] {
        let position =
            with_options(|options| options.broken_gear = on).foe("ru251 air-1").hand("air-r").lull();
        let mut scene = position.hand_of("defender-2", FULL).scene();
        scene.play("defender-1 hit air-r e1").play("defender-1 done");
        assert_eq!(scene.foe("e1"), format!("ru251 {cell} armor 1"));
    }
    let broken = || with_options(|options| options.broken_gear = true);
    let scene = march(broken().foe("ru251 air-1"));
    assert_eq!(scene.foe("e1"), "ru251 tank-1 armor 2", "an unharmed one is as fast as ever");
    let position = broken().foe("ru251 air-1").hand("air-r").hand_of("defender-2", FULL);
    let mut scene = position.scene();
    bring(&mut scene, "token panther-g; roll 4; token mv-red");
    scene.play("defender-1 hit air-r e1").play("defender-1 done");
    assert_eq!(
        scene.foe("e1"),
        "ru251 art-1 armor 2",
        "repaired, but still slow: a cell in phase 5 and none by the token"
    );
}

#[test]
fn r19_5_the_short_game_has_42_tokens_and_two_of_three_ultras() {
    let options = Options { fewer_enemies: true, ..Options::default() };
    let mut scene = Scene::new(&options);
    scene.luck("roll 1");
    assert_eq!(reserve(&scene), 42);
    let count = |word: &str| unseen(&scene).count(read::<Token>(word));
    let listed = ["pz3", "tiger-e", "mv-red", "mv-green", "mv-blue", "he111", "chiha", "newhago", "sdkfz140"]
        .map(count);
    assert_eq!(listed, [2, 3, 2, 2, 2, 2, 0, 0, 0]);
    let single = [
        "pz2h",
        "pz4h",
        "maus",
        "panther-g",
        "rot-cw",
        "rot-ccw",
        "sab-air",
        "sab-art",
        "sab-tank",
        "disc1",
        "rev3",
        "rev4",
    ];
    assert!(single.into_iter().all(|word| count(word) == 1));
    let scene = set_up(&options);
    assert_eq!(reserve(&scene), 38);
    let substitutes: Vec<&str> =
        unseen(&scene).each().filter(|token| token.is_substitute()).map(Token::word).collect();
    assert_eq!(
        substitutes,
        ["sub-rjpz2", "sub-me262", "sub-leopard1"],
        "one of them is out, and nobody knows which"
    );
}

#[test]
fn r19_6_when_it_is_too_quiet_ha_go_come() {
    let quiet = |on: bool| with_options(|options| options.too_quiet = on);
    let air = |scene: &Scene| [1, 2, 3, 4, 5, 6].map(|sector| scene.foes_in(&format!("air-{sector}")));
    assert_eq!(air(&march(quiet(true))), ["hago"; 6], "they came before phase 5 and have moved");
    assert_eq!(air(&march(quiet(false))), [""; 6]);
    assert_eq!(
        air(&march(quiet(true).foe("hago rear-2"))),
        ["", "hago", "", "", "", ""],
        "a Ha-Go is not quiet"
    );
    assert_eq!(air(&march(quiet(true).foe("remb rear-2"))), ["hago"; 6], "a repair crew is");
    let mut scene = quiet(true).reserve("").scene();
    scene.play("defender-1 done");
    assert_eq!(scene.ending(), "shared", "with an empty reserve it is over");
}

#[test]
fn r19_7_more_ultras_but_not_in_the_short_game() {
    for (ultras, size) in [(3, 43), (4, 44), (6, 46)] {
        assert_eq!(reserve(&set_up(&Options { ultras, ..Options::default() })), size);
    }
    let short = Options { ultras: 6, fewer_enemies: true, ..Options::default() };
    assert_eq!(reserve(&set_up(&short)), 38);
    for ultras in [2, 7] {
        assert!(Siege::setup(&Options { ultras, ..Options::default() }, Siege::RULES).is_err());
    }
}

#[test]
fn r19_8_whoever_comes_fans_the_fires_of_the_sector() {
    let board = |on: bool| {
        let position = with_options(|options| options.growing_fire = on);
        position.burning("wall-2", 1).burning("building-2", 2).burning("wall-3", 1)
    };
    let scene = reveal(board(false), "token pz3; roll 2");
    assert_eq!((scene.fires("wall-2"), scene.fires("building-2")), (1, 2));
    for token in ["pz3", "remb", "sub-type61", "maus"] {
        let scene = reveal(board(true), &format!("token {token}; roll 2"));
        assert_eq!((scene.fires("wall-2"), scene.fires("wall-3")), (2, 1), "{token}");
        assert_eq!(scene.buildings(), "1 3 4 5 6", "the third destroys it");
    }
    let scene = reveal(board(true), "token newhago");
    assert_eq!((scene.fires("wall-2"), scene.fires("wall-3")), (2, 2), "a Ha-Go is an enemy, too");
    let scene = reveal(board(true), "token sab-air");
    assert_eq!(scene.fires("wall-2"), 1);
}

#[test]
fn r19_8_so_does_whoever_the_repair_crew_brings_back_in_phase_6() {
    let board = |on: bool| {
        let position = with_options(|options| options.growing_fire = on).burning("wall-2", 1);
        position.foe("remb air-2").foe("pz3 rear-5 armor 1").foe("type61 tank-2").hand("bmp1 tank-r")
    };
    for (on, fires) in [(false, 1), (true, 2)] {
        let scene = reveal(board(on), "token he111; roll 5");
        assert_eq!((scene.foes_in("air-2").as_str(), scene.fires("wall-2")), ("pz3", fires));
    }
    let mut scene = board(true).scene();
    scene.play("defender-1 target bmp1 e2").play("defender-1 hit tank-r e3");
    assert_eq!((scene.foes_in("air-2").as_str(), scene.foes_in("rear-2").as_str()), ("pz3", "hago hago"));
    assert_eq!(scene.fires("wall-2"), 1, "in phase 4 nobody fans anything");
}

#[test]
fn r19_9_sometimes_events_come_back() {
    for on in [false, true] {
        let position = with_options(|options| options.they_return = on).reserve("sub-ferdinand");
        let scene = reveal(position, "token sub-ferdinand; roll 1");
        let chances = scene.chances();
        assert_eq!(chances.iter().any(|(chance, _)| chance == "token rev3"), on);
        assert!(chances.iter().any(|(chance, _)| chance == "token maus"));
    }
}

#[test]
fn r19_10_in_a_random_mix_21_base_tokens_leave_unseen() {
    let options = Options { random_mix: true, ..Options::default() };
    let mut scene = Scene::new(&options);
    scene.luck("roll 1");
    let base = |chance: &String| read::<Token>(&chance["token ".len()..]).row().base > 0;
    let chances = scene.chances();
    assert!(chances.iter().all(|(chance, _)| base(chance)));
    assert_eq!((chances.iter().map(|(_, weight)| weight).sum::<u32>(), reserve(&scene)), (49, 68));
    let scene = set_up(&options);
    assert_eq!(reserve(&scene), 44);
    assert_eq!(unseen(&scene).total(), 44 + 21 + 3, "nobody can tell what is out from the reserve");
    for other in [
        Options { fewer_enemies: true, ..options.clone() },
        Options { literal_removal: true, ..options.clone() },
    ] {
        assert!(Siege::setup(&other, Siege::RULES).is_err());
    }
}

#[test]
fn r19_11_the_easier_reserve_has_32_tokens() {
    let options = Options { edition: Edition::Base, easier_reserve: true, ..Options::default() };
    let scene = Scene::new(&options);
    assert_eq!(reserve(&scene), 32);
    let words = [
        "rev4", "pz4h", "maus", "sab-tank", "sab-art", "mv-red", "mv-green", "mv-blue", "he111", "rev3",
        "sab-air",
    ];
    let counts = words.map(|word| unseen(&scene).count(read::<Token>(word)));
    assert_eq!(counts, [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
    let later = Options { edition: Edition::Wunderwaffe, ..options };
    assert_eq!(reserve(&set_up(&later)), 43, "only in the base edition");
}

#[test]
fn r19_13_without_walls_the_game_begins_without_walls() {
    let scene = Scene::new(&Options { no_walls: true, ..Options::default() });
    assert_eq!((scene.walls().as_str(), scene.buildings().as_str()), ("", "1 2 3 4 5 6"));
}

#[test]
fn r19_15_materials_leave_with_every_new_deck() {
    for (on, gone) in [(false, 0), (true, 2)] {
        let position = with_options(|options| options.scarce_materials = on);
        let position = position.deck("").discard("wire wire sandbags il2").hand("modif");
        let mut scene = position.scene();
        let before = scene.view(Viewer::Public).gone.total();
        bring(&mut scene, "card il2; card wire");
        scene.play("defender-1 play modif");
        let view = scene.view(Viewer::Public);
        assert_eq!((view.gone.total() - before, view.deck.total()), (gone, 2 - gone));
    }
    let position =
        with_options(|options| options.scarce_materials = true).deck("").discard("il2 push").hand("modif");
    let mut scene = position.scene();
    bring(&mut scene, "card il2; card push");
    scene.play("defender-1 play modif");
    assert_eq!(scene.hand("defender-1"), "il2 push", "there was nothing to lose");
}

/// Three defenders own the buildings 1, 2 and 3, and a Tiger is about to enter that of the first or second.
fn owned(sector: u8) -> Position {
    let position = with_options(|options| (options.own_buildings, options.players) = (true, 3));
    let position = position.field("owned", json!({"defender-1": "1", "defender-2": "2", "defender-3": "3"}));
    position.walls("").foe(&format!("tiger-e tank-{sector}")).hand("il2 wire")
}

#[test]
fn r19_16_each_chooses_a_building_in_turn() {
    let options = Options { own_buildings: true, players: 3, edition: Edition::Base, ..Options::default() };
    let mut scene = Scene::new(&options);
    scene.any_luck(1);
    while scene.legal()[0].starts_with("station") {
        scene.play(&format!("defender-1 {}", scene.legal()[0]));
    }
    scene
        .play("defender-1 claim 4")
        .refuse("defender-2 claim 4")
        .play("defender-2 claim 1")
        .play("defender-3 claim 6");
    let owners: Vec<Option<String>> = scene
        .view(Viewer::Public)
        .sectors
        .iter()
        .map(|sector| sector.owner.map(|owner| owner.to_string()))
        .collect();
    let wanted = [Some("defender-2"), None, None, Some("defender-1"), None, Some("defender-3")];
    assert_eq!(owners, wanted.map(|owner| owner.map(str::to_owned)));
}

#[test]
fn r19_16_who_loses_the_own_building_is_out() {
    let position = owned(2).field("trophies", json!([{}, {"pz3": 1}, {}])).lull();
    let mut scene = position.hand_of("defender-2", "push lull").hand_of("defender-3", FULL).scene();
    scene.play("defender-1 done");
    assert_eq!(
        (asked(&scene).as_str(), cards(&scene, "defender-2")),
        ("defender-3", 0),
        "the second has no turn any more"
    );
    assert_eq!((scene.trophies("defender-2").as_str(), scene.discard().as_str()), ("pz3", "push lull"));
    let position = owned(1).field("out", json!(["defender-2", "defender-3"])).buildings("1 5 6").lull();
    let mut scene = position.scene();
    scene.play("defender-1 done");
    assert_eq!(scene.ending(), "all-out");
}

#[test]
fn r19_17_who_falls_out_still_decides_in_this_turn() {
    let position =
        owned(1).foe("pz3 tank-1").foe("pz3 tank-4").foe("tiger-e tank-4").lull().hand_of("defender-2", FULL);
    let mut scene = position.scene();
    scene.play("defender-1 done").play("defender-1 suffer e1");
    assert_eq!(
        (cards(&scene, "defender-1"), asked(&scene).as_str()),
        (0, "defender-1"),
        "out, but the other building is open"
    );
    scene.play("defender-1 suffer e3");
    assert_eq!(asked(&scene), "defender-2");
}

#[test]
fn r19_17_who_is_out_cannot_be_the_best_defender() {
    let last = |mode: Mode| {
        let position = with_options(|options| {
            (options.own_buildings, options.players, options.mode) = (true, 3, mode);
        });
        let position = position.field("out", json!(["defender-2"])).hand("air-r");
        position.foe("pz3 air-1 armor 1").reserve("")
    };
    let mut spent =
        serde_json::to_value(last(Mode::Ordinary).scene().view(Viewer::Public).spent).expect("JSON");
    spent["e100"] = json!(2);
    let position = last(Mode::Ordinary).field("spent", spent).field("trophies", json!([{}, {"e100": 1}, {}]));
    for (position, winners) in [(position, vec![0]), (last(Mode::Coop), vec![0, 1, 2])] {
        let mut scene = position.scene();
        scene.play("defender-1 hit air-r e1");
        let outcome = scene.state().outcome().expect("the city is held");
        assert_eq!(outcome.winners.iter().map(|seat| seat.0).collect::<Vec<_>>(), winners);
    }
}

#[test]
fn r19_17_a_rebuilt_building_brings_nobody_back_and_the_limit_stays() {
    let position = with_options(|options| (options.own_buildings, options.players) = (true, 3));
    let position = position.field("owned", json!({"defender-1": "1", "defender-2": "2", "defender-3": "3"}));
    let position = position.field("out", json!(["defender-2"])).hand("builders wire heroic").buildings("1 3");
    let mut scene = position.lull().hand_of("defender-3", FULL).scene();
    scene.play("defender-1 rebuild wire 2").play("defender-1 sector heroic 2");
    assert!(!scene.events().iter().any(|event| matches!(event, Event::Out { .. })), "nobody is out twice");
    scene.play("defender-1 done");
    assert_eq!((asked(&scene).as_str(), scene.state().limit()), ("defender-3", 5));
}

#[test]
fn r19_16_who_is_out_draws_nothing() {
    let position = || {
        let position = with_options(|options| (options.own_buildings, options.players) = (true, 3));
        position.field("out", json!(["defender-2"]))
    };
    let mut scene = position().hand("recruits").scene();
    scene.luck("card il2").luck("card push").play("defender-1 play recruits");
    scene.play("defender-1 deck main").play("defender-3 deck main");
    assert_eq!((cards(&scene, "defender-1"), cards(&scene, "defender-3")), (1, 1));
    let mut scene = position().hand("mobil air-r air-r air-g air-g").hand_of("defender-3", FULL).scene();
    scene.luck("card il2").play("defender-1 play mobil");
    assert_eq!((cards(&scene, "defender-2"), asked(&scene).as_str()), (0, "defender-1"));
    let scene = position().hand("mobil air-r air-r air-g air-g tank-r").hand_of("defender-3", FULL).scene();
    assert_eq!(scene.forbidden_by("defender-1 play mobil"), "4.2");
}
