//! Positions set up by hand, as anybody may write them: whatever is accepted can be played on.

use sandtable_core::{Game, Quiet, Rng, State, Turn, Viewer};
use sandtable_session::{Dice, Session, Title, TitleOf};
use serde_json::Value;

use crate::walk::written_options;
use crate::{Fuzz, Walk};

/// A position of the random game is mutated each time this many steps were taken.
const EVERY: usize = 7;
/// The random game is not followed longer than this.
const LONGEST: usize = 1200;
/// So many steps are played on from an accepted position.
const ONWARD: usize = 200;

/// The position of this JSON, or why it is none.
pub fn set_up<G: Game>(options: &G::Options, state: &Value) -> Result<G::State, String> {
    set_up_by::<G>(G::RULES, options, state)
}

/// The same by the rules of this number.
pub(crate) fn set_up_by<G: Game>(
    rules: u32,
    options: &G::Options,
    state: &Value,
) -> Result<G::State, String> {
    let options = written_options::<G>(rules, options);
    let table = TitleOf::<G>::new().set_by(rules, &options, state, Dice::by_hand());
    let table = table.map_err(|why| why.to_string())?;
    let session = table.as_any().downcast_ref::<Session<G>>();
    Ok(session.expect("a table of G is a session of G").state().clone())
}

/// Mutates positions of a random game and plays on from those that are accepted, imagining, looking and valuing on the
/// way; a panic is reported with its input. Gives how many were accepted.
pub fn mutate_positions<G: Game>(options: &G::Options, rounds: u64) -> usize {
    let mut accepted = 0;
    Fuzz::new(positions::<G>(options), rounds).run(|text| {
        let state = serde_json::from_slice(text).ok().and_then(|state| set_up::<G>(options, &state).ok());
        if let Some(mut state) = state {
            accepted += 1;
            let mut rng = Rng::new(5);
            (0..ONWARD).for_each(|_| go_on(&mut state, &mut rng));
        }
    });
    accepted
}

/// Positions of a random game as JSON.
fn positions<G: Game>(options: &G::Options) -> Vec<String> {
    let mut found = Vec::new();
    Walk::<G>::new(options, 2, LONGEST).each(|walk| {
        if walk.ply().is_multiple_of(EVERY) {
            found.push(serde_json::to_string(walk.state()).expect("a state is JSON"));
        }
    });
    found
}

fn go_on<S: State>(state: &mut S, rng: &mut Rng) {
    match state.turn() {
        Turn::Over => {}
        Turn::Chance => {
            let outcome = state.sample(rng);
            state.resolve(outcome, &mut Quiet);
        }
        Turn::Seat(seat) => {
            let mut world = state.clone();
            world.determinize(seat, rng);
            let _ = (world.value(seat), world.view(Viewer::Public));
            let mut legal = Vec::new();
            state.legal(&mut legal);
            state.apply(rng.pick(&legal), &mut Quiet);
        }
    }
}
