//! One Chromium under one driver, in its own folder, on its own port.
//!
//! A shell watches over both: when the pipe from this process closes, however it ended, the shell stops them and
//! removes the folder. So a test that is killed leaves nothing behind, and `unsafe` is not needed.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use sandtable_store::testing::Scratch;
use serde_json::json;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::{ChromeCapabilities, ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::time::sleep;

/// What installs all that is needed; the font has Cyrillic letters.
const INSTALL: &str = "apt-get install --no-install-recommends chromium chromium-driver fonts-dejavu-core";

/// Port 0 lets the system choose, and the log says what it chose. The driver takes a port that is free for IPv6 and then wants
/// the same one for IPv4: if that is in use, it ends, and is started again. The shell ends its own process group, which holds the
/// driver and every process of the browser. What these leave among temporary files lies in the folder and goes with it.
const WATCH: &str = r#"
    cd "$1" && mkdir tmp || exit 1
    export TMPDIR="$1/tmp"
    for _ in 1 2 3 4 5; do
        chromedriver --port=0 >log 2>&1 </dev/null
        grep -q "port not available" log || break
    done &
    read -r _
    trap '' TERM
    kill -TERM 0
    wait
    for _ in 1 2 3 4 5 6 7 8 9; do cd /; rm -rf "$1" && break; sleep 0.1; done
    kill -KILL 0
"#;

const SWITCHES: [&str; 13] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-breakpad",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
    "--window-size=1440,900",
];

/// How long the driver may take to start.
const PATIENCE: Duration = Duration::from_mins(1);

/// The driver, the browser and their folder; gone when dropped.
#[derive(Debug)]
pub(crate) struct Chromium {
    shell: Child,
    folder: Scratch,
}

impl Chromium {
    /// Starts both; the browser asks for pages in this language.
    pub(crate) async fn start(lang: &str) -> Result<(Chromium, WebDriver)> {
        expect_installed(&std::env::var_os("PATH").unwrap_or_default())?;
        let folder = Scratch::new();
        let chromium = Chromium { shell: watch(folder.path())?, folder };
        let port = chromium.port().await?;
        let capabilities = capabilities(lang, &chromium.folder.path().join("profile"))?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), capabilities).await?;
        // The shell ends the session; dropping the driver must not wait for it.
        let _ = driver.clone().leak();
        Ok((chromium, driver))
    }

    async fn port(&self) -> Result<u16> {
        let begun = Instant::now();
        let log = self.folder.path().join("log");
        loop {
            let text = fs::read_to_string(&log).unwrap_or_default();
            if let Some(port) = port_in(&text) {
                return Ok(port);
            }
            if begun.elapsed() > PATIENCE {
                bail!("chromedriver does not start: {text}");
            }
            sleep(Duration::from_millis(10)).await;
        }
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        let _ = self.shell.wait();
    }
}

fn watch(folder: &Path) -> Result<Child> {
    Command::new("sh")
        .args(["-c", WATCH, "sh"])
        .arg(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .process_group(0)
        .spawn()
        .context("cannot start a shell")
}

/// The port in `ChromeDriver was started successfully on port 46261.`
fn port_in(log: &str) -> Option<u16> {
    let (_, rest) = log.split_once("successfully on port ")?;
    rest.split_once('.')?.0.parse().ok()
}

/// The browser starts at an empty page: its own start page logs errors now and then.
fn capabilities(lang: &str, profile: &Path) -> Result<ChromeCapabilities> {
    let mut capabilities = DesiredCapabilities::chrome();
    for switch in SWITCHES {
        capabilities.add_arg(switch)?;
    }
    capabilities.add_arg(&format!("--lang={lang}"))?;
    capabilities.add_arg(&format!("--accept-lang={lang}"))?;
    capabilities.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    let open_urls = 4;
    let session = json!({ "restore_on_startup": open_urls, "startup_urls": ["about:blank"] });
    capabilities.add_experimental_option("prefs", json!({ "session": session }))?;
    capabilities.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
    Ok(capabilities)
}

/// Fails with the command that installs what is missing.
fn expect_installed(path: &OsStr) -> Result<()> {
    for program in ["chromium", "chromedriver"] {
        let is_there = std::env::split_paths(path).any(|folder| folder.join(program).is_file());
        ensure!(is_there, "`{program}` is not installed; as root run `{INSTALL}`");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::ffi::OsStr;
    use std::fs;

    use super::{Chromium, expect_installed, port_in};

    #[test]
    fn the_log_says_the_port() {
        assert_eq!(port_in("Starting on port 0\nwas started successfully on port 46261.\n"), Some(46261));
        assert_eq!(port_in("Starting on port 0\n"), None);
    }

    #[test]
    fn a_missing_browser_fails_with_the_command_that_installs_it() {
        let error = expect_installed(OsStr::new("/nowhere")).unwrap_err().to_string();
        assert!(error.contains("`chromium` is not installed"), "{error}");
        assert!(
            error.contains("apt-get install --no-install-recommends chromium chromium-driver"),
            "{error}"
        );
    }

    #[tokio::test]
    async fn temporary_files_lie_in_the_folder_and_go_with_it() {
        let (chromium, _driver) = Chromium::start("en").await.unwrap();
        let folder = chromium.folder.path().to_owned();
        let entries = fs::read_dir(folder.join("tmp")).unwrap();
        let names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        let is_of_chromium = |name: &&std::ffi::OsString| name.to_string_lossy().contains("org.chromium.");
        assert!(names.iter().any(|name| is_of_chromium(&name)), "{names:?}");
        drop(chromium);
        assert!(!folder.exists());
    }
}
