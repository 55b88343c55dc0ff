//! How a game is drawn, with its types and without them.

use std::collections::BTreeMap;
use std::fmt::Debug;

use maud::{Markup, html};
use sandtable_core::{Game, Hidden, Message, Rules, Seat, Shown, Viewer};
use sandtable_i18n::Locale;
use sandtable_session::{Refusal, Session, Table};

use crate::{BoardContext, Clickables, EventLog, OutlookInput, Plan};

/// What a board is drawn from: what one viewer sees, and what can be clicked.
pub struct BoardInput<'a, G: Game> {
    /// What the viewer sees.
    pub view: &'a <G::State as Hidden>::View,
    /// What happened, as the viewer may hear it.
    pub events: EventLog<'a, G>,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// What can be clicked, and the language.
    pub context: BoardContext<'a>,
}

/// What an event would move: the script shows it there before anybody commits to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cue {
    /// The id of the element.
    pub element: String,
    /// The `--at` it gets.
    pub at: i8,
}

/// How a game is drawn. Only the board itself must be.
pub trait GameBoard: Debug + Send + Sync {
    /// The game.
    type Game: Game;

    /// The board and everything on it.
    fn draw(&self, input: &BoardInput<'_, Self::Game>) -> Markup;

    /// Which colour and shape a seat has, counted from 0, by its word.
    fn hue(&self, seat: &str) -> usize;

    // What follows is provided.

    /// What an event moves, if anything.
    fn cue(&self, _event: &<<Self::Game as Game>::State as Rules>::Event) -> Option<Cue> {
        None
    }

    /// What a chain of actions would change, to be laid over the board's plane while somebody thinks about it.
    fn outlook(&self, _input: &OutlookInput<'_, Self::Game>) -> Markup {
        html! {}
    }

    /// A piece by its word as the rules show it, `army2`; none if it is no piece.
    fn piece(&self, _word: &str) -> Option<Markup> {
        None
    }

    /// What people call the thing of a word of the notation, `army2` or `we-1-2`; none if it is unknown.
    fn named(&self, _word: &str) -> Option<Message> {
        None
    }

    /// What pieces need on their page, once.
    fn symbols(&self) -> Markup {
        html! {}
    }

    /// What a kind of thing does, in a few sentences, by the word of the piece or the element; nothing if its paragraph of the
    /// rules says enough. It knows no position.
    fn about(&self, _word: &str) -> Vec<Message> {
        Vec::new()
    }
}

/// What can be foreseen of an action: a sentence, and what it would move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PreviewLine {
    /// The sentence.
    pub say: Message,
    /// What it would move.
    pub cue: Option<Cue>,
}

/// A [`GameBoard`] without its type. A table of another game is drawn as nothing.
pub trait DynBoard: Debug + Send + Sync {
    /// Draws the table for a viewer, with what the table has chosen of the board's settings.
    fn draw(
        &self,
        table: &dyn Table,
        viewer: Viewer,
        clickables: &Clickables,
        settings: &BTreeMap<String, String>,
        locale: &Locale,
    ) -> Markup;
    /// What the seat can foresee of an action: all that comes out the same whatever is hidden from it.
    fn preview(&self, table: &dyn Table, seat: Seat, word: &str) -> Result<Vec<PreviewLine>, Refusal>;
    /// See [`GameBoard::outlook`]: of these actions, for whoever drags this element to a point or drags nothing.
    fn outlook(&self, table: &dyn Table, seat: Seat, plan: &Plan<'_>, locale: &Locale) -> Markup;
    /// See [`GameBoard::hue`].
    fn hue(&self, seat: &str) -> usize;
    /// See [`GameBoard::piece`].
    fn piece(&self, word: &str) -> Option<Markup>;
    /// See [`GameBoard::named`].
    fn named(&self, word: &str) -> Option<Message>;
    /// See [`GameBoard::symbols`].
    fn symbols(&self) -> Markup;
    /// See [`GameBoard::about`].
    fn about(&self, word: &str) -> Vec<Message>;
}

impl<B: GameBoard> DynBoard for B {
    fn draw(
        &self,
        table: &dyn Table,
        viewer: Viewer,
        clickables: &Clickables,
        settings: &BTreeMap<String, String>,
        locale: &Locale,
    ) -> Markup {
        let Some(session) = session_of::<B::Game>(table) else { return html! {} };
        let input = BoardInput {
            view: &session.state().view(viewer),
            events: EventLog::new(session, viewer),
            viewer,
            context: BoardContext { game: B::Game::ID, clickables, locale, settings },
        };
        GameBoard::draw(self, &input)
    }

    fn preview(&self, table: &dyn Table, seat: Seat, word: &str) -> Result<Vec<PreviewLine>, Refusal> {
        let Some(session) = session_of::<B::Game>(table) else { return Ok(Vec::new()) };
        let events = session.preview(seat, word)?;
        let line = |event| PreviewLine {
            say: session.state().describe_event(event, Viewer::Seat(seat)),
            cue: self.cue(event),
        };
        let prospects = session.prospects(seat, word)?.into_iter().map(|say| PreviewLine { say, cue: None });
        Ok(prospects.chain(events.iter().map(line)).collect())
    }

    fn outlook(&self, table: &dyn Table, seat: Seat, plan: &Plan<'_>, locale: &Locale) -> Markup {
        let Some(session) = session_of::<B::Game>(table) else { return html! {} };
        let viewer = Viewer::Seat(seat);
        let input = OutlookInput {
            now: &session.state().view(viewer),
            then: &session.outlook(seat, plan.words.iter().map(String::as_str)),
            drag: plan.drag,
            viewer,
            context: BoardContext {
                game: B::Game::ID,
                clickables: &Clickables::default(),
                locale,
                settings: &BTreeMap::new(),
            },
        };
        GameBoard::outlook(self, &input)
    }

    fn hue(&self, seat: &str) -> usize {
        GameBoard::hue(self, seat)
    }

    fn piece(&self, word: &str) -> Option<Markup> {
        GameBoard::piece(self, word)
    }

    fn named(&self, word: &str) -> Option<Message> {
        GameBoard::named(self, word)
    }

    fn symbols(&self) -> Markup {
        GameBoard::symbols(self)
    }

    fn about(&self, word: &str) -> Vec<Message> {
        GameBoard::about(self, word)
    }
}

/// The session behind a table of this game: the one place where a table gets its type back.
fn session_of<G: Game>(table: &dyn Table) -> Option<&Session<G>> {
    table.as_any().downcast_ref()
}
