//! Options from JSON, checked against what the game says of them.

use sandtable_core::{BadOptions, Game, Message, Setting, SettingKind};

use crate::Json;
use crate::patch::{clipped, patch};
use crate::replay::json;

/// Are games by the rules of this number played here?
pub(crate) fn check_rules<G: Game>(rules: u32) -> Result<(), String> {
    match (G::OLDEST_RULES, G::RULES) {
        (oldest, newest) if (oldest..=newest).contains(&rules) => Ok(()),
        (oldest, newest) if oldest == newest => {
            Err(format!("rules `{rules}` should be {newest}, the ones played here"))
        }
        (oldest, newest) => {
            Err(format!("rules `{rules}` should be from {oldest} to {newest}, the ones played here"))
        }
    }
}

/// The options as the rules of this number know them: what came later is left out.
pub(crate) fn written<G: Game>(options: &G::Options, rules: u32) -> Json {
    let mut options = json(options);
    if let Json::Object(fields) = &mut options {
        for setting in G::settings().iter().filter(|setting| setting.since > rules) {
            fields.remove(setting.name);
        }
    }
    // One game has one text, also where a dependency lets JSON keep the order of the fields.
    options.sort_all_objects();
    options
}

/// The options with these fields instead of the default ones, by the rules of this number.
pub(crate) fn read<G: Game>(given: &Json, rules: u32) -> Result<G::Options, BadOptions> {
    let defaults = json(&G::Options::default());
    let settings = G::settings();
    for setting in &settings {
        let given = given.get(setting.name);
        if given.is_some() && setting.since > rules {
            let why = format!("it came with rules {}, this is a game of {rules}", setting.since);
            return Err(BadOptions::new(setting.name, why));
        }
        check(setting, given, &defaults)?;
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
