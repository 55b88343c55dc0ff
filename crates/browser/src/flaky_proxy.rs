//! A TCP proxy between browser and server that can fail: it closes every connection, or passes requests on and loses the
//! responses. The latter is how moves get sent twice.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the connection is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Health {
    Good,
    /// Requests arrive, responses do not.
    LosesResponses,
    Down,
}

/// A proxy with its own address.
#[derive(Debug)]
pub struct FlakyProxy {
    address: SocketAddr,
    health: watch::Sender<Health>,
}

impl FlakyProxy {
    /// Starts a proxy in front of a server; it works until told otherwise.
    pub async fn to(server: SocketAddr) -> Result<FlakyProxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (health, watched) = watch::channel(Health::Good);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                tokio::spawn(forward(browser, server, watched.clone()));
            }
        });
        Ok(FlakyProxy { address, health })
    }

    /// Where the browser finds it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes all connections and refuses new ones.
    pub fn cut(&self) {
        self.health.send_replace(Health::Down);
    }

    /// From now on passes requests on, but no responses.
    pub fn lose_responses(&self) {
        self.health.send_replace(Health::LosesResponses);
    }

    /// Works again for new connections.
    pub fn restore(&self) {
        self.health.send_replace(Health::Good);
    }
}

/// Forwards bytes until either end closes or the proxy goes down. A connection that has begun to lose responses never recovers.
async fn forward(browser: TcpStream, server: SocketAddr, health: watch::Receiver<Health>) {
    if *health.borrow() == Health::Down {
        return;
    }
    let Ok(server) = TcpStream::connect(server).await else { return };
    let (mut from_browser, mut to_browser) = browser.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let responses = async {
        tokio::select! {
            _ = copy(&mut from_server, &mut to_browser) => {}
            () = wait_for(health.clone(), |health| health != Health::Good) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = copy(&mut from_browser, &mut to_server) => {}
        () = responses => {}
        () = wait_for(health.clone(), |health| health == Health::Down) => {}
    }
}

/// Waits until the health is as wanted; for ever once the proxy has been dropped.
async fn wait_for(mut health: watch::Receiver<Health>, wanted: impl Fn(Health) -> bool) {
    if health.wait_for(|health| wanted(*health)).await.is_err() {
        std::future::pending::<()>().await;
    }
}
