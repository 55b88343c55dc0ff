//! People who come and go for a long time, so that it can be seen whether the server's memory stays as it is. Everybody does
//! one thing after another: moves, takes a move back, loads the page again, opens another table, returns to one they left,
//! watches a stranger's, or goes home for somebody else to come.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use anyhow::Result;
use tokio::task::JoinSet;
use tokio::time::{Instant, Interval, MissedTickBehavior, interval_at, sleep_until};

use crate::client::{Client, Listener};
use crate::player::{Asked, Order, Player};
use crate::server;

const MINUTE: Duration = Duration::from_mins(1);

/// What everybody who comes and goes has in common.
pub(crate) struct Soak {
    address: SocketAddr,
    order: Arc<Order>,
    /// How long there is between two things a person does.
    period: Duration,
    start: Instant,
    end: Instant,
    events: Mutex<Events>,
}

/// What has happened so far.
#[derive(Default)]
struct Events {
    /// Every table that was opened.
    tables: Vec<String>,
    guests: usize,
    deeds: usize,
    errors: Vec<String>,
}

impl Soak {
    pub(crate) fn new(address: SocketAddr, order: Order, period: Duration, minutes: u32) -> Soak {
        let start = Instant::now();
        let end = start + MINUTE * minutes;
        Soak { address, order: Arc::new(order), period, start, end, events: Mutex::default() }
    }

    fn events(&self) -> MutexGuard<'_, Events> {
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps this many people busy to the end, and prints a line every minute.
    pub(crate) async fn run(self, people: u16, pid: Option<u32>) -> Result<()> {
        let soak = Arc::new(self);
        let mut coming = JoinSet::new();
        for chair in 0..people {
            let first = soak.start + soak.period.mul_f64(f64::from(chair) / f64::from(people));
            coming.spawn(Arc::clone(&soak).keep_busy(u64::from(chair), first));
        }
        println!("| minute | server memory | tables so far | guests | deeds | errors |");
        println!("|---:|---:|---:|---:|---:|---:|");
        for minute in 0.. {
            let moment = soak.start + MINUTE * minute;
            if moment > soak.end {
                break;
            }
            sleep_until(moment).await;
            println!("{}", soak.line(minute, pid));
        }
        coming.join_all().await;
        soak.events().errors.iter().take(5).for_each(|error| println!("error: {error}"));
        Ok(())
    }

    fn line(&self, minute: u32, pid: Option<u32>) -> String {
        let memory = pid.and_then(server::memory).unwrap_or_default() as f64 / f64::from(1 << 20);
        let Events { tables, guests, deeds, errors } = &*self.events();
        format!("| {minute} | {memory:.1} MiB | {} | {guests} | {deeds} | {} |", tables.len(), errors.len())
    }

    /// One person after another on one chair.
    async fn keep_busy(self: Arc<Soak>, seed: u64, first: Instant) {
        let mut clock = interval_at(first, self.period);
        clock.set_missed_tick_behavior(MissedTickBehavior::Skip);
        for nth in 0.. {
            if clock.tick().await >= self.end {
                return;
            }
            if let Err(error) = self.visit(seed ^ (nth << 16), &mut clock).await {
                self.events().errors.push(format!("{error:#}"));
            }
        }
    }

    /// From coming to going home.
    async fn visit(&self, seed: u64, clock: &mut Interval) -> Result<()> {
        let (player, _) = Player::sit_down(self.address, seed, Arc::clone(&self.order)).await?;
        self.events().guests += 1;
        let mut visit = Visit { player, tables: Vec::new(), spectator: None };
        visit.note_table(self);
        while clock.tick().await < self.end {
            let deed = Deed::of(visit.player.chance() % 100);
            if deed == Deed::GoHome {
                return Ok(());
            }
            visit.act(self, deed).await?;
            visit.note_table(self);
            self.events().deeds += 1;
        }
        Ok(())
    }

    /// One of all tables.
    fn any_table(&self, chance: usize) -> String {
        let tables = &self.events().tables;
        tables[chance % tables.len()].clone()
    }
}

/// Somebody who is there, and what they have left behind.
struct Visit {
    player: Player,
    /// Their tables.
    tables: Vec<String>,
    /// A stranger who watches one of all tables.
    spectator: Option<(Client, Listener)>,
}

impl Visit {
    async fn act(&mut self, soak: &Soak, deed: Deed) -> Result<()> {
        match deed {
            Deed::Move => self.player.step(Instant::now()).await,
            Deed::Undo => self.player.undo().await,
            Deed::Reload | Deed::GoHome => self.player.load().await,
            Deed::Open => self.player.open().await,
            Deed::Return => self.come_back().await,
            Deed::Watch => self.invite_spectator(soak).await,
        }
    }

    /// Back to a table that was left.
    async fn come_back(&mut self) -> Result<()> {
        let chance = self.player.chance();
        self.player.table.clone_from(&self.tables[chance % self.tables.len()]);
        self.player.load().await
    }

    /// Another stranger comes to watch, and the last one goes.
    async fn invite_spectator(&mut self, soak: &Soak) -> Result<()> {
        self.spectator = None;
        let table = soak.any_table(self.player.chance());
        let mut client = Client::connect(soak.address, soak.order.manner).await?;
        client.load(&table).await?;
        let listener = client.listen(&table).await?;
        self.spectator = Some((client, listener));
        Ok(())
    }

    /// Remembers the table, if it is new; what was timed is of no use here.
    fn note_table(&mut self, soak: &Soak) {
        self.player.asked = Asked::default();
        if !self.tables.contains(&self.player.table) {
            self.tables.push(self.player.table.clone());
            soak.events().tables.push(self.player.table.clone());
        }
    }
}

/// What somebody does next.
#[derive(Clone, Copy, PartialEq)]
enum Deed {
    Move,
    Undo,
    Reload,
    Open,
    Return,
    Watch,
    GoHome,
}

impl Deed {
    fn of(percent: usize) -> Deed {
        match percent {
            0..74 => Deed::Move,
            74..82 => Deed::Undo,
            82..91 => Deed::Reload,
            91..92 => Deed::Open,
            92..95 => Deed::Return,
            95..99 => Deed::Watch,
            _ => Deed::GoHome,
        }
    }
}
