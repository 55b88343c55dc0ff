//! Laws about hidden things: nobody can learn what their view does not show.

use table::{Game, Seat, State, Turn, Viewer};

use crate::step::{StepOf, after, legal, steps};
use crate::{Step, Walk};

/// Other outcomes and actions compared with the one taken, at each ply.
const OTHERS: usize = 6;

/// A world imagined by a seat is one it could be in: the same view, question, choices, turn and components, sound,
/// and able to go on. Where the game says that it is open, nobody else sees a difference either.
pub fn imagined_worlds_look_the_same<G: Game>(walk: &mut Walk<'_, G>) {
    walk.each(|walk| {
        for seat in walk.seats() {
            let world = imagine(walk, seat);
            check_world(walk.state(), &world, seat);
            if G::is_open(walk.options()) {
                let is_seen = |viewer: &Viewer| walk.state().view(*viewer) != world.view(*viewer);
                let other = walk.viewers().find(is_seen);
                assert_eq!(
                    other, None,
                    "the game says it is open, but {seat:?} cannot see what this viewer sees"
                );
            }
        }
    });
}

fn imagine<G: Game>(walk: &mut Walk<'_, G>, seat: Seat) -> G::State {
    let mut world = walk.state().clone();
    world.determinize(seat, &mut walk.rng);
    world
}

fn check_world<S: State>(state: &S, world: &S, seat: Seat) {
    assert_eq!(state.turn(), world.turn(), "{seat:?} imagines another turn");
    assert_eq!(state.ask(), world.ask(), "{seat:?} imagines another question");
    for viewer in [Viewer::Seat(seat), Viewer::Public] {
        let (seen, imagined) = (state.view(viewer), world.view(viewer));
        assert!(seen == imagined, "{seat:?} imagines another view of {viewer:?}:\n{seen:?}\n{imagined:?}");
    }
    if state.turn() == Turn::Seat(seat) {
        assert_eq!(legal(state), legal(world), "{seat:?} imagines other choices of its own");
    }
    assert_eq!(steps(state).is_empty(), steps(world).is_empty(), "{seat:?} imagines a world that is stuck");
    assert_eq!(state.census(), world.census(), "{seat:?} imagines other components");
    if state.check().is_ok() {
        assert_eq!(world.check(), Ok(()), "{seat:?} imagines a world that is not sound");
    }
}

/// What a viewer hears tells no more than what it sees: where two worlds look alike before and after a step that
/// looks alike, the events sound alike. And masks agree: a masked event masks to itself, and whatever the public
/// hears every seat hears too.
///
/// The worlds are the true one and imagined ones; the steps are the one taken and, for luck and for disguised
/// actions of another seat, others in its place.
pub fn masks_hide_what_views_hide<G: Game>(walk: &mut Walk<'_, G>) {
    while let Some(step) = walk.choose() {
        let truth = after(walk.state(), step);
        check_masks::<G>(walk, &truth.1);
        for seat in walk.seats() {
            let world = imagine(walk, seat);
            for viewer in [Viewer::Seat(seat), Viewer::Public] {
                if steps(&world).contains(&step) && world.view(viewer) == walk.state().view(viewer) {
                    compare(viewer, &truth, &after(&world, step));
                }
            }
        }
        for viewer in walk.viewers() {
            for other in others(walk, step, viewer) {
                compare(viewer, &truth, &after(walk.state(), other));
            }
        }
        walk.take(step);
    }
}

/// A few steps that could have been taken instead without the viewer seeing a difference in the step itself.
fn others<G: Game>(walk: &mut Walk<'_, G>, taken: StepOf<G::State>, viewer: Viewer) -> Vec<StepOf<G::State>> {
    let possible = steps(walk.state());
    let mut others: Vec<_> = (0..OTHERS).map(|_| walk.rng.pick(&possible)).collect();
    others.retain(|&other| other != taken && sounds_alike(walk.state(), taken, other, viewer));
    others
}

fn sounds_alike<S: State>(state: &S, one: StepOf<S>, other: StepOf<S>, viewer: Viewer) -> bool {
    match (one, other) {
        (Step::Act(seat, one), Step::Act(_, other)) => {
            viewer != Viewer::Seat(seat) && state.disguise(one, viewer) == state.disguise(other, viewer)
        }
        // Luck that leaves no trace in the state, a die that missed, is not hidden by the view but forgotten by it.
        (Step::Luck(_), Step::Luck(_)) => after(state, one).0 != after(state, other).0,
        _ => false,
    }
}

/// A state and what happened on the way to it.
type Next<S> = (S, Vec<<S as State>::Event>);

fn compare<S: State>(viewer: Viewer, truth: &Next<S>, other: &Next<S>) {
    if truth.0.view(viewer) != other.0.view(viewer) {
        return;
    }
    let [heard, other] = [truth, other].map(|(_, events)| heard::<S>(events, viewer));
    assert!(
        heard == other,
        "{viewer:?} sees the same in two worlds but hears a difference; if it is no secret, the view should show it:\n\
         {heard:?}\n{other:?}"
    );
}

fn heard<S: State>(events: &[S::Event], viewer: Viewer) -> Vec<S::Event> {
    events.iter().filter_map(|event| S::mask(event, viewer)).collect()
}

fn check_masks<G: Game>(walk: &Walk<'_, G>, events: &[<G::State as State>::Event]) {
    for event in events {
        let public = G::State::mask(event, Viewer::Public);
        for viewer in walk.viewers() {
            let heard = G::State::mask(event, viewer);
            let again = heard.as_ref().and_then(|heard| G::State::mask(heard, viewer));
            assert_eq!(again, heard, "what {viewer:?} hears of {event:?} changes when it is masked again");
            let of_public = heard.as_ref().and_then(|heard| G::State::mask(heard, Viewer::Public));
            assert_eq!(of_public, public, "the public hears of {event:?} what {viewer:?} does not");
            let is_open = G::is_open(walk.options());
            assert!(
                !is_open || heard == public,
                "the game says it is open, but only {viewer:?} hears {event:?}"
            );
        }
    }
}
