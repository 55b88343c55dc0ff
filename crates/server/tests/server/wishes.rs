//! Answers that nobody is asked for: offers somebody has put off, and questions with one answer.

use std::sync::Arc;

use crate::browser::{Browser, Page, TestApp};

/// Germany may attack an empty land, after which the British are offered the same response each time.
const GAME: &str = "onehour";
/// The response, as the British page says it and as it is answered.
const OFFER: &str = "respond code-breaking";

/// Bob plays the United Kingdom, Ada everybody else.
async fn war(app: &TestApp) -> (String, Browser, Browser) {
    let (mut ada, mut bob) = (app.browser(), app.browser());
    let seats = [("seat0", "me"), ("seat1", "link"), ("seat2", "me"), ("seat3", "me"), ("seat4", "me")];
    let table = ada.open_game(GAME, &seats).await;
    let link = ada.get(&table).await.links()[1].clone();
    bob.sit(&link).await;
    (table, ada, bob)
}

/// Does the first things that begin with these words.
async fn play(who: &mut Browser, table: &str, words: &[&str]) -> Page {
    let mut page = who.get(table).await;
    for word in words {
        let actions = page.actions();
        let action = actions.iter().find(|action| action.starts_with(word));
        let action = action.unwrap_or_else(|| panic!("`{word}` is not among {actions:?}"));
        page = who.act(table, &page, action).await;
    }
    page
}

/// The first attack, which the British put off answering; then everybody but Germany passes.
async fn put_off(app: &TestApp, until: &[(&str, &str)]) -> (String, Browser, Browser) {
    let (table, mut ada, mut bob) = war(app).await;
    play(&mut ada, &table, &["attack balkans", "send", "done"]).await;
    let page = bob.get(&table).await;
    assert!(page.actions().contains(&OFFER.to_owned()), "{:?}", page.actions());
    let declined = bob.post(&format!("{table}/put-off"), &page.move_fields(until).pairs()).await;
    assert!(declined.says("id=\"wishes\"") && declined.revision() > page.revision(), "{}", declined.body);
    play(&mut ada, &table, &["decline"]).await;
    all_pass(&table, &mut ada, &mut bob).await;
    (table, ada, bob)
}

/// The four nations after Germany.
async fn all_pass(table: &str, ada: &mut Browser, bob: &mut Browser) {
    play(bob, table, &["pass"]).await;
    play(ada, table, &["pass", "pass", "pass"]).await;
}

/// Whatever has to be decided before the response is; what Bob can do then.
async fn until_offered(table: &str, ada: &mut Browser, bob: &mut Browser) -> Vec<String> {
    for _ in 0..6 {
        let (his, hers) = (bob.get(table).await.actions(), ada.get(table).await.actions());
        let next =
            ["done", "send "].into_iter().find(|word| hers.iter().any(|action| action.starts_with(word)));
        match (his.first(), next) {
            (Some(_), _) if his.contains(&OFFER.to_owned()) => break,
            (Some(_), _) => play(bob, table, &["done"]).await,
            (None, Some(next)) => play(ada, table, &[next]).await,
            (None, None) => break,
        };
    }
    bob.get(table).await.actions()
}

/// Germany attacks once more. Is Bob asked about the response?
async fn is_asked_after(table: &str, ada: &mut Browser, bob: &mut Browser, attack: &str) -> bool {
    play(ada, table, &[attack, "send", "done"]).await;
    bob.get(table).await.actions().contains(&OFFER.to_owned())
}

#[tokio::test]
async fn an_offer_is_declined_unasked_until_the_seat_wants_to_be_asked_again() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = put_off(&app, &[("until", "period")]).await;
    let public = |page: &Page| !page.says("wishes") && !page.says("ask-again") && !page.says("You decline");
    assert!(public(&ada.get(&table).await) && public(&app.browser().get(&table).await));
    assert!(!is_asked_after(&table, &mut ada, &mut bob, "attack scandinavia").await);
    let page = ada.get(&table).await;
    assert!(public(&page), "nobody else sees it");
    assert!(page.says("Decline"), "an ordinary step of the log: {}", page.body);
    let mine = bob.get(&table).await;
    assert!(mine.says("Code Breaking (this year)") && mine.says("Ask me again"), "{}", mine.body);
    let revoked =
        bob.post(&format!("{table}/ask-again"), &[("seat", "uk"), ("offer", "code-breaking")]).await;
    assert!(!revoked.says("id=\"wishes\""));
    play(&mut ada, &table, &["decline"]).await;
    all_pass(&table, &mut ada, &mut bob).await;
    play(&mut ada, &table, &["attack north-africa"]).await;
    let asked = until_offered(&table, &mut ada, &mut bob).await;
    assert!(asked.contains(&OFFER.to_owned()), "he is asked again: {asked:?}");
}

#[tokio::test]
async fn a_restart_keeps_what_was_put_off() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = put_off(&app, &[("until", "period")]).await;
    let folder = Arc::clone(&app.folder);
    drop(app);
    let app = TestApp::over(folder).await;
    (ada.router, bob.router) = (app.router.clone(), app.router.clone());
    assert!(bob.get(&table).await.says("Code Breaking (this year)"));
    assert!(!is_asked_after(&table, &mut ada, &mut bob, "attack scandinavia").await);
}

#[tokio::test]
async fn what_concerns_the_space_is_asked_and_ends_the_wish() {
    let app = TestApp::new().await;
    let until = [("until", "subject"), ("subject", "scandinavia")];
    let (table, mut ada, mut bob) = put_off(&app, &until).await;
    assert!(bob.get(&table).await.says("Code Breaking (until it concerns: Scandinavia)"));
    assert!(is_asked_after(&table, &mut ada, &mut bob, "attack scandinavia").await);
    assert!(!bob.get(&table).await.says("id=\"wishes\""));
}

#[tokio::test]
async fn whoever_takes_back_an_answer_is_asked_and_the_wish_stays() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = put_off(&app, &[("until", "period")]).await;
    assert!(!is_asked_after(&table, &mut ada, &mut bob, "attack scandinavia").await);
    let page = bob.get(&table).await;
    bob.post(&format!("{table}/request-undo"), &page.move_fields(&[]).pairs()).await;
    ada.post(&format!("{table}/answer"), &[("answer", "yes")]).await;
    let asked = bob.get(&table).await;
    assert!(asked.actions().contains(&OFFER.to_owned()) && asked.says("Code Breaking (this year)"));
    let played = bob.act(&table, &asked, OFFER).await;
    assert!(played.says("Code Breaking (this year)"), "the wish outlives an answer by hand");
}

#[tokio::test]
async fn only_the_seat_that_is_asked_puts_off_and_only_what_can_be() {
    let app = TestApp::new().await;
    let (table, mut ada, mut bob) = war(&app).await;
    let path = format!("{table}/put-off");
    for who in [&mut ada, &mut bob] {
        let page = who.get(&table).await;
        let same = who.post(&path, &page.move_fields(&[("until", "period")]).pairs()).await;
        assert_eq!(same.revision(), page.revision(), "nothing is offered yet");
    }
    play(&mut ada, &table, &["attack balkans", "send", "done"]).await;
    let page = bob.get(&table).await;
    let fields = page.move_fields(&[("until", "subject"), ("subject", "moon")]);
    assert!(bob.post(&path, &fields.pairs()).await.says("cannot be put off"));
    assert_eq!(bob.form(&path, &page.move_fields(&[("until", "noon")]).pairs()).await.status, 400);
    let stolen = ada.post(&path, &page.move_fields(&[("until", "period")]).pairs()).await;
    assert_eq!(stolen.revision(), page.revision());
    let revoked =
        ada.post(&format!("{table}/ask-again"), &[("seat", "uk"), ("offer", "code-breaking")]).await;
    assert_eq!(revoked.revision(), page.revision());
}

#[tokio::test]
async fn a_question_with_one_answer_holds_nobody_up_where_nothing_is_hidden() {
    let app = TestApp::with_council().await;
    let options = [("option.players", "2"), ("option.hurried", "true"), ("seat0", "me"), ("seat1", "link")];
    for (is_open, left) in [(true, 0), (false, 2)] {
        let (mut ada, mut bob) = (app.browser(), app.browser());
        let mut fields = options.to_vec();
        fields.extend(is_open.then_some(("option.open", "true")));
        let table = ada.open_game("council", &fields).await;
        let link = ada.get(&table).await.links()[1].clone();
        bob.sit(&link).await;
        play(&mut ada, &table, &["pass"]).await;
        play(&mut bob, &table, &["pass"]).await;
        for nth in 0..left {
            let who = if nth == 0 { &mut ada } else { &mut bob };
            assert!(!who.get(&table).await.is_over(), "a pause could tell something of a hand");
            play(who, &table, &["pass"]).await;
        }
        assert!(ada.get(&table).await.is_over());
    }
}

#[tokio::test]
async fn seats_are_shared_as_usual_or_one_by_one() {
    let app = TestApp::new().await;
    let mut ada = app.browser();
    let form = ada.get("/new/onehour").await;
    assert!(form.says("value=\"three\"") && form.says("name=\"seat4\"") && !form.says("name=\"player0\""));
    let form = ada.get("/new/onehour?split=three").await;
    assert!(form.says("name=\"player2\"") && !form.says("name=\"player3\"") && !form.says("name=\"seat0\""));
    let shared = [("split", "three"), ("player0", "level1"), ("player1", "me"), ("player2", "level2")];
    let table = ada.open_game(GAME, &shared).await;
    let store = sandtable_store::Store::open(&app.folder.database()).await.unwrap();
    let row = store.table(table.trim_start_matches("/t/")).await.unwrap();
    let owners: Vec<_> = row.seats.iter().map(|seat| seat.owner.bot().unwrap_or("me").to_owned()).collect();
    assert_eq!(owners, ["level1", "me", "level1", "level2", "me"]);
    let own = [
        ("split", "none"),
        ("seat0", "me"),
        ("seat1", "level1"),
        ("seat2", "level1"),
        ("seat3", "level1"),
        ("seat4", "me"),
    ];
    let table = ada.open_game(GAME, &own).await;
    let row = store.table(table.trim_start_matches("/t/")).await.unwrap();
    assert!(row.seats[4].owner.bot().is_none() && row.seats[1].owner.bot().is_some());
}

#[tokio::test]
async fn a_long_list_of_choices_is_grouped_by_piece() {
    let app = TestApp::new().await;
    let (table, mut ada, _) = war(&app).await;
    assert!(!ada.get(&table).await.says("class=\"group\""));
    let page = play(&mut ada, &table, &["redeploy"]).await;
    assert!(page.actions().len() > 20, "{:?}", page.actions());
    assert_eq!(page.body.matches("class=\"group\"").count(), 4, "those with more than one choice");
    assert!(page.says("id=\"group-germany-german-army1\""), "{}", page.body);
    assert!(!page.says("id=\"group-baltic-german-fleet1\""), "what is alone is not folded");
}
