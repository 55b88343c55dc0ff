//! The stack of unfinished business.

use std::fmt::Debug;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

    /// The frames, bottom first.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = F> {
        self.frames.iter().take(self.len as usize).flatten().copied()
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
