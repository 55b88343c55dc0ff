//! The names of things, each a message of its own; and messages put into the words of a position. `done` is one action with
//! many meanings: only the frame knows what is left undone.

use table::{Arg, Message, Say};

use crate::frame::Frame;
use crate::ids::{Card, Cell, Color, FoeId, Phase, Player, Ring, Sector, Structure, Token};
use crate::state::State;

/// Things one after the other; `siege-nothing` if there are none.
pub(crate) fn list(things: impl DoubleEndedIterator<Item = Message>) -> Message {
    let join = |tail, head| Message::new("siege-list").with("head", head).with("tail", tail);
    things.rev().reduce(join).unwrap_or_else(|| Message::new("siege-nothing"))
}

macro_rules! named {
    ($($kind:ty: $noun:literal),+ $(,)?) => {
        $(impl Say for $kind {
            fn say(&self) -> Message {
                Message::new(format!(concat!("siege-", $noun, "-{}"), self))
            }
        })+
    };
}
named! { Card: "card", Color: "color", Phase: "phase", Player: "side", Ring: "ring", Token: "token" }

impl Say for Sector {
    fn say(&self) -> Message {
        Message::new("siege-sector-name").with("sector", self.number()).with("color", self.color().say())
    }
}

impl Say for Cell {
    fn say(&self) -> Message {
        Message::new("siege-cell-name")
            .with("ring", self.ring().say())
            .with("sector", self.sector().number())
            .with("color", self.color().say())
    }
}

impl Say for FoeId {
    fn say(&self) -> Message {
        Message::new("siege-foe-name").with("foe", self.to_string())
    }
}

impl Say for Structure {
    fn say(&self) -> Message {
        Message::new(format!("siege-structure-{}", self.kind)).with("sector", self.sector.number())
    }
}

impl State {
    /// The message as it reads in this position: every enemy in it named by its token and where it stands, not only by
    /// its number, and `done` by what is left undone.
    pub(crate) fn in_words(&self, message: Message) -> Message {
        match message.id.as_str() {
            "siege-foe-name" => return self.known(&message).unwrap_or(message),
            "siege-done" => return self.frames.top().and_then(left_undone).unwrap_or(message),
            _ => {}
        }
        let spelled = |(name, arg)| match arg {
            Arg::Message(inner) => (name, Arg::Message(self.in_words(inner))),
            other => (name, other),
        };
        Message { args: message.args.into_iter().map(spelled).collect(), ..message }
    }

    fn known(&self, name: &Message) -> Option<Message> {
        let Some((_, Arg::Text(word))) = name.args.first() else { return None };
        let foe = self.foe(word.parse().ok()?)?;
        let known = Message::new("siege-foe-known").with("token", foe.token.say());
        Some(known.with("foe", word.as_str()).with("cell", foe.cell.say()))
    }
}

/// What whoever says `done` to this frame will not do, or not again.
fn left_undone(frame: Frame) -> Option<Message> {
    let done = |what: &str| Message::new(format!("siege-done-{what}"));
    Some(match frame {
        Frame::Exchange { dropped, .. } => done("exchange").with("dropped", dropped),
        Frame::Trade { .. } => done("trade"),
        Frame::Play => done("play"),
        Frame::Again { .. } => done("again"),
        Frame::Assign { .. } => done("assign"),
        Frame::Joint { .. } => done("joint"),
        Frame::Engineers { .. } => done("engineers"),
        Frame::Retrain { dropped, .. } => done("retrain").with("dropped", dropped),
        Frame::Orders => done("orders"),
        Frame::Second => done("second"),
        _ => return None,
    })
}
