//! What people are told: a message id with arguments. The sentence itself is in a language file.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

/// Something to say, in no language yet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The id in the language files, `toy-placed`.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

/// An argument of a [`Message`].
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Arg {
    /// A number, which may choose a plural.
    Number(i64),
    /// Text as it is: a notation, a name.
    Text(String),
    /// Another message, said first.
    Message(Message),
}

impl Message {
    /// The message with this id and no arguments.
    pub fn new(id: impl Into<Cow<'static, str>>) -> Message {
        Message { id: id.into(), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name.into(), arg.into()));
        self
    }
}

macro_rules! arg_from_number {
    ($($number:ty),*) => {
        $(impl From<$number> for Arg {
            fn from(number: $number) -> Arg { Arg::Number(i64::from(number)) }
        })*
    };
}
arg_from_number!(u8, i8, u16, i16, u32, i32, i64);

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(message)
    }
}

/// Something that can be said.
pub trait Say {
    /// The message that says it.
    fn say(&self) -> Message;
}

/// Something that can be shown as lines of text: a view, on a terminal.
pub trait Sketch {
    /// The lines, top to bottom.
    fn sketch(&self) -> Vec<Message>;
}
