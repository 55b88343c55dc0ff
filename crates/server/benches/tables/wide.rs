//! A toy game of one seat with 1,000 choices at every turn.

use std::collections::BTreeMap;

use maud::Markup;
use sandtable_board::{Newcomers, Package, SketchBoard};
use sandtable_core::{
    BadOptions, Checked, Game, Hidden, Judged, Log, Message, Outcome, Rng, Rules, Say, Seat, Setting, Shown,
    Sketch, Turn, Viewer, notation, words,
};
use sandtable_i18n::Texts;
use sandtable_session::TitleOf;
use serde::{Deserialize, Serialize};

/// The rules.
pub(crate) static TITLE: TitleOf<Wide> = TitleOf::new();

/// A list of games that has nothing else.
pub(crate) static PACKAGES: &[Package] = &[Package {
    title: &TITLE,
    board: &SketchBoard::<Wide>::new(),
    texts: NO_TEXT,
    rules: NO_TEXT,
    guide: None,
    assets: &[],
    board_settings: &[],
    shelf_picture: Markup::default,
    presets: &[],
    newcomers: Newcomers::NONE,
    puzzles: &[],
}];

const NO_TEXT: Texts = Texts { name: "wide", en: "", ru: "" };

#[derive(Debug)]
pub(crate) struct Wide;

#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Options {}

impl Game for Wide {
    const ID: &'static str = "wide";
    const RULES: u32 = 1;
    type Options = Options;
    type State = Heap;

    fn settings() -> Vec<Setting> {
        Vec::new()
    }

    fn seats(_options: &Options) -> &'static [&'static str] {
        &["one"]
    }

    fn setup(_options: &Options, _rules: u32) -> Result<Heap, BadOptions> {
        Ok(Heap { last: 0 })
    }
}

notation! {
    /// What the seat can do.
    pub(crate) enum Pick: "pick" in "wide-do" {
        /// `take 7`.
        Take { nth: u16 = 0..=999 } = "take {nth}",
    }
}

words! {
    /// What is asked, and answered.
    pub(crate) enum Question: "question" in "wide-ask" {
        /// What to take.
        Which = "which",
    }
}

/// What was taken last.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Heap {
    last: u16,
}

impl Sketch for Heap {
    fn sketch(&self) -> Vec<Message> {
        vec![Pick::Take { nth: self.last }.say()]
    }
}

impl Rules for Heap {
    type Action = Pick;
    type Chance = Pick;
    type Event = Question;

    fn turn(&self) -> Turn {
        Turn::Seat(Seat(0))
    }

    fn legal(&self, out: &mut Vec<Pick>) {
        out.extend((0..1000).map(|nth| Pick::Take { nth }));
    }

    fn apply<L: Log<Question>>(&mut self, action: Pick, log: &mut L) {
        let Pick::Take { nth } = action;
        self.last = nth;
        log.add(Question::Which);
    }

    fn chances(&self, _out: &mut Vec<(Pick, u32)>) {}

    fn resolve<L: Log<Question>>(&mut self, _outcome: Pick, _log: &mut L) {}

    fn outcome(&self) -> Option<Outcome> {
        None
    }
}

impl Hidden for Heap {
    type View = Heap;

    fn view(&self, _viewer: Viewer) -> Heap {
        self.clone()
    }

    fn mask(event: &Question, _viewer: Viewer) -> Option<Question> {
        Some(*event)
    }

    fn determinize(&mut self, _seat: Seat, _rng: &mut Rng) {}
}

impl Shown for Heap {
    type Ask = Question;
    type Element = Pick;

    fn ask(&self) -> Option<Question> {
        Some(Question::Which)
    }

    fn path(&self, action: Pick, out: &mut Vec<Pick>) {
        out.push(action);
    }
}

impl Judged for Heap {
    fn value(&self, _seat: Seat) -> f32 {
        0.5
    }
}

impl Checked for Heap {
    fn census(&self) -> BTreeMap<String, u32> {
        BTreeMap::new()
    }
}
