//! A guided first game in the browser, played as its lesson points.

use anyhow::{Context, Result, ensure};
use sandtable_board::{Lesson, Package, find};

use crate::person::Person;
use crate::random_player::{Input, RandomPlayer};
use crate::screen::Screen;
use crate::test_server::TestServer;

/// What the lesson wants to be clicked next, on the board.
pub const NEXT: &str = "#board .hot:has(+ .point.next)";
/// Is the middle of what is to be clicked next on the screen?
const IN_SIGHT: &str = "(() => {
    const box = document.querySelector('#board .point.next')?.getBoundingClientRect();
    const stage = document.querySelector('.stage').getBoundingClientRect();
    if (!box) return true;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > stage.left && x < stage.right && y > stage.top && y < stage.bottom;
})()";
/// More clicks than any lesson takes.
const MOST_CLICKS: usize = 200;

/// How a lesson can be played.
const WAYS: [(Screen, Input); 3] =
    [(Screen::Desktop, Input::Mouse), (Screen::Desktop, Input::Keys), (Screen::Phone, Input::Mouse)];

/// Which lesson to play.
#[derive(Clone, Copy, Debug)]
pub struct GuidedGame {
    /// The games the server offers.
    pub packages: &'static [Package],
    /// The one to learn.
    pub game: &'static str,
}

impl GuidedGame {
    /// Plays the lesson to its end in a language, on a screen, by mouse or keys, and one step on its own.
    pub async fn play(&self, lang: &str, screen: Screen, input: Input) -> Result<()> {
        let (_server, person) = self.begin(lang, screen).await?;
        let mut seen: Vec<u64> = Vec::new();
        for _ in 0..MOST_CLICKS {
            let now = person.my_turn().await?;
            let Some(number) = decision(&person).await? else { break };
            if seen.last() != Some(&number) {
                seen.push(number);
                let text = person.text("#lesson").await?;
                ensure!(is_russian(&text) == (lang == "ru"), "the lesson should be in `{lang}`: {text}");
            }
            ensure!(
                person.eval::<bool>(IN_SIGHT).await?,
                "at decision {number} the thing pointed at is out of sight"
            );
            let covered = person.check_covered().await?;
            ensure!(covered.is_empty(), "at decision {number}: {covered:#?}");
            follow(&person, input).await.with_context(|| format!("at decision {number}"))?;
            person.changed_since(&now).await?;
        }
        ensure!(seen == (1..=self.decisions()?).collect::<Vec<_>>(), "these were shown: {seen:?}");
        ensure!(person.has("#lesson:not([data-decision])").await?, "the end should be told");
        RandomPlayer::new(3).step(&person).await?;
        person.until("document.querySelector('#lesson') === null").await?;
        person.expect_no_errors().await
    }

    /// Plays the lesson in one way; in a long run in both languages by mouse, by keys and on a phone.
    pub async fn play_or_in_every_way(&self, lang: &str, screen: Screen, input: Input) -> Result<()> {
        if std::env::var_os("SANDTABLE_LONG").is_none() {
            return self.play(lang, screen, input).await;
        }
        for lang in ["en", "ru"] {
            for (screen, input) in WAYS {
                self.play(lang, screen, input)
                    .await
                    .with_context(|| format!("{lang} {screen:?} {input:?}"))?;
            }
        }
        Ok(())
    }

    /// Opens the guided game by the button on the shelf.
    pub async fn begin(&self, lang: &str, screen: Screen) -> Result<(TestServer, Person)> {
        let server = TestServer::start(self.packages).await?;
        let person = Person::speaking(lang, server.address()).await?;
        person.use_screen(screen).await?;
        self.learn(&person).await?;
        Ok((server, person))
    }

    /// Opens the guided game for somebody.
    pub async fn learn(&self, person: &Person) -> Result<()> {
        person.visit("/").await?;
        person.click(&format!("#game-{} .learn .btn", self.game)).await?;
        person.find("main#table #lesson").await.map(drop)
    }

    fn decisions(&self) -> Result<u64> {
        let texts = find(self.packages, self.game).and_then(|package| package.newcomers.lesson);
        let lesson = Lesson::new(&texts.context("there should be a lesson")?).map_err(anyhow::Error::msg)?;
        Ok(lesson.decisions.len() as u64)
    }
}

/// The number of the decision the lesson speaks of.
async fn decision(person: &Person) -> Result<Option<u64>> {
    let number: Option<String> =
        person.eval("document.querySelector('#lesson')?.dataset.decision ?? null").await?;
    Ok(number.and_then(|number| number.parse().ok()))
}

/// Does what the lesson points at: on the board, or where a number is to be given by its button.
async fn follow(person: &Person, input: Input) -> Result<()> {
    let wanted = if person.has(NEXT).await? { NEXT } else { "#suggested" };
    person.reach(wanted, input).await
}

/// Two tests of a [`GuidedGame`]: by mouse in one language, and in the other in another way (in a long run in every way).
#[macro_export]
macro_rules! guided_games {
    ($game:expr, mouse $one:literal, $other:literal on $screen:ident by $input:ident) => {
        #[tokio::test]
        async fn the_first_game_by_mouse() -> anyhow::Result<()> {
            $game.play($one, $crate::Screen::Desktop, $crate::Input::Mouse).await
        }

        #[tokio::test]
        async fn the_first_game_in_another_way() -> anyhow::Result<()> {
            $game.play_or_in_every_way($other, $crate::Screen::$screen, $crate::Input::$input).await
        }
    };
}

fn is_russian(text: &str) -> bool {
    text.chars().any(|letter| ('а'..='я').contains(&letter))
}
