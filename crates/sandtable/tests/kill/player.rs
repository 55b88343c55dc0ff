//! Somebody who plays both sides of one table after another as fast as the server answers, remembers which moves were
//! acknowledged, and sends a move again, under the same id, for which no answer came.

use std::io;
use std::net::SocketAddr;
use std::sync::mpsc::Sender;

use sandtable_core::Rng;

use crate::http::{Answer, Client};

/// A move of which nobody knows yet whether it was made.
struct Pending {
    seat: String,
    revision: String,
    id: String,
    action: String,
}

/// A table and the moves at it that were acknowledged.
pub(crate) struct Played {
    pub(crate) table: String,
    pub(crate) acknowledged: Vec<String>,
    /// Is there a move without an answer?
    pub(crate) is_open: bool,
}

pub(crate) struct Player {
    pub(crate) client: Client,
    rng: Rng,
    is_solo: bool,
    pending: Option<Pending>,
    pub(crate) played: Vec<Played>,
    is_seated: bool,
}

impl Player {
    pub(crate) fn new(address: SocketAddr, seed: u64) -> Player {
        Player {
            client: Client { address, cookie: String::new(), csrf: String::new() },
            rng: Rng::new(seed),
            is_solo: seed.is_multiple_of(2),
            pending: None,
            played: Vec::new(),
            is_seated: false,
        }
    }

    /// Plays until the server is gone; every turn taken is told.
    pub(crate) fn play(&mut self, taken: &Sender<()>) {
        while self.turn().is_ok() {
            let _ = taken.send(()); // Nobody counts any more once the server is to be killed.
        }
    }

    /// Sends the move that was left without an answer.
    pub(crate) fn settle(&mut self) -> io::Result<()> {
        if self.pending.is_some() { self.send() } else { Ok(()) }
    }

    fn turn(&mut self) -> io::Result<()> {
        self.client.greet()?;
        self.settle()?;
        if !self.is_seated {
            self.sit_down()?;
        }
        let table = self.table();
        let page = self.client.get(&table)?;
        if page.body.contains("data-curtain") {
            let seat = page.value("seat").unwrap_or_default();
            return self.client.post(&format!("{table}/lift"), &[("seat", &seat)]).map(drop);
        }
        self.choose(&page);
        Ok(())
    }

    fn table(&self) -> String {
        self.played.last().expect("somebody sits at a table").table.clone()
    }

    fn sit_down(&mut self) -> io::Result<()> {
        let seats = if self.is_solo {
            [("seat0", "automa"), ("seat1", "me")]
        } else {
            [("seat0", "me"), ("seat1", "here")]
        };
        let answer = self.client.post("/new/natisk", &seats)?;
        let table = answer.header("location").expect("a table is opened").to_owned();
        self.played.push(Played { table, acknowledged: Vec::new(), is_open: false });
        self.is_seated = true;
        Ok(())
    }

    fn choose(&mut self, page: &Answer) {
        let mut actions = page.actions();
        if actions.is_empty() {
            assert!(
                page.body.contains("/rematch\""),
                "nothing can be done, but the game goes on: {}",
                page.body
            );
            self.is_seated = false;
            return;
        }
        let action = actions.swap_remove(self.rng.below(actions.len() as u32) as usize);
        let value = |name| page.value(name).expect("the form has all its fields");
        self.pending =
            Some(Pending { seat: value("seat"), revision: value("revision"), id: value("move"), action });
    }

    fn send(&mut self) -> io::Result<()> {
        let path = format!("{}/act", self.table());
        let Some(Pending { seat, revision, id, action }) = &self.pending else { return Ok(()) };
        let played = self.played.last_mut().expect("somebody sits at a table");
        played.is_open = true;
        let answer = self
            .client
            .post(&path, &[("seat", seat), ("revision", revision), ("move", id), ("action", action)])?;
        assert!(answer.is_move_taken(), "{}: {}", answer.status, answer.body);
        played.is_open = false;
        played.acknowledged.push(id.clone());
        self.pending = None;
        Ok(())
    }
}
