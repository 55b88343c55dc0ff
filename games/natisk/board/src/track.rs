//! Battle tracks and the victory track. The strips are symbols drawn once from the tables; what moves are the
//! markers above them, placed by custom properties.

use maud::{Markup, PreEscaped, html};
use sandtable_board::{Cue, Fragment};
use sandtable_core::{Message, Say};
use sandtable_natisk::ids::{Board, Side, Theatre};
use sandtable_natisk::tables::Track;
use sandtable_natisk::{Event, marker_place};

use super::{Drawing, PARTS, Part, side_class};

/// The length of a cell in a strip.
const CELL: i32 = 10;
/// The height of a strip.
const HEIGHT: i32 = 15;
/// The points that bring the game to its end (7).
const GOAL: u8 = 25;

/// The strips of a board: one for each length of track.
pub(super) fn symbols(board: Board) -> Fragment {
    PARTS.get(Part::Strips(board), || strips(board))
}

fn strips(board: Board) -> Markup {
    let mut tracks: Vec<Track> = board.theatres().iter().map(|theatre| theatre.row().track).collect();
    tracks.sort_by_key(|track| track.end);
    tracks.dedup();
    html! {
        svg.n-symbols width="0" height="0" aria-hidden="true" {
            defs { @for track in tracks { (strip(track, left(board))) } }
        }
    }
}

/// The side whose half of the tracks is on the left (1.4, 8.2).
fn left(board: Board) -> Side {
    match board {
        Board::Base => Side::Allies,
        Board::Nippon => Side::Japan,
    }
}

fn strip(track: Track, left: Side) -> Markup {
    let end = i32::from(track.end);
    html! {
        symbol id={ "n-strip-" (end) } viewBox=(frame(end)) preserveAspectRatio="none" {
            @for (side, sign) in [(left, -1), (left.rival(), 1)] {
                path class={ "n-cells " (side_class(side)) } d=(cells(track, sign)) {}
                @for (at, label) in labels(track) { (labelled(side, end + sign * at, &label)) }
                (emblem(track, side, end + sign * end))
            }
            path.n-red d=(cell(end)) {}
        }
    }
}

/// The view box of a strip with `end` spaces on each side.
fn frame(end: i32) -> String {
    format!("0 0 {} {HEIGHT}", (2 * end + 1) * CELL)
}

fn cell(at: i32) -> String {
    format!("M{} 1h{}v{}h-{}z", at * CELL + 1, CELL - 2, HEIGHT - 2, CELL - 2)
}

fn cells(track: Track, sign: i32) -> String {
    let end = i32::from(track.end);
    (1..=end).map(|at| cell(end + sign * at)).collect()
}

/// Icon spaces of the base tracks, end spaces of the cities.
fn labels(track: Track) -> Vec<(i32, String)> {
    match track.icons {
        Some(icons) => {
            icons.iter().zip(1..).map(|(&at, points)| (i32::from(at), format!("{points}"))).collect()
        }
        None => {
            (track.close..=track.end).zip(1..).map(|(at, lead)| (i32::from(at), format!("{lead}"))).collect()
        }
    }
}

fn labelled(side: Side, at: i32, label: &str) -> Markup {
    html! {
        path class={ "n-icon " (side_class(side)) } d=(cell(at)) {}
        text class=[(label.len() > 1).then_some("long")] x=(at * CELL + CELL / 2) y="11" { (label) }
    }
}

/// The last space of a base track: a circle for the second side, a lozenge for the first.
fn emblem(track: Track, side: Side, at: i32) -> Markup {
    let (x, class) = (at * CELL + CELL / 2, format!("n-emblem {}", side_class(side)));
    html! {
        @if track.icons.is_some() {
            path class={ "n-icon " (side_class(side)) } d=(cell(at)) {}
            @if side.is_first() {
                path class=(class) d={ "M" (x) " 3l3.5 4.5-3.5 4.5-3.5-4.5z" } {}
            } @else {
                circle class=(class) cx=(x) cy="7.5" r="3.2" {}
            }
        }
    }
}

/// The cell of a track a marker stands in, counted from the left.
fn cell_of(theatre: Theatre, at: i8) -> i8 {
    let rightwards = if left(theatre.board()).is_first() { at } else { -at };
    rightwards + theatre.row().track.end
}

/// The marker that an event moves, and the cell it comes to.
pub(super) fn cue(event: &Event) -> Option<Cue> {
    let Event::Moved { theatre, to, .. } = *event else { return None };
    Some(Cue { element: format!("m-{theatre}"), at: cell_of(theatre, to) })
}

impl Drawing<'_> {
    /// A battle track with its marker.
    pub(super) fn track(&self, theatre: Theatre, at: i8) -> Fragment {
        PARTS.get(Part::Track { lang: self.context.locale.lang(), theatre, at }, || {
            self.drawn_track(theatre, at)
        })
    }

    pub(super) fn drawn_track(&self, theatre: Theatre, at: i8) -> Markup {
        let end = theatre.row().track.end;
        let style = format!("--at:{};--cells:{}", cell_of(theatre, at), 2 * end + 1);
        let side = if at < 0 { " first" } else { " second" };
        let place = marker_place(theatre, at);
        let called = Message::new("natisk-board-battle-marker").with("place", place.clone());
        html! {
            div.n-track style=(style) {
                svg aria-hidden="true" viewBox=(frame(end.into())) preserveAspectRatio="none" {
                    use href={ "#n-strip-" (end) } {}
                }
                span class={ "n-marker" @if at != 0 { (side) } } id={ "m-" (theatre) } data-piece="marker" data-rule="1.8"
                    data-called=(self.context.say(&called)) title=(self.context.say(&place)) { @if at != 0 { (at.abs()) } }
            }
        }
    }
}

/// The victory track, two rows of fifteen, with both sides' markers.
pub(super) fn score(drawing: &Drawing<'_>) -> Fragment {
    let points = drawing.view.sides.each_ref().map(|side| (side.side, side.points));
    PARTS.get(Part::Score { lang: drawing.context.locale.lang(), points }, || drawn_score(drawing, points))
}

pub(super) fn drawn_score(drawing: &Drawing<'_>, points: [(Side, u8); 2]) -> Markup {
    html! {
        div.n-score {
            h3 { (drawing.context.text("natisk-board-points")) }
            div.n-ladder {
                @for points in 1..=30_u8 {
                    i.goal[points == GOAL] { @if points % 5 == 0 { (points) } }
                }
                @for (side, points) in points { (counter(drawing, side, points)) }
            }
        }
    }
}

/// A side's marker; before the first point it waits beside the track, and beyond 30 it stays at the end (6.10).
fn counter(drawing: &Drawing<'_>, side: Side, points: u8) -> Markup {
    let at = points.min(30);
    let (column, row) = if at == 0 { (-1, 0) } else { (i32::from(at - 1) % 15, i32::from(at - 1) / 15) };
    let name = Message::new("natisk-board-score").with("side", side.say()).with("points", points);
    html! {
        span class={ "n-counter " (side_class(side)) } id={ "v-" (side) } data-piece="counter" data-rule="1.1"
            style={ "--c:" (column) ";--r:" (row) } title=(drawing.context.say(&name)) {
            (emblem_mark(side))
        }
    }
}

/// The mark of a side: a lozenge or a circle.
pub(super) fn emblem_mark(side: Side) -> Markup {
    let shape = if side.is_first() {
        "<path d=\"M8 1l7 7-7 7-7-7z\"/>"
    } else {
        "<circle cx=\"8\" cy=\"8\" r=\"6.5\"/>"
    };
    html! { svg class={ "n-side " (side_class(side)) } viewBox="0 0 16 16" aria-hidden="true" { (PreEscaped(shape)) } }
}
