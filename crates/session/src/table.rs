//! A session without its type: text and JSON in and out.

use std::any::Any;
use std::fmt::Debug;

use sandtable_core::prelude::*;

use sandtable_core::{
    Amount, ArmyList, Game, Measure, Message, Outcome, ParseError, Period, Ranged, RepeatedOffer, Rules,
    Seat, SeatSet, Shortcut, Sketch, State, TallyLine, Turn, Viewer,
};
use serde::Serialize;

use crate::offer::path_words;
use crate::replay::json;
use crate::{
    Dice, Entry, Json, Odd, Position, Record, Refusal, RefusalKind, Session, StepKind, Undone, options,
};

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

/// A family of actions that differ in one number, and what the number may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct RangeChoice {
    /// The action with the lowest amount, in the notation.
    pub word: String,
    /// The same as a sentence.
    pub say: Message,
    /// What to click for the family, in order.
    pub path: Vec<String>,
    /// The lowest amount.
    pub from: i32,
    /// The highest amount.
    pub to: i32,
    /// From one amount to the next.
    pub step: i32,
    /// The id of the message that names the unit of measure, with the argument `amount`.
    pub unit: &'static str,
    /// How pages show the number: the first measure is the one people write it in.
    pub measures: Vec<Measure>,
    /// The amounts of this range that are listed among the choices.
    pub marks: Vec<i32>,
}

/// A game being played, whichever it is. What is refused changes nothing.
pub trait Table: Debug + Send + Sync {
    /// The game's id.
    fn id(&self) -> &'static str;
    /// The number of the rules it is played by.
    fn rules(&self) -> u32;
    /// Its options, all that its rules know.
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
    fn revision(&self) -> usize;
    /// What the game waits for.
    fn turn(&self) -> Turn;
    /// The question to the seat to move.
    fn ask(&self) -> Option<Message>;
    /// What the seat to move may do; of a range only the marks. For that seat's eyes only.
    fn choices(&self) -> Vec<Choice>;
    /// An action as a sentence; none if the word is no action. For the eyes of the seat to move only.
    fn describe(&self, word: &str) -> Option<Message>;
    /// What is worth knowing of the choices before one commits to one, by their words. For that seat's eyes only.
    fn forecasts(&self) -> Vec<(String, Message)>;
    /// The ranges the seat to move may choose from. For that seat's eyes only.
    fn ranges(&self) -> Vec<RangeChoice>;
    /// The action of the same family with another amount, in the notation.
    fn with_amount(&self, word: &str, amount: i32) -> Result<String, Refusal>;
    /// The chain of actions by which the seat brings a thing nearest to a target: the word of an element, or a point
    /// `@x,y` of the board's plane. Empty if there is none. It depends only on what the seat knows.
    fn steer(&self, seat: Seat, element: &str, target: &str) -> Result<Vec<String>, Refusal>;
    /// The offer that the seat to move is asked about, if it comes again and again. For that seat's eyes only.
    fn repeated_offer(&self) -> Option<RepeatedOffer<String>>;
    /// The stretch of the game for which such an offer can be put off.
    fn period(&self) -> Option<Period>;
    /// What people call a thing that can be clicked, if the game says.
    fn name(&self, element: &str) -> Option<Message>;
    /// Can the seat to move bring an army that was put together before the game?
    fn takes_army(&self) -> bool;
    /// The chain of actions by which the seat to move brings an army, or why it cannot.
    fn bring_army(&self, army: &ArmyList) -> Result<Vec<String>, Message>;
    /// The chains of actions that the seat to move may take by one click. For that seat's eyes only.
    fn shortcuts(&self) -> Vec<Shortcut<String>>;
    /// How the points of a seat came about, in lines that add up. For everybody's eyes only once the game is over.
    fn tally(&self, seat: Seat) -> Vec<TallyLine>;
    /// The points of all seats at some plies, at most this many besides the last; none if the game has no points. For everybody's
    /// eyes only once the game is over.
    fn course(&self, most: usize) -> Vec<(usize, Vec<i32>)>;
    /// The last step of the line of play.
    fn last_step(&self) -> Option<StepKind>;
    /// What luck decides now, in a word for programs.
    fn luck_for(&self) -> Option<String>;
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
    /// The seat takes back its last step.
    fn undo(&mut self, seat: Seat) -> Result<Undone, Refusal>;
    /// The seat takes back all it did since the last commit point.
    fn restart_turn(&mut self, seat: Seat) -> Result<Undone, Refusal>;
    /// Back to an earlier ply. The caller has asked everybody concerned.
    fn undo_to(&mut self, ply: usize) -> Result<Undone, Refusal>;
    /// Has nothing but luck happened since the last undo?
    fn is_taken_back(&self) -> bool;
    /// A copy of the table as it stood at this ply.
    fn seek(&self, ply: usize) -> Option<Box<dyn Table>>;

    /// A copy of the whole table, with all that was taken back.
    fn copy(&self) -> Box<dyn Table>;

    /// What this viewer sees.
    fn view(&self, viewer: Viewer) -> Json;
    /// What this viewer sees, as lines of text.
    fn sketch(&self, viewer: Viewer) -> Vec<Message>;
    /// The steps from this ply on, as the viewer may hear of them. It costs these steps alone, however long the game is.
    fn log(&self, viewer: Viewer, from: usize) -> Vec<Entry>;
    /// What the seat can foresee of an action: odds, and all that comes out the same whatever is hidden from it.
    fn preview(&self, seat: Seat, word: &str) -> Result<Vec<Message>, Refusal>;
    /// What luck may bring right after an action, by what the seat knows, the likeliest first.
    fn odds(&self, seat: Seat, word: &str) -> Result<Vec<Odd>, Refusal>;
    /// Why the seat cannot do this now, or that it can.
    fn explain(&self, seat: Seat, word: &str) -> Message;
    /// Why the seat, having picked these elements, cannot click this one now, or that it can.
    fn explain_click(&self, seat: Seat, element: &str, picked: &[String]) -> Message;

    /// A copy of the position alone, without its history.
    fn position(&self) -> Box<dyn Position>;
    /// The whole position, secrets included.
    fn state(&self) -> Json;
    /// The hash of the position.
    fn hash(&self) -> String;
    /// The record of all that happened, secrets included; with the key of the dice once the game is over.
    fn record(&self) -> Record;
    /// The [`Session`] behind it, for those who know its type.
    fn as_any(&self) -> &dyn Any;

    /// A seat makes its choice, having seen the table at this revision.
    fn act_at(&mut self, revision: usize, seat: Seat, word: &str) -> Result<(), Refusal> {
        if revision == self.revision() {
            return self.act(seat, word);
        }
        let why = format!(
            "`{word}` was meant for the table at revision {revision}, but it is at {}; look again",
            self.revision()
        );
        Err(Refusal::new(RefusalKind::Stale, why))
    }
}

impl<G: Game> Table for Session<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn rules(&self) -> u32 {
        self.rules()
    }

    fn options(&self) -> Json {
        options::written::<G>(&self.options, self.rules())
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

    fn revision(&self) -> usize {
        self.revision()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn ask(&self) -> Option<Message> {
        self.state.ask().map(|ask| self.state.describe_ask(ask))
    }

    fn choices(&self) -> Vec<Choice> {
        self.legal().into_iter().map(|action| choice(&self.state, action)).collect()
    }

    fn describe(&self, word: &str) -> Option<Message> {
        word.parse().ok().map(|action| self.state.describe(action))
    }

    fn forecasts(&self) -> Vec<(String, Message)> {
        self.forecasts()
    }

    fn ranges(&self) -> Vec<RangeChoice> {
        self.range_choices()
    }

    fn with_amount(&self, word: &str, amount: i32) -> Result<String, Refusal> {
        let action: <G::State as Rules>::Action = word.parse()?;
        if action.amount().is_none() {
            return Err(ParseError::new(word, "an action with an amount").into());
        }
        Ok(action.with_amount(Amount(amount)).to_string())
    }

    fn steer(&self, seat: Seat, element: &str, target: &str) -> Result<Vec<String>, Refusal> {
        Ok(self.steer(seat, element, target)?.iter().map(ToString::to_string).collect())
    }

    fn repeated_offer(&self) -> Option<RepeatedOffer<String>> {
        let offer = self.state.repeated_offer()?;
        Some(offer.map(|decline| decline.to_string()))
    }

    fn period(&self) -> Option<Period> {
        self.state.period()
    }

    fn name(&self, element: &str) -> Option<Message> {
        self.state.name(element.parse().ok()?)
    }

    fn takes_army(&self) -> bool {
        self.state.takes_army()
    }

    fn bring_army(&self, army: &ArmyList) -> Result<Vec<String>, Message> {
        let mut actions = Vec::new();
        self.state.bring_army(army, &mut actions)?;
        Ok(actions.iter().map(ToString::to_string).collect())
    }

    fn shortcuts(&self) -> Vec<Shortcut<String>> {
        self.shortcuts()
    }

    fn tally(&self, seat: Seat) -> Vec<TallyLine> {
        self.tally(seat)
    }

    fn course(&self, most: usize) -> Vec<(usize, Vec<i32>)> {
        self.course(most)
    }

    fn last_step(&self) -> Option<StepKind> {
        self.line.last().map(|&place| self.kind(place))
    }

    fn luck_for(&self) -> Option<String> {
        self.state.luck_for()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        self.chances().into_iter().map(|(outcome, weight)| (outcome.to_string(), weight)).collect()
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
        let outcome: <G::State as Rules>::Chance = word.parse()?;
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

    fn undo(&mut self, seat: Seat) -> Result<Undone, Refusal> {
        self.undo(seat)
    }

    fn restart_turn(&mut self, seat: Seat) -> Result<Undone, Refusal> {
        self.restart_turn(seat)
    }

    fn undo_to(&mut self, ply: usize) -> Result<Undone, Refusal> {
        self.undo_to(ply)
    }

    fn is_taken_back(&self) -> bool {
        self.is_taken_back()
    }

    fn seek(&self, ply: usize) -> Option<Box<dyn Table>> {
        Some(Box::new(self.seek(ply)?))
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
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
        let events = self.preview(seat, word)?;
        let told = events.iter().map(|event| self.state.describe_event(event, Viewer::Seat(seat)));
        Ok(self.prospects(seat, word)?.into_iter().chain(told).collect())
    }

    fn odds(&self, seat: Seat, word: &str) -> Result<Vec<Odd>, Refusal> {
        self.odds(seat, word)
    }

    fn explain(&self, seat: Seat, word: &str) -> Message {
        self.explain(seat, word)
    }

    fn explain_click(&self, seat: Seat, element: &str, picked: &[String]) -> Message {
        self.explain_click(seat, element, picked)
    }

    fn position(&self) -> Box<dyn Position> {
        Box::new(self.state.clone())
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
    Choice { word: action.to_string(), say: state.describe(action), path: path_words(state, action) }
}
