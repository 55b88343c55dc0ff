//! The tree of [`Ismcts`](crate::Ismcts): nodes in one list, the edges of a node side by side.
//!
//! The same node can be reached with different luck, so that its legal actions, and even the seat to move, differ
//! from visit to visit. An edge is therefore a seat with an action, and counts how often it *could* have been taken
//! (`available`) besides how often it was. It keeps the value for the seat that chose it; nobody else asks.

use sandtable_core::{Rng, Seat};

/// A choice that was tried at a node.
#[derive(Clone, Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    pub(crate) visits: u32,
    available: u32,
    /// The sum over all visits of how the seat stood in the end.
    pub(crate) total: f64,
    node: u32,
}

impl<A: Copy> Edge<A> {
    /// What the edges of a node are sorted by.
    #[inline]
    fn key(&self) -> (Seat, A) {
        (self.seat, self.action)
    }

    /// Upper confidence bound, with the number of times the edge was available in place of the visits of the node.
    #[inline]
    fn bound(&self, exploration: f32) -> f32 {
        let visits = self.visits as f32;
        (self.total as f32 / visits) + exploration * ((self.available as f32).ln() / visits).sqrt()
    }
}

/// A step from a node.
pub(crate) struct Pick<A> {
    pub(crate) edge: usize,
    pub(crate) action: A,
    /// The node it leads to; none if it leads out of the tree, never tried before.
    pub(crate) next: Option<usize>,
}

/// All nodes; the root is the first.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Vec<Edge<A>>>,
}

impl<A: Copy + Ord> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree { nodes: vec![Vec::new()] }
    }

    pub(crate) fn root(&self) -> &[Edge<A>] {
        &self.nodes[0]
    }

    /// An action never tried if there is one, else the one with the highest bound. `legal` must be sorted.
    pub(crate) fn pick(
        &mut self,
        node: usize,
        seat: Seat,
        legal: &[A],
        exploration: f32,
        rng: &mut Rng,
    ) -> Pick<A> {
        let edges = &mut self.nodes[node];
        let (mut place, mut untried, mut fresh) = (0, 0, None);
        let (mut best, mut highest) = (0, f32::NEG_INFINITY);
        for &action in legal {
            let key = (seat, action);
            place += edges[place..].iter().take_while(|edge| edge.key() < key).count();
            if let Some(edge) = edges.get_mut(place).filter(|edge| edge.key() == key) {
                edge.available += 1;
                let bound = edge.bound(exploration);
                if bound > highest {
                    (best, highest) = (place, bound);
                }
            } else {
                untried += 1;
                if rng.below(untried) == 0 {
                    fresh = Some((place, action));
                }
            }
        }
        match fresh {
            Some((edge, action)) => self.grow(node, edge, seat, action),
            None => self.known(node, best),
        }
    }

    fn known(&self, node: usize, edge: usize) -> Pick<A> {
        let taken = &self.nodes[node][edge];
        Pick { edge, action: taken.action, next: Some(taken.node as usize) }
    }

    /// Adds an edge, and the empty node behind it, where it belongs in the order.
    fn grow(&mut self, node: usize, edge: usize, seat: Seat, action: A) -> Pick<A> {
        let behind = self.nodes.len() as u32;
        let new = Edge { seat, action, visits: 0, available: 1, total: 0.0, node: behind };
        self.nodes[node].insert(edge, new);
        self.nodes.push(Vec::new());
        Pick { edge, action, next: None }
    }

    /// One more visit of an edge, worth what `value` says for its seat.
    #[inline]
    pub(crate) fn credit(&mut self, node: usize, edge: usize, value: impl FnOnce(Seat) -> f32) {
        let edge = &mut self.nodes[node][edge];
        edge.visits += 1;
        edge.total += f64::from(value(edge.seat));
    }
}
