//! A house in this process, without limits and without pauses.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use store::Store;
use store::testing::Scratch;
use tokio::net::TcpListener;

/// A house that listens on a port of its own until it is dropped.
pub struct House {
    address: SocketAddr,
    database: String,
    doors: Arc<web::House>,
    _folder: Option<Scratch>,
}

impl House {
    /// Opens it over an empty file.
    pub async fn open() -> Result<House> {
        let folder = Scratch::new();
        let database = format!("sqlite:{}", folder.path().join("tables.db").display());
        House::over(database, Some(folder)).await
    }

    /// Opens another node over a database that several share.
    pub async fn node(database: &str) -> Result<House> {
        House::over(database.to_owned(), None).await
    }

    async fn over(database: String, folder: Option<Scratch>) -> Result<House> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let config = web::Config { listen: address, ..web::Config::new(&database).for_tests() };
        let house = web::House::open(config).await?;
        let doors = web::app(Arc::clone(&house)).into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, doors).await });
        Ok(House { address, database, doors: house, _folder: folder })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Its database, to lay out tables in.
    pub(crate) async fn store(&self) -> Result<Store> {
        Ok(Store::open(&self.database).await?)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.doors.close();
    }
}
