//! The guests who were here lately. Every request begins with the question who asks, and the answer is nearly always the
//! one of a moment ago. Where nodes share a store, another may have changed it, so there nothing is remembered.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sandtable_store::{Guest, Store, StoreError};

/// How many are remembered before all are forgotten.
const MANY: usize = 10_000;

/// What the store knows of guests, and does not know.
#[derive(Default)]
pub(crate) struct Guests(Mutex<Known>);

#[derive(Default)]
struct Known {
    guests: HashMap<String, Option<Guest>>,
    /// How often anybody was written down.
    changes: u64,
}

impl Guests {
    fn known(&self) -> MutexGuard<'_, Known> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The guest with this id.
    pub(crate) async fn find(&self, store: &Store, id: &str) -> Result<Option<Guest>, StoreError> {
        if store.is_shared() {
            return store.guest(id).await;
        }
        let changes = match self.known().lookup(id) {
            Ok(found) => return Ok(found),
            Err(changes) => changes,
        };
        let found = store.guest(id).await?;
        self.known().remember(id, found.clone(), changes);
        Ok(found)
    }

    /// Writes a guest down.
    pub(crate) async fn put(&self, store: &Store, guest: Guest) -> Result<(), StoreError> {
        let written = store.put_guest(&guest).await;
        let mut known = self.known();
        known.changes += 1;
        known.guests.remove(&guest.id);
        written
    }
}

impl Known {
    /// What is known, or the state of things in which it was not.
    fn lookup(&self, id: &str) -> Result<Option<Guest>, u64> {
        self.guests.get(id).cloned().ok_or(self.changes)
    }

    /// Remembers what was read, unless somebody was written down since and it may be out of date.
    fn remember(&mut self, id: &str, found: Option<Guest>, changes: u64) {
        if self.changes != changes {
            return;
        }
        if self.guests.len() >= MANY {
            self.guests.clear();
        }
        self.guests.insert(id.to_owned(), found);
    }
}

#[cfg(test)]
mod tests {
    use sandtable_store::testing::{Engine, TestDatabase};

    use super::*;

    fn ada(name: &str) -> Guest {
        Guest { id: "ada".to_owned(), name: name.to_owned(), lang: "en".to_owned() }
    }

    #[tokio::test]
    async fn a_guest_is_found_as_last_written_down() {
        let database = TestDatabase::new(Engine::Sqlite).await;
        let (store, guests) = (database.open().await, Guests::default());
        assert_eq!(guests.find(&store, "ada").await.unwrap(), None);
        for name in ["Ada", "Countess"] {
            guests.put(&store, ada(name)).await.unwrap();
            for _ in 0..2 {
                assert_eq!(guests.find(&store, "ada").await.unwrap(), Some(ada(name)));
            }
        }
    }

    #[test]
    fn what_was_read_before_a_change_is_not_remembered() {
        let mut known = Known::default();
        let changes = known.lookup("ada").unwrap_err();
        known.changes += 1;
        known.remember("ada", None, changes);
        assert_eq!(known.lookup("ada"), Err(1));
    }
}
