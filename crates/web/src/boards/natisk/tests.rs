//! Whatever may be done can be clicked, has a name in every language, and nothing is drawn that the viewer may not
//! know. Random games of every mode are walked through.

use natisk::ids::Board;
use natisk::{Blank, Mode, Natisk, Options, State};
use record::{Dice, Session, Table};
use speech::Lang;
use table::{Rng, Seat, State as _, Turn, Viewer};

use super::{draw, last_placed};
use crate::model::{ChoiceLine, Click, Hot, Visitor};

fn visitor(lang: Lang) -> Visitor {
    Visitor { guest: "g".to_owned(), name: "Guest".to_owned(), lang, csrf: "c".to_owned() }
}

/// The options of every mode, once with blank tokens.
fn modes() -> Vec<Options> {
    let blanks = ["first army+navy 3", "second any 2 blitz", "research air 9 partisans"];
    let blanks: Vec<Blank> = blanks.iter().map(|blank| blank.parse().expect("a blank token")).collect();
    let mut modes = vec![Options { blanks, ..Options::default() }];
    for &board in Board::ALL {
        modes.extend(Mode::ALL.iter().map(|&mode| Options { board, mode, ..Options::default() }));
    }
    modes
}

/// Plays games at random, and looks at each position in which a seat chooses.
fn walk(games: u64, mut look: impl FnMut(&Session<Natisk>, Seat)) {
    for options in modes() {
        for seed in 0..games {
            let dice = Dice::from_seed(seed);
            let mut session = Session::<Natisk>::new(options.clone(), dice).expect("good options");
            let mut rng = Rng::new(seed);
            loop {
                match session.turn() {
                    Turn::Over => break,
                    Turn::Chance => drop(session.roll().expect("luck")),
                    Turn::Seat(seat) => {
                        look(&session, seat);
                        let action = rng.pick(&session.legal());
                        session.act(seat, action).expect("a legal action");
                    }
                }
            }
        }
    }
}

fn lines(session: &Session<Natisk>) -> Vec<ChoiceLine> {
    let line = |choice: record::Choice| ChoiceLine {
        word: choice.word,
        say: choice.say,
        path: choice.path,
        preview: Vec::new(),
    };
    session.choices().into_iter().map(line).collect()
}

fn markup(session: &Session<Natisk>, viewer: Viewer, hot: &Hot, lang: Lang) -> String {
    let fresh = last_placed(session.events());
    draw(&session.state().view(viewer), &fresh, hot, &visitor(lang)).into_string()
}

/// The opening tags of what can be clicked.
fn controls(markup: &str) -> Vec<&str> {
    let tags = markup.split('<').filter_map(|rest| rest.split('>').next());
    tags.filter(|tag| tag.contains("class=\"hot ")).collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> &'a str {
    let start = format!(" {name}=\"");
    tag.split(&start).nth(1).and_then(|rest| rest.split('"').next()).unwrap_or("")
}

#[test]
fn every_choice_can_be_clicked_step_by_step() {
    walk(2, |session, seat| {
        let lines = lines(session);
        let mut levels: Vec<&[String]> =
            lines.iter().flat_map(|line| (0..line.path.len()).map(|at| &line.path[..at])).collect();
        levels.sort();
        levels.dedup();
        for picked in levels {
            let hot = Hot::new(&lines, picked);
            let markup = markup(session, Viewer::Seat(seat), &hot, Lang::En);
            let controls = controls(&markup);
            assert_eq!(controls.len(), hot.elements.len(), "after {picked:?} of {:?}", hot.elements);
            for (element, click) in &hot.elements {
                let found = controls.iter().any(|tag| match click {
                    Click::Pick(link) => attribute(tag, "href") == link.replace('&', "&amp;"),
                    Click::Act(word) => attribute(tag, "value") == word && attribute(tag, "form") == "act",
                });
                assert!(found, "`{element}` cannot be clicked after {picked:?}");
                assert!(markup.contains(&format!("data-element=\"{element}\"")), "`{element}` has no place");
            }
        }
    });
}

#[test]
fn whatever_can_be_clicked_has_a_name_in_every_language() {
    walk(1, |session, seat| {
        let lines = lines(session);
        for &lang in Lang::ALL {
            let markup = markup(session, Viewer::Seat(seat), &Hot::new(&lines, &[]), lang);
            for tag in controls(&markup) {
                let name = attribute(tag, "aria-label");
                assert!(!name.is_empty() && !name.starts_with('['), "{lang}: {tag}");
            }
            assert!(!markup.contains("[natisk-"), "{lang}: a message is missing");
        }
    });
}

#[test]
fn what_a_viewer_cannot_know_does_not_change_the_drawing() {
    let mut rng = Rng::new(7);
    walk(1, |session, _| {
        let drawn = |state: &State, viewer| {
            draw(&state.view(viewer), &[], &Hot::default(), &visitor(Lang::En)).into_string()
        };
        for seat in (0..session.seats().len() as u8).map(Seat) {
            let mut other = session.state().clone();
            other.determinize(seat, &mut rng);
            assert_eq!(drawn(session.state(), Viewer::Seat(seat)), drawn(&other, Viewer::Seat(seat)));
            assert_eq!(drawn(session.state(), Viewer::Public), drawn(&other, Viewer::Public));
        }
    });
}

#[test]
fn a_watcher_sees_no_reserve_and_no_bag() {
    walk(1, |session, _| {
        let markup = markup(session, Viewer::Public, &Hot::default(), Lang::En);
        assert!(!markup.contains("data-element=\"reserve-") && !markup.contains("n-bag"));
    });
}

#[test]
fn ids_are_unique_and_a_board_stays_small() {
    walk(1, |session, seat| {
        let markup = markup(session, Viewer::Seat(seat), &Hot::new(&lines(session), &[]), Lang::Ru);
        let mut ids: Vec<&str> =
            markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let all = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), all, "an id is there twice");
        assert!(markup.len() < 72_000, "{} bytes", markup.len());
    });
}

#[test]
fn the_units_of_the_last_turn_are_marked() {
    walk(1, |session, seat| {
        let placed = last_placed(session.events());
        let markup = markup(session, Viewer::Seat(seat), &Hot::default(), Lang::En);
        for space in &placed {
            assert!(markup.contains(&format!("fresh\" id=\"s-{space}\"")), "`{space}` is not marked");
        }
        assert_eq!(markup.matches(" fresh\"").count(), placed.len());
    });
}
