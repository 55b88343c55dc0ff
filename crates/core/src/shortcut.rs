//! A chain of actions that is offered as one choice.

use crate::Message;

/// Actions that a person may take by a single click, because they follow from each other. Each is played, recorded and told as
/// if it had been chosen by itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shortcut<A> {
    /// What they come to, as a sentence.
    pub say: Message,
    /// The actions, in order.
    pub actions: Vec<A>,
}
