//! Bots at play with toy games whose best play can be worked out by hand.

mod choices;
mod playable;
mod reviewing;
mod series;
mod toys;
