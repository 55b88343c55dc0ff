//! Bots for a game known only by name.

use std::thread::available_parallelism;

use record::{Dice, Json, Session, Table, Title, TitleOf};
use table::{BadOptions, Game, Rng, Seat};

use crate::{Bot, BotSpec, Effort, Plan, Playouts, Progress, Report, Standings};

/// A title whose game bots can play.
pub trait Gym: Title {
    /// A bot for the tables of this title.
    fn mind(&self, spec: BotSpec) -> Box<dyn Mind>;
    /// See [`simulate`](crate::simulate).
    fn simulate(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Report, BadOptions>;
    /// See [`arena`](crate::arena).
    fn arena(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Standings, BadOptions>;
    /// See [`playouts`](crate::playouts).
    fn playouts(&self, options: &Json, effort: Effort, seed: u64) -> Result<Playouts, BadOptions>;
}

/// A [`Bot`] that speaks in words.
pub trait Mind: Send {
    /// What the seat should do. The table must be of the title the mind came from, and the seat to move.
    fn choose(&mut self, table: &dyn Table, seat: Seat, rng: &mut Rng) -> String;
}

impl<G: Game> Gym for TitleOf<G> {
    fn mind(&self, spec: BotSpec) -> Box<dyn Mind> {
        let cores = available_parallelism().map_or(1, Into::into);
        Box::new(MindOf::<G> { bot: spec.bot(cores) })
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

struct MindOf<G: Game> {
    bot: Box<dyn Bot<G::State>>,
}

impl<G: Game> Mind for MindOf<G> {
    fn choose(&mut self, table: &dyn Table, seat: Seat, rng: &mut Rng) -> String {
        self.bot.choose(&session::<G>(table).seen(seat), rng).to_string()
    }
}

/// The session behind a table of this game.
fn session<G: Game>(table: &dyn Table) -> &Session<G> {
    let session = table.as_any().downcast_ref();
    session.unwrap_or_else(|| panic!("this is a table of `{}`, not of `{}`", table.id(), G::ID))
}
