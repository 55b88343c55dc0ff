//! `cargo xtask names`, a stage of `cargo xtask test`: no source of `crates/` names a game, except the list of games.
//!
//! The games are the folders of `games/`. A game is named wherever one of them is a word of its own or a part of an
//! identifier, a path or a message id: `natisk` in `sandtable_natisk`, `natisk-placed` and `NatiskBoard`. Tests,
//! benches and examples may use a game as an example; doc comments may not.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use crate::source::{folders, tree};

/// The crate that lists the games.
const LIST: &str = "games";

/// Folders whose files may use a game as an example.
const EXAMPLES: [&str; 4] = ["tests", "benches", "examples", "fuzz"];

/// What is looked at.
const KINDS: [&str; 4] = ["rs", "js", "css", "ftl"];

/// Prints every place that names a game; false if there is one.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let games = folders(&root.join("games"))?;
    let mut found = 0;
    for path in sources(root)? {
        let text = fs::read_to_string(&path).with_context(|| format!("could not read {}", path.display()))?;
        let file = path.strip_prefix(root).unwrap_or(&path).display().to_string();
        for named in names_in(&text, &games) {
            println!("{file}:{}: names the game `{}`: {}", named.line, named.game, named.text);
            found += 1;
        }
    }
    if found > 0 {
        println!("only crates/{LIST} may name games; what is about one game belongs into games/<game>,");
        println!("and a doc example can use a toy game (see crates/core/src/lib.rs)");
    }
    Ok(found == 0)
}

/// The files that may not name a game.
fn sources(root: &Path) -> Result<Vec<PathBuf>> {
    let mut sources = Vec::new();
    for member in folders(&root.join("crates"))?.iter().filter(|member| *member != LIST) {
        let folder = root.join("crates").join(member);
        let files = tree(&folder)?.into_iter();
        sources.extend(files.filter(|path| is_source(path.strip_prefix(&folder).unwrap_or(path))));
    }
    Ok(sources)
}

fn is_source(path: &Path) -> bool {
    let is_kind = path.extension().is_some_and(|ext| KINDS.iter().any(|kind| ext == *kind));
    let is_example = path.iter().any(|part| EXAMPLES.iter().any(|folder| part == *folder));
    is_kind && !is_example && !path.ends_with("tests.rs")
}

/// A line that names a game.
#[derive(PartialEq, Eq, Debug)]
struct Named<'a> {
    line: usize,
    game: &'a str,
    text: &'a str,
}

/// The lines outside of tests that name a game.
fn names_in<'a>(text: &'a str, games: &'a [String]) -> Vec<Named<'a>> {
    let named = |(line, text): (usize, &'a str)| {
        let game = games.iter().find(|game| names(text, game))?;
        Some(Named { line, game, text: text.trim() })
    };
    outside_tests(text).filter_map(named).collect()
}

/// The lines with their numbers, without items under `#[cfg(test)]`. Such an item ends at the first line as far to the
/// left as its attribute that closes it; the format stage sees to it that there is one.
fn outside_tests(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut skipped: Option<usize> = None;
    text.lines().enumerate().filter_map(move |(at, line)| {
        let indent = line.len() - line.trim_start().len();
        match skipped {
            Some(depth) => {
                if indent == depth && line.ends_with([';', '}']) {
                    skipped = None;
                }
                None
            }
            None if line.trim() == "#[cfg(test)]" => {
                skipped = Some(indent);
                None
            }
            None => Some((at + 1, line)),
        }
    })
}

/// Is the game a word of the line, or a part of an identifier?
fn names(line: &str, game: &str) -> bool {
    let words = line.split(|c: char| !c.is_alphanumeric());
    words.flat_map(humps).any(|part| part.eq_ignore_ascii_case(game))
}

/// The parts of `CamelCase`; a word without humps is one part.
fn humps(word: &str) -> impl Iterator<Item = &str> {
    let is_start = |&(at, c): &(usize, char)| {
        at > 0 && c.is_uppercase() && word[..at].ends_with(|before: char| !before.is_uppercase())
    };
    let starts = word.char_indices().filter(is_start).map(|(at, _)| at);
    let mut from = 0;
    starts.chain([word.len()]).map(move |to| &word[std::mem::replace(&mut from, to)..to])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<usize> {
        let games = ["rush".to_owned(), "onehour".to_owned()];
        names_in(text, &games).iter().map(|named| named.line).collect()
    }

    #[test]
    fn identifiers_paths_strings_and_message_ids_name_a_game() {
        for line in [
            "use sandtable_rush::Rush;",
            "use sandtable_rush_board::PACKAGE;",
            "struct RushBoard;",
            "fn draw_rush() {}",
            "let page = \"/new/onehour\";",
            "rush-title = A title",
            ".rush > .card { color: red }",
            "//! game rush",
        ] {
            assert_eq!(found(line), [1], "{line}");
        }
    }

    #[test]
    fn a_word_that_only_contains_the_name_does_not() {
        for line in ["let brushes = 3;", "let crush = Crusher;", "one hour", "rushed-ahead", "RUSHMORE"] {
            assert_eq!(found(line), [0; 0], "{line}");
        }
    }

    #[test]
    fn tests_may_use_a_game() {
        let text = "use a;\n#[cfg(test)]\nmod tests {\n    fn rush() {\n    }\n}\nfn rush() {}\n";
        assert_eq!(found(text), [7]);
        assert_eq!(found("#[cfg(test)]\nmod rush;\nmod onehour;\n"), [3]);
    }

    #[test]
    fn only_sources_are_looked_at() {
        let is_source = |path: &str| is_source(Path::new(path));
        assert!(is_source("src/lib.rs") && is_source("assets/page.js") && is_source("text/en.ftl"));
        for other in
            ["tests/play/main.rs", "examples/shots.rs", "src/tests.rs", "Cargo.toml", "assets/icon.svg"]
        {
            assert!(!is_source(other), "{other}");
        }
    }

    #[test]
    fn the_list_itself_is_not_looked_at() -> Result<()> {
        let root = crate::root();
        let sources = sources(&root)?;
        assert!(sources.contains(&root.join("crates/core/src/lib.rs")));
        assert!(!sources.iter().any(|path| path.starts_with(root.join("crates/games"))));
        Ok(())
    }
}
