//! The tables in memory. A table is loaded when somebody asks for it and leaves when nobody has for a while; the store
//! has everything.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_store::StoreError;
use tokio::sync::{Mutex as Lock, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::LiveTable;
use crate::App;

/// A table nobody else touches until it is dropped.
pub(crate) type LiveTableGuard = OwnedMappedMutexGuard<Option<LiveTable>, LiveTable>;
type Slot = Arc<Lock<Option<LiveTable>>>;

/// The tables by their ids.
#[derive(Default)]
pub(crate) struct TableCache(Mutex<HashMap<String, Slot>>);

impl TableCache {
    fn slots(&self) -> MutexGuard<'_, HashMap<String, Slot>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The table, loaded if it is not here.
    pub(crate) async fn live(&self, app: &App, id: &str) -> Result<LiveTableGuard, StoreError> {
        if !is_id(id) {
            return Err(StoreError::NotFound(format!("table `{id}`")));
        }
        let slot = Arc::clone(self.slots().entry(id.to_owned()).or_default());
        let mut live = slot.lock_owned().await;
        let is_fit = live.as_ref().is_some_and(|live| !live.is_stale);
        if !is_fit && let Err(error) = load(&mut live, app, id).await {
            drop(live);
            self.clear(id);
            return Err(error);
        }
        let mut live = OwnedMutexGuard::map(live, |live| live.as_mut().expect("it was loaded just now"));
        live.touch();
        Ok(live)
    }

    /// The table, if it is here.
    pub(crate) async fn loaded(&self, id: &str) -> Option<LiveTableGuard> {
        let slot = self.slots().get(id).map(Arc::clone)?;
        OwnedMutexGuard::try_map(slot.lock_owned().await, Option::as_mut).ok()
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.slots().keys().cloned().collect()
    }

    /// The table is no longer in the store: its pages look again and learn that.
    pub(crate) async fn remove(&self, id: &str) {
        let Some(slot) = self.slots().get(id).map(Arc::clone) else { return };
        if let Some(live) = slot.lock_owned().await.take() {
            live.say_goodbye();
        }
        self.clear(id);
    }

    /// Forgets a slot that is empty and that nobody uses.
    fn clear(&self, id: &str) {
        let mut slots = self.slots();
        let is_unused =
            |slot: &Slot| Arc::strong_count(slot) == 1 && slot.try_lock().is_ok_and(|live| live.is_none());
        if slots.get(id).is_some_and(is_unused) {
            slots.remove(id);
        }
    }

    /// Drops the tables that nobody has asked for in this time and nobody watches.
    pub(crate) fn drop_idle(&self, idle: Duration) {
        self.slots().retain(|_, slot| {
            let is_used = Arc::strong_count(slot) > 1;
            is_used || slot.try_lock().is_ok_and(|live| live.as_ref().is_some_and(|live| !live.is_idle(idle)))
        });
    }

    /// How many tables are in memory, and how many pages watch them.
    pub(crate) fn count(&self) -> (usize, usize) {
        let slots = self.slots();
        let watchers = slots.values().filter_map(|slot| slot.try_lock().ok());
        let watchers = watchers.filter_map(|live| live.as_ref().map(LiveTable::watchers)).sum();
        (slots.len(), watchers)
    }
}

/// Fills the slot; whoever subscribed to the table that was there stays subscribed.
async fn load(slot: &mut Option<LiveTable>, app: &App, id: &str) -> Result<(), StoreError> {
    let fresh = LiveTable::load(app, id).await?;
    match slot {
        Some(live) => live.replace(fresh),
        None => *slot = Some(fresh),
    }
    Ok(())
}

fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
