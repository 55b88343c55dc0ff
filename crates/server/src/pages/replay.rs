//! A game looked at again: links step, a slider goes anywhere, and each step has an address of its own.

use maud::{Markup, html};
use sandtable_core::Viewer;

use super::layout::{Sheet, icon, layout};
use super::log::{Eye, lines};
use super::phrases::{mark, of_game, seat_name};
use crate::model::{ReplayPage, Visitor};

/// The whole page.
pub fn replay(visitor: &Visitor, page: &ReplayPage) -> Markup {
    let title = format!("{}, {}", of_game(visitor, page.game, "title"), visitor.text("web-replay"));
    let sheet = Sheet {
        title,
        here: link(page, page.ply, page.viewer),
        game: Some(page.game),
        table: Some(&page.id),
        about: None,
        fills: true,
    };
    layout(visitor, &sheet, &replay_fragment(visitor, page))
}

/// What changes from step to step.
pub fn replay_fragment(visitor: &Visitor, page: &ReplayPage) -> Markup {
    html! {
        main #replay data-id=(page.id) data-game=(page.game) data-ply=(page.ply) data-last=(page.last) data-as=(eyes(page, page.viewer)) {
            h1.sr { (of_game(visitor, page.game, "title")) ", " (visitor.text("web-replay")) }
            section #stage.stage aria-label=(visitor.text("web-board")) {
                h2.sr { (visitor.text("web-board")) }
                div #board class={ "board board-" (page.game) } { (page.board) }
            }
            aside #panel.panel aria-label=(visitor.text("web-panel")) {
                input #sheet.sr type="checkbox" aria-label=(visitor.text("web-whole-panel"));
                label.grip for="sheet" { span.sr { (visitor.text("web-whole-panel")) } }
                (player(visitor, page))
                (viewers(visitor, page))
                (export(visitor, page))
                section #log.log {
                    h2 { (visitor.text("web-log")) }
                    (lines(&eye(visitor, page), &page.log))
                }
            }
        }
    }
}

fn player(visitor: &Visitor, page: &ReplayPage) -> Markup {
    html! {
        section #player.player {
            div.head {
                h2 { (visitor.text("web-replay")) }
                span #at.num aria-live="polite" { (page.ply) " / " (page.last) }
            }
            div.steps { (steps(visitor, page)) }
            (pace(visitor))
            form #seek method="get" action={ "/t/" (page.id) "/replay" } {
                input type="hidden" name="as" value=(eyes(page, page.viewer));
                label.sr for="ply" { (visitor.text("web-step")) }
                input #ply type="range" name="ply" min="0" max=(page.last) value=(page.ply);
                button.btn.plain-only { (visitor.text("web-go")) }
            }
        }
    }
}

/// First, back, play, on, last.
fn steps(visitor: &Visitor, page: &ReplayPage) -> Markup {
    let step = |id: &str, shape: &str, ply: usize| {
        let name = visitor.text(&format!("web-{id}"));
        let there = ply != page.ply;
        html! {
            a.btn id=(id) href=[there.then(|| link(page, ply, page.viewer))] role="link" aria-disabled=(!there) aria-label=(name) title=(name) { (icon(shape)) }
        }
    };
    let play = visitor.text("web-play");
    html! {
        (step("first", "M4 4v12M16 4 7 10l9 6z", 0))
        (step("back", "M14 4 5 10l9 6z", page.ply.saturating_sub(1)))
        button #play.btn.scripted-only type="button" data-kept aria-pressed="false" aria-label=(play) title=(play) { (icon("M3 3l8 7-8 7zM13 4v12M17 4v12")) }
        (step("on", "M6 4l9 6-9 6z", (page.ply + 1).min(page.last)))
        (step("last", "M16 4v12M4 4l9 6-9 6z", page.last))
    }
}

/// How fast it plays. The script fills it and keeps it from step to step; without one nothing plays by itself.
fn pace(visitor: &Visitor) -> Markup {
    let button = |id: &str, key: &str, shape: &str| {
        let name = visitor.text(&format!("web-{id}"));
        html! {
            button.btn id=(id) type="button" aria-keyshortcuts=(key) aria-label=(name) title=(name) { (icon(shape)) }
        }
    };
    html! {
        div #pace.pace.scripted-only data-kept role="group" aria-label=(visitor.text("web-pace")) {
            span aria-hidden="true" { (visitor.text("web-pace")) }
            (button("slower", "-", "M4 10h12"))
            output #speed.num {}
            (button("faster", "+", "M4 10h12M10 4v12"))
        }
    }
}

/// Through whose eyes.
fn viewers(visitor: &Visitor, page: &ReplayPage) -> Markup {
    html! {
        @if page.viewers.len() > 1 {
            section #eyes {
                h2 { (visitor.text("web-eyes")) }
                div.row {
                    @for &viewer in &page.viewers {
                        a.btn.small href=(link(page, page.ply, viewer)) aria-current=[(viewer == page.viewer).then_some("true")] {
                            (viewer_name(visitor, page, viewer))
                        }
                    }
                }
            }
        }
    }
}

fn viewer_name(visitor: &Visitor, page: &ReplayPage, viewer: Viewer) -> Markup {
    match viewer {
        Viewer::Seat(seat) => {
            let word = page.seats[seat.index()];
            html! { (mark(visitor, page.game, Some(word))) (seat_name(visitor, page.game, word)) }
        }
        Viewer::Public => html! { (visitor.text("web-public-eyes")) },
    }
}

/// The record and the picture to take away, and the address of this step. The board is laid out by the browser, so only
/// a script there can draw it.
fn export(visitor: &Visitor, page: &ReplayPage) -> Markup {
    let name = format!("{}-{}-{}.png", page.game, page.id, page.ply);
    html! {
        section #export {
            div.row {
                button #picture.btn.small.scripted-only type="button" data-name=(name) { (visitor.text("web-picture")) }
                button #copy-step.btn.small.scripted-only type="button" data-copy-link=(link(page, page.ply, page.viewer)) data-copied=(visitor.text("web-copied")) { (visitor.text("web-copy-step")) }
                @if page.has_review { a.btn.small href={ "/t/" (page.id) "/review" } { (visitor.text("web-to-review")) } }
                @if page.has_record { a.btn.small href={ "/t/" (page.id) "/record" } download { (visitor.text("web-record")) } }
            }
            p.plain-only.small.quiet { (visitor.text("web-picture-plain")) }
        }
    }
}

fn link(page: &ReplayPage, ply: usize, viewer: Viewer) -> String {
    format!("/t/{}/replay?ply={ply}&as={}", page.id, eyes(page, viewer))
}

fn eye<'a>(visitor: &'a Visitor, page: &'a ReplayPage) -> Eye<'a> {
    Eye::new(visitor, page.game, &page.id, page.seats, eyes(page, page.viewer))
}

/// The word for a viewer in an address.
fn eyes(page: &ReplayPage, viewer: Viewer) -> &'static str {
    match viewer {
        Viewer::Seat(seat) => page.seats[seat.index()],
        Viewer::Public => "public",
    }
}
