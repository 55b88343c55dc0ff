//! Options described as data.

use serde::Serialize;

/// One option of a game. Its name and help are said by the messages `<game>-option-<name>` and
/// `<game>-option-<name>-help`, a word of a choice by `<game>-option-<name>-<word>`; its default is in the game's `Options`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Setting {
    /// The field of the options.
    pub name: &'static str,
    /// What can be put there.
    pub kind: SettingKind,
    /// Only asked when another option has this word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub when: Option<(&'static str, &'static str)>,
    /// The number of the rules it came with: older games do not have it.
    #[serde(skip_serializing_if = "is_first")]
    pub since: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes fields by reference")]
fn is_first(rules: &u32) -> bool {
    *rules == 1
}

/// What can be put into an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum SettingKind {
    /// Yes or no.
    Switch,
    /// A number from `min` to `max`.
    Number {
        /// The lowest.
        min: i64,
        /// The highest.
        max: i64,
    },
    /// One of these words.
    Choice {
        /// The words.
        words: &'static [&'static str],
    },
    /// Up to `max` lines of text, of which `example` is one.
    Lines {
        /// How many at most.
        max: usize,
        /// A line that would be right.
        example: &'static str,
    },
}

impl Setting {
    /// A yes or no.
    pub fn switch(name: &'static str) -> Setting {
        Setting { name, kind: SettingKind::Switch, when: None, since: 1 }
    }

    /// A number.
    pub fn number(name: &'static str, min: i64, max: i64) -> Setting {
        Setting { name, kind: SettingKind::Number { min, max }, when: None, since: 1 }
    }

    /// A word of a list.
    pub fn choice(name: &'static str, words: &'static [&'static str]) -> Setting {
        Setting { name, kind: SettingKind::Choice { words }, when: None, since: 1 }
    }

    /// Lines of text.
    pub fn lines(name: &'static str, max: usize, example: &'static str) -> Setting {
        Setting { name, kind: SettingKind::Lines { max, example }, when: None, since: 1 }
    }

    /// Only asked when the option `name` has this word.
    #[must_use]
    pub fn when(mut self, name: &'static str, word: &'static str) -> Setting {
        self.when = Some((name, word));
        self
    }

    /// It came with the rules of this number.
    #[must_use]
    pub fn since(mut self, rules: u32) -> Setting {
        self.since = rules;
        self
    }
}
