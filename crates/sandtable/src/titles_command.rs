//! `sandtable titles`: the games there are and what can be chosen in each.

use std::io::Write;

use anyhow::Result;
use bots::Gym;
use record::Json;
use table::{Message, Setting, SettingKind};

use crate::voice::Voice;

pub(crate) fn run(voice: Voice, out: &mut impl Write) -> Result<bool> {
    for title in titles::all() {
        writeln!(out, "{} - {}", title.id(), voice.title(title.id()))?;
        writeln!(out, "  {}", voice.tell(&format!("{}-about", title.id())))?;
        let seats = title.seats(&title.defaults())?;
        writeln!(out, "  {}", voice.say(&Message::new("sandtable-seats").with("seats", seats.join(", "))))?;
        for setting in title.settings() {
            writeln!(out, "  --option {}", described(*title, &setting, voice))?;
        }
    }
    Ok(true)
}

fn described(title: &dyn Gym, setting: &Setting, voice: Voice) -> String {
    let id = format!("{}-option-{}", title.id(), setting.name);
    let line = Message::new("sandtable-setting")
        .with("name", Message::new(id.as_str()))
        .with("help", Message::new(format!("{id}-help")))
        .with("default", plain(&title.defaults()[setting.name]));
    let values = format!("{}={}", setting.name, values(&setting.kind));
    format!("{values:<30} {}", voice.say(&line))
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
