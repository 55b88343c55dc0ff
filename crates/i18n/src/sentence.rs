//! Sentences without grammar: text with arguments between, and nothing that depends on them. Most messages are such, and
//! a page says hundreds of them, so they are put together here; Fluent's resolver does what needs more. A test says every
//! message both ways.

use std::fmt::Write as _;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use sandtable_core::Arg;

use crate::catalogue::Args;
use crate::{Catalogue, Lang};

/// A sentence in parts.
pub(crate) struct Sentence(Vec<Part>);

enum Part {
    Text(String),
    Argument(String),
}

impl Sentence {
    /// The sentence, if it is without grammar.
    pub(crate) fn of(pattern: &Pattern<&str>) -> Option<Sentence> {
        pattern.elements.iter().map(part).collect::<Option<_>>().map(Sentence)
    }

    /// Adds the sentence to a text; false, and nothing added, if an argument is missing.
    pub(crate) fn say(&self, catalogue: &Catalogue, lang: Lang, args: &Args, text: &mut String) -> bool {
        let before = text.len();
        let is_whole = self.0.iter().all(|part| match part {
            Part::Text(own) => {
                text.push_str(own);
                true
            }
            Part::Argument(name) => argument(args, name).is_some_and(|arg| {
                say_argument(catalogue, lang, arg, text);
                true
            }),
        });
        if !is_whole {
            text.truncate(before);
        }
        is_whole
    }
}

fn part(element: &PatternElement<&str>) -> Option<Part> {
    match element {
        PatternElement::TextElement { value } => Some(Part::Text((*value).to_owned())),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::VariableReference { id }),
        } => Some(Part::Argument(id.name.to_owned())),
        PatternElement::Placeable { .. } => None,
    }
}

/// Of two arguments with one name the later counts, as in Fluent.
fn argument<'a>(args: &'a Args, name: &str) -> Option<&'a Arg> {
    args.iter().rev().find(|(known, _)| known == name).map(|(_, arg)| arg)
}

fn say_argument(catalogue: &Catalogue, lang: Lang, arg: &Arg, text: &mut String) {
    match arg {
        Arg::Number(number) => {
            let _ = write!(text, "{number}"); // a string takes everything
        }
        Arg::Text(own) => text.push_str(own),
        Arg::Message(inner) => catalogue.say_into(lang, &inner.id, &inner.args, text),
    }
}
