//! What luck may bring after an action, as far as the seat that thinks about it can know: the weights of the outcomes, averaged over
//! worlds it could imagine. The true one is not asked.

use sandtable_core::{Game, Message, Quiet, Rng, Rules, Seat, Seen, State, Turn};
use serde::Serialize;

use crate::{Refusal, Session};

/// How many worlds are asked.
const WORLDS: usize = 64;
/// If so many are the same, the seat knows everything, and no others are asked.
const ALIKE: usize = 8;
/// The worlds are the same each time, so that the answer is.
const SEED: u64 = 0x0dd5;
/// How many outcomes are told one by one.
const MOST: usize = 6;

/// Something luck may bring.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odd {
    /// What it is.
    pub what: Message,
    /// How likely it is, above 0 and at most 1.
    pub chance: f64,
}

impl<G: Game> Session<G> {
    /// What luck may bring right after the action, the likeliest first; empty if none is due, or if the game tells no odds there.
    /// The chances add up to 1 if luck is due in all worlds the seat can imagine and the game tells what each outcome means.
    pub fn odds(&self, seat: Seat, word: &str) -> Result<Vec<Odd>, Refusal> {
        self.check_turn(seat)?;
        let action = word.parse()?;
        self.check_legal(action)?;
        Ok(self.odds_of(seat, action))
    }

    /// The same in sentences, the least likely ones together.
    pub(crate) fn told_odds(
        &self,
        seat: Seat,
        action: <G::State as Rules>::Action,
    ) -> impl Iterator<Item = Message> + use<G> {
        let mut odds = self.odds_of(seat, action);
        let certain = odds.first().is_some_and(|odd| odd.chance > 1.0 - 1e-9);
        let rest = if odds.len() > MOST + 1 { odds.split_off(MOST) } else { Vec::new() };
        let others: f64 = rest.iter().map(|odd| odd.chance).sum();
        let others = (others > 0.0).then(|| Odd { what: Message::new("table-odds-others"), chance: others });
        odds.into_iter().chain(others).filter(move |_| !certain).map(Odd::say)
    }

    fn odds_of(&self, seat: Seat, action: <G::State as Rules>::Action) -> Vec<Odd> {
        let (seen, mut rng, mut odds) = (Seen::new(self.state(), seat), Rng::new(SEED), Vec::new());
        let (mut asked, mut alike) = (0, 0);
        let first = seen.imagine(&mut Rng::new(SEED));
        for at in 0..WORLDS {
            let mut world = seen.imagine(&mut rng);
            alike += usize::from(world == first);
            if at == ALIKE && alike > ALIKE {
                break;
            }
            if world.is_legal(action) {
                asked += 1;
                world.apply(action, &mut Quiet);
                add_odds(&world, seat, &mut odds);
            }
        }
        for odd in &mut odds {
            odd.chance /= f64::from(asked);
        }
        odds.sort_by(|one, other| other.chance.total_cmp(&one.chance));
        odds
    }
}

impl Odd {
    /// `38 %: an army of strength 2`
    fn say(self) -> Message {
        let percent = (100.0 * self.chance).round() as i64;
        let id = if percent == 0 { "table-odds-hardly" } else { "table-odds" };
        Message::new(id).with("percent", percent).with("what", self.what)
    }
}

/// Adds what luck may bring in a world in which it is due.
fn add_odds<S: State>(world: &S, seat: Seat, odds: &mut Vec<Odd>) {
    if world.turn() != Turn::Chance {
        return;
    }
    let mut outcomes = Vec::new();
    world.chances(&mut outcomes);
    let all: f64 = outcomes.iter().map(|&(_, weight)| f64::from(weight)).sum();
    for (outcome, weight) in outcomes {
        let Some(what) = world.luck_means(outcome, seat) else { continue };
        let chance = f64::from(weight) / all;
        match odds.iter_mut().find(|odd| odd.what == what) {
            Some(odd) => odd.chance += chance,
            None => odds.push(Odd { what, chance }),
        }
    }
}
