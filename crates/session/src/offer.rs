//! What is offered to the seat to move beside single actions: ranges and dragging; and why something is not offered.

use sandtable_core::{
    Game, Measure, Message, ParseError, Range, Ranged, Rules, Seat, Shortcut, Shown, State, Target, Turn,
};

use crate::preview::imagined;
use crate::table::RangeChoice;
use crate::{Refusal, Session};

type Action<G> = <<G as Game>::State as Rules>::Action;
type Element<G> = <<G as Game>::State as Shown>::Element;

impl<G: Game> Session<G> {
    /// The families of actions that differ in one number, with what the number may be.
    pub fn ranges(&self) -> Vec<Range<Action<G>>> {
        let mut ranges = Vec::new();
        self.state.ranges(&mut ranges);
        ranges
    }

    pub(crate) fn range_choices(&self) -> Vec<RangeChoice> {
        let legal = self.legal();
        self.ranges().into_iter().map(|range| range_choice(&self.state, range, &legal)).collect()
    }

    /// The chain of actions that brings a thing nearest to a target, an element or a point `@x,y`. It is worked out in a
    /// world the seat could imagine: the true one may know better.
    pub fn steer(&self, seat: Seat, element: &str, target: &str) -> Result<Vec<Action<G>>, Refusal> {
        self.check_turn(seat)?;
        let (element, target) = (element.parse()?, read_target(target)?);
        let mut chain = Vec::new();
        imagined(&self.state, seat).steer(element, target, &mut chain);
        Ok(chain)
    }

    /// The chains of actions that the seat to move may take by one click, in words.
    pub fn shortcuts(&self) -> Vec<Shortcut<String>> {
        let mut shortcuts = Vec::new();
        self.state.shortcuts(&mut shortcuts);
        let words = |actions: Vec<Action<G>>| actions.iter().map(ToString::to_string).collect();
        shortcuts
            .into_iter()
            .map(|Shortcut { say, actions }| Shortcut { say, actions: words(actions) })
            .collect()
    }

    /// Why the seat cannot do this now, or that it can.
    pub fn explain(&self, seat: Seat, word: &str) -> Message {
        self.why_not_now(seat).unwrap_or_else(|| match word.parse() {
            Err(why) => unreadable(why),
            Ok(action) if self.state.is_legal(action) => Message::new("table-why-legal"),
            Ok(action) => self.state.why_not(action),
        })
    }

    /// Why the seat, having picked these elements, cannot click this one now, or that it can.
    pub fn explain_click(&self, seat: Seat, element: &str, picked: &[String]) -> Message {
        self.why_not_now(seat).unwrap_or_else(|| {
            let picked: Result<Vec<_>, _> = picked.iter().map(|word| word.parse()).collect();
            match (element.parse(), picked) {
                (Ok(element), Ok(picked)) => self.why_not_click(element, &picked),
                (Err(why), _) | (_, Err(why)) => unreadable(why),
            }
        })
    }

    /// Why nothing at all can be done by this seat now.
    fn why_not_now(&self, seat: Seat) -> Option<Message> {
        match self.turn() {
            Turn::Over => Some(Message::new("table-why-over")),
            Turn::Chance => Some(Message::new("table-why-luck-first")),
            Turn::Seat(other) if other != seat => Some(Message::new("table-why-not-your-turn")),
            Turn::Seat(_) => None,
        }
    }

    fn why_not_click(&self, element: Element<G>, picked: &[Element<G>]) -> Message {
        let paths = self.paths();
        let rests: Vec<_> = paths.iter().filter_map(|path| path.strip_prefix(picked)).collect();
        if rests.iter().any(|rest| rest.first() == Some(&element)) {
            return Message::new("table-why-legal");
        }
        self.state.why_not_click(element, picked).unwrap_or_else(|| {
            if rests.iter().any(|rest| rest.contains(&element)) {
                Message::new("table-why-later")
            } else if paths.iter().any(|path| path.contains(&element)) {
                Message::new("table-why-picked")
            } else {
                self.why_not_asked()
            }
        })
    }

    /// What can be clicked for each action and each range.
    fn paths(&self) -> Vec<Vec<Element<G>>> {
        let firsts = self.ranges().into_iter().map(|range| range.first);
        self.legal().into_iter().chain(firsts).map(|action| path(&self.state, action)).collect()
    }

    /// What to say of a thing that has nothing to do with the question.
    fn why_not_asked(&self) -> Message {
        match self.state.ask() {
            Some(ask) => Message::new("table-why-other").with("question", self.state.describe_ask(ask)),
            None => Message::new("table-why-not-listed"),
        }
    }
}

fn unreadable(why: ParseError) -> Message {
    Message::new("table-why-unreadable").with("text", why.text).with("wanted", why.wanted)
}

fn path<S: State>(state: &S, action: S::Action) -> Vec<S::Element> {
    let mut path = Vec::new();
    state.path(action, &mut path);
    path
}

/// What to click for an action, in words.
pub(crate) fn path_words<S: State>(state: &S, action: S::Action) -> Vec<String> {
    path(state, action).iter().map(ToString::to_string).collect()
}

fn range_choice<S: State>(state: &S, range: Range<S::Action>, legal: &[S::Action]) -> RangeChoice {
    let marks = legal.iter().filter(|&&action| range.has(action));
    RangeChoice {
        word: range.first.to_string(),
        say: state.describe(range.first),
        path: path_words(state, range.first),
        from: range.from(),
        to: range.to,
        step: range.step,
        unit: range.unit,
        measures: measures(&range),
        marks: marks.filter_map(|action| Some(action.amount()?.0)).collect(),
    }
}

/// The measures of a range: at least one.
fn measures<A>(range: &Range<A>) -> Vec<Measure> {
    match range.measures {
        [] => vec![Measure::whole(range.unit)],
        measures => measures.to_vec(),
    }
}

/// A target as it is written: an element, or a point `@x,y`.
fn read_target<E: sandtable_core::Word>(text: &str) -> Result<Target<E>, ParseError> {
    let Some(point) = text.strip_prefix('@') else { return Ok(Target::Element(text.parse()?)) };
    let read = |(x, y): (&str, &str)| Some(Target::Point { x: x.parse().ok()?, y: y.parse().ok()? });
    let point = point.split_once(',').and_then(read);
    point.ok_or_else(|| ParseError::new(text, "an element, or a point written `@x,y` in whole numbers"))
}
