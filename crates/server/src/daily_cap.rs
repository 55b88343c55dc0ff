//! How many tables may be opened within a day from one address. A guest is counted by the store, but whoever throws the cookie
//! away is a new guest. Addresses are nobody's business for longer, so they are only in memory: each node counts for itself, from
//! its start.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::middleware::address::Address;

/// What a cap counts within.
pub(crate) const DAY: Duration = Duration::from_hours(24);

/// How many were opened from where since the day began.
pub(crate) struct DailyCap(Mutex<Counts>);

struct Counts {
    began: Instant,
    opened: HashMap<Address, u32>,
}

impl Default for DailyCap {
    fn default() -> DailyCap {
        DailyCap(Mutex::new(Counts { began: Instant::now(), opened: HashMap::new() }))
    }
}

impl DailyCap {
    /// Counts one more from this address, unless there were so many already.
    pub(crate) fn take(&self, address: Address, most: u32, now: Instant) -> bool {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if now.saturating_duration_since(counts.began) >= DAY {
            *counts = Counts { began: now, opened: HashMap::new() };
        }
        let opened = counts.opened.entry(address).or_default();
        let is_within = *opened < most;
        *opened += u32::from(is_within);
        is_within
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn a_day_has_its_cap_for_each_address() {
        let (cap, start) = (DailyCap::default(), Instant::now());
        let address = |last: u8| Address::from(IpAddr::from([192, 0, 2, last]));
        let take = |last, later: Duration| cap.take(address(last), 2, start + later);
        let soon = Duration::from_secs(1);
        assert_eq!([take(1, soon), take(1, soon), take(1, soon)], [true, true, false]);
        assert!(take(2, soon));
        assert!(take(1, DAY + soon), "the next day");
    }
}
