//! Positions set up by hand: whatever is accepted can be played to the end, and whatever cannot is refused.

use record::{Dice, Title, TitleOf};
use rush::{Options, Rush};
use serde_json::Value;
use table::{Game, Quiet, Rng, State, Turn, Viewer};
use testkit::Fuzz;

/// Positions of a random game, one every few steps, as JSON.
fn positions(options: &Options) -> Vec<String> {
    let (mut state, mut rng, mut found) = (Rush::setup(options).unwrap(), Rng::new(2), Vec::new());
    for step in 0..1200 {
        if state.turn() == Turn::Over {
            break;
        }
        if step % 13 == 0 {
            found.push(serde_json::to_string(&state).unwrap());
        }
        go_on(&mut state, &mut rng);
    }
    found
}

fn go_on(state: &mut rush::State, rng: &mut Rng) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let outcome = state.sample(rng);
            state.resolve(outcome, &mut Quiet);
        }
        Turn::Seat(seat) => {
            let mut legal = Vec::new();
            state.legal(&mut legal);
            let mut world = state.clone();
            world.determinize(seat, rng);
            let _ = (world.value(seat), world.view(Viewer::Public));
            state.apply(rng.pick(&legal), &mut Quiet);
        }
    }
}

/// The state in this JSON, if it is one.
fn set(options: &Options, state: &[u8]) -> Option<rush::State> {
    let state: Value = serde_json::from_slice(state).ok()?;
    let options = serde_json::to_value(options).ok()?;
    let table = TitleOf::<Rush>::new().set(&options, &state, Dice::by_hand()).ok()?;
    table.as_any().downcast_ref::<record::Session<Rush>>().map(|session| session.state().clone())
}

#[test]
fn a_mutated_position_is_refused_or_can_be_played_on() {
    let mut accepted = 0;
    for players in [2, 5] {
        let options = Options { players, ..Options::default() };
        Fuzz::new(positions(&options), 2000).run(|text| {
            if let Some(mut state) = set(&options, text) {
                accepted += 1;
                let mut rng = Rng::new(5);
                (0..200).for_each(|_| go_on(&mut state, &mut rng));
            }
        });
    }
    assert!(accepted > 200, "only {accepted} mutated positions were accepted");
}
