//! Ambush in real Chromium: whole games.

use sandtable_ambush_board::PACKAGE;
use sandtable_board::Package;
use sandtable_browser::WholeGame;

static PACKAGES: &[Package] = &[PACKAGE];

const WHOLE_GAME: WholeGame =
    WholeGame { packages: PACKAGES, game: "ambush", options: &["hand=3"], owners: &["me", "level1"], seed: 3 };

sandtable_browser::whole_games!(WHOLE_GAME);
