//! How a finished game went: the account of everybody's points, and a plot of them by step. Lines of the plot differ by colour and
//! by dashes, and the account says the same in numbers.

use maud::{Markup, html};
use sandtable_core::{Message, Viewer};

use super::phrases::{mark, seat_name};
use crate::model::{Account, Summary, TablePage, Visitor};

/// The plane of the plot.
const WIDTH: usize = 320;
const HEIGHT: usize = 110;
/// Room for the numbers: above and below the lines, and beside them.
const EDGE: usize = 12;

/// Everybody's points line by line: those of the viewer are open, or the first.
pub(crate) fn accounts(visitor: &Visitor, page: &TablePage, summary: &Summary) -> Markup {
    let told: Vec<&Account> = summary.accounts.iter().filter(|account| !account.lines.is_empty()).collect();
    let own = |account: &Account| account.seats.iter().any(|&seat| page.viewer == Viewer::Seat(seat));
    let open = told.iter().position(|account| own(account)).unwrap_or_default();
    html! {
        @if !told.is_empty() {
            div.tallies {
                h3 { (visitor.text("web-tally")) }
                @for (at, account) in told.iter().enumerate() { (one_account(visitor, page, account, at == open)) }
            }
        }
    }
}

fn one_account(visitor: &Visitor, page: &TablePage, account: &Account, open: bool) -> Markup {
    html! {
        details.tally open[open] {
            summary { (names(visitor, page, account)) b.num { (account.total()) } }
            table {
                caption.sr { (visitor.text("web-tally")) }
                tbody {
                    @for line in &account.lines {
                        tr { th scope="row" { (visitor.say(&line.say)) } td.num { (signed(line.points)) } }
                    }
                }
                tfoot { tr { th scope="row" { (visitor.text("web-tally-sum")) } td.num { (account.total()) } } }
            }
        }
    }
}

/// A minus sign that is as wide as a digit.
fn signed(points: i32) -> String {
    if points < 0 { format!("\u{2212}{}", -points) } else { points.to_string() }
}

/// The seats of an account, each with its mark.
fn names(visitor: &Visitor, page: &TablePage, account: &Account) -> Markup {
    let lines = page.seats.iter().filter(|line| account.seats.contains(&line.seat));
    html! {
        span.grow {
            @for (at, line) in lines.enumerate() {
                @if at > 0 { ", " }
                (mark(visitor, page.game, Some(line.word))) " " (seat_name(visitor, page.game, line.word))
            }
        }
    }
}

/// The points by step, one line for each account.
pub(crate) fn plot(visitor: &Visitor, page: &TablePage, summary: &Summary) -> Markup {
    let Some(scale) = Scale::of(summary) else { return html! {} };
    html! {
        figure.course {
            figcaption { h3 { (visitor.text("web-course")) } }
            svg viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="img" aria-label=(in_words(visitor, page, summary)) {
                path.axis d={ "M" (EDGE) " " (scale.y(scale.least)) "H" (WIDTH - EDGE) } {}
                text x="0" y=(scale.y(scale.most)) { (scale.most) }
                text x="0" y=(scale.y(scale.least)) { (scale.least) }
                @for (nth, account) in summary.accounts.iter().enumerate() { (line(visitor, page, summary, &scale, nth, account)) }
            }
            ul.scores {
                @for (nth, account) in summary.accounts.iter().enumerate() {
                    li {
                        svg.sample viewBox="0 0 28 8" aria-hidden="true" { path class={ "course-line dash-" (nth % DASHES) " " (hue(visitor, page, account)) } d="M0 4H28" {} }
                        (names(visitor, page, account))
                    }
                }
            }
        }
    }
}

/// How many kinds of dashes there are.
const DASHES: usize = 6;

fn line(
    visitor: &Visitor,
    page: &TablePage,
    summary: &Summary,
    scale: &Scale,
    nth: usize,
    account: &Account,
) -> Markup {
    let seat = account.seats[0].index();
    let points =
        summary.course.iter().map(|(ply, points)| format!("{} {}", scale.x(*ply), scale.y(points[seat])));
    let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
    html! { path class={ "course-line dash-" (nth % DASHES) " " (hue(visitor, page, account)) } d=(path) {} }
}

/// The colour of an account is that of its first seat.
fn hue(visitor: &Visitor, page: &TablePage, account: &Account) -> String {
    let word = page.seats.get(account.seats[0].index()).map_or("", |line| line.word);
    let hue = visitor.site.package(page.game).map_or(0, |package| package.board.hue(word));
    format!("seat-{hue}")
}

/// The plot for those who listen.
fn in_words(visitor: &Visitor, page: &TablePage, summary: &Summary) -> String {
    let last = summary.course.last();
    let said = summary.accounts.iter().filter_map(|account| {
        let seat = account.seats[0];
        let line = page.seats.get(seat.index())?;
        let says = Message::new("web-course-line")
            .with("seat", seat_name(visitor, page.game, line.word))
            .with("points", i64::from(last?.1[seat.index()]));
        Some(visitor.say(&says))
    });
    said.collect::<Vec<_>>().join("; ")
}

/// From plies and points to the plane.
struct Scale {
    plies: usize,
    least: i32,
    most: i32,
}

impl Scale {
    /// None if nothing ever changed.
    fn of(summary: &Summary) -> Option<Scale> {
        let (plies, _) = *summary.course.last().as_ref()?;
        let all = || summary.course.iter().flat_map(|(_, points)| points.iter().copied());
        let (least, most) = (all().min()?.min(0), all().max()?);
        (*plies > 0 && most > least).then_some(Scale { plies: *plies, least, most })
    }

    fn x(&self, ply: usize) -> usize {
        2 * EDGE + ply * (WIDTH - 3 * EDGE) / self.plies
    }

    fn y(&self, points: i32) -> usize {
        let (above, span) = ((self.most - points) as usize, (self.most - self.least) as usize);
        EDGE + above * (HEIGHT - 2 * EDGE) / span
    }
}
