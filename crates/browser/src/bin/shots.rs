//! Pictures of every page, written into a folder: `cargo xtask shots`. The games in them are the same every time.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use browser::{House, Person, Scene, Screen, Theme};
use record::Table;
use serde_json::json;
use store::Holder;
use table::Seat;

/// A page worth a picture: the name of the file, where it is, what is clicked first.
type Page = (&'static str, &'static str, Option<&'static str>);

const PAGES: [Page; 14] = [
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
    ("siege", "/t/siege", Some("#board .s-card.hit a.hot")),
    ("siege-six", "/t/siege-six", None),
    ("siege-fieldmarshal", "/t/siege-marshal", None),
    ("siege-rules", "/rules/siege", None),
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
    lay_sieges(house, guest).await
}

async fn lay_sieges(house: &House, guest: &str) -> Result<()> {
    let me = || Holder::Guest(guest.to_owned());
    let bots = |count| vec![Holder::Bot("level3".to_owned()); count];
    let scenes = [
        ("siege", json!({ "players": 3 }), [vec![me()], bots(2)].concat()),
        ("siege-six", json!({ "players": 6, "mode": "coop" }), [vec![me()], bots(5)].concat()),
        ("siege-marshal", json!({ "players": 3, "mode": "fieldmarshal" }), [bots(2), vec![me()]].concat()),
    ];
    for (id, options, holders) in scenes {
        Scene { id, game: "siege", options, seed: 11, until: can_strike, holders }.lay(house, guest).await?;
    }
    Ok(())
}

/// Well into a siege, with an enemy to hit or to send.
fn can_strike(table: &dyn Table, _: Seat) -> bool {
    let verbs = ["hit ", "deploy "];
    let strikes = |word: &str| verbs.iter().any(|verb| word.starts_with(verb));
    table.ply() > 180 && table.choices().iter().any(|choice| strikes(&choice.word))
}
