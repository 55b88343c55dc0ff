//! A table in memory: the game, who sits at it, what was said, and who looks on.
//!
//! The store is the truth. Whatever changes is first kept there, then shown; should keeping fail, the desk is spoiled and
//! is loaded anew before anybody looks at it again.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use bots::Gym;
use record::Dice;
use store::{Holder, NewSteps, Say, StepRow, StoreError, TableRow};
use table::{Message, Seat, Turn, Viewer};

use super::kept::Kept;
use super::presence::{Audience, Presence};
use crate::House;

/// How long another node may be thinking before we think for its bot.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many lines of chat are shown.
pub(super) const TALK: usize = 100;

/// A table in memory.
pub(crate) struct Desk {
    pub(crate) row: TableRow,
    pub(super) title: &'static dyn Gym,
    pub(crate) kept: Kept,
    pub(super) chat: Vec<Say>,
    /// Guests with several seats: for which of them they look at the table now.
    pub(super) lifts: HashMap<String, Seat>,
    /// Told once, to one guest.
    pub(super) notices: HashMap<String, Message>,
    /// What guests noted, as far as somebody asked.
    pub(super) notes: HashMap<String, String>,
    pub(super) presence: Presence,
    /// Is a bot of this table awake here?
    pub(super) is_thinking: bool,
    /// Memory and store may differ.
    pub(super) spoiled: bool,
    /// Is it for this node to wake the bot?
    pub(super) is_ours: bool,
    touched: Instant,
    changed: Instant,
    /// When it was last asked who is at other nodes.
    looked_around: Option<Instant>,
}

impl Desk {
    /// The table as the store has it. Luck that was left undecided is decided, unless another node was faster: then
    /// the table is read again.
    pub(crate) async fn load(house: &House, id: &str) -> Result<Desk, StoreError> {
        loop {
            let mut desk = Desk::read(house, id).await?;
            match desk.settle(house).await {
                Ok(()) => return Ok(desk),
                Err(StoreError::Conflict { .. }) => {}
                Err(error) => return Err(error),
            }
        }
    }

    async fn read(house: &House, id: &str) -> Result<Desk, StoreError> {
        let (row, steps) = house.store.load(id).await?;
        let chat = house.store.says(id, row.said.saturating_sub(TALK as u64)).await?;
        let (title, kept) = rebuilt(house, &row, &steps)?;
        let now = Instant::now();
        Ok(Desk {
            presence: Presence::new(id, row.version, house.herald.clone()),
            row,
            title,
            kept,
            chat,
            lifts: HashMap::new(),
            notices: HashMap::new(),
            notes: HashMap::new(),
            is_thinking: false,
            spoiled: false,
            is_ours: true,
            touched: now,
            changed: now,
            looked_around: None,
        })
    }

    async fn settle(&mut self, house: &House) -> Result<(), StoreError> {
        if self.is_over() || self.kept.game.turn() != Turn::Chance {
            return Ok(());
        }
        let lines = self.kept.settle().map_err(|why| StoreError::Damaged(why.message))?;
        self.keep(house, &lines, None, None).await.map(drop)
    }

    /// Keeps lines that were just played. True if they are new; if not, memory holds what the store does not and
    /// the desk must be loaded again.
    pub(super) async fn keep(
        &mut self,
        house: &House,
        lines: &[String],
        move_id: Option<&str>,
        by: Option<&str>,
    ) -> Result<bool, StoreError> {
        let turn = self.kept.game.turn();
        let new = NewSteps {
            at: self.row.seq,
            lines,
            move_id,
            by,
            ply: self.kept.game.ply() as u64,
            turn: if let Turn::Seat(seat) = turn { Some(seat.0) } else { None },
            over: turn == Turn::Over,
        };
        self.spoiled = true;
        let kept = house.store.append(&self.row.id, &new).await?;
        if kept.again {
            return Ok(false);
        }
        self.spoiled = false;
        self.row.seq = kept.seq;
        self.row.over = new.over;
        self.row.plea = None;
        self.row.turn = new.turn;
        self.changed_to(kept.version);
        self.is_ours = true;
        Ok(true)
    }

    /// Everything anew from the store, except who is here.
    pub(super) async fn reload(&mut self, house: &House) -> Result<(), StoreError> {
        let id = self.row.id.clone();
        let fresh = Desk::load(house, &id).await?;
        self.replace(fresh);
        Ok(())
    }

    /// Takes over what another load found; whoever listens here goes on listening.
    pub(super) fn replace(&mut self, fresh: Desk) {
        let presence = self.presence.clone();
        // What happened meanwhile is not known step by step, so curtains stay up only if nothing did.
        let is_same = fresh.row.seq == self.row.seq;
        let lifts = if is_same { std::mem::take(&mut self.lifts) } else { HashMap::new() };
        let notices = std::mem::take(&mut self.notices);
        let is_thinking = self.is_thinking;
        *self = Desk { lifts, notices, presence, is_thinking, ..fresh };
        self.changed_to(self.row.version);
    }

    /// Asks who is at other nodes, if there are any and it was long ago. Without an answer, those who were there stay.
    pub(crate) async fn look_around(&mut self, house: &House, at_most: Duration) {
        let is_due = self.looked_around.is_none_or(|then| then.elapsed() >= at_most);
        if house.herald.is_none() || !is_due {
            return;
        }
        self.looked_around = Some(Instant::now());
        match house.store.elsewhere(&self.row.id, &house.node).await {
            Ok(guests) => self.presence.note_elsewhere(guests.into_iter().collect()),
            Err(error) => drop(house.failed(error)),
        }
    }

    /// Catches up with what another node did.
    pub(crate) async fn refresh(&mut self, house: &House) -> Result<(), StoreError> {
        if self.spoiled {
            return self.reload(house).await;
        }
        let row = house.store.table(&self.row.id).await?;
        let steps = house.store.steps(&row.id, self.row.seq).await?;
        let said = house.store.says(&row.id, self.heard()).await?;
        let mut news = steps.iter().filter(|step| step.seq <= row.seq);
        if news.try_for_each(|step| self.follow(&step.line)).is_err() {
            self.spoiled = true;
            return self.reload(house).await;
        }
        self.chat.extend(said);
        let version = row.version;
        self.row = row;
        self.changed_to(version);
        self.is_ours = false;
        Ok(())
    }

    /// A step of another node. Curtains fall after each, for a turn may have come and gone between two looks.
    fn follow(&mut self, line: &str) -> Result<(), String> {
        self.kept.follow(line)?;
        self.drop_curtains();
        Ok(())
    }

    /// Only the seat to move may stay uncovered.
    fn drop_curtains(&mut self) {
        let turn = self.kept.game.turn();
        self.lifts.retain(|_, seat| turn == Turn::Seat(*seat));
    }

    /// The number of the last line of chat that is here.
    pub(super) fn heard(&self) -> u64 {
        self.chat.last().map_or(0, |said| said.seq)
    }

    /// The table has this version now: whoever watches should look.
    pub(super) fn changed_to(&mut self, version: u64) {
        self.row.version = version;
        self.changed = Instant::now();
        self.drop_curtains();
        self.presence.ring(version);
    }

    pub(super) fn touch(&mut self) {
        self.touched = Instant::now();
    }

    /// Has nobody wanted it for so long?
    pub(super) fn is_idle(&self, time: Duration) -> bool {
        self.presence.count() == 0 && !self.is_thinking && self.touched.elapsed() >= time
    }

    /// How many pages watch.
    pub(super) fn watchers(&self) -> usize {
        self.presence.count()
    }

    /// A page more that listens.
    pub(crate) fn join(&self, guest: &str) -> Option<Audience> {
        self.presence.join(guest)
    }

    /// Tells a guest something the next time they look.
    pub(crate) fn notify(&mut self, guest: &str, message: Message) {
        // Nobody looks at so many notices; they are only remarks.
        if self.notices.len() > 1000 {
            self.notices.clear();
        }
        self.notices.insert(guest.to_owned(), message);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.row.over || self.kept.game.turn() == Turn::Over
    }

    /// The seat to move, unless the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        match self.kept.game.turn() {
            Turn::Seat(seat) if !self.row.over => Some(seat),
            _ => None,
        }
    }

    pub(crate) fn holder(&self, seat: Seat) -> Option<&Holder> {
        self.row.seats.get(seat.index()).map(|row| &row.holder)
    }

    /// The seats of a guest, also those a bot keeps for them.
    pub(crate) fn seats_of(&self, guest: &str) -> Vec<Seat> {
        let seats = (0u8..).map(Seat).zip(&self.row.seats);
        seats.filter(|(_, row)| row.holder.guest() == Some(guest)).map(|(seat, _)| seat).collect()
    }

    /// Does the guest play this seat now?
    pub(crate) fn plays(&self, guest: &str, seat: Seat) -> bool {
        matches!(self.holder(seat), Some(Holder::Guest(holder)) if holder == guest)
    }

    /// Through whose eyes a guest sees the table: with several seats, only those of the seat to move, once its
    /// curtain is lifted.
    pub(crate) fn viewer(&self, guest: &str) -> Viewer {
        match *self.seats_of(guest) {
            [] => Viewer::Public,
            [seat] => Viewer::Seat(seat),
            _ => self.lifted(guest).map_or(Viewer::Public, Viewer::Seat),
        }
    }

    /// The guest's seat to move, if nothing hides it from whoever is at the screen.
    fn lifted(&self, guest: &str) -> Option<Seat> {
        let seat = self.to_move().filter(|&seat| self.plays(guest, seat))?;
        (self.kept.game.is_open() || self.lifts.get(guest) == Some(&seat)).then_some(seat)
    }

    /// The seat whose curtain is down before this guest.
    pub(crate) fn curtain(&self, guest: &str) -> Option<Seat> {
        let is_shared = self.seats_of(guest).len() > 1;
        self.to_move().filter(|&seat| is_shared && self.plays(guest, seat) && self.lifted(guest).is_none())
    }

    /// Should a bot be moving, and is it for this node to let it think?
    pub(super) fn has_bot_to_wake(&self) -> bool {
        let holder = self.to_move().and_then(|seat| self.holder(seat));
        let is_due = self.is_ours || self.changed.elapsed() >= PATIENCE;
        is_due && !self.is_thinking && holder.is_some_and(|holder| holder.bot().is_some())
    }
}

/// The game of a row, played to where its steps lead.
fn rebuilt(house: &House, row: &TableRow, steps: &[StepRow]) -> Result<(&'static dyn Gym, Kept), StoreError> {
    let damaged = |why: String| StoreError::Damaged(format!("table `{}`: {why}", row.id));
    let title = house.title(&row.game).ok_or_else(|| damaged(format!("there is no game `{}`", row.game)))?;
    if title.rules() != row.rules {
        return Err(damaged(format!("it was played by rules {}, here are {}", row.rules, title.rules())));
    }
    let dice = Dice::from_key(row.dice_key.0);
    let game = match &row.state {
        None => title.open(&row.options, dice).map_err(|why| damaged(why.to_string()))?,
        Some(state) => title.set(&row.options, state, dice).map_err(|why| damaged(why.to_string()))?,
    };
    let mut kept = Kept::new(game);
    for step in steps {
        kept.follow(&step.line).map_err(|why| damaged(format!("step {}: {why}", step.seq)))?;
    }
    Ok((title, kept))
}
