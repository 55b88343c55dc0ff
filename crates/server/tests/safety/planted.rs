//! Whole games with secrets planted in them, and every byte sent to anybody searched for those of the others: the key
//! of the dice, the hashes of positions, seats' links, cookies, form tokens, private notes, and units behind a screen.

use sandtable_core::{Rng, Seat, Viewer};
use sandtable_session::{Dice, Step, StepKind, Table};
use sandtable_store::Secret;
use serde_json::Value as Json;

use crate::guest::{Answer, Guest};
use crate::test_app::{Scenario, TestApp, id};

/// The table as it truly is, rebuilt from what the store keeps.
async fn truth(app: &TestApp, table: &str) -> Box<dyn Table> {
    let (row, steps) = app.truth(table).await;
    let title = sandtable_games::find(&row.game).expect("it is on the list").title;
    let mut game = title.open(&row.options, Dice::from_key(row.dice_key.0)).unwrap();
    for step in &steps {
        match step.line.parse::<Step>().unwrap().kind {
            StepKind::Luck { .. } => drop(game.luck(None).unwrap()),
            StepKind::Act { seat, word } => {
                let seat = game.seats().iter().position(|known| *known == seat).unwrap();
                game.act(Seat(seat as u8), &word).unwrap();
            }
            StepKind::Undo(ply) => drop(game.undo_to(ply).unwrap()),
        }
    }
    game
}

/// What nobody may read before the end: the key, the hash of every position so far, the luck as it is written down.
async fn secrets_of_the_table(app: &TestApp, table: &str) -> Vec<String> {
    let (row, steps) = app.truth(table).await;
    let lines = steps.iter().map(|step| step.line.as_str());
    let luck = lines.clone().filter(|line| line.starts_with('*')).filter_map(|line| line.split(" #").next());
    let hashes = lines.filter_map(|line| Some(line.split_once('#')?.1));
    [hex(row.dice_key), hex(app.store.secrets(None).await.unwrap().current)]
        .into_iter()
        .chain(hashes.chain(luck).map(str::to_owned))
        .collect()
}

fn hex(secret: Secret) -> String {
    Dice::from_key(secret.0).key().unwrap().to_string()
}

fn search(tape: &str, secrets: &[String], whose: &str) {
    for secret in secrets {
        let found =
            tape.find(secret.as_str()).map(|at| tape[..at].chars().rev().take(300).collect::<String>());
        let before = found.map(|text| text.chars().rev().collect::<String>());
        assert!(before.is_none(), "{whose} was sent `{secret}` after: {}", before.unwrap_or_default());
    }
}

/// Every unit behind a screen that an answer names must be the viewer's own.
fn check_units(answer: &Answer, game: &dyn Table, eyes: Viewer) {
    let reserve = |side: &Json| side["reserve"].to_string();
    let own: String = game.view(eyes)["sides"].as_array().unwrap().iter().map(reserve).collect();
    for start in ["reserve-", "id=\"r-", "value=\"place "] {
        for part in answer.body.split(start).skip(1) {
            let unit =
                part.split(|c: char| !c.is_ascii_alphanumeric() && c != '-').next().unwrap_or_default();
            assert!(
                own.contains(&format!("\"{unit}\"")),
                "{eyes:?} was shown `{start}{unit}` and holds {own}"
            );
        }
    }
}

/// Everything a guest can look at, in any game.
async fn look_at_everything(guest: &mut Guest, table: &str, game: &dyn Table) {
    guest.get(table).await;
    guest.fragment(table).await;
    for path in [
        "record",
        "scenes?from=0",
        "preview?action=done",
        "why?element=none",
        "steer?element=none&target=none",
    ] {
        guest.get(&format!("{table}/{path}")).await;
    }
    for seat in game.seats().iter().chain(&["public"]) {
        guest.get(&format!("{table}/replay?ply={}&as={seat}", game.ply())).await;
    }
}

/// Everything a guest can look at; the page.
async fn look_around(guest: &mut Guest, table: &str, game: &dyn Table, eyes: Viewer) -> Answer {
    let ply = game.ply();
    let mut paths = vec![format!("{table}/record"), format!("{table}/preview?action=done"), "/".to_owned()];
    for seat in game.seats().iter().chain(&["public"]) {
        paths.push(format!("{table}/replay?ply={ply}&as={seat}"));
        paths.push(format!("{table}/why?element={seat}"));
    }
    for path in paths {
        let answer = guest.get(&path).await;
        check_units(&answer, game, eyes);
    }
    // What was told shows the board of then, with what the seat held then.
    let told = guest.get(&format!("{table}/scenes?from=0")).await;
    if eyes == Viewer::Public {
        check_units(&told, game, eyes);
    }
    let fragment = guest.fragment(table).await;
    check_units(&fragment, game, eyes);
    let page = guest.get(table).await;
    check_units(&page, game, eyes);
    page
}

/// Does something; the answer leads back to the table, or shows what came of it before the curtain falls.
async fn act(guest: &mut Guest, table: &str, page: &Answer, rng: &mut Rng) -> Answer {
    let actions = page.actions();
    let action = &actions[rng.below(actions.len() as u32) as usize];
    let fields = page.move_fields();
    let mut fields: Vec<_> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    fields.push(("action", action));
    let answer = guest.post(&format!("{table}/act"), &fields).await;
    assert!(answer.status.is_redirection() || answer.body.contains("data-handover"));
    answer
}

async fn open(guest: &mut Guest, board: &str, second: &str) -> String {
    let fields = [("option.board", board), ("seat0", "me"), ("seat1", second), ("public", "true")];
    let answer = guest.post("/new/natisk", &fields).await;
    answer.header("location").expect("a table is opened").to_owned()
}

/// Two guests by link, a spectator, and a second tab of the first guest that comes and goes.
async fn watched_game(board: &str, seed: u64) {
    let app = TestApp::new().await;
    let [mut ada, mut bob, mut eve] =
        [Guest::new(&app.router).await, Guest::new(&app.router).await, Guest::new(&app.router).await];
    let table = open(&mut ada, board, "link").await;
    let invitation = ada.get(&table).await.links().pop().expect("an invitation");
    bob.sit(&invitation).await;
    let notes = ["ada: take the straits", "bob: hold the straits"].map(str::to_owned);
    ada.post(&format!("{table}/notes"), &[("text", &notes[0])]).await;
    bob.post(&format!("{table}/notes"), &[("text", &notes[1])]).await;
    ada.tape.clear();
    let mut of_ada = vec![notes[0].clone(), ada.get(&table).await.links().remove(0)];
    let mut of_bob = vec![notes[1].clone(), bob.get(&table).await.links().remove(0)];
    of_ada.extend(ada.secrets());
    of_bob.extend(bob.secrets());
    let mut rng = Rng::new(seed);
    for round in 0.. {
        let game = truth(&app, &table).await;
        if game.outcome().is_some() {
            break;
        }
        let mut second_tab = ada.listen(&table, &round.to_string()).await;
        let pages = [
            look_around(&mut ada, &table, &*game, Viewer::Seat(Seat(0))).await,
            look_around(&mut bob, &table, &*game, Viewer::Seat(Seat(1))).await,
        ];
        look_around(&mut eve, &table, &*game, Viewer::Public).await;
        let everybody = secrets_of_the_table(&app, &table).await;
        let mover = usize::from(pages[0].actions().is_empty());
        assert!(pages[1 - mover].actions().is_empty(), "only one is to move");
        act(if mover == 0 { &mut ada } else { &mut bob }, &table, &pages[mover], &mut rng).await;
        ada.tape.push_str(&second_tab.ready());
        search(&ada.tape, &[&everybody[..], &of_bob].concat(), "the first guest");
        search(&bob.tape, &[&everybody[..], &of_ada].concat(), "the second guest");
        search(&eve.tape, &[&everybody[..], &of_ada, &of_bob].concat(), "the spectator");
        for guest in [&mut ada, &mut bob, &mut eve] {
            guest.tape.clear();
        }
    }
    assert_eq!(eve.get(&format!("{table}/record")).await.status, 200, "after the end everything is open");
}

/// Both seats at one screen: with the curtain down nothing is shown that the public does not see.
async fn game_at_one_screen(board: &str, seed: u64) {
    let app = TestApp::new().await;
    let mut ada = Guest::new(&app.router).await;
    let table = open(&mut ada, board, "here").await;
    let mut rng = Rng::new(seed);
    let mut curtains = 0;
    loop {
        let page = ada.get(&table).await;
        let game = truth(&app, &table).await;
        let sandtable_core::Turn::Seat(seat) = game.turn() else { break };
        let page = if page.body.contains("data-curtain") {
            curtains += 1;
            look_around(&mut ada, &table, &*game, Viewer::Public).await;
            let other = game.seats()[1 - seat.index()];
            ada.post(&format!("{table}/lift"), &[("seat", other)]).await;
            look_around(&mut ada, &table, &*game, Viewer::Public).await;
            ada.post_fragment(&format!("{table}/lift"), &[("seat", game.seats()[seat.index()])]).await
        } else {
            look_around(&mut ada, &table, &*game, Viewer::Seat(seat)).await
        };
        check_units(&page, &*game, Viewer::Seat(seat));
        search(&ada.tape, &secrets_of_the_table(&app, &table).await, "the guest");
        ada.tape.clear();
        let result = act(&mut ada, &table, &page, &mut rng).await;
        check_units(&result, &*truth(&app, &table).await, Viewer::Seat(seat));
    }
    assert!(curtains > 4, "only {curtains} curtains");
    assert_eq!(app.truth(&table).await.0.id, id(&table));
}

/// A guest at each seat and a spectator, whatever the game: for this many choices nobody is sent what only the server or
/// another guest may know.
async fn watched_by_all(scenario: &Scenario, choices: usize) {
    let app = TestApp::new().await;
    let mut people = Vec::new();
    for _ in 0..=scenario.seats() {
        people.push(Guest::new(&app.router).await);
    }
    let ids: Vec<_> = people[..scenario.seats()].iter().map(|guest| guest.id().to_owned()).collect();
    let table = app.lay(scenario, None, [5; 32], &ids.iter().map(String::as_str).collect::<Vec<_>>()).await;
    let mut own = Vec::new();
    for (nth, guest) in people[..scenario.seats()].iter_mut().enumerate() {
        let note = format!("note number {nth}: hold the line");
        guest.post(&format!("{table}/notes"), &[("text", &note)]).await;
        own.push([note].into_iter().chain(guest.secrets()).collect::<Vec<_>>());
    }
    own.push(people[scenario.seats()].secrets().to_vec());
    for guest in &mut people {
        guest.tape.clear();
    }
    let mut rng = Rng::new(3);
    for _ in 0..choices {
        let game = truth(&app, &table).await;
        let sandtable_core::Turn::Seat(mover) = game.turn() else { break };
        for guest in &mut people {
            look_at_everything(guest, &table, &*game).await;
        }
        let of_table = secrets_of_the_table(&app, &table).await;
        for (at, guest) in people.iter_mut().enumerate() {
            search(&guest.tape, &of_table, "a guest");
            let others = own.iter().enumerate().filter(|(other, _)| *other != at);
            others.for_each(|(_, secrets)| search(&guest.tape, secrets, "another guest"));
            guest.tape.clear();
        }
        let guest = &mut people[mover.index()];
        let page = guest.get(&table).await;
        act(guest, &table, &page, &mut rng).await;
    }
}

#[tokio::test]
async fn nobody_is_sent_what_only_others_may_know_in_any_game() {
    for scenario in Scenario::all() {
        watched_by_all(&scenario, 25 * sandtable_testkit::factor() as usize).await;
    }
}

#[tokio::test]
async fn two_guests_and_a_spectator_on_the_base_board() {
    for seed in 0..sandtable_testkit::factor() {
        watched_game("base", seed).await;
    }
}

#[tokio::test]
async fn two_guests_and_a_spectator_in_nippon() {
    for seed in 0..sandtable_testkit::factor() {
        watched_game("nippon", seed).await;
    }
}

#[tokio::test]
async fn two_seats_at_one_screen() {
    for seed in 0..sandtable_testkit::factor() {
        game_at_one_screen("base", seed).await;
        game_at_one_screen("nippon", seed).await;
    }
}
