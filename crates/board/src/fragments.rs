//! Parts of drawings that are the same on many pages: they are drawn once, and kept by all that they depend on.

use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use foldhash::fast::RandomState;
use maud::{Markup, PreEscaped};

/// How many are kept before all are forgotten.
const MANY: usize = 4096;

/// Markup that is kept.
pub type Fragment = PreEscaped<Arc<str>>;

type Known<K> = Mutex<HashMap<K, Arc<str>, RandomState>>;

/// Fragments by what they depend on: whatever one shows must be in its key, the language too.
pub struct Fragments<K>(LazyLock<Known<K>>);

impl<K: Eq + Hash> Fragments<K> {
    /// None so far.
    #[expect(clippy::new_without_default, reason = "it is made for a static")]
    pub const fn new() -> Fragments<K> {
        Fragments(LazyLock::new(Mutex::default))
    }

    /// The fragment of this key, drawn if it is not known.
    pub fn get(&self, key: K, draw: impl FnOnce() -> Markup) -> Fragment {
        if let Some(known) = self.known(|known| known.get(&key).cloned()) {
            return PreEscaped(known);
        }
        let drawn: Arc<str> = draw().into_string().into();
        self.known(|known| {
            if known.len() >= MANY {
                known.clear();
            }
            known.insert(key, Arc::clone(&drawn));
        });
        PreEscaped(drawn)
    }

    fn known<T>(&self, use_known: impl FnOnce(&mut HashMap<K, Arc<str>, RandomState>) -> T) -> T {
        use_known(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl<K> Debug for Fragments<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Fragments")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(number: usize) -> Markup {
        PreEscaped(number.to_string())
    }

    #[test]
    fn a_fragment_is_drawn_once_and_not_kept_for_ever() {
        static NUMBERS: Fragments<usize> = Fragments::new();
        assert_eq!(&*NUMBERS.get(7, || text(7)).0, "7");
        assert_eq!(&*NUMBERS.get(7, || unreachable!("it is known")).0, "7");
        for number in 0..=MANY {
            assert_eq!(*NUMBERS.get(number, || text(number)).0, number.to_string());
        }
        assert_eq!(&*NUMBERS.get(7, || text(8)).0, "8", "there were too many");
    }
}
