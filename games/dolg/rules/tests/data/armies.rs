//! Army lists (4).

use sandtable_core::Rng;
use sandtable_dolg::ids::{Faction, General, Kind};
use sandtable_dolg::roster::{Fault, Limits, NamedRoster, Roster};
use sandtable_dolg::tables::{Branch, PRESETS, Preset};

const MOST: Limits = Limits { points: 3000, mercenaries: true };

fn army(text: &str) -> Roster {
    text.parse::<NamedRoster>().expect("a list of an army").roster
}

fn fault(text: &str, limits: Limits) -> Option<Fault> {
    army(text).check(limits).err()
}

fn wrong(text: &str) -> String {
    text.parse::<NamedRoster>().expect_err("something is wrong with it").to_string()
}

#[test]
fn r4_1_six_factions_lead_armies() {
    assert_eq!(fault("A: auxilia, unknown, aux-brit", MOST), Some(Fault::NotLeading(Faction::Auxilia)));
    assert_eq!(
        fault("A: mercenaries, unknown, mer-cret", MOST),
        Some(Fault::NotLeading(Faction::Mercenaries))
    );
    assert_eq!(Faction::LEADING.len(), 6);
    for faction in Faction::LEADING {
        assert!(Kind::ALL.iter().any(|kind| Roster::new(faction, General::Unknown).admits(*kind, MOST)));
    }
}

#[test]
fn r4_2_an_army_has_units_of_its_faction_as_many_as_there_are_cards() {
    assert_eq!(fault("A: celts, unknown, dac-falx", MOST), Some(Fault::OtherUnit(Kind::DacFalx)));
    assert_eq!(fault("A: celts, unknown, 4 cel-char", MOST), None);
    assert_eq!(fault("A: celts, unknown, 5 cel-char", MOST), Some(Fault::TooManyOf(Kind::CelChar, 4)));
}

#[test]
fn r4_3_what_the_army_costs_may_not_exceed_the_points() {
    let limits = |points| Limits { points, mercenaries: false };
    let text = "A: rome, hadrian, 2 rom-praet, 2 rom-legion"; // 540 points, 658.8 with Hadrian
    assert_eq!(army(text).points(), 540);
    assert_eq!(fault(text, limits(659)), None);
    assert_eq!(fault(text, limits(658)), Some(Fault::TooDear(659, 658)));
}

#[test]
fn r4_3_the_general_raises_the_price_of_the_units() {
    assert_eq!(General::Hadrian.total(1250), 1525);
    assert_eq!((General::Scathach.total(1560), General::Unknown.total(1560)), (1872, 1560));
    assert_eq!(General::Scathach.total(1), 1, "1.2 is rounded down");
    assert_eq!(General::Trajan.total(5), 7, "6.5 is rounded up");
}

#[test]
fn r4_4_the_general_is_of_the_faction_or_unknown() {
    assert_eq!(fault("A: celts, boudica, cel-noble", MOST), None);
    assert_eq!(fault("A: celts, unknown, cel-noble", MOST), None);
    assert_eq!(fault("A: celts, trajan, cel-noble", MOST), Some(Fault::OtherGeneral(General::Trajan)));
}

#[test]
fn r4_5_auxilia_march_with_rome() {
    assert_eq!(fault("A: rome, unknown, rom-legion, aux-syr", MOST), None);
    assert_eq!(fault("A: parthia, unknown, par-cata, aux-syr", MOST), Some(Fault::OtherUnit(Kind::AuxSyr)));
}

#[test]
fn r4_6_mercenaries_march_where_they_are_allowed() {
    let text = "A: parthia, unknown, par-cata, mer-cret";
    assert_eq!(fault(text, MOST), None);
    assert_eq!(fault(text, Limits { mercenaries: false, ..MOST }), Some(Fault::OtherUnit(Kind::MerCret)));
}

#[test]
fn r4_7_siege_engines_are_not_mustered() {
    assert_eq!(
        fault("A: rome, unknown, rom-legion, rom-balli", MOST),
        Some(Fault::OtherUnit(Kind::RomBalli))
    );
    assert_eq!(fault("A: rome, unknown, rom-legion, rom-carro", MOST), None);
}

#[test]
fn r4_8_an_army_has_from_1_to_48_units() {
    let dear = Limits { points: u16::MAX, mercenaries: true };
    assert_eq!(fault("A: celts, unknown", dear), Some(Fault::Empty));
    let celts = "A: celts, unknown, 7 cel-noble, 6 cel-pict, 7 cel-spear, 4 cel-farmer, 4 cel-javel, 4 cel-sling, \
                 4 cel-horse, 4 cel-char, 4 mer-cret";
    assert_eq!(fault(&format!("{celts}, 4 mer-rhod"), dear), None);
    assert_eq!(fault(&format!("{celts}, 5 mer-gaul"), dear), Some(Fault::TooMany(49)));
}

#[test]
fn r4_9_others_cost_no_more_than_its_own() {
    assert_eq!(fault("A: rome, unknown, rom-legion, aux-numid", MOST), None, "120 and 120");
    assert_eq!(fault("A: rome, unknown, rom-legion, aux-ala", MOST), Some(Fault::TooFewOfItsOwn));
    assert_eq!(fault("A: rome, unknown, rom-legion, aux-brit, mer-thra", MOST), Some(Fault::TooFewOfItsOwn));
}

#[test]
fn r4_10_quick_start_armies_are_legal_and_full() {
    assert!(PRESETS.iter().zip(Preset::ALL).all(|(row, &preset)| row.preset == preset));
    for row in &PRESETS {
        let army = Roster::of(row.preset);
        let limits = Limits { points: row.points, mercenaries: false };
        assert_eq!(army.check(limits), Ok(()), "{}", row.preset);
        assert!(army.general.total(army.points() + 5) > row.points, "{} has room for 5 points", row.preset);
    }
    for faction in Faction::LEADING {
        let sizes = PRESETS.iter().filter(|row| row.faction == faction && row.preset != Preset::RomeExample);
        assert_eq!(sizes.map(|row| row.points).collect::<Vec<_>>(), [500, 1000, 1800], "{faction}");
    }
}

#[test]
fn r4_11_the_printed_example_costs_1525() {
    let army = Roster::of(Preset::RomeExample);
    assert_eq!((army.faction, army.general), (Faction::Rome, General::Hadrian));
    assert_eq!((army.points(), army.total() - army.points(), army.total()), (1250, 275, 1525));
    let count = |branch| army.units.each().filter(|kind| kind.row().branch() == branch).count();
    let branches = [Branch::Heavy, Branch::Light, Branch::Missile, Branch::Mounted, Branch::Siege];
    assert_eq!(branches.map(count), [5, 2, 1, 2, 0]);
}

#[test]
fn the_celts_of_the_example_cost_1080_and_1560() {
    let celts = "Celts: celts, scathach, 2 cel-noble, 2 cel-pict, 2 cel-spear, cel-farmer, cel-sling, cel-horse, cel-char";
    assert_eq!(army(celts).points(), 1080);
    let all = army(&format!("{celts}, cel-spear, 2 cel-noble, cel-char"));
    assert_eq!((all.points(), all.total()), (1560, 1872));
}

#[test]
fn r4_12_armies_are_written_and_read() {
    let text = "Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr";
    let named: NamedRoster = text.parse().expect("the example of the rules");
    assert_eq!(named.to_string(), text);
    assert_eq!(named.roster.units.total(), 3);
    let lines = "  Watch on\tthe Danube :\nrome\nhadrian\n\naux-syr\n1 rom-legion, rom-legion,\n";
    assert_eq!(lines.parse(), Ok(named));
    for row in &PRESETS {
        let named = NamedRoster { name: row.preset.to_string(), roster: Roster::of(row.preset) };
        assert_eq!(named.to_string().parse(), Ok(named));
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said() {
    let example = "an army like `Watch on the Danube: rome, hadrian, 2 rom-legion, aux-syr`";
    assert_eq!(wrong("rome, hadrian"), format!("`rome, hadrian` should be {example}"));
    assert_eq!(wrong("A:"), "`A:` should be followed by a faction");
    assert_eq!(wrong("A: rome"), "`A: rome` should be followed by a general");
    assert_eq!(wrong("A: roma, hadrian"), "`roma` should be a faction; did you mean `rome`?");
    assert_eq!(
        wrong("A: rome, hadrian, rom-legio"),
        "`rom-legio` should be a unit; did you mean `rom-legion`?"
    );
    assert_eq!(wrong("A: rome, hadrian, 0 rom-legion"), "`0` should be a number from 1 to 15");
    assert_eq!(wrong("A: rome, hadrian, 2"), "`2` should be followed by a kind of unit");
    assert_eq!(wrong("A: rome, hadrian, rom-legion 2"), "`2` should be left out of `rom-legion 2`");
    let twice = wrong("A: rome, hadrian, 9 rom-legion, 9 rom-legion");
    assert_eq!(twice, "`9 rom-legion` should be at most 15 of a kind in all");
    assert_eq!(wrong(" : rome, hadrian"), "`` should be a name of 1 to 60 letters");
}

#[test]
fn random_armies_are_legal_and_full() {
    let mut rng = Rng::new(7);
    for round in 0..600 {
        let faction = Faction::LEADING[round % 6];
        let limits = Limits { points: [200, 500, 1000, 1800, 3000][round % 5], mercenaries: round % 2 == 0 };
        let army = Roster::random(faction, limits, &mut rng);
        assert_eq!(army.check(limits), Ok(()), "{army:?}");
        assert!(!Kind::ALL.iter().any(|kind| army.admits(*kind, limits)), "{army:?}");
    }
}
