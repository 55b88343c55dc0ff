//! How far a guided game follows its lesson. While it does, luck and the other seats take their steps from the lesson's record;
//! whoever does something else has left it, and comes back by an undo.

use std::sync::Arc;

use sandtable_board::Lesson;
use sandtable_session::StepKind;

/// A lesson, and where the line of play left it.
#[derive(Clone, Debug)]
pub(crate) struct Guide {
    lesson: Arc<Lesson>,
    left: Option<usize>,
}

/// Where a guided game is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LessonPlace {
    /// The next step, after this ply, is the lesson's.
    Inside(usize),
    /// The lesson is over since this ply.
    After(usize),
    /// Somebody did something else after this ply.
    Left(usize),
}

impl Guide {
    pub(crate) fn new(lesson: Arc<Lesson>) -> Guide {
        Guide { lesson, left: None }
    }

    pub(crate) fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// A step was taken after this ply.
    pub(super) fn note(&mut self, ply: usize, step: &StepKind) {
        let is_lessons = self.lesson.step(ply).is_none_or(|wanted| is_same(wanted, step));
        if self.left.is_none() && !is_lessons {
            self.left = Some(ply);
        }
    }

    /// Play went back to this ply.
    pub(super) fn note_undo(&mut self, ply: usize) {
        self.left = self.left.filter(|&left| left < ply);
    }

    /// The lesson's next step after this ply.
    pub(super) fn next(&self, ply: usize) -> Option<&StepKind> {
        self.lesson.step(ply).filter(|_| self.left.is_none())
    }

    /// Where the game is after this many steps.
    pub(super) fn place(&self, ply: usize) -> LessonPlace {
        match self.left {
            Some(left) => LessonPlace::Left(left),
            None if self.lesson.step(ply).is_some() => LessonPlace::Inside(ply),
            None => LessonPlace::After(self.lesson.record.steps.len()),
        }
    }
}

/// Luck is the same however it came about.
fn is_same(one: &StepKind, other: &StepKind) -> bool {
    match (one, other) {
        (StepKind::Luck { word, .. }, StepKind::Luck { word: other, .. }) => word == other,
        _ => one == other,
    }
}
