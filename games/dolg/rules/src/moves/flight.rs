//! Where a fleeing unit gets to.

use crate::space::{FINE, Heading, Pose, Rect, TOLERANCE, Way, contact};

use super::field::{Body, Field, Mover};

/// How a flight movement ends (14.7).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flight {
    /// On the table.
    Rests(Pose),
    /// At the edge: it leaves the table.
    Leaves,
    /// At an enemy in its way.
    Destroyed,
}

/// The way of a fleeing unit: so far towards its edge, through friends and whoever touched it, and on until it is free of them (14.7).
pub fn flight(field: &Field, mover: &Mover, home: Heading, length: i32) -> Flight {
    let start = Pose { heading: home, ..mover.pose };
    let way = Way::new(&start.rect(), home);
    let touched = |body: &Body| mover.is_enemy(body) && contact(&mover.pose.rect(), &body.rect).is_some();
    let edge = to_edge(field, &start.rect(), home);
    let mut length = length;
    while length < edge {
        let on = field.others(mover.unit).filter(|body| !mover.is_enemy(body) || touched(body));
        let spans = on.filter_map(|body| way.overlap(&body.rect, TOLERANCE));
        let end = spans.filter(|span| span.last_before() < length && length < span.first_after());
        match end.map(|span| span.first_after()).max() {
            Some(further) => length = further,
            None => break,
        }
    }
    let is_stopped_by = |body: &Body| {
        let span = way.overlap(&body.rect, TOLERANCE);
        mover.is_enemy(body)
            && !touched(body)
            && span.is_some_and(|span| span.begins_before(length.min(edge)))
    };
    match length {
        _ if field.others(mover.unit).any(is_stopped_by) => Flight::Destroyed,
        _ if length >= edge => Flight::Leaves,
        _ => Flight::Rests(start.moved(home, length)),
    }
}

/// How far the nearest corner is from the edge of the table; headings of flight are straight towards it.
fn to_edge(field: &Field, rect: &Rect, home: Heading) -> i32 {
    let room = rect.corners.iter().map(|corner| match home {
        Heading::SOUTH => corner.y,
        _ => field.height * FINE - corner.y,
    });
    room.min().map_or(0, |room| (room + FINE - 1).div_euclid(FINE))
}

#[cfg(test)]
mod tests {
    use super::{Flight, flight};
    use crate::ids::{Kind, Side, UnitId};
    use crate::moves::{Field, Mover};
    use crate::space::{Edge, Heading, Pose, flush_pose};

    fn flees(start: Pose, others: &[(Side, Pose)]) -> Flight {
        let mut field = Field::new(10_000, 9_000);
        for (nth, (side, pose)) in others.iter().enumerate() {
            field.add_card(UnitId::of(*side, nth + 1), *pose, Kind::CelNoble.row());
        }
        let mover = Mover::new(UnitId::of(Side::South, 0), start, Kind::RomLegion.row());
        flight(&field, &mover, Heading::SOUTH, 2000)
    }

    // D17 and D25 of the facts.
    #[test]
    fn it_goes_straight_to_its_edge() {
        assert_eq!(flees(Pose::new(5000, 5000, 33), &[]), Flight::Rests(Pose::new(5000, 3000, 360)));
        assert_eq!(flees(Pose::new(5000, 2315, 0), &[]), Flight::Leaves);
        assert_eq!(flees(Pose::new(5000, 2316, 0), &[]), Flight::Rests(Pose::new(5000, 316, 360)));
    }

    #[test]
    fn it_goes_on_until_it_is_free_of_friends() {
        let friends = [(Side::South, Pose::new(5000, 3000, 0)), (Side::South, Pose::new(5500, 2500, 0))];
        assert_eq!(flees(Pose::new(5000, 5000, 0), &friends), Flight::Rests(Pose::new(5000, 1875, 360)));
        let passed = [(Side::South, Pose::new(5000, 4000, 0))];
        assert_eq!(flees(Pose::new(5000, 5000, 0), &passed), Flight::Rests(Pose::new(5000, 3000, 360)));
    }

    #[test]
    fn an_enemy_in_the_way_destroys_it_unless_they_touched() {
        let start = Pose::new(5000, 5000, 0);
        assert_eq!(flees(start, &[(Side::North, Pose::new(5000, 3500, 0))]), Flight::Destroyed);
        let behind = flush_pose(&start.rect(), Edge::Rear, 0);
        assert_eq!(flees(start, &[(Side::North, behind)]), Flight::Rests(Pose::new(5000, 3000, 360)));
        let beyond = [(Side::North, Pose::new(5000, 2300, 0))];
        assert_eq!(flees(start, &beyond), Flight::Rests(Pose::new(5000, 3000, 360)));
    }
}
