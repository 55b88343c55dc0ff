//! Walks through random games for the tests of the drawings: what must hold of every board is written once, here, and
//! each game says with which options it is walked and how it is drawn.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::prelude::*;

use sandtable_core::{Game, Message, Rng, Seat, Turn, Viewer};
use sandtable_i18n::{Catalogue, Lang, Locale, Texts, paragraph_number};
use sandtable_session::{Choice, Dice, Session, Table};

use crate::{BoardContext, BoardInput, ChoiceLine, Click, Clickables, EventLog, GameBoard, TEXTS};

/// A game to be walked through.
#[derive(Debug)]
pub struct Walk<B: GameBoard> {
    /// How it is drawn.
    pub board: B,
    /// What it says.
    pub texts: Texts,
    /// The sets of options, each played from several seeds.
    pub options: Vec<<B::Game as Game>::Options>,
    /// Looks at one position in this many.
    pub every: usize,
}

/// In how many positions of each game everything is clicked.
const CLICKED: usize = 200;
/// In how many positions of each game everything explains itself.
const EXPLAINED: usize = 24;

type StateOf<B> = <<B as GameBoard>::Game as Game>::State;

impl<B: GameBoard> Walk<B> {
    /// Plays games at random, and looks at positions in which a seat chooses.
    pub fn walk(&self, games: u64, mut look: impl FnMut(&Session<B::Game>, Seat)) {
        for options in &self.options {
            for seed in 0..games {
                self.game(options, seed, &mut look);
            }
        }
    }

    /// Looks at this many positions or a few more, an equal share of each set of options, spread over whole games.
    fn walk_positions(&self, positions: usize, mut look: impl FnMut(&Session<B::Game>, Seat)) {
        let share = positions.div_ceil(self.options.len());
        for options in &self.options {
            let mut seen = 0;
            for seed in 0.. {
                if seen >= share {
                    break;
                }
                self.game(options, seed, &mut |session, seat| {
                    seen += 1;
                    look(session, seat);
                });
            }
        }
    }

    fn game(
        &self,
        options: &<B::Game as Game>::Options,
        seed: u64,
        look: &mut impl FnMut(&Session<B::Game>, Seat),
    ) {
        let mut session =
            Session::<B::Game>::new(options.clone(), Dice::from_seed(seed)).expect("good options");
        let mut rng = Rng::new(seed);
        let mut asked = 0;
        loop {
            match session.turn() {
                Turn::Over => return,
                Turn::Chance => drop(session.roll().expect("luck")),
                Turn::Seat(seat) => {
                    if asked % self.every == 0 {
                        look(&session, seat);
                    }
                    asked += 1;
                    let action = rng.pick(&session.legal());
                    session.act(seat, action).expect("a legal action");
                }
            }
        }
    }

    /// The position as this viewer sees it with these things to click; nothing has happened yet.
    pub fn markup(&self, state: &StateOf<B>, viewer: Viewer, clickables: &Clickables, lang: Lang) -> String {
        self.drawn(state, EventLog::none(), viewer, clickables, lang)
    }

    /// The table as this viewer sees it, with what happened; nothing can be clicked.
    pub fn table_markup(&self, session: &Session<B::Game>, viewer: Viewer) -> String {
        self.drawn(session.state(), EventLog::new(session, viewer), viewer, &Clickables::default(), Lang::En)
    }

    fn drawn(
        &self,
        state: &StateOf<B>,
        events: EventLog<'_, B::Game>,
        viewer: Viewer,
        clickables: &Clickables,
        lang: Lang,
    ) -> String {
        let catalogue = Catalogue::new([TEXTS, self.texts]).expect("good texts").shared();
        let locale = Locale::new(&catalogue, lang);
        let context =
            BoardContext { game: B::Game::ID, clickables, locale: &locale, settings: &BTreeMap::new() };
        let input = BoardInput { view: &state.view(viewer), events, viewer, context };
        GameBoard::draw(&self.board, &input).into_string()
    }

    /// Whatever may be done can be clicked, step by step, and nothing else can.
    pub fn every_choice_can_be_clicked(&self, games: u64) {
        self.walk(games, |session, seat| {
            let lines = lines(session);
            for picked in levels(&lines) {
                let clickables = Clickables::new(&lines, picked);
                let markup = self.markup(session.state(), Viewer::Seat(seat), &clickables, Lang::En);
                expect_clickable(&markup, &clickables);
            }
        });
    }

    /// Whatever can be clicked has a name, and every message is there, in every language.
    pub fn everything_has_a_name(&self, games: u64) {
        self.walk(games, |session, seat| {
            let clickables = Clickables::new(&lines(session), &[]);
            for &lang in Lang::ALL {
                let markup = self.markup(session.state(), Viewer::Seat(seat), &clickables, lang);
                for tag in controls(&markup) {
                    let name = attribute(tag, "aria-label");
                    assert!(!name.is_empty() && !name.starts_with('['), "{lang}: {tag}");
                }
                let missing = markup
                    .split(&format!("[{}-", B::Game::ID))
                    .nth(1)
                    .map(|rest| &rest[..rest.len().min(40)]);
                assert_eq!(missing, None, "{lang}: a message is missing");
            }
        });
    }

    /// Whatever lies on the board and cannot be clicked names the paragraph about it.
    pub fn everything_names_its_paragraph(&self, games: u64) {
        self.walk(games, |session, seat| {
            let markup = self.markup(
                session.state(),
                Viewer::Seat(seat),
                &Clickables::new(&lines(session), &[]),
                Lang::En,
            );
            for thing in markup.split(" data-element=\"").skip(1) {
                let cited = thing.contains("class=\"rule-link\"") || thing.contains(" data-rule=\"");
                assert!(cited || thing.contains("class=\"hot "), "nothing is said about {thing}");
            }
        });
    }

    /// Whatever lies on the board is answered when it is clicked: it can be, or it can after something else, or the game
    /// says why not and names the paragraph.
    pub fn every_click_is_explained(&self) {
        let mut unexplained = BTreeSet::new();
        self.walk_positions(CLICKED, |session, seat| {
            let markup = self.markup(session.state(), Viewer::Seat(seat), &Clickables::default(), Lang::En);
            for element in elements(&markup) {
                let why = session.explain_click(seat, element, &[]);
                let possible = ["table-why-legal", "table-why-later"].contains(&why.id.as_ref());
                if !possible && !why.args.iter().any(|(name, _)| name == "rule") {
                    let ask = session.ask().map(|ask| ask.id);
                    unexplained.insert(format!("{ask:?}: `{element}` is answered by {}", why.id));
                }
            }
        });
        assert!(unexplained.is_empty(), "{unexplained:#?}");
    }

    /// Whatever lies on the board explains itself: it has a name and a paragraph that these rules have in every language, and
    /// whatever the game says of its kind can be said.
    pub fn everything_explains_itself(&self, rules: Texts) {
        let catalogue = Catalogue::new([TEXTS, self.texts]).expect("good texts");
        let mut mute = BTreeSet::new();
        self.walk_positions(EXPLAINED, |session, seat| {
            let clickables = Clickables::new(&lines(session), &[]);
            let markup = self.markup(session.state(), Viewer::Seat(seat), &clickables, Lang::En);
            for thing in markup.split(" data-element=\"").skip(1) {
                let element = thing.split('"').next().unwrap_or_default();
                let has_rule = cited(thing).is_some_and(|rule| in_every_language(rules, &rule));
                if !has_rule || !is_named(thing) {
                    mute.insert(format!("`{element}` cites {:?}", cited(thing)));
                }
            }
            for word in words_of(&markup) {
                for line in GameBoard::about(&self.board, word) {
                    check_said(&catalogue, &line);
                }
            }
        });
        assert!(mute.is_empty(), "{mute:#?}");
    }

    /// What a viewer cannot know does not change the drawing.
    pub fn secrets_are_not_drawn(&self, games: u64) {
        let mut rng = Rng::new(7);
        self.walk(games, |session, _| {
            let drawn =
                |state: &StateOf<B>, viewer| self.markup(state, viewer, &Clickables::default(), Lang::En);
            for seat in (0..session.seats().len() as u8).map(Seat) {
                let mut other = session.state().clone();
                other.determinize(seat, &mut rng);
                for viewer in [Viewer::Seat(seat), Viewer::Public] {
                    assert_eq!(drawn(session.state(), viewer), drawn(&other, viewer));
                }
            }
        });
    }

    /// No id is there twice, and a board stays below so many bytes.
    pub fn ids_are_unique_and_boards_small(&self, games: u64, bytes: usize) {
        self.walk(games, |session, seat| {
            let clickables = Clickables::new(&lines(session), &[]);
            let markup = self.markup(session.state(), Viewer::Seat(seat), &clickables, Lang::Ru);
            let mut ids: Vec<&str> =
                markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            ids.sort_unstable();
            let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "an id is there twice");
            assert!(markup.len() < bytes, "{} bytes", markup.len());
        });
    }
}

/// The paragraph a thing cites.
fn cited(thing: &str) -> Option<String> {
    let own = thing.split('>').next().and_then(|tag| tag.split(" data-rule=\"").nth(1));
    let link = || thing.split("class=\"rule-link\"").nth(1)?.split("#r").nth(1);
    let rule = own.or_else(link)?.split('"').next()?;
    Some(rule.replace('-', "."))
}

fn in_every_language(rules: Texts, rule: &str) -> bool {
    let is_it = |line| paragraph_number(line).is_some_and(|(number, _)| number == rule);
    Lang::ALL.iter().all(|&lang| rules.of(lang).lines().any(is_it))
}

fn is_named(thing: &str) -> bool {
    [" title=\"", " aria-label=\"", " data-name=\"", " data-called=\"", "class=\"sr\""]
        .iter()
        .any(|name| thing.contains(name))
}

/// The words of the pieces and the elements of a drawing.
fn words_of(markup: &str) -> impl Iterator<Item = &str> {
    let of = |name: &'static str| markup.split(name).skip(1).filter_map(|rest| rest.split('"').next());
    of(" data-piece=\"").chain(of(" data-element=\""))
}

fn check_said(catalogue: &Catalogue, message: &Message) {
    for &lang in Lang::ALL {
        let said = catalogue.say(lang, message);
        assert!(!said.contains('[') && !said.contains('{'), "{lang}: {message:?} reads `{said}`");
    }
}

/// The words of everything on a drawing that can be clicked at some time.
fn elements(markup: &str) -> impl Iterator<Item = &str> {
    markup.split(" data-element=\"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// The choices as pages have them.
fn lines<G: Game>(session: &Session<G>) -> Vec<ChoiceLine> {
    let line = |choice: Choice| ChoiceLine {
        word: choice.word,
        say: choice.say,
        path: choice.path,
        preview: Vec::new(),
    };
    session.choices().into_iter().map(line).collect()
}

/// Everything that may have been picked before the last click.
fn levels(lines: &[ChoiceLine]) -> Vec<&[String]> {
    let mut levels: Vec<&[String]> =
        lines.iter().flat_map(|line| (0..line.path.len()).map(|at| &line.path[..at])).collect();
    levels.sort();
    levels.dedup();
    levels
}

fn expect_clickable(markup: &str, clickables: &Clickables) {
    let picked = &clickables.picked;
    let controls = controls(markup);
    for (element, click) in &clickables.elements {
        let found = controls.iter().any(|tag| match click {
            Click::Pick(link) => attribute(tag, "href") == link.replace('&', "&amp;"),
            Click::Act(word, _) => attribute(tag, "value") == word && attribute(tag, "form") == "act",
        });
        assert!(found, "`{element}` cannot be clicked after {picked:?}");
        assert!(markup.contains(&format!("data-element=\"{element}\"")), "`{element}` has no place");
    }
    assert_eq!(controls.len(), clickables.elements.len(), "after {picked:?} of {:?}", clickables.elements);
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
