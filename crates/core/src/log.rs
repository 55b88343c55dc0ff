//! Where a game tells what happens. Playouts pass [`Quiet`], and the telling costs nothing.

/// Takes down events as they happen.
pub trait Log<E> {
    /// One more event.
    fn add(&mut self, event: E);
}

/// Takes down nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Quiet;

impl<E> Log<E> for Quiet {
    #[inline(always)]
    fn add(&mut self, _event: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}
