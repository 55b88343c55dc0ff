//! How long to try: read from the environment when the test runs, so that nothing is built twice.

use std::env;

/// How many times as much work as usual: the number in `SANDTABLE_LONG`, or 1.
pub fn factor() -> u64 {
    number("SANDTABLE_LONG").unwrap_or(1).max(1)
}

/// The one seed to run, if `SANDTABLE_SEED` names one: to see a failure again.
pub fn only_seed() -> Option<u64> {
    number("SANDTABLE_SEED")
}

/// The seeds of this many games, long runs and a chosen seed considered.
pub(crate) fn seeds(games: u64) -> std::ops::Range<u64> {
    match only_seed() {
        Some(seed) => seed..seed + 1,
        None => 0..games * factor(),
    }
}

fn number(name: &str) -> Option<u64> {
    let text = env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name} is `{text}`; it should be a whole number")))
}
