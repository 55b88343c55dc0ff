//! `cargo xtask shots`: pictures of every page at two sizes and in two themes, for the README.
//!
//! The common pages are taken by an example of `sandtable-browser`, those of a game by `<game>-shots` in its folder.

use std::fs;
use std::path::Path;

use anyhow::Result;
use clap::Args;

use crate::cargo::{cargo, succeeds};
use crate::packages;

/// Where the pictures are kept.
const FOLDER: &str = "docs/shots";

/// Which pictures to take.
#[derive(Args)]
pub(crate) struct Wanted {
    /// Only those of this game, or `common` for the pages that all games share.
    game: Option<String>,
}

/// Takes the wanted pictures again.
pub(crate) fn run(root: &Path, wanted: &Wanted) -> Result<bool> {
    packages::for_pictures()?;
    match &wanted.game {
        Some(game) => take(root, game),
        None => take_all(root),
    }
}

fn take_all(root: &Path) -> Result<bool> {
    for game in ["common".to_owned()].into_iter().chain(games_with_shots(root)?) {
        if !take(root, &game)? {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The games whose folder has a program that takes pictures.
fn games_with_shots(root: &Path) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(root.join("games"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if root.join(format!("games/{name}/board/examples/{name}-shots.rs")).is_file() {
            games.push(name);
        }
    }
    games.sort();
    Ok(games)
}

fn take(root: &Path, game: &str) -> Result<bool> {
    let (package, example) = program(game);
    let args = ["run", "--quiet", "--package", &package, "--example", &example, "--", FOLDER];
    succeeds(&mut cargo(root, &args))
}

/// The package and the example that take the pictures of a game, or the common ones.
fn program(game: &str) -> (String, String) {
    if game == "common" {
        ("sandtable-browser".to_owned(), "shots".to_owned())
    } else {
        (format!("sandtable-{game}-board"), format!("{game}-shots"))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{games_with_shots, program};

    #[test]
    fn a_game_without_pictures_is_left_out() -> anyhow::Result<()> {
        let root = std::env::temp_dir().join(format!("sandtable-shots-{}", std::process::id()));
        fs::create_dir_all(root.join("games/plain/board"))?;
        fs::create_dir_all(root.join("games/drawn/board/examples"))?;
        fs::write(root.join("games/drawn/board/examples/drawn-shots.rs"), "")?;
        let games = games_with_shots(&root)?;
        fs::remove_dir_all(&root)?;
        assert_eq!(games, ["drawn"]);
        Ok(())
    }

    #[test]
    fn each_game_has_its_own_program() {
        assert_eq!(program("drawn"), ("sandtable-drawn-board".to_owned(), "drawn-shots".to_owned()));
        assert_eq!(program("common"), ("sandtable-browser".to_owned(), "shots".to_owned()));
    }
}
