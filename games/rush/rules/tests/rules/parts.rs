//! 1: the game and its parts.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::{Game, Source};
use sandtable_rush::ids::{Ability, Achievement, Card, Class, Nation};
use sandtable_rush::tables::{ACHIEVEMENTS, BARRACKS, CARDS, CardRow, Limit};
use sandtable_rush::{Options, Rush};

use crate::common::{Look, players, read};

const ENGLISH: &str = include_str!("../../../text/en.md");
const RUSSIAN: &str = include_str!("../../../text/ru.md");

/// The rows of the first table after a paragraph of the rules, cell by cell.
fn rows_of(paragraph: &str) -> Vec<Vec<String>> {
    rows_in(ENGLISH, paragraph)
}

fn rows_in(text: &str, paragraph: &str) -> Vec<Vec<String>> {
    let (_, after) = text.split_once(&format!("**{paragraph}**")).expect("the paragraph");
    let table =
        after.lines().skip_while(|line| !line.starts_with('|')).take_while(|line| line.starts_with('|'));
    let cells =
        |line: &str| line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
    table.skip(2).map(cells).collect()
}

#[test]
fn r1_1_two_to_five_players_score_medals_bases_and_achievements() {
    for players in 2..=5 {
        assert_eq!(Rush::seats(&Options { players, ..Options::default() }).len(), players as usize);
    }
    for players in [0, 1, 6] {
        assert!(
            Rush::setup(&Options { players, ..Options::default() }, Rush::RULES).is_err(),
            "{players} players"
        );
    }
    let scene = players(2).achievements("heavy").depot("red", "single-usa kv-1").scene();
    assert_eq!(scene.score("red").total, 1 + 5);
    let scene = players(2).razed("blue-1").depot("red", "base").scene();
    assert_eq!(scene.score("red").total, 3);
}

#[test]
fn r1_2_the_box_holds_212_cards() {
    let listed: u32 = rows_of("1.2").iter().map(|row| row[1].parse::<u32>().expect("a count")).sum();
    assert_eq!(listed, 212);
    let barracks: u8 = BARRACKS.iter().map(|row| row.1).sum();
    assert_eq!((Card::vehicles().len(), barracks * 5, Achievement::COUNT), (100, 30, 12));
}

#[test]
fn r1_3_barracks_as_printed() {
    for row in rows_of("1.3") {
        let card: Card = read(&row[0]);
        let each = BARRACKS.iter().find(|one| one.0 == card).expect("a card of the barracks").1;
        assert_eq!(row[2].parse(), Ok(each * 5), "{card}");
        let printed = CARDS[card as usize];
        assert_eq!(row[3].parse().ok(), printed.resources, "{card}");
        assert_eq!(
            (printed.nation, printed.cost, printed.strength, printed.armour),
            (None, 0, 0, 0),
            "{card}"
        );
        assert_eq!(listed(&row[4]).map(str::to_owned).collect::<BTreeSet<_>>(), powers(&printed), "{card}");
    }
}

#[test]
fn r1_4_twenty_five_vehicles_for_each_nation() {
    for &nation in Nation::ALL {
        let own = Card::vehicles().iter().filter(|card| card.row().nation == Some(nation)).count();
        assert_eq!(own, 25, "{nation}");
    }
    assert!(Card::vehicles().iter().all(|card| card.row().resources.is_some_and(|resources| resources <= 6)));
}

#[test]
fn r1_5_classes_have_their_strength_and_armour() {
    for row in rows_of("1.5").into_iter().take(4) {
        let class: Class = read(row[0].split(' ').next_back().expect("the word of the class"));
        let own = Card::vehicles().iter().map(|card| card.row()).filter(|row| row.class == Some(class));
        for card in own {
            assert_eq!(row[1..3], [card.strength.to_string(), card.armour.to_string()], "{}", card.card);
        }
    }
}

/// Abilities and limits of a card, as the text names them.
fn powers(row: &CardRow) -> BTreeSet<String> {
    let ability = |one: Ability| {
        let (head, tail) = one.word().split_at(1);
        let name = format!("{}{tail}", head.to_uppercase());
        let numbered = [Ability::Reinforcement, Ability::Research].contains(&one);
        if numbered { format!("{name} {}", row.number) } else { name }
    };
    let limit = match row.limit {
        Limit::None => None,
        Limit::Bases => Some("only vs bases"),
        Limit::Vehicles => Some("only vs vehicles"),
    };
    let national = row.national.map(|_| "national resources");
    row.abilities().map(ability).chain(limit.into_iter().chain(national).map(str::to_owned)).collect()
}

fn listed(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(", ").filter(|&one| one != "\u{2013}")
}

#[test]
fn r1_6_the_text_lists_the_vehicles_that_are_played() {
    let rows = rows_of("1.6");
    assert_eq!(rows.len(), 100);
    for (row, &card) in rows.iter().zip(Card::vehicles()) {
        let printed = card.row();
        assert_eq!(row[0], card.word());
        let numbers = [printed.cost, printed.resources.unwrap_or(0), printed.strength, printed.armour];
        assert_eq!(row[4..8], numbers.map(|number| number.to_string()), "{card}");
        let nation = ["USSR", "Germany", "USA", "France"][card.row().nation.expect("a nation") as usize];
        let class = printed.class.expect("a class").word();
        assert_eq!((row[2].as_str(), row[3].to_lowercase().as_str()), (nation, class), "{card}");
        assert_eq!(listed(&row[8]).map(str::to_owned).collect::<BTreeSet<_>>(), powers(printed), "{card}");
        assert!(printed.national.is_none_or(|nation| printed.nation == Some(nation)), "{card}");
        assert_eq!(printed.source, Source::Reconstructed);
    }
}

#[test]
fn r1_6_both_languages_list_the_same() {
    let (english, russian) = (rows_of("1.6"), rows_in(RUSSIAN, "1.6"));
    assert_eq!(english.len(), russian.len());
    let (mut there, mut back) = (BTreeMap::new(), BTreeMap::new());
    for (ours, theirs) in english.iter().zip(&russian) {
        assert_eq!((&ours[0], &ours[4..8]), (&theirs[0], &theirs[4..8]));
        let words = |row: &[String]| [&row[2..4], &[row[8].clone()]].concat().join(", ");
        let (ours, theirs) = (words(ours), words(theirs));
        assert_eq!(listed(&ours).count(), listed(&theirs).count(), "{ours}");
        for (one, other) in listed(&ours).zip(listed(&theirs)) {
            let known = there.entry(one.to_owned()).or_insert_with(|| other.to_owned());
            assert_eq!(known, other, "{one}");
            let known = back.entry(other.to_owned()).or_insert_with(|| one.to_owned());
            assert_eq!(known, one, "{other}");
        }
    }
}

#[test]
fn r1_7_no_mark_is_less_than_nothing() {
    for card in ["technicians", "volunteers", "base"] {
        assert_eq!(read::<Card>(card).row().resources, None, "{card}");
    }
    for card in ["engineers", "single-fra", "double-fra", "ms-1"] {
        assert!(read::<Card>(card).row().resources.is_some(), "{card}");
    }
}

#[test]
fn r1_8_nine_singles_and_three_doubles_a_nation() {
    let scene = players(2).hand("red", "single-ussr double-ussr").reserve("t-34").scene();
    assert_eq!((scene.medals("ger"), scene.medals("ussr")), ((9, 3), (8, 2)));
    let [single, double] = ["single-ussr", "double-ussr"].map(|word| read::<Card>(word).row());
    assert_eq!((single.medals, single.resources, double.medals, double.resources), (1, Some(1), 2, Some(2)));
    assert_eq!(scene.legal(), ["buy t-34", "end"], "a medal only pays");
}

#[test]
fn r1_9_a_destroyed_base_is_worth_three_medals_and_nothing_in_play() {
    let scene = players(2).razed("blue-1 blue-2").depot("red", "base base").reserve("ms-1").scene();
    assert_eq!(scene.score("red").total, 6);
    assert_eq!(scene.legal(), ["end"]);
}

#[test]
fn r1_10_twelve_achievements_worth_five_each() {
    let rows = rows_of("1.10");
    let words: Vec<&str> = rows.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(words, ACHIEVEMENTS.iter().map(|row| row.0.word()).collect::<Vec<_>>());
    for word in words {
        let depot = "light medium spg heavy support"
            .split(' ')
            .zip(["ms-1", "t-34", "su-26", "kv-1", "zis-5"])
            .map(|(_, card)| card)
            .chain(["double-ussr", "double-ger", "double-usa", "double-fra"])
            .collect::<Vec<_>>()
            .join(" ");
        let scene =
            players(2).achievements(word).razed("blue-1").depot("red", &format!("base {depot}")).scene();
        assert_eq!(scene.score("red").total, 8 + 3 + 5, "{word}");
    }
}

#[test]
fn r1_10_each_achievement_counts_its_own_thing() {
    let things = "base ms-1 t-34 su-26 kv-1 zis-5 single-ussr single-ger single-usa single-fra";
    let things: Vec<&str> = things.split(' ').collect();
    for (at, achievement) in Achievement::ALL[..things.len()].iter().enumerate() {
        let counts = |card: &&&str| {
            let position = players(2).razed("blue-1").achievements(achievement.word()).depot("red", card);
            position.scene().holders()[achievement].is_some()
        };
        assert_eq!(things.iter().filter(counts).collect::<Vec<_>>(), [&things[at]], "{achievement}");
    }
}

#[test]
fn r1_11_defenders_stand_outside_the_squad() {
    let scene =
        players(2).hand("red", "t-34").hangar("red", "engineers").depot("red", "ms-1").guard("red-1", "kv-1");
    let squad = scene.scene().squad("red").cards();
    assert_eq!(squad, crate::common::set("engineers ms-1 t-34"));
}

#[test]
fn r1_12_all_but_support_is_armour_and_support_is_a_vehicle_like_any_other() {
    let armour: Vec<Class> = Class::ALL.iter().copied().filter(|&class| class != Class::Support).collect();
    assert_eq!(armour, [Class::Light, Class::Medium, Class::Spg, Class::Heavy]);
    let of = |classes: &[Class]| {
        let class = |card: &Card| card.row().class.is_some_and(|class| classes.contains(&class));
        Card::vehicles().iter().filter(|card| class(card)).count()
    };
    assert_eq!((of(&armour), of(&[Class::Support])), (80, 20));
}

#[test]
fn r1_13_memos_belong_to_no_squad() {
    let scene = players(5).scene();
    let cards: u32 = sandtable_core::Checked::census(scene.state()).values().sum();
    let apart = Achievement::COUNT as u32 + 1 + 1 + 5;
    assert_eq!(cards + apart, 212, "achievements, first player, graveyard and five memos lie apart");
}
