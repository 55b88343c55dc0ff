//! A server of our own for one run, and how much memory a server takes.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result};

/// A server with a fresh database; both go away with it.
pub(crate) struct Server {
    process: Child,
    pub(crate) address: SocketAddr,
    folder: PathBuf,
}

impl Server {
    /// Starts it on a free port of loopback.
    pub(crate) fn start(program: Option<PathBuf>, folder: &Path) -> Result<Server> {
        let beside = || Ok::<_, anyhow::Error>(std::env::current_exe()?.with_file_name("sandtable"));
        let program = program.map_or_else(beside, Ok)?;
        let folder = folder.join(format!("sandtable-load-{}", std::process::id()));
        fs::create_dir(&folder).with_context(|| format!("cannot make `{}`", folder.display()))?;
        let mut process = Command::new(&program)
            .args(["serve", "--no-limits", "--port", "0", "--database"])
            .arg(folder.join("tables.db"))
            .env("RUST_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| {
                format!("cannot start `{}`: build it with `cargo build --release`", program.display())
            })?;
        let mut line = String::new();
        BufReader::new(process.stdout.take().context("the server has no output")?).read_line(&mut line)?;
        let address = line
            .split_once("http://")
            .map(|(_, address)| address.trim_end_matches(|c: char| !c.is_ascii_digit()));
        let address = address.and_then(|address| address.parse().ok());
        let address =
            address.with_context(|| format!("the server should print its address, not `{line}`"))?;
        Ok(Server { process, address, folder })
    }

    pub(crate) fn pid(&self) -> u32 {
        self.process.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// The memory of a process in bytes, as far as the system tells.
pub(crate) fn memory(pid: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kibibytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kibibytes << 10)
}

/// How long the threads of a process have worked, as far as the system tells. Linux counts in hundredths of a second.
pub(crate) fn work(pid: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name in brackets may hold spaces; the times of user and system are the 12th and 13th word after it.
    let words = stat.rsplit_once(')')?.1.split_whitespace();
    let hundredths: u64 = words.skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(hundredths * 10))
}

/// What the host of a virtual machine has kept of its cores for others, in all, as far as the system tells.
pub(crate) fn stolen() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/stat").ok()?;
    let hundredths: u64 = stat.lines().next()?.split_whitespace().nth(8)?.parse().ok()?;
    Some(Duration::from_millis(hundredths * 10))
}
