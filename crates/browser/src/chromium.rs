//! One Chromium under one driver, in a folder of its own, on a port of its own.
//!
//! A shell watches over both: when the pipe from this process closes, however it ended, the shell stops them and
//! removes the folder. So a test that is killed leaves nothing behind, and `unsafe` is not needed.

use std::fs;
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use store::testing::Scratch;
use thirtyfour::common::log::LoggingPrefsLogLevel;
use thirtyfour::{ChromiumLikeCapabilities, DesiredCapabilities, WebDriver};
use tokio::time::sleep;

/// Port 0 lets the system choose; the log says what it chose. The shell ends its own process group, which holds the
/// driver and every process of the browser.
const WATCH: &str = r#"
    cd "$1" || exit 1
    chromedriver --port=0 >log 2>&1 </dev/null &
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
        let folder = Scratch::new();
        let chromium = Chromium { shell: watch(folder.path())?, folder };
        let port = chromium.port().await?;
        let wanted = wanted(lang, &chromium.folder.path().join("profile"))?;
        let driver = WebDriver::new(format!("http://127.0.0.1:{port}"), wanted).await?;
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
            if begun.elapsed() > PATIENCE || text.contains("not found") {
                bail!("chromedriver does not start; is the package `chromium-driver` installed? {text}");
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

fn wanted(lang: &str, profile: &Path) -> Result<thirtyfour::ChromeCapabilities> {
    let mut wanted = DesiredCapabilities::chrome();
    for switch in SWITCHES {
        wanted.add_arg(switch)?;
    }
    wanted.add_arg(&format!("--lang={lang}"))?;
    wanted.add_arg(&format!("--accept-lang={lang}"))?;
    wanted.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    wanted.set_logging_prefs("browser", LoggingPrefsLogLevel::All)?;
    Ok(wanted)
}

#[cfg(test)]
mod tests {
    use super::port_in;

    #[test]
    fn the_log_says_the_port() {
        assert_eq!(port_in("Starting on port 0\nwas started successfully on port 46261.\n"), Some(46261));
        assert_eq!(port_in("Starting on port 0\n"), None);
    }
}
