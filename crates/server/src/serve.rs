//! The app opened to the network, until somebody asks the process to stop.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::{Context, Result};
use sandtable_store::ServerLock;
use tokio::net::TcpListener;
use tokio::time::timeout;
use tracing_subscriber::EnvFilter;

use crate::connections::serve_on;
use crate::{App, Config};

/// How many open files are too few for a public server.
const FEW_FILES: usize = 4096;

/// Serves until the process is told to stop (Ctrl-C or a polite kill); requests under way are finished first. `ready` hears
/// where we listen.
pub async fn serve(mut config: Config, ready: impl FnOnce(SocketAddr)) -> Result<()> {
    let listener = TcpListener::bind(config.listen).await;
    let listener = listener.with_context(|| format!("cannot listen on `{}`", config.listen))?;
    config.listen = listener.local_addr()?;
    let _lock = ServerLock::take(&config.database)?;
    respect_open_files(&mut config);
    let deadline = config.deadlines.drain;
    let app = App::open(config).await?;
    ready(listener.local_addr()?);
    tokio::spawn(wake(Arc::clone(&app)));
    tokio::spawn(check(Arc::clone(&app)));
    serve_on(Arc::clone(&app), listener, told_to_stop()).await;
    // What is still being written was cut off already and must not keep us.
    let _ = timeout(deadline, app.store.close()).await;
    Ok(())
}

/// Every connection is an open file; where there are few of those, fewer connections are let in. Says so in the log.
fn respect_open_files(config: &mut Config) {
    let Some(files) = open_files() else { return };
    config.limits = config.limits.within(files);
    let connections = config.limits.connections.map(|caps| caps.total);
    let streams = config.limits.streams.map(|caps| caps.total);
    tracing::info!(
        files,
        connections,
        streams,
        "open files at most, and connections and live pages among them"
    );
    if files < FEW_FILES {
        tracing::warn!(files, "few open files are allowed; see LimitNOFILE in docs/hosting.md");
    }
}

/// How many files the process may have open, where the system says so.
fn open_files() -> Option<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits").ok()?;
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Wakes the bots once we listen: nobody has to wait for them at the start.
async fn wake(app: Arc<App>) {
    match app.wake_bots().await {
        Ok(count) => tracing::info!(count, "bots woken"),
        Err(error) => tracing::error!(%error, "the bots sleep on until somebody looks"),
    }
}

/// Checks the tables once we listen: nobody has to wait for that either.
async fn check(app: Arc<App>) {
    match app.check_tables().await {
        Ok(damaged) if damaged.is_empty() => tracing::info!("all games in progress are whole"),
        Ok(damaged) => tracing::error!(count = damaged.len(), "damaged tables stay closed"),
        Err(error) => tracing::error!(%error, "the tables could not be checked"),
    }
}

/// Waits for the signal.
async fn told_to_stop() {
    tokio::select! { _ = tokio::signal::ctrl_c() => {}, () = terminated() => {} }
    tracing::info!("stopping");
}

/// The polite kill, where there is one.
async fn terminated() {
    #[cfg(unix)]
    if let Ok(mut signal) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        signal.recv().await;
        return;
    }
    std::future::pending::<()>().await;
}

/// Writes the log to the standard error: lines for people, or JSON. `RUST_LOG` says how much.
pub fn log(json: bool) {
    let filter =
        EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("warn,sandtable_server=info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // A log that somebody has set up before us is as good.
    let _ = if json { log.json().try_init() } else { log.try_init() };
}
