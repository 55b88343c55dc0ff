//! The review of a game that is over: how each seat stood step by step, which of its choices cost most, what would have been better, and
//! ways to look at them again or to play on from there.

use maud::{Markup, html};
use sandtable_bots::{CostlyChoice, SeatReview};
use sandtable_core::Message;

use super::layout::{Sheet, csrf, layout};
use super::phrases::{mark, of_game, seat_name, told, why};
use crate::model::{ReviewPage, ReviewState, Visitor};

/// The plane of the plot, and the room around it.
const WIDTH: f64 = 480.0;
const HEIGHT: f64 = 140.0;
const EDGE: f64 = 14.0;
/// Room for the numbers at the left.
const LEFT: f64 = 40.0;

/// The whole page.
pub fn review(visitor: &Visitor, page: &ReviewPage) -> Markup {
    let title = format!("{}, {}", of_game(visitor, page.game, "title"), visitor.text("web-review"));
    let sheet = Sheet {
        title,
        here: format!("/t/{}/review", page.id),
        game: Some(page.game),
        table: Some(&page.id),
        about: None,
        fills: false,
    };
    layout(visitor, &sheet, &review_fragment(visitor, page))
}

/// What changes while the review is made.
pub fn review_fragment(visitor: &Visitor, page: &ReviewPage) -> Markup {
    let is_under_way = matches!(page.state, ReviewState::UnderWay(_));
    html! {
        main #review.page data-under-way[is_under_way] {
            h1 { (visitor.text("web-review")) ": " (of_game(visitor, page.game, "title")) }
            @if let Some(notice) = &page.notice { div.notice role="status" { (why(visitor, page.game, notice)) } }
            @match &page.state {
                ReviewState::None => (question(visitor, page)),
                ReviewState::UnderWay(percent) => (progress(visitor, page, *percent)),
                ReviewState::Finished(review) => {
                    p.quiet { (visitor.text("web-review-help")) }
                    @for seat in review.seats.iter().filter(|seat| page.shown.contains(&seat.seat.as_str())) {
                        (seat_review(visitor, page, review.plies, seat))
                    }
                    @if page.has_others { p { a.btn href={ "/t/" (page.id) "/review?who=all" } { (visitor.text("web-review-all")) } } }
                }
            }
        }
    }
}

fn question(visitor: &Visitor, page: &ReviewPage) -> Markup {
    html! {
        p { (visitor.text("web-review-more")) }
        form method="post" action={ "/t/" (page.id) "/review" } data-whole {
            (csrf(visitor))
            button.btn.main { (visitor.text("web-review-game")) }
        }
    }
}

/// Without script the page is looked at again by hand.
fn progress(visitor: &Visitor, page: &ReviewPage, percent: u8) -> Markup {
    let said = visitor.say(&Message::new("web-review-progress").with("percent", percent));
    html! {
        p role="status" { (said) }
        progress #progress max="100" value=(percent) aria-label=(visitor.text("web-review")) {}
        p.plain-only { a.btn href={ "/t/" (page.id) "/review" } { (visitor.text("web-review-look")) } }
    }
}

fn seat_review(visitor: &Visitor, page: &ReviewPage, plies: usize, seat: &SeatReview) -> Markup {
    let name = seat_name(visitor, page.game, &seat.seat);
    html! {
        section.card.stack id={ "seat-" (seat.seat) } {
            h2 { (mark(visitor, page.game, Some(&seat.seat))) " " (name) }
            (curve(visitor, page, plies, seat))
            @if seat.costliest.is_empty() { p { (visitor.text("web-review-good")) } }
            @else {
                h3 { (visitor.text("web-review-costliest")) }
                ol.mistakes { @for costly in &seat.costliest { (mistake(visitor, page, seat, costly)) } }
            }
        }
    }
}

fn mistake(visitor: &Visitor, page: &ReviewPage, seat: &SeatReview, costly: &CostlyChoice) -> Markup {
    let before = percent(costly.chance);
    let chances = Message::new("web-review-chances")
        .with("before", before)
        .with("after", percent(costly.chance - costly.cost));
    html! {
        li id=(place(seat, costly)) {
            p.head {
                a href={ "/t/" (page.id) "/replay?ply=" (costly.ply) "&as=" (seat.seat) } { (step(visitor, costly)) }
                span.small.quiet { (visitor.say(&chances)) }
            }
            dl {
                dt { (visitor.text("web-review-done")) }
                dd { (choice(visitor, &costly.done.say)) (reasons(visitor, page, ("against", "table-but"), &costly.against)) }
                dt { (visitor.text("web-review-better")) }
                dd { (choice(visitor, &costly.better.say)) (reasons(visitor, page, ("for", "table-because"), &costly.because)) }
            }
            form method="post" action={ "/t/" (page.id) "/fork" } data-whole {
                (csrf(visitor))
                input type="hidden" name="seat" value=(seat.seat);
                input type="hidden" name="ply" value=(costly.ply);
                button.btn.small { (visitor.text("web-play-on")) }
            }
        }
    }
}

fn choice(visitor: &Visitor, say: &Message) -> Markup {
    html! { p.choice-made { (visitor.say(say)) } }
}

/// What speaks for or against it; each begins with the word that a message adds.
fn reasons(
    visitor: &Visitor,
    page: &ReviewPage,
    (class, id): (&str, &'static str),
    reasons: &[Message],
) -> Markup {
    html! {
        @if !reasons.is_empty() {
            ul.reasons {
                @for reason in reasons {
                    li class=(class) { (told(&visitor.locale, page.game, &Message::new(id).with("reason", reason.clone()))) }
                }
            }
        }
    }
}

/// Steps are counted from 1, as in the log.
fn step(visitor: &Visitor, costly: &CostlyChoice) -> String {
    visitor.say(&Message::new("web-review-step").with("step", costly.ply as i64 + 1))
}

fn place(seat: &SeatReview, costly: &CostlyChoice) -> String {
    format!("{}-{}", seat.seat, costly.ply + 1)
}

fn percent(chance: f64) -> i64 {
    (100.0 * chance).round().clamp(0.0, 100.0) as i64
}

/// How the seat stood, with a mark at each of its costliest choices that leads to what is said of it.
fn curve(visitor: &Visitor, page: &ReviewPage, plies: usize, seat: &SeatReview) -> Markup {
    let at = |ply: usize| LEFT + ply as f64 * (WIDTH - LEFT - EDGE) / plies.max(1) as f64;
    let points = seat.curve.iter().map(|point| format!("{:.1} {:.1}", at(point.ply), height(point.chance)));
    let path = points.collect::<Vec<_>>().join("L");
    let hue = visitor.site.package(page.game).map_or(0, |package| package.board.hue(&seat.seat));
    html! {
        @if !path.is_empty() {
            figure.course.chances {
                figcaption.small.quiet { (visitor.text("web-review-curve")) }
                svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-label=(in_words(visitor, seat)) {
                    path.axis d={ "M" (LEFT) " " (height(0.0)) "H" (WIDTH - EDGE) "M" (LEFT) " " (height(0.5)) "H" (WIDTH - EDGE) "M" (LEFT) " " (height(1.0)) "H" (WIDTH - EDGE) } {}
                    @for chance in [0.0, 0.5, 1.0] { text x="0" y=(height(chance)) { (percent(chance)) " %" } }
                    path class={ "course-line seat-" (hue) } d={ "M" (path) } {}
                    @for costly in &seat.costliest { (drop_mark(visitor, seat, costly, at(costly.ply))) }
                }
            }
        }
    }
}

/// From where the seat stood down to where its choice led.
fn drop_mark(visitor: &Visitor, seat: &SeatReview, costly: &CostlyChoice, x: f64) -> Markup {
    let (above, below) = (height(costly.chance), height(costly.chance - costly.cost));
    html! {
        a.drop-mark href={ "#" (place(seat, costly)) } aria-label=(step(visitor, costly)) {
            path d=(format!("M{x:.1} {above:.1}V{below:.1}")) {}
            circle cx=(format!("{x:.1}")) cy=(format!("{below:.1}")) r="5" {}
        }
    }
}

fn height(chance: f64) -> f64 {
    EDGE + (1.0 - chance.clamp(0.0, 1.0)) * (HEIGHT - 2.0 * EDGE)
}

/// The curve for those who listen.
fn in_words(visitor: &Visitor, seat: &SeatReview) -> String {
    let [from, to] =
        [seat.curve.first(), seat.curve.last()].map(|point| point.map_or(0, |point| percent(point.chance)));
    visitor.say(&Message::new("web-review-in-words").with("from", from).with("to", to))
}
