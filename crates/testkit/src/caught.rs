//! Panics caught, to be told again with more around them.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// What `act` gives, or the text of its panic.
///
/// Whatever a panicking `act` was changing is left half changed: look at it, but do not play on with it.
pub fn caught<T>(act: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(act)).map_err(|payload| text(payload.as_ref()))
}

fn text(payload: &(dyn Any + Send)) -> String {
    if let Some(text) = payload.downcast_ref::<String>() {
        return text.clone();
    }
    payload.downcast_ref::<&str>().map_or_else(|| "a panic without text".to_owned(), ToString::to_string)
}
