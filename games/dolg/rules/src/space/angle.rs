//! Headings in half degrees, and the directions they stand for.

use std::fmt::{self, Display};

use serde::{Deserialize, Serialize};

/// How a sine is scaled: `ONE` stands for 1.
pub(crate) const ONE_BITS: u32 = 30;
/// A whole turn in half degrees.
const TURN: u16 = 720;
/// Pi, scaled by 2^60.
const PI_60: i128 = 3_622_009_729_038_561_421;

/// The sine of every half degree, scaled by 2^30.
static SINES: [i32; TURN as usize] = sines();

/// Where a card faces, in half degrees: 0 is towards larger y, and it grows clockwise, so that 180 is towards larger x.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "u16", into = "u16")]
pub struct Heading(u16);

impl Heading {
    /// Towards larger y.
    pub const NORTH: Heading = Heading(0);
    /// Towards smaller y.
    pub const SOUTH: Heading = Heading(360);

    /// This many half degrees clockwise from north; any number, whole turns are left out.
    #[inline]
    pub const fn new(half_degrees: i32) -> Heading {
        Heading(half_degrees.rem_euclid(TURN as i32) as u16)
    }

    /// In half degrees, 0 to 719.
    #[inline]
    pub const fn half_degrees(self) -> i32 {
        self.0 as i32
    }

    /// Turned clockwise by this many half degrees.
    #[inline]
    #[must_use]
    pub const fn turned(self, half_degrees: i32) -> Heading {
        Heading::new(self.0 as i32 + half_degrees)
    }

    /// The other way.
    #[inline]
    #[must_use]
    pub const fn reversed(self) -> Heading {
        self.turned(360)
    }

    /// How far to turn to the other heading, clockwise: -359 to 360.
    #[inline]
    pub const fn turn_to(self, other: Heading) -> i32 {
        let turn = Heading::new(other.0 as i32 - self.0 as i32).0 as i32;
        if turn > 360 { turn - TURN as i32 } else { turn }
    }

    /// The direction ahead.
    #[inline]
    pub fn ahead(self) -> Vector {
        Vector { x: sine(self.0), y: sine(self.0 + 180) }
    }

    /// The direction to the right.
    #[inline]
    pub fn right(self) -> Vector {
        self.turned(180).ahead()
    }

    /// The heading nearest to the direction of a vector; north for none.
    pub fn along(x: i32, y: i32) -> Heading {
        let ahead_of = |heading: &i32| {
            let ahead = Heading::new(*heading).ahead();
            ahead.x * i64::from(x) + ahead.y * i64::from(y)
        };
        Heading::new((0..i32::from(TURN)).max_by_key(|heading| (ahead_of(heading), -heading)).unwrap_or(0))
    }
}

impl Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.0, f)
    }
}

impl TryFrom<u16> for Heading {
    type Error = String;

    fn try_from(half_degrees: u16) -> Result<Heading, String> {
        match half_degrees {
            0..TURN => Ok(Heading(half_degrees)),
            _ => Err(format!("a heading is 0 to 719 half degrees, not `{half_degrees}`")),
        }
    }
}

impl From<Heading> for u16 {
    fn from(heading: Heading) -> u16 {
        heading.0
    }
}

/// A direction; its length is 1, scaled by 2^30.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Vector {
    /// To larger x.
    pub x: i64,
    /// To larger y.
    pub y: i64,
}

impl Vector {
    /// The product of two directions, scaled by 2^60.
    #[inline]
    pub(crate) const fn dot(self, other: Vector) -> i64 {
        self.x * other.x + self.y * other.y
    }
}

#[inline]
fn sine(half_degrees: u16) -> i64 {
    i64::from(SINES[(half_degrees % TURN) as usize])
}

const fn sines() -> [i32; TURN as usize] {
    let mut sines = [0; TURN as usize];
    let mut step = 0;
    // By reflection, so that opposite headings and right angles are exact.
    while step <= 180 {
        let sine = sine_of(step as i128);
        sines[step] = sine;
        sines[360 - step] = sine;
        sines[(360 + step) % 720] = -sine;
        sines[(720 - step) % 720] = -sine;
        step += 1;
    }
    sines
}

/// By the power series, in fixed point with 60 bits.
const fn sine_of(half_degrees: i128) -> i32 {
    let angle = PI_60 * half_degrees / 360;
    let square = (angle * angle) >> 60;
    let (mut term, mut sum, mut n) = (angle, angle, 1);
    while term != 0 && n < 40 {
        term = -((term * square) >> 60) / ((n + 1) * (n + 2));
        sum += term;
        n += 2;
    }
    ((sum + (1 << 29)) >> ONE_BITS) as i32
}

#[cfg(test)]
mod tests {
    use super::{Heading, SINES};

    #[test]
    fn sines_are_the_nearest_integers() {
        for (step, &sine) in SINES.iter().enumerate() {
            let exact = (step as f64 * std::f64::consts::PI / 360.0).sin() * f64::from(1 << 30);
            assert!((f64::from(sine) - exact).abs() <= 0.5 + 1e-6, "sine {step} is {sine}, not {exact}");
        }
    }

    #[test]
    fn right_angles_are_exact() {
        for step in 0..720 {
            let heading = Heading::new(step);
            let (ahead, right) = (heading.ahead(), heading.right());
            assert_eq!((right.x, right.y), (ahead.y, -ahead.x));
            assert_eq!(heading.reversed().ahead().x, -ahead.x);
        }
    }

    // D2 of the facts: clockwise, 0 towards larger y.
    #[test]
    fn headings_grow_clockwise_from_north() {
        assert_eq!((Heading::NORTH.ahead().x, Heading::NORTH.ahead().y), (0, 1 << 30));
        assert_eq!((Heading::new(180).ahead().x, Heading::new(180).ahead().y), (1 << 30, 0));
        assert_eq!(Heading::new(700).turn_to(Heading::new(20)), 40);
        assert_eq!(Heading::new(20).turn_to(Heading::new(700)), -40);
        assert_eq!(Heading::along(5, 5), Heading::new(90));
        assert_eq!(Heading::along(0, -5), Heading::SOUTH);
    }

    #[test]
    fn headings_beyond_a_turn_are_refused() {
        assert!(Heading::try_from(719).is_ok());
        assert!(Heading::try_from(720).is_err());
    }
}
