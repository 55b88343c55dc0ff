//! The table: the board, and beside it all that is asked and said. The fragment is the same `main` alone, which the
//! script puts in place of the old one.

use maud::{Markup, html};
use sandtable_board::Room;
use sandtable_core::{Message, Viewer};

use super::armies::bring;
use super::choices::{choices, prompt, turn_buttons};
use super::curtain::curtain_fragment;
use super::hint::hint;
use super::layout::{Sheet, csrf, icon, layout};
use super::lesson::lesson;
use super::log::{chat, log, notes};
use super::outcome::outcome;
use super::phrases::{of_game, why};
use super::puzzle::puzzle;
use super::ranges::ranges;
use super::scenes::strip;
use super::seats::{invitations, seat_questions, seats};
use super::wishes::{put_off, wishes};
use crate::model::{SeatLine, TablePage, Visitor};

/// A panel seldom has more bytes.
const PANEL: usize = 24 * 1024;

/// The whole page.
pub fn table(visitor: &Visitor, page: &TablePage) -> Markup {
    let sheet = Sheet {
        title: title(visitor, page),
        here: format!("/t/{}", page.id),
        game: Some(page.game),
        table: Some(&page.id),
        about: None,
        fills: true,
    };
    layout(visitor, &sheet, &table_fragment(visitor, page))
}

/// What changes while the table is open.
pub fn table_fragment(visitor: &Visitor, page: &TablePage) -> Markup {
    if page.curtain.is_some() {
        return curtain_fragment(visitor, page);
    }
    html! {
        (Room(page.board.0.len() + PANEL + 4096))
        main #table data-id=(page.id) data-game=(page.game) data-version=(page.version) data-ply=(page.ply)
            data-as=(seat_word(page)) data-turn=(whose_turn(page))
            data-title=(title(visitor, page)) data-handover[page.hand_over.is_some()] {
            h1.sr { (of_game(visitor, page.game, "title")) }
            section #stage.stage aria-label=(visitor.text("web-board")) {
                h2.sr { (visitor.text("web-board")) }
                (strip(visitor))
                form #act method="post" action={ "/t/" (page.id) "/act" } {
                    (move_fields(visitor, page))
                    div #board class={ "board board-" (page.game) } { (page.board) }
                }
            }
            aside #panel.panel aria-label=(visitor.text("web-panel")) { (panel(visitor, page)) }
        }
    }
}

/// The title of the window; a dot says that the viewer is to move.
fn title(visitor: &Visitor, page: &TablePage) -> String {
    let title = of_game(visitor, page.game, "title");
    if page.ask.is_some() { format!("\u{25cf} {title}") } else { title }
}

fn panel(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        (Room(PANEL))
        input #sheet.sr type="checkbox" aria-label=(visitor.text("web-whole-panel"));
        label.grip for="sheet" { span.sr { (visitor.text("web-whole-panel")) } }
        input #fold.sr type="checkbox";
        div.panel-bar {
            a #unread.badge.new.scripted-only href="#chat" data-say=(visitor.text("web-unread")) hidden { (visitor.text("web-unread")) }
            label.fold for="fold" title=(visitor.text("web-fold")) { span.sr { (visitor.text("web-fold")) } (icon("M4 8l6 6 6-6")) }
        }
        div #notice.notice role="status" {
            @if let Some(notice) = &page.notice { (why(visitor, page.game, notice)) }
        }
        (lesson(visitor, page))
        @if let Some((table, ply)) = &page.fork { (fork(visitor, table, *ply)) }
        (puzzle(visitor, page))
        @if let Some(end) = &page.outcome { (outcome(visitor, page, end)) } @else { (prompt(visitor, page)) (invitations(visitor, page)) (seat_questions(visitor, page)) }
        @if page.ask.is_some() {
            (hint(visitor, page))
            div #preview.preview.scripted-only aria-live="polite" data-hint=(visitor.text("web-preview-hint")) data-again=(visitor.text("web-tap-again")) {}
            (ranges(visitor, page))
            (choices(visitor, page))
            (put_off(visitor, page))
            (bring(visitor, page))
        }
        (wishes(visitor, page))
        (turn_buttons(visitor, page))
        (log(visitor, page))
        (chat(visitor, page))
        (seats(visitor, page))
        (notes(visitor, page))
        (dice(visitor, page))
    }
}

/// Where the game began, if not at the beginning.
fn fork(visitor: &Visitor, table: &str, ply: u64) -> Markup {
    let says = Message::new("web-fork").with("step", ply as i64 + 1);
    html! {
        p #fork.small.quiet {
            (visitor.say(&says)) " "
            a href={ "/t/" (table) "/replay?ply=" (ply) } { (visitor.text("web-fork-replay")) }
        }
    }
}

/// The commitment to the dice: what was published before the first roll.
fn dice(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        details #dice {
            summary { h2 { (visitor.text("web-dice")) } }
            p.small { (visitor.text("web-dice-more")) }
            p.oath { code { (page.dice) } }
        }
    }
}

/// The fields that every request about the turn carries.
pub(crate) fn move_fields(visitor: &Visitor, page: &TablePage) -> Markup {
    html! {
        (csrf(visitor))
        input type="hidden" name="seat" value=(seat_word(page));
        input type="hidden" name="revision" value=(page.revision);
        input type="hidden" name="move" value=(page.move_id);
    }
}

/// The line of the seat through whose eyes the page is.
pub(crate) fn own_line(page: &TablePage) -> Option<&SeatLine> {
    page.seats.iter().find(|line| page.viewer == Viewer::Seat(line.seat))
}

/// The word of the viewer's seat; of the public, `public`.
pub(crate) fn seat_word(page: &TablePage) -> &'static str {
    own_line(page).map_or("public", |line| line.word)
}

fn whose_turn(page: &TablePage) -> &'static str {
    if page.outcome.is_some() {
        "over"
    } else if page.ask.is_some() {
        "mine"
    } else {
        "theirs"
    }
}
