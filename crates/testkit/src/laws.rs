//! What must hold in every position of every game.
//!
//! [`laws!`](crate::laws!) makes one test per law; each walks through seeded random games of every option set given.
//! A law sees one game at a time and panics where the game breaks it; [`run`] says which law, which options, which
//! seed and ply it was, and prints the record up to there, so that the game can be seen again.

mod advice;
mod answers;
mod choices;
mod copies;
mod ending;
mod luck;
mod ranges;
mod secrets;
mod sessions;
mod telling;
mod writing;

use sandtable_core::Game;

use crate::{Walk, caught, long};

pub use advice::{advice_is_the_same_in_all_worlds, odds_are_what_luck_brings};
pub use answers::answers_are_the_same_in_all_worlds;
pub use choices::{lists_are_in_order, only_the_listed_is_played};
pub use copies::{census_is_constant, copies_stay_as_they_are, invariants_hold};
pub use ending::games_end;
pub use luck::luck_is_drawn_as_it_is_weighted;
pub use ranges::ranges_hold;
pub use secrets::{imagined_worlds_look_the_same, masks_hide_what_views_hide};
pub use sessions::{same_steps_same_state, undo_stays_inside_commit_points};
pub use telling::{messages_can_be_said, paths_are_prefix_free};
pub use writing::{notation_reads_back, rules_numbers_are_kept, states_read_back};

/// A law: goes through a game and panics where it is broken.
pub type Law<G> = fn(&mut Walk<'_, G>);

/// A game with its options and how much of it to try.
#[derive(Clone, Debug)]
pub struct Trial<'a, G: Game> {
    /// The option sets, each with a name for the report.
    pub tables: &'a [(&'a str, G::Options)],
    /// Random games of each; `SANDTABLE_LONG` multiplies them.
    pub games: u64,
    /// The number of steps within which a game has to end.
    pub steps: usize,
}

/// One game by each older number of the rules for this many by the newest.
const OLDER: u64 = 10;

/// Tries a law on random games of every option set, some of them by older rules; panics with a report where it is broken.
pub fn run<G: Game>(name: &str, law: Law<G>, trial: &Trial<'_, G>) {
    for rules in G::OLDEST_RULES..=G::RULES {
        let games = if rules == G::RULES { trial.games } else { trial.games.div_ceil(OLDER) };
        for (table, options) in trial.tables {
            for seed in long::seeds(games) {
                let mut walk = Walk::by_rules(rules, options, seed, trial.steps);
                if let Err(why) = caught(|| law(&mut walk)) {
                    panic!("{}", report(name, table, seed, &why, &walk));
                }
            }
        }
    }
}

fn report<G: Game>(law: &str, table: &str, seed: u64, why: &str, walk: &Walk<'_, G>) -> String {
    format!(
        "the law `{law}` is broken: {why}\n\
         game {}, rules {}, options `{table}`, seed {seed}, ply {}; SANDTABLE_SEED={seed} runs this game alone\n\
         the record up to there:\n{}",
        G::ID,
        walk.rules(),
        walk.ply(),
        walk.record(),
    )
}

/// Hands the names of all laws to another macro, after whatever tokens it is given.
#[doc(hidden)]
#[macro_export]
macro_rules! each_law {
    ($then:path, $($with:tt)*) => {
        $then! {
            $($with)*
            lists_are_in_order
            only_the_listed_is_played
            luck_is_drawn_as_it_is_weighted
            notation_reads_back
            states_read_back
            rules_numbers_are_kept
            same_steps_same_state
            imagined_worlds_look_the_same
            masks_hide_what_views_hide
            census_is_constant
            paths_are_prefix_free
            undo_stays_inside_commit_points
            games_end
            invariants_hold
            copies_stay_as_they_are
            messages_can_be_said
            ranges_hold
            answers_are_the_same_in_all_worlds
            advice_is_the_same_in_all_worlds
            odds_are_what_luck_brings
        }
    };
}

/// One test for each law, in a module `laws`.
///
/// Each option set has a name, which a failure prints. `games` is the number of random games of each set
/// (`SANDTABLE_LONG` multiplies it when the tests run), `steps` the number of steps within which a game must end.
///
/// ```ignore
/// sandtable_testkit::laws! {
///     game: Toy,
///     options: [
///         ("usual", Options::default()),
///         ("many gems", Options { gems: 9, ..Options::default() }),
///     ],
///     games: 200,
///     steps: 2000,
/// }
/// ```
///
/// For a second set with another number of games, wrap each call in a module of its own.
#[macro_export]
macro_rules! laws {
    (
        game: $game:ty,
        options: [$(($name:literal, $options:expr)),+ $(,)?],
        games: $games:expr,
        steps: $steps:expr $(,)?
    ) => {
        mod laws {
            #[allow(unused_imports, clippy::wildcard_imports)]
            use super::*;

            fn run(name: &str, law: $crate::laws::Law<$game>) {
                let tables = [$(($name, $options)),+];
                let trial = $crate::laws::Trial { tables: &tables, games: $games, steps: $steps };
                $crate::laws::run(name, law, &trial);
            }

            $crate::each_law! { $crate::law_tests, $game; }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_tests {
    ($game:ty; $($law:ident)+) => {
        $(#[test] fn $law() { run(stringify!($law), $crate::laws::$law::<$game>); })+
    };
}

macro_rules! law_table {
    ($($law:ident)+) => {
        /// Every law with its name.
        pub fn all<G: Game>() -> Vec<(&'static str, Law<G>)> {
            vec![$((stringify!($law), $law::<G>)),+]
        }
    };
}
each_law!(law_table,);
