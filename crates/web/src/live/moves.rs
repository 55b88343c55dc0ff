//! What seats do: act, take back, ask for it, resign. Whatever is refused changes nothing and leaves a notice that
//! says why.

use record::{Refusal, RefusalKind};
use store::{Holder, Plea, StoreError};
use table::{Message, Seat, Turn};

use super::Desk;
use super::people::USUAL_BOT;
use crate::House;

/// Who asks for something, for which seat, and what they saw.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Asked<'a> {
    pub(crate) guest: &'a str,
    pub(crate) seat: Seat,
    /// The age of the table on the page the form was on.
    pub(crate) age: usize,
    /// The same id again is the same move.
    pub(crate) move_id: Option<&'a str>,
}

/// What a seat can do by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Play<'a> {
    /// This choice, in the notation.
    Act(&'a str),
    /// Its last step back.
    Undo,
    /// Everything back to the last commit point.
    Restart,
    /// Back to a ply; the others have agreed.
    Back(usize),
}

impl Desk {
    /// Plays, keeps it, and tells everybody. True if something has changed.
    pub(crate) async fn play(
        &mut self,
        house: &House,
        asked: &Asked<'_>,
        play: Play<'_>,
    ) -> Result<bool, StoreError> {
        if !self.is_welcome(house, asked).await? {
            return Ok(false);
        }
        match self.do_play(asked.seat, play) {
            Ok(lines) => self.keep_played(house, asked, &lines).await,
            Err(why) => {
                self.notify(asked.guest, why);
                Ok(false)
            }
        }
    }

    /// May the guest do something for the seat, having seen the table as it is? If not they are told, unless it is
    /// the same move again: then they get the answer they missed.
    async fn is_welcome(&mut self, house: &House, asked: &Asked<'_>) -> Result<bool, StoreError> {
        if let Some(why) = self.objection(asked) {
            let is_again = match asked.move_id {
                Some(id) if self.plays(asked.guest, asked.seat) => {
                    house.store.move_seq(&self.row.id, id).await?.is_some()
                }
                _ => false,
            };
            if !is_again {
                self.notify(asked.guest, Message::new(why));
            }
            return Ok(false);
        }
        Ok(true)
    }

    fn objection(&self, asked: &Asked<'_>) -> Option<&'static str> {
        if !self.plays(asked.guest, asked.seat) {
            return Some("house-not-your-seat");
        }
        if asked.age != self.kept.game.age() {
            return Some("house-stale");
        }
        self.is_over().then_some("table-why-over")
    }

    fn do_play(&mut self, seat: Seat, wanted: Play<'_>) -> Result<Vec<String>, Message> {
        let line = match wanted {
            Play::Act(word) => self.kept.act(seat, word).map_err(|_| self.kept.game.explain(seat, word))?,
            Play::Undo => self.kept.take_back(|game| game.undo(seat)).map_err(|why| no_undo(&why))?,
            Play::Restart => {
                self.kept.take_back(|game| game.restart_turn(seat)).map_err(|why| no_undo(&why))?
            }
            Play::Back(ply) => self.kept.take_back(|game| game.undo_to(ply)).map_err(|why| no_undo(&why))?,
        };
        let luck = self.kept.settle().map_err(|why| no_undo(&why))?;
        Ok(std::iter::once(line).chain(luck).collect())
    }

    /// Keeps what was played; if the table had moved on meanwhile, what was played is forgotten.
    async fn keep_played(
        &mut self,
        house: &House,
        asked: &Asked<'_>,
        lines: &[String],
    ) -> Result<bool, StoreError> {
        match self.keep(house, lines, asked.move_id, Some(asked.guest)).await {
            Ok(true) => Ok(true),
            Ok(false) => self.reload(house).await.map(|()| false),
            Err(StoreError::Conflict { .. }) => {
                self.reload(house).await?;
                self.notify(asked.guest, Message::new("house-stale"));
                Ok(false)
            }
            Err(error) => {
                // The desk stays spoiled until the store answers again.
                let _ = self.reload(house).await;
                Err(error)
            }
        }
    }

    /// A bot's choice, if the table is still as the bot saw it. True if it was made.
    pub(super) async fn play_bot(
        &mut self,
        house: &House,
        seat: Seat,
        age: usize,
        word: &str,
    ) -> Result<bool, StoreError> {
        let is_bot = self.holder(seat).is_some_and(|holder| holder.bot().is_some());
        if !is_bot || self.kept.game.age() != age || self.is_over() {
            return Ok(false);
        }
        let lines = self.do_play(seat, Play::Act(word)).map_err(|why| StoreError::Other(why.id))?;
        match self.keep(house, &lines, None, None).await {
            Ok(_) => Ok(true),
            Err(StoreError::Conflict { .. }) => self.reload(house).await.map(|()| false),
            Err(error) => {
                let _ = self.reload(house).await;
                Err(error)
            }
        }
    }

    /// The ply before the seat's last step, which is what it may ask the others to go back to.
    pub(super) fn plea_ply(&self, seat: Seat) -> Option<usize> {
        self.kept.before_last(seat)
    }

    /// The seats of people whose consent the guest needs.
    pub(super) fn others(&self, guest: &str) -> Vec<Seat> {
        let is_other = |holder: &Holder| matches!(holder, Holder::Guest(other) if other != guest);
        let seats = (0u8..).map(Seat).zip(&self.row.seats);
        seats.filter(|(_, row)| is_other(&row.holder)).map(|(seat, _)| seat).collect()
    }

    /// Asks the others for an undo; where there are only bots, they do not mind.
    pub(crate) async fn plead(&mut self, house: &House, asked: &Asked<'_>) -> Result<bool, StoreError> {
        if !self.is_welcome(house, asked).await? {
            return Ok(false);
        }
        let Some(ply) = self.plea_ply(asked.seat) else {
            self.notify(asked.guest, Message::new("house-nothing-to-undo"));
            return Ok(false);
        };
        if self.others(asked.guest).is_empty() {
            return self.play(house, asked, Play::Back(ply)).await;
        }
        let plea =
            Plea { by_seat: asked.seat.0, to_ply: ply as u64, at_seq: self.row.seq, answers: Vec::new() };
        self.put_plea(house, asked.guest, Some(plea)).await
    }

    /// The plea that still stands: a step in between ends it.
    pub(super) fn plea(&self) -> Option<&Plea> {
        self.row.plea.as_ref().filter(|plea| plea.at_seq == self.row.seq && !self.is_over())
    }

    /// May the guest answer the plea?
    pub(super) fn can_answer(&self, guest: &str) -> bool {
        let Some(plea) = self.plea() else { return false };
        let mine = self.seats_of(guest).into_iter().filter(|&seat| self.plays(guest, seat));
        let mut mine = mine.collect::<Vec<_>>().into_iter();
        !self.plays(guest, Seat(plea.by_seat)) && mine.any(|seat| !plea.answers.contains(&seat.0))
    }

    /// Answers another's plea; once everybody has agreed, the steps are taken back.
    pub(crate) async fn answer(&mut self, house: &House, guest: &str, yes: bool) -> Result<bool, StoreError> {
        let Some(mut plea) = self.plea().filter(|_| self.can_answer(guest)).cloned() else {
            self.notify(guest, Message::new("house-no-plea"));
            return Ok(false);
        };
        let by = Seat(plea.by_seat);
        let Some(pleader) = self.holder(by).and_then(Holder::guest).map(str::to_owned) else {
            return Ok(false);
        };
        if !yes {
            self.notify(&pleader, Message::new("house-plea-refused"));
            return self.put_plea(house, guest, None).await;
        }
        plea.answers.extend(self.seats_of(guest).iter().map(|seat| seat.0));
        if self.others(&pleader).iter().any(|seat| !plea.answers.contains(&seat.0)) {
            return self.put_plea(house, guest, Some(plea)).await;
        }
        let asked = Asked { guest: &pleader, seat: by, age: self.kept.game.age(), move_id: None };
        self.play(house, &asked, Play::Back(plea.to_ply as usize)).await
    }

    async fn put_plea(&mut self, house: &House, guest: &str, plea: Option<Plea>) -> Result<bool, StoreError> {
        match house.store.put_plea(&self.row.id, self.row.plea.as_ref(), plea.as_ref()).await {
            Ok(version) => {
                self.row.plea = plea;
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(house, guest, error).await,
        }
    }

    /// Somebody was faster at another node: look again. Anything else is an error.
    pub(super) async fn outrun(
        &mut self,
        house: &House,
        guest: &str,
        error: StoreError,
    ) -> Result<bool, StoreError> {
        let StoreError::Conflict { .. } = error else { return Err(error) };
        self.refresh(house).await?;
        self.notify(guest, Message::new("house-stale"));
        Ok(false)
    }

    /// Gives the game up for a seat. Where the others play on, a bot takes the seat for good.
    pub(crate) async fn resign(&mut self, house: &House, asked: &Asked<'_>) -> Result<bool, StoreError> {
        if !self.is_welcome(house, asked).await? {
            return Ok(false);
        }
        if self.go_on_without(asked.guest, asked.seat) {
            self.notify(asked.guest, Message::new("house-resigned-seat"));
            return self.seat(house, asked.guest, asked.seat, Holder::Bot(USUAL_BOT.to_owned())).await;
        }
        let ending = format!("resigned {}", self.kept.game.seats()[asked.seat.index()]);
        match house.store.end(&self.row.id, self.row.seq, &ending).await {
            Ok(version) => {
                self.row.over = true;
                self.row.turn = None;
                self.row.plea = None;
                self.row.ending = Some(ending);
                self.changed_to(version);
                Ok(true)
            }
            Err(error) => self.outrun(house, asked.guest, error).await,
        }
    }

    /// Do other people play on if this seat gives up? They do if some of them are on its side, for nobody gives up for
    /// them; and if those against it are not all on one side, for they have yet to find out who wins.
    pub(super) fn go_on_without(&self, guest: &str, seat: Seat) -> bool {
        let game = &self.kept.game;
        let people = self.others(guest);
        let side = game.allies(seat);
        let against: Vec<_> =
            (0..game.seats().len() as u8).map(Seat).filter(|&seat| !side.has(seat)).collect();
        let are_one = against.iter().all(|&seat| game.allies(against[0]).has(seat));
        !people.is_empty() && (people.iter().any(|&seat| side.has(seat)) || !are_one)
    }

    /// The seat that resigned.
    pub(super) fn resigned(&self) -> Option<Seat> {
        self.kept.seat(self.row.ending.as_deref()?.strip_prefix("resigned ")?)
    }

    /// Can the seat take back its last step by itself?
    pub(super) fn can_undo(&self, seat: Seat) -> bool {
        self.kept.game.turn() == Turn::Seat(seat)
            && !self.is_over()
            && self.kept.game.can_undo(seat).is_some()
    }
}

fn no_undo(refusal: &Refusal) -> Message {
    match refusal.kind {
        RefusalKind::NoUndo => Message::new("house-cannot-undo"),
        RefusalKind::Over => Message::new("table-why-over"),
        _ => Message::new("table-why-not-listed"),
    }
}
