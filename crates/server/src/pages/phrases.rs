//! Sentences in small: names of seats and games, counts, previews, reasons with a link to their paragraph.

use maud::{Markup, html};
use sandtable_board::{PreviewLine, cited};
use sandtable_core::{Arg, Message};
use sandtable_i18n::Locale;

use crate::model::{SteerPage, Visitor};

/// A message with one number in it.
pub(crate) fn count(visitor: &Visitor, id: &'static str, count: usize) -> String {
    visitor.say(&Message::new(id).with("count", count as i64))
}

/// A message about somebody or something by name.
pub(crate) fn named(visitor: &Visitor, id: &'static str, name: &str) -> String {
    visitor.say(&Message::new(id).with("name", name))
}

/// Can armies be put together for this game?
pub(crate) fn has_armies(visitor: &Visitor, game: &str) -> bool {
    visitor.site.package(game).is_some_and(|package| package.title.army_lists().is_some())
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
    if visitor.locale.knows(&id) { visitor.text(&id) } else { named(visitor, "web-bot", level) }
}

/// What somebody who can play a seat is called, by the word in the form: `me`, `here`, `link`, `automa`, `level3`.
pub(crate) fn owner_name(visitor: &Visitor, word: &str) -> String {
    match word {
        "me" | "here" | "link" | "automa" => visitor.text(&format!("web-owner-{word}")),
        level => bot_name(visitor, level),
    }
}

/// A time in minutes, hours or days, whichever is whole.
pub(crate) fn time_name(visitor: &Visitor, minutes: u32) -> String {
    let (unit, each) = match minutes {
        1440.. if minutes.is_multiple_of(1440) => ("web-days", 1440),
        60.. if minutes.is_multiple_of(60) => ("web-hours", 60),
        _ => ("web-minutes", 1),
    };
    count(visitor, unit, (minutes / each) as usize)
}

/// The shape and colour of a seat; of luck, where there is none.
pub(crate) fn mark(visitor: &Visitor, game: &str, word: Option<&str>) -> Markup {
    let hue = |word| visitor.site.package(game).map_or(0, |package| package.board.hue(word));
    let whose = word.map_or_else(|| "luck".to_owned(), |word| format!("seat-{}", hue(word)));
    html! { span class={ "mark " (whose) } aria-hidden="true" {} }
}

/// What a choice would do, as far as can be foreseen; the script shows markers at the places they would get, and lays what
/// the board shows of it over its plane.
pub fn preview(visitor: &Visitor, say: &[Message], preview: &[PreviewLine], outlook: &Markup) -> Markup {
    html! {
        ul {
            @for message in say { li { (visitor.say(message)) } }
            @for line in preview { (preview_line(visitor, line)) }
        }
        @if !outlook.0.is_empty() { div.outlook aria-hidden="true" { (outlook) } }
    }
}

/// What dragging an element somewhere would do, or why not. The actions are there for the script to know that it would.
pub fn steer(visitor: &Visitor, game: &str, steer: &SteerPage) -> Markup {
    html! {
        div.steer.refused[steer.refusal.is_some()] data-chain=[(!steer.words.is_empty()).then(|| steer.words.join(";"))] {
            @if let Some(reason) = &steer.refusal { (why(visitor, game, reason)) }
            (preview(visitor, &steer.say, &steer.preview, &steer.outlook))
        }
    }
}

/// The things that something can be dropped on, for the script to mark them.
pub fn targets<'a>(targets: impl Iterator<Item = &'a str>) -> Markup {
    html! { ul { @for target in targets { li data-target=(target) {} } } }
}

fn preview_line(visitor: &Visitor, line: &PreviewLine) -> Markup {
    let (marker, at) = line.cue.as_ref().map(|cue| (&cue.element, cue.at)).unzip();
    let said = visitor.say(&line.say);
    let odds = is_odds(&line.say).then(|| said.split_once(": ")).flatten();
    html! {
        @if let Some((chance, what)) = odds { li.odds { span.num { (chance) } span { (what) } } }
        @else { li data-ghost=[marker] data-at=[at] { (said) } }
    }
}

/// Does it say how likely something is?
fn is_odds(message: &Message) -> bool {
    matches!(&*message.id, "table-odds" | "table-odds-hardly")
}

/// A reason or another remark; the paragraph of the rules it names is a link.
pub fn why(visitor: &Visitor, game: &str, message: &Message) -> Markup {
    told(&visitor.locale, game, message)
}

/// A sentence; the paragraph of the rules it names is a link.
pub(crate) fn told(locale: &Locale, game: &str, message: &Message) -> Markup {
    let said = locale.say(message);
    let Some((before, rule, after)) = around(&said, message) else {
        return html! { p { (cited(game, &said)) } };
    };
    html! {
        p {
            (before)
            a href={ "/rules/" (game) "#" (anchor(rule)) } target="_blank" { (cited_as(locale, rule)) }
            (after)
        }
    }
}

/// How the number of a paragraph reads inside a sentence.
fn cited_as(locale: &Locale, rule: &str) -> String {
    locale.say(&Message::new("web-cited").with("rule", rule))
}

/// The sentence around the number it cites.
fn around<'a>(said: &'a str, message: &'a Message) -> Option<(&'a str, &'a str, &'a str)> {
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
