//! The house: the store, the tables in memory, and everything the doors share.

use std::net::SocketAddr;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Weak};
use std::time::Duration;

use anyhow::Result;
use bots::Gym;
use futures_util::StreamExt;
use store::{Change, Guest, Holder, NewSeat, NewTable, Secret, Store, StoreError, Token};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, watch};

use crate::guard::limits::{Buckets, Limits};
use crate::guard::seal::{Seal, fresh_id};
use crate::guests::Guests;
use crate::live::herald::{self, FRESH};
use crate::live::{Desk, DeskGuard, Footstep, Hub, thinking};
use crate::metrics::{Gauges, Metrics};
use crate::model::Visitor;
use crate::trouble::Trouble;

/// So many tables are woken at the start at most.
const SLEEPERS: u32 = 1000;

/// How a house is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where tables are kept: a path, `sqlite:path` or `postgres://...`.
    pub database: String,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use, `https://tables.example`, if it is not the one above.
    pub public_url: Option<String>,
    /// How often somebody may ask.
    pub limits: Limits,
    /// How many bots think at once.
    pub bots: usize,
    /// How long a bot's move takes at least, so that people can follow.
    pub pace: Duration,
    /// How long a table stays in memory that nobody asks for.
    pub idle: Duration,
    /// How long a request may take.
    pub timeout: Duration,
    /// The games on the shelf.
    pub games: &'static [&'static dyn Gym],
}

impl Config {
    /// The usual house over this database.
    pub fn new(database: impl Into<String>) -> Config {
        Config {
            database: database.into(),
            listen: SocketAddr::from(([127, 0, 0, 1], 7440)),
            public_url: None,
            limits: Limits::USUAL,
            bots: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            pace: Duration::from_millis(300),
            idle: Duration::from_mins(10),
            timeout: Duration::from_secs(20),
            games: titles::all(),
        }
    }

    /// The same without limits and without waiting, for tests.
    #[must_use]
    pub fn for_tests(self) -> Config {
        Config { limits: Limits::default(), pace: Duration::ZERO, ..self }
    }
}

/// The house. Open it once; [`app`](crate::app) is its doors.
pub struct House {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) secret: Secret,
    pub(crate) seal: Seal,
    pub(crate) hub: Hub,
    guests: Guests,
    pub(crate) buckets: Buckets,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Semaphore,
    pub(crate) closing: watch::Sender<bool>,
    /// What this process is called among those that share the store.
    pub(crate) node: String,
    /// Where to say who is here, if others want to know.
    pub(crate) herald: Option<UnboundedSender<Footstep>>,
}

/// A table somebody wants.
pub(crate) struct Wish {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: record::Json,
    pub(crate) holders: Vec<Holder>,
    pub(crate) public: bool,
    pub(crate) rematch_of: Option<String>,
}

impl House {
    /// Opens the store and begins to listen to other nodes. Needs a tokio runtime.
    pub async fn open(config: Config) -> Result<Arc<House>> {
        let store = Store::open(&config.database).await?;
        let secret = store.secret().await?;
        let (herald, footsteps) = unbounded_channel();
        let house = Arc::new(House {
            node: fresh_id(),
            herald: store.is_shared().then_some(herald),
            thinkers: Semaphore::new(config.bots.max(1)),
            config,
            seal: Seal::new(&secret.0),
            secret,
            store,
            hub: Hub::default(),
            guests: Guests::default(),
            buckets: Buckets::default(),
            metrics: Metrics::default(),
            closing: watch::Sender::new(false),
        });
        let changes = house.store.changes().await?;
        if house.store.is_shared() {
            tokio::spawn(herald::announce(Arc::downgrade(&house), footsteps));
        }
        tokio::spawn(hear(Arc::downgrade(&house), changes));
        tokio::spawn(tidy(Arc::downgrade(&house)));
        Ok(house)
    }

    /// Replays every game in progress and compares the hashes; says what is damaged. Damaged tables stay closed, the
    /// others open.
    pub async fn check_tables(&self) -> Result<Vec<String>> {
        let mut damaged = Vec::new();
        for id in self.store.live_tables().await? {
            match Desk::load(self, &id).await {
                Ok(_) => {}
                Err(StoreError::Damaged(why)) => {
                    tracing::error!(table = id, why, "the table is damaged");
                    damaged.push(id);
                }
                Err(error) => return Err(error.into()),
            }
        }
        Ok(damaged)
    }

    /// Wakes the bots that were to move when the house was closed: at most so many, the latest tables first; the rest wake
    /// when somebody looks. They think in the background, a few at a time. Nodes that share a store may wake the same
    /// bot: of two moves at one place the store keeps one, so the other has only thought in vain.
    pub async fn wake_bots(self: &Arc<House>) -> Result<usize> {
        let waiting = self.store.waiting_for_bots(SLEEPERS).await?;
        for id in &waiting {
            // A table that cannot be opened is in the log already.
            let _ = self.desk(id).await;
        }
        Ok(waiting.len())
    }

    /// Ends what is endless: pages that listen. To be called when the server stops.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Lets go of the tables nobody has asked for in this time; they come back when somebody does.
    pub fn rest(&self, idle: Duration) {
        self.hub.rest(idle);
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.hub.count().0
    }

    /// The desk of a table; its bots are awake.
    pub(crate) async fn desk(self: &Arc<House>, id: &str) -> Result<DeskGuard, Trouble> {
        let mut desk = self.hub.desk(self, id).await.map_err(|error| self.failed(error))?;
        desk.look_around(self, FRESH).await;
        thinking::wake(self, &mut desk);
        Ok(desk)
    }

    /// The game with this id, if it is on the shelf.
    pub(crate) fn title(&self, game: &str) -> Option<&'static dyn Gym> {
        self.config.games.iter().copied().find(|title| title.id() == game)
    }

    /// Counts what the store could not do.
    pub(crate) fn failed(&self, error: StoreError) -> Trouble {
        if !matches!(error, StoreError::NotFound(_)) {
            self.metrics.store_errors.fetch_add(1, Relaxed);
        }
        error.into()
    }

    /// Where people find us.
    pub(crate) fn address(&self) -> String {
        let own = || format!("http://{}", self.config.listen);
        self.config.public_url.as_ref().map_or_else(own, |url| url.trim_end_matches('/').to_owned())
    }

    /// What is kept of a guest; a store that cannot answer knows nobody.
    pub(crate) async fn guest(&self, id: &str) -> Option<Guest> {
        let found = self.guests.find(&self.store, id).await;
        found.map_err(|error| self.failed(error)).ok().flatten()
    }

    /// What the guest of a seat is called.
    pub(crate) async fn name_of(&self, holder: &Holder) -> Option<String> {
        self.guest(holder.guest()?).await.map(|guest| guest.name)
    }

    /// Writes the visitor down, so that others can be told their name.
    pub(crate) async fn remember(&self, visitor: &Visitor) -> Result<(), Trouble> {
        let guest =
            Guest { id: visitor.guest.clone(), name: visitor.name.clone(), lang: visitor.lang.to_string() };
        self.guests.keep(&self.store, guest).await.map_err(|error| self.failed(error))
    }

    /// Tells the tables in memory what the visitor is called now.
    pub(crate) async fn rename(&self, visitor: &Visitor) -> Result<(), Trouble> {
        self.remember(visitor).await?;
        let tables = self.store.tables_of(&visitor.guest).await.map_err(|error| self.failed(error))?;
        for table in tables {
            if let Some(mut desk) = self.hub.seated(&table.id).await {
                desk.rename(&visitor.guest, &visitor.name);
            }
        }
        Ok(())
    }

    /// Opens a table; its id.
    pub(crate) async fn open_table(&self, host: &Visitor, wish: Wish) -> Result<String, StoreError> {
        let id = fresh_id();
        let seat = |(seat, holder)| NewSeat {
            holder,
            token: Some(Token::of_seat(&self.secret, &id, seat, 0).hash()),
        };
        let table = NewTable {
            seats: (0u8..).zip(wish.holders).map(seat).collect(),
            id: id.clone(),
            game: wish.game,
            rules: wish.rules,
            options: wish.options,
            state: None,
            dice_key: Secret::fresh()?,
            host: host.guest.clone(),
            public: wish.public,
            rematch_of: wish.rematch_of,
        };
        self.store.create(&table).await?;
        Ok(id)
    }

    pub(crate) fn metrics_text(&self) -> String {
        let (desks, watchers) = self.hub.count();
        self.metrics.text(&Gauges { desks, watchers })
    }
}

/// Brings changes of other nodes to the desks here.
async fn hear(house: Weak<House>, mut changes: impl futures_util::Stream<Item = Change> + Unpin) {
    while let Some(change) = changes.next().await {
        let Some(house) = house.upgrade() else { return };
        match change {
            Change::Table { id, version } => catch_up(&house, &id, version).await,
            Change::Presence { id } => {
                if let Some(mut desk) = house.hub.seated(&id).await {
                    desk.look_around(&house, Duration::ZERO).await;
                }
            }
            Change::Missed => {
                for id in house.hub.ids() {
                    catch_up(&house, &id, u64::MAX).await;
                }
            }
        }
    }
}

async fn catch_up(house: &House, id: &str, version: u64) {
    let Some(mut desk) = house.hub.seated(id).await else { return };
    if desk.row.version < version
        && let Err(error) = desk.refresh(house).await
    {
        house.failed(error);
    }
}

/// Lets idle tables go from time to time, for as long as the house stands.
async fn tidy(house: Weak<House>) {
    while let Some(house) = house.upgrade() {
        let idle = house.config.idle;
        house.rest(idle);
        drop(house);
        tokio::time::sleep((idle / 4).clamp(Duration::from_millis(100), Duration::from_mins(1))).await;
    }
}
