//! Bots at the tables. A bot thinks about a copy of the position on a thread of its own; the table is free meanwhile, and
//! if it has changed when the bot is done, the thought is dropped. A fixed number of bots think at once, the others wait.

use std::sync::Arc;
use std::time::Instant;

use sandtable_bots::{BotSpec, PlayableTitle};
use sandtable_core::{Rng, Seat};
use sandtable_session::Position;
use sandtable_store::StoreError;

use super::LiveTable;
use crate::App;
use crate::middleware::signer::random;

/// What a bot is to think about.
struct BotJob {
    title: &'static dyn PlayableTitle,
    position: Box<dyn Position>,
    spec: BotSpec,
    seat: Seat,
    revision: usize,
}

impl BotJob {
    fn new(live: &LiveTable) -> Option<BotJob> {
        let seat = live.seating.to_move()?;
        let spec = live.seating.owner(seat)?.bot()?.parse().unwrap_or(BotSpec::LEVELS[2]);
        let game = live.game.game();
        let (title, position) = (live.package().title, game.position());
        Some(BotJob { title, position, spec, seat, revision: game.revision() })
    }

    fn think(&self) -> String {
        let mut rng = Rng::new(u64::from_le_bytes(random()));
        self.title.bot(self.spec).choose(&*self.position, self.seat, &mut rng)
    }
}

/// Lets the bot to move think, if there is one and nobody has woken it.
pub(crate) fn wake(app: &Arc<App>, live: &mut LiveTable) {
    if live.has_bot_to_wake() {
        live.is_thinking = true;
        tokio::spawn(play(Arc::clone(app), live.id.clone()));
    }
}

/// Plays for the bots of a table until a person is to move.
async fn play(app: Arc<App>, id: String) {
    loop {
        match one_move(&app, &id).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(table = id, %error, "a bot cannot move");
                app.failed(error);
                break;
            }
        }
    }
    if let Some(mut live) = app.cache.loaded(&id).await {
        live.is_thinking = false;
    }
}

/// One choice of one bot; false if none is to move.
async fn one_move(app: &App, id: &str) -> Result<bool, StoreError> {
    let start = Instant::now();
    if is_at_rest(&mut *app.cache.live(app, id).await?) {
        return Ok(false);
    }
    let Some((seat, revision, word)) = thought(app, id).await? else { return Ok(true) };
    // People want to see one move after the other.
    tokio::time::sleep(app.config.pace.saturating_sub(start.elapsed())).await;
    let mut live = app.cache.live(app, id).await?;
    if live.play_bot(app, seat, revision, &word).await? {
        app.metrics.count_bot_move();
    }
    Ok(true)
}

/// Is no bot to move? Then the next one must be woken.
fn is_at_rest(live: &mut LiveTable) -> bool {
    live.is_thinking = live.seating.is_bot_to_move();
    !live.is_thinking
}

/// What the bot to move wants to do, once it is its turn to think.
async fn thought(app: &App, id: &str) -> Result<Option<(Seat, usize, String)>, StoreError> {
    let failed = |error| StoreError::Other(format!("the bot gave up: {error}"));
    let _turn = app.thinkers.acquire().await.map_err(|closed| failed(closed.to_string()))?;
    let Some(job) = BotJob::new(&*app.cache.live(app, id).await?) else { return Ok(None) };
    let (seat, revision) = (job.seat, job.revision);
    let thinking = app.metrics.thinking();
    let word = tokio::task::spawn_blocking(move || job.think()).await;
    drop(thinking);
    Ok(Some((seat, revision, word.map_err(|panic| failed(panic.to_string()))?)))
}
