//! Pictures of pages, for programs that `cargo xtask shots` runs: one for the common pages, one in each game's folder.
//!
//! A page is taken on every screen and in every theme, into `<name>-<screen>-<theme>.webp`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use sandtable_board::Package;

use crate::person::Person;
use crate::scene::Scene;
use crate::screen::{Motion, Screen, Theme};
use crate::test_server::TestServer;

/// A page worth a picture.
#[derive(Clone, Copy, Debug)]
pub struct Shot {
    /// How the names of its files begin.
    pub name: &'static str,
    /// Where it is.
    pub path: &'static str,
    /// What to do there first.
    pub first: First,
}

/// What is done on a page before its picture is taken.
#[derive(Clone, Copy, Debug)]
pub enum First {
    /// The page is taken as it comes.
    Nothing,
    /// Something is picked by a click.
    Click(&'static str),
    /// A popover is opened by a click.
    Open(&'static str),
    /// The curtain is lifted, if it is down.
    LiftCurtain,
    /// The guided first game of this game is opened.
    Learn(&'static str),
    /// A strong bot is asked what it would do, unless it has been.
    AskForAHint,
    /// The game is reviewed, unless it has been.
    Review,
    /// A puzzle is opened from the list of its game, and answered wrongly by this.
    Answer(&'static [&'static str]),
    /// Something is explained by the card that comes when the pointer rests on it.
    Explain(&'static str),
    /// What others did is shown again, one thing after the other.
    Tell,
}

impl Shot {
    /// A page taken as it comes.
    pub const fn of(name: &'static str, path: &'static str) -> Shot {
        Shot { name, path, first: First::Nothing }
    }

    /// A page on which something was clicked.
    pub const fn after_click(name: &'static str, path: &'static str, selector: &'static str) -> Shot {
        Shot { name, path, first: First::Click(selector) }
    }
}

/// A server and a person called Anna who looks at its pages.
pub struct Photographer {
    server: TestServer,
    person: Person,
    folder: PathBuf,
    prefix: String,
}

impl Photographer {
    /// Starts both. The program's first argument is the folder for the pictures; the second, if there is one, says how
    /// the names of the wanted ones begin.
    pub async fn start(packages: &'static [Package]) -> Result<Photographer> {
        let mut args = std::env::args().skip(1);
        let folder = PathBuf::from(args.next().context("which folder should hold the pictures?")?);
        fs::create_dir_all(&folder)?;
        let (server, person) = TestServer::with_person(packages).await?;
        person.visit("/").await?;
        enter_name(&person, "Anna").await?;
        Ok(Photographer { server, person, folder, prefix: args.next().unwrap_or_default() })
    }

    /// Sets up a table with Anna as its host.
    pub async fn set_up(&self, scene: &Scene) -> Result<()> {
        scene.set_up(&self.server, &self.person.guest().await?).await
    }

    /// Takes the pictures of these pages that are wanted.
    pub async fn take(&self, shots: &[Shot]) -> Result<()> {
        for shot in shots.iter().filter(|shot| shot.name.starts_with(&self.prefix)) {
            for screen in Screen::ALL {
                self.person.use_screen(screen).await?;
                self.prepare(shot).await?;
                self.take_in_each_theme(shot, screen).await?;
            }
        }
        Ok(())
    }

    async fn prepare(&self, shot: &Shot) -> Result<()> {
        self.person.visit(shot.path).await?;
        match shot.first {
            First::Nothing => Ok(()),
            First::Click(selector) => {
                self.person.click(selector).await?;
                self.person.until("location.search !== ''").await
            }
            First::Open(selector) => {
                self.person.click(selector).await?;
                self.person.until("document.querySelector(':popover-open') !== null").await
            }
            First::LiftCurtain if self.person.state().await?.curtained => {
                self.person.lift_curtain().await?;
                self.person.visit(shot.path).await
            }
            First::LiftCurtain => Ok(()),
            First::Learn(game) => {
                self.person.click(&format!("#game-{game} .learn .btn")).await?;
                self.person.find("main#table #lesson").await.map(drop)
            }
            First::AskForAHint => {
                self.person.my_turn().await?;
                if !self.person.has("#hint-play").await? {
                    self.person.click("#hint-button").await?;
                }
                self.person.find("#hint #hint-play").await.map(drop)
            }
            First::Review => {
                if self.person.has("#review .btn.main").await? {
                    self.person.click("#review .btn.main").await?;
                }
                self.person.find("#review .mistakes").await.map(drop)
            }
            First::Answer(clicks) => self.answer(clicks).await,
            First::Explain(selector) => {
                self.person.hover(selector).await?;
                self.person.until("document.querySelector('#about:not([hidden])') !== null").await
            }
            First::Tell => self.tell().await,
        }
    }

    /// Opens the first puzzle and clicks one thing after the other.
    async fn answer(&self, clicks: &[&str]) -> Result<()> {
        self.person.click("#puzzle-01 .btn").await?;
        for click in clicks {
            self.person.find(click).await?;
            self.person.click(click).await?;
        }
        self.person.find("#puzzle[data-answer]").await.map(drop)
    }

    /// Shows what others did and stops at its first sentence.
    async fn tell(&self) -> Result<()> {
        self.person.eval::<()>("localStorage.setItem('telling', 'slow')").await?;
        self.person.click("#step-through").await?;
        self.person.until("!document.querySelector('#strip').hidden").await
    }

    async fn take_in_each_theme(&self, shot: &Shot, screen: Screen) -> Result<()> {
        for theme in Theme::ALL {
            self.person.prefer(theme, Motion::Reduced).await?;
            let name = format!("{}-{}-{}.webp", shot.name, screen.word(), theme.word());
            write(&self.folder.join(name), &self.person.picture().await?)?;
        }
        Ok(())
    }
}

fn write(file: &Path, picture: &[u8]) -> Result<()> {
    println!("{} {} KB", file.display(), picture.len().div_ceil(1024));
    Ok(fs::write(file, picture)?)
}

async fn enter_name(person: &Person, name: &str) -> Result<()> {
    person.click("#me summary").await?;
    person.write("#my-name", name).await?;
    person.click("#me .btn").await?;
    person.until(&format!("document.querySelector('#me summary').textContent.includes('{name}')")).await
}
