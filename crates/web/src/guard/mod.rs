//! What stands before the doors: who asks, whether the form is ours, how often, and what browsers must hold to.

pub(crate) mod cookie;
pub(crate) mod csrf;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod seal;
pub(crate) mod watch;
