//! How a table is loaded, and how it stays true: what is played here goes into the store, what others did there is followed.

use std::sync::Arc;
use std::time::{Duration, Instant};

use sandtable_board::Package;
use sandtable_core::Turn;
use sandtable_session::Dice;
use sandtable_store::{NewSteps, StepRow, StoreError, TableRow};

use super::LiveTable;
use crate::App;
use crate::live::Guide;
use crate::live::presence::Presence;
use crate::live::puzzle::PuzzleInPlay;
use crate::live::replayed_game::ReplayedGame;
use crate::live::seating::Seating;
use crate::live::table_log::TableLog;
use crate::live::undo_requests::UndoRequests;

impl LiveTable {
    /// The table as the store has it. Luck that was left undecided is decided, and what needs no person is answered, unless
    /// another node was faster: then the table is read again.
    pub(crate) async fn load(app: &App, id: &str) -> Result<LiveTable, StoreError> {
        loop {
            let mut live = LiveTable::read(app, id).await?;
            match live.decide(app).await {
                Ok(()) => return Ok(live),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// The table as the store has it, with whatever is undecided.
    pub(in crate::live) async fn read(app: &App, id: &str) -> Result<LiveTable, StoreError> {
        let (row, steps) = app.store.load(id).await?;
        let chat = app.store.chat(id, TableLog::first_read(row.said)).await?;
        let (package, game) = rebuilt(app, &row, &steps)?;
        let mut seating = Seating::new(&row, game.game());
        seating.add_events(app.store.seat_events(id, 0).await?);
        let presence = Presence::new(id, row.version, Some(app.presence_sync.clone()));
        let presence = presence.with_patience(app.patience(seating.patience()));
        presence.note_last_seen(row.created, app.store.last_seen(id).await?);
        let now = Instant::now();
        Ok(LiveTable {
            id: id.to_owned(),
            package,
            version: row.version,
            seq: row.seq,
            created: row.created,
            seating: Arc::new(seating),
            undo_requests: UndoRequests::new(row.undo_request),
            hint: None,
            log: TableLog::new(chat),
            presence,
            options: row.options,
            ending: row.ending,
            rematch: row.rematch,
            game,
            is_thinking: false,
            is_ours: true,
            is_stale: false,
            touched: now,
            looked: None,
            address: String::new(),
            changed: now,
            looked_around: None,
        })
    }

    async fn decide(&mut self, app: &App) -> Result<(), StoreError> {
        self.settle(app).await?;
        self.answer_for_people(app).await
    }

    async fn settle(&mut self, app: &App) -> Result<(), StoreError> {
        if self.is_over() || self.game.game().turn() != Turn::Chance {
            return Ok(());
        }
        let lines = self.game.settle().map_err(|why| StoreError::Damaged(why.message))?;
        self.append(app, &lines, None, None).await.map(drop)
    }

    /// Stores lines that were just played, and tells nobody yet. True if they are new; if not, memory holds what the store
    /// does not and the table must be loaded again.
    pub(super) async fn append(
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
        self.seq = appended.seq;
        self.is_stale = self.differs_from_store();
        self.undo_requests.set(None);
        self.is_ours = true;
        self.seating_mut().set_turn(turn);
        self.version = appended.version;
        Ok(true)
    }

    /// Has the game in memory steps that were not stored, or the other way round?
    pub(super) fn differs_from_store(&self) -> bool {
        self.game.game().revision() as u64 != self.seq
    }

    /// Everything from the store, except who is here.
    pub(super) async fn reload(&mut self, app: &App) -> Result<(), StoreError> {
        let fresh = LiveTable::load(app, &self.id).await?;
        self.replace(fresh);
        Ok(())
    }

    /// Takes over what another load found; whoever listens here goes on listening.
    pub(in crate::live) fn replace(&mut self, mut fresh: LiveTable) {
        fresh.presence = self.presence.clone();
        fresh.is_thinking = self.is_thinking;
        (fresh.looked, fresh.address) = (self.looked, std::mem::take(&mut self.address));
        fresh.log.take_notices_of(&mut self.log);
        // What happened meanwhile is not known step by step, so curtains stay up and hints count only if nothing did.
        if fresh.seq == self.seq {
            fresh.hint = self.hint.take();
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
        // Until all of it is here, what is here may be half of it.
        self.is_stale = true;
        let row = app.store.table(&self.id).await?;
        let steps = app.store.steps(&row.id, self.seq).await?;
        let chat = app.store.chat(&row.id, self.log.last_chat()).await?;
        let events = app.store.seat_events(&row.id, self.seating.history().last()).await?;
        let mut new = steps.iter().filter(|step| step.seq <= row.seq);
        let followed = new.try_for_each(|step| self.follow(&step.line));
        if followed.is_err() || self.game.game().revision() as u64 != row.seq {
            return self.reload(app).await;
        }
        self.is_stale = false;
        self.log.add_chat(chat);
        self.seating_mut().add_events(events);
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
        if !row.lesson {
            self.game.set_guide(None);
            self.game.set_puzzle(None);
        }
        let turn = if row.over { Turn::Over } else { self.game.game().turn() };
        let is_by_bot = self.seating.is_bot_to_move();
        let seating = self.seating_mut();
        seating.set_rows(row.seats);
        seating.set_turn(turn);
        self.stepped_to(row.version, is_by_bot);
    }

    /// Asks who is at other nodes, if there are any and it was long ago. Without an answer, those who were there stay.
    pub(crate) async fn look_around(&mut self, app: &App, at_most: Duration) {
        let is_due = self.looked_around.is_none_or(|then| then.elapsed() >= at_most);
        if !app.store.is_shared() || !is_due {
            return;
        }
        self.looked_around = Some(Instant::now());
        if let Err(error) = self.ask_around(app).await {
            app.failed(error);
        }
    }

    async fn ask_around(&self, app: &App) -> Result<(), StoreError> {
        self.presence.note_last_seen(self.created, app.store.last_seen(&self.id).await?);
        let elsewhere = app.store.guests_elsewhere(&self.id, &app.node).await?;
        self.presence.note_elsewhere(elsewhere.into_iter().collect());
        Ok(())
    }

    /// The table has this version now: its subscribers are notified.
    pub(super) fn changed_to(&mut self, version: u64) {
        self.stepped_to(version, false);
    }

    /// The same after steps. Those of a bot that others will follow need no haste.
    pub(super) fn stepped_to(&mut self, version: u64, is_by_bot: bool) {
        self.version = version;
        self.changed = Instant::now();
        self.presence.note_seated(self.seating.people());
        if is_by_bot && self.seating.is_bot_to_move() {
            self.presence.notify_soon(version);
        } else {
            self.presence.notify(version);
        }
    }

    pub(super) fn seating_mut(&mut self) -> &mut Seating {
        Arc::make_mut(&mut self.seating)
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
    if game.seats().len() != row.seats.len() {
        return Err(damaged(format!("it has {} seats, not {}", row.seats.len(), game.seats().len())));
    }
    let mut replayed = ReplayedGame::new(game);
    match row.settings.puzzle.as_deref().filter(|_| row.lesson) {
        Some(id) => replayed.set_puzzle(app.site.puzzle(&row.game, id).map(PuzzleInPlay::new)),
        None => replayed.set_guide(row.lesson.then(|| app.site.lesson(&row.game)).flatten().map(Guide::new)),
    }
    for step in steps {
        replayed.follow(&step.line).map_err(|why| damaged(format!("step {}: {why}", step.seq)))?;
    }
    Ok((package, replayed))
}
