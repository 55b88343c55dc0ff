//! Bots at play with toy games whose best play can be worked out by hand.

mod choices;
mod gym;
mod series;
mod toys;
