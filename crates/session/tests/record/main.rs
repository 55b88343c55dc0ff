//! Records and sessions, tried on a tiny game of their own.

#![allow(missing_docs)]

mod fuzz;
mod log;
mod offer;
mod options;
mod play;
mod rules;
mod text;
mod undo;
mod vault;
mod verify;

use sandtable_core::{Seat, Turn};
use sandtable_session::{Dice, Session, Table, Title, TitleOf};
use vault::{Options, Vault};

const RED: Seat = Seat(0);
const BLUE: Seat = Seat(1);
const VAULT: TitleOf<Vault> = TitleOf::new();

/// A session where the cards are dealt by hand (3 to red, 4 to blue, 5 into the vault) and red is to move.
fn dealt(dice: Dice) -> Session<Vault> {
    let mut session = Session::new(Options::default(), dice).unwrap();
    for luck in ["deal 3", "deal 4", "hide 5"] {
        luck_is(&mut session, luck);
    }
    session
}

fn does(session: &mut Session<Vault>, seat: Seat, words: &[&str]) {
    for word in words {
        Table::act(session, seat, word).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
    }
}

fn luck_is(session: &mut Session<Vault>, word: &str) {
    Table::luck(session, Some(word)).unwrap_or_else(|refusal| panic!("{word}: {refusal}"));
}

/// Plays to the end: every seat banks what it can and pushes otherwise.
fn finished(dice: Dice) -> Session<Vault> {
    let mut session = Session::new(Options::default(), dice).unwrap();
    loop {
        match session.turn() {
            Turn::Over => return session,
            Turn::Chance => drop(session.roll().unwrap()),
            Turn::Seat(seat) => {
                let act = session
                    .legal()
                    .into_iter()
                    .find(|act| ["bank", "push"].contains(&act.to_string().as_str()));
                session.act(seat, act.unwrap()).unwrap();
            }
        }
    }
}

/// A finished game in which something was taken back: two steps by their seat, luck by consent.
fn eventful(dice: Dice) -> Session<Vault> {
    let mut session = dealt(dice);
    does(&mut session, RED, &["mark 1", "mark 2"]);
    session.restart_turn(RED).unwrap();
    does(&mut session, RED, &["push"]);
    luck_is(&mut session, "roll 6");
    session.undo_to(2).unwrap();
    luck_is(&mut session, "hide 2");
    for roll in ["roll 6", "roll 5"] {
        does(&mut session, RED, &["push"]);
        luck_is(&mut session, roll);
    }
    does(&mut session, RED, &["peek", "bank"]);
    assert_eq!(session.turn(), Turn::Over);
    session
}

/// The game as a program knows it that holds many.
fn title() -> &'static dyn Title {
    &VAULT
}
