//! What a page says about the game it shows, and waiting for it to say something else.

use anyhow::Result;
use serde::Deserialize;
use serde_json::json;

use crate::person::Person;

/// What a page says about its game.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct PageState {
    /// The id of the page's main part: `table`, `replay`.
    pub main: String,
    /// The change of the table that it shows.
    pub version: u64,
    /// The step it shows.
    pub ply: u64,
    /// `mine`, `theirs` or `over`; empty behind the curtain.
    pub turn: String,
    /// What has been picked, as in the address.
    pub picked: String,
    /// Is the curtain down, or about to fall?
    pub curtained: bool,
    /// How many things on the board can be clicked.
    pub clickable: usize,
}

/// The page's answer to [`Person::state`].
const STATE: &str = r"(() => {
    const main = document.querySelector('main');
    const { version, ply, turn } = main.dataset;
    return {
        main: main.id, version: Number(version ?? 0), ply: Number(ply ?? 0), turn: turn ?? '',
        picked: location.search, curtained: 'curtain' in main.dataset || 'handover' in main.dataset,
        clickable: document.querySelectorAll('#board .hot').length,
    };
})()";

impl Person {
    /// What the page says now.
    pub async fn state(&self) -> Result<PageState> {
        self.eval(STATE).await
    }

    /// Waits until this person is asked something, the curtain falls, or the game is over.
    pub async fn my_turn(&self) -> Result<PageState> {
        self.until_state("s.turn === 'over' || s.curtained || (s.turn === 'mine' && s.clickable > 0)").await
    }

    /// Waits until the page says something else than before.
    pub async fn changed_since(&self, before: &PageState) -> Result<PageState> {
        let known = json!([before.version, before.ply, before.turn, before.picked, before.curtained]);
        self.until_state(&format!(
            "JSON.stringify([s.version, s.ply, s.turn, s.picked, s.curtained]) !== {}",
            json!(known.to_string())
        ))
        .await
    }

    /// Waits until a condition on the state `s` holds; the state in which it did.
    async fn until_state(&self, condition: &str) -> Result<PageState> {
        self.wait_for(&format!("(s => ({condition}) ? s : null)({STATE})")).await
    }

    /// Waits until the page shows a step.
    pub async fn at_ply(&self, ply: u64) -> Result<()> {
        self.until(&format!("{STATE}.ply === {ply}")).await
    }

    /// Waits until the page shows this step or a later one.
    pub async fn at_least_ply(&self, ply: u64) -> Result<()> {
        self.until(&format!("{STATE}.ply >= {ply}")).await
    }

    /// The seat the page is drawn for.
    pub async fn seat(&self) -> Result<String> {
        self.eval("document.querySelector('main').dataset.as").await
    }

    /// Waits until the page explains why something cannot be done.
    pub async fn explained(&self) -> Result<String> {
        self.until("document.querySelector('#notice').textContent.trim() !== ''").await?;
        self.text("#notice").await
    }
}
