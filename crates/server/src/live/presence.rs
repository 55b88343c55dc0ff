//! Who has a page of the table open, and the notices that tell those pages to look again. Apart from the table, because
//! a page that goes away cannot wait for the table's lock.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;

use super::absence::{LastSeen, now};

/// How many pages of one table a guest may have open.
const PAGES: usize = 16;

/// What subscribers are sent: that something changed, and the version of the table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct ChangeNotice {
    count: u64,
    /// The table's version.
    pub(crate) version: u64,
}

/// Somebody came to a table or left it, seen from this node.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct PresenceEvent {
    pub(crate) table: String,
    pub(crate) guest: String,
    pub(crate) is_coming: bool,
}

/// The pages around a table.
#[derive(Clone)]
pub(crate) struct Presence {
    table: String,
    pages: Arc<Mutex<BTreeMap<String, usize>>>,
    /// Guests with a page open at another node.
    elsewhere: Arc<Mutex<BTreeSet<String>>>,
    last_seen: Arc<Mutex<LastSeen>>,
    notices: watch::Sender<ChangeNotice>,
    /// Where it is told who is here, to be stored.
    sync: Option<UnboundedSender<PresenceEvent>>,
}

impl Presence {
    pub(crate) fn new(table: &str, version: u64, sync: Option<UnboundedSender<PresenceEvent>>) -> Presence {
        Presence {
            table: table.to_owned(),
            pages: Arc::default(),
            elsewhere: Arc::default(),
            last_seen: Arc::default(),
            notices: watch::Sender::new(ChangeNotice { count: 0, version }),
            sync,
        }
    }

    fn pages(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elsewhere(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn last_seen(&self) -> MutexGuard<'_, LastSeen> {
        self.last_seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the store knows of who was when last at this table, which was opened then.
    pub(crate) fn note_last_seen(&self, opened: u64, stored: Vec<(String, u64)>) {
        self.last_seen().take_in(opened, stored);
    }

    /// For how long the guest has been away; not at all while a page is open.
    pub(crate) fn away(&self, guest: &str) -> Duration {
        if self.is_here(guest) { Duration::ZERO } else { self.last_seen().away(guest, now()) }
    }

    /// A guest with a seat asks for something. Who keeps no page open counts as having just left.
    pub(crate) fn visit(&self, guest: &str) {
        let is_due = self.last_seen().look(guest, now());
        if is_due && !self.pages().contains_key(guest) {
            self.announce(guest, false);
        }
    }

    /// A guest has a seat from now on, so it matters whether they are here.
    pub(crate) fn seated(&self, guest: &str) {
        let is_coming = self.pages().contains_key(guest);
        self.last_seen().see(guest, now());
        self.announce(guest, is_coming);
    }

    /// Tells every page to look again.
    pub(crate) fn notify(&self, version: u64) {
        self.notices.send_modify(|last| *last = ChangeNotice { count: last.count + 1, version });
    }

    /// Has the guest a page open, here or at another node?
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.pages().contains_key(guest) || self.elsewhere().contains(guest)
    }

    /// These are at other nodes now.
    pub(crate) fn note_elsewhere(&self, guests: BTreeSet<String>) {
        let is_news = *self.elsewhere() != guests;
        *self.elsewhere() = guests;
        if is_news {
            self.notify_again();
        }
    }

    fn announce(&self, guest: &str, is_coming: bool) {
        if let Some(sync) = &self.sync {
            let (table, guest) = (self.table.clone(), guest.to_owned());
            // Nobody listens any more when the app is closed.
            let _ = sync.send(PresenceEvent { table, guest, is_coming });
        }
    }

    pub(crate) fn count(&self) -> usize {
        self.pages().values().sum()
    }

    /// Has anybody a page open, here or at another node?
    pub(crate) fn is_watched(&self) -> bool {
        !self.pages().is_empty() || !self.elsewhere().is_empty()
    }

    /// One more page; none if the guest has too many open.
    pub(crate) fn join(&self, guest: &str) -> Option<Subscription> {
        let mut pages = self.pages();
        let open = *pages.entry(guest.to_owned()).and_modify(|pages| *pages += 1).or_insert(1);
        if open == 1 {
            self.announce(guest, true);
        }
        drop(pages);
        let subscription = Subscription { presence: self.clone(), guest: guest.to_owned() };
        if open == 1 {
            self.notify_again();
        }
        (open <= PAGES).then_some(subscription)
    }

    /// The same version once more: somebody came or went.
    fn notify_again(&self) {
        self.notices.send_modify(|last| last.count += 1);
    }

    fn leave(&self, guest: &str) {
        let mut pages = self.pages();
        let Some(open) = pages.get_mut(guest) else { return };
        *open -= 1;
        if *open == 0 {
            pages.remove(guest);
            self.last_seen().leave(guest, now());
            // While the pages are locked, so that events are told in the order they are made.
            self.announce(guest, false);
            drop(pages);
            self.notify_again();
        }
    }
}

/// One page that listens; dropping it is leaving.
pub(crate) struct Subscription {
    presence: Presence,
    guest: String,
}

impl Subscription {
    /// The notices from now on; those missed while busy count as one.
    pub(crate) fn notices(&self) -> watch::Receiver<ChangeNotice> {
        self.presence.notices.subscribe()
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.presence.leave(&self.guest);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_here_while_a_page_is_open() {
        let presence = Presence::new("t1", 1, None);
        let first = presence.join("ada");
        let second = presence.join("ada");
        drop(first);
        assert!(presence.is_here("ada"));
        let notices = second.as_ref().expect("there is room").notices();
        drop(second);
        assert!(!presence.is_here("ada"));
        assert!(notices.has_changed().unwrap(), "the others hear of it");
    }

    #[test]
    fn other_nodes_hear_of_the_first_page_and_the_last() {
        let (sync, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let presence = Presence::new("t1", 1, Some(sync));
        let pages = [presence.join("ada"), presence.join("ada")];
        assert!(heard.try_recv().unwrap().is_coming && heard.try_recv().is_err());
        drop(pages);
        assert!(!heard.try_recv().unwrap().is_coming && heard.try_recv().is_err());
    }

    #[test]
    fn a_guest_at_another_node_is_here_too() {
        let presence = Presence::new("t1", 1, None);
        let page = presence.join("ada").expect("there is room");
        let notices = page.notices();
        presence.note_elsewhere(BTreeSet::from(["bob".to_owned()]));
        assert!(presence.is_here("bob") && notices.has_changed().unwrap());
        presence.note_elsewhere(BTreeSet::new());
        assert!(!presence.is_here("bob"));
    }

    #[test]
    fn a_guest_cannot_open_pages_without_end() {
        let presence = Presence::new("t1", 1, None);
        let open: Vec<_> = (0..PAGES).map(|_| presence.join("ada")).collect();
        assert!(presence.join("ada").is_none());
        assert_eq!(presence.count(), PAGES);
        assert!(presence.join("bob").is_some());
        drop(open);
        assert_eq!(presence.count(), 0);
    }
}
