//! Armies the enemy might have (5.3), for a seat that knows only whose cards they are, how many, and what they cost together.
//! Every army that fits may come up, and nothing is taken from the one that is really there: an imagined world must not tell it.

use sandtable_core::Rng;

use crate::army::price;
use crate::ids::{Faction, Kind, MOST_UNITS, Side};
use crate::roster::{Troops, any_of};
use crate::state::State;
use crate::tables::{POINTS, UNITS};

/// All prices are multiples of it.
const STEP: usize = 5;
/// The sums of prices up to the dearest army, one bit each.
const WORDS: usize = POINTS.1 as usize / STEP / 64 + 1;

const _: () = {
    let mut at = 0;
    while at < UNITS.len() {
        assert!((UNITS[at].points as usize).is_multiple_of(STEP));
        at += 1;
    }
};

impl State {
    /// Units of the same number and price that a side might have instead of its own. None if its own are of a kind that no army has.
    pub(crate) fn imagine_troops(&self, side: Side, number: usize, rng: &mut Rng) -> Option<Troops> {
        let army = self.army(side);
        let faction = army.faction?;
        let served = |strange: bool| {
            let mercenaries = self.options.mercenaries;
            let serves =
                move |kind: &Kind| faction.takes(*kind, mercenaries) && is_strange(faction, *kind) == strange;
            Kind::ALL.iter().copied().filter(serves)
        };
        let wanted = Wanted { faction, number, steps: usize::from(army.points) / STEP };
        let mut kinds = [Kind::RomPraet; Kind::COUNT];
        let mut len = 0;
        for strange in [false, true] {
            let start = len;
            for kind in served(strange) {
                kinds[len] = kind;
                len += 1;
            }
            shuffle(&mut kinds[start..len], rng);
        }
        let mut troops = Troops::EMPTY;
        wanted.pick(&Reach::NOTHING, &kinds[..len], true, &mut troops, rng)?;
        debug_assert_eq!(price(&troops), army.points);
        Some(troops)
    }
}

/// Is it a unit of auxilia or mercenaries (4.9)?
fn is_strange(faction: Faction, kind: Kind) -> bool {
    kind.row().faction != faction
}

fn shuffle(kinds: &mut [Kind], rng: &mut Rng) {
    for at in (1..kinds.len()).rev() {
        kinds.swap(at, rng.below(at as u32 + 1) as usize);
    }
}

/// What is known of an army.
struct Wanted {
    faction: Faction,
    number: usize,
    steps: usize,
}

impl Wanted {
    /// Adds units of these kinds, own ones first, to those that can be made of the kinds before; says how many units, and at what price,
    /// are left for the kinds before. None if there is no such army.
    fn pick(
        &self,
        before: &Reach,
        kinds: &[Kind],
        own_so_far: bool,
        troops: &mut Troops,
        rng: &mut Rng,
    ) -> Option<(usize, usize)> {
        let Some((&kind, rest)) = kinds.split_first() else {
            return before.has(self.number, self.steps).then_some((self.number, self.steps));
        };
        if own_so_far && is_strange(self.faction, kind) {
            let before = before.from(self.steps.div_ceil(2)); // 4.9
            return self.pick(&before, kinds, false, troops, rng);
        }
        let (number, steps) = self.pick(&before.with(kind, self.number), rest, own_so_far, troops, rng)?;
        let cost = cost(kind);
        let fits = |&count: &usize| {
            count <= number && count * cost <= steps && before.has(number - count, steps - count * cost)
        };
        let count = any_of((0..=usize::from(kind.row().copies)).filter(fits), rng)?;
        (0..count).for_each(|_| troops.put(kind));
        Some((number - count, steps - count * cost))
    }
}

fn cost(kind: Kind) -> usize {
    usize::from(kind.row().points) / STEP
}

/// What so many units can cost together: for each number of units a set of prices.
#[derive(Clone, Copy)]
struct Reach([[u64; WORDS]; MOST_UNITS + 1]);

impl Reach {
    /// No unit, which costs nothing.
    const NOTHING: Reach = {
        let mut none = Reach([[0; WORDS]; MOST_UNITS + 1]);
        none.0[0][0] = 1;
        none
    };

    fn has(&self, number: usize, steps: usize) -> bool {
        let prices = self.0.get(number).and_then(|prices| prices.get(steps / 64));
        prices.is_some_and(|word| word >> (steps % 64) & 1 == 1)
    }

    /// With as many units of this kind as there are cards, up to this number in all.
    fn with(&self, kind: Kind, most: usize) -> Reach {
        let mut more = *self;
        for _ in 0..kind.row().copies {
            for number in (1..=most.min(MOST_UNITS)).rev() {
                let raised = raised(&more.0[number - 1], cost(kind));
                more.0[number].iter_mut().zip(raised).for_each(|(word, bits)| *word |= bits);
            }
        }
        more
    }

    /// Only prices from this one on.
    fn from(&self, least: usize) -> Reach {
        let mut dear = *self;
        for prices in &mut dear.0 {
            for (at, word) in prices.iter_mut().enumerate() {
                let below = least.saturating_sub(64 * at).min(64) as u32;
                *word &= u64::MAX.checked_shl(below).unwrap_or(0);
            }
        }
        dear
    }
}

/// All prices raised by this many steps.
fn raised(prices: &[u64; WORDS], by: usize) -> [u64; WORDS] {
    let (words, bits) = (by / 64, by as u32 % 64);
    std::array::from_fn(|at| {
        let low = at.checked_sub(words).map_or(0, |from| prices[from] << bits);
        let carry = at.checked_sub(words + 1).map_or(0, |from| prices[from] >> 1 >> (63 - bits));
        low | carry
    })
}
