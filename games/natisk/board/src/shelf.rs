//! The picture on the shelf: a corner of the base board.

use maud::{Markup, html};

/// Europe and the sea around it, two counters, an arrow, and a battle track with its marker.
pub(crate) fn picture() -> Markup {
    html! {
        (europe())
        g.pic-front { path d="M314 8c-16 30 14 44 0 74s8 40-2 62 6 26 4 40" {} }
        path.pic-arrow d="M214 140c34-22 56-22 84-6m-14-16 15 17-22 6" {}
        path.pic-arrow.second d="M420 116c-30-16-50-14-72 4m14-18-16 19 22 4" {}
        (counter(150, 124, "first", "M0 0l44 30M44 0 0 30", "3"))
        (counter(416, 100, "second", "M0 0l44 30M44 0 0 30", "2"))
        (counter(58, 206, "second", "M22 5v20M15 10h14M11 18q11 14 22 0", "2"))
        (counter(250, 214, "first", "M4 18q18-14 18 0 0-14 18 0", "1"))
        (track())
    }
}

fn europe() -> Markup {
    html! {
        g.pic-land {
            path d="M112 20c10-14 34-10 44-4l-6 18 14 6-8 22-20 8-6 20-14-4-2-24 10-16z" {}
            path d="M62 92l18-12 10 12-6 18 10 16-22 10-18-4 12-14-10-12z" {}
            path d="M480 0H214l-10 22 16 14 18-10 6 16-20 12-2 20-26 8-34 6-20 24-28 10-6 22-34 8-4 34 30 12 18-24 26-6 16 18 14 28 12-2-10-30 14-4 20 34 14-14-8-20 22-10 36 4 34-6 20 20H480z" {}
            path d="M30 300l22-42 60-8 58 10 30 16 60-6 66-2 40 32z" {}
        }
        g.pic-coast {
            path d="M214 0l-10 22 16 14 18-10 6 16-20 12-2 20-26 8-34 6-20 24-28 10-6 22-34 8-4 34 30 12 18-24 26-6 16 18 14 28 12-2-10-30 14-4 20 34 14-14-8-20 22-10 36 4 34-6 20 20H480" {}
            path d="M30 300l22-42 60-8 58 10 30 16 60-6 66-2 40 32" {}
        }
    }
}

/// A unit: frame, symbol and strength.
fn counter(x: u16, y: u16, side: &str, symbol: &str, strength: &str) -> Markup {
    html! {
        g transform={ "translate(" (x - 22) " " (y - 15) ")" } class={ "pic-counter " (side) } {
            rect x="-6" y="-6" width="56" height="56" rx="5" {}
            path d="M0 0h44v30H0z" {}
            path d=(symbol) {}
            text x="22" y="45" { (strength) }
        }
    }
}

/// The battle track: the red space in the middle, an arm for each side, the marker off centre.
fn track() -> Markup {
    html! {
        g.pic-track transform="translate(96 262)" {
            rect x="-8" y="-8" width="304" height="34" rx="6" {}
            @for at in 0..12u16 {
                @let middle = at == 6;
                rect.middle[middle] x=(at * 24) y="0" width="20" height="18" rx="3" {}
            }
            path d="M178 9l9-12 9 12-9 12z" {}
        }
    }
}
