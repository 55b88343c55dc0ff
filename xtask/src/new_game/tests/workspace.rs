//! A workspace in `target` that borrows the crates of this one.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};

use crate::cargo::{cargo, succeeds};
use crate::source::tree;

/// What the program is called there, so that it does not replace the one of the real workspace.
const PROGRAM: &str = "sandtable-with-new-game";

/// It has the program and the list, which is empty at first; everything else is borrowed. Nothing is optimised in it:
/// these few games are faster played than compiled. Gone when dropped.
pub(super) struct Workspace {
    root: PathBuf,
    /// Of the real workspace, because most of what is needed is built there already.
    target: PathBuf,
}

impl Workspace {
    /// Always at the same place for the same name, so that what was built for it once need not be built again.
    pub(super) fn new(lender: &Path, name: &str) -> Result<Workspace> {
        let target = lender.join("target");
        let workspace = Workspace { root: target.join(name), target };
        let _ = fs::remove_dir_all(&workspace.root);
        for file in files(lender)? {
            let text = fs::read_to_string(lender.join(&file))?;
            let place = workspace.root.join(&file);
            place.parent().map_or(Ok(()), fs::create_dir_all)?;
            fs::write(place, adapted(&file, &text, lender))?;
        }
        Ok(workspace)
    }

    pub(super) fn root(&self) -> &Path {
        &self.root
    }

    /// Runs cargo, which must succeed.
    pub(super) fn cargo(&self, args: &[&str]) -> Result<()> {
        let (verb, rest) = args.split_first().unwrap_or((&"", &[]));
        let mut command = cargo(&self.root, &[verb, "--offline", "--quiet"]);
        let done = succeeds(command.args(rest).env("CARGO_TARGET_DIR", &self.target))?;
        ensure!(done, "cargo {args:?} failed");
        Ok(())
    }

    /// Builds the program.
    pub(super) fn program(&self) -> Result<PathBuf> {
        self.cargo(&["build", "--package", "sandtable"])?;
        Ok(self.target.join("debug").join(PROGRAM))
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.root);
    }
}

/// What is copied: the root, the list and the program without its tests.
fn files(lender: &Path) -> Result<Vec<PathBuf>> {
    let mut files = ["Cargo.toml", "Cargo.lock", "rustfmt.toml", "clippy.toml"].map(PathBuf::from).to_vec();
    for member in ["crates/games", "crates/sandtable"] {
        let copied = tree(&lender.join(member))?.into_iter();
        let copied = copied.filter_map(|path| path.strip_prefix(lender).map(Path::to_owned).ok());
        files.extend(copied.filter(|path| !path.iter().any(|part| part == "tests" || part == "examples")));
    }
    Ok(files)
}

/// A file as it reads in the borrowing workspace.
fn adapted(file: &Path, text: &str, lender: &Path) -> String {
    match file.to_str() {
        Some("Cargo.toml") => manifest(text, lender),
        Some("crates/games/Cargo.toml") => without_games(text),
        Some("crates/games/src/lib.rs") => with_empty_list(text),
        Some("crates/sandtable/Cargo.toml") => {
            format!("{text}\n[[bin]]\nname = \"{PROGRAM}\"\npath = \"src/main.rs\"\n")
        }
        _ => text.to_owned(),
    }
}

fn manifest(text: &str, lender: &Path) -> String {
    let borrowed = format!("path = \"{}/crates/", lender.display());
    let lent = |line: &str| {
        let own = ["games", "sandtable"].iter().any(|own| line.contains(&format!("\"crates/{own}\"")));
        if own { line.to_owned() } else { line.replace("path = \"crates/", &borrowed) }
    };
    let member = |line: &str| match line.split(" = ").next() {
        Some("members") => "members = [\"crates/*\", \"games/*/rules\", \"games/*/board\"]".to_owned(),
        Some("opt-level") => line.replace('2', "0"),
        _ => lent(line),
    };
    text.lines().filter(|line| !line.starts_with("exclude")).map(|line| member(line) + "\n").collect()
}

fn without_games(text: &str) -> String {
    text.lines().filter(|line| !line.contains("/games/")).map(|line| line.to_owned() + "\n").collect()
}

fn with_empty_list(text: &str) -> String {
    let entry = |line: &&str| !line.contains("::PACKAGE");
    let kept: String = text.lines().filter(entry).map(|line| line.to_owned() + "\n").collect();
    kept.replace("static ALL: &[Package] =\n", "static ALL: &[Package] = &[];\n")
}
