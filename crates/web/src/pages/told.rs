//! Sentences in small: names of seats and games, counts, previews, reasons with a link to their paragraph.

use maud::{Markup, html};
use table::{Arg, Message};

use crate::boards;
use crate::model::Visitor;

/// A message with one number in it.
pub(crate) fn count(visitor: &Visitor, id: &str, count: usize) -> String {
    visitor.say(&Message::new(id).with("count", count as i64))
}

/// A message about somebody or something by name.
pub(crate) fn named(visitor: &Visitor, id: &str, name: &str) -> String {
    visitor.say(&Message::new(id).with("name", name))
}

/// A sentence of the game, `title` or `side-axis`.
pub(crate) fn of_game(visitor: &Visitor, game: &str, what: &str) -> String {
    visitor.text(&format!("{game}-{what}"))
}

/// What a seat is called.
pub(crate) fn seat_name(visitor: &Visitor, game: &str, word: &str) -> String {
    of_game(visitor, game, &format!("side-{word}"))
}

/// What a bot of a level like `level3` is called; another bot is called by its own word.
pub(crate) fn bot_name(visitor: &Visitor, level: &str) -> String {
    let id = format!("web-bot-{level}");
    if speech::knows(visitor.lang, &id) { visitor.text(&id) } else { named(visitor, "web-bot", level) }
}

/// What somebody who can play a seat is called, by the word in the form: `me`, `here`, `link`, `automa`, `level3`.
pub(crate) fn holder_name(visitor: &Visitor, word: &str) -> String {
    match word {
        "me" | "here" | "link" | "automa" => visitor.text(&format!("web-holder-{word}")),
        level => bot_name(visitor, level),
    }
}

/// The shape and colour of a seat; of luck, where there is none.
pub(crate) fn mark(game: &str, word: Option<&str>) -> Markup {
    let whose = word.map_or_else(|| "luck".to_owned(), |word| format!("seat-{}", boards::hue(game, word)));
    html! { span class={ "mark " (whose) } aria-hidden="true" {} }
}

/// What a choice would do, as far as can be foreseen; the script shows markers at the places they would get.
pub fn preview(visitor: &Visitor, game: &str, foreseen: &[Message]) -> Markup {
    html! { ul { @for message in foreseen { (foreseen_line(visitor, game, message)) } } }
}

fn foreseen_line(visitor: &Visitor, game: &str, message: &Message) -> Markup {
    let (marker, at) = boards::ghost(game, message).unzip();
    html! { li data-ghost=[marker] data-at=[at] { (visitor.say(message)) } }
}

/// A reason or another remark; the paragraph of the rules it names is a link.
pub fn why(visitor: &Visitor, game: &str, message: &Message) -> Markup {
    let said = visitor.say(message);
    let Some((before, rule, after)) = cited(&said, message) else { return html! { p { (said) } } };
    html! {
        p {
            (before)
            a href={ "/rules/" (game) "#" (anchor(rule)) } target="_blank" { (cited_as(visitor, rule)) }
            (after)
        }
    }
}

/// How the number of a paragraph reads inside a sentence.
fn cited_as(visitor: &Visitor, rule: &str) -> String {
    visitor.say(&Message::new("web-cited").with("rule", rule))
}

/// The sentence around the number it cites.
fn cited<'a>(said: &'a str, message: &'a Message) -> Option<(&'a str, &'a str, &'a str)> {
    let rule = paragraph(message)?;
    let (before, after) = said.rsplit_once(rule)?;
    Some((before, rule, after))
}

/// The anchor of a paragraph: `r3-4`.
pub(crate) fn anchor(rule: &str) -> String {
    format!("r{}", rule.replace('.', "-"))
}

/// The paragraph a message cites in its argument `rule`.
fn paragraph(message: &Message) -> Option<&str> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Text(text) if name == "rule" => Some(text.as_str()),
        Arg::Message(inner) => paragraph(inner),
        _ => None,
    })
}
