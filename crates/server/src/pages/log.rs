//! What is written beside the board: the log, the chat, and notes nobody else reads. The log has the newest on top; what
//! was taken back stays, folded; what is new since the viewer's last turn is marked and can be stepped through.

use maud::{Markup, PreEscaped, html};
use sandtable_board::Room;

use super::layout::csrf;
use super::phrases::{count, mark};
use super::scenes::telling_pace;
use super::table::seat_word;
use crate::model::{LogLine, TablePage, Visitor};

/// A line seldom has more bytes.
const LINE: usize = 400;

/// The log of a table.
pub(crate) fn log(visitor: &Visitor, page: &TablePage) -> Markup {
    let is_new = |line: &&LogLine| line.news && !line.undone && line.seat_event.is_none();
    let news = page.log.iter().filter(is_new).map(|line| line.ply);
    let before = news.min().map(|ply| ply.saturating_sub(1));
    let seats: Vec<_> = page.seats.iter().map(|line| line.word).collect();
    let eye = Eye::new(visitor, page.game, &page.id, &seats, seat_word(page));
    html! {
        section #log.log {
            header {
                h2 { (visitor.text("web-log")) }
                @if let Some(ply) = before {
                    a #step-through.btn.small href={ "/t/" (page.id) "/replay?ply=" (ply) "&as=" (seat_word(page)) } { (visitor.text("web-step-through")) }
                }
            }
            (telling_pace(visitor))
            (lines(&eye, &page.log))
            @if page.log_from > 0 {
                p { a.small href={ "/t/" (page.id) "/replay?ply=" (page.log_from) "&as=" (seat_word(page)) } { (visitor.text("web-log-earlier")) } }
            }
        }
    }
}

/// The lines, newest first, runs of undone ones folded.
pub(crate) fn lines(eye: &Eye<'_>, log: &[LogLine]) -> Markup {
    html! {
        (Room(log.len() * LINE))
        div #log-scroll role="log" aria-label=(eye.visitor.text("web-log")) tabindex="0" {
            ol #log-lines reversed {
                @for run in log.chunk_by(|one, next| one.undone == next.undone).rev() {
                    @if run[0].undone { (eye.folded(run)) } @else { @for line in run.iter().rev() { (eye.line(line, "l")) } }
                }
            }
        }
    }
}

/// Who reads the log of which table through whose eyes, and what all lines have in common.
pub(crate) struct Eye<'a> {
    visitor: &'a Visitor,
    table: &'a str,
    /// The word for whose eyes.
    eyes: &'a str,
    /// What the link to a step is called.
    link: Markup,
    /// The marks of the seats, then that of luck.
    marks: Vec<Markup>,
}

impl<'a> Eye<'a> {
    pub(crate) fn new(
        visitor: &'a Visitor,
        game: &str,
        table: &'a str,
        seats: &[&str],
        eyes: &'a str,
    ) -> Eye<'a> {
        let seats = seats.iter().copied().map(Some).chain([None]);
        let marks = seats.map(|word| mark(visitor, game, word)).collect();
        let link = visitor.text("web-show-step");
        Eye { visitor, table, eyes, link: html! { (link) }, marks }
    }

    fn line(&self, line: &LogLine, prefix: &str) -> Markup {
        if let Some(number) = line.seat_event {
            return self.seat_event(line, number);
        }
        html! {
            li id={ (prefix) "-" (line.ply) } .news[line.news] .undone[line.undone] data-ply=(line.ply) {
                a href={ "/t/" (self.table) "/replay?ply=" (line.ply) "&as=" (self.eyes) } title=(self.link) aria-label={ (self.link) " " (line.ply) } {
                    (self.mark(line)) (line.ply)
                }
                div.deed {
                    @if line.news { span.sr { (self.visitor.text("web-new")) ": " } }
                    (PreEscaped(&line.says))
                }
            }
        }
    }

    /// What happened to a seat: no step of the game, so there is nothing to go to.
    fn seat_event(&self, line: &LogLine, number: u64) -> Markup {
        html! {
            li id={ "s-" (number) } .news[line.news] {
                span { (self.mark(line)) }
                div.deed { (PreEscaped(&line.says)) }
            }
        }
    }

    fn mark(&self, line: &LogLine) -> &Markup {
        let luck = self.marks.len() - 1;
        &self.marks[line.seat.map_or(luck, |seat| seat.index().min(luck))]
    }

    fn folded(&self, run: &[LogLine]) -> Markup {
        let (first, last) = (run[0].ply, run[run.len() - 1].ply);
        html! {
            li.undone-group id={ "undone-" (first) "-" (last) "-" (run.len()) } {
                details {
                    summary.small.quiet { (count(self.visitor, "web-undone", run.len())) }
                    ol { @for line in run.iter().rev() { (self.line(line, "u")) } }
                }
            }
        }
    }
}

/// The chat, newest below, and the line to write in.
pub(crate) fn chat(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        section #chat.chat {
            h2 { (visitor.text("web-chat")) }
            @if !page.chat.is_empty() {
                div #chat-scroll role="log" aria-label=(visitor.text("web-chat")) tabindex="0" {
                    ol #chat-lines {
                        @for line in &page.chat {
                            li id={ "chat-" (line.number) } data-said=(line.number) data-own[line.own] { b { (line.name) ":" } " " (line.text) }
                        }
                    }
                }
            }
            form.row method="post" action={ "/t/" (page.id) "/chat" } data-clear {
                (csrf(visitor))
                label.sr for="chat-text" { (visitor.text("web-say")) }
                input #chat-text.grow type="text" name="text" maxlength="500" autocomplete="off" required placeholder=(visitor.text("web-say"));
                button.btn { (visitor.text("web-send")) }
            }
        }
    }
}

/// The viewer's own notes; spectators have none.
pub(crate) fn notes(visitor: &Visitor, page: &TablePage) -> Markup {
    let Some(notes) = &page.notes else { return html! {} };
    html! {
        details #notes open[!notes.is_empty()] {
            summary { h2 { (visitor.text("web-notes")) } }
            form.stack method="post" action={ "/t/" (page.id) "/notes" } {
                (csrf(visitor))
                label.sr for="notes-text" { (visitor.text("web-notes")) }
                textarea #notes-text name="text" rows="4" maxlength="5000" data-keep { (notes) }
                div { button.btn.small { (visitor.text("web-save-notes")) } }
            }
        }
    }
}
