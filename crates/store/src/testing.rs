//! Stores for tests: a fresh SQLite file, or a fresh database of a private PostgreSQL that this process starts once.
//!
//! The server listens on a socket in its own folder only. A shell watches over it: when the pipe from the test closes,
//! however the test ended, the shell stops the server and removes the folder. So no `unsafe` and nothing left behind.

use std::fs;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::thread::sleep;
use std::time::{Duration, Instant};

use sqlx::{AssertSqlSafe, Connection, PgConnection};

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

/// An empty place for a store. A file goes away with it; a database with its server.
#[derive(Debug)]
pub struct Place {
    url: String,
    folder: Scratch,
}

impl Place {
    /// A new empty place.
    pub async fn new(engine: Engine) -> Place {
        let folder = Scratch::new();
        let url = match engine {
            Engine::Sqlite => format!("sqlite:{}", folder.path().join("tables.db").display()),
            Engine::Postgres => Postgres::database().await,
        };
        Place { url, folder }
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

/// A new folder under the system's temporary one, removed when dropped.
#[derive(Debug)]
pub struct Scratch(PathBuf);

impl Scratch {
    /// Makes it.
    pub fn new() -> Scratch {
        let folder = std::env::temp_dir().join(format!("sandtable-{}", word()));
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
    _shell: Child,
}

static SERVER: LazyLock<Postgres> = LazyLock::new(Postgres::start);

impl Postgres {
    /// The URL of a new empty database.
    pub async fn database() -> String {
        let server = tokio::task::spawn_blocking(|| &*SERVER).await.unwrap();
        let name = format!("t{}", word());
        let mut connection = server.connect().await;
        sqlx::query(AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
        server.url(&name)
    }

    fn url(&self, name: &str) -> String {
        format!("postgres://postgres@localhost/{name}?host={}", self.folder.display())
    }

    async fn connect(&self) -> PgConnection {
        PgConnection::connect(&self.url("postgres")).await.unwrap()
    }

    /// Installs PostgreSQL if it is missing, and starts it in a new folder.
    fn start() -> Postgres {
        let programs = programs().unwrap_or_else(install);
        let folder = PathBuf::from(format!("/tmp/sandtable-pg-{}", word())); // a socket's path is short
        fs::create_dir(&folder).unwrap();
        let user = servant(&folder);
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
        let shell = watch_over(&programs.join("postgres"), &folder, user);
        await_socket(&folder);
        Postgres { folder, _shell: shell }
    }
}

/// Starts the server under a shell that outlives nothing but this process.
fn watch_over(postgres: &Path, folder: &Path, user: Option<(u32, u32)>) -> Child {
    let script = r#"
        "$0" -D "$1/data" -k "$1" -c listen_addresses= -c fsync=off -c max_connections=200 >"$1/log" 2>&1 </dev/null &
        read -r _
        kill -QUIT $!
        wait
        rm -rf "$1"
    "#;
    as_user(Path::new("sh"), user)
        .args(["-c", script])
        .arg(postgres)
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .unwrap()
}

fn await_socket(folder: &Path) {
    let start = Instant::now();
    while !folder.join(".s.PGSQL.5432").exists() || !is_ready(folder) {
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
fn servant(folder: &Path) -> Option<(u32, u32)> {
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

fn install() -> PathBuf {
    let _ = Command::new("apt-get")
        .args(["install", "-y", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300", "postgresql"])
        .env("DEBIAN_FRONTEND", "noninteractive")
        .status();
    programs()
        .expect("tests need PostgreSQL: install the package `postgresql`, or put its `initdb` into PATH")
}

/// Sixteen random hex digits.
fn word() -> String {
    Secret::fresh().unwrap().to_hex()[..16].to_owned()
}
