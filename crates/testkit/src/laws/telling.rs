//! Laws about what people are shown: what to click, and what is said.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::prelude::*;

use sandtable_core::{Arg, Game, Message, Ranged, Say, Sketch, Viewer};

use super::choices::strangers;
use crate::Walk;
use crate::step::{legal, path};

/// Every action is clicked somehow, no two alike unless they differ in an amount alone, and no path is the beginning of another: so a click never waits
/// to see whether more will come.
pub fn paths_are_prefix_free<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        let actions: BTreeSet<_> = legal(walk.state()).into_iter().collect();
        let mut paths = BTreeMap::new();
        for action in actions {
            let path = path(walk.state(), action);
            assert!(!path.is_empty(), "nothing is clicked for `{action}`");
            let path: Vec<String> = path.iter().map(ToString::to_string).collect();
            let other = paths.insert(path.clone(), action);
            if let Some(other) = other.filter(|&other| !is_one_family(action, other)) {
                panic!("`{action}` and `{other}` are clicked alike: {path:?}");
            }
        }
        check_prefixes(&paths);
    });
}

/// Do the actions differ in nothing but an amount?
fn is_one_family<A: Ranged + Copy + Eq>(one: A, other: A) -> bool {
    let amount = other.amount().filter(|_| one.amount().is_some());
    amount.is_some_and(|amount| one.with_amount(amount) == other)
}

/// In sorted order a path stands right before the paths it begins.
fn check_prefixes<A: ToString>(paths: &BTreeMap<Vec<String>, A>) {
    for ((short, one), (long, other)) in paths.iter().zip(paths.iter().skip(1)) {
        let (one, other) = (one.to_string(), other.to_string());
        assert!(
            !long.starts_with(short),
            "the path of `{one}`, {short:?}, begins the path of `{other}`, {long:?}"
        );
    }
}

/// Questions, actions, refusals, events, sketches and reasons all have a message with an id that a language file
/// can hold.
pub fn messages_can_be_said<G: Game>(walk: &mut Walk<'_, G>) {
    let mut known = BTreeSet::new();
    walk.each(|walk| {
        said_of(walk).iter().for_each(check_message);
        let now: BTreeSet<_> = legal(walk.state()).into_iter().collect();
        for stranger in strangers(&known, &mut walk.rng) {
            if !now.contains(&stranger) {
                check_message(&walk.state().why_not(stranger));
            }
        }
        known.extend(now);
    });
}

/// All that is said of a position and of the step that led to it, to one viewer after another as the game goes on.
fn said_of<G: Game>(walk: &Walk<'_, G>) -> Vec<Message> {
    let state = walk.state();
    let mut said: Vec<Message> = state.ask().iter().map(Say::say).collect();
    said.extend(legal(state).iter().map(Say::say));
    said.extend(state.outcome().map(|outcome| outcome.reason));
    said.extend(walk.events().iter().map(Say::say));
    let viewers: Vec<Viewer> = walk.viewers().collect();
    let viewer = viewers[walk.ply() % viewers.len()];
    let heard = walk.events().iter().filter_map(|event| G::State::mask(event, viewer));
    said.extend(heard.map(|event| state.describe_event(&event, viewer)));
    said.extend(state.view(viewer).sketch());
    said
}

fn check_message(message: &Message) {
    let starts = message.id.starts_with(|c: char| c.is_ascii_alphabetic());
    let plain = message.id.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    assert!(
        starts && plain,
        "the message id `{}` should be letters, digits and hyphens: {message:?}",
        message.id
    );
    for (name, arg) in &message.args {
        assert!(!name.is_empty(), "an argument has no name: {message:?}");
        if let Arg::Message(inner) = arg {
            check_message(inner);
        }
    }
}
