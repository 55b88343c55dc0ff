//! `cargo xtask new-game`: a copy of the template under another name, known to the workspace and to the list of games.
//!
//! The template is a real game called ambush, in the same tree as the project: its files are copied to the same places
//! with the name replaced, in paths and in text. There is nothing to fill in; the copy plays and its tests pass.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::cargo::{cargo, succeeds};
use crate::source::tree;
use crate::states;

/// Makes the game and says how to go on.
pub(crate) fn run(root: &Path, name: &str) -> Result<bool> {
    create(root, name)?;
    let formatted = format(root, name)?;
    states::write(root)?;
    println!(
        "games/{name} is there and plays: try `cargo run --release` or `cargo run --release -- play {name}`"
    );
    println!("docs/adding-a-game.md says what to change first");
    Ok(formatted)
}

/// A longer or shorter name breaks lines elsewhere.
fn format(root: &Path, name: &str) -> Result<bool> {
    let packages = ["games".to_owned(), name.to_owned(), format!("{name}-board")];
    let packages = packages.iter().map(|package| format!("--package=sandtable-{package}"));
    succeeds(cargo(root, &["fmt"]).args(packages))
}

/// Copies the template and enters the game wherever games are listed.
fn create(root: &Path, name: &str) -> Result<()> {
    check_name(root, name)?;
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("template");
    for file in tree(&template)? {
        let place = file.strip_prefix(&template)?.to_str().context("the template has plain names")?;
        copy(&file, &root.join(renamed(place, name)), name)?;
    }
    change(&root.join("Cargo.toml"), |text| in_profile(text, name))?;
    change(&root.join("crates/games/Cargo.toml"), |text| in_dependencies(text, name))?;
    change(&root.join("crates/games/src/lib.rs"), |text| in_list(text, name))
}

fn check_name(root: &Path, name: &str) -> Result<()> {
    let is_plain = name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
    if !is_plain || !name.starts_with(|first: char| first.is_ascii_lowercase()) {
        bail!("`{name}` should be lower-case letters and digits, beginning with a letter");
    }
    for folder in ["games", "crates"] {
        if root.join(folder).join(name).exists() {
            bail!("`{name}` is taken: there is a folder {folder}/{name}");
        }
    }
    Ok(())
}

/// The template's name replaced, small and capital.
fn renamed(text: &str, name: &str) -> String {
    text.replace("ambush", name).replace("Ambush", &type_name(name))
}

fn type_name(name: &str) -> String {
    name[..1].to_uppercase() + &name[1..]
}

fn copy(from: &Path, to: &Path, name: &str) -> Result<()> {
    let text = fs::read_to_string(from).with_context(|| format!("could not read {}", from.display()))?;
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(to, renamed(&text, name)).with_context(|| format!("could not write {}", to.display()))
}

fn change(path: &Path, edit: impl FnOnce(&str) -> Option<String>) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))?;
    let edited = edit(&text).with_context(|| format!("{} has no list of games to add to", path.display()))?;
    fs::write(path, edited).with_context(|| format!("could not write {}", path.display()))
}

/// Rules are played a lot by tests, so they are optimised there too.
fn in_profile(text: &str, name: &str) -> Option<String> {
    let next = "[profile.dev.package.sandtable-testkit]";
    let profile = format!("[profile.dev.package.sandtable-{name}]\nopt-level = 2\n{next}");
    text.contains(next).then(|| text.replacen(next, &profile, 1))
}

/// After the other games; what only tests need has a section of its own below.
fn in_dependencies(text: &str, name: &str) -> Option<String> {
    let line = format!("sandtable-{name}-board = {{ path = \"../../games/{name}/board\" }}");
    let begin = text.find("[dependencies]")?;
    let end = text[begin..].find("\n[").map_or(text.len(), |next| begin + next + 1);
    Some(after_last_line(&text[..end], "sandtable-", &line)? + &text[end..])
}

/// The list is made one game per line; `cargo fmt` decides how it looks, and may have put it below its `=`.
fn in_list(text: &str, name: &str) -> Option<String> {
    let list = text.find("static ALL")?;
    let value = list + text[list..].find('=')?;
    let start = value + text[value..].find('[')? + 1;
    let end = start + text[start..].find("];")?;
    let list = text[start..end].trim().trim_end_matches(',');
    let comma = if list.is_empty() { "" } else { ",\n    " };
    let title = format!("sandtable_{name}_board::PACKAGE");
    Some(format!("{}\n    {list}{comma}{title},\n{}", &text[..start], &text[end..]))
}

/// The text with one more line after the last that contains `mark`.
fn after_last_line(text: &str, mark: &str, line: &str) -> Option<String> {
    let end = text.rfind(mark)?;
    let end = end + text[end..].find('\n')? + 1;
    Some(format!("{}{line}\n{}", &text[..end], &text[end..]))
}

#[cfg(test)]
mod tests;
