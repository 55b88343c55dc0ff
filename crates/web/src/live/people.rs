//! Who may sit where. Seats change hands during the game, but nobody is put out of their seat while they are here, and
//! nobody who already plays takes a second seat beside other people where hands are hidden: they would look into two.

use std::time::Duration;

use store::{Holder, StoreError, Token};
use table::{Message, Seat};

use super::Desk;
use crate::House;

/// The bot that takes over where nobody chose one.
pub(crate) const USUAL_BOT: &str = "level3";
const BOTS: [&str; 5] = ["level1", "level2", "level3", "level4", "level5"];

impl Desk {
    /// What the guest may make of a seat: `me`, `link`, `level1` ...
    pub(crate) fn changes(&self, guest: &str, seat: Seat) -> Vec<&'static str> {
        let Some(holder) = self.holder(seat).filter(|_| !self.is_over()) else { return Vec::new() };
        let is_host = self.row.host == guest;
        let bots = || BOTS.into_iter().filter(|bot| holder.bot() != Some(*bot));
        match holder {
            Holder::Guest(mine) if mine == guest => bots().chain(["link"]).collect(),
            Holder::StandIn { guest: mine, .. } if mine == guest => vec!["me"],
            Holder::StandIn { .. } => Vec::new(),
            Holder::Guest(other) if self.presence.is_here(other) => Vec::new(),
            Holder::Guest(_) if is_host || !self.seats_of(guest).is_empty() => bots().collect(),
            Holder::Guest(_) => Vec::new(),
            Holder::Open if is_host => self.me(guest).into_iter().chain(bots()).collect(),
            Holder::Open if self.row.public => self.me(guest).into_iter().collect(),
            Holder::Open => Vec::new(),
            Holder::Bot(_) if is_host => self.me(guest).into_iter().chain(["link"]).chain(bots()).collect(),
            Holder::Bot(_) => Vec::new(),
        }
    }

    fn me(&self, guest: &str) -> Option<&'static str> {
        let is_alone = self.row.seats.iter().all(|row| row.holder.guest().is_none_or(|other| other == guest));
        let is_free = is_alone || self.kept.game.is_open() || self.seats_of(guest).is_empty();
        is_free.then_some("me")
    }

    /// Makes this of the seat, if the guest may.
    pub(crate) async fn change(
        &mut self,
        house: &House,
        guest: &str,
        seat: Seat,
        word: &str,
    ) -> Result<bool, StoreError> {
        self.look_around(house, Duration::ZERO).await;
        if !self.changes(guest, seat).contains(&word) {
            self.notify(guest, Message::new("house-cannot-change-seat"));
            return Ok(false);
        }
        let absent = self.holder(seat).and_then(Holder::guest).map(str::to_owned);
        let holder = match (word, absent) {
            ("me", _) => Holder::Guest(guest.to_owned()),
            ("link", _) => Holder::Open,
            (bot, Some(guest)) => Holder::StandIn { bot: bot.to_owned(), guest },
            (bot, None) => Holder::Bot(bot.to_owned()),
        };
        self.seat(house, guest, seat, holder).await
    }

    /// Whoever has the link of a seat sits down there.
    pub(crate) async fn sit(&mut self, house: &House, guest: &str, seat: Seat) -> Result<bool, StoreError> {
        if self.plays(guest, seat) {
            return Ok(false);
        }
        if self.me(guest).is_none() {
            self.notify(guest, Message::new("house-cannot-change-seat"));
            return Ok(false);
        }
        self.seat(house, guest, seat, Holder::Guest(guest.to_owned())).await
    }

    /// The secret link of a seat, or the one after so many more.
    pub(crate) fn token(&self, house: &House, seat: Seat, later: u32) -> Token {
        let links = self.row.seats[seat.index()].links + later;
        Token::of_seat(&house.secret, &self.row.id, seat.0, links)
    }

    pub(super) async fn seat(
        &mut self,
        house: &House,
        guest: &str,
        seat: Seat,
        holder: Holder,
    ) -> Result<bool, StoreError> {
        let Some(before) = self.holder(seat).cloned() else { return Ok(false) };
        // Whoever sent an invitation must not come in by it later, nor a former holder by theirs.
        let has_resigned = matches!((&before, &holder), (Holder::Guest(_), Holder::Bot(_)));
        let other_link = has_resigned || (before == Holder::Open) != (holder == Holder::Open);
        let link = other_link.then(|| self.token(house, seat, 1).hash());
        match house.store.set_holder(&self.row.id, seat.0, &before, &holder, link.as_ref()).await {
            Ok(version) => {
                let name = house.name_of(&holder).await;
                let row = &mut self.row.seats[seat.index()];
                (row.holder, row.name) = (holder, name);
                row.links += u32::from(other_link);
                self.is_ours = true;
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(house, guest, error).await,
        }
    }

    /// A guest goes by another name now.
    pub(crate) fn rename(&mut self, guest: &str, name: &str) {
        let theirs = self.row.seats.iter_mut().filter(|row| row.holder.guest() == Some(guest));
        theirs.for_each(|row| row.name = Some(name.to_owned()));
        self.presence.ring(self.row.version);
    }

    /// Lifts the curtain before the seat to move.
    pub(crate) fn lift(&mut self, guest: &str, seat: Seat) {
        if self.curtain(guest) == Some(seat) {
            self.lifts.insert(guest.to_owned(), seat);
        }
    }

    /// May the guest speak here and keep notes?
    pub(crate) fn belongs(&self, guest: &str) -> bool {
        self.row.host == guest || !self.seats_of(guest).is_empty()
    }

    /// What the guest noted about the table; none if they do not belong to it.
    pub(crate) async fn note(&mut self, house: &House, guest: &str) -> Result<Option<String>, StoreError> {
        if !self.belongs(guest) {
            return Ok(None);
        }
        if let Some(note) = self.notes.get(guest) {
            return Ok(Some(note.clone()));
        }
        let note = house.store.note(&self.row.id, guest).await?.unwrap_or_default();
        // Another node would not tell us that it was changed there.
        if !house.store.is_shared() {
            self.notes.insert(guest.to_owned(), note.clone());
        }
        Ok(Some(note))
    }

    /// Keeps what the guest notes.
    pub(crate) async fn write_note(
        &mut self,
        house: &House,
        guest: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        self.notes.remove(guest);
        house.store.put_note(&self.row.id, guest, text).await
    }

    /// Says something at the table.
    pub(crate) async fn say(
        &mut self,
        house: &House,
        guest: &str,
        name: &str,
        text: &str,
    ) -> Result<(), StoreError> {
        let (_, version) = house.store.say(&self.row.id, guest, name, text).await?;
        self.chat.extend(house.store.says(&self.row.id, self.heard()).await?);
        self.changed_to(version);
        Ok(())
    }

    /// Who sits where when the same people play again: everybody moves on by one seat, so that two swap sides.
    pub(crate) fn swapped(&self) -> Vec<Holder> {
        let mut holders: Vec<_> = self.row.seats.iter().map(|row| row.holder.clone()).collect();
        if !holders.is_empty() {
            holders.rotate_left(1);
        }
        holders
    }

    /// The rematch is at that table.
    pub(crate) async fn note_rematch(&mut self, house: &House, id: String) -> Result<(), StoreError> {
        self.row.rematch = Some(id);
        // Nothing else of this table changes, but its pages at other nodes must look again.
        let version = house.store.put_plea(&self.row.id, None, None).await?;
        self.changed_to(version);
        Ok(())
    }
}
