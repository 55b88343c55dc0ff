//! Every message in every language: one Fluent bundle per language, built once when the program starts.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;
use foldhash::fast::RandomState;
use sandtable_core::{Arg, Message};
use unic_langid::{LanguageIdentifier, langid};

use crate::sentence::Sentence;
use crate::{Lang, Texts};

/// What every table says, whatever the game; part of every catalogue.
const TABLE: Texts = crate::texts!("table", "text", "ftl");

/// Most sentences are not longer.
const USUAL: usize = 64;

/// The arguments of a message.
pub(crate) type Args = [(Cow<'static, str>, Arg)];

type Bundle = FluentBundle<FluentResource>;

/// The messages of all games and of the program, in every language.
pub struct Catalogue {
    languages: Vec<Language>,
}

struct Language {
    bundle: Bundle,
    /// The messages that Fluent is not needed for.
    sentences: HashMap<String, Sentence, RandomState>,
}

/// Texts that make no catalogue.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CatalogueError {
    /// A file that is not Fluent.
    Unreadable {
        /// Whose text.
        name: &'static str,
        /// In which language.
        lang: Lang,
        /// Which line, and what is wrong with it.
        why: String,
    },
    /// A message id that is there twice.
    Twice {
        /// The id.
        id: String,
        /// Whose texts have it; may be the same.
        names: [&'static str; 2],
    },
}

impl Display for CatalogueError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            CatalogueError::Unreadable { name, lang, why } => write!(f, "the {lang} text of `{name}`: {why}"),
            CatalogueError::Twice { id, names: [one, other] } => {
                write!(f, "the message `{id}` of `{other}` is already in the text of `{one}`")
            }
        }
    }
}

impl std::error::Error for CatalogueError {}

impl Catalogue {
    /// The catalogue of these texts; two that share a message id are refused.
    pub fn new(texts: impl IntoIterator<Item = Texts>) -> Result<Catalogue, CatalogueError> {
        let texts: Vec<Texts> = [TABLE].into_iter().chain(texts).collect();
        let languages =
            Lang::ALL.iter().map(|&lang| Language::new(lang, &texts)).collect::<Result<_, _>>()?;
        Ok(Catalogue { languages })
    }

    /// The same, to be held by everybody who speaks.
    pub fn shared(self) -> Arc<Catalogue> {
        Arc::new(self)
    }

    /// Is there such a message in this very language?
    pub fn knows(&self, lang: Lang, id: &str) -> bool {
        self.languages[lang as usize].bundle.has_message(id)
    }

    /// The sentence. A message that this language lacks is said in English, and one that nobody knows as its id in
    /// brackets.
    pub fn say(&self, lang: Lang, message: &Message) -> String {
        let mut text = String::with_capacity(USUAL);
        self.say_into(lang, &message.id, &message.args, &mut text);
        text
    }

    /// The sentence of a message without arguments.
    pub fn text(&self, lang: Lang, id: &str) -> String {
        let mut text = String::with_capacity(USUAL);
        self.say_into(lang, id, &[], &mut text);
        text
    }

    /// Adds the sentence to a text.
    pub(crate) fn say_into(&self, lang: Lang, id: &str, args: &Args, text: &mut String) {
        if !self.try_say(lang, id, args, text) && !self.try_say(Lang::En, id, args, text) {
            text.extend(["[", id, "]"]);
        }
    }

    fn try_say(&self, lang: Lang, id: &str, args: &Args, text: &mut String) -> bool {
        let sentence = self.languages[lang as usize].sentences.get(id);
        if sentence.is_some_and(|sentence| sentence.say(self, lang, args, text)) {
            return true;
        }
        let said = self.resolved(lang, id, args);
        text.push_str(said.as_deref().unwrap_or_default());
        said.is_some()
    }

    /// The sentence as Fluent has it.
    fn resolved(&self, lang: Lang, id: &str, args: &Args) -> Option<String> {
        let bundle = &self.languages[lang as usize].bundle;
        let pattern = bundle.get_message(id)?.value()?;
        // What goes wrong inside a pattern (a missing argument) shows as `{$name}` in the sentence.
        let mut problems = Vec::new();
        Some(bundle.format_pattern(pattern, Some(&self.arguments(lang, args)), &mut problems).into_owned())
    }

    fn arguments<'a>(&self, lang: Lang, args: &'a Args) -> FluentArgs<'a> {
        args.iter().map(|(name, arg)| (&**name, self.value(lang, arg))).collect()
    }

    fn value<'a>(&self, lang: Lang, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Number(number) => FluentValue::from(*number),
            Arg::Text(text) => FluentValue::from(text.as_str()),
            Arg::Message(inner) => FluentValue::from(self.say(lang, inner)),
        }
    }
}

impl std::fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Catalogue of {} languages", self.languages.len())
    }
}

impl Language {
    fn new(lang: Lang, texts: &[Texts]) -> Result<Language, CatalogueError> {
        let mut bundle = Bundle::new_concurrent(vec![identifier(lang)]);
        // The marks around arguments are for mixed directions of writing; on a terminal they are noise.
        bundle.set_use_isolating(false);
        let (mut sentences, mut owners) = (HashMap::default(), HashMap::new());
        for texts in texts {
            let resource = parse(texts, lang)?;
            for id in ids(&resource) {
                if let Some(owner) = owners.insert(id.clone(), texts.name) {
                    return Err(CatalogueError::Twice { id, names: [owner, texts.name] });
                }
            }
            sentences.extend(plain_sentences(&resource));
            bundle.add_resource_overriding(resource);
        }
        Ok(Language { bundle, sentences })
    }
}

fn parse(texts: &Texts, lang: Lang) -> Result<FluentResource, CatalogueError> {
    let text = texts.of(lang);
    FluentResource::try_new(text.to_owned()).map_err(|(_, problems)| {
        let line = |at: usize| 1 + text[..at].matches('\n').count();
        let why = problems.iter().map(|problem| format!("line {}: {problem}", line(problem.pos.start)));
        CatalogueError::Unreadable { name: texts.name, lang, why: why.collect::<Vec<_>>().join("; ") }
    })
}

fn ids(resource: &FluentResource) -> Vec<String> {
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resource.entries().filter_map(id).collect()
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

    const TEXTS: Texts = crate::texts!("sample", "tests", "ftl");

    /// Every argument that any message asks for, of all kinds in turn.
    fn all_arguments() -> Vec<(Cow<'static, str>, Arg)> {
        let kind = |nth: usize, name: &str| match nth % 3 {
            0 => Arg::Number(-21),
            1 => Arg::Text(format!("<{name}> {{ $x }}")),
            _ => Arg::Message(Message::new("table-points").with("count", 2)),
        };
        let names = TEXTS.en.split('$').skip(1).map(|rest| {
            rest.split(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_')
                .next()
                .unwrap_or_default()
        });
        names.enumerate().map(|(nth, name)| (name.into(), kind(nth, name))).collect()
    }

    #[test]
    fn a_sentence_put_together_is_what_fluent_says() {
        let catalogue = Catalogue::new([TEXTS]).unwrap();
        let args = all_arguments();
        for &lang in Lang::ALL {
            let plain = &catalogue.languages[lang as usize].sentences;
            assert!(plain.contains_key("sample-two") && !plain.contains_key("sample-plural"));
            for id in plain.keys() {
                for args in [args.clone(), Vec::new()] {
                    let fluent = catalogue.resolved(lang, id, &args);
                    let message = Message { id: id.clone().into(), args };
                    assert_eq!(Some(catalogue.say(lang, &message)), fluent, "{id}");
                }
            }
        }
    }

    #[test]
    fn one_id_in_two_texts_is_refused() {
        let refused = Catalogue::new([TEXTS, Texts { name: "other", ..TEXTS }]).unwrap_err();
        let (id, names) = ("sample-one".to_owned(), ["sample", "other"]);
        assert_eq!(refused, CatalogueError::Twice { id, names });
        let said = "the message `sample-one` of `other` is already in the text of `sample`";
        assert_eq!(refused.to_string(), said);
    }

    #[test]
    fn a_broken_text_is_refused_with_its_line() {
        let broken = Texts { name: "broken", en: "a = b\n\n= c\n", ru: "" };
        let refused = Catalogue::new([broken]).unwrap_err().to_string();
        assert!(refused.starts_with("the en text of `broken`: line 3: "), "{refused}");
    }
}
