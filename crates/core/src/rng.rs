//! A small fast generator for playouts and bots. Never for the dice of a table, and never in a state.

/// A random stream made from a number: the same number, the same stream (`SplitMix64`).
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The stream of this seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 random bits.
    #[inline]
    pub fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number from 0 up to but without `end`, which must not be 0. The bias is below `end` in 2^32.
    #[inline]
    pub fn below(&mut self, end: u32) -> u32 {
        debug_assert!(end > 0, "below(0) has no answer");
        ((self.bits() >> 32).wrapping_mul(u64::from(end)) >> 32) as u32
    }

    /// One of the things, each as likely as the other.
    #[inline]
    pub fn pick<T: Copy>(&mut self, things: &[T]) -> T {
        things[self.below(things.len() as u32) as usize]
    }

    /// One of the things, each as likely as its weight says.
    pub fn weighted<T: Copy>(&mut self, things: &[(T, u32)]) -> T {
        let total = things.iter().map(|&(_, weight)| weight).sum();
        let mut left = self.below(total);
        for &(thing, weight) in things {
            if left < weight {
                return thing;
            }
            left -= weight;
        }
        unreachable!("the weights add up to more than was drawn")
    }

    /// A number from 0 up to but without 1.
    pub fn fraction(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// A stream of its own for a part of the work.
    #[must_use]
    pub fn branch(&mut self) -> Rng {
        Rng(self.bits())
    }
}
