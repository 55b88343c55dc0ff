//! What is said and written beside the game.

use sandtable_store::StoreError;

use super::LiveTable;
use crate::App;

impl LiveTable {
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
        self.is_stale = true;
        let (_, version) = app.store.add_chat(&self.id, guest, name, text).await?;
        self.log.add_chat(app.store.chat(&self.id, self.log.last_chat()).await?);
        self.is_stale = false;
        self.changed_to(version);
        Ok(())
    }

    /// The rematch is at that table.
    pub(crate) async fn note_rematch(&mut self, app: &App, id: String) -> Result<(), StoreError> {
        self.rematch = Some(id);
        // Nothing else of this table changes, but its pages at other nodes must look again.
        self.is_stale = true;
        let version = app.store.put_undo_request(&self.id, None, None).await?;
        self.is_stale = false;
        self.changed_to(version);
        Ok(())
    }
}
