//! Types as the sources declare them, as far as the page needs it: structs and enums with what is written above their parts.
//! The sources are formatted, so a line begins with what it is.

/// A struct, an enum, or a name for a multiset.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Item {
    pub(super) kind: Kind,
    pub(super) name: String,
    pub(super) doc: String,
    /// Another type it is written as.
    pub(super) written_as: Option<String>,
    pub(super) parts: Vec<Part>,
}

/// What an [`Item`] is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Struct,
    Enum,
    /// An enum of words, with the word as the name of each part.
    Words,
    /// A multiset of the type that its only part names.
    Bag,
}

/// A field or a variant.
#[derive(PartialEq, Eq, Debug, Default)]
pub(super) struct Part {
    pub(super) name: String,
    pub(super) doc: String,
    /// The type of a field, the fields of a variant.
    pub(super) rest: String,
    /// Attributes, without spaces.
    pub(super) attributes: String,
}

/// Everything declared in a source.
pub(super) fn items(source: &str) -> Vec<Item> {
    let mut lines = source.lines();
    let (mut items, mut above) = (Vec::new(), Part::default());
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if note(&mut above, trimmed, &mut lines) {
            continue;
        }
        let above = std::mem::take(&mut above);
        if let Some((bag, rest)) =
            trimmed.strip_prefix("pub type ").and_then(|rest| rest.split_once(" = Bag<"))
        {
            let of = rest.split([',', '>']).next().unwrap_or_default();
            let part = Part { name: of.to_owned(), ..Part::default() };
            items.push(Item {
                kind: Kind::Bag,
                name: bag.to_owned(),
                doc: above.doc,
                written_as: None,
                parts: vec![part],
            });
        } else if let Some((kind, name)) = declared(trimmed) {
            let written_as = quoted(&above.attributes, "into=");
            items.push(Item { kind, name, doc: above.doc, written_as, parts: parts(kind, line, &mut lines) });
        }
    }
    items
}

/// Takes a comment or an attribute as belonging to what follows.
fn note<'t>(above: &mut Part, trimmed: &str, lines: &mut impl Iterator<Item = &'t str>) -> bool {
    if let Some(doc) = trimmed.strip_prefix("///") {
        let doc = format!("{} {}", above.doc, doc.trim());
        doc.trim().clone_into(&mut above.doc);
        return true;
    }
    if !trimmed.starts_with("#[") {
        return false;
    }
    above.attributes += &trimmed.replace(' ', "");
    while !above.attributes.ends_with(']') {
        let Some(more) = lines.next() else { break };
        above.attributes += &more.trim().replace(' ', "");
    }
    true
}

/// The kind and name of what begins here: `pub enum Reason: "reason" in "siege-ended" {`.
fn declared(trimmed: &str) -> Option<(Kind, String)> {
    let rest = trimmed.strip_prefix("pub ").or_else(|| trimmed.strip_prefix("pub(crate) "))?;
    let head = rest.strip_suffix('{')?;
    // What holds other things is written as they are.
    if let Some(name) = head.strip_prefix("struct ").filter(|name| !name.contains('<')) {
        return Some((Kind::Struct, identifier(name)));
    }
    let name = head.strip_prefix("enum ")?;
    Some((if name.contains(": \"") { Kind::Words } else { Kind::Enum }, identifier(name)))
}

fn identifier(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// The parts up to the brace that closes the item, which stands as deep as the line that opened it.
fn parts<'t>(kind: Kind, opening: &str, lines: &mut impl Iterator<Item = &'t str>) -> Vec<Part> {
    let depth = opening.len() - opening.trim_start().len();
    let (mut parts, mut part) = (Vec::new(), Part::default());
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if line.len() - line.trim_start().len() == depth && trimmed.starts_with('}') {
            break;
        }
        if trimmed.is_empty() || trimmed.starts_with("// ") || note(&mut part, trimmed, lines) {
            continue;
        }
        let (mut whole, mut is_own) = (trimmed.to_owned(), false);
        while whole.matches(['{', '(', '[']).count() > whole.matches(['}', ')', ']']).count() {
            let Some(more) = lines.next() else { break };
            let more = more.trim();
            match (more.starts_with("#["), more.split_once(": ")) {
                (true, _) => is_own = more.contains("with = "),
                // What is written by functions of its own is a list of names.
                (false, Some((name, _))) if std::mem::take(&mut is_own) => {
                    whole = format!("{whole} {name}: names,");
                }
                (false, _) => whole = format!("{whole} {more}"),
            }
        }
        parts.extend(split(kind, &whole).into_iter().map(|(name, rest)| Part {
            name,
            rest,
            doc: part.doc.clone(),
            attributes: part.attributes.clone(),
        }));
        part = Part::default();
    }
    parts
}

/// The names and the rest of what stands on a line: a field, a variant, or words.
fn split(kind: Kind, line: &str) -> Vec<(String, String)> {
    let line = line.trim_end_matches(',');
    match kind {
        Kind::Words => {
            let words = line.split(", ").filter_map(|one| one.split_once(" = \"")?.1.split('"').next());
            words.map(|word| (word.to_owned(), String::new())).collect()
        }
        Kind::Struct => {
            let field = line.trim_start_matches("pub(crate) ").trim_start_matches("pub ");
            field.split_once(": ").map(|(name, of)| (name.to_owned(), of.to_owned())).into_iter().collect()
        }
        Kind::Enum | Kind::Bag => {
            let name = identifier(line);
            let rest = line[name.len()..].trim().trim_end_matches(',').to_owned();
            vec![(name, rest)]
        }
    }
}

/// The text in quotes behind this word.
pub(super) fn quoted(attributes: &str, word: &str) -> Option<String> {
    let (_, rest) = attributes.split_once(&format!("{word}\""))?;
    Some(rest.split('"').next().unwrap_or_default().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = r#"
/// A position.
#[derive(Clone)]
#[serde(
    into = "StateJson"
)]
pub struct State {
    /// How much
    /// there is.
    #[serde(rename = "number")]
    pub(crate) count: u8,
}

sandtable_core::words! {
    /// Why it ends.
    pub enum Reason: "reason" in "toy-ended" {
        /// It is empty.
        Empty = "empty",
        Full = "full", Late = "late",
    }
}

pub enum Frame {
    // The turn.
    /// Luck.
    Draw { left: u8 },
    /// Choice.
    Spoils {
        side: Side,
        #[serde(with = "bits")]
        left: u16,
    },
    End,
}

pub type Cards = Bag<Card, 4>;
"#;

    #[test]
    fn items_are_read_as_they_are_declared() {
        let items = items(SOURCE);
        let names: Vec<_> = items.iter().map(|item| (item.name.as_str(), item.kind)).collect();
        let wanted =
            [("State", Kind::Struct), ("Reason", Kind::Words), ("Frame", Kind::Enum), ("Cards", Kind::Bag)];
        assert_eq!(names, wanted);
        assert_eq!(
            (items[0].written_as.as_deref(), items[0].doc.as_str()),
            (Some("StateJson"), "A position.")
        );
        let count = &items[0].parts[0];
        assert_eq!(
            (count.name.as_str(), count.doc.as_str(), count.rest.as_str()),
            ("count", "How much there is.", "u8")
        );
        assert_eq!(quoted(&count.attributes, "rename=").as_deref(), Some("number"));
        let words: Vec<_> =
            items[1].parts.iter().map(|part| (part.name.as_str(), part.doc.as_str())).collect();
        assert_eq!(words, [("empty", "It is empty."), ("full", ""), ("late", "")]);
        let frames: Vec<_> =
            items[2].parts.iter().map(|part| (part.name.as_str(), part.rest.as_str())).collect();
        assert_eq!(
            frames,
            [("Draw", "{ left: u8 }"), ("Spoils", "{ side: Side, left: names, }"), ("End", "")]
        );
        assert_eq!(items[3].parts[0].name, "Card");
    }
}
