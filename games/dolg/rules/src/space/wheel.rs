//! Wheels: a card pivots on a front corner.

use super::angle::{Heading, ONE_BITS};
use super::pose::round_half_up;
use super::{Convex, DEPTH, FINE, FRONT, Point, Pose, Rect};

/// Pi as a fraction; exact enough for a turn of any length in 0.1 mm.
const PI: (i64, i64) = (3_141_592_654, 1_000_000_000);
/// A wheel is judged in steps of 5 degrees (2.8).
pub const WHEEL_STEP: i32 = 10;

sandtable_core::words! {
    /// To which side a card wheels; it pivots on the front corner of that side.
    pub enum Wing: "wing" in "dolg-wing" {
        /// Counter-clockwise.
        Left = "left",
        /// Clockwise.
        Right = "right",
    }
}

impl Wing {
    /// 1 to the right, -1 to the left.
    #[inline]
    pub const fn sign(self) -> i32 {
        match self {
            Wing::Left => -1,
            Wing::Right => 1,
        }
    }

    /// The side to which a turn leads.
    pub const fn of_turn(half_degrees: i32) -> Wing {
        if half_degrees < 0 { Wing::Left } else { Wing::Right }
    }
}

/// Where a card comes to rest after a wheel by this many half degrees.
pub fn wheel(pose: Pose, wing: Wing, half_degrees: i32) -> Pose {
    let bits = ONE_BITS + FINE.ilog2();
    let (x, y) = wheeled_center(pose, wing, half_degrees);
    let heading = pose.heading.turned(wing.sign() * half_degrees);
    Pose { x: round_half_up(x, bits) as i16, y: round_half_up(y, bits) as i16, heading }
}

/// The card in the midst of a wheel, to the nearest point of the lattice.
pub fn wheel_body(pose: Pose, wing: Wing, half_degrees: i32) -> Rect {
    let (x, y) = wheeled_center(pose, wing, half_degrees);
    let center = Point { x: round_half_up(x, ONE_BITS) as i32, y: round_half_up(y, ONE_BITS) as i32 };
    Rect::new(center, pose.heading.turned(wing.sign() * half_degrees), FRONT / 2, DEPTH / 2)
}

/// The centre after a wheel, exactly; scaled.
fn wheeled_center(pose: Pose, wing: Wing, half_degrees: i32) -> (i64, i64) {
    let to_pivot = |heading: Heading| {
        let (ahead, right) = (heading.ahead(), heading.right());
        let (depth, side) = (i64::from(DEPTH / 2), i64::from(wing.sign() * FRONT / 2));
        (depth * ahead.x + side * right.x, depth * ahead.y + side * right.y)
    };
    let (before, after) = (to_pivot(pose.heading), to_pivot(pose.heading.turned(wing.sign() * half_degrees)));
    let exact =
        |at: i16, before: i64, after: i64| ((i64::from(at) << ONE_BITS) + before - after) * i64::from(FINE);
    (exact(pose.x, before.0, after.0), exact(pose.y, before.1, after.1))
}

/// What a wheel costs: the arc of the other front corner in 0.1 mm, rounded half up (8.3).
pub const fn wheel_cost(half_degrees: i32) -> i32 {
    let (pi, one) = PI;
    let arc = FRONT as i64 * half_degrees as i64 * pi;
    ((arc * 2 + 360 * one) / (720 * one)) as i32
}

/// The widest wheel that costs at most this length, in half degrees.
pub const fn widest_wheel(length: i32) -> i32 {
    let mut half_degrees = length as i64 * 360 * PI.1 / (FRONT as i64 * PI.0);
    while wheel_cost(half_degrees as i32 + 1) <= length {
        half_degrees += 1;
    }
    half_degrees as i32
}

/// What a card covers in the part of a wheel between two angles at most 5 degrees apart.
pub fn wheel_step(pose: Pose, wing: Wing, from: i32, to: i32) -> Convex {
    Convex::swept(&wheel_body(pose, wing, from), &wheel_body(pose, wing, to))
}

/// The parts of a wheel: the angles where each begins and ends.
pub fn wheel_steps(half_degrees: i32) -> impl Iterator<Item = (i32, i32)> {
    (0..half_degrees)
        .step_by(WHEEL_STEP as usize)
        .map(move |from| (from, (from + WHEEL_STEP).min(half_degrees)))
}

#[cfg(test)]
mod tests {
    use super::{Wing, wheel, wheel_body, wheel_cost, wheel_steps, widest_wheel};
    use crate::space::{Pose, UD};

    // 5.6 and V17 of the facts: 15, 30, 45 and 90 degrees cost 0.46, 0.92, 1.38 and 2.76 units of distance.
    #[test]
    fn a_wheel_costs_its_arc() {
        assert_eq!([30, 60, 90, 180].map(wheel_cost), [230, 461, 691, 1382]);
        let hundredths = [30, 60, 90, 180].map(|angle| (wheel_cost(angle) * 100 + UD / 2) / UD);
        assert_eq!(hundredths, [46, 92, 138, 276]);
    }

    #[test]
    fn the_widest_wheel_is_still_paid() {
        for length in 0..5000 {
            let widest = widest_wheel(length);
            assert!(wheel_cost(widest) <= length && wheel_cost(widest + 1) > length);
        }
    }

    #[test]
    fn the_front_corner_stays() {
        let pose = Pose::new(1000, 1000, 0);
        assert_eq!(wheel(pose, Wing::Right, 180), Pose::new(1440 + 315 - 630, 1315 + 440, 180));
        assert_eq!(wheel(pose, Wing::Left, 180), Pose::new(560 + 315, 1315 + 440, 540));
        for angle in 0..360 {
            let pivot = wheel_body(pose, Wing::Left, angle).corners[0];
            assert!((pivot.x - 560 * 256).abs() <= 1 && (pivot.y - 1315 * 256).abs() <= 1);
        }
    }

    #[test]
    fn a_wheel_is_judged_in_steps_of_5_degrees() {
        assert_eq!(wheel_steps(25).collect::<Vec<_>>(), [(0, 10), (10, 20), (20, 25)]);
    }
}
