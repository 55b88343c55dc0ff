//! The notices that tell open pages to look again. A notice says which version the table has, never what is new.
//!
//! Most changes are told at once. Two kinds can wait until the page has had a rest since the last notice: that somebody came or
//! went, and the steps of bots while more of them follow. The last step of such a row is told at once, like any other.

use std::time::Duration;

use tokio::sync::watch;
use tokio::time::{Instant, sleep_until};

/// How long a page is left alone after a notice, unless there is something it must hear at once.
const REST: Duration = Duration::from_secs(1);

/// What listeners are sent.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(super) struct ChangeNotice {
    pub(super) count: u64,
    /// The table's version.
    version: u64,
    /// How many of the notices could not wait.
    urgent: u64,
}

/// Whatever changes at a table, for those who listen.
#[derive(Clone, Debug)]
pub(super) struct ChangeNotices(watch::Sender<ChangeNotice>);

impl ChangeNotices {
    pub(super) fn new(version: u64) -> ChangeNotices {
        ChangeNotices(watch::Sender::new(ChangeNotice { version, ..ChangeNotice::default() }))
    }

    /// Tells every page to look again.
    pub(super) fn notify(&self, version: u64) {
        let next =
            |last: ChangeNotice| ChangeNotice { version, urgent: last.urgent + 1, count: last.count + 1 };
        self.0.send_modify(|last| *last = next(*last));
    }

    /// The same, when the pages have had their rest.
    pub(super) fn notify_soon(&self, version: u64) {
        self.0.send_modify(|last| *last = ChangeNotice { version, count: last.count + 1, ..*last });
    }

    /// The same version once more: somebody came or went.
    pub(super) fn notify_again(&self) {
        self.0.send_modify(|last| last.count += 1);
    }

    pub(super) fn subscribe(&self) -> watch::Receiver<ChangeNotice> {
        self.0.subscribe()
    }

    pub(super) fn listen(&self) -> Listener {
        let notices = self.subscribe();
        let told = *notices.borrow();
        Listener { notices, told, told_at: None }
    }
}

/// What one page hears.
pub(super) struct Listener {
    notices: watch::Receiver<ChangeNotice>,
    /// What the page was told last, and when.
    told: ChangeNotice,
    told_at: Option<Instant>,
}

impl Listener {
    /// Waits until the page should look again; the version of the table then.
    pub(super) async fn next(&mut self) -> u64 {
        let told = self.told;
        self.until(|notice| notice != told).await;
        if let Some(then) = self.told_at {
            let is_urgent = self.until(|notice| notice.urgent != told.urgent);
            tokio::select! { () = is_urgent => {}, () = sleep_until(then + REST) => {} }
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

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[tokio::test]
    async fn a_page_is_told_at_once_of_a_new_version_and_rarely_of_the_same() {
        let notices = ChangeNotices::new(1);
        let mut page = notices.listen();
        notices.notify_again();
        assert_eq!(page.next().now_or_never(), Some(1));
        notices.notify_again();
        assert_eq!(page.next().now_or_never(), None, "it looked just now");
        notices.notify(2);
        assert_eq!(page.next().now_or_never(), Some(2));
        notices.notify_again();
        assert_eq!(page.next().now_or_never(), None);
        assert_eq!(page.next().await, 2, "but it is told in the end");
    }

    #[tokio::test]
    async fn a_row_of_steps_is_told_together() {
        let notices = ChangeNotices::new(1);
        let mut page = notices.listen();
        notices.notify(2);
        assert_eq!(page.next().now_or_never(), Some(2));
        for version in 3..20 {
            notices.notify_soon(version);
            assert_eq!(page.next().now_or_never(), None, "more may follow");
        }
        notices.notify(20);
        assert_eq!(page.next().now_or_never(), Some(20), "the row is over");
        notices.notify_soon(21);
        assert_eq!(page.next().await, 21, "none is lost if no other follows");
    }
}
