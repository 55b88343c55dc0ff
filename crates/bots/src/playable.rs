//! Bots for a game known only by name.

use std::thread::available_parallelism;

use sandtable_core::{BadOptions, Game, Rng, Seat, Seen};
use sandtable_session::{Dice, Json, Position, Session, Table, Title, TitleOf};

use crate::{Bot, BotSpec, Effort, Plan, Playouts, Progress, Report, Standings};

/// A title whose game bots can play.
pub trait PlayableTitle: Title {
    /// A bot for the tables of this title; one that goes by the clock thinks on every core.
    fn bot(&self, spec: BotSpec) -> Box<dyn DynBot> {
        self.bot_on(spec, available_parallelism().map_or(1, Into::into))
    }
    /// The same on this many threads at most.
    fn bot_on(&self, spec: BotSpec, threads: usize) -> Box<dyn DynBot>;
    /// What a level is in this game; any other bot is itself.
    fn in_game(&self, spec: BotSpec) -> BotSpec;
    /// See [`simulate`](crate::simulate).
    fn simulate(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Report, BadOptions>;
    /// See [`arena`](crate::arena).
    fn arena(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Standings, BadOptions>;
    /// See [`playouts`](crate::playouts).
    fn playouts(&self, options: &Json, effort: Effort, seed: u64) -> Result<Playouts, BadOptions>;
}

/// A [`Bot`] that speaks in words.
pub trait DynBot: Send {
    /// What the seat should do. The position must be of the title the bot came from, and the seat to move.
    fn choose(&mut self, position: &dyn Position, seat: Seat, rng: &mut Rng) -> String;
}

impl<G: Game> PlayableTitle for TitleOf<G> {
    fn bot_on(&self, spec: BotSpec, threads: usize) -> Box<dyn DynBot> {
        Box::new(BotOf::<G> { bot: spec.bot::<G>(threads) })
    }

    fn in_game(&self, spec: BotSpec) -> BotSpec {
        spec.in_game::<G>()
    }

    fn simulate(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Report, BadOptions> {
        let table = self.open(options, Dice::by_hand())?;
        crate::simulate::<G>(session::<G>(&*table).options(), plan, progress)
    }

    fn arena(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Standings, BadOptions> {
        let table = self.open(options, Dice::by_hand())?;
        crate::arena::<G>(session::<G>(&*table).options(), plan, progress)
    }

    fn playouts(&self, options: &Json, effort: Effort, seed: u64) -> Result<Playouts, BadOptions> {
        let table = self.open(options, Dice::by_hand())?;
        Ok(crate::playouts(session::<G>(&*table).state(), effort, seed))
    }
}

struct BotOf<G: Game> {
    bot: Box<dyn Bot<G::State>>,
}

impl<G: Game> DynBot for BotOf<G> {
    fn choose(&mut self, position: &dyn Position, seat: Seat, rng: &mut Rng) -> String {
        let state = position.as_any().downcast_ref();
        let state = state.unwrap_or_else(|| panic!("this is no position of `{}`: {position:?}", G::ID));
        self.bot.choose(&Seen::new(state, seat), rng).to_string()
    }
}

/// The session behind a table of this game.
fn session<G: Game>(table: &dyn Table) -> &Session<G> {
    let session = table.as_any().downcast_ref();
    session.unwrap_or_else(|| panic!("this is a table of `{}`, not of `{}`", table.id(), G::ID))
}
