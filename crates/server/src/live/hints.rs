//! Hints: what a strong bot would do for the seat that is asked, and why. A hint belongs to one guest, one seat and one position: nobody
//! else ever sees it, and it is gone with the next step. It is thought out in the fair queue of all bots, on behalf of whoever asks, while the
//! table is free; each guest has one thought at a time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_bots::{Advice, PlayableTitle, Thought};
use sandtable_core::Seat;
use sandtable_session::Position;
use sandtable_store::StoreError;
use tokio::sync::watch;

use super::LiveTable;
use super::think_queue::Principal;
use crate::App;

/// The best choice, and the next best two.
const TOLD: usize = 3;
/// The same position, the same hint, unless the time runs out.
const SEED: u64 = 0x41d;
/// Whoever has waited this long in the queue is told to come back.
const PATIENCE: Duration = Duration::from_secs(12);

/// What a hint is asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct HintQuestion {
    table: String,
    guest: String,
    seat: Seat,
    revision: usize,
}

/// The answer; of no worth in any other position.
#[derive(Debug)]
pub(crate) struct Hint {
    question: HintQuestion,
    advice: Vec<Advice>,
}

impl HintQuestion {
    pub(super) fn new(table: &str, guest: &str, seat: Seat, revision: usize) -> HintQuestion {
        HintQuestion { table: table.to_owned(), guest: guest.to_owned(), seat, revision }
    }
}

impl Hint {
    /// The advice, for whoever asked this.
    pub(super) fn answer(&self, question: &HintQuestion) -> Option<&[Advice]> {
        (self.question == *question && !self.advice.is_empty()).then_some(&self.advice)
    }
}

/// What is being thought out, by guest. Whoever waits for a thought is woken when its sender is gone.
#[derive(Clone, Default)]
pub(crate) struct HintsUnderWay(Arc<Mutex<HashMap<String, Wait>>>);

/// A thought that somebody waits for.
type Wait = (HintQuestion, watch::Receiver<()>);

impl HintsUnderWay {
    fn all(&self) -> MutexGuard<'_, HashMap<String, Wait>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does the guest wait for the answer to something else?
    pub(super) fn is_busy(&self, question: &HintQuestion) -> bool {
        self.all().get(&question.guest).is_some_and(|(other, _)| other != question)
    }

    /// The thought, which is new unless it is under way; and the end of it, to be waited for.
    fn begin(&self, question: &HintQuestion) -> (Option<UnderWay>, watch::Receiver<()>) {
        let mut all = self.all();
        if let Some((_, end)) = all.get(&question.guest) {
            return (None, end.clone());
        }
        let (sender, end) = watch::channel(());
        all.insert(question.guest.clone(), (question.clone(), end.clone()));
        (Some(UnderWay { question: question.clone(), hints: self.clone(), _end: sender }), end)
    }
}

/// A thought under way; it ends when this is dropped.
struct UnderWay {
    question: HintQuestion,
    hints: HintsUnderWay,
    _end: watch::Sender<()>,
}

impl Drop for UnderWay {
    fn drop(&mut self) {
        self.hints.all().remove(&self.question.guest);
    }
}

/// Lets a bot think about the question, and waits for it; false if it takes longer than anybody wants to wait. The thought goes on if
/// whoever asked goes away.
pub(crate) async fn think(app: &Arc<App>, question: HintQuestion, address: &str) -> bool {
    let (thought, mut end) = app.hints.begin(&question);
    if let Some(thought) = thought {
        tokio::spawn(answer(Arc::clone(app), thought, address.to_owned()));
    }
    tokio::time::timeout(PATIENCE, end.changed()).await.is_ok()
}

async fn answer(app: Arc<App>, thought: UnderWay, address: String) {
    let question = &thought.question;
    match advice(&app, question, address).await {
        Ok(Some(advice)) => {
            if let Some(mut live) = app.cache.loaded(&question.table).await {
                live.keep_hint(Hint { question: question.clone(), advice });
            }
        }
        Ok(None) => {}
        Err(error) => {
            tracing::error!(table = question.table, %error, "no hint can be given");
            app.failed(error);
        }
    }
}

/// What a bot would do once it is its turn to think; none if the game has gone on meanwhile.
async fn advice(
    app: &App,
    question: &HintQuestion,
    address: String,
) -> Result<Option<Vec<Advice>>, StoreError> {
    let failed = |error: &str| StoreError::Other(format!("the hint failed: {error}"));
    let principal = Principal { address, guest: question.guest.clone() };
    let thinker = app.thinkers.acquire(&principal).await;
    let _thinker = thinker.ok_or_else(|| failed("the queue is closed"))?;
    let Some((title, position)) = app.cache.live(app, &question.table).await?.to_think_about(question) else {
        return Ok(None);
    };
    let thought = Thought { bot: app.config.hints.bot, limit: app.config.hints.limit, seed: SEED };
    let _thinking = app.metrics.thinking();
    let advice = tokio::task::spawn_blocking(move || title.advise(&*position, &thought, TOLD)).await;
    advice.map(Some).map_err(|panic| failed(&panic.to_string()))
}

impl LiveTable {
    /// The position the question is about, if the game is still there.
    fn to_think_about(
        &self,
        question: &HintQuestion,
    ) -> Option<(&'static dyn PlayableTitle, Box<dyn Position>)> {
        let game = self.game.game();
        let is_asked = self.seating.to_move() == Some(question.seat);
        (is_asked && game.revision() == question.revision).then(|| (self.package().title, game.position()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn question(guest: &str, revision: usize) -> HintQuestion {
        HintQuestion::new("t1", guest, Seat(0), revision)
    }

    #[tokio::test]
    async fn a_guest_has_one_thought_at_a_time() {
        let hints = HintsUnderWay::default();
        let (thought, mut end) = hints.begin(&question("ada", 3));
        assert!(thought.is_some() && !hints.is_busy(&question("ada", 3)));
        assert!(hints.is_busy(&question("ada", 4)) && !hints.is_busy(&question("bob", 4)));
        let (again, mut same_end) = hints.begin(&question("ada", 3));
        assert!(again.is_none(), "two taps are one thought");
        assert!(hints.begin(&question("bob", 3)).0.is_some());
        drop(thought);
        assert!(end.changed().await.is_err() && same_end.changed().await.is_err(), "both hear of the end");
        assert!(hints.begin(&question("ada", 4)).0.is_some());
    }

    #[test]
    fn a_hint_answers_nothing_else() {
        let advice = Advice {
            word: "pass".to_owned(),
            say: sandtable_core::Message::new("pass"),
            path: Vec::new(),
            value: 0.5,
            because: Vec::new(),
            although: Vec::new(),
        };
        let hint = Hint { question: question("ada", 3), advice: vec![advice] };
        assert!(hint.answer(&question("ada", 3)).is_some());
        assert!(hint.answer(&question("ada", 4)).is_none() && hint.answer(&question("bob", 3)).is_none());
        let other_seat = HintQuestion::new("t1", "ada", Seat(1), 3);
        assert!(hint.answer(&other_seat).is_none());
    }
}
