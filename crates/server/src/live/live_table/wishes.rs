//! What the table answers for its people: questions with one answer, and offers they have put off. The answers are ordinary
//! steps; what was put off only its owner's pages show.

use sandtable_core::{Message, Seat};
use sandtable_session::{Wishes, only_answer};
use sandtable_store::{SeatOwner, StoreError};

use super::{LiveTable, MoveRequest};
use crate::App;
use crate::live::replayed_game::Play;

/// An answer that nobody was asked for.
struct Unasked {
    seat: Seat,
    guest: String,
    word: String,
}

impl LiveTable {
    /// Answers for whoever is to move as long as there is something to answer. After an error memory and store may differ.
    pub(super) async fn answer_for_people(&mut self, app: &App) -> Result<(), StoreError> {
        while let Some(Unasked { seat, guest, word }) = self.unasked(app).await? {
            let played = self.game.play(seat, Play::Act(&word));
            if let Some(why) = played.refusal {
                self.is_stale = self.differs_from_store();
                return Err(StoreError::Other(why.id.into_owned()));
            }
            self.append(app, &played.lines, None, Some(&guest)).await?;
        }
        Ok(())
    }

    async fn unasked(&mut self, app: &App) -> Result<Option<Unasked>, StoreError> {
        // In a lesson the learner is asked everything, and in a puzzle the solver.
        let is_free = self.game.lesson_step().is_none() && self.game.puzzle().is_none();
        let to_move = self.seating.to_move().filter(|_| is_free);
        let Some(seat) = to_move else { return Ok(None) };
        let Some(SeatOwner::Guest(guest)) = self.seating.owner(seat).cloned() else { return Ok(None) };
        let word = match self.only_answer(&guest, seat) {
            Some(word) => Some(word),
            None => self.answer_by_wish(app, &guest, seat).await?,
        };
        Ok(word.map(|word| Unasked { seat, guest, word }))
    }

    /// Nobody is held up where one guest has all seats.
    fn only_answer(&self, guest: &str, seat: Seat) -> Option<String> {
        let game = self.game.game();
        let is_alone = self.seating.seats_of(guest).len() == game.seats().len();
        if is_alone { None } else { only_answer(game, seat) }
    }

    async fn answer_by_wish(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
    ) -> Result<Option<String>, StoreError> {
        let before = self.wishes(app, seat).await?;
        let mut wishes = before.clone();
        let word = wishes.answer(self.game.game());
        if wishes != before {
            self.put_wishes(app, guest, seat, &wishes).await?;
        }
        Ok(word)
    }

    /// What the seat has put off. Another node would not tell us that it was changed there.
    async fn wishes(&mut self, app: &App, seat: Seat) -> Result<Wishes, StoreError> {
        if app.store.is_shared() {
            let text = app.store.wishes(&self.id, seat.0).await?;
            self.seating_mut().set_wishes(seat, text);
        }
        Ok(self.seating.wishes(seat))
    }

    /// Makes sure that a page of the guest shows what they have put off.
    pub(crate) async fn look_at_wishes(&mut self, app: &App, guest: &str) -> Result<(), StoreError> {
        for seat in self.seating.seats_of(guest) {
            self.wishes(app, seat).await?;
        }
        Ok(())
    }

    async fn put_wishes(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        wishes: &Wishes,
    ) -> Result<(), StoreError> {
        let text = serde_json::to_string(wishes).ok().filter(|_| !wishes.is_empty());
        app.store.put_wishes(&self.id, seat.0, guest, text.as_deref()).await?;
        self.seating_mut().set_wishes(seat, text);
        Ok(())
    }

    /// Declines what the seat is offered, now and until it concerns the subject or, if none is named, for the rest of the
    /// period.
    pub(crate) async fn put_off(
        &mut self,
        app: &App,
        request: &MoveRequest<'_>,
        subject: Option<&str>,
    ) -> Result<bool, StoreError> {
        if !self.accepts(app, request).await? {
            return Ok(false);
        }
        let mut wishes = self.wishes(app, request.seat).await?;
        let is_asked = self.seating.asked_seat(request.guest) == Some(request.seat);
        let decline = if is_asked { wishes.put_off(self.game.game(), subject) } else { None };
        let Some(decline) = decline else {
            self.notify(request.guest, Message::new("web-cannot-put-off"));
            return Ok(false);
        };
        match self.put_wishes(app, request.guest, request.seat, &wishes).await {
            Ok(()) => self.play(app, request, Play::Act(&decline)).await,
            Err(error) => self.outrun(app, request.guest, error).await,
        }
    }

    /// The seat wants to be asked about an offer again.
    pub(crate) async fn ask_again(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        offer: &str,
    ) -> Result<bool, StoreError> {
        if !self.seating.plays(guest, seat) {
            self.notify(guest, Message::new("web-not-your-seat"));
            return Ok(false);
        }
        let mut wishes = self.wishes(app, seat).await?;
        if !wishes.revoke(offer) {
            return Ok(false);
        }
        match self.put_wishes(app, guest, seat, &wishes).await {
            Ok(()) => Ok(true),
            Err(error) => self.outrun(app, guest, error).await,
        }
    }
}
