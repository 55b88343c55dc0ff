//! A whole game in the browser, from the form of a new table to the banner with the outcome.

use anyhow::{Result, ensure};
use sandtable_board::Package;

use crate::person::Person;
use crate::random_player::{Input, RandomPlayer};
use crate::screen::{Motion, Screen, Theme};
use crate::test_server::TestServer;

/// Which game to play, and between whom.
#[derive(Clone, Copy, Debug)]
pub struct WholeGame {
    /// The games the server offers.
    pub packages: &'static [Package],
    /// The one to play.
    pub game: &'static str,
    /// Options as in the form, `players=2`.
    pub options: &'static [&'static str],
    /// Who plays each seat, as in the form: `me`, `here`, `level1`...
    pub owners: &'static [&'static str],
    /// What the player's choices come from.
    pub seed: u64,
}

impl WholeGame {
    /// Plays it to the end in a language, on a screen, by mouse or keys; checks what the page says then.
    pub async fn play(&self, lang: &str, screen: Screen, input: Input) -> Result<()> {
        let server = TestServer::start(self.packages).await?;
        let person = Person::speaking(lang, server.address()).await?;
        person.use_screen(screen).await?;
        person.prefer(Theme::Light, Motion::Full).await?;
        person.see_moves_at_once().await?;
        person.open_table(self.game, self.options, self.owners).await?;
        let end = RandomPlayer::new(self.seed).finish(&person, input).await?;
        ensure!(end.turn == "over" && end.clickable == 0, "something is left to do: {end:?}");
        ensure!(person.has("#outcome h2").await?, "the banner should say how it ended");
        let outcome = person.text("#outcome").await?;
        ensure!(is_russian(&outcome) == (lang == "ru"), "the outcome should be in `{lang}`: {outcome}");
        person.expect_no_errors().await
    }
}

/// Four tests of a [`WholeGame`]: by mouse in both languages, on a phone, and by keys.
#[macro_export]
macro_rules! whole_games {
    ($game:expr) => {
        #[tokio::test]
        async fn a_whole_game_by_mouse_in_english() -> anyhow::Result<()> {
            $game.play("en", $crate::Screen::Desktop, $crate::Input::Mouse).await
        }

        #[tokio::test]
        async fn a_whole_game_by_mouse_in_russian() -> anyhow::Result<()> {
            $game.play("ru", $crate::Screen::Desktop, $crate::Input::Mouse).await
        }

        #[tokio::test]
        async fn a_whole_game_on_a_phone() -> anyhow::Result<()> {
            $game.play("ru", $crate::Screen::Phone, $crate::Input::Mouse).await
        }

        #[tokio::test]
        async fn a_whole_game_by_keys() -> anyhow::Result<()> {
            $game.play("en", $crate::Screen::Desktop, $crate::Input::Keys).await
        }
    };
}

fn is_russian(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}
