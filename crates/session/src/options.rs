//! Options from JSON, checked against what the game says of them.

use sandtable_core::{BadOptions, Game, Message, Setting, SettingKind};

use crate::Json;
use crate::patch::{clipped, patch};
use crate::replay::json;

/// The options with these fields instead of the default ones.
pub(crate) fn read<G: Game>(given: &Json) -> Result<G::Options, BadOptions> {
    let defaults = json(&G::Options::default());
    let settings = G::settings();
    for setting in &settings {
        check(setting, given.get(setting.name), &defaults)?;
    }
    patch(&defaults, given).map_err(|misfit| {
        let wrong = BadOptions::new(&misfit.field, misfit.why);
        match settings.iter().find(|setting| setting.name == misfit.field) {
            Some(setting) => wrong.said(said(&setting.kind)),
            None => wrong,
        }
    })
}

fn check(setting: &Setting, value: Option<&Json>, defaults: &Json) -> Result<(), BadOptions> {
    match value {
        Some(value) if Some(value) != defaults.get(setting.name) && !fits(&setting.kind, value) => {
            let why = format!("`{}` should be {}", clipped(value), wanted(&setting.kind));
            Err(BadOptions::new(setting.name, why).said(said(&setting.kind)))
        }
        _ => Ok(()),
    }
}

fn fits(kind: &SettingKind, value: &Json) -> bool {
    match kind {
        SettingKind::Switch => value.is_boolean(),
        SettingKind::Number { min, max } => value.as_i64().is_some_and(|n| (*min..=*max).contains(&n)),
        SettingKind::Choice { words } => value.as_str().is_some_and(|word| words.contains(&word)),
        SettingKind::Lines { max, .. } => {
            value.as_array().is_some_and(|lines| lines.len() <= *max && lines.iter().all(Json::is_string))
        }
    }
}

fn wanted(kind: &SettingKind) -> String {
    match kind {
        SettingKind::Switch => "true or false".to_owned(),
        SettingKind::Number { min, max } => format!("a number from {min} to {max}"),
        SettingKind::Choice { words } => format!("one of {}", words.join(", ")),
        SettingKind::Lines { max, example } => format!("a list of up to {max} texts such as `{example}`"),
    }
}

/// What would be right, for people.
fn said(kind: &SettingKind) -> Message {
    match kind {
        SettingKind::Switch => Message::new("table-bad-switch"),
        SettingKind::Number { min, max } => {
            Message::new("table-bad-number").with("min", *min).with("max", *max)
        }
        SettingKind::Choice { words } => Message::new("table-bad-choice").with("words", words.join(", ")),
        SettingKind::Lines { max, example } => {
            Message::new("table-bad-lines").with("max", *max as i64).with("example", *example)
        }
    }
}
