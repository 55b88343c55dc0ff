//! How an app is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use sandtable_board::Package;
use sandtable_bots::{BotSpec, Budget, ReviewPlan};

use crate::connections::Deadlines;
use crate::middleware::limits::Limits;

/// What one guest or one address may leave behind.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Upkeep {
    /// How many tables a guest may open within a day. None means any number.
    pub tables_per_guest: Option<u32>,
    /// How many tables may be opened from one address within a day.
    pub tables_per_address: Option<u32>,
    /// How long a table is kept at which nobody ever moved.
    pub expiry: Option<Duration>,
}

impl Upkeep {
    /// Enough for people, not for floods.
    pub const USUAL: Upkeep = Upkeep {
        tables_per_guest: Some(100),
        tables_per_address: Some(400),
        expiry: Some(Duration::from_hours(30 * 24)),
    };
}

/// Who gives hints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hints {
    /// The bot that thinks in the place of whoever asks.
    pub bot: BotSpec,
    /// How long it thinks at the most.
    pub limit: Duration,
}

impl Hints {
    /// A strong bot, and no long wait.
    pub const USUAL: Hints = Hints { bot: BotSpec::LEVELS[3], limit: Duration::from_secs(2) };
    /// So few thoughts that time does not matter: the same position, the same hint.
    const FOR_TESTS: Hints =
        Hints { bot: BotSpec::Ismcts(Budget::Simulations(60), 20), limit: Duration::from_mins(1) };
}

/// A strong bot that thinks for a minute.
const REVIEWS: ReviewPlan =
    ReviewPlan { bot: BotSpec::LEVELS[3], budget: Budget::Time(Duration::from_mins(1)), seed: 1 };
/// So few thoughts that time does not matter: the same game, the same review.
const REVIEWS_FOR_TESTS: ReviewPlan = ReviewPlan { budget: Budget::Simulations(16), ..REVIEWS };

/// How an app is run.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where tables are stored: a path, `sqlite:path` or `postgres://...`.
    pub database: String,
    /// The file of the secret that signs cookies, if it is not in the database.
    pub secret_file: Option<PathBuf>,
    /// Where to listen.
    pub listen: SocketAddr,
    /// The address people use, `https://tables.example`, if it is not the one above.
    pub public_url: Option<String>,
    /// How often somebody may ask, and how much may be open.
    pub limits: Limits,
    /// How long connections may dawdle.
    pub deadlines: Deadlines,
    /// How much of what they leave behind is kept.
    pub upkeep: Upkeep,
    /// On how many threads bots think.
    pub bots: usize,
    /// How long a bot's move takes at least, so that people can follow.
    pub pace: Duration,
    /// Who gives hints.
    pub hints: Hints,
    /// How games that are over are reviewed.
    pub reviews: ReviewPlan,
    /// How long a table stays in memory that nobody asks for.
    pub idle: Duration,
    /// How long everybody has to come back after a start, before a bot may stand in for them.
    pub grace: Duration,
    /// How long a request may take.
    pub timeout: Duration,
    /// The games on the shelf.
    pub packages: &'static [Package],
}

impl Config {
    /// The usual configuration for these games over this database.
    pub fn new(database: impl Into<String>, packages: &'static [Package]) -> Config {
        Config {
            database: database.into(),
            secret_file: None,
            listen: SocketAddr::from(([127, 0, 0, 1], 7440)),
            public_url: None,
            limits: Limits::USUAL,
            deadlines: Deadlines::USUAL,
            upkeep: Upkeep::USUAL,
            bots: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            pace: Duration::from_millis(300),
            hints: Hints::USUAL,
            reviews: REVIEWS,
            idle: Duration::from_mins(10),
            grace: Duration::from_mins(5),
            timeout: Duration::from_secs(20),
            packages,
        }
    }

    /// The same without limits and without waiting, for tests.
    #[must_use]
    pub fn for_tests(self) -> Config {
        Config {
            limits: Limits::default(),
            upkeep: Upkeep::default(),
            pace: Duration::ZERO,
            hints: Hints::FOR_TESTS,
            reviews: REVIEWS_FOR_TESTS,
            grace: Duration::ZERO,
            ..self
        }
    }
}
