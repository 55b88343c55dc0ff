//! The rules, paragraph by paragraph: `r5_3_...` shows what 5.3 says.

#![allow(missing_docs)]

mod common;
mod hits;
