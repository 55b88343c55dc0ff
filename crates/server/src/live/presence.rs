//! Who has a page of the table open. Apart from the table, because a page that goes away cannot wait for the table's lock.
//!
//! Only the coming and going of those who sit here is told: any number of strangers may watch, and no page hears of it.

mod absences;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc::UnboundedSender;
use tokio::task::AbortHandle;

use super::absence::{Clock, LastSeen, Patience};
use super::change_notices::{ChangeNotices, Listener};

/// How many pages of one table a guest may have open.
const PAGES: usize = 16;

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
    /// Guests with a seat.
    seated: Arc<Mutex<BTreeSet<String>>>,
    /// Guests with a page open at another node.
    elsewhere: Arc<Mutex<BTreeSet<String>>>,
    last_seen: Arc<Mutex<LastSeen>>,
    patience: Patience,
    clock: Clock,
    /// What tells the pages that an absence has run out, while any is open.
    timer: Arc<Mutex<Option<AbortHandle>>>,
    notices: ChangeNotices,
    /// Where it is told who is here, to be stored.
    sync: Option<UnboundedSender<PresenceEvent>>,
}

impl Presence {
    pub(crate) fn new(table: &str, version: u64, sync: Option<UnboundedSender<PresenceEvent>>) -> Presence {
        Presence {
            table: table.to_owned(),
            pages: Arc::default(),
            seated: Arc::default(),
            elsewhere: Arc::default(),
            last_seen: Arc::default(),
            patience: Patience::default(),
            clock: Clock::SYSTEM,
            timer: Arc::default(),
            notices: ChangeNotices::new(version),
            sync,
        }
    }

    /// The same at a table that waits so long for whoever is away.
    pub(crate) fn with_patience(self, patience: Patience) -> Presence {
        Presence { patience, ..self }
    }

    fn pages(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.pages.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn seated_guests(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.seated.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elsewhere(&self) -> MutexGuard<'_, BTreeSet<String>> {
        self.elsewhere.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells every page to look again.
    pub(crate) fn notify(&self, version: u64) {
        self.notices.notify(version);
    }

    /// The same, of a bot's step that others will follow: a page that looked just now looks again a little later.
    pub(crate) fn notify_soon(&self, version: u64) {
        self.notices.notify_soon(version);
    }

    /// Has the guest a page open, here or at another node?
    pub(crate) fn is_here(&self, guest: &str) -> bool {
        self.pages().contains_key(guest) || self.elsewhere().contains(guest)
    }

    /// These have the seats now. Whoever watched until now and sits down is announced, and the other way round.
    pub(crate) fn note_seated<'a>(&self, guests: impl Iterator<Item = &'a str> + Clone) {
        let pages = self.pages();
        let mut seated = self.seated_guests();
        let is_news = guests.clone().any(|guest| !seated.contains(guest))
            || seated.iter().any(|known| guests.clone().all(|guest| guest != known));
        if !is_news {
            return;
        }
        let now: BTreeSet<_> = guests.map(str::to_owned).collect();
        for guest in seated.symmetric_difference(&now).filter(|guest| pages.contains_key(*guest)) {
            self.announce(guest, now.contains(guest));
        }
        *seated = now;
    }

    /// These are at other nodes now.
    pub(crate) fn note_elsewhere(&self, guests: BTreeSet<String>) {
        let mut elsewhere = self.elsewhere();
        let is_news =
            elsewhere.symmetric_difference(&guests).any(|guest| self.seated_guests().contains(guest));
        *elsewhere = guests;
        drop(elsewhere);
        if is_news {
            self.notices.notify_again();
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
        if pages.is_empty() {
            self.set_timer(true);
        }
        let open = *pages.entry(guest.to_owned()).and_modify(|pages| *pages += 1).or_insert(1);
        if open == 1 {
            self.tell(guest, true);
        }
        drop(pages);
        let listener = self.notices.listen();
        let subscription = Subscription { presence: self.clone(), guest: guest.to_owned(), listener };
        (open <= PAGES).then_some(subscription)
    }

    /// Somebody came or went, which is news if they sit here. To be called while the pages are locked, so that other nodes
    /// hear of it in order.
    fn tell(&self, guest: &str, is_coming: bool) {
        if self.seated_guests().contains(guest) {
            self.announce(guest, is_coming);
            self.notices.notify_again();
        }
    }

    fn leave(&self, guest: &str) {
        let mut pages = self.pages();
        let Some(open) = pages.get_mut(guest) else { return };
        *open -= 1;
        if *open == 0 {
            pages.remove(guest);
            self.last_seen().leave(guest, (self.clock.now)());
            self.tell(guest, false);
        }
        if pages.is_empty() {
            self.set_timer(false);
        }
    }
}

/// One page that listens; dropping it is leaving.
pub(crate) struct Subscription {
    presence: Presence,
    guest: String,
    listener: Listener,
}

impl Subscription {
    /// Waits until the page should look again; the version of the table then.
    pub(crate) async fn next(&mut self) -> u64 {
        self.listener.next().await
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.presence.leave(&self.guest);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    /// Around a table where Ada and Bob sit.
    pub(super) fn presence(sync: Option<UnboundedSender<PresenceEvent>>) -> Presence {
        let presence = Presence::new("t1", 1, sync);
        presence.note_seated(["ada", "bob"].into_iter());
        presence
    }

    #[tokio::test]
    async fn a_guest_is_here_while_a_page_is_open() {
        let presence = presence(None);
        let mut bob = presence.join("bob").expect("there is room");
        let (first, second) = (presence.join("ada"), presence.join("ada"));
        assert_eq!(bob.next().await, 1, "the others hear of it");
        drop(first);
        assert!(presence.is_here("ada") && bob.next().now_or_never().is_none());
        drop(second);
        assert!(!presence.is_here("ada"));
        assert_eq!(bob.next().await, 1);
    }

    #[tokio::test]
    async fn nobody_hears_of_those_who_only_watch() {
        let (sync, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let presence = presence(Some(sync));
        let mut bob = presence.join("bob").expect("there is room");
        assert!(heard.try_recv().is_ok());
        let eve = presence.join("eve");
        presence.note_elsewhere(BTreeSet::from(["mallory".to_owned()]));
        assert!(bob.next().now_or_never().is_none() && heard.try_recv().is_err());
        presence.note_seated(["bob", "eve"].into_iter());
        assert_eq!(
            heard.try_recv().map(|event| (event.guest, event.is_coming)),
            Ok(("eve".to_owned(), true))
        );
        drop(eve);
        assert!(bob.next().now_or_never().is_some(), "who sat down meanwhile is missed");
    }

    #[tokio::test]
    async fn other_nodes_hear_of_the_first_page_and_the_last() {
        let (sync, mut heard) = tokio::sync::mpsc::unbounded_channel();
        let presence = presence(Some(sync));
        let pages = [presence.join("ada"), presence.join("ada")];
        assert!(heard.try_recv().unwrap().is_coming && heard.try_recv().is_err());
        drop(pages);
        assert!(!heard.try_recv().unwrap().is_coming && heard.try_recv().is_err());
    }

    #[tokio::test]
    async fn a_guest_at_another_node_is_here_too() {
        let presence = presence(None);
        let mut page = presence.join("ada").expect("there is room");
        presence.note_elsewhere(BTreeSet::from(["bob".to_owned()]));
        assert!(presence.is_here("bob") && page.next().now_or_never().is_some());
        presence.note_elsewhere(BTreeSet::new());
        assert!(!presence.is_here("bob"));
    }

    #[tokio::test]
    async fn a_guest_cannot_open_pages_without_end() {
        let presence = presence(None);
        let open: Vec<_> = (0..PAGES).map(|_| presence.join("ada")).collect();
        assert!(presence.join("ada").is_none());
        assert_eq!(presence.count(), PAGES);
        assert!(presence.join("bob").is_some());
        drop(open);
        assert_eq!(presence.count(), 0);
    }
}
