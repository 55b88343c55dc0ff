//! What every request passes before its route: who asks, whether the form is ours, how often, and what browsers must hold to.

pub(crate) mod cookie;
pub(crate) mod csrf;
pub(crate) mod headers;
pub(crate) mod limits;
pub(crate) mod request_log;
pub(crate) mod signer;
