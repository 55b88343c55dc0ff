//! A guest at a solo table, one move a second, who opens another table when a game is over. Solo, because then a move is
//! one request, and the rulebook's opponent answers within it; other bots would measure thinking, not serving.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use tokio::time::{Instant, MissedTickBehavior, interval_at};

use crate::client::{Answer, Client};

/// How long each request took, by kind.
#[derive(Default)]
pub(crate) struct Asked {
    pub(crate) opened: Vec<Duration>,
    pub(crate) moved: Vec<Duration>,
    /// What went wrong.
    pub(crate) errors: Vec<String>,
}

pub(crate) struct Player {
    client: Client,
    table: String,
    page: Answer,
    asked: Asked,
    /// Which of the choices is next: any will do, but the same in every run.
    turn: u64,
    watch: bool,
}

impl Player {
    /// A new guest at a new table, and how long that took.
    pub(crate) async fn sit_down(address: SocketAddr, seed: u64, watch: bool) -> Result<(Player, Asked)> {
        let mut client = Client::connect(address).await?;
        let page = client.get("/").await?;
        let asked = Asked::default();
        let mut player = Player { client, table: String::new(), page, asked, turn: seed, watch };
        player.open().await?;
        let asked = std::mem::take(&mut player.asked);
        Ok((player, asked))
    }

    async fn open(&mut self) -> Result<()> {
        let start = Instant::now();
        let answer = self.client.post("/new/natisk", &[("option.mode", "solo"), ("seat0", "me")]).await?;
        ensure!(answer.status == 303, "a new table should be answered with 303, not {}", answer.status);
        self.table = answer.location.context("a new table should have an address")?;
        self.page = self.client.get(&self.table).await?;
        self.asked.opened.push(start.elapsed());
        if self.watch {
            self.client.listen(&self.table).await?;
        }
        Ok(())
    }

    /// Plays a move a second from the first moment to the end.
    pub(crate) async fn play(mut self, first: Instant, end: Instant) -> Asked {
        let mut clock = interval_at(first, Duration::from_secs(1));
        clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
        while clock.tick().await < end {
            if let Err(error) = self.step().await {
                self.asked.errors.push(format!("{error:#}"));
                break;
            }
        }
        self.asked
    }

    async fn step(&mut self) -> Result<()> {
        let actions = self.page.actions();
        if actions.is_empty() {
            return self.open().await;
        }
        self.turn = self.turn.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let action = actions[(self.turn >> 33) as usize % actions.len()];
        let field =
            |name: &'static str| self.page.value(name).map(|value| (name, value)).context("a form is broken");
        let fields = [field("seat")?, field("age")?, field("move")?, ("action", action)];
        let start = Instant::now();
        let page = self.client.post(&format!("{}/act", self.table), &fields).await?;
        self.asked.moved.push(start.elapsed());
        ensure!(page.status == 200, "a move should be answered with 200, not {}", page.status);
        self.page = page;
        Ok(())
    }
}
