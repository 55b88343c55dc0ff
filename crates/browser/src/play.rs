//! Playing any game: what can be clicked is `.hot`, and the page says whose turn it is.

use anyhow::{Context, Result, bail};
use serde::Deserialize;
use serde_json::json;
use thirtyfour::Key;

use crate::person::Person;

/// More steps than any game of ours takes.
const LONG: usize = 600;

/// What the page says about the game, at a glance.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Glance {
    /// The id of the page's main part: `table`, `replay`.
    pub main: String,
    /// The change it shows.
    pub version: u64,
    /// The step it shows.
    pub ply: u64,
    /// `mine`, `theirs` or `over`; empty behind the curtain.
    pub turn: String,
    /// What has been picked, as in the address.
    pub picked: String,
    /// Is the curtain down?
    pub curtained: bool,
    /// How many things can be clicked.
    pub hot: usize,
}

const GLANCE: &str = r"(() => {
    const main = document.querySelector('main');
    const { version, ply, turn } = main.dataset;
    return {
        main: main.id, version: Number(version ?? 0), ply: Number(ply ?? 0), turn: turn ?? '',
        picked: location.search, curtained: 'curtain' in main.dataset,
        hot: document.querySelectorAll('#board .hot').length,
    };
})()";

/// Fingers that choose by a seed, so that a game that failed can be played again.
#[derive(Clone, Debug)]
pub struct Fingers(u64);

impl Fingers {
    /// Fingers with this seed.
    pub fn new(seed: u64) -> Fingers {
        Fingers(seed.wrapping_mul(2).wrapping_add(1))
    }

    /// One of so many.
    pub fn choose(&mut self, among: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % among.max(1)
    }
}

impl Person {
    /// What the page says now.
    pub async fn glance(&self) -> Result<Glance> {
        self.ask(GLANCE).await
    }

    /// Waits until this person is asked something, the curtain falls, or the game is over.
    pub async fn my_turn(&self) -> Result<Glance> {
        let ready =
            format!("(g => g.turn === 'over' || g.curtained || (g.turn === 'mine' && g.hot > 0))({GLANCE})");
        self.until(&ready).await?;
        self.glance().await
    }

    /// Waits until the page says something else than before.
    pub async fn news(&self, before: &Glance) -> Result<Glance> {
        let known = json!([before.version, before.ply, before.turn, before.picked, before.curtained]);
        self.until(&format!(
            "(g => JSON.stringify([g.version, g.ply, g.turn, g.picked, g.curtained]) !== {})({GLANCE})",
            json!(known.to_string())
        ))
        .await?;
        self.glance().await
    }

    /// Waits until the table has come to a step.
    pub async fn at_ply(&self, ply: u64) -> Result<()> {
        self.until(&format!("{GLANCE}.ply === {ply}")).await
    }

    /// Clicks something on the board that can be clicked; the page after that.
    pub async fn click_something(&self, fingers: &mut Fingers) -> Result<Glance> {
        let before = self.my_turn().await?;
        self.click_one("#board .hot", fingers.choose(before.hot)).await?;
        self.news(&before).await
    }

    /// Makes one whole step with the mouse.
    pub async fn step(&self, fingers: &mut Fingers) -> Result<Glance> {
        let before = self.my_turn().await?;
        for _ in 0..LONG {
            let now = self.click_something(fingers).await?;
            if now.ply != before.ply || now.turn == "over" || now.curtained {
                return Ok(now);
            }
        }
        bail!("a step that does not end: {before:?}")
    }

    /// Goes to something on the board by arrow keys and presses Enter; the page after that.
    pub async fn press_something(&self, fingers: &mut Fingers) -> Result<Glance> {
        let before = self.my_turn().await?;
        for _ in 0..=fingers.choose(4) {
            let arrow = [Key::Right, Key::Down, Key::Left, Key::Up][fingers.choose(4)].clone();
            self.press(arrow).await?;
        }
        if !self.ask::<bool>("document.activeElement.matches('#board .hot')").await? {
            bail!("the arrows lead nowhere: {before:?}");
        }
        self.press(Key::Enter).await?;
        self.news(&before).await
    }

    /// Plays until the game is over: by mouse, or by keys alone.
    pub async fn play_out(&self, fingers: &mut Fingers, by_keys: bool) -> Result<Glance> {
        for _ in 0..LONG {
            let now = self.my_turn().await?;
            if now.turn == "over" {
                return Ok(now);
            }
            if now.curtained {
                self.lift().await?;
            } else if by_keys {
                self.press_something(fingers).await?;
            } else {
                self.click_something(fingers).await?;
            }
        }
        bail!("a game that does not end: {:?}", self.glance().await?)
    }

    /// Lifts the curtain.
    pub async fn lift(&self) -> Result<()> {
        self.click("main[data-curtain] button").await?;
        self.until("!('curtain' in document.querySelector('main').dataset)").await
    }

    /// Sets an option of the form, unfolded if need be: clicks its word, or writes its number and leaves the field.
    async fn set_option(&self, option: &str) -> Result<()> {
        let (name, value) = option.split_once('=').context("an option should be `name=value`")?;
        let number = format!("#option-{name}[type=number]");
        self.find(&format!("[name='option.{name}']")).await?;
        if self.sees(&format!("#more:not([open]) [name='option.{name}']")).await? {
            self.click("#more summary").await?;
        }
        if !self.sees(&number).await? {
            return self.click(&format!("label[for='option-{name}-{value}']")).await;
        }
        self.write(&number, value).await?;
        self.press(Key::Tab).await
    }

    /// Opens a table by its form: options like `board=nippon` or `players=4`, and who plays each seat (`me`, `link`, `level1`...).
    pub async fn open_table(&self, game: &str, options: &[&str], holders: &[&str]) -> Result<()> {
        self.visit(&format!("/new/{game}")).await?;
        for option in options {
            self.set_option(option).await?;
        }
        self.until(&format!("document.querySelectorAll('#seats select').length === {}", holders.len()))
            .await?;
        for (seat, holder) in holders.iter().enumerate() {
            self.click(&format!("#seat{seat} option[value={holder}]")).await?;
        }
        self.click("#new .main").await?;
        self.find("main#table").await?;
        Ok(())
    }
}
