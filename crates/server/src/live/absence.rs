//! When the guests of a table were last there, so that it can be said for how long they have been away. What this node saw
//! counts at once; what is stored, of other nodes and earlier processes, is taken in where it is later.

use std::collections::BTreeMap;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

/// How often a guest who looks without keeping a page open is written down.
const NOTED: Duration = Duration::from_mins(1);

/// When others may let a bot stand in for somebody who is away.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Patience {
    /// After this absence.
    pub(crate) absence: Duration,
    /// Not before then, in milliseconds since 1970: after a start everybody has time to come back.
    pub(crate) not_before: u64,
}

/// How absences are timed; a test brings its own.
#[derive(Clone, Copy)]
pub(crate) struct Clock {
    /// Milliseconds since 1970.
    pub(crate) now: fn() -> u64,
    /// Waits so long.
    pub(crate) sleep: fn(Duration) -> BoxFuture<'static, ()>,
}

impl Clock {
    /// That of the system.
    pub(crate) const SYSTEM: Clock = Clock { now, sleep: |time| tokio::time::sleep(time).boxed() };
}

/// When guests were last there, in milliseconds since 1970.
#[derive(Debug, Default)]
pub(crate) struct LastSeen {
    /// When the table was opened: nobody is away for longer.
    opened: u64,
    seen: BTreeMap<String, u64>,
    /// When it was last stored of guests who keep no page open.
    noted: BTreeMap<String, u64>,
}

impl LastSeen {
    /// What the store knows of a table that was opened then.
    pub(crate) fn take_in(&mut self, opened: u64, stored: impl IntoIterator<Item = (String, u64)>) {
        self.opened = opened;
        stored.into_iter().for_each(|(guest, at)| self.see(&guest, at));
    }

    /// The guest is there.
    pub(crate) fn see(&mut self, guest: &str, at: u64) {
        let seen = self.seen.entry(guest.to_owned()).or_default();
        *seen = at.max(*seen);
    }

    /// A page of the guest closes. It matters of those who have a seat, and they have looked before.
    pub(crate) fn leave(&mut self, guest: &str, at: u64) {
        if self.seen.contains_key(guest) {
            self.see(guest, at);
        }
    }

    /// The guest looks, without keeping a page open. True if that should be stored: it was not lately.
    pub(crate) fn look(&mut self, guest: &str, at: u64) -> bool {
        self.see(guest, at);
        let noted = self.noted.entry(guest.to_owned()).or_default();
        let is_due = at.saturating_sub(*noted) >= NOTED.as_millis() as u64;
        if is_due {
            *noted = at;
        }
        is_due
    }

    /// For how long the guest has been away.
    pub(crate) fn away(&self, guest: &str, now: u64) -> Duration {
        let seen = self.seen.get(guest).copied().unwrap_or_default();
        Duration::from_millis(now.saturating_sub(seen.max(self.opened)))
    }

    /// How long the others have to wait yet before a bot may stand in for the guest, who is away.
    pub(crate) fn wait_for(&self, guest: &str, patience: Patience, now: u64) -> Duration {
        let after_start = Duration::from_millis(patience.not_before.saturating_sub(now));
        patience.absence.saturating_sub(self.away(guest, now)).max(after_start)
    }
}

/// Milliseconds since 1970, as the store counts.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_absence_begins_with_the_last_sign_of_a_guest() {
        let mut last = LastSeen::default();
        last.take_in(1000, [("ada".to_owned(), 5000), ("bob".to_owned(), 400)]);
        assert_eq!(last.away("ada", 9000), Duration::from_secs(4));
        assert_eq!(last.away("bob", 9000), Duration::from_secs(8), "the table is no older");
        assert_eq!(last.away("eve", 9000), Duration::from_secs(8));
        last.see("ada", 8000);
        last.take_in(1000, [("ada".to_owned(), 6000)]);
        assert_eq!(last.away("ada", 9000), Duration::from_secs(1), "what is stored may be older");
        assert_eq!(last.away("ada", 7000), Duration::ZERO, "clocks of nodes differ a little");
    }

    #[test]
    fn a_bot_stands_in_after_the_absence_and_not_right_after_a_start() {
        let mut last = LastSeen::default();
        last.see("ada", 5000);
        let patience = Patience { absence: Duration::from_secs(10), not_before: 0 };
        let waits = |patience, now| last.wait_for("ada", patience, now).as_secs();
        assert_eq!([5000, 9000, 15_000, 99_000].map(|now| waits(patience, now)), [10, 6, 0, 0]);
        let started = Patience { not_before: 100_000, ..patience };
        assert_eq!([99_000, 100_000].map(|now| waits(started, now)), [1, 0]);
    }

    #[test]
    fn who_only_watches_is_not_remembered() {
        let mut last = LastSeen::default();
        last.leave("eve", 5000);
        assert_eq!(last.away("eve", 9000), Duration::from_secs(9));
        last.look("ada", 4000);
        last.leave("ada", 5000);
        assert_eq!(last.away("ada", 9000), Duration::from_secs(4));
    }

    #[test]
    fn who_looks_often_is_stored_now_and_then() {
        let mut last = LastSeen::default();
        let minute = 60_000;
        let stored: Vec<_> = [0, 1, 59, 61, 62].map(|second| last.look("ada", minute + second * 1000)).into();
        assert_eq!(stored, [true, false, false, true, false]);
        assert_eq!(last.away("ada", minute + 62_000), Duration::ZERO);
    }
}
