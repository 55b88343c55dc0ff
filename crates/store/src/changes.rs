//! Changes made by any node. Every change of a table is announced in the transaction that makes it; listeners hear of it
//! after the commit, the node that made it too.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::{self, BoxStream};
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};

use crate::db::Db;
use crate::{Change, Result, Store};

/// How long to wait before connecting again.
const PAUSE: Duration = Duration::from_secs(1);

impl Store {
    /// Changes from now on. With SQLite there is one process and nothing to hear: the stream stays silent.
    pub async fn changes(&self) -> Result<BoxStream<'static, Change>> {
        let Db::Postgres(pool) = &self.db else { return Ok(stream::pending().boxed()) };
        let listener = ChangeListener::new(pool).await?;
        Ok(stream::unfold(listener, |mut listener| async { Some((listener.next().await, listener)) }).boxed())
    }
}

/// A connection of its own, so that listening takes none from the pool.
struct ChangeListener {
    pool: PgPool,
    listener: PgListener,
}

impl ChangeListener {
    async fn new(pool: &PgPool) -> Result<ChangeListener> {
        let lasting = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = lasting.connect_lazy_with(pool.connect_options().as_ref().clone());
        let listener = listen(&pool).await?;
        Ok(ChangeListener { pool, listener })
    }

    async fn next(&mut self) -> Change {
        match self.listener.try_recv().await {
            Ok(Some(notice)) => read(notice.payload()).unwrap_or(Change::Missed),
            Ok(None) => Change::Missed,
            Err(error) => {
                tracing::warn!(%error, "cannot listen for changes");
                self.reconnect().await;
                Change::Missed
            }
        }
    }

    /// Returns only when it listens again: what is announced after a [`Change::Missed`] is not lost.
    async fn reconnect(&mut self) {
        loop {
            tokio::time::sleep(PAUSE).await;
            match listen(&self.pool).await {
                Ok(listener) => return self.listener = listener,
                Err(error) => tracing::warn!(%error, "still cannot listen for changes"),
            }
        }
    }
}

async fn listen(pool: &PgPool) -> Result<PgListener> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("sandtable").await?;
    Ok(listener)
}

fn read(notice: &str) -> Option<Change> {
    let (id, what) = notice.rsplit_once(' ')?;
    let id = id.to_owned();
    match what {
        "presence" => Some(Change::Presence { id }),
        version => Some(Change::Table { id, version: version.parse().ok()? }),
    }
}
