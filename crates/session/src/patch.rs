//! Filling in by hand: some fields are given as JSON, the others keep what they had.

use sandtable_core::prelude::*;

use sandtable_core::Game;
use serde::de::DeserializeOwned;

use crate::replay::json;
use crate::{BadState, Dice, Json, Session, options};

/// A field that cannot be filled in like this.
pub(crate) struct Misfit {
    /// The field, or empty if the whole is at fault.
    pub(crate) field: String,
    pub(crate) why: String,
}

impl Misfit {
    fn whole(why: &impl ToString) -> Misfit {
        Misfit { field: String::new(), why: why.to_string() }
    }
}

/// `base` with the top-level fields of `given` instead of its own.
pub(crate) fn patch<T: DeserializeOwned>(base: &Json, given: &Json) -> Result<T, Misfit> {
    let Json::Object(fields) = base else {
        return T::deserialize(given).map_err(|why| Misfit::whole(&why));
    };
    let Json::Object(given) = given else {
        return Err(Misfit::whole(&format!("`{}` should be a JSON object", clipped(given))));
    };
    if let Some(unknown) = given.keys().find(|name| !fields.contains_key(*name)) {
        let known: Vec<_> = fields.keys().map(String::as_str).collect();
        return Err(Misfit {
            field: unknown.clone(),
            why: format!("there is no such field; there are: {}", known.join(", ")),
        });
    }
    let mut whole = fields.clone();
    whole.extend(given.clone());
    T::deserialize(Json::Object(whole)).map_err(|why| blame::<T>(base, given, &why))
}

/// The field that does not fit even alone.
fn blame<T: DeserializeOwned>(
    base: &Json,
    given: &serde_json::Map<String, Json>,
    why: &serde_json::Error,
) -> Misfit {
    for (field, value) in given {
        let mut alone = base.clone();
        alone[field] = value.clone();
        if let Err(why) = T::deserialize(alone) {
            return Misfit { field: field.clone(), why: format!("`{}` does not fit: {why}", clipped(value)) };
        }
    }
    Misfit::whole(why)
}

/// A value as text, not too long to quote.
pub(crate) fn clipped(value: &Json) -> String {
    value.to_string().chars().take(60).collect()
}

/// A session that goes on from the game's first position, by the rules of this number, with these fields instead.
pub(crate) fn patched_session<G: Game>(
    rules: u32,
    options: G::Options,
    state: &Json,
    dice: Dice,
) -> Result<Session<G>, BadState> {
    options::check_rules::<G>(rules).map_err(BadState::new)?;
    let first = G::setup(&options, rules).map_err(|why| BadState::new(why.to_string()))?;
    let mut state: G::State = patch(&json(&first), state).map_err(|misfit| match misfit.field.as_str() {
        "" => BadState::new(misfit.why),
        field => BadState::new(format!("field `{field}`: {}", misfit.why)),
    })?;
    state.set_rules_number(rules);
    Session::from_state(options, state, dice)
}
