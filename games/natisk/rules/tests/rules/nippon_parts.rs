//! Section 8: the board, the units and the set-up of Nippon.

use std::collections::BTreeSet;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Source, Turn, Viewer};
use sandtable_natisk::ids::{Board, Side, Theatre, Unit};
use sandtable_natisk::tables::{EUROPEAN_UNITS, JAPANESE_UNITS};
use sandtable_natisk::{Natisk, Options};

use crate::book;
use crate::common::{Look, Scene, nippon};

fn options() -> Options {
    Options { board: Board::Nippon, ..Options::default() }
}

#[test]
fn r8_1_japan_moves_first_against_germany() {
    assert_eq!(Natisk::seats(&options()), ["japan", "germany"]);
    let mut scene = Scene::new(&options());
    scene.any_luck(1);
    assert_eq!(scene.state().turn(), Turn::Seat(scene.seat("japan")));
}

#[test]
fn r8_1_twenty_two_units_each_and_always_eighteen_special_weapons() {
    assert_eq!(book::total(JAPANESE_UNITS), 22);
    book::assert_lists("8.1", JAPANESE_UNITS);
    let scene = Scene::new(&Options { later_weapons: false, ..options() });
    for (side, mix) in [("japan", JAPANESE_UNITS), ("germany", EUROPEAN_UNITS)] {
        for &(unit, count, _) in mix {
            assert_eq!(scene.in_bag(side, unit.word()), count, "{unit} of {side}");
        }
    }
    assert_eq!(scene.view(Viewer::Public).research, 18);
}

#[test]
fn r8_1_only_godzilla_is_printed_of_the_japanese_units() {
    let printed = JAPANESE_UNITS.iter().filter(|&&(_, _, source)| source == Source::Printed);
    assert_eq!(printed.map(|&(unit, _, _)| unit).collect::<Vec<_>>(), [Unit::Godzilla]);
    assert!(JAPANESE_UNITS.iter().all(|&(_, _, source)| source != Source::Reconstructed));
}

#[test]
fn r8_2_fifteen_campaigns_and_forty_five_spaces() {
    assert_eq!(Board::Nippon.theatres().len(), 15);
    assert_eq!(book::campaigns(Board::Nippon), (15, 47));
    assert_eq!(Board::Nippon.spaces().count(), 45);
    assert_eq!(book::grounds(Board::Nippon), [18, 12, 15]);
}

#[test]
fn r8_2_the_effects_of_the_nippon_board() {
    let want = [
        ("bombing", 5),
        ("improved production", 1),
        ("improved research", 2),
        ("production", 5),
        ("propaganda 1", 5),
        ("propaganda 2", 3),
        ("research", 4),
        ("research and production", 2),
        ("strategic +1", 1),
        ("strategic +2", 2),
        ("strategic +3", 2),
        ("tactical +1", 3),
        ("tactical +2", 2),
        ("–", 8),
    ];
    assert_eq!(book::effects(Board::Nippon), want.map(|(effect, n)| (effect.to_owned(), n)).into());
}

/// `new-york` is New York.
fn name(city: Theatre) -> String {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    city.word().split('-').map(capital).collect::<Vec<_>>().join(" ")
}

#[test]
fn r8_2_every_city_is_the_one_in_the_table() {
    for (at, city) in Board::Nippon.theatres().iter().enumerate() {
        let row = city.row();
        let cells = book::line("8.2", city.word());
        assert_eq!((row.source, row.height as usize), (Source::Reconstructed, at + 1));
        assert_eq!(cells[0], row.height.to_string());
        assert_eq!(cells[1], format!("{} `{city}`", name(*city)));
        assert_eq!(cells[2], if row.start { "yes" } else { "" });
        assert_eq!(cells[3], row.campaigns[0].points.to_string());
        let spaces: Vec<_> = cells[4..8].iter().filter(|cell| !cell.is_empty()).cloned().collect();
        assert_eq!(spaces, book::spaces(&row.campaigns[0]));
        assert_eq!(cells[8], row.links.iter().map(|&city| name(city)).collect::<Vec<_>>().join(", "));
    }
}

#[test]
fn r8_2_the_links_go_both_ways_and_join_the_whole_board() {
    let cities = Board::Nippon.theatres();
    let links = || cities.iter().flat_map(|&from| from.row().links.iter().map(move |&to| (from, to)));
    assert_eq!(links().count(), 2 * 23);
    assert!(links().all(|(from, to)| from != to && to.row().links.contains(&from)));
    assert!(!links().any(|(from, to)| from.row().start && to.row().start));
    let mut reached = BTreeSet::from([Theatre::Boston]);
    for _ in cities {
        reached
            .extend(links().filter(|(from, _)| reached.contains(from)).map(|(_, to)| to).collect::<Vec<_>>());
    }
    assert_eq!(reached.len(), 15);
}

#[test]
fn r8_2_five_plain_spaces_and_three_that_win() {
    for city in Board::Nippon.theatres() {
        let track = city.row().track;
        assert_eq!((track.safe, track.close, track.end, city.campaigns()), (5, 6, 8, 1));
    }
}

#[test]
fn r8_2_leaders_and_tactical_advantage_look_at_that_one_campaign() {
    let beside = nippon("japan").on("boston-3", "japan army2").on("seattle-1", "japan navy1");
    let mut scene = beside.reserve("japan", "general admiral").scene();
    let strength = |unit, theatre| scene.state().strength(Side::Japan, unit, theatre);
    assert_eq!((strength(Unit::General, Theatre::Boston), strength(Unit::Admiral, Theatre::Boston)), (2, 1));
    scene.play("japan place general seattle-2");
    assert_eq!((scene.marker("seattle"), scene.marker("boston")), (-2, 0), "tactical +1 and strength 1");
    scene.luck("draw army1").play("japan open denver");
}

#[test]
fn r8_3_only_the_start_campaigns_are_open() {
    let scene = Scene::new(&options());
    let open: Vec<_> = scene.state().open_theatres().map(Theatre::word).collect();
    assert_eq!(open, ["boston", "seattle", "jacksonville", "honolulu"]);
    assert!(open.iter().all(|city| scene.marker(city) == 0));
    let scene = nippon("japan").reserve("japan", "army2").scene();
    let cities = scene.legal_after("place army2");
    assert_eq!(cities, ["boston-2", "boston-3", "seattle-2", "jacksonville-2", "honolulu-3"]);
    assert_eq!(scene.forbidden_by("japan place army2 chicago-1"), "8.3");
}
