//! The language files against each other: the same messages with the same arguments, each once.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use speech::FILES;

/// The arguments of every message of a language; a repeated id is a failure.
fn messages(language: &str) -> BTreeMap<String, BTreeSet<String>> {
    let mut found = BTreeMap::new();
    for (_, file, text) in FILES.iter().filter(|(of, ..)| *of == language) {
        let resource = parse(language, file, text);
        for entry in &resource.body {
            let Entry::Message(message) = entry else { continue };
            let twice = found.insert(message.id.name.to_owned(), arguments(message));
            assert!(twice.is_none(), "{language}/{file}.ftl: `{}` is there twice", message.id.name);
        }
    }
    found
}

fn parse<'a>(language: &str, file: &str, text: &'a str) -> Resource<&'a str> {
    parser::parse(text).unwrap_or_else(|(_, problems)| {
        let lines: Vec<_> = problems
            .iter()
            .map(|p| format!("line {}: {p}", 1 + text[..p.pos.start].matches('\n').count()))
            .collect();
        panic!("{language}/{file}.ftl: {}", lines.join("; "))
    })
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

#[test]
fn every_language_has_the_same_files() {
    let files = |language| FILES.iter().filter(move |(of, ..)| *of == language).map(|(_, file, _)| *file);
    assert!(files("en").eq(files("ru")));
    assert!(files("en").any(|file| file == "table"));
}

#[test]
fn every_message_is_in_both_languages_with_the_same_arguments() {
    let (english, russian) = (messages("en"), messages("ru"));
    let mut faults = Vec::new();
    for id in english.keys().chain(russian.keys()).collect::<BTreeSet<_>>() {
        match (english.get(id), russian.get(id)) {
            (Some(en), Some(ru)) if en == ru => {}
            (Some(en), Some(ru)) => faults.push(format!("{id}: {en:?} in English, {ru:?} in Russian")),
            (Some(_), None) => faults.push(format!("{id}: not in Russian")),
            (None, _) => faults.push(format!("{id}: not in English")),
        }
    }
    assert!(faults.is_empty(), "\n{}", faults.join("\n"));
}
