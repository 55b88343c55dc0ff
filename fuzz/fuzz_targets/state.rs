//! A position set up by hand is refused, or can be looked at and played on. The first byte chooses the game, the rest is
//! JSON.

#![no_main]

use libfuzzer_sys::fuzz_target;
use sandtable_core::{Rng, Turn, Viewer};
use sandtable_session::{Dice, Table};

/// How many steps are played from a position.
const STEPS: usize = 50;

fuzz_target!(|input: &[u8]| {
    let Some((&choice, text)) = input.split_first() else { return };
    let Ok(state) = serde_json::from_slice(text) else { return };
    let packages = sandtable_games::all();
    let title = packages[choice as usize % packages.len()].title;
    if let Ok(mut table) = title.set(&title.defaults(), &state, Dice::from_seed(1)) {
        play_on(table.as_mut());
    }
});

fn play_on(table: &mut dyn Table) {
    let mut rng = Rng::new(1);
    for _ in 0..STEPS {
        Viewer::all(table.seats().len()).for_each(|viewer| drop(table.view(viewer)));
        match table.turn() {
            Turn::Over => return assert!(table.outcome().is_some(), "a game that is over has an outcome"),
            Turn::Chance => drop(table.luck(None).expect("luck brings something")),
            Turn::Seat(seat) => {
                let choices = table.choices();
                let choice = &choices[rng.below(choices.len() as u32) as usize];
                table.act(seat, &choice.word).expect("a choice is legal");
            }
        }
    }
}
