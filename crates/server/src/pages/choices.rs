//! Whose turn it is, the question, the choices as sentences, and the ways to take a step back.

use maud::{Markup, html};
use sandtable_core::{Message, Seat};

use super::layout::csrf;
use super::phrases::{count, mark, named, seat_name};
use super::table::move_fields;
use sandtable_board::ChoiceLine;

use crate::model::{Occupant, SeatLine, TablePage, UndoQuestion, Visitor};

/// This many choices are shown at once; more are folded, for the board shows them.
const FEW: usize = 6;
/// More than this many are grouped by what is clicked first.
pub(crate) const MOST_UNGROUPED: usize = 20;

/// Whose turn, and the question.
pub(crate) fn prompt(visitor: &Visitor, page: &TablePage) -> Markup {
    // In a puzzle nobody thinks before it is played on.
    let waits = page.puzzle.as_ref().is_some_and(|card| !card.over) && page.ask.is_none();
    let mover = page.seats.iter().find(|line| line.to_move && !waits);
    html! {
        section #prompt.ask.mine[page.ask.is_some()] aria-live="polite" aria-atomic="true" {
            @if let Some(line) = mover {
                p.who { (mark(visitor, page.game, Some(line.word))) (whose(visitor, page, line)) }
            }
            @if waits { p.who { (visitor.text("web-puzzle-waits")) } }
            @if let Some(ask) = &page.ask {
                p.question { (visitor.say(ask)) }
            }
            @if let Some(next) = page.hand_over { (hand_over(visitor, page, next)) }
            @if !page.picked.is_empty() {
                p { a #drop.btn.small href={ "/t/" (page.id) } data-key="escape" { (visitor.text("web-drop-pick")) } }
            }
        }
    }
}

/// For whoever has just moved at a screen with several seats: when they have seen enough, the next one gets it.
fn hand_over(visitor: &Visitor, page: &TablePage, next: Seat) -> Markup {
    let next = page.seats.iter().find(|line| line.seat == next).map_or("", |line| line.word);
    html! {
        p { (visitor.text("web-your-result")) }
        p { a #hand-over.btn.main href={ "/t/" (page.id) } { (named(visitor, "web-hand-over", &seat_name(visitor, page.game, next))) } }
    }
}

/// Who is to move, or what everybody waits for.
fn whose(visitor: &Visitor, page: &TablePage, line: &SeatLine) -> Markup {
    let seat = seat_name(visitor, page.game, line.word);
    if page.ask.is_some() {
        return html! { span { (named(visitor, "web-your-turn-as", &seat)) } };
    }
    if line.thinking {
        return html! { span.thinking { (named(visitor, "web-thinking", &seat)) } };
    }
    let id = match &line.occupant {
        Occupant::Nobody => "web-waiting-open",
        Occupant::Person { .. } | Occupant::Bot { .. } => "web-waiting",
    };
    html! { span { (named(visitor, id, &seat)) } }
}

/// The choices that begin with what was picked, as sentences.
pub(crate) fn choices(visitor: &Visitor, page: &TablePage) -> Markup {
    let left: Vec<_> = page.choices.iter().filter(|choice| choice.path.starts_with(&page.picked)).collect();
    let few = left.len() <= FEW;
    html! {
        @if page.picked.is_empty() { (shortcuts(visitor, page)) }
        @if !left.is_empty() { details #choices.choices open[few] data-open=(few) {
            summary { h2 { (count(visitor, "web-choices", left.len())) } }
            ol { @if left.len() > MOST_UNGROUPED { (grouped(visitor, page, &left)) } @else { @for choice in left { (choice_button(visitor, choice)) } } }
        } }
    }
}

/// Several actions by one click, above all single ones.
fn shortcuts(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if !page.shortcuts.is_empty() {
            section #shortcuts.shortcuts aria-label=(visitor.text("web-shortcuts")) {
                @for shortcut in &page.shortcuts {
                    button.btn.main.choice form="act" name="action" value=(shortcut.actions.join(";")) { (visitor.say(&shortcut.say)) }
                }
            }
        }
    }
}

/// The choices by the first thing that is clicked for them and was not picked yet, each group a fold.
fn grouped(visitor: &Visitor, page: &TablePage, left: &[&ChoiceLine]) -> Markup {
    let depth = page.picked.len();
    let mut groups: Vec<(&str, Vec<&ChoiceLine>)> = Vec::new();
    for &choice in left {
        let first = choice.path.get(depth).map_or("", String::as_str);
        match groups.iter_mut().find(|(known, _)| *known == first) {
            Some((_, group)) => group.push(choice),
            None => groups.push((first, vec![choice])),
        }
    }
    html! {
        @for (element, group) in groups {
            @match group_name(visitor, page, element, &group) {
                Some(name) => li {
                    details.group id={ "group-" (element) } {
                        summary { (name) " (" (group.len()) ")" }
                        ol { @for choice in group { (choice_button(visitor, choice)) } }
                    }
                },
                None => @for choice in group { (choice_button(visitor, choice)) },
            }
        }
    }
}

/// What a group is called: as the game says, or the words all its sentences begin with. None if it is no group.
fn group_name(visitor: &Visitor, page: &TablePage, element: &str, group: &[&ChoiceLine]) -> Option<String> {
    let [first, .., last] = group else { return None };
    if let Some(name) = page.names.get(element) {
        return Some(visitor.say(name));
    }
    let sentences: Vec<_> = [first, last].iter().map(|choice| visitor.say(&choice.say)).collect();
    let same = sentences[0].split(' ').zip(sentences[1].split(' ')).take_while(|(one, other)| one == other);
    let words: Vec<_> = same.map(|(word, _)| word).collect();
    (!words.is_empty()).then(|| format!("{} …", words.join(" ")))
}

fn choice_button(visitor: &Visitor, choice: &ChoiceLine) -> Markup {
    let id = format!("c-{}", choice.word.replace(' ', "-"));
    html! {
        li {
            button.btn.choice id=(id) form="act" name="action" value=(choice.word) { (visitor.say(&choice.say)) }
            @if !choice.preview.is_empty() {
                ul.foreseen { @for message in &choice.preview { li { (visitor.say(message)) } } }
            }
        }
    }
}

/// Undo, restart, ask for an undo, resign; and the answer to another's request.
pub(crate) fn turn_buttons(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        @if let Some(question) = &page.undo_question { (undo_card(visitor, page, question)) }
        @if page.can_undo || page.can_request_undo || page.can_resign {
            section #turn-buttons aria-label=(visitor.text("web-turn-buttons")) {
                div.row {
                    @if page.can_undo {
                        (turn_button(visitor, page, "undo", Some("u")))
                        (turn_button(visitor, page, "restart", Some("r")))
                    }
                    @if page.can_request_undo { (turn_button(visitor, page, "request-undo", None)) }
                }
                @if page.can_resign { (resign(visitor, page)) }
            }
        }
    }
}

fn turn_button(visitor: &Visitor, page: &TablePage, what: &str, key: Option<&str>) -> Markup {
    html! {
        form method="post" action={ "/t/" (page.id) "/" (what) } {
            (move_fields(visitor, page))
            button.btn id=(what) data-key=[key] aria-keyshortcuts=[key] { (visitor.text(&format!("web-{what}"))) }
        }
    }
}

/// Resigning takes two clicks.
fn resign(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        details #resign {
            summary.small.quiet { (visitor.text("web-resign")) }
            form.row method="post" action={ "/t/" (page.id) "/resign" } {
                (move_fields(visitor, page))
                @if page.play_on { p.help { (visitor.text("web-resign-play-on")) } }
                button.btn.danger { (visitor.text("web-resign-really")) }
            }
        }
    }
}

fn undo_card(visitor: &Visitor, page: &TablePage, question: &UndoQuestion) -> Markup {
    let by = page.seats.iter().find(|line| line.seat == question.by);
    let by = by.map(|line| seat_name(visitor, page.game, line.word)).unwrap_or_default();
    let asks = Message::new("web-undo-question").with("name", by).with("ply", question.to_ply as i64);
    html! {
        section #undo-question.notice role="alert" {
            p { (visitor.say(&asks)) }
            @if question.can_answer {
                form.row method="post" action={ "/t/" (page.id) "/answer" } {
                    (csrf(visitor))
                    button.btn.main name="answer" value="yes" { (visitor.text("web-undo-yes")) }
                    button.btn name="answer" value="no" { (visitor.text("web-undo-no")) }
                }
            }
        }
    }
}
