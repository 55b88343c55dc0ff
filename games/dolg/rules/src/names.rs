//! What people call a unit: its kind and its number, as they stand on its card. Words like `s3` are for the notation.

use sandtable_core::{Arg, Message, Say, Viewer};

use crate::ids::{Kind, Mark, Side, UnitId};
use crate::state::State;
use crate::view::View;

/// A unit by its kind, if that is known. Its side is named too if the enemy's unit with the same number is of the same kind.
fn name_of(unit: UnitId, kind: Option<Kind>, twin: Option<Kind>) -> Message {
    let id = match kind {
        None => "dolg-unit-face-down",
        Some(_) if kind == twin => "dolg-unit-of-side",
        Some(_) => "dolg-unit-named",
    };
    let name = Message::new(id).with("number", unit.nth() as u8 + 1).with("side", unit.side().say());
    match kind {
        Some(kind) => name.with("kind", kind.say()),
        None => name,
    }
}

/// The enemy's unit with the same number.
fn twin(unit: UnitId) -> UnitId {
    UnitId::of(unit.side().enemy(), unit.nth())
}

/// The message with the names of units in place of their words.
fn with_names(mut message: Message, name: &dyn Fn(UnitId) -> Message) -> Message {
    if let Some(unit) = unit_in(&message) {
        return name(unit);
    }
    for (_, arg) in &mut message.args {
        if let Arg::Message(inner) = arg {
            *inner = with_names(inner.clone(), name);
        }
    }
    message
}

/// The unit whose word a message is.
fn unit_in(message: &Message) -> Option<UnitId> {
    let word = message.args.first().filter(|_| message.id == "dolg-unit")?;
    if let (_, Arg::Text(word)) = word { word.parse().ok() } else { None }
}

impl State {
    /// The message with names in place of words, as this viewer knows the units.
    pub(crate) fn named(&self, message: Message, viewer: Viewer) -> Message {
        with_names(message, &|unit| self.name_for(unit, viewer))
    }

    /// What a viewer calls a unit.
    pub(crate) fn name_for(&self, unit: UnitId, viewer: Viewer) -> Message {
        name_of(unit, self.known_kind(unit, viewer), self.known_kind(twin(unit), viewer))
    }

    /// The kind of a unit that is or was on the table, if the viewer may know it.
    fn known_kind(&self, unit: UnitId, viewer: Viewer) -> Option<Kind> {
        let was_there = self.stands(unit) || self.is(unit, Mark::Destroyed);
        let open = !self.face_down || self.is_owner(unit.side(), viewer);
        (was_there && open).then(|| self.unit(unit).kind)
    }

    /// Who is asked now.
    pub(crate) fn asked_viewer(&self) -> Viewer {
        let side = self.frames.top().map_or(self.mover, |frame| self.asked(frame));
        Viewer::Seat(Side::seat(side))
    }
}

impl View {
    /// What the viewer calls a unit.
    pub fn name(&self, unit: UnitId) -> Message {
        name_of(unit, self.kind(unit), self.kind(twin(unit)))
    }

    /// The message with names in place of words.
    pub fn named(&self, message: Message) -> Message {
        with_names(message, &|unit| self.name(unit))
    }

    fn kind(&self, unit: UnitId) -> Option<Kind> {
        let standing = self.units.iter().map(|view| (view.unit, view.kind));
        let all = standing.chain(self.destroyed.iter().copied());
        all.filter(|(one, _)| *one == unit).find_map(|(_, kind)| kind)
    }
}
