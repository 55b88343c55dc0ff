//! How far a unit can go straight on.

use crate::space::{FINE, Heading, Rect, TOLERANCE, Way, is_nearer};

use super::budget::Budget;
use super::field::{Body, Field, Mover, tolerance};
use super::ranges::Ranges;

/// The lengths in 0.1 mm by which the unit can go in a direction without turning (8.2, 8.7, 8.12 to 8.14).
pub fn straight_ranges(field: &Field, mover: &Mover, direction: Heading, budget: &Budget) -> Ranges {
    let (rects, len) = mover.rects(&mover.pose.rect());
    let mut ranges = Ranges::new(1, affordable(field, mover, direction, budget));
    for rect in &rects[..len] {
        let way = Way::new(rect, direction);
        ranges.cap(to_edge(field, rect, direction));
        for body in field.others(mover.unit) {
            let Some(most) = ranges.highest() else { return ranges };
            cut_body(&mut ranges, mover, rect, &way, body, most);
        }
        for body in field.others(mover.unit).filter(|body| mover.is_enemy(body)) {
            let Some(most) = ranges.highest() else { return ranges };
            if let Some((first, last)) = too_near(rect, &way, direction, &body.rect, budget.keep_away, most) {
                ranges.cut(first, last);
            }
        }
    }
    ranges
}

/// What is left, and the slowest ground, after going this far.
#[must_use]
pub fn after_straight(
    field: &Field,
    mover: &Mover,
    direction: Heading,
    length: i32,
    budget: &Budget,
) -> Budget {
    let way = Way::new(&mover.pose.rect(), direction);
    let center = mover.pose.center();
    let mut after =
        field.keep_to_road(budget.after(length), center, center.shifted(direction.ahead(), length));
    for (area, going) in field.grounds(mover.row) {
        let Some(span) = way.inside(area).filter(|span| span.begins_before(length)) else { continue };
        let entry = if span.last_before() >= 0 { going.entry } else { 0 };
        let exit = if span.first_after() <= length { going.exit } else { 0 };
        after = after.after(entry + exit).slowed(going.pace);
    }
    after
}

/// How far the budget reaches, the ground considered (16.2).
fn affordable(field: &Field, mover: &Mover, direction: Heading, budget: &Budget) -> i32 {
    if field.is_open() {
        return budget.left();
    }
    let way = Way::new(&mover.pose.rect(), direction);
    let mut most = budget.most();
    for (area, going) in field.grounds(mover.row) {
        if let Some(span) = way.inside(area).filter(|span| going.closed && span.begins_before(most)) {
            most = most.min(span.last_before());
        }
    }
    while most > 0 {
        let after = after_straight(field, mover, direction, most, budget);
        if after.holds() {
            return most;
        }
        most = shorter(field, mover, direction, most, most + after.most());
    }
    most
}

/// The next length worth trying: what the budget still pays, or the end before the last border, whichever is longer.
fn shorter(field: &Field, mover: &Mover, direction: Heading, most: i32, paid: i32) -> i32 {
    let card = mover.pose.rect();
    let ways = [Way::new(&card, direction), Way::new(&Rect::new(card.center, card.heading, 0, 0), direction)];
    let areas = field.grounds(mover.row).map(|(area, _)| area);
    let borders = areas.flat_map(|area| ways.map(|way| way.inside(area))).flatten();
    let before = borders.flat_map(|span| [span.last_before(), span.first_after() - 1, span.first_after()]);
    before.filter(|&length| length < most).chain([paid, 0]).max().unwrap_or(0)
}

/// How far to the edge of the table.
fn to_edge(field: &Field, rect: &Rect, direction: Heading) -> i32 {
    let ahead = direction.ahead();
    let room = |place: i32, size: i32, rate: i64| {
        let slack = TOLERANCE * FINE;
        let room = i64::from(if rate > 0 { size * FINE + slack - place } else { place + slack });
        // A length of 0.1 mm shifts by `rate / 2^22` points of the lattice.
        if rate == 0 { i64::MAX } else { (room << 22) / rate.abs() }
    };
    let corner_room = |corner: &crate::space::Point| {
        room(corner.x, field.width, ahead.x).min(room(corner.y, field.height, ahead.y))
    };
    rect.corners.iter().map(corner_room).min().map_or(0, |room| room.min(i64::from(i32::MAX)) as i32)
}

/// Takes out what another body makes impossible.
fn cut_body(ranges: &mut Ranges, mover: &Mover, rect: &Rect, way: &Way, body: &Body, most: i32) {
    let span = |depth| way.overlap_within(&body.rect, depth, most);
    let Some(mut found) = span(TOLERANCE) else { return };
    if found.last_before() < 0 {
        match span(tolerance(rect, &body.rect)) {
            Some(deeper) => found = deeper,
            None => return,
        }
    }
    if mover.passes(body) {
        ranges.cut(found.last_before() + 1, found.first_after() - 1);
    } else {
        ranges.cap(found.last_before());
    }
}

/// The first and last length at which the unit would be too near an enemy.
fn too_near(
    rect: &Rect,
    way: &Way,
    direction: Heading,
    enemy: &Rect,
    keep: i32,
    most: i32,
) -> Option<(i32, i32)> {
    // An edge parts the two by less than `keep`: true wherever they are too near, and at a few corners more.
    let outer = way.overlap_within(enemy, -keep, most)?;
    let near = |length: i32| is_nearer(&rect.shifted(direction, length), enemy, keep);
    let (first, last) = (outer.last_before().max(0) + 1, (outer.first_after() - 1).min(most));
    if first > last {
        return None;
    }
    let inside = [first, last, first.midpoint(last)].into_iter().find(|&length| near(length));
    let inside = inside.or_else(|| {
        Some(nearest_length(rect, direction, enemy, first, last)).filter(|&length| near(length))
    })?;
    Some((first_where(first, inside, near), last_where(inside, last, near)))
}

/// Where the two are nearest: the distance falls and then rises.
fn nearest_length(rect: &Rect, direction: Heading, enemy: &Rect, mut first: i32, mut last: i32) -> i32 {
    let distance = |length: i32| crate::space::square_distance(&rect.shifted(direction, length), enemy);
    while last - first > 2 {
        let third = (last - first) / 3;
        if distance(first + third) <= distance(last - third) {
            last -= third;
        } else {
            first += third;
        }
    }
    first.midpoint(last)
}

/// The first length where it holds; it holds at `to`, and from some length on until there.
fn first_where(mut from: i32, mut to: i32, holds: impl Fn(i32) -> bool) -> i32 {
    while from < to {
        let middle = from.midpoint(to);
        if holds(middle) { to = middle } else { from = middle + 1 }
    }
    to
}

/// The last length where it holds; it holds at `from`, and from there to some length.
fn last_where(mut from: i32, mut to: i32, holds: impl Fn(i32) -> bool) -> i32 {
    while from < to {
        let middle = from + (to - from + 1) / 2;
        if holds(middle) { from = middle } else { to = middle - 1 }
    }
    from
}
