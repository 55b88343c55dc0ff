//! The page in Markdown.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};

use super::item::{Item, Kind, Part, quoted};

pub(super) const HEAD: &str = "\
# Positions as they are written

What `get` of the [engine](protocol.md) gives and `set` takes, and what a record holds that begins with a position set up by hand.
The page is made from the sources by `cargo xtask states`, and a test compares it with them. Of a type the name is given; those that
are words or have fields of their own are listed below the frames. `frames` is what the game still has to do, the most urgent last.
A frame without fields is written as its name, another as an object: `{\"draw\": {\"side\": \"axis\", \"left\": 3}}`.
";

/// What the page says about one game.
pub(super) fn section(game: &str, items: &[Item]) -> Result<String> {
    let state = written(items, "State").context("there is no `State`")?;
    let frames = find(items, "Frame").context("there is no `Frame`")?;
    let mut text = format!("\n## {game}\n\n{}", fields(state)?);
    write!(text, "\n### Frames of {game}\n\n{}", frame_table(items, frames)?)?;
    let mut names = BTreeSet::new();
    named(items, state, &mut names);
    named(items, frames, &mut names);
    names.remove("Frame");
    for name in &names {
        if let Some(item) = written(items, name) {
            write!(text, "\n### {name} of {game}\n\n{}", described(items, item)?)?;
        }
    }
    Ok(text)
}

fn find<'i>(items: &'i [Item], name: &str) -> Option<&'i Item> {
    items.iter().find(|item| item.name == name)
}

/// The type as which this one is written.
fn written<'i>(items: &'i [Item], name: &str) -> Option<&'i Item> {
    let item = find(items, name)?;
    item.written_as.as_ref().and_then(|other| find(items, other)).or(Some(item))
}

/// Adds the types that the parts of an item name, and theirs.
fn named(items: &[Item], item: &Item, names: &mut BTreeSet<String>) {
    if item.written_as.is_some() {
        return;
    }
    for part in item.parts.iter().filter(|part| item.kind != Kind::Words && !is_skipped(part)) {
        let text = if item.kind == Kind::Bag { &part.name } else { &part.rest };
        for name in text.split(|c: char| !c.is_alphanumeric()).filter(|name| find(items, name).is_some()) {
            if names.insert(name.to_owned())
                && let Some(inner) = written(items, name)
            {
                named(items, inner, names);
            }
        }
    }
}

fn is_skipped(part: &Part) -> bool {
    part.attributes.contains("serde(skip)")
}

fn described(items: &[Item], item: &Item) -> Result<String> {
    if let Some(of) = &item.written_as {
        return Ok(format!("{} Written as {}.\n", item.doc, plain(of)));
    }
    let doc = format!("{}\n\n", item.doc);
    Ok(match item.kind {
        Kind::Bag => format!("How many of each `{}` there are: an object of counts.\n", item.parts[0].name),
        Kind::Struct => doc + &fields(item)?,
        Kind::Enum => doc + &frame_table(items, item)?,
        Kind::Words if item.parts.iter().all(|part| !part.doc.is_empty()) && item.parts.len() <= 12 => {
            let row = |part: &Part| format!("| `{}` | {} |\n", part.name, part.doc);
            doc + "| word | what it means |\n|---|---|\n" + &item.parts.iter().map(row).collect::<String>()
        }
        Kind::Words => {
            let words: Vec<String> = item.parts.iter().map(|part| format!("`{}`", part.name)).collect();
            format!("{doc}{}\n", words.join(", "))
        }
    })
}

fn fields(item: &Item) -> Result<String> {
    let mut text = "| field | what it is | type |\n|---|---|---|\n".to_owned();
    for part in item.parts.iter().filter(|part| !is_skipped(part)) {
        ensure!(!part.doc.is_empty(), "`{}` of `{}` has no comment", part.name, item.name);
        let name = quoted(&part.attributes, "rename=").unwrap_or_else(|| part.name.clone());
        // What is written by functions of its own is not what its type says.
        let is_own = part.attributes.contains("with=");
        let of = if is_own { String::new() } else { plain(&part.rest) };
        writeln!(text, "| `{name}` | {} | {of} |", part.doc)?;
    }
    Ok(text)
}

fn frame_table(items: &[Item], item: &Item) -> Result<String> {
    let mut text = "| name | fields | what it is |\n|---|---|---|\n".to_owned();
    for part in &item.parts {
        ensure!(!part.doc.is_empty(), "`{}` of `{}` has no comment", part.name, item.name);
        writeln!(text, "| `{}` | {} | {} |", kebab(&part.name), frame_fields(items, part), part.doc)?;
    }
    Ok(text)
}

/// The fields of a variant, or of the type it is written as.
fn frame_fields(items: &[Item], part: &Part) -> String {
    let own = quoted(&part.attributes, "with=").and_then(|name| find(items, &name));
    let fields: Vec<String> = if let Some(own) = own {
        own.parts.iter().map(|part| format!("`{}`: {}", part.name, plain(&part.rest))).collect()
    } else {
        let inner = part.rest.trim_matches(['{', '}', '(', ')', ' ', ',']);
        inner.split(", ").filter(|field| !field.is_empty()).map(field).collect()
    };
    fields.join(", ")
}

fn field(field: &str) -> String {
    match field.split_once(": ") {
        Some((name, of)) => format!("`{name}`: {}", plain(of)),
        None => format!("those of {}", plain(field)),
    }
}

/// A type in words.
fn plain(of: &str) -> String {
    let inside = |name: &str| of.strip_prefix(name).and_then(|rest| rest.strip_suffix('>'));
    match of {
        "u8" | "u16" | "u32" | "i8" => return "number".to_owned(),
        "bool" => return "true or false".to_owned(),
        "names" => return "list of names".to_owned(),
        _ => {}
    }
    if let Some(inner) = inside("Option<") {
        return format!("{} or null", plain(inner));
    }
    if let Some((_, name)) = inside("NamedBits<").and_then(|inner| inner.split_once(", ")) {
        return format!("list of {}", plain(name));
    }
    if let Some(inner) = inside("Vec<").or_else(|| inside("Stack<")).or_else(|| inside("PerDefender<")) {
        return format!("list of {}", plain(inner.split(',').next().unwrap_or_default()));
    }
    if let Some((key, value)) = inside("BTreeMap<").and_then(|inner| inner.split_once(", ")) {
        return format!("{} by {}", plain(value), plain(key));
    }
    if let Some((inner, _)) = of.strip_prefix('[').and_then(|rest| rest.rsplit_once("; ")) {
        return format!("list of {}", plain(inner));
    }
    format!("`{of}`")
}

fn kebab(name: &str) -> String {
    let mut text = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.push(c.to_ascii_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::states::item;

    #[test]
    fn types_are_said_in_words() {
        for (of, said) in [
            ("u8", "number"),
            ("Option<Sector>", "`Sector` or null"),
            ("[Option<Unit>; 2]", "list of `Unit` or null"),
            ("BTreeMap<Theatre, Front>", "`Front` by `Theatre`"),
            ("Stack<Frame, FRAMES>", "list of `Frame`"),
            ("NamedBits<u8, Card>", "list of `Card`"),
        ] {
            assert_eq!(plain(of), said, "{of}");
        }
    }

    #[test]
    fn a_variant_that_is_written_as_another_type_has_its_fields() -> Result<()> {
        let source = "pub enum Frame {
    /// Choice: who strikes.
    #[serde(with = \"StrikeJson\")]
    Strike { side: Side, bits: u32 },
}
pub(crate) struct StrikeJson {
    side: Side,
    bits: NamedBits<u32, Card>,
}
";
        let items = item::items(source);
        let table = frame_table(&items, &items[0])?;
        let row = "| `strike` | `side`: `Side`, `bits`: list of `Card` | Choice: who strikes. |";
        assert!(table.contains(row), "{table}");
        Ok(())
    }
}
