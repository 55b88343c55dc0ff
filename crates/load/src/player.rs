//! A guest at a table, one move after another, who opens another table when a game is over. A solo game measures best: then
//! a move is one request, and the rulebook's opponent answers within it; other bots would measure thinking, not serving.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::client::{Answer, Client, Listener, Manner};
use crate::page::Page;

/// How long each request took, by kind.
#[derive(Default)]
pub(crate) struct Asked {
    pub(crate) opened: Vec<Duration>,
    pub(crate) moved: Vec<Duration>,
    /// How many bytes came in answer to moves.
    pub(crate) bytes: usize,
    /// What went wrong.
    pub(crate) errors: Vec<String>,
}

/// The table a guest opens.
pub(crate) struct Order {
    /// Where the form is sent.
    pub(crate) path: String,
    pub(crate) fields: Vec<(String, String)>,
    /// Does a page listen at the table?
    pub(crate) watch: bool,
    pub(crate) manner: Manner,
}

pub(crate) struct Player {
    client: Client,
    pub(crate) table: String,
    /// The next move; none when the game is over.
    next: Option<Move>,
    pub(crate) asked: Asked,
    /// Which of the choices is next: any will do, but the same in every run.
    turn: u64,
    order: Arc<Order>,
    listener: Option<Listener>,
}

/// A form filled in.
struct Move {
    seat: String,
    revision: String,
    id: String,
    action: String,
}

impl Move {
    /// One of the choices on a page; none if there are none.
    fn choose(page: &Page, chance: usize) -> Result<Option<Move>> {
        let actions = page.actions();
        if actions.is_empty() {
            return Ok(None);
        }
        let action = actions[chance % actions.len()].to_owned();
        let field = |name| page.value(name).map(str::to_owned).context("a form is broken");
        Ok(Some(Move { seat: field("seat")?, revision: field("revision")?, id: field("move")?, action }))
    }
}

impl Player {
    /// A new guest at a new table, and how long that took.
    pub(crate) async fn sit_down(
        address: SocketAddr,
        seed: u64,
        order: Arc<Order>,
    ) -> Result<(Player, Asked)> {
        let client = Client::connect(address, order.manner).await?;
        let asked = Asked::default();
        let mut player =
            Player { client, table: String::new(), next: None, asked, turn: seed, order, listener: None };
        player.open().await?;
        let asked = std::mem::take(&mut player.asked);
        Ok((player, asked))
    }

    /// Opens a table and its page.
    pub(crate) async fn open(&mut self) -> Result<()> {
        let order = Arc::clone(&self.order);
        let fields: Vec<_> = order.fields.iter().map(|(name, value)| (&**name, &**value)).collect();
        let start = Instant::now();
        let answer = self.client.post(&order.path, &fields).await?;
        ensure!(answer.status == 303, "a new table should be answered with 303, not {}", answer.status);
        let table = answer.header("location").context("a new table should have an address")?;
        table.clone_into(&mut self.table);
        self.load().await?;
        self.asked.opened.push(start.elapsed());
        Ok(())
    }

    /// Loads the page of the table; what listened to another page listens no more.
    pub(crate) async fn load(&mut self) -> Result<()> {
        self.listener = None;
        let page = self.client.load(&self.table).await?;
        self.read(&page)?;
        if self.order.watch {
            self.listener = Some(self.client.listen(&self.table).await?);
        }
        Ok(())
    }

    /// Looks at a page of the table and chooses what is next.
    fn read(&mut self, answer: &Answer) -> Result<()> {
        ensure!(answer.status == 200, "`{}` should be answered with 200, not {}", self.table, answer.status);
        let chance = self.chance();
        self.next = Move::choose(&answer.page, chance)?;
        Ok(())
    }

    /// Any number, but the same in every run.
    pub(crate) fn chance(&mut self) -> usize {
        self.turn = self.turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.turn >> 33) as usize
    }

    /// Plays from the first moment to the end, a move whenever the period is over. A move's time begins when it is due,
    /// even if we ourselves are late with it.
    pub(crate) async fn play(mut self, first: Instant, end: Instant, period: Duration) -> Asked {
        let mut clock = interval_at(first, period);
        clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
        loop {
            let due = clock.tick().await;
            if due >= end {
                return self.asked;
            }
            if let Err(error) = self.step(due).await {
                self.asked.errors.push(format!("{error:#}"));
                return self.asked;
            }
        }
    }

    /// The next move, or another table if the game is over.
    pub(crate) async fn step(&mut self, due: Instant) -> Result<()> {
        let Some(Move { seat, revision, id, action }) = self.next.take() else { return self.open().await };
        let fields = [("seat", &*seat), ("revision", &*revision), ("move", &*id), ("action", &*action)];
        let page = self.client.post(&format!("{}/act", self.table), &fields).await?;
        self.asked.moved.push(due.elapsed());
        self.asked.bytes += page.bytes;
        self.read(&page)
    }

    /// Takes the last step back, if that is possible.
    pub(crate) async fn undo(&mut self) -> Result<()> {
        let Some(Move { seat, revision, id, .. }) = self.next.take() else { return self.open().await };
        let fields = [("seat", &*seat), ("revision", &*revision), ("move", &*id)];
        let page = self.client.post(&format!("{}/undo", self.table), &fields).await?;
        self.read(&page)
    }
}
