//! Who has a page of the table open, and the notices that tell those pages to look again. Apart from the table, because
//! a page that goes away cannot wait for the table's lock.
//!
//! Only the coming and going of those who sit here is told: any number of strangers may watch, and no page hears of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::mpsc::UnboundedSender;
use tokio::sync::watch;
use tokio::task::AbortHandle;
use tokio::time::{Instant, sleep_until};

use super::absence::{Clock, LastSeen, Patience};

/// How many pages of one table a guest may have open.
const PAGES: usize = 16;
/// How long a page is left alone after a notice, unless there is a new version.
const REST: Duration = Duration::from_secs(1);

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
    /// Guests with a seat.
    seated: Arc<Mutex<BTreeSet<String>>>,
    /// Guests with a page open at another node.
    elsewhere: Arc<Mutex<BTreeSet<String>>>,
    last_seen: Arc<Mutex<LastSeen>>,
    patience: Patience,
    clock: Clock,
    /// What tells the pages that an absence has run out, while any is open.
    timer: Arc<Mutex<Option<AbortHandle>>>,
    notices: watch::Sender<ChangeNotice>,
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
            notices: watch::Sender::new(ChangeNotice { count: 0, version }),
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

    fn last_seen(&self) -> MutexGuard<'_, LastSeen> {
        self.last_seen.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the store knows of who was when last at this table, which was opened then.
    pub(crate) fn note_last_seen(&self, opened: u64, stored: Vec<(String, u64)>) {
        self.last_seen().take_in(opened, stored);
    }

    /// How long the others have to wait yet before a bot may stand in for the guest; none while a page is open.
    fn wait_for(&self, guest: &str) -> Option<Duration> {
        let wait = || self.last_seen().wait_for(guest, self.patience, (self.clock.now)());
        (!self.is_here(guest)).then(wait)
    }

    /// Was the guest away for as long as the table waits?
    pub(crate) fn is_away_for_long(&self, guest: &str) -> bool {
        self.wait_for(guest) == Some(Duration::ZERO)
    }

    /// When the next absence runs out.
    fn next_wait(&self) -> Option<Duration> {
        let seated = self.seated_guests().clone();
        let waits = seated.iter().filter_map(|guest| self.wait_for(guest));
        waits.filter(|wait| !wait.is_zero()).min()
    }

    /// Tells the pages whenever an absence runs out. Whatever changes when that is, is a notice too.
    async fn watch_absences(self) {
        let mut notices = self.notices.subscribe();
        loop {
            let next = self.next_wait();
            let run_out = async {
                match next {
                    Some(wait) => (self.clock.sleep)(wait).await,
                    None => std::future::pending().await,
                }
            };
            tokio::select! {
                _ = notices.changed() => {}
                () = run_out => self.notify_again(),
            }
        }
    }

    /// There is one timer while any page is open, and none else.
    fn set_timer(&self, is_watched: bool) {
        let task = is_watched.then(|| tokio::spawn(self.clone().watch_absences()).abort_handle());
        let mut timer = self.timer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(former) = std::mem::replace(&mut *timer, task) {
            former.abort();
        }
    }

    /// A guest with a seat asks for something. Who keeps no page open counts as having just left.
    pub(crate) fn visit(&self, guest: &str) {
        let is_due = self.last_seen().look(guest, (self.clock.now)());
        if is_due && !self.pages().contains_key(guest) {
            self.announce(guest, false);
        }
    }

    /// A guest has a seat from now on, so it matters when they were last here.
    pub(crate) fn sits_down(&self, guest: &str) {
        self.last_seen().see(guest, (self.clock.now)());
        if !self.pages().contains_key(guest) {
            self.announce(guest, false);
        }
    }

    /// Tells every page to look again.
    pub(crate) fn notify(&self, version: u64) {
        self.notices.send_modify(|last| *last = ChangeNotice { count: last.count + 1, version });
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
        if pages.is_empty() {
            self.set_timer(true);
        }
        let open = *pages.entry(guest.to_owned()).and_modify(|pages| *pages += 1).or_insert(1);
        if open == 1 {
            self.tell(guest, true);
        }
        drop(pages);
        let notices = self.notices.subscribe();
        let told = *notices.borrow();
        let subscription =
            Subscription { presence: self.clone(), guest: guest.to_owned(), notices, told, told_at: None };
        (open <= PAGES).then_some(subscription)
    }

    /// Somebody came or went, which is news if they sit here. To be called while the pages are locked, so that other nodes
    /// hear of it in order.
    fn tell(&self, guest: &str, is_coming: bool) {
        if self.seated_guests().contains(guest) {
            self.announce(guest, is_coming);
            self.notify_again();
        }
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
    notices: watch::Receiver<ChangeNotice>,
    /// What the page was told last, and when.
    told: ChangeNotice,
    told_at: Option<Instant>,
}

impl Subscription {
    /// Waits until the page should look again; the version of the table then. A new version is told at once. Of the same
    /// one again, which means that somebody came or went, there is at most one notice per second.
    pub(crate) async fn next(&mut self) -> u64 {
        let told = self.told;
        self.until(|notice| notice != told).await;
        if let Some(then) = self.told_at {
            let is_newer = self.until(|notice| notice.version != told.version);
            tokio::select! { () = is_newer => {}, () = sleep_until(then + REST) => {} }
        }
        self.told = *self.notices.borrow_and_update();
        self.told_at = Some(Instant::now());
        self.told.version
    }

    async fn until(&mut self, is_wanted: impl Fn(ChangeNotice) -> bool) {
        // Whoever sends them lives as long as this does, so that this cannot fail.
        let _ = self.notices.wait_for(|notice| is_wanted(*notice)).await;
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.presence.leave(&self.guest);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;

    use super::*;

    /// Around a table where Ada and Bob sit.
    fn presence(sync: Option<UnboundedSender<PresenceEvent>>) -> Presence {
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
    async fn a_page_is_told_at_once_of_a_new_version_and_rarely_of_the_same() {
        let presence = presence(None);
        let mut bob = presence.join("bob").expect("there is room");
        let come_and_go = || drop(presence.join("ada"));
        come_and_go();
        assert_eq!(bob.next().now_or_never(), Some(1));
        come_and_go();
        assert_eq!(bob.next().now_or_never(), None, "he looked just now");
        presence.notify(2);
        assert_eq!(bob.next().now_or_never(), Some(2));
        come_and_go();
        assert_eq!(bob.next().now_or_never(), None);
        assert_eq!(bob.next().await, 2, "but he is told in the end");
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

    /// A clock that goes when it is told to.
    static TIME: LazyLock<watch::Sender<u64>> = LazyLock::new(|| watch::Sender::new(1));
    const CLOCK: Clock = Clock { now: || *TIME.borrow(), sleep };
    const ABSENCE: Duration = Duration::from_mins(5);
    const MOMENT: Duration = Duration::from_millis(1);

    fn sleep(time: Duration) -> BoxFuture<'static, ()> {
        let end = *TIME.borrow() + time.as_millis() as u64;
        async move { TIME.subscribe().wait_for(|now| *now >= end).map(drop).await }.boxed()
    }

    /// Lets time go by, and whatever waits for it wake.
    async fn pass(time: Duration) {
        tokio::task::yield_now().await;
        TIME.send_modify(|now| *now += time.as_millis() as u64);
        tokio::task::yield_now().await;
    }

    /// The same table, which waits five minutes by that clock.
    fn patient() -> Presence {
        let patience = Patience { absence: ABSENCE, not_before: 0 };
        Presence { clock: CLOCK, ..presence(None).with_patience(patience) }
    }

    #[tokio::test]
    async fn pages_hear_when_an_absence_runs_out() {
        let presence = patient();
        presence.sits_down("bob");
        drop(presence.join("bob"));
        let mut ada = presence.join("ada").expect("there is room");
        pass(ABSENCE.saturating_sub(MOMENT)).await;
        assert!(ada.next().now_or_never().is_none() && !presence.is_away_for_long("bob"));
        pass(MOMENT).await;
        assert!(ada.next().now_or_never().is_some() && presence.is_away_for_long("bob"));
        let count = presence.notices.borrow().count;
        pass(10 * ABSENCE).await;
        assert_eq!(presence.notices.borrow().count, count, "it is told once");
        let _back = presence.join("bob");
        assert!(!presence.is_away_for_long("bob"));
    }

    #[tokio::test]
    async fn there_is_one_timer_while_somebody_watches() {
        let presence = patient();
        let tasks = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
        let before = tasks();
        let pages = [presence.join("eve"), presence.join("eve"), presence.join("ada")];
        assert_eq!(tasks(), before + 1);
        drop(pages);
        tokio::task::yield_now().await;
        assert_eq!(tasks(), before);
    }
}
