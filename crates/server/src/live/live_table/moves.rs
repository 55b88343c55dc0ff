//! What seats do. Whatever is refused changes nothing and leaves a notice that says why.

use sandtable_core::{Message, Seat, Turn};
use sandtable_store::{SeatOwner, StoreError, UndoRequest};

use super::{LiveTable, MoveRequest};
use crate::App;
use crate::live::replayed_game::Play;
use crate::live::seating::USUAL_BOT;
use crate::live::undo_requests::{Answered, UndoRequests};

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
            self.is_stale = self.differs_from_store();
            return Ok(false);
        }
        let is_new = self.append_played(app, request, &played.lines).await?;
        if is_new {
            self.note_solved(app, request.guest).await;
        }
        Ok(is_new)
    }

    /// Remembers that the guest has just solved the puzzle of this table. The move stands even if that cannot be written down.
    async fn note_solved(&self, app: &App, guest: &str) {
        let Some(puzzle) = self.game.puzzle().filter(|puzzle| puzzle.is_solved()) else { return };
        let noted = app.store.solve_puzzle(guest, self.package.id(), puzzle.id(), puzzle.tries()).await;
        if let Err(error) = noted {
            app.failed(error);
        }
    }

    /// What a preset does for the guest who opened the table, up to the first that is refused. The steps are nobody's, so that
    /// a table at which nobody moves expires all the same.
    pub(crate) async fn begin(&mut self, app: &App, guest: &str, words: &[String]) -> Result<(), StoreError> {
        let Some(seat) = self.seating.asked_seat(guest) else { return Ok(()) };
        let played = self.game.play(seat, Play::Chain(words));
        if !played.lines.is_empty() {
            self.append_and_answer(app, &played.lines, None, None).await?;
        }
        Ok(())
    }

    /// May the guest do something for the seat, having seen the table as it is? If not they get a notice, unless it is the
    /// same move again: then they get the answer they missed.
    pub(super) async fn accepts(&mut self, app: &App, request: &MoveRequest<'_>) -> Result<bool, StoreError> {
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
        match self.append_and_answer(app, lines, request.move_id, Some(request.guest)).await {
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

    /// Stores what was played, answers what needs no person, and tells the pages. A bot's steps are by nobody.
    async fn append_and_answer(
        &mut self,
        app: &App,
        lines: &[String],
        move_id: Option<&str>,
        by: Option<&str>,
    ) -> Result<bool, StoreError> {
        let is_new = self.append(app, lines, move_id, by).await?;
        if is_new {
            self.answer_for_people(app).await?;
            self.stepped_to(self.version, by.is_none());
        }
        Ok(is_new)
    }

    /// A bot's choice, if the table is still as the bot saw it. True if it was made.
    pub(in crate::live) async fn play_bot(
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
            self.is_stale = self.differs_from_store();
            return Err(StoreError::Other(why.id.into_owned()));
        }
        match self.append_and_answer(app, &played.lines, None, None).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict { .. }) => self.reload(app).await.map(|()| false),
            Err(error) => {
                let _ = self.reload(app).await;
                Err(error)
            }
        }
    }

    /// Ends the lesson; the game goes on as any other.
    pub(crate) async fn skip_lesson(&mut self, app: &App, guest: &str) -> Result<bool, StoreError> {
        if self.game.guide().is_none() {
            return Ok(false);
        }
        self.is_stale = true;
        let version = app.store.end_lesson(&self.id).await?;
        self.is_stale = false;
        self.game.set_guide(None);
        self.answer_for_people(app).await?;
        self.notify(guest, Message::new("web-lesson-skipped"));
        self.changed_to(version.max(self.version));
        Ok(true)
    }

    /// Leaves the puzzle; the game goes on as any other.
    pub(crate) async fn play_on(&mut self, app: &App) -> Result<bool, StoreError> {
        if self.game.puzzle().is_none() {
            return Ok(false);
        }
        self.is_stale = true;
        let version = app.store.end_lesson(&self.id).await?;
        self.is_stale = false;
        self.game.set_puzzle(None);
        self.answer_for_people(app).await?;
        self.changed_to(version.max(self.version));
        Ok(true)
    }

    /// Asks the others for an undo; where there are only bots, they do not mind. A bot that stands in cannot agree for whoever
    /// is away.
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

    /// Somebody was faster at another node: look again. Anything else is an error, after which nobody knows whether the change
    /// was stored.
    pub(super) async fn outrun(
        &mut self,
        app: &App,
        guest: &str,
        error: StoreError,
    ) -> Result<bool, StoreError> {
        let StoreError::Conflict { .. } = error else {
            self.is_stale = true;
            return Err(error);
        };
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
