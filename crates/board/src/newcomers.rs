//! What a game does for somebody who has never played it, as plain data.

use sandtable_i18n::{Lang, Texts};

/// What a game does for somebody who has never played it.
#[derive(Clone, Copy, Debug)]
pub struct Newcomers {
    /// The guided first game.
    pub lesson: Option<LessonTexts>,
    /// The options of a game at one click, as JSON over the usual ones, for whoever has not finished one yet.
    pub options: &'static str,
}

impl Newcomers {
    /// Nothing: they play as everybody does.
    pub const NONE: Newcomers = Newcomers { lesson: None, options: "{}" };
}

/// The files of a guided first game; [`Lesson::new`](crate::Lesson::new) reads them.
#[derive(Clone, Copy, Debug)]
pub struct LessonTexts {
    /// The words of the learner's seats.
    pub seats: &'static [&'static str],
    /// The record: options, and the steps of all seats and of luck.
    pub record: &'static str,
    comments: Texts,
}

impl LessonTexts {
    /// A lesson for whoever has these seats: its record, and the comments in both languages.
    pub const fn new(
        seats: &'static [&'static str],
        record: &'static str,
        en: &'static str,
        ru: &'static str,
    ) -> LessonTexts {
        LessonTexts { seats, record, comments: Texts { name: "first-game", en, ru } }
    }

    /// The comments in this language.
    pub fn comments(&self, lang: Lang) -> &'static str {
        self.comments.of(lang)
    }
}

/// The guided first game in `first-game.record`, `first-game.en.txt` and `first-game.ru.txt` of the game's texts, for these
/// seats: `first_game!(["axis"])`.
#[macro_export]
macro_rules! first_game {
    ([$($seat:literal),+]) => {
        $crate::LessonTexts::new(
            &[$($seat),+],
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../text/first-game.record")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../text/first-game.en.txt")),
            include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../text/first-game.ru.txt")),
        )
    };
}
