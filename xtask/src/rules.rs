//! `cargo xtask rules`: every numbered paragraph of the rules has a test that carries its number, in its name.
//!
//! A paragraph is a line beginning `**6.4**`; its tests are called `r6_4_...`. Code cites it in a comment, `// 6.4`; a
//! paragraph that no code cites is listed but does not fail, because some only say what a word means.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::source::{folders, source};

/// How one game stands.
struct Coverage {
    game: String,
    paragraphs: usize,
    tests: usize,
    uncited: Vec<String>,
    faults: Vec<String>,
}

/// Prints a table of all games; false if a paragraph lacks a test, or the two languages differ.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let games = folders(&root.join("games"))?;
    let coverages = games.iter().map(|game| coverage(root, game)).collect::<Result<Vec<_>>>()?;
    println!("{:<12} {:>10} {:>6} {:>8} {:>7}", "game", "paragraphs", "tests", "uncited", "faults");
    for one in &coverages {
        println!(
            "{:<12} {:>10} {:>6} {:>8} {:>7}",
            one.game,
            one.paragraphs,
            one.tests,
            one.uncited.len(),
            one.faults.len()
        );
    }
    coverages.iter().for_each(tell);
    Ok(coverages.iter().all(|one| one.faults.is_empty()))
}

fn tell(one: &Coverage) {
    if !one.uncited.is_empty() {
        println!("{}: cited by no code: {}", one.game, one.uncited.join(", "));
    }
    for fault in &one.faults {
        println!("{}: {fault}", one.game);
    }
}

fn coverage(root: &Path, game: &str) -> Result<Coverage> {
    let page = |lang: &str| page(&root.join(format!("games/{game}/text/{lang}.md")));
    let (english, russian) = (page("en")?, page("ru")?);
    let tests = source(&root.join(format!("games/{game}/rules/tests")))?;
    let code = source(&root.join(format!("games/{game}/rules/src")))?;
    Ok(Coverage {
        game: game.to_owned(),
        paragraphs: english.len(),
        tests: tested(&tests).len(),
        uncited: english.iter().filter(|number| !cites(&code, number)).cloned().collect(),
        faults: faults(&english, &russian, &tests),
    })
}

fn faults(english: &[String], russian: &[String], tests: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if english.is_empty() {
        faults.push("no rules page with paragraphs like `**1.1**` in text/en.md".to_owned());
    }
    let tested = tested(tests);
    let kinds = [
        ("there twice", repeated(english)),
        ("not in Russian", missing(english, russian)),
        ("not in English", missing(russian, english)),
        ("without a test `fn r<N>_<M>_...`", missing(english, &tested)),
        ("named by a test, but not there", missing(&tested, english)),
    ];
    let kinds = kinds.iter().filter(|(_, numbers)| !numbers.is_empty());
    faults.extend(kinds.map(|(what, numbers)| format!("{what}: {}", numbers.join(", "))));
    faults
}

fn missing(of: &[String], among: &[String]) -> Vec<String> {
    of.iter().filter(|number| !among.contains(number)).cloned().collect()
}

fn repeated(numbers: &[String]) -> Vec<String> {
    let again = |&index: &usize| numbers[..index].contains(&numbers[index]);
    (0..numbers.len()).filter(again).map(|index| numbers[index].clone()).collect()
}

/// The numbers of the paragraphs of a page, in order; none if there is no page.
fn page(path: &Path) -> Result<Vec<String>> {
    if !path.exists() {
        return Ok(Vec::new());
    }
    let text = fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))?;
    Ok(text.lines().filter_map(paragraph).collect())
}

/// `**6.4** The rival chooses...` is paragraph 6.4.
fn paragraph(line: &str) -> Option<String> {
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    let (chapter, paragraph) = number.split_once('.')?;
    (is_number(chapter) && is_number(paragraph)).then(|| number.to_owned())
}

fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The paragraphs that have a test function, each once.
fn tested(tests: &str) -> Vec<String> {
    let names = tests.lines().filter_map(|line| line.trim_start().strip_prefix("fn r"));
    let numbers: BTreeSet<String> = names.filter_map(number_of_test).collect();
    numbers.into_iter().collect()
}

/// `6_4_raid_makes_the_rival_choose()` belongs to 6.4.
fn number_of_test(name: &str) -> Option<String> {
    let mut parts = name.splitn(3, '_');
    let (chapter, paragraph, _) = (parts.next()?, parts.next()?, parts.next()?);
    (is_number(chapter) && is_number(paragraph)).then(|| format!("{chapter}.{paragraph}"))
}

/// Does a comment hold this number, not as a part of a longer one?
fn cites(code: &str, number: &str) -> bool {
    let comments = code.lines().filter_map(|line| line.split_once("//")).map(|(_, comment)| comment);
    comments.flat_map(numbers_in).any(|found| found == number)
}

fn numbers_in(comment: &str) -> impl Iterator<Item = &str> {
    let pieces = comment.split(|c: char| !c.is_ascii_digit() && c != '.');
    pieces.map(|piece| piece.trim_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::{cites, faults, paragraph, tested};

    fn owned(numbers: &[&str]) -> Vec<String> {
        numbers.iter().map(|number| (*number).to_owned()).collect()
    }

    #[test]
    fn a_paragraph_begins_with_its_number_in_bold() {
        assert_eq!(paragraph("**6.4** The rival chooses."), Some("6.4".to_owned()));
        assert_eq!(paragraph("see **6.4**"), None);
        assert_eq!(paragraph("**Note** 6.4"), None);
        assert_eq!(paragraph("**6.** Raids"), None);
    }

    #[test]
    fn a_test_carries_the_number_in_its_name() {
        let code =
            "fn r6_4_raid_makes_the_rival_choose() {}\n    fn r12_10_last_turn() {}\nfn ready_4_it() {}\n";
        assert_eq!(tested(code), ["12.10", "6.4"]);
    }

    #[test]
    fn a_citation_is_a_whole_number_in_a_comment() {
        let code = "let x = 6.4; // 16.4, 6.41\n/// Raids (7.2).\nf(); // 8.1.\n";
        assert!(!cites(code, "6.4"), "not as a part of a longer number, and not in code");
        assert!(cites(code, "7.2") && cites(code, "8.1") && cites(code, "16.4"));
    }

    #[test]
    fn a_paragraph_without_a_test_is_a_fault() {
        let english = owned(&["1.1", "1.2"]);
        assert!(faults(&english, &english, "fn r1_1_a() {}\nfn r1_2_b() {}").is_empty());
        let found = faults(&english, &english, "fn r1_1_a() {}");
        assert_eq!(found, ["without a test `fn r<N>_<M>_...`: 1.2"]);
    }

    #[test]
    fn the_languages_must_have_the_same_paragraphs_each_once() {
        let tests = "fn r1_1_a() {}\nfn r1_2_b() {}";
        let found = faults(&owned(&["1.1", "1.1"]), &owned(&["1.1", "1.2"]), tests);
        let wanted = ["there twice: 1.1", "not in English: 1.2", "named by a test, but not there: 1.2"];
        assert_eq!(found, wanted);
    }

    #[test]
    fn a_game_without_a_rules_page_is_a_fault() {
        assert_eq!(faults(&[], &[], "").len(), 1);
    }
}
