//! `cargo xtask rules`: every numbered paragraph of the rules has a test that carries its number, in its name.
//!
//! A paragraph is a line beginning `**6.4**`; its tests are called `r6_4_...`. Code cites it in a comment, `// 6.4`; a
//! paragraph that no code cites is listed but does not fail, because some only say what a word means.
//!
//! `text/examples.txt` lists the worked examples of the rulebook, a line each: `6.4a what it shows`. Each is told in both
//! languages, right below its paragraph, in a block that begins `> *Example 6.4a.*`.

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
    examples: usize,
    uncited: Vec<String>,
    faults: Vec<String>,
}

/// Prints a table of all games; false if a paragraph lacks a test, or the two languages differ.
pub(crate) fn run(root: &Path) -> Result<bool> {
    let games = folders(&root.join("games"))?;
    let coverages = games.iter().map(|game| coverage(root, game)).collect::<Result<Vec<_>>>()?;
    println!(
        "{:<12} {:>10} {:>6} {:>9} {:>8} {:>7}",
        "game", "paragraphs", "tests", "examples", "uncited", "faults"
    );
    for one in &coverages {
        println!(
            "{:<12} {:>10} {:>6} {:>9} {:>8} {:>7}",
            one.game,
            one.paragraphs,
            one.tests,
            one.examples,
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
    let text = |name: &str| text(&root.join(format!("games/{game}/text/{name}")));
    let texts = [text("en.md")?, text("ru.md")?];
    let [english, russian] =
        texts.each_ref().map(|text| text.lines().filter_map(paragraph).collect::<Vec<_>>());
    let rule_tests = source(&root.join(format!("games/{game}/rules/tests")))?;
    let code = source(&root.join(format!("games/{game}/rules/src")))?;
    let list = text("examples.txt")?;
    let mut faults = faults(&english, &russian, &rule_tests);
    faults.extend(example_faults(&list, &texts));
    Ok(Coverage {
        game: game.to_owned(),
        paragraphs: english.len(),
        tests: tested(&rule_tests).len(),
        examples: listed(&list).len(),
        uncited: english.iter().filter(|number| !cites(&code, number)).cloned().collect(),
        faults,
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

/// A text of the game; empty if there is no such file.
fn text(path: &Path) -> Result<String> {
    if !path.exists() {
        return Ok(String::new());
    }
    fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))
}

/// What is wrong with the worked examples, English first.
fn example_faults(list: &str, [english, russian]: &[String; 2]) -> Vec<String> {
    let wanted = listed(list);
    let mut kinds = vec![("examples listed twice".to_owned(), repeated(&wanted))];
    for (language, told) in [("English", told(english, "Example")), ("Russian", told(russian, "Пример"))]
    {
        kinds.push((format!("examples not told in {language}"), missing(&wanted, &told)));
        kinds.push((format!("examples in {language}, not in text/examples.txt"), missing(&told, &wanted)));
        kinds.push((format!("examples told twice in {language}"), repeated(&told)));
    }
    let kinds = kinds.iter().filter(|(_, labels)| !labels.is_empty());
    kinds.map(|(what, labels)| format!("{what}: {}", labels.join(", "))).collect()
}

/// The labels of the list, `6.4a`, each followed by what the example shows.
fn listed(list: &str) -> Vec<String> {
    let lines = list.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' ')).map(|(label, _)| label.to_owned()).collect()
}

/// The labels of the worked examples of a page. One that does not stand below its paragraph is called misplaced.
fn told(text: &str, word: &str) -> Vec<String> {
    let mut below = String::new();
    let mut labels = Vec::new();
    for line in text.lines() {
        below = paragraph(line).unwrap_or(below);
        let label = line.strip_prefix(&format!("> *{word} ")).and_then(|rest| rest.split_once(".* "));
        if let Some((label, _)) = label {
            let is_below = label.trim_end_matches(|c: char| c.is_ascii_lowercase()) == below;
            labels.push(if is_below { label.to_owned() } else { format!("{label} (misplaced)") });
        }
    }
    labels
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

/// The numbers of a comment; one behind a letter, as in `B1.4`, is no paragraph.
fn numbers_in(comment: &str) -> impl Iterator<Item = &str> {
    let pieces = comment.split(|c: char| !c.is_alphanumeric() && c != '.');
    pieces.map(|piece| piece.trim_matches('.'))
}

#[cfg(test)]
mod tests {
    use super::{cites, example_faults, faults, paragraph, tested};

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
        let code = "let x = 6.4; // 16.4, 6.41, B6.4\n/// Raids (7.2).\nf(); // 8.1.\n";
        assert!(
            !cites(code, "6.4"),
            "not as a part of a longer number, not behind a letter, and not in code"
        );
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

    fn examples(list: &str, english: &str, russian: &str) -> Vec<String> {
        example_faults(list, &[english.to_owned(), russian.to_owned()])
    }

    #[test]
    fn every_example_of_the_rulebook_is_told_in_both_languages_below_its_paragraph() {
        let list = "# what it shows\n6.4a a raid\n";
        let (english, russian) = ("**6.4** A.\n\n> *Example 6.4a.* B.", "**6.4** A.\n\n> *Пример 6.4a.* B.");
        assert!(examples(list, english, russian).is_empty());
        assert_eq!(examples(list, english, "**6.4** A."), ["examples not told in Russian: 6.4a"]);
        let elsewhere = "**6.4** A.\n\n**6.5** B.\n\n> *Example 6.4a.* C.";
        assert!(examples(list, elsewhere, russian)[0].contains("not told in English: 6.4a"));
        assert_eq!(examples("", english, russian).len(), 2, "and none that is not listed");
        assert_eq!(examples("6.4a a\n6.4a b", english, russian), ["examples listed twice: 6.4a"]);
    }
}
