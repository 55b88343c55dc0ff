//! A value in an event that only some seats may know.

use serde::{Deserialize, Serialize};

use crate::{Seat, SeatSet, Viewer};

/// A value and who may know it; [`Secret::seen_by`] is how events are masked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Secret<T> {
    value: Option<T>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    known_to: Option<SeatSet>,
}

impl<T: Copy> Secret<T> {
    /// Known to everybody.
    pub fn open(value: T) -> Secret<T> {
        Secret { value: Some(value), known_to: None }
    }

    /// Known to one seat.
    pub fn of(value: T, seat: Seat) -> Secret<T> {
        Secret::among(value, SeatSet::only(seat))
    }

    /// Known to these seats only; to nobody if there are none.
    pub fn among(value: T, seats: SeatSet) -> Secret<T> {
        Secret { value: Some(value), known_to: Some(seats) }
    }

    /// The value, unless it was masked away.
    pub fn value(self) -> Option<T> {
        self.value
    }

    /// What is left of it for this viewer.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Secret<T> {
        let known = match (self.known_to, viewer) {
            (None, _) => true,
            (Some(seats), Viewer::Seat(seat)) => seats.has(seat),
            (Some(_), Viewer::Public) => false,
        };
        Secret { value: self.value.filter(|_| known), known_to: self.known_to }
    }
}
