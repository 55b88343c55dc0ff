//! A session without its type: text and JSON in and out.

use std::any::Any;
use std::fmt::Debug;

use serde::Serialize;
use table::{Game, Message, Outcome, Say, Seat, SeatSet, Sketch, State, Turn, Viewer};

use crate::replay::json;
use crate::{Branch, Dice, Entry, Json, Record, Refusal, RefusalKind, Session};

/// Something the seat to move may do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The action in the notation.
    pub word: String,
    /// The action as a sentence.
    pub say: Message,
    /// What to click for it, in order.
    pub path: Vec<String>,
}

/// A game being played, whichever it is. What is refused changes nothing.
pub trait Table: Debug + Send {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The number of its rules.
    fn rules(&self) -> u32;
    /// Its options, all of them.
    fn options(&self) -> Json;
    /// The words for the seats, in order.
    fn seats(&self) -> &'static [&'static str];
    /// The seats that win and lose together with this one, itself among them.
    fn allies(&self, seat: Seat) -> SeatSet;
    /// Does every seat see and hear all that any other does?
    fn is_open(&self) -> bool;
    /// How many steps the line of play has.
    fn ply(&self) -> usize;
    /// How often anything has happened, undos included: a number that only grows.
    fn age(&self) -> usize;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The question to the seat to move.
    fn ask(&self) -> Option<Message>;
    /// What the seat to move may do. For that seat's eyes only.
    fn choices(&self) -> Vec<Choice>;
    /// What luck can bring, with weights.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Who won and why, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// A seat makes its choice.
    fn act(&mut self, seat: Seat, word: &str) -> Result<(), Refusal>;
    /// Luck decides: as given, or by the dice. Says what it brought.
    fn luck(&mut self, word: Option<&str>) -> Result<String, Refusal>;
    /// What the luck comes from.
    fn dice(&self) -> &Dice;
    /// Puts dice on the table, as after loading a record; other dice do not answer for the luck so far.
    fn bring(&mut self, dice: Dice);

    /// The ply an undo of this seat would lead to.
    fn can_undo(&self, seat: Seat) -> Option<usize>;
    /// The seat takes back its last step; gives the ply.
    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal>;
    /// The seat takes back all it did since the last commit point; gives the ply.
    fn restart_turn(&mut self, seat: Seat) -> Result<usize, Refusal>;
    /// Back to an earlier ply. The caller has asked everybody concerned.
    fn undo_to(&mut self, ply: usize) -> Result<usize, Refusal>;
    /// All that was taken back, unmasked.
    fn branches(&self) -> Vec<Branch>;
    /// A copy of the table as it stood after so many steps.
    fn seek(&self, ply: usize) -> Option<Box<dyn Table>>;

    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// What this viewer sees, as lines of text.
    fn sketch(&self, viewer: Viewer) -> Vec<Message>;
    /// The steps from this ply on, as the viewer may hear of them.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<Entry>;
    /// What the seat can foresee of an action: all that comes out the same whatever is hidden from it.
    fn preview(&self, seat: Seat, word: &str) -> Result<Vec<Message>, Refusal>;
    /// Why the seat cannot do this now, or that it can.
    fn explain(&self, seat: Seat, word: &str) -> Message;

    /// The whole position, secrets included.
    fn state(&self) -> Json;
    /// The hash of the position.
    fn hash(&self) -> String;
    /// The record of all that happened, secrets included; with the key of the dice once the game is over.
    fn record(&self) -> Record;
    /// The [`Session`] behind it, for those who know its type.
    fn as_any(&self) -> &dyn Any;

    /// A seat makes its choice, having seen the table at this age.
    fn act_at(&mut self, age: usize, seat: Seat, word: &str) -> Result<(), Refusal> {
        if age == self.age() {
            return self.act(seat, word);
        }
        let why =
            format!("`{word}` was meant for the table at age {age}, but it is at {}; look again", self.age());
        Err(Refusal::new(RefusalKind::Stale, why))
    }
}

impl<G: Game> Table for Session<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        G::RULES
    }

    fn options(&self) -> Json {
        json(&self.options)
    }

    fn seats(&self) -> &'static [&'static str] {
        self.seats()
    }

    fn allies(&self, seat: Seat) -> SeatSet {
        G::allies(&self.options, seat)
    }

    fn is_open(&self) -> bool {
        G::is_open(&self.options)
    }

    fn ply(&self) -> usize {
        self.ply()
    }

    fn age(&self) -> usize {
        self.age()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn ask(&self) -> Option<Message> {
        self.state.ask().map(|ask| self.state.spell_out(ask.say()))
    }

    fn choices(&self) -> Vec<Choice> {
        self.legal().into_iter().map(|action| choice(&self.state, action)).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.odds().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state.outcome()
    }

    fn act(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        self.check_turn(seat)?;
        self.act(seat, word.parse()?)
    }

    fn luck(&mut self, word: Option<&str>) -> Result<String, Refusal> {
        let Some(word) = word else { return Ok(self.roll()?.to_string()) };
        let outcome: <G::State as State>::Chance = word.parse()?;
        self.resolve(outcome)?;
        Ok(outcome.to_string())
    }

    fn dice(&self) -> &Dice {
        self.dice()
    }

    fn bring(&mut self, dice: Dice) {
        self.bring(dice);
    }

    fn can_undo(&self, seat: Seat) -> Option<usize> {
        self.can_undo(seat)
    }

    fn undo(&mut self, seat: Seat) -> Result<usize, Refusal> {
        self.undo(seat)
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<usize, Refusal> {
        self.restart_turn(seat)
    }

    fn undo_to(&mut self, ply: usize) -> Result<usize, Refusal> {
        self.undo_to(ply)
    }

    fn branches(&self) -> Vec<Branch> {
        self.branches()
    }

    fn seek(&self, ply: usize) -> Option<Box<dyn Table>> {
        Some(Box::new(self.seek(ply)?))
    }

    fn view(&self, viewer: Viewer) -> Json {
        json(&self.state.view(viewer))
    }

    fn sketch(&self, viewer: Viewer) -> Vec<Message> {
        self.state.view(viewer).sketch()
    }

    fn log(&self, viewer: Viewer, from: usize) -> Vec<Entry> {
        self.log(viewer, from)
    }

    fn preview(&self, seat: Seat, word: &str) -> Result<Vec<Message>, Refusal> {
        self.check_turn(seat)?;
        let action = word.parse()?;
        self.check_legal(action)?;
        Ok(self.foreseen(seat, action).iter().map(Say::say).collect())
    }

    fn explain(&self, seat: Seat, word: &str) -> Message {
        match (self.turn(), word.parse::<<G::State as State>::Action>()) {
            (Turn::Over, _) => Message::new("table-why-over"),
            (Turn::Chance, _) => Message::new("table-why-luck-first"),
            (Turn::Seat(other), _) if other != seat => Message::new("table-why-not-your-turn"),
            (_, Err(why)) => {
                Message::new("table-why-unreadable").with("text", why.text).with("wanted", why.wanted)
            }
            (_, Ok(action)) if self.state.is_legal(action) => Message::new("table-why-legal"),
            (_, Ok(action)) => self.state.spell_out(self.state.why_not(action)),
        }
    }

    fn state(&self) -> Json {
        json(&self.state)
    }

    fn hash(&self) -> String {
        self.hash().to_string()
    }

    fn record(&self) -> Record {
        self.record()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn choice<S: State>(state: &S, action: S::Action) -> Choice {
    let mut path = Vec::new();
    state.path(action, &mut path);
    Choice {
        word: action.to_string(),
        say: state.spell_out(action.say()),
        path: path.iter().map(ToString::to_string).collect(),
    }
}
