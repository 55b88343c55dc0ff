//! What a number of won games says: an interval for the rate, and ratings for many players.

use serde::Serialize;

/// The normal quantile of a 95 % interval.
const Z: f64 = 1.959_964;

/// A part of the games won, with its 95 % interval after Wilson.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    /// Won games; a shared victory counts in part.
    pub points: f64,
    /// Of how many.
    pub games: u64,
    /// Points by games.
    pub share: f64,
    /// The true rate is hardly lower.
    pub low: f64,
    /// The true rate is hardly higher.
    pub high: f64,
}

impl Rate {
    /// This many points in this many games.
    pub fn new(points: f64, games: u64) -> Rate {
        if games == 0 {
            return Rate { points, games, share: 0.0, low: 0.0, high: 1.0 };
        }
        let count = games as f64;
        let share = points / count;
        let scale = 1.0 + Z * Z / count;
        let centre = (share + Z * Z / (2.0 * count)) / scale;
        let reach = Z / scale * (share * (1.0 - share) / count + Z * Z / (4.0 * count * count)).sqrt();
        Rate { points, games, share, low: (centre - reach).max(0.0), high: (centre + reach).min(1.0) }
    }
}

/// Elo ratings of the greatest likelihood (Bradley-Terry), their average 0. `points[one][other]` is what `one` won
/// against `other`; a clean sweep counts as half a point short of it, or its rating would be infinite.
pub fn elo(points: &[Vec<f64>]) -> Vec<f64> {
    let players = points.len();
    let mut strengths = vec![1.0; players];
    // Each round improves the likelihood (Hunter's minorization-maximization); it settles long before the end.
    for _ in 0..10_000 {
        let next: Vec<f64> = (0..players).map(|player| improved(player, &strengths, points)).collect();
        let moved =
            next.iter().zip(&strengths).any(|(new, old): (&f64, &f64)| (new / old).ln().abs() > 1e-12);
        strengths = next;
        if !moved {
            break;
        }
    }
    centred(&strengths)
}

fn improved(player: usize, strengths: &[f64], points: &[Vec<f64>]) -> f64 {
    let (mut won, mut expected) = (0.0, 0.0);
    for other in (0..points.len()).filter(|&other| other != player) {
        let games = points[player][other] + points[other][player];
        if games > 0.0 {
            let margin = games.min(1.0) / 2.0;
            won += points[player][other].clamp(margin, games - margin);
            expected += games / (strengths[player] + strengths[other]);
        }
    }
    if expected > 0.0 { won / expected } else { strengths[player] }
}

/// Strengths on the scale where 400 points are odds of ten to one.
fn centred(strengths: &[f64]) -> Vec<f64> {
    let elo: Vec<f64> = strengths.iter().map(|strength| 400.0 * strength.log10()).collect();
    let average = elo.iter().sum::<f64>() / elo.len().max(1) as f64;
    elo.iter().map(|one| one - average).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 0.001, "{found} should be about {wanted}");
    }

    #[test]
    fn wilson_by_hand() {
        let half = Rate::new(50.0, 100);
        near(half.low, 0.4038);
        near(half.high, 0.5962);
        let seven = Rate::new(7.0, 10);
        near(seven.low, 0.3968);
        near(seven.high, 0.8922);
        let none = Rate::new(0.0, 20);
        near(none.low, 0.0);
        near(none.high, 0.1611);
        let unknown = Rate::new(0.0, 0);
        assert_eq!((unknown.low, unknown.high), (0.0, 1.0));
    }

    #[test]
    fn three_to_one_is_191_elo() {
        let ratings = elo(&[vec![0.0, 30.0], vec![10.0, 0.0]]);
        near(ratings[0] - ratings[1], 190.8485);
        near(ratings[0] + ratings[1], 0.0);
    }

    #[test]
    fn a_ladder_of_ten_to_one() {
        let ratings = elo(&[vec![0.0, 100.0, 0.0], vec![10.0, 0.0, 100.0], vec![0.0, 10.0, 0.0]]);
        for (found, wanted) in ratings.into_iter().zip([400.0, 0.0, -400.0]) {
            near(found, wanted);
        }
    }

    #[test]
    fn a_clean_sweep_is_finite() {
        // 9.5 to 0.5 is 19 to 1.
        let ratings = elo(&[vec![0.0, 10.0], vec![0.0, 0.0]]);
        near(ratings[0] - ratings[1], 511.5014);
        near(elo(&[vec![0.0]])[0], 0.0);
    }
}
