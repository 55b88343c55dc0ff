//! What is told to be better or worse: each reason where nothing weighs more, and what luck may bring.

use std::collections::BTreeSet;

use sandtable_core::Reason;
use sandtable_core::prelude::*;
use sandtable_i18n::{Catalogue, Lang};
use sandtable_rush::{Options, Rush, State};

use crate::common::{Position, Scene, players, read};

/// The rest of red's squad, so that one card more or less does not change everything.
const SQUAD: &str = "ms-1 t-26 bt-2 bt-7 t-50 t-28 su-26 su-76 s-51 kv-1";

fn catalogue() -> Catalogue {
    sandtable_testkit::catalogue_of(sandtable_i18n::texts!("rush", "../text", "ftl"))
}

fn reasons(before: &State, scene: &Scene, side: &str) -> Vec<String> {
    let mut found = Vec::new();
    before.reasons(scene.state(), scene.seat(side), &mut found);
    found.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    found.iter().map(say).collect()
}

fn say(reason: &Reason) -> String {
    let sign = if reason.worth > 0.0 { "+" } else { "-" };
    format!("{sign} {}", catalogue().say(Lang::En, &reason.say))
}

/// The reasons of a player for and against what red does in some steps, the weightiest first.
fn of_steps(position: Position, steps: &[&str], side: &str) -> Vec<String> {
    let mut scene = position.any();
    let before = scene.state().clone();
    for step in steps {
        scene.play(step);
    }
    reasons(&before, &scene, side)
}

/// The reasons of red from one position to another.
fn told(before: Position, after: Position) -> Vec<String> {
    reasons(before.scene().state(), &after.scene(), "red")
}

#[track_caller]
fn check_first(found: &[String], want: &str) {
    assert_eq!(found.first().map(String::as_str), Some(want), "{found:?}");
}

#[test]
fn bases_are_reasons() {
    let ready = || players(3).hand("red", "t-34").hangar("red", SQUAD);
    let attack = || ready().turned("blue-2");
    let steps = ["red attack t-34", "red strike t-34 blue-2"];
    check_first(&of_steps(attack(), &steps, "red"), "+ you destroy a base of Blue");
    check_first(&of_steps(attack(), &steps, "blue"), "- you lose a base");
    check_first(&of_steps(attack(), &steps, "green"), "- Red destroys a base");
    check_first(&of_steps(ready(), &steps, "red"), "+ you damage a base of Blue");
    let hurt = told(players(2).hangar("blue", "t-34"), players(2).hangar("blue", "t-34").turned("red-1"));
    check_first(&hurt, "- a base of yours is damaged");
}

#[test]
fn defenders_are_reasons() {
    let guarded = || players(2).hangar("blue", "t-34").guard("red-1", "kv-2");
    let bare = || players(2).hangar("blue", "t-34").depot("red", "kv-2");
    check_first(&told(bare(), guarded()), "+ a base of yours gets a defender");
    check_first(&told(guarded(), bare()), "- a base of yours is left without a defender");
    let steps = ["red attack t-34", "red strike t-34 blue-2"];
    let attack = || players(2).hand("red", "t-34").hangar("red", SQUAD).singles("fra", 2);
    let destroyed = of_steps(attack().hurt("blue-2", "su-85"), &steps, "red");
    check_first(&destroyed, "+ you destroy a defender: SU-85");
    check_first(&of_steps(attack().guard("blue-2", "kv-2"), &steps, "red"), "+ you damage a defender: KV-2");
}

#[test]
fn medals_are_reasons() {
    let one = || players(2).hangar("red", SQUAD).singles("fra", 2);
    check_first(&told(one(), one().depot("red", "single-ger")), "+ it brings you 1 medal");
    check_first(&told(one(), one().depot("red", "double-ger")), "+ it brings you 2 medals");
    let theirs = told(players(3), players(3).depot("blue", "double-ger"));
    check_first(&theirs, "- Blue gets medals");
    let clogged = told(one(), one().depot("red", "single-ger"));
    assert!(clogged.contains(&"- you will draw more cards that cannot be played".to_owned()), "{clogged:?}");
}

#[test]
fn the_squad_is_a_reason() {
    let squad = |cards| players(2).hangar("red", cards);
    let (weak, strong) = ("engineers engineers engineers", "engineers engineers engineers is-7");
    check_first(&told(squad(weak), squad(strong)), "+ your squad gets better with this card: IS-7");
    check_first(&told(squad(strong), squad(weak)), "- your squad loses a good card: IS-7");
    let (good, mixed) = ("is-7 is-3", "is-7 is-3 engineers");
    check_first(
        &told(squad(good), squad(mixed)),
        "- this card does less than the rest of your squad: Engineers",
    );
    check_first(&told(squad(mixed), squad(good)), "+ your squad gets rid of a weak card: Engineers");
}

#[test]
fn achievements_are_reasons() {
    let table = |mine, theirs| {
        let table = players(2).achievements("support").hangar("blue", theirs);
        table.hangar("red", &format!("{SQUAD} {mine}"))
    };
    let (none, one, two) = ("", "zis-5", "zis-5 gaz-67");
    let leads = told(table(none, "opel-blitz"), table(two, "opel-blitz"));
    check_first(&leads, "+ you take the lead for an achievement: Support");
    let behind = told(table(two, "opel-blitz"), table(two, "opel-blitz kubelwagen sd-kfz-222"));
    check_first(&behind, "- an achievement gets farther away: Support");
    let nears = told(table(one, "opel-blitz kubelwagen"), table(two, "opel-blitz kubelwagen"));
    assert!(nears.contains(&"+ you come nearer to an achievement: Support".to_owned()), "{nears:?}");
}

#[test]
fn hands_are_reasons() {
    let drawn = told(players(2).hand("red", "volunteers"), players(2).hand("red", "volunteers engineers"));
    assert!(drawn.contains(&"+ you draw one more card".to_owned()), "{drawn:?}");
    let unplayed = of_steps(players(2).hand("red", "t-34"), &["red end"], "red");
    check_first(&unplayed, "- cards are left that could still be played");
    let ready = || players(2).hand("red", "t-34").hangar("red", SQUAD);
    check_first(&of_steps(ready(), &["red attack t-34"], "red"), "+ you get to strike once more");
    check_first(
        &of_steps(ready(), &["red use t-34 draft"], "red"),
        "+ you may buy more than once in this turn",
    );
    let hand = || {
        let mut scene = players(2).hand("red", "is-7 engineers technicians").reserve("ms-1").any();
        scene.play("red buy ms-1");
        scene
    };
    let paid = |card: &str| {
        let mut scene = hand();
        let before = scene.state().clone();
        scene.play(&format!("red pay {card}"));
        reasons(&before, &scene, "red")
    };
    check_first(&paid("engineers"), "+ you can best do without this card: Engineers");
    assert!(paid("is-7").iter().any(|why| why.starts_with("- you could do more with this card")));
}

#[test]
fn sabotage_and_the_last_round_are_reasons() {
    let told = whatever_is_told();
    for id in ["sabotages", "last-round", "won", "lost"] {
        assert!(told.contains(&format!("rush-because-{id}")), "`{id}` in {told:?}");
    }
}

#[test]
fn luck_is_told_by_nation_and_class() {
    let scene = players(2).scene();
    let mut state = scene.state().clone();
    state.apply(read("end"), &mut sandtable_core::Quiet);
    let said = |outcome: &str, side: &str| {
        let what = state.luck_means(read(outcome), scene.seat(side));
        what.map(|what| catalogue().say(Lang::En, &what))
    };
    assert_eq!(said("open t-34", "red").as_deref(), Some("a medium tank"));
    let mut scene = players(2).hangar("red", "t-34 ms-1 kv-1 is-2").deck("").scene();
    scene.luck("draw t-34").luck("draw ms-1").luck("draw kv-1");
    let mut state = scene.state().clone();
    state.apply(read("end"), &mut sandtable_core::Quiet);
    let said = |side: &str| {
        let what = state.luck_means(read("draw t-34"), scene.seat(side));
        what.map(|what| catalogue().say(Lang::En, &what))
    };
    assert_eq!(said("red").as_deref(), Some("a Soviet vehicle"));
    assert_eq!(said("blue"), None, "it is red's secret");
    scene.play("red end");
}

#[test]
fn whatever_is_a_reason_can_be_said() {
    let told = whatever_is_told();
    let reasons: BTreeSet<_> = told.iter().filter(|id| id.starts_with("rush-because-")).collect();
    assert_eq!(reasons.len(), 29, "all kinds of reasons come up: {reasons:?}");
}

/// The ids of all that is told in some random games.
fn whatever_is_told() -> BTreeSet<String> {
    let game = |number: u64| {
        let options = Options { players: 2 + (number % 4) as u8, ..Options::default() };
        sandtable_testkit::tell_reasons::<Rush>(&catalogue(), &options, number)
    };
    (0..12).flat_map(game).collect()
}
