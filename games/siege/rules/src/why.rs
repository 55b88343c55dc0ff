//! Why an action is not legal now, with the paragraph that forbids it: a match on the top frame. Each case is a message
//! `siege-why-...`. What concerns playing cards is in `play/refusal.rs`.

use crate::frame::Frame;
use crate::ids::{Card, Player, Token};
use crate::state::{State, Toll};
use crate::words::Action;

/// A case and a paragraph.
pub(crate) type Why = (&'static str, &'static str);

impl State {
    /// Why this is not among what the top frame offers.
    pub(crate) fn reason_against(&self, action: Action) -> Why {
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
            (Frame::Orders | Frame::Second, Action::Done) => ("must-play-token", "18.8"),
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

    /// Why a thing that no action of this moment is about cannot be clicked: what has to be decided first.
    pub(crate) fn beside_the_point(&self) -> Why {
        self.reason_against(Action::Done)
    }

    fn why_no_offer(&self, give: Card, to: Player, want: Card) -> Why {
        match () {
            () if !self.hand(self.active).has(give) => ("not-in-hand", "3.6"),
            () if to == self.active || to.index() >= self.defenders as usize => ("no-partner", "3.6"),
            () if !self.hand(to).has(want) => ("not-in-their-hand", "3.6"),
            () if give == want => ("like-for-like", "3.7"),
            () => ("refused-before", "3.7"),
        }
    }

    fn why_not_paid(&self, player: Player, toll: Toll, action: Action) -> Why {
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

    fn why_no_deploy(&self, frame: Frame, token: Token) -> Why {
        match () {
            () if !self.marshal.has(token) => ("not-held", "18.6"),
            () if frame != Frame::Orders => ("by-die-only", "18.6"),
            () => ("events-by-die", "18.6"),
        }
    }
}
