//! The rules, paragraph by paragraph: `r5_3_...` shows what 5.3 says.

#![allow(missing_docs)]

mod base_cards;
mod book;
mod bundles;
mod card_options;
mod clicks;
mod common;
mod corrections;
mod crew;
mod drags;
mod ending;
mod enemies;
mod fire;
mod flights;
mod hits;
mod modes;
mod movement;
mod new_cards;
mod own_ways;
mod parts;
mod planning;
mod reasons;
mod reveal;
mod scenarios;
mod science;
mod science_areas;
mod setup;
mod stage;
mod tough;
mod turn;
mod ultras;
mod variants;
