//! How seats may change hands. A bot stands in for somebody only after they were away for long, and is the one they chose.
//! Where hands are hidden, nobody looks into two beside other people: not by a second seat, and not by one seat after the
//! other, unless the others agree.

use std::collections::BTreeSet;

use sandtable_core::Seat;
use sandtable_store::{SeatEvent, SeatOwner};

use super::{BOTS, Seating};
use crate::live::presence::Presence;

/// Why a guest does not sit down just like that.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SitBar {
    /// They would look into two hands at once.
    TwoHands,
    /// They have seen other hands, and nobody was asked yet.
    Ask,
    /// Not everybody has answered.
    Waiting,
    /// Somebody did not agree.
    Refused,
}

impl Seating {
    /// What the guest may make of a seat: `me`, `link`, `level1` ... For somebody who is away only their stand-in, once they
    /// were away for long enough.
    pub(crate) fn changes(&self, guest: &str, seat: Seat, presence: &Presence) -> Vec<&'static str> {
        let Some(owner) = self.owner(seat).filter(|_| !self.is_over()) else { return Vec::new() };
        let is_host = self.host == guest;
        let bots = || BOTS.into_iter().filter(|bot| owner.bot() != Some(*bot));
        let me = || self.can_sit(guest, seat).then_some("me").into_iter();
        match owner {
            SeatOwner::Guest(mine) if mine == guest => bots().chain(["link"]).collect(),
            SeatOwner::StandIn { guest: mine, .. } if mine == guest => vec!["me"],
            SeatOwner::StandIn { .. } => Vec::new(),
            SeatOwner::Guest(other) if presence.is_here(other) => Vec::new(),
            SeatOwner::Guest(_) if is_host || !self.seats_of(guest).is_empty() => vec![self.stand_in(seat)],
            SeatOwner::Guest(_) => Vec::new(),
            SeatOwner::Open if is_host => me().chain(bots()).collect(),
            // It is for whoever has its link; people who have sat here before are no strangers.
            SeatOwner::Open if !self.hands_seen(guest).is_empty() => me().collect(),
            SeatOwner::Open => Vec::new(),
            SeatOwner::Bot(_) if is_host => me().chain(["link"]).chain(bots()).collect(),
            SeatOwner::Bot(_) => Vec::new(),
        }
    }

    /// May the guest sit down here, or ask the others whether they may?
    fn can_sit(&self, guest: &str, seat: Seat) -> bool {
        matches!(self.sit_bar(guest, seat), None | Some(SitBar::Ask | SitBar::Waiting))
    }

    /// Why the guest does not sit down here just like that. Nothing is in the way where hands are open, where nobody else
    /// plays, and at a seat that is theirs anyway.
    pub(crate) fn sit_bar(&self, guest: &str, seat: Seat) -> Option<SitBar> {
        let is_own = self.owner(seat).is_some_and(|owner| owner.guest() == Some(guest));
        let others = self.others(guest);
        if self.is_open || others.is_empty() || is_own {
            return None;
        }
        if !self.seats_of(guest).is_empty() {
            return Some(SitBar::TwoHands);
        }
        let has_seen_others = self.hands_seen(guest).iter().any(|&seen| seen != seat);
        if has_seen_others { self.consent_bar(guest, &others) } else { None }
    }

    /// What is missing until all these let a guest sit down who has seen hands.
    fn consent_bar(&self, guest: &str, others: &BTreeSet<&str>) -> Option<SitBar> {
        let answers: Vec<_> = others.iter().map(|other| self.history.answer(guest, other)).collect();
        if answers.contains(&Some(false)) {
            return Some(SitBar::Refused);
        }
        let missing = if self.history.question(guest).is_some() { SitBar::Waiting } else { SitBar::Ask };
        answers.contains(&None).then_some(missing)
    }

    /// The other people at the table, also those for whom a bot plays.
    fn others(&self, guest: &str) -> BTreeSet<&str> {
        let people = self.seats.iter().filter_map(|row| row.owner.guest());
        people.filter(|other| *other != guest).collect()
    }

    /// The seats whose hands the guest has seen.
    fn hands_seen(&self, guest: &str) -> BTreeSet<Seat> {
        let mut seen = self.history.had(guest);
        seen.extend(self.seats_of(guest));
        seen
    }

    /// What whoever sits down here should know: the hands of others that people at the table have seen, each with a seat of
    /// the one who has.
    pub(crate) fn hands_known(&self, guest: &str, seat: Seat) -> Vec<(Seat, Seat)> {
        let mut known = Vec::new();
        for other in self.others(guest).into_iter().filter(|_| !self.is_open) {
            let own: Vec<_> = self.seats_of(other).into_iter().filter(|&own| own != seat).collect();
            let Some(&by) = own.first() else { continue };
            let hands = self.hands_seen(other).into_iter().filter(|hand| !own.contains(hand));
            known.extend(hands.map(|hand| (by, hand)));
        }
        known
    }

    /// The questions the guest has yet to answer: who has seen hands and wants to sit down.
    pub(crate) fn questions(&self, guest: &str) -> Vec<&SeatEvent> {
        let is_asked = !self.seats_of(guest).is_empty() && !self.is_over();
        let is_open = |asker: &str| {
            asker != guest && self.seats_of(asker).is_empty() && self.history.answer(asker, guest).is_none()
        };
        let questions = self.history.questions().filter(|_| is_asked);
        questions.filter(|asked| asked.guest.as_deref().is_some_and(is_open)).collect()
    }

    /// Who owns the seat after the guest has made this of it.
    pub(crate) fn changed_owner(&self, guest: &str, seat: Seat, change: &str) -> SeatOwner {
        let owner = self.owner(seat).and_then(SeatOwner::guest).map(str::to_owned);
        match (change, owner) {
            ("me", _) => SeatOwner::Guest(guest.to_owned()),
            ("link", _) => SeatOwner::Open,
            (bot, Some(owner)) => {
                SeatOwner::StandIn { bot: bot.to_owned(), away: owner != guest, guest: owner }
            }
            (bot, None) => SeatOwner::Bot(bot.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use sandtable_store::SeatEventKind;

    use super::*;
    use crate::live::seat_history::{Person, event};
    use crate::live::seating::tests::seating;

    fn nobody() -> Presence {
        Presence::new("t1", 1, None)
    }

    fn happened(kind: SeatEventKind, seat: u8, about: &str, by: &str) -> SeatEvent {
        let person = |guest: &str| Person { guest: Some(guest.to_owned()), name: None };
        event(kind, Seat(seat), 0, person(about), person(by))
    }

    #[test]
    fn a_second_seat_is_only_for_who_plays_alone_or_with_open_hands() {
        let mut seating = seating(&["guest ada", "guest bob", "open"]);
        assert_eq!(seating.sit_bar("ada", Seat(2)), Some(SitBar::TwoHands));
        assert_eq!(seating.sit_bar("eve", Seat(2)), None);
        seating.is_open = true;
        assert_eq!(seating.sit_bar("ada", Seat(2)), None);
        assert_eq!(seating.changes("ada", Seat(2), &nobody())[0], "me");
    }

    #[tokio::test]
    async fn only_the_chosen_bot_stands_in_and_for_nobody_who_is_here() {
        let (mut seating, presence) = (seating(&["guest ada", "guest bob"]), nobody());
        assert!(seating.changes("eve", Seat(1), &presence).is_empty());
        assert_eq!(seating.changes("ada", Seat(1), &presence), ["level3"], "the table's");
        seating.set_stand_in(Seat(1), Some("level5".to_owned()));
        assert_eq!(seating.changes("ada", Seat(1), &presence), ["level5"]);
        let _page = presence.join("bob");
        assert!(seating.changes("ada", Seat(1), &presence).is_empty());
        assert!(seating.changes("bob", Seat(1), &presence).contains(&"link"));
    }

    #[test]
    fn a_bot_that_takes_over_plays_for_the_guest_who_left() {
        let seating = seating(&["guest ada", "bot level1"]);
        let owner = |text: &str| text.parse::<SeatOwner>().unwrap();
        assert_eq!(seating.changed_owner("bob", Seat(0), "level2"), owner("stand-in level2 for ada away"));
        assert_eq!(seating.changed_owner("ada", Seat(0), "level2"), owner("stand-in level2 for ada"));
        assert_eq!(seating.changed_owner("ada", Seat(1), "level2"), owner("bot level2"));
        assert_eq!(seating.changed_owner("bob", Seat(1), "me"), owner("guest bob"));
    }

    #[test]
    fn who_is_back_takes_back_what_others_gave_away() {
        let seating = seating(&["stand-in level1 for ada away", "stand-in level1 for ada", "guest bob"]);
        assert_eq!(seating.seats_to_take_back("ada"), [Seat(0)], "what she left to a bot herself stays so");
        assert!(seating.seats_to_take_back("bob").is_empty());
        assert_eq!(seating.seats_of_others("bob"), [Seat(0), Seat(1)], "they are still hers");
    }

    #[test]
    fn who_has_seen_a_hand_sits_down_against_it_only_if_all_agree() {
        let mut seating = seating(&["open", "guest bob", "bot level1", "guest cid"]);
        seating.add_events(vec![happened(SeatEventKind::Freed, 2, "ada", "ada")]);
        assert_eq!(seating.sit_bar("ada", Seat(2)), None, "that hand she has seen, and no other");
        assert_eq!(seating.sit_bar("ada", Seat(0)), Some(SitBar::Ask));
        assert!(seating.questions("bob").is_empty());
        seating.add_events(vec![happened(SeatEventKind::Asked, 0, "ada", "ada")]);
        assert_eq!(seating.sit_bar("ada", Seat(0)), Some(SitBar::Waiting));
        assert_eq!((seating.questions("bob").len(), seating.questions("eve").len()), (1, 0));
        seating.add_events(vec![happened(SeatEventKind::Agreed, 0, "ada", "bob")]);
        assert_eq!(seating.sit_bar("ada", Seat(0)), Some(SitBar::Waiting), "Cid has not answered");
        assert!(seating.questions("bob").is_empty(), "nobody is asked twice");
        seating.add_events(vec![happened(SeatEventKind::Agreed, 0, "ada", "cid")]);
        assert_eq!(seating.sit_bar("ada", Seat(0)), None);
        seating.add_events(vec![happened(SeatEventKind::Sat, 1, "eve", "eve")]);
        seating.add_events(vec![happened(SeatEventKind::Asked, 0, "eve", "eve")]);
        seating.add_events(vec![happened(SeatEventKind::Refused, 0, "eve", "bob")]);
        assert_eq!(seating.sit_bar("eve", Seat(0)), Some(SitBar::Refused));
        assert!(!seating.changes("eve", Seat(0), &nobody()).contains(&"me"));
    }

    #[test]
    fn alone_or_with_open_hands_everything_may_be_seen() {
        let mut seating = seating(&["open", "bot level1"]);
        seating.add_events(vec![happened(SeatEventKind::Freed, 1, "ada", "ada")]);
        assert_eq!(seating.sit_bar("ada", Seat(0)), None);
        seating.seats[1].owner = "guest bob".parse().unwrap();
        assert_eq!(seating.sit_bar("ada", Seat(0)), Some(SitBar::Ask));
        seating.is_open = true;
        assert_eq!(seating.sit_bar("ada", Seat(0)), None);
    }

    #[test]
    fn whoever_sits_down_is_told_which_hands_the_others_know() {
        let mut seating = seating(&["guest ada", "open", "guest bob", "bot level1"]);
        assert!(seating.hands_known("eve", Seat(1)).is_empty());
        seating.add_events(vec![happened(SeatEventKind::Freed, 1, "ada", "ada")]);
        seating.add_events(vec![happened(SeatEventKind::Sat, 3, "ada", "ada")]);
        assert_eq!(seating.hands_known("eve", Seat(1)), [(Seat(0), Seat(1)), (Seat(0), Seat(3))]);
        assert!(seating.hands_known("ada", Seat(1)).is_empty());
        assert!(seating.hands_known("phone", Seat(0)).is_empty(), "who hands over her only seat is gone");
        seating.is_open = true;
        assert!(seating.hands_known("eve", Seat(1)).is_empty());
    }
}
