//! Sentences: plurals, nested messages, and what is said when nothing is known.

use sandtable_core::Message;
use sandtable_i18n::{Catalogue, Lang};

fn say(lang: Lang, message: &Message) -> String {
    Catalogue::new([]).expect("its own text").say(lang, message)
}

fn points(lang: Lang, count: i32) -> String {
    say(lang, &Message::new("table-points").with("count", count))
}

#[test]
fn russian_plurals_follow_the_last_digits() {
    let said: Vec<String> =
        [0, 1, 2, 4, 5, 11, 12, 14, 21, 22, 25, 101, 111].map(|count| points(Lang::Ru, count)).into();
    let right = [
        "0 очков",
        "1 очко",
        "2 очка",
        "4 очка",
        "5 очков",
        "11 очков",
        "12 очков",
        "14 очков",
        "21 очко",
        "22 очка",
        "25 очков",
        "101 очко",
        "111 очков",
    ];
    assert_eq!(said, right);
}

#[test]
fn english_plurals_are_two() {
    assert_eq!(
        [0, 1, 2, 21].map(|count| points(Lang::En, count)),
        ["0 points", "1 point", "2 points", "21 points"]
    );
}

#[test]
fn a_message_inside_a_message_is_said_first_in_the_same_language() {
    let inner = Message::new("table-points").with("count", 3);
    let outer = Message::new("table-score").with("seat", "axis").with("score", inner);
    assert_eq!(say(Lang::En, &outer), "axis: 3 points");
    assert_eq!(say(Lang::Ru, &outer), "axis: 3 очка");
}

#[test]
fn an_unknown_message_is_its_id_in_brackets() {
    let unknown = Message::new("no-such-thing").with("count", 1);
    assert_eq!(say(Lang::Ru, &unknown), "[no-such-thing]");
    assert!(!Catalogue::new([]).expect("its own text").knows(Lang::Ru, "no-such-thing"));
    let outer = Message::new("table-score").with("seat", unknown).with("score", "-");
    assert_eq!(say(Lang::En, &outer), "[no-such-thing]: -", "the rest is still said");
}

#[test]
fn text_is_said_as_it_is() {
    let odd = Message::new("table-score").with("seat", "{ $x } \u{2068}").with("score", "");
    assert_eq!(say(Lang::En, &odd), "{ $x } \u{2068}: ");
}
