//! Tells the other nodes who has pages open here. A guest is written down when the first page of a table opens and struck
//! out when the last one closes; now and then all are confirmed at once, and others stop believing a node that does not.

use std::collections::BTreeSet;
use std::sync::Weak;
use std::time::Duration;

use store::{StoreError, TRUST};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{MissedTickBehavior, interval};

use super::presence::Footstep;
use crate::House;

/// How old the answer may be to the question who is at other nodes.
pub(crate) const FRESH: Duration = Duration::from_secs(15);

/// Who is at which table here: table, guest.
type Here = BTreeSet<(String, String)>;

/// Announces footsteps for as long as the house stands.
pub(crate) async fn announce(house: Weak<House>, mut footsteps: UnboundedReceiver<Footstep>) {
    let mut here = Here::new();
    let mut beat = interval(TRUST / 4);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let step = tokio::select! { step = footsteps.recv() => step, _ = beat.tick() => None };
        let Some(house) = house.upgrade() else { return };
        let told = match step {
            Some(step) => tell(&house, &mut here, step).await,
            None => confirm(&house, &here).await,
        };
        if let Err(error) = told {
            house.failed(error);
        }
    }
}

async fn tell(house: &House, here: &mut Here, step: Footstep) -> Result<(), StoreError> {
    let Footstep { table, guest, is_coming } = step;
    if is_coming {
        here.insert((table.clone(), guest.clone()));
        return house.store.come(&table, &guest, &house.node).await;
    }
    here.remove(&(table.clone(), guest.clone()));
    house.store.go(&table, &guest, &house.node).await
}

/// Confirms all, and writes them down again if the store has lost some.
async fn confirm(house: &House, here: &Here) -> Result<(), StoreError> {
    if house.store.is_alive(&house.node).await? < here.len() as u64 {
        for (table, guest) in here {
            house.store.come(table, guest, &house.node).await?;
        }
    }
    Ok(())
}
