//! What a seat can know beforehand of its own action: the action is tried in worlds the seat could imagine. What comes
//! out the same in all of them it could foresee; what does not, the action would tell.

use sandtable_core::{Game, Hidden, Message, Quiet, Rng, Rules, Seat, Seen, Shown as _, State, Turn, Viewer};

use crate::{Refusal, Session};

/// How many worlds an action is tried in.
const WORLDS: usize = 16;
/// The worlds are the same each time, so that the answer is.
const SEED: u64 = 0x5a4d;

type Action<G> = <<G as Game>::State as Rules>::Action;
type Event<G> = <<G as Game>::State as Rules>::Event;
type View<G> = <<G as Game>::State as Hidden>::View;
/// What a seat sees and every viewer hears.
type Shown<G> = (View<G>, Vec<Vec<Event<G>>>);

impl<G: Game> Session<G> {
    /// Does the action tell anybody what the acting seat cannot know?
    pub(crate) fn reveals(&self, before: &G::State, seat: Seat, action: Action<G>) -> bool {
        let shown = self.shown(before.clone(), seat, action);
        worlds(before, seat).any(|world| !world.is_legal(action) || self.shown(world, seat, action) != shown)
    }

    /// What the acting seat sees after the action, and what every viewer hears of it.
    fn shown(&self, mut state: G::State, seat: Seat, action: Action<G>) -> Shown<G> {
        let mut events = Vec::new();
        state.apply(action, &mut events);
        let heard = Viewer::all(self.seats().len()).map(|viewer| heard::<G>(&events, viewer));
        (state.view(Viewer::Seat(seat)), heard.collect())
    }

    /// What the seat can foresee of an action: the events that come out the same whatever is hidden from it, as it may
    /// hear them.
    pub fn preview(&self, seat: Seat, word: &str) -> Result<Vec<Event<G>>, Refusal> {
        self.check_turn(seat)?;
        let action = word.parse()?;
        self.check_legal(action)?;
        Ok(self.foreseen(seat, action))
    }

    /// What is worth knowing of an action before the seat commits to it: what the game says, and what luck may bring.
    pub fn prospects(&self, seat: Seat, word: &str) -> Result<Vec<Message>, Refusal> {
        self.check_turn(seat)?;
        let action = word.parse()?;
        self.check_legal(action)?;
        let forecast = imagined(&self.state, seat).forecast(action);
        Ok(forecast.into_iter().chain(self.told_odds(seat, action)).collect())
    }

    /// What the game says of all that the seat to move may choose.
    pub fn forecasts(&self) -> Vec<(String, Message)> {
        let Turn::Seat(seat) = self.turn() else { return Vec::new() };
        let world = imagined(&self.state, seat);
        let forecast = |action: Action<G>| Some((action.to_string(), world.forecast(action)?));
        self.legal().into_iter().filter_map(forecast).collect()
    }

    /// What the seat would see after these actions, as far as they can be played: in a world it could imagine.
    pub fn outlook<'w>(&self, seat: Seat, words: impl IntoIterator<Item = &'w str>) -> View<G> {
        let mut world = imagined(&self.state, seat);
        let actions = words.into_iter().map_while(|word| word.parse().ok());
        for action in actions {
            if world.turn() != Turn::Seat(seat) || !world.is_legal(action) {
                break;
            }
            world.apply(action, &mut Quiet);
        }
        world.view(Viewer::Seat(seat))
    }

    /// The events every imagined world begins with. The true one is not asked.
    fn foreseen(&self, seat: Seat, action: Action<G>) -> Vec<Event<G>> {
        let possible = worlds(&self.state, seat).filter(|world| world.is_legal(action));
        let told = possible.map(|mut world| {
            let mut events = Vec::new();
            world.apply(action, &mut events);
            heard::<G>(&events, Viewer::Seat(seat))
        });
        told.reduce(|one, other| common_start(one, &other)).unwrap_or_default()
    }
}

/// A world the seat could imagine, the same each time.
pub(crate) fn imagined<S: State>(state: &S, seat: Seat) -> S {
    Seen::new(state, seat).imagine(&mut Rng::new(SEED))
}

fn worlds<S: State>(state: &S, seat: Seat) -> impl Iterator<Item = S> {
    let mut rng = Rng::new(SEED);
    (0..WORLDS).map(move |_| Seen::new(state, seat).imagine(&mut rng))
}

fn heard<G: Game>(events: &[Event<G>], viewer: Viewer) -> Vec<Event<G>> {
    events.iter().filter_map(|event| G::State::mask(event, viewer)).collect()
}

fn common_start<E: PartialEq>(mut one: Vec<E>, other: &[E]) -> Vec<E> {
    let agree = one.iter().zip(other).take_while(|(one, other)| one == other).count();
    one.truncate(agree);
    one
}
