//! A server in this process, without rate limits and without pauses.

use std::net::SocketAddr;
use std::sync::Arc;

use anyhow::Result;
use sandtable_board::Package;
use sandtable_server::{App, Config, serve_on};
use sandtable_store::Store;
use sandtable_store::testing::Scratch;
use tokio::net::TcpListener;

use crate::person::Person;

/// A server that listens on its own port until it is dropped.
pub struct TestServer {
    address: SocketAddr,
    database: String,
    packages: &'static [Package],
    app: Arc<App>,
    _folder: Option<Scratch>,
}

impl TestServer {
    /// Starts a server over an empty file.
    pub async fn start(packages: &'static [Package]) -> Result<TestServer> {
        let folder = Scratch::new();
        let database = format!("sqlite:{}", folder.path().join("tables.db").display());
        TestServer::listen(packages, database, Some(folder)).await
    }

    /// Starts a server, and a browser on a desktop in front of it.
    pub async fn with_person(packages: &'static [Package]) -> Result<(TestServer, Person)> {
        let server = TestServer::start(packages).await?;
        let person = Person::new(server.address()).await?;
        Ok((server, person))
    }

    /// Starts a node over a database that several share.
    pub async fn node(packages: &'static [Package], database: &str) -> Result<TestServer> {
        TestServer::listen(packages, database.to_owned(), None).await
    }

    async fn listen(
        packages: &'static [Package],
        database: String,
        folder: Option<Scratch>,
    ) -> Result<TestServer> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let config = Config { listen: address, ..Config::new(&database, packages).for_tests() };
        let app = App::open(config).await?;
        tokio::spawn(serve_on(Arc::clone(&app), listener, std::future::pending()));
        Ok(TestServer { address, database, packages, app, _folder: folder })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The games it offers.
    pub fn packages(&self) -> &'static [Package] {
        self.packages
    }

    /// Its database, to set up tables in.
    pub(crate) async fn store(&self) -> Result<Store> {
        Ok(Store::open(&self.database).await?)
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        self.app.close();
    }
}
