//! Once the buffers are warm, playing allocates nothing.

use sandtable_dolg::{Dolg, Options};

sandtable_testkit::allocations! {
    game: Dolg,
    options: [
        Options { points: 500, ..Options::default() },
        Options { points: 1500, mercenaries: true, terrain: true, ..Options::default() },
    ],
    games: 1,
}
