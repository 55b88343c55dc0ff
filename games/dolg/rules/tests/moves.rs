//! Movement on the open table, in numbers: 8, 9 and 16 of the rules.

use sandtable_core::Rng;
use sandtable_dolg::ids::{Ground, Kind, Side, Trait, UnitId};
use sandtable_dolg::moves::{
    Body, Budget, Charge, Field, Going, KEEP_AWAY, MARCH_DISTANCE, Mover, Ranges, Segment, Wish,
    after_straight, after_wheel, can_charge, can_wheel, candidates, charges, extension, rotate_ranges, snap,
    steer, steer_charge, steer_drift, straight_ranges, wheel_ranges,
};
use sandtable_dolg::space::{
    Convex, Edge, Heading, Point, Pose, Rect, UD, Wing, contact, distance, flush_pose, overlaps, wheel,
    wheel_cost,
};

const LEGION: Kind = Kind::RomLegion;
const NOBLES: Kind = Kind::CelNoble;
const SLINGERS: Kind = Kind::CelSling;
const HORSE: Kind = Kind::RomPcav;

/// The first unit of the south is the one that moves.
const MOVER: UnitId = UnitId::of(Side::South, 0);

fn mover(kind: Kind, pose: Pose) -> Mover {
    Mover::new(MOVER, pose, kind.row())
}

fn legion() -> Mover {
    mover(LEGION, Pose::new(5000, 3000, 0))
}

fn field(units: &[(Side, Kind, Pose)]) -> Field {
    let mut field = Field::new(10_000, 9_000);
    for (nth, (side, kind, pose)) in units.iter().enumerate() {
        field.add_card(UnitId::of(*side, nth + 1), *pose, kind.row());
    }
    field
}

fn friend(kind: Kind, pose: Pose) -> (Side, Kind, Pose) {
    (Side::South, kind, pose)
}

fn enemy(pose: Pose) -> (Side, Kind, Pose) {
    (Side::North, NOBLES, pose)
}

fn ud(number: i32) -> Budget {
    Budget::new(number * UD, KEEP_AWAY)
}

fn list(ranges: &Ranges) -> Vec<(i32, i32)> {
    ranges.iter().collect()
}

fn ahead(field: &Field, mover: &Mover, budget: &Budget) -> Vec<(i32, i32)> {
    list(&straight_ranges(field, mover, mover.pose.heading, budget))
}

fn upright(x: i32, y: i32, width: i32, depth: i32) -> Convex {
    Convex::hull(
        &[(x, y), (x + width, y), (x + width, y + depth), (x, y + depth)].map(|(x, y)| Point::at(x, y)),
    )
}

fn all_charges(field: &Field, mover: &Mover, budget: &Budget) -> Vec<Charge> {
    let mut found = Vec::new();
    charges(field, mover, budget, |charge| found.push(charge));
    found
}

// 8.2
#[test]
fn a_free_unit_goes_as_far_as_its_allowance() {
    assert_eq!(ahead(&field(&[]), &legion(), &ud(4)), [(1, 2000)]);
    let spent = Budget { spent: wheel_cost(90), ..ud(4) };
    assert_eq!(ahead(&field(&[]), &legion(), &spent), [(1, 2000 - 691)]);
}

// 8.12
#[test]
fn the_way_ends_at_the_edge_of_the_table() {
    let north = mover(LEGION, Pose::new(5000, 8000, 0));
    assert_eq!(ahead(&field(&[]), &north, &ud(4)), [(1, 685 + 5)]);
    let askew = mover(LEGION, Pose::new(5000, 8000, 90));
    let (_, longest) = ahead(&field(&[]), &askew, &ud(4))[0];
    let end = askew.pose.moved(askew.pose.heading, longest);
    assert!(end.rect().is_on_table(10_000, 9_000));
    assert!(!askew.pose.moved(askew.pose.heading, longest + 2).rect().is_on_table(10_000, 9_000));
}

// 8.12, 8.14: a friend is touched, an enemy not approached nearer than 5 mm.
#[test]
fn friends_stop_a_unit_and_enemies_keep_it_away() {
    let place = Pose::new(5000, 4630, 0);
    assert_eq!(ahead(&field(&[friend(LEGION, place)]), &legion(), &ud(4)), [(1, 1005)]);
    assert_eq!(ahead(&field(&[enemy(place)]), &legion(), &ud(4)), [(1, 950)]);
}

// 8.14 at a corner, where no edge is nearer than the corner itself.
#[test]
fn five_millimetres_are_measured_around_corners() {
    let place = Pose::new(5000 + 880 + 40, 4630, 0);
    let ranges = straight_ranges(&field(&[enemy(place)]), &legion(), Heading::NORTH, &ud(4));
    let last = ranges.iter().next().unwrap().1;
    let at = |length: i32| distance(&legion().pose.moved(Heading::NORTH, length).rect(), &place.rect());
    assert_eq!((at(last), at(last + 1)), (50, 49));
    assert_eq!(last, 970);
}

// 8.13
#[test]
fn skirmishers_are_passed_but_nobody_stops_in_them() {
    let place = Pose::new(5000, 3800, 0);
    let screen = [friend(SLINGERS, place)];
    assert_eq!(ahead(&field(&screen), &legion(), &ud(4)), [(1, 175), (1425, 2000)]);
    let line = [friend(LEGION, place)];
    assert_eq!(ahead(&field(&line), &mover(SLINGERS, legion().pose), &ud(4)), [(1, 175), (1425, 2000)]);
    assert_eq!(ahead(&field(&line), &legion(), &ud(4)), [(1, 175)]);
}

// 8.4: from 4 UD to 4 UD.
#[test]
fn a_march_ends_four_ud_from_every_enemy() {
    let march = Budget::new(3 * UD * 4 / 2, MARCH_DISTANCE);
    let far = field(&[enemy(Pose::new(5000, 8000, 360))]);
    assert_eq!(ahead(&far, &legion(), &march), [(1, 5000 - 630 - 2000)]);
    assert_eq!(list(&wheel_ranges(&far, &legion(), Wing::Left, 90, &march)), [(1, 90)]);
    let near = field(&[enemy(Pose::new(5000, 5600, 360))]);
    assert_eq!(list(&wheel_ranges(&near, &legion(), Wing::Left, 90, &march)), []);
}

// 8.3
#[test]
fn a_wheel_costs_its_arc_and_needs_room() {
    let open = field(&[]);
    assert_eq!(list(&wheel_ranges(&open, &legion(), Wing::Left, 360, &ud(4))), [(1, 260)]);
    assert!(can_wheel(&open, &legion(), Wing::Right, 90, &Budget::new(691, KEEP_AWAY)));
    assert!(!can_wheel(&open, &legion(), Wing::Right, 90, &Budget::new(690, KEEP_AWAY)));
    assert_eq!(after_wheel(&open, &legion(), Wing::Right, 90, &ud(4)).left(), 2000 - 691);
}

// The far rear corner swings outwards before it comes forward.
#[test]
fn a_neighbour_at_the_far_side_stops_a_wheel() {
    let beside = |gap: i16| field(&[friend(LEGION, Pose::new(5880 + gap, 3000, 0))]);
    let most = |gap: i16, wing: Wing| wheel_ranges(&beside(gap), &legion(), wing, 90, &ud(4)).highest();
    assert_eq!(most(0, Wing::Right), Some(90));
    assert_eq!(most(0, Wing::Left), None);
    // 108.2 - 88 mm are enough room for every wheel.
    assert!(most(125, Wing::Left) < Some(90) && most(203, Wing::Left) == Some(90));
}

#[test]
fn ranges_of_wheels_are_what_single_wheels_are() {
    let crowd = field(&[
        friend(LEGION, Pose::new(6150, 3300, 20)),
        friend(SLINGERS, Pose::new(4200, 4000, 700)),
        enemy(Pose::new(5300, 4500, 380)),
    ]);
    for wing in [Wing::Left, Wing::Right] {
        let ranges = wheel_ranges(&crowd, &legion(), wing, 180, &ud(4));
        for angle in 1..=180 {
            assert_eq!(
                ranges.contains(angle),
                can_wheel(&crowd, &legion(), wing, angle, &ud(4)),
                "{wing} {angle}"
            );
        }
        assert!(ranges.iter().count() > 1 || ranges.highest() < Some(180), "{ranges:?}");
    }
}

// 8.16: counters of an extended line move along, and the unit is that much wider.
#[test]
fn an_extended_unit_is_wider() {
    let extended = Mover { extended: [false, true], ..legion() };
    let beside = field(&[friend(LEGION, Pose::new(6000, 4000, 0))]);
    assert_eq!(ahead(&beside, &legion(), &ud(4)), [(1, 2000)]);
    assert_eq!(ahead(&beside, &extended, &ud(4)), [(1, 1000 - 630 + 5)]);
    assert!(beside.is_free(&extended, legion().pose.moved(Heading::NORTH, 375), KEEP_AWAY));
    assert!(!beside.is_free(&extended, legion().pose.moved(Heading::NORTH, 380), KEEP_AWAY));
}

// 8.7
#[test]
fn a_reduced_move_goes_in_any_direction() {
    let half = Budget::new(2 * UD, KEEP_AWAY);
    let beside = field(&[friend(LEGION, Pose::new(6500, 3000, 0))]);
    for heading in [180, 181, 540, 360, 77] {
        let ranges = straight_ranges(&beside, &legion(), Heading::new(heading), &half);
        let most = ranges.highest().unwrap();
        assert_eq!(most == 1000, heading != 180 && heading != 181, "{heading}");
        let end = legion().pose.moved(Heading::new(heading), most);
        assert!(end.heading == Heading::NORTH && !overlaps(&end.rect(), &Pose::new(6500, 3000, 0).rect()));
    }
}

// 8.8
#[test]
fn a_rotation_needs_only_a_free_end() {
    let beside = field(&[friend(LEGION, Pose::new(5880, 3000, 0))]);
    let ranges = rotate_ranges(&beside, &legion(), KEEP_AWAY);
    assert!(ranges.contains(360), "about face");
    assert!(ranges.contains(180), "a card is less deep than wide");
    assert!(!ranges.contains(60));
    for angle in 1..720 {
        assert_eq!(ranges.contains(angle), beside.is_free(&legion(), legion().pose.turned(angle), KEEP_AWAY));
    }
}

// 10.5, 10.6
#[test]
fn withdrawal_and_retreat_end_free_of_the_enemy() {
    let foe = Pose::new(5000, 3630, 360);
    let engaged = field(&[enemy(foe)]);
    assert!(contact(&legion().pose.rect(), &foe.rect()).is_some());
    let back = straight_ranges(&engaged, &legion(), Heading::SOUTH, &Budget::new(2 * UD, KEEP_AWAY));
    assert_eq!(list(&back), [(50, 1000)]);
    let about = legion().at(legion().pose.turned(360));
    assert_eq!(ahead(&engaged, &about, &ud(4)), [(50, 2000)]);
}

// 16.2: the slowest going counts for the whole move.
#[test]
fn ground_slows_the_whole_move() {
    let mut wood = field(&[]);
    wood.add_ground(Ground::Wood, upright(3000, 4000, 4000, 1000));
    // The front is 68.5 mm before the wood.
    assert_eq!(ahead(&wood, &legion(), &ud(4)), [(1, 1000)]);
    assert_eq!(ahead(&wood, &legion(), &ud(2)), [(1, 685)]);
    assert_eq!(ahead(&wood, &mover(SLINGERS, legion().pose), &ud(4)), [(1, 2000)]);
    assert_eq!(ahead(&wood, &mover(Kind::CelChar, legion().pose), &ud(7)), [(1, 685)]);
    let inside = after_straight(&wood, &legion(), Heading::NORTH, 900, &ud(4));
    assert_eq!((inside.pace, inside.left()), (2, 100));
    let before = after_straight(&wood, &legion(), Heading::NORTH, 685, &ud(4));
    assert_eq!((before.pace, before.left()), (1, 2000 - 685));
}

#[test]
fn a_unit_that_starts_in_a_wood_is_slow_from_the_start() {
    let mut wood = field(&[]);
    wood.add_ground(Ground::Wood, upright(3000, 2000, 4000, 1000));
    assert_eq!(ahead(&wood, &legion(), &ud(4)), [(1, 1000)]);
    assert_eq!(wheel_ranges(&wood, &legion(), Wing::Left, 360, &ud(4)).highest(), Some(130));
}

// 16.4, 16.6, 16.10
#[test]
fn hills_marshes_and_works_cost_what_they_cost() {
    let on = |ground: Ground, kind: Kind, allowance: i32| {
        let mut field = field(&[]);
        field.add_ground(ground, upright(3000, 4000, 4000, 300));
        ahead(&field, &mover(kind, legion().pose), &ud(allowance)).last().map(|range| range.1)
    };
    assert_eq!(on(Ground::Hill, LEGION, 4), Some(2000 - 500));
    assert_eq!(on(Ground::Hill, HORSE, 7), Some(1750 - 500));
    assert_eq!(on(Ground::Marsh, LEGION, 4), Some(685));
    assert_eq!(on(Ground::Marsh, LEGION, 5), Some(833));
    assert_eq!(on(Ground::Marsh, HORSE, 7), Some(685));
    // In costs 1 UD; out again would be another, after 68.5 + 30 + 63 mm.
    assert_eq!(on(Ground::Works, LEGION, 4), Some(1500));
    assert_eq!(on(Ground::Works, LEGION, 5), Some(1614));
    assert_eq!(on(Ground::Works, LEGION, 6), Some(2000));
    assert_eq!(Going::of(Ground::Road, LEGION.row()), Going::OPEN);
}

// 16.9
#[test]
fn a_road_is_one_ud_longer_for_whoever_stays_on_it() {
    let on_road = |width: i32, depth: i32| {
        let mut field = field(&[]);
        field.add_ground(Ground::Road, upright(4700, 2500, width, depth));
        field
    };
    let longest =
        |field: &Field, budget: Budget| ahead(field, &legion(), &budget).last().map(|range| range.1);
    assert_eq!(longest(&on_road(600, 6000), ud(4).by_road()), Some(2500));
    assert_eq!(longest(&on_road(600, 6000), ud(4)), Some(2000));
    // It ends 220 mm ahead of the centre.
    assert_eq!(longest(&on_road(600, 2700), ud(4).by_road()), Some(2200));
    assert_eq!(longest(&on_road(600, 1000), ud(4).by_road()), Some(2000));
    assert_eq!(longest(&field(&[]), ud(4).by_road()), Some(2000));
    let wheeled =
        |width: i32| after_wheel(&on_road(width, 6000), &legion(), Wing::Left, 90, &ud(4).by_road());
    assert_eq!((wheeled(600).pace, wheeled(310).pace, wheeled(310).left()), (0, 1, 2000 - 691));
}

// 9.1, 9.2
#[test]
fn a_charge_reaches_seven_flush_poses_of_the_front() {
    let foe = Pose::new(5000, 4500, 360);
    let found = all_charges(&field(&[enemy(foe)]), &legion(), &ud(4));
    assert_eq!(found.iter().map(|charge| charge.steps).collect::<Vec<_>>(), [-3, -2, -1, 0, 1, 2, 3]);
    for charge in &found {
        assert_eq!(
            (charge.edge, charge.pose),
            (Edge::Front, flush_pose(&foe.rect(), Edge::Front, charge.steps.into()))
        );
    }
    let middle = found.iter().find(|charge| charge.steps == 0).unwrap();
    assert_eq!((middle.turn, middle.straight, middle.cost), (0, 870, 870));
    // Two sections aside are 44 mm and need no wheel, three are more.
    let cost = |steps: i8| {
        found.iter().find(|charge| charge.steps == steps).map(|charge| (charge.turn, charge.cost))
    };
    assert_eq!(cost(2), Some((0, 870)));
    assert_ne!(cost(3).unwrap().0, 0);
}

#[test]
fn a_charge_goes_no_further_than_the_allowance() {
    let at = |y: i16| all_charges(&field(&[enemy(Pose::new(5000, y, 360))]), &legion(), &ud(4)).len();
    assert_eq!((at(5631), at(5630) > 0), (0, true));
}

// 9.1: a corner in the front arc.
#[test]
fn only_what_is_before_the_front_is_charged() {
    let behind = field(&[enemy(Pose::new(5000, 1500, 0))]);
    let beside = field(&[enemy(Pose::new(6500, 3000, 0))]);
    assert!(
        all_charges(&behind, &legion(), &ud(4)).is_empty()
            && all_charges(&beside, &legion(), &ud(4)).is_empty()
    );
}

// 9.2: the zone at the start decides the edge.
#[test]
fn the_edge_is_that_of_the_zone() {
    let edge = |foe: Pose| {
        let found = all_charges(&field(&[enemy(foe)]), &legion(), &ud(4));
        assert!(!found.is_empty());
        assert!(found.iter().all(|charge| charge.edge == found[0].edge));
        found[0].edge
    };
    assert_eq!(edge(Pose::new(5000, 4500, 0)), Edge::Rear);
    assert_eq!(edge(Pose::new(5000, 4500, 180)), Edge::Right);
    assert_eq!(edge(Pose::new(5000, 4500, 540)), Edge::Left);
    assert_eq!(edge(Pose::new(5000, 4500, 400)), Edge::Front);
}

// 9.3, 9.4 (D4 of the facts): a wheel of at most 45 degrees, a shift of at most 44 mm, a turn of at most 45 degrees.
#[test]
fn every_charge_keeps_to_its_limits() {
    let mut seen = 0;
    for heading in (200..520).step_by(7) {
        for x in (3800..6400).step_by(311) {
            let foe = Pose::new(x, 4700, heading);
            for charge in all_charges(&field(&[enemy(foe)]), &legion(), &ud(5)) {
                let wheeled = wheel(legion().pose, Wing::of_turn(charge.turn), charge.turn.abs());
                let contact = wheeled.moved(wheeled.heading, charge.straight).rect();
                let (x, y) = (
                    i64::from(contact.front_middle().x - charge.pose.rect().front_middle().x),
                    i64::from(contact.front_middle().y - charge.pose.rect().front_middle().y),
                );
                assert!(charge.turn.abs() <= 90 && contact.heading.turn_to(charge.pose.heading).abs() <= 90);
                assert!(x * x + y * y <= (442 * 256) * (442 * 256));
                assert!(distance(&contact, &foe.rect()) <= 2);
                assert_eq!(charge.cost, wheel_cost(charge.turn.abs()) + charge.straight);
                assert!(charge.cost <= 5 * UD && !overlaps(&charge.pose.rect(), &foe.rect()));
                seen += 1;
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

// 9.3
#[test]
fn the_way_of_a_charge_must_be_free_but_for_own_skirmishers() {
    let foe = enemy(Pose::new(5000, 5000, 360));
    let between = Pose::new(5000, 3700, 0);
    assert!(all_charges(&field(&[foe, friend(LEGION, between)]), &legion(), &ud(4)).is_empty());
    assert!(!all_charges(&field(&[foe, friend(SLINGERS, between)]), &legion(), &ud(4)).is_empty());
    let screen = all_charges(&field(&[foe, enemy(between.turned(360))]), &legion(), &ud(4));
    assert!(screen.iter().all(|charge| charge.target == UnitId::of(Side::North, 2)));
}

// 9.5
#[test]
fn a_charge_can_meet_two_enemies() {
    let (left, right) = (Pose::new(4560, 4500, 360), Pose::new(5440, 4500, 360));
    let found = all_charges(&field(&[enemy(left), enemy(right)]), &legion(), &ud(4));
    let both = |charge: &&Charge| {
        contact(&charge.pose.rect(), &left.rect()).is_some()
            && contact(&charge.pose.rect(), &right.rect()).is_some()
    };
    let targets: Vec<UnitId> = found.iter().filter(both).map(|charge| charge.target).collect();
    assert!(targets.contains(&UnitId::of(Side::North, 1)) && targets.contains(&UnitId::of(Side::North, 2)));
    let straight = found.iter().find(|charge| charge.pose == Pose::new(5000, 3870, 0)).unwrap();
    let cells = contact(&straight.pose.rect(), &left.rect()).unwrap().cells.count();
    assert_eq!((straight.steps.abs(), cells), (2, 2));
}

// 9.7, 9.8
#[test]
fn wing_counters_are_met_frontally_or_removed() {
    let foe = Pose::new(5000, 4500, 360);
    let unit = UnitId::of(Side::North, 1);
    let mut frontal = field(&[enemy(foe)]);
    frontal.add_counter(unit, Wing::Left, extension(&foe.rect(), Wing::Left));
    let found = all_charges(&frontal, &legion(), &ud(4));
    assert!(found.len() == 7 && found.iter().all(|charge| charge.hits.iter().next().is_none()));
    let mut flank = field(&[enemy(foe.turned(180))]);
    flank.add_counter(unit, Wing::Left, extension(&foe.turned(180).rect(), Wing::Left));
    let found = all_charges(&flank, &legion(), &ud(4));
    assert!(found.iter().all(|charge| charge.edge == Edge::Left));
    assert!(found.iter().any(|charge| charge.hits.iter().eq([(unit, Wing::Left)])));
}

// 9.1: the allowance of Forced March is one UD more.
#[test]
fn one_ud_more_reaches_further() {
    let foe = field(&[enemy(Pose::new(5000, 6000, 360))]);
    assert!(all_charges(&foe, &legion(), &ud(4)).is_empty());
    assert!(!all_charges(&foe, &legion(), &ud(5)).is_empty());
}

// 16.2, 16.3
#[test]
fn a_charge_into_a_wood_has_half_the_allowance() {
    let foe = enemy(Pose::new(5000, 4800, 360));
    let mut wood = field(&[foe]);
    assert!(!all_charges(&wood, &legion(), &ud(4)).is_empty());
    wood.add_ground(Ground::Wood, upright(3000, 4000, 4000, 3000));
    assert!(all_charges(&wood, &legion(), &ud(4)).is_empty());
    assert!(!all_charges(&wood, &mover(Kind::CelPict, legion().pose), &ud(5)).is_empty());
    assert!(all_charges(&wood, &mover(Kind::CelChar, legion().pose), &ud(7)).is_empty());
}

#[test]
fn a_place_can_be_charged_by_whoever_is_near() {
    let (near, far) = (Pose::new(5000, 5000, 360), Pose::new(5000, 8000, 360));
    let field = field(&[enemy(near), enemy(far)]);
    let charger = |pose: Pose, nth| Mover::new(UnitId::of(Side::North, nth), pose, NOBLES.row());
    let target = Body { rect: legion().pose.rect(), unit: MOVER, counter: None, skirmisher: false };
    assert!(can_charge(&field, &charger(near, 1), &target, &ud(5)));
    assert!(!can_charge(&field, &charger(far, 2), &target, &ud(5)));
    let away = Body { rect: legion().pose.moved(Heading::SOUTH, 1500).rect(), ..target };
    assert!(!can_charge(&field, &charger(near, 1), &away, &ud(5)));
}

#[test]
fn candidates_are_legal_moves() {
    let crowd = field(&[
        friend(LEGION, Pose::new(6100, 3000, 0)),
        friend(SLINGERS, Pose::new(4500, 4400, 0)),
        enemy(Pose::new(5900, 5500, 340)),
    ]);
    let mut number = 0;
    let wish = Wish { wheels: 2, turns: &[-60, 45, 90], headings: &[Heading::NORTH, Heading::new(30)] };
    candidates(&crowd, &legion(), &ud(4), &wish, |candidate| {
        let mut mover = legion();
        let mut budget = ud(4);
        for segment in candidate.segments() {
            match segment {
                Segment::Wheel(wing, angle) => {
                    assert!(can_wheel(&crowd, &mover, wing, angle, &budget));
                    budget = after_wheel(&crowd, &mover, wing, angle, &budget);
                    mover = mover.at(wheel(mover.pose, wing, angle));
                }
                Segment::Advance(length) => {
                    let heading = mover.pose.heading;
                    assert!(straight_ranges(&crowd, &mover, heading, &budget).contains(length));
                    budget = after_straight(&crowd, &mover, heading, length, &budget);
                    mover = mover.at(mover.pose.moved(heading, length));
                }
                other => panic!("{other:?} is no regular movement"),
            }
        }
        assert_eq!((mover.pose, budget), (candidate.pose, candidate.budget));
        number += 1;
    });
    assert!((20..100).contains(&number), "{number}");
}

fn steered(field: &Field, to: (i32, i32), heading: Option<i32>) -> (Vec<Segment>, Pose) {
    let goal = (Point::at(to.0, to.1), heading.map(Heading::new));
    let chain = steer(field, &legion(), &ud(6), (2, 90), goal);
    (chain.segments().collect(), chain.pose)
}

#[test]
fn dragging_straight_ahead_advances() {
    assert_eq!(
        steered(&field(&[]), (5000, 4234), None),
        (vec![Segment::Advance(1234)], Pose::new(5000, 4234, 0))
    );
    assert_eq!(steered(&field(&[]), (5000, 9000), None).0, [Segment::Advance(3000)]);
}

#[test]
fn dragging_aside_wheels_and_advances() {
    let (segments, pose) = steered(&field(&[]), (6000, 5000), None);
    assert!(matches!(segments[..], [Segment::Wheel(Wing::Right, _), Segment::Advance(_)]), "{segments:?}");
    assert!(pose.center().is_within(Point::at(6000, 5000), 60), "{pose:?}");
    let (segments, pose) = steered(&field(&[]), (6000, 5000), Some(0));
    assert!(matches!(segments[..], [.., Segment::Wheel(Wing::Left, _)]), "{segments:?}");
    assert!(pose.heading.turn_to(Heading::NORTH).abs() <= 10, "{pose:?}");
}

#[test]
fn dragging_into_others_ends_before_them() {
    let foe = Pose::new(5000, 5000, 360);
    let (segments, pose) = steered(&field(&[enemy(foe)]), (5000, 5000), Some(0));
    assert_eq!(distance(&pose.rect(), &foe.rect()), 50);
    assert_eq!(segments, [Segment::Advance(1320)]);
}

#[test]
fn dragging_without_turning_goes_as_near_as_it_can() {
    let open = field(&[]);
    let drifted = |x: i32, y: i32| steer_drift(&open, &legion(), &ud(2), Point::at(x, y));
    assert_eq!(drifted(5600, 3000).pose, Pose::new(5600, 3000, 0));
    assert_eq!(drifted(5000, 1000).segments().collect::<Vec<_>>(), [Segment::Drift(Heading::SOUTH, 1000)]);
    assert_eq!(drifted(5000, 3000).segments().count(), 0);
    let beside = field(&[friend(LEGION, Pose::new(6100, 3000, 0))]);
    assert_eq!(steer_drift(&beside, &legion(), &ud(2), Point::at(5600, 3000)).pose, Pose::new(5225, 3000, 0));
}

#[test]
fn dragging_onto_an_enemy_charges_the_nearest_flush_pose() {
    let foe = Pose::new(5000, 4500, 360);
    let field = field(&[enemy(foe)]);
    let charge =
        |x: i32| steer_charge(&field, &legion(), &ud(4), Point::at(x, 3870)).map(|charge| charge.pose);
    assert_eq!(charge(5000), Some(Pose::new(5000, 3870, 0)));
    assert_eq!(charge(5250), Some(Pose::new(5220, 3870, 0)));
}

#[test]
fn a_drag_snaps_into_line() {
    let field = field(&[friend(LEGION, Pose::new(6500, 4000, 0))]);
    let snapped = |x: i32, y: i32| snap(&field, &legion(), KEEP_AWAY, Point::at(x, y), 100);
    assert_eq!(snapped(5500, 4050), Some(Pose::new(6500 - 1005, 4000, 0)));
    assert_eq!(snapped(5610, 3980), Some(Pose::new(6500 - 880, 4000, 0)));
    assert_eq!(snapped(5000, 4000), None);
}

#[test]
fn cards_on_the_table_never_lie_deeper_than_a_millimetre_in_each_other() {
    // Two cards side by side advance askew again and again; roundings add up, and yet both go on.
    let mut poses = [Pose::new(5000, 1000, 47), flush_side(Pose::new(5000, 1000, 47))];
    for step in 0..200 {
        let (at, other) = (step % 2, 1 - step % 2);
        let crowd = field(&[friend(LEGION, poses[other])]);
        let one = mover(LEGION, poses[at]);
        let length = straight_ranges(&crowd, &one, one.pose.heading, &Budget::new(37, KEEP_AWAY)).highest();
        poses[at] = poses[at].moved(one.pose.heading, length.expect("the way is free"));
        assert!(!sandtable_dolg::space::overlaps_deeper(&Rect::card(poses[0]), &Rect::card(poses[1]), 10));
    }
}

fn flush_side(pose: Pose) -> Pose {
    pose.moved(pose.heading.turned(180), 880)
}

/// A crowd around the unit that moves, free of it.
fn random_crowd(rng: &mut Rng) -> (Field, Mover) {
    let mut about = |middle: i32, spread: u32| middle + rng.below(2 * spread + 1) as i32 - spread as i32;
    let kinds = [LEGION, SLINGERS, NOBLES];
    let kind = kinds[about(1, 1) as usize];
    let start = mover(kind, Pose::new(5000, 4000, about(0, 360)));
    let mut units: Vec<(Side, Kind, Pose)> = Vec::new();
    for nth in 0..10 {
        let pose = Pose::new(about(5000, 2500) as i16, about(4000, 2500) as i16, about(0, 360));
        let others = units.iter().map(|unit| unit.2).chain([start.pose]);
        if others.into_iter().all(|other| !overlaps(&pose.rect(), &other.rect())) {
            let side = if nth % 3 == 0 { Side::North } else { Side::South };
            units.push((side, kinds[nth % 3], pose));
        }
    }
    (field(&units), start)
}

/// Length by length: is the way free, and can the unit rest there?
fn lengths_one_by_one(field: &Field, mover: &Mover, direction: Heading, most: i32) -> Vec<bool> {
    let others: Vec<&Body> = field.bodies().iter().collect();
    let passes = |body: &Body| {
        body.unit.side() == MOVER.side() && (body.skirmisher || mover.row.has(Trait::Skirmisher))
    };
    let mut free = true;
    let at = |length: i32| {
        let rect = mover.pose.rect().shifted(direction, length);
        free &= rect.is_on_table(field.width, field.height);
        free &= !others.iter().any(|body| !passes(body) && overlaps(&rect, &body.rect));
        let near =
            |body: &&&Body| body.unit.side() != MOVER.side() && distance(&rect, &body.rect) < KEEP_AWAY;
        free && !others.iter().any(|body| overlaps(&rect, &body.rect))
            && !others.iter().any(|body| near(&body))
    };
    (1..=most).map(at).collect()
}

#[test]
fn straight_ranges_are_what_one_finds_step_by_step() {
    for seed in 0..100 * sandtable_testkit::factor() {
        let mut rng = Rng::new(seed);
        let (field, mover) = random_crowd(&mut rng);
        let direction = Heading::new(rng.below(720) as i32);
        let ranges = straight_ranges(&field, &mover, direction, &ud(5));
        let slow = lengths_one_by_one(&field, &mover, direction, 2500);
        for (at, &expected) in slow.iter().enumerate() {
            let length = at as i32 + 1;
            // Where one state ends and the next begins, the rounding of the steps may shift it by one.
            let border =
                at > 0 && slow[at - 1] != expected || slow.get(at + 1).is_some_and(|&next| next != expected);
            assert!(
                border || ranges.contains(length) == expected,
                "seed {seed}, length {length}: {ranges:?}"
            );
        }
    }
}

#[test]
fn steering_finds_back_to_where_a_wheel_an_advance_and_a_wheel_led() {
    let open = field(&[]);
    for seed in 0..100 * sandtable_testkit::factor() {
        let mut rng = Rng::new(seed);
        let mut turn = || rng.below(121) as i32 - 60;
        let (first, last) = (turn(), turn());
        let start = legion();
        let wheeled = wheel(start.pose, Wing::of_turn(first), first.abs());
        let gone = wheeled.moved(wheeled.heading, 300 + rng.below(700) as i32);
        let end = wheel(gone, Wing::of_turn(last), last.abs());
        let chain = steer(&open, &start, &ud(6), (2, 90), (end.center(), Some(end.heading)));
        assert!(
            distance_of(chain.pose, end) <= 5 && chain.pose.heading == end.heading,
            "seed {seed}: {end:?} {chain:?}"
        );
    }
}

fn distance_of(one: Pose, other: Pose) -> i32 {
    let (x, y) = (i32::from(one.x) - i32::from(other.x), i32::from(one.y) - i32::from(other.y));
    (x * x + y * y).isqrt()
}
