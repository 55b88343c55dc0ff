//! 21: the set-up of the solo game, with the worked example of the rulebook.

use sandtable_core::{Checked as _, Game as _, Rng, Rules as _, Seat, Turn, Viewer};
use sandtable_dolg::ids::{Faction, General, Kind, Side, UnitId, Victory};
use sandtable_dolg::{
    Dolg, Event, FactionChoice, GeneralChoice, Opponent, Options, Section, State, Ties, VictoryChoice,
};

use crate::common::card;
use crate::solo_common::{ai, followed};

/// A battle step by step: luck waits until the test names it.
struct Scene {
    state: State,
    events: Vec<Event>,
}

impl Scene {
    fn new(options: &Options) -> Scene {
        let state = Dolg::setup(options, Dolg::RULES).expect("good options");
        Scene { state, events: Vec::new() }
    }

    fn state(&self) -> &State {
        &self.state
    }

    fn events(&self) -> &[Event] {
        &self.events
    }

    fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(&mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        let mut chances = Vec::new();
        self.state.chances(&mut chances);
        chances.iter().map(|(outcome, weight)| (outcome.to_string(), *weight)).collect()
    }

    fn play(&mut self, step: &str) -> &mut Scene {
        let action = step.trim_start_matches("south ").parse().expect("an action");
        assert!(self.state.is_legal(action), "`{step}` is not legal");
        self.state.apply(action, &mut self.events);
        assert_eq!(self.state.check(), Ok(()), "after `{step}`");
        self
    }

    fn luck(&mut self, outcome: &str) -> &mut Scene {
        let known = self.chances();
        assert!(known.iter().any(|(one, _)| one == outcome), "`{outcome}` is none of {known:?}");
        self.state.resolve(outcome.parse().expect("an outcome"), &mut self.events);
        assert_eq!(self.state.check(), Ok(()), "after `{outcome}`");
        self
    }

    fn any_luck(&mut self, seed: u64) -> &mut Scene {
        let mut rng = Rng::new(seed);
        while self.state.turn() == Turn::Chance {
            let outcome = self.state.sample(&mut rng);
            self.state.resolve(outcome, &mut self.events);
        }
        self
    }
}

/// The battle of the example: Rome under Hadrian against Celts under Scathach.
fn example() -> Options {
    Options {
        points: 1525,
        opponent: Opponent::Ai,
        north: FactionChoice::Celts,
        ai_general: GeneralChoice::Scathach,
        victory: VictoryChoice::Rolled,
        ..Options::default()
    }
}

/// The player's army lies on the table, its general too.
fn player_ready(options: &Options, army: &str) -> Scene {
    let mut scene = Scene::new(options);
    scene.play(&format!("south take {army}"));
    while let Some(step) = scene.legal().into_iter().find(|step| step.starts_with("deploy") || step == "done")
    {
        scene.play(&format!("south {step}"));
    }
    scene.play("south appoint s1");
    scene
}

fn lucks(scene: &mut Scene, steps: &str) {
    for step in steps.split(", ") {
        scene.luck(step);
    }
}

const DRAFT: &str = "roll 1, enlist cel-noble, enlist cel-noble, enlist cel-pict, enlist cel-pict, \
    roll 6, enlist cel-spear, enlist cel-spear, enlist cel-farmer, roll 3, enlist cel-sling, \
    roll 4, enlist cel-horse, enlist cel-char";
const TOP_UP: &str = "enlist cel-spear, enlist cel-noble, enlist cel-noble, enlist cel-char";
const MINIMUM: &str = "enlist cel-noble, enlist cel-spear, enlist cel-sling, enlist cel-char, roll 1";
const REST: &str = "enlist cel-noble, roll 1, enlist cel-noble, roll 2, enlist cel-noble, roll 3, \
    enlist cel-pict, roll 4, enlist cel-pict, roll 1, enlist cel-spear, roll 1, enlist cel-farmer, roll 5, \
    enlist cel-spear, roll 6, enlist cel-char, roll 3, enlist cel-horse, roll 5";

/// The whole example up to the place of the general.
fn arrayed() -> Scene {
    let mut scene = player_ready(&example(), "rome-example");
    for steps in [DRAFT, TOP_UP, "roll 1", MINIMUM, REST, "roll 2, roll 4", "roll 2"] {
        lucks(&mut scene, steps);
    }
    scene
}

fn units(scene: &Scene) -> Vec<(Kind, i16, i16)> {
    let all = (0..scene.state().standing(Side::North).count()).map(|nth| UnitId::of(Side::North, nth));
    all.map(|unit| scene.state().unit(unit)).map(|unit| (unit.kind, unit.pose.x, unit.pose.y)).collect()
}

fn points(scene: &Scene) -> u16 {
    scene.state().army(Side::North).points
}

#[test]
fn r21_1_the_ai_has_no_seat() {
    assert_eq!(Dolg::seats(&example()), ["south"]);
    assert_eq!(Dolg::seats(&Options::default()), ["south", "north"]);
    let scene = Scene::new(&example());
    assert_eq!(scene.state().turn(), Turn::Seat(Seat(0)));
}

/// What the AI does, told its enemy's secrets or not.
#[test]
fn r21_1_the_ai_does_not_know_the_hand_of_the_player() {
    let with_hand = |cards: &str| {
        let mut scene = ai("movement", 6)
            .south("rom-legion 5000 5000 0")
            .south("rom-carro 7000 4000 0")
            .north("cel-noble 5000 7000 360 activated")
            .north("cel-sling 7000 7500 360 activated")
            .north("cel-spear 6005 7000 360 activated")
            .hand(Side::South, cards)
            .scene();
        scene.any_luck(11);
        followed(&scene)
    };
    assert_eq!(with_hand("k01 k02 k03"), with_hand("k61 k72 k93"));
}

#[test]
fn r21_2_the_player_deploys_before_the_ai_has_an_army() {
    let scene = player_ready(&example(), "rome-example");
    assert_eq!(scene.state().standing(Side::South).count(), 10);
    assert_eq!(points(&scene), 0);
    assert_eq!(scene.state().turn(), Turn::Chance);
    let mut ground = Scene::new(&Options { terrain: true, ..example() });
    ground.luck("roll 6");
    for _ in 0..3 {
        ground.play("south lay wood").play("south done");
    }
    assert!(ground.legal().contains(&"faction rome".to_owned()));
}

#[test]
fn r21_3_luck_names_a_faction_and_draws_its_cards() {
    let options = Options { north: FactionChoice::Any, ai_general: GeneralChoice::Unknown, ..example() };
    let mut scene = player_ready(&options, "rome-example");
    assert_eq!(scene.chances().len(), Faction::LEADING.len());
    scene.luck("pick 1").luck("roll 2");
    assert_eq!(scene.state().army(Side::North).faction, Some(Faction::Rome));
    let kinds: Vec<String> = scene.chances().into_iter().map(|(kind, _)| kind).collect();
    assert!(kinds.contains(&"enlist aux-batav".to_owned()), "auxilia serve Rome: {kinds:?}");
    assert!(!kinds.contains(&"enlist rom-balli".to_owned()), "no siege engines: {kinds:?}");
    assert!(!kinds.contains(&"enlist mer-gaul".to_owned()), "no mercenaries: {kinds:?}");
    let hired = Options { mercenaries: true, ..example() };
    let mut scene = player_ready(&hired, "rome-example");
    scene.luck("roll 2");
    assert!(scene.chances().iter().any(|(kind, copies)| kind == "enlist mer-gaul" && *copies == 5));
}

// V2, V4, D22.
#[test]
fn r21_4_a_die_for_every_branch() {
    let mut scene = player_ready(&example(), "rome-example");
    lucks(&mut scene, DRAFT);
    let drafts: Vec<(u8, u8, u8)> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Drafts { has, face, number, .. } => Some((*has, *face, *number)),
            _ => None,
        })
        .collect();
    assert_eq!(drafts, [(5, 1, 4), (2, 6, 3), (1, 3, 1), (2, 4, 2)]);
    assert_eq!(points(&scene), 1080);
    let mut five = player_ready(&example(), "rome-example");
    five.luck("roll 5");
    let five = five.events().iter().any(|event| matches!(event, Event::Drafts { has: 5, number: 5, .. }));
    assert!(five, "five heavy units and a 5 give five cards");
    let none = Options { points: 500, ..example() };
    let mut scene = player_ready(&none, "germans-500");
    for step in
        ["roll 2", "enlist cel-noble", "enlist cel-noble", "roll 2", "enlist cel-spear", "enlist cel-spear"]
    {
        scene.luck(step);
    }
    scene.luck("roll 6");
    assert!(scene.events().iter().any(|event| matches!(event, Event::Drafts { has: 0, number: 1, .. })));
}

// V3
#[test]
fn r21_5_cards_are_drawn_until_the_points_are_reached() {
    let mut scene = player_ready(&example(), "rome-example");
    lucks(&mut scene, DRAFT);
    for (kind, sum) in [("cel-spear", 1150), ("cel-noble", 1270), ("cel-noble", 1390), ("cel-char", 1560)] {
        scene.luck(&format!("enlist {kind}"));
        assert_eq!(points(&scene), sum);
    }
    assert_eq!(scene.chances().len(), 6, "now the victory condition is rolled");
}

#[test]
fn r21_6_the_general_may_be_unknown_named_or_drawn() {
    let named = arrayed();
    let army = named.state().army(Side::North);
    assert_eq!((army.general, army.points), (Some(General::Scathach), 1560));
    assert_eq!(General::Scathach.total(1560), 1872);
    assert_eq!(General::Unknown.total(1560), 1560);
    let random = Options { ai_general: GeneralChoice::Random, ..example() };
    let mut scene = player_ready(&random, "rome-example");
    assert_eq!(scene.chances().len(), 5, "four Celts and the unknown one");
    scene.luck("pick 1");
    assert_eq!(scene.state().army(Side::North).general, Some(General::Unknown));
    let wrong = Options { ai_general: GeneralChoice::Decebalus, ..example() };
    let refused = Dolg::setup(&wrong, Dolg::RULES).expect_err("he is a Dacian");
    assert_eq!(refused.option, "ai_general");
}

// V5
#[test]
fn r21_7_a_die_decides_what_decides() {
    for (face, victory) in [(1, Victory::Losses), (4, Victory::Annihilation), (5, Victory::General)] {
        let mut scene = player_ready(&example(), "rome-example");
        lucks(&mut scene, DRAFT);
        lucks(&mut scene, TOP_UP);
        scene.luck(&format!("roll {face}"));
        assert!(scene.events().contains(&Event::Decides { victory }));
    }
}

fn assigned(scene: &Scene) -> Vec<(Kind, Section)> {
    let sent = |event: &Event| match event {
        Event::Assigned { kind, section, .. } => Some((*kind, *section)),
        _ => None,
    };
    scene.events().iter().filter_map(sent).collect()
}

// V6, V7
#[test]
fn r21_8_half_of_the_army_has_a_minimum() {
    let mut scene = player_ready(&example(), "rome-example");
    for steps in [DRAFT, TOP_UP, "roll 1", MINIMUM] {
        lucks(&mut scene, steps);
    }
    let one = [
        (Kind::CelNoble, Section::Centre),
        (Kind::CelSpear, Section::Centre),
        (Kind::CelSling, Section::Centre),
        (Kind::CelChar, Section::Left),
    ];
    assert_eq!(assigned(&scene), one);
    let large = Options {
        points: 2200,
        ai_general: GeneralChoice::Unknown,
        victory: VictoryChoice::Losses,
        ..example()
    };
    let mut scene = player_ready(&large, "rome-example");
    // Five heavy, two light, one missile and two mounted units, then more up to 2,200 points.
    lucks(
        &mut scene,
        "roll 2, enlist cel-noble, enlist cel-noble, enlist cel-noble, enlist cel-noble, enlist cel-noble",
    );
    lucks(
        &mut scene,
        "roll 2, enlist cel-spear, enlist cel-spear, roll 6, enlist cel-sling, enlist cel-sling",
    );
    lucks(&mut scene, "roll 2, enlist cel-char, enlist cel-char, enlist cel-char, enlist cel-char");
    lucks(&mut scene, "enlist cel-horse, enlist cel-horse, enlist cel-horse");
    assert_eq!(points(&scene), 2080);
    lucks(&mut scene, "enlist cel-noble");
    assert_eq!(points(&scene), 2200);
    lucks(&mut scene, "enlist cel-noble, enlist cel-spear, enlist cel-sling, enlist cel-char, roll 3");
    lucks(
        &mut scene,
        "enlist cel-noble, enlist cel-spear, roll 4, enlist cel-sling, enlist cel-horse, roll 6",
    );
    let sections: Vec<Section> = assigned(&scene).into_iter().map(|(_, section)| section).collect();
    let (centre, left, right) = (Section::Centre, Section::Left, Section::Right);
    assert_eq!(sections, [centre, centre, centre, left, centre, right, centre, right]);
}

#[test]
fn r21_8_sections_are_quarters_or_thirds() {
    let scene = arrayed();
    let section = |x| scene.state().section(x);
    assert_eq!(
        [2999, 3000, 8999, 9000].map(section),
        [Section::Left, Section::Centre, Section::Centre, Section::Right]
    );
    let thirds = Scene::new(&Options { thirds: true, ..example() });
    let section = |x| thirds.state().section(x);
    assert_eq!(
        [3999, 4000, 7999, 8000].map(section),
        [Section::Left, Section::Centre, Section::Centre, Section::Right]
    );
}

#[test]
fn r21_9_the_rest_goes_by_dice() {
    let scene = arrayed();
    let sent = assigned(&scene);
    assert_eq!(sent.len(), 14);
    let heavy = sent.iter().filter(|(kind, _)| matches!(kind, Kind::CelNoble | Kind::CelPict));
    assert!(heavy.into_iter().all(|(_, section)| *section == Section::Centre));
    assert!(
        sent.contains(&(Kind::CelFarmer, Section::Left)) && sent.contains(&(Kind::CelHorse, Section::Right))
    );
    let mut mounted = player_ready(&example(), "rome-example");
    for steps in [DRAFT, TOP_UP, "roll 1", MINIMUM, REST] {
        lucks(&mut mounted, &steps.replace("enlist cel-char, roll 3", "enlist cel-char, roll 2"));
    }
    assert!(assigned(&mounted).contains(&(Kind::CelChar, Section::Centre)));
}

#[test]
fn r21_10_a_large_army_does_not_stand_in_one_line() {
    let scene = arrayed();
    let rolls: Vec<(u8, u8)> = scene
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::Arrays { face, lines } => Some((*face, *lines)),
            _ => None,
        })
        .collect();
    assert_eq!(rolls, [(2, 1), (4, 2)], "1,872 points: a 2 is rolled again");
    assert_eq!(small(5).chances().len(), 6, "a small army rolls a 5 again");
    assert_eq!(units(&small(5)).len(), 0);
}

#[test]
fn r21_11_units_of_one_name_stand_side_by_side() {
    let nobles: Vec<i16> = units(&arrayed())
        .into_iter()
        .filter(|(kind, ..)| *kind == Kind::CelNoble)
        .map(|(_, x, _)| x)
        .collect();
    assert_eq!(nobles, [4493, 5498, 6503, 7508]);
}

// V8, D1
#[test]
fn r21_12_the_example_stands_in_two_lines() {
    let mut expected = vec![
        (Kind::CelNoble, 4493, 8570),
        (Kind::CelNoble, 5498, 8570),
        (Kind::CelNoble, 6503, 8570),
        (Kind::CelNoble, 7508, 8570),
        (Kind::CelSpear, 3690, 7815),
        (Kind::CelSpear, 4695, 7815),
        (Kind::CelPict, 5700, 7815),
        (Kind::CelPict, 6705, 7815),
        (Kind::CelSling, 7710, 7815),
        (Kind::CelChar, 690, 8570),
        (Kind::CelChar, 1695, 8570),
        (Kind::CelFarmer, 690, 7815),
        (Kind::CelHorse, 11_310, 8570),
        (Kind::CelSpear, 11_310, 7815),
    ];
    let mut found = units(&arrayed());
    expected.sort_unstable();
    found.sort_unstable();
    assert_eq!(found, expected);
}

/// A small army, all in the centre, with this die for the lines and any other luck.
fn small(face: u8) -> Scene {
    let options = Options {
        points: 500,
        victory: VictoryChoice::Losses,
        ai_general: GeneralChoice::Unknown,
        ..example()
    };
    let mut scene = player_ready(&options, "celts-500");
    lucks(
        &mut scene,
        "roll 2, enlist cel-noble, roll 2, enlist cel-spear, enlist cel-farmer, roll 2, enlist cel-sling, roll 2, enlist cel-char",
    );
    lucks(
        &mut scene,
        "enlist cel-noble, roll 1, enlist cel-spear, roll 1, enlist cel-farmer, roll 1, enlist cel-sling, roll 1, enlist cel-char, roll 1",
    );
    scene.luck(&format!("roll {face}"));
    scene
}

// D5, D31
#[test]
fn r21_13_lines_begin_at_150_or_230_mm() {
    let mut scene = small(3);
    scene.luck("roll 1");
    let depths: Vec<i16> = units(&scene).into_iter().map(|(_, _, y)| y).collect();
    assert!(depths.iter().all(|y| [7815, 8570].contains(y)), "{depths:?}");
    let mut three = player_ready(&example(), "rome-example");
    for steps in [DRAFT, TOP_UP, "roll 1", MINIMUM, REST, "roll 5", "roll 4"] {
        lucks(&mut three, steps);
    }
    let mut depths: Vec<i16> = units(&three).into_iter().map(|(_, _, y)| y).collect();
    depths.sort_unstable();
    depths.dedup();
    assert_eq!(depths, [7015, 7770, 8525]);
    let sling = units(&three).into_iter().find(|(kind, ..)| *kind == Kind::CelSling);
    assert_eq!(sling, Some((Kind::CelSling, 7508, 8525)), "a 4 begins on the right");
}

// D6: one line of five does not fit into a centre of four places.
#[test]
fn r21_14_a_line_that_is_too_long_becomes_two() {
    let mut scene = small(1);
    scene.luck("roll 1");
    let mut depths: Vec<i16> = units(&scene).into_iter().map(|(_, _, y)| y).collect();
    depths.sort_unstable();
    depths.dedup();
    assert_eq!(depths.len(), 2, "{:?}", units(&scene));
}

/// The cheapest cards, all sent to the centre.
fn crowd() -> Scene {
    let options = Options {
        points: 1000,
        victory: VictoryChoice::Losses,
        ai_general: GeneralChoice::Unknown,
        ..example()
    };
    let mut scene = player_ready(&options, "germans-1000");
    let is_arrayed = |scene: &Scene| scene.events().iter().any(|event| matches!(event, Event::Arrays { .. }));
    while !is_arrayed(&scene) {
        let known: Vec<String> = scene.chances().into_iter().map(|(outcome, _)| outcome).collect();
        let price = |word: &&String| {
            word.strip_prefix("enlist ").map(|kind| kind.parse::<Kind>().expect("a kind").row().points)
        };
        let cheapest = known.iter().min_by_key(price).expect("luck").clone();
        scene.luck(&cheapest);
    }
    scene
}

// D6
#[test]
fn r21_14_what_three_lines_do_not_hold_goes_to_another_section() {
    let mut scene = crowd();
    scene.any_luck(2);
    let placed = |event: &Event| match event {
        Event::Arrayed { section, line, .. } => Some((*section, *line)),
        _ => None,
    };
    let placed: Vec<(Section, u8)> = scene.events().iter().filter_map(placed).collect();
    let sent = assigned(&scene).into_iter().filter(|(_, section)| *section == Section::Centre).count();
    assert!(sent > 12, "{sent} in the centre, which has three lines of four places");
    assert_eq!(placed.len(), assigned(&scene).len());
    for line in 1..=3 {
        let there = placed.iter().filter(|&&one| one == (Section::Centre, line)).count();
        assert_eq!(there, 4, "line {line}: {placed:?}");
    }
}

#[test]
fn r21_15_a_die_places_the_general() {
    let post = |face: &str| {
        let mut scene = arrayed();
        scene.luck(face);
        let post = scene.state().army(Side::North).post;
        post.map(|unit| scene.state().unit(unit)).map(|unit| (unit.kind, unit.pose.x, unit.pose.y))
    };
    assert_eq!(post("roll 6"), Some((Kind::CelPict, 5700, 7815)));
    assert_eq!(post("roll 1"), Some((Kind::CelNoble, 5498, 8570)));
    assert_eq!(post("roll 3"), post("roll 5"));
    assert_eq!(post("roll 4"), Some((Kind::CelNoble, 5498, 8570)), "instead of a third line the second");
    assert_eq!(post("roll 2"), None, "no mounted unit in the centre: the die is rolled again");
}

#[test]
fn r21_16_luck_or_the_player_decides_between_equal_things() {
    let twins = |ties| {
        let battle = ai("movement", 6).options(|options| options.ties = ties);
        let battle = battle.south("rom-legion 5000 1000 0");
        battle.north("cel-noble 5000 8000 360 activated").north("cel-noble 6005 8000 360 activated").scene()
    };
    assert_eq!(twins(Ties::Dice).chances(), [("pick 1".to_owned(), 1), ("pick 2".to_owned(), 1)]);
    let mut asked = twins(Ties::Player);
    assert_eq!(asked.state().turn(), Turn::Seat(Seat(0)));
    assert_eq!(asked.legal(), ["prefer 1", "prefer 2"]);
    asked.any_luck(1).play("south prefer 2");
    assert_eq!(followed(&asked)[0].0, "n2");
}

#[test]
fn r21_17_the_ai_holds_no_cards() {
    let mut scene = arrayed();
    scene.luck("roll 6");
    for card in ["k01", "k02", "k03", "k04", "k05", "k06", "k07", "k08"] {
        scene.luck(&format!("draw {card}"));
    }
    scene.luck("first north");
    assert_eq!(scene.state().hand(Side::North).total(), 0);
    scene.any_luck(4);
    assert_eq!(scene.state().hand(Side::North).total(), 0);
    assert_eq!(scene.state().turn(), Turn::Seat(Seat(0)));
    let scouts = card("scouts");
    let battle = crate::solo_common::against_ai("activation", 6).hand(Side::South, &scouts.to_string());
    let mut scene = battle.south("rom-legion 5000 1000 0").north("cel-noble 5000 8000 360").scene();
    scene.luck("draw k05").play(&format!("south order {scouts}"));
    assert_eq!(scene.state().hand(Side::South).total(), 1, "the card comes from the deck");
    let open = scene.view(Viewer::Public);
    assert!(open.automa.is_some());
}

#[test]
fn r21_18_the_ai_can_lead_both_sides() {
    let options =
        Options { opponent: Opponent::AiBoth, points: 500, ai_general: GeneralChoice::Unknown, ..example() };
    let mut scene = player_ready(&options, "rome-500");
    scene.any_luck(9);
    assert_eq!(scene.state().turn(), Turn::Over);
    assert!(scene.state().outcome().is_some());
}
