//! Reviews of games that are over, made once for each table and kept with it. A review has the last place in the queue of all bots and gives
//! its thread back after each choice it has judged, so that nobody who plays waits for it. Each guest has one review made at a time. How far it
//! is goes into the store now and then: pages see it at any node, and a review that nobody goes on with can be begun again.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sandtable_bots::{GameReview, PlayableTitle, ReviewPlan};
use sandtable_session::Table;
use sandtable_store::{StoreError, StoredReview};
use tokio::runtime::Handle;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::{LiveTable, Thinkers};
use crate::App;
use crate::app::now;
use crate::model::ReviewState;

/// How often it is written down how far a review is.
const CONFIRMED: Duration = Duration::from_secs(1);
/// A review that nobody has confirmed for so long, in milliseconds, is not made any more.
const ABANDONED: u64 = 30_000;

/// What is reviewed at this node: the tables, each with the guest who asked.
#[derive(Clone, Default)]
pub(crate) struct ReviewsUnderWay(Arc<Mutex<HashMap<String, String>>>);

impl ReviewsUnderWay {
    fn all(&self) -> MutexGuard<'_, HashMap<String, String>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Is another table reviewed for the guest?
    fn is_busy(&self, table: &str, guest: &str) -> bool {
        self.all().iter().any(|(other, whose)| whose == guest && other != table)
    }

    fn add(&self, table: &str, guest: &str) -> ReviewUnderWay {
        self.all().insert(table.to_owned(), guest.to_owned());
        ReviewUnderWay { table: table.to_owned(), reviews: self.clone() }
    }
}

/// A review under way; it ends when this is dropped.
struct ReviewUnderWay {
    table: String,
    reviews: ReviewsUnderWay,
}

impl Drop for ReviewUnderWay {
    fn drop(&mut self) {
        self.reviews.all().remove(&self.table);
    }
}

/// A game that is over, to be reviewed.
pub(crate) struct FinishedGame {
    table: String,
    title: &'static dyn PlayableTitle,
    game: Box<dyn Table>,
}

impl LiveTable {
    /// The game, if it is over: only then everything may be looked at.
    pub(crate) fn finished_game(&self) -> Option<FinishedGame> {
        let (table, title) = (self.id.clone(), self.title());
        self.is_over().then(|| FinishedGame { table, title, game: self.game.game().copy() })
    }
}

/// Lets the game be reviewed for the guest, unless it has been or is being reviewed; false if the guest must wait for another review.
pub(crate) async fn begin(app: &Arc<App>, finished: FinishedGame, guest: &str) -> Result<bool, StoreError> {
    if app.reviews.is_busy(&finished.table, guest) {
        return Ok(false);
    }
    if app.store.begin_review(&finished.table, 100, now().saturating_sub(ABANDONED)).await? {
        let under_way = app.reviews.add(&finished.table, guest);
        tokio::spawn(make(Arc::clone(app), finished, under_way));
    }
    Ok(true)
}

/// How far the review of a table is. One that cannot be read any more is as good as none.
pub(crate) async fn state(app: &App, table: &str) -> Result<ReviewState, StoreError> {
    let Some(stored) = app.store.review(table).await? else { return Ok(ReviewState::None) };
    if !stored.finished {
        let is_abandoned = stored.at < now().saturating_sub(ABANDONED);
        return Ok(if is_abandoned { ReviewState::None } else { ReviewState::UnderWay(stored.done as u8) });
    }
    match serde_json::from_str(&stored.text) {
        Ok(review) => Ok(ReviewState::Finished(review)),
        Err(_) => app.store.delete_review(table).await.map(|()| ReviewState::None),
    }
}

async fn make(app: Arc<App>, finished: FinishedGame, under_way: ReviewUnderWay) {
    let (say, done) = watch::channel(0);
    let (thinkers, plan) = (app.thinkers.clone(), app.config.reviews);
    let thought = tokio::task::spawn_blocking(move || think(&finished, &plan, &thinkers, &say));
    let made = match confirmed(&app, &under_way.table, thought, done).await {
        Ok(Some(review)) => app.store.put_review(&under_way.table, &finished_review(&review)).await.map(drop),
        Ok(None) => Ok(()),
        Err(error) => Err(error),
    };
    if let Err(error) = made {
        tracing::error!(table = under_way.table, %error, "a game cannot be reviewed");
        app.failed(error);
    }
}

/// Thinks, and stops as soon as nobody hears how far it is. Between two choices whoever plays goes first.
fn think(
    finished: &FinishedGame,
    plan: &ReviewPlan,
    thinkers: &Thinkers,
    say: &watch::Sender<u8>,
) -> Option<GameReview> {
    let (runtime, mut thinker) = (Handle::current(), None);
    finished.title.review(finished.game.as_ref(), plan, &mut |percent| {
        drop(thinker.take());
        if say.send(percent).is_err() {
            return ControlFlow::Break(());
        }
        thinker = runtime.block_on(thinkers.acquire_last());
        if thinker.is_some() { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
}

/// Writes down how far the thought is until it is done; none if nobody wants it any more, because the table is gone or the server stops.
async fn confirmed(
    app: &App,
    table: &str,
    mut thought: JoinHandle<Option<GameReview>>,
    done: watch::Receiver<u8>,
) -> Result<Option<GameReview>, StoreError> {
    loop {
        match tokio::time::timeout(CONFIRMED, &mut thought).await {
            Ok(review) => {
                return review.map_err(|panic| StoreError::Other(format!("the review failed: {panic}")));
            }
            Err(_) if *app.closing.borrow() => return Ok(None),
            Err(_) => {}
        }
        let so_far = StoredReview { done: u64::from(*done.borrow()), total: 100, ..StoredReview::default() };
        if !app.store.put_review(table, &so_far).await? {
            return Ok(None);
        }
    }
}

fn finished_review(review: &GameReview) -> StoredReview {
    let text = serde_json::to_string(review).expect("a review is plain data");
    StoredReview { done: 100, total: 100, finished: true, text, at: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_has_one_review_at_a_time() {
        let reviews = ReviewsUnderWay::default();
        let first = reviews.add("t1", "ada");
        assert!(
            reviews.is_busy("t2", "ada") && !reviews.is_busy("t1", "ada") && !reviews.is_busy("t2", "bob")
        );
        drop(first);
        assert!(!reviews.is_busy("t2", "ada"));
    }
}
