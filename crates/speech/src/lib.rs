//! Messages said in a language, by Fluent, and the rules of the games as people read them.
//!
//! The bundles are built on [`fluent_bundle`] itself: every file of `locales/` is put into the crate when it is
//! built, and all that is left to do here is a look-up, which needs no template layer above it. A game knows message
//! ids and never a language; whoever shows a message to a person says it here.
//!
//! ```
//! use speech::{Lang, say};
//! use table::Message;
//!
//! let points = Message::new("table-points").with("count", 22);
//! assert_eq!(say(Lang::En, &points), "22 points");
//! assert_eq!(say(Lang::Ru, &points), "22 очка");
//! ```

mod book;
mod bundles;
mod lang;
mod sentence;

pub use book::{paragraph_number, passages, rules};
pub use bundles::{FILES, knows, say};
pub use lang::Lang;
