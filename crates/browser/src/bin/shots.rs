//! Pictures of every page, written into a folder: `cargo xtask shots`. The games in them are the same every time.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use browser::{House, Person, Scene, Screen, Theme};
use record::Table;
use serde_json::json;
use store::Holder;

/// A page worth a picture: the name of the file, where it is, what is clicked first.
type Page = (&'static str, &'static str, Option<&'static str>);

const PAGES: [Page; 10] = [
    ("shelf", "/", None),
    ("new", "/new/natisk", None),
    ("table", "/t/base", Some("#board a.hot")),
    ("nippon", "/t/nippon", None),
    ("solo", "/t/solo", None),
    ("hot-seat", "/t/shared", None),
    ("curtain", "/t/curtain", None),
    ("outcome", "/t/ended", None),
    ("replay", "/t/ended/replay?ply=60&as=public", None),
    ("rules", "/rules/natisk", None),
];

#[tokio::main]
async fn main() -> Result<()> {
    let folder = PathBuf::from(std::env::args().nth(1).context("which folder should hold the pictures?")?);
    fs::create_dir_all(&folder)?;
    let house = House::open().await?;
    let person = Person::new(house.address()).await?;
    person.visit("/").await?;
    name_oneself(&person, "Anna").await?;
    lay_tables(&house, &person.guest().await?).await?;
    for (name, path, first) in PAGES {
        for screen in Screen::ALL {
            shoot(&person, (name, path, first), screen, &folder).await?;
        }
    }
    Ok(())
}

/// Both themes of a page on a screen.
async fn shoot(person: &Person, (name, path, first): Page, screen: Screen, folder: &Path) -> Result<()> {
    person.sit(screen).await?;
    if path == "/t/shared" {
        person.visit(path).await?;
        if person.sees("main[data-curtain]").await? {
            person.lift().await?;
        }
    }
    person.visit(path).await?;
    if let Some(first) = first {
        person.click(first).await?;
        person.until("location.search !== ''").await?;
    }
    for theme in Theme::ALL {
        person.look(theme, false).await?;
        let file = folder.join(format!("{name}-{}-{}.webp", screen.word(), theme.word()));
        let picture = person.picture().await?;
        println!("{} {} KB", file.display(), picture.len().div_ceil(1024));
        fs::write(&file, picture)?;
    }
    Ok(())
}

async fn name_oneself(person: &Person, name: &str) -> Result<()> {
    person.click("#me summary").await?;
    person.write("#my-name", name).await?;
    person.click("#me .btn").await?;
    person.until(&format!("document.querySelector('#me summary').textContent.includes('{name}')")).await
}

async fn lay_tables(house: &House, guest: &str) -> Result<()> {
    let me = || Holder::Guest(guest.to_owned());
    let bot = || Holder::Bot("level3".to_owned());
    let scenes = [
        ("base", json!({}), vec![me(), bot()]),
        ("nippon", json!({ "board": "nippon" }), vec![me(), bot()]),
        ("solo", json!({ "mode": "solo" }), vec![me()]),
        ("shared", json!({}), vec![me(), me()]),
        ("curtain", json!({}), vec![me(), me()]),
        ("ended", json!({}), vec![me(), bot()]),
    ];
    for (id, options, holders) in scenes {
        let until =
            if id == "ended" { |_: &dyn Table, _| false } else { |table: &dyn Table, _| table.ply() > 60 };
        Scene { id, game: "natisk", options, seed: 11, until, holders }.lay(house, guest).await?;
    }
    Ok(())
}
