//! `cargo xtask new-game`: a copy of the template under another name, known to the workspace and to `titles`.
//!
//! The template is a real game called ambush, in the same tree as the project: its files are copied to the same places
//! with the name replaced, in paths and in text. There is nothing to fill in; the copy plays and its tests pass.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::cargo::{cargo, succeeds};

/// Makes the game and says how to go on.
pub(crate) fn run(root: &Path, name: &str) -> Result<bool> {
    create(root, name)?;
    let formatted = succeeds(&mut cargo(root, &["fmt", "--package", "titles", "--package", name]))?;
    println!("games/{name} is there and plays: try `cargo run --release -- play {name}`");
    println!("docs/adding-a-game.md says what to change first");
    Ok(formatted)
}

/// Copies the template and enters the game wherever games are listed.
fn create(root: &Path, name: &str) -> Result<()> {
    check_name(root, name)?;
    let template = Path::new(env!("CARGO_MANIFEST_DIR")).join("template");
    for file in files(&template)? {
        let place = file.strip_prefix(&template)?.to_str().context("the template has plain names")?;
        copy(&file, &root.join(renamed(place, name)), name)?;
    }
    change(&root.join("Cargo.toml"), |text| in_workspace(text, name))?;
    change(&root.join("crates/titles/Cargo.toml"), |text| in_dependencies(text, name))?;
    change(&root.join("crates/titles/src/lib.rs"), |text| in_titles(text, name))
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

fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

fn change(path: &Path, edit: impl FnOnce(&str) -> Option<String>) -> Result<()> {
    let text = fs::read_to_string(path).with_context(|| format!("could not read {}", path.display()))?;
    let edited = edit(&text).with_context(|| format!("{} has no list of games to add to", path.display()))?;
    fs::write(path, edited).with_context(|| format!("could not write {}", path.display()))
}

fn in_workspace(text: &str, name: &str) -> Option<String> {
    let listed = after_last_line(text, "games/", &format!("{name} = {{ path = \"games/{name}\" }}"))?;
    let profile = format!("[profile.dev.package.{name}]\nopt-level = 2\n[profile.dev.package.testkit]");
    let known = "[profile.dev.package.testkit]";
    listed.contains(known).then(|| listed.replacen(known, &profile, 1))
}

fn in_dependencies(text: &str, name: &str) -> Option<String> {
    after_last_line(text, ".workspace = true", &format!("{name}.workspace = true"))
}

/// The list is made one title a line; `cargo fmt` decides how it looks, and may have put it below its `=`.
fn in_titles(text: &str, name: &str) -> Option<String> {
    let list = text.find("static ALL")?;
    let value = list + text[list..].find('=')?;
    let start = value + text[value..].find('[')? + 1;
    let end = start + text[start..].find("];")?;
    let list = text[start..end].trim().trim_end_matches(',');
    let comma = if list.is_empty() { "" } else { ",\n    " };
    let title = format!("&record::TitleOf::<{name}::{}>::new()", type_name(name));
    Some(format!("{}\n    {list}{comma}{title},\n{}", &text[..start], &text[end..]))
}

/// The text with one more line after the last that contains `mark`.
fn after_last_line(text: &str, mark: &str, line: &str) -> Option<String> {
    let end = text.rfind(mark)?;
    let end = end + text[end..].find('\n')? + 1;
    Some(format!("{}{line}\n{}", &text[..end], &text[end..]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    /// A workspace of its own that borrows the crates of this one; gone when dropped. Nothing is optimised in it: these
    /// few games are faster played than compiled.
    struct Workspace(PathBuf);

    impl Workspace {
        fn new(root: &Path) -> Result<Workspace> {
            let place = root.join("target/new-game");
            let _ = fs::remove_dir_all(&place);
            fs::create_dir_all(place.join("crates/titles/src"))?;
            fs::write(place.join("Cargo.toml"), manifest(root)?)?;
            for file in ["Cargo.lock", "rustfmt.toml", "crates/titles/Cargo.toml", "crates/titles/src/lib.rs"]
            {
                fs::copy(root.join(file), place.join(file))?;
            }
            Ok(Workspace(place))
        }
    }

    /// The manifest of this workspace, its paths made absolute and its members only the titles and the new game.
    fn manifest(root: &Path) -> Result<String> {
        let text = fs::read_to_string(root.join("Cargo.toml"))?
            .replace("opt-level = 2", "opt-level = 0")
            .replace("path = \"", &format!("path = \"{}/", root.display()));
        let lines = text.lines().filter(|line| !line.starts_with("default-members"));
        let members = "members = [\"crates/titles\", \"games/*\"]";
        Ok(lines
            .map(|line| if line.starts_with("members") { members } else { line }.to_owned() + "\n")
            .collect())
    }

    impl Drop for Workspace {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn a_new_game_plays_and_its_tests_pass() -> Result<()> {
        let root = crate::root();
        let workspace = Workspace::new(&root)?;
        create(&workspace.0, "skirmish")?;
        for args in [
            ["test", "--offline", "--quiet", "--package", "skirmish"],
            ["check", "--offline", "--quiet", "--package", "titles"],
        ] {
            let mut command = cargo(&workspace.0, &args);
            assert!(succeeds(command.env("CARGO_TARGET_DIR", root.join("target")))?, "{args:?}");
        }
        assert!(rules::run(&workspace.0)?, "every paragraph has its test");
        Ok(())
    }

    #[test]
    fn both_languages_of_the_template_say_the_same() -> Result<()> {
        let ids = |lang: &str| -> Result<Vec<String>> {
            let place = crate::root().join(format!("xtask/template/locales/{lang}/ambush.ftl"));
            let text = fs::read_to_string(place)?;
            let lines = text.lines().filter(|line| line.starts_with("ambush-"));
            Ok(lines.filter_map(|line| line.split(' ').next().map(str::to_owned)).collect())
        };
        assert_eq!(ids("en")?, ids("ru")?);
        Ok(())
    }

    #[test]
    fn a_title_joins_the_list() {
        let empty = in_titles("static ALL: &[&dyn Gym] = &[];\n", "rush").unwrap();
        assert_eq!(empty, "static ALL: &[&dyn Gym] = &[\n    &record::TitleOf::<rush::Rush>::new(),\n];\n");
        let second = in_titles(&empty, "siege").unwrap();
        assert!(
            second.contains("<rush::Rush>::new(),\n    &record::TitleOf::<siege::Siege>::new(),\n];"),
            "{second}"
        );
        let wrapped = in_titles("static ALL: &[&dyn Gym] =\n    &[&One, &Two];\n", "rush").unwrap();
        assert!(
            wrapped.contains("&[\n    &One, &Two,\n    &record::TitleOf::<rush::Rush>::new(),\n];"),
            "{wrapped}"
        );
    }

    #[test]
    fn a_bad_or_taken_name_is_refused() {
        for name in ["", "Rush", "2nd", "one hour", "../up", "table", "natisk"] {
            assert!(check_name(&crate::root(), name).is_err(), "{name}");
        }
    }
}
