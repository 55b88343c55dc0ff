//! What a person types: a number of the list, a step in the notation, or a command.

use std::path::PathBuf;

use sandtable_core::Message;
use sandtable_session::RangeChoice;

use super::offer::Offer;

/// A line understood.
#[derive(PartialEq, Debug)]
pub(super) enum Typed {
    Act(String),
    /// The action of this family with this amount.
    Amount(String, i32),
    Undo,
    Restart,
    Save(PathBuf),
    Log,
    Help,
    Hint,
    /// Decline the offer, and go on declining it: until it concerns this, or for a while.
    PutOff(Option<String>),
    /// Be asked about this offer again, or hear what is put off.
    AskAgain(Option<String>),
    /// Look up a paragraph, a section or words.
    Rules(String),
    Quit,
    /// It cannot be done, and this is why.
    Wrong(Message),
}

/// Reads a line. A choice of the game comes before a command of the same name.
pub(super) fn read(line: &str, offers: &[Offer]) -> Typed {
    let words: Vec<&str> = line.split_whitespace().collect();
    let line = words.join(" ");
    if offers.iter().any(|offer| offer.word() == line) {
        return Typed::Act(line);
    }
    match words[..] {
        [] => Typed::Wrong(Message::new("sandtable-type-something")),
        ["undo"] => Typed::Undo,
        ["restart"] => Typed::Restart,
        ["log"] => Typed::Log,
        ["help" | "?"] => Typed::Help,
        ["hint"] => Typed::Hint,
        ["not-again"] => Typed::PutOff(None),
        ["not-until", subject] => Typed::PutOff(Some(subject.to_owned())),
        ["ask-again"] => Typed::AskAgain(None),
        ["ask-again", offer] => Typed::AskAgain(Some(offer.to_owned())),
        ["rules"] => Typed::Wrong(Message::new("sandtable-rules-what")),
        ["rules", ..] => Typed::Rules(line["rules ".len()..].to_owned()),
        ["quit" | "exit"] => Typed::Quit,
        ["save"] => Typed::Wrong(Message::new("sandtable-save-where")),
        ["save", ..] => Typed::Save(PathBuf::from(&line["save ".len()..])),
        [number] if is_number(number) => numbered(number, offers),
        [number, amount] if is_number(number) => measured(number, amount, offers),
        _ => Typed::Act(line),
    }
}

fn is_number(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The offer with this number.
fn find<'a>(number: &str, offers: &'a [Offer]) -> Option<&'a Offer> {
    offers.get(number.parse::<usize>().ok()?.checked_sub(1)?)
}

fn numbered(number: &str, offers: &[Offer]) -> Typed {
    match find(number, offers) {
        Some(Offer::One(choice)) => Typed::Act(choice.word.clone()),
        Some(Offer::Range(range, _)) if range.from == range.to => Typed::Act(range.word.clone()),
        Some(Offer::Range(range, _)) => Typed::Wrong(amount_wanted(number, range)),
        None => Typed::Wrong(
            Message::new("sandtable-no-such-number").with("text", number).with("count", offers.len() as i64),
        ),
    }
}

fn measured(number: &str, amount: &str, offers: &[Offer]) -> Typed {
    match (find(number, offers), amount.parse()) {
        (Some(Offer::Range(range, _)), Ok(amount)) => Typed::Amount(range.word.clone(), amount),
        _ => numbered(number, offers),
    }
}

fn amount_wanted(number: &str, range: &RangeChoice) -> Message {
    let message = Message::new("sandtable-range-amount").with("number", number);
    message.with("from", range.from).with("to", range.to)
}

#[cfg(test)]
mod tests {
    use sandtable_session::Choice;

    use super::*;

    fn read_among(words: &[&str], line: &str) -> Typed {
        let choice = |word: &&str| {
            Offer::One(Choice { word: (*word).to_owned(), say: Message::new("x"), path: Vec::new() })
        };
        read(line, &words.iter().map(choice).collect::<Vec<_>>())
    }

    #[test]
    fn an_amount_follows_the_number_of_a_range() {
        let range = |from, to| RangeChoice {
            word: format!("march {from}"),
            say: Message::new("x"),
            path: Vec::new(),
            from,
            to,
            step: 1,
            unit: "miles",
            measures: Vec::new(),
            marks: vec![from, to],
        };
        let offers = [
            Offer::Range(range(2, 8), "march 8".to_owned()),
            Offer::Range(range(9, 9), "march 9".to_owned()),
        ];
        assert_eq!(read("1 7", &offers), Typed::Amount("march 2".to_owned(), 7));
        assert_eq!(read("1 -7", &offers), Typed::Amount("march 2".to_owned(), -7), "the game refuses it");
        assert_eq!(read("2", &offers), Typed::Act("march 9".to_owned()), "there is nothing to choose");
        assert_eq!(read("march 5", &offers), Typed::Act("march 5".to_owned()));
        for wrong in ["1", "1 x", "3 7"] {
            assert!(matches!(read(wrong, &offers), Typed::Wrong(_)), "{wrong}");
        }
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
    fn an_offer_is_put_off_for_a_while_or_until_it_concerns_something() {
        assert_eq!(read_among(&[], "not-again"), Typed::PutOff(None));
        assert_eq!(read_among(&[], "not-until moscow"), Typed::PutOff(Some("moscow".to_owned())));
        assert_eq!(read_among(&[], "ask-again magic"), Typed::AskAgain(Some("magic".to_owned())));
        assert_eq!(read_among(&[], "ask-again"), Typed::AskAgain(None));
    }

    #[test]
    fn rules_want_a_number_or_words() {
        assert_eq!(read_among(&[], "rules 3.4"), Typed::Rules("3.4".to_owned()));
        assert_eq!(read_among(&[], "rules  the reserve"), Typed::Rules("the reserve".to_owned()));
        assert!(matches!(read_among(&[], "rules"), Typed::Wrong(_)));
    }
}
