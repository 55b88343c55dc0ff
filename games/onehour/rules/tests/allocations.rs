//! Once the buffers are warm, playing allocates nothing.

use sandtable_onehour::{Onehour, Options};

sandtable_testkit::allocations! {
    game: Onehour,
    options: [Options::default(), Options { dice: true, ..Options::default() }],
    games: 30,
}
