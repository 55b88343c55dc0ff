//! From the lines the store keeps to a table and back, and the steps that were taken back, as each viewer may
//! hear of them.
//!
//! A table is rebuilt through the same doors play goes through, line by line, because an undone step can only be told
//! to a viewer while it stands. The latest lines of a log are remembered for as long as they stand: to tell them anew is
//! to replay their steps.

use std::collections::{HashMap, VecDeque};

use record::{Deed, Entry, Refusal, Step, Table};
use speech::Lang;
use table::{Seat, Turn, Viewer};

use crate::model::LogLine;

/// A table and what was taken back at it.
pub(crate) struct Kept {
    pub(crate) game: Box<dyn Table>,
    folds: Vec<Fold>,
    /// The choices of the line of play: the ply before, and whose it was.
    choices: Vec<(usize, Seat)>,
    /// The latest of the line of play for those who asked for it, each up to the ply where they did.
    told: HashMap<(Viewer, Lang), VecDeque<LogLine>>,
}

/// Steps taken back, to be shown after the step that led to this ply; one list a viewer.
struct Fold {
    at: usize,
    entries: Vec<Vec<Entry>>,
}

impl Kept {
    pub(crate) fn new(game: Box<dyn Table>) -> Kept {
        Kept { game, folds: Vec::new(), choices: Vec::new(), told: HashMap::new() }
    }

    /// Does what a kept line says; the error tells what does not fit.
    pub(crate) fn follow(&mut self, line: &str) -> Result<(), String> {
        let step: Step = line.parse()?;
        self.do_deed(&step.deed)?;
        let hash = self.game.hash();
        match step.hash {
            Some(kept) if kept.to_string() != hash => {
                Err(format!("the hash `{kept}` after `{}` should be `{hash}`", step.deed))
            }
            _ => Ok(()),
        }
    }

    fn do_deed(&mut self, deed: &Deed) -> Result<(), String> {
        let told = |refusal: Refusal| refusal.message;
        match deed {
            Deed::Luck { word, given: true } => self.game.luck(Some(word)).map(drop).map_err(told),
            Deed::Luck { word, given: false } => {
                let thrown = self.game.luck(None).map_err(told)?;
                if thrown == *word {
                    Ok(())
                } else {
                    Err(format!("`{word}` should be `{thrown}`, by the dice"))
                }
            }
            Deed::Act { seat, word } => {
                let seat = self.seat(seat).ok_or_else(|| format!("`{seat}` should be a seat"))?;
                self.choose(seat, word).map_err(told)
            }
            Deed::Undo(ply) => self.take_back(|game| game.undo_to(*ply)).map(drop).map_err(told),
        }
    }

    /// The seat with this word.
    pub(crate) fn seat(&self, word: &str) -> Option<Seat> {
        self.game.seats().iter().position(|known| *known == word).map(|place| Seat(place as u8))
    }

    /// A seat acts; the line to keep.
    pub(crate) fn act(&mut self, seat: Seat, word: &str) -> Result<String, Refusal> {
        let ply = self.game.ply();
        self.choose(seat, word)?;
        // A seat reads its own step just as the notation has it, however it was typed.
        let told = self.game.log(Viewer::Seat(seat), ply).into_iter().next().and_then(|entry| entry.word);
        let seat = self.game.seats()[seat.index()].to_owned();
        Ok(self.line(&Deed::Act { seat, word: told.unwrap_or_else(|| word.to_owned()) }))
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        let before = self.game.ply();
        self.game.act(seat, word)?;
        self.choices.push((before, seat));
        Ok(())
    }

    /// The ply before the seat's last choice.
    pub(crate) fn before_last(&self, seat: Seat) -> Option<usize> {
        self.choices.iter().rev().find(|(_, whose)| *whose == seat).map(|(before, _)| *before)
    }

    /// Luck decides whatever it has to; the lines to keep.
    pub(crate) fn settle(&mut self) -> Result<Vec<String>, Refusal> {
        let mut lines = Vec::new();
        while self.game.turn() == Turn::Chance {
            let word = self.game.luck(None)?;
            lines.push(self.line(&Deed::Luck { word, given: false }));
        }
        Ok(lines)
    }

    /// Takes steps back and folds them; the line to keep.
    pub(crate) fn take_back(
        &mut self,
        back: impl FnOnce(&mut dyn Table) -> Result<usize, Refusal>,
    ) -> Result<String, Refusal> {
        let logs: Vec<_> = self.viewers().map(|viewer| self.game.log(viewer, 0)).collect();
        let ply = back(&mut *self.game)?;
        self.fold(logs, ply);
        self.choices.retain(|(before, _)| *before < ply);
        self.told.clear();
        Ok(self.line(&Deed::Undo(ply)))
    }

    fn line(&self, deed: &Deed) -> String {
        format!("{deed} #{}", self.game.hash())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.game.seats().len())
    }

    fn fold(&mut self, logs: Vec<Vec<Entry>>, ply: usize) {
        let entries = logs.into_iter().enumerate().map(|(viewer, log)| {
            let gone = log.into_iter().filter(|entry| entry.ply > ply);
            let shown = gone.flat_map(|entry| {
                let older = self.folded(entry.ply, viewer);
                std::iter::once(entry).chain(older)
            });
            shown.collect()
        });
        let fold = Fold { at: ply, entries: entries.collect() };
        self.folds.retain(|older| older.at <= ply);
        self.folds.push(fold);
    }

    /// The folded steps to be shown after this ply.
    fn folded(&self, ply: usize, viewer: usize) -> Vec<Entry> {
        let there = self.folds.iter().filter(|fold| fold.at == ply);
        there.flat_map(|fold| fold.entries[viewer].iter().cloned()).collect()
    }

    /// The line of play after this ply as the viewer may hear of it.
    fn standing(&mut self, viewer: Viewer, lang: Lang, from: usize) -> Vec<LogLine> {
        let told = self.told.entry((viewer, lang)).or_default();
        if told.front().is_none_or(|first| first.ply > from + 1) {
            told.clear();
        }
        let upto = told.back().map_or(from, |last| last.ply);
        told.extend(self.game.log(viewer, upto).iter().map(|entry| log_line(entry, lang)));
        let earlier = told.iter().take_while(|line| line.ply <= from).count();
        told.drain(..earlier);
        told.iter().cloned().collect()
    }

    /// What happened after this ply as the viewer may hear of it, in order, with what was taken back.
    pub(crate) fn log(&mut self, viewer: Viewer, lang: Lang, from: usize) -> Vec<LogLine> {
        let standing = self.standing(viewer, lang, from);
        let place = self.viewers().position(|known| known == viewer).unwrap_or_default();
        let folded = |ply| {
            let entries = self.folded(ply, place).into_iter();
            entries.map(|entry| LogLine { undone: true, ..log_line(&entry, lang) })
        };
        let mut log: Vec<_> = folded(from).collect();
        for line in standing {
            let ply = line.ply;
            log.push(line);
            log.extend(folded(ply));
        }
        log
    }
}

/// A line of the log. What came of a step tells what it was; a step without consequences tells itself.
pub(super) fn log_line(entry: &Entry, lang: Lang) -> LogLine {
    let deed = entry.say.iter().filter(|_| entry.events.is_empty());
    let says = deed.chain(entry.events.iter().map(|told| &told.say));
    let says = says.map(|say| speech::say(lang, say)).collect();
    LogLine { ply: entry.ply, seat: entry.seat, says, undone: false, news: false }
}

#[cfg(test)]
mod tests {
    use record::Dice;

    use super::*;

    fn opened() -> Kept {
        let title = titles::find("natisk").expect("it is on the shelf");
        Kept::new(title.open(&title.defaults(), Dice::from_seed(1)).expect("the usual options"))
    }

    /// Plays a few steps with an undo among them.
    fn played() -> (Kept, Vec<String>) {
        let mut kept = opened();
        let mut lines = kept.settle().unwrap();
        for _ in 0..4 {
            let Turn::Seat(seat) = kept.game.turn() else { panic!("somebody is to move") };
            let word = kept.game.choices()[0].word.clone();
            lines.push(kept.act(seat, &word).unwrap());
            lines.extend(kept.settle().unwrap());
        }
        let before = kept.game.ply() - 2;
        lines.push(kept.take_back(|game| game.undo_to(before)).unwrap());
        lines.extend(kept.settle().unwrap());
        (kept, lines)
    }

    #[test]
    fn kept_lines_bring_the_table_back() {
        let (mut kept, lines) = played();
        let mut again = opened();
        for line in &lines {
            again.follow(line).unwrap();
        }
        assert_eq!(again.game.hash(), kept.game.hash());
        assert_eq!(again.game.record(), kept.game.record());
        let told = kept.log(Viewer::Public, Lang::En, 0);
        assert_eq!(again.log(Viewer::Public, Lang::En, 0), told);
        assert!(told.iter().any(|line| line.undone));
    }

    #[test]
    fn the_log_is_the_same_for_who_asks_often_and_for_who_asks_once() {
        let (_, lines) = played();
        let (mut often, mut once) = (opened(), opened());
        for line in &lines {
            often.follow(line).unwrap();
            once.follow(line).unwrap();
            let ply = often.game.ply();
            for from in [3, 1, 7, 0].map(|back| ply.saturating_sub(back)) {
                let log = often.log(Viewer::Seat(Seat(0)), Lang::Ru, from);
                once.told.clear();
                assert_eq!(log, once.log(Viewer::Seat(Seat(0)), Lang::Ru, from));
                assert!(log.iter().filter(|line| !line.undone).map(|line| line.ply).eq(from + 1..=ply));
            }
        }
    }

    #[test]
    fn a_changed_line_is_found() {
        let (_, lines) = played();
        let mut again = opened();
        let mut last = lines[0].clone();
        last.replace_range(last.len() - 1.., if last.ends_with('0') { "1" } else { "0" });
        assert!(again.follow(&last).unwrap_err().contains("should be"));
        assert!(opened().follow("nonsense").is_err());
    }
}
