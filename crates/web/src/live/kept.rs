//! From the lines the store keeps to a table and back, and the steps that were taken back, as each viewer may
//! hear of them.
//!
//! A table is rebuilt through the same doors play goes through, line by line, because an undone step can only be told
//! to a viewer while it stands.

use record::{Deed, Entry, Refusal, Step, Table};
use table::{Seat, Turn, Viewer};

/// A table and what was taken back at it.
pub(crate) struct Kept {
    pub(crate) game: Box<dyn Table>,
    folds: Vec<Fold>,
}

/// Steps taken back, to be shown after the step that led to this ply; one list a viewer.
struct Fold {
    at: usize,
    entries: Vec<Vec<Entry>>,
}

impl Kept {
    pub(crate) fn new(game: Box<dyn Table>) -> Kept {
        Kept { game, folds: Vec::new() }
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
                self.game.act(seat, word).map_err(told)
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
        self.game.act(seat, word)?;
        // A seat reads its own step just as the notation has it, however it was typed.
        let told = self.game.log(Viewer::Seat(seat), ply).into_iter().next().and_then(|entry| entry.word);
        let seat = self.game.seats()[seat.index()].to_owned();
        Ok(self.line(&Deed::Act { seat, word: told.unwrap_or_else(|| word.to_owned()) }))
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
        self.fold(&logs, ply);
        Ok(self.line(&Deed::Undo(ply)))
    }

    fn line(&self, deed: &Deed) -> String {
        format!("{deed} #{}", self.game.hash())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.game.seats().len())
    }

    fn fold(&mut self, logs: &[Vec<Entry>], ply: usize) {
        let entries = logs.iter().enumerate().map(|(viewer, log)| {
            let gone = log.iter().filter(|entry| entry.ply > ply).cloned();
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

    /// What happened from this ply on as the viewer may hear of it, in order; true if it was taken back.
    pub(crate) fn log(&self, viewer: Viewer, from: usize) -> Vec<(Entry, bool)> {
        let place = self.viewers().position(|known| known == viewer).unwrap_or_default();
        let folded = |ply| self.folded(ply, place).into_iter().map(|entry| (entry, true));
        let mut log: Vec<_> = folded(from).collect();
        for entry in self.game.log(viewer, from) {
            let ply = entry.ply;
            log.push((entry, false));
            log.extend(folded(ply));
        }
        log
    }
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
        let (kept, lines) = played();
        let mut again = opened();
        for line in &lines {
            again.follow(line).unwrap();
        }
        assert_eq!(again.game.hash(), kept.game.hash());
        assert_eq!(again.game.record(), kept.game.record());
        let told = |kept: &Kept| kept.log(Viewer::Public, 0);
        assert_eq!(told(&again), told(&kept));
        assert!(told(&kept).iter().any(|(_, undone)| *undone));
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
