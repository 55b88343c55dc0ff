//! How much may be open at once, from one address and in all: connections, streams.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::address::Address;

/// How much may be open at once. An address gets less than its share while little is left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Caps {
    /// From one address.
    pub per_address: usize,
    /// In all.
    pub total: usize,
}

impl Caps {
    /// How many may come from one address while this many are open. From half of the total on it is an eighth of what is
    /// left, so that no few addresses together lock out one that has none.
    fn of_address(self, open: usize) -> usize {
        let left = self.total.saturating_sub(open);
        if 2 * left > self.total { self.per_address } else { self.per_address.min(left.div_ceil(8)) }
    }
}

/// What is open, counted.
pub(crate) struct Slots {
    caps: Option<Caps>,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    by_address: HashMap<Address, usize>,
    total: usize,
}

/// One that is open; dropping it closes it.
pub(crate) struct Slot {
    slots: Arc<Slots>,
    address: Option<Address>,
}

impl Slots {
    /// None open. Without caps any number can be.
    pub(crate) fn new(caps: Option<Caps>) -> Arc<Slots> {
        Arc::new(Slots { caps, open: Mutex::default() })
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Opens one more, if there is room. What has no address counts only among all.
    pub(crate) fn take(self: &Arc<Slots>, address: Option<Address>) -> Option<Slot> {
        let mut open = self.open();
        let from_there = address.and_then(|address| open.by_address.get(&address)).copied().unwrap_or(0);
        if self.caps.is_some_and(|caps| from_there >= caps.of_address(open.total)) {
            return None;
        }
        open.total += 1;
        if let Some(address) = address {
            open.by_address.insert(address, from_there + 1);
        }
        Some(Slot { slots: Arc::clone(self), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut open = self.slots.open();
        open.total -= 1;
        let Some(address) = self.address else { return };
        let left = open.by_address.remove(&address).unwrap_or(1) - 1;
        if left > 0 {
            open.by_address.insert(address, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn take(slots: &Arc<Slots>, last: u8) -> Option<Slot> {
        slots.take(Some(Address::from(IpAddr::from([192, 0, 2, last]))))
    }

    #[test]
    fn one_address_leaves_room_for_others_until_all_is_full() {
        let slots = Slots::new(Some(Caps { per_address: 2, total: 3 }));
        let first = [take(&slots, 1), take(&slots, 1)];
        assert!(first.iter().all(Option::is_some));
        assert!(take(&slots, 1).is_none());
        let second = take(&slots, 2);
        assert!(second.is_some() && take(&slots, 3).is_none(), "all are taken");
        drop(first);
        assert!(take(&slots, 1).is_some() && slots.take(None).is_some());
        drop(second);
        assert!(slots.open().by_address.is_empty() && slots.open().total == 0);
    }

    #[test]
    fn twenty_addresses_leave_room_for_another_in_any_order() {
        for one_by_one in [true, false] {
            let slots = Slots::new(Some(Caps { per_address: 4, total: 64 }));
            let order = |at: u8| if one_by_one { at / 4 } else { at % 20 };
            let open: Vec<_> = (0..80).filter_map(|at| take(&slots, order(at))).collect();
            assert!(open.len() >= 32, "half of all can be used by anybody: {}", open.len());
            assert!(take(&slots, 200).is_some(), "one by one: {one_by_one}");
        }
    }
}
