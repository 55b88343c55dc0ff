//! What happened to the seats of a table. It is told in the log, and it is what the table remembers of who has seen which hand:
//! whoever has had a seat has seen its hand, and sits down against it only if the people there agree.

use std::collections::BTreeSet;

use sandtable_core::{Message, Seat};
use sandtable_store::{SeatEvent, SeatEventKind, SeatOwner};

/// More changes than any game needs: then seats stay as they are.
const MOST: usize = 1000;
/// How many are shown in the log at most.
const SHOWN: usize = 20;

/// The events of a table, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct SeatHistory(Vec<SeatEvent>);

/// Somebody, as it is written down: their id and what they are called.
#[derive(Clone, Debug, Default)]
pub(crate) struct Person {
    pub(crate) guest: Option<String>,
    pub(crate) name: Option<String>,
}

impl SeatHistory {
    pub(crate) fn add(&mut self, events: Vec<SeatEvent>) {
        self.0.extend(events);
    }

    /// The number of the last event.
    pub(crate) fn last(&self) -> u64 {
        self.0.last().map_or(0, |event| event.seq)
    }

    /// Have seats changed hands so often that they stay as they are?
    pub(crate) fn is_full(&self) -> bool {
        self.0.iter().filter(|event| !is_hint(event)).count() >= MOST
    }

    /// Did the same happen in the same position before?
    pub(crate) fn knows(&self, event: &SeatEvent) -> bool {
        let is_same = |known: &&SeatEvent| {
            known.ply == event.ply && known.kind == event.kind && known.seat == event.seat
        };
        self.0.iter().rev().find(is_same).is_some_and(|known| known.guest == event.guest)
    }

    /// The latest events, in order. Hints are counted apart, so that they do not drive out the others.
    pub(crate) fn shown(&self) -> Vec<&SeatEvent> {
        let (mut hints, mut others) = (0, 0);
        let is_late = |event: &&SeatEvent| {
            let count = if is_hint(event) { &mut hints } else { &mut others };
            *count += 1;
            *count <= SHOWN
        };
        let mut shown: Vec<_> = self.0.iter().rev().filter(is_late).collect();
        shown.reverse();
        shown
    }

    /// The seats a guest has had.
    pub(crate) fn had(&self, guest: &str) -> BTreeSet<Seat> {
        let had = self.0.iter().filter(|event| has_had(event, guest));
        had.map(|event| Seat(event.seat)).collect()
    }

    /// The question whether a guest may sit down, if it was asked.
    pub(crate) fn question(&self, guest: &str) -> Option<&SeatEvent> {
        self.0
            .iter()
            .find(|event| event.kind == SeatEventKind::Asked && event.guest.as_deref() == Some(guest))
    }

    /// All such questions, each by a guest of its own.
    pub(crate) fn questions(&self) -> impl Iterator<Item = &SeatEvent> {
        self.0.iter().filter(|event| event.kind == SeatEventKind::Asked)
    }

    /// What somebody has answered.
    pub(crate) fn answer(&self, guest: &str, by: &str) -> Option<bool> {
        let is_theirs =
            |event: &&SeatEvent| event.guest.as_deref() == Some(guest) && event.by.as_deref() == Some(by);
        self.0.iter().filter(is_theirs).find_map(|event| match event.kind {
            SeatEventKind::Agreed => Some(true),
            SeatEventKind::Refused => Some(false),
            _ => None,
        })
    }
}

fn is_hint(event: &SeatEvent) -> bool {
    event.kind == SeatEventKind::Hint
}

/// Did the guest have the seat before or after it?
fn has_had(event: &SeatEvent, guest: &str) -> bool {
    use SeatEventKind::{Away, Back, Freed, Handed, Left, Resigned, Sat};
    let is = |who: &Option<String>| who.as_deref() == Some(guest);
    match event.kind {
        Handed => is(&event.guest) || is(&event.by),
        Sat | Left | Away | Back | Freed | Resigned => is(&event.guest),
        _ => false,
    }
}

/// An event of a seat that is not stored yet.
pub(crate) fn event(kind: SeatEventKind, seat: Seat, ply: usize, about: Person, by: Person) -> SeatEvent {
    SeatEvent {
        seq: 0,
        ply: ply as u64,
        seat: seat.0,
        kind,
        guest: about.guest,
        name: about.name,
        by: by.guest,
        by_name: by.name,
        bot: None,
    }
}

/// What happened if a seat with the one owner has the other now.
pub(crate) fn kind(before: &SeatOwner, after: &SeatOwner) -> SeatEventKind {
    match (before, after) {
        (_, SeatOwner::Open) => SeatEventKind::Freed,
        (SeatOwner::Guest(_), SeatOwner::Bot(_)) => SeatEventKind::Resigned,
        (_, SeatOwner::Bot(_)) => SeatEventKind::Bot,
        (_, SeatOwner::StandIn { away: true, .. }) => SeatEventKind::Away,
        (_, SeatOwner::StandIn { .. }) => SeatEventKind::Left,
        (before, SeatOwner::Guest(guest)) => match before.guest() {
            None => SeatEventKind::Sat,
            Some(same) if same == guest => SeatEventKind::Back,
            Some(_) => SeatEventKind::Handed,
        },
    }
}

/// The sentence about an event, with what its seat is called.
pub(crate) fn sentence(event: &SeatEvent, seat: Message) -> Message {
    let name = |name: &Option<String>| name.clone().unwrap_or_default();
    let bot = event.bot.as_deref().map(|level| Message::new(format!("web-bot-{level}")));
    let said = Message::new(format!("web-seat-{}", event.kind.word())).with("seat", seat);
    let said = said.with("name", name(&event.name)).with("by", name(&event.by_name));
    match bot {
        Some(bot) => said.with("bot", bot),
        None => said,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(guest: &str) -> Person {
        Person { guest: Some(guest.to_owned()), name: Some(guest.to_uppercase()) }
    }

    fn happened(kind: SeatEventKind, seat: u8, about: &str, by: &str) -> SeatEvent {
        event(kind, Seat(seat), 3, person(about), person(by))
    }

    #[test]
    fn whoever_has_had_a_seat_has_seen_its_hand() {
        let mut history = SeatHistory::default();
        history.add(vec![
            happened(SeatEventKind::Sat, 0, "ada", "ada"),
            happened(SeatEventKind::Freed, 1, "ada", "ada"),
            happened(SeatEventKind::Handed, 2, "phone", "ada"),
            happened(SeatEventKind::Known, 3, "ada", "bob"),
            happened(SeatEventKind::Away, 3, "bob", "ada"),
        ]);
        assert_eq!(history.had("ada"), BTreeSet::from([Seat(0), Seat(1), Seat(2)]));
        assert_eq!(history.had("phone"), BTreeSet::from([Seat(2)]));
        assert_eq!(history.had("bob"), BTreeSet::from([Seat(3)]));
    }

    #[test]
    fn hints_are_told_once_in_a_position_and_drive_out_nothing_else() {
        let mut history = SeatHistory::default();
        let hint = |ply| SeatEvent { ply, ..happened(SeatEventKind::Hint, 0, "ada", "ada") };
        history.add(vec![happened(SeatEventKind::Sat, 1, "bob", "bob")]);
        history.add((0..2000).map(hint).collect());
        assert!(history.knows(&hint(7)) && !history.knows(&hint(3000)) && !history.is_full());
        assert!(!history.knows(&SeatEvent { guest: Some("bob".to_owned()), ..hint(7) }));
        let shown = history.shown();
        assert_eq!((shown.len(), shown[0].kind, shown[SHOWN].ply), (SHOWN + 1, SeatEventKind::Sat, 1999));
        assert!(history.had("ada").is_empty(), "asking is not seeing a hand");
    }

    #[test]
    fn an_answer_is_given_once() {
        let mut history = SeatHistory::default();
        assert!(history.question("ada").is_none() && history.answer("ada", "bob").is_none());
        history.add(vec![happened(SeatEventKind::Asked, 0, "ada", "ada")]);
        assert!(history.question("ada").is_some() && history.answer("ada", "bob").is_none());
        history.add(vec![happened(SeatEventKind::Refused, 0, "ada", "bob")]);
        history.add(vec![happened(SeatEventKind::Agreed, 0, "ada", "bob")]);
        history.add(vec![happened(SeatEventKind::Agreed, 0, "ada", "cid")]);
        assert_eq!((history.answer("ada", "bob"), history.answer("ada", "cid")), (Some(false), Some(true)));
    }

    #[test]
    fn every_change_of_owners_has_its_own_name() {
        let owner = |text: &str| text.parse::<SeatOwner>().unwrap();
        let told = [
            ("open", "guest ada", SeatEventKind::Sat),
            ("bot level1", "guest ada", SeatEventKind::Sat),
            ("guest ada", "guest phone", SeatEventKind::Handed),
            ("guest ada", "stand-in level1 for ada", SeatEventKind::Left),
            ("guest ada", "stand-in level1 for ada away", SeatEventKind::Away),
            ("stand-in level1 for ada away", "guest ada", SeatEventKind::Back),
            ("stand-in level1 for ada", "guest phone", SeatEventKind::Handed),
            ("guest ada", "open", SeatEventKind::Freed),
            ("guest ada", "bot level3", SeatEventKind::Resigned),
            ("open", "bot level3", SeatEventKind::Bot),
        ];
        for (before, after, wanted) in told {
            assert_eq!(kind(&owner(before), &owner(after)), wanted, "{before} -> {after}");
        }
    }
}
