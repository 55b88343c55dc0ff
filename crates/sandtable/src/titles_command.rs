//! `sandtable titles`: the games there are and what can be chosen in each.

use std::io::Write;

use anyhow::Result;
use sandtable_bots::PlayableTitle;
use sandtable_core::{Message, Setting, SettingKind};
use sandtable_session::Json;

use crate::program::Program;

pub(crate) fn run(program: &Program, out: &mut impl Write) -> Result<bool> {
    for title in program.packages().iter().map(|package| package.title) {
        writeln!(out, "{} - {}", title.id(), program.title_of(title.id()))?;
        writeln!(out, "  {}", program.text(&format!("{}-about", title.id())))?;
        let seats = title.seats(&title.defaults())?;
        writeln!(out, "  {}", program.say(&Message::new("sandtable-seats").with("seats", seats.join(", "))))?;
        for setting in title.settings() {
            writeln!(out, "  --option {}", described(title, &setting, program))?;
        }
    }
    Ok(true)
}

fn described(title: &dyn PlayableTitle, setting: &Setting, program: &Program) -> String {
    let id = format!("{}-option-{}", title.id(), setting.name);
    let line = Message::new("sandtable-setting")
        .with("name", Message::new(id.clone()))
        .with("help", Message::new(format!("{id}-help")))
        .with("default", plain(&title.defaults()[setting.name]));
    let values = format!("{}={}", setting.name, values(&setting.kind));
    format!("{values:<30} {}", program.say(&line))
}

/// A default as it would be typed.
fn plain(default: &Json) -> String {
    match default {
        Json::Bool(true) => "yes".to_owned(),
        Json::Bool(false) => "no".to_owned(),
        Json::Array(lines) if lines.is_empty() => "-".to_owned(),
        Json::String(word) => word.clone(),
        other => other.to_string(),
    }
}

fn values(kind: &SettingKind) -> String {
    match kind {
        SettingKind::Switch => "yes|no".to_owned(),
        SettingKind::Number { min, max } => format!("{min}..{max}"),
        SettingKind::Choice { words } => words.join("|"),
        SettingKind::Lines { example, .. } => format!("\"{example}\""),
    }
}
