//! `--option name=value`, read by what the game says about its options.

use anyhow::{Result, bail};
use sandtable_bots::PlayableTitle;
use sandtable_core::{ParseError, Setting, SettingKind};
use serde_json::{Map, Value};

/// The game's own options with these changes.
pub(crate) fn options(title: &dyn PlayableTitle, changes: &[String]) -> Result<Value> {
    let settings = title.settings();
    let mut options = Map::new();
    for change in changes {
        let Some((name, text)) = change.split_once('=') else {
            bail!("`{change}` should be an option and its value, like `name=value`");
        };
        let setting = setting(&settings, name)?;
        put(&mut options, name, read(&setting.kind, name, text)?);
    }
    Ok(Value::Object(options))
}

fn setting<'a>(settings: &'a [Setting], name: &str) -> Result<&'a Setting> {
    match settings.iter().find(|setting| setting.name == name) {
        Some(setting) => Ok(setting),
        None => bail!(ParseError::none_of(name, "option", settings.iter().map(|setting| setting.name))),
    }
}

fn read(kind: &SettingKind, name: &str, text: &str) -> Result<Value> {
    match kind {
        SettingKind::Switch => match text {
            "yes" | "true" => Ok(true.into()),
            "no" | "false" => Ok(false.into()),
            _ => bail!("option `{name}`: `{text}` should be yes or no"),
        },
        SettingKind::Number { min, max } => match text.parse::<i64>() {
            Ok(number) if (min..=max).contains(&&number) => Ok(number.into()),
            _ => bail!("option `{name}`: `{text}` should be a number from {min} to {max}"),
        },
        SettingKind::Choice { words } if !words.contains(&text) => {
            bail!("option `{name}`: {}", ParseError::none_of(text, "word", words.iter().copied()))
        }
        SettingKind::Choice { .. } => Ok(text.into()),
        SettingKind::Lines { .. } => Ok(vec![text].into()),
    }
}

/// Lines given one after the other add up; of anything else the last counts.
fn put(options: &mut Map<String, Value>, name: &str, value: Value) {
    match (options.get_mut(name), value) {
        (Some(Value::Array(lines)), Value::Array(more)) => lines.extend(more),
        (_, value) => {
            options.insert(name.to_owned(), value);
        }
    }
}
