//! Who sits where, and what is said.

use std::time::Duration;

use sandtable_core::{Message, Seat};
use sandtable_store::{SeatOwner, StoreError};

use super::LiveTable;
use crate::App;

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
