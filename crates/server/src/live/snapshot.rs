//! A table at one moment, from which pages are made while the table itself goes on: everything as one guest may see it,
//! and nothing more.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use maud::Markup;
use sandtable_board::{
    ChoiceLine, Clickables, Comment, Lesson, MarkLine, Package, Plan, Pointed, PreviewLine, path_of,
};
use sandtable_bots::Advice;
use sandtable_bots::Why;
use sandtable_core::{ArmyList, Message, Outcome, Seat, SeatSet, Viewer};
use sandtable_i18n::Lang;
use sandtable_session::{Choice, Entry, Json, RangeChoice, StepKind, Table, Wish};
use sandtable_store::{SeatEvent, SeatOwner, StoredArmy};

use super::guide::LessonPlace;
use super::hints::{Hint, HintQuestion};
use super::presence::Presence;
use super::puzzle::Judged;
use super::replayed_game::ReplayedGame;
use super::seating::Seating;
use super::summary::summary;
use super::table_log::{LogSnapshot, log_line};
use super::undo_requests::UndoRequests;
use crate::App;
use crate::middleware::signer::fresh_id;
use crate::model::{
    ArmyLine, Happening, HintCard, HintLine, JudgedLine, LessonCard, Occupant, PutOff, PuzzleCard, RangeLine,
    ReplayPage, ReviewPage, ReviewState, SceneStep, SeatLine, SeatQuestion, SteerPage, TablePage,
    UndoQuestion, Visitor, WishLine,
};
use crate::pages::MOST_UNGROUPED;

/// This many steps of the log are on the page; the replay has them all.
const RECENT: usize = 40;

/// As many steps are shown one after the other; who missed more has the log and the replay.
const SHOWN_STEPS: usize = 24;

/// For this many choices, the first among them, it is said that somebody has left the lesson.
const LEFT_FOR: usize = 2;

/// Stands for the number at the end of the path of a range.
const AMOUNT: &str = "amount";

/// A lead of less than this is none.
const LEVEL: f64 = 0.08;

fn standing(lead: f64) -> &'static str {
    if lead > LEVEL {
        "ahead"
    } else if lead < -LEVEL {
        "behind"
    } else {
        "level"
    }
}

/// A table at one moment.
pub(crate) struct TableSnapshot {
    pub(crate) id: String,
    pub(super) package: &'static Package,
    pub(super) version: u64,
    pub(super) seq: u64,
    pub(super) ending: Option<String>,
    pub(super) rematch: Option<String>,
    pub(super) game: ReplayedGame,
    pub(super) seating: Arc<Seating>,
    pub(super) undo_requests: UndoRequests,
    pub(super) hint: Option<Arc<Hint>>,
    pub(super) log: LogSnapshot,
    pub(super) presence: Presence,
}

/// What belongs to one guest's page alone.
#[derive(Default)]
pub(crate) struct Personal {
    /// What was clicked so far.
    pub(crate) picked: Vec<String>,
    pub(crate) notice: Option<Message>,
    pub(crate) notes: Option<String>,
    /// The armies the guest keeps, if one can be brought now.
    pub(crate) armies: Option<Vec<StoredArmy>>,
    /// The seat that has just moved by this very request, and sees what came of it before the curtain falls.
    pub(crate) mover: Option<Seat>,
}

impl TableSnapshot {
    pub(crate) fn game(&self) -> &dyn Table {
        self.game.game()
    }

    pub(crate) fn is_over(&self) -> bool {
        self.seating.is_over()
    }

    /// The page of the table for a visitor.
    pub(crate) fn page(&self, app: &App, visitor: &Visitor, personal: Personal) -> TablePage {
        let guest = visitor.guest.as_str();
        let curtain = self.seating.curtain(guest);
        let hand_over = personal.mover.and(curtain);
        let mover = personal.mover.filter(|_| hand_over.is_some());
        let viewer = mover.map_or_else(|| self.seating.viewer(guest), Viewer::Seat);
        let curtain = curtain.filter(|_| hand_over.is_none());
        let seat = seat_of(viewer);
        let mut offer = self.offer(viewer, personal.picked);
        let lesson = self.lesson_card(guest, visitor.lang());
        let hint = self.hint_card(guest);
        offer.clickables.pointed = match &hint {
            Some(hint) => pointed_by(hint, &offer.picked),
            None => self.pointed(guest, &offer),
        };
        let own_seat = seat.filter(|&seat| self.seating.plays(guest, seat) && !self.is_over());
        let game = self.game();
        let log_from = game.ply().saturating_sub(RECENT);
        let board = &self.seating.settings().board;
        // Behind the curtain nothing is drawn.
        let (board, log) = match curtain {
            Some(_) => (Markup::default(), Vec::new()),
            None => (
                self.package.board.draw(game, viewer, &offer.clickables, board, &visitor.locale),
                self.log.lines(&self.game, viewer, &visitor.locale, log_from, self.seating.history()),
            ),
        };
        let outcome = self.outcome();
        let replay = || format!("{}/t/{}/replay", app.address(), self.id);
        TablePage {
            id: self.id.clone(),
            game: game.id(),
            version: self.version,
            revision: game.revision(),
            ply: game.ply(),
            viewer,
            seats: self.seat_lines(app, guest),
            shortcuts: if offer.is_empty() { Vec::new() } else { game.shortcuts() },
            put_off: if offer.is_empty() { None } else { put_off(game) },
            armies: personal.armies.filter(|_| !offer.is_empty()).map(|armies| self.army_lines(&armies)),
            wishes: own_seat.map(|seat| self.wish_lines(seat)).unwrap_or_default(),
            ask: if offer.is_empty() { None } else { game.ask() },
            picked: offer.picked,
            move_id: fresh_id(),
            board,
            log,
            log_from,
            can_undo: seat.is_some_and(|seat| self.can_undo(seat)),
            can_request_undo: seat.is_some_and(|seat| self.can_request_undo(seat)),
            can_resign: seat.is_some_and(|seat| self.seating.plays(guest, seat)) && !self.is_over(),
            play_on: seat.is_some_and(|seat| self.seating.goes_on_without(game, guest, seat)),
            can_rematch: self.is_over() && !self.seating.seats_of(guest).is_empty(),
            rematch: self.rematch.clone(),
            undo_question: self.undo_question(guest),
            seat_questions: self.seating.questions(guest).into_iter().map(seat_question).collect(),
            absence: self.seating.absence().clone(),
            chat: self.log.chat_lines(guest),
            notes: personal.notes,
            fork: self.fork(),
            summary: outcome.as_ref().map(|end| summary(&self.game, end, replay())),
            outcome,
            together: game.allies(Seat(0)).len() == game.seats().len(),
            dice: game.dice().commitment().map(|commitment| commitment.to_string()).unwrap_or_default(),
            curtain,
            hand_over,
            notice: personal.notice,
            lesson,
            puzzle: self.puzzle_card(guest),
            can_ask_hint: hint.is_none() && self.can_ask_hint(guest),
            hint,
            names: names(game, &offer.choices),
            choices: offer.choices,
            ranges: offer.ranges,
        }
    }

    /// The puzzle, for the guest who solves it.
    fn puzzle_card(&self, guest: &str) -> Option<PuzzleCard> {
        let puzzle = self.game.puzzle()?;
        let offered = puzzle.offered();
        self.seating.plays(guest, offered.seat).then_some(())?;
        let line = |judged: &Judged| {
            let Why { because, although } = judged.why.clone();
            JudgedLine { say: judged.say.clone(), because, although }
        };
        let judged = puzzle.judged(self.package.title, self.game());
        let (solutions, wrong) = judged.split_at(judged.len().min(offered.puzzle.solutions.len()));
        Some(PuzzleCard {
            number: offered.number,
            of: offered.of(),
            seat: offered.seat_word(),
            standing: standing(offered.standing),
            verdict: puzzle.verdict(),
            wrong: wrong.first().map(line),
            solutions: solutions.iter().map(line).collect(),
            next: offered.next,
            over: self.is_over(),
        })
    }

    /// The lesson as long as it says something to the guest: while it lasts, at its end, and right after they left it.
    fn lesson_card(&self, guest: &str, lang: Lang) -> Option<LessonCard> {
        let lesson = self.game.guide().filter(|_| !self.is_over())?.lesson();
        self.seating.learns(guest, lesson.seats, self.game()).then_some(())?;
        let own_since = |ply| self.game.choices_since(ply, |seat| self.seating.plays(guest, seat));
        match self.game.lesson_place()? {
            LessonPlace::Left(since) => (own_since(since) <= LEFT_FOR).then_some(LessonCard::Left),
            LessonPlace::After(since) => {
                (own_since(since) == 0).then(|| LessonCard::Done(lesson.end(lang).to_vec()))
            }
            LessonPlace::Inside(ply) => Some(self.inside(lesson, ply, lang)),
        }
    }

    fn inside(&self, lesson: &Lesson, ply: usize, lang: Lang) -> LessonCard {
        let Some((place, is_asked)) = lesson.decision(ply) else { return LessonCard::Watch(Vec::new()) };
        let decision = &lesson.decisions[place];
        let Comment { happened, says } = decision.comment(lang).clone();
        match lesson.step(ply) {
            Some(StepKind::Act { word, .. }) if is_asked => {
                // What has happened is told with the first step of a decision.
                let happened = if decision.plies[0] == ply { happened } else { Vec::new() };
                let say = self.game().describe(word).unwrap_or_else(|| Message::new("table-why-legal"));
                let (number, of) = (place + 1, lesson.decisions.len());
                LessonCard::Decision { number, of, happened, says, suggested: (word.clone(), say) }
            }
            _ => LessonCard::Watch(happened),
        }
    }

    /// What the guest was advised to do in this position, if it is theirs to see.
    fn hint_card(&self, guest: &str) -> Option<HintCard> {
        let seat = self.seating.asked_seat(guest)?;
        let question = HintQuestion::new(&self.id, guest, seat, self.game().revision());
        let advice = self.hint.as_ref()?.answer(&question)?;
        let best = advice.first()?;
        let line = |advice: &Advice| HintLine {
            word: advice.word.clone(),
            say: advice.say.clone(),
            worse: advice.compared(best),
        };
        Some(HintCard {
            best: line(best),
            path: best.path.clone(),
            because: best.because.clone(),
            although: best.although.clone(),
            others: advice[1..].iter().map(line).collect(),
        })
    }

    /// May the guest ask now what a bot would do? A lesson says it unasked.
    fn can_ask_hint(&self, guest: &str) -> bool {
        let is_asked = self.seating.asked_seat(guest).is_some();
        is_asked && self.seating.has_hints() && self.game.lesson_step().is_none()
    }

    /// What the lesson points at: the next element to click, those after it, and what its comment speaks of.
    fn pointed(&self, guest: &str, offer: &Offer) -> Pointed {
        let asked = self.seating.asked_seat(guest).and(self.game.guide().zip(self.game.lesson_place()));
        let Some((guide, LessonPlace::Inside(ply))) = asked else { return Pointed::default() };
        let lesson = guide.lesson();
        let (Some((place, true)), Some(StepKind::Act { word, .. })) =
            (lesson.decision(ply), lesson.step(ply))
        else {
            return Pointed::default();
        };
        let path = path_of(self.game(), word);
        let mut ahead = path.strip_prefix(&offer.picked[..]).unwrap_or_default().iter().cloned();
        let next = ahead.next();
        let decision = &lesson.decisions[place];
        let spoken_of = if decision.plies[0] == ply { &decision.points[..] } else { &[] };
        Pointed { next, others: ahead.chain(spoken_of.iter().cloned()).collect() }
    }

    /// What the viewer may do now, having clicked so far.
    fn offer(&self, viewer: Viewer, picked: Vec<String>) -> Offer {
        let is_asked = self.seating.to_move().is_some_and(|seat| {
            viewer == Viewer::Seat(seat) && matches!(self.seating.owner(seat), Some(SeatOwner::Guest(_)))
        });
        if is_asked { Offer::new(self.game(), picked) } else { Offer::default() }
    }

    fn seat_lines(&self, app: &App, guest: &str) -> Vec<SeatLine> {
        let words = self.game().seats().iter().copied();
        // The table is named too, for whoever comes when the seat is taken.
        let token = |seat| self.seating.token(&app.secrets, seat, false);
        let link = |seat| format!("{}/s/{}.{}", app.address(), token(seat), self.id);
        let seats = words.zip((0u8..).map(Seat)).map(|(word, seat)| SeatLine {
            seat,
            word,
            occupant: self.occupant(seat, guest),
            to_move: self.seating.to_move() == Some(seat),
            // A bot to move is thinking, here or at another node.
            thinking: self.seating.to_move() == Some(seat) && self.seating.is_bot(seat),
            link: self.seating.may_know_link(guest, seat).then(|| link(seat)),
            changes: self.seating.changes(guest, seat, &self.presence),
            stand_in: self.own_stand_in(guest, seat),
        });
        seats.collect()
    }

    fn wish_lines(&self, seat: Seat) -> Vec<WishLine> {
        let line = |wish: &Wish| WishLine { offer: wish.offer.clone(), say: wish.say() };
        self.seating.wishes(seat).standing(self.game()).map(line).collect()
    }

    fn army_lines(&self, armies: &[StoredArmy]) -> Vec<ArmyLine> {
        let Some(lists) = self.package.title.army_lists() else { return Vec::new() };
        let line = |army: &StoredArmy| {
            let list = ArmyList::read(&army.text, lists).ok()?;
            let why_not = self.game().bring_army(&list).err();
            Some(ArmyLine { name: army.name.clone(), price: lists.price(&list), why_not })
        };
        armies.iter().filter_map(line).collect()
    }

    /// Which bot stands in for the guest, if the seat is theirs.
    fn own_stand_in(&self, guest: &str, seat: Seat) -> Option<String> {
        let row = self.seating.row(seat);
        let chosen = || row.stand_in.clone().unwrap_or_else(|| "table".to_owned());
        self.seating.plays(guest, seat).then(chosen)
    }

    fn occupant(&self, seat: Seat, guest: &str) -> Occupant {
        let row = self.seating.row(seat);
        let name = row.name.clone().unwrap_or_default();
        match &row.owner {
            SeatOwner::Open => Occupant::Nobody,
            SeatOwner::Guest(owner) => Occupant::Person {
                name,
                here: owner == guest,
                present: self.presence.is_here(owner),
                away_for_long: self.presence.is_away_for_long(owner),
            },
            SeatOwner::Bot(level) => Occupant::Bot { level: level.clone(), stands_in_for: None },
            SeatOwner::StandIn { bot, .. } => Occupant::Bot { level: bot.clone(), stands_in_for: Some(name) },
        }
    }

    /// Can the seat take back its last step by itself?
    fn can_undo(&self, seat: Seat) -> bool {
        self.seating.to_move() == Some(seat) && self.game().can_undo(seat).is_some()
    }

    fn can_request_undo(&self, seat: Seat) -> bool {
        let is_quiet = !self.is_over() && self.undo_requests.standing(self.seq, &self.seating).is_none();
        is_quiet
            && matches!(self.seating.owner(seat), Some(SeatOwner::Guest(_)))
            && self.game.before_last_choice(seat).is_some()
    }

    fn undo_question(&self, guest: &str) -> Option<UndoQuestion> {
        let request = self.undo_requests.standing(self.seq, &self.seating)?;
        Some(UndoQuestion {
            by: Seat(request.by_seat),
            to_ply: request.to_ply as usize,
            can_answer: self.undo_requests.can_answer(guest, self.seq, &self.seating),
        })
    }

    /// Who won and why, also if somebody gave up: then all who were not on their side.
    fn outcome(&self) -> Option<Outcome> {
        let game = self.game();
        let Some(loser) = self.resigned() else { return game.outcome() };
        let side = game.allies(loser);
        let winners =
            (0..game.seats().len() as u8).map(Seat).filter(|&seat| !side.has(seat)).collect::<SeatSet>();
        let name = Message::new(format!("{}-side-{}", game.id(), game.seats()[loser.index()]));
        let reason = Message::new("web-resigned").with("seat", name);
        Some(Outcome { winners, scores: Vec::new(), reason })
    }

    /// The seat that resigned.
    fn resigned(&self) -> Option<Seat> {
        self.game.seat(self.ending.as_deref()?.strip_prefix("resigned ")?)
    }
}

// Earlier steps, and questions about the present one.
impl TableSnapshot {
    /// The eyes a guest may look through: all, once the game is over.
    fn viewers(&self, guest: &str) -> Vec<Viewer> {
        if self.is_over() {
            return Viewer::all(self.game().seats().len()).collect();
        }
        match self.seating.viewer(guest) {
            Viewer::Public => vec![Viewer::Public],
            own @ Viewer::Seat(_) => vec![own, Viewer::Public],
        }
    }

    /// The viewer named by a word, or the guest's own.
    fn viewer_named(&self, guest: &str, word: &str) -> Viewer {
        let wanted =
            if word == "public" { Some(Viewer::Public) } else { self.game.seat(word).map(Viewer::Seat) };
        let own = self.seating.viewer(guest);
        wanted.filter(|wanted| self.viewers(guest).contains(wanted)).unwrap_or(own)
    }

    /// A board that is only looked at.
    fn drawn(&self, game: &dyn Table, viewer: Viewer, visitor: &Visitor) -> Markup {
        let settings = &self.seating.settings().board;
        self.package.board.draw(game, viewer, &Clickables::default(), settings, &visitor.locale)
    }

    /// A step of the game, the last one if none is named.
    pub(crate) fn replay(&self, visitor: &Visitor, ply: Option<usize>, viewer: &str) -> ReplayPage {
        let game = self.game();
        let last = game.ply();
        let ply = ply.unwrap_or(last).min(last);
        let viewer = self.viewer_named(&visitor.guest, viewer);
        let then = game.seek(ply);
        let then = then.as_deref().unwrap_or(game);
        ReplayPage {
            id: self.id.clone(),
            game: game.id(),
            seats: game.seats(),
            viewer,
            viewers: self.viewers(&visitor.guest),
            ply,
            last,
            board: self.drawn(then, viewer, visitor),
            log: then.log(viewer, 0).iter().map(|entry| log_line(entry, then, &visitor.locale)).collect(),
            has_record: self.is_over() && self.fork().is_none(),
            has_review: self.is_over(),
        }
    }

    /// The review of the game for its page: the seats that people played, or all.
    pub(crate) fn review_page(&self, state: ReviewState, all: bool, notice: Option<Message>) -> ReviewPage {
        let game = self.game();
        let seats = || game.seats().iter().copied().zip((0u8..).map(Seat));
        let is_persons = |seat: Seat| self.seating.owner(seat).is_some_and(|owner| owner.guest().is_some());
        let people: Vec<_> = seats().filter(|(_, seat)| is_persons(*seat)).map(|(word, _)| word).collect();
        let shown = if all || people.is_empty() { game.seats().to_vec() } else { people };
        let has_others = shown.len() < game.seats().len();
        ReviewPage { id: self.id.clone(), game: game.id(), state, shown, has_others, notice }
    }

    /// The position of another table that the game goes on from.
    fn fork(&self) -> Option<(String, u64)> {
        self.seating.settings().forked_from.as_ref().map(|fork| (fork.table.clone(), fork.ply))
    }

    /// The steps after this ply as the guest may hear of them, the latest if they are many. Behind a curtain there are none.
    pub(crate) fn scene_steps(&self, visitor: &Visitor, from: usize) -> Vec<SceneStep> {
        let (game, guest) = (self.game(), visitor.guest.as_str());
        if self.seating.curtain(guest).is_some() {
            return Vec::new();
        }
        let viewer = self.seating.viewer(guest);
        let from = from.max(game.ply().saturating_sub(SHOWN_STEPS)).min(game.ply());
        let step = |entry: Entry| {
            let then = game.seek(entry.ply);
            let then = then.as_deref().unwrap_or(game);
            SceneStep {
                ply: entry.ply,
                own: entry.seat.is_some_and(|seat| viewer == Viewer::Seat(seat)),
                seat: entry.seat.map(|seat| game.seats()[seat.index()]),
                board: self.drawn(then, viewer, visitor),
                happened: happened(entry),
            }
        };
        game.log(viewer, from).into_iter().map(step).collect()
    }

    /// The record as text, for a game that is over. One that was given up shows the key of its dice as well.
    pub(crate) fn record(&self) -> Option<String> {
        let mut record = self.game().record();
        record.key = self.game().dice().key();
        self.is_over().then(|| record.to_string())
    }

    /// What an action of the guest would do, as far as the seat can foresee.
    pub(crate) fn preview(&self, guest: &str, word: &str) -> Vec<PreviewLine> {
        match self.seating.asked_seat(guest) {
            Some(seat) => self.package.board.preview(self.game(), seat, word).unwrap_or_default(),
            None => Vec::new(),
        }
    }

    /// Why the guest, having picked these elements, cannot click this one now, or cannot do this if it is an action.
    pub(crate) fn explain(&self, guest: &str, thing: &str, picked: &[String]) -> Message {
        if self.is_over() {
            return Message::new("table-why-over");
        }
        let Some(seat) = self.seating.asked_seat(guest) else {
            return Message::new("table-why-not-your-turn");
        };
        let why = self.game().explain_click(seat, thing, picked);
        if why.id == "table-why-unreadable" { self.game().explain(seat, thing) } else { why }
    }

    /// What dragging an element of the guest's onto a target would do, or why it cannot be dragged there.
    pub(crate) fn steer(&self, visitor: &Visitor, element: &str, target: &str) -> SteerPage {
        let guest = visitor.guest.as_str();
        let words = self.chain(guest, element, target);
        let refusal = words.is_empty().then(|| self.explain(guest, target, &[element.to_owned()]));
        let first = words.first().map(|first| self.preview(guest, first));
        SteerPage {
            refusal,
            say: if words.len() > 1 { self.sentences(&words) } else { Vec::new() },
            preview: first.unwrap_or_default(),
            outlook: self.outlook(visitor, &Plan::drag(&words, element, target)),
            words,
        }
    }

    /// Actions as sentences.
    pub(crate) fn sentences(&self, words: &[String]) -> Vec<Message> {
        words.iter().filter_map(|word| self.game().describe(word)).collect()
    }

    /// What the board shows of what the visitor thinks about.
    pub(crate) fn outlook(&self, visitor: &Visitor, plan: &Plan<'_>) -> Markup {
        match self.seating.asked_seat(&visitor.guest) {
            Some(seat) => self.package.board.outlook(self.game(), seat, plan, &visitor.locale),
            None => Markup::default(),
        }
    }

    /// The actions by which the guest's seat brings an element nearest to a target.
    pub(crate) fn chain(&self, guest: &str, element: &str, target: &str) -> Vec<String> {
        let seat = self.seating.asked_seat(guest);
        seat.and_then(|seat| self.game().steer(seat, element, target).ok()).unwrap_or_default()
    }
}

/// What came of a step, or the step itself if nothing did.
fn happened(entry: Entry) -> Vec<Happening> {
    let action =
        entry.say.filter(|_| entry.events.is_empty()).map(|say| Happening { say, about: Vec::new() });
    let events =
        entry.events.into_iter().map(|told| Happening { about: words_of(&told.event), say: told.say });
    action.into_iter().chain(events).collect()
}

/// All words in an event: things on the board are among them.
fn words_of(event: &Json) -> Vec<String> {
    match event {
        Json::String(word) => vec![word.clone()],
        Json::Array(all) => all.iter().flat_map(words_of).collect(),
        Json::Object(fields) => fields.values().flat_map(words_of).collect(),
        _ => Vec::new(),
    }
}

/// What a seat may do, and how it is clicked.
#[derive(Default)]
struct Offer {
    /// All but the marks of ranges.
    choices: Vec<ChoiceLine>,
    ranges: Vec<RangeLine>,
    picked: Vec<String>,
    clickables: Clickables,
}

impl Offer {
    fn new(game: &dyn Table, picked: Vec<String>) -> Offer {
        let ranges: Vec<_> = game.ranges().into_iter().map(|range| range_line(game, range)).collect();
        let marks: HashSet<_> = ranges.iter().flat_map(|line| &line.marks).map(|(_, word)| word).collect();
        let (marked, choices): (Vec<_>, Vec<_>) =
            choice_lines(game).into_iter().partition(|choice| marks.contains(&choice.word));
        let families: Vec<_> = ranges.iter().map(family_line).collect();
        let clicked = choices.iter().chain(&families);
        let picked = leading_on(picked, clicked.clone());
        let marks = mark_lines(&ranges, &marked, &picked);
        let clickables = Clickables { marks, ..Clickables::new(clicked, &picked) };
        Offer { choices, ranges, picked, clickables }
    }

    fn is_empty(&self) -> bool {
        self.choices.is_empty() && self.ranges.is_empty()
    }
}

/// What a hint points at: the next element to click, and those after it. Whoever has picked something else is shown all of them.
fn pointed_by(hint: &HintCard, picked: &[String]) -> Pointed {
    let ahead = hint.path.strip_prefix(picked).unwrap_or(&hint.path);
    Pointed { next: ahead.first().cloned(), others: ahead.iter().skip(1).cloned().collect() }
}

/// How what is asked can be put off, if it comes again and again.
fn put_off(game: &dyn Table) -> Option<PutOff> {
    let offer = game.repeated_offer()?;
    let subjects = offer.subjects.into_iter().map(|subject| (subject.word, subject.name));
    Some(PutOff { period: game.period().map(|period| period.name), subjects: subjects.collect() })
}

/// What the things of the paths are called, for choices that are grouped by them.
fn names(game: &dyn Table, choices: &[ChoiceLine]) -> HashMap<String, Message> {
    if choices.len() <= MOST_UNGROUPED {
        return HashMap::new();
    }
    let elements: HashSet<_> = choices.iter().flat_map(|choice| &choice.path).collect();
    elements.into_iter().filter_map(|element| Some((element.clone(), game.name(element)?))).collect()
}

fn choice_lines(game: &dyn Table) -> Vec<ChoiceLine> {
    let mut forecasts: HashMap<_, _> = game.forecasts().into_iter().collect();
    let line = |Choice { word, say, path }| {
        let preview = forecasts.remove(&word).into_iter().collect();
        ChoiceLine { word, say, path, preview }
    };
    game.choices().into_iter().map(line).collect()
}

fn range_line(game: &dyn Table, range: RangeChoice) -> RangeLine {
    let mark = |&amount: &i32| Some((amount, game.with_amount(&range.word, amount).ok()?));
    RangeLine { marks: range.marks.iter().filter_map(mark).collect(), range }
}

/// All actions of a range as one choice: its number is clicked last.
fn family_line(line: &RangeLine) -> ChoiceLine {
    ChoiceLine {
        word: line.range.word.clone(),
        say: line.range.say.clone(),
        path: line.range.path.iter().cloned().chain([AMOUNT.to_owned()]).collect(),
        preview: Vec::new(),
    }
}

/// The values worth a name, for a board to draw.
fn mark_lines(ranges: &[RangeLine], marked: &[ChoiceLine], picked: &[String]) -> Vec<MarkLine> {
    let open = ranges.iter().filter(|line| line.range.path.starts_with(picked));
    let marks = open.flat_map(|line| line.marks.iter().map(move |mark| (line, mark)));
    let mark_line = |(line, (amount, word)): (&RangeLine, &(i32, String))| {
        let choice = marked.iter().find(|choice| choice.word == *word)?;
        let element = line.range.path.last()?.clone();
        Some(MarkLine { element, amount: *amount, word: word.clone(), say: choice.say.clone() })
    };
    marks.filter_map(mark_line).collect()
}

/// What was picked, if something is left to click after it. What was picked for an earlier question may be no answer to
/// this one, or a whole one.
fn leading_on<'a>(picked: Vec<String>, mut choices: impl Iterator<Item = &'a ChoiceLine>) -> Vec<String> {
    let leads = |choice: &ChoiceLine| choice.path.len() > picked.len() && choice.path.starts_with(&picked);
    if choices.any(leads) { picked } else { Vec::new() }
}

fn seat_question(asked: &SeatEvent) -> SeatQuestion {
    SeatQuestion { number: asked.seq, name: asked.name.clone().unwrap_or_default(), seat: Seat(asked.seat) }
}

fn seat_of(viewer: Viewer) -> Option<Seat> {
    if let Viewer::Seat(seat) = viewer { Some(seat) } else { None }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(path: &[&str]) -> ChoiceLine {
        let path = path.iter().map(ToString::to_string).collect();
        ChoiceLine { word: String::new(), say: Message::new("done"), path, preview: Vec::new() }
    }

    #[test]
    fn what_was_picked_counts_while_it_leads_on() {
        let choices = [choice(&["hand-wire"]), choice(&["hand-il2", "e1"])];
        let picked = |element: &str| leading_on(vec![element.to_owned()], choices.iter());
        assert_eq!(picked("hand-il2"), ["hand-il2"]);
        assert!(picked("hand-wire").is_empty(), "a whole answer leaves nothing to click");
        assert!(picked("e1").is_empty() && picked("hand-ap").is_empty());
    }
}
