//! The files a page loads, put into the program. Their addresses carry a hash of them all, so that a browser may keep
//! them for ever and still sees a new edition at once, also where one script loads another.

use std::sync::LazyLock;

/// A file a page loads.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name, `sandtable.css`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// What is in it.
    pub text: &'static str,
}

macro_rules! assets {
    ($mime:expr; $($name:literal),*) => {
        [$(Asset { name: $name, mime: $mime, text: include_str!(concat!("../assets/", $name)) }),*]
    };
}

static STYLES: [Asset; 4] =
    assets!["text/css; charset=utf-8"; "sandtable.css", "natisk.css", "rush.css", "siege.css"];
static SCRIPTS: [Asset; 8] = assets!["text/javascript; charset=utf-8";
    "theme.js", "sandtable.js", "page.js", "morph.js", "live.js", "keys.js", "hints.js", "replay.js"];
static PICTURES: [Asset; 1] = assets!["image/svg+xml"; "icon.svg"];

static EDITION: LazyLock<String> = LazyLock::new(|| {
    let mut hasher = blake3::Hasher::new();
    all().for_each(|asset| {
        hasher.update(asset.text.as_bytes());
    });
    hasher.finalize().to_hex()[..12].to_owned()
});

fn all() -> impl Iterator<Item = &'static Asset> {
    STYLES.iter().chain(&SCRIPTS).chain(&PICTURES)
}

/// The hash of all files.
pub fn edition() -> &'static str {
    &EDITION
}

/// The file with this name.
pub fn find(name: &str) -> Option<&'static Asset> {
    all().find(|asset| asset.name == name)
}

/// The address of a file.
pub fn href(name: &str) -> String {
    format!("/assets/{}/{name}", edition())
}
