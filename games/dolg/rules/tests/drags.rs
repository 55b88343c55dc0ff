//! Dragging units in random battles: every chain can be played, and it brings the unit nearer.

use sandtable_core::{Quiet, Rng, Rules, Shown, Target, Turn};
use sandtable_dolg::ids::{Side, UnitId};
use sandtable_dolg::space::Pose;
use sandtable_dolg::{Action, Ask, Dolg, Element, Options, State};
use sandtable_testkit::Walk;

fn chain(state: &State, unit: UnitId, (x, y): (i32, i32)) -> Vec<Action> {
    let mut chain = Vec::new();
    state.steer(Element::Unit(unit), Target::Point { x, y: state.table().height - y }, &mut chain);
    chain
}

/// The position after a chain of legal actions.
fn played(state: &State, chain: &[Action]) -> State {
    let mut state = state.clone();
    for &action in chain {
        assert!(state.is_legal(action), "{action} of {chain:?}");
        state.apply(action, &mut Quiet);
    }
    state
}

fn square_to(pose: Pose, (x, y): (i32, i32)) -> i64 {
    let (x, y) = (i64::from(pose.x) - i64::from(x), i64::from(pose.y) - i64::from(y));
    x * x + y * y
}

/// Plays random battles, and looks at every position that waits for a seat.
fn each_position(games: u64, mut look: impl FnMut(&State, Side, &mut Rng)) {
    let options = Options { points: 700, ..Options::default() };
    for seed in 0..games * sandtable_testkit::factor() {
        let mut rng = Rng::new(seed);
        Walk::<Dolg>::new(&options, seed, 20_000).each(|walk| {
            if let Turn::Seat(seat) = walk.state().turn() {
                look(walk.state(), Side::of(seat), &mut rng);
            }
        });
    }
}

#[test]
fn every_chain_of_a_drag_can_be_played_and_leads_nearer() {
    let mut moved = 0;
    each_position(6, |state, side, rng| {
        for unit in state.standing(side) {
            let pose = state.unit(unit).pose;
            let mut about = |place: i16| i32::from(place) + rng.below(4001) as i32 - 2000;
            let point = (about(pose.x), about(pose.y));
            let chain = chain(state, unit, point);
            let Some(last) = chain.last() else { continue };
            let end = played(state, &chain).unit(unit).pose;
            let contact = matches!(last, Action::Charge(..) | Action::Contact(..));
            let placed = matches!(last, Action::Across(_) | Action::Depth(_));
            let leaves = is_leaving(state);
            assert!(
                contact || placed || leaves || square_to(end, point) < square_to(pose, point),
                "{chain:?}"
            );
            moved += 1;
        }
    });
    assert!(moved > 500, "{moved}");
}

/// Whoever leaves a fight goes back, wherever it is dragged.
fn is_leaving(state: &State) -> bool {
    matches!(state.ask(), Some(Ask::Back { .. } | Ask::Drift { .. }))
}

#[test]
fn a_unit_that_is_deployed_lands_where_it_is_dragged() {
    let mut exact = 0;
    each_position(3, |state, side, rng| {
        if let Some(Ask::Place { unit }) = state.ask() {
            let across = 1000 + rng.below(8000) as i32;
            let depth = 700 + rng.below(900) as i32;
            let y = if side == Side::South { depth } else { state.table().height - depth };
            let chain = chain(state, unit, (across, y));
            let end = played(state, &chain).unit(unit).pose;
            exact += u32::from((i32::from(end.x), i32::from(end.y)) == (across, y));
        }
    });
    assert!(exact > 20, "{exact}");
}

#[test]
fn a_unit_dragged_onto_an_enemy_charges_it() {
    let mut charges = 0;
    each_position(10, |state, side, _| {
        if !matches!(state.ask(), Some(Ask::Movement)) {
            return;
        }
        for (unit, enemy) in
            state.standing(side).flat_map(|unit| state.standing(side.enemy()).map(move |enemy| (unit, enemy)))
        {
            let mut chain = Vec::new();
            state.steer(Element::Unit(unit), Target::Element(Element::Unit(enemy)), &mut chain);
            if let Some(Action::Charge(target, ..)) = chain.last() {
                assert_eq!((*target, chain[0]), (enemy, Action::Move(unit)));
                let after = played(state, &chain);
                assert!(after.unit(unit).pose != state.unit(unit).pose);
                charges += 1;
            }
        }
    });
    assert!(charges > 5, "{charges}");
}
