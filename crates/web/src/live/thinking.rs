//! Bots at the tables. A bot thinks about a copy of the table on a thread of its own; the desk is free meanwhile, and if
//! it has changed when the bot is done, the thought is dropped. So many bots think at once, the others wait.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Instant;

use bots::{BotSpec, Gym};
use record::Table;
use store::StoreError;
use table::{Rng, Seat};

use super::Desk;
use crate::House;
use crate::guard::seal::random;

/// What a bot is to think about.
struct Puzzle {
    title: &'static dyn Gym,
    table: Box<dyn Table>,
    spec: BotSpec,
    seat: Seat,
    age: usize,
}

impl Puzzle {
    fn solve(&self) -> String {
        let mut rng = Rng::new(u64::from_le_bytes(random()));
        self.title.mind(self.spec).choose(&*self.table, self.seat, &mut rng)
    }
}

impl Desk {
    fn puzzle(&self) -> Option<Puzzle> {
        let seat = self.to_move()?;
        let spec = self.holder(seat)?.bot()?.parse().unwrap_or(BotSpec::LEVELS[2]);
        let game = &self.kept.game;
        Some(Puzzle { title: self.title, table: game.seek(game.ply())?, spec, seat, age: game.age() })
    }

    /// Is no bot to move? Then the next one must be woken.
    fn is_at_rest(&mut self) -> bool {
        let is_bot = |seat| self.holder(seat).is_some_and(|holder| holder.bot().is_some());
        self.is_thinking = self.to_move().is_some_and(is_bot);
        !self.is_thinking
    }
}

/// Lets the bot to move think, if there is one and nobody has woken it.
pub(crate) fn wake(house: &Arc<House>, desk: &mut Desk) {
    if desk.has_bot_to_wake() {
        desk.is_thinking = true;
        tokio::spawn(think(Arc::clone(house), desk.row.id.clone()));
    }
}

/// Plays for the bots of a table until a person is to move.
async fn think(house: Arc<House>, id: String) {
    loop {
        match one_move(&house, &id).await {
            Ok(true) => {}
            Ok(false) => return,
            Err(error) => {
                tracing::error!(table = id, %error, "a bot cannot move");
                house.failed(error);
                break;
            }
        }
    }
    if let Some(mut desk) = house.hub.seated(&id).await {
        desk.is_thinking = false;
    }
}

/// One choice of one bot; false if none is to move.
async fn one_move(house: &House, id: &str) -> Result<bool, StoreError> {
    let start = Instant::now();
    if house.hub.desk(house, id).await?.is_at_rest() {
        return Ok(false);
    }
    let Some((seat, age, word)) = thought(house, id).await? else { return Ok(true) };
    // People want to see one move after the other.
    tokio::time::sleep(house.config.pace.saturating_sub(start.elapsed())).await;
    let mut desk = house.hub.desk(house, id).await?;
    if desk.play_bot(house, seat, age, &word).await? {
        house.metrics.bot_moves.fetch_add(1, Relaxed);
    }
    Ok(true)
}

/// What the bot to move wants to do, once it is its turn to think.
async fn thought(house: &House, id: &str) -> Result<Option<(Seat, usize, String)>, StoreError> {
    let gone = |error| StoreError::Other(format!("the bot gave up: {error}"));
    let _turn = house.thinkers.acquire().await.map_err(|closed| gone(closed.to_string()))?;
    let Some(puzzle) = house.hub.desk(house, id).await?.puzzle() else { return Ok(None) };
    let (seat, age) = (puzzle.seat, puzzle.age);
    house.metrics.bots_thinking.fetch_add(1, Relaxed);
    let word = tokio::task::spawn_blocking(move || puzzle.solve()).await;
    house.metrics.bots_thinking.fetch_sub(1, Relaxed);
    Ok(Some((seat, age, word.map_err(|panic| gone(panic.to_string()))?)))
}
