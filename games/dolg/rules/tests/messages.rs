//! Everything the game can say is in both languages: names by their lists, the rest by playing.

use sandtable_core::{BadOptions, Game as _, Message, Rng, Say};
use sandtable_dolg::{Action, Card, Dolg, Options, Side};
use sandtable_i18n::Catalogue;
use sandtable_testkit::{catalogue_of, check_said, check_settings, tell_game};

fn catalogue() -> Catalogue {
    catalogue_of(sandtable_i18n::texts!("dolg", "../text", "ftl"))
}

#[test]
fn every_name_is_known() {
    let catalogue = catalogue();
    let nouns = Side::ALL.iter().map(Say::say).chain(Card::ALL.iter().map(Say::say));
    nouns.for_each(|noun| check_said(&catalogue, &noun));
    for id in ["title", "tagline", "about", "length"] {
        check_said(&catalogue, &Message::new(format!("dolg-{id}")));
    }
}

#[test]
fn every_option_is_explained() {
    check_settings::<Dolg>(&catalogue());
}

#[test]
fn a_bad_option_is_refused_in_words() {
    let BadOptions { option, say, .. } =
        Dolg::setup(&Options { hand: 9 }, Dolg::RULES).expect_err("nine are too many");
    assert_eq!(option, "hand");
    check_said(&catalogue(), &say);
}

/// An action that may or may not make sense.
fn strange(rng: &mut Rng) -> Action {
    if rng.below(2) == 0 { Action::Play(rng.pick(Card::ALL)) } else { Action::Withdraw }
}

#[test]
fn whole_games_can_be_told() {
    for seed in 0..3 {
        tell_game::<Dolg>(&catalogue(), &Options::default(), seed, strange);
    }
}
