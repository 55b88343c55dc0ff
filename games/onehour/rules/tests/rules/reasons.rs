//! Why a choice is good or bad: a scene for each kind of reason, as two positions, before and after.

use sandtable_core::{Arg, Judged as _, Message, Reason, Rules as _, Seat, Shown as _};
use sandtable_onehour::State;

use super::common::{Position, empty, read};

/// What a side is told, `+takes france` for the better and `-loses france` for the worse.
fn told(before: &State, after: &State, nation: &str) -> Vec<String> {
    let mut reasons = Vec::new();
    let nation: sandtable_onehour::ids::Nation = read(nation);
    before.reasons(after, nation.seat(), &mut reasons);
    reasons.iter().map(in_short).collect()
}

fn in_short(reason: &Reason) -> String {
    let sign = if reason.worth > 0.0 { '+' } else { '-' };
    let what = reason.say.id.strip_prefix("onehour-because-").expect("a reason");
    let last = |message: &Message| message.id.splitn(3, '-').nth(2).unwrap_or_default().to_owned();
    let args = reason.say.args.iter().map(|(_, arg)| match arg {
        Arg::Message(message) => format!(" {}", last(message)),
        other => panic!("{other:?}"),
    });
    format!("{sign}{what}{}", args.collect::<String>())
}

fn state(position: Position) -> State {
    position.scene().state().clone()
}

/// Between the two positions the side of this nation is told this, among other things.
#[track_caller]
fn expect(before: Position, after: Position, nation: &str, wanted: &[&str]) {
    let told = told(&state(before), &state(after), nation);
    for one in wanted {
        assert!(told.iter().any(|reason| reason == one), "`{one}` is not in {told:?}");
    }
}

/// And after a step.
#[track_caller]
fn expect_step(position: Position, step: &str, nation: &str, wanted: &[&str]) {
    let mut scene = position.scene();
    let before = scene.state().clone();
    scene.play(step);
    let told = told(&before, scene.state(), nation);
    for one in wanted {
        assert!(told.iter().any(|reason| reason == one), "`{one}` is not in {told:?}");
    }
}

#[test]
fn nothing_has_changed() {
    let same = state(empty("germany").on("france", "german-army1"));
    assert_eq!(told(&same, &same, "germany"), [""; 0]);
}

#[test]
fn spaces_change_hands() {
    let [none, held] = [empty("germany"), empty("germany").on("france", "german-army1")].map(state);
    assert!(told(&none, &held, "germany").contains(&"+takes-prize france".to_owned()));
    assert!(told(&none, &held, "uk").contains(&"-loses-prize france".to_owned()));
    assert!(told(&held, &none, "uk").contains(&"+denies france".to_owned()));
    let sea = || empty("japan").on("indian-ocean", "japanese-fleet1");
    expect(empty("japan"), sea(), "japan", &["+takes indian-ocean"]);
    expect(sea(), empty("japan"), "japan", &["-loses indian-ocean"]);
    let home = || empty("germany").on("germany", "german-army1").on("moscow", "soviet-army1");
    let taken = || empty("germany").on("germany", "german-army1").on("moscow", "german-army1");
    expect(home(), taken(), "germany", &["+takes-capital moscow"]);
    expect(home(), taken(), "ussr", &["-loses-capital moscow"]);
    expect(taken(), home(), "ussr", &["+frees-capital moscow"]);
}

#[test]
fn a_capital_or_a_victory_space_comes_into_danger() {
    let front =
        |armies: &str| empty("ussr").on("north-ussr", "german-army2 german-army2").on("moscow", armies);
    let (open, held) = ("soviet-army1", "soviet-army2 soviet-army2 soviet-army2");
    expect(front(held), front(open), "ussr", &["-exposes moscow"]);
    expect(front(open), front(held), "ussr", &["+guards moscow"]);
    expect(front(held), front(open), "germany", &["+threatens moscow"]);
    expect(front(open), front(held), "germany", &["-relents moscow"]);
}

#[test]
fn pieces_come_and_go() {
    let has = |position: Position| position.reserve("german-army1");
    let there = || empty("germany").on("poland", "german-army2");
    expect(there(), empty("germany"), "germany", &["-falls"]);
    expect(there(), empty("germany"), "uk", &["+falls-enemy"]);
    expect(has(there()), there(), "germany", &["-spent"]);
    expect(has(there()), there(), "uk", &["+spent-enemy"]);
    expect(there(), has(there()), "germany", &["+raised"]);
    expect(there(), has(there()), "uk", &["-raised-enemy"]);
    let more = || there().on("italy", "german-army1");
    expect(has(there()), more(), "germany", &["+comes"]);
    expect(has(there()), more(), "uk", &["-comes-enemy"]);
    expect(more(), has(there()), "germany", &["-leaves"]);
    expect(more(), has(there()), "uk", &["+leaves-enemy"]);
}

#[test]
fn pieces_lose_and_gain_supply() {
    let across = |sea: &str| {
        empty("germany")
            .on("north-africa", "german-army1")
            .on("mediterranean", sea)
            .on("italy", "german-army1")
    };
    let (held, lost) = ("german-fleet1", "british-fleet1");
    expect(across(held), across(lost), "germany", &["-cut-off"]);
    expect(across(held), across(lost), "uk", &["+cut-off-enemy"]);
    expect(across(lost), across(held), "germany", &["+supplied"]);
    expect(across(lost), across(held), "uk", &["-supplied-enemy"]);
}

#[test]
fn tracks_markers_and_will() {
    expect_step(
        empty("germany").on("germany", "german-army1"),
        "germany industry air",
        "germany",
        &["+advances germany air", "-marker"],
    );
    expect_step(
        empty("germany").on("germany", "german-army1"),
        "germany industry air",
        "uk",
        &["-advances germany air", "+marker-enemy"],
    );
    let air = |value| empty("germany").track("germany", "air", value);
    expect(air(2), air(1), "uk", &["+set-back germany air"]);
    expect(air(2), air(1), "germany", &["-set-back germany air"]);
    expect(empty("uk").will(9, 9), empty("uk").will(9, 7), "uk", &["-will"]);
    expect(empty("uk").will(9, 9), empty("uk").will(9, 7), "japan", &["+will-enemy"]);
    let bonus = || empty("japan").field("bonus", serde_json::json!(true)).at_war();
    expect(empty("japan"), bonus(), "japan", &["-usa-at-war"]);
    expect(empty("japan"), bonus(), "uk", &["+usa-at-war"]);
}

#[test]
fn an_attack_is_judged_before_it_is_fought() {
    let strong = || {
        empty("germany")
            .on("germany", "german-army2 german-army2 german-army1")
            .on("france", "french-army british-army1")
    };
    expect_step(strong(), "germany attack france", "germany", &["+may-fall france", "+defenders-suffer"]);
    expect_step(strong(), "germany attack france", "uk", &["-may-fall france", "-defenders-suffer"]);
    let weak = || {
        empty("germany")
            .on("germany", "german-army1 italian-army")
            .on("france", "british-army2 british-army2")
    };
    expect_step(weak(), "germany attack france", "germany", &["-attacker-suffers"]);
}

#[test]
fn reserves_change_what_a_battle_will_come_to() {
    let mut scene = empty("germany")
        .on("germany", "german-army2 german-army1")
        .on("france", "british-army1")
        .on("north-sea", "british-fleet1")
        .reserve("british-army2 british-army1")
        .scene();
    scene.play("germany attack france");
    for army in ["german-army2", "german-army1"] {
        scene.play(&format!("germany send {army} germany"));
    }
    let before = scene.state().clone();
    scene.play("uk commit british-army2");
    let told = told(&before, scene.state(), "uk");
    assert!(told.contains(&"+attacker-suffers".to_owned()), "{told:?}");
}

#[test]
fn plans_are_worth_something() {
    let ready = || empty("ussr").on("moscow", "soviet-army1").reserve("soviet-army1 soviet-army2");
    expect_step(
        ready().on("north-ussr", "german-army2 german-army2"),
        "ussr build",
        "ussr",
        &["+builds", "+relieves moscow"],
    );
    expect_step(ready().on("north-ussr", "soviet-army1"), "ussr redeploy", "ussr", &["+redeploys"]);
}

#[test]
fn the_war_ends() {
    let last = || {
        empty("germany").on("germany", "german-army2 german-army2 german-army2").on("moscow", "german-army1")
    };
    let two = || last().on("north-sea", "german-fleet2").field("usa_at_war", serde_json::json!(true));
    let mut scene = two().scene();
    scene.play("germany attack uk");
    let before = scene.state().clone();
    scene.play("germany done");
    assert_eq!(told(&before, scene.state(), "germany"), ["+wins"]);
    assert_eq!(told(&before, scene.state(), "ussr"), ["-defeated"]);
}

/// 8.5
#[test]
fn a_die_means_what_it_adds() {
    let scene = empty("germany").on("germany", "german-army2").on("france", "french-army").dice().scene();
    let mut world = scene.state().clone();
    world.apply(read("attack france"), &mut sandtable_core::Quiet);
    let mut outcomes = Vec::new();
    world.chances(&mut outcomes);
    let means: Vec<_> = outcomes.iter().map(|&(face, _)| world.luck_means(face, Seat(0))).collect();
    let bonus = |bonus: u8| Some(Message::new("onehour-luck-attack").with("bonus", bonus));
    assert_eq!(means, [0, 0, 0, 1, 1, 2].map(bonus));
}
