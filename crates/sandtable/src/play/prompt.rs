//! What a person types: a number of the list, a step in the notation, or a command.

use std::path::PathBuf;

use record::Choice;
use table::Message;

/// A line understood.
#[derive(PartialEq, Debug)]
pub(super) enum Typed {
    Act(String),
    Undo,
    Restart,
    Save(PathBuf),
    Log,
    Help,
    Hint,
    /// Look up a paragraph, a section or words.
    Rules(String),
    Quit,
    /// It cannot be done, and this is why.
    Wrong(Message),
}

/// Reads a line. A choice of the game comes before a command of the same name.
pub(super) fn read(line: &str, choices: &[Choice]) -> Typed {
    let words: Vec<&str> = line.split_whitespace().collect();
    let line = words.join(" ");
    if choices.iter().any(|choice| choice.word == line) {
        return Typed::Act(line);
    }
    match words[..] {
        [] => Typed::Wrong(Message::new("sandtable-type-something")),
        ["undo"] => Typed::Undo,
        ["restart"] => Typed::Restart,
        ["log"] => Typed::Log,
        ["help" | "?"] => Typed::Help,
        ["hint"] => Typed::Hint,
        ["rules"] => Typed::Wrong(Message::new("sandtable-rules-what")),
        ["rules", ..] => Typed::Rules(line["rules ".len()..].to_owned()),
        ["quit" | "exit"] => Typed::Quit,
        ["save"] => Typed::Wrong(Message::new("sandtable-save-where")),
        ["save", ..] => Typed::Save(PathBuf::from(&line["save ".len()..])),
        [number] if number.bytes().all(|byte| byte.is_ascii_digit()) => numbered(number, choices),
        _ => Typed::Act(line),
    }
}

fn numbered(number: &str, choices: &[Choice]) -> Typed {
    let place = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    match place.and_then(|place| choices.get(place)) {
        Some(choice) => Typed::Act(choice.word.clone()),
        None => Typed::Wrong(
            Message::new("sandtable-no-such-number").with("text", number).with("count", choices.len() as i64),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_among(words: &[&str], line: &str) -> Typed {
        let choice =
            |word: &&str| Choice { word: (*word).to_owned(), say: Message::new("x"), path: Vec::new() };
        read(line, &words.iter().map(choice).collect::<Vec<_>>())
    }

    #[test]
    fn a_number_is_a_choice_of_the_list() {
        assert_eq!(read_among(&["play tank", "withdraw"], " 2\n"), Typed::Act("withdraw".to_owned()));
        for wrong in ["0", "3", "99999999999999999999"] {
            assert!(matches!(read_among(&["play tank", "withdraw"], wrong), Typed::Wrong(_)), "{wrong}");
        }
    }

    #[test]
    fn notation_may_have_more_spaces() {
        assert_eq!(read_among(&["play tank"], "play   tank "), Typed::Act("play tank".to_owned()));
        assert_eq!(read_among(&["play tank"], "play bicycle"), Typed::Act("play bicycle".to_owned()));
    }

    #[test]
    fn a_choice_comes_before_a_command() {
        assert_eq!(read_among(&["undo"], "undo"), Typed::Act("undo".to_owned()));
        assert_eq!(read_among(&["pass"], "undo"), Typed::Undo);
    }

    #[test]
    fn save_wants_a_file() {
        assert_eq!(read_among(&[], "save my game"), Typed::Save(PathBuf::from("my game")));
        assert!(matches!(read_among(&[], "save"), Typed::Wrong(_)));
        assert!(matches!(read_among(&[], ""), Typed::Wrong(_)));
    }

    #[test]
    fn rules_want_a_number_or_words() {
        assert_eq!(read_among(&[], "rules 3.4"), Typed::Rules("3.4".to_owned()));
        assert_eq!(read_among(&[], "rules  the reserve"), Typed::Rules("the reserve".to_owned()));
        assert!(matches!(read_among(&[], "rules"), Typed::Wrong(_)));
    }
}
