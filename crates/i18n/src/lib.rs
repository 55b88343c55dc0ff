//! Messages said in a language, by Fluent, and the rules of a game found by paragraph.
//!
//! A game knows message ids and never a language. The [`Texts`] of the games and of the program are put into one
//! [`Catalogue`] when the program starts; whoever shows a message to a person says it with a [`Locale`].
//!
//! ```
//! use sandtable_core::Message;
//! use sandtable_i18n::{Catalogue, Lang, Locale};
//!
//! let catalogue = Catalogue::new([])?.shared();
//! let points = Message::new("table-points").with("count", 22);
//! assert_eq!(Locale::new(&catalogue, Lang::En).say(&points), "22 points");
//! assert_eq!(Locale::new(&catalogue, Lang::Ru).say(&points), "22 очка");
//! # Ok::<(), sandtable_i18n::CatalogueError>(())
//! ```

mod catalogue;
mod differences;
mod lang;
mod locale;
mod passages;
mod sentence;
mod texts;

pub use catalogue::{Catalogue, CatalogueError};
pub use differences::differences;
pub use lang::Lang;
pub use locale::Locale;
pub use passages::{paragraph_number, passages};
pub use texts::Texts;
