//! The language a person is spoken to.

use speech::Lang;
use table::Message;

/// Says messages in one language.
#[derive(Clone, Copy)]
pub(crate) struct Voice(Lang);

impl Voice {
    /// The language asked for, or else the environment's.
    pub(crate) fn new(lang: Option<Lang>) -> Voice {
        Voice(lang.unwrap_or_else(Lang::of_environment))
    }

    pub(crate) fn lang(self) -> Lang {
        self.0
    }

    /// The sentence of a message.
    pub(crate) fn say(self, message: &Message) -> String {
        speech::say(self.0, message)
    }

    /// The sentence of a message without arguments.
    pub(crate) fn tell(self, id: &str) -> String {
        self.say(&Message::new(id))
    }

    /// The name of a game.
    pub(crate) fn title(self, game: &str) -> String {
        self.tell(&format!("{game}-title"))
    }

    /// The name of a seat.
    pub(crate) fn seat(self, game: &str, seat: &str) -> String {
        self.tell(&format!("{game}-side-{seat}"))
    }
}
