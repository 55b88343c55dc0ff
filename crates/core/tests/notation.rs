//! Notation: templates read back what they print.

use sandtable_core::notation::{kebab, respaced, verb_of};
use sandtable_core::{Amount, Ranged, Reader};

sandtable_core::words! {
    /// A place.
    pub enum Place: "place" {
        /// Here.
        Near = "near",
        /// There.
        FarOff = "far-off",
    }
}

sandtable_core::notation! {
    /// Things with hyphens inside and between.
    pub enum Thing: "thing" {
        /// `far-off-card-2`
        Card(place: Place, number: u8 = 1..=3) = "{place}-card-{number}",
        /// `near`
        Spot(place: Place) = "{place}",
        /// `turn near 5`
        Turn { place: Place, by: Amount } = "turn {place} {by}",
    }
}

#[test]
fn hyphens_inside_a_field_and_between_fields_are_told_apart() {
    for thing in [Thing::Card(Place::FarOff, 2), Thing::Card(Place::Near, 1), Thing::Spot(Place::FarOff)] {
        assert_eq!(thing.to_string().parse(), Ok(thing));
    }
    assert!("far-card-2".parse::<Thing>().is_err());
    assert!("near-card-4".parse::<Thing>().is_err());
    assert!("near-card-02".parse::<Thing>().is_err());
}

#[test]
fn words_may_be_typed_with_more_room_between() {
    assert_eq!(" turn  near\t-7 ".parse(), Ok(Thing::Turn { place: Place::Near, by: Amount(-7) }));
    assert_eq!(respaced("a b"), None);
    assert_eq!(respaced(" a  b").as_deref(), Some("a b"));
}

#[test]
fn a_family_differs_in_its_amount_alone() {
    let turn: Thing = "turn near 5".parse().unwrap();
    assert_eq!(turn.amount(), Some(Amount(5)));
    assert_eq!(turn.with_amount(Amount(-90)).to_string(), "turn near -90");
    assert_eq!(Thing::Spot(Place::Near).amount(), None);
    assert!("turn near 05".parse::<Thing>().is_err());
}

#[test]
fn a_verb_is_what_stands_before_the_first_field() {
    assert_eq!(["put {x} {y}", "done", "reserve-{x}", "{x}"].map(verb_of), ["put", "done", "reserve", "{x}"]);
    assert_eq!(["Done", "LaidAside"].map(kebab), ["done", "laid-aside"]);
}

#[test]
fn what_is_left_over_is_refused() {
    let wrong = "turn near 5 more".parse::<Thing>().unwrap_err().to_string();
    assert!(wrong.contains("5 more"), "{wrong}");
    assert!(Reader::new("a b").read::<Place>("x").is_err());
}
