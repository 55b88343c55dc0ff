//! Who owns which seat, and through whose eyes a guest sees the table.
//!
//! A guest with several seats sees the table only as the seat to move, once they have lifted its curtain.

mod rights;

use std::collections::{HashMap, HashSet};
use std::time::Duration;

use sandtable_core::{Seat, Turn, Viewer};
use sandtable_session::{Table, Wishes};
use sandtable_store::{AbsenceTerms, SeatEvent, SeatOwner, SeatRow, Secrets, TableRow, TableSettings, Token};

use super::seat_history::SeatHistory;
pub(crate) use rights::SitBar;

/// The bot that takes over where nobody chose one.
pub(crate) const USUAL_BOT: &str = "level3";
pub(crate) const BOTS: [&str; 5] = ["level1", "level2", "level3", "level4", "level5"];

/// The seats of a table and whose turn it is.
#[derive(Clone, Debug)]
pub(crate) struct Seating {
    table: String,
    host: String,
    is_public: bool,
    settings: TableSettings,
    /// Does every seat see all that any other does?
    is_open: bool,
    seats: Vec<SeatRow>,
    turn: Turn,
    /// Guests with several seats: whose curtain they have lifted.
    lifted: HashMap<String, Seat>,
    /// What happens if somebody is away.
    absence: AbsenceTerms,
    history: SeatHistory,
}

impl Seating {
    /// The seats as the store has them.
    pub(crate) fn new(row: &TableRow, game: &dyn Table) -> Seating {
        Seating {
            table: row.id.clone(),
            host: row.host.clone(),
            is_public: row.public,
            settings: row.settings.clone(),
            is_open: game.is_open(),
            seats: row.seats.clone(),
            turn: if row.over { Turn::Over } else { game.turn() },
            lifted: HashMap::new(),
            absence: row.absence.clone(),
            history: SeatHistory::default(),
        }
    }

    /// The seats as another node left them.
    pub(crate) fn set_rows(&mut self, seats: Vec<SeatRow>) {
        self.seats = seats;
    }

    /// Somebody else is to move, or nobody. Only the seat to move may stay uncovered.
    pub(crate) fn set_turn(&mut self, turn: Turn) {
        self.turn = turn;
        self.lifted.retain(|_, seat| turn == Turn::Seat(*seat));
    }

    /// The curtains stay as they were in another copy of the same moment.
    pub(crate) fn keep_curtains_of(&mut self, other: &Seating) {
        self.lifted.clone_from(&other.lifted);
    }

    pub(crate) fn is_public(&self) -> bool {
        self.is_public
    }

    /// What the table is set to that is no part of the game.
    pub(crate) fn settings(&self) -> &TableSettings {
        &self.settings
    }

    /// May seats ask what they could do? If nothing else was chosen, where at most one person plays.
    pub(crate) fn has_hints(&self) -> bool {
        self.settings.hints.unwrap_or_else(|| {
            let open = self.seats.iter().filter(|row| row.owner == SeatOwner::Open).count();
            let people: HashSet<_> = self.people().collect();
            people.len() + open <= 1
        })
    }

    /// May people look on who have no seat? Once the game is over, anybody may.
    pub(crate) fn is_watched_by_anybody(&self) -> bool {
        self.settings.watch || self.is_over()
    }

    /// May the guest see the table, with a seat or without one? Whoever has had a seat may.
    pub(crate) fn may_look(&self, guest: &str) -> bool {
        self.is_watched_by_anybody() || self.belongs(guest) || !self.history.had(guest).is_empty()
    }

    /// Who opened the table.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// Does a person play any of the seats?
    pub(crate) fn has_person(&self) -> bool {
        self.seats.iter().any(|row| matches!(row.owner, SeatOwner::Guest(_)))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.turn == Turn::Over
    }

    /// The seat to move, unless the game is over.
    pub(crate) fn to_move(&self) -> Option<Seat> {
        if let Turn::Seat(seat) = self.turn { Some(seat) } else { None }
    }

    /// Is a bot to move?
    pub(crate) fn is_bot_to_move(&self) -> bool {
        self.to_move().is_some_and(|seat| self.is_bot(seat))
    }

    pub(crate) fn is_bot(&self, seat: Seat) -> bool {
        self.owner(seat).is_some_and(|owner| owner.bot().is_some())
    }

    pub(crate) fn row(&self, seat: Seat) -> &SeatRow {
        &self.seats[seat.index()]
    }

    pub(crate) fn owner(&self, seat: Seat) -> Option<&SeatOwner> {
        self.seats.get(seat.index()).map(|row| &row.owner)
    }

    /// The seats of a guest, also those a bot plays for them.
    pub(crate) fn seats_of(&self, guest: &str) -> Vec<Seat> {
        self.seats_where(|owner| owner.guest() == Some(guest))
    }

    /// The guests who have a seat, also those for whom a bot plays.
    pub(crate) fn people(&self) -> impl Iterator<Item = &str> + Clone {
        self.seats.iter().filter_map(|row| row.owner.guest())
    }

    /// What the others are called whom a guest would sit with in this seat.
    pub(crate) fn names_beside(&self, guest: &str, seat: Seat) -> impl Iterator<Item = &str> {
        let is_other = move |owner: &SeatOwner| owner.guest().is_some_and(|other| other != guest);
        let others = (0u8..).map(Seat).zip(&self.seats);
        let others = others.filter(move |(other, row)| *other != seat && is_other(&row.owner));
        others.filter_map(|(_, row)| row.name.as_deref())
    }

    /// The seats of other people, also those a bot plays for them.
    pub(crate) fn seats_of_others(&self, guest: &str) -> Vec<Seat> {
        self.seats_where(|owner| owner.guest().is_some_and(|other| other != guest))
    }

    /// The seats a bot plays until the guest is back.
    pub(crate) fn seats_to_take_back(&self, guest: &str) -> Vec<Seat> {
        let is_theirs = |owner: &SeatOwner| matches!(owner, SeatOwner::StandIn { guest: mine, away: true, .. } if mine == guest);
        if self.is_over() { Vec::new() } else { self.seats_where(is_theirs) }
    }

    /// What happens if somebody is away.
    pub(crate) fn absence(&self) -> &AbsenceTerms {
        &self.absence
    }

    /// After how long a bot may stand in.
    pub(crate) fn patience(&self) -> Duration {
        Duration::from_mins(self.absence.minutes.into())
    }

    /// The bot that stands in at a seat: the one its guest chose, else the table's.
    pub(crate) fn stand_in(&self, seat: Seat) -> &'static str {
        let chosen = self.row(seat).stand_in.as_deref().unwrap_or(&self.absence.stand_in);
        BOTS.into_iter().find(|bot| *bot == chosen).unwrap_or(USUAL_BOT)
    }

    /// The guest of the seat has chosen a bot, or left it to the table.
    pub(crate) fn set_stand_in(&mut self, seat: Seat, bot: Option<String>) {
        self.seats[seat.index()].stand_in = bot;
    }

    /// What the seat has put off.
    pub(crate) fn wishes(&self, seat: Seat) -> Wishes {
        let text = self.row(seat).wishes.as_deref().unwrap_or_default();
        serde_json::from_str(text).unwrap_or_default()
    }

    /// The seat has put off something else, as it is stored.
    pub(crate) fn set_wishes(&mut self, seat: Seat, text: Option<String>) {
        self.seats[seat.index()].wishes = text;
    }

    pub(crate) fn history(&self) -> &SeatHistory {
        &self.history
    }

    pub(crate) fn add_events(&mut self, events: Vec<SeatEvent>) {
        self.history.add(events);
    }

    fn seats_where(&self, is_wanted: impl Fn(&SeatOwner) -> bool) -> Vec<Seat> {
        let seats = (0u8..).map(Seat).zip(&self.seats);
        seats.filter(|(_, row)| is_wanted(&row.owner)).map(|(seat, _)| seat).collect()
    }

    /// Does the guest play this seat now?
    pub(crate) fn plays(&self, guest: &str, seat: Seat) -> bool {
        matches!(self.owner(seat), Some(SeatOwner::Guest(owner)) if owner == guest)
    }

    /// Does the guest play one of the seats with these words?
    pub(crate) fn learns(&self, guest: &str, words: &[&str], game: &dyn Table) -> bool {
        let own = self.seats_of(guest);
        own.iter().any(|seat| words.contains(&game.seats()[seat.index()]))
    }

    /// May the guest speak here and keep notes?
    pub(crate) fn belongs(&self, guest: &str) -> bool {
        self.host == guest || !self.seats_of(guest).is_empty()
    }

    /// Through whose eyes a guest sees the table: with several seats, only those of the seat to move, once its curtain is
    /// lifted.
    pub(crate) fn viewer(&self, guest: &str) -> Viewer {
        match *self.seats_of(guest) {
            [] => Viewer::Public,
            [seat] => Viewer::Seat(seat),
            _ => self.uncovered(guest).map_or(Viewer::Public, Viewer::Seat),
        }
    }

    /// The guest's seat to move, if nothing hides it from whoever is at the screen.
    fn uncovered(&self, guest: &str) -> Option<Seat> {
        let seat = self.to_move().filter(|&seat| self.plays(guest, seat))?;
        (self.is_open || self.lifted.get(guest) == Some(&seat)).then_some(seat)
    }

    /// The seat that is asked something now, if it is the guest's and they see it.
    pub(crate) fn asked_seat(&self, guest: &str) -> Option<Seat> {
        self.to_move().filter(|&seat| self.viewer(guest) == Viewer::Seat(seat) && self.plays(guest, seat))
    }

    /// The seat whose curtain is down before this guest.
    pub(crate) fn curtain(&self, guest: &str) -> Option<Seat> {
        let is_shared = self.seats_of(guest).len() > 1;
        self.to_move().filter(|&seat| is_shared && self.plays(guest, seat) && self.uncovered(guest).is_none())
    }

    /// Lifts the curtain before the seat to move.
    pub(crate) fn lift_curtain(&mut self, guest: &str, seat: Seat) {
        if self.curtain(guest) == Some(seat) {
            self.lifted.insert(guest.to_owned(), seat);
        }
    }

    /// The seat belongs to somebody else now.
    pub(crate) fn set_owner(
        &mut self,
        seat: Seat,
        owner: SeatOwner,
        name: Option<String>,
        has_new_link: bool,
    ) {
        let row = &mut self.seats[seat.index()];
        if row.owner.guest() != owner.guest() {
            (row.stand_in, row.wishes) = (None, None);
        }
        (row.owner, row.name) = (owner, name);
        row.links += u32::from(has_new_link);
    }

    /// A guest goes by another name now.
    pub(crate) fn rename(&mut self, guest: &str, name: &str) {
        let theirs = self.seats.iter_mut().filter(|row| row.owner.guest() == Some(guest));
        theirs.for_each(|row| row.name = Some(name.to_owned()));
    }

    /// The secret link of a seat, or the next one after it.
    pub(crate) fn token(&self, secrets: &Secrets, seat: Seat, is_next: bool) -> Token {
        let row = self.row(seat);
        let stored = row.token.as_ref().filter(|_| !is_next);
        secrets.seat_token(&self.table, seat.0, row.links + u32::from(is_next), stored)
    }

    /// May the guest know the link of the seat? Its owner may; the link of an open one, the host.
    pub(crate) fn may_know_link(&self, guest: &str, seat: Seat) -> bool {
        match self.owner(seat) {
            Some(SeatOwner::Open) => self.host == guest,
            Some(owner) => owner.guest() == Some(guest),
            None => false,
        }
    }

    /// Who owns which seat when the same people play again: everybody moves on by one seat, so that two swap sides.
    pub(crate) fn rotated(&self) -> Vec<SeatOwner> {
        let mut owners: Vec<_> = self.seats.iter().map(|row| row.owner.clone()).collect();
        if !owners.is_empty() {
            owners.rotate_left(1);
        }
        owners
    }

    /// Do other people play on if this seat gives up? They do if some of them are on its side, for nobody gives up for
    /// them; and if those against it are not all on one side, for they have yet to find out who wins.
    pub(crate) fn goes_on_without(&self, game: &dyn Table, guest: &str, seat: Seat) -> bool {
        let people = self.seats_of_others(guest);
        let side = game.allies(seat);
        let against: Vec<_> =
            (0..game.seats().len() as u8).map(Seat).filter(|&seat| !side.has(seat)).collect();
        let are_one = against.iter().all(|&seat| game.allies(against[0]).has(seat));
        !people.is_empty() && (people.iter().any(|&seat| side.has(seat)) || !are_one)
    }
}

#[cfg(test)]
pub(super) mod tests {
    use sandtable_store::Secret;

    use super::*;

    pub(super) fn seating(owners: &[&str]) -> Seating {
        let row = |owner: &&str| SeatRow {
            owner: owner.parse().unwrap(),
            name: None,
            token: None,
            links: 0,
            stand_in: None,
            wishes: None,
        };
        Seating {
            table: "t1".to_owned(),
            host: "ada".to_owned(),
            is_public: false,
            settings: TableSettings::default(),
            is_open: false,
            seats: owners.iter().map(row).collect(),
            turn: Turn::Seat(Seat(0)),
            lifted: HashMap::new(),
            absence: AbsenceTerms::default(),
            history: SeatHistory::default(),
        }
    }

    #[test]
    fn a_guest_with_two_seats_lifts_the_curtain_of_the_seat_to_move() {
        let mut seating = seating(&["guest ada", "guest ada"]);
        assert_eq!((seating.viewer("ada"), seating.curtain("ada")), (Viewer::Public, Some(Seat(0))));
        seating.lift_curtain("ada", Seat(1));
        assert_eq!(seating.viewer("ada"), Viewer::Public, "the other seat is not to move");
        seating.lift_curtain("ada", Seat(0));
        assert_eq!((seating.viewer("ada"), seating.curtain("ada")), (Viewer::Seat(Seat(0)), None));
        seating.set_turn(Turn::Seat(Seat(1)));
        assert_eq!(seating.curtain("ada"), Some(Seat(1)), "it falls when the turn is handed on");
    }

    #[test]
    fn another_owner_may_come_with_another_link() {
        let mut seating = seating(&["open", "guest bob"]);
        let secrets = Secrets { current: Secret([3; 32]), old: Vec::new() };
        let next = seating.token(&secrets, Seat(0), true);
        seating.set_owner(Seat(0), SeatOwner::Guest("eve".to_owned()), Some("Eve".to_owned()), true);
        assert_eq!(seating.token(&secrets, Seat(0), false), next);
        assert!(seating.may_know_link("eve", Seat(0)) && !seating.may_know_link("ada", Seat(0)));
    }
}
