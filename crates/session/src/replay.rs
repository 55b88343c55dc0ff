//! From a record to a session and back.

use sandtable_core::{Game, Quiet, Seat};

use crate::session::{HistoryEntry, TypedStep, hash_of};
use crate::{Dice, Json, Record, RecordError, Session, StateHash, Step, StepKind, options, patch};

impl<G: Game> Session<G> {
    /// Plays a record. Each step must be legal; a hash must fit if the step has one, and so must luck if the record
    /// has the key of its dice. Without the key the dice stay sealed: give the luck, or [`bring`](Session::bring) dice.
    pub fn replay(record: &Record) -> Result<Session<G>, RecordError> {
        let mut session = Session::<G>::opened(record)?;
        for (index, step) in record.steps.iter().enumerate() {
            let ply = session.ply() + 1;
            session.follow(step).map_err(|why| RecordError::at_ply(record.line_of(index), ply, why))?;
        }
        Ok(session)
    }

    fn opened(record: &Record) -> Result<Session<G>, RecordError> {
        if record.game != G::ID {
            return Err(RecordError::new(2, format!("`{}` should be `{}`", record.game, G::ID)));
        }
        let rules = record.rules;
        options::check_rules::<G>(rules).map_err(|why| RecordError::new(3, why))?;
        let dice = dice_of(record)?;
        let options =
            options::read::<G>(&record.options, rules).map_err(|why| RecordError::new(4, why.to_string()))?;
        match &record.state {
            None => {
                Session::by_rules(rules, options, dice).map_err(|why| RecordError::new(4, why.to_string()))
            }
            Some(state) => patch::patched_session(rules, options, state, dice)
                .map_err(|why| RecordError::new(5, why.to_string())),
        }
    }

    fn follow(&mut self, step: &Step) -> Result<(), String> {
        match &step.kind {
            StepKind::Luck { word, given } => self.follow_luck(word, *given)?,
            StepKind::Act { seat, word } => self.follow_act(seat, word)?,
            StepKind::Undo(ply) => self.follow_undo(*ply)?,
        }
        match step.hash {
            Some(hash) if hash != self.hash() => Err(format!(
                "the hash `{hash}` should be `{}`: the state after `{}` is another",
                self.hash(),
                step.kind
            )),
            _ => Ok(()),
        }
    }

    fn follow_luck(&mut self, word: &str, given: bool) -> Result<(), String> {
        let outcome = canonical(word)?;
        let given = given || self.dice.commitment().is_none();
        self.check_outcome(outcome).map_err(|refusal| refusal.message)?;
        if !given
            && let Some(thrown) = self.thrown()
            && thrown != outcome
        {
            return Err(format!("`{word}` should be `{thrown}`: that is what the dice brought"));
        }
        self.take(TypedStep::Luck { outcome, given });
        Ok(())
    }

    fn follow_act(&mut self, seat: &str, word: &str) -> Result<(), String> {
        let seats = self.seats();
        let place = seats.iter().position(|&known| known == seat);
        let place = place.ok_or_else(|| format!("`{seat}` should be a seat: one of {}", seats.join(", ")))?;
        self.act(Seat(place as u8), canonical(word)?).map_err(|refusal| refusal.message)
    }

    fn follow_undo(&mut self, ply: usize) -> Result<(), String> {
        if ply >= self.ply() {
            return Err(format!("`undo {ply}` should name a ply before the present one, {}", self.ply()));
        }
        self.go_back(ply);
        Ok(())
    }

    /// The record of all that happened. A finished game shows the key of its dice; before that the record still
    /// holds every secret of the position, and is not for the players.
    pub fn record(&self) -> Record {
        let hashes = self.hashes();
        let kinds = self.history.iter().map(|&entry| match entry {
            HistoryEntry::Step(place) => self.kind(place),
            HistoryEntry::Undo(ply) => StepKind::Undo(ply),
        });
        let steps = kinds.zip(hashes).map(|(kind, hash)| Step { kind, hash: Some(hash) }).collect();
        Record {
            game: G::ID.to_owned(),
            rules: self.rules(),
            options: options::written::<G>(&self.options, self.rules()),
            state: self.is_set.then(|| json(&self.milestones[0])),
            dice: self.dice.commitment(),
            steps,
            key: self.dice.key().filter(|_| self.turn() == sandtable_core::Turn::Over),
        }
    }

    /// The step at this place of `steps`, in words.
    pub(crate) fn kind(&self, place: usize) -> StepKind {
        match self.steps[place].step {
            TypedStep::Act(seat, action) => {
                StepKind::Act { seat: self.seat_word(seat).to_owned(), word: action.to_string() }
            }
            TypedStep::Luck { outcome, given } => {
                StepKind::Luck { word: outcome.to_string(), given: given && self.dice.commitment().is_some() }
            }
        }
    }

    /// The hash after each entry of the history.
    fn hashes(&self) -> Vec<StateHash> {
        self.work_out_hashes();
        let mut line = vec![hash_of(&self.milestones[0])];
        let after = |entry: &HistoryEntry| {
            match *entry {
                HistoryEntry::Step(place) => line.extend(self.steps[place].hash.get()),
                HistoryEntry::Undo(ply) => line.truncate(ply + 1),
            }
            line[line.len() - 1]
        };
        self.history.iter().map(after).collect()
    }

    /// Plays everything again if the hash of any step is still unknown.
    fn work_out_hashes(&self) {
        if self.steps.iter().all(|played| played.hash.get().is_some()) {
            return;
        }
        let mut line = vec![self.milestones[0].clone()];
        for &entry in &self.history {
            match entry {
                HistoryEntry::Step(place) => {
                    let mut state = line[line.len() - 1].clone();
                    self.steps[place].step.apply_to(&mut state, &mut Quiet);
                    self.steps[place].hash.get_or_init(|| hash_of(&state));
                    line.push(state);
                }
                HistoryEntry::Undo(ply) => line.truncate(ply + 1),
            }
        }
    }
}

fn dice_of(record: &Record) -> Result<Dice, RecordError> {
    let Some(commitment) = record.dice else { return Ok(Dice::by_hand()) };
    let Some(key) = record.key else { return Ok(Dice::sealed(commitment)) };
    let dice = Dice::from_key(key.0);
    if dice.keeps(commitment) {
        return Ok(dice);
    }
    let line = record.line_of(record.steps.len()) + 1;
    Err(RecordError::new(line, format!("the key `{key}` does not open the commitment `{commitment}`")))
}

/// Reads a word that must be written just as it is printed: a record has one text.
fn canonical<T: sandtable_core::Word>(text: &str) -> Result<T, String> {
    let word: T = text.parse().map_err(|why: sandtable_core::ParseError| why.to_string())?;
    let right = word.to_string();
    if right == text { Ok(word) } else { Err(format!("`{text}` should be written `{right}`")) }
}

pub(crate) fn json<T: serde::Serialize>(value: &T) -> Json {
    let mut json = serde_json::to_value(value).expect("options, states, views and events are plain data");
    // The order must not depend on what other crates ask of serde_json: a record has one text.
    json.sort_all_objects();
    json
}
