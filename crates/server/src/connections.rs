//! Connections from the network. Each has a deadline for saying what it wants, one address cannot take them all, and the
//! server stops within a deadline whatever they do.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};
use tower::ServiceExt;

use crate::middleware::address::Address;
use crate::middleware::slots::{Slot, Slots};
use crate::{App, router};

/// How long to wait after the system could not give us a connection: others must end first.
const RECOVERY: Duration = Duration::from_secs(1);

/// How long things may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Deadlines {
    /// Until a request has been asked, from the opening of the connection or the answer before.
    pub head: Duration,
    /// Until its form has come.
    pub body: Duration,
    /// Until requests under way are finished when the server stops.
    pub drain: Duration,
}

impl Deadlines {
    /// Enough for a bad line.
    pub const USUAL: Deadlines = Deadlines {
        head: Duration::from_secs(15),
        body: Duration::from_secs(15),
        drain: Duration::from_secs(10),
    };
}

/// Serves the app on a socket until `stop`; then ends what is endless, and gives the rest time to finish.
pub async fn serve_on(app: Arc<App>, listener: TcpListener, stop: impl Future<Output = ()>) {
    let mut connections = Connections::new(&app);
    tokio::pin!(stop);
    loop {
        tokio::select! {
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => connections.open(stream, peer),
                Err(error) => recover(&error).await,
            },
            Some(_) = connections.tasks.join_next() => {}
            () = &mut stop => break,
        }
    }
    drop(listener);
    app.close();
    connections.drain(app.config.deadlines.drain).await;
}

/// After a connection that could not be accepted. One that went away before it was is no reason to keep others waiting.
async fn recover(error: &io::Error) {
    if !matches!(error.kind(), ErrorKind::ConnectionAborted | ErrorKind::ConnectionReset) {
        tracing::warn!(%error, "cannot accept a connection");
        sleep(RECOVERY).await;
    }
}

struct Connections {
    app: Arc<App>,
    router: Router,
    builder: http1::Builder,
    slots: Arc<Slots>,
    graceful: GracefulShutdown,
    tasks: JoinSet<()>,
}

impl Connections {
    fn new(app: &Arc<App>) -> Connections {
        let mut builder = http1::Builder::new();
        builder.timer(TokioTimer::new()).header_read_timeout(app.config.deadlines.head);
        Connections {
            app: Arc::clone(app),
            router: router(Arc::clone(app)),
            builder,
            slots: Slots::new(app.config.limits.connections),
            graceful: GracefulShutdown::new(),
            tasks: JoinSet::new(),
        }
    }

    /// Begins to serve a connection, if there is room; if not, it is closed at once.
    fn open(&mut self, stream: TcpStream, peer: SocketAddr) {
        // Behind a proxy all come from the proxy.
        let address = (!self.app.config.limits.behind_proxy).then(|| Address::from(peer.ip()));
        if let Some(slot) = self.slots.take(address) {
            self.serve(stream, peer, slot);
        } else {
            self.app.metrics.count_refused_connection();
        }
    }

    fn serve(&mut self, stream: TcpStream, peer: SocketAddr, slot: Slot) {
        // Events are small and should not wait for more.
        let _ = stream.set_nodelay(true);
        let router = self.router.clone();
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            router.clone().oneshot(request)
        });
        let connection = self.builder.serve_connection(TokioIo::new(stream), service);
        let connection = self.graceful.watch(connection);
        self.tasks.spawn(async move {
            let _open = slot;
            if let Err(error) = connection.await {
                tracing::debug!(%error, "a connection broke");
            }
        });
    }

    /// Lets requests under way finish; whoever is not done in time is cut off.
    async fn drain(self, time: Duration) {
        if timeout(time, self.graceful.shutdown()).await.is_err() {
            tracing::warn!(connections = self.tasks.len(), "cut off");
        }
    }
}
