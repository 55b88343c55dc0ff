//! Positions of the solo game: the north is led by the rules.

use sandtable_dolg::ids::Side;
use sandtable_dolg::{Event, Item, Opponent, Priority};
use serde_json::{Value, json};

use crate::common::{Battle, Scene, battle};

/// What the AI keeps, with this behaviour value.
pub(crate) fn keeps(value: i8) -> Value {
    json!({
        "piles": [{}, {}, {}], "lines": 3, "reversed": false, "rolled": 0, "right_first": 0,
        "value": value, "item": 0, "dearest": 65535, "guards": 0, "scouted": false,
    })
}

/// The AI is to move in this phase, with this behaviour value.
pub(crate) fn ai(phase: &str, value: i8) -> Battle {
    against_ai(phase, value).of_north()
}

/// The player is to move.
pub(crate) fn against_ai(phase: &str, value: i8) -> Battle {
    battle(phase).options(|options| options.opponent = Opponent::Ai).set("automa", keeps(value))
}

/// What the AI did with its units, in order.
pub(crate) fn followed(scene: &Scene) -> Vec<(String, Item)> {
    let follows = |event: &Event| match event {
        Event::Follows { unit, item, .. } => Some((unit.to_string(), *item)),
        _ => None,
    };
    scene.events().iter().filter_map(follows).collect()
}

/// Whom it activated, and why.
pub(crate) fn activated(scene: &Scene) -> Vec<(String, Priority)> {
    let chosen = |event: &Event| match event {
        Event::Chosen { unit, priority, .. } => Some((unit.to_string(), *priority)),
        _ => None,
    };
    scene.events().iter().filter_map(chosen).collect()
}

/// The orders the AI played.
pub(crate) fn ordered(scene: &Scene) -> Vec<String> {
    let order = |event: &Event| match event {
        Event::Ordered { side: Side::North, card } => Some(card.row().order.to_string()),
        _ => None,
    };
    scene.events().iter().filter_map(order).collect()
}

/// The AI begins its turn: behaviour, cards, orders.
pub(crate) fn ai_turn(battle: Battle) -> Battle {
    let frames = json!([
        "end-turn", "cards", "flight", "melee", "ranged", "movement", "activation", "choose-orders",
        { "draw": { "side": "north", "left": 3 } }, "behaviour", { "check": { "unit": "s1", "cause": "general-lost" } },
    ]);
    battle.of_north().set("frames", frames)
}
