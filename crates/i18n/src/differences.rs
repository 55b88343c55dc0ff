//! The languages of a text against each other: the same messages with the same arguments.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser;

use crate::{Lang, Texts};

/// What one language of a text has and another lacks, as sentences; nothing if they say the same.
pub fn differences(texts: &Texts) -> Vec<String> {
    let english = messages(texts.en);
    Lang::ALL.iter().flat_map(|&lang| compare(&english, lang, &messages(texts.of(lang)))).collect()
}

type Arguments = BTreeMap<String, BTreeSet<String>>;

fn compare(english: &Arguments, lang: Lang, other: &Arguments) -> Vec<String> {
    let mut faults = Vec::new();
    for id in english.keys().chain(other.keys()).collect::<BTreeSet<_>>() {
        match (english.get(id), other.get(id)) {
            (Some(one), Some(two)) if one == two => {}
            (Some(one), Some(two)) => faults.push(format!("{id}: {one:?} in en, {two:?} in {lang}")),
            (Some(_), None) => faults.push(format!("{id}: not in {lang}")),
            (None, _) => faults.push(format!("{id}: not in en")),
        }
    }
    faults
}

/// The arguments of every message.
fn messages(text: &str) -> Arguments {
    let resource = parser::parse(text).unwrap_or_else(|(readable, _)| readable);
    let message = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some((message.id.name.to_owned(), arguments(message))),
        _ => None,
    };
    resource.body.iter().filter_map(message).collect()
}

fn arguments(message: &Message<&str>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    for pattern in message.value.iter().chain(attributes) {
        in_pattern(pattern, &mut found);
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<&str>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.to_owned());
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_that_differ_are_found_out() {
        let texts = Texts { name: "x", en: "a = { $n }\nb = B\n", ru: "a = { $m }\nc = C\n" };
        let found = differences(&texts);
        assert_eq!(found, ["a: {\"n\"} in en, {\"m\"} in ru", "b: not in ru", "c: not in en"]);
        assert!(differences(&Texts { ru: texts.en, ..texts }).is_empty());
    }

    #[test]
    fn what_every_table_says_is_the_same_in_all_languages() {
        assert_eq!(differences(&crate::texts!("table", "text", "ftl")), [""; 0]);
    }
}
