//! The solo game by the rulebook: a test for every paragraph of sections 9 and 10, the worked examples among them.

mod common;

mod effects;
mod ends;
mod grades;
mod nippon;
mod opening;
mod spaces;
mod stratagems;
mod theatres;
mod turn;
mod units;
