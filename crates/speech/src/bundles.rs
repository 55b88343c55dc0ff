//! One Fluent bundle a language, built once. A mistake in a language file is a mistake of ours, not of a reader: the
//! tests read every file strictly, and here a broken entry is simply not there.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use table::{Arg, Message};
use unic_langid::{LanguageIdentifier, langid};

use crate::Lang;

/// Every language file: language, name without `.ftl`, text.
pub static FILES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> =
    LazyLock::new(|| Lang::ALL.iter().map(|&lang| bundle(lang)).collect());

/// Is there such a message in this very language?
pub fn knows(lang: Lang, id: &str) -> bool {
    BUNDLES[lang as usize].has_message(id)
}

/// The sentence. A message that this language lacks is said in English, and one that nobody knows as its id in
/// brackets.
pub fn say(lang: Lang, message: &Message) -> String {
    try_say(lang, message)
        .or_else(|| try_say(Lang::En, message))
        .unwrap_or_else(|| format!("[{}]", message.id))
}

fn try_say(lang: Lang, message: &Message) -> Option<String> {
    let bundle = &BUNDLES[lang as usize];
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

fn bundle(lang: Lang) -> Bundle {
    let mut bundle = Bundle::new_concurrent(vec![identifier(lang)]);
    // The marks around arguments are for mixed directions of writing; on a terminal they are noise.
    bundle.set_use_isolating(false);
    for (_, _, text) in FILES.iter().filter(|(language, ..)| *language == lang.word()) {
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(readable, _)| readable);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn identifier(lang: Lang) -> LanguageIdentifier {
    match lang {
        Lang::En => langid!("en"),
        Lang::Ru => langid!("ru"),
    }
}
