//! Bots at play with toy games whose best play can be worked out by hand.

mod choices;
mod playable;
mod series;
mod toys;
