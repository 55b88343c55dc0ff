//! Section 1: sides, map, pieces; the tables of the text against those of the code.

use sandtable_core::{Game, Seat, Source};
use sandtable_onehour::ids::{Nation, Side, Space, Track, Unit};
use sandtable_onehour::tables::{LINES, RESPONSES, SETUP, SPACES, TRACK_ENDS};
use sandtable_onehour::{Onehour, Options, SpaceSet};

use super::common::{empty, opening, spaces};

const RULES: &str = include_str!("../../../text/en.md");

/// The rows of the table of a paragraph.
pub(crate) fn rows(number: &str) -> Vec<Vec<&'static str>> {
    let start = RULES.find(&format!("\n**{number}**")).expect("a paragraph");
    let end = RULES[start + 3..].find("\n**").map_or(RULES.len(), |end| start + 3 + end);
    let lines = RULES[start..end].lines().filter(|line| line.starts_with("| `"));
    lines.map(|line| line.trim_matches('|').split('|').map(str::trim).collect()).collect()
}

#[test]
fn r1_1_two_nations_against_three() {
    assert_eq!(Side::Axis.nations(), [Nation::Germany, Nation::Japan]);
    assert_eq!(Side::Allies.nations(), [Nation::Uk, Nation::Ussr, Nation::Usa]);
    let allies = Onehour::allies(&Options::default(), Seat(1));
    assert_eq!(allies, Side::Allies.seats());
    assert!(!allies.has(Seat(0)) && allies.has(Seat(3)) && allies.has(Seat(4)));
    assert!(Onehour::is_open(&Options::default()));
}

#[test]
fn r1_2_there_are_three_ways_to_win() {
    use sandtable_onehour::ids::Reason;
    assert_eq!(Reason::ALL, [Reason::Capitals, Reason::Will, Reason::Years, Reason::Tie]);
}

#[test]
fn r1_3_the_map_has_21_lands_and_10_seas() {
    assert_eq!((SpaceSet::LAND.len(), SpaceSet::SEA.len()), (21, 10));
    for (row, text) in SPACES.iter().zip(rows("1.3")) {
        assert_eq!(text[0], format!("`{}`", row.space));
        assert_eq!(text[2] == "sea", row.space.is_sea());
        let scored = match row.victory {
            [] => "–",
            [Side::Axis] => "Axis",
            [Side::Allies] => "Allies",
            _ => "both",
        };
        assert_eq!(text[4], scored, "{}", row.space);
        assert_eq!(text[5], format!("{:?}, {:?}", row.source, row.home_source), "{}", row.space);
    }
    assert_eq!(rows("1.3").len(), Space::COUNT);
}

#[test]
fn r1_4_each_nation_has_its_home_and_a_capital() {
    for &nation in Nation::ALL {
        assert_eq!(nation.capital().home(), Some(nation));
        let home = SPACES.iter().filter(|row| row.home == Some(nation)).count();
        assert_eq!(home, [3, 5, 1, 5, 2][nation.index()], "{nation}");
    }
    let capitals: SpaceSet = Nation::ALL.iter().map(|nation| nation.capital()).collect();
    assert_eq!(capitals, spaces("germany uk japan moscow usa"));
    assert!(SPACES.iter().all(|row| row.home.is_none() || !row.space.is_sea()));
}

#[test]
fn r1_5_fleets_stand_at_sea_and_pieces_circulate() {
    assert!(Unit::GermanFleet1.fits(Space::Baltic) && !Unit::GermanFleet1.fits(Space::Germany));
    assert!(Unit::GermanArmy2.fits(Space::Baltic) && Unit::GermanArmy2.fits(Space::Germany));
    assert!(Unit::ALL.iter().all(|unit| (1..=2).contains(&unit.strength())));
    assert!(Nation::Ussr.units().iter().all(|unit| !unit.is_fleet()));
}

#[test]
fn r1_6_chinese_armies_stay_in_china_and_are_nobodys_to_build() {
    assert!(Unit::ChineseArmy.fits(Space::China) && !Unit::ChineseArmy.fits(Space::SoutheastAsia));
    assert!(Nation::ALL.iter().all(|nation| !nation.units().contains(&Unit::ChineseArmy)));
    assert_eq!(Unit::ItalianArmy.nation(), Nation::Germany);
    assert_eq!(Unit::FrenchArmy.nation(), Nation::Uk);
    assert_eq!(Unit::ChineseArmy.nation(), Nation::Usa);
    let scene = opening("usa").scene();
    assert_eq!(super::common::view(&scene).china_pool, 3);
    assert_eq!(super::common::losses(&scene, "chinese-army"), 0, "the pool is not the Losses of the USA");
}

#[test]
fn r1_7_lines_join_spaces_of_the_right_kinds() {
    let of = |wanted: fn(bool, bool) -> bool| {
        let kinds = |line: &&sandtable_onehour::tables::LineRow| {
            line.gate.is_none() && wanted(line.ends[0].is_sea(), line.ends[1].is_sea())
        };
        LINES.iter().filter(kinds).count()
    };
    assert_eq!((of(|one, other| !one && !other), of(|one, other| one || other)), (24, 40));
    assert_eq!(LINES.iter().filter(|line| line.gate.is_some()).count(), 5);
    assert_eq!(LINES.iter().filter(|line| line.restricted).count(), 3);
    for line in LINES.iter().filter(|line| line.gate.is_some()) {
        let gate = line.gate.unwrap();
        assert!(line.ends.iter().all(|end| end.is_sea()) && !gate.is_sea());
        assert!(
            LINES
                .iter()
                .any(|one| one.ends.contains(&gate) && one.ends.iter().any(|end| line.ends.contains(end)))
        );
    }
}

/// What the text says of the lines is what is in the table: the names in a cell, less those in brackets.
#[test]
fn r1_7_the_table_of_lines_is_that_of_the_code() {
    let names: Vec<(&str, Space)> =
        rows("1.3").iter().map(|row| row[1]).zip(Space::ALL.iter().copied()).collect();
    let parse = |cell: &'static str| -> SpaceSet {
        let listed = cell.split(", ").map(|name| name.split(" (").next().unwrap_or(name));
        listed
            .filter_map(|name| names.iter().find(|(known, _)| *known == name))
            .map(|(_, space)| *space)
            .collect()
    };
    for (row, &space) in rows("1.7").iter().zip(Space::ALL) {
        let of = |wanted: &dyn Fn(&sandtable_onehour::tables::LineRow, Space) -> bool| -> SpaceSet {
            let lines = LINES.iter().filter(|line| line.ends.contains(&space));
            let other = |line: &sandtable_onehour::tables::LineRow| {
                if line.ends[0] == space { line.ends[1] } else { line.ends[0] }
            };
            lines.filter(|line| wanted(line, other(line))).map(other).collect()
        };
        let plain = |line: &sandtable_onehour::tables::LineRow| !line.restricted && line.gate.is_none();
        assert_eq!(parse(row[1]), of(&|line, other| plain(line) && !other.is_sea()), "{space}");
        assert_eq!(parse(row[2]), of(&|line, other| plain(line) && other.is_sea()), "{space}");
        assert_eq!(parse(row[3]), of(&|line, _| line.restricted), "{space}");
        assert_eq!(parse(row[4]), of(&|line, _| line.gate.is_some()), "{space}");
    }
}

#[test]
fn r1_7_the_map_hangs_together_without_the_restricted_lines() {
    let mut reached = SpaceSet::only(Space::Germany);
    for _ in 0..Space::COUNT {
        for line in LINES.iter().filter(|line| !line.restricted) {
            let [one, other] = line.ends;
            if reached.has(one) || reached.has(other) {
                reached |= SpaceSet::of(&line.ends);
            }
        }
    }
    assert_eq!(reached, SpaceSet::ALL);
}

#[test]
fn r1_8_tracks_have_ends_and_the_ussr_has_no_naval_air() {
    for &nation in Nation::ALL {
        let naval = if nation == Nation::Ussr { 0 } else { 3 };
        assert_eq!(TRACK_ENDS[nation.index()], [5, 3, naval]);
    }
    let scene = empty("ussr").scene();
    assert_eq!(super::common::cited(&scene, "ussr industry naval"), "1.8");
    assert_eq!(Track::ALL.len(), 3);
}

#[test]
fn r1_9_political_will_ends_at_12() {
    let why = Onehour::setup(&Options { axis_will: 13, ..Options::default() }, Onehour::RULES).unwrap_err();
    assert_eq!(why.option, "axis_will");
    let why = Onehour::setup(&Options { allied_will: 0, ..Options::default() }, Onehour::RULES).unwrap_err();
    assert_eq!(why.option, "allied_will");
}

#[test]
fn r1_10_every_row_says_where_it_comes_from() {
    assert!(LINES.iter().all(|line| line.source != Source::Printed), "no line is printed anywhere");
    assert!(SETUP.iter().all(|row| row.source != Source::Printed));
    let inferred = |row: &&sandtable_onehour::tables::ResponseRow| row.source == Source::Inferred;
    assert_eq!(RESPONSES.iter().filter(inferred).count(), 3, "three names are known");
    let reconstructed = SPACES.iter().filter(|row| row.source == Source::Reconstructed).count();
    assert_eq!(reconstructed, 6);
}
