//! The files a page loads, put into the program. Their addresses carry a hash of them all, so that a browser may keep
//! them for ever and still sees a new edition at once, also where one script loads another.

use anyhow::{Result, ensure};
use sandtable_board::Asset;

macro_rules! assets {
    ($($kind:ident $name:literal),* $(,)?) => {
        [$(Asset::$kind($name, include_str!(concat!("../assets/", $name)))),*]
    };
}

static OWN: [Asset; 25] = assets![
    css "sandtable.css",
    js "theme.js",
    js "sandtable.js",
    js "page.js",
    js "fragment.js",
    js "morph.js",
    js "live.js",
    js "alerts.js",
    js "panel.js",
    js "keys.js",
    js "hints.js",
    js "advice.js",
    js "drag.js",
    js "plane.js",
    js "ranges.js",
    js "arrows.js",
    js "replay.js",
    js "review.js",
    js "scenes.js",
    js "lesson.js",
    js "armies.js",
    js "rules.js",
    js "about.js",
    svg "icon.svg",
    svg "icon-turn.svg",
];

/// What the script of every page is made of, to be fetched at once instead of one after the other.
pub(crate) const MODULES: [&str; 21] = [
    "sandtable.js",
    "page.js",
    "fragment.js",
    "morph.js",
    "live.js",
    "alerts.js",
    "panel.js",
    "keys.js",
    "hints.js",
    "advice.js",
    "drag.js",
    "plane.js",
    "ranges.js",
    "arrows.js",
    "replay.js",
    "review.js",
    "scenes.js",
    "lesson.js",
    "armies.js",
    "rules.js",
    "about.js",
];

/// The files of the server and of its games.
#[derive(Debug)]
pub struct Assets {
    all: Vec<Asset>,
    edition: String,
}

impl Assets {
    /// The server's own files and those of the games; refuses two with one name.
    pub fn new(of_games: impl IntoIterator<Item = Asset>) -> Result<Assets> {
        let mut all: Vec<Asset> = OWN.to_vec();
        let mut hasher = blake3::Hasher::new();
        for asset in of_games {
            let is_new = all.iter().all(|known| known.name != asset.name);
            ensure!(is_new, "two packages have a file `{}`", asset.name);
            all.push(asset);
        }
        for asset in &all {
            hasher.update(asset.text.as_bytes());
        }
        Ok(Assets { edition: hasher.finalize().to_hex()[..12].to_owned(), all })
    }

    /// The hash of all files.
    pub fn edition(&self) -> &str {
        &self.edition
    }

    /// The file with this name.
    pub fn find(&self, name: &str) -> Option<&Asset> {
        self.all.iter().find(|asset| asset.name == name)
    }

    /// The address of a file.
    pub fn href(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_files_with_one_name_are_refused() {
        let one = Asset::css("one.css", "a{}");
        assert!(Assets::new([one]).is_ok());
        assert!(Assets::new([one, one]).is_err());
        assert!(Assets::new([Asset::css("sandtable.css", "")]).is_err());
    }

    #[test]
    fn the_edition_covers_the_files_of_the_games() {
        let edition = |text| Assets::new([Asset::css("one.css", text)]).unwrap().edition().to_owned();
        assert_ne!(edition("a{}"), edition("b{}"));
        assert_eq!(edition("a{}"), edition("a{}"));
    }
}
