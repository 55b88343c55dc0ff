//! A house in this process, over an empty file, without limits and without pauses.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use store::Store;
use store::testing::Scratch;
use tokio::net::TcpListener;

/// A house that listens on a port of its own until it is dropped.
pub struct House {
    address: SocketAddr,
    folder: Scratch,
    doors: Arc<web::House>,
}

impl House {
    /// Opens it.
    pub async fn open() -> Result<House> {
        let folder = Scratch::new();
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let config = web::Config { listen: address, ..web::Config::new(database(folder.path())).for_tests() };
        let house = web::House::open(config).await?;
        let doors = web::app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, doors).await });
        Ok(House { address, folder, doors: house })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its database, to lay out tables in.
    pub(crate) async fn store(&self) -> Result<Store> {
        Ok(Store::open(&database(self.folder.path())).await?)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.doors.close();
    }
}

fn database(folder: &Path) -> String {
    format!("sqlite:{}", folder.join("tables.db").display())
}
