//! The example of a game of somebody else is played through the engine and over HTTP.

#[path = "kill/http.rs"]
#[allow(dead_code, reason = "the test it is written for needs more of it")]
mod http;
#[path = "../examples/own_game.rs"]
#[allow(dead_code, unreachable_pub, reason = "it is a program of its own")]
mod own_game;

use std::net::SocketAddr;
use std::sync::mpsc;
use std::thread;

use own_game::PACKAGES;
use sandtable::{Engine, Program};
use sandtable_i18n::Lang;
use sandtable_server::Config;
use sandtable_store::testing::Scratch;

#[test]
fn a_program_of_its_own_hosts_it() {
    let mut engine = Engine::new(Program::new(PACKAGES, Some(Lang::En)).expect("good packages"));
    let mut answer = |request: &str| {
        let answer = engine.answer(request.as_bytes());
        assert!(!answer.contains("\"error\""), "{request}: {answer}");
        answer
    };
    assert!(answer(r#"{"id":1,"do":"titles"}"#).contains("The cup"));
    answer(r#"{"id":2,"do":"new","game":"cup","seed":1}"#);
    answer(r#"{"id":2,"do":"luck"}"#);
    for (id, name) in [(3, "greedy"), (4, "random")] {
        answer(&format!(r#"{{"id":{id},"do":"bot","name":"{name}","play":true}}"#));
    }
    assert!(answer(r#"{"id":5,"do":"turn"}"#).contains("The cup is lifted."));
}

/// A server in a thread of its own, which ends with the test.
fn served(database: String) -> SocketAddr {
    let (ready, address) = mpsc::channel();
    let listen = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { listen, ..Config::new(database, PACKAGES).for_tests() };
    thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        let tell = move |address| ready.send(address).expect("somebody waits");
        runtime.block_on(sandtable_server::serve(config, tell)).expect("it serves");
    });
    address.recv().expect("the server opens")
}

#[test]
fn people_play_it_in_their_browsers() {
    let folder = Scratch::new();
    let address = served(format!("sqlite:{}", folder.path().join("tables.db").display()));
    let mut client = http::Client { address, cookie: String::new(), csrf: String::new() };
    client.greet().unwrap();
    let opened = client.post("/new/cup", &[("seat0", "me"), ("seat1", "level1")]).unwrap();
    let table = opened.header("location").expect("a table is opened").to_owned();
    let page = client.get(&table).unwrap();
    assert_eq!(page.actions()[..2], ["high", "low"]);
    assert!(page.body.contains("data-element=\"high\"") && page.body.contains("cup.css"), "{}", page.body);
    let field = |name| page.value(name).expect("the form is whole");
    let (seat, revision, id) = (field("seat"), field("revision"), field("move"));
    let fields = [("seat", &*seat), ("revision", &*revision), ("move", &*id), ("action", "high")];
    assert_eq!(client.post(&format!("{table}/act"), &fields).unwrap().status, 303);
}
