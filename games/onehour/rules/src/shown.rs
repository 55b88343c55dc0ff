//! What a seat is shown: the question, what to click and drag for an action, and why something is refused.

use sandtable_core::{
    Message, Period, RepeatedOffer, Rules as _, Say, Seat, Shown, Subject, TallyLine, Target, Turn,
};

use crate::flow::Frame;
use crate::ids::{Deed, Nation, Space, Unit};
use crate::refusals::Refusal;
use crate::responses::theatre;
use crate::state::State;
use crate::tables::DICE;
use crate::words::{Action, Ask, Chance, Element, Event};

impl Shown for State {
    type Element = Element;
    type Ask = Ask;

    fn ask(&self) -> Option<Ask> {
        let (attack, defence) = self.totals().unwrap_or((0, 0));
        let space = self.battle.target.unwrap_or(Space::Germany);
        Some(match self.frames.top()? {
            Frame::Turn => Ask::Turn { markers: self.markers(self.mover) },
            Frame::Build { left, .. } => Ask::Build { left },
            Frame::Attack { .. } => Ask::Attack { space },
            Frame::Redeploy { .. } => Ask::Redeploy,
            Frame::Reserves { nation, .. } if nation == self.mover => {
                Ask::AttackReserves { space, attack, defence }
            }
            Frame::Reserves { .. } => Ask::DefenceReserves { space, attack, defence },
            Frame::Loss { removed, .. } => Ask::Loss { space, removed },
            Frame::Offer { response, .. } => {
                Ask::Response { response, after: response.row().after, nation: response.row().sheet }
            }
            Frame::Effect { response, .. } => Ask::Effect { response },
            _ => return None,
        })
    }

    /// Pieces in a space or in Reserve.
    fn name(&self, element: Element) -> Option<Message> {
        match element {
            Element::Piece(space, unit) => {
                Some(Message::new("onehour-piece-in").with("unit", unit.say()).with("space", space.say()))
            }
            Element::Reserve(unit) => Some(Message::new("onehour-piece-in-reserve").with("unit", unit.say())),
            Element::Losses(unit) => Some(Message::new("onehour-piece-in-losses").with("unit", unit.say())),
            Element::Deed(deed) => Some(deed.say()),
            _ => None,
        }
    }

    /// A response that is offered (11.3).
    fn repeated_offer(&self) -> Option<RepeatedOffer<Action>> {
        let Frame::Offer { response, nation } = self.frames.top()? else { return None };
        let (spaces, now) = (theatre(response, nation), self.concerned(response, nation));
        let subject =
            |space: Space| Subject { word: space.word(), name: space.say(), is_concerned: now.has(space) };
        // A box that only ever concerns one space is not worth waiting for that.
        let subjects = if spaces.len() > 1 { spaces.iter().map(subject).collect() } else { Vec::new() };
        let (word, name) = (response.word(), response.say());
        Some(RepeatedOffer { word, name, decline: Action::Decline, subjects })
    }

    /// A year.
    fn period(&self) -> Option<Period> {
        Some(Period { number: self.year.into(), name: Message::new("onehour-this-year") })
    }

    fn points_by_now(&self, seat: Seat) -> Option<i32> {
        Some(self.will(Nation::of(seat).side()).into())
    }

    fn tally(&self, seat: Seat, events: &mut dyn Iterator<Item = &Event>) -> Vec<TallyLine> {
        self.account(Nation::of(seat).side(), events)
    }

    fn luck_for(&self) -> Option<String> {
        (self.turn() == Turn::Chance).then(|| self.frames.top_name())
    }

    /// What the die adds to the attack or to the defence (8.5).
    fn luck_means(&self, outcome: Chance, _seat: Seat) -> Option<Message> {
        let (Frame::Dice { side }, Chance::Roll(face)) = (self.frames.top()?, outcome) else { return None };
        let whose = if side == self.mover.side() { "attack" } else { "defence" };
        let bonus = DICE[usize::from(face) - 1];
        Some(Message::new(format!("onehour-luck-{whose}")).with("bonus", bonus))
    }

    fn path(&self, action: Action, out: &mut Vec<Element>) {
        let redeploys = matches!(self.frames.top(), Some(Frame::Redeploy { .. }));
        match action {
            Action::Build => out.push(Element::Deed(Deed::Build)),
            Action::Attack(space) => out.extend([Element::Deed(Deed::Attack), Element::Space(space)]),
            Action::Redeploy => out.push(Element::Deed(Deed::Redeploy)),
            Action::Industry(track) => {
                out.extend([Element::Deed(Deed::Industry), Element::Track(self.mover, track)]);
            }
            Action::Pass => out.push(Element::Pass),
            Action::Raise(unit) => out.push(Element::Losses(unit)),
            Action::Deploy(unit, space) => out.extend([Element::Reserve(unit), Element::Space(space)]),
            Action::Move(unit, from, to) => out.extend([Element::Piece(from, unit), Element::Space(to)]),
            Action::Recall(unit, from) if redeploys => {
                out.extend([Element::Piece(from, unit), Element::ReserveBox(unit.nation())]);
            }
            Action::Send(unit, space)
            | Action::Recall(unit, space)
            | Action::Lose(unit, space)
            | Action::TurnBack(unit, space) => out.push(Element::Piece(space, unit)),
            Action::Commit(unit) | Action::Scrap(unit) | Action::CallBack(unit) => {
                out.push(Element::Reserve(unit));
            }
            Action::Respond(response) => out.push(Element::Response(response)),
            Action::Decline => out.push(Element::Decline),
            Action::Done => out.push(Element::Done),
        }
    }

    /// Which response is declined, and what a piece is sent against.
    fn describe(&self, action: Action) -> Message {
        match (action, self.frames.top(), self.battle.target) {
            (Action::Decline, Some(Frame::Offer { response, .. }), _) => {
                Message::new("onehour-decline-response").with("response", response.say())
            }
            (Action::Send(unit, from), _, Some(target)) => Message::new("onehour-send-to")
                .with("unit", unit.say())
                .with("from", from.say())
                .with("to", target.say()),
            (Action::Lose(unit, space), Some(Frame::Loss { removed: true, .. }), _) => {
                Message::new("onehour-lose-for-good").with("unit", unit.say()).with("space", space.say())
            }
            _ => action.say(),
        }
    }

    fn why_not(&self, action: Action) -> Message {
        refused(self.refusal(action)).with("action", action.say())
    }

    /// If the click means an action, why that is not legal; else why this thing is not for this question. What may be clicked
    /// after something else is left to whoever knows what was picked.
    fn why_not_click(&self, element: Element, picked: &[Element]) -> Option<Message> {
        if let Some(action) = self.meaning(element, picked) {
            return (!self.is_legal(action)).then(|| self.why_not(action));
        }
        let frame = self.frames.top()?;
        if let (Frame::Turn, [Element::Piece(from, unit)], Element::Space(to)) = (frame, picked, element)
            && unit.nation() == self.mover
        {
            return Some(self.why_not_march(*unit, *from, to));
        }
        self.wrong_click(element, picked).map(refused)
    }

    /// A piece onto a space: into the attack on it, or moved there; the attack may have to be declared first.
    fn steer(&self, element: Element, target: Target<Element>, out: &mut Vec<Action>) {
        let Target::Element(target) = target else { return };
        let legal = |action: &Action| self.is_legal(*action);
        match (element, target, self.frames.top()) {
            (Element::Piece(from, unit), Element::Space(to), Some(Frame::Turn)) => {
                self.steer_into_attack(unit, from, to, out);
            }
            (Element::Piece(from, unit), Element::Space(to), Some(Frame::Attack { .. })) => {
                let send = Some(Action::Send(unit, from)).filter(|_| self.battle.target == Some(to));
                out.extend(send.filter(legal));
            }
            (Element::Losses(unit), Element::ReserveBox(nation), _) if nation == unit.nation() => {
                out.extend(Some(Action::Raise(unit)).filter(legal));
            }
            (element, target, _) => out.extend(self.meaning(target, &[element]).filter(legal)),
        }
    }
}

fn refused((why, rule): Refusal) -> Message {
    Message::new(format!("onehour-why-{why}")).with("rule", rule)
}

impl State {
    /// Why a piece that was dragged onto a space does not attack it.
    fn why_not_march(&self, unit: Unit, from: Space, to: Space) -> Message {
        let (attack, send) = (Action::Attack(to), Action::Send(unit, from));
        if !self.is_legal(attack) {
            return self.why_not(attack);
        }
        refused(self.no_march(unit, from, to)).with("action", send.say())
    }

    /// The position after the attack on this space was declared (7.1).
    pub(crate) fn attacked(&self, space: Space) -> State {
        let mut world = self.clone();
        world.apply(Action::Attack(space), &mut sandtable_core::Quiet);
        world
    }

    /// Can this be clicked for anything that is legal?
    pub(crate) fn is_clickable(&self, element: Element) -> bool {
        let (mut legal, mut path) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        for action in legal {
            self.path(action, &mut path);
        }
        path.contains(&element)
    }

    /// 7.1, 7.6. Where only one piece can go, the attack sends it by itself.
    fn steer_into_attack(&self, unit: Unit, from: Space, to: Space, out: &mut Vec<Action>) {
        let (attack, send) = (Action::Attack(to), Action::Send(unit, from));
        if unit.nation() != self.mover || !self.is_legal(attack) {
            return;
        }
        let world = self.attacked(to);
        if matches!(world.frames.top(), Some(Frame::Attack { .. })) && world.is_legal(send) {
            out.extend([attack, send]);
        } else if !self.force(from).is_empty() && world.force(from).count(unit) < self.force(from).count(unit)
        {
            out.push(attack);
        }
    }

    /// What a click means after these were picked, legal or not.
    fn meaning(&self, element: Element, picked: &[Element]) -> Option<Action> {
        let frame = self.frames.top()?;
        Some(match (frame, picked, element) {
            (Frame::Turn, [Element::Deed(Deed::Attack)] | [], Element::Space(space)) => Action::Attack(space),
            (Frame::Turn, [], Element::Deed(Deed::Build)) => Action::Build,
            (Frame::Turn, [], Element::Deed(Deed::Redeploy)) => Action::Redeploy,
            (Frame::Turn, [Element::Deed(Deed::Industry)] | [], Element::Track(nation, track))
                if nation == self.mover =>
            {
                Action::Industry(track)
            }
            (Frame::Build { .. } | Frame::Effect { .. }, [], Element::Losses(unit)) => Action::Raise(unit),
            (Frame::Build { .. } | Frame::Effect { .. }, [Element::Reserve(unit)], Element::Space(space)) => {
                Action::Deploy(*unit, space)
            }
            (Frame::Attack { .. }, [], Element::Piece(space, unit)) => Action::Send(unit, space),
            (Frame::Redeploy { .. }, [Element::Piece(from, unit)], Element::Space(to)) => {
                Action::Move(*unit, *from, to)
            }
            (Frame::Redeploy { .. }, [Element::Piece(from, unit)], Element::ReserveBox(nation))
                if nation == unit.nation() =>
            {
                Action::Recall(*unit, *from)
            }
            (Frame::Redeploy { .. }, [], Element::Piece(from, unit)) => Action::Recall(unit, from),
            (Frame::Reserves { .. }, [], Element::Reserve(unit)) => Action::Commit(unit),
            (Frame::Loss { .. }, [], Element::Piece(space, unit)) => Action::Lose(unit, space),
            _ => return None,
        })
    }
}
