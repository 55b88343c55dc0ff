//! A table in memory: a game, its seats, what is asked and written beside it, and who has its page open.
//!
//! The store is the truth. Every change is first written there, then shown; should writing fail, the table in memory is
//! marked stale and reloaded before anybody looks at it again.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sandtable_board::Package;
use sandtable_core::{Message, Seat, Turn};
use sandtable_session::{Dice, Json};
use sandtable_store::{NewSteps, SeatOwner, StepRow, StoreError, TableRow, UndoRequest};

use super::presence::{Presence, Subscription};
use super::replayed_game::{Play, ReplayedGame};
use super::seating::{Seating, USUAL_BOT};
use super::snapshot::TableSnapshot;
use super::table_log::TableLog;
use super::undo_requests::{Answered, UndoRequests};
use crate::App;

/// How long another node may be thinking before we think for its bot.
const OTHER_NODE_THINKS: Duration = Duration::from_secs(5);

/// Who asks for something, for which seat, and what they saw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveRequest<'a> {
    pub(crate) guest: &'a str,
    pub(crate) seat: Seat,
    /// The revision of the table on the page the form was on.
    pub(crate) revision: usize,
    /// The same id again is the same move.
    pub(crate) move_id: Option<&'a str>,
}

/// A table in memory.
pub(crate) struct LiveTable {
    pub(crate) id: String,
    package: &'static Package,
    options: Json,
    version: u64,
    /// How many steps are stored.
    seq: u64,
    /// Why the game is over, if not by its rules.
    ending: Option<String>,
    rematch: Option<String>,
    pub(crate) game: ReplayedGame,
    pub(crate) seating: Arc<Seating>,
    undo_requests: UndoRequests,
    log: TableLog,
    presence: Presence,
    /// Is a bot of this table thinking here?
    pub(super) is_thinking: bool,
    /// Is it for this node to wake the bot?
    is_ours: bool,
    /// Memory and store may differ.
    pub(super) is_stale: bool,
    touched: Instant,
    changed: Instant,
    /// When it was last asked who is at other nodes.
    looked_around: Option<Instant>,
}

// What is loaded, and how it stays true.
impl LiveTable {
    /// The table as the store has it. Luck that was left undecided is decided, unless another node was faster: then the
    /// table is read again.
    pub(crate) async fn load(app: &App, id: &str) -> Result<LiveTable, StoreError> {
        loop {
            let mut live = LiveTable::read(app, id).await?;
            match live.settle(app).await {
                Ok(()) => return Ok(live),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn read(app: &App, id: &str) -> Result<LiveTable, StoreError> {
        let (row, steps) = app.store.load(id).await?;
        let chat = app.store.chat(id, TableLog::first_shown(row.said)).await?;
        let (package, game) = rebuilt(app, &row, &steps)?;
        let now = Instant::now();
        Ok(LiveTable {
            id: id.to_owned(),
            package,
            version: row.version,
            seq: row.seq,
            seating: Arc::new(Seating::new(&row, game.game())),
            undo_requests: UndoRequests::new(row.undo_request),
            log: TableLog::new(chat),
            presence: Presence::new(id, row.version, app.presence_sync.clone()),
            options: row.options,
            ending: row.ending,
            rematch: row.rematch,
            game,
            is_thinking: false,
            is_ours: true,
            is_stale: false,
            touched: now,
            changed: now,
            looked_around: None,
        })
    }

    async fn settle(&mut self, app: &App) -> Result<(), StoreError> {
        if self.is_over() || self.game.game().turn() != Turn::Chance {
            return Ok(());
        }
        let lines = self.game.settle().map_err(|why| StoreError::Damaged(why.message))?;
        self.append(app, &lines, None, None).await.map(drop)
    }

    /// Stores lines that were just played. True if they are new; if not, memory holds what the store does not and the
    /// table must be loaded again.
    async fn append(
        &mut self,
        app: &App,
        lines: &[String],
        move_id: Option<&str>,
        by: Option<&str>,
    ) -> Result<bool, StoreError> {
        let game = self.game.game();
        let turn = game.turn();
        let new = NewSteps {
            at: self.seq,
            lines,
            move_id,
            by,
            ply: game.ply() as u64,
            turn: if let Turn::Seat(seat) = turn { Some(seat.0) } else { None },
            over: turn == Turn::Over,
        };
        self.is_stale = true;
        let appended = app.store.append(&self.id, &new).await?;
        if appended.again {
            return Ok(false);
        }
        self.is_stale = false;
        self.seq = appended.seq;
        self.undo_requests.set(None);
        self.is_ours = true;
        self.seating_mut().set_turn(turn);
        self.changed_to(appended.version);
        Ok(true)
    }

    /// Everything from the store, except who is here.
    async fn reload(&mut self, app: &App) -> Result<(), StoreError> {
        let fresh = LiveTable::load(app, &self.id).await?;
        self.replace(fresh);
        Ok(())
    }

    /// Takes over what another load found; whoever listens here goes on listening.
    pub(super) fn replace(&mut self, mut fresh: LiveTable) {
        fresh.presence = self.presence.clone();
        fresh.is_thinking = self.is_thinking;
        fresh.log.take_notices_of(&mut self.log);
        // What happened meanwhile is not known step by step, so curtains stay up only if nothing did.
        if fresh.seq == self.seq {
            fresh.seating_mut().keep_curtains_of(&self.seating);
        }
        let version = fresh.version;
        *self = fresh;
        self.changed_to(version);
    }

    /// Catches up with what another node did.
    pub(crate) async fn refresh(&mut self, app: &App) -> Result<(), StoreError> {
        if self.is_stale {
            return self.reload(app).await;
        }
        let row = app.store.table(&self.id).await?;
        let steps = app.store.steps(&row.id, self.seq).await?;
        let chat = app.store.chat(&row.id, self.log.last_chat()).await?;
        let mut new = steps.iter().filter(|step| step.seq <= row.seq);
        if new.try_for_each(|step| self.follow(&step.line)).is_err() {
            self.is_stale = true;
            return self.reload(app).await;
        }
        self.log.add_chat(chat);
        self.take_row(row);
        self.is_ours = false;
        Ok(())
    }

    /// A step of another node. Curtains fall after each, for a turn may have come and gone between two looks.
    fn follow(&mut self, line: &str) -> Result<(), String> {
        if self.game.follow(line)? {
            self.log.forget_texts();
        }
        let turn = self.game.game().turn();
        self.seating_mut().set_turn(turn);
        Ok(())
    }

    fn take_row(&mut self, row: TableRow) {
        self.seq = row.seq;
        self.ending = row.ending;
        self.rematch = row.rematch;
        self.undo_requests.set(row.undo_request);
        let turn = if row.over { Turn::Over } else { self.game.game().turn() };
        let seating = self.seating_mut();
        seating.set_rows(row.seats);
        seating.set_turn(turn);
        self.changed_to(row.version);
    }

    /// Asks who is at other nodes, if there are any and it was long ago. Without an answer, those who were there stay.
    pub(crate) async fn look_around(&mut self, app: &App, at_most: Duration) {
        let is_due = self.looked_around.is_none_or(|then| then.elapsed() >= at_most);
        if app.presence_sync.is_none() || !is_due {
            return;
        }
        self.looked_around = Some(Instant::now());
        match app.store.guests_elsewhere(&self.id, &app.node).await {
            Ok(guests) => self.presence.note_elsewhere(guests.into_iter().collect()),
            Err(error) => drop(app.failed(error)),
        }
    }

    /// The table has this version now: its subscribers are notified.
    fn changed_to(&mut self, version: u64) {
        self.version = version;
        self.changed = Instant::now();
        self.presence.notify(version);
    }

    fn seating_mut(&mut self) -> &mut Seating {
        Arc::make_mut(&mut self.seating)
    }
}

// What is asked of it.
impl LiveTable {
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(super) fn package(&self) -> &'static Package {
        self.package
    }

    pub(crate) fn rematch(&self) -> Option<&str> {
        self.rematch.as_deref()
    }

    pub(crate) fn options(&self) -> &Json {
        &self.options
    }

    pub(crate) fn is_over(&self) -> bool {
        self.seating.is_over()
    }

    /// The table at this moment, to make pages from.
    pub(crate) fn snapshot(&self) -> TableSnapshot {
        TableSnapshot {
            id: self.id.clone(),
            package: self.package,
            version: self.version,
            seq: self.seq,
            ending: self.ending.clone(),
            rematch: self.rematch.clone(),
            game: self.game.clone(),
            seating: Arc::clone(&self.seating),
            undo_requests: self.undo_requests.clone(),
            log: self.log.snapshot(),
            presence: self.presence.clone(),
        }
    }

    pub(super) fn touch(&mut self) {
        self.touched = Instant::now();
    }

    /// Has nobody wanted it for this long?
    pub(super) fn is_idle(&self, time: Duration) -> bool {
        self.presence.count() == 0 && !self.is_thinking && self.touched.elapsed() >= time
    }

    /// How many pages watch.
    pub(super) fn watchers(&self) -> usize {
        self.presence.count()
    }

    /// One more page that listens.
    pub(crate) fn join(&self, guest: &str) -> Option<Subscription> {
        self.presence.join(guest)
    }

    /// Should a bot be moving, and is it for this node to let it think?
    pub(super) fn has_bot_to_wake(&self) -> bool {
        let is_due = self.is_ours || self.changed.elapsed() >= OTHER_NODE_THINKS;
        is_due && !self.is_thinking && self.seating.is_bot_to_move()
    }

    pub(crate) fn notify(&mut self, guest: &str, message: Message) {
        self.log.notify(guest, message);
    }

    pub(crate) fn take_notice(&mut self, guest: &str) -> Option<Message> {
        self.log.take_notice(guest)
    }
}

// What seats do. Whatever is refused changes nothing and leaves a notice that says why.
impl LiveTable {
    /// Plays, stores it, and notifies everybody. True if something has changed.
    pub(crate) async fn play(
        &mut self,
        app: &App,
        request: &MoveRequest<'_>,
        play: Play<'_>,
    ) -> Result<bool, StoreError> {
        if !self.accepts(app, request).await? {
            return Ok(false);
        }
        let played = self.game.play(request.seat, play);
        if matches!(play, Play::Undo | Play::Restart | Play::Back(_)) {
            self.log.forget_texts();
        }
        if let Some(why) = played.refusal {
            self.notify(request.guest, why);
        }
        if played.lines.is_empty() {
            return Ok(false);
        }
        self.append_played(app, request, &played.lines).await
    }

    /// May the guest do something for the seat, having seen the table as it is? If not they get a notice, unless it is the
    /// same move again: then they get the answer they missed.
    async fn accepts(&mut self, app: &App, request: &MoveRequest<'_>) -> Result<bool, StoreError> {
        let Some(why) = self.objection(request) else { return Ok(true) };
        let is_again = match request.move_id {
            Some(id) if self.seating.plays(request.guest, request.seat) => {
                app.store.move_seq(&self.id, id).await?.is_some()
            }
            _ => false,
        };
        if !is_again {
            self.notify(request.guest, Message::new(why));
        }
        Ok(false)
    }

    fn objection(&self, request: &MoveRequest<'_>) -> Option<&'static str> {
        if !self.seating.plays(request.guest, request.seat) {
            return Some("web-not-your-seat");
        }
        if request.revision != self.game.game().revision() {
            return Some("web-stale");
        }
        self.is_over().then_some("table-why-over")
    }

    /// Stores what was played; if the table had moved on meanwhile, what was played is forgotten.
    async fn append_played(
        &mut self,
        app: &App,
        request: &MoveRequest<'_>,
        lines: &[String],
    ) -> Result<bool, StoreError> {
        match self.append(app, lines, request.move_id, Some(request.guest)).await {
            Ok(true) => Ok(true),
            Ok(false) => self.reload(app).await.map(|()| false),
            Err(StoreError::Conflict { .. }) => {
                self.reload(app).await?;
                self.notify(request.guest, Message::new("web-stale"));
                Ok(false)
            }
            Err(error) => {
                // It stays stale until the store answers again.
                let _ = self.reload(app).await;
                Err(error)
            }
        }
    }

    /// A bot's choice, if the table is still as the bot saw it. True if it was made.
    pub(super) async fn play_bot(
        &mut self,
        app: &App,
        seat: Seat,
        revision: usize,
        word: &str,
    ) -> Result<bool, StoreError> {
        if !self.seating.is_bot(seat) || self.game.game().revision() != revision || self.is_over() {
            return Ok(false);
        }
        let played = self.game.play(seat, Play::Act(word));
        if let Some(why) = played.refusal {
            return Err(StoreError::Other(why.id));
        }
        match self.append(app, &played.lines, None, None).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict { .. }) => self.reload(app).await.map(|()| false),
            Err(error) => {
                let _ = self.reload(app).await;
                Err(error)
            }
        }
    }

    /// Asks the others for an undo; where there are only bots, they do not mind.
    pub(crate) async fn request_undo(
        &mut self,
        app: &App,
        request: &MoveRequest<'_>,
    ) -> Result<bool, StoreError> {
        if !self.accepts(app, request).await? {
            return Ok(false);
        }
        let Some(ply) = self.game.before_last_choice(request.seat) else {
            self.notify(request.guest, Message::new("web-nothing-to-undo"));
            return Ok(false);
        };
        if self.seating.seats_of_others(request.guest).is_empty() {
            return self.play(app, request, Play::Back(ply)).await;
        }
        let undo = UndoRequest {
            by_seat: request.seat.0,
            to_ply: ply as u64,
            at_seq: self.seq,
            answers: Vec::new(),
        };
        self.put_undo_request(app, request.guest, Some(undo)).await
    }

    /// Answers another's request; once everybody has agreed, the steps are taken back.
    pub(crate) async fn answer_undo(
        &mut self,
        app: &App,
        guest: &str,
        yes: bool,
    ) -> Result<bool, StoreError> {
        let standing = self.undo_requests.standing(self.seq, &self.seating).cloned();
        let can_answer = self.undo_requests.can_answer(guest, self.seq, &self.seating);
        let Some(undo) = standing.filter(|_| can_answer) else {
            self.notify(guest, Message::new("web-no-undo-request"));
            return Ok(false);
        };
        let seat = Seat(undo.by_seat);
        let asker = self.seating.owner(seat).and_then(SeatOwner::guest).map(str::to_owned);
        let Some(asker) = asker else { return Ok(false) };
        match UndoRequests::answered(undo, guest, yes, &asker, &self.seating) {
            Answered::Refused => {
                self.notify(&asker, Message::new("web-undo-refused"));
                self.put_undo_request(app, guest, None).await
            }
            Answered::Waiting(undo) => self.put_undo_request(app, guest, Some(undo)).await,
            Answered::Granted(ply) => {
                let revision = self.game.game().revision();
                let request = MoveRequest { guest: &asker, seat, revision, move_id: None };
                self.play(app, &request, Play::Back(ply)).await
            }
        }
    }

    async fn put_undo_request(
        &mut self,
        app: &App,
        guest: &str,
        request: Option<UndoRequest>,
    ) -> Result<bool, StoreError> {
        let stored = self.undo_requests.stored();
        match app.store.put_undo_request(&self.id, stored, request.as_ref()).await {
            Ok(version) => {
                self.undo_requests.set(request);
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(app, guest, error).await,
        }
    }

    /// Somebody was faster at another node: look again. Anything else is an error.
    async fn outrun(&mut self, app: &App, guest: &str, error: StoreError) -> Result<bool, StoreError> {
        let StoreError::Conflict { .. } = error else { return Err(error) };
        self.refresh(app).await?;
        self.notify(guest, Message::new("web-stale"));
        Ok(false)
    }

    /// Gives the game up for a seat. Where the others play on, a bot takes the seat for good.
    pub(crate) async fn resign(&mut self, app: &App, request: &MoveRequest<'_>) -> Result<bool, StoreError> {
        if !self.accepts(app, request).await? {
            return Ok(false);
        }
        if self.seating.goes_on_without(self.game.game(), request.guest, request.seat) {
            self.notify(request.guest, Message::new("web-resigned-seat"));
            let bot = SeatOwner::Bot(USUAL_BOT.to_owned());
            return self.set_owner(app, request.guest, request.seat, bot).await;
        }
        let ending = format!("resigned {}", self.game.game().seats()[request.seat.index()]);
        match app.store.end(&self.id, self.seq, &ending).await {
            Ok(version) => {
                self.ending = Some(ending);
                self.undo_requests.set(None);
                self.seating_mut().set_turn(Turn::Over);
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(app, request.guest, error).await,
        }
    }
}

// Who sits where, and what is said.
impl LiveTable {
    /// Gives the seat to whom the guest says, if the guest may.
    pub(crate) async fn change_owner(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        change: &str,
    ) -> Result<bool, StoreError> {
        self.look_around(app, Duration::ZERO).await;
        if !self.seating.changes(guest, seat, &self.presence).contains(&change) {
            self.notify(guest, Message::new("web-cannot-change-seat"));
            return Ok(false);
        }
        let owner = self.seating.changed_owner(guest, seat, change);
        self.set_owner(app, guest, seat, owner).await
    }

    /// Whoever has the link of a seat sits down there.
    pub(crate) async fn sit(&mut self, app: &App, guest: &str, seat: Seat) -> Result<bool, StoreError> {
        if self.seating.plays(guest, seat) {
            return Ok(false);
        }
        if !self.seating.can_sit(guest) {
            self.notify(guest, Message::new("web-cannot-change-seat"));
            return Ok(false);
        }
        self.set_owner(app, guest, seat, SeatOwner::Guest(guest.to_owned())).await
    }

    async fn set_owner(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        owner: SeatOwner,
    ) -> Result<bool, StoreError> {
        let Some(before) = self.seating.owner(seat).cloned() else { return Ok(false) };
        // Whoever sent an invitation can't reuse it later, nor a former owner theirs.
        let has_resigned = matches!((&before, &owner), (SeatOwner::Guest(_), SeatOwner::Bot(_)));
        let has_new_link = has_resigned || (before == SeatOwner::Open) != (owner == SeatOwner::Open);
        let link = has_new_link.then(|| self.seating.token(&app.secret, seat, true).hash());
        match app.store.set_owner(&self.id, seat.0, &before, &owner, link.as_ref()).await {
            Ok(version) => {
                let name = app.name_of(&owner).await;
                self.seating_mut().set_owner(seat, owner, name, has_new_link);
                self.is_ours = true;
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(app, guest, error).await,
        }
    }

    /// Lifts the curtain before the seat to move.
    pub(crate) fn lift_curtain(&mut self, guest: &str, seat: Seat) {
        self.seating_mut().lift_curtain(guest, seat);
    }

    /// A guest goes by another name now.
    pub(crate) fn rename(&mut self, guest: &str, name: &str) {
        self.seating_mut().rename(guest, name);
        self.presence.notify(self.version);
    }

    /// What the guest noted about the table; none if they do not belong to it.
    pub(crate) async fn note(&mut self, app: &App, guest: &str) -> Result<Option<String>, StoreError> {
        if !self.seating.belongs(guest) {
            return Ok(None);
        }
        if let Some(note) = self.log.note(guest) {
            return Ok(Some(note.to_owned()));
        }
        let note = app.store.note(&self.id, guest).await?.unwrap_or_default();
        // Another node would not tell us that it was changed there.
        if !app.store.is_shared() {
            self.log.remember_note(guest, note.clone());
        }
        Ok(Some(note))
    }

    /// Stores what the guest notes.
    pub(crate) async fn write_note(&mut self, app: &App, guest: &str, text: &str) -> Result<(), StoreError> {
        self.log.forget_note(guest);
        app.store.put_note(&self.id, guest, text).await
    }

    /// Says something at the table.
    pub(crate) async fn add_chat(
        &mut self,
        app: &App,
        guest: &str,
        name: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        let (_, version) = app.store.add_chat(&self.id, guest, name, text).await?;
        self.log.add_chat(app.store.chat(&self.id, self.log.last_chat()).await?);
        self.changed_to(version);
        Ok(())
    }

    /// The rematch is at that table.
    pub(crate) async fn note_rematch(&mut self, app: &App, id: String) -> Result<(), StoreError> {
        self.rematch = Some(id);
        // Nothing else of this table changes, but its pages at other nodes must look again.
        let version = app.store.put_undo_request(&self.id, None, None).await?;
        self.changed_to(version);
        Ok(())
    }
}

/// The game of a row, played to where its steps lead.
fn rebuilt(
    app: &App,
    row: &TableRow,
    steps: &[StepRow],
) -> Result<(&'static Package, ReplayedGame), StoreError> {
    let damaged = |why: String| StoreError::Damaged(format!("table `{}`: {why}", row.id));
    let package =
        app.package(&row.game).ok_or_else(|| damaged(format!("there is no game `{}`", row.game)))?;
    let title = package.title;
    let rules = row.rules;
    if rules < title.oldest_rules() {
        return Err(StoreError::TooOld(row.id.clone()));
    }
    let dice = Dice::from_key(row.dice_key.0);
    let game = match &row.state {
        None => title.open_by(rules, &row.options, dice).map_err(|why| damaged(why.to_string()))?,
        Some(state) => {
            title.set_by(rules, &row.options, state, dice).map_err(|why| damaged(why.to_string()))?
        }
    };
    let mut replayed = ReplayedGame::new(game);
    for step in steps {
        replayed.follow(&step.line).map_err(|why| damaged(format!("step {}: {why}", step.seq)))?;
    }
    Ok((package, replayed))
}
