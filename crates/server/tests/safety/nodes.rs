//! Two nodes over one PostgreSQL database: any node serves any table, changes reach the pages of both, and of two moves
//! at one ply one is made.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use sandtable_core::Rng;
use sandtable_server::{App, Config};
use sandtable_session::{Record, verify};
use sandtable_store::Store;
use sandtable_store::testing::Postgres;
use tokio::time::timeout;

use crate::guest::{Answer, Events, Guest, between};
use crate::test_app::{id, title};

/// Longer than anything takes; only so that a failure ends.
const EVER: Duration = Duration::from_mins(2);

/// Two nodes and a second look at their store.
struct Nodes {
    routers: [Router; 2],
    apps: [Arc<App>; 2],
    store: Store,
}

impl Nodes {
    async fn new() -> Nodes {
        let url = Postgres::database().await;
        let open = || App::open(Config::new(url.clone(), sandtable_games::all()).for_tests());
        let apps = [open().await.unwrap(), open().await.unwrap()];
        let routers = apps.each_ref().map(|app| sandtable_server::router(Arc::clone(app)));
        Nodes { routers, apps, store: Store::open(&url).await.unwrap() }
    }

    /// The same guest at each node.
    async fn guest(&self) -> [Guest; 2] {
        let first = Guest::new(&self.routers[0]).await;
        let second = Guest {
            router: self.routers[1].clone(),
            cookie: first.cookie.clone(),
            csrf: first.csrf.clone(),
            tape: String::new(),
        };
        [first, second]
    }

    /// Checks what is kept of a table: every step legal, every hash right, the dice honest.
    async fn verify(&self, table: &str) {
        let (row, steps) = self.store.load(id(table)).await.unwrap();
        let dice = sandtable_session::Dice::from_key(row.dice_key.0);
        let head = format!("sandtable 1\ngame {}\nrules {}\noptions {}", row.game, row.rules, row.options);
        let sworn = format!("dice {}\n---", dice.commitment().unwrap());
        let lines = steps.into_iter().map(|step| step.line);
        let key = format!("---\nkey {}\n", dice.key().unwrap());
        let text: Vec<_> = [head, sworn].into_iter().chain(lines).chain([key]).collect();
        verify(title(), &Record::parse(&text.join("\n")).unwrap()).unwrap();
    }
}

async fn open(guest: &mut Guest, second: &str) -> String {
    let answer = guest.post("/new/natisk", &[("seat0", "me"), ("seat1", second)]).await;
    answer.header("location").expect("a table is opened").to_owned()
}

/// Looks until there is something to do, or the game is over.
async fn wait(guest: &mut Guest, table: &str) -> Answer {
    let look = async {
        loop {
            let page = guest.get(table).await;
            if !page.actions().is_empty() || page.body.contains("/rematch\"") {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(EVER, look).await.expect("somebody moves")
}

/// Looks until the page is this old.
async fn wait_for_age(guest: &mut Guest, table: &str, revision: &str) -> Answer {
    let look = async {
        loop {
            let page = guest.get(table).await;
            if page.value("revision").as_deref() == Some(revision) && !page.actions().is_empty() {
                return page;
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(EVER, look).await.expect("the other node hears of the change")
}

async fn act(guest: &mut Guest, table: &str, page: &Answer, action: &str, move_id: &str) -> Answer {
    let [seat, revision, _] = page.move_fields();
    let fields =
        [("seat", seat.1.as_str()), ("revision", &revision.1), ("move", move_id), ("action", action)];
    guest.post(&format!("{table}/act"), &fields).await
}

/// Waits until a page has heard of at least this version.
async fn hear(events: &mut Events, version: u64) {
    let heard = async {
        loop {
            let event = events.next().await;
            let told = between(&event, "data: ", "\n").and_then(|told| told.trim().parse::<u64>().ok());
            if told.is_some_and(|told| told >= version) {
                return;
            }
        }
    };
    timeout(EVER, heard).await.expect("the page at the other node hears of the change");
}

/// Sits two people down and lifts nothing: each has one seat. Both at both nodes.
async fn two_people(nodes: &Nodes) -> (String, [[Guest; 2]; 2]) {
    let [mut ada, mut bob] = [nodes.guest().await, nodes.guest().await];
    let table = open(&mut ada[0], "link").await;
    let invitation = ada[0].get(&table).await.links().pop().expect("an invitation");
    bob[1].sit(&invitation).await;
    (table, [ada, bob])
}

/// Whoever is to move at this node, and their page.
async fn mover(people: &mut [[Guest; 2]; 2], table: &str, node: usize) -> (usize, Answer) {
    let look = async {
        loop {
            for (person, at) in people.iter_mut().enumerate() {
                let page = at[node].get(table).await;
                if !page.actions().is_empty() || page.body.contains("/rematch\"") {
                    return (person, page);
                }
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(EVER, look).await.expect("somebody is to move")
}

#[tokio::test]
async fn changes_made_at_one_node_reach_the_pages_of_the_other() {
    let nodes = Nodes::new().await;
    let (table, mut people) = two_people(&nodes).await;
    let mut ears = [people[0][0].listen(&table, "0").await, people[1][1].listen(&table, "0").await];
    let mut rng = Rng::new(1);
    for turn in 0..12 {
        let node = turn % 2;
        let before = nodes.store.table(id(&table)).await.unwrap();
        let (person, _) = mover(&mut people, &table, node).await;
        let page = wait_for_age(&mut people[person][node], &table, &before.seq.to_string()).await;
        let actions = page.actions();
        let action = &actions[rng.below(actions.len() as u32) as usize];
        act(&mut people[person][node], &table, &page, action, &format!("turn{turn}")).await;
        let after = nodes.store.table(id(&table)).await.unwrap();
        assert!(after.seq > before.seq, "a move through node {node} is made");
        hear(&mut ears[0], after.version).await;
        hear(&mut ears[1], after.version).await;
    }
    people[0][0].post(&format!("{table}/chat"), &[("text", "over the wire")]).await;
    let said = nodes.store.table(id(&table)).await.unwrap();
    hear(&mut ears[1], said.version).await;
    assert!(people[1][1].get(&table).await.body.contains("over the wire"));
    nodes.verify(&table).await;
}

/// The same guest moves at both nodes at once, from pages of the same revision; one of the moves is made.
async fn race(nodes: &Nodes, table: &str, people: &mut [[Guest; 2]; 2], nth: u64, rng: &mut Rng) {
    let (person, _) = mover(people, table, 0).await;
    let before = nodes.store.table(id(table)).await.unwrap().seq;
    let [here, there] = &mut people[person];
    let revision = before.to_string();
    let pages = [wait_for_age(here, table, &revision).await, wait_for_age(there, table, &revision).await];
    let actions = pages[0].actions();
    let mut any = || actions[rng.below(actions.len() as u32) as usize].clone();
    let (one, other) = (any(), any());
    // Every fifth time it is the same move, sent twice.
    let second = if nth.is_multiple_of(5) { "a" } else { "b" };
    let ids = [format!("race{nth}a"), format!("race{nth}{second}")];
    let answers = tokio::join!(
        act(here, table, &pages[0], &one, &ids[0]),
        act(there, table, &pages[1], &other, &ids[1])
    );
    assert!(!answers.0.status.is_server_error() && !answers.1.status.is_server_error());
    let steps = nodes.store.steps(id(table), before).await.unwrap();
    let made = steps.iter().filter(|step| !step.line.starts_with('*')).count();
    assert_eq!(made, 1, "race {nth}: {steps:?}");
}

#[tokio::test]
async fn two_nodes_racing_at_one_ply_make_one_move() {
    let nodes = Nodes::new().await;
    let mut rng = Rng::new(1);
    let mut races = 0..50 * sandtable_testkit::factor();
    while !races.is_empty() {
        let (table, mut people) = two_people(&nodes).await;
        while !nodes.store.table(id(&table)).await.unwrap().over
            && let Some(nth) = races.next()
        {
            race(&nodes, &table, &mut people, nth, &mut rng).await;
        }
        nodes.verify(&table).await;
    }
}

#[tokio::test]
async fn bots_play_once_whoever_looks() {
    let nodes = Nodes::new().await;
    let mut ada = nodes.guest().await;
    let table = open(&mut ada[0], "level1").await;
    let _ears = [ada[0].listen(&table, "0").await, ada[1].listen(&table, "0").await];
    for turn in 0.. {
        let node = turn % 2;
        let page = wait(&mut ada[node], &table).await;
        let Some(action) = page.actions().first().cloned() else { break };
        wait(&mut ada[1 - node], &table).await;
        act(&mut ada[node], &table, &page, &action, &format!("turn{turn}")).await;
        assert!(turn < 2000, "the game ends");
    }
    nodes.verify(&table).await;
    let records =
        [ada[0].get(&format!("{table}/record")).await, ada[1].get(&format!("{table}/record")).await];
    assert_eq!(records[0].body, records[1].body);
    assert!(nodes.apps.iter().all(|app| app.open_tables() == 1));
}
