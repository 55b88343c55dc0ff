//! The vocabulary every game speaks.
//!
//! A game is a value that always waits for exactly one of three things: a seat's choice, an outcome of chance, or
//! nothing. It can list the choices or the weighted outcomes; given one, it becomes the next value. There is no
//! random generator in it, no clock, no callback and no log.
//!
//! Here is a whole game. One die lies hidden in a cup; the first seat peeks and says *high* or *low*, the second
//! believes it or not.
//!
//! ```
//! use std::collections::BTreeMap;
//! use serde::{Deserialize, Serialize};
//! use sandtable_core::*;
//!
//! sandtable_core::words! {
//!     /// What can be said.
//!     pub enum Call: "call" in "cup" { High = "high", Low = "low", Believe = "believe", Doubt = "doubt" }
//! }
//!
//! sandtable_core::words! {
//!     /// What the cup can hide.
//!     pub enum Pip: "pip" { One = "one", Two = "two", Three = "three", Four = "four" }
//! }
//!
//! #[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
//! pub struct Cup { die: Option<Pip>, said: Option<Call>, answer: Option<Call> }
//!
//! #[derive(Clone, PartialEq, Debug, Serialize)]
//! pub struct View { die: Option<Pip>, said: Option<Call> }
//!
//! impl Sketch for View {
//!     fn sketch(&self) -> Vec<Message> { vec![Message::new("cup")] }
//! }
//!
//! impl Cup {
//!     fn doubter_wins(&self) -> bool {
//!         let was_high = self.die >= Some(Pip::Three);
//!         let lied = was_high != (self.said == Some(Call::High));
//!         lied == (self.answer == Some(Call::Doubt))
//!     }
//! }
//!
//! impl Rules for Cup {
//!     type Action = Call;
//!     type Chance = Pip;
//!     type Event = Call;
//!
//!     fn turn(&self) -> Turn {
//!         match (self.die, self.said, self.answer) {
//!             (None, ..) => Turn::Chance,
//!             (_, None, _) => Turn::Seat(Seat(0)),
//!             (_, _, None) => Turn::Seat(Seat(1)),
//!             _ => Turn::Over,
//!         }
//!     }
//!     fn legal(&self, out: &mut Vec<Call>) {
//!         match self.turn() {
//!             Turn::Seat(Seat(0)) => out.extend([Call::High, Call::Low]),
//!             Turn::Seat(_) => out.extend([Call::Believe, Call::Doubt]),
//!             _ => {}
//!         }
//!     }
//!     fn apply<L: Log<Call>>(&mut self, call: Call, log: &mut L) {
//!         if self.said.is_none() { self.said = Some(call) } else { self.answer = Some(call) }
//!         log.add(call);
//!     }
//!     fn chances(&self, out: &mut Vec<(Pip, u32)>) {
//!         if self.turn() == Turn::Chance { out.extend(Pip::ALL.iter().map(|&pip| (pip, 1))) }
//!     }
//!     fn resolve<L: Log<Call>>(&mut self, pip: Pip, _log: &mut L) { self.die = Some(pip) }
//!     fn outcome(&self) -> Option<Outcome> {
//!         (self.turn() == Turn::Over).then(|| Outcome {
//!             winners: SeatSet::only(Seat(u8::from(self.doubter_wins()))),
//!             scores: vec![i32::from(!self.doubter_wins()), i32::from(self.doubter_wins())],
//!             reason: Message::new("cup-lifted"),
//!         })
//!     }
//! }
//!
//! impl Hidden for Cup {
//!     type View = View;
//!
//!     fn view(&self, viewer: Viewer) -> View {
//!         let peeks = viewer == Viewer::Seat(Seat(0)) || self.turn() == Turn::Over;
//!         View { die: self.die.filter(|_| peeks), said: self.said }
//!     }
//!     fn mask(event: &Call, _viewer: Viewer) -> Option<Call> { Some(*event) }
//!     fn determinize(&mut self, seat: Seat, rng: &mut Rng) {
//!         if seat == Seat(1) && self.die.is_some() && self.turn() != Turn::Over { self.die = Some(rng.pick(Pip::ALL)) }
//!     }
//! }
//!
//! impl Shown for Cup {
//!     type Ask = Call;
//!     type Element = Call;
//!
//!     fn ask(&self) -> Option<Call> { matches!(self.turn(), Turn::Seat(_)).then_some(Call::High) }
//!     fn path(&self, call: Call, out: &mut Vec<Call>) { out.push(call) }
//! }
//!
//! impl Judged for Cup {
//!     fn value(&self, seat: Seat) -> f32 { self.outcome().map_or(0.5, |outcome| outcome.share(seat)) }
//! }
//!
//! impl Checked for Cup {
//!     fn census(&self) -> BTreeMap<String, u32> { BTreeMap::from([("die".to_owned(), 1)]) }
//! }
//!
//! let mut cup = Cup { die: None, said: None, answer: None };
//! cup.resolve("four".parse()?, &mut Quiet);
//! assert_eq!(cup.view(Viewer::Seat(Seat(1))).die, None, "the doubter cannot peek");
//! cup.play(Call::Low, &mut Quiet)?;
//! assert!(cup.play(Call::High, &mut Quiet).is_err(), "the caller has had their say");
//! cup.play(Call::Doubt, &mut Quiet)?;
//! assert_eq!(cup.outcome().unwrap().winners, SeatSet::only(Seat(1)), "caught lying");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod army;
mod bag;
mod checked;
mod game;
mod hidden;
mod judged;
mod log;
mod measure;
mod message;
mod named_bits;
pub mod notation;
mod outcome;
mod range;
mod repeated_offer;
mod rng;
mod rules;
mod rules_number;
mod seat;
mod secret;
mod seen;
mod setting;
mod shortcut;
mod shown;
mod source;
mod stack;
mod tally;
mod word;

pub use army::{
    ArmyLimits, ArmyList, ArmyLists, ArmyPreset, ArmyUnit, ArmyWord, LONGEST_ARMY_NAME, read_army_name,
};
pub use bag::Bag;
pub use checked::{Checked, State, ensure};
pub use game::{BadOptions, Game, Split};
pub use hidden::Hidden;
pub use judged::{Judged, Reason};
pub use log::{Log, Quiet};
pub use measure::{Measure, read_amount};
pub use message::{Arg, Message, Say, Sketch};
pub use named_bits::NamedBits;
pub use outcome::Outcome;
pub use range::{Amount, Range, Ranged};
pub use repeated_offer::{Period, RepeatedOffer, Subject};
pub use rng::Rng;
pub use rules::{Illegal, Rules};
pub use rules_number::RulesNumber;
pub use seat::{Seat, SeatSet, Turn, Viewer};
pub use secret::Secret;
pub use seen::Seen;
#[doc(hidden)]
pub use serde;
pub use setting::{Setting, SettingKind};
pub use shortcut::Shortcut;
pub use shown::{Shown, Target};
pub use source::Source;
pub use stack::{Flow, Stack, settle};
pub use tally::TallyLine;
pub use word::{ParseError, Piece, Reader, Word, read_word};

/// Everything a position can be asked, for `use sandtable_core::prelude::*`.
pub mod prelude {
    pub use crate::{Checked as _, Hidden as _, Judged as _, Rules as _, Say as _, Shown as _};
}
