//! Games reviewed once they are over, and played on from where something went wrong.

use std::time::Duration;

use sandtable_bots::{Budget, ReviewPlan};
use sandtable_core::Turn;
use sandtable_server::Config;
use sandtable_store::Store;
use std::sync::Arc;

use crate::browser::{Browser, Folder, Page, TestApp};

/// A game against a bot, played to its end without much thought.
async fn finished(browser: &mut Browser) -> String {
    let table = browser.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    for moves in 0..500 {
        let page = browser.wait(&table).await;
        if page.is_over() {
            return table;
        }
        let actions = page.actions();
        browser.act(&table, &page, &actions[moves % actions.len()]).await;
    }
    panic!("the game never ends")
}

/// Looks until the review is done.
async fn reviewed(browser: &mut Browser, table: &str) -> Page {
    for _ in 0..5000 {
        let page = browser.get(&format!("{table}/review")).await;
        if page.says("class=\"course-line") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(4)).await;
    }
    panic!("the review of {table} is never done")
}

/// An app whose reviews take as long as this.
async fn slow_app() -> TestApp {
    let folder = Arc::new(Folder::new());
    let config = Config::new(folder.database(), sandtable_games::all()).for_tests();
    let reviews = ReviewPlan { budget: Budget::AtMost(u32::MAX, Duration::from_mins(1)), ..config.reviews };
    TestApp::run(Config { reviews, ..config }, folder).await
}

#[tokio::test]
async fn a_game_is_reviewed_once_and_for_everybody() {
    let app = TestApp::new().await;
    let (mut ada, mut eve) = (app.browser(), app.browser());
    let table = finished(&mut ada).await;
    assert!(ada.get(&table).await.says("Review this game"));
    assert!(ada.get(&format!("{table}/review")).await.says("looks at every choice again"));
    let answer = ada.form(&format!("{table}/review"), &[]).await;
    assert_eq!(answer.location.as_deref(), Some(format!("{table}/review").as_str()));
    let page = reviewed(&mut ada, &table).await;
    assert!(page.says("What cost most") && page.says("What would have been better"), "{}", page.body);
    assert!(page.says("id=\"seat-axis\"") && !page.says("id=\"seat-allies\""), "a bot was the Allies");
    assert!(page.says("/replay?ply=") && page.says("Play on from here"));
    let all = eve.get(&format!("{table}/review?who=all")).await;
    assert!(all.says("id=\"seat-allies\""), "whoever may see the replay may see the review");
    let again = ada.post(&format!("{table}/review"), &[]).await;
    assert!(again.says("What cost most"), "it is not made twice");
}

#[tokio::test]
async fn nothing_is_reviewed_before_the_end() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    assert_eq!(ada.form(&format!("{table}/review"), &[]).await.status, 403);
    assert_eq!(ada.get(&format!("{table}/review")).await.status, 403);
    let fields = [("seat", "axis"), ("ply", "0")];
    assert_eq!(ada.form(&format!("{table}/fork"), &fields).await.status, 403);
}

#[tokio::test]
async fn a_guest_has_one_game_reviewed_at_a_time() {
    let app = slow_app().await;
    let mut ada = app.browser();
    let (first, second) = (finished(&mut ada).await, finished(&mut ada).await);
    assert!(ada.post(&format!("{first}/review"), &[]).await.says("The bot is looking at the game"));
    assert!(ada.post(&format!("{second}/review"), &[]).await.says("Another game is being reviewed"));
    assert!(ada.post(&format!("{first}/review"), &[]).await.says("The bot is looking at the game"));
    app.app.close();
}

#[tokio::test]
async fn bots_play_on_while_a_game_is_reviewed() {
    let app = slow_app().await;
    let mut ada = app.browser();
    let table = finished(&mut ada).await;
    ada.post(&format!("{table}/review"), &[]).await;
    let other = ada.open(&[("seat0", "me"), ("seat1", "level1")]).await;
    for _ in 0..3 {
        let page = ada.wait(&other).await;
        let action = page.actions()[0].clone();
        ada.act(&other, &page, &action).await;
    }
    ada.wait(&other).await;
    assert!(ada.get(&format!("{table}/review")).await.says("The bot is looking at the game"));
    app.app.close();
}

#[tokio::test]
async fn a_review_goes_with_its_table() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = finished(&mut ada).await;
    ada.post(&format!("{table}/review"), &[]).await;
    reviewed(&mut ada, &table).await;
    let store = Store::open(&app.folder.database()).await.unwrap();
    let id = table.trim_start_matches("/t/");
    assert!(store.review(id).await.unwrap().is_some_and(|review| review.finished));
    ada.post(&format!("{table}/delete"), &[]).await;
    assert_eq!(store.review(id).await.unwrap(), None);
    assert_eq!(ada.get(&format!("{table}/review")).await.status, 404);
}

#[tokio::test]
async fn a_review_that_was_left_unfinished_can_be_begun_again() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = finished(&mut ada).await;
    let store = Store::open(&app.folder.database()).await.unwrap();
    store.begin_review(table.trim_start_matches("/t/"), 100, 0).await.unwrap();
    let page = ada.get(&format!("{table}/review")).await;
    assert!(page.says("data-under-way"), "another node may be at it: {}", page.body);
}

#[tokio::test]
async fn somebody_plays_on_from_a_step_against_bots() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = finished(&mut ada).await;
    ada.post(&format!("{table}/review"), &[]).await;
    let review = reviewed(&mut ada, &table).await;
    let (seat, ply) = (review.value("seat").unwrap(), review.value("ply").unwrap());
    let fork = ada.form(&format!("{table}/fork"), &[("seat", &seat), ("ply", &ply)]).await;
    let fork = fork.location.unwrap_or_else(|| panic!("no fork: {}", fork.body));
    assert_ne!(fork, table);
    let page = ada.get(&fork).await;
    assert!(
        page.says("goes on from step") && page.says(&format!("{table}/replay?ply={ply}")),
        "{}",
        page.body
    );
    assert_eq!(page.value("seat").as_deref(), Some(seat.as_str()));
    let action = page.actions()[0].clone();
    assert!(ada.act(&fork, &page, &action).await.revision() > 0);
    let end = play_on(&mut ada, &fork).await;
    assert!(end.says("Review this game"));
    assert!(!ada.get(&format!("{fork}/replay")).await.says(&format!("{fork}/record")), "no fair record");
    assert!(ada.get(&format!("{table}/replay")).await.says(&format!("{table}/record")));
    let next = ada.post(&format!("{fork}/rematch"), &[]).await;
    assert!(!next.says("goes on from step"), "the next game begins at its beginning");
}

async fn play_on(browser: &mut Browser, table: &str) -> Page {
    loop {
        let page = browser.wait(table).await;
        if page.is_over() {
            return page;
        }
        let actions = page.actions();
        browser.act(table, &page, &actions[0]).await;
    }
}

#[tokio::test]
async fn nobody_plays_on_where_somebody_else_was_to_move() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let table = finished(&mut ada).await;
    let fork = format!("{table}/fork");
    for (seat, ply, status) in
        [("axis", "99999", 403), ("axis", "x", 400), ("moon", "3", 400), ("axis", "0", 403)]
    {
        assert_eq!(ada.form(&fork, &[("seat", seat), ("ply", ply)]).await.status, status, "{seat} {ply}");
    }
}

/// Any position of any game, as any seat to move knows it, can be set up again.
#[test]
fn every_game_can_be_played_on_from_anywhere() {
    for package in sandtable_games::all() {
        let title = package.title;
        let mut bot = title.bot("quick".parse().unwrap());
        let mut rng = sandtable_core::Rng::new(5);
        let mut table = title.open(&title.defaults(), sandtable_session::Dice::from_seed(5)).unwrap();
        while table.turn() != Turn::Over && table.ply() < 600 {
            let Turn::Seat(seat) = table.turn() else {
                table.luck(None).unwrap();
                continue;
            };
            if table.ply() % 7 < 2 {
                let state = title.imagine(&*table.position(), seat, table.ply() as u64);
                let fork =
                    title.set_by(table.rules(), &table.options(), &state, sandtable_session::Dice::by_hand());
                let fork = fork.unwrap_or_else(|why| panic!("{} at {}: {why}", title.id(), table.ply()));
                assert_eq!(fork.choices(), table.choices(), "{} at {}", title.id(), table.ply());
            }
            let word = bot.choose(&*table.position(), seat, &mut rng);
            table.act(seat, &word).unwrap();
        }
    }
}
