//! Steps that only come back by consent: a seat asks, the people at the other seats answer, and any step in between ends it.
//! Who left a seat to a bot is still asked: nobody takes back steps because the other one is away.

use sandtable_core::Seat;
use sandtable_store::UndoRequest;

use super::seating::Seating;

/// What a seat asks of the others, if one does.
#[derive(Clone, Debug, Default)]
pub(crate) struct UndoRequests {
    pending: Option<UndoRequest>,
}

/// What an answer makes of a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Answered {
    /// Somebody has refused: it is withdrawn.
    Refused,
    /// Others have yet to answer.
    Waiting(UndoRequest),
    /// Everybody has agreed to go back to this ply.
    Granted(usize),
}

impl UndoRequests {
    pub(crate) fn new(pending: Option<UndoRequest>) -> UndoRequests {
        UndoRequests { pending }
    }

    /// The request as the store has it, whether it still stands or not.
    pub(crate) fn stored(&self) -> Option<&UndoRequest> {
        self.pending.as_ref()
    }

    pub(crate) fn set(&mut self, request: Option<UndoRequest>) {
        self.pending = request;
    }

    /// The request that stands at a table with this many steps.
    pub(crate) fn standing(&self, seq: u64, seating: &Seating) -> Option<&UndoRequest> {
        self.pending.as_ref().filter(|request| request.at_seq == seq && !seating.is_over())
    }

    /// May the guest answer the request that stands?
    pub(crate) fn can_answer(&self, guest: &str, seq: u64, seating: &Seating) -> bool {
        let Some(request) = self.standing(seq, seating) else { return false };
        let mut mine = seating.seats_of(guest).into_iter();
        !seating.plays(guest, Seat(request.by_seat)) && mine.any(|seat| !request.answers.contains(&seat.0))
    }

    /// What the guest's answer makes of the request, which `asker` has made.
    pub(crate) fn answered(
        mut request: UndoRequest,
        guest: &str,
        yes: bool,
        asker: &str,
        seating: &Seating,
    ) -> Answered {
        if !yes {
            return Answered::Refused;
        }
        request.answers.extend(seating.seats_of(guest).iter().map(|seat| seat.0));
        let is_missing = |seat: &Seat| !request.answers.contains(&seat.0);
        if seating.seats_of_others(asker).iter().any(is_missing) {
            return Answered::Waiting(request);
        }
        Answered::Granted(request.to_ply as usize)
    }
}

#[cfg(test)]
mod tests {
    use sandtable_session::{Dice, Json, Table};
    use sandtable_store::{SeatRow, Secret, TableRow};

    use super::*;

    fn game() -> Box<dyn Table> {
        let title = sandtable_games::all()[0].title;
        title.open(&title.defaults(), Dice::from_seed(1)).expect("the usual options")
    }

    fn seating(guests: &[&str]) -> Seating {
        seating_of(&guests.iter().map(|guest| format!("guest {guest}")).collect::<Vec<_>>())
    }

    fn seating_of(owners: &[String]) -> Seating {
        let seat = |owner: &String| SeatRow {
            owner: owner.parse().unwrap(),
            name: None,
            token: None,
            links: 0,
            stand_in: None,
            wishes: None,
        };
        let row = TableRow {
            id: "t1".to_owned(),
            game: "any".to_owned(),
            rules: 1,
            options: Json::Null,
            state: None,
            dice_key: Secret([1; 32]),
            host: "ada".to_owned(),
            public: false,
            rematch_of: None,
            rematch: None,
            absence: sandtable_store::AbsenceTerms::default(),
            settings: sandtable_store::TableSettings::default(),
            lesson: false,
            created: 0,
            touched: 0,
            version: 1,
            seq: 5,
            said: 0,
            ply: 5,
            turn: None,
            over: false,
            ending: None,
            undo_request: None,
            seats: owners.iter().map(seat).collect(),
        };
        Seating::new(&row, &*game())
    }

    fn request() -> UndoRequest {
        UndoRequest { by_seat: 0, to_ply: 3, at_seq: 5, answers: Vec::new() }
    }

    #[test]
    fn a_step_in_between_ends_a_request() {
        let (requests, seating) = (UndoRequests::new(Some(request())), seating(&["ada", "bob"]));
        assert!(requests.can_answer("bob", 5, &seating));
        assert!(requests.standing(6, &seating).is_none() && !requests.can_answer("bob", 6, &seating));
        assert!(!requests.can_answer("ada", 5, &seating), "nobody answers their own request");
        assert!(!requests.can_answer("eve", 5, &seating));
    }

    #[test]
    fn everybody_else_must_agree() {
        let seating = seating(&["ada", "bob", "cid"]);
        let answer = |request, guest, yes| UndoRequests::answered(request, guest, yes, "ada", &seating);
        assert_eq!(answer(request(), "bob", false), Answered::Refused);
        let Answered::Waiting(waiting) = answer(request(), "bob", true) else {
            panic!("Cid has not answered")
        };
        let requests = UndoRequests::new(Some(waiting.clone()));
        assert!(!requests.can_answer("bob", 5, &seating), "nobody answers twice");
        assert_eq!(answer(waiting, "cid", true), Answered::Granted(3));
    }

    #[test]
    fn who_left_a_seat_to_a_bot_is_still_asked() {
        for owner in ["stand-in level1 for bob", "stand-in level1 for bob away"] {
            let seating = seating_of(&["guest ada".to_owned(), owner.to_owned()]);
            assert_eq!(seating.seats_of_others("ada"), [Seat(1)]);
            assert!(UndoRequests::new(Some(request())).can_answer("bob", 5, &seating));
            let answer = UndoRequests::answered(request(), "bob", true, "ada", &seating);
            assert_eq!(answer, Answered::Granted(3));
        }
    }
}
