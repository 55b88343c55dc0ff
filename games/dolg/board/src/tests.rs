//! What must hold of every board.

use sandtable_board::{Clickables, GameBoard as _, MarkLine, Walk};
use sandtable_core::{Hidden as _, Message, Viewer};
use sandtable_dolg::ids::Side;
use sandtable_dolg::{Dolg, Event, Opponent, Options, ScenarioChoice};
use sandtable_i18n::{Catalogue, Lang, Locale};
use sandtable_session::Session;

use super::{DolgBoard, PACKAGE};

fn dolg() -> Walk<DolgBoard> {
    let small = Options { points: 500, ..Options::default() };
    let solo = Options { opponent: Opponent::Ai, ..small };
    let options = vec![small, Options { terrain: true, mercenaries: true, ..small }, solo];
    Walk { board: DolgBoard, texts: PACKAGE.texts, options, every: 11 }
}

#[test]
fn every_puzzle_can_be_asked_and_solved() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../text/puzzles");
    sandtable_board::check_puzzles(&PACKAGE, folder).unwrap();
}

#[test]
fn the_first_game_can_be_played_and_is_explained() {
    sandtable_board::check_lesson(&PACKAGE).unwrap();
}

#[test]
fn every_choice_can_be_clicked_step_by_step() {
    dolg().every_choice_can_be_clicked(1);
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    dolg().everything_has_a_name(1);
}

#[test]
fn everything_names_its_paragraph() {
    dolg().everything_names_its_paragraph(1);
}

#[test]
fn every_click_is_explained() {
    dolg().every_click_is_explained();
}

#[test]
fn everything_explains_itself() {
    dolg().everything_explains_itself(PACKAGE.rules);
}

#[test]
fn secrets_are_not_drawn() {
    dolg().secrets_are_not_drawn(1);
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    dolg().ids_are_unique_and_boards_small(1, 150_000);
}

#[test]
fn every_seat_has_a_colour_of_its_own() {
    let hues: Vec<usize> = Side::ALL.iter().map(|side| DolgBoard.hue(side.word())).collect();
    assert_eq!(hues, [0, 1]);
}

#[test]
fn every_unit_on_the_table_is_drawn_once() {
    let dolg = dolg();
    dolg.walk(1, |session, seat| {
        let view = session.state().view(Viewer::Seat(seat));
        let markup = dolg.table_markup(session, Viewer::Seat(seat));
        assert_eq!(markup.matches(" id=\"u-").count(), view.units.len());
    });
}

#[test]
fn each_side_has_its_own_edge_below() {
    let dolg = dolg();
    dolg.walk(1, |session, _| {
        let Some(unit) = session.state().view(Viewer::Public).units.first().cloned() else { return };
        let heights = [0, 1].map(|seat| {
            let markup = dolg.table_markup(session, Viewer::Seat(sandtable_core::Seat(seat)));
            let place = markup.split(&format!(" id=\"u-{}\"", unit.unit)).nth(1).expect("it is drawn");
            let top = place.split("--y:").nth(1).and_then(|rest| rest.split('"').next());
            top.and_then(|top| top.parse::<f64>().ok()).expect("it has a place")
        });
        assert!((heights[0] + heights[1] - 900.0).abs() < 0.01, "{heights:?}");
    });
}

/// The values worth a name, as pages have them.
fn marks(session: &Session<Dolg>) -> Vec<MarkLine> {
    let ranges = sandtable_session::Table::ranges(session);
    let marks = ranges.iter().flat_map(|range| range.marks.iter().map(move |amount| (range, *amount)));
    let line = |(range, amount): (&sandtable_session::RangeChoice, i32)| MarkLine {
        element: range.path.last().expect("a path").clone(),
        amount,
        word: sandtable_session::Table::with_amount(session, &range.word, amount).expect("a mark"),
        say: Message::new("dolg-do-done"),
    };
    marks.map(line).collect()
}

#[test]
fn where_a_unit_can_go_there_are_handles_apart_from_each_other() {
    let (dolg, mut handles) = (dolg(), 0);
    dolg.walk(1, |session, seat| {
        let marks = marks(session);
        let words: Vec<String> = marks.iter().map(|mark| mark.word.clone()).collect();
        let clickables = Clickables { marks, ..Clickables::default() };
        let markup = dolg.markup(session.state(), Viewer::Seat(seat), &clickables, Lang::En);
        let drawn: Vec<&str> = markup.split("<button class=\"d-handle\"").skip(1).collect();
        for handle in &drawn {
            let value = handle.split(" value=\"").nth(1).and_then(|rest| rest.split('"').next());
            assert!(words.iter().any(|word| Some(word.as_str()) == value), "{value:?} of {words:?}");
        }
        handles += drawn.len();
    });
    assert!(handles > 100, "only {handles} handles in two battles");
}

#[test]
fn a_choice_of_fights_shows_what_each_die_is_worth() {
    let (dolg, mut shown) = (dolg(), 0);
    dolg.walk(3, |session, seat| {
        let prospects = session.state().view(Viewer::Seat(seat)).prospects;
        let markup = dolg.table_markup(session, Viewer::Seat(seat));
        assert_eq!(markup.matches("class=\"d-prospect\"").count(), prospects.len());
        shown += prospects.len();
    });
    assert!(shown > 0, "nobody met anybody");
}

/// A walk through battles against the AI.
fn solo(scenario: ScenarioChoice) -> Walk<DolgBoard> {
    let options = Options { points: 500, opponent: Opponent::Ai, scenario, ..Options::default() };
    Walk { options: vec![options], ..dolg() }
}

#[test]
fn every_unit_of_the_ai_says_why_with_the_paragraph() {
    let (solo, mut followed) = (solo(ScenarioChoice::None), 0);
    solo.walk(2, |session, seat| {
        let events: Vec<&Event> = session.events().flatten().collect();
        let Some(turn) = events.iter().rposition(|event| matches!(event, Event::Behaviour { .. })) else {
            return;
        };
        let units = session.state().view(Viewer::Seat(seat)).units;
        let asked = units.iter().filter(|unit| unit.unit.side() == Side::North);
        let markup = solo.table_markup(session, Viewer::Seat(seat));
        assert_eq!(markup.matches("class=\"d-answer\"").count(), asked.clone().count());
        for event in &events[turn..] {
            let Event::Follows { unit, item, .. } = event else { continue };
            let Some(answer) = markup.split(&format!(" id=\"why-{unit}\"")).nth(1) else { continue };
            let answer = answer.split("</div>").next().unwrap_or_default();
            let link = format!("href=\"/rules/dolg#r{}\"", item.paragraph().replace('.', "-"));
            assert!(answer.contains(&link), "{unit} should cite {item}: {answer}");
            followed += 1;
        }
    });
    assert!(followed > 20, "the AI has hardly done anything: {followed}");
}

#[test]
fn the_eagle_is_drawn_where_there_is_one() {
    for (scenario, drawn) in [(ScenarioChoice::Eagle, 1), (ScenarioChoice::Tapae, 0)] {
        let options = Options { opponent: Opponent::Ai, scenario, ..Options::default() };
        let session =
            Session::<Dolg>::new(options, sandtable_session::Dice::from_key([1; 32])).expect("good options");
        let markup = dolg().table_markup(&session, Viewer::Seat(sandtable_core::Seat(0)));
        assert_eq!(markup.matches(" id=\"d-token\"").count(), drawn);
    }
}

#[test]
fn every_preset_opens_with_its_moves_and_has_a_name() {
    let catalogue = Catalogue::new([PACKAGE.texts]).expect("good texts").shared();
    let locales = [Lang::En, Lang::Ru].map(|lang| Locale::new(&catalogue, lang));
    for preset in PACKAGE.presets {
        let mut options = PACKAGE.title.defaults();
        for (name, value) in preset.options {
            options[*name] = value.parse::<u16>().map_or_else(|_| (*value).into(), Into::into);
        }
        let mut table =
            PACKAGE.title.open(&options, sandtable_session::Dice::from_key([1; 32])).expect("good options");
        for word in preset.moves {
            table
                .act(sandtable_core::Seat(0), word)
                .unwrap_or_else(|why| panic!("{}: `{word}`: {why}", preset.word));
        }
        for locale in &locales {
            for id in ["", "-help"].map(|end| format!("dolg-table-{}{end}", preset.word)) {
                assert!(locale.knows(&id), "{id}");
            }
        }
    }
    assert_eq!(PACKAGE.presets[0].word, "first-battle", "*Play* opens the first");
}
