//! Help, languages, mistakes on the command line, exit codes.

use super::{Folder, sandtable};

const COMMANDS: [&str; 16] = [
    "serve",
    "play",
    "engine",
    "replay",
    "verify",
    "simulate",
    "arena",
    "bench",
    "titles",
    "rules",
    "backup",
    "restore",
    "export",
    "rotate-secret",
    "completions",
    "man",
];

#[test]
fn the_help_lists_every_command() {
    let run = sandtable(&["--help"], "");
    assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
    for command in COMMANDS {
        assert!(run.out.contains(&format!("\n  {command} ")), "{command} is missing in {}", run.out);
    }
}

#[test]
fn every_command_teaches_by_example_in_both_languages() {
    for command in COMMANDS {
        for (lang, word) in [("en", "Example"), ("ru", "Пример")] {
            let run = sandtable(&[command, "--help", "--lang", lang], "");
            assert_eq!(run.code, Some(0));
            assert!(run.out.contains(word), "{}", run.out);
            assert!(run.out.contains(&format!("sandtable {command}")) || command == "engine", "{}", run.out);
            assert!(!run.out.contains("[sandtable-"), "{}", run.out);
        }
    }
}

#[test]
fn shells_complete_every_command() {
    for (shell, sign) in
        [("bash", "complete -F"), ("fish", "complete -c sandtable"), ("zsh", "#compdef sandtable")]
    {
        let run = sandtable(&["completions", shell], "");
        assert_eq!((run.code, run.err.as_str()), (Some(0), ""));
        assert!(run.out.contains(sign), "{shell}: {}", run.out);
        let missing: Vec<_> = COMMANDS.iter().filter(|command| !run.out.contains(**command)).collect();
        assert!(missing.is_empty(), "{shell} does not know {missing:?}");
    }
    assert_eq!(sandtable(&["completions", "abacus"], "").code, Some(2));
}

#[test]
fn every_command_has_a_manual_page() {
    let folder = Folder::new();
    assert_eq!(folder.run(&["man", "pages"], "").code, Some(0));
    for command in COMMANDS {
        let page = folder.read(&format!("pages/sandtable-{command}.1"));
        assert!(page.contains(".SH SYNOPSIS") && page.contains(command), "{page}");
    }
    assert_eq!(sandtable(&["man"], "").out, folder.read("pages/sandtable.1"));
}

#[test]
fn titles_lists_games_with_their_options() {
    let run = sandtable(&["titles"], "");
    assert_eq!(run.code, Some(0));
    assert!(run.out.contains("natisk") && run.out.contains("--option board=base|nippon"), "{}", run.out);
}

#[test]
fn the_rules_are_read_by_number_and_by_words() {
    let read = |args: &[&str]| sandtable(&[&["rules"], args].concat(), "");
    let paragraph = read(&["natisk", "3.2", "--lang", "en"]);
    assert_eq!(paragraph.code, Some(0));
    assert!(paragraph.out.starts_with("**3.2**") && !paragraph.out.contains("**3.3**"), "{}", paragraph.out);
    let section = read(&["rush", "5", "--lang", "ru"]);
    assert!(section.out.starts_with("## 5. ") && section.out.contains("**5.4**"), "{}", section.out);
    let found = read(&["siege", "science", "centre", "--lang", "en"]);
    assert!(found.out.lines().filter(|line| line.starts_with("**")).count() > 1, "{}", found.out);
    let nothing = read(&["natisk", "99.9", "--lang", "en"]);
    assert_eq!(nothing.code, Some(1));
    assert!(nothing.out.contains("“99.9”"), "{}", nothing.out);
    assert_eq!(read(&["natisc"]).code, Some(2));
}

#[test]
fn the_guide_is_read_in_words() {
    for (lang, navy) in [("en", "navy 1"), ("ru", "флот 1")] {
        let guide = sandtable(&["rules", "natisk", "guide", "--lang", lang], "");
        assert!(guide.out.starts_with("# ") && guide.out.contains(navy), "{}", guide.out);
        assert!(!guide.out.contains("](") && !guide.out.contains("`navy1`"), "{}", guide.out);
    }
}

#[test]
fn mistakes_say_what_would_be_right_and_end_with_2() {
    let mistakes: &[(&[&str], &str)] = &[
        (&["play", "natisc"], "did you mean `natisk`?"),
        (&["play", "natisk", "--option", "bord=base"], "did you mean `board`?"),
        (&["play", "natisk", "--option", "board=moon"], "base, nippon"),
        (&["play", "natisk", "--option", "board"], "`name=value`"),
        (&["play", "natisk", "--option", "bot_points=99"], "a number from 0 to 24"),
        (&["play", "natisk", "--option", "stratagems=maybe"], "yes or no"),
        (&["play", "natisk", "--seat", "moon=me"], "a seat"),
        (&["play", "natisk", "--seat", "axis"], "`axis=level3`"),
        (&["play", "natisk", "--seat", "axis=level9"], "level1 to level5"),
        (&["play", "--load", "nowhere.record"], "could not read `nowhere.record`"),
        (&["play"], "GAME"),
        (&["play", "natisk", "--lang", "klingon"], "en, ru"),
        (&["simulate", "natisk", "--bots", "random,random,random"], "one for each seat"),
        (&["arena", "natisk", "--bots", "random"], "two bots or more"),
        (&["bench", "natisk", "--seconds", "0"], "1..=600"),
        (&["frobnicate"], "frobnicate"),
        (&["verify", "nowhere.record"], "could not read `nowhere.record`"),
        (&["verify"], "FILE"),
        (&["serve", "--port", "99999"], "99999"),
        (&["serve", "--database", "mysql://host/name"], "`postgres://user@host/name`"),
        (&["backup"], "FILE"),
    ];
    for (args, wanted) in mistakes {
        let run = sandtable(args, "");
        assert_eq!(run.code, Some(2), "{args:?}: {}{}", run.out, run.err);
        assert!(run.err.contains(wanted), "{args:?} should say `{wanted}`, but says: {}", run.err);
    }
}

#[test]
fn a_locale_chooses_the_language() {
    let run = sandtable(&["--lang", "ru", "titles"], "");
    assert!(run.out.contains("Места:"), "{}", run.out);
}
