//! A guided first game: a record, and a comment on each decision of the learner in every language.
//!
//! The comments are blocks with an empty line between them. The first line of a block says which decision it is, of how many
//! steps it is made if not of one, and what is pointed at besides the things to click. A line that begins with `> ` says
//! what has happened before; a number in brackets names a paragraph of the rules. The last block is called `end`.
//!
//! ```text
//! 1
//! Place the army. [6.4]
//!
//! 2 steps 2 at track-we marker-we
//! > They have answered with a fleet.
//! Push the marker on, and finish the turn.
//!
//! end
//! Two theatres are won.
//! ```
//!
//! Both languages must have the same decisions, so that a lesson is the same whoever reads it.

use sandtable_i18n::Lang;
use sandtable_session::{Record, RecordError, StepKind, Table};

use crate::LessonTexts;

/// A guided first game.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// Options and steps.
    pub record: Record,
    /// The words of the learner's seats.
    pub seats: &'static [&'static str],
    /// The decisions in order.
    pub decisions: Vec<Decision>,
    end: Vec<Vec<String>>,
}

/// What a learner decides, by one step or several.
#[derive(Clone, PartialEq, Debug)]
pub struct Decision {
    /// The plies before its steps.
    pub plies: Vec<usize>,
    /// The elements pointed at besides those to click.
    pub points: Vec<String>,
    comments: Vec<Comment>,
}

/// What is said about a decision in one language, each line a paragraph.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Comment {
    /// What has happened since the decision before.
    pub happened: Vec<String>,
    /// What is to be decided, and why so.
    pub says: Vec<String>,
}

/// The comments in one language.
#[derive(Debug, Default)]
struct Comments {
    blocks: Vec<Block>,
    end: Vec<String>,
}

/// One decision as its text has it.
#[derive(Debug, Default)]
struct Block {
    steps: usize,
    points: Vec<String>,
    comment: Comment,
}

impl Lesson {
    /// Reads the files of a lesson. What the steps mean is looked at when they are played.
    pub fn new(texts: &LessonTexts) -> Result<Lesson, String> {
        let record =
            Record::parse(texts.record).map_err(|why: RecordError| format!("first-game.record, {why}"))?;
        let read =
            |lang: Lang| parse(texts.comments(lang)).map_err(|why| format!("first-game.{lang}.txt, {why}"));
        let comments = Lang::ALL.iter().map(|&lang| read(lang)).collect::<Result<Vec<_>, _>>()?;
        expect_alike(&comments)?;
        let own = own_plies(&record, texts.seats)?;
        let decisions = decisions(&own, &comments)?;
        let end = comments.into_iter().map(|comments| comments.end).collect();
        Ok(Lesson { record, seats: texts.seats, decisions, end })
    }

    /// The step after this ply.
    pub fn step(&self, ply: usize) -> Option<&StepKind> {
        self.record.steps.get(ply).map(|step| &step.kind)
    }

    /// The next decision from this ply on, by its place, and whether one of its steps is the very next.
    pub fn decision(&self, ply: usize) -> Option<(usize, bool)> {
        let is_to_come = |decision: &Decision| decision.plies.last().is_some_and(|&last| last >= ply);
        let place = self.decisions.iter().position(is_to_come)?;
        Some((place, self.decisions[place].plies.contains(&ply)))
    }

    /// What is said when the script has come to its end.
    pub fn end(&self, lang: Lang) -> &[String] {
        &self.end[place(lang)]
    }
}

impl Decision {
    /// What is said about it.
    pub fn comment(&self, lang: Lang) -> &Comment {
        &self.comments[place(lang)]
    }
}

fn place(lang: Lang) -> usize {
    Lang::ALL.iter().position(|&known| known == lang).unwrap_or_default()
}

/// The plies before the learner's steps.
fn own_plies(record: &Record, seats: &[&str]) -> Result<Vec<usize>, String> {
    let mut own = Vec::new();
    for (ply, step) in record.steps.iter().enumerate() {
        match &step.kind {
            StepKind::Undo(_) => {
                return Err(format!("first-game.record: nothing is taken back in a lesson, `{}`", step.kind));
            }
            StepKind::Act { seat, .. } if seats.contains(&seat.as_str()) => own.push(ply),
            StepKind::Act { .. } | StepKind::Luck { .. } => {}
        }
    }
    Ok(own)
}

fn expect_alike(comments: &[Comments]) -> Result<(), String> {
    let shape = |comments: &Comments| {
        let block = |block: &Block| (block.steps, block.points.clone(), block.comment.happened.is_empty());
        comments.blocks.iter().map(block).collect::<Vec<_>>()
    };
    let shapes: Vec<_> = comments.iter().map(shape).collect();
    for (at, pair) in shapes.windows(2).enumerate() {
        let different =
            (0..pair[0].len().max(pair[1].len())).find(|&place| pair[0].get(place) != pair[1].get(place));
        if let Some(place) = different {
            let (one, other) = (Lang::ALL[at], Lang::ALL[at + 1]);
            return Err(format!(
                "decision {} of first-game.{one}.txt and of first-game.{other}.txt should have the same steps, the same elements, and both or neither say what has happened",
                place + 1
            ));
        }
    }
    Ok(())
}

fn decisions(own: &[usize], comments: &[Comments]) -> Result<Vec<Decision>, String> {
    let blocks = &comments[0].blocks;
    let steps: usize = blocks.iter().map(|block| block.steps).sum();
    if steps != own.len() {
        return Err(format!(
            "the comments are about {steps} steps of the learner, but the record has {}",
            own.len()
        ));
    }
    let mut rest = own;
    let decision = |(place, block): (usize, &Block)| {
        let (plies, later) = rest.split_at(block.steps);
        rest = later;
        let comments = comments.iter().map(|comments| comments.blocks[place].comment.clone()).collect();
        Decision { plies: plies.to_vec(), points: block.points.clone(), comments }
    };
    Ok(blocks.iter().enumerate().map(decision).collect())
}

/// Reads the comments in one language.
fn parse(text: &str) -> Result<Comments, String> {
    let mut comments = Comments::default();
    let mut lines = (1..).zip(text.lines()).peekable();
    while let Some((number, head)) = lines.next() {
        let body: Vec<(usize, &str)> =
            std::iter::from_fn(|| lines.next().filter(|(_, line)| !line.is_empty())).collect();
        let is_last = lines.peek().is_none();
        read_block(&mut comments, head, &body, is_last).map_err(|why| format!("line {number}: {why}"))?;
    }
    if comments.end.is_empty() {
        return Err("the last block should be called `end`".to_owned());
    }
    Ok(comments)
}

fn read_block(
    comments: &mut Comments,
    head: &str,
    body: &[(usize, &str)],
    is_last: bool,
) -> Result<(), String> {
    if (head == "end") != is_last {
        return Err(format!("`{head}` should be `end` in the last block, and only there"));
    }
    let comment = comment(body)?;
    if is_last {
        if !comment.happened.is_empty() {
            return Err("the end should say nothing with `> `".to_owned());
        }
        comments.end = comment.says;
        return Ok(());
    }
    let number = comments.blocks.len() + 1;
    let wrong =
        || format!("`{head}` should be `{number}`, `{number} steps 2`, `{number} at <element> ...` or both");
    let (steps, points) = read_head(head, number).ok_or_else(wrong)?;
    comments.blocks.push(Block { steps, points, comment });
    Ok(())
}

/// The steps and the elements of `3 steps 2 at wall-1 wall-2`.
fn read_head(head: &str, number: usize) -> Option<(usize, Vec<String>)> {
    let mut words: Vec<&str> = head.split(' ').collect();
    let mut points = Vec::new();
    if let Some(at) = words.iter().position(|&word| word == "at") {
        points = words.drain(at..).skip(1).map(str::to_owned).collect();
        if points.is_empty() || points.iter().any(String::is_empty) {
            return None;
        }
    }
    let steps = match words[..] {
        [_] => 1,
        [_, "steps", steps] => steps.parse().ok().filter(|&steps: &usize| steps > 1 && steps < 100)?,
        _ => return None,
    };
    (words[0] == number.to_string()).then_some((steps, points))
}

fn comment(body: &[(usize, &str)]) -> Result<Comment, String> {
    let mut comment = Comment::default();
    for &(number, line) in body {
        let text = line.strip_prefix("> ").unwrap_or(line);
        if text.trim() != text || text.is_empty() || pieces(text).is_none() {
            return Err(format!("line {number}, `{line}`, should be a sentence, with paragraphs as `[6.4]`"));
        }
        if text.len() == line.len() {
            comment.says.push(text.to_owned());
        } else if comment.says.is_empty() {
            comment.happened.push(text.to_owned());
        } else {
            return Err(format!("line {number}: what has happened, `> `, should come first"));
        }
    }
    if comment.says.is_empty() { Err("a sentence should follow".to_owned()) } else { Ok(comment) }
}

/// A part of a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Piece<'a> {
    /// Words.
    Text(&'a str),
    /// The number of a paragraph of the rules.
    Rule(&'a str),
}

/// The parts of a sentence of a lesson.
pub fn sentence_pieces(sentence: &str) -> Vec<Piece<'_>> {
    pieces(sentence).unwrap_or_else(|| vec![Piece::Text(sentence)])
}

/// None if what is in brackets is no number of a paragraph.
fn pieces(sentence: &str) -> Option<Vec<Piece<'_>>> {
    let mut pieces = Vec::new();
    let mut rest = sentence;
    while let Some((before, after)) = rest.split_once('[') {
        let (rule, later) = after.split_once(']')?;
        let is_number =
            rule.split('.').all(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()));
        if !is_number {
            return None;
        }
        pieces.extend([Piece::Text(before), Piece::Rule(rule)]);
        rest = later;
    }
    pieces.push(Piece::Text(rest));
    pieces.retain(|piece| *piece != Piece::Text(""));
    Some(pieces)
}

/// What to click for an action of the seat to move, in order; of a range, all but its number.
pub fn path_of(game: &dyn Table, word: &str) -> Vec<String> {
    if let Some(choice) = game.choices().into_iter().find(|choice| choice.word == word) {
        return choice.path;
    }
    let amount = word.rsplit(' ').next().and_then(|amount| amount.parse().ok());
    let is_of = |range: &sandtable_session::RangeChoice| {
        amount.is_some_and(|amount| {
            game.with_amount(&range.word, amount).is_ok_and(|of_range| of_range == word)
        })
    };
    game.ranges().into_iter().find(is_of).map(|range| range.path).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "sandtable 1\ngame toy\nrules 1\noptions {}\n---\n* draw ruby\nwhite take ruby\nblack pass\nwhite pass\nwhite done\n";
    const EN: &str =
        "1 at ruby\nTake it. [6.4]\n\n2 steps 2\n> They passed.\nPass too.\n\nend\nThat was all.\n";

    fn read(en: &'static str, ru: &'static str) -> Result<Lesson, String> {
        Lesson::new(&LessonTexts::new(&["white"], RECORD, en, ru))
    }

    #[test]
    fn decisions_are_the_learners_steps() {
        let lesson = read(EN, EN).unwrap();
        let plies: Vec<_> = lesson.decisions.iter().map(|decision| decision.plies.clone()).collect();
        assert_eq!(plies, [vec![1], vec![3, 4]]);
        assert_eq!(lesson.decisions[0].points, ["ruby"]);
        assert_eq!(lesson.decisions[1].comment(Lang::Ru).happened, ["They passed."]);
        let at = |ply| lesson.decision(ply);
        assert_eq!([at(0), at(1), at(2)], [Some((0, false)), Some((0, true)), Some((1, false))]);
        assert_eq!([at(3), at(4), at(5)], [Some((1, true)), Some((1, true)), None]);
        assert_eq!(lesson.end(Lang::En), ["That was all."]);
        let pieces = sentence_pieces(&lesson.decisions[0].comment(Lang::En).says[0]);
        assert_eq!(pieces, [Piece::Text("Take it. "), Piece::Rule("6.4")]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        let wrong = [
            (
                "2\nTake it.\n\nend\nDone.\n",
                "line 1: `2` should be `1`, `1 steps 2`, `1 at <element> ...` or both",
            ),
            ("1 steps 1\nTake it.\n\nend\nDone.\n", "line 1: `1 steps 1` should be"),
            ("1 at\nTake it.\n\nend\nDone.\n", "line 1: `1 at` should be"),
            ("1\n\nend\nDone.\n", "line 1: a sentence should follow"),
            ("1\nTake [it].\n\nend\nDone.\n", "line 2, `Take [it].`, should be a sentence"),
            ("1\n Take it.\n\nend\nDone.\n", "line 2, ` Take it.`, should be a sentence"),
            (
                "1\nTake it.\n> They passed.\n\nend\nDone.\n",
                "line 3: what has happened, `> `, should come first",
            ),
            ("1\nTake it.\n", "line 1: `1` should be `end` in the last block"),
            (
                "1\nTake it.\n\nend\nDone.\n\n2\nMore.\n",
                "line 4: `end` should be `end` in the last block, and only there",
            ),
            ("1\nTake it.\n\nend\n> They won.\nDone.\n", "the end should say nothing with `> `"),
            (
                "1\nTake it.\n\nend\nDone.\n",
                "the comments are about 1 steps of the learner, but the record has 3",
            ),
            ("", "the last block should be called `end`"),
        ];
        for (text, why) in wrong {
            let error = read(text, text).unwrap_err();
            assert!(error.contains(why), "{error}\nshould say\n{why}");
        }
        let other = "1 at opal\nTake it.\n\n2 steps 2\n> They passed.\nPass too.\n\nend\nDone.\n";
        assert!(read(EN, other).unwrap_err().starts_with("decision 1 of first-game.en.txt and"));
        let silent = "1 at ruby\nTake it.\n\n2 steps 2\nPass too.\n\nend\nDone.\n";
        assert!(read(EN, silent).unwrap_err().starts_with("decision 2 of"));
        let texts = LessonTexts::new(&["white"], "sandtable 1\n", EN, EN);
        assert!(Lesson::new(&texts).unwrap_err().starts_with("first-game.record, line 2"));
    }
}
