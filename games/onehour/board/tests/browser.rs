//! The war in real Chromium: whole games.

use sandtable_board::Package;
use sandtable_browser::WholeGame;
use sandtable_onehour_board::PACKAGE;

static PACKAGES: &[Package] = &[PACKAGE];

const WHOLE_GAME: WholeGame = WholeGame {
    packages: PACKAGES,
    game: "onehour",
    options: &[],
    owners: &["me", "level1", "level1", "level1", "level1"],
    seed: 3,
};

sandtable_browser::whole_games!(WHOLE_GAME);
