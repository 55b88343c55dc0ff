//! A small reader of markup: enough to ask about tags, attributes and names.

use std::collections::BTreeMap;

/// A start tag with its attributes and the text up to its end tag.
#[derive(Clone, Debug)]
pub(crate) struct Tag {
    pub(crate) name: String,
    pub(crate) attributes: BTreeMap<String, String>,
    /// The text inside, tags left out, up to the end tag of the same name.
    pub(crate) text: String,
}

impl Tag {
    pub(crate) fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.get(name).map(String::as_str)
    }
}

/// Every start tag, in order.
pub(crate) fn tags(page: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        let Some(end) = rest[start..].find('>') else { break };
        let inside = &rest[start + 1..start + end];
        rest = &rest[start + end + 1..];
        if inside.starts_with(|c: char| c.is_ascii_alphabetic()) {
            found.push(tag(inside, rest));
        }
    }
    found
}

fn tag(inside: &str, after: &str) -> Tag {
    let (name, attributes) = inside.split_once(' ').unwrap_or((inside, ""));
    let close = after.find(&format!("</{name}>")).unwrap_or(0);
    Tag { name: name.to_owned(), attributes: attributes_of(attributes), text: plain(&after[..close]) }
}

fn attributes_of(mut text: &str) -> BTreeMap<String, String> {
    let mut found = BTreeMap::new();
    while let Some((name, value, rest)) = attribute(text.trim_start()) {
        found.insert(name.to_owned(), value.to_owned());
        text = rest;
    }
    found
}

fn attribute(text: &str) -> Option<(&str, &str, &str)> {
    let end = text.find(['=', ' ']).unwrap_or(text.len());
    if end == 0 {
        return None;
    }
    let (name, rest) = text.split_at(end);
    match rest.strip_prefix("=\"") {
        Some(quoted) => quoted.split_once('"').map(|(value, rest)| (name, value, rest)),
        None => Some((name, "", rest)),
    }
}

/// The text without its tags.
pub(crate) fn plain(markup: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for c in markup.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            _ if !inside => text.push(c),
            _ => {}
        }
    }
    text.trim().to_owned()
}
