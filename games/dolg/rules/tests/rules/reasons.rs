//! Why a choice is good or bad, and what luck means: a scene for each kind, most of them as two positions, before and after.

use sandtable_core::{Judged as _, Reason, Seat, Shown as _};
use sandtable_dolg::ids::Side;
use sandtable_dolg::{Chance, Options, State};
use serde_json::{Value, json};

use crate::common::{Battle, LULL, Scene, battle, card};

/// What a seat is told, `+nearer` for the better and `-farther` for the worse.
fn told(before: &State, after: &State, seat: Seat) -> Vec<String> {
    let mut reasons = Vec::new();
    before.reasons(after, seat, &mut reasons);
    let in_short = |reason: &Reason| {
        let sign = if reason.worth > 0.0 { '+' } else { '-' };
        format!("{sign}{}", reason.say.id.strip_prefix("dolg-because-").expect("a reason"))
    };
    reasons.iter().map(in_short).collect()
}

#[track_caller]
fn expect_told(told: &[String], wanted: &[&str]) {
    for one in wanted {
        assert!(told.iter().any(|reason| reason == one), "`{one}` is not in {told:?}");
    }
}

/// What the south is told when one position becomes the other, and when the other becomes the one.
#[track_caller]
fn expect(before: Battle, after: Battle, wanted: &[&str], back: &[&str]) {
    let [before, after] = [before, after].map(|battle| battle.scene().state().clone());
    expect_told(&told(&before, &after, Seat(0)), wanted);
    expect_told(&told(&after, &before, Seat(0)), back);
}

/// What the south is told after a step.
#[track_caller]
fn expect_step(scene: &mut Scene, step: &str, wanted: &[&str]) {
    let before = scene.state().clone();
    scene.play(step);
    expect_told(&told(&before, scene.state(), Seat(0)), wanted);
}

/// One unit each.
fn two(south: &str, north: &str) -> Battle {
    battle("activation").south(south).north(north)
}

/// The position with another value in a field.
fn with(battle: Battle, place: &str, value: Value) -> State {
    let mut fields = serde_json::to_value(battle.scene().state()).expect("a position");
    *fields.pointer_mut(place).expect("a field") = value;
    serde_json::from_value(fields).expect("a position")
}

const LEGION: &str = "rom-legion 5000 2000 0";
const ENEMY: &str = "rom-legion 5000 8000 360";

#[test]
fn nothing_has_changed() {
    let scene = two(LEGION, ENEMY).scene();
    assert_eq!(told(scene.state(), scene.state(), Seat(0)), [""; 0]);
}

#[test]
fn units_suffer_and_recover() {
    for (mark, worse, better) in
        [("wounds=2", "wounded", "heals"), ("broken", "breaks", "rallies"), ("fleeing", "flees", "rallies")]
    {
        let [south, north] = [LEGION, ENEMY].map(|unit| format!("{unit} {mark}"));
        let (lost, won) = (format!("-{worse}"), format!("+{better}"));
        expect(two(LEGION, ENEMY), two(&south, ENEMY), &[&lost], &[&won]);
        let (won, lost) = (format!("+{worse}-enemy"), format!("-{better}-enemy"));
        expect(two(LEGION, ENEMY), two(LEGION, &north), &[&won], &[&lost]);
    }
    let before = two(LEGION, ENEMY).south("rom-legion 8000 2000 0").north("rom-legion 8000 8000 360");
    let after = |place| {
        let more = two(LEGION, ENEMY).south("rom-legion 8000 2000 0").north("rom-legion 8000 8000 360");
        with(more, place, json!(["destroyed"]))
    };
    let before = before.scene().state().clone();
    expect_told(&told(&before, &after("/north/1/marks"), Seat(0)), &["+destroyed-enemy"]);
    expect_told(&told(&before, &after("/south/1/marks"), Seat(0)), &["-destroyed"]);
}

#[test]
fn places_are_better_or_worse() {
    expect(two(LEGION, ENEMY), two("rom-legion 5000 2500 0", ENEMY), &["+nearer"], &["-farther"]);
    expect(two("rom-legion 5000 2000 180", ENEMY), two(LEGION, ENEMY), &["+faces"], &["-looks-away"]);
    let line = |other: &str| two(LEGION, ENEMY).south(other);
    expect(line("rom-legion 8000 2000 0"), line("rom-legion 5950 2000 0"), &["+in-line"], &["-gap"]);
    let led = |other: &str| line(other).general(Side::South, "unknown", "s2");
    expect(led("rom-legion 8500 2000 0"), led("rom-legion 6100 2000 0"), &["+led"], &["-out-of-reach"]);
}

#[test]
fn units_come_into_reach_of_each_other() {
    let archers = "dac-arch 5000 5000 360";
    let (far, near) = ("rom-praet 5000 1500 0", "rom-praet 5000 3000 0");
    expect(two(far, archers), two(near, archers), &["+can-charge"], &["-cannot-charge"]);
    let aside = "dac-arch 5000 5000 180";
    expect(two(far, aside), two(near, aside), &["+can-flank"], &["-cannot-charge"]);
    let (far, near) = ("rom-praet 5000 8500 360", "rom-praet 5000 7000 360");
    expect(two(archers_at(0), far), two(archers_at(0), near), &["-in-danger"], &["+safer"]);
    expect(two(archers_at(180), far), two(archers_at(180), near), &["-flank-open"], &["+safer"]);
    let led = |north: &str| two(archers_at(0), north).general(Side::South, "unknown", "s1");
    expect(led(far), led(near), &["-general-in-danger"], &["+general-safer"]);
}

/// Archers that look so far away from the north.
fn archers_at(heading: i32) -> &'static str {
    if heading == 0 { "dac-arch 5000 5000 0" } else { "dac-arch 5000 5000 180" }
}

#[test]
fn units_come_into_range_of_each_other() {
    let horse = "rom-eqleg 5000 9000 0";
    let (far, near) = ("dac-arch 5000 2000 0", "dac-arch 5000 5200 0");
    expect(two(far, horse), two(near, horse), &["+in-range"], &["-out-of-range"]);
    let archers = "dac-arch 5000 9000 360";
    let (far, near) = ("rom-eqleg 5000 2000 360", "rom-eqleg 5000 5500 360");
    expect(two(far, archers), two(near, archers), &["-under-fire"], &["+out-of-fire"]);
}

#[test]
fn fights_begin_and_end() {
    let praet = |y: i32| format!("rom-praet 5000 {y} 0");
    let (apart, touching) = (praet(2000), praet(3000));
    let against = |own: &str, foe: &str| two(own, foe);
    let rear = "dac-arch 5000 3630 0";
    expect(against(&apart, rear), against(&touching, rear), &["+hits-rear"], &["-lets-go"]);
    let flank = "dac-arch 5000 3755 180";
    expect(against(&apart, flank), against(&touching, flank), &["+hits-flank"], &["-lets-go"]);
    let front = "dac-arch 5000 3630 360";
    expect(against(&apart, front), against(&touching, front), &["+fights-well"], &["-lets-go"]);
    let (apart, touching) = ("dac-arch 5000 2000 0", "dac-arch 5000 3000 0");
    let front = "rom-praet 5000 3630 360";
    expect(two(apart, front), two(touching, front), &["-fights-badly"], &["+gets-away"]);
    let struck = |south: &str| two(south, "rom-praet 5000 3755 360").of_north();
    let [apart, touching] = ["dac-arch 5000 1500 180", "dac-arch 5000 3000 180"].map(struck);
    expect(apart, touching, &["-hit-in-flank"], &["+gets-away"]);
}

/// A hand of one order.
fn ordering(battle: Battle, order: &str) -> (Scene, String) {
    let card = card(order).to_string();
    (battle.hand(Side::South, &card).scene(), format!("south order {card}"))
}

#[test]
fn orders_bring_units_into_action() {
    let (mut scene, order) = ordering(two("rom-praet 5000 3000 0", "dac-arch 5000 5000 360"), "mobilization");
    expect_step(&mut scene, &order, &["+order", "-card-less"]);
    expect_step(&mut scene, "south activate s1", &["+may-charge"]);
    let (mut scene, order) = ordering(two("dac-arch 5000 4000 0", "rom-praet 5000 7000 360"), "mobilization");
    scene.play(&order);
    expect_step(&mut scene, "south activate s1", &["+may-shoot"]);
    let (mut scene, order) = ordering(two(LEGION, ENEMY), "mobilization");
    scene.play(&order);
    expect_step(&mut scene, "south activate s1", &["+may-move"]);
    let (mut scene, order) = ordering(two("dac-arch 5000 3000 0", "rom-praet 5000 3630 360"), "mobilization");
    scene.play(&order);
    expect_step(&mut scene, "south activate s1", &["+may-leave"]);
    let many = two(LEGION, ENEMY).south("rom-legion 6000 2000 0").south("rom-legion 7000 2000 0");
    let (mut scene, order) = ordering(many, "full-mobilization");
    expect_step(&mut scene, &order, &["+order-many"]);
}

#[test]
fn who_holds_will_shoot() {
    let ready =
        battle("movement").south("dac-arch 5000 4000 0 activated").south("dac-falx 8000 2000 0 activated");
    let mut scene = ready.north("rom-praet 5000 7000 360").scene();
    scene.play("south move s1");
    expect_step(&mut scene, "south done", &["+will-shoot"]);
}

#[test]
fn combats_are_judged_before_the_dice() {
    let north = "k01"; // Somebody is asked before the dice.
    let volley = battle("ranged").south("dac-arch 5000 4000 0 activated").north("rom-eqleg 5000 7000 360");
    let mut scene = volley.hand(Side::North, north).scene();
    scene.luck(LULL);
    expect_step(&mut scene, "south shoot s1 n1", &["+shoots-at"]);
    let blow = crate::common::event_card("crushing-blow").to_string();
    let fight = two("rom-legion 5000 3000 0", "rom-legion 5000 3630 360").hand(Side::South, &blow);
    let mut scene = fight.hand(Side::North, north).set("frames", json!(["end-turn", "melee"])).scene();
    scene.luck(LULL).play("south fight s1 n1");
    let before = scene.state().clone();
    expect_step(&mut scene, &format!("south event {blow}"), &["+event-helps"]);
    expect_told(&told(&before, scene.state(), Seat(1)), &["-event-harms"]);
    scene.any_luck(1);
}

#[test]
fn generals_and_their_leadership() {
    let led =
        || two(LEGION, ENEMY).general(Side::South, "unknown", "s1").general(Side::North, "unknown", "n1");
    let state = led().scene().state().clone();
    let dead = |side| two(LEGION, ENEMY).killed(side).scene().state().clone();
    expect_told(&told(&state, &dead(Side::South), Seat(0)), &["-general-dead"]);
    expect_told(&told(&state, &dead(Side::North), Seat(0)), &["+general-dead-enemy"]);
    let change = |army: u8, by: i8| with(led(), &format!("/armies/{army}/leadership_change"), json!(by));
    expect_told(&told(&state, &change(0, 1), Seat(0)), &["+leadership-up"]);
    expect_told(&told(&state, &change(0, -1), Seat(0)), &["-leadership-down"]);
    expect_told(&told(&state, &change(1, 1), Seat(0)), &["-leadership-up-enemy"]);
    expect_told(&told(&state, &change(1, -1), Seat(0)), &["+leadership-down-enemy"]);
}

#[test]
fn cards_come_and_go() {
    let held = |side: Side| two(LEGION, ENEMY).hand(side, "k01 k02");
    expect(two(LEGION, ENEMY), held(Side::South), &["+cards"], &["-card-less"]);
    expect(two(LEGION, ENEMY), held(Side::North), &["-cards-enemy"], &["+card-less-enemy"]);
    let [dear, spare] = ["full-mobilization", "transfer"].map(|order| card(order).to_string());
    let trim = || {
        let frames = json!(["end-turn", { "trim": { "side": "south" } }]);
        let hand = format!("{dear} {spare} k01 k02 k03 k04 k05 k06");
        battle("activation").south(LEGION).north(ENEMY).hand(Side::South, &hand).set("frames", frames)
    };
    expect_step(&mut trim().scene(), &format!("south discard {dear}"), &["-dear-card"]);
    expect_step(&mut trim().scene(), &format!("south discard {spare}"), &["+spare-card"]);
}

#[test]
fn battles_end() {
    let state = two(LEGION, ENEMY).scene().state().clone();
    let over = |winner: Value| {
        let over = two(LEGION, ENEMY).set("frames", json!([])).set("ending", json!(["turn-limit", winner]));
        told(&state, &over.scene().state().clone(), Seat(0))
    };
    assert_eq!(over(json!("south")), ["+wins"]);
    assert_eq!(over(json!("north")), ["-loses"]);
    assert_eq!(over(Value::Null)[0][1..], *"draw");
}

/// An army of these units, ready to be deployed; that of the north are legionaries.
fn deploying(units: &[&str]) -> Scene {
    let mut scene = Scene::new(&Options { points: 800, ..Options::default() });
    for (side, units) in [("south", units), ("north", &["rom-legion"])] {
        scene.play(&format!("{side} faction rome")).play(&format!("{side} lead unknown"));
        for unit in units {
            scene.play(&format!("{side} muster {unit}"));
        }
        scene.play(&format!("{side} done"));
    }
    scene
}

#[test]
fn deployment_begins_in_the_middle() {
    let army = ["rom-legion", "rom-legion", "rom-eqleg"];
    expect_step(&mut deploying(&army), "south deploy rom-legion", &["+heavy-middle"]);
    expect_step(&mut deploying(&army), "south deploy rom-eqleg", &["-mounted-early"]);
    let mounted = ["rom-eqleg", "rom-eqleg", "rom-eqleg"];
    expect_step(&mut deploying(&mounted), "south deploy rom-eqleg", &["+mounted-wing"]);
}

#[test]
fn the_general_is_placed_well() {
    let post = || {
        let frames = json!(["first-turn", { "post": { "side": "south" } }]);
        let three = two(LEGION, ENEMY).south("rom-legion 5950 2000 0").south("rom-eqleg 4050 2000 0");
        three.set("frames", frames).set("turn", json!(0)).scene()
    };
    for (unit, wanted) in [("s1", &["+escort", "+near-general"][..]), ("s3", &["-carried-off"])] {
        let mut scene = post();
        scene.luck("first south");
        expect_step(&mut scene, &format!("south appoint {unit}"), wanted);
    }
}

/// What an outcome of the luck on top of these frames means to the south.
fn means(frame: &Value, outcome: &str) -> Option<String> {
    let frames = json!(["end-turn", frame]);
    let scene = battle("activation")
        .south(LEGION)
        .north(ENEMY)
        .hand(Side::North, "k01")
        .general(Side::South, "unknown", "s1")
        .set("frames", frames)
        .scene();
    let outcome: Chance = outcome.parse().expect("an outcome");
    let said = scene.state().luck_means(outcome, Seat(0))?;
    Some(said.id.strip_prefix("dolg-luck-").expect("what luck means").to_owned())
}

#[test]
fn luck_means_something_before_it_comes() {
    let is = |frame: Value, outcome: &str, wanted: &str| {
        assert_eq!(means(&frame, outcome).as_deref(), Some(wanted), "{frame} {outcome}");
    };
    let check = |cause: &str| json!({ "check": { "unit": "s1", "cause": cause } });
    is(check("general-lost"), "dice 1 6", "passes");
    is(check("general-lost"), "dice 6 6", "breaks");
    is(check("stampede"), "dice 6 6", "flees");
    is(check("withdrawal"), "dice 6 6", "fails");
    is(json!({ "army-check": { "side": "south" } }), "dice 1 1", "army-stands");
    is(json!({ "army-check": { "side": "north" } }), "dice 6 6", "army-breaks-enemy");
    let general = |peril: &str| json!({ "general-die": { "side": "south", "peril": peril } });
    is(general("wounds"), "roll 1", "general-killed");
    is(general("wounds"), "roll 2", "general-lives");
    is(general("event"), "roll 2", "general-wounded");
    is(json!("first-turn"), "first north", "begins-enemy");
    is(
        json!({ "draw": { "side": "south", "left": 1 } }),
        &format!("draw {}", card("scouts")),
        "order-command",
    );
    assert_eq!(
        means(&json!({ "draw": { "side": "north", "left": 1 } }), "draw k05"),
        None,
        "the enemy's secret"
    );
    is(json!("steal"), "steal k01", "order-movement");
}

/// 13.21
#[test]
fn a_random_event_works_for_a_part() {
    let mut scene = crate::common::duel().scene();
    let mut outcomes = Vec::new();
    let mut world = scene.state().clone();
    sandtable_core::Rules::apply(
        &mut world,
        "fight s1 n1".parse().expect("a fight"),
        &mut sandtable_core::Quiet,
    );
    sandtable_core::Rules::chances(&world, &mut outcomes);
    let told = |outcome: Chance| world.luck_means(outcome, Seat(0)).map(|said| said.id.to_string());
    assert_eq!(told(LULL.parse().expect("a card")).as_deref(), Some("dolg-luck-event-nothing"));
    for wanted in ["dolg-luck-event", "dolg-luck-event-enemy", "dolg-luck-event-nothing"] {
        assert!(outcomes.iter().any(|&(outcome, _)| told(outcome).as_deref() == Some(wanted)), "{wanted}");
    }
    scene.any_luck(1);
}
