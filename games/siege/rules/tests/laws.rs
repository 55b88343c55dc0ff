//! The laws of every game, on random games of every mode and of the optional rules. With `SANDTABLE_LONG=500` they run
//! over 5,000 games of each.

use sandtable_siege::{Edition, Mode, Options, ScienceSite, Siege};

fn options(edition: Edition, mode: Mode, players: u8) -> Options {
    Options { edition, mode, players, ..Options::default() }
}

fn base(mode: Mode, players: u8) -> Options {
    options(Edition::Base, mode, players)
}

fn later(mode: Mode, players: u8) -> Options {
    options(Edition::Wunderwaffe, mode, players)
}

/// Everything that makes the base game easier.
fn easier_base() -> Options {
    Options {
        easier_reserve: true,
        combined_strike: true,
        city_counterattack: true,
        ..base(Mode::Ordinary, 3)
    }
}

/// Everything that makes it harder.
fn harder_base() -> Options {
    Options { no_walls: true, scarce_materials: true, own_buildings: true, ..base(Mode::Coop, 4) }
}

/// Everything that makes Wunderwaffe easier.
fn easier() -> Options {
    Options {
        science_site: ScienceSite::Choose,
        science_leap: true,
        burning_hedgehogs: true,
        broken_gear: true,
        fewer_enemies: true,
        combined_strike: true,
        city_counterattack: true,
        ..later(Mode::Ordinary, 2)
    }
}

/// Everything that makes it harder.
fn harder() -> Options {
    Options {
        too_quiet: true,
        ultras: 6,
        growing_fire: true,
        they_return: true,
        scarce_materials: true,
        own_buildings: true,
        fire_limit: true,
        ..later(Mode::Ordinary, 3)
    }
}

/// The other reading of every ruling.
fn other_readings() -> Options {
    Options {
        literal_removal: true,
        forced_discard_any: false,
        science_deck_returns: false,
        fresh_fire_burns: true,
        ..later(Mode::Ordinary, 2)
    }
}

mod editions {
    use super::{Mode, Siege, base, later};

    sandtable_testkit::laws! {
        game: Siege,
        options: [
            ("base", base(Mode::Ordinary, 2)),
            ("base alone", base(Mode::Coop, 1)),
            ("base of six", base(Mode::Ordinary, 6)),
            ("wunderwaffe", later(Mode::Ordinary, 2)),
            ("wunderwaffe alone", later(Mode::Ordinary, 1)),
            ("wunderwaffe of six", later(Mode::Coop, 6)),
            ("wunderwaffe shoulder to shoulder", later(Mode::Coop, 4)),
        ],
        games: 10,
        steps: 20_000,
    }
}

mod fieldmarshal {
    use super::{Mode, Options, Siege, base, later};

    sandtable_testkit::laws! {
        game: Siege,
        options: [
            ("base", base(Mode::Fieldmarshal, 2)),
            ("wunderwaffe", later(Mode::Fieldmarshal, 2)),
            ("wunderwaffe of six", later(Mode::Fieldmarshal, 6)),
            ("mixed", Options { random_mix: true, ultras: 4, ..later(Mode::Fieldmarshal, 3) }),
            ("short", Options { fewer_enemies: true, ..later(Mode::Fieldmarshal, 3) }),
        ],
        games: 10,
        steps: 20_000,
    }
}

mod variants {
    use super::{Mode, Options, Siege, easier, easier_base, harder, harder_base, later, other_readings};

    sandtable_testkit::laws! {
        game: Siege,
        options: [
            ("easier base", easier_base()),
            ("harder base", harder_base()),
            ("easier", easier()),
            ("harder", harder()),
            ("other readings", other_readings()),
            ("random mix", Options { random_mix: true, they_return: true, ..later(Mode::Coop, 5) }),
        ],
        games: 10,
        steps: 20_000,
    }
}
