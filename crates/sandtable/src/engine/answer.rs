//! Answers as JSON.

use record::{Entry, Json, Table};
use serde_json::json;
use speech::{Lang, say};
use table::{Message, Outcome, Turn};

use super::trouble::Trouble;
use crate::telling;

/// The games there are.
pub(super) fn titles(lang: Lang) -> Json {
    let titles = titles::all().iter().map(|title| {
        json!({
            "game": title.id(),
            "title": say(lang, &Message::new(format!("{}-title", title.id()))),
            "rules": title.rules(),
            "options": title.defaults(),
            "settings": title.settings(),
        })
    });
    json!({ "titles": titles.collect::<Vec<_>>() })
}

/// A table just laid.
pub(super) fn opened(table: &dyn Table) -> Json {
    json!({
        "game": table.id(),
        "rules": table.rules(),
        "options": table.options(),
        "seats": table.seats(),
        "dice": table.dice().commitment(),
        "ply": table.ply(),
        "age": table.age(),
    })
}

/// How far play has come.
pub(super) fn place(table: &dyn Table) -> Json {
    json!({ "ply": table.ply(), "age": table.age() })
}

/// What the table waits for.
pub(super) fn turn(table: &dyn Table, lang: Lang) -> Json {
    let mut turn = place(table);
    let rest = match table.turn() {
        Turn::Seat(seat) => json!({
            "turn": "seat",
            "seat": table.seats()[seat.index()],
            "ask": table.ask().map(|ask| say(lang, &ask)),
            "choices": choices(table, lang),
        }),
        Turn::Chance => json!({ "turn": "chance", "chances": chances(table) }),
        Turn::Over => {
            json!({ "turn": "over", "outcome": table.outcome().map(|end| outcome(table, &end, lang)) })
        }
    };
    if let (Json::Object(turn), Json::Object(rest)) = (&mut turn, rest) {
        turn.extend(rest);
    }
    turn
}

fn choices(table: &dyn Table, lang: Lang) -> Vec<Json> {
    let choices = table.choices().into_iter();
    choices
        .map(|choice| json!({ "action": choice.word, "say": say(lang, &choice.say), "path": choice.path }))
        .collect()
}

fn chances(table: &dyn Table) -> Vec<Json> {
    let chances = table.chances().into_iter();
    chances.map(|(outcome, weight)| json!({ "outcome": outcome, "weight": weight })).collect()
}

fn outcome(table: &dyn Table, outcome: &Outcome, lang: Lang) -> Json {
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| table.seats()[seat.index()]).collect();
    json!({ "winners": winners, "scores": outcome.scores, "reason": say(lang, &outcome.reason) })
}

/// What a viewer sees, as data and as lines of text.
pub(super) fn view(table: &dyn Table, viewer: &str, lang: Lang) -> Result<Json, Trouble> {
    let viewer = telling::viewer(table, viewer)?;
    let lines: Vec<String> = table.sketch(viewer).iter().map(|line| say(lang, line)).collect();
    Ok(json!({ "view": table.view(viewer), "lines": lines }))
}

/// What happened, as a viewer may hear it.
pub(super) fn log(table: &dyn Table, viewer: &str, from: usize, lang: Lang) -> Result<Json, Trouble> {
    let entries = table.log(telling::viewer(table, viewer)?, from);
    Ok(json!({ "log": entries.iter().map(|one| entry(table, one, lang)).collect::<Vec<_>>() }))
}

fn entry(table: &dyn Table, entry: &Entry, lang: Lang) -> Json {
    let events = entry.events.iter().map(|told| json!({ "say": say(lang, &told.say), "event": told.event }));
    json!({
        "ply": entry.ply,
        "seat": entry.seat.map(|seat| table.seats()[seat.index()]),
        "action": entry.word,
        "say": entry.say.as_ref().map(|deed| say(lang, deed)),
        "events": events.collect::<Vec<_>>(),
    })
}
