//! A player of any game: it finds what can be clicked by the class `.hot` and chooses by a seed.

use anyhow::{Result, bail, ensure};
use thirtyfour::Key;

use crate::page_state::PageState;
use crate::person::Person;

/// More clicks than any game takes.
const MOST_CLICKS: usize = 600;

/// How a game is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// By clicks, or taps on a phone.
    Mouse,
    /// By keys alone.
    Keys,
}

/// Chooses by a seed. At a [`Scene`](crate::Scene), whose luck is fixed too, it plays the same game every time.
#[derive(Clone, Debug)]
pub struct RandomPlayer(u64);

impl RandomPlayer {
    /// A player with this seed.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer(seed.wrapping_mul(2).wrapping_add(1))
    }

    /// A number below `count`.
    fn choose(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count.max(1)
    }

    /// One of the arrow keys.
    pub fn arrow(&mut self) -> Key {
        [Key::Right, Key::Down, Key::Left, Key::Up][self.choose(4)].clone()
    }

    /// Clicks something on the board; the page after that.
    pub async fn click(&mut self, person: &Person) -> Result<PageState> {
        let before = person.my_turn().await?;
        self.click_in(person, &before).await
    }

    async fn click_in(&mut self, person: &Person, before: &PageState) -> Result<PageState> {
        let number = self.choose(before.clickable);
        let covered = person.check_covered().await?;
        ensure!(covered.is_empty(), "at {before:?}: {covered:#?}");
        person.click_one("#board .hot", number).await?;
        person.changed_since(before).await
    }

    /// Goes to something on the board by arrow keys and presses Enter; the page after that.
    pub async fn press(&mut self, person: &Person) -> Result<PageState> {
        let before = person.my_turn().await?;
        self.press_in(person, &before).await
    }

    async fn press_in(&mut self, person: &Person, before: &PageState) -> Result<PageState> {
        for _ in 0..=self.choose(4) {
            person.press(self.arrow()).await?;
        }
        if !person.eval::<bool>("document.activeElement.matches('#board .hot')").await? {
            bail!("the arrows lead nowhere: {before:?}");
        }
        person.press(Key::Enter).await?;
        person.changed_since(before).await
    }

    /// Clicks until a whole step is made.
    pub async fn step(&mut self, person: &Person) -> Result<PageState> {
        let before = person.my_turn().await?;
        for _ in 0..MOST_CLICKS {
            let now = self.click(person).await?;
            if now.ply != before.ply || now.turn == "over" || now.curtained {
                return Ok(now);
            }
        }
        bail!("a step that does not end: {before:?}")
    }

    /// Clicks until one more click makes a step.
    pub async fn pick_all_but_the_last(&mut self, person: &Person) -> Result<()> {
        for _ in 0..MOST_CLICKS {
            if person.has("#board button.hot").await? {
                return Ok(());
            }
            self.click(person).await?;
        }
        bail!("no click makes a step: {:?}", person.state().await?)
    }

    /// Plays until the game is over, lifting the curtain where it falls.
    pub async fn finish(&mut self, person: &Person, input: Input) -> Result<PageState> {
        for _ in 0..MOST_CLICKS {
            let now = person.my_turn().await?;
            if now.turn == "over" {
                return Ok(now);
            }
            if now.curtained {
                person.lift_curtain().await?;
            } else if input == Input::Keys {
                self.press_in(person, &now).await?;
            } else {
                self.click_in(person, &now).await?;
            }
        }
        bail!("a game that does not end: {:?}", person.state().await?)
    }
}
