//! The solo game by the rulebook: a test for every paragraph of sections 9 and 10, the worked examples among them.

mod common;

mod opening;

mod turn;
