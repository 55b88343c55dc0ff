//! A text in every language.

use crate::Lang;

/// A text in every language: the messages of a game (`.ftl`), or its rules (`.md`).
#[derive(Clone, Copy, Debug)]
pub struct Texts {
    /// Whose text it is, for errors: `toy`.
    pub name: &'static str,
    /// In English.
    pub en: &'static str,
    /// In Russian.
    pub ru: &'static str,
}

impl Texts {
    /// The text in this language.
    pub fn of(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Ru => self.ru,
        }
    }
}

/// The [`Texts`] in `en.<ending>` and `ru.<ending>` of a folder, given relative to the crate's manifest:
/// `texts!("toy", "../text", "ftl")`. With the name of a text they are in `guide.en.md` and `guide.ru.md`:
/// `texts!("toy", "../text", "guide", "md")`.
#[macro_export]
macro_rules! texts {
    ($name:literal, $folder:literal, $ending:literal) => {
        $crate::Texts {
            name: $name,
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/en.", $ending)),
            ru: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/ru.", $ending)),
        }
    };
    ($name:literal, $folder:literal, $text:literal, $ending:literal) => {
        $crate::Texts {
            name: $name,
            en: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $text, ".en.", $ending)),
            ru: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/", $folder, "/", $text, ".ru.", $ending)),
        }
    };
}
