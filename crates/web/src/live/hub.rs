//! The tables in memory. A table is loaded when somebody asks for it and leaves when nobody has for a while; the store
//! has everything.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use store::StoreError;
use tokio::sync::{Mutex as Lock, OwnedMappedMutexGuard, OwnedMutexGuard};

use super::Desk;
use crate::House;

/// A desk nobody else touches until it is let go.
pub(crate) type DeskGuard = OwnedMappedMutexGuard<Option<Desk>, Desk>;
type Place = Arc<Lock<Option<Desk>>>;

/// The desks by the ids of their tables.
#[derive(Default)]
pub(crate) struct Hub(Mutex<HashMap<String, Place>>);

impl Hub {
    fn places(&self) -> MutexGuard<'_, HashMap<String, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The desk of a table, loaded if it is not here.
    pub(crate) async fn desk(&self, house: &House, id: &str) -> Result<DeskGuard, StoreError> {
        if !is_id(id) {
            return Err(StoreError::NotFound(format!("table `{id}`")));
        }
        let place = Arc::clone(self.places().entry(id.to_owned()).or_default());
        let mut desk = place.lock_owned().await;
        let is_fit = desk.as_ref().is_some_and(|desk| !desk.spoiled);
        if !is_fit && let Err(error) = load(&mut desk, house, id).await {
            drop(desk);
            self.clear(id);
            return Err(error);
        }
        let mut desk = OwnedMutexGuard::map(desk, |desk| desk.as_mut().expect("it was loaded just now"));
        desk.touch();
        Ok(desk)
    }

    /// The desk of a table, if it is here.
    pub(crate) async fn seated(&self, id: &str) -> Option<DeskGuard> {
        let place = self.places().get(id).map(Arc::clone)?;
        OwnedMutexGuard::try_map(place.lock_owned().await, Option::as_mut).ok()
    }

    /// The tables in memory.
    pub(crate) fn ids(&self) -> Vec<String> {
        self.places().keys().cloned().collect()
    }

    /// Forgets a place nobody holds and where nothing is.
    fn clear(&self, id: &str) {
        let mut places = self.places();
        let is_unused = |place: &Place| {
            Arc::strong_count(place) == 1 && place.try_lock().is_ok_and(|desk| desk.is_none())
        };
        if places.get(id).is_some_and(is_unused) {
            places.remove(id);
        }
    }

    /// Lets the tables go that nobody has asked for in this time and nobody watches.
    pub(crate) fn rest(&self, idle: Duration) {
        self.places().retain(|_, place| {
            let is_held = Arc::strong_count(place) > 1;
            is_held
                || place.try_lock().is_ok_and(|desk| desk.as_ref().is_some_and(|desk| !desk.is_idle(idle)))
        });
    }

    /// How many tables are in memory, and how many pages watch them.
    pub(crate) fn count(&self) -> (usize, usize) {
        let places = self.places();
        let watchers = places.values().filter_map(|place| place.try_lock().ok());
        let watchers = watchers.filter_map(|desk| desk.as_ref().map(Desk::watchers)).sum();
        (places.len(), watchers)
    }
}

/// Puts the table on its desk; the bell stays, for those who listen to it.
async fn load(place: &mut Option<Desk>, house: &House, id: &str) -> Result<(), StoreError> {
    let fresh = Desk::load(house, id).await?;
    match place {
        Some(desk) => desk.replace(fresh),
        None => *place = Some(fresh),
    }
    Ok(())
}

fn is_id(text: &str) -> bool {
    (1..=40).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}
