//! Where things lie on the map: the spaces, theatre by theatre and in each from west to east, which is the order keys go
//! through; the areas that land spaces cover; and how lines bend.

use sandtable_onehour::ids::Space;

use super::coast::Degrees;

sandtable_core::words! {
    /// A part of the map that can be looked at by itself.
    pub(super) enum Theatre: "theatre" in "onehour-theatre" {
        /// With the Atlantic and North Africa.
        Europe = "europe",
        /// With the Indian Ocean.
        Asia = "asia",
        /// With America and Australia.
        Pacific = "pacific",
    }
}

impl Theatre {
    /// What of the map it shows: the left and upper edge, the width and the height.
    pub(super) const fn crop(self) -> [u16; 4] {
        match self {
            Theatre::Europe => [0, 20, 640, 450],
            Theatre::Asia => [460, 60, 400, 550],
            Theatre::Pacific => [760, 170, 440, 470],
        }
    }
}

/// A space on the map.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place {
    pub(super) space: Space,
    pub(super) theatre: Theatre,
    /// The middle of its plate.
    pub(super) x: u16,
    pub(super) y: u16,
}

const fn place(space: Space, theatre: Theatre, x: u16, y: u16) -> Place {
    Place { space, theatre, x, y }
}

/// Every space once.
pub(super) const PLACES: [Place; Space::COUNT] = {
    use Theatre::{Asia, Europe, Pacific};
    [
        place(Space::Atlantic, Europe, 66, 334),
        place(Space::Uk, Europe, 146, 192),
        place(Space::NorthAfrica, Europe, 200, 428),
        place(Space::France, Europe, 196, 276),
        place(Space::NorthSea, Europe, 222, 112),
        place(Space::Germany, Europe, 284, 204),
        place(Space::Italy, Europe, 294, 310),
        place(Space::Mediterranean, Europe, 326, 392),
        place(Space::Scandinavia, Europe, 326, 66),
        place(Space::Baltic, Europe, 360, 144),
        place(Space::Poland, Europe, 382, 224),
        place(Space::Balkans, Europe, 394, 304),
        place(Space::NorthUssr, Europe, 474, 112),
        place(Space::SouthUssr, Europe, 470, 246),
        place(Space::Moscow, Europe, 552, 164),
        place(Space::Stalingrad, Europe, 554, 292),
        place(Space::MiddleEast, Asia, 514, 400),
        place(Space::IndianOcean, Asia, 608, 540),
        place(Space::India, Asia, 634, 430),
        place(Space::Siberia, Asia, 720, 150),
        place(Space::China, Asia, 744, 330),
        place(Space::SoutheastAsia, Asia, 732, 446),
        place(Space::Philippines, Pacific, 824, 472),
        place(Space::SeaOfJapan, Pacific, 846, 254),
        place(Space::Australia, Pacific, 862, 594),
        place(Space::WestPacific, Pacific, 916, 422),
        place(Space::Japan, Pacific, 930, 334),
        place(Space::SouthPacific, Pacific, 972, 532),
        place(Space::NorthPacific, Pacific, 980, 246),
        place(Space::EastPacific, Pacific, 1050, 430),
        place(Space::Usa, Pacific, 1128, 320),
    ]
};

/// Where a space lies.
pub(super) fn place_of(space: Space) -> Place {
    let found = PLACES.iter().find(|place| place.space == space);
    *found.unwrap_or(&PLACES[0])
}

/// The point towards which the line between two spaces bends, where it does not go straight: around the Cape, and around what
/// would lie in its way.
pub(super) fn bend(ends: [Space; 2]) -> Option<(u16, u16)> {
    Some(match ends {
        [Space::Atlantic, Space::IndianOcean] => (260, 800),
        [Space::Germany, Space::Balkans] => (352, 262),
        [Space::Balkans, Space::Mediterranean] => (384, 372),
        [Space::Atlantic, Space::Mediterranean] => (130, 366),
        [Space::Mediterranean, Space::IndianOcean] => (404, 376),
        [Space::MiddleEast, Space::Mediterranean] => (430, 350),
        [Space::NorthAfrica, Space::MiddleEast] => (370, 476),
        [Space::Scandinavia, Space::NorthUssr] => (400, 66),
        [Space::Australia, Space::IndianOcean] => (720, 610),
        [Space::IndianOcean, Space::SouthPacific] => (800, 530),
        [Space::IndianOcean, Space::WestPacific] => (790, 524),
        [Space::SeaOfJapan, Space::WestPacific] => (868, 340),
        [Space::Moscow, Space::Siberia] => (640, 136),
        [Space::Japan, Space::NorthPacific] => (966, 300),
        _ => return None,
    })
}

/// Lines that leave the map at one edge and come back at the other.
pub(super) fn runs_around(ends: [Space; 2]) -> bool {
    matches!(ends, [Space::Usa, Space::Atlantic] | [Space::Atlantic, Space::EastPacific])
}

/// Where the mark of the strait beside a land space lies.
pub(super) fn strait(gate: Space) -> (u16, u16) {
    match gate {
        Space::Scandinavia => (291, 128),
        Space::NorthAfrica => (163, 365),
        Space::MiddleEast => (436, 421),
        Space::SoutheastAsia => (776, 502),
        _ => (1140, 454),
    }
}

/// The areas of a land space, coarse: the coast cuts them to shape.
#[rustfmt::skip]
pub(super) fn areas(space: Space) -> &'static [&'static [Degrees]] {
    match space {
        Space::Germany => &[&[
            (6.8, 53.9), (8.4, 54.9), (10.0, 54.9), (15.0, 54.6), (15.0, 51.0), (17.0, 49.0), (17.0, 48.0), (16.0, 46.6),
            (10.0, 47.0), (7.6, 47.6), (8.0, 49.0), (6.2, 49.6), (6.2, 51.8),
        ]],
        Space::Poland => &[&[(15.0, 54.6), (19.0, 55.4), (21.0, 55.3), (24.0, 54.0), (24.0, 50.0), (22.5, 49.0), (17.0, 49.0), (15.0, 51.0)]],
        Space::Italy => &[&[
            (6.8, 46.0), (7.6, 47.6), (10.0, 47.0), (13.8, 46.6), (13.4, 45.4), (14.0, 44.0), (19.0, 41.0), (19.0, 36.0), (8.0, 36.5), (7.6, 43.7),
        ]],
        Space::Uk => &[&[(-11.0, 61.0), (3.0, 61.0), (3.0, 52.0), (1.5, 51.0), (-2.0, 50.1), (-7.0, 49.5), (-11.0, 51.0)]],
        Space::NorthAfrica => &[&[(-18.0, 21.0), (-18.0, 29.0), (-6.0, 37.0), (10.0, 38.5), (34.2, 31.3), (32.4, 30.0), (34.5, 26.0), (37.5, 21.0), (25.0, 19.0), (0.0, 18.0)]],
        Space::MiddleEast => &[&[
            (36.0, 36.8), (44.5, 37.2), (48.0, 38.5), (54.0, 37.3), (61.0, 36.5), (61.5, 25.0), (60.5, 20.0), (45.0, 12.0), (42.0, 14.0),
            (34.0, 27.6), (32.4, 30.0), (32.4, 31.5), (34.5, 33.0),
        ]],
        Space::India => &[&[
            (61.5, 25.0), (61.0, 31.0), (66.0, 37.3), (75.0, 37.0), (79.0, 32.0), (88.0, 28.0), (97.0, 28.5), (94.0, 23.0), (92.0, 20.7), (84.0, 5.0), (75.0, 5.0), (66.0, 22.0),
        ]],
        Space::Australia => &[
            &[(112.0, -10.0), (140.0, -9.5), (155.0, -10.8), (155.0, -45.0), (112.0, -45.0)],
            &[(130.0, 0.5), (141.0, 0.5), (153.0, -8.0), (153.0, -10.8), (141.0, -9.4), (130.0, -7.0)],
            &[(165.0, -33.0), (180.0, -33.0), (180.0, -48.0), (165.0, -48.0)],
        ],
        Space::Usa => &[
            &[
                (-126.0, 48.6), (-122.8, 49.0), (-95.0, 49.0), (-88.0, 48.0), (-83.0, 45.8), (-82.5, 42.0), (-76.0, 44.2), (-71.0, 45.2), (-67.5, 47.4),
                (-65.0, 44.0), (-78.0, 24.0), (-97.0, 25.6), (-103.0, 29.0), (-107.0, 31.6), (-114.5, 32.4), (-118.5, 32.4),
            ],
            &[(-172.0, 72.0), (-141.0, 71.0), (-141.0, 60.2), (-130.0, 55.2), (-134.0, 54.0), (-172.0, 52.0)],
        ],
        Space::Philippines => &[&[(116.0, 8.0), (119.0, 20.0), (124.0, 19.0), (128.0, 10.0), (127.0, 5.0), (121.0, 5.4)]],
        Space::Moscow => &[&[(33.0, 56.5), (32.0, 54.0), (38.0, 51.0), (46.0, 52.5), (61.0, 54.0), (58.0, 57.0), (59.5, 61.0), (42.0, 58.5)]],
        Space::NorthUssr => &[&[
            (20.0, 55.6), (21.0, 59.4), (28.0, 60.2), (31.5, 62.8), (30.0, 67.0), (31.0, 71.0), (45.0, 70.0), (50.0, 78.0), (70.0, 78.0), (66.0, 68.0), (59.5, 61.0), (42.0, 58.5), (33.0, 56.5), (32.0, 54.0),
            (24.0, 54.0), (21.0, 55.3),
        ]],
        Space::SouthUssr => &[&[(24.0, 54.0), (32.0, 54.0), (38.0, 51.0), (40.0, 47.3), (37.0, 45.2), (37.0, 43.5), (30.0, 44.0), (29.6, 45.3), (27.0, 48.3), (24.0, 50.0)]],
        Space::Stalingrad => &[&[(38.0, 51.0), (46.0, 52.5), (61.0, 54.0), (58.0, 50.0), (60.0, 46.0), (52.0, 44.0), (50.0, 38.6), (48.0, 38.5), (44.5, 39.5), (41.0, 41.4), (37.0, 43.8), (37.0, 45.2), (40.0, 47.3)]],
        Space::Siberia => &[&[
            (70.0, 78.0), (192.0, 78.0), (192.0, 60.0), (160.0, 48.0), (146.0, 48.0), (140.0, 46.0), (132.0, 42.0), (130.6, 42.4), (131.0, 47.5), (125.0, 53.0), (117.0, 49.7), (98.0, 51.5),
            (87.0, 49.0), (80.0, 42.0), (75.0, 38.5), (66.0, 37.4), (61.0, 36.6), (54.0, 37.3), (52.0, 44.0), (60.0, 46.0), (58.0, 50.0), (61.0, 54.0), (58.0, 57.0), (59.5, 61.0), (66.0, 68.0),
        ]],
        Space::Japan => &[
            &[(124.4, 39.9), (130.6, 42.4), (136.0, 41.0), (140.0, 46.0), (147.0, 45.0), (143.0, 34.0), (131.0, 29.0), (125.0, 33.0)],
            &[(119.5, 21.5), (122.5, 21.5), (122.5, 26.0), (120.3, 25.6)],
        ],
        Space::France => &[&[(-5.5, 49.0), (-2.0, 50.1), (1.5, 51.0), (4.0, 53.4), (6.8, 53.9), (6.2, 49.6), (8.0, 49.0), (7.6, 47.6), (6.8, 46.0), (7.6, 43.7), (6.0, 42.6), (3.2, 42.4), (-1.8, 43.3)]],
        Space::Balkans => &[&[(13.4, 45.4), (13.8, 46.6), (16.0, 46.6), (17.0, 48.0), (22.5, 49.0), (27.0, 48.3), (29.6, 45.3), (29.0, 41.6), (26.5, 40.6), (25.0, 40.0), (27.0, 34.5), (22.0, 34.5), (19.0, 40.0)]],
        Space::Scandinavia => &[&[
            (4.0, 57.5), (4.0, 63.0), (12.0, 69.0), (20.0, 71.5), (31.0, 71.0), (30.0, 67.0), (31.5, 62.8), (28.0, 60.2), (22.0, 59.5), (16.0, 55.4), (13.0, 54.8), (10.0, 54.9), (8.0, 54.9),
        ]],
        Space::China => &[&[
            (75.0, 38.5), (80.0, 42.0), (87.0, 49.0), (98.0, 51.5), (117.0, 49.7), (125.0, 53.0), (131.0, 47.5), (130.6, 42.4), (124.4, 39.9), (123.0, 36.0), (124.0, 30.0), (119.3, 24.5),
            (117.0, 21.0), (112.0, 17.0), (108.0, 18.0), (108.0, 21.6), (106.0, 22.8), (102.0, 22.4), (98.6, 25.0), (97.0, 28.5), (88.0, 28.0), (79.0, 32.0), (75.0, 37.0),
        ]],
        Space::SoutheastAsia => &[&[
            (97.0, 28.5), (98.6, 25.0), (102.0, 22.4), (106.0, 22.8), (108.0, 21.6), (108.0, 18.0), (112.0, 10.0), (117.0, 7.6), (120.0, 5.2), (126.5, 3.0), (130.0, 0.5), (130.0, -7.0),
            (124.0, -11.0), (104.0, -9.0), (94.0, 3.0), (92.0, 20.7), (94.0, 23.0),
        ]],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::projection::{HEIGHT, WIDTH};

    #[test]
    fn every_space_has_its_place_inside_its_theatre() {
        for &space in Space::ALL {
            let Place { theatre, x, y, .. } = place_of(space);
            let [left, top, width, height] = theatre.crop();
            assert!((left..left + width).contains(&x) && (top..top + height).contains(&y), "{space}");
            assert_eq!(areas(space).is_empty(), space.is_sea(), "{space}");
        }
    }

    #[test]
    fn theatres_are_parts_of_the_map() {
        for theatre in Theatre::ALL {
            let [left, top, width, height] = theatre.crop();
            assert!(left + width <= WIDTH && top + height <= HEIGHT, "{theatre}");
        }
    }

    #[test]
    fn in_a_theatre_the_order_goes_from_west_to_east() {
        for pair in PLACES.windows(2).filter(|pair| pair[0].theatre == pair[1].theatre) {
            assert!(pair[0].x <= pair[1].x + 12, "{pair:?}");
        }
    }
}
