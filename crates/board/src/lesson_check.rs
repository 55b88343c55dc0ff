//! What must hold of every guided first game, written once for the tests of all boards.

use std::collections::{BTreeMap, BTreeSet};

use sandtable_core::{Seat, Turn, Viewer};
use sandtable_i18n::{Catalogue, Lang, Locale, paragraph_number};
use sandtable_session::{StepKind, Table};

use crate::{
    ChoiceLine, Clickables, Decision, Lesson, Package, Piece, Pointed, TEXTS, path_of, sentence_pieces,
};

/// How many decisions a lesson has.
const DECISIONS: std::ops::RangeInclusive<usize> = 8..=12;
/// More sentences than this about one decision nobody reads.
const LONGEST: usize = 420;

/// Plays the lesson of a package and looks at each of its decisions; the error says what is wrong.
///
/// Every step is legal and the game goes on after the last one; there are 8 to 12 decisions; what is said about them is
/// short and names paragraphs that exist; what is pointed at lies on the board, and what is to be clicked can be.
pub fn check_lesson(package: &Package) -> Result<(), String> {
    let texts = package.newcomers.lesson.ok_or("there is no lesson")?;
    let lesson = Lesson::new(&texts)?;
    let table = package.title.load(&lesson.record).map_err(|why| format!("first-game.record, {why}"))?;
    if !DECISIONS.contains(&lesson.decisions.len()) {
        return Err(format!("there are {} decisions, not {DECISIONS:?}", lesson.decisions.len()));
    }
    if table.turn() == Turn::Over {
        return Err("the game should go on after the lesson".to_owned());
    }
    check_sentences(package, &lesson)?;
    let catalogue = Catalogue::new([TEXTS, package.texts]).map_err(|why| why.to_string())?.shared();
    for (number, decision) in (1..).zip(&lesson.decisions) {
        for &lang in Lang::ALL {
            let locale = Locale::new(&catalogue, lang);
            let checked = check_decision(package, &lesson, &*table, decision, &locale);
            checked.map_err(|why| format!("decision {number} ({lang}): {why}"))?;
        }
    }
    Ok(())
}

fn check_sentences(package: &Package, lesson: &Lesson) -> Result<(), String> {
    for &lang in Lang::ALL {
        let text = package.rules.of(lang);
        let known: BTreeSet<_> =
            text.lines().filter_map(paragraph_number).map(|(number, _)| number).collect();
        for (number, decision) in (1..).zip(&lesson.decisions) {
            let comment = decision.comment(lang);
            for lines in [&comment.happened, &comment.says] {
                check_lines(lines, &known).map_err(|why| format!("decision {number} ({lang}): {why}"))?;
            }
        }
        check_lines(lesson.end(lang), &known).map_err(|why| format!("the end ({lang}): {why}"))?;
    }
    Ok(())
}

fn check_lines(lines: &[String], known: &BTreeSet<&str>) -> Result<(), String> {
    let length: usize = lines.iter().map(|line| line.chars().count()).sum();
    if length > LONGEST {
        return Err(format!("{length} letters are too many, {LONGEST} should do"));
    }
    let cited = lines.iter().flat_map(|line| sentence_pieces(line));
    for piece in cited {
        if let Piece::Rule(rule) = piece
            && !known.contains(rule)
        {
            return Err(format!("there is no paragraph {rule}"));
        }
    }
    Ok(())
}

fn check_decision(
    package: &Package,
    lesson: &Lesson,
    table: &dyn Table,
    decision: &Decision,
    locale: &Locale,
) -> Result<(), String> {
    for (nth, &ply) in decision.plies.iter().enumerate() {
        let then = table.seek(ply).ok_or("the record is too short")?;
        let Some(StepKind::Act { seat, word }) = lesson.step(ply) else { return Err("no choice".to_owned()) };
        let seat = then.seats().iter().position(|known| known == seat).unwrap_or_default();
        let viewer = Viewer::Seat(Seat(seat as u8));
        let points = if nth == 0 { &decision.points[..] } else { &[] };
        check_path(package, &*then, viewer, word, points, locale)?;
    }
    Ok(())
}

/// Can the action be clicked, element by element, and is everything marked that is pointed at?
fn check_path(
    package: &Package,
    then: &dyn Table,
    viewer: Viewer,
    word: &str,
    points: &[String],
    locale: &Locale,
) -> Result<(), String> {
    let path = path_of(then, word);
    if path.is_empty() {
        return Err(format!("nothing is to be clicked for `{word}`"));
    }
    let lines = lines(then);
    for (depth, next) in path.iter().enumerate() {
        let mut clickables = Clickables::new(&lines, &path[..depth]);
        if clickables.click(next).is_none() {
            return Err(format!("`{next}` cannot be clicked for `{word}`"));
        }
        let others = if depth == 0 { points.to_vec() } else { Vec::new() };
        clickables.pointed = Pointed { next: Some(next.clone()), others: others.clone() };
        let markup = package.board.draw(then, viewer, &clickables, &BTreeMap::new(), locale).into_string();
        expect_marked(&markup, next, "point next")?;
        others.iter().try_for_each(|other| expect_marked(&markup, other, "point"))?;
    }
    Ok(())
}

/// The element is drawn, and the ring of this class or a stronger one is, too.
fn expect_marked(markup: &str, element: &str, class: &str) -> Result<(), String> {
    if !markup.contains(&format!(" data-element=\"{element}\"")) {
        return Err(format!("`{element}` is not on the board"));
    }
    let point = format!(" data-point=\"{element}\"");
    let mut rings = markup.split('<').filter(|tag| tag.contains(&point));
    let is_marked = rings.any(|tag| tag.contains(&format!("class=\"{class}")));
    if is_marked { Ok(()) } else { Err(format!("`{element}` is not marked")) }
}

/// The choices as pages have them, with the families of ranges.
fn lines(table: &dyn Table) -> Vec<ChoiceLine> {
    let choices = table.choices().into_iter().map(|choice| (choice.word, choice.say, choice.path));
    let families = table.ranges().into_iter().map(|range| {
        let path = range.path.into_iter().chain(["amount".to_owned()]);
        (range.word, range.say, path.collect())
    });
    let line = |(word, say, path)| ChoiceLine { word, say, path, preview: Vec::new() };
    families.chain(choices).map(line).collect()
}
