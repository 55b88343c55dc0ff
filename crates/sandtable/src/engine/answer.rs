//! Answers as JSON: words for programs, and beside them sentences for people unless the request wants it brief.

use sandtable_board::Package;
use sandtable_bots::Advice;
use sandtable_core::{Arg, Message, Outcome, Turn};
use sandtable_i18n::Locale;
use sandtable_session::{Choice, Entry, Json, Odd, RangeChoice, Table, Told};
use serde_json::json;

use super::error::EngineError;
use crate::telling;

/// How answers are worded.
pub(super) struct Wording {
    /// Whose sentences.
    pub(super) locale: Locale,
    /// Without sentences and paths.
    pub(super) brief: bool,
}

impl Wording {
    /// These fields, if the answer is not brief.
    fn unless_brief(&self, fields: impl FnOnce(&Locale) -> Json) -> Json {
        if self.brief { json!({}) } else { fields(&self.locale) }
    }
}

/// The fields of both objects.
pub(super) fn joined(mut one: Json, other: Json) -> Json {
    if let (Json::Object(one), Json::Object(other)) = (&mut one, other) {
        one.extend(other);
    }
    one
}

/// A message for programs: its id and its arguments by name.
fn message(message: &Message) -> Json {
    let args = message.args.iter().map(|(name, arg)| (name.to_string(), argument(arg)));
    json!({ "id": message.id, "args": args.collect::<serde_json::Map<_, _>>() })
}

fn argument(arg: &Arg) -> Json {
    match arg {
        Arg::Number(number) => json!(number),
        Arg::Text(text) => json!(text),
        Arg::Message(inner) => message(inner),
    }
}

/// The games there are.
pub(super) fn titles(packages: &[Package], wording: &Wording) -> Json {
    let titles = packages.iter().map(|package| package.title).map(|title| {
        let name = Message::new(format!("{}-title", title.id()));
        let words = json!({
            "game": title.id(),
            "rules": title.rules(),
            "oldest_rules": title.oldest_rules(),
            "options": title.defaults(),
            "settings": title.settings(),
        });
        joined(words, wording.unless_brief(|locale| json!({ "title": locale.say(&name) })))
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

/// How far play has come, and what the table waits for now if that was asked as well.
pub(super) fn place_and_next(table: &dyn Table, next: bool, wording: &Wording) -> Json {
    if next { joined(place(table), json!({ "next": turn(table, wording) })) } else { place(table) }
}

/// What the table waits for.
pub(super) fn turn(table: &dyn Table, wording: &Wording) -> Json {
    let waits = match table.turn() {
        Turn::Seat(seat) => {
            joined(json!({ "turn": "seat", "seat": table.seats()[seat.index()] }), question(table, wording))
        }
        Turn::Chance => json!({ "turn": "chance", "for": table.luck_for(), "chances": chances(table) }),
        Turn::Over => {
            json!({ "turn": "over", "outcome": table.outcome().map(|end| outcome(table, &end, wording)) })
        }
    };
    joined(place(table), waits)
}

fn question(table: &dyn Table, wording: &Wording) -> Json {
    let ask = table.ask();
    let words = json!({
        "question": ask.as_ref().map(message),
        "choices": table.choices().iter().map(|one| choice(one, wording)).collect::<Vec<_>>(),
        "ranges": table.ranges().iter().map(|one| range(one, wording)).collect::<Vec<_>>(),
    });
    joined(words, wording.unless_brief(|locale| json!({ "ask": ask.map(|ask| locale.say(&ask)) })))
}

fn choice(choice: &Choice, wording: &Wording) -> Json {
    let sentence =
        wording.unless_brief(|locale| json!({ "say": locale.say(&choice.say), "path": choice.path }));
    joined(json!({ "action": choice.word }), sentence)
}

fn range(range: &RangeChoice, wording: &Wording) -> Json {
    let words = json!({
        "action": range.word,
        "from": range.from,
        "to": range.to,
        "step": range.step,
        "marks": range.marks,
        "unit": range.unit,
    });
    let sentences = wording.unless_brief(|locale| {
        let measure = |amount: i32| locale.say(&Message::new(range.unit).with("amount", amount));
        json!({
            "say": locale.say(&range.say),
            "path": range.path,
            "measure": [measure(range.from), measure(range.to)],
        })
    });
    joined(words, sentences)
}

/// Why something cannot be done, or that it can.
pub(super) fn why(why: &Message, wording: &Wording) -> Json {
    let words = json!({ "message": why.id, "args": message(why)["args"] });
    joined(words, wording.unless_brief(|locale| json!({ "why": locale.say(why) })))
}

/// What would come of an action: sentences, or brief words.
pub(super) fn preview(events: &[Message], wording: &Wording) -> Json {
    let one = |event: &Message| if wording.brief { message(event) } else { json!(wording.locale.say(event)) };
    json!({ "events": events.iter().map(one).collect::<Vec<_>>() })
}

/// What a bot would do and why, the best first.
pub(super) fn advice(advice: &[Advice], wording: &Wording) -> Vec<Json> {
    advice.iter().map(|one| piece_of_advice(one, wording)).collect()
}

fn piece_of_advice(advice: &Advice, wording: &Wording) -> Json {
    let messages = |reasons: &[Message]| reasons.iter().map(message).collect::<Vec<_>>();
    let words = json!({
        "action": advice.word,
        "value": advice.value,
        "because": messages(&advice.because),
        "although": messages(&advice.although),
    });
    let reasons = |locale: &Locale| advice.reasons().map(|reason| locale.say(&reason)).collect::<Vec<_>>();
    let sentences = wording.unless_brief(
        |locale| json!({ "say": locale.say(&advice.say), "path": advice.path, "reasons": reasons(locale) }),
    );
    joined(words, sentences)
}

/// What luck may bring after an action, the likeliest first.
pub(super) fn odds(odds: &[Odd], wording: &Wording) -> Json {
    let one = |odd: &Odd| {
        let words = json!({ "chance": odd.chance, "what": message(&odd.what) });
        joined(words, wording.unless_brief(|locale| json!({ "say": locale.say(&odd.what) })))
    };
    json!({ "odds": odds.iter().map(one).collect::<Vec<_>>() })
}

fn chances(table: &dyn Table) -> Vec<Json> {
    let chances = table.chances().into_iter();
    chances.map(|(outcome, weight)| json!({ "outcome": outcome, "weight": weight })).collect()
}

fn outcome(table: &dyn Table, outcome: &Outcome, wording: &Wording) -> Json {
    let winners: Vec<&str> = outcome.winners.iter().map(|seat| table.seats()[seat.index()]).collect();
    let words = json!({ "winners": winners, "scores": outcome.scores, "ending": message(&outcome.reason) });
    joined(words, wording.unless_brief(|locale| json!({ "reason": locale.say(&outcome.reason) })))
}

/// What a viewer sees, as data and as lines of text.
pub(super) fn view(table: &dyn Table, viewer: &str, wording: &Wording) -> Result<Json, EngineError> {
    let viewer = telling::viewer(table, viewer)?;
    let lines = wording.unless_brief(|locale| {
        json!({ "lines": table.sketch(viewer).iter().map(|line| locale.say(line)).collect::<Vec<_>>() })
    });
    Ok(joined(json!({ "view": table.view(viewer) }), lines))
}

/// What happened, as a viewer may hear it.
pub(super) fn log(
    table: &dyn Table,
    viewer: &str,
    from: usize,
    wording: &Wording,
) -> Result<Json, EngineError> {
    let entries = table.log(telling::viewer(table, viewer)?, from);
    Ok(json!({ "log": entries.iter().map(|one| entry(table, one, wording)).collect::<Vec<_>>() }))
}

fn entry(table: &dyn Table, entry: &Entry, wording: &Wording) -> Json {
    let words = json!({
        "ply": entry.ply,
        "seat": entry.seat.map(|seat| table.seats()[seat.index()]),
        "action": entry.word,
        "events": entry.events.iter().map(|told| event(told, wording)).collect::<Vec<_>>(),
    });
    let say = |locale: &Locale| json!({ "say": entry.say.as_ref().map(|say| locale.say(say)) });
    joined(words, wording.unless_brief(say))
}

fn event(told: &Told, wording: &Wording) -> Json {
    let sentence = wording.unless_brief(|locale| json!({ "say": locale.say(&told.say) }));
    joined(json!({ "event": told.event }), sentence)
}
