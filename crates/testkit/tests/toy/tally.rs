//! How often somebody peeked. It lies behind a pointer, so that it can go wrong in the ways pointers do.

use std::cell::Cell;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::flaw;

#[derive(Debug)]
pub struct Tally<const FLAW: u8>(Arc<AtomicU8>);

thread_local! {
    /// How often this thread set up a game or imagined a world: nothing a rule may know.
    static SET_UP: Cell<u8> = const { Cell::new(0) };
    static IMAGINED: Cell<u8> = const { Cell::new(0) };
}

/// Somebody imagines a world.
pub fn imagining() {
    IMAGINED.set(IMAGINED.get().wrapping_add(1));
}

impl<const FLAW: u8> Tally<FLAW> {
    pub fn new() -> Self {
        SET_UP.set(SET_UP.get().wrapping_add(1));
        Tally::of(if FLAW == flaw::RESTLESS { SET_UP.get() } else { 0 })
    }

    fn of(count: u8) -> Self {
        Tally(Arc::new(AtomicU8::new(count)))
    }

    fn count(&self) -> u8 {
        self.0.load(Relaxed)
    }

    pub fn add(&mut self) {
        let more = if FLAW == flaw::DISTURBED { IMAGINED.get() } else { 0 };
        self.0.fetch_add(1u8.wrapping_add(more), Relaxed);
    }
}

impl<const FLAW: u8> Clone for Tally<FLAW> {
    fn clone(&self) -> Self {
        if FLAW == flaw::SHARED_COPY { Tally(Arc::clone(&self.0)) } else { Tally::of(self.count()) }
    }
}

impl<const FLAW: u8> PartialEq for Tally<FLAW> {
    fn eq(&self, other: &Self) -> bool {
        self.count() == other.count()
    }
}

impl<const FLAW: u8> Eq for Tally<FLAW> {}

impl<const FLAW: u8> Hash for Tally<FLAW> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if FLAW == flaw::HASHED_ADDRESS {
            Arc::as_ptr(&self.0).hash(hasher);
        }
        self.count().hash(hasher);
    }
}

impl<const FLAW: u8> Serialize for Tally<FLAW> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(if FLAW == flaw::FORGETFUL_BYTES { 0 } else { self.count() })
    }
}

impl<'de, const FLAW: u8> Deserialize<'de> for Tally<FLAW> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        u8::deserialize(from).map(Tally::of)
    }
}
