//! What happened, newest on top. What was taken back stays, folded; what is new since the viewer's last turn is marked
//! and can be stepped through.

use maud::{Markup, html};

use super::table::seat_word;
use super::told::{count, mark};
use crate::model::{LogLine, TablePage, Visitor};

/// The log of a table.
pub(crate) fn log(visitor: &Visitor, page: &TablePage) -> Markup {
    let news = page.log.iter().filter(|line| line.news && !line.undone).map(|line| line.ply);
    let before = news.min().map(|ply| ply.saturating_sub(1));
    html! {
        section #log.log {
            header {
                h2 { (visitor.text("web-log")) }
                @if let Some(ply) = before {
                    a #step-through.btn.small href={ "/t/" (page.id) "/replay?ply=" (ply) "&as=" (seat_word(page)) } { (visitor.text("web-step-through")) }
                }
            }
            (lines(visitor, &page.id, seat_word(page), &page.log))
        }
    }
}

/// The lines, newest first, runs of undone ones folded.
pub(crate) fn lines(visitor: &Visitor, table: &str, eyes: &str, log: &[LogLine]) -> Markup {
    let eye = Eye { visitor, table, eyes };
    html! {
        ol #log-lines reversed role="log" aria-label=(visitor.text("web-log")) {
            @for run in log.chunk_by(|one, next| one.undone == next.undone).rev() {
                @if run[0].undone { (eye.folded(run)) } @else { @for line in run.iter().rev() { (eye.line(line, "l")) } }
            }
        }
    }
}

/// Who reads the log of which table through whose eyes.
struct Eye<'a> {
    visitor: &'a Visitor,
    table: &'a str,
    eyes: &'a str,
}

impl Eye<'_> {
    fn line(&self, line: &LogLine, prefix: &str) -> Markup {
        let shown = self.visitor.text("web-show-step");
        html! {
            li id={ (prefix) "-" (line.ply) } .news[line.news] .undone[line.undone] data-ply=(line.ply) {
                a href={ "/t/" (self.table) "/replay?ply=" (line.ply) "&as=" (self.eyes) } title=(shown) aria-label={ (shown) " " (line.ply) } {
                    (mark(line.seat)) (line.ply)
                }
                div.deed {
                    @if line.news { span.sr { (self.visitor.text("web-new")) ": " } }
                    @for say in &line.says { p { (self.visitor.say(say)) } }
                }
            }
        }
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
