//! Stores for tests: a fresh SQLite file, or a fresh database of a private PostgreSQL that this process starts once.
//!
//! The server listens on a socket in its own folder only; one that speaks TLS also on a port of loopback. A shell supervises it: when the pipe from the test closes,
//! however the test ended, the shell stops the server and removes the folder. So no `unsafe` and nothing left behind.

use std::fs;
use std::net::TcpListener;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{AssertSqlSafe, Connection, Executor, PgConnection, SqliteConnection};

use crate::db::{Db, values};
use crate::{Secret, Store};

/// Which engine a test runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    /// A file.
    Sqlite,
    /// A server.
    Postgres,
}

/// An empty database. A file goes away with it; a database of a server with that server.
#[derive(Debug)]
pub struct TestDatabase {
    url: String,
    folder: Scratch,
}

impl TestDatabase {
    /// A new empty database.
    pub async fn new(engine: Engine) -> TestDatabase {
        let folder = Scratch::new();
        let url = match engine {
            Engine::Sqlite => format!("sqlite:{}", folder.path().join("tables.db").display()),
            Engine::Postgres => Postgres::database().await,
        };
        TestDatabase { url, folder }
    }

    /// What to open.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// A folder for the test's other files.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Opens the store there; again and again if need be.
    pub async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }

    /// Opens a store that cannot grow beyond this many pages. Only a file can be opened so.
    pub async fn open_small(&self, pages: u32) -> Store {
        Store { db: crate::open::open_small(&self.url, pages).await.unwrap() }
    }

    /// Runs statements past the store, each by itself: to damage what is stored, or to make what an older version made.
    pub async fn execute(&self, statements: &[&str]) {
        match self.url.strip_prefix("sqlite:") {
            Some(path) => {
                let options = SqliteConnectOptions::new().filename(path).create_if_missing(true);
                execute(
                    SqliteConnection::connect_with(&options.foreign_keys(false)).await.unwrap(),
                    statements,
                )
                .await;
            }
            None => execute(PgConnection::connect(&self.url).await.unwrap(), statements).await,
        }
    }

    /// Cuts every other connection to this database, as a restart of the server would. A file has none.
    pub async fn cut_connections(&self) {
        let sql = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid()";
        if let Db::Postgres(pool) = &self.open().await.db {
            sqlx::query(sql).execute(pool).await.unwrap();
        }
    }

    /// Makes the store look like one of another version of this program.
    pub async fn pretend_version(&self, version: &str) {
        let mut tx = self.open().await.db.begin().await.unwrap();
        tx.run("UPDATE house SET value = $1 WHERE name = 'schema'", values![version]).await.unwrap();
        tx.commit().await.unwrap();
    }
}

/// Makes it look as if everybody had last been at their tables this much earlier.
pub async fn pretend_absence(store: &Store, earlier: Duration) {
    let mut tx = store.db.begin().await.unwrap();
    let earlier = earlier.as_millis() as u64;
    tx.run("UPDATE visits SET seen = seen - $1", values![earlier]).await.unwrap();
    tx.run("UPDATE presence SET seen = seen - $1", values![earlier]).await.unwrap();
    tx.run("UPDATE tables SET created = created - $1", values![earlier]).await.unwrap();
    tx.commit().await.unwrap();
}

async fn execute<C: Connection>(mut connection: C, statements: &[&str])
where
    for<'c> &'c mut C: Executor<'c, Database = C::Database>,
{
    for statement in statements {
        sqlx::raw_sql(AssertSqlSafe((*statement).to_owned())).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Does this store speak to its server over TLS? A file needs none.
pub async fn is_encrypted(store: &Store) -> bool {
    let sql = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
    match &store.db {
        Db::Postgres(pool) => sqlx::query_scalar(sql).fetch_one(pool).await.unwrap(),
        Db::Sqlite { .. } => false,
    }
}

/// A new folder under the system's temporary one, removed when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes it.
    pub fn new() -> Scratch {
        let folder = std::env::temp_dir().join(format!("sandtable-{}", random_name()));
        fs::create_dir(&folder).unwrap();
        Scratch(folder)
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch::new()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The private PostgreSQL of this process.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    port: u16,
    _shell: Child,
}

/// PostgreSQL's own port: the name of its socket in a folder has it.
const USUAL_PORT: u16 = 5432;

static SERVER: LazyLock<Postgres> = LazyLock::new(|| Postgres::start(USUAL_PORT, &[]));

impl Postgres {
    /// The URL of a new empty database.
    pub async fn database() -> String {
        let server = tokio::task::spawn_blocking(|| &*SERVER).await.unwrap();
        let name = format!("t{}", random_name());
        let mut connection = server.connect().await;
        sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
        server.url(&name)
    }

    fn url(&self, name: &str) -> String {
        format!("postgres://postgres@localhost:{}/{name}?host={}", self.port, self.folder.display())
    }

    /// A server of its own that speaks TLS on a port of loopback, with a certificate for `localhost`. It ends with the value.
    pub fn encrypted() -> Postgres {
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).unwrap().port();
        let tls =
            ["listen_addresses=127.0.0.1", "ssl=on", "ssl_cert_file=server.crt", "ssl_key_file=server.key"];
        Postgres::start(port, &tls)
    }

    /// The address of the server by TCP, with these parameters behind the `?`.
    pub fn tcp_url(&self, parameters: &str) -> String {
        format!("postgres://postgres@localhost:{}/postgres?{parameters}", self.port)
    }

    /// The certificate of an encrypted server.
    pub fn certificate(&self) -> PathBuf {
        self.folder.join("data/server.crt")
    }

    async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.url("postgres")).await.unwrap()
    }

    /// Starts PostgreSQL in a new folder.
    fn start(port: u16, settings: &[&str]) -> Postgres {
        let programs = programs()
            .expect("tests need PostgreSQL: `cargo xtask test` installs it, or put its `initdb` into PATH");
        let folder = PathBuf::from(format!("/tmp/sandtable-pg-{}", random_name())); // a socket's path is short
        fs::create_dir(&folder).unwrap();
        let user = server_user(&folder);
        let data = folder.join("data");
        let made = as_user(&programs.join("initdb"), user)
            .args([
                "--no-sync",
                "--username=postgres",
                "--auth=trust",
                "--encoding=UTF8",
                "--no-locale",
                "-D",
            ])
            .arg(&data)
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        if settings.contains(&"ssl=on") {
            make_certificate(&data, user);
        }
        let settings = settings.iter().flat_map(|setting| ["-c", *setting]);
        let shell = start_supervised(&programs.join("postgres"), &folder, port, settings, user);
        await_socket(&folder, port);
        Postgres { folder, port, _shell: shell }
    }
}

/// Starts the server under a shell that outlives nothing but this process.
fn start_supervised<'a>(
    postgres: &Path,
    folder: &Path,
    port: u16,
    settings: impl Iterator<Item = &'a str>,
    user: Option<(u32, u32)>,
) -> Child {
    let script = r#"
        folder="$1" port="$2"
        shift 2
        "$0" -D "$folder/data" -k "$folder" -p "$port" -c listen_addresses= -c fsync=off -c max_connections=200 "$@" \
            >"$folder/log" 2>&1 </dev/null &
        read -r _
        kill -QUIT $!
        wait
        rm -rf "$folder"
    "#;
    as_user(Path::new("sh"), user)
        .args(["-c", script])
        .arg(postgres)
        .arg(folder)
        .arg(port.to_string())
        .args(settings)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap()
}

/// A certificate for `localhost` that answers for itself, and its key. `openssl` comes with Debian's PostgreSQL.
fn make_certificate(data: &Path, user: Option<(u32, u32)>) {
    let request = "[req]\ndistinguished_name=name\nx509_extensions=extensions\nprompt=no\n[name]\nCN=localhost\n\
        [extensions]\nsubjectAltName=DNS:localhost\nbasicConstraints=critical,CA:FALSE\n";
    let config = data.join("certificate.cnf");
    fs::write(&config, request).unwrap();
    let made = as_user(Path::new("openssl"), user)
        .args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-config"])
        .arg(&config)
        .arg("-keyout")
        .arg(data.join("server.key"))
        .arg("-out")
        .arg(data.join("server.crt"))
        .output()
        .unwrap();
    assert!(made.status.success(), "openssl: {}", String::from_utf8_lossy(&made.stderr));
}

fn await_socket(folder: &Path, port: u16) {
    let start = Instant::now();
    while !folder.join(format!(".s.PGSQL.{port}")).exists() || !is_ready(folder) {
        let log = || fs::read_to_string(folder.join("log")).unwrap_or_default();
        assert!(start.elapsed() < Duration::from_mins(1), "PostgreSQL does not come up: {}", log());
        sleep(Duration::from_millis(20));
    }
}

fn is_ready(folder: &Path) -> bool {
    let state = fs::read_to_string(folder.join("data/postmaster.pid")).unwrap_or_default();
    state.lines().last().is_some_and(|line| line.trim() == "ready")
}

/// PostgreSQL does not run as root: then another user gets the folder and the work.
fn server_user(folder: &Path) -> Option<(u32, u32)> {
    if fs::metadata(folder).unwrap().uid() != 0 {
        return None;
    }
    let user = user("postgres").or_else(|| user("nobody")).unwrap();
    chown(folder, Some(user.0), Some(user.1)).unwrap();
    Some(user)
}

fn user(name: &str) -> Option<(u32, u32)> {
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
    let mut numbers = line.split(':').skip(2).map_while(|number| number.parse().ok());
    Some((numbers.next()?, numbers.next()?))
}

fn as_user(program: &Path, user: Option<(u32, u32)>) -> Command {
    let mut command = Command::new(program);
    command.current_dir("/");
    if let Some((uid, gid)) = user {
        command.uid(uid).gid(gid);
    }
    command
}

/// The folder of the server's programs: Debian's newest, else the one in `PATH` that has `initdb`.
fn programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let path = std::env::var_os("PATH").unwrap_or_default();
    let mut folders = debian.into_iter().rev().chain(std::env::split_paths(&path));
    folders.find(|folder| folder.join("initdb").exists() && folder.join("postgres").exists())
}

/// Sixteen random hex digits.
fn random_name() -> String {
    Secret::fresh().unwrap().to_hex()[..16].to_owned()
}
