//! The rules, paragraph by paragraph: `r5_3_...` shows what 5.3 says.

#![allow(missing_docs)]

mod base_cards;
mod book;
mod bundles;
mod card_options;
mod common;
mod ending;
mod fire;
mod hits;
mod movement;
mod new_cards;
mod parts;
mod planning;
mod reveal;
mod science;
mod science_areas;
mod setup;
mod stage;
mod tough;
mod turn;
