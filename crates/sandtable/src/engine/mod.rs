//! `sandtable engine`: one JSON request per line, one JSON answer per line; `docs/protocol.md` has an example of each.
//!
//! A request is carried out whole or not at all. There is one table at a time: a host that wants two starts two engines,
//! as with chess.

mod answer;
mod error;
mod request;
mod strict_json;

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use anyhow::Result;
use sandtable_bots::{BotSpec, PlayableTitle, Thought};
use sandtable_core::{Rng, Seat, Turn};
use sandtable_i18n::Lang;
use sandtable_session::{Dice, Json, Record, Table};
use serde_json::json;

use crate::{Program, seed, telling};
use answer::Wording;
use error::EngineError;
use request::Request;
use strict_json::StrictJson;

/// The longest line that is read, in bytes.
const LONGEST: u64 = 4 << 20;

/// How many choices a hint names, and how many milliseconds it takes at the most, unless told otherwise.
const USUAL_ADVICE: usize = 3;
const USUAL_TIME: u64 = 2000;

/// Answers requests about one table.
pub struct Engine {
    program: Program,
    game: Option<(&'static dyn PlayableTitle, Box<dyn Table>)>,
    rng: Rng,
}

/// Answers every line of the input until it ends.
pub(crate) fn run(program: &Program, input: &mut impl BufRead, out: &mut impl Write) -> Result<bool> {
    let mut engine = Engine::new(program.clone());
    let mut line = Vec::new();
    while read_line(input, &mut line)? {
        if !line.trim_ascii().is_empty() {
            writeln!(out, "{}", engine.answer(&line))?;
            out.flush()?;
        }
    }
    Ok(true)
}

/// Reads a line, of an overlong one only the beginning and one byte too many; false at the end.
fn read_line(input: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    if input.take(LONGEST + 1).read_until(b'\n', line)? == 0 {
        return Ok(false);
    }
    if line.len() as u64 > LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(true)
}

impl Engine {
    /// An engine of this program, without a table.
    pub fn new(program: Program) -> Engine {
        Engine { program, game: None, rng: Rng::new(seed::fresh()) }
    }

    /// The answer to a line, itself a line.
    pub fn answer(&mut self, line: &[u8]) -> String {
        let (id, done) = match Asked::read(line, self.program.lang()) {
            Ok(Asked { id, lang, brief, request }) => {
                let wording = Wording { locale: self.program.locale(lang), brief };
                (id, request.and_then(|request| self.carry_out(request, &wording)))
            }
            Err(error) => (Json::Null, Err(error)),
        };
        let answer = match done {
            Ok(answer) => json!({ "id": id, "ok": answer }),
            Err(error) => {
                json!({ "id": id, "error": { "kind": error.kind, "message": error.message } })
            }
        };
        answer.to_string()
    }

    fn carry_out(&mut self, request: Request, wording: &Wording) -> Result<Json, EngineError> {
        match request {
            Request::Titles {} => Ok(answer::titles(self.program.packages(), wording)),
            Request::New { game, options, seed, rules } => self.open(&game, rules, options, seed),
            Request::Load { record, seed } => self.load(&record, seed),
            Request::Set { game, options, state, seed, rules } => {
                self.set(&game, rules, options, (&state, seed))
            }
            Request::Get {} => self.get(),
            Request::Turn {} => Ok(answer::turn(self.table()?, wording)),
            Request::Act { seat, action, revision, next } => {
                self.act(&seat, &action, revision)?;
                Ok(answer::place_and_next(self.table()?, next == Some(true), wording))
            }
            Request::Luck { outcome, next } => {
                let outcome = self.table_mut()?.luck(outcome.as_deref())?;
                let place = answer::place_and_next(self.table()?, next == Some(true), wording);
                Ok(answer::joined(json!({ "outcome": outcome }), place))
            }
            Request::View { viewer } => answer::view(self.table()?, &viewer, wording),
            Request::Log { viewer, from } => answer::log(self.table()?, &viewer, from.unwrap_or(0), wording),
            Request::Undo { seat, to } => self.undo(seat.as_deref(), to),
            Request::Restart { seat } => self.restart(&seat),
            Request::Bot { name, ms, sims, play } => self.bot(&name, ms, sims, play == Some(true)),
            Request::Hint { name, ms, sims, most } => {
                self.hint(name.as_deref(), ms, sims, most.unwrap_or(USUAL_ADVICE), wording)
            }
            Request::Odds { action, seat } => self.odds(&action, seat.as_deref(), wording),
            Request::Record {} => Ok(json!({ "record": self.table()?.record().to_string() })),
            Request::Explain { action, seat } => self.explain(&action, seat.as_deref(), wording),
            Request::Preview { action, seat } => self.preview(&action, seat.as_deref(), wording),
            Request::Why { element, picked, seat } => {
                self.why(&element, &picked.unwrap_or_default(), seat.as_deref(), wording)
            }
            Request::Steer { element, target, seat } => self.steer(&element, &target, seat.as_deref()),
        }
    }

    /// By the newest rules unless told otherwise.
    fn open(
        &mut self,
        game: &str,
        rules: Option<u32>,
        options: Option<Json>,
        seed: Option<u64>,
    ) -> Result<Json, EngineError> {
        let title = self.title(game)?;
        let rules = rules.unwrap_or(title.rules());
        let table = title.open_by(rules, &options.unwrap_or_else(|| json!({})), dice(seed))?;
        Ok(self.put(title, table, seed))
    }

    /// By the newest rules unless told otherwise.
    fn set(
        &mut self,
        game: &str,
        rules: Option<u32>,
        options: Option<Json>,
        (state, seed): (&Json, Option<u64>),
    ) -> Result<Json, EngineError> {
        let title = self.title(game)?;
        let rules = rules.unwrap_or(title.rules());
        let table = title.set_by(rules, &options.unwrap_or_else(|| json!({})), state, dice(seed))?;
        Ok(self.put(title, table, seed))
    }

    /// The position, and what one needs to set it up again.
    fn get(&self) -> Result<Json, EngineError> {
        let table = self.table()?;
        Ok(json!({
            "state": table.state(),
            "hash": table.hash(),
            "rules": table.rules(),
            "options": table.options(),
        }))
    }

    /// Without a seed the dice stay as the record has them: sealed, or none.
    fn load(&mut self, text: &str, seed: Option<u64>) -> Result<Json, EngineError> {
        let record = Record::parse(text)?;
        let title = self.title(&record.game)?;
        let mut table = title.load(&record)?;
        if let Some(seed) = seed {
            table.bring(Dice::from_seed(seed));
        }
        Ok(self.put(title, table, seed))
    }

    fn put(&mut self, title: &'static dyn PlayableTitle, table: Box<dyn Table>, seed: Option<u64>) -> Json {
        let opened = answer::opened(table.as_ref());
        self.game = Some((title, table));
        self.rng = Rng::new(seed.unwrap_or_else(seed::fresh));
        opened
    }

    fn act(&mut self, seat: &str, action: &str, revision: Option<usize>) -> Result<(), EngineError> {
        let table = self.table_mut()?;
        let seat = telling::seat_of(table.seats(), seat)?;
        Ok(table.act_at(revision.unwrap_or(table.revision()), seat, action)?)
    }

    /// With `to` the others have consented, and the host has asked them.
    fn undo(&mut self, seat: Option<&str>, to: Option<usize>) -> Result<Json, EngineError> {
        let table = self.table_mut()?;
        match (seat, to) {
            (Some(seat), None) => table.undo(telling::seat_of(table.seats(), seat)?)?,
            (None, Some(ply)) => table.undo_to(ply)?,
            _ => {
                return Err(EngineError::new(
                    "bad-request",
                    "give either `seat`, or `to` with the consent of all",
                ));
            }
        };
        Ok(answer::place(table))
    }

    fn restart(&mut self, seat: &str) -> Result<Json, EngineError> {
        let table = self.table_mut()?;
        table.restart_turn(telling::seat_of(table.seats(), seat)?)?;
        Ok(answer::place(table))
    }

    fn bot(
        &mut self,
        name: &str,
        ms: Option<u64>,
        sims: Option<u64>,
        play: bool,
    ) -> Result<Json, EngineError> {
        let spec = spec(name, ms, sims)?;
        let (title, table) = self.game.as_mut().ok_or_else(no_table)?;
        let Turn::Seat(seat) = table.turn() else {
            return Err(EngineError::new("not-your-turn", "no seat is to move; ask for the `turn`"));
        };
        let action = title.bot(spec).choose(&*table.position(), seat, &mut self.rng);
        if play {
            table.act(seat, &action)?;
        }
        Ok(
            json!({ "seat": table.seats()[seat.index()], "action": action, "ply": table.ply(), "revision": table.revision() }),
        )
    }

    /// What a bot would do for the seat to move and why, and the next best; the same each time, unless its time runs out.
    fn hint(
        &self,
        name: Option<&str>,
        ms: Option<u64>,
        sims: Option<u64>,
        most: usize,
        wording: &Wording,
    ) -> Result<Json, EngineError> {
        let bot = spec(name.unwrap_or("level4"), None, sims)?;
        let (title, table) = self.game.as_ref().ok_or_else(no_table)?;
        let Turn::Seat(seat) = table.turn() else {
            return Err(EngineError::new("not-your-turn", "no seat is to move; ask for the `turn`"));
        };
        let thought = Thought { bot, limit: Duration::from_millis(ms.unwrap_or(USUAL_TIME)), seed: 0 };
        let advice = title.advise(&*table.position(), &thought, most);
        let words =
            json!({ "seat": table.seats()[seat.index()], "advice": answer::advice(&advice, wording) });
        Ok(answer::joined(words, answer::place(table.as_ref())))
    }

    fn odds(&self, action: &str, seat: Option<&str>, wording: &Wording) -> Result<Json, EngineError> {
        let table = self.table()?;
        Ok(answer::odds(&table.odds(asked(table, seat)?, action)?, wording))
    }

    fn explain(&self, action: &str, seat: Option<&str>, wording: &Wording) -> Result<Json, EngineError> {
        let table = self.table()?;
        Ok(answer::why(&table.explain(asked(table, seat)?, action), wording))
    }

    fn why(
        &self,
        element: &str,
        picked: &[String],
        seat: Option<&str>,
        wording: &Wording,
    ) -> Result<Json, EngineError> {
        let table = self.table()?;
        Ok(answer::why(&table.explain_click(asked(table, seat)?, element, picked), wording))
    }

    fn steer(&self, element: &str, target: &str, seat: Option<&str>) -> Result<Json, EngineError> {
        let table = self.table()?;
        Ok(json!({ "actions": table.steer(asked(table, seat)?, element, target)? }))
    }

    fn preview(&self, action: &str, seat: Option<&str>, wording: &Wording) -> Result<Json, EngineError> {
        let table = self.table()?;
        let events = table.preview(asked(table, seat)?, action)?;
        Ok(answer::preview(&events, wording))
    }

    fn title(&self, id: &str) -> Result<&'static dyn PlayableTitle, EngineError> {
        self.program.title(id).map_err(|why| EngineError::new("unknown-game", why.to_string()))
    }

    fn table(&self) -> Result<&dyn Table, EngineError> {
        self.game.as_ref().map(|(_, table)| table.as_ref()).ok_or_else(no_table)
    }

    fn table_mut(&mut self) -> Result<&mut (dyn Table + 'static), EngineError> {
        self.game.as_mut().map(|(_, table)| table.as_mut()).ok_or_else(no_table)
    }
}

/// A line that was read. What every request may have is outside of it, so that even a bad request is answered by its id.
struct Asked {
    id: Json,
    lang: Lang,
    brief: bool,
    request: Result<Request, EngineError>,
}

impl Asked {
    fn read(line: &[u8], usual: Lang) -> Result<Asked, EngineError> {
        if line.len() as u64 > LONGEST {
            return Err(EngineError::new("too-long", format!("a line should have at most {LONGEST} bytes")));
        }
        let parsed = serde_json::from_slice(line).map_err(|why| bad_request(&why))?;
        let StrictJson(Json::Object(mut fields)) = parsed else {
            return Err(EngineError::new("bad-request", format!("it is no object; {EXAMPLE}")));
        };
        let id = fields.remove("id").unwrap_or_default();
        let lang = fields
            .remove("lang")
            .map_or(Ok(usual), |word| word.as_str().unwrap_or_default().parse().map_err(EngineError::from));
        let brief = fields.remove("brief").map_or(Ok(false), |brief| {
            brief.as_bool().ok_or_else(|| EngineError::new("bad-request", "`brief` is true or false"))
        });
        Ok(match (lang, brief) {
            (Ok(lang), Ok(brief)) => {
                let request = serde_json::from_value(Json::Object(fields)).map_err(|why| bad_request(&why));
                Asked { id, lang, brief, request }
            }
            (Err(error), _) | (_, Err(error)) => Asked { id, lang: usual, brief: false, request: Err(error) },
        })
    }
}

/// What a request looks like, for those who got it wrong.
const EXAMPLE: &str = r#"a request is a JSON object like {"id": 1, "do": "titles"}"#;

fn bad_request(why: &serde_json::Error) -> EngineError {
    EngineError::new("bad-request", format!("{why}; {EXAMPLE}"))
}

fn no_table() -> EngineError {
    EngineError::new("no-table", "there is no table yet; begin with `new`, `load` or `set`")
}

fn dice(seed: Option<u64>) -> Dice {
    seed.map_or_else(Dice::secret, Dice::from_seed)
}

/// `ismcts` with `ms` or `sims`, or any name that needs neither.
fn spec(name: &str, ms: Option<u64>, sims: Option<u64>) -> Result<BotSpec, EngineError> {
    let word = match (ms, sims) {
        (None, None) => name.to_owned(),
        (Some(ms), None) => format!("{name}:{ms}ms"),
        (None, Some(sims)) => format!("{name}:{sims}"),
        (Some(_), Some(_)) => return Err(EngineError::new("bad-request", "give `ms` or `sims`, not both")),
    };
    Ok(word.parse()?)
}

/// The seat named, or else the one to move.
fn asked(table: &dyn Table, seat: Option<&str>) -> Result<Seat, EngineError> {
    match (seat, table.turn()) {
        (Some(word), _) => Ok(telling::seat_of(table.seats(), word)?),
        (None, Turn::Seat(seat)) => Ok(seat),
        (None, _) => Ok(Seat(0)),
    }
}
