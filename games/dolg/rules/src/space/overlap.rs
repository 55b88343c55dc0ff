//! Overlap and distance of rectangles.

use super::rect::SCALE;
use super::{Rect, TOLERANCE};

/// Do the two overlap by more than the tolerance of 0.5 mm?
#[inline]
pub fn overlaps(a: &Rect, b: &Rect) -> bool {
    overlaps_deeper(a, b, TOLERANCE)
}

/// Do the two overlap by more than this length in 0.1 mm, along every edge of both?
#[inline]
pub fn overlaps_deeper(a: &Rect, b: &Rect, length: i32) -> bool {
    let least = i64::from(length) * SCALE;
    a.may_come_within(b, 0) && depth_in(a, b) > least && depth_in(b, a) > least
}

/// How deep the two overlap along the edge where they overlap least, in 0.1 mm, rounded down; below 0 if an edge parts them.
pub fn depth(a: &Rect, b: &Rect) -> i32 {
    depth_in(a, b).min(depth_in(b, a)).div_euclid(SCALE) as i32
}

/// How deep `b` reaches into the nearest edge of `a`, scaled.
#[inline]
fn depth_in(a: &Rect, b: &Rect) -> i64 {
    let (mut right, mut ahead) = ((i64::MAX, i64::MIN), (i64::MAX, i64::MIN));
    for corner in b.corners {
        let (x, y) = a.local(corner);
        right = (right.0.min(x), right.1.max(x));
        ahead = (ahead.0.min(y), ahead.1.max(y));
    }
    let (width, length) = (i64::from(a.half_front) * SCALE, i64::from(a.half_depth) * SCALE);
    (width - right.0).min(width + right.1).min(length - ahead.0).min(length + ahead.1)
}

/// The distance of two rectangles in 0.1 mm, rounded down; 0 if they overlap.
pub fn distance(a: &Rect, b: &Rect) -> i32 {
    (square_distance(a, b).isqrt() / i128::from(SCALE)) as i32
}

/// Are the two at most this length in 0.1 mm apart?
pub fn within(a: &Rect, b: &Rect, length: i32) -> bool {
    let most = i128::from(length) * i128::from(SCALE);
    a.may_come_within(b, i64::from(length)) && square_distance(a, b) <= most * most
}

/// Are the two less than this length in 0.1 mm apart?
pub fn is_nearer(a: &Rect, b: &Rect, length: i32) -> bool {
    let least = i128::from(length) * i128::from(SCALE);
    a.may_come_within(b, i64::from(length)) && square_distance(a, b) < least * least
}

/// The square of the distance, scaled twice.
pub(crate) fn square_distance(a: &Rect, b: &Rect) -> i128 {
    if depth_in(a, b) >= 0 && depth_in(b, a) >= 0 {
        return 0;
    }
    corners_from(a, b).min(corners_from(b, a))
}

/// The square of the distance from `a` to the nearest corner of `b`.
fn corners_from(a: &Rect, b: &Rect) -> i128 {
    let beyond = |place: i64, half: i32| i128::from((place.abs() - i64::from(half) * SCALE).max(0));
    let square = |corner| {
        let (x, y) = a.local(corner);
        let (x, y) = (beyond(x, a.half_front), beyond(y, a.half_depth));
        x * x + y * y
    };
    b.corners.into_iter().map(square).min().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{depth, distance, overlaps, within};
    use crate::space::{Pose, Rect};

    fn cards(a: (i16, i16, i32), b: (i16, i16, i32)) -> (Rect, Rect) {
        (Pose::new(a.0, a.1, a.2).rect(), Pose::new(b.0, b.1, b.2).rect())
    }

    #[test]
    fn cards_may_overlap_by_half_a_millimetre() {
        let (a, b) = cards((1000, 1000, 0), (1875, 1000, 0));
        assert_eq!((depth(&a, &b), overlaps(&a, &b)), (5, false));
        let (a, b) = cards((1000, 1000, 0), (1874, 1000, 0));
        assert_eq!((depth(&a, &b), overlaps(&a, &b)), (6, true));
    }

    #[test]
    fn distance_is_measured_between_edges() {
        let (a, b) = cards((1000, 1000, 0), (1000, 2630, 360));
        assert_eq!(distance(&a, &b), 1000);
        assert!(within(&a, &b, 1000) && !within(&a, &b, 999));
        let (a, b) = cards((1000, 1000, 0), (1880 + 300, 1630 + 400, 0));
        assert_eq!(distance(&a, &b), 500);
    }

    #[test]
    fn crossing_cards_have_no_distance() {
        let (a, b) = cards((1000, 1000, 0), (1000, 1000, 180));
        assert_eq!(distance(&a, &b), 0);
        assert!(overlaps(&a, &b) && within(&a, &b, 0));
    }
}
