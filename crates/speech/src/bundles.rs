//! One Fluent bundle a language, built once. A mistake in a language file is a mistake of ours, not of a reader: the
//! tests read every file strictly, and here a broken entry is simply not there.

use std::collections::HashMap;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use table::{Arg, Message};
use unic_langid::{LanguageIdentifier, langid};

use crate::Lang;
use crate::sentence::Sentence;

/// Every language file: language, name without `.ftl`, text.
pub static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/ftl.rs"));

/// Most sentences are not longer.
const USUAL: usize = 64;

type Bundle = FluentBundle<FluentResource>;

/// One language.
struct Voice {
    bundle: Bundle,
    /// The messages that Fluent is not needed for.
    sentences: HashMap<String, Sentence>,
}

static VOICES: LazyLock<Vec<Voice>> = LazyLock::new(|| Lang::ALL.iter().map(|&lang| voice(lang)).collect());

/// Is there such a message in this very language?
pub fn knows(lang: Lang, id: &str) -> bool {
    VOICES[lang as usize].bundle.has_message(id)
}

/// The sentence. A message that this language lacks is said in English, and one that nobody knows as its id in
/// brackets.
pub fn say(lang: Lang, message: &Message) -> String {
    let mut text = String::with_capacity(USUAL);
    say_into(lang, message, &mut text);
    text
}

/// Adds the sentence to a text.
pub(crate) fn say_into(lang: Lang, message: &Message, text: &mut String) {
    if !try_say(lang, message, text) && !try_say(Lang::En, message, text) {
        text.extend(["[", &message.id, "]"]);
    }
}

fn try_say(lang: Lang, message: &Message, text: &mut String) -> bool {
    let voice = &VOICES[lang as usize];
    let sentence = voice.sentences.get(&message.id);
    if sentence.is_some_and(|sentence| sentence.say(lang, message, text)) {
        return true;
    }
    let said = resolved(lang, message);
    text.push_str(said.as_deref().unwrap_or_default());
    said.is_some()
}

/// The sentence as Fluent has it.
fn resolved(lang: Lang, message: &Message) -> Option<String> {
    let bundle = &VOICES[lang as usize].bundle;
    let pattern = bundle.get_message(&message.id)?.value()?;
    // What goes wrong inside a pattern (a missing argument) shows as `{$name}` in the sentence.
    let mut problems = Vec::new();
    Some(bundle.format_pattern(pattern, Some(&arguments(lang, message)), &mut problems).into_owned())
}

fn arguments(lang: Lang, message: &Message) -> FluentArgs<'_> {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        args.set(name.as_str(), value(lang, arg));
    }
    args
}

fn value(lang: Lang, arg: &Arg) -> FluentValue<'_> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Message(inner) => FluentValue::from(say(lang, inner)),
    }
}

fn voice(lang: Lang) -> Voice {
    let mut bundle = Bundle::new_concurrent(vec![identifier(lang)]);
    // The marks around arguments are for mixed directions of writing; on a terminal they are noise.
    bundle.set_use_isolating(false);
    let mut sentences = HashMap::new();
    for (_, _, text) in FILES.iter().filter(|(language, ..)| *language == lang.word()) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
        sentences.extend(plain_sentences(&resource));
        bundle.add_resource_overriding(resource);
    }
    Voice { bundle, sentences }
}

fn plain_sentences(resource: &FluentResource) -> impl Iterator<Item = (String, Sentence)> {
    resource.entries().filter_map(|entry| {
        let Entry::Message(message) = entry else { return None };
        Some((message.id.name.to_owned(), Sentence::of(message.value.as_ref()?)?))
    })
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::En => langid!("en"),
        Lang::Ru => langid!("ru"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every argument that any message asks for, of all kinds in turn.
    fn all_arguments() -> Vec<(String, Arg)> {
        let kind = |nth: usize, name: &str| match nth % 3 {
            0 => Arg::Number(-21),
            1 => Arg::Text(format!("<{name}> {{ $x }}")),
            _ => Arg::Message(Message::new("table-points").with("count", 2)),
        };
        let names = FILES.iter().flat_map(|(_, _, text)| text.split('$').skip(1)).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
                .next()
                .unwrap_or_default()
        });
        names.enumerate().map(|(nth, name)| (name.to_owned(), kind(nth, name))).collect()
    }

    #[test]
    fn a_sentence_put_together_is_what_fluent_says() {
        let args = all_arguments();
        for &lang in Lang::ALL {
            let plain = &VOICES[lang as usize].sentences;
            assert!(plain.len() > 100, "most messages have no grammar");
            for id in plain.keys() {
                for args in [args.clone(), Vec::new()] {
                    let message = Message { id: id.clone(), args };
                    assert_eq!(Some(say(lang, &message)), resolved(lang, &message), "{id}");
                }
            }
        }
    }
}
