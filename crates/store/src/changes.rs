//! Changes made by any node. Every change of a table is told in the transaction that makes it; who listens hears of
//! it after the commit, the node that made it too.

use std::time::Duration;

use futures_util::StreamExt;
use futures_util::stream::{self, BoxStream};
use sqlx::PgPool;
use sqlx::postgres::{PgListener, PgPoolOptions};

use crate::db::Db;
use crate::{Change, Result, Store};

/// How long to wait before trying to hear again.
const PAUSE: Duration = Duration::from_secs(1);

impl Store {
    /// Changes from now on. With SQLite there is one process and nothing to hear: the stream is silent.
    pub async fn changes(&self) -> Result<BoxStream<'static, Change>> {
        let Db::Postgres(pool) = &self.db else { return Ok(stream::pending().boxed()) };
        let ear = Ear::new(pool).await?;
        Ok(stream::unfold(ear, |mut ear| async { Some((ear.hear().await, ear)) }).boxed())
    }
}

/// A connection of its own, so that hearing takes none from those that work.
struct Ear {
    pool: PgPool,
    listener: PgListener,
}

impl Ear {
    async fn new(pool: &PgPool) -> Result<Ear> {
        let lasting = PgPoolOptions::new().max_connections(1).max_lifetime(None).idle_timeout(None);
        let pool = lasting.connect_lazy_with(pool.connect_options().as_ref().clone());
        let listener = listen(&pool).await?;
        Ok(Ear { pool, listener })
    }

    async fn hear(&mut self) -> Change {
        match self.listener.try_recv().await {
            Ok(Some(news)) => read(news.payload()).unwrap_or(Change::Missed),
            Ok(None) => Change::Missed,
            Err(error) => {
                tracing::warn!(%error, "cannot hear of changes");
                self.mend().await;
                Change::Missed
            }
        }
    }

    /// Comes back only when it hears again: what is told after a [`Change::Missed`] is not lost.
    async fn mend(&mut self) {
        loop {
            tokio::time::sleep(PAUSE).await;
            match listen(&self.pool).await {
                Ok(listener) => return self.listener = listener,
                Err(error) => tracing::warn!(%error, "still cannot hear of changes"),
            }
        }
    }
}

async fn listen(pool: &PgPool) -> Result<PgListener> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("sandtable").await?;
    Ok(listener)
}

fn read(news: &str) -> Option<Change> {
    let (id, what) = news.rsplit_once(' ')?;
    let id = id.to_owned();
    match what {
        "presence" => Some(Change::Presence { id }),
        version => Some(Change::Table { id, version: version.parse().ok()? }),
    }
}
