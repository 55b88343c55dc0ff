//! A game without its type: what a program holds in its list of games.

use std::fmt::Debug;
use std::marker::PhantomData;

use sandtable_core::{ArmyLists, BadOptions, Game, Setting, Split};

use crate::replay::json;
use crate::{BadState, Dice, Json, Record, RecordError, Session, Table, options, patch};

/// A game that can be put on a table.
pub trait Title: Debug + Send + Sync {
    /// The name in urls and saved games.
    fn id(&self) -> &'static str;
    /// The number of the newest rules.
    fn rules(&self) -> u32;
    /// The oldest number whose records are still played.
    fn oldest_rules(&self) -> u32;
    /// The options described as data.
    fn settings(&self) -> Vec<Setting>;
    /// The options when nothing is chosen.
    fn defaults(&self) -> Json;
    /// The words for the seats under these options.
    fn seats(&self, options: &Json) -> Result<&'static [&'static str], BadOptions>;
    /// Usual ways to share them; none if there are none or the options are bad.
    fn splits(&self, options: &Json) -> &'static [Split];
    /// The armies that can be put together before the game.
    fn army_lists(&self) -> Option<&'static dyn ArmyLists>;
    /// A new game by the rules of this number. Fields left out of the options are the default ones.
    fn open_by(&self, rules: u32, options: &Json, dice: Dice) -> Result<Box<dyn Table>, BadOptions>;
    /// A game from its record, checked as it is replayed. Unless the record holds the key of its dice, give the luck
    /// by hand or [`bring`](Table::bring) dice.
    fn load(&self, record: &Record) -> Result<Box<dyn Table>, RecordError>;
    /// A game from a position set by hand, by the rules of this number: the first one of the options, with these fields
    /// instead of its own.
    fn set_by(
        &self,
        rules: u32,
        options: &Json,
        state: &Json,
        dice: Dice,
    ) -> Result<Box<dyn Table>, BadState>;

    /// A new game by the newest rules.
    fn open(&self, options: &Json, dice: Dice) -> Result<Box<dyn Table>, BadOptions> {
        self.open_by(self.rules(), options, dice)
    }

    /// A game from a position set by hand, by the newest rules.
    fn set(&self, options: &Json, state: &Json, dice: Dice) -> Result<Box<dyn Table>, BadState> {
        self.set_by(self.rules(), options, state, dice)
    }
}

/// The title of a game.
pub struct TitleOf<G>(PhantomData<fn() -> G>);

impl<G: Game> TitleOf<G> {
    /// The title of `G`.
    pub const fn new() -> TitleOf<G> {
        TitleOf(PhantomData)
    }
}

impl<G: Game> Default for TitleOf<G> {
    fn default() -> TitleOf<G> {
        TitleOf::new()
    }
}

impl<G: Game> Debug for TitleOf<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "TitleOf({})", G::ID)
    }
}

impl<G: Game> Title for TitleOf<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn oldest_rules(&self) -> u32 {
        G::OLDEST_RULES
    }

    fn settings(&self) -> Vec<Setting> {
        G::settings()
    }

    fn defaults(&self) -> Json {
        json(&G::Options::default())
    }

    fn seats(&self, options: &Json) -> Result<&'static [&'static str], BadOptions> {
        Ok(G::seats(&options::read::<G>(options, G::RULES)?))
    }

    fn splits(&self, options: &Json) -> &'static [Split] {
        options::read::<G>(options, G::RULES).map_or(&[], |options| G::splits(&options))
    }

    fn army_lists(&self) -> Option<&'static dyn ArmyLists> {
        G::army_lists()
    }

    fn open_by(&self, rules: u32, options: &Json, dice: Dice) -> Result<Box<dyn Table>, BadOptions> {
        Ok(Box::new(Session::<G>::by_rules(rules, options::read::<G>(options, rules)?, dice)?))
    }

    fn load(&self, record: &Record) -> Result<Box<dyn Table>, RecordError> {
        Ok(Box::new(Session::<G>::replay(record)?))
    }

    fn set_by(
        &self,
        rules: u32,
        options: &Json,
        state: &Json,
        dice: Dice,
    ) -> Result<Box<dyn Table>, BadState> {
        let options = options::read::<G>(options, rules).map_err(|why| BadState::new(why.to_string()))?;
        Ok(Box::new(patch::patched_session::<G>(rules, options, state, dice)?))
    }
}
