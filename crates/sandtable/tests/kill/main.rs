//! The server is killed in the middle of load, again and again. Every acknowledged move must be there, once, and
//! every table must be whole.
//!
//! The ordinary run kills six times; `SANDTABLE_LONG=34` kills more than 200 times.

mod http;
mod player;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use player::{Played, Player};
use sandtable_core::Rng;
use sandtable_session::{Dice, Record, verify};
use sandtable_store::Store;

/// A server under way; it dies with the test.
struct Server {
    process: Child,
    address: SocketAddr,
}

impl Server {
    fn start(database: &Path) -> Server {
        let mut process = Command::new(env!("CARGO_BIN_EXE_sandtable"))
            .args(["serve", "--no-limits", "--port", "0", "--database"])
            .arg(database)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_once("http://").unwrap_or_else(|| panic!("no address in `{line}`")).1;
        let address = address.trim_end_matches(|c: char| !c.is_ascii_digit());
        Server { address: address.parse().unwrap(), process }
    }
}

impl Drop for Server {
    /// Not asked: killed.
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Everybody plays until the server is killed, a little after this many of their turns.
fn load_and_kill(server: Server, players: &mut [Player], turns: u32, after: Duration) {
    let (taken, watch) = mpsc::channel();
    std::thread::scope(|scope| {
        for player in players {
            player.client.address = server.address;
            let taken = taken.clone();
            scope.spawn(move || player.play(&taken));
        }
        drop(taken);
        for _ in 0..turns {
            watch.recv().expect("somebody plays as long as the server lives");
        }
        std::thread::sleep(after);
        drop(server);
    });
}

/// What is kept of a table fits what its player was told.
async fn check(store: &Store, played: &Played, guest: &str) {
    let id = played.table.trim_start_matches("/t/");
    let (row, steps) = store.load(id).await.unwrap();
    let dice = Dice::from_key(row.dice_key.0);
    let head = format!("sandtable 1\ngame {}\nrules {}\noptions {}", row.game, row.rules, row.options);
    let sworn = format!("dice {}\n---", dice.commitment().unwrap());
    let lines = steps.iter().map(|step| step.line.clone());
    let key = format!("---\nkey {}\n", dice.key().unwrap());
    let text: Vec<_> = [head, sworn].into_iter().chain(lines).chain([key]).collect();
    let record = Record::parse(&text.join("\n")).unwrap();
    verify(sandtable_games::find(&row.game).unwrap().title, &record)
        .unwrap_or_else(|why| panic!("{id}: {why}"));
    for move_id in &played.acknowledged {
        assert!(store.move_seq(id, move_id).await.unwrap().is_some(), "{id}: the move `{move_id}` is lost");
    }
    let made =
        steps.iter().filter(|step| step.by.as_deref() == Some(guest) && !step.line.starts_with('*')).count();
    let told = played.acknowledged.len();
    let most = told + usize::from(played.is_open);
    assert!((told..=most).contains(&made), "{id}: {made} moves are kept and {told} were acknowledged");
}

/// Checks the tables that may have changed since the last time: each player's last few.
fn check_all(database: &Path, players: &[Player], last: usize) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    runtime.block_on(async {
        let store = Store::open(database.to_str().unwrap()).await.unwrap();
        for player in players {
            for played in player.played.iter().rev().take(last) {
                check(&store, played, player.client.guest()).await;
            }
        }
        store.close().await;
    });
}

#[test]
fn no_acknowledged_move_is_lost_or_doubled_when_the_server_is_killed() {
    let folder = sandtable_store::testing::Scratch::new();
    let database = folder.path().join("tables.db");
    let mut rng = Rng::new(sandtable_testkit::only_seed().unwrap_or(1));
    let mut players: Vec<_> =
        (0..4).map(|seed| Player::new(SocketAddr::from(([127, 0, 0, 1], 0)), seed)).collect();
    for _ in 0..6 * sandtable_testkit::factor() {
        let server = Server::start(&database);
        let (turns, after) = (8 + rng.below(60), Duration::from_micros(rng.below(20_000).into()));
        load_and_kill(server, &mut players, turns, after);
        check_all(&database, &players, 10);
    }
    let server = Server::start(&database);
    for player in &mut players {
        player.client.address = server.address;
        player.settle().unwrap();
    }
    drop(server);
    assert!(players.iter().all(|player| player.played.iter().all(|played| !played.is_open)));
    check_all(&database, &players, usize::MAX);
    let moves: usize =
        players.iter().flat_map(|player| &player.played).map(|played| played.acknowledged.len()).sum();
    assert!(moves > 20, "only {moves} moves were made: that was no load");
    println!("{moves} moves were acknowledged");
}
