//! What the tests need besides Rust: Chromium with its driver, and PostgreSQL. Installed where that is possible.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Result, bail};

/// A program the tests start, and the Debian packages it comes in.
struct Need {
    what: &'static str,
    packages: &'static [&'static str],
    is_there: fn() -> bool,
}

/// Chromium needs a font that has Cyrillic letters.
const CHROMIUM: Need = Need {
    what: "Chromium and its driver",
    packages: &["chromium", "chromium-driver", "fonts-dejavu-core"],
    is_there: || in_path("chromium") && in_path("chromedriver"),
};

const POSTGRES: Need = Need {
    what: "PostgreSQL",
    packages: &["postgresql"],
    is_there: || in_path("initdb") || debian_has("initdb", Path::new("/usr/lib/postgresql")),
};

/// Makes sure that everything the tests start is there; says what is not.
pub(crate) fn for_tests() -> bool {
    let troubles: Vec<_> = [CHROMIUM, POSTGRES].iter().filter_map(|need| install(need).err()).collect();
    for trouble in &troubles {
        eprintln!("{trouble}");
    }
    troubles.is_empty()
}

/// Makes sure that there is a browser.
pub(crate) fn for_pictures() -> Result<()> {
    install(&CHROMIUM)
}

fn install(need: &Need) -> Result<()> {
    if (need.is_there)() {
        return Ok(());
    }
    println!("{} is missing; installing {}", need.what, need.packages.join(" "));
    // Lists of packages may be older than what the mirrors still have.
    let installed = apt(need.packages) || (run("apt-get", &["update", "--quiet"]) && apt(need.packages));
    if installed && (need.is_there)() {
        return Ok(());
    }
    bail!(
        "{} is needed and could not be installed here; as root: `apt-get install --no-install-recommends {}`",
        need.what,
        need.packages.join(" ")
    )
}

fn apt(packages: &[&str]) -> bool {
    let options = ["install", "--yes", "--quiet", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=300"];
    run("apt-get", &[&options, packages].concat())
}

fn run(program: &str, args: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(args).env("DEBIAN_FRONTEND", "noninteractive").stdin(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Debian keeps the programs of each version in a folder of its own. The client alone makes such a folder too, but has no
/// `initdb`.
fn debian_has(program: &str, folder: &Path) -> bool {
    let versions = fs::read_dir(folder).into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin").join(program)).any(|path| path.is_file())
}

/// Is there such a program in `PATH`?
pub(crate) fn in_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_looked_for_in_the_path() {
        assert!(in_path("sh"));
        assert!(!in_path("no-such-program-anywhere"));
    }

    #[test]
    fn a_client_without_a_server_is_not_enough() -> std::io::Result<()> {
        let folder = std::env::temp_dir().join(format!("sandtable-packages-{}", std::process::id()));
        fs::create_dir_all(folder.join("15/bin"))?;
        fs::write(folder.join("15/bin/psql"), "")?;
        let (client, server) = (debian_has("psql", &folder), debian_has("initdb", &folder));
        fs::remove_dir_all(&folder)?;
        assert!(client && !server && !debian_has("psql", &folder));
        Ok(())
    }
}
