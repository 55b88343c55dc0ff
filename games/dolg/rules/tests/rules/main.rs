//! One test per paragraph of `games/dolg/text/en.md`, section by section.

mod bots;
mod combat;
mod common;
mod events;
mod generals;
mod morale;
mod movement;
mod orders;
mod reasons;
mod setup;
mod shown;
mod solo_combat;
mod solo_common;
mod solo_movement;
mod solo_orders;
mod solo_scenarios;
mod solo_setup;
mod table;
mod terrain;
mod traits;
mod turn;
mod victory;
