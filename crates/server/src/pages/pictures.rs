//! The pictures of the shelf: each game's own on a common ground. Colours come from the style sheet, so that a picture
//! is light or dark with the page.

use maud::{Markup, html};
use sandtable_board::Package;

/// The picture of a game.
pub(crate) fn picture(package: &Package) -> Markup {
    html! {
        svg.pic viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            (graticule())
            ((package.shelf_picture)())
        }
    }
}

/// The lines of longitude and latitude.
fn graticule() -> Markup {
    html! {
        rect.pic-sea width="480" height="300" {}
        g.pic-grid {
            path d="M0 60q240-34 480 0M0 130q240-26 480 0M0 200q240-18 480 0M0 268q240-10 480 0" {}
            path d="M60 0q-22 150-34 300M150 0q-10 150-16 300M240 0v300M330 0q10 150 16 300M420 0q22 150 34 300" {}
        }
    }
}
