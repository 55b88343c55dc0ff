//! `sandtable rules`: the rules as text, whole or only what is asked for.

use std::io::Write;

use anyhow::Result;
use sandtable_core::Message;

use crate::program::Program;

#[derive(clap::Args)]
pub(crate) struct Args {
    game: String,
    passage: Vec<String>,
}

pub(crate) fn run(args: &Args, program: &Program, out: &mut dyn Write) -> Result<bool> {
    let title = program.title(&args.game)?;
    look_up(title.id(), &args.passage.join(" "), program, out)
}

/// Prints the guide, or the passages with a number or with some words; false if there are none.
pub(crate) fn look_up(game: &str, wanted: &str, program: &Program, out: &mut dyn Write) -> Result<bool> {
    let package = program.package(game)?;
    let passages = match package.guide {
        Some(guide) if wanted == "guide" => vec![guide.of(program.lang())],
        _ => sandtable_i18n::passages(package.rules.of(program.lang()), wanted),
    };
    if passages.is_empty() {
        writeln!(out, "{}", program.say(&Message::new("sandtable-no-passage").with("text", wanted)))?;
        return Ok(false);
    }
    let name = |word: &str| package.board.named(word).map(|message| program.say(&message));
    writeln!(out, "{}", in_words(passages.join("\n\n").trim_end(), name))?;
    Ok(true)
}

/// The text with names for the words of the notation and with the names of pictures for pictures.
fn in_words(text: &str, name: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = text.split('`');
    let mut out = pictures_in_words(parts.next().unwrap_or_default(), &name);
    while let Some(word) = parts.next() {
        out += &name(word).unwrap_or_else(|| format!("`{word}`"));
        out += &pictures_in_words(parts.next().unwrap_or_default(), &name);
    }
    out
}

/// `![what it shows](word)` becomes what it shows, or else the name of the word.
fn pictures_in_words(text: &str, name: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = text.split("![");
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let picture = part.split_once("](").and_then(|(said, rest)| Some((said, rest.split_once(')')?)));
        let Some((said, (word, rest))) = picture else { continue };
        let called = if said.is_empty() { name(word).unwrap_or_default() } else { said.to_owned() };
        out += &(called + rest);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_called_by_their_names() {
        let name = |word: &str| (word == "army1").then(|| "army 1".to_owned());
        assert_eq!(in_words("Place `army1`, not `x`.", name), "Place army 1, not `x`.");
        let pictures = "| ![](army1) | ![a river](sign-river) and ![](sign-x)|";
        assert_eq!(in_words(pictures, name), "| army 1 | a river and |");
    }
}
