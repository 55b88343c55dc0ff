//! The stack of unfinished business.

use std::fmt::Debug;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::notation::variant_name;

/// Does a game go on by itself, or does it wait for a seat or for luck?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It goes on.
    Go,
    /// It waits, or it is over.
    Wait,
}

/// Steps until a seat or luck has to decide, or the game is over.
///
/// # Panics
/// If the game does not come to rest: its frames call each other in a circle.
pub fn settle(mut step: impl FnMut() -> Flow) {
    let rests = (0..10_000).any(|_| step() == Flow::Wait);
    assert!(rests, "a game that does not come to rest");
}

/// What a game still owes, the most urgent on top: plain values, at most `N` of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Stack<F, const N: usize> {
    frames: [Option<F>; N],
    len: u8,
}

impl<F: Copy, const N: usize> Stack<F, N> {
    /// Nothing to do.
    pub fn new() -> Stack<F, N> {
        Stack { frames: [None; N], len: 0 }
    }

    /// What is to be done now.
    #[inline]
    pub fn top(&self) -> Option<F> {
        match self.len {
            0 => None,
            len => self.frames[len as usize - 1],
        }
    }

    /// To be done before all else.
    #[inline]
    pub fn call(&mut self, frame: F) {
        self.frames[self.len as usize] = Some(frame);
        self.len += 1;
    }

    /// To be done instead of the top.
    #[inline]
    pub fn goto(&mut self, frame: F) {
        self.frames[self.len as usize - 1] = Some(frame);
    }

    /// The top is done.
    #[inline]
    pub fn done(&mut self) {
        self.len -= 1;
        self.frames[self.len as usize] = None;
    }

    /// Waits if there is something to decide; otherwise the top is done.
    #[inline]
    pub fn wait_if(&mut self, something_to_decide: bool) -> Flow {
        if something_to_decide {
            return Flow::Wait;
        }
        self.done();
        Flow::Go
    }

    /// The frames, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> {
        self.frames.iter().take(self.len as usize).flatten().copied()
    }

    /// The name of the top, for a message; see [`variant_name`].
    pub fn top_name(&self) -> String
    where
        F: Debug,
    {
        self.top().map(|frame| variant_name(&frame)).unwrap_or_default()
    }

    /// The names of all, bottom first, for a message.
    pub fn names(&self) -> String
    where
        F: Debug,
    {
        self.iter().map(|frame| variant_name(&frame)).collect::<Vec<_>>().join(", ")
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there nothing to do?
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl<F: Copy, const N: usize> Default for Stack<F, N> {
    fn default() -> Stack<F, N> {
        Stack::new()
    }
}

impl<F: Copy + Debug, const N: usize> Debug for Stack<F, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<F: Copy + Serialize, const N: usize> Serialize for Stack<F, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // A Vec, because formats without names want to know the length beforehand.
        let frames: Vec<F> = self.iter().collect();
        frames.serialize(to)
    }
}

impl<'de, F: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for Stack<F, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let frames: Vec<F> = Deserialize::deserialize(from)?;
        if frames.len() > N {
            return Err(D::Error::custom(format!("{} frames, but at most {N} fit", frames.len())));
        }
        let mut stack = Stack::new();
        for frame in frames {
            stack.call(frame);
        }
        Ok(stack)
    }
}

#[cfg(test)]
mod tests {
    use super::{Flow, Stack, settle};

    fn countdown(frames: &mut Stack<u8, 4>, stop_at: u8) -> Flow {
        match frames.top() {
            Some(left) if left > stop_at => {
                frames.goto(left - 1);
                Flow::Go
            }
            Some(left) => frames.wait_if(left > 0),
            None => Flow::Wait,
        }
    }

    #[test]
    fn a_game_settles_where_something_is_to_be_decided() {
        let mut frames = Stack::new();
        frames.call(1);
        frames.call(5);
        settle(|| countdown(&mut frames, 2));
        assert_eq!(frames.iter().collect::<Vec<_>>(), [1, 2]);
    }

    #[test]
    fn what_needs_no_decision_is_done_until_nothing_is_left() {
        let mut frames = Stack::new();
        frames.call(1);
        frames.call(5);
        settle(|| countdown(&mut frames, 0));
        assert!(frames.is_empty());
    }

    #[test]
    #[should_panic(expected = "does not come to rest")]
    fn a_circle_is_an_error_and_not_a_hang() {
        settle(|| Flow::Go);
    }
}
