//! How the AI deploys: lines by a die, groups of one name side by side, and what to do if there is no room (21.10 to 21.15).

use sandtable_core::Log;

use super::draft::AI;
use super::words::Section;
use crate::flow::Frame;
use crate::ids::{Kind, Mark, UnitId};
use crate::space::{DEPTH, FRONT, Heading, Pose};
use crate::state::{State, Unit};
use crate::tables::Branch;
use crate::words::Event;

/// Lengths of this file are hundredths of a millimetre: places are rounded once, at the end.
const FINER: i32 = 10;
/// From one card of a line to the next: a card and a quarter of a UD (21.13).
const FILE: i32 = (FRONT + 125) * FINER;
/// From one line to the next.
const RANK: i32 = (DEPTH + 125) * FINER;
/// What a section leaves free at each of its borders: together 1 UD between sections (21.13).
const MARGIN: i32 = 250 * FINER;
/// How deep one or two lines are, and three (21.13).
const DEPTHS: [i32; 2] = [1_500 * FINER, 2_300 * FINER];
/// Armies up to this price do not stand in three lines, dearer ones not in one (21.10).
const LARGE: u16 = 1_500;
/// Rolls for the place of the general (21.15).
const MOST_ROLLS: u8 = 20;

/// Units of one name in a line.
type Group = (Kind, u8);
/// The three lines of a section, the first nearest to the enemy.
type Lines = [Vec<Group>; 3];

/// How many lines a die means (21.10).
pub(crate) const fn lines_of(face: u8) -> u8 {
    face.div_ceil(2)
}

/// Does an army of this price roll again (21.10)?
pub(crate) const fn is_rolled_again(total: u16, face: u8) -> bool {
    if total <= LARGE { face >= 5 } else { face <= 2 }
}

/// Which group stands in which line, by a row of the table (21.12).
fn sorted_into_lines(face: u8, section: Section, groups: &[Group]) -> Lines {
    let mut lines = Lines::default();
    for (nth, &group) in groups.iter().enumerate() {
        let line = match (face, section, nth) {
            (1 | 2, ..) => 0,
            (3, _, 0) | (4, _, 1..) => 0,
            (3 | 4, ..) => 1,
            (6, Section::Centre, nth) => 2 - nth.min(2),
            (_, _, nth) => nth.min(2),
        };
        lines[line].push(group);
    }
    lines
}

fn length(line: &[Group]) -> u8 {
    line.iter().map(|(_, number)| number).sum()
}

/// Takes one unit off the end of a line.
fn drop_last(line: &mut Vec<Group>) -> Option<Kind> {
    let (kind, number) = line.last_mut()?;
    let kind = *kind;
    *number -= 1;
    if *number == 0 {
        line.pop();
    }
    Some(kind)
}

fn add_one(line: &mut Vec<Group>, kind: Kind) {
    match line.iter_mut().find(|(one, _)| *one == kind) {
        Some((_, number)) => *number += 1,
        None => line.push((kind, 1)),
    }
}

/// A section with its lines.
struct Wing {
    section: Section,
    face: u8,
    lines: Lines,
    /// The usable part of the width.
    from: i32,
    to: i32,
}

impl Wing {
    fn capacity(&self) -> u8 {
        ((self.to - self.from - FRONT * FINER) / FILE + 1) as u8
    }

    fn room(&self, line: usize) -> u8 {
        self.capacity().saturating_sub(length(&self.lines[line]))
    }

    /// The emptiest of its three lines, the first of several.
    fn emptiest(&self) -> usize {
        (0..3).max_by_key(|&line| (self.room(line), std::cmp::Reverse(line))).unwrap_or(0)
    }

    fn overflows(&self) -> bool {
        self.lines.iter().any(|line| length(line) > self.capacity())
    }

    /// One more line if one is too long, as often as there is a row for it (21.14).
    fn deepen(&mut self, groups: &[Group]) {
        while self.overflows() && self.face <= 4 {
            self.face += 2;
            self.lines = sorted_into_lines(self.face, self.section, groups);
        }
    }

    /// Takes off what still does not fit in its line; the emptiest line takes it if it can (21.14).
    fn even_out(&mut self, left_over: &mut Vec<Kind>) {
        for line in 0..3 {
            while length(&self.lines[line]) > self.capacity() {
                let Some(kind) = drop_last(&mut self.lines[line]) else { break };
                let other = self.emptiest();
                if self.room(other) > 0 {
                    add_one(&mut self.lines[other], kind);
                } else {
                    left_over.push(kind);
                }
            }
        }
    }

    /// The kinds of a line with the places of their centres across the table (21.13).
    fn places(&self, line: usize, right_first: bool) -> Vec<(Kind, i32)> {
        let groups = &self.lines[line];
        match (self.section, self.face) {
            (Section::Centre, _) => self.in_the_middle(groups, right_first),
            (_, 1 | 2) => {
                let (first, rest) = groups.split_at(groups.len().min(1));
                let mut places = self.at_an_end(first, self.face == 1);
                places.extend(self.at_an_end(rest, self.face == 2));
                places
            }
            (_, face) => self.at_an_end(groups, face % 2 == 1),
        }
    }

    /// The first group in the middle, the others on either side in turn; then the line is shifted until it fits.
    fn in_the_middle(&self, groups: &[Group], right_first: bool) -> Vec<(Kind, i32)> {
        let middle = i32::midpoint(self.from, self.to);
        let (mut places, mut ends) = (Vec::new(), [0, 0]);
        for (nth, &(kind, number)) in groups.iter().enumerate() {
            let number = i32::from(number);
            if nth == 0 {
                let first = middle - (number - 1) * FILE / 2;
                places.extend((0..number).map(|at| (kind, first + at * FILE)));
                ends = [first, first + (number - 1) * FILE];
                continue;
            }
            let right = (nth % 2 == 1) == right_first;
            for _ in 0..number {
                let end = &mut ends[usize::from(right)];
                *end += if right { FILE } else { -FILE };
                places.push((kind, *end));
            }
        }
        let half = FRONT * FINER / 2;
        let shift = (self.from + half - ends[0]).max(0) - (ends[1] + half - self.to).max(0);
        for (_, x) in &mut places {
            *x += shift;
        }
        places
    }

    /// From the border with the centre outwards, or from the edge of the table inwards.
    fn at_an_end(&self, groups: &[Group], near: bool) -> Vec<(Kind, i32)> {
        let half = FRONT * FINER / 2;
        let rising = (self.section == Section::Left) != near;
        let start = if rising { self.from + half } else { self.to - half };
        let kinds = groups.iter().flat_map(|&(kind, number)| std::iter::repeat_n(kind, number.into()));
        let step = if rising { FILE } else { -FILE };
        kinds.enumerate().map(|(nth, kind)| (kind, start + nth as i32 * step)).collect()
    }
}

impl State {
    /// The border lines of the three sections, in 0.1 mm (2.4, 21.8).
    pub(crate) fn borders(&self) -> [i32; 2] {
        let width = self.table().width;
        if self.options.thirds { [width / 3, 2 * width / 3] } else { [width / 4, 3 * width / 4] }
    }

    /// The section of a place; on a line it is the one on the right (2.4).
    pub fn section(&self, x: i32) -> Section {
        match self.borders() {
            [left, _] if x < left => Section::Left,
            [_, right] if x < right => Section::Centre,
            _ => Section::Right,
        }
    }

    /// The units of a section by name: most numerous first, then the dearest, then by the die (21.11).
    fn groups(&self, section: Section) -> Vec<Group> {
        let automa = self.automa();
        let mut groups: Vec<Group> = automa.piles[section as usize].iter().collect();
        if automa.reversed {
            groups.reverse();
        }
        groups.sort_by_key(|&(kind, number)| std::cmp::Reverse((number, kind.row().points)));
        groups
    }

    /// Are there groups of the same number and price (21.11)?
    pub(crate) fn has_equal_groups(&self) -> bool {
        Section::ALL.iter().any(|&section| {
            let groups = self.groups(section);
            let rank = |&(kind, number): &Group| (number, kind.row().points);
            groups.windows(2).any(|pair| rank(&pair[0]) == rank(&pair[1]))
        })
    }

    fn wings(&self) -> [Wing; 3] {
        let [left, right] = self.borders().map(|border| border * FINER);
        let width = self.table().width * FINER;
        let limits = [(0, left), (left, right), (right, width)];
        let mut left_over = Vec::new();
        let mut wings = [Section::Left, Section::Centre, Section::Right].map(|section| {
            let (from, to) = limits[section as usize];
            let face = self.automa().lines;
            let groups = self.groups(section);
            let lines = sorted_into_lines(face, section, &groups);
            let mut wing = Wing { section, face, lines, from: from + MARGIN, to: to - MARGIN };
            wing.deepen(&groups);
            wing.even_out(&mut left_over);
            wing
        });
        for kind in left_over {
            let most = wings.iter_mut().max_by_key(|wing| wing.room(wing.emptiest()));
            if let Some(wing) = most {
                let line = wing.emptiest();
                add_one(&mut wing.lines[line], kind);
            }
        }
        wings
    }

    /// The number of lines is thrown, again if the army is too large or too small for it (21.10).
    pub(crate) fn roll_lines<L: Log<Event>>(&mut self, face: u8, log: &mut L) {
        let army = self.army(AI);
        let total = army.general.map_or(army.points, |general| general.total(army.points));
        log.add(Event::Arrays { face, lines: lines_of(face) });
        if !is_rolled_again(total, face) {
            self.automa_mut().lines = face;
            self.frames.done();
        }
    }

    /// 21.11: odd leaves the order of the list of units, even turns it round.
    pub(crate) fn roll_groups(&mut self, face: u8) {
        self.automa_mut().reversed = face.is_multiple_of(2);
        self.frames.done();
    }

    /// A die for every line of the centre that has two groups or more, then they all lie down (21.13).
    pub(crate) fn begin_array<L: Log<Event>>(&mut self, log: &mut L) {
        let rolled = self.automa().rolled;
        let [_, centre, _] = self.wings();
        let next = (0..3).find(|&line| rolled >> line & 1 == 0 && centre.lines[line].len() > 1);
        match next {
            Some(line) => self.frames.call(Frame::SideDie { line: line as u8 }),
            None => self.array(log),
        }
    }

    pub(crate) fn roll_side(&mut self, line: u8, face: u8) {
        self.frames.done();
        let automa = self.automa_mut();
        automa.rolled |= 1 << line;
        automa.right_first |= u8::from(face > 3) << line;
    }

    /// The whole army lies down (21.13).
    fn array<L: Log<Event>>(&mut self, log: &mut L) {
        self.frames.done();
        let wings = self.wings();
        let deep = wings.iter().any(|wing| !wing.lines[2].is_empty());
        for wing in &wings {
            for line in 0..3 {
                let right_first = self.automa().right_first >> line & 1 == 1;
                for (kind, x) in wing.places(line, right_first) {
                    self.lay_down(kind, wing.section, (x, line as i32, deep), log);
                }
            }
        }
        self.automa_mut().piles = super::Automa::NEW.piles;
        self.face_down = false;
        log.add(Event::Revealed);
    }

    /// The general of the AI is placed; then the player draws his cards (21.2).
    pub(super) fn post_ai<L: Log<Event>>(&mut self, unit: UnitId, log: &mut L) {
        self.frames.done();
        self.appoint(unit, log);
        let side = AI.enemy();
        if !self.options.is_automated(side) {
            self.frames.call(Frame::Draw { side, left: self.leadership(side) });
        }
    }

    fn lay_down<L: Log<Event>>(
        &mut self,
        kind: Kind,
        section: Section,
        (x, line, deep): (i32, i32, bool),
        log: &mut L,
    ) {
        let depth = DEPTHS[usize::from(deep)];
        let y = self.table().height * FINER - depth + DEPTH * FINER / 2 + line * RANK;
        let round = |length: i32| ((length + FINER / 2) / FINER) as i16;
        let unit = UnitId::of(AI, self.deployed(AI));
        let pose = Pose { x: round(x), y: round(y), heading: Heading::SOUTH };
        *self.unit_mut(unit) = Unit { kind, pose, ..Unit::NONE };
        self.mark(unit, Mark::Standing, true);
        log.add(Event::Arrayed { unit, kind, section, line: line as u8 + 1 });
    }

    /// A die for the place of the general; again if it names nobody (21.15).
    pub(crate) fn roll_post<L: Log<Event>>(&mut self, rolls: u8, face: u8, log: &mut L) {
        log.add(Event::PostRoll { face });
        if self.posts_by_die(face).is_empty() && rolls + 1 < MOST_ROLLS {
            self.frames.goto(Frame::PostDie { rolls: rolls + 1 });
        } else {
            self.frames.goto(Frame::AiPost { face });
        }
    }

    /// The units the general of the AI may be with (21.15).
    pub(crate) fn ai_posts(&self, face: u8) -> Vec<UnitId> {
        let named = self.posts_by_die(face);
        if !named.is_empty() {
            return named;
        }
        let all: Vec<UnitId> = self.standing(AI).collect();
        let centre: Vec<UnitId> =
            all.iter().copied().filter(|&unit| self.section_of(unit) == Section::Centre).collect();
        self.dearest(if centre.is_empty() { all } else { centre })
    }

    fn dearest(&self, units: Vec<UnitId>) -> Vec<UnitId> {
        let price = |&unit: &UnitId| self.unit(unit).row().points;
        let most = units.iter().map(price).max();
        units.into_iter().filter(|unit| Some(price(unit)) == most).collect()
    }

    fn posts_by_die(&self, face: u8) -> Vec<UnitId> {
        let of_branch = |branch: Branch| -> Vec<UnitId> {
            let centre = self.standing(AI).filter(|&unit| self.section_of(unit) == Section::Centre);
            centre.filter(|&unit| self.unit(unit).row().branch() == branch).collect()
        };
        let units = match face {
            1 => self.dearest(of_branch(Branch::Heavy)),
            2 => self.dearest(of_branch(Branch::Mounted)),
            _ => self.in_line(of_branch(Branch::Heavy), [1, 2, 1, 0][usize::from(face) - 3]),
        };
        let middle = self.table().width / 2;
        let off = |&unit: &UnitId| (i32::from(self.unit(unit).pose.x) - middle).abs();
        let least = units.iter().map(off).min();
        units.into_iter().filter(|unit| Some(off(unit)) == least).collect()
    }

    /// Those of a line of the centre; if there is no such line, of the one before it.
    fn in_line(&self, units: Vec<UnitId>, line: usize) -> Vec<UnitId> {
        let centre = self.standing(AI).filter(|&unit| self.section_of(unit) == Section::Centre);
        let mut lines: Vec<i16> = centre.map(|unit| self.unit(unit).pose.y).collect();
        lines.sort_unstable();
        lines.dedup();
        let Some(&y) = lines.get(line.min(lines.len().saturating_sub(1))) else { return Vec::new() };
        units.into_iter().filter(|&unit| self.unit(unit).pose.y == y).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::{is_rolled_again, lines_of};

    // 21.10: exactly 1,500 points count as up to 1,500.
    #[test]
    fn armies_roll_again_for_lines_that_do_not_suit_them() {
        let rolled = |total| (1..=6).filter(|&face| is_rolled_again(total, face)).collect::<Vec<u8>>();
        assert_eq!(rolled(1500), [5, 6]);
        assert_eq!(rolled(1501), [1, 2]);
        assert_eq!([1, 2, 3, 4, 5, 6].map(lines_of), [1, 1, 2, 2, 3, 3]);
    }
}
