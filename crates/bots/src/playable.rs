//! Bots for a game known only by name.

use std::thread::available_parallelism;
use std::time::Duration;

use sandtable_core::{BadOptions, Game, Message, ParseError, Reason, Rng, Seat, SeatSet, Seen, State, Turn};
use sandtable_session::{Dice, Json, Position, Session, Table, Title, TitleOf};
use serde::Serialize;

use crate::advice::{for_and_against, reasons};
use crate::puzzles::{checked_lead, find_puzzle};
use crate::{
    Advised, Advisor, Bot, BotSpec, Effort, FoundPuzzle, GameReview, Plan, Planted, Planting, Playouts,
    Progress, PuzzleSearch, Report, ReviewPlan, Standings, Watch,
};

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
    /// What a bot that thinks for so long at the most would do for the seat to move, and the next best choices, at most so many in
    /// all. It depends only on what the seat knows. The position must be of this title.
    fn advise(&self, position: &dyn Position, thought: &Thought, most: usize) -> Vec<Advice>;
    /// What speaks for and against each of these choices of the seat to move, compared with the others among them. It depends only on
    /// what the seat knows; the same number, the same reasons.
    fn reasons(&self, position: &dyn Position, words: &[&str], seed: u64) -> Result<Vec<Why>, ParseError>;
    /// By how much the seat to move stands better than the best of the others, from -1 to 1; a guess by what it knows.
    fn standing(&self, position: &dyn Position, rivals: SeatSet) -> f64;
    /// A game between bots, and the best puzzle of it.
    fn find_puzzle(
        &self,
        options: &Json,
        search: &PuzzleSearch,
        seed: u64,
    ) -> Result<Option<FoundPuzzle>, BadOptions>;
    /// By how much the worst of these choices of the seat to move is better than all its others, if each gets so many simulations of
    /// level 4. Always the same.
    fn lead(&self, position: &dyn Position, words: &[String], simulations: u32) -> Result<f64, ParseError>;
    /// See [`review`](crate::review). The table must be of this title.
    fn review(&self, table: &dyn Table, plan: &ReviewPlan, watch: Watch<'_>) -> Option<GameReview>;
    /// A whole position that could be this one for all the seat knows: what is hidden from it is dealt again. The position must be
    /// of this title.
    fn imagine(&self, position: &dyn Position, seat: Seat, seed: u64) -> Json;
    /// See [`plant`](crate::plant).
    fn plant(&self, options: &Json, planting: &Planting) -> Result<Option<Planted>, BadOptions>;
    /// See [`simulate`](crate::simulate).
    fn simulate(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Report, BadOptions>;
    /// See [`arena`](crate::arena).
    fn arena(&self, options: &Json, plan: &Plan, progress: Progress<'_>) -> Result<Standings, BadOptions>;
    /// See [`playouts`](crate::playouts).
    fn playouts(&self, options: &Json, effort: Effort, seed: u64) -> Result<Playouts, BadOptions>;
}

/// How advice is thought out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thought {
    /// Whose advice it is.
    pub bot: BotSpec,
    /// How long it takes at the most.
    pub limit: Duration,
    /// The same number, the same advice, unless the time runs out.
    pub seed: u64,
}

/// A choice with what speaks for and against it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Advice {
    /// The action in the notation.
    pub word: String,
    /// The action as a sentence.
    pub say: Message,
    /// What to click for it, in order.
    pub path: Vec<String>,
    /// How the seat would stand, from 0 (lost) to 1 (won); a guess.
    pub value: f64,
    /// Why, the weightiest first: sentences to follow "because".
    pub because: Vec<Message>,
    /// What speaks against it all the same.
    pub although: Vec<Message>,
}

impl Advice {
    /// Why, and what speaks against it all the same, each with its "because" or "although".
    pub fn reasons(&self) -> impl Iterator<Item = Message> {
        let because = self.because.iter().map(|reason| ("table-because", reason));
        let although = self.although.iter().map(|reason| ("table-although", reason));
        because.chain(although).map(|(id, reason)| Message::new(id).with("reason", reason.clone()))
    }

    /// How much worse it is than the best advice, in words: about as good, or by so many percentage points.
    pub fn compared(&self, best: &Advice) -> Message {
        let points = (100.0 * (best.value - self.value)).round().max(0.0) as i64;
        Message::new(if points == 0 { "table-as-good" } else { "table-worse" }).with("points", points)
    }
}

/// What speaks for a choice and against it, the weightiest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Why {
    /// Sentences to follow "because".
    pub because: Vec<Message>,
    /// What speaks against it all the same.
    pub although: Vec<Message>,
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

    fn advise(&self, position: &dyn Position, thought: &Thought, most: usize) -> Vec<Advice> {
        let state = state::<G>(position);
        let Turn::Seat(seat) = position.turn() else { return Vec::new() };
        let advisor = Advisor::new::<G>(thought.bot, thought.limit);
        let advised = advisor.advise(&Seen::new(state, seat), most, &mut Rng::new(thought.seed));
        advised.into_iter().map(|one| Advice::new(state, one)).collect()
    }

    fn reasons(&self, position: &dyn Position, words: &[&str], seed: u64) -> Result<Vec<Why>, ParseError> {
        let Turn::Seat(seat) = position.turn() else { return Ok(Vec::new()) };
        let actions = words.iter().map(|word| word.parse()).collect::<Result<Vec<_>, _>>()?;
        let reasons = reasons(&Seen::new(state::<G>(position), seat), &actions, &mut Rng::new(seed));
        Ok(reasons.into_iter().map(Why::new).collect())
    }

    fn standing(&self, position: &dyn Position, rivals: SeatSet) -> f64 {
        let Turn::Seat(seat) = position.turn() else { return 0.0 };
        standing(&Seen::new(state::<G>(position), seat), rivals)
    }

    fn find_puzzle(
        &self,
        options: &Json,
        search: &PuzzleSearch,
        seed: u64,
    ) -> Result<Option<FoundPuzzle>, BadOptions> {
        let table = self.open(options, Dice::by_hand())?;
        Ok(find_puzzle(session::<G>(&*table).clone(), search, &mut Rng::new(seed)))
    }

    fn lead(&self, position: &dyn Position, words: &[String], simulations: u32) -> Result<f64, ParseError> {
        let Turn::Seat(seat) = position.turn() else { return Ok(0.0) };
        let actions = words.iter().map(|word| word.parse()).collect::<Result<Vec<_>, _>>()?;
        Ok(checked_lead::<G>(&Seen::new(state::<G>(position), seat), &actions, simulations))
    }

    fn review(&self, table: &dyn Table, plan: &ReviewPlan, watch: Watch<'_>) -> Option<GameReview> {
        crate::review(session::<G>(table), plan, watch)
    }

    fn imagine(&self, position: &dyn Position, seat: Seat, seed: u64) -> Json {
        let world = Seen::new(state::<G>(position), seat).imagine(&mut Rng::new(seed));
        serde_json::to_value(&world).expect("a state is plain data")
    }

    fn plant(&self, options: &Json, planting: &Planting) -> Result<Option<Planted>, BadOptions> {
        let table = self.open(options, Dice::by_hand())?;
        crate::plant::<G>(session::<G>(&*table).options(), planting)
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

/// How many worlds a seat imagines to see how it stands.
const WORLDS: u32 = 24;
/// They are the same each time.
const SEED: u64 = 0x57a2d;

fn standing<S: State>(seen: &Seen<'_, S>, rivals: SeatSet) -> f64 {
    let mut rng = Rng::new(SEED);
    let lead = |world: S| {
        let own = world.value(seen.seat());
        let best = rivals.iter().map(|rival| world.value(rival)).fold(f32::NEG_INFINITY, f32::max);
        f64::from(own - if rivals.is_empty() { 1.0 - own } else { best })
    };
    (0..WORLDS).map(|_| lead(seen.imagine(&mut rng))).sum::<f64>() / f64::from(WORLDS)
}

struct BotOf<G: Game> {
    bot: Box<dyn Bot<G::State>>,
}

impl<G: Game> DynBot for BotOf<G> {
    fn choose(&mut self, position: &dyn Position, seat: Seat, rng: &mut Rng) -> String {
        self.bot.choose(&Seen::new(state::<G>(position), seat), rng).to_string()
    }
}

impl Why {
    fn new(reasons: Vec<Reason>) -> Why {
        let (because, although) = for_and_against(reasons);
        Why { because, although }
    }
}

impl Advice {
    fn new<S: State>(state: &S, advised: Advised<S::Action>) -> Advice {
        let Advised { action, value, because, although } = advised;
        let mut path = Vec::new();
        state.path(action, &mut path);
        Advice {
            word: action.to_string(),
            say: state.describe(action),
            path: path.iter().map(ToString::to_string).collect(),
            value,
            because,
            although,
        }
    }
}

/// The position of this game.
fn state<G: Game>(position: &dyn Position) -> &G::State {
    let state = position.as_any().downcast_ref();
    state.unwrap_or_else(|| panic!("this is no position of `{}`: {position:?}", G::ID))
}

/// The session behind a table of this game.
fn session<G: Game>(table: &dyn Table) -> &Session<G> {
    let session = table.as_any().downcast_ref();
    session.unwrap_or_else(|| panic!("this is a table of `{}`, not of `{}`", table.id(), G::ID))
}
