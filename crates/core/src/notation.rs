//! Notation written once: an enum, the words of each variant both ways, and the message that says it.
//!
//! A template such as `"place {unit} {space}"` is what is printed; the same template is matched against a text when it
//! is read. Words are separated as the template has it, so elements such as `reserve-army2` are templates too.

use std::fmt::Debug;
use std::ops::RangeInclusive;
use std::str::FromStr;

use crate::{Arg, Message, ParseError, Say, Secret};

/// A text being read as one of several templates. Used by [`notation!`](macro@crate::notation).
#[derive(Debug)]
pub struct Reading<'t> {
    text: &'t str,
    /// Why the template that fits best could not be read.
    why: Option<ParseError>,
}

impl<'t> Reading<'t> {
    /// Reads this text, in which single spaces separate words.
    pub fn new(text: &'t str) -> Reading<'t> {
        Reading { text, why: None }
    }

    /// The value of a template, if the text can be read as it.
    pub fn attempt<T>(
        &mut self,
        template: &'static str,
        read: impl Fn(&[&'t str]) -> Result<T, ParseError>,
    ) -> Option<T> {
        let mut found = None;
        let mut attempt = |fields: &[&'t str]| match read(fields) {
            Ok(value) => {
                found = Some(value);
                true
            }
            Err(why) => {
                if !opening(template).is_empty() {
                    self.why.get_or_insert(why);
                }
                false
            }
        };
        let fits = fit(template, self.text, &mut Vec::new(), &mut attempt);
        if !fits && self.why.is_none() && is_begun(template, self.text) {
            self.why = Some(ParseError::new(self.text, format!("written `{template}`")));
        }
        found
    }

    /// What is wrong if no template fits.
    pub fn error(self, noun: &str, templates: &[&'static str]) -> ParseError {
        let text = self.text;
        self.why.unwrap_or_else(|| {
            let verb = text.split(' ').next().unwrap_or_default();
            ParseError::none_of(verb, noun, templates.iter().map(|template| verb_of(template)))
        })
    }
}

/// The first word of a template, or the whole of one that begins with a field.
pub fn verb_of(template: &'static str) -> &'static str {
    let verb = template.split(' ').next().unwrap_or_default();
    verb.split_once('{')
        .map_or(verb, |(fixed, _)| if fixed.is_empty() { verb } else { fixed.trim_end_matches('-') })
}

/// What stands before the first field.
fn opening(template: &str) -> &str {
    template.split('{').next().unwrap_or_default()
}

/// Does the text begin with the verb of the template, a word of its own?
fn is_begun(template: &str, text: &str) -> bool {
    let verb = opening(template).trim_end();
    !verb.is_empty() && opening(template).ends_with(' ') && text.split(' ').next() == Some(verb)
}

/// Tries every way in which the text fits the template, until one is taken.
fn fit<'t>(
    template: &str,
    text: &'t str,
    fields: &mut Vec<&'t str>,
    take: &mut impl FnMut(&[&'t str]) -> bool,
) -> bool {
    let (fixed, rest) = template.split_once('{').unwrap_or((template, ""));
    let Some(text) = text.strip_prefix(fixed) else { return false };
    if fixed.len() == template.len() {
        return text.is_empty() && take(fields);
    }
    let after = rest.split_once('}').map_or("", |(_, after)| after);
    let next = opening(after);
    let ends: Vec<usize> = match (next, after) {
        ("", "") => vec![text.len()],
        // A field right behind another is a word that may be left out, with the space before it.
        ("", _) => (1..=text.len()).rev().filter(|&at| text.is_char_boundary(at)).collect(),
        (next, _) => text.match_indices(next).map(|(at, _)| at).collect(),
    };
    let may_be_empty = fixed.is_empty() && !fields.is_empty();
    ends.into_iter().filter(|&end| end > 0 || may_be_empty).any(|end| {
        fields.push(&text[..end]);
        let fits = fit(after, &text[end..], fields, take);
        fields.pop();
        fits
    })
}

/// A field read as what it is.
pub fn read_field<T: FromStr<Err = ParseError>>(field: &str) -> Result<T, ParseError> {
    field.parse()
}

/// A field read as a number within bounds. `+5` and `05` are numbers to the standard library, but not in the notation.
pub fn read_number<T: FromStr + PartialOrd + ToString>(
    field: &str,
    bounds: RangeInclusive<T>,
) -> Result<T, ParseError> {
    let number: Option<T> = field.parse().ok();
    number.filter(|number| number.to_string() == field && bounds.contains(number)).ok_or_else(|| {
        let (low, high) = (bounds.start().to_string(), bounds.end().to_string());
        ParseError::new(field, format!("a number from {low} to {high}"))
    })
}

/// The text as templates want it: single spaces, none at the ends. None if it is so already.
pub fn respaced(text: &str) -> Option<String> {
    let is_plain = !text.contains(|c: char| c.is_whitespace() && c != ' ')
        && !text.contains("  ")
        && !text.starts_with(' ')
        && !text.ends_with(' ');
    (!is_plain).then(|| text.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// What a field of a message becomes as an argument; none if it was masked away.
pub trait ToArg {
    /// The argument.
    fn to_arg(&self) -> Option<Arg>;
}

impl<T: Say> ToArg for T {
    fn to_arg(&self) -> Option<Arg> {
        Some(Arg::Message(self.say()))
    }
}

macro_rules! number_to_arg {
    ($($number:ty),*) => {
        $(impl ToArg for $number {
            fn to_arg(&self) -> Option<Arg> { Some(Arg::from(*self)) }
        })*
    };
}
number_to_arg!(u8, i8, u16, i16, u32, i32, i64);

impl ToArg for crate::Amount {
    fn to_arg(&self) -> Option<Arg> {
        self.0.to_arg()
    }
}

impl<T: ToArg + Copy> ToArg for Secret<T> {
    fn to_arg(&self) -> Option<Arg> {
        self.value().and_then(|value| value.to_arg())
    }
}

/// A message with its fields as arguments. Should one have been masked away, the message is the one with `-hidden` after its
/// id, without it.
pub fn message(id: String, fields: &[(&'static str, &dyn ToArg)]) -> Message {
    let mut message = Message::new(id);
    message.args =
        fields.iter().filter_map(|(name, field)| Some(((*name).into(), field.to_arg()?))).collect();
    if message.args.len() < fields.len() {
        message.id.to_mut().push_str("-hidden");
    }
    message
}

/// `LaidAside` as `laid-aside`.
pub fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

/// The name of an enum's variant as serde writes it in kebab case, `laid-aside`; by its derived [`Debug`].
pub fn variant_name(value: &impl Debug) -> String {
    let text = format!("{value:?}");
    kebab(text.split([' ', '(']).next().unwrap_or_default())
}

/// Declares an enum whose variants have a notation, and what is said of them.
///
/// Each variant has a template: the words that are printed and read, with its fields in braces. A number can have bounds.
/// With `in "prefix"` the enum can be said: a variant is the message `prefix-verb` with its fields as arguments, unless it
/// gives another message after `=>`, where its fields are known by reference. A field of type [`Amount`](crate::Amount)
/// makes a variant a family of actions.
///
/// ```
/// use sandtable_core::{Message, Say};
///
/// sandtable_core::words! {
///     /// A colour of a counter.
///     pub enum Colour: "colour" in "toy-colour" { /** As snow. */ White = "white", /** As coal. */ Black = "black" }
/// }
/// sandtable_core::notation! {
///     /// What a seat can do.
///     pub enum Action: "verb" in "toy" {
///         /// `put white 3`: a counter onto a field.
///         Put(colour: Colour, field: u8 = 1..=9) = "put {colour} {field}",
///         /// `flip-white`: all of a colour.
///         Flip { colour: Colour } = "flip-{colour}",
///         /// `done`: nothing more.
///         Done = "done" => Message::new("toy-enough"),
///     }
/// }
/// assert_eq!("put white 3".parse(), Ok(Action::Put(Colour::White, 3)));
/// assert_eq!(Action::Flip { colour: Colour::Black }.to_string(), "flip-black");
/// assert_eq!(Action::Put(Colour::White, 3).say().id, "toy-put");
/// assert_eq!(Action::Done.say().id, "toy-enough");
/// let wrong = |text: &str| text.parse::<Action>().unwrap_err().to_string();
/// assert_eq!(wrong("pot white 3"), "`pot` should be a verb; did you mean `put`?");
/// assert_eq!(wrong("put white 12"), "`12` should be a number from 1 to 9");
/// assert_eq!(wrong("put white"), "`put white` should be written `put {colour} {field}`");
/// ```
#[macro_export]
macro_rules! notation {
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $noun:literal in $prefix:literal { $($body:tt)+ }) => {
        $crate::notation! { $(#[$meta])* $vis enum $name : $noun { $($body)+ } }
        $crate::notation! { @saying $name $prefix { $($body)+ } }
    };
    ($(#[$meta:meta])* $vis:vis enum $name:ident : $noun:literal {
        $($(#[$vmeta:meta])* $variant:ident
            $(( $($tuple:ident : $ttype:ty $(= $tbounds:expr)?),+ $(,)? ))?
            $({ $($field:ident : $ftype:ty $(= $fbounds:expr)?),+ $(,)? })?
            = $template:literal $(=> $say:expr)?
        ),+ $(,)?
    }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[allow(missing_docs, reason = "the fields are the nouns of the game")]
        $vis enum $name {
            $($(#[$vmeta])* $variant $(( $($ttype),+ ))? $({ $($field: $ftype),+ })?),+
        }

        impl $name {
            /// How each is written, in order.
            pub const TEMPLATES: &'static [&'static str] = &[$($template),+];
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $($name::$variant $(( $($tuple),+ ))? $({ $($field),+ })? => write!(f, $template)),+
                }
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::ParseError;

            fn from_str(text: &str) -> Result<$name, $crate::ParseError> {
                let respaced = $crate::notation::respaced(text);
                let mut reading = $crate::notation::Reading::new(respaced.as_deref().unwrap_or(text));
                $({
                    let found = reading.attempt($template, |_fields: &[&str]| {
                        let mut _at = 0..;
                        $($(let $tuple =
                            $crate::notation!(@read _fields[_at.next().unwrap_or(0)], $ttype $(, $tbounds)?)?;)+)?
                        $($(let $field =
                            $crate::notation!(@read _fields[_at.next().unwrap_or(0)], $ftype $(, $fbounds)?)?;)+)?
                        Ok($name::$variant $(( $($tuple),+ ))? $({ $($field),+ })?)
                    });
                    if let Some(found) = found {
                        return Ok(found);
                    }
                })+
                Err(reading.error($noun, $name::TEMPLATES))
            }
        }

        impl $crate::Ranged for $name {
            fn amount(&self) -> Option<$crate::Amount> {
                match self {
                    $($name::$variant $(( $($tuple),+ ))? $({ $($field),+ })? => {
                        let mut _found = None;
                        $($( _found = _found.or($crate::notation::amount_in($tuple)); )+)?
                        $($( _found = _found.or($crate::notation::amount_in($field)); )+)?
                        _found
                    }),+
                }
            }

            fn with_amount(mut self, _amount: $crate::Amount) -> $name {
                match &mut self {
                    $($name::$variant $(( $($tuple),+ ))? $({ $($field),+ })? => {
                        $($( $crate::notation::set_amount($tuple, _amount); )+)?
                        $($( $crate::notation::set_amount($field, _amount); )+)?
                    }),+
                }
                self
            }
        }
    };
    (@saying $name:ident $prefix:literal {
        $($(#[$vmeta:meta])* $variant:ident
            $(( $($tuple:ident : $ttype:ty $(= $tbounds:expr)?),+ $(,)? ))?
            $({ $($field:ident : $ftype:ty $(= $fbounds:expr)?),+ $(,)? })?
            = $template:literal $(=> $say:expr)?
        ),+ $(,)?
    }) => {
        impl $crate::Say for $name {
            #[allow(unused_variables, reason = "a message of its own may leave fields out")]
            fn say(&self) -> $crate::Message {
                match self {
                    $($name::$variant $(( $($tuple),+ ))? $({ $($field),+ })? => {
                        $crate::notation!(@message $prefix, $template, [$($($tuple),+)? $($($field),+)?] $(=> $say)?)
                    }),+
                }
            }
        }
    };
    (@read $field:expr, $type:ty, $bounds:expr) => { $crate::notation::read_number::<$type>($field, $bounds) };
    (@read $field:expr, $type:ty) => { $crate::notation::read_field::<$type>($field) };
    (@message $prefix:literal, $template:literal, [$($field:ident),*] => $say:expr) => { $say };
    (@message $prefix:literal, $template:literal, [$($field:ident),*]) => {{
        let id = format!("{}-{}", $prefix, $crate::notation::verb_of($template));
        $crate::notation::message(id, &[$((stringify!($field), $field as &dyn $crate::notation::ToArg)),*])
    }};
}

/// The amount, if the field is one.
#[inline]
pub fn amount_in<T: 'static>(field: &T) -> Option<crate::Amount> {
    (field as &dyn std::any::Any).downcast_ref().copied()
}

/// Another amount, if the field is one.
#[inline]
pub fn set_amount<T: 'static>(field: &mut T, amount: crate::Amount) {
    if let Some(known) = (field as &mut dyn std::any::Any).downcast_mut() {
        *known = amount;
    }
}

/// Declares an enum whose variants are said: a variant is the message `prefix-name`, its own name in kebab case, with its
/// fields as arguments, unless it gives another message after `=>`, where its fields are known by reference.
///
/// ```
/// use sandtable_core::{Message, Say};
///
/// sandtable_core::messages! {
///     /// What happened.
///     #[derive(Clone, PartialEq, Debug)]
///     pub enum Event in "toy" {
///         /// So many counters were taken off.
///         TakenOff { number: u8 },
///         /// It is over.
///         Ended { draw: bool } => Message::new(if *draw { "toy-draw" } else { "toy-won" }),
///     }
/// }
/// assert_eq!(Event::TakenOff { number: 2 }.say(), Message::new("toy-taken-off").with("number", 2));
/// assert_eq!(Event::Ended { draw: true }.say().id, "toy-draw");
/// ```
#[macro_export]
macro_rules! messages {
    ($(#[$meta:meta])* $vis:vis enum $name:ident in $prefix:literal {
        $($(#[$vmeta:meta])* $variant:ident $({ $($field:ident : $type:ty),+ $(,)? })? $(=> $say:expr)?),+ $(,)?
    }) => {
        $(#[$meta])*
        #[allow(missing_docs, reason = "the fields are the nouns of the game")]
        $vis enum $name { $($(#[$vmeta])* $variant $({ $($field: $type),+ })?),+ }

        impl $crate::Say for $name {
            fn say(&self) -> $crate::Message {
                match self {
                    $($name::$variant $({ $($field),+ })? => {
                        $crate::messages!(@message $prefix, $variant, [$($($field),+)?] $(=> $say)?)
                    }),+
                }
            }
        }
    };
    (@message $prefix:literal, $variant:ident, [$($field:ident),*] => $say:expr) => { $say };
    (@message $prefix:literal, $variant:ident, [$($field:ident),*]) => {{
        let id = format!("{}-{}", $prefix, $crate::notation::kebab(stringify!($variant)));
        $crate::notation::message(id, &[$((stringify!($field), $field as &dyn $crate::notation::ToArg)),*])
    }};
}
