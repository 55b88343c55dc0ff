//! Walks through random games for the tests of the drawings: what must hold of every board is written once, here, and
//! each game says with which options it is walked and how it is drawn.

use maud::Markup;
use record::{Choice, Dice, Session, Table};
use speech::Lang;
use table::{Game, Rng, Seat, State, Turn, Viewer};

use crate::model::{ChoiceLine, Click, Hot, Visitor};

/// A game to be walked through.
pub(crate) struct Walk<G: Game> {
    /// The sets of options, each played from several seeds.
    pub(crate) options: Vec<G::Options>,
    /// Looks at one of so many positions.
    pub(crate) every: usize,
    /// Draws a position.
    pub(crate) draw: fn(&G::State, Viewer, &Hot, &Visitor) -> Markup,
}

/// Somebody who reads this language.
pub(crate) fn visitor(lang: Lang) -> Visitor {
    Visitor { guest: "g".to_owned(), name: "Guest".to_owned(), lang, csrf: "c".to_owned() }
}

impl<G: Game> Walk<G> {
    /// Plays games at random, and looks at positions in which a seat chooses.
    pub(crate) fn walk(&self, games: u64, mut look: impl FnMut(&Session<G>, Seat)) {
        for options in &self.options {
            for seed in 0..games {
                self.game(options, seed, &mut look);
            }
        }
    }

    fn game(&self, options: &G::Options, seed: u64, look: &mut impl FnMut(&Session<G>, Seat)) {
        let mut session = Session::<G>::new(options.clone(), Dice::from_seed(seed)).expect("good options");
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

    /// The board as the seat sees it with these things to click.
    pub(crate) fn markup(&self, state: &G::State, viewer: Viewer, hot: &Hot, lang: Lang) -> String {
        (self.draw)(state, viewer, hot, &visitor(lang)).into_string()
    }

    /// Whatever may be done can be clicked, step by step, and nothing else can.
    pub(crate) fn every_choice_can_be_clicked(&self, games: u64) {
        self.walk(games, |session, seat| {
            let lines = lines(session);
            for picked in levels(&lines) {
                let hot = Hot::new(&lines, picked);
                let markup = self.markup(session.state(), Viewer::Seat(seat), &hot, Lang::En);
                expect_clickable(&markup, &hot);
            }
        });
    }

    /// Whatever can be clicked has a name, and every message is there, in every language.
    pub(crate) fn everything_has_a_name(&self, games: u64) {
        self.walk(games, |session, seat| {
            let hot = Hot::new(&lines(session), &[]);
            for &lang in Lang::ALL {
                let markup = self.markup(session.state(), Viewer::Seat(seat), &hot, lang);
                for tag in controls(&markup) {
                    let name = attribute(tag, "aria-label");
                    assert!(!name.is_empty() && !name.starts_with('['), "{lang}: {tag}");
                }
                let missing =
                    markup.split(&format!("[{}-", G::ID)).nth(1).map(|rest| &rest[..rest.len().min(40)]);
                assert_eq!(missing, None, "{lang}: a message is missing");
            }
        });
    }

    /// Whatever lies on the board and cannot be clicked names the paragraph about it.
    pub(crate) fn everything_names_its_paragraph(&self, games: u64) {
        self.walk(games, |session, seat| {
            let markup =
                self.markup(session.state(), Viewer::Seat(seat), &Hot::new(&lines(session), &[]), Lang::En);
            for thing in markup.split(" data-element=\"").skip(1) {
                let cited = thing.contains("class=\"rule-link\"") || thing.contains(" data-rule=\"");
                assert!(cited || thing.contains("class=\"hot "), "nothing is said about {thing}");
            }
        });
    }

    /// What a viewer cannot know does not change the drawing.
    pub(crate) fn secrets_are_not_drawn(&self, games: u64) {
        let mut rng = Rng::new(7);
        self.walk(games, |session, _| {
            let drawn = |state: &G::State, viewer| self.markup(state, viewer, &Hot::default(), Lang::En);
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
    pub(crate) fn ids_are_unique_and_boards_small(&self, games: u64, bytes: usize) {
        self.walk(games, |session, seat| {
            let hot = Hot::new(&lines(session), &[]);
            let markup = self.markup(session.state(), Viewer::Seat(seat), &hot, Lang::Ru);
            let mut ids: Vec<&str> =
                markup.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            ids.sort_unstable();
            let twice = ids.windows(2).find(|pair| pair[0] == pair[1]);
            assert_eq!(twice, None, "an id is there twice");
            assert!(markup.len() < bytes, "{} bytes", markup.len());
        });
    }
}

/// The choices as pages have them.
pub(crate) fn lines<G: Game>(session: &Session<G>) -> Vec<ChoiceLine> {
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

fn expect_clickable(markup: &str, hot: &Hot) {
    let picked = &hot.picked;
    let controls = controls(markup);
    for (element, click) in &hot.elements {
        let found = controls.iter().any(|tag| match click {
            Click::Pick(link) => attribute(tag, "href") == link.replace('&', "&amp;"),
            Click::Act(word, _) => attribute(tag, "value") == word && attribute(tag, "form") == "act",
        });
        assert!(found, "`{element}` cannot be clicked after {picked:?}");
        assert!(markup.contains(&format!("data-element=\"{element}\"")), "`{element}` has no place");
    }
    assert_eq!(controls.len(), hot.elements.len(), "after {picked:?} of {:?}", hot.elements);
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
