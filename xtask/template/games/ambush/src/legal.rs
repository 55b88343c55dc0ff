//! What can be done and what luck can bring: one match on the top frame.

use crate::{Action, Ask, Chance, Frame, Position};

pub(crate) fn ask(position: &Position) -> Option<Ask> {
    match (position.frames.top()?, position.lead) {
        (Frame::Lead(_), _) => Some(Ask::Lead),
        (Frame::Answer(_), Some(card)) => Some(Ask::Answer(card)),
        _ => None,
    }
}

pub(crate) fn legal(position: &Position, out: &mut Vec<Action>) {
    match position.frames.top() {
        // 2.1
        Some(Frame::Lead(side)) => out.extend(position.hand(side).iter().map(|(card, _)| Action::Play(card))),
        // 2.2, 2.3
        Some(Frame::Answer(side)) => {
            out.extend(position.hand(side).iter().map(|(card, _)| Action::Play(card)));
            out.push(Action::Withdraw);
        }
        Some(Frame::Deal(_) | Frame::Tie(_)) | None => {}
    }
}

pub(crate) fn chances(position: &Position, out: &mut Vec<(Chance, u32)>) {
    match position.frames.top() {
        Some(Frame::Deal(_)) => position.deck.chances(Chance::Draw, out),
        Some(Frame::Tie(_)) => out.extend((1..=6).map(|pips| (Chance::Roll(pips), 1))),
        Some(Frame::Lead(_) | Frame::Answer(_)) | None => {}
    }
}
