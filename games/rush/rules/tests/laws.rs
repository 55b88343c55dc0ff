//! The laws of every game, on random games of every number of players and every option. With `SANDTABLE_LONG=500` they
//! run over 5,000 games for each number of players; a random game has about 1,700 steps.

use sandtable_rush::{Leaves, Once, Options, Versus};

fn players(players: u8) -> Options {
    Options { players, ..Options::default() }
}

mod numbers {
    use sandtable_rush::Rush;

    use super::players;

    sandtable_testkit::laws! {
        game: Rush,
        options: [("two", players(2)), ("three", players(3)), ("four", players(4)), ("five", players(5))],
        games: 10,
        steps: 20_000,
    }
}

/// Every option turned from its default at least once.
mod variants {
    use sandtable_rush::Rush;

    use super::{Leaves, Once, Options, Versus, players};

    sandtable_testkit::laws! {
        game: Rush,
        options: [
            ("strict", Options {
                once_per_turn: Once::All,
                base_leaves_hand: Leaves::Draw,
                research_needs_target: true,
                passives_bind_assault: true,
                ..players(3)
            }),
            ("bloody", Options {
                merge_turn_medals: true,
                assault_vs_armor1: Versus::Destroy,
                count_defenders: true,
                first: 2,
                ..players(2)
            }),
            ("short", Options { round_limit: 7, ..players(4) })
        ],
        games: 5,
        steps: 20_000,
    }
}
