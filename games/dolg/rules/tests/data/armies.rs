//! Army lists (4).

use sandtable_core::{ArmyLimits, ArmyList, ArmyLists as _, Message, Rng, Rules as _, Say as _, Seat, Turn};
use sandtable_dolg::ids::{Faction, General, Kind};
use sandtable_dolg::roster::{Fault, Limits, Roster};
use sandtable_dolg::tables::{Branch, PRESETS, Preset, raised};
use sandtable_dolg::{Dolg, FactionChoice, Lists, Options};

const TEXTS: sandtable_i18n::Texts = sandtable_i18n::texts!("dolg", "../text", "ftl");
const MOST: Limits = Limits { points: 3000, mercenaries: true };

fn army(text: &str) -> Roster {
    Roster::try_from(&ArmyList::read(text, &Lists).expect("the text of an army")).expect("an army")
}

fn fault(text: &str, limits: Limits) -> Option<Fault> {
    army(text).check(limits).err()
}

fn wrong(text: &str) -> Message {
    ArmyList::read(text, &Lists).expect_err("something is wrong with it")
}

#[test]
fn r4_1_six_factions_lead_armies() {
    for serving in [Faction::Auxilia, Faction::Mercenaries] {
        let army = Roster::new(serving, General::Unknown);
        assert_eq!(army.check(MOST), Err(Fault::NotLeading(serving)));
        assert_eq!(wrong(&format!("A: {serving}, unknown")).id, "table-army-faction");
    }
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
    assert_eq!([400, 405].map(|units| raised(units, 25)), [500, 506], "V19: 500 points admit 400, not 405");
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
    let mut army = army("A: rome, unknown, rom-legion");
    army.units.put(Kind::RomBalli);
    assert_eq!(army.check(MOST), Err(Fault::OtherUnit(Kind::RomBalli)));
    assert_eq!(wrong("A: rome, unknown, rom-legion, rom-balli").id, "table-army-unit");
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
    let list = ArmyList::read(text, &Lists).expect("the example of the rules");
    assert_eq!(list.to_string(), text);
    assert_eq!(army(text).units.total(), 3);
    let lines = "  Watch on\tthe Danube :\nrome\r\nhadrian\n\n1 rom-legion, rom-legion,\naux-syr\n";
    assert_eq!(ArmyList::read(lines, &Lists), Ok(list));
    let colon = ArmyList::read("Plan B: the flank: rome, hadrian, rom-legion", &Lists).expect("an army");
    assert_eq!(colon.name, "Plan B: the flank");
}

#[test]
fn every_army_that_is_written_reads_back() {
    let mut rng = Rng::new(3);
    let limits = ArmyLimits { points: 3000, hired: true };
    let random = (0..300).filter_map(|nth| Lists.random(Faction::LEADING[nth % 6].word(), limits, &mut rng));
    let presets = Lists.presets();
    assert_eq!(presets.len(), PRESETS.len());
    for list in presets.into_iter().map(|preset| preset.army).chain(random) {
        assert_eq!(ArmyList::read(&list.to_string(), &Lists).as_ref(), Ok(&list));
        let lines = list.to_string().replace(", ", "\n");
        assert_eq!(ArmyList::read(&lines, &Lists).as_ref(), Ok(&list));
        assert_eq!(Roster::try_from(&list).map(|army| army.list(list.name.as_str())), Ok(list.clone()));
        assert_eq!(Lists.faults(&list, limits), []);
    }
}

#[test]
fn what_is_wrong_with_a_text_is_said_with_its_line() {
    let line =
        |line: i64, id: &'static str, text: &str| Message::new(id).with("line", line).with("text", text);
    let most = |message: Message, most: i64| message.with("most", most);
    let cases = [
        ("rome, hadrian", Message::new("table-army-unnamed")),
        ("", Message::new("table-army-unnamed")),
        ("A:", Message::new("table-army-short")),
        ("A: rome", Message::new("table-army-short")),
        (" : rome, hadrian", most(Message::new("table-army-name"), 60)),
        ("A: roma, hadrian", line(1, "table-army-faction", "roma").with("near", "rome")),
        ("A:\nrome\nhadrean", line(3, "table-army-leader", "hadrean").with("near", "hadrian")),
        (
            "A: rome,\nhadrian\n\n2 rom-legio",
            line(4, "table-army-unit", "rom-legio").with("near", "rom-legion"),
        ),
        ("A: rome, hadrian, 2", line(1, "table-army-unit", "2").with("near", "mer-cret")),
        ("A: rome, hadrian, 0 rom-legion", most(line(1, "table-army-number", "0 rom-legion"), 15)),
        ("A: rome, hadrian, 300 rom-legion", most(line(1, "table-army-number", "300 rom-legion"), 15)),
        (
            "A: rome, hadrian, 9 rom-legion\n9 rom-legion",
            most(line(2, "table-army-number", "9 rom-legion"), 15),
        ),
    ];
    let catalogue = sandtable_testkit::catalogue_of(TEXTS);
    for (text, message) in cases {
        let found = wrong(text);
        sandtable_testkit::check_said(&catalogue, &found);
        // Which of many short words is nearest to a number does not matter.
        let found = if text.ends_with(", 2") { message.clone() } else { found };
        assert_eq!(found, message, "{text}");
    }
    let long = format!("A: rome, hadrian, rom-legion{}", " ".repeat(4000));
    assert_eq!(wrong(&long), most(Message::new("table-army-long"), 4000));
    sandtable_testkit::check_said(&catalogue, &wrong(&long));
    let name = "n".repeat(61);
    assert_eq!(wrong(&format!("{name}: rome, hadrian")).id, "table-army-name");
}

#[test]
fn every_fault_has_its_sentence_and_its_paragraph() {
    let catalogue = sandtable_testkit::catalogue_of(TEXTS);
    let faults = [
        Fault::NotLeading(Faction::Auxilia),
        Fault::OtherGeneral(General::Trajan),
        Fault::OtherUnit(Kind::AuxSyr),
        Fault::TooManyOf(Kind::CelChar, 4),
        Fault::Empty,
        Fault::TooMany(49),
        Fault::TooFewOfItsOwn,
        Fault::TooDear(659, 658),
    ];
    for fault in faults {
        sandtable_testkit::check_said(&catalogue, &fault.say());
        assert!(fault.rule().starts_with("4."));
    }
    let several = army("A: celts, trajan, 5 cel-char, 15 dac-falx").faults(MOST).collect::<Vec<_>>();
    assert_eq!(several.len(), 5, "all that is wrong is said: {several:?}");
}

#[test]
fn what_the_form_needs_has_names() {
    let catalogue = sandtable_testkit::catalogue_of(TEXTS);
    for faction in Lists.factions() {
        let leaders = Lists.leaders(faction.word).into_iter().map(|leader| leader.name);
        let units = Lists.units(faction.word).into_iter().flat_map(|unit| [unit.name, unit.group]);
        for name in leaders.chain(units).chain([faction.name]) {
            sandtable_testkit::check_said(&catalogue, &name);
        }
    }
    assert!(Lists.units("nobody").is_empty() && Lists.leaders("nobody").is_empty());
    assert_eq!(Lists.random("auxilia", ArmyLimits { points: 500, hired: true }, &mut Rng::new(1)), None);
}

/// Both sides bring their armies, whatever they are.
#[test]
fn r5_3_an_army_of_a_list_is_brought_by_ordinary_actions() {
    use sandtable_core::{Game as _, Hidden as _, Shown as _, Viewer};
    let mut rng = Rng::new(5);
    let limits = ArmyLimits { points: 1800, hired: true };
    let options = Options { points: 1800, mercenaries: true, ..Options::default() };
    let random = (0..60).filter_map(|nth| Lists.random(Faction::LEADING[nth % 6].word(), limits, &mut rng));
    for list in Lists.presets().into_iter().map(|preset| preset.army).chain(random) {
        let bound = list.faction.parse().expect("a choice");
        let mut state = Dolg::setup(&Options { north: bound, ..options }, Dolg::RULES).expect("good options");
        for seat in [Seat(0), Seat(1)] {
            assert!(state.takes_army());
            assert_eq!(state.turn(), Turn::Seat(seat));
            let mut chain = Vec::new();
            state.bring_army(&list, &mut chain).expect("it fits");
            for action in chain {
                state.play(action, &mut sandtable_core::Quiet).expect("every step is legal");
            }
        }
        assert!(!state.takes_army());
        let wanted = Roster::try_from(&list).expect("an army");
        for side in [0, 1] {
            let army = &state.view(Viewer::Seat(Seat(side))).armies[usize::from(side)];
            assert_eq!((army.faction, army.general), (Some(wanted.faction), Some(wanted.general)));
            assert_eq!(army.reserve, Some(wanted.units));
        }
    }
}

#[test]
fn an_army_that_does_not_fit_says_why() {
    use sandtable_core::{Game as _, Shown as _};
    let catalogue = sandtable_testkit::catalogue_of(TEXTS);
    let options = Options { points: 500, south: FactionChoice::Celts, ..Options::default() };
    let state = Dolg::setup(&options, Dolg::RULES).expect("good options");
    let why = |text: &str| {
        let list = ArmyList::read(text, &Lists).expect("the text of an army");
        let why = state.bring_army(&list, &mut Vec::new()).expect_err("it does not fit");
        sandtable_testkit::check_said(&catalogue, &why);
        why.id.into_owned()
    };
    assert_eq!(why("A: rome, unknown, rom-legion"), "dolg-fault-bound");
    assert_eq!(why("A: celts, unknown, 6 cel-noble"), "dolg-fault-points");
    assert_eq!(why("A: celts, unknown, cel-noble, mer-cret"), "dolg-fault-unit");
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
