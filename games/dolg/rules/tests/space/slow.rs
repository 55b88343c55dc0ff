//! The same geometry once more, slowly: polygons of integer points, every edge against every corner, 128 bits.
//!
//! A length is in points of the lattice, 1/256 of 0.1 mm. The rules take an edge from the table of sines where this takes it from two rounded
//! corners, so the two may differ by a few points of the lattice; every question here is asked with a length that can be made a little longer
//! or shorter.

use sandtable_dolg::space::{Convex, FINE, Heading, Point, Rect};

pub(crate) type Polygon = Vec<Point>;

/// The corners of a rectangle, counter-clockwise.
pub(crate) fn polygon(rect: &Rect) -> Polygon {
    rect.corners.iter().rev().copied().collect()
}

pub(crate) fn units(length: i32) -> i128 {
    i128::from(length * FINE)
}

fn cross(a: Point, b: Point, point: Point) -> i128 {
    let (x, y) = (i128::from(b.x - a.x), i128::from(b.y - a.y));
    x * i128::from(point.y - a.y) - y * i128::from(point.x - a.x)
}

fn square(a: Point, b: Point) -> i128 {
    let (x, y) = (i128::from(b.x - a.x), i128::from(b.y - a.y));
    x * x + y * y
}

fn edges(polygon: &[Point]) -> impl Iterator<Item = (Point, Point)> {
    (0..polygon.len()).map(|at| (polygon[at], polygon[(at + 1) % polygon.len()]))
}

/// Is `area`, twice a triangle over the edge, higher than this length?
fn is_higher(area: i128, (a, b): (Point, Point), length: i128) -> bool {
    let limit = length * length * square(a, b);
    match (area >= 0, length >= 0) {
        (true, true) => area * area > limit,
        (true, false) => true,
        (false, true) => false,
        (false, false) => area * area < limit,
    }
}

/// Does a corner of the other polygon reach this far inside every edge?
fn reaches_inside(polygon: &[Point], other: &[Point], length: i128) -> bool {
    edges(polygon).all(|(a, b)| other.iter().any(|&corner| is_higher(cross(a, b, corner), (a, b), length)))
}

pub(crate) fn overlaps(a: &[Point], b: &[Point], length: i128) -> bool {
    reaches_inside(a, b, length) && reaches_inside(b, a, length)
}

/// Is the point inside, at least this far from every edge?
pub(crate) fn is_inside(polygon: &[Point], point: Point, length: i128) -> bool {
    edges(polygon).all(|(a, b)| is_higher(cross(a, b, point), (a, b), length))
}

fn crosses((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    cross(a, b, c).signum() * cross(a, b, d).signum() < 0
        && cross(c, d, a).signum() * cross(c, d, b).signum() < 0
}

fn intersects(a: &[Point], b: &[Point]) -> bool {
    edges(a).any(|mine| edges(b).any(|theirs| crosses(mine, theirs)))
        || a.iter().any(|&point| is_inside(b, point, 0))
        || b.iter().any(|&point| is_inside(a, point, 0))
}

fn is_near((a, b): (Point, Point), point: Point, length: i128) -> bool {
    let along = |from: Point, to: Point| {
        i128::from(to.x - from.x) * i128::from(point.x - from.x)
            + i128::from(to.y - from.y) * i128::from(point.y - from.y)
    };
    if along(a, b) > 0 && along(b, a) > 0 {
        return cross(a, b, point).pow(2) <= length * length * square(a, b);
    }
    square(a, point).min(square(b, point)) <= length * length
}

/// Are the polygons at most this far apart?
pub(crate) fn is_within(a: &[Point], b: &[Point], length: i128) -> bool {
    let near =
        |a: &[Point], b: &[Point]| edges(a).any(|edge| b.iter().any(|&point| is_near(edge, point, length)));
    intersects(a, b) || near(a, b) || near(b, a)
}

/// Every point with all others to the left of the line to some other point; in order around their middle.
pub(crate) fn hull(points: &[Point]) -> Polygon {
    let mut hull = vec![*points.iter().min().expect("points")];
    loop {
        let last = hull[hull.len() - 1];
        let others = points.iter().copied().filter(|&point| point != last);
        let next = others.reduce(|best, point| match cross(last, best, point) {
            turn if turn < 0 => point,
            0 if square(last, point) > square(last, best) => point,
            _ => best,
        });
        match next {
            Some(next) if next != hull[0] => hull.push(next),
            _ => return hull,
        }
    }
}

pub(crate) fn moved(polygon: &[Point], direction: Heading, length: i32) -> Polygon {
    polygon.iter().map(|point| point.shifted(direction.ahead(), length)).collect()
}

/// The front arc as far as the table reaches, counter-clockwise.
pub(crate) fn front_arc(of: &Rect) -> Polygon {
    let far = |corner: Point, turn: i32| {
        // Along both legs of a square: twice as far as along its side, and 45 degrees outwards.
        corner.shifted(of.heading.ahead(), 20_000).shifted(of.heading.turned(turn).ahead(), 20_000)
    };
    let [left, right, ..] = of.corners;
    vec![left, right, far(right, 180), far(left, -180)]
}

/// How much of a line lies in an area, in 0.1 mm; by clipping it edge after edge.
pub(crate) fn chord(area: &Convex, from: Point, to: Point) -> f64 {
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    for (a, b) in edges(area.points()) {
        let (start, end) = (cross(a, b, from) as f64, cross(a, b, to) as f64);
        let meets = start / (start - end);
        match (start < 0.0, end < 0.0) {
            (true, true) => return 0.0,
            (true, false) => first = first.max(meets),
            (false, true) => last = last.min(meets),
            (false, false) => {}
        }
    }
    (last - first).max(0.0) * (square(from, to) as f64).sqrt() / f64::from(FINE)
}
