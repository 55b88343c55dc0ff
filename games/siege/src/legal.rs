//! What is legal, and why the rest is not: one match on the top frame. Playing cards has its own folder, `play`.

use table::{Message, Say};

use crate::frame::Frame;
use crate::ids::{Deck, Player, Sector, Token};
use crate::state::{State, Toll};
use crate::words::Action;

impl State {
    /// Who decides the top frame, if a seat does (1.12, 18.9).
    pub(crate) fn decider(&self) -> Option<Player> {
        Some(match self.frames.top()? {
            Frame::ChooseSite | Frame::Arrange { .. } => Player::Defender1,
            Frame::ChooseSubstitutes { .. } | Frame::Orders | Frame::Second | Frame::More { .. } => {
                Player::Fieldmarshal
            }
            Frame::Mend { .. } if self.has_marshal() => Player::Fieldmarshal,
            Frame::Exchange { .. } | Frame::Trade { .. } | Frame::Play => self.active,
            Frame::Casualty { .. } | Frame::Mend { .. } => self.active,
            Frame::Answer { to, .. } => to,
            Frame::Claim { player }
            | Frame::Refill { player, .. }
            | Frame::Toll { player, .. }
            | Frame::Aim { player, .. }
            | Frame::Again { player, .. }
            | Frame::Assign { player, .. }
            | Frame::Redeploy { player, .. }
            | Frame::Eject { player, .. }
            | Frame::Provoke { player, .. }
            | Frame::Joint { player }
            | Frame::Engineers { player, .. }
            | Frame::Retrain { player, .. }
            | Frame::Keep { player }
            | Frame::Lay { player, .. } => player,
            _ => return None,
        })
    }

    pub(crate) fn list_legal(&self, out: &mut Vec<Action>) {
        let Some(frame) = self.frames.top() else { return };
        match frame {
            Frame::ChooseSite => out.extend(Sector::ALL.map(Action::Site)),
            Frame::Claim { .. } => {
                let free = |sector: &Sector| !self.owned.contains(&Some(*sector));
                out.extend(Sector::ALL.into_iter().filter(free).map(Action::Claim));
            }
            Frame::Arrange { sector } => out.extend(self.stationable(sector).map(Action::Station)),
            Frame::ChooseSubstitutes { .. } => out.extend(self.substitutes_left().kinds().map(Action::Pick)),
            Frame::Exchange { .. } => {
                out.push(Action::Done);
                out.extend(self.hand(self.active).kinds().map(Action::Discard));
            }
            Frame::Refill { .. } => out.extend([Deck::Main, Deck::Science].map(Action::Deck)),
            Frame::Trade { .. } => {
                out.push(Action::Done);
                self.list_offers(out);
            }
            Frame::Answer { .. } => out.extend([Action::Accept, Action::Refuse]),
            Frame::Toll { player, toll, .. } => {
                out.extend(self.owed(player, toll).kinds().map(Action::Discard));
            }
            Frame::Casualty { structure } => {
                out.extend(self.attackers(structure).map(|(id, _)| Action::Suffer(id)));
            }
            Frame::Mend { .. } => out.extend(self.mendable().map(Action::Return)),
            Frame::Orders => self.list_orders(out),
            Frame::Second => {
                out.push(Action::Done);
                out.extend(self.marshal.kinds().map(Action::Commit));
            }
            Frame::More { .. } => out.extend(self.marshal.kinds().map(Action::Commit)),
            _ => self.list_play(frame, out),
        }
    }

    /// 18.6, 18.8
    fn list_orders(&self, out: &mut Vec<Action>) {
        if self.may_rest() {
            out.push(Action::Done);
        }
        let enemies = self.marshal.kinds().filter(|token| token.is_enemy());
        out.extend(enemies.flat_map(|token| Sector::ALL.map(|sector| Action::Deploy(token, sector))));
        out.extend(self.marshal.kinds().map(Action::Commit));
    }

    /// Why an action is not legal now, with the paragraph that forbids it.
    pub(crate) fn refusal(&self, action: Action) -> Message {
        let (why, rule) = self.why(action);
        Message::new(format!("siege-why-{why}")).with("action", action.say()).with("rule", rule)
    }

    fn why(&self, action: Action) -> (&'static str, &'static str) {
        let Some(frame) = self.frames.top() else { return ("over", "8.1") };
        match (frame, action) {
            (Frame::Exchange { .. }, Action::Discard(_)) => ("not-in-hand", "3.4"),
            (Frame::Exchange { .. }, _) => ("must-exchange", "3.4"),
            (Frame::Trade { .. }, Action::Offer(give, to, want)) => self.why_no_offer(give, to, want),
            (Frame::Trade { .. }, _) => ("must-trade", "3.6"),
            (Frame::Answer { .. }, _) => ("must-answer", "3.7"),
            (Frame::Refill { .. }, _) => ("must-choose-deck", "3.5"),
            (Frame::Toll { player, toll, .. }, action) => self.why_not_paid(player, toll, action),
            (Frame::Casualty { .. }, _) => ("must-suffer", "6.3"),
            (Frame::Mend { .. }, _) => ("must-return", "15.3"),
            (Frame::Orders | Frame::Second | Frame::More { .. }, Action::Deploy(token, _)) => {
                self.why_no_deploy(frame, token)
            }
            (Frame::Orders, Action::Done) => ("must-play-token", "18.8"),
            (Frame::More { .. }, Action::Done) => ("must-play-more", "18.7"),
            (Frame::Orders | Frame::Second | Frame::More { .. }, _) => ("not-held", "18.6"),
            (Frame::ChooseSite, _) => ("must-site", "2.4"),
            (Frame::Arrange { .. }, _) => ("must-station", "2.2"),
            (Frame::ChooseSubstitutes { .. }, _) => ("must-pick", "18.10"),
            (Frame::Claim { .. }, _) => ("must-claim", "19.16"),
            _ if self.decider().is_none() => ("not-now", "3.1"),
            _ => self.why_not_play(frame, action),
        }
    }

    fn why_no_offer(
        &self,
        give: crate::ids::Card,
        to: Player,
        want: crate::ids::Card,
    ) -> (&'static str, &'static str) {
        match () {
            () if !self.hand(self.active).has(give) => ("not-in-hand", "3.6"),
            () if to == self.active || to.index() >= self.defenders as usize => ("no-partner", "3.6"),
            () if !self.hand(to).has(want) => ("not-in-their-hand", "3.6"),
            () if give == want => ("like-for-like", "3.7"),
            () => ("refused-before", "3.7"),
        }
    }

    fn why_not_paid(&self, player: Player, toll: Toll, action: Action) -> (&'static str, &'static str) {
        let rule = match toll {
            Toll::One => "7.11",
            Toll::DownToTwo => "14.3",
            Toll::Science => "14.14",
        };
        match action {
            Action::Discard(card) if !self.hand(player).has(card) => ("not-in-hand", rule),
            Action::Discard(_) if toll == Toll::Science => ("science-only", rule),
            Action::Discard(_) => ("main-only", "7.12"),
            _ => ("must-discard", rule),
        }
    }

    fn why_no_deploy(&self, frame: Frame, token: Token) -> (&'static str, &'static str) {
        match () {
            () if !self.marshal.has(token) => ("not-held", "18.6"),
            () if frame != Frame::Orders => ("by-die-only", "18.6"),
            () => ("events-by-die", "18.6"),
        }
    }
}
