//! Who sits where, and how seats change hands.

use std::time::Duration;

use sandtable_core::{Message, Seat};
use sandtable_store::{SeatEvent, SeatEventKind, SeatOwner, StoreError};

use super::LiveTable;
use crate::App;
use crate::live::seat_history::{self, Person};
use crate::live::seating::SitBar;

impl LiveTable {
    /// Somebody with a seat or without one asks for something, from this address. Whoever was away takes back the seats a bot
    /// played for them.
    pub(crate) async fn welcome(&mut self, app: &App, guest: &str, address: &str) -> Result<(), StoreError> {
        self.note_look(guest, address);
        if self.seating.seats_of(guest).is_empty() {
            return Ok(());
        }
        self.presence.visit(guest);
        for seat in self.seating.seats_to_take_back(guest) {
            self.set_owner(app, guest, seat, SeatOwner::Guest(guest.to_owned())).await?;
        }
        Ok(())
    }

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
            return Ok(self.refuse(guest, "web-cannot-change-seat"));
        }
        if change == "me" {
            return self.sit(app, guest, seat).await;
        }
        if let Some(owner) = self.absent_owner(guest, seat)
            && !self.presence.is_away_for_long(&owner)
        {
            return Ok(self.refuse(guest, "web-not-away-for-long"));
        }
        let owner = self.seating.changed_owner(guest, seat, change);
        self.change_hands(app, guest, seat, owner).await
    }

    /// Says why nothing has changed.
    fn refuse(&mut self, guest: &str, why: &'static str) -> bool {
        self.notify(guest, Message::new(why));
        false
    }

    /// Whoever plays the seat, if it is not this guest.
    fn absent_owner(&self, guest: &str, seat: Seat) -> Option<String> {
        let owner = self.seating.owner(seat).and_then(SeatOwner::guest);
        owner.filter(|owner| *owner != guest).map(str::to_owned)
    }

    /// The guest leaves the seat to the bot that stands in for them.
    pub(crate) async fn leave(&mut self, app: &App, guest: &str, seat: Seat) -> Result<bool, StoreError> {
        if !self.seating.plays(guest, seat) {
            return Ok(self.refuse(guest, "web-cannot-change-seat"));
        }
        self.change_owner(app, guest, seat, self.seating.stand_in(seat)).await
    }

    /// The guest says which bot is to stand in for them, or leaves it to the table.
    pub(crate) async fn choose_stand_in(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        bot: Option<&str>,
    ) -> Result<bool, StoreError> {
        if self.is_over() || !self.seating.seats_of(guest).contains(&seat) {
            return Ok(self.refuse(guest, "web-not-your-seat"));
        }
        match app.store.set_stand_in(&self.id, seat.0, guest, bot).await {
            Ok(version) => {
                self.seating_mut().set_stand_in(seat, bot.map(str::to_owned));
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(app, guest, error).await,
        }
    }

    /// The guest sits down, by the link of the seat or because they may; or the others are asked whether they may.
    pub(crate) async fn sit(&mut self, app: &App, guest: &str, seat: Seat) -> Result<bool, StoreError> {
        if self.seating.plays(guest, seat) {
            return Ok(false);
        }
        match self.seating.sit_bar(guest, seat) {
            None => self.change_hands(app, guest, seat, SeatOwner::Guest(guest.to_owned())).await,
            Some(SitBar::TwoHands) => Ok(self.refuse(guest, "web-cannot-change-seat")),
            Some(SitBar::Refused) => Ok(self.refuse(guest, "web-sitting-refused")),
            Some(SitBar::Waiting) => Ok(self.refuse(guest, "web-sitting-waits")),
            Some(SitBar::Ask) => {
                self.notify(guest, Message::new("web-sitting-waits"));
                let person = self.person(app, guest).await;
                self.tell(app, self.event(SeatEventKind::Asked, seat, person.clone(), person)).await
            }
        }
    }

    /// The answer to somebody who has seen hands and wants to sit down.
    pub(crate) async fn answer_sitting(
        &mut self,
        app: &App,
        guest: &str,
        question: u64,
        yes: bool,
    ) -> Result<bool, StoreError> {
        let asked = self.seating.questions(guest).into_iter().find(|asked| asked.seq == question).cloned();
        let Some(asked) = asked else { return Ok(self.refuse(guest, "web-no-question")) };
        if let Some(asker) = &asked.guest {
            self.notify(asker, Message::new(if yes { "web-sitting-agreed" } else { "web-sitting-refused" }));
        }
        let kind = if yes { SeatEventKind::Agreed } else { SeatEventKind::Refused };
        let about = Person { guest: asked.guest, name: asked.name };
        let by = self.person(app, guest).await;
        self.tell(app, self.event(kind, Seat(asked.seat), about, by)).await
    }

    /// Gives the seat away, unless that has happened too often; who has left it to a bot can always come back.
    async fn change_hands(
        &mut self,
        app: &App,
        guest: &str,
        seat: Seat,
        owner: SeatOwner,
    ) -> Result<bool, StoreError> {
        let is_back = owner.bot().is_none() && self.seating.seats_of(guest).contains(&seat);
        if self.seating.history().is_full() && !is_back {
            return Ok(self.refuse(guest, "web-cannot-change-seat"));
        }
        self.set_owner(app, guest, seat, owner).await
    }

    pub(super) async fn set_owner(
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
        let link = has_new_link.then(|| self.seating.token(&app.secrets, seat, true).hash());
        let events = self.events_of(app, guest, seat, &owner).await;
        match app.store.set_owner(&self.id, seat.0, &before, &owner, link.as_ref(), &events).await {
            Ok(version) => {
                let name = app.name_of(&owner).await;
                self.seating_mut().set_owner(seat, owner, name, has_new_link);
                if self.seating.plays(guest, seat) {
                    self.presence.sits_down(guest);
                }
                self.is_ours = true;
                self.catch_up_events(app, version).await
            }
            Err(error) => self.outrun(app, guest, error).await,
        }
    }

    /// What is told if the guest gives the seat to this owner.
    async fn events_of(&self, app: &App, guest: &str, seat: Seat, owner: &SeatOwner) -> Vec<SeatEvent> {
        let former = self.owner_of(seat);
        let actor = self.person(app, guest).await;
        let kind = seat_history::kind(&self.seating.row(seat).owner, owner);
        let (about, by) = match kind {
            SeatEventKind::Sat => (actor.clone(), actor),
            SeatEventKind::Handed => (actor, former),
            _ => (former, actor),
        };
        let bot = owner.bot().map(str::to_owned);
        let mut events = vec![SeatEvent { bot, ..self.event(kind, seat, about, by) }];
        if matches!(kind, SeatEventKind::Sat | SeatEventKind::Handed) {
            let known =
                |(by, hand)| self.event(SeatEventKind::Known, hand, self.owner_of(by), Person::default());
            events.extend(self.seating.hands_known(guest, seat).into_iter().map(known));
        }
        events
    }

    /// Whose seat it is.
    fn owner_of(&self, seat: Seat) -> Person {
        let row = self.seating.row(seat);
        Person { guest: row.owner.guest().map(str::to_owned), name: row.name.clone() }
    }

    pub(super) fn event(&self, kind: SeatEventKind, seat: Seat, about: Person, by: Person) -> SeatEvent {
        seat_history::event(kind, seat, self.game.game().ply(), about, by)
    }

    pub(super) async fn person(&self, app: &App, guest: &str) -> Person {
        let name = app.guest(guest).await.map(|guest| guest.name);
        Person { guest: Some(guest.to_owned()), name }
    }

    /// Stores an event, and shows it.
    pub(super) async fn tell(&mut self, app: &App, event: SeatEvent) -> Result<bool, StoreError> {
        let version = app.store.add_seat_events(&self.id, &[event]).await?;
        self.catch_up_events(app, version).await
    }

    async fn catch_up_events(&mut self, app: &App, version: u64) -> Result<bool, StoreError> {
        let events = app.store.seat_events(&self.id, self.seating.history().last()).await?;
        self.seating_mut().add_events(events);
        self.changed_to(version);
        Ok(true)
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
}
