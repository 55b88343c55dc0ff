//! Everything the game can say is in both languages: names by their lists, the rest by playing.

use sandtable_core::{BadOptions, Game as _, Message, Rng, Say};
use sandtable_dolg::ids::{
    Card, Cause, CombatEvent, Counter, Edge, Ending, Faction, Formation, General, Ground, Kind, Mark, Order,
    Side, Trait, UnitId, Victory, Wing,
};
use sandtable_dolg::{Action, Dolg, Options, VictoryChoice};
use sandtable_i18n::Catalogue;
use sandtable_testkit::{catalogue_of, check_said, check_settings, tell_game};

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("dolg", "../text", "ftl"))
}

fn check_all<T: Say>(catalogue: &Catalogue, nouns: &[T]) {
    for noun in nouns {
        check_said(catalogue, &noun.say());
    }
}

#[test]
fn every_name_is_known() {
    let catalogue = catalogue();
    check_all(&catalogue, Side::ALL);
    check_all(&catalogue, Faction::ALL);
    check_all(&catalogue, Kind::ALL);
    check_all(&catalogue, General::ALL);
    check_all(&catalogue, Order::ALL);
    check_all(&catalogue, CombatEvent::ALL);
    check_all(&catalogue, Card::ALL);
    check_all(&catalogue, Trait::ALL);
    check_all(&catalogue, Formation::ALL);
    check_all(&catalogue, Ground::ALL);
    check_all(&catalogue, Victory::ALL);
    check_all(&catalogue, Mark::ALL);
    check_all(&catalogue, Counter::ALL);
    check_all(&catalogue, Cause::ALL);
    check_all(&catalogue, Edge::ALL);
    check_all(&catalogue, Wing::ALL);
    for id in ["title", "tagline", "about", "length"] {
        check_said(&catalogue, &Message::new(format!("dolg-{id}")));
    }
}

#[test]
fn every_ending_is_said() {
    let catalogue = catalogue();
    for ending in Ending::ALL {
        let reason = Message::new(format!("dolg-end-{ending}")).with("winner", Side::South.say());
        check_said(&catalogue, &reason.with("south", 100).with("north", 200));
        check_said(&catalogue, &Message::new(format!("dolg-log-ended-{ending}")));
    }
}

/// With all arguments, whichever it needs.
#[test]
fn every_reason_and_all_luck_is_said() {
    let catalogue = catalogue();
    let ids = include_str!("../../text/en.ftl").lines().filter_map(|line| line.split_once(" = "));
    let (unit, enemy) = (UnitId::of(Side::South, 0).say(), UnitId::of(Side::North, 1).say());
    let told = [include_str!("../src/reasons.rs"), include_str!("../src/luck.rs")].concat();
    for (id, _) in ids {
        let Some(what) = id.strip_prefix("dolg-because-").or_else(|| id.strip_prefix("dolg-luck-")) else {
            continue;
        };
        let what = what.strip_suffix("-enemy").unwrap_or(what);
        assert!(what.starts_with("order-") || told.contains(&format!("\"{what}\"")), "`{id}` is never told");
        let said = Message::new(id.to_owned()).with("unit", unit.clone()).with("enemy", enemy.clone());
        let said = said.with("target", enemy.clone()).with("victory", Victory::Losses.say());
        (1..=3).for_each(|number| check_said(&catalogue, &said.clone().with("number", number)));
    }
}

#[test]
fn every_option_is_explained() {
    check_settings::<Dolg>(&catalogue());
}

#[test]
fn a_bad_option_is_refused_in_words() {
    let bad = Options { points: 100, ..Options::default() };
    let BadOptions { option, say, .. } = Dolg::setup(&bad, Dolg::RULES).expect_err("too few points");
    assert_eq!(option, "points");
    check_said(&catalogue(), &say);
}

/// An action that may or may not make sense.
fn strange(rng: &mut Rng) -> Action {
    let unit = |rng: &mut Rng| UnitId::of(rng.pick(Side::ALL), rng.below(6) as usize);
    match rng.below(14) {
        0 => Action::Muster(rng.pick(Kind::ALL)),
        1 => Action::Order(rng.pick(Card::ALL)),
        2 => Action::Activate(unit(rng)),
        3 => Action::Move(unit(rng)),
        4 => Action::Charge(unit(rng), rng.pick(Edge::ALL), 0),
        5 => Action::Advance(sandtable_core::Amount(rng.below(9000) as i32)),
        6 => Action::Form(rng.pick(Formation::ALL)),
        7 => Action::Shoot(unit(rng), unit(rng)),
        8 => Action::Event(rng.pick(Card::ALL)),
        9 => Action::March,
        10 => Action::Withdraw,
        11 => Action::Envelop(Wing::Left),
        12 => Action::Lead(rng.pick(General::ALL)),
        _ => Action::Done,
    }
}

#[test]
fn whole_battles_can_be_told() {
    for seed in 0..4 {
        let options = Options {
            points: 600,
            terrain: seed % 2 == 1,
            army_check: seed == 2,
            victory: VictoryChoice::Rolled,
            ..Options::default()
        };
        tell_game::<Dolg>(&catalogue(), &options, seed, strange);
    }
}
