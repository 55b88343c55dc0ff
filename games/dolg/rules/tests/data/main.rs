//! Components, army lists and the rules text agree.

mod armies;
mod book;
mod tables;
