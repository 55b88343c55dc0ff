//! A board for a game that nobody has drawn yet: the lines of its sketch. The choices are listed beside it as always, so
//! such a game can be played.

use std::fmt::Debug;
use std::marker::PhantomData;

use maud::{Markup, html};
use sandtable_core::{Game, Sketch};

use crate::{BoardInput, GameBoard};

/// Draws a game as the lines of its sketch.
pub struct SketchBoard<G>(PhantomData<fn() -> G>);

impl<G> SketchBoard<G> {
    /// The sketch of `G`.
    pub const fn new() -> SketchBoard<G> {
        SketchBoard(PhantomData)
    }
}

impl<G> Default for SketchBoard<G> {
    fn default() -> SketchBoard<G> {
        SketchBoard::new()
    }
}

impl<G: Game> Debug for SketchBoard<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "SketchBoard({})", G::ID)
    }
}

impl<G: Game> GameBoard for SketchBoard<G> {
    type Game = G;

    fn draw(&self, input: &BoardInput<'_, G>) -> Markup {
        html! {
            ul.sketch { @for line in input.view.sketch() { li { (input.context.say(&line)) } } }
        }
    }

    /// The place among the seats of the usual game.
    fn hue(&self, seat: &str) -> usize {
        G::seats(&G::Options::default()).iter().position(|known| *known == seat).unwrap_or_default()
    }
}
