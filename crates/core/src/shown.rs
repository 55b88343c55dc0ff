//! What a seat is shown: the question, what can be clicked and dragged, how a choice reads, and why something is refused.

use std::fmt::Debug;

use crate::{
    ArmyList, Message, Period, Range, RepeatedOffer, Rules, Say, Seat, Shortcut, TallyLine, Viewer, Word,
};

/// A position that can be put before a person.
pub trait Shown: Rules {
    /// The question put to a seat.
    type Ask: Copy + Eq + Debug + Say;
    /// A thing on the table that can be clicked: `north-1`.
    type Element: Word;

    /// The question to the seat whose turn it is.
    fn ask(&self) -> Option<Self::Ask>;
    /// What to click for an action, in order. No path is the beginning of another.
    fn path(&self, action: Self::Action, out: &mut Vec<Self::Element>);

    // What follows is provided; few games change it.

    /// Adds the families of actions that differ in one number, with what the number may be. The path of a family is that
    /// of its marks, which differ from each other in nothing but the number.
    fn ranges(&self, _out: &mut Vec<Range<Self::Action>>) {}

    /// The offer that the seat to move is asked about, if it comes again and again. The program then lets people put it
    /// off, and declines for them by the ordinary answer.
    fn repeated_offer(&self) -> Option<RepeatedOffer<Self::Action>> {
        None
    }

    /// The stretch of the game for which a repeated offer can be put off. None if there are no such stretches.
    fn period(&self) -> Option<Period> {
        None
    }

    /// What people call a thing that can be clicked, where a long list of choices is grouped by it.
    fn name(&self, _element: Self::Element) -> Option<Message> {
        None
    }

    /// Can the seat to move bring an army that was put together before the game?
    fn takes_army(&self) -> bool {
        false
    }

    /// Adds the actions by which the seat to move brings such an army, or says why it cannot.
    fn bring_army(&self, _army: &ArmyList, _out: &mut Vec<Self::Action>) -> Result<(), Message> {
        Err(Message::new("table-why-no-army"))
    }

    /// Adds the chains of actions that the seat to move may want to take by one click, because only the order of the clicks is
    /// left to it.
    fn shortcuts(&self, _out: &mut Vec<Shortcut<Self::Action>>) {}

    /// The points of a seat by now; at the end they are its score. None if the game has none.
    fn points_by_now(&self, _seat: Seat) -> Option<i32> {
        None
    }

    /// How the points of a seat came about, from the position and all that happened, in lines that add up to its score once the
    /// game is over. None if the game has no points.
    fn tally(&self, _seat: Seat, _events: &mut dyn Iterator<Item = &Self::Event>) -> Vec<TallyLine> {
        Vec::new()
    }

    /// What luck decides now, in a word for programs: `draw`. None unless chance is to move, or if the game does not say.
    fn luck_for(&self) -> Option<String> {
        None
    }

    /// The question as it reads in this position.
    fn describe_ask(&self, ask: Self::Ask) -> Message {
        ask.say()
    }

    /// The action as it reads in this position. Override where the notation says too little: which enemy `e5` is.
    fn describe(&self, action: Self::Action) -> Message {
        action.say()
    }

    /// The event as a viewer who may hear of it reads it in this position, before or after it. Override where the event says
    /// too little: which unit `s3` is, if the viewer may know.
    fn describe_event(&self, event: &Self::Event, _viewer: Viewer) -> Message {
        event.say()
    }

    /// What is worth knowing of an action before one commits to it: the odds of a fight. Only what the seat to move knows.
    fn forecast(&self, _action: Self::Action) -> Option<Message> {
        None
    }

    /// What an outcome of the luck that is due here means to this seat, in few words: `an army of strength 2`. Outcomes that mean the same
    /// are added up where odds are told. None where the single outcome says nothing: a die out of many, for which
    /// [`Shown::forecast`] tells the odds of the whole.
    fn luck_means(&self, _outcome: Self::Chance, _seat: Seat) -> Option<Message> {
        None
    }

    /// Why the action is not legal, for the seat to move; with the rules paragraph where there is one.
    fn why_not(&self, _action: Self::Action) -> Message {
        Message::new("table-why-not-listed")
    }

    /// Why the seat to move, who has picked these elements already, cannot click this one; none if there is no other reason
    /// than that it does not belong to what is asked.
    fn why_not_click(&self, _element: Self::Element, _picked: &[Self::Element]) -> Option<Message> {
        None
    }

    /// Adds the chain of actions that brings a thing nearest to where it was dragged: the action whose path is the two
    /// elements, unless the game knows better. Nothing if there is none.
    fn steer(&self, element: Self::Element, target: Target<Self::Element>, out: &mut Vec<Self::Action>) {
        let Target::Element(target) = target else { return };
        let (mut legal, mut path) = (Vec::new(), Vec::new());
        self.legal(&mut legal);
        let dragged = legal.into_iter().find(|&action| {
            path.clear();
            self.path(action, &mut path);
            path == [element, target]
        });
        out.extend(dragged);
    }
}

/// Where a thing was dragged to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target<E> {
    /// Onto another thing.
    Element(E),
    /// To a point of the board's own plane.
    Point {
        /// To the right.
        x: i32,
        /// Down.
        y: i32,
    },
}
