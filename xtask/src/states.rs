//! `cargo xtask states`: the page about positions as they are written, made from the sources: the fields of every game's
//! state, its frames, its endings and its words. The test stage compares the page with what would be written.

mod item;
mod page;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::source::{folders, source};

const PAGE: &str = "docs/states.md";

/// Writes the page.
pub(crate) fn write(root: &Path) -> Result<bool> {
    fs::write(root.join(PAGE), page(root)?).with_context(|| format!("could not write {PAGE}"))?;
    println!("{PAGE} is written");
    Ok(true)
}

/// Is the page what the sources say?
pub(crate) fn check(root: &Path) -> Result<bool> {
    let kept = fs::read_to_string(root.join(PAGE)).with_context(|| format!("could not read {PAGE}"))?;
    let is_right = kept == page(root)?;
    if !is_right {
        println!("{PAGE} is not what the sources say; run `cargo xtask states` and read the difference");
    }
    Ok(is_right)
}

fn page(root: &Path) -> Result<String> {
    let mut text = page::HEAD.to_owned();
    for game in folders(&root.join("games"))? {
        let items = item::items(&source(&root.join(format!("games/{game}/rules/src")))?);
        text += &page::section(&game, &items).with_context(|| format!("the state of {game}"))?;
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_template_of_a_new_game_can_be_described() -> Result<()> {
        let text = source(&crate::root().join("xtask/template/games/ambush/rules/src"))?;
        let section = page::section("ambush", &item::items(&text))?;
        assert!(
            section.contains("| `lead` | The card that waits for an answer. | `Card` or null |"),
            "{section}"
        );
        assert!(
            section.contains("| `deal` | those of `Side` | A card is dealt to this side (1.2). |"),
            "{section}"
        );
        Ok(())
    }

    #[test]
    fn the_page_is_what_the_sources_say() -> Result<()> {
        assert!(check(&crate::root())?, "run `cargo xtask states`");
        Ok(())
    }
}
