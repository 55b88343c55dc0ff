//! Puzzles: how they are opened, answered, tried again and played on, who has solved them, and that nothing hidden gets out.

use sandtable_core::{Seat, Turn, Viewer};
use sandtable_games::find;
use sandtable_session::{Puzzle, Table};
use sandtable_store::Store;

use crate::browser::{Browser, Page, TestApp};

const GAME: &str = "natisk";

fn puzzle(game: &str, id: &str) -> Puzzle {
    find(game).and_then(|package| package.puzzle(id)).expect("there is such a puzzle")
}

/// The true table of a puzzle, and who is asked.
fn truth(game: &str, id: &str) -> (Box<dyn Table>, Seat) {
    let title = find(game).expect("a game").title;
    let table = puzzle(game, id).table(title).expect("it replays");
    let Turn::Seat(seat) = table.turn() else { panic!("somebody is asked") };
    (table, seat)
}

async fn open(browser: &mut Browser, id: &str) -> String {
    let page = browser.form(&format!("/puzzles/{GAME}/{id}"), &[]).await;
    page.location.unwrap_or_else(|| panic!("no table: {} {}", page.status, page.body))
}

fn wrong(page: &Page, id: &str) -> String {
    let solutions = puzzle(GAME, id).solutions;
    page.actions().into_iter().find(|action| !solutions.contains(action)).expect("something is wrong")
}

#[tokio::test]
async fn who_solves_a_puzzle_is_remembered_for_them_alone() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    assert!(ada.get("/").await.says("href=\"/puzzles/natisk\""));
    let table = open(&mut ada, "01").await;
    let asked = ada.get(&table).await;
    assert!(asked.says("Find the best move.") && !asked.says("id=\"try-again\""));
    let missed = ada.act(&table, &asked, &wrong(&asked, "01")).await;
    assert!(missed.says("There is a much better move.") && missed.says("id=\"solution\""), "{}", missed.body);
    assert!(!ada.get("/puzzles/natisk").await.says("badge solved"));
    let again = ada.post(&format!("{table}/try-again"), &missed.move_fields(&[]).pairs()).await;
    assert!(again.says("Find the best move."), "{}", again.body);
    let solved = ada.act(&table, &again, &puzzle(GAME, "01").solutions[0]).await;
    assert!(solved.says("Nothing else comes close.") && solved.says("id=\"next-puzzle\""), "{}", solved.body);
    let list = ada.get("/puzzles/natisk").await;
    assert!(list.says("Solved in 2 tries") && list.says("1 of 12 solved"), "{}", list.body);
    assert!(ada.get("/puzzles").await.says("1 of 12 solved"));
    assert!(!eve.get("/puzzles/natisk").await.says("badge solved"));
}

#[tokio::test]
async fn bots_wait_until_the_solver_plays_on() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = open(&mut ada, "01").await;
    let asked = ada.get(&table).await;
    let solved = ada.act(&table, &asked, &puzzle(GAME, "01").solutions[0]).await;
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    assert_eq!(ada.get(&table).await.revision(), solved.revision(), "nobody has moved");
    ada.post(&format!("{table}/play-on"), &[]).await;
    let later = ada.wait(&table).await;
    assert!(later.revision() > solved.revision() && !later.says("id=\"puzzle\""), "{}", later.body);
}

#[tokio::test]
async fn the_next_puzzle_takes_the_place_of_the_one_before() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    let table = open(&mut ada, "01").await;
    let id = table.trim_start_matches("/t/");
    eve.form("/puzzles/natisk/02", &[("from", id)]).await;
    assert_eq!(ada.get(&table).await.status, 200, "it is not hers");
    ada.form("/puzzles/natisk/02", &[("from", id)]).await;
    assert_ne!(ada.get(&table).await.status, 200);
}

#[tokio::test]
async fn what_is_no_puzzle_is_not_found() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    for path in ["/puzzles/natisk/99", "/puzzles/chess/01"] {
        assert_eq!(ada.form(path, &[]).await.status, 404, "{path}");
    }
    assert_eq!(ada.get("/puzzles/chess").await.status, 404);
}

/// All that is dealt anew may be something else than in the true game, and the seat sees the same all the same.
#[tokio::test]
async fn a_table_with_a_puzzle_knows_no_more_than_its_seat() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let mut others = 0;
    for text in find(GAME).expect("a game").puzzles {
        let (truth, seat) = truth(GAME, text.id);
        let table = open(&mut ada, text.id).await;
        let store = Store::open(&app.folder.database()).await.unwrap();
        let row = store.table(table.trim_start_matches("/t/")).await.unwrap();
        let state = row.state.expect("it was set up");
        let dice = sandtable_session::Dice::by_hand();
        let kept = find(GAME).unwrap().title.set_by(row.rules, &row.options, &state, dice).unwrap();
        assert_eq!(kept.view(Viewer::Seat(seat)), truth.view(Viewer::Seat(seat)));
        others += usize::from(state != truth.state());
        let page = ada.get(&table).await;
        assert!(!page.says("#") || !page.says(&truth.hash()), "the true game is on the page");
    }
    assert!(others > 5, "only {others} were dealt anew");
}
