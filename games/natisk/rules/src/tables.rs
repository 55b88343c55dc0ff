//! The printed components. Each row says how it is known: the base board and its tokens are as printed; the units
//! of Japan are inferred from a single list; of the Nippon board only the names of the four start campaigns, New
//! York beside Boston, and the three end spaces of every track are certain, the rest is reconstructed.

use sandtable_core::{Message, Say, Source};

use crate::ids::{Ability, Board, Space, Theatre, Unit};

sandtable_core::words! {
    /// Who may stand on a space (1.3).
    pub enum Ground: "ground" in "natisk-ground" {
        /// Armies and air.
        Land = "land",
        /// Navies and air.
        Sea = "sea",
        /// All of them.
        Both = "both",
    }
}

/// A set of unit types.
pub type Types = u8;
/// Army.
pub const ARMY: Types = 1;
/// Navy.
pub const NAVY: Types = 2;
/// Air.
pub const AIR: Types = 4;
/// Fits everywhere.
pub const ANY: Types = ARMY | NAVY | AIR;

impl Ground {
    /// The types that may stand here.
    pub const fn accepts(self) -> Types {
        match self {
            Ground::Land => ARMY | AIR,
            Ground::Sea => NAVY | AIR,
            Ground::Both => ANY,
        }
    }
}

/// What a space does for whoever takes it (4).
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Effect {
    /// No icon (4.1).
    None,
    /// Units from the bag to the reserve (4.2).
    Production(u8),
    /// Special weapons to the bag (4.3).
    Research(u8),
    /// A special weapon to the reserve (4.4).
    Requisition,
    /// A random unit of the rival's reserve back to the bag (4.5).
    Bombing,
    /// Points (4.7).
    Propaganda(u8),
    /// Steps on this track (4.8).
    Tactical(u8),
    /// Steps on another track (4.9).
    Strategic(u8),
}

impl Say for Effect {
    fn say(&self) -> Message {
        let (name, number) = match *self {
            Effect::None => ("none", None),
            Effect::Production(units) => ("production", Some(units)),
            Effect::Research(weapons) => ("research", Some(weapons)),
            Effect::Requisition => ("requisition", None),
            Effect::Bombing => ("bombing", None),
            Effect::Propaganda(points) => ("propaganda", Some(points)),
            Effect::Tactical(steps) => ("tactical", Some(steps)),
            Effect::Strategic(steps) => ("strategic", Some(steps)),
        };
        let message = Message::new(format!("natisk-effect-{name}"));
        match number {
            Some(number) => message.with("number", number),
            None => message,
        }
    }
}

/// A battle track, measured from its red centre (1.4, 8.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Track {
    /// The last space.
    pub end: i8,
    /// From here on the theatre is closed.
    pub close: i8,
    /// As far as strategic advantage and the nuclear setback go (4.10, 5.10, 8.11).
    pub safe: i8,
    /// Where the icons for 1 and 2 extra points are; none in Nippon (8.14).
    pub icons: Option<[i8; 2]>,
}

const LONG_TRACK: Track = Track { end: 14, close: 14, safe: 13, icons: Some([5, 10]) };
const SHORT_TRACK: Track = Track { end: 11, close: 11, safe: 10, icons: Some([4, 8]) };
const CITY_TRACK: Track = Track { end: 8, close: 6, safe: 5, icons: None };

/// A row of spaces with its points.
#[derive(Debug)]
pub struct Campaign {
    /// What it is worth.
    pub points: u8,
    /// Its spaces, left to right.
    pub spaces: &'static [(Ground, Effect)],
}

/// A theatre as printed.
#[derive(Debug)]
pub struct TheatreRow {
    /// Which one.
    pub theatre: Theatre,
    /// How it is known.
    pub source: Source,
    /// 1 is the highest on its board (9.15).
    pub height: u8,
    /// Its battle track.
    pub track: Track,
    /// Its campaigns, top to bottom.
    pub campaigns: &'static [Campaign],
    /// Has it a marker from the start (2.1, 8.3)?
    pub start: bool,
    /// The campaigns it is linked with (8.7).
    pub links: &'static [Theatre],
}

const fn land(effect: Effect) -> (Ground, Effect) {
    (Ground::Land, effect)
}

const fn sea(effect: Effect) -> (Ground, Effect) {
    (Ground::Sea, effect)
}

const fn both(effect: Effect) -> (Ground, Effect) {
    (Ground::Both, effect)
}

/// How many theatres the base board has.
pub const BASE_THEATRES: usize = 5;
/// How many spaces the base board has.
pub const BASE_SPACES: usize = 41;
/// How many spaces both boards have.
pub const SPACE_COUNT: usize = 86;

/// The theatres of both boards (1.2, 8.2), in the order of [`Theatre`]: the base ones by their face of the solo die, the
/// cities from north to south.
pub static THEATRES: [TheatreRow; Theatre::COUNT] = PRINTED;

const PRINTED: [TheatreRow; Theatre::COUNT] = [
    TheatreRow {
        theatre: Theatre::WesternEurope,
        source: Source::Printed,
        height: 2,
        track: LONG_TRACK,
        campaigns: &[
            Campaign {
                points: 2,
                spaces: &[sea(Effect::Production(1)), land(Effect::Research(1)), both(Effect::Propaganda(1))],
            },
            Campaign {
                points: 3,
                spaces: &[land(Effect::Bombing), land(Effect::Production(1)), both(Effect::None)],
            },
            Campaign {
                points: 5,
                spaces: &[both(Effect::Requisition), land(Effect::Strategic(3)), both(Effect::None)],
            },
        ],
        start: true,
        links: &[],
    },
    TheatreRow {
        theatre: Theatre::Pacific,
        source: Source::Printed,
        height: 4,
        track: LONG_TRACK,
        campaigns: &[
            Campaign { points: 2, spaces: &[sea(Effect::Bombing), sea(Effect::Research(1))] },
            Campaign {
                points: 3,
                spaces: &[
                    sea(Effect::Research(2)),
                    sea(Effect::Production(1)),
                    sea(Effect::Strategic(2)),
                    both(Effect::None),
                ],
            },
            Campaign {
                points: 5,
                spaces: &[sea(Effect::Bombing), both(Effect::Propaganda(2)), both(Effect::None)],
            },
        ],
        start: true,
        links: &[],
    },
    TheatreRow {
        theatre: Theatre::EasternEurope,
        source: Source::Printed,
        height: 1,
        track: LONG_TRACK,
        campaigns: &[
            Campaign { points: 2, spaces: &[land(Effect::Tactical(1)), land(Effect::Production(1))] },
            Campaign {
                points: 3,
                spaces: &[land(Effect::Propaganda(1)), land(Effect::Research(2)), both(Effect::None)],
            },
            Campaign {
                points: 6,
                spaces: &[
                    land(Effect::Bombing),
                    land(Effect::Tactical(2)),
                    land(Effect::Strategic(3)),
                    land(Effect::Propaganda(2)),
                    land(Effect::None),
                ],
            },
        ],
        start: true,
        links: &[],
    },
    TheatreRow {
        theatre: Theatre::Africa,
        source: Source::Printed,
        height: 3,
        track: SHORT_TRACK,
        campaigns: &[
            Campaign {
                points: 3,
                spaces: &[
                    land(Effect::Strategic(3)),
                    sea(Effect::Tactical(1)),
                    both(Effect::Research(1)),
                    both(Effect::Propaganda(1)),
                ],
            },
            Campaign {
                points: 5,
                spaces: &[land(Effect::Tactical(2)), sea(Effect::Production(2)), both(Effect::None)],
            },
        ],
        start: true,
        links: &[],
    },
    TheatreRow {
        theatre: Theatre::SouthEastAsia,
        source: Source::Printed,
        height: 5,
        track: SHORT_TRACK,
        campaigns: &[
            Campaign {
                points: 2,
                spaces: &[
                    sea(Effect::Propaganda(2)),
                    both(Effect::Propaganda(1)),
                    both(Effect::Strategic(1)),
                ],
            },
            Campaign {
                points: 4,
                spaces: &[sea(Effect::Bombing), land(Effect::Propaganda(2)), both(Effect::None)],
            },
        ],
        start: true,
        links: &[],
    },
    TheatreRow {
        theatre: Theatre::Boston,
        source: Source::Reconstructed,
        height: 1,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 2,
            spaces: &[sea(Effect::Production(1)), land(Effect::Research(1)), both(Effect::None)],
        }],
        start: true,
        links: &[Theatre::Chicago, Theatre::NewYork],
    },
    TheatreRow {
        theatre: Theatre::Seattle,
        source: Source::Reconstructed,
        height: 2,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 2,
            spaces: &[sea(Effect::Production(1)), land(Effect::Tactical(1))],
        }],
        start: true,
        links: &[Theatre::Denver, Theatre::SanFrancisco],
    },
    TheatreRow {
        theatre: Theatre::Chicago,
        source: Source::Reconstructed,
        height: 3,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 4,
            spaces: &[land(Effect::Research(2)), sea(Effect::Bombing), both(Effect::Propaganda(1))],
        }],
        start: false,
        links: &[Theatre::Boston, Theatre::NewYork, Theatre::Washington, Theatre::KansasCity],
    },
    TheatreRow {
        theatre: Theatre::NewYork,
        source: Source::Reconstructed,
        height: 4,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 4,
            spaces: &[
                sea(Effect::Propaganda(2)),
                land(Effect::Requisition),
                both(Effect::Bombing),
                land(Effect::None),
            ],
        }],
        start: false,
        links: &[Theatre::Boston, Theatre::Chicago, Theatre::Washington],
    },
    TheatreRow {
        theatre: Theatre::Denver,
        source: Source::Reconstructed,
        height: 5,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[land(Effect::Research(1)), both(Effect::Tactical(1)), land(Effect::Strategic(2))],
        }],
        start: false,
        links: &[Theatre::Seattle, Theatre::SanFrancisco, Theatre::KansasCity, Theatre::Phoenix],
    },
    TheatreRow {
        theatre: Theatre::SanFrancisco,
        source: Source::Reconstructed,
        height: 6,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[sea(Effect::Bombing), both(Effect::Strategic(2)), land(Effect::None)],
        }],
        start: false,
        links: &[Theatre::Seattle, Theatre::Denver, Theatre::LosAngeles, Theatre::Honolulu],
    },
    TheatreRow {
        theatre: Theatre::Washington,
        source: Source::Reconstructed,
        height: 7,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 4,
            spaces: &[land(Effect::Strategic(3)), both(Effect::Propaganda(1)), sea(Effect::None)],
        }],
        start: false,
        links: &[Theatre::Chicago, Theatre::NewYork, Theatre::Atlanta],
    },
    TheatreRow {
        theatre: Theatre::KansasCity,
        source: Source::Reconstructed,
        height: 8,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 5,
            spaces: &[
                land(Effect::Strategic(3)),
                both(Effect::Tactical(2)),
                land(Effect::Requisition),
                both(Effect::None),
            ],
        }],
        start: false,
        links: &[Theatre::Chicago, Theatre::Denver, Theatre::Atlanta, Theatre::Dallas],
    },
    TheatreRow {
        theatre: Theatre::LosAngeles,
        source: Source::Reconstructed,
        height: 9,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[sea(Effect::Propaganda(2)), land(Effect::Production(1)), both(Effect::Tactical(1))],
        }],
        start: false,
        links: &[Theatre::SanFrancisco, Theatre::Phoenix, Theatre::Honolulu],
    },
    TheatreRow {
        theatre: Theatre::Atlanta,
        source: Source::Reconstructed,
        height: 10,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[land(Effect::Tactical(2)), both(Effect::Research(1)), land(Effect::Bombing)],
        }],
        start: false,
        links: &[Theatre::Washington, Theatre::KansasCity, Theatre::Jacksonville, Theatre::NewOrleans],
    },
    TheatreRow {
        theatre: Theatre::Phoenix,
        source: Source::Reconstructed,
        height: 11,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[land(Effect::Research(2)), land(Effect::Propaganda(1)), both(Effect::None)],
        }],
        start: false,
        links: &[Theatre::Denver, Theatre::LosAngeles, Theatre::Dallas],
    },
    TheatreRow {
        theatre: Theatre::Dallas,
        source: Source::Reconstructed,
        height: 12,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 4,
            spaces: &[land(Effect::Production(1)), both(Effect::Propaganda(2)), both(Effect::None)],
        }],
        start: false,
        links: &[Theatre::KansasCity, Theatre::Phoenix, Theatre::NewOrleans],
    },
    TheatreRow {
        theatre: Theatre::Jacksonville,
        source: Source::Reconstructed,
        height: 13,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 2,
            spaces: &[sea(Effect::Production(1)), land(Effect::Propaganda(1))],
        }],
        start: true,
        links: &[Theatre::Atlanta, Theatre::NewOrleans],
    },
    TheatreRow {
        theatre: Theatre::NewOrleans,
        source: Source::Reconstructed,
        height: 14,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 3,
            spaces: &[sea(Effect::Production(2)), both(Effect::Strategic(1)), sea(Effect::None)],
        }],
        start: false,
        links: &[Theatre::Atlanta, Theatre::Dallas, Theatre::Jacksonville],
    },
    TheatreRow {
        theatre: Theatre::Honolulu,
        source: Source::Reconstructed,
        height: 15,
        track: CITY_TRACK,
        campaigns: &[Campaign {
            points: 2,
            spaces: &[sea(Effect::Research(1)), sea(Effect::Bombing), both(Effect::Propaganda(1))],
        }],
        start: true,
        links: &[Theatre::SanFrancisco, Theatre::LosAngeles],
    },
];

/// A space as printed.
#[derive(Clone, Copy, Debug)]
pub struct SpaceRow {
    /// Its theatre.
    pub theatre: Theatre,
    /// Its campaign, 0 at the top.
    pub campaign: u8,
    /// Its place in the row, 0 at the left.
    pub number: u8,
    /// Who may stand there.
    pub ground: Ground,
    /// What it does.
    pub effect: Effect,
}

/// The spaces of both boards, in the order of [`Space`].
pub static SPACES: [SpaceRow; SPACE_COUNT] = SPACE_ROWS;

const SPACE_ROWS: [SpaceRow; SPACE_COUNT] = {
    let (ground, effect) = (Ground::Land, Effect::None);
    let mut rows =
        [SpaceRow { theatre: Theatre::WesternEurope, campaign: 0, number: 0, ground, effect }; SPACE_COUNT];
    let (mut at, mut t) = (0, 0);
    while t < PRINTED.len() {
        let mut campaign = 0;
        while campaign < PRINTED[t].campaigns.len() {
            let spaces = PRINTED[t].campaigns[campaign].spaces;
            let mut number = 0;
            while number < spaces.len() {
                let (ground, effect) = spaces[number];
                let theatre = PRINTED[t].theatre;
                rows[at] =
                    SpaceRow { theatre, campaign: campaign as u8, number: number as u8, ground, effect };
                (at, number) = (at + 1, number + 1);
            }
            campaign += 1;
        }
        t += 1;
    }
    assert!(at == SPACE_COUNT);
    rows
};

/// The spaces of each campaign of each theatre, as masks of their board.
pub(crate) static CAMPAIGN_SPACES: [[u64; 3]; Theatre::COUNT] = {
    let mut masks = [[0; 3]; Theatre::COUNT];
    let mut at = 0;
    while at < SPACE_COUNT {
        masks[SPACE_ROWS[at].theatre as usize][SPACE_ROWS[at].campaign as usize] |= Space(at as u8).bit();
        at += 1;
    }
    masks
};

/// The spaces of each theatre, as masks of their board.
pub(crate) static THEATRE_SPACES: [u64; Theatre::COUNT] = {
    let mut masks = [0; Theatre::COUNT];
    let mut t = 0;
    while t < masks.len() {
        masks[t] = CAMPAIGN_SPACES[t][0] | CAMPAIGN_SPACES[t][1] | CAMPAIGN_SPACES[t][2];
        t += 1;
    }
    masks
};

/// For each board and each set of unit types, the spaces they fit (1.3).
pub(crate) static FITS: [[u64; 8]; Board::COUNT] = {
    let mut masks = [[0; 8]; Board::COUNT];
    let mut at = 0;
    while at < SPACE_COUNT {
        let mut types = 0;
        while types < 8 {
            if SPACE_ROWS[at].ground.accepts() & types as Types != 0 {
                masks[SPACE_ROWS[at].theatre.board() as usize][types] |= Space(at as u8).bit();
            }
            types += 1;
        }
        at += 1;
    }
    masks
};

/// A unit as printed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct UnitRow {
    /// The types it counts as.
    pub types: Types,
    /// Its strength; leaders and partisans make their own.
    pub strength: u8,
    /// What else it can do.
    pub ability: Ability,
    /// Is it a special weapon?
    pub special: bool,
}

const fn national(types: Types, strength: u8, ability: Ability) -> UnitRow {
    UnitRow { types, strength, ability, special: false }
}

const fn special(types: Types, strength: u8, ability: Ability) -> UnitRow {
    UnitRow { types, strength, ability, special: true }
}

/// How many kinds of units are printed; the blank ones follow them in [`Unit`].
pub const PRINTED_UNITS: usize = Unit::Blank1 as usize;

/// The printed units, in the order of [`Unit`]; most only have a type and a strength (5.1, 5.7, 8.5).
pub static UNITS: [UnitRow; PRINTED_UNITS] = [
    national(AIR, 0, Ability::Blitz),
    national(AIR, 1, Ability::None),
    national(AIR, 2, Ability::None),
    national(ARMY, 1, Ability::None),
    national(ARMY, 2, Ability::None),
    national(ARMY, 3, Ability::None),
    national(NAVY, 1, Ability::None),
    national(NAVY, 2, Ability::None),
    national(NAVY, 3, Ability::None),
    national(ARMY, 1, Ability::General),
    national(NAVY, 1, Ability::Admiral),
    national(AIR, 0, Ability::Bombing),
    national(ARMY | NAVY, 4, Ability::None),
    special(ARMY, 4, Ability::None),
    special(NAVY, 4, Ability::None),
    special(AIR, 3, Ability::None),
    special(ARMY, 5, Ability::TaskForce),
    special(NAVY, 5, Ability::TaskForce),
    special(AIR, 4, Ability::TaskForce),
    special(ARMY, 1, Ability::Blitz),
    special(NAVY, 1, Ability::Blitz),
    special(NAVY, 2, Ability::Bombing),
    special(AIR, 1, Ability::Bombing),
    special(ARMY, 7, Ability::Nuclear),
    special(ANY, 0, Ability::Spy),
    special(ANY, 0, Ability::Scientist),
    special(ANY, 1, Ability::Leadership),
    special(ARMY, 1, Ability::Partisans),
];

/// A line of a unit mix: which unit, how often, how known.
pub type Mix = &'static [(Unit, u8, Source)];

/// The units of the Axis, of the Allies and of Germany (1.5).
pub const EUROPEAN_UNITS: Mix = &[
    (Unit::AirBlitz, 1, Source::Printed),
    (Unit::Air1, 3, Source::Printed),
    (Unit::Air2, 2, Source::Printed),
    (Unit::Army1, 3, Source::Printed),
    (Unit::Army2, 2, Source::Printed),
    (Unit::Army3, 2, Source::Printed),
    (Unit::Navy1, 3, Source::Printed),
    (Unit::Navy2, 2, Source::Printed),
    (Unit::Navy3, 2, Source::Printed),
    (Unit::General, 1, Source::Printed),
    (Unit::Admiral, 1, Source::Printed),
];

/// The units of Japan (8.1).
pub const JAPANESE_UNITS: Mix = &[
    (Unit::Air1, 3, Source::Inferred),
    (Unit::Air2, 2, Source::Inferred),
    (Unit::Army1, 3, Source::Inferred),
    (Unit::Army2, 2, Source::Inferred),
    (Unit::Army3, 1, Source::Inferred),
    (Unit::Navy1, 4, Source::Inferred),
    (Unit::Navy2, 2, Source::Inferred),
    (Unit::Navy3, 1, Source::Inferred),
    (Unit::General, 1, Source::Inferred),
    (Unit::Admiral, 1, Source::Inferred),
    (Unit::AirBomb, 1, Source::Inferred),
    (Unit::Godzilla, 1, Source::Printed),
];

/// The special weapons of the first printing (1.6).
pub const SPECIAL_WEAPONS: Mix = &[
    (Unit::EliteArmy, 2, Source::Printed),
    (Unit::EliteNavy, 2, Source::Printed),
    (Unit::EliteAir, 2, Source::Printed),
    (Unit::TaskArmy, 1, Source::Printed),
    (Unit::TaskNavy, 1, Source::Printed),
    (Unit::TaskAir, 1, Source::Printed),
    (Unit::BlitzArmy, 1, Source::Printed),
    (Unit::BlitzNavy, 1, Source::Printed),
    (Unit::BombNavy, 1, Source::Printed),
    (Unit::BombAir, 1, Source::Printed),
    (Unit::Nuclear, 1, Source::Printed),
    (Unit::Spy, 1, Source::Printed),
    (Unit::Scientist, 1, Source::Printed),
];

/// The two special weapons that came with Nippon (2.4).
pub const LATER_WEAPONS: Mix =
    &[(Unit::Leadership, 1, Source::Printed), (Unit::Partisans, 1, Source::Printed)];

/// The theatre of each face of the solo die but the last (9.2).
pub fn theatre_of_die(face: u8) -> Option<Theatre> {
    Board::Base.theatres().get(face as usize - 1).copied()
}
