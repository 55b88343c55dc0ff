//! The app: its configuration, the store, the tables in memory, and everything the routes share.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use anyhow::Result;
use axum::http::StatusCode;
use sandtable_board::Package;
use sandtable_store::{
    AbsenceTerms, Guest, NewSeat, NewTable, SeatOwner, Secret, Secrets, Store, StoreError, TableSettings,
    Token,
};
use tokio::sync::mpsc::{UnboundedSender, unbounded_channel};
use tokio::sync::watch;

use crate::app_error::AppError;
use crate::daily_cap::{DAY, DailyCap};
use crate::guests::Guests;
use crate::health::Readiness;
use crate::live::hints::HintsUnderWay;
use crate::live::presence_sync::{self, FRESH};
use crate::live::reviews::ReviewsUnderWay;
use crate::live::{self, LiveTableGuard, Patience, PresenceEvent, TableCache, Thinkers, bots};
use crate::metrics::{Gauges, Metrics};
use crate::middleware::address::Address;
use crate::middleware::limits::Limiters;
use crate::middleware::signer::{Signer, fresh_id};
use crate::middleware::slots::Slots;
use crate::model::Visitor;
use crate::page_diff::ShownPages;
use crate::{Config, Site, Upkeep, background};

/// How many tables are woken at the start at most.
const WOKEN: u32 = 1000;
/// How many tables expire in one go.
const EXPIRED: u32 = 100;

/// The app. Open it once; [`router`](crate::router) is its routes.
pub struct App {
    pub(crate) config: Config,
    pub(crate) site: Arc<Site>,
    pub(crate) store: Store,
    pub(crate) secrets: Secrets,
    pub(crate) signer: Signer,
    pub(crate) cache: TableCache,
    guests: Guests,
    pub(crate) shown_pages: ShownPages,
    daily_cap: DailyCap,
    pub(crate) readiness: Readiness,
    pub(crate) limiters: Limiters,
    /// The pages that listen.
    pub(crate) streams: Arc<Slots>,
    pub(crate) metrics: Metrics,
    pub(crate) thinkers: Thinkers,
    pub(crate) hints: HintsUnderWay,
    pub(crate) reviews: ReviewsUnderWay,
    pub(crate) closing: watch::Sender<bool>,
    /// What this process is called among those that share the store.
    pub(crate) node: String,
    /// Where to say who is here.
    pub(crate) presence_sync: UnboundedSender<PresenceEvent>,
    pub(crate) started: Instant,
}

/// A table somebody wants.
pub(crate) struct NewTableRequest {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: sandtable_session::Json,
    /// The first position, if it was set by hand.
    pub(crate) state: Option<sandtable_session::Json>,
    pub(crate) owners: Vec<SeatOwner>,
    pub(crate) public: bool,
    pub(crate) rematch_of: Option<String>,
    pub(crate) absence: AbsenceTerms,
    pub(crate) settings: TableSettings,
    /// Is it a guided first game, or a puzzle?
    pub(crate) lesson: bool,
}

impl App {
    /// Opens the store and begins to listen to other nodes. Needs a tokio runtime.
    pub async fn open(config: Config) -> Result<Arc<App>> {
        let store = Store::open(&config.database).await?;
        let secrets = store.secrets(config.secret_file.as_deref()).await?;
        let (presence_sync, events) = unbounded_channel();
        let app = Arc::new(App {
            node: fresh_id(),
            presence_sync,
            started: Instant::now(),
            thinkers: Thinkers::new(config.bots),
            hints: HintsUnderWay::default(),
            reviews: ReviewsUnderWay::default(),
            site: Site::new(config.packages)?,
            limiters: Limiters::new(&config.limits),
            streams: Slots::new(config.limits.streams),
            config,
            signer: Signer::new(&secrets),
            secrets,
            store,
            cache: TableCache::default(),
            guests: Guests::default(),
            shown_pages: ShownPages::default(),
            daily_cap: DailyCap::default(),
            readiness: Readiness::default(),
            metrics: Metrics::new(),
            closing: watch::Sender::new(false),
        });
        let changes = app.store.changes().await?;
        tokio::spawn(presence_sync::announce(Arc::downgrade(&app), events));
        tokio::spawn(background::follow_changes(Arc::downgrade(&app), changes));
        tokio::spawn(background::tidy(Arc::downgrade(&app)));
        tokio::spawn(background::expire(Arc::downgrade(&app)));
        Ok(app)
    }

    /// Replays every game in progress and compares the hashes; says what is damaged. Damaged tables stay closed, the
    /// others are open meanwhile.
    pub async fn check_tables(&self) -> Result<Vec<String>> {
        live::check_tables(self, now()).await
    }

    /// Deletes the tables at which nobody ever moved, if they are old enough; how many.
    pub async fn expire_tables(&self) -> Result<usize> {
        let Some(expiry) = self.config.upkeep.expiry else { return Ok(0) };
        let before = now().saturating_sub(expiry.as_millis() as u64);
        let mut count = 0;
        loop {
            let expired = self.store.expire(before, EXPIRED).await?;
            if expired.is_empty() {
                return Ok(count);
            }
            count += expired.len();
            for id in expired {
                self.cache.remove(&id).await;
            }
        }
    }

    /// Wakes the bots that were to move when the app was closed: the latest tables first, up to a limit; the rest
    /// wake when somebody looks. They think in the background, a few at a time. Nodes that share a store may wake the same
    /// bot: of two moves at one place the store takes one.
    pub async fn wake_bots(self: &Arc<App>) -> Result<usize> {
        let waiting = self.store.waiting_for_bots(WOKEN).await?;
        for id in &waiting {
            // A table that cannot be opened is in the log already.
            let _ = self.live(id).await;
        }
        Ok(waiting.len())
    }

    /// Ends what is endless: pages that listen. To be called when the server stops.
    pub fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Drops the tables nobody has asked for in this time; they are loaded again when somebody does.
    pub fn drop_idle_tables(&self, idle: Duration) {
        self.cache.drop_idle(idle);
    }

    /// How many tables are in memory.
    pub fn open_tables(&self) -> usize {
        self.cache.count().0
    }

    /// The table, locked; its bots are awake.
    pub(crate) async fn live(self: &Arc<App>, id: &str) -> Result<LiveTableGuard, AppError> {
        let mut live = match self.cache.live(self, id).await {
            Ok(live) => live,
            Err(error) => return Err(self.explained(id, error).await),
        };
        live.look_around(self, FRESH).await;
        bots::wake(self, &mut live);
        Ok(live)
    }

    /// A table that is not there may have been deleted; whoever sat there is told.
    async fn explained(&self, id: &str, error: StoreError) -> AppError {
        let is_missing = matches!(error, StoreError::NotFound(_));
        if is_missing && self.store.is_deleted(id).await.unwrap_or_default() {
            return AppError::new(StatusCode::GONE, "web-error-deleted");
        }
        self.failed(error)
    }

    /// Deletes a table for its host.
    pub(crate) async fn delete_table(&self, id: &str, host: &str) -> Result<(), AppError> {
        self.store.delete(id, host).await.map_err(|error| self.failed(error))?;
        self.cache.remove(id).await;
        Ok(())
    }

    /// May this guest open one more table today, from this address?
    pub(crate) async fn check_caps(&self, guest: &str, address: Option<Address>) -> Result<(), AppError> {
        let too_many = || AppError::new(StatusCode::TOO_MANY_REQUESTS, "web-error-too-many-tables");
        let Upkeep { tables_per_guest, tables_per_address, .. } = self.config.upkeep;
        if let Some(most) = tables_per_guest {
            let since = now().saturating_sub(DAY.as_millis() as u64);
            let opened = self.store.count_opened(guest, since).await.map_err(|error| self.failed(error))?;
            if opened >= u64::from(most) {
                return Err(too_many());
            }
        }
        let is_within = address.zip(tables_per_address);
        let is_within =
            is_within.is_none_or(|(address, most)| self.daily_cap.take(address, most, Instant::now()));
        if is_within { Ok(()) } else { Err(too_many()) }
    }

    /// The game with this id, if it is on the shelf.
    pub(crate) fn package(&self, game: &str) -> Option<&'static Package> {
        self.site.package(game)
    }

    /// Counts what the store could not do.
    pub(crate) fn failed(&self, error: StoreError) -> AppError {
        if !matches!(error, StoreError::NotFound(_)) {
            self.metrics.count_store_error();
        }
        error.into()
    }

    /// Where people find us.
    pub(crate) fn address(&self) -> String {
        let own = || format!("http://{}", self.config.listen);
        self.config.public_url.as_ref().map_or_else(own, |url| url.trim_end_matches('/').to_owned())
    }

    /// What is known of a guest; a store that cannot answer knows nobody.
    pub(crate) async fn guest(&self, id: &str) -> Option<Guest> {
        let found = self.guests.find(&self.store, id).await;
        found.map_err(|error| self.failed(error)).ok().flatten()
    }

    /// What the guest of a seat is called.
    pub(crate) async fn name_of(&self, owner: &SeatOwner) -> Option<String> {
        self.guest(owner.guest()?).await.map(|guest| guest.name)
    }

    /// How a table that waits this long for whoever is away does so: after a start everybody has time to come back.
    pub(crate) fn patience(&self, absence: Duration) -> Patience {
        let grace = self.config.grace.min(absence).saturating_sub(self.started.elapsed());
        Patience { absence, not_before: now() + grace.as_millis() as u64 }
    }

    /// Writes the visitor down, so that others can see their name.
    pub(crate) async fn remember(&self, visitor: &Visitor) -> Result<(), AppError> {
        let guest =
            Guest { id: visitor.guest.clone(), name: visitor.name.clone(), lang: visitor.lang().to_string() };
        self.guests.put(&self.store, guest).await.map_err(|error| self.failed(error))
    }

    /// Changes the visitor's name at the tables in memory.
    pub(crate) async fn rename(&self, visitor: &Visitor) -> Result<(), AppError> {
        self.remember(visitor).await?;
        let tables = self.store.table_ids_of(&visitor.guest).await.map_err(|error| self.failed(error))?;
        for id in tables {
            if let Some(mut live) = self.cache.loaded(&id).await {
                live.rename(&visitor.guest, &visitor.name);
            }
        }
        Ok(())
    }

    /// Opens a table; its id.
    pub(crate) async fn open_table(
        &self,
        host: &Visitor,
        request: NewTableRequest,
    ) -> Result<String, StoreError> {
        let id = fresh_id();
        let seat = |(seat, owner)| NewSeat {
            owner,
            token: Some(Token::of_seat(&self.secrets.current, &id, seat, 0).hash()),
        };
        let table = NewTable {
            seats: (0u8..).zip(request.owners).map(seat).collect(),
            id: id.clone(),
            game: request.game,
            rules: request.rules,
            options: request.options,
            state: request.state,
            dice_key: Secret::fresh()?,
            host: host.guest.clone(),
            public: request.public,
            rematch_of: request.rematch_of,
            absence: request.absence,
            settings: request.settings,
            lesson: request.lesson,
        };
        self.store.create(&table).await?;
        Ok(id)
    }

    pub(crate) fn metrics_text(&self) -> String {
        let (tables, watchers) = self.cache.count();
        self.metrics.text(&Gauges { tables, watchers })
    }
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}
