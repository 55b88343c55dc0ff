//! Random cards against a slow, obvious geometry. The ordinary run tries 20,000 of each; `SANDTABLE_LONG=50` tries a million.
//!
//! Each answer of the rules has to lie between two answers of the slow geometry: for a length a hair shorter, and for one a hair longer.

mod slow;

use sandtable_dolg::space::{
    Convex, Heading, Point, Pose, Rect, TOLERANCE, Way, Wing, contact, corner_in_front_arc, distance,
    flush_pose, free_lines, in_front_arc, is_in_the_way, nearest_point, overlaps, reaches_front_arc, wheel,
    wheel_body, wheel_step, within, zone,
};
use sandtable_dolg::space::{Edge, MOST_STEPS, Zone};
use slow::{is_inside, polygon, units};

/// In points of the lattice: the rounding of corners, and of lines as long as the table.
const HAIR: i128 = 8;

/// A stream of numbers (splitmix64).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, limit: i32) -> i32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as i32
    }

    fn about(&mut self, middle: i32, spread: i32) -> i32 {
        middle + self.below(2 * spread + 1) - spread
    }

    /// Often a round heading, because cards in lines have one.
    fn heading(&mut self) -> i32 {
        match self.below(4) {
            0 => self.below(4) * 180,
            1 => self.below(24) * 30,
            _ => self.below(720),
        }
    }

    fn pose(&mut self) -> Pose {
        Pose::new(self.about(9000, 8000) as i16, self.about(6000, 5000) as i16, self.heading())
    }

    /// A pose near another, as often as not at its side or flush with it.
    fn near(&mut self, pose: Pose, spread: i32) -> Pose {
        let steps = self.about(0, MOST_STEPS);
        match self.below(8) {
            0 => flush_pose(&pose.rect(), Edge::ALL[self.below(4) as usize], steps),
            1 => pose.moved(pose.heading.turned(180), self.about(880, 8)),
            2 => pose.moved(pose.heading, self.about(630, 8)),
            _ => {
                let (x, y) = (self.about(pose.x.into(), spread), self.about(pose.y.into(), spread));
                Pose::new(x as i16, y as i16, self.heading())
            }
        }
    }

    fn point_near(&mut self, pose: Pose, spread: i32) -> Point {
        Point {
            x: self.about(i32::from(pose.x) * 256, spread * 256),
            y: self.about(i32::from(pose.y) * 256, spread * 256),
        }
    }

    fn wing(&mut self) -> Wing {
        Wing::ALL[self.below(2) as usize]
    }
}

fn tries(salt: u64, mut check: impl FnMut(&mut Numbers)) {
    let seeds = match sandtable_testkit::only_seed() {
        Some(seed) => seed..seed + 1,
        None => 0..20_000 * sandtable_testkit::factor(),
    };
    for seed in seeds {
        check(&mut Numbers(seed.wrapping_mul(0x1234_5678_9abc_def1) ^ salt));
    }
}

/// `least` implies `found`, and `found` implies `most`.
#[track_caller]
fn assert_between(least: bool, found: bool, most: bool, about: &dyn std::fmt::Debug) {
    assert!(least <= found && found <= most, "{found}, but between {least} and {most}: {about:?}");
}

#[test]
fn cards_overlap_as_polygons_do() {
    tries(1, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 1000);
        let slow = |length| slow::overlaps(&polygon(&a.rect()), &polygon(&b.rect()), length);
        let tolerance = units(TOLERANCE);
        let found = overlaps(&a.rect(), &b.rect());
        assert_between(slow(tolerance + HAIR), found, slow(tolerance - HAIR), &(a, b));
        assert_eq!(found, overlaps(&b.rect(), &a.rect()));
    });
}

#[test]
fn distances_are_those_of_polygons() {
    tries(2, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 4000);
        let slow = |length: i128| slow::is_within(&polygon(&a.rect()), &polygon(&b.rect()), length);
        let found = distance(&a.rect(), &b.rect());
        assert!(found == 0 || !slow(units(found) - HAIR), "{found} is too far: {a:?} {b:?}");
        assert!(slow(units(found + 1) + HAIR), "{found} is too near: {a:?} {b:?}");
        assert!(within(&a.rect(), &b.rect(), found + 1));
        assert!(found == 0 || !within(&a.rect(), &b.rect(), found - 1));
    });
}

#[test]
fn a_straight_way_overlaps_where_a_moved_card_does() {
    tries(3, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 3000);
        let direction = Heading::new(numbers.heading());
        let span = Way::new(&a.rect(), direction).overlap(&b.rect(), TOLERANCE);
        let mut lengths = vec![numbers.about(0, 3000), numbers.about(0, 3000)];
        lengths.extend(span.iter().flat_map(|span| [span.last_before(), span.first_after()]));
        lengths.extend(span.iter().flat_map(|span| [span.last_before() + 1, span.first_after() - 1]));
        for length in lengths {
            let found = span.is_some_and(|span| span.last_before() < length && length < span.first_after());
            let body = slow::moved(&polygon(&a.rect()), direction, length);
            let slow = |depth| slow::overlaps(&body, &polygon(&b.rect()), depth);
            let tolerance = units(TOLERANCE);
            assert_between(slow(tolerance + HAIR), found, slow(tolerance - HAIR), &(a, b, direction, length));
        }
    });
}

#[test]
fn a_straight_way_is_blocked_where_the_hull_of_start_and_end_is() {
    tries(4, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 3000);
        let (direction, length) = (Heading::new(numbers.heading()), numbers.below(4000));
        let found = Way::new(&a.rect(), direction)
            .overlap(&b.rect(), 0)
            .is_some_and(|span| span.begins_before(length));
        let mut points = polygon(&a.rect());
        points.extend(slow::moved(&polygon(&a.rect()), direction, length));
        let slow = |depth| slow::overlaps(&slow::hull(&points), &polygon(&b.rect()), depth);
        assert_between(slow(HAIR), found, slow(-HAIR), &(a, b, direction, length));
    });
}

#[test]
fn a_straight_way_is_in_an_area_where_the_moved_card_is() {
    tries(5, |numbers| {
        let a = numbers.pose();
        let area = Convex::hull(&std::array::from_fn::<_, 6, _>(|_| numbers.point_near(a, 3000)));
        let direction = Heading::new(numbers.heading());
        let span = Way::new(&a.rect(), direction).inside(&area);
        for length in [numbers.about(0, 3000), numbers.about(0, 3000)] {
            let found = span.is_some_and(|span| span.last_before() < length && length < span.first_after());
            let body = slow::moved(&polygon(&a.rect()), direction, length);
            let slow = |depth| slow::overlaps(area.points(), &body, depth);
            assert_between(slow(HAIR), found, slow(-HAIR), &(a, area, direction, length));
        }
    });
}

#[test]
fn a_wheel_covers_the_hulls_of_its_steps() {
    tries(6, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 1500);
        let wing = numbers.wing();
        let from = numbers.below(18) * 10;
        let to = from + 1 + numbers.below(10);
        let hull = wheel_step(a, wing, from, to);
        let mut points = polygon(&wheel_body(a, wing, from));
        points.extend(polygon(&wheel_body(a, wing, to)));
        let corners = slow::hull(&points);
        assert_eq!(hull.points(), corners);
        let slow = |depth| slow::overlaps(&corners, &polygon(&b.rect()), depth);
        let tolerance = units(TOLERANCE);
        let found = hull.overlaps(&b.rect(), TOLERANCE);
        assert_between(slow(tolerance + HAIR), found, slow(tolerance - HAIR), &(a, b, wing, from, to));
    });
}

#[test]
fn a_wheeling_card_stays_in_its_hull_within_the_tolerance() {
    tries(7, |numbers| {
        let (pose, wing) = (numbers.pose(), numbers.wing());
        let from = numbers.below(18) * 10;
        let between = wheel_body(pose, wing, from + numbers.below(11));
        let hull = wheel_step(pose, wing, from, from + 10);
        // The corner furthest from the pivot bulges by 108 mm * (1 - cos 2.5 degrees), about 0.1 mm.
        assert!(between.corners.iter().all(|&corner| is_inside(hull.points(), corner, -units(2))));
        let angle = numbers.below(360);
        let (rest, exact) = (wheel(pose, wing, angle).center(), wheel_body(pose, wing, angle).center);
        assert!((rest.x - exact.x).abs() <= 129 && (rest.y - exact.y).abs() <= 129);
    });
}

#[test]
fn arcs_are_those_of_a_polygon() {
    tries(8, |numbers| {
        let a = numbers.pose();
        let arc = slow::front_arc(&a.rect());
        let point = numbers.point_near(a, 3000);
        let slow = |length| is_inside(&arc, point, length);
        assert_between(slow(HAIR), in_front_arc(&a.rect(), point), slow(-HAIR), &(a, point));
        let b = numbers.near(a, 3000).rect();
        let slow = |length| b.corners.iter().any(|&corner| is_inside(&arc, corner, length));
        assert_between(slow(HAIR), corner_in_front_arc(&a.rect(), &b), slow(-HAIR), &(a, b));
        let slow = |length| slow::overlaps(&arc, &polygon(&b), length);
        assert_between(slow(HAIR), reaches_front_arc(&a.rect(), &b), slow(-HAIR), &(a, b));
    });
}

#[test]
fn zones_are_parted_by_the_edges() {
    tries(9, |numbers| {
        let pose = numbers.pose();
        let point = numbers.point_near(pose, 3000);
        let strip = |heading: Heading| {
            let far = |turn: i32| {
                pose.rect().center.shifted(heading.ahead(), 315).shifted(heading.turned(turn).ahead(), 10_000)
            };
            let (left, right) = (far(-180), far(180));
            vec![left, right, right.shifted(heading.ahead(), 10_000), left.shifted(heading.ahead(), 10_000)]
        };
        let slow = |heading, length| is_inside(&strip(heading), point, length);
        let found = zone(&pose.rect(), point);
        let (ahead, back) = (pose.heading, pose.heading.reversed());
        assert_between(slow(ahead, HAIR), found == Zone::Front, slow(ahead, -HAIR), &(pose, point));
        assert_between(slow(back, HAIR), found == Zone::Rear, slow(back, -HAIR), &(pose, point));
    });
}

#[test]
fn lines_are_crossed_as_polygons_are() {
    tries(10, |numbers| {
        let card = numbers.pose();
        let (from, to) = (numbers.point_near(card, 2500), numbers.point_near(card, 2500));
        let slow = |depth| slow::overlaps(&[from, to], &polygon(&card.rect()), depth);
        let tolerance = units(TOLERANCE);
        let found = is_in_the_way(from, to, &card.rect());
        assert_between(slow(tolerance + HAIR), found, slow(tolerance - HAIR), &(card, from, to));
    });
}

#[test]
fn sections_see_what_a_free_line_leads_to() {
    tries(11, |numbers| {
        let shooter = numbers.pose();
        let target = numbers.near(shooter, 3000).rect();
        let others: Vec<Rect> = (0..numbers.below(4)).map(|_| numbers.near(shooter, 2500).rect()).collect();
        let wood = Convex::hull(&std::array::from_fn::<_, 5, _>(|_| numbers.point_near(shooter, 2500)));
        let woods = &[wood][..numbers.below(2) as usize];
        let found = free_lines(&shooter.rect(), &target, &others.iter(), woods);
        for (section, aim) in found.into_iter().enumerate() {
            let from = shooter.rect().section_middle(section as i32);
            let slow =
                |hair| outline(&target, from).any(|to| is_free(from, to, shooter, &others, woods, hair));
            assert_between(slow(-HAIR), aim.is_some(), slow(HAIR), &(shooter, target, section));
        }
    });
}

/// The nearest point of a card, and its outline in steps of one section.
fn outline(target: &Rect, from: Point) -> impl Iterator<Item = Point> {
    let corners = target.corners;
    let marks = [4, 2, 4, 2].into_iter().enumerate().flat_map(move |(edge, sections)| {
        let (a, b) = (corners[edge], corners[(edge + 1) % 4]);
        (0..sections).map(move |at| Point {
            x: a.x + (b.x - a.x) * at / sections,
            y: a.y + (b.y - a.y) * at / sections,
        })
    });
    marks.chain([nearest_point(target, from)])
}

/// With a hair above 0 more lines are free.
fn is_free(from: Point, to: Point, shooter: Pose, others: &[Rect], woods: &[Convex], hair: i128) -> bool {
    let ahead = slow::front_arc(&Rect::new(shooter.center(), shooter.heading, 20_000, 315));
    is_inside(&ahead, to, -hair)
        && !others.iter().any(|other| slow::overlaps(&[from, to], &polygon(other), units(TOLERANCE) + hair))
        && woods.iter().map(|wood| slow::chord(wood, from, to)).sum::<f64>() <= 501.0 + hair as f64 / 256.0
}

#[test]
fn the_nearest_point_is_at_the_distance() {
    tries(12, |numbers| {
        let card = numbers.pose().rect();
        let point = numbers
            .point_near(Pose::new((card.center.x / 256) as i16, (card.center.y / 256) as i16, 0), 2000);
        let nearest = nearest_point(&card, point);
        assert!(is_inside(&polygon(&card), nearest, -HAIR));
        let (x, y) = (i128::from(nearest.x - point.x), i128::from(nearest.y - point.y));
        let length = (x * x + y * y).isqrt();
        assert!(slow::is_within(&[point], &polygon(&card), length + HAIR));
        assert!(length < HAIR || !slow::is_within(&[point], &polygon(&card), length - HAIR));
    });
}

#[test]
fn contact_is_mutual_and_close() {
    tries(13, |numbers| {
        let a = numbers.pose();
        let b = numbers.near(a, 1000);
        let (mine, theirs) = (contact(&a.rect(), &b.rect()), contact(&b.rect(), &a.rect()));
        assert_eq!(
            mine.map(|found| (found.edge, found.cells)),
            theirs.map(|found| (found.their_edge, found.their_cells))
        );
        // Edges within a degree of each other may be 1.5 mm apart at their ends.
        assert!(mine.is_none() || within(&a.rect(), &b.rect(), 20));
    });
}
