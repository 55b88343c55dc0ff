//! The game of a table: from the lines the store has to a session and back, and the steps that were taken back, as each
//! viewer may hear of them.
//!
//! A game is rebuilt by the same calls that play it, line by line, because an undone step can only be described to a viewer
//! while it stands. Clones share everything: the next change copies what a clone still needs.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use sandtable_core::{Message, Seat, Turn, Viewer};
use sandtable_session::{Entry, Refusal, RefusalKind, Step, StepKind, Table, Undone};

use super::guide::{Guide, LessonPlace};
use super::puzzle::PuzzleInPlay;

/// What a seat can do by itself.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Play<'a> {
    /// This choice, in the notation.
    Act(&'a str),
    /// These choices one after the other, up to the first that is refused.
    Chain(&'a [String]),
    /// Its last step back.
    Undo,
    /// Everything back to the last commit point.
    Restart,
    /// Back to a ply; the others have agreed.
    Back(usize),
}

/// What became of a [`Play`]: the lines to store, and why it went no further.
#[derive(Debug, Default)]
pub(crate) struct Played {
    pub(crate) lines: Vec<String>,
    pub(crate) refusal: Option<Message>,
}

/// A session, and what was taken back in it.
#[derive(Clone)]
pub(crate) struct ReplayedGame {
    game: Arc<dyn Table>,
    folds: Arc<Folds>,
    /// The choices of the line of play: the ply before, and whose it was.
    choices: Arc<Vec<(usize, Seat)>>,
    /// The points by step as the game stands, once somebody has asked.
    course: Arc<OnceLock<Course>>,
    /// The lesson, if there is one.
    guide: Option<Guide>,
    /// The puzzle, if it is one.
    puzzle: Option<PuzzleInPlay>,
}

/// The points of all seats at some plies.
type Course = Arc<[(usize, Vec<i32>)]>;

/// More points than this a plot does not show.
const FINEST_COURSE: usize = 80;

/// Steps taken back, by the ply after which they are shown; of each fold one list per viewer.
type Folds = BTreeMap<usize, Vec<Arc<[Vec<Entry>]>>>;

impl ReplayedGame {
    pub(crate) fn new(game: Box<dyn Table>) -> ReplayedGame {
        ReplayedGame {
            game: game.into(),
            folds: Arc::default(),
            choices: Arc::default(),
            course: Arc::default(),
            guide: None,
            puzzle: None,
        }
    }

    /// From here on the game follows this lesson, or none.
    pub(crate) fn set_guide(&mut self, guide: Option<Guide>) {
        self.guide = guide;
    }

    pub(crate) fn guide(&self) -> Option<&Guide> {
        self.guide.as_ref()
    }

    /// From here on the game is this puzzle, or none.
    pub(crate) fn set_puzzle(&mut self, puzzle: Option<PuzzleInPlay>) {
        self.puzzle = puzzle;
    }

    pub(crate) fn puzzle(&self) -> Option<&PuzzleInPlay> {
        self.puzzle.as_ref()
    }

    /// Where the game is in its lesson.
    pub(crate) fn lesson_place(&self) -> Option<LessonPlace> {
        self.guide.as_ref().map(|guide| guide.place(self.game.ply()))
    }

    /// The lesson's next step.
    pub(crate) fn lesson_step(&self) -> Option<&StepKind> {
        self.guide.as_ref()?.next(self.game.ply())
    }

    /// A step was taken after this ply.
    fn note(&mut self, ply: usize, step: &StepKind) {
        if let Some(guide) = &mut self.guide {
            guide.note(ply, step);
        }
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.note(ply, step);
        }
    }

    pub(crate) fn game(&self) -> &dyn Table {
        &*self.game
    }

    /// The points by step, worked out once for all pages of a table. For everybody's eyes only once the game is over.
    pub(crate) fn course(&self) -> &Course {
        self.course.get_or_init(|| self.game.course(FINEST_COURSE).into())
    }

    /// The game to change: a copy of it, if a snapshot still needs the old one.
    fn game_mut(&mut self) -> &mut dyn Table {
        self.course = Arc::default();
        if Arc::get_mut(&mut self.game).is_none() {
            self.game = self.game.copy().into();
        }
        Arc::get_mut(&mut self.game).expect("nobody else has the copy")
    }

    /// Does what a stored line says, and says whether it took steps back; the error says what does not fit.
    pub(crate) fn follow(&mut self, line: &str) -> Result<bool, String> {
        let step: Step = line.parse()?;
        self.repeat(&step.kind)?;
        let hash = self.game.hash();
        match step.hash {
            Some(stored) if stored.to_string() != hash => {
                Err(format!("the hash `{stored}` after `{}` should be `{hash}`", step.kind))
            }
            _ => Ok(matches!(step.kind, StepKind::Undo(_))),
        }
    }

    fn repeat(&mut self, step: &StepKind) -> Result<(), String> {
        let why = |refusal: Refusal| refusal.message;
        match step {
            StepKind::Luck { word, given: true } => self.decide(Some(word)).map(drop).map_err(why),
            StepKind::Luck { word, given: false } => {
                let thrown = self.decide(None).map_err(why)?;
                if thrown == *word {
                    Ok(())
                } else {
                    Err(format!("`{word}` should be `{thrown}`, by the dice"))
                }
            }
            StepKind::Act { seat, word } => {
                let seat = self.seat(seat).ok_or_else(|| format!("`{seat}` should be a seat"))?;
                self.choose(seat, word).map_err(why)
            }
            StepKind::Undo(ply) => self.take_back(|game| game.undo_to(*ply)).map(drop).map_err(why),
        }
    }

    /// The seat with this word.
    pub(crate) fn seat(&self, word: &str) -> Option<Seat> {
        self.game.seats().iter().position(|known| *known == word).map(|place| Seat(place as u8))
    }

    /// Does what a seat wants, and lets luck decide what follows.
    pub(crate) fn play(&mut self, seat: Seat, wanted: Play<'_>) -> Played {
        match wanted {
            Play::Act(word) => self.play_chain(seat, &[word.to_owned()]),
            Play::Chain(words) => self.play_chain(seat, words),
            Play::Undo => self.play_back(|game| game.undo(seat)),
            Play::Restart => self.play_back(|game| game.restart_turn(seat)),
            Play::Back(to) => self.play_back(|game| game.undo_to(to)),
        }
    }

    fn play_chain(&mut self, seat: Seat, words: &[String]) -> Played {
        let mut played = Played::default();
        for word in words {
            match self.act_and_settle(seat, word) {
                Ok(lines) => played.lines.extend(lines),
                Err(why) => {
                    played.refusal = Some(why);
                    break;
                }
            }
        }
        played
    }

    fn act_and_settle(&mut self, seat: Seat, word: &str) -> Result<Vec<String>, Message> {
        let line = self.act(seat, word).map_err(|_| self.game.explain(seat, word))?;
        let luck = self.settle().map_err(|why| explained(&why))?;
        Ok(std::iter::once(line).chain(luck).collect())
    }

    fn play_back(&mut self, undo: impl FnOnce(&mut dyn Table) -> Result<Undone, Refusal>) -> Played {
        let settled = self.take_back(undo).and_then(|line| {
            let luck = self.settle()?;
            Ok(std::iter::once(line).chain(luck).collect())
        });
        match settled {
            Ok(lines) => Played { lines, refusal: None },
            Err(why) => Played { lines: Vec::new(), refusal: Some(explained(&why)) },
        }
    }

    /// A seat acts; the line to store.
    pub(crate) fn act(&mut self, seat: Seat, word: &str) -> Result<String, Refusal> {
        self.choose(seat, word)?;
        // As the notation has it, however it was typed.
        let step = self.game.last_step().expect("a step was just taken");
        Ok(self.line(&step))
    }

    fn choose(&mut self, seat: Seat, word: &str) -> Result<(), Refusal> {
        let before = self.game.ply();
        self.game_mut().act(seat, word)?;
        Arc::make_mut(&mut self.choices).push((before, seat));
        let seat = self.game.seats()[seat.index()].to_owned();
        self.note(before, &StepKind::Act { seat, word: word.to_owned() });
        Ok(())
    }

    /// Luck decides: as given, or by the dice. Says what it brought.
    fn decide(&mut self, word: Option<&str>) -> Result<String, Refusal> {
        let before = self.game.ply();
        let brought = self.game_mut().luck(word)?;
        self.note(before, &StepKind::Luck { word: brought.clone(), given: word.is_some() });
        Ok(brought)
    }

    /// What the lesson wants luck to bring.
    fn lesson_luck(&self) -> Option<String> {
        match self.lesson_step() {
            Some(StepKind::Luck { word, .. }) => Some(word.clone()),
            _ => None,
        }
    }

    /// How many choices such seats have made from this ply on.
    pub(crate) fn choices_since(&self, ply: usize, is_meant: impl Fn(Seat) -> bool) -> usize {
        self.choices
            .iter()
            .rev()
            .take_while(|(before, _)| *before >= ply)
            .filter(|(_, seat)| is_meant(*seat))
            .count()
    }

    /// The ply before the seat's last choice.
    pub(crate) fn before_last_choice(&self, seat: Seat) -> Option<usize> {
        self.choices.iter().rev().find(|(_, whose)| *whose == seat).map(|(before, _)| *before)
    }

    /// Luck decides whatever it has to, in a lesson as the lesson wants; the lines to store.
    pub(crate) fn settle(&mut self) -> Result<Vec<String>, Refusal> {
        let mut lines = Vec::new();
        while self.game.turn() == Turn::Chance {
            let given = self.lesson_luck();
            let word = self.decide(given.as_deref())?;
            lines.push(self.line(&StepKind::Luck { word, given: given.is_some() }));
        }
        Ok(lines)
    }

    /// Takes steps back and folds them; the line to store. It costs what is taken back, however long the game is.
    fn take_back(
        &mut self,
        undo: impl FnOnce(&mut dyn Table) -> Result<Undone, Refusal>,
    ) -> Result<String, Refusal> {
        let undone = undo(self.game_mut())?;
        let ply = undone.ply;
        self.fold(undone);
        if let Some(guide) = &mut self.guide {
            guide.note_undo(ply);
        }
        if let Some(puzzle) = &mut self.puzzle {
            puzzle.note_undo(ply);
        }
        let choices = Arc::make_mut(&mut self.choices);
        choices.truncate(choices.partition_point(|(before, _)| *before < ply));
        Ok(self.line(&StepKind::Undo(ply)))
    }

    fn line(&self, step: &StepKind) -> String {
        format!("{step} #{}", self.game.hash())
    }

    fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(self.game.seats().len())
    }

    fn fold(&mut self, Undone { ply, entries }: Undone) {
        let with_older = |(viewer, log): (Viewer, Vec<Entry>)| {
            let shown = log.into_iter().flat_map(|entry| {
                let older: Vec<_> = self.folded(entry.ply, viewer).cloned().collect();
                std::iter::once(entry).chain(older)
            });
            shown.collect()
        };
        let fold: Arc<[Vec<Entry>]> = self.viewers().zip(entries).map(with_older).collect();
        let folds = Arc::make_mut(&mut self.folds);
        folds.split_off(&(ply + 1));
        folds.entry(ply).or_default().push(fold);
    }

    /// The steps taken back that are shown after this ply.
    pub(crate) fn folded(&self, ply: usize, viewer: Viewer) -> impl Iterator<Item = &Entry> {
        let place = self.viewers().position(|known| known == viewer).unwrap_or_default();
        self.folds.get(&ply).into_iter().flatten().flat_map(move |fold| &fold[place])
    }
}

fn explained(refusal: &Refusal) -> Message {
    match refusal.kind {
        RefusalKind::NoUndo => Message::new("web-cannot-undo"),
        RefusalKind::Over => Message::new("table-why-over"),
        _ => Message::new("table-why-not-listed"),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use sandtable_i18n::{Lang, Locale};
    use sandtable_session::Dice;

    use super::*;
    use crate::live::seat_history::SeatHistory;
    use crate::live::table_log::LogSnapshot;

    pub(crate) fn opened() -> ReplayedGame {
        let title = sandtable_games::all()[0].title;
        ReplayedGame::new(title.open(&title.defaults(), Dice::from_seed(1)).expect("the usual options"))
    }

    pub(crate) fn locale(lang: Lang) -> Locale {
        crate::Site::new(sandtable_games::all()).expect("good packages").locale(lang)
    }

    fn mover(game: &ReplayedGame) -> Seat {
        let Turn::Seat(seat) = game.game().turn() else { panic!("somebody is to move") };
        seat
    }

    /// Plays a few steps with an undo among them.
    pub(crate) fn played() -> (ReplayedGame, Vec<String>) {
        let mut replayed = opened();
        let mut lines = replayed.settle().unwrap();
        for _ in 0..4 {
            let word = replayed.game().choices()[0].word.clone();
            lines.extend(replayed.play(mover(&replayed), Play::Act(&word)).lines);
        }
        let before = replayed.game().ply() - 2;
        lines.extend(replayed.play(Seat(0), Play::Back(before)).lines);
        (replayed, lines)
    }

    #[test]
    fn stored_lines_bring_the_game_back() {
        let (replayed, lines) = played();
        let mut again = opened();
        for line in &lines {
            again.follow(line).unwrap();
        }
        assert_eq!(again.game().hash(), replayed.game().hash());
        assert_eq!(again.game().record(), replayed.game().record());
        let log = |game| {
            LogSnapshot::default().lines(game, Viewer::Public, &locale(Lang::En), 0, &SeatHistory::default())
        };
        assert_eq!(log(&again), log(&replayed));
        assert!(log(&replayed).iter().any(|line| line.undone));
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

    #[test]
    fn a_clone_stays_as_it_was() {
        let (mut replayed, _) = played();
        let (before, record) = (replayed.clone(), replayed.game().record());
        let word = replayed.game().choices()[0].word.clone();
        assert!(!replayed.play(mover(&replayed), Play::Act(&word)).lines.is_empty());
        assert_eq!(before.game().record(), record);
        assert_ne!(replayed.game().record(), record);
    }

    #[test]
    fn a_chain_goes_as_far_as_it_is_legal() {
        let mut replayed = opened();
        replayed.settle().unwrap();
        let (seat, before) = (mover(&replayed), replayed.game().ply());
        let word = replayed.game().choices()[0].word.clone();
        let played = replayed.play(seat, Play::Chain(&[word, "nonsense".to_owned()]));
        assert!(!played.lines.is_empty() && played.refusal.is_some());
        assert_eq!(replayed.game().ply(), before + played.lines.len());
    }
}
