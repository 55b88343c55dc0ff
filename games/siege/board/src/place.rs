//! Where things lie on the disc, in hundredths of its width. The city is a hexagon with walls as its sides; the lines
//! around it are rings. Crowded cells get two rows of smaller tokens, and beyond that the tokens overlap.

use sandtable_siege::ids::{Cell, Ring, Sector};

/// The distance of the walls from the middle.
pub(super) const WALL: f32 = 17.6;
/// The distance of the buildings.
pub(super) const BUILDING: f32 = 6.9;
/// The distance of the numbers at the rim.
pub(super) const RIM: f32 = 47.9;

/// A point of the disc, and the angle it is seen under from the middle, clockwise from the top.
#[derive(Clone, Copy, Debug)]
pub(super) struct Spot {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) angle: f32,
}

impl Spot {
    /// At this angle and distance.
    pub(super) fn at(angle: f32, distance: f32) -> Spot {
        let (sin, cos) = angle.to_radians().sin_cos();
        Spot { x: 50.0 + distance * sin, y: 50.0 - distance * cos, angle }
    }

    /// As the style of an element that lies there.
    pub(super) fn style(self) -> String {
        format!("--x:{:.1}%;--y:{:.1}%;--a:{:.0}deg", self.x, self.y, self.angle)
    }

    /// The side of a token that is free for its name: away from the city above it, below it elsewhere.
    pub(super) fn name_side(self) -> i8 {
        if self.angle.to_radians().cos() > 0.5 { -1 } else { 1 }
    }
}

/// The middle of a sector: the first is at one o'clock.
pub(super) fn bearing(sector: Sector) -> f32 {
    30.0 + 60.0 * f32::from(sector.number() - 1)
}

/// The inner and the outer edge of a line; the city's is its wall.
pub(super) fn edges(ring: Ring) -> (f32, f32) {
    match ring {
        Ring::City => (0.0, WALL),
        Ring::Tank => (WALL, 26.6),
        Ring::Art => (26.6, 32.9),
        Ring::Air => (32.9, 39.1),
        Ring::Rear => (39.1, 45.3),
    }
}

/// The middle of a cell.
pub(super) fn middle(cell: Cell) -> Spot {
    let distance = match cell.ring() {
        Ring::City => 12.8,
        Ring::Tank => 22.6,
        ring => f32::midpoint(edges(ring).0, edges(ring).1),
    };
    Spot::at(bearing(cell.sector()), distance)
}

/// The outline of a cell, as a path in hundredths of the disc.
pub(super) fn outline(cell: Cell) -> String {
    let (from, to) = (bearing(cell.sector()) - 30.0, bearing(cell.sector()) + 30.0);
    let point = |angle: f32, distance: f32| {
        let spot = Spot::at(angle, distance);
        format!("{:.2} {:.2}", spot.x, spot.y)
    };
    let corner = WALL / 30f32.to_radians().cos();
    let (inner, outer) = edges(cell.ring());
    match cell.ring() {
        Ring::City => format!("M50 50L{}L{}Z", point(from, corner), point(to, corner)),
        Ring::Tank => format!(
            "M{}L{}A{outer} {outer} 0 0 1 {}L{}Z",
            point(from, corner),
            point(from, outer),
            point(to, outer),
            point(to, corner)
        ),
        _ => format!(
            "M{}L{}A{outer} {outer} 0 0 1 {}L{}A{inner} {inner} 0 0 0 {}Z",
            point(from, inner),
            point(from, outer),
            point(to, outer),
            point(to, inner),
            point(from, inner)
        ),
    }
}

/// How wide a token is, as a part of the circle around it.
const WIDTH: f32 = 0.84;

/// How far apart two tokens lie where there is room, by the same measure.
const APART: f32 = 1.25;

/// One way to arrange the tokens of a cell: rows of a distance and a capacity, and the size of a token.
struct Order {
    rows: &'static [(f32, usize)],
    size: f32,
}

const CITY: [Order; 2] =
    [Order { rows: &[(14.0, 3)], size: 6.0 }, Order { rows: &[(15.6, 4), (11.8, 3)], size: 4.6 }];
const TANK: [Order; 2] =
    [Order { rows: &[(23.2, 3)], size: 8.0 }, Order { rows: &[(25.1, 4), (21.0, 3)], size: 6.2 }];
const ART: [Order; 2] =
    [Order { rows: &[(30.5, 4)], size: 8.0 }, Order { rows: &[(31.7, 7), (28.6, 6)], size: 5.0 }];
const AIR: [Order; 2] =
    [Order { rows: &[(36.8, 5)], size: 8.0 }, Order { rows: &[(37.9, 8), (34.8, 7)], size: 5.0 }];
const REAR: [Order; 2] =
    [Order { rows: &[(42.4, 6)], size: 8.0 }, Order { rows: &[(44.0, 10), (40.9, 9)], size: 5.0 }];

fn orders(ring: Ring) -> &'static [Order; 2] {
    match ring {
        Ring::City => &CITY,
        Ring::Tank => &TANK,
        Ring::Art => &ART,
        Ring::Air => &AIR,
        Ring::Rear => &REAR,
    }
}

/// How the tokens of a cell lie.
pub(super) struct Lineup {
    pub(super) spots: Vec<Spot>,
    /// The size of a token.
    pub(super) size: f32,
    /// Do they lie in two rows, without room for a silhouette and a name?
    pub(super) dense: bool,
}

/// Where this number of tokens lies in a cell, as far apart as there is room.
pub(super) fn lineup(cell: Cell, tokens: usize) -> Lineup {
    let [wide, narrow] = orders(cell.ring());
    let dense = tokens > room(wide);
    let order = if dense { narrow } else { wide };
    let mut spots = Vec::with_capacity(tokens);
    for (&(distance, capacity), shared) in order.rows.iter().zip(shares(order, tokens)) {
        let step = order.size * (WIDTH * capacity as f32 / shared as f32).min(APART);
        let first = -step * (shared as f32 - 1.0) / 2.0;
        spots.extend((0..shared).map(|at| beside(cell, distance, first + step * at as f32)));
    }
    Lineup { spots, size: order.size, dense }
}

fn room(order: &Order) -> usize {
    order.rows.iter().map(|(_, capacity)| capacity).sum()
}

/// How many tokens each row gets, by its capacity.
fn shares(order: &Order, tokens: usize) -> Vec<usize> {
    let mut left = tokens;
    let share = |&(_, capacity): &(f32, usize)| {
        let part = (tokens * capacity).div_ceil(room(order)).min(left);
        left -= part;
        part
    };
    order.rows.iter().map(share).collect()
}

/// This far beside the middle of a cell: along the ring, or in the city along the wall.
fn beside(cell: Cell, distance: f32, aside: f32) -> Spot {
    let bearing = bearing(cell.sector());
    if cell.ring() != Ring::City {
        return Spot::at(bearing + (aside / distance).to_degrees(), distance);
    }
    let (sin, cos) = bearing.to_radians().sin_cos();
    let straight = Spot::at(bearing, distance);
    Spot { x: straight.x + aside * cos, y: straight.y + aside * sin, angle: bearing }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_token_gets_a_spot_inside_the_disc() {
        for cell in Cell::all() {
            for tokens in 1..40 {
                let Lineup { spots, size, .. } = lineup(cell, tokens);
                assert_eq!(spots.len(), tokens, "{cell}");
                let reach = |spot: &Spot| (spot.x - 50.0).hypot(spot.y - 50.0) + size / 2.0;
                assert!(spots.iter().all(|spot| reach(spot) < 50.0), "{cell} with {tokens}");
            }
        }
    }

    #[test]
    fn tokens_of_a_cell_lie_apart_until_it_is_full() {
        for cell in Cell::all() {
            for tokens in 2..=room(&orders(cell.ring())[1]) {
                let Lineup { spots, size, .. } = lineup(cell, tokens);
                for (at, one) in spots.iter().enumerate() {
                    let near = |other: &Spot| (one.x - other.x).hypot(one.y - other.y) < size * 0.6;
                    assert!(!spots[at + 1..].iter().any(near), "{cell} with {tokens}");
                }
            }
        }
    }

    /// Where the style sheet puts the armour of a token in a crowd: this far out and against the clock, in sizes of the token.
    const ARMOUR: (f32, f32) = (0.26 * 1.1, 0.26 * 0.9);

    #[test]
    fn in_a_crowd_no_token_lies_over_the_armour_of_another() {
        for cell in Cell::all() {
            for tokens in 2..=room(&orders(cell.ring())[1]) {
                let Lineup { spots, size, .. } = lineup(cell, tokens);
                for (at, one) in spots.iter().enumerate() {
                    let (sin, cos) = one.angle.to_radians().sin_cos();
                    let (out, aside) = (ARMOUR.0 * size, ARMOUR.1 * size);
                    let (x, y) = (one.x + out * sin - aside * cos, one.y - out * cos - aside * sin);
                    let covers = |other: &Spot| (x - other.x).hypot(y - other.y) < size * 0.6;
                    assert!(!spots[at + 1..].iter().any(covers), "{cell} with {tokens}");
                }
            }
        }
    }
}
