//! What goes on for as long as the app stands, whether or not anybody asks.

use std::sync::Weak;
use std::time::Duration;

use futures_util::{Stream, StreamExt};
use sandtable_store::{Change, StoreError};

use crate::App;

/// How often it is looked whether tables have expired.
const EXPIRY_PERIOD: Duration = Duration::from_hours(1);

/// Brings changes of other nodes to the tables here.
pub(crate) async fn follow_changes(app: Weak<App>, mut changes: impl Stream<Item = Change> + Unpin) {
    while let Some(change) = changes.next().await {
        let Some(app) = app.upgrade() else { return };
        match change {
            Change::Table { id, version } => catch_up(&app, &id, version).await,
            Change::Presence { id } => {
                if let Some(mut live) = app.cache.loaded(&id).await {
                    live.look_around(&app, Duration::ZERO).await;
                }
            }
            Change::Missed => {
                for id in app.cache.ids() {
                    catch_up(&app, &id, u64::MAX).await;
                }
            }
        }
    }
}

async fn catch_up(app: &App, id: &str, version: u64) {
    let Some(mut live) = app.cache.loaded(id).await else { return };
    if live.version() >= version {
        return;
    }
    let refreshed = live.refresh(app).await;
    drop(live);
    match refreshed {
        Ok(()) => {}
        Err(StoreError::NotFound(_)) => app.cache.remove(id).await,
        Err(error) => drop(app.failed(error)),
    }
}

/// Drops idle tables from time to time, for as long as the app stands.
pub(crate) async fn tidy(app: Weak<App>) {
    while let Some(app) = app.upgrade() {
        let idle = app.config.idle;
        app.drop_idle_tables(idle);
        app.metrics.upkeep();
        app.limiters.tidy();
        drop(app);
        tokio::time::sleep((idle / 4).clamp(Duration::from_millis(100), Duration::from_mins(1))).await;
    }
}

/// Deletes what has expired from time to time, for as long as the app stands.
pub(crate) async fn expire(app: Weak<App>) {
    while let Some(app) = app.upgrade() {
        match app.expire_tables().await {
            Ok(0) => {}
            Ok(count) => tracing::info!(count, "tables at which nobody ever moved were deleted"),
            Err(error) => tracing::warn!(%error, "tables could not expire"),
        }
        drop(app);
        tokio::time::sleep(EXPIRY_PERIOD).await;
    }
}
