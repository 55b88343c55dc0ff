//! For how long those who sit at a table are away, and a timer that tells the pages when somebody is away for long.

use std::sync::{MutexGuard, PoisonError};
use std::time::Duration;

use super::Presence;
use crate::live::absence::LastSeen;

impl Presence {
    pub(super) fn last_seen(&self) -> MutexGuard<'_, LastSeen> {
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
                () = run_out => self.notices.notify_again(),
            }
        }
    }

    /// There is one timer while any page is open, and none else.
    pub(super) fn set_timer(&self, is_watched: bool) {
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
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;
    use tokio::sync::watch;

    use super::super::tests::presence;
    use super::*;
    use crate::live::absence::{Clock, Patience};

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
        let count = presence.notices.subscribe().borrow().count;
        pass(10 * ABSENCE).await;
        assert_eq!(presence.notices.subscribe().borrow().count, count, "it is told once");
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
