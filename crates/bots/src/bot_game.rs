//! One game between bots, and what is worth remembering of it.

use sandtable_core::prelude::*;
use sandtable_core::{Game, Outcome, Quiet, Rng, Seat, Seen, State, Turn};

use crate::tally::Tally;
use crate::{Bot, BotSpec};

/// A game that was played.
pub(crate) struct BotGame {
    pub(crate) outcome: Outcome,
    pub(crate) steps: u32,
    pub(crate) lead_changes: u32,
    /// How many legal actions there were at each choice.
    pub(crate) widths: Tally,
    pub(crate) rounds: Option<u32>,
    /// What each seat has at the end.
    pub(crate) stats: Vec<Vec<(String, u32)>>,
}

/// Plays from this state to the end, a bot in each seat. Luck has a stream of its own, so that it does not depend on
/// how much a bot thinks. `sides` is the first seat of each side.
pub(crate) fn play<G: Game>(
    mut state: G::State,
    sides: &[Seat],
    lineup: &[BotSpec],
    rng: &mut Rng,
) -> BotGame {
    let mut luck = rng.branch();
    let mut players: Vec<_> = lineup.iter().map(|spec| (spec.bot::<G>(1), rng.branch())).collect();
    let (mut steps, mut widths, mut lead) = (0, Tally::default(), Lead::default());
    let mut legal = Vec::new();
    loop {
        match state.turn() {
            Turn::Seat(seat) => {
                let action = ask(&state, seat, &mut players[seat.index()], &mut legal);
                widths.add(legal.len() as i64);
                state.apply(action, &mut Quiet);
            }
            Turn::Chance => {
                let outcome = state.sample(&mut luck);
                state.resolve(outcome, &mut Quiet);
            }
            Turn::Over => break,
        }
        steps += 1;
        lead.look(&state, sides);
    }
    let outcome = state.outcome().expect("a game that is over has an outcome");
    BotGame {
        outcome,
        steps,
        lead_changes: lead.changes,
        widths,
        rounds: state.rounds(),
        stats: (0..lineup.len()).map(|seat| state.stats(Seat(seat as u8))).collect(),
    }
}

/// What the bot chooses for the seat; leaves in `legal` what it could choose from.
fn ask<S: State>(
    state: &S,
    seat: Seat,
    (bot, rng): &mut (Box<dyn Bot<S>>, Rng),
    legal: &mut Vec<S::Action>,
) -> S::Action {
    let seen = Seen::new(state, seat);
    seen.legal(legal);
    let action = bot.choose(&seen, rng);
    debug_assert!(state.is_legal(action), "a bot chose `{action}`, which is not legal");
    action
}

/// The first seat of each side: seats that win and lose together stand alike.
pub(crate) fn first_seats<G: Game>(options: &G::Options) -> Vec<Seat> {
    let seats = (0..G::seats(options).len() as u8).map(Seat);
    seats.filter(|&seat| G::allies(options, seat).iter().next() == Some(seat)).collect()
}

/// Which side is ahead, and how often that changed.
#[derive(Default)]
struct Lead {
    leader: Option<usize>,
    changes: u32,
}

impl Lead {
    fn look<S: State>(&mut self, state: &S, sides: &[Seat]) {
        let now = leader(&standings(state, sides));
        if now.is_some() && now != self.leader {
            self.changes += u32::from(self.leader.is_some());
            self.leader = now;
        }
    }
}

/// How each side stands. A single one plays against the game, which has what the side lacks.
fn standings<S: State>(state: &S, sides: &[Seat]) -> Vec<f32> {
    let mut values: Vec<f32> = sides.iter().map(|&seat| state.value(seat)).collect();
    if let [alone] = values[..] {
        values.push(1.0 - alone);
    }
    values
}

/// The one with the highest value, unless another has as much.
fn leader(values: &[f32]) -> Option<usize> {
    let highest = values.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut leaders = (0..values.len()).filter(|&side| values[side] >= highest);
    leaders.next().filter(|_| leaders.next().is_none())
}

#[cfg(test)]
mod tests {
    use super::leader;

    #[test]
    fn nobody_leads_in_a_tie() {
        assert_eq!(leader(&[0.2, 0.5, 0.3]), Some(1));
        assert_eq!(leader(&[0.5, 0.5, 0.3]), None);
        assert_eq!(leader(&[]), None);
    }
}
