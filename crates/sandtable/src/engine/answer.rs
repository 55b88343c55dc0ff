//! Answers as JSON.

use sandtable_board::Package;
use sandtable_core::{Message, Outcome, Turn};
use sandtable_i18n::Locale;
use sandtable_session::{Entry, Json, RangeChoice, Table};
use serde_json::json;

use super::error::EngineError;
use crate::telling;

/// The games there are.
pub(super) fn titles(packages: &[Package], locale: &Locale) -> Json {
    let titles = packages.iter().map(|package| package.title).map(|title| {
        json!({
            "game": title.id(),
            "title": locale.say(&Message::new(format!("{}-title", title.id()))),
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
        "revision": table.revision(),
    })
}

/// How far play has come.
pub(super) fn place(table: &dyn Table) -> Json {
    json!({ "ply": table.ply(), "revision": table.revision() })
}

/// What the table waits for.
pub(super) fn turn(table: &dyn Table, locale: &Locale) -> Json {
    let mut turn = place(table);
    let rest = match table.turn() {
        Turn::Seat(seat) => json!({
            "turn": "seat",
            "seat": table.seats()[seat.index()],
            "ask": table.ask().map(|ask| locale.say(&ask)),
            "choices": choices(table, locale),
            "ranges": ranges(table, locale),
        }),
        Turn::Chance => json!({ "turn": "chance", "chances": chances(table) }),
        Turn::Over => {
            json!({ "turn": "over", "outcome": table.outcome().map(|end| outcome(table, &end, locale)) })
        }
    };
    if let (Json::Object(turn), Json::Object(rest)) = (&mut turn, rest) {
        turn.extend(rest);
    }
    turn
}

fn choices(table: &dyn Table, locale: &Locale) -> Vec<Json> {
    let choices = table.choices().into_iter();
    choices
        .map(|choice| json!({ "action": choice.word, "say": locale.say(&choice.say), "path": choice.path }))
        .collect()
}

fn ranges(table: &dyn Table, locale: &Locale) -> Vec<Json> {
    let measure =
        |range: &RangeChoice, amount: i32| locale.say(&Message::new(range.unit).with("amount", amount));
    let one = |range: RangeChoice| {
        json!({
            "action": range.word,
            "say": locale.say(&range.say),
            "path": range.path,
            "from": range.from,
            "to": range.to,
            "step": range.step,
            "marks": range.marks,
            "measure": [measure(&range, range.from), measure(&range, range.to)],
        })
    };
    table.ranges().into_iter().map(one).collect()
}

/// Why something cannot be done, or that it can.
pub(super) fn why(why: &Message, locale: &Locale) -> Json {
    json!({ "why": locale.say(why), "message": why.id })
}

fn chances(table: &dyn Table) -> Vec<Json> {
    let chances = table.chances().into_iter();
    chances.map(|(outcome, weight)| json!({ "outcome": outcome, "weight": weight })).collect()
}

fn outcome(table: &dyn Table, outcome: &Outcome, locale: &Locale) -> Json {
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| table.seats()[seat.index()]).collect();
    json!({ "winners": winners, "scores": outcome.scores, "reason": locale.say(&outcome.reason) })
}

/// What a viewer sees, as data and as lines of text.
pub(super) fn view(table: &dyn Table, viewer: &str, locale: &Locale) -> Result<Json, EngineError> {
    let viewer = telling::viewer(table, viewer)?;
    let lines: Vec<String> = table.sketch(viewer).iter().map(|line| locale.say(line)).collect();
    Ok(json!({ "view": table.view(viewer), "lines": lines }))
}

/// What happened, as a viewer may hear it.
pub(super) fn log(
    table: &dyn Table,
    viewer: &str,
    from: usize,
    locale: &Locale,
) -> Result<Json, EngineError> {
    let entries = table.log(telling::viewer(table, viewer)?, from);
    Ok(json!({ "log": entries.iter().map(|one| entry(table, one, locale)).collect::<Vec<_>>() }))
}

fn entry(table: &dyn Table, entry: &Entry, locale: &Locale) -> Json {
    let events = entry.events.iter().map(|told| json!({ "say": locale.say(&told.say), "event": told.event }));
    json!({
        "ply": entry.ply,
        "seat": entry.seat.map(|seat| table.seats()[seat.index()]),
        "action": entry.word,
        "say": entry.say.as_ref().map(|say| locale.say(say)),
        "events": events.collect::<Vec<_>>(),
    })
}
