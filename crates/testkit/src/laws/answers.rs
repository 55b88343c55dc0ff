//! The law about answers: what a seat is told and shown tells nothing that it cannot know.

use std::collections::BTreeSet;
use std::fmt::Debug;

use sandtable_core::{
    Game, Hidden, Message, Rng, Rules, Say, Seat, Shortcut, Shown, State, Target, Turn, Viewer,
};
use sandtable_session::{Dice, Session};

use super::choices::strangers;
use super::secrets::imagine;
use crate::Walk;
use crate::step::{legal, path, ranges};

/// How many questions of each kind are asked in a position.
const ASKED: usize = 6;

/// Whatever the seat to move can ask has the same answer in all worlds it cannot tell apart: its question and its ranges,
/// how its actions read, what they are clicked with, what they are worth and what they would do, why others are refused, why
/// something cannot be clicked, where dragging leads, and how it reads what has just happened.
pub fn answers_are_the_same_in_all_worlds<G: Game>(walk: &mut Walk<'_, G>) {
    let mut known = Known { actions: BTreeSet::new(), elements: BTreeSet::new() };
    walk.each(|walk| {
        let Turn::Seat(seat) = walk.state().turn() else { return };
        let (truth, world) = (walk.state().clone(), imagine(walk, seat));
        known.extend(&truth);
        if !look_alike(&truth, &world, seat) {
            return;
        }
        known.questions(&truth, &mut walk.rng).check(&truth, &world);
        check_preview::<G>(walk, &world, seat);
        check_heard::<G>(walk, &world, Viewer::Seat(seat));
    });
}

/// What has just happened reads alike.
fn check_heard<G: Game>(walk: &Walk<'_, G>, world: &G::State, viewer: Viewer) {
    for event in walk.events().iter().filter_map(|event| G::State::mask(event, viewer)) {
        let read = [walk.state(), world].map(|state| state.describe_event(&event, viewer));
        same(|| format!("how {viewer:?} reads {event:?}"), read);
    }
}

/// Are they sound positions that the seat cannot tell apart? That they should be is another law.
pub(super) fn look_alike<S: State>(truth: &S, world: &S, seat: Seat) -> bool {
    let viewer = Viewer::Seat(seat);
    truth.view(viewer) == world.view(viewer) && truth.check().is_ok() && world.check().is_ok()
}

/// All actions and elements there were so far.
struct Known<S: State> {
    actions: BTreeSet<S::Action>,
    elements: BTreeSet<S::Element>,
}

impl<S: State> Known<S> {
    fn extend(&mut self, state: &S) {
        for action in legal(state) {
            self.elements.extend(path(state, action));
            self.actions.insert(action);
        }
    }

    fn questions(&self, state: &S, rng: &mut Rng) -> Questions<S> {
        let (legal, elements): (_, Vec<_>) = (legal(state), self.elements.iter().copied().collect());
        let mut strangers = strangers(&self.actions, rng);
        strangers.truncate(ASKED);
        let mut any = || rng.pick(&elements);
        let drags = (0..ASKED).map(|_| (any(), Target::Element(any()))).collect();
        let clicked: Vec<_> = (0..ASKED).map(|_| any()).collect();
        let actions: Vec<_> = (0..ASKED).map(|_| rng.pick(&legal)).collect();
        Questions {
            points: (0..ASKED).map(|_| (rng.pick(&elements), any_point(rng))).collect(),
            clicks: clicked
                .into_iter()
                .zip(&actions)
                .map(|(one, &action)| (one, some_of(state, action, rng)))
                .collect(),
            actions,
            strangers: strangers.into_iter().filter(|&action| !state.is_legal(action)).collect(),
            drags,
        }
    }
}

fn any_point<E>(rng: &mut Rng) -> Target<E> {
    let mut any = || rng.below(2001) as i32 - 1000;
    Target::Point { x: any(), y: any() }
}

/// The beginning of an action's path, perhaps none of it.
fn some_of<S: State>(state: &S, action: S::Action, rng: &mut Rng) -> Vec<S::Element> {
    let mut path = path(state, action);
    path.truncate(rng.below(path.len() as u32) as usize);
    path
}

type Drag<S> = (<S as Shown>::Element, Target<<S as Shown>::Element>);

/// What is asked in one position.
struct Questions<S: State> {
    actions: Vec<S::Action>,
    strangers: Vec<S::Action>,
    clicks: Vec<(S::Element, Vec<S::Element>)>,
    drags: Vec<Drag<S>>,
    points: Vec<Drag<S>>,
}

impl<S: State> Questions<S> {
    fn check(&self, truth: &S, world: &S) {
        let both = [truth, world];
        same(|| "the question".to_owned(), both.map(|state| state.ask().map(|ask| state.describe_ask(ask))));
        same(|| "the ranges".to_owned(), both.map(ranges));
        same(|| "the shortcuts".to_owned(), both.map(shortcuts));
        for &action in &self.actions {
            same(|| format!("the path of `{action}`"), both.map(|state| path(state, action)));
            same(|| format!("the description of `{action}`"), both.map(|state| state.describe(action)));
            same(|| format!("the forecast of `{action}`"), both.map(|state| state.forecast(action)));
        }
        for &action in &self.strangers {
            same(|| format!("why not `{action}`"), both.map(|state| state.why_not(action)));
        }
        for (element, picked) in &self.clicks {
            let why = both.map(|state| state.why_not_click(*element, picked));
            same(|| format!("why not click `{element}` after {picked:?}"), why);
        }
        for &(element, target) in self.drags.iter().chain(&self.points) {
            let chains = both.map(|state| steered(state, element, target));
            same(|| format!("where `{element}` goes when dragged to {target:?}"), chains);
        }
    }
}

fn shortcuts<S: State>(state: &S) -> Vec<Shortcut<S::Action>> {
    let mut shortcuts = Vec::new();
    state.shortcuts(&mut shortcuts);
    shortcuts
}

fn steered<S: State>(state: &S, element: S::Element, target: Target<S::Element>) -> Vec<S::Action> {
    let mut chain = Vec::new();
    state.steer(element, target, &mut chain);
    chain
}

/// What one action would do is foreseen alike.
fn check_preview<G: Game>(walk: &mut Walk<'_, G>, world: &G::State, seat: Seat) {
    let action = walk.rng.pick(&legal(walk.state()));
    let previews = [walk.state(), world].map(|state| preview::<G>(walk.options(), state, seat, action));
    same(|| format!("the preview of `{action}`"), previews);
}

fn preview<G: Game>(
    options: &G::Options,
    state: &G::State,
    seat: Seat,
    action: <G::State as Rules>::Action,
) -> Vec<Message> {
    let session = Session::<G>::from_state(options.clone(), state.clone(), Dice::by_hand());
    let session = session.unwrap_or_else(|why| panic!("the position cannot be set up: {why}"));
    let events = session.preview(seat, &action.to_string());
    let events = events.unwrap_or_else(|why| panic!("there is no preview of a legal action: {why}"));
    events.iter().map(Say::say).collect()
}

pub(super) fn same<T: PartialEq + Debug>(what: impl FnOnce() -> String, [truth, imagined]: [T; 2]) {
    assert!(
        truth == imagined,
        "{} gives a secret away; in truth and in a world imagined by the seat to move it is:\n{truth:?}\n{imagined:?}",
        what()
    );
}
