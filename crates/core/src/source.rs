//! How a printed component is known: every row of a game's tables says so, and the game's page tells the players.

use serde::Serialize;

/// How a row of a table of components is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// As printed on the component or in the rules.
    Printed,
    /// Follows from what is printed.
    Inferred,
    /// Made to fit everything that is known.
    Reconstructed,
}
