//! Sections 2 and 14: the first position and the options.

use sandtable_core::Game;
use sandtable_onehour::ids::{Nation, Side};
use sandtable_onehour::tables::{MARKERS, Place, SETUP};
use sandtable_onehour::{Onehour, Options};

use super::common::{Scene, at, control, empty, fought, opening, reserve, track, view};
use super::parts::rows;

#[test]
fn r2_1_the_pieces_are_where_the_table_says() {
    for row in rows("2.1") {
        let unit = row[0].trim_matches('`');
        let number = |place: fn(Place) -> bool| -> u8 {
            let rows = SETUP.iter().filter(|one| one.unit.word() == unit && place(one.place));
            rows.map(|one| one.count).sum()
        };
        let counted = |cell: &str| cell.parse().unwrap_or(0u8);
        assert_eq!(counted(row[2]), number(|place| place == Place::Reserve), "{unit}");
        assert_eq!(counted(row[3]), number(|place| place == Place::Losses), "{unit}");
        let on_map: u8 = row[1].split(", ").filter_map(|one| one.split(' ').next()?.parse::<u8>().ok()).sum();
        assert_eq!(on_map, number(|place| matches!(place, Place::Map(_))), "{unit}");
    }
    let scene = opening("germany").scene();
    assert_eq!(at(&scene, "germany", "german-army2"), 1);
    assert_eq!(at(&scene, "west-pacific", "japanese-fleet2"), 1);
    assert_eq!(reserve(&scene, "british-fleet1"), 2);
}

#[test]
fn r2_1_who_controls_what_at_the_start() {
    let scene = opening("germany").scene();
    for space in ["france", "east-pacific", "north-sea", "atlantic", "moscow", "philippines"] {
        assert_eq!(control(&scene, space), "allies", "{space}");
    }
    for space in ["baltic", "mediterranean", "west-pacific", "sea-of-japan", "china", "italy"] {
        assert_eq!(control(&scene, space), "axis", "{space}");
    }
    for space in ["balkans", "scandinavia", "southeast-asia", "north-pacific", "indian-ocean"] {
        assert_eq!(control(&scene, space), "-", "{space}");
    }
    let victory = view(&scene).victory;
    assert_eq!((victory[0].len(), victory[1].len()), (0, 2));
}

#[test]
fn r2_2_tracks_begin_at_two_and_the_axis_leads_in_the_air() {
    let scene = Scene::new(&Options::default());
    for nation in ["germany", "uk", "japan", "ussr", "usa"] {
        assert_eq!(track(&scene, nation, "build"), 2);
        assert_eq!(track(&scene, nation, "air"), u8::from(nation == "germany"));
        assert_eq!(track(&scene, nation, "naval"), u8::from(nation == "japan"));
    }
}

#[test]
fn r2_3_markers_by_year() {
    let text = include_str!("../../../text/en.md");
    for (year, markers) in (1940..).zip(MARKERS) {
        let row: Vec<String> = markers.iter().map(ToString::to_string).collect();
        assert!(text.contains(&format!("| {year} | {} |", row.join(" | "))), "{year}: {row:?}");
    }
    let side = |year: usize, side: Side| -> u8 {
        side.nations().iter().map(|nation| MARKERS[year][nation.index()]).sum()
    };
    assert_eq!((side(0, Side::Axis), side(0, Side::Allies)), (5, 4));
    assert!(
        (1..5).all(|year| MARKERS[year][4] == MARKERS[year - 1][4] + 1),
        "the USA gains one each year to 1944"
    );
}

#[test]
fn r2_4_germany_begins() {
    let scene = Scene::new(&Options::default());
    assert_eq!(view(&scene).order, Nation::ALL);
    assert_eq!(view(&scene).asked, Some(Nation::Germany));
    assert_eq!(view(&scene).to_come, &Nation::ALL[1..]);
}

#[test]
fn r2_5_both_sides_begin_with_twelve() {
    assert_eq!(view(&Scene::new(&Options::default())).will, [12, 12]);
}

#[test]
fn r2_6_the_seats_are_the_five_nations() {
    assert_eq!(Onehour::seats(&Options::default()), ["germany", "uk", "japan", "ussr", "usa"]);
    for (&nation, seat) in Nation::ALL.iter().zip(0..) {
        assert_eq!(Nation::of(sandtable_core::Seat(seat)), nation);
    }
}

#[test]
fn r14_1_dice_are_thrown_only_if_chosen() {
    let fight = || empty("germany").on("germany", "german-army2").on("france", "british-army1");
    let mut scene = fight().scene();
    scene.play("germany attack france");
    assert_eq!(fought(&scene), Some((2, 1)));
    let mut scene = fight().dice().scene();
    scene.luck("roll 1").luck("roll 6").play("germany attack france");
    assert_eq!(fought(&scene), Some((2, 3)));
}

#[test]
fn r14_2_political_will_can_be_bid() {
    let scene = Scene::new(&Options { axis_will: 11, allied_will: 9, ..Options::default() });
    assert_eq!(view(&scene).will, [11, 9]);
    let names: Vec<_> = Onehour::settings().iter().map(|setting| setting.name).collect();
    assert_eq!(names, ["dice", "axis_will", "allied_will"]);
}
