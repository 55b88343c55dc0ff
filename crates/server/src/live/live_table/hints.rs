//! Hints at a table: who may ask for one, and who is told of it.

use std::sync::Arc;

use sandtable_core::Message;
use sandtable_store::{SeatEventKind, StoreError};

use super::{LiveTable, MoveRequest};
use crate::App;
use crate::live::hints::{Hint, HintQuestion};

impl LiveTable {
    /// What a bot is to think about for the guest; nothing if they may not ask, which a notice explains, or have the hint already. Other people
    /// are told that it was asked, once in a position.
    pub(crate) async fn ask_hint(
        &mut self,
        app: &App,
        request: &MoveRequest<'_>,
    ) -> Result<Option<HintQuestion>, StoreError> {
        if !self.accepts(app, request).await? {
            return Ok(None);
        }
        let question = HintQuestion::new(&self.id, request.guest, request.seat, request.revision);
        if self.hint.as_ref().is_some_and(|hint| hint.answer(&question).is_some()) {
            return Ok(None);
        }
        if let Some(why) = self.hint_objection(app, &question, request) {
            self.notify(request.guest, Message::new(why));
            return Ok(None);
        }
        if !self.seating.seats_of_others(request.guest).is_empty() {
            self.tell_of_hint(app, request).await?;
        }
        Ok(Some(question))
    }

    fn hint_objection(
        &self,
        app: &App,
        question: &HintQuestion,
        request: &MoveRequest<'_>,
    ) -> Option<&'static str> {
        if self.seating.asked_seat(request.guest) != Some(request.seat) {
            Some("table-why-not-your-turn")
        } else if !self.seating.has_hints() {
            Some("web-hints-off")
        } else if self.game.lesson_step().is_some() {
            Some("web-hint-lesson")
        } else if app.hints.is_busy(question) {
            Some("web-hint-busy")
        } else {
            None
        }
    }

    async fn tell_of_hint(&mut self, app: &App, request: &MoveRequest<'_>) -> Result<(), StoreError> {
        let person = self.person(app, request.guest).await;
        let event = self.event(SeatEventKind::Hint, request.seat, person.clone(), person);
        if self.seating.history().knows(&event) {
            return Ok(());
        }
        self.tell(app, event).await.map(drop)
    }

    /// The hint that was asked for; it takes the place of an older one.
    pub(in crate::live) fn keep_hint(&mut self, hint: Hint) {
        self.hint = Some(Arc::new(hint));
    }
}
