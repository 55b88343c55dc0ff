//! A line between browser and house that can fail: cut at once, or only after the house has heard the request, so that
//! its answer is lost. The second is how moves get doubled.

use std::net::SocketAddr;

use anyhow::Result;
use tokio::io::copy;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// How the line is.
#[derive(Clone, Copy, PartialEq, Debug)]
enum State {
    Good,
    /// What the browser says arrives, what the house answers does not.
    Mute,
    Cut,
}

/// A line to a house, with an address of its own.
#[derive(Debug)]
pub struct Line {
    address: SocketAddr,
    state: watch::Sender<State>,
}

impl Line {
    /// A good line to a house.
    pub async fn to(house: SocketAddr) -> Result<Line> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (state, seen) = watch::channel(State::Good);
        tokio::spawn(async move {
            while let Ok((browser, _)) = listener.accept().await {
                tokio::spawn(join(browser, house, seen.clone()));
            }
        });
        Ok(Line { address, state })
    }

    /// Where the browser finds it.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends all connections and takes no new ones.
    pub fn cut(&self) {
        self.state.send_replace(State::Cut);
    }

    /// Lets requests through from now on, but no answers.
    pub fn mute(&self) {
        self.state.send_replace(State::Mute);
    }

    /// Makes it good again for new connections.
    pub fn mend(&self) {
        self.state.send_replace(State::Good);
    }
}

/// Joins a browser to the house until one of them leaves or the line is cut. A connection that was muted stays so.
async fn join(browser: TcpStream, house: SocketAddr, state: watch::Receiver<State>) {
    if *state.borrow() == State::Cut {
        return;
    }
    let Ok(house) = TcpStream::connect(house).await else { return };
    let (mut from_browser, mut to_browser) = browser.into_split();
    let (mut from_house, mut to_house) = house.into_split();
    let answers = async {
        tokio::select! {
            _ = copy(&mut from_house, &mut to_browser) => {}
            () = comes(state.clone(), |state| state != State::Good) => std::future::pending().await,
        }
    };
    tokio::select! {
        _ = copy(&mut from_browser, &mut to_house) => {}
        () = answers => {}
        () = comes(state.clone(), |state| state == State::Cut) => {}
    }
}

/// Waits until the line is so; for ever if nobody holds it any more.
async fn comes(mut state: watch::Receiver<State>, wanted: impl Fn(State) -> bool) {
    if state.wait_for(|state| wanted(*state)).await.is_err() {
        std::future::pending::<()>().await;
    }
}
