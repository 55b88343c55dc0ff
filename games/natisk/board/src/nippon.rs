//! America with its fifteen campaigns and the links between them. The places are geography bent so far that no card
//! ever lies on another.

use maud::{Markup, PreEscaped, html};
use sandtable_natisk::ids::Theatre;
use sandtable_natisk::{Frame, TheatreView};

use super::Drawing;

const AMERICA: &str = include_str!("../america.svg");

pub(super) fn map(drawing: &Drawing<'_>) -> Markup {
    html! {
        (PreEscaped(AMERICA))
        (links(drawing))
        @for city in &drawing.view.theatres {
            @let (x, y) = place(city.theatre);
            (drawing.theatre(city, state(drawing, city), Some(&format!("--x:{x}%;--y:{y}%"))))
        }
    }
}

/// Open, still to be opened, or done with; what may be opened now comes first on a small screen.
fn state(drawing: &Drawing<'_>, city: &TheatreView) -> &'static str {
    match city.front {
        Some(_) if city.open => "city open",
        Some(_) => "city past",
        None if drawing.context.clickables.click(city.theatre.word()).is_some() => "city unopened offered",
        None => "city unopened",
    }
}

fn links(drawing: &Drawing<'_>) -> Markup {
    let from = match drawing.view.frames.last() {
        Some(Frame::Open { from, .. }) => Some(*from),
        _ => None,
    };
    let cities = || drawing.view.theatres.iter();
    html! {
        svg.n-links viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" {
            @for one in cities() {
                @for other in cities().filter(|other| one.theatre < other.theatre && linked(one, other)) {
                    (link(one, other, from))
                }
            }
        }
    }
}

fn linked(one: &TheatreView, other: &TheatreView) -> bool {
    one.theatre.row().links.contains(&other.theatre)
}

/// A link is offered if the marker may go along it now, live if it leads from an open campaign to an unopened one.
fn link(one: &TheatreView, other: &TheatreView, from: Option<Theatre>) -> Markup {
    let offered =
        |here: &TheatreView, there: &TheatreView| from == Some(here.theatre) && there.front.is_none();
    let live = |here: &TheatreView, there: &TheatreView| here.open && there.front.is_none();
    let class = match () {
        () if offered(one, other) || offered(other, one) => Some("offered"),
        () if live(one, other) || live(other, one) => Some("live"),
        () => None,
    };
    html! { path class=[class] d=(way(one.theatre, other.theatre)) {} }
}

/// A straight line, but for the sea way that goes around Los Angeles.
fn way(one: Theatre, other: Theatre) -> String {
    let ((x1, y1), (x2, y2)) = (place(one), place(other));
    match (one, other) {
        (Theatre::SanFrancisco, Theatre::Honolulu) => format!("M{x1} {y1}Q-7 57 {x2} {y2}"),
        _ => format!("M{x1} {y1}L{x2} {y2}"),
    }
}

/// The middle of a card, in hundredths of the board.
fn place(city: Theatre) -> (u8, u8) {
    match city {
        Theatre::Boston => (91, 8),
        Theatre::Seattle => (15, 9),
        Theatre::Chicago => (59, 23),
        Theatre::NewYork => (88, 26),
        Theatre::Denver => (34, 33),
        Theatre::SanFrancisco => (10, 32),
        Theatre::Washington => (84, 44),
        Theatre::KansasCity => (53, 43),
        Theatre::LosAngeles => (12, 56),
        Theatre::Atlanta => (73, 62),
        Theatre::Phoenix => (31, 62),
        Theatre::Dallas => (50, 67),
        Theatre::Jacksonville => (86, 82),
        Theatre::NewOrleans => (64, 86),
        _ => (10, 82),
    }
}
