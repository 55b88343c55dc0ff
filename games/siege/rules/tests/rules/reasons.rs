//! What is told to be better or worse: each reason between two positions in which nothing weighs more, and what luck may bring.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;
use sandtable_core::{Quiet, Reason};
use sandtable_i18n::{Catalogue, Lang};
use sandtable_siege::{Edition, Mode, Options, Siege, State};
use serde_json::json;

use crate::common::{Position, Scene, later, read, with_options};

fn catalogue() -> Catalogue {
    sandtable_testkit::catalogue_of(sandtable_i18n::texts!("siege", "../text", "ftl"))
}

fn reasons(before: &State, scene: &Scene, player: &str) -> Vec<Reason> {
    let mut found = Vec::new();
    before.reasons(scene.state(), scene.seat(player), &mut found);
    found.sort_by(|one, other| other.worth.abs().total_cmp(&one.worth.abs()));
    found
}

fn say(reason: &Reason) -> String {
    let sign = if reason.worth > 0.0 { "+" } else { "-" };
    format!("{sign} {}", catalogue().say(Lang::En, &reason.say))
}

/// All reasons of the first defender from one position to the other, the weightiest first.
fn told(before: Position, after: Position) -> Vec<String> {
    let (before, after) = (before.scene(), after.scene());
    reasons(before.state(), &after, "defender-1").iter().map(say).collect()
}

/// All reasons the first defender has for and against a choice, the weightiest first.
fn all_of_choice(position: Position, choice: &str) -> Vec<String> {
    let mut scene = position.scene();
    let before = scene.state().clone();
    scene.any_luck(1).play(&format!("defender-1 {choice}"));
    reasons(&before, &scene, "defender-1").iter().map(say).collect()
}

fn of_choice(position: Position, choice: &str) -> String {
    all_of_choice(position, choice).swap_remove(0)
}

/// From one position to the other, and back.
#[track_caller]
fn check(one: impl Fn() -> Position, other: impl Fn() -> Position, there: &str, back: &str) {
    assert_eq!(told(one(), other()).first().map(String::as_str), Some(there));
    assert_eq!(told(other(), one()).first().map(String::as_str), Some(back));
}

#[test]
fn enemies_are_reasons() {
    let open = || later().walls("2 3 4 5 6");
    let foe = |enemy: &'static str| move || open().foe(enemy);
    let (there, back) = ("- a new enemy appears: Tiger E", "+ an enemy is destroyed: Tiger E");
    check(open, foe("tiger-e air-1"), there, back);
    let (there, back) = ("- an enemy comes closer: Tiger E", "+ an enemy is driven back: Tiger E");
    check(foe("tiger-e art-1"), foe("tiger-e tank-1"), there, back);
    let (there, back) = ("+ an enemy is damaged: Tiger E", "- an enemy gets armour back: Tiger E");
    check(foe("tiger-e art-1"), foe("tiger-e art-1 armor 1"), there, back);
    let (there, back) = ("- an enemy moves to sector 1: Tiger E", "+ an enemy moves to sector 2: Tiger E");
    check(foe("tiger-e tank-2"), foe("tiger-e tank-1"), there, back);
    let burning = told(foe("tiger-e art-1")(), foe("tiger-e art-1 fires 1")());
    assert_eq!(burning, ["+ an enemy is set on fire: Tiger E"]);
    let stopped = told(foe("tiger-e tank-1")(), foe("tiger-e tank-1 hedgehogs")());
    assert_eq!(stopped, ["+ hedgehogs stop an enemy: Tiger E"]);
}

#[test]
fn structures_are_reasons() {
    let (there, back) = ("- the wall of sector 2 is lost", "+ the wall of sector 2 is built");
    check(later, || later().walls("1 3 4 5 6"), there, back);
    let foe = || later().foe("tiger-e tank-2");
    check(foe, || foe().walls("1 3 4 5 6"), there, back);
    let (there, back) = ("- the building of sector 2 is lost", "+ the building of sector 2 is built");
    check(later, || later().buildings("1 3 4 5 6"), there, back);
    let (there, back) = ("+ the pillbox of sector 2 is built", "- the pillbox of sector 2 is lost");
    check(later, || later().pillboxes("2"), there, back);
    let (there, back) =
        ("- the wall of sector 2 catches fire", "+ there is less fire on the wall of sector 2");
    check(later, || later().burning("wall-2", 1), there, back);
    let lost = told(later(), later().buildings("2 3 4 5 6"));
    assert_eq!(lost, ["- the building of sector 1 is lost", "- the science deck is lost"]);
    let built = told(later().buildings("2 3 4 5 6"), later());
    assert_eq!(built, ["+ the building of sector 1 is built", "+ the science deck comes back"]);
}

#[test]
fn what_holds_in_a_turn_is_a_reason() {
    let mud = later().walls("2 3 4 5 6").hand("mud").foe("tiger-e tank-1");
    assert_eq!(of_choice(mud, "play mud"), "+ no enemy moves in this turn");
    assert_eq!(of_choice(later().hand("lull"), "play lull"), "+ no new enemies come in this turn");
}

#[test]
fn cards_are_reasons() {
    assert_eq!(of_choice(later().hand("modif"), "play modif"), "+ the defenders get more cards");
    let science = told(later(), later().hand("napalm"));
    assert_eq!(science, ["+ the defenders get more cards", "+ science cards do more than others"]);
    assert_eq!(told(later().hand("il2"), later()), ["- it uses up a card: Il-2"]);
    let frames = json!([{"phase": {"phase": "trade"}}, {"exchange": {"left": 1, "dropped": 0}}]);
    let exchange = || {
        let hand = later().hand("retrain il2");
        hand.field("phase", json!("exchange")).field("frames", frames.clone())
    };
    let exchanged = "+ a new card may do more than this one: Retraining";
    assert_eq!(of_choice(exchange(), "discard retrain"), exchanged);
    assert_eq!(of_choice(exchange(), "discard il2"), "- this card could still be useful: Il-2");
    assert_eq!(of_choice(exchange(), "done"), "+ the cards in the hand are worth keeping");
    let toll = json!(["end-turn", "reveal", {"toll": {"player": "defender-1", "toll": "one", "left": 1}}]);
    let forced = later().hand("frost il2").field("phase", json!("reveal")).field("frames", toll);
    let spared = "+ this card does the least in the hand: Frost";
    let given_up = all_of_choice(forced, "discard frost");
    assert!(given_up.contains(&spared.to_owned()), "{given_up:?}");
}

#[test]
fn swaps_are_reasons() {
    let hands = |own, other| move || later().hand(own).hand_of("defender-2", other);
    let (there, back) = ("+ you get a card: Il-2", "- you give a card away: Il-2");
    check(hands("wire", "il2"), hands("il2", "wire"), there, back);
    let frames = json!([{"phase": {"phase": "play"}}, {"trade": {"left": 1}}]);
    let trade = hands("wire", "il2")().field("phase", json!("trade")).field("frames", frames);
    let offer = of_choice(trade, "offer wire defender-2 il2");
    assert_eq!(offer, "+ you could use the card you ask for: Il-2");
}

#[test]
fn trophies_are_reasons_in_the_ordinary_mode() {
    let trophies = |first, second| later().field("trophies", json!([first, second]));
    let (none, one) = (json!({}), json!({"pz3": 1}));
    assert_eq!(told(later(), trophies(&one, &none)), ["+ your share of the trophies grows"]);
    assert_eq!(told(later(), trophies(&none, &one)), ["- your share of the trophies shrinks"]);
    let coop = || with_options(|options| options.mode = Mode::Coop);
    let taken = coop().field("trophies", json!([one, none]));
    assert!(told(coop(), taken).is_empty(), "shoulder to shoulder nobody counts them");
}

#[test]
fn what_is_good_for_the_city_is_bad_for_the_fieldmarshal() {
    let table = || with_options(|options| (options.mode, options.players) = (Mode::Fieldmarshal, 2));
    let (before, after) = (table().scene(), table().walls("1 3 4 5 6").scene());
    let defender: Vec<_> = reasons(before.state(), &after, "defender-1").iter().map(say).collect();
    let marshal: Vec<_> = reasons(before.state(), &after, "fieldmarshal").iter().map(say).collect();
    assert_eq!(defender, ["- the wall of sector 2 is lost"]);
    assert_eq!(marshal, ["+ the wall of sector 2 is lost"]);
}

#[test]
fn luck_is_told_by_what_it_does() {
    let scene = later().hand("modif").scene();
    let mut state = scene.state().clone();
    state.apply(read("play modif"), &mut Quiet);
    let means = |outcome: &str| state.luck_means(read(outcome), scene.seat("defender-1"));
    assert_eq!(means("card air-r"), means("card air-any"));
    assert_ne!(means("card air-r"), means("card tank-r"));
    let said = means("card air-r").map(|what| catalogue().say(Lang::En, &what));
    assert_eq!(said.as_deref(), Some("an air force card"));
}

#[test]
fn whatever_is_a_reason_can_be_said() {
    let mut told = BTreeSet::new();
    for mode in [Mode::Ordinary, Mode::Coop, Mode::Fieldmarshal] {
        for (edition, players) in [(Edition::Base, 2), (Edition::Wunderwaffe, 4)] {
            let options = Options { edition, mode, players, ..Options::default() };
            let games =
                (0..10).map(|seed| sandtable_testkit::tell_reasons::<Siege>(&catalogue(), &options, seed));
            games.for_each(|ids| told.extend(ids));
        }
    }
    let reasons: BTreeSet<_> = told.iter().filter(|id| id.starts_with("siege-because-")).collect();
    assert_eq!(reasons.len(), 30, "all but the return of the science deck come up: {reasons:?}");
}
