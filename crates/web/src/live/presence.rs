//! Who has a page of the table open, and the bell that tells those pages to look again. Apart from the desk, because
//! a page that goes away cannot wait for the desk's lock.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

/// How many pages of one table a guest may have open.
const PAGES: usize = 16;

/// What the bell tells: that it rang, and the version of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Ring {
    count: u64,
    /// The table's version.
    pub(crate) version: u64,
}

/// The pages around a table.
#[derive(Clone)]
pub(crate) struct Presence {
    pages: Arc<Mutex<BTreeMap<String, usize>>>,
    bell: watch::Sender<Ring>,
    /// Are there other nodes, whose pages we do not know?
    is_shared: bool,
}

impl Presence {
    pub(crate) fn new(version: u64, is_shared: bool) -> Presence {
        Presence { pages: Arc::default(), bell: watch::Sender::new(Ring { count: 0, version }), is_shared }
    }

    fn pages(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells every page to look again.
    pub(crate) fn ring(&self, version: u64) {
        self.bell.send_modify(|ring| *ring = Ring { count: ring.count + 1, version });
    }

    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.pages().contains_key(guest)
    }

    /// Is somebody perhaps here, for all this node knows?
    pub(crate) fn may_be_here(&self, guest: &str) -> bool {
        self.is_shared || self.is_here(guest)
    }

    pub(crate) fn count(&self) -> usize {
        self.pages().values().sum()
    }

    /// A page more; none if the guest has too many open.
    pub(crate) fn join(&self, guest: &str) -> Option<Audience> {
        let open = *self.pages().entry(guest.to_owned()).and_modify(|pages| *pages += 1).or_insert(1);
        let audience = Audience { presence: self.clone(), guest: guest.to_owned() };
        if open == 1 {
            self.ring_again();
        }
        (open <= PAGES).then_some(audience)
    }

    fn ring_again(&self) {
        let version = self.bell.borrow().version;
        self.ring(version);
    }

    fn leave(&self, guest: &str) {
        let mut pages = self.pages();
        let Some(open) = pages.get_mut(guest) else { return };
        *open -= 1;
        if *open == 0 {
            pages.remove(guest);
            drop(pages);
            self.ring_again();
        }
    }
}

/// One page that listens; dropping it is leaving.
pub(crate) struct Audience {
    presence: Presence,
    guest: String,
}

impl Audience {
    /// The rings from now on; those missed while busy count as one.
    pub(crate) fn rings(&self) -> watch::Receiver<Ring> {
        self.presence.bell.subscribe()
    }
}

impl Drop for Audience {
    fn drop(&mut self) {
        self.presence.leave(&self.guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_here_while_a_page_is_open() {
        let presence = Presence::new(1, false);
        let first = presence.join("ada");
        let second = presence.join("ada");
        drop(first);
        assert!(presence.is_here("ada"));
        let rings = second.as_ref().expect("there is room").rings();
        drop(second);
        assert!(!presence.is_here("ada"));
        assert!(rings.has_changed().unwrap(), "the others hear of it");
    }

    #[test]
    fn a_guest_cannot_open_pages_without_end() {
        let presence = Presence::new(1, false);
        let open: Vec<_> = (0..PAGES).map(|_| presence.join("ada")).collect();
        assert!(presence.join("ada").is_none());
        assert_eq!(presence.count(), PAGES);
        assert!(presence.join("bob").is_some());
        drop(open);
        assert_eq!(presence.count(), 0);
    }
}
