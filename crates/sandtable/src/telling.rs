//! What a person at a terminal is told: the position, what happened, how it ended.

use std::io::Write;

use anyhow::Result;
use sandtable_core::{Message, Outcome, Seat, Viewer};
use sandtable_session::{Entry, Table};

use crate::program::Program;

/// The name of a seat of this table.
pub(crate) fn seat(table: &dyn Table, seat: Seat, program: &Program) -> String {
    let word = table.seats().get(seat.index()).copied().unwrap_or_default();
    program.seat_of(table.id(), word)
}

/// The position as the viewer sees it.
pub(crate) fn position(
    table: &dyn Table,
    viewer: Viewer,
    program: &Program,
    out: &mut dyn Write,
) -> Result<()> {
    for line in table.sketch(viewer) {
        writeln!(out, "{}", program.say(&line))?;
    }
    Ok(())
}

/// What happened from this ply on, as the viewer may hear it.
pub(crate) fn log(
    table: &dyn Table,
    viewer: Viewer,
    from: usize,
    program: &Program,
    out: &mut dyn Write,
) -> Result<()> {
    table.log(viewer, from).iter().try_for_each(|entry| step(table, entry, program, out))
}

/// One step: what came of it, or what was done if nothing did. Events say who did what, so the action is not repeated.
fn step(table: &dyn Table, entry: &Entry, program: &Program, out: &mut dyn Write) -> Result<()> {
    let mut lines: Vec<String> = entry.events.iter().map(|told| program.say(&told.say)).collect();
    if let (true, Some(by)) = (lines.is_empty(), entry.seat) {
        let action = entry.say.clone().unwrap_or_else(|| Message::new("sandtable-secret-step"));
        let line =
            Message::new("sandtable-step").with("seat", seat(table, by, program)).with("action", action);
        lines.push(program.say(&line));
    }
    for (index, line) in lines.iter().enumerate() {
        let ply = if index == 0 { entry.ply.to_string() } else { String::new() };
        writeln!(out, "{ply:>4}  {line}")?;
    }
    Ok(())
}

/// Why it is over, the scores, and who won.
pub(crate) fn outcome(
    table: &dyn Table,
    outcome: &Outcome,
    program: &Program,
    out: &mut dyn Write,
) -> Result<()> {
    writeln!(out, "{}", program.say(&outcome.reason))?;
    for (index, &score) in outcome.scores.iter().enumerate() {
        let points = Message::new("table-points").with("count", score);
        let line = Message::new("table-score")
            .with("seat", seat(table, Seat(index as u8), program))
            .with("score", points);
        writeln!(out, "  {}", program.say(&line))?;
    }
    writeln!(out, "{}", program.say(&winners(table, outcome, program)))?;
    Ok(())
}

fn winners(table: &dyn Table, outcome: &Outcome, program: &Program) -> Message {
    let names: Vec<String> = outcome.winners.iter().map(|one| seat(table, one, program)).collect();
    match names.len() {
        0 => Message::new("sandtable-nobody-won"),
        count => Message::new("sandtable-won").with("names", names.join(", ")).with("count", count as i64),
    }
}

/// The viewer of a word: a seat of the table, or `public`.
pub(crate) fn viewer(table: &dyn Table, word: &str) -> Result<Viewer, sandtable_core::ParseError> {
    if word == "public" {
        return Ok(Viewer::Public);
    }
    seat_of(table.seats(), word).map(Viewer::Seat)
}

/// The seat of a word.
pub(crate) fn seat_of(seats: &[&'static str], word: &str) -> Result<Seat, sandtable_core::ParseError> {
    let place = seats.iter().position(|known| *known == word);
    let unknown = || sandtable_core::ParseError::none_of(word, "seat", seats.iter().copied());
    place.map(|place| Seat(place as u8)).ok_or_else(unknown)
}
