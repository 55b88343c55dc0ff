//! Stores who has pages open here, for the other nodes and for the next process. A guest is written down when the first page
//! of a table opens and deleted when the last one closes; now and then all are confirmed at once, and what a node does not
//! confirm expires.

use std::collections::BTreeSet;
use std::sync::Weak;
use std::time::Duration;

use sandtable_store::{PRESENCE_EXPIRES, StoreError};
use tokio::sync::mpsc::UnboundedReceiver;
use tokio::time::{MissedTickBehavior, interval};

use super::presence::PresenceEvent;
use crate::App;

/// How old the answer may be to the question who is at other nodes.
pub(crate) const FRESH: Duration = Duration::from_secs(15);

/// Who is at which table here: table, guest.
type Here = BTreeSet<(String, String)>;

/// Announces events for as long as the app stands.
pub(crate) async fn announce(app: Weak<App>, mut events: UnboundedReceiver<PresenceEvent>) {
    let mut here = Here::new();
    let mut beat = interval(PRESENCE_EXPIRES / 4);
    beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        let event = tokio::select! { event = events.recv() => event, _ = beat.tick() => None };
        let Some(app) = app.upgrade() else { return };
        let written = match event {
            Some(event) => write(&app, &mut here, event).await,
            None => confirm(&app, &here).await,
        };
        if let Err(error) = written {
            app.failed(error);
        }
    }
}

async fn write(app: &App, here: &mut Here, event: PresenceEvent) -> Result<(), StoreError> {
    let PresenceEvent { table, guest, is_coming } = event;
    if is_coming {
        if app.store.arrive(&table, &guest, &app.node).await? {
            here.insert((table, guest));
        }
        return Ok(());
    }
    here.remove(&(table.clone(), guest.clone()));
    app.store.leave(&table, &guest, &app.node).await
}

/// Confirms all, and writes them down again if the store has lost some.
async fn confirm(app: &App, here: &Here) -> Result<(), StoreError> {
    if app.store.confirm_presence(&app.node).await? < here.len() as u64 {
        for (table, guest) in here {
            app.store.arrive(table, guest, &app.node).await?;
        }
    }
    Ok(())
}
