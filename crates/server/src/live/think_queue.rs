//! Whose bot thinks next. A few threads think; whoever comes when all are busy waits, and the queue is fair: the address served
//! longest ago is next, of one address the guest served longest ago, of one guest their tables in the order they came. So
//! whoever opens many tables waits for themselves, and nobody gets all threads while somebody else might want one.
//!
//! What nobody at a table waits for, such as the review of a game that is over, comes last: it gets a thread only while no bot waits that might
//! have it, half of them at most, and gives it back after each small piece of its work.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

/// On whose behalf a bot thinks.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Principal {
    /// Where they ask from, as far as it is known.
    pub(crate) address: String,
    /// Who opened the table.
    pub(crate) guest: String,
}

/// Jobs that wait for a thread, and the threads at work.
struct FairQueue<T> {
    threads: usize,
    /// One line per address, in the order they came.
    lines: Vec<Line<T>>,
    addresses: Turns,
    guests: Turns,
    /// Threads at work, in all and for each guest and address.
    busy: usize,
    /// Those of them that work for nobody at a table, and what waits to do so.
    busy_last: usize,
    last: VecDeque<T>,
    busy_guests: HashMap<String, usize>,
    busy_addresses: HashMap<String, usize>,
}

/// What waits from one address: its guests, in the order they came, with their jobs.
struct Line<T> {
    address: String,
    guests: Vec<(String, VecDeque<T>)>,
}

/// How many are remembered before all are forgotten.
const MANY: usize = 10_000;

/// When somebody was last served. They are remembered while nothing of theirs waits: who comes back does not wait behind
/// those who were served since.
#[derive(Default)]
struct Turns {
    now: u64,
    last: HashMap<String, u64>,
}

impl Turns {
    /// Somebody waits. A newcomer goes before whoever is served right now, and behind all others who wait.
    fn arrive(&mut self, who: &str) {
        if self.last.len() >= MANY {
            self.last.clear();
        }
        self.last.entry(who.to_owned()).or_insert(self.now.saturating_sub(1));
    }

    fn serve(&mut self, who: &str) {
        self.now += 2;
        self.last.insert(who.to_owned(), self.now);
    }

    fn last(&self, who: &str) -> u64 {
        self.last.get(who).copied().unwrap_or_default()
    }
}

impl<T> FairQueue<T> {
    fn new(threads: usize) -> FairQueue<T> {
        FairQueue {
            threads: threads.max(1),
            lines: Vec::new(),
            addresses: Turns::default(),
            guests: Turns::default(),
            busy: 0,
            busy_last: 0,
            last: VecDeque::new(),
            busy_guests: HashMap::new(),
            busy_addresses: HashMap::new(),
        }
    }

    /// How many threads may work for one guest: half of them.
    fn guest_cap(&self) -> usize {
        self.threads.div_ceil(2)
    }

    /// How many threads may work for one address, behind which a household may be: all but one of four.
    fn address_cap(&self) -> usize {
        (self.threads - self.threads / 4).max(1)
    }

    fn push(&mut self, principal: &Principal, job: T) {
        let Principal { address, guest } = principal;
        self.addresses.arrive(address);
        self.guests.arrive(guest);
        if !self.lines.iter().any(|line| line.address == *address) {
            self.lines.push(Line { address: address.clone(), guests: Vec::new() });
        }
        let line = self.lines.iter_mut().find(|line| line.address == *address);
        let guests = &mut line.expect("it is there now").guests;
        match guests.iter_mut().find(|(known, _)| known == guest) {
            Some((_, jobs)) => jobs.push_back(job),
            None => guests.push((guest.clone(), VecDeque::from([job]))),
        }
    }

    /// The next job that may have a thread, which is busy from now on.
    fn next(&mut self) -> Option<(Principal, T)> {
        let places = (0..).zip(&self.lines).filter_map(|(at, line)| Some((at, self.place(line)?)));
        let (at, place) = places.min_by_key(|(at, _)| self.addresses.last(&self.lines[*at].address))?;
        let line = &mut self.lines[at];
        let (guest, jobs) = &mut line.guests[place];
        let job = jobs.pop_front()?;
        let principal = Principal { address: line.address.clone(), guest: guest.clone() };
        line.guests.retain(|(_, jobs)| !jobs.is_empty());
        self.lines.retain(|line| !line.guests.is_empty());
        self.addresses.serve(&principal.address);
        self.guests.serve(&principal.guest);
        self.occupy(&principal, 1);
        Some((principal, job))
    }

    /// The next job that comes last, if no other may have a thread now.
    fn next_last(&mut self) -> Option<T> {
        let is_free = self.busy < self.threads && self.busy_last < self.guest_cap();
        let job = if is_free { self.last.pop_front()? } else { return None };
        self.busy += 1;
        self.busy_last += 1;
        Some(job)
    }

    fn finish_last(&mut self) {
        self.busy -= 1;
        self.busy_last -= 1;
    }

    /// The place in a line of the next guest, of those who may have another thread.
    fn place(&self, line: &Line<T>) -> Option<usize> {
        let guests = (0..).zip(&line.guests).filter(|(_, (guest, _))| self.room(&line.address, guest) > 0);
        guests.min_by_key(|(_, (guest, _))| self.guests.last(guest)).map(|(place, _)| place)
    }

    /// How many more threads may work for the guest.
    fn room(&self, address: &str, guest: &str) -> usize {
        let busy = |busy: &HashMap<String, usize>, who: &str| busy.get(who).copied().unwrap_or_default();
        let of_guest = self.guest_cap().saturating_sub(busy(&self.busy_guests, guest));
        let of_address = self.address_cap().saturating_sub(busy(&self.busy_addresses, address));
        of_guest.min(of_address).min(self.threads - self.busy)
    }

    fn occupy(&mut self, principal: &Principal, threads: usize) {
        self.busy += threads;
        *self.busy_guests.entry(principal.guest.clone()).or_default() += threads;
        *self.busy_addresses.entry(principal.address.clone()).or_default() += threads;
    }

    /// More threads for a job at work, as long as nobody waits for them: how many it got.
    fn widen(&mut self, principal: &Principal) -> usize {
        if !self.lines.is_empty() {
            return 0;
        }
        let more = self.room(&principal.address, &principal.guest);
        self.occupy(principal, more);
        more
    }

    fn finish(&mut self, principal: &Principal, threads: usize) {
        self.busy -= threads;
        let busy =
            [(&mut self.busy_guests, &principal.guest), (&mut self.busy_addresses, &principal.address)];
        for (busy, who) in busy {
            let Some(count) = busy.get_mut(who) else { continue };
            *count -= threads;
            if *count == 0 {
                busy.remove(who);
            }
        }
    }
}

/// The threads that think for bots. Clones share them.
#[derive(Clone)]
pub(crate) struct Thinkers(Arc<Mutex<FairQueue<oneshot::Sender<Thinker>>>>);

impl Thinkers {
    pub(crate) fn new(threads: usize) -> Thinkers {
        Thinkers(Arc::new(Mutex::new(FairQueue::new(threads))))
    }

    fn queue(&self) -> MutexGuard<'_, FairQueue<oneshot::Sender<Thinker>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits in the queue for a thread; it is free again when the answer is dropped. None if nobody serves the queue any more.
    pub(crate) async fn acquire(&self, principal: &Principal) -> Option<Thinker> {
        let (grant, granted) = oneshot::channel();
        self.queue().push(principal, grant);
        self.serve();
        granted.await.ok()
    }

    /// Waits until no bot wants a thread, and so do those who came before for such work.
    pub(crate) async fn acquire_last(&self) -> Option<Thinker> {
        let (grant, granted) = oneshot::channel();
        self.queue().last.push_back(grant);
        self.serve();
        granted.await.ok()
    }

    /// Gives free threads to those who wait.
    fn serve(&self) {
        while let Some((principal, grant)) = self.next() {
            // Whoever has stopped waiting lets the thread go at once.
            let _ = grant.send(Thinker { thinkers: self.clone(), principal, threads: 1 });
        }
    }

    /// Who is next, and on whose behalf; nobody's if it is one of those that come last.
    fn next(&self) -> Option<(Option<Principal>, oneshot::Sender<Thinker>)> {
        let mut queue = self.queue();
        match queue.next() {
            Some((principal, grant)) => Some((Some(principal), grant)),
            None => queue.next_last().map(|grant| (None, grant)),
        }
    }
}

/// The right to think on some threads.
pub(crate) struct Thinker {
    thinkers: Thinkers,
    /// None: it comes last.
    principal: Option<Principal>,
    threads: usize,
}

impl Thinker {
    /// Takes the threads nobody waits for as well; how many it has now.
    pub(crate) fn widen(&mut self) -> usize {
        if let Some(principal) = &self.principal {
            self.threads += self.thinkers.queue().widen(principal);
        }
        self.threads
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        match &self.principal {
            Some(principal) => self.thinkers.queue().finish(principal, self.threads),
            None => self.thinkers.queue().finish_last(),
        }
        self.thinkers.serve();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn principal(address: &str, guest: &str) -> Principal {
        Principal { address: address.to_owned(), guest: guest.to_owned() }
    }

    /// The order in which jobs are served by one thread.
    fn order(queue: &mut FairQueue<&'static str>) -> Vec<&'static str> {
        let mut served = Vec::new();
        while let Some((who, job)) = queue.next() {
            served.push(job);
            queue.finish(&who, 1);
        }
        served
    }

    #[test]
    fn many_tables_of_one_guest_do_not_delay_another() {
        let mut queue = FairQueue::new(1);
        let (eve, ada) = (principal("far", "eve"), principal("near", "ada"));
        let busy = std::iter::repeat_n("eve", 58);
        busy.for_each(|job| queue.push(&eve, job));
        assert_eq!(queue.next().map(|(_, job)| job), Some("eve"));
        queue.push(&ada, "ada 1");
        queue.push(&ada, "ada 2");
        queue.finish(&eve, 1);
        let served = order(&mut queue);
        assert_eq!(served[..5], ["ada 1", "eve", "ada 2", "eve", "eve"]);
        assert_eq!(served.len(), 59, "nobody is forgotten");
    }

    #[test]
    fn who_comes_back_waits_for_one_job_at_most() {
        let mut queue = FairQueue::new(1);
        let (eve, ada) = (principal("near", "eve"), principal("near", "ada"));
        for job in ["eve 1", "eve 2", "eve 3", "eve 4"] {
            queue.push(&eve, job);
        }
        for job in ["ada 1", "ada 2"] {
            assert!(queue.next().is_some_and(|(who, _)| who == eve));
            queue.push(&ada, job);
            queue.finish(&eve, 1);
            assert_eq!(queue.next().map(|(_, next)| next), Some(job));
            queue.finish(&ada, 1);
        }
        assert_eq!(order(&mut queue), ["eve 3", "eve 4"]);
    }

    #[test]
    fn a_newcomer_does_not_wait_for_ever_behind_those_who_come_again() {
        let mut queue = FairQueue::new(1);
        let ring = ["a", "b", "c"].map(|guest| principal("near", guest));
        for who in &ring {
            queue.push(who, "old");
        }
        let mut served = Vec::new();
        for turn in 0..6 {
            let (who, job) = queue.next().expect("somebody waits");
            served.push(job);
            if turn == 0 {
                queue.push(&principal("near", "new"), "new");
            }
            queue.finish(&who, 1);
            queue.push(&who, "old");
        }
        assert_eq!(served.iter().filter(|job| **job == "new").count(), 1, "{served:?}");
    }

    #[test]
    fn many_guests_of_one_address_share_its_turns() {
        let mut queue = FairQueue::new(1);
        for guest in ["e1", "e2", "e3"] {
            queue.push(&principal("far", guest), guest);
            queue.push(&principal("far", guest), guest);
        }
        queue.push(&principal("near", "ada"), "ada");
        queue.push(&principal("near", "ada"), "ada");
        assert_eq!(order(&mut queue), ["e1", "ada", "e2", "ada", "e3", "e1", "e2", "e3"]);
    }

    #[test]
    fn tables_of_one_guest_come_in_order() {
        let mut queue = FairQueue::new(1);
        for table in ["a", "b", "c"] {
            queue.push(&principal("near", "ada"), table);
        }
        assert_eq!(order(&mut queue), ["a", "b", "c"]);
    }

    #[test]
    fn nobody_gets_all_threads() {
        let mut queue = FairQueue::new(4);
        for guest in ["e1", "e2", "e3"] {
            (0..4).for_each(|_| queue.push(&principal("far", guest), guest));
        }
        let busy: Vec<_> = std::iter::from_fn(|| queue.next()).collect();
        assert_eq!(busy.len(), 3, "three of four for one address");
        queue.push(&principal("near", "ada"), "ada");
        assert_eq!(queue.next().map(|(_, job)| job), Some("ada"));
        assert!(queue.next().is_none());
        let mut queue = FairQueue::new(4);
        (0..4).for_each(|_| queue.push(&principal("far", "eve"), "eve"));
        assert_eq!(std::iter::from_fn(|| queue.next()).count(), 2, "half of them for one guest");
    }

    #[test]
    fn spare_threads_help_until_somebody_waits() {
        let mut queue = FairQueue::new(4);
        let ada = principal("near", "ada");
        queue.push(&ada, "ada");
        queue.next();
        assert_eq!((queue.widen(&ada), queue.busy), (1, 2), "no more than one guest may have");
        queue.finish(&ada, 2);
        assert!(queue.busy == 0 && queue.busy_guests.is_empty() && queue.busy_addresses.is_empty());
        queue.push(&ada, "ada");
        queue.next();
        queue.push(&principal("far", "eve"), "eve");
        assert_eq!(queue.widen(&ada), 0);
    }

    #[tokio::test]
    async fn what_comes_last_waits_until_no_bot_does() {
        let thinkers = Thinkers::new(1);
        let (ada, bob) = (principal("near", "ada"), principal("far", "bob"));
        let first = thinkers.acquire(&ada).await;
        let order = Arc::new(Mutex::new(Vec::new()));
        let waits = |who: Option<Principal>| {
            let (thinkers, order) = (thinkers.clone(), Arc::clone(&order));
            tokio::spawn(async move {
                let thinker = match &who {
                    Some(who) => thinkers.acquire(who).await,
                    None => thinkers.acquire_last().await,
                };
                order.lock().unwrap().push(who.map(|who| who.guest));
                drop(thinker);
            })
        };
        let last = waits(None);
        while thinkers.queue().last.is_empty() {
            tokio::task::yield_now().await;
        }
        let bot = waits(Some(bob));
        while thinkers.queue().lines.is_empty() {
            tokio::task::yield_now().await;
        }
        drop(first);
        bot.await.unwrap();
        last.await.unwrap();
        assert_eq!(*order.lock().unwrap(), [Some("bob".to_owned()), None]);
        let queue = thinkers.queue();
        assert_eq!((queue.busy, queue.busy_last), (0, 0));
    }

    #[test]
    fn what_comes_last_leaves_half_of_the_threads() {
        let mut queue = FairQueue::new(4);
        queue.last.extend([1, 2, 3]);
        assert_eq!((queue.next_last(), queue.next_last(), queue.next_last()), (Some(1), Some(2), None));
        queue.finish_last();
        assert_eq!(queue.next_last(), Some(3));
    }

    #[tokio::test]
    async fn whoever_stops_waiting_leaves_the_thread_to_the_next() {
        let thinkers = Thinkers::new(1);
        let (ada, bob) = (principal("near", "ada"), principal("near", "bob"));
        let first = thinkers.acquire(&ada).await;
        let gone = tokio::spawn({
            let (thinkers, ada) = (thinkers.clone(), ada.clone());
            async move { thinkers.acquire(&ada).await.is_some() }
        });
        while thinkers.queue().lines.is_empty() {
            tokio::task::yield_now().await;
        }
        gone.abort();
        assert!(gone.await.is_err());
        drop(first);
        assert!(thinkers.acquire(&bob).await.is_some());
        assert_eq!(thinkers.queue().busy, 0);
    }
}
