//! Pictures of every page, written into a folder: `cargo xtask shots`. The games in them are the same every time. After
//! the folder a word may say how the names of the wanted pages begin.

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

const PAGES: [Page; 19] = [
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
    ("siege-six", "/t/siegesix", None),
    ("siege-fieldmarshal", "/t/marshal", None),
    ("siege-rules", "/rules/siege", None),
    ("rush", "/t/rush", Some("#board .r-held:last-child a.hot")),
    ("rush-attack", "/t/attack", Some("#board .r-held a.hot")),
    ("rush-purchase", "/t/purchase", None),
    ("rush-outcome", "/t/medals", None),
    ("rush-rules", "/rules/rush", None),
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
    let wanted = std::env::args().nth(2).unwrap_or_default();
    for (name, path, first) in PAGES.into_iter().filter(|(name, ..)| name.starts_with(&wanted)) {
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
    lay_sieges(house, guest).await?;
    lay_rushes(house, guest).await
}

async fn lay_sieges(house: &House, guest: &str) -> Result<()> {
    let me = || Holder::Guest(guest.to_owned());
    let bots = |count| vec![Holder::Bot("level3".to_owned()); count];
    let scenes = [
        ("siege", json!({ "players": 3 }), [vec![me()], bots(2)].concat()),
        ("siegesix", json!({ "players": 6, "mode": "coop" }), [vec![me()], bots(5)].concat()),
        ("marshal", json!({ "players": 3, "mode": "fieldmarshal" }), [bots(2), vec![me()]].concat()),
    ];
    for (id, options, holders) in scenes {
        Scene { id, game: "siege", options, seed: 14, until: can_strike, holders }.lay(house, guest).await?;
    }
    Ok(())
}

/// Well into a siege, with an enemy to hit or to send.
fn can_strike(table: &dyn Table, _: Seat) -> bool {
    let verbs = ["hit ", "deploy "];
    let strikes = |word: &str| verbs.iter().any(|verb| word.starts_with(verb));
    table.ply() > 70 && table.choices().iter().any(|choice| strikes(&choice.word))
}

/// A game of Rush with so many players, up to a choice of such a kind.
type Moment = (&'static str, u8, fn(&dyn Table, Seat) -> bool);

const RUSHES: [Moment; 4] = [
    ("rush", 4, |table, _| table.ply() > 500 && offers(table, "use ") && offers(table, "attack ")),
    ("attack", 5, |table, _| table.ply() > 200 && offers(table, "strike ")),
    ("purchase", 2, |table, _| table.ply() > 150 && offers(table, "pay ")),
    ("medals", 3, |_, _| false),
];

fn offers(table: &dyn Table, verb: &str) -> bool {
    table.choices().iter().any(|choice| choice.word.starts_with(verb))
}

async fn lay_rushes(house: &House, guest: &str) -> Result<()> {
    for (id, players, until) in RUSHES {
        let mut holders = vec![Holder::Guest(guest.to_owned())];
        holders.resize(players.into(), Holder::Bot("level3".to_owned()));
        let options = json!({ "players": players });
        Scene { id, game: "rush", options, seed: 11, until, holders }.lay(house, guest).await?;
    }
    Ok(())
}
