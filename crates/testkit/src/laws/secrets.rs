//! Laws about hidden things: nobody can learn what their view does not show.

use std::collections::BTreeMap;

use sandtable_core::prelude::*;

use sandtable_core::{Game, Rules, Seat, State, Turn, Viewer};

use crate::step::{StepIn, StepOf, after, can_take, steps};
use crate::{Step, Walk};

/// Other outcomes and actions compared with the one taken, at each ply.
const OTHERS: usize = 6;

/// A world imagined by a seat is one it could be in: the same view, question, choices, turn and components, sound,
/// and able to go on. Where the game says that it is open, nobody else sees a difference either.
pub fn imagined_worlds_look_the_same<G: Game>(walk: &mut Walk<'_, G>) {
    let viewers: Vec<Viewer> = walk.viewers().collect();
    walk.each(|walk| {
        let truth = Truth::of(walk.state(), &viewers);
        for seat in walk.seats() {
            let world = imagine(walk, seat);
            truth.check_world(walk.state(), &world, seat);
            if G::is_open(walk.options()) {
                let mut seen = truth.views.iter();
                let other = seen.find(|(viewer, view)| world.view(*viewer) != *view);
                assert!(
                    other.is_none(),
                    "the game says it is open, but {seat:?} cannot see what this viewer sees: {other:?}"
                );
            }
        }
    });
}

pub(super) fn imagine<G: Game>(walk: &mut Walk<'_, G>, seat: Seat) -> G::State {
    let mut world = walk.state().clone();
    world.determinize(seat, &mut walk.rng);
    world
}

/// What every imagined world is compared with.
struct Truth<S: State> {
    views: Vec<(Viewer, S::View)>,
    steps: Vec<StepOf<S>>,
    census: BTreeMap<String, u32>,
}

impl<S: State> Truth<S> {
    fn of(state: &S, viewers: &[Viewer]) -> Truth<S> {
        Truth { views: views(state, viewers), steps: steps(state), census: state.census() }
    }

    fn check_world(&self, state: &S, world: &S, seat: Seat) {
        assert_eq!(state.turn(), world.turn(), "{seat:?} imagines another turn");
        assert_eq!(state.ask(), world.ask(), "{seat:?} imagines another question");
        for (viewer, seen) in &self.views {
            if [Viewer::Seat(seat), Viewer::Public].contains(viewer) {
                let imagined = world.view(*viewer);
                assert!(
                    *seen == imagined,
                    "{seat:?} imagines another view of {viewer:?}:\n{seen:?}\n{imagined:?}"
                );
            }
        }
        let possible = steps(world);
        if state.turn() == Turn::Seat(seat) {
            assert_eq!(self.steps, possible, "{seat:?} imagines other choices of its own");
        }
        assert_eq!(self.steps.is_empty(), possible.is_empty(), "{seat:?} imagines a world that is stuck");
        assert_eq!(self.census, world.census(), "{seat:?} imagines other components");
        if state.check().is_ok() {
            assert_eq!(world.check(), Ok(()), "{seat:?} imagines a world that is not sound");
        }
    }
}

fn views<S: State>(state: &S, viewers: &[Viewer]) -> Vec<(Viewer, S::View)> {
    viewers.iter().map(|&viewer| (viewer, state.view(viewer))).collect()
}

/// What a viewer hears tells no more than what it sees: where two worlds look alike before and after a step that
/// looks alike, the events sound alike. And masks agree: a masked event masks to itself, and whatever the public
/// hears every seat hears too.
///
/// The worlds are the true one and imagined ones; the steps are the one taken and, for luck and for disguised
/// actions of another seat, others in its place.
pub fn masks_hide_what_views_hide<G: Game>(walk: &mut Walk<'_, G>) {
    let viewers: Vec<Viewer> = walk.viewers().collect();
    while let Some(step) = walk.choose() {
        let next = after(walk.state(), step);
        check_masks::<G>(walk, &next.1);
        let [before, seen] = [walk.state(), &next.0].map(|state| views(state, &viewers));
        for seat in walk.seats() {
            let world = imagine(walk, seat);
            if !can_take(&world, step) {
                continue;
            }
            let imagined = after(&world, step);
            for (nth, (viewer, view)) in before.iter().enumerate() {
                let is_meant = [Viewer::Seat(seat), Viewer::Public].contains(viewer);
                if is_meant && world.view(*viewer) == *view {
                    compare::<G::State>(&seen[nth], &next.1, &imagined);
                }
            }
        }
        let possible = steps(walk.state());
        for seen in &seen {
            for other in others(walk, &possible, step, &next.0, seen.0) {
                compare::<G::State>(seen, &next.1, &other);
            }
        }
        walk.take(step);
    }
}

/// What a few steps would have led to that could have been taken instead without the viewer seeing a difference in the
/// step itself.
fn others<G: Game>(
    walk: &mut Walk<'_, G>,
    possible: &[StepIn<G>],
    taken: StepIn<G>,
    next: &G::State,
    viewer: Viewer,
) -> Vec<Next<G::State>> {
    let picked: Vec<_> = (0..OTHERS).map(|_| walk.rng.pick(possible)).collect();
    let alike = picked.into_iter().filter(|&other| sounds_alike(walk.state(), taken, other, viewer));
    let led = alike.map(|other| after(walk.state(), other));
    // Luck that leaves no trace in the state, a die that missed, is not hidden by the view but forgotten by it.
    led.filter(|other| matches!(taken, Step::Act(..)) || other.0 != *next).collect()
}

fn sounds_alike<S: State>(state: &S, one: StepOf<S>, other: StepOf<S>, viewer: Viewer) -> bool {
    match (one, other) {
        (Step::Act(seat, one), Step::Act(_, other)) => {
            viewer != Viewer::Seat(seat)
                && one != other
                && state.disguise(one, viewer) == state.disguise(other, viewer)
        }
        (Step::Luck(one), Step::Luck(other)) => one != other,
        _ => false,
    }
}

/// A state and what happened on the way to it.
type Next<S> = (S, Vec<<S as Rules>::Event>);

/// What the viewer sees and what happened in truth, and another way it might have gone.
fn compare<S: State>((viewer, seen): &(Viewer, S::View), events: &[S::Event], other: &Next<S>) {
    if *seen != other.0.view(*viewer) {
        return;
    }
    let [heard, other] = [events, &other.1].map(|events| heard::<S>(events, *viewer));
    assert!(
        heard == other,
        "{viewer:?} sees the same in two worlds but hears a difference; if it is no secret, the view should show it:\n\
         {heard:?}\n{other:?}"
    );
}

fn heard<S: State>(events: &[S::Event], viewer: Viewer) -> Vec<S::Event> {
    events.iter().filter_map(|event| S::mask(event, viewer)).collect()
}

fn check_masks<G: Game>(walk: &Walk<'_, G>, events: &[<G::State as Rules>::Event]) {
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
