//! 25: historical battles.

use sandtable_core::{Game as _, Rules as _, Seat, SeatSet, Turn};
use sandtable_dolg::ids::{Ground, Kind, Side};
use sandtable_dolg::{
    Dolg, Event, FactionChoice, Opponent, Options, OwnScenario, Scenario, ScenarioChoice, Stance,
};
use serde_json::json;

use crate::common::Scene;
use crate::solo_common::{against_ai, ai};

fn scenario(scenario: ScenarioChoice) -> Options {
    Options { opponent: Opponent::Ai, scenario, ..Options::default() }
}

#[test]
fn r25_1_a_scenario_sets_factions_points_and_ground() {
    let options = scenario(ScenarioChoice::Eagle);
    let scene = Scene::new(&options);
    let set = scene.state().options();
    assert_eq!((set.south, set.north, set.points), (FactionChoice::Rome, FactionChoice::Germans, 1500));
    assert_eq!(scene.state().areas().count(), 2);
    assert!(scene.legal().contains(&"take rome-1000".to_owned()));
}

#[test]
fn r25_2_the_stance_changes_the_behaviour() {
    let stance = |choice| scenario(choice).battle().map(|battle| battle.stance);
    assert_eq!(stance(ScenarioChoice::Graupius), Some(Stance::Defends));
    assert_eq!(stance(ScenarioChoice::Eagle), Some(Stance::Attacks));
    assert_eq!(stance(ScenarioChoice::Tapae), Some(Stance::Open));
}

/// A battle whose scenario was chosen, the turn of a side about to end.
fn ending(side: Side, choice: ScenarioChoice, south: &str, north: &str, turn: u8) -> Scene {
    let battle = match side {
        Side::South => against_ai("flight", 6),
        Side::North => ai("flight", 6),
    };
    let battle = battle.options(|options| {
        (options.scenario, options.points) = (choice, 1800);
    });
    let battle = battle.set("turn", json!(turn)).set("first", json!("south"));
    battle.south(south).south("rom-legion 500 500 0").south("rom-legion 2000 500 0").north(north).scene()
}

fn winner(scene: &Scene) -> Option<SeatSet> {
    scene.state().outcome().map(|outcome| outcome.winners)
}

#[test]
fn r25_3_two_units_on_the_hill_win() {
    let battle = |second: &str| {
        let battle = ai("flight", 6).options(|options| options.scenario = ScenarioChoice::Graupius);
        let battle = battle.set("first", json!("south")).set(
            "grounds",
            json!([
                { "ground": "hill", "x": 6000, "y": 8000, "width": 4000, "depth": 2000 },
            ]),
        );
        battle.south("rom-legion 5000 7500 0").south(second).north("cel-noble 11000 8000 360").scene()
    };
    assert_eq!(winner(&battle("rom-legion 7000 7500 0")), Some(SeatSet::only(Seat(0))));
    assert_eq!(winner(&battle("rom-legion 7000 5500 0")), None);
    assert_eq!(winner(&battle("rom-legion 7000 7500 0 broken")), None);
}

#[test]
fn r25_4_the_eagle_is_taken_or_kept() {
    let taken =
        ending(Side::North, ScenarioChoice::Eagle, "rom-legion 9000 1000 0", "ger-warr 6000 1420 360", 3);
    assert_eq!(winner(&taken), Some(SeatSet::default()), "the AI wins, and has no seat");
    let near =
        ending(Side::North, ScenarioChoice::Eagle, "rom-legion 9000 1000 0", "ger-warr 6000 1500 360", 3);
    assert_eq!(winner(&near), None);
    let kept =
        ending(Side::North, ScenarioChoice::Eagle, "rom-legion 9000 1000 0", "ger-warr 6000 5000 360", 10);
    assert_eq!(winner(&kept), Some(SeatSet::only(Seat(0))));
    assert_eq!(kept.state().turn(), Turn::Over);
}

#[test]
fn r25_5_tapae_is_a_matter_of_numbers() {
    let battle = scenario(ScenarioChoice::Tapae).battle().expect("a scenario");
    assert_eq!(
        (battle.south.1, battle.north.1, battle.hold, battle.token, battle.turns),
        (1800, 2200, 0, None, 0)
    );
}

/// A scenario with these lines, the player's army on the table.
fn own(lines: &str) -> Scene {
    let own: Scenario = lines.parse().expect("a scenario");
    let options = Options { own_scenario: OwnScenario(Some(own)), ..scenario(ScenarioChoice::Own) };
    let mut scene = Scene::new(&options);
    scene.play("south take rome-500");
    while let Some(step) = scene.legal().into_iter().find(|step| step.starts_with("deploy") || step == "done")
    {
        scene.play(&format!("south {step}"));
    }
    scene
}

fn drafts(scene: &Scene) -> Vec<(u8, u8)> {
    let drafted = |event: &Event| match event {
        Event::Drafts { has, number, .. } => Some((*has, *number)),
        _ => None,
    };
    scene.events().iter().filter_map(drafted).collect()
}

fn enlisted(scene: &Scene) -> Vec<Kind> {
    let enlisted = |event: &Event| match event {
        Event::Enlisted { kind, .. } => Some(*kind),
        _ => None,
    };
    scene.events().iter().filter_map(enlisted).collect()
}

// D33: the player has two heavy units and one mounted one.
#[test]
fn r21_4_compulsory_cards_count_towards_their_branch() {
    let mut scene = own("north celts 500\nwith cel-noble 1\nwith cel-char 2\nwithout cel-spear");
    scene.luck("roll 2").luck("enlist cel-pict").any_luck(5).play("south appoint s1");
    assert_eq!(enlisted(&scene)[..4], [Kind::CelNoble, Kind::CelChar, Kind::CelChar, Kind::CelPict]);
    let [heavy, .., mounted] = drafts(&scene)[..] else { panic!("four dice") };
    assert_eq!((heavy, mounted), ((2, 1), (1, 0)), "one of two is there, and more mounted ones than needed");
}

#[test]
fn r21_3_a_scenario_takes_cards_out_of_the_box() {
    for seed in 0..10 {
        let mut scene = own("north celts 1500\nwithout cel-spear\nwithout cel-noble");
        scene.any_luck(seed).play("south appoint s1");
        assert!(!enlisted(&scene).iter().any(|kind| matches!(kind, Kind::CelSpear | Kind::CelNoble)));
    }
}

#[test]
fn r21_8_siege_engines_lie_with_the_missile_units() {
    let mut scene = own("north rome 1000\nwith rom-scorp 2");
    scene.any_luck(3).play("south appoint s1");
    let scorpions =
        scene.state().standing(Side::North).filter(|&unit| scene.state().unit(unit).kind == Kind::RomScorp);
    assert_eq!(scorpions.count(), 2);
}

const OWN: &str = "south rome 900\nnorth dacia 1100\nstance attacks\nground marsh 3000 4500 2000 1000\ntoken 5000 1000\nturns 8\nwith dac-falx 2\nwithout dac-rox";

#[test]
fn r25_6_a_scenario_of_ones_own() {
    let own: Scenario = OWN.parse().expect("a scenario");
    assert_eq!(own.to_string(), OWN);
    assert_eq!(own.grounds[0].map(|area| area.ground), Some(Ground::Marsh));
    let options = Options { own_scenario: OwnScenario(Some(own)), ..scenario(ScenarioChoice::Own) };
    let scene = Scene::new(&options);
    assert_eq!((scene.state().options().points, scene.state().areas().count()), (900, 1));
    let written = serde_json::to_value(options).expect("plain data");
    assert_eq!(written["own_scenario"][0], "south rome 900");
    assert_eq!(serde_json::from_value::<Options>(written).expect("the same"), options);
    let wrong = |line: &str| line.parse::<Scenario>().expect_err("it is wrong").to_string();
    assert!(wrong("south mars 900").contains("mars"), "{}", wrong("south mars 900"));
    assert!(wrong("south rome 100").contains("200"), "{}", wrong("south rome 100"));
    assert!(wrong("sky blue").contains("sky"), "{}", wrong("sky blue"));
    assert!(wrong("turns 8 9").contains('9'), "{}", wrong("turns 8 9"));
    assert!(wrong("with dac-rox 3").contains('3'), "{}", wrong("with dac-rox 3"));
    assert!(wrong("with dac-rox 2\nwith dac-rox 1").contains("at most 2"));
    for lines in ["north celts 500\nwith dac-rox 1", "with cel-char 1\nwithout cel-char", "with mer-gaul 1"] {
        let own = OwnScenario(Some(lines.parse().expect("it can be read")));
        let options = Options { own_scenario: own, ..scenario(ScenarioChoice::Own) };
        assert_eq!(Dolg::setup(&options, Dolg::RULES).expect_err(lines).option, "own_scenario");
    }
    let empty = scenario(ScenarioChoice::Own);
    assert_eq!(Dolg::setup(&empty, Dolg::RULES).expect_err("no lines").option, "own_scenario");
}
