//! The list of vehicles keeps within all that is known of it, and the rules text lists what is played.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::Source;
use sandtable_rush::ids::{Ability, Card, Class, FLEET, Nation};
use sandtable_rush::tables::{ACHIEVEMENTS, BARRACKS, CARDS, CLASS_SIZE, CardRow, Limit, Mark};
use sandtable_rush::{Frame, State};

fn vehicles() -> impl Iterator<Item = &'static CardRow> {
    CARDS.iter().filter(|row| row.class.is_some())
}

fn histogram<K: Ord>(keys: impl Iterator<Item = K>) -> BTreeMap<K, usize> {
    let mut counts = BTreeMap::new();
    keys.for_each(|key| *counts.entry(key).or_insert(0) += 1);
    counts
}

#[test]
fn rows_stand_where_their_cards_do() {
    assert!(CARDS.iter().zip(Card::ALL).all(|(row, &card)| row.card == card));
    assert!(vehicles().map(|row| row.card).eq(Card::vehicles().iter().copied()));
    let nations = Card::vehicles().chunks(FLEET).zip(Nation::ALL);
    assert!(nations.into_iter().all(|(fleet, &nation)| {
        fleet.len() == FLEET && fleet.iter().all(|card| card.row().nation == Some(nation))
    }));
    assert!(ACHIEVEMENTS.iter().enumerate().all(|(at, row)| row.0 as usize == at));
}

#[test]
fn a_hundred_vehicles_five_of_each_class_and_nation() {
    assert_eq!(vehicles().count(), 100);
    assert_eq!(vehicles().map(|row| row.card.word()).collect::<BTreeSet<_>>().len(), 100);
    let groups = histogram(vehicles().map(|row| (row.nation, row.class)));
    assert_eq!(groups.len(), 20);
    assert!(groups.values().all(|&count| count == CLASS_SIZE.0 as usize), "{groups:?}");
}

#[test]
fn strength_and_armour_follow_from_the_class() {
    let of = |class| {
        histogram(vehicles().filter(|row| row.class == Some(class)).map(|row| (row.strength, row.armour)))
    };
    assert_eq!(of(Class::Light), BTreeMap::from([((1, 1), 20)]));
    assert_eq!(of(Class::Medium), BTreeMap::from([((1, 2), 20)]));
    assert_eq!(of(Class::Spg), BTreeMap::from([((2, 1), 20)]));
    assert_eq!(of(Class::Heavy), BTreeMap::from([((2, 2), 20)]));
    let support = [((0, 0), 6), ((0, 1), 4), ((0, 2), 2), ((1, 0), 1), ((1, 1), 4), ((2, 0), 2), ((2, 1), 1)];
    assert_eq!(of(Class::Support), BTreeMap::from(support));
}

#[test]
fn costs_and_resources_are_spread_as_designed() {
    let resources = histogram(vehicles().map(|row| row.resources.expect("every vehicle has the mark")));
    assert_eq!(resources, BTreeMap::from([(0, 9), (1, 24), (2, 27), (3, 17), (4, 14), (5, 5), (6, 4)]));
    let costs = histogram(vehicles().map(|row| row.cost));
    let wanted = [(0, 8), (1, 15), (2, 24), (3, 18), (4, 16), (5, 9), (6, 6), (7, 2), (8, 2)];
    assert_eq!(costs, BTreeMap::from(wanted));
}

#[test]
fn every_nation_has_every_ability() {
    for &nation in Nation::ALL {
        let own = || vehicles().filter(|row| row.nation == Some(nation));
        for &ability in Ability::ALL {
            assert!(own().any(|row| row.can(ability)), "{nation} has no {ability}");
        }
        for limit in [Limit::Bases, Limit::Vehicles] {
            assert!(own().any(|row| row.limit == limit), "{nation} has no {limit:?}");
        }
        assert!(own().any(|row| row.national == Some(nation)), "{nation} has no national resources");
    }
}

#[test]
fn abilities_are_as_many_as_designed() {
    let numbers = histogram(vehicles().map(|row| row.abilities().count()));
    assert_eq!((numbers[&1] + numbers[&2], numbers[&2], numbers.get(&3)), (72, 6, None));
    let plain = |row: &&CardRow| row.abilities == 0 && row.limit == Limit::None && row.national.is_none();
    assert_eq!(vehicles().filter(plain).count(), 14);
    let each = histogram(vehicles().flat_map(CardRow::abilities));
    let wanted = [
        (Ability::Reinforcement, 19),
        (Ability::Draft, 9),
        (Ability::Reconnaissance, 12),
        (Ability::Sabotage, 7),
        (Ability::Assault, 10),
        (Ability::Research, 8),
        (Ability::Repair, 7),
        (Ability::Invulnerability, 6),
    ];
    assert_eq!(each, BTreeMap::from(wanted));
    let limits = histogram(vehicles().map(|row| (row.limit == Limit::Bases, row.limit == Limit::Vehicles)));
    assert_eq!((limits[&(true, false)], limits[&(false, true)]), (9, 9));
    assert_eq!(vehicles().filter(|row| row.national.is_some()).count(), 10);
}

#[test]
fn abilities_go_together_as_designed() {
    for row in vehicles() {
        let name = row.card;
        assert!(!row.can(Ability::Research) || row.abilities().count() == 1, "{name}: Research stands alone");
        assert!(row.class != Some(Class::Heavy) || row.limit == Limit::None, "{name}: no limits on heavies");
        assert!(!row.can(Ability::Invulnerability) || row.armour > 0, "{name}: armour");
        assert_eq!(row.number > 0, row.can(Ability::Research) || row.can(Ability::Reinforcement), "{name}");
        assert_eq!(row.mark != Mark::None, row.class == Some(Class::Spg), "{name}: icons are for SPGs");
    }
    let idle: Vec<Card> =
        vehicles().filter(|row| row.armour == 0 && row.abilities == 0).map(|row| row.card).collect();
    assert_eq!(idle, [Card::Zis5, Card::GmcCckw], "these can only pay");
}

#[test]
fn artillery_bears_the_square() {
    let square = vehicles().filter(|row| row.mark == Mark::Artillery).map(|row| row.card.word());
    let wanted = "su-26 s-51 wespe hummel m12 m7-priest renault-ft-bs amx-105-am lorraine-155";
    assert_eq!(square.collect::<Vec<_>>().join(" "), wanted, "all other SPGs are tank destroyers");
}

/// At least as good in everything and no dearer, nations aside.
fn is_covered_by(row: &CardRow, other: &CardRow) -> bool {
    let strength_of = |row: &CardRow, ability| if row.can(ability) { row.number.max(1) } else { 0 };
    row.class == other.class
        && other.cost <= row.cost
        && other.resources >= row.resources
        && (other.national.is_none() || row.national.is_some())
        && (other.limit == Limit::None || other.limit == row.limit)
        && other.strength >= row.strength
        && other.armour >= row.armour
        && Ability::ALL.iter().all(|&one| strength_of(other, one) >= strength_of(row, one))
}

#[test]
fn no_card_is_worse_than_another_of_its_class() {
    for row in vehicles() {
        let worse = |other: &&CardRow| is_covered_by(row, other) && !is_covered_by(other, row);
        assert_eq!(vehicles().find(worse).map(|other| other.card), None, "{} is worse than this", row.card);
    }
}

#[test]
fn every_row_says_how_it_is_known() {
    assert!(vehicles().all(|row| row.source == Source::Reconstructed));
    assert!(CARDS.iter().filter(|row| row.class.is_none()).all(|row| row.source == Source::Printed));
    assert!(BARRACKS.iter().all(|row| row.2 == Source::Printed));
    assert!(ACHIEVEMENTS.iter().all(|row| row.2 == Source::Printed));
    assert_eq!(CLASS_SIZE.1, Source::Inferred);
}

#[test]
fn positions_are_small() {
    assert!(size_of::<State>() <= 1024, "{}", size_of::<State>());
    assert!(size_of::<sandtable_rush::Action>() <= 8 && size_of::<Option<Frame>>() <= 8);
}
