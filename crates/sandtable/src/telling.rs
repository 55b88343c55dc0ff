//! What a person at a terminal is told: the position, what happened, how it ended.

use std::io::Write;

use anyhow::Result;
use record::{Entry, Table};
use table::{Message, Outcome, Seat, Viewer};

use crate::voice::Voice;

/// The name of a seat of this table.
pub(crate) fn seat(table: &dyn Table, seat: Seat, voice: Voice) -> String {
    let word = table.seats().get(seat.index()).copied().unwrap_or_default();
    voice.seat(table.id(), word)
}

/// The position as the viewer sees it.
pub(crate) fn position(table: &dyn Table, viewer: Viewer, voice: Voice, out: &mut dyn Write) -> Result<()> {
    for line in table.sketch(viewer) {
        writeln!(out, "{}", voice.say(&line))?;
    }
    Ok(())
}

/// What happened from this ply on, as the viewer may hear it.
pub(crate) fn log(
    table: &dyn Table,
    viewer: Viewer,
    from: usize,
    voice: Voice,
    out: &mut dyn Write,
) -> Result<()> {
    table.log(viewer, from).iter().try_for_each(|entry| step(table, entry, voice, out))
}

/// One step: what came of it, or what was done if nothing did. Events say who did what, so the action is not repeated.
fn step(table: &dyn Table, entry: &Entry, voice: Voice, out: &mut dyn Write) -> Result<()> {
    let mut lines: Vec<String> = entry.events.iter().map(|told| voice.say(&told.say)).collect();
    if let (true, Some(by)) = (lines.is_empty(), entry.seat) {
        let deed = entry.say.clone().unwrap_or_else(|| Message::new("sandtable-secret-step"));
        let line = Message::new("sandtable-step").with("seat", seat(table, by, voice)).with("deed", deed);
        lines.push(voice.say(&line));
    }
    for (index, line) in lines.iter().enumerate() {
        let ply = if index == 0 { entry.ply.to_string() } else { String::new() };
        writeln!(out, "{ply:>4}  {line}")?;
    }
    Ok(())
}

/// Why it is over, the scores, and who won.
pub(crate) fn outcome(table: &dyn Table, outcome: &Outcome, voice: Voice, out: &mut dyn Write) -> Result<()> {
    writeln!(out, "{}", voice.say(&outcome.reason))?;
    for (index, &score) in outcome.scores.iter().enumerate() {
        let points = Message::new("table-points").with("count", score);
        let line = Message::new("table-score")
            .with("seat", seat(table, Seat(index as u8), voice))
            .with("score", points);
        writeln!(out, "  {}", voice.say(&line))?;
    }
    writeln!(out, "{}", voice.say(&winners(table, outcome, voice)))?;
    Ok(())
}

fn winners(table: &dyn Table, outcome: &Outcome, voice: Voice) -> Message {
    let names: Vec<String> = outcome.winners.iter().map(|one| seat(table, one, voice)).collect();
    match names.len() {
        0 => Message::new("sandtable-nobody-won"),
        count => Message::new("sandtable-won").with("names", names.join(", ")).with("count", count as i64),
    }
}

/// The viewer of a word: a seat of the table, or `public`.
pub(crate) fn viewer(table: &dyn Table, word: &str) -> Result<Viewer, table::Unreadable> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    seat_of(table.seats(), word).map(Viewer::Seat)
}

/// The seat of a word.
pub(crate) fn seat_of(seats: &[&'static str], word: &str) -> Result<Seat, table::Unreadable> {
    let place = seats.iter().position(|known| *known == word);
    let unknown = || table::Unreadable::none_of(word, "seat", seats.iter().copied());
    place.map(|place| Seat(place as u8)).ok_or_else(unknown)
}
