//! What pages are made from: plain data that the live table prepares for one viewer. A page that cannot reach the
//! table cannot leak it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use maud::Markup;
use sandtable_core::{
    ArmyLimits, ArmyList, ArmyLists, Message, Outcome, Seat, Setting, Shortcut, Split, TallyLine, Viewer,
};
use sandtable_i18n::{Lang, Locale};
use sandtable_session::{Json, RangeChoice};

use sandtable_board::{BoardSetting, ChoiceLine, PreviewLine, TablePreset};
use sandtable_bots::GameReview;
use sandtable_store::AbsenceTerms;

use crate::Site;

/// What every page needs to know of whoever asked for it.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The guest's id.
    pub guest: String,
    /// The name others see.
    pub name: String,
    /// The language of the page.
    pub locale: Locale,
    /// Goes into every form.
    pub csrf: String,
    /// The games, and the files pages load.
    pub site: Arc<Site>,
}

impl Visitor {
    /// Says a message in the visitor's language.
    pub fn say(&self, message: &Message) -> String {
        self.locale.say(message)
    }

    /// The language of the page.
    pub fn lang(&self) -> Lang {
        self.locale.lang()
    }

    /// Says the message with this id.
    pub fn text(&self, id: &str) -> String {
        self.locale.text(id)
    }
}

/// A game on the shelf.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "one for each thing the shelf says")]
pub struct ShelfGame {
    /// Its id.
    pub id: &'static str,
    /// The words for its seats with the usual options.
    pub seats: &'static [&'static str],
    /// The fewest seats there can be, playing alone aside.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// Can it be played alone?
    pub solo: bool,
    /// Does *Play* open a game for one already?
    pub plays_solo: bool,
    /// Is there a guided first game?
    pub lesson: bool,
    /// Are there puzzles?
    pub puzzles: bool,
    /// Has the visitor never had a table of it?
    pub is_new: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// What is played, where it is not the usual: the board, the mode.
    pub variant: Vec<String>,
    /// Who sits there.
    pub people: Vec<String>,
    /// Is the visitor to move?
    pub your_turn: bool,
    /// Is it over?
    pub over: bool,
    /// Steps so far.
    pub ply: usize,
    /// Did the visitor open it? Then they can delete it.
    pub is_host: bool,
}

/// A page of a list of tables.
#[derive(Clone, Debug)]
pub struct TableLines {
    /// The tables.
    pub lines: Vec<TableLine>,
    /// Which page it is, from 1.
    pub page: u32,
    /// Is there another after it?
    pub has_more: bool,
}

/// A table that its host deleted.
#[derive(Clone, Debug)]
pub struct DeletedLine {
    /// The game's id.
    pub game: String,
    /// What the host was called.
    pub host: String,
}

/// A table of which not everything can be read.
#[derive(Clone, Debug)]
pub struct DamagedPage {
    /// Its id.
    pub id: String,
    /// How many lines of its record are left.
    pub lines: usize,
    /// Is its game over? Then the lines can be had.
    pub is_over: bool,
    /// May the visitor end the game?
    pub can_end: bool,
    /// May the visitor delete the table?
    pub is_host: bool,
}

/// The question whether a table is to be deleted.
#[derive(Clone, Debug)]
pub struct DeletePage {
    /// Its id.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// Who else sits there.
    pub people: Vec<String>,
}

/// The shelf.
#[derive(Clone, Debug)]
pub struct ShelfPage {
    /// The games.
    pub games: Vec<ShelfGame>,
    /// The visitor's tables, the latest first.
    pub mine: TableLines,
    /// The ids of those that are damaged.
    pub damaged: Vec<String>,
    /// Tables anybody may watch.
    pub open: TableLines,
    /// Tables the visitor sat at until their hosts deleted them.
    pub deleted: Vec<DeletedLine>,
}

/// The form for a new table.
#[derive(Clone, Debug)]
pub struct NewTablePage {
    /// The game's id.
    pub game: &'static str,
    /// The options as data.
    pub settings: Vec<Setting>,
    /// The names of those that decide which seats there are.
    pub seating: Vec<&'static str>,
    /// Tables that are ready to be opened.
    pub presets: &'static [TablePreset],
    /// The one the form is filled with.
    pub preset: Option<&'static TablePreset>,
    /// What is chosen now.
    pub options: Json,
    /// The seats under these options.
    pub seats: &'static [&'static str],
    /// Who plays each seat, as far as it was chosen: words for the fields `seat0`, `seat1` ..., or `player0`, `player1` ... of a
    /// split.
    pub owners: Vec<String>,
    /// Usual ways to share the seats.
    pub splits: &'static [Split],
    /// The one that is chosen; seat by seat if there is none.
    pub split: Option<&'static Split>,
    /// May anybody watch?
    pub public: bool,
    /// The seat the game itself can play, by its solo mode.
    pub automa: Option<&'static str>,
    /// What the board can be set to, and what it is set to where that is not as usual.
    pub board_settings: &'static [BoardSetting],
    /// See [`board_settings`](NewTablePage::board_settings).
    pub board: BTreeMap<String, String>,
    /// May seats ask what a bot would do? Unless it was chosen, where one person plays.
    pub hints: Option<bool>,
    /// What happens if somebody is away.
    pub absence: AbsenceTerms,
    /// Is the visitor new to the game, and is there a guided first one?
    pub offers_lesson: bool,
    /// What was wrong with the form, if it came back.
    pub wrong: Option<Message>,
}

/// The page on which armies are put together.
#[derive(Clone, Debug)]
pub struct ArmiesPage {
    /// The game's id.
    pub game: &'static str,
    /// What its armies are made of.
    pub lists: &'static dyn ArmyLists,
    /// The army in the form.
    pub army: ArmyList,
    /// What it may be.
    pub limits: ArmyLimits,
    /// The army as text, or what was sent as one.
    pub text: String,
    /// The address of this army.
    pub link: String,
    /// What was wrong with what was sent.
    pub wrong: Option<Message>,
    /// Has it just been saved?
    pub saved: bool,
    /// What the visitor keeps, the latest first.
    pub mine: Vec<SavedArmy>,
}

/// An army that the visitor keeps.
#[derive(Clone, Debug)]
pub struct SavedArmy {
    /// What they call it.
    pub name: String,
    /// The army.
    pub list: ArmyList,
    /// What it costs.
    pub price: u16,
}

/// An army that the visitor keeps, at a table.
#[derive(Clone, Debug)]
pub struct ArmyLine {
    /// What they call it.
    pub name: String,
    /// What it costs.
    pub price: u16,
    /// Why it cannot be brought here.
    pub why_not: Option<Message>,
}

/// Who sits at a seat, as people see it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Occupant {
    /// Nobody yet: a link invites.
    Nobody,
    /// A person; `here` if it is the visitor.
    Person {
        /// The name.
        name: String,
        /// Is it the visitor?
        here: bool,
        /// Is a page of theirs open now?
        present: bool,
        /// May a bot stand in for them by now?
        away_for_long: bool,
    },
    /// A bot, of a level like `level3`.
    Bot {
        /// Its level.
        level: String,
        /// The name of the person it plays for.
        stands_in_for: Option<String>,
    },
}

/// A seat beside the board.
#[derive(Clone, Debug)]
pub struct SeatLine {
    /// Which.
    pub seat: Seat,
    /// Its word, `axis`.
    pub word: &'static str,
    /// Who plays it.
    pub occupant: Occupant,
    /// Is it to move?
    pub to_move: bool,
    /// Is its bot thinking?
    pub thinking: bool,
    /// The secret link that brings its owner back, or invites somebody; only for those who may know it.
    pub link: Option<String>,
    /// Who may take the seat if the visitor says so: words for the field `holder` of `POST /t/<id>/seat`.
    pub changes: Vec<&'static str>,
    /// Which bot stands in if the visitor, whose seat it is, is away: `table` or `level3`.
    pub stand_in: Option<String>,
}

/// Somebody has seen other hands and asks the visitor whether they may sit down.
#[derive(Clone, Debug)]
pub struct SeatQuestion {
    /// Names the question in its answer.
    pub number: u64,
    /// Who asks.
    pub name: String,
    /// Where they want to sit.
    pub seat: Seat,
}

/// Something the page wants the visitor to decide besides the game: an undo another seat asks for.
#[derive(Clone, Debug)]
pub struct UndoQuestion {
    /// Who asks.
    pub by: Seat,
    /// Back to which ply.
    pub to_ply: usize,
    /// May the visitor answer it?
    pub can_answer: bool,
}

/// A line of the log, newest last; folded if it was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The ply after it.
    pub ply: usize,
    /// Who did it.
    pub seat: Option<Seat>,
    /// What it was or what came of it, in sentences; as markup, because a line is on many pages.
    pub says: Arc<str>,
    /// Was it taken back?
    pub undone: bool,
    /// Has it happened since the visitor's last turn?
    pub news: bool,
    /// The number of what happened to the seat, if it is no step of the game.
    pub seat_event: Option<u64>,
}

/// A step of the game for somebody who was not there: what happened, and the board after it.
#[derive(Clone, Debug)]
pub struct SceneStep {
    /// The ply after it.
    pub ply: usize,
    /// Was it the viewer's own?
    pub own: bool,
    /// The word of the seat that did it; none if it was luck.
    pub seat: Option<&'static str>,
    /// What happened, in order.
    pub happened: Vec<Happening>,
    /// The board after it, with nothing to click.
    pub board: Markup,
}

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Happening {
    /// As a sentence.
    pub say: Message,
    /// Words that may name things on the board.
    pub about: Vec<String>,
}

/// A line of the chat.
#[derive(Clone, Debug)]
pub struct ChatLine {
    /// Its place in all that was said.
    pub number: u64,
    /// Did the visitor say it?
    pub own: bool,
    /// Who.
    pub name: String,
    /// What.
    pub text: String,
}

/// The table as one viewer sees it.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "one for each button")]
pub struct TablePage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The change counter of the page.
    pub version: u64,
    /// The revision of the table, for the form.
    pub revision: usize,
    /// Steps so far.
    pub ply: usize,
    /// Through whose eyes.
    pub viewer: Viewer,
    /// The seats and who sits there.
    pub seats: Vec<SeatLine>,
    /// The question, if it is put to the viewer.
    pub ask: Option<Message>,
    /// How it can be put off, if it comes again and again.
    pub put_off: Option<PutOff>,
    /// What the viewer has put off.
    pub wishes: Vec<WishLine>,
    /// The armies the viewer keeps, while one can be brought.
    pub armies: Option<Vec<ArmyLine>>,
    /// The viewer's choices; of ranges, none.
    pub choices: Vec<ChoiceLine>,
    /// Chains of actions that one click plays.
    pub shortcuts: Vec<Shortcut<String>>,
    /// What people call the things that are clicked, as far as the game says, if choices are grouped by them.
    pub names: HashMap<String, Message>,
    /// The families of actions that differ in one number.
    pub ranges: Vec<RangeLine>,
    /// What was clicked so far.
    pub picked: Vec<String>,
    /// The id of the move this page's form would make.
    pub move_id: String,
    /// The drawing of the board.
    pub board: Markup,
    /// The latest steps of the log.
    pub log: Vec<LogLine>,
    /// The ply they begin after.
    pub log_from: usize,
    /// Can the viewer undo, and restart the turn?
    pub can_undo: bool,
    /// May the viewer ask the others for an undo?
    pub can_request_undo: bool,
    /// May the viewer give the game up?
    pub can_resign: bool,
    /// Do the others play on if the viewer gives up?
    pub play_on: bool,
    /// May the visitor ask for another game, everybody at the next seat?
    pub can_rematch: bool,
    /// The id of that game, once somebody asked for it.
    pub rematch: Option<String>,
    /// An undo somebody asks for.
    pub undo_question: Option<UndoQuestion>,
    /// Who asks the visitor whether they may sit down.
    pub seat_questions: Vec<SeatQuestion>,
    /// What happens if somebody is away.
    pub absence: AbsenceTerms,
    /// The chat.
    pub chat: Vec<ChatLine>,
    /// The viewer's own notes; none for spectators.
    pub notes: Option<String>,
    /// Who won and why.
    pub outcome: Option<Outcome>,
    /// The position of another table that it goes on from: the table, and how many steps were played there.
    pub fork: Option<(String, u64)>,
    /// How it went, once it is over.
    pub summary: Option<Summary>,
    /// Do all seats win and lose together?
    pub together: bool,
    /// What was published about the dice before the game.
    pub dice: String,
    /// The seat behind the curtain that waits for somebody at this screen.
    pub curtain: Option<Seat>,
    /// The seat that is next at this screen, while whoever has just moved sees what came of it.
    pub hand_over: Option<Seat>,
    /// Something to say once: a refusal, a stale click.
    pub notice: Option<Message>,
    /// What the lesson says, for the learner.
    pub lesson: Option<LessonCard>,
    /// What is said about the puzzle, for its solver.
    pub puzzle: Option<PuzzleCard>,
    /// May the viewer ask what a bot would do?
    pub can_ask_hint: bool,
    /// What it would do, once it was asked.
    pub hint: Option<HintCard>,
}

/// What a bot would do in the viewer's place, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct HintCard {
    /// The best it knows.
    pub best: HintLine,
    /// What to click for it, in order.
    pub path: Vec<String>,
    /// Why, the weightiest first: to follow "because".
    pub because: Vec<Message>,
    /// What speaks against it: to follow "although".
    pub although: Vec<Message>,
    /// The next best.
    pub others: Vec<HintLine>,
}

/// A choice that was thought about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HintLine {
    /// The action in the notation.
    pub word: String,
    /// The action as a sentence.
    pub say: Message,
    /// How much worse it is than the best.
    pub worse: Message,
}

/// What is said about a puzzle at this moment.
#[derive(Clone, PartialEq, Debug)]
pub struct PuzzleCard {
    /// Which one of its game it is, from 1.
    pub number: usize,
    /// Of how many.
    pub of: usize,
    /// The word of the solver's seat.
    pub seat: &'static str,
    /// How it stands: `behind`, `level`, `ahead`.
    pub standing: &'static str,
    /// Was what was tried right? None before.
    pub verdict: Option<bool>,
    /// What was tried, if it was wrong, and what speaks for and against it.
    pub wrong: Option<JudgedLine>,
    /// What is right, and why.
    pub solutions: Vec<JudgedLine>,
    /// The puzzle after it.
    pub next: Option<&'static str>,
    /// Is the game over by that one choice?
    pub over: bool,
}

/// A choice as a sentence, with reasons.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct JudgedLine {
    /// The choice.
    pub say: Message,
    /// To follow "because".
    pub because: Vec<Message>,
    /// To follow "although".
    pub although: Vec<Message>,
}

/// The puzzles of the games.
#[derive(Clone, Debug)]
pub struct PuzzleGames {
    /// Each game with how many it has, and how many of them the visitor has solved.
    pub games: Vec<(&'static str, usize, usize)>,
}

/// The puzzles of one game.
#[derive(Clone, Debug)]
pub struct PuzzleList {
    /// The game.
    pub game: &'static str,
    /// In order.
    pub puzzles: Vec<PuzzleLine>,
}

/// A puzzle in a list.
#[derive(Clone, Debug)]
pub struct PuzzleLine {
    /// What it is called in addresses.
    pub id: &'static str,
    /// Which one it is, from 1.
    pub number: usize,
    /// The word of the solver's seat.
    pub seat: &'static str,
    /// What is asked.
    pub ask: Option<Message>,
    /// The options that make it another game than the usual one.
    pub variant: Vec<String>,
    /// How many steps went before.
    pub ply: usize,
    /// With how many tries the visitor has solved it.
    pub solved: Option<u64>,
}

/// What a lesson says at this moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LessonCard {
    /// The learner decides.
    Decision {
        /// Which decision it is, from 1.
        number: usize,
        /// Of how many.
        of: usize,
        /// What has happened before.
        happened: Vec<String>,
        /// What is to be decided, and why so.
        says: Vec<String>,
        /// The action that leads on, and the action as a sentence.
        suggested: (String, Message),
    },
    /// Others play: what happens meanwhile.
    Watch(Vec<String>),
    /// The script is over.
    Done(Vec<String>),
    /// The learner has just done something else.
    Left,
}

/// How a finished game went.
#[derive(Clone, Debug)]
pub struct Summary {
    /// Who has which points and why.
    pub accounts: Vec<Account>,
    /// The points of all seats at some plies; nothing if the game has no points.
    pub course: Arc<[(usize, Vec<i32>)]>,
    /// The whole address of the replay, to be sent to others.
    pub share: String,
}

/// How the points of a seat, or of allies who share them, came about.
#[derive(Clone, Debug)]
pub struct Account {
    /// Whose they are: at least one.
    pub seats: Vec<Seat>,
    /// What they are for; nothing if the game has no points.
    pub lines: Vec<TallyLine>,
}

impl Account {
    /// All points together.
    pub fn total(&self) -> i32 {
        self.lines.iter().map(|line| line.points).sum()
    }
}

/// How an offer that comes again and again can be put off.
#[derive(Clone, Debug)]
pub struct PutOff {
    /// For how long, as people say.
    pub period: Option<Message>,
    /// Until it concerns one of these: words and names.
    pub subjects: Vec<(&'static str, Message)>,
}

/// An offer that the viewer has put off.
#[derive(Clone, Debug)]
pub struct WishLine {
    /// Its word.
    pub offer: String,
    /// What it is, and until when it is put off.
    pub say: Message,
}

/// A family of actions that differ in one number.
#[derive(Clone, Debug)]
pub struct RangeLine {
    /// What the number may be.
    pub range: RangeChoice,
    /// The values worth a name, with the actions that have them.
    pub marks: Vec<(i32, String)>,
}

/// The page of a seat's link.
#[derive(Clone, Debug)]
pub struct InvitationPage {
    /// What whoever invites is called.
    pub host: String,
    /// The secret part of the link.
    pub token: String,
    /// The game's id.
    pub game: &'static str,
    /// The seat's word.
    pub seat: &'static str,
    /// Who has the seat now.
    pub holder: Option<String>,
}

/// What dragging an element somewhere would do.
#[derive(Clone, Debug)]
pub struct SteerPage {
    /// The actions, in the notation.
    pub words: Vec<String>,
    /// The actions as sentences, if there are several.
    pub say: Vec<Message>,
    /// What the first of them would do.
    pub preview: Vec<PreviewLine>,
    /// What the board shows of it.
    pub outlook: Markup,
    /// Why it does nothing.
    pub refusal: Option<Message>,
}

/// A page of a replay.
#[derive(Clone, Debug)]
pub struct ReplayPage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// The seats' words.
    pub seats: &'static [&'static str],
    /// Through whose eyes; other seats' only once the game is over.
    pub viewer: Viewer,
    /// The eyes that may be chosen.
    pub viewers: Vec<Viewer>,
    /// The step shown.
    pub ply: usize,
    /// The last step.
    pub last: usize,
    /// The drawing of the board at that step.
    pub board: Markup,
    /// The log up to there.
    pub log: Vec<LogLine>,
    /// May the record be downloaded? The game must be over, and must have begun at its beginning.
    pub has_record: bool,
    /// May the game be reviewed?
    pub has_review: bool,
}

/// The review of a game, as far as it is made.
#[derive(Clone, Debug)]
pub struct ReviewPage {
    /// The table's id.
    pub id: String,
    /// The game's id.
    pub game: &'static str,
    /// What there is of it.
    pub state: ReviewState,
    /// The seats to be shown, by their words; people's, unless all were asked for.
    pub shown: Vec<&'static str>,
    /// Are there others?
    pub has_others: bool,
    /// What is to be said besides.
    pub notice: Option<Message>,
}

/// How far a review is.
#[derive(Clone, Debug)]
pub enum ReviewState {
    /// Nobody has asked for it.
    None,
    /// So many percent are done.
    UnderWay(u8),
    /// It is finished.
    Finished(GameReview),
}
