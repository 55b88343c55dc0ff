//! How a finished game went: where the points came from, and the points by step. Everything is open then.

use std::sync::Arc;

use sandtable_core::{Message, Outcome, Seat, TallyLine};
use sandtable_session::Table;

use super::replayed_game::ReplayedGame;
use crate::model::{Account, Summary};

/// What is told of a finished game.
pub(super) fn summary(game: &ReplayedGame, outcome: &Outcome, share: String) -> Summary {
    Summary { accounts: accounts(game.game(), outcome), course: Arc::clone(game.course()), share }
}

/// Who has which points and why. Allies with one account share it.
fn accounts(game: &dyn Table, outcome: &Outcome) -> Vec<Account> {
    let mut accounts: Vec<Account> = Vec::new();
    for seat in (0..game.seats().len() as u8).map(Seat) {
        let lines = complete(game.tally(seat), outcome.scores.get(seat.index()).copied());
        let shared = |account: &&mut Account| {
            account.lines == lines && game.allies(seat).has(account.seats[0]) && !lines.is_empty()
        };
        match accounts.iter_mut().find(shared) {
            Some(account) => account.seats.push(seat),
            None => accounts.push(Account { seats: vec![seat], lines }),
        }
    }
    accounts
}

/// What a game that began in the middle brought along is a line too.
fn complete(mut lines: Vec<TallyLine>, score: Option<i32>) -> Vec<TallyLine> {
    let rest = score.map_or(0, |score| score - lines.iter().map(|line| line.points).sum::<i32>());
    if rest != 0 {
        lines.push(TallyLine::new(Message::new("web-tally-before"), rest));
    }
    lines
}
