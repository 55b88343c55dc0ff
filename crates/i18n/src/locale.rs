//! The language a person is spoken to.

use std::fmt::Debug;
use std::sync::Arc;

use sandtable_core::Message;

use crate::{Catalogue, Lang};

/// Says messages in one language. Cheap to clone.
#[derive(Clone)]
pub struct Locale {
    catalogue: Arc<Catalogue>,
    lang: Lang,
}

impl Locale {
    /// Says the messages of this catalogue in this language.
    pub fn new(catalogue: &Arc<Catalogue>, lang: Lang) -> Locale {
        Locale { catalogue: Arc::clone(catalogue), lang }
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// The sentence of a message.
    pub fn say(&self, message: &Message) -> String {
        self.catalogue.say(self.lang, message)
    }

    /// The sentence of a message without arguments.
    pub fn text(&self, id: &str) -> String {
        self.catalogue.text(self.lang, id)
    }

    /// Is there such a message in this very language?
    pub fn knows(&self, id: &str) -> bool {
        self.catalogue.knows(self.lang, id)
    }

    /// The name of a game.
    pub fn title_of(&self, game: &str) -> String {
        self.text(&format!("{game}-title"))
    }

    /// The name of a seat.
    pub fn seat_of(&self, game: &str, seat: &str) -> String {
        self.text(&format!("{game}-side-{seat}"))
    }
}

impl Debug for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Locale({})", self.lang)
    }
}
